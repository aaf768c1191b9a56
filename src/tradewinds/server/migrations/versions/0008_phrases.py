"""Phrases beside texts, and tables at which the host wants no texts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("phrase", sa.String(length=20), nullable=True))
    op.add_column("matches", sa.Column("silenced", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("matches", "silenced")
    op.drop_column("chat", "phrase")
