"""Servers give signs of life; positions of running matches; matches that went on under other rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_nodes")),
    )
    op.create_table(
        "drivers",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("node", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_drivers")),
    )
    op.create_table(
        "presence",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("node", sa.String(length=32), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("match", "node", "guest", name=op.f("pk_presence")),
    )
    op.create_table(
        "positions",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("plain", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_positions_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "kind", name=op.f("pk_positions")),
    )
    op.add_column("matches", sa.Column("continued", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("matches", "continued")
    for table in ("positions", "presence", "drivers", "nodes"):
        op.drop_table(table)
