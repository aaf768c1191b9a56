"""Tables are closed, left, put away and laid again; which round a match is in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("revision", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("barred", sa.Text(), nullable=True))
    op.add_column("matches", sa.Column("again", sa.String(length=32), nullable=True))
    op.create_index(op.f("ix_matches_again"), "matches", ["again"])
    op.add_column("decisions", sa.Column("round", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "away",
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_away_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guest", "match", name=op.f("pk_away")),
    )
    op.create_index(op.f("ix_away_match"), "away", ["match"])


def downgrade() -> None:
    op.drop_table("away")
    op.drop_column("decisions", "round")
    op.drop_index(op.f("ix_matches_again"), "matches")
    for column in ("again", "barred", "revision"):
        op.drop_column("matches", column)
