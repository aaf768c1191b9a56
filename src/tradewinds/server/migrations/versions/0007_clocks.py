"""Clocks, pauses, and the moment until which they were surely kept; who wishes to be written to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("clock", sa.Text(), nullable=True))
    op.add_column("matches", sa.Column("times", sa.Text(), nullable=True))
    op.add_column("matches", sa.Column("since", sa.BigInteger(), nullable=True))
    op.add_column("matches", sa.Column("deadline", sa.BigInteger(), nullable=True))
    op.add_column("matches", sa.Column("ticks", sa.Integer(), nullable=False, server_default="0"))
    op.create_index(op.f("ix_matches_deadline"), "matches", ["deadline"])
    op.create_table(
        "watch",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_watch")),
    )
    op.create_table(
        "addresses",
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("stop", sa.String(length=64), nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guest", name=op.f("pk_addresses")),
    )
    for column in ("token", "stop", "address"):
        op.create_index(op.f(f"ix_addresses_{column}"), "addresses", [column])
    op.create_table(
        "reminded",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_reminded_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "guest", name=op.f("pk_reminded")),
    )


def downgrade() -> None:
    op.drop_table("reminded")
    op.drop_table("addresses")
    op.drop_table("watch")
    op.drop_index(op.f("ix_matches_deadline"), "matches")
    for column in ("clock", "times", "since", "deadline", "ticks"):
        op.drop_column("matches", column)
