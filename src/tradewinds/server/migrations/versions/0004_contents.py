"""The cards of a match are kept, and its row names them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("content", sa.String(length=64), nullable=False, server_default=""))
    op.create_table(
        "contents",
        sa.Column("sha", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("documents", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("sha", name=op.f("pk_contents")),
    )


def downgrade() -> None:
    op.drop_table("contents")
    op.drop_column("matches", "content")
