"""After a match: records brought along, notes on positions, ratings with their ledger, leagues."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("brought", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "notes",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("shared", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_notes_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notes")),
    )
    op.create_index(op.f("ix_notes_match"), "notes", ["match"])
    op.create_index(op.f("ix_notes_guest"), "notes", ["guest"])
    op.create_table(
        "results",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("finished", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_results_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "guest", name=op.f("pk_results")),
    )
    op.create_index(op.f("ix_results_guest_finished"), "results", ["guest", "finished"])
    write_results()
    op.create_table(
        "opted",
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("since", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("guest", "since", name=op.f("pk_opted")),
    )
    op.create_table(
        "spoilt",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("why", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_spoilt_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_spoilt")),
    )
    op.create_table(
        "ledger",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("entry", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_ledger")),
        sa.UniqueConstraint("game", "n", name=op.f("uq_ledger_game_n")),
    )
    op.create_table(
        "steps",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("who", sa.String(length=80), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mu_before", sa.Double(), nullable=False),
        sa.Column("sigma_before", sa.Double(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("match", "who", name=op.f("pk_steps")),
    )
    op.create_index(op.f("ix_steps_who"), "steps", ["who"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("who", sa.String(length=80), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "who", name=op.f("pk_ratings")),
    )
    op.create_table(
        "leagues",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("invite", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_leagues")),
    )
    op.create_index(op.f("ix_leagues_host"), "leagues", ["host"])
    op.create_table(
        "members",
        sa.Column("league", sa.String(length=32), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("joined", sa.Integer(), nullable=False),
        sa.Column("standing", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["league"], ["leagues.id"], name=op.f("fk_members_league"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("league", "guest", name=op.f("pk_members")),
        sa.UniqueConstraint("league", "n", name=op.f("uq_members_league_n")),
    )
    op.create_index(op.f("ix_members_guest"), "members", ["guest"])
    op.create_table(
        "pairings",
        sa.Column("league", sa.String(length=32), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("board", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("match", sa.String(length=32), nullable=True),
        sa.Column("seated", sa.Text(), nullable=False),
        sa.Column("settled", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["league"], ["leagues.id"], name=op.f("fk_pairings_league"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("league", "round", "board", name=op.f("pk_pairings")),
    )
    op.create_index(op.f("ix_pairings_match"), "pairings", ["match"])


def write_results() -> None:
    """Matches that have ended before this belong to their players' histories, too."""
    connection = op.get_bind()
    asked = sa.text("SELECT id, game, finished, result FROM matches WHERE status = 'finished' AND result IS NOT NULL")
    sat = sa.text("SELECT seat, kind, guest FROM seats WHERE match = :match AND guest IS NOT NULL ORDER BY seat")
    results = sa.table("results", *map(sa.column, ("match", "guest", "game", "finished", "place", "points", "won")))
    for match in connection.execute(asked).all():
        scores = {score["seat"]: score for score in json.loads(match.result)}
        rows: dict[str, dict[str, object]] = {}
        for seat in connection.execute(sat, {"match": match.id}):
            score = scores.get(seat.seat)
            if score is None or seat.kind not in ("person", "bot"):
                continue
            row = {"match": match.id, "guest": seat.guest, "game": match.game, "finished": match.finished or 0}
            row |= {"place": score.get("place", 0), "points": score["total"]}
            row["won"] = bool(score["winner"]) and seat.kind == "person"
            if seat.guest not in rows or (row["won"] and not rows[seat.guest]["won"]):
                rows[seat.guest] = row
        if rows:
            connection.execute(results.insert(), list(rows.values()))


def downgrade() -> None:
    for table in ("pairings", "members", "leagues", "ratings", "steps", "ledger", "spoilt", "opted", "results"):
        op.drop_table(table)
    op.drop_table("notes")
    op.drop_column("matches", "brought")
