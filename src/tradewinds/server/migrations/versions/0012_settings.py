"""What people like, kept for whoever they are; the colours of seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "preferences",
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("liked", sa.Text(), nullable=False),
        sa.Column("times", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guest", name=op.f("pk_preferences")),
    )
    op.add_column("seats", sa.Column("colour", sa.String(length=16), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "colour")
    op.drop_table("preferences")
