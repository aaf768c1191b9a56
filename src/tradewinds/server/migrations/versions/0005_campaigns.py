"""Campaigns: stories over several matches, and the chain of the matches that were played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("campaign", sa.String(length=32), nullable=True))
    op.add_column("matches", sa.Column("carry", sa.Text(), nullable=True))
    op.create_index(op.f("ix_matches_campaign"), "matches", ["campaign"])
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("content", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("archive", sa.Text(), nullable=True),
        sa.Column("carry", sa.Text(), nullable=True),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("current", sa.String(length=32), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaigns")),
    )
    op.create_index(op.f("ix_campaigns_host"), "campaigns", ["host"])
    op.create_index(op.f("ix_campaigns_current"), "campaigns", ["current"])
    op.create_table(
        "chain",
        sa.Column("campaign", sa.String(length=32), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("carry", sa.Text(), nullable=False),
        sa.Column("record", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_chain_campaign"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("campaign", "n", name=op.f("pk_chain")),
    )


def downgrade() -> None:
    op.drop_table("chain")
    op.drop_table("campaigns")
    op.drop_index(op.f("ix_matches_campaign"), "matches")
    for column in ("carry", "campaign"):
        op.drop_column("matches", column)
