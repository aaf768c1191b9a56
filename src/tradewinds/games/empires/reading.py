"""The table read aloud, line by line: for the terminal, and for whoever listens instead of looking."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping

from tradewinds.games.empires.view import BoardView, EmpiresView
from tradewinds.kernel.game import OptionValue
from tradewinds.kernel.reading import Name, Say


def seats(say: Say, players: int, options: Mapping[str, OptionValue]) -> list[str]:
    return [say("read-seat", n=seat + 1) for seat in range(players)]


def board(view: EmpiresView, say: Say, name: Name, *, whole: bool = False) -> list[str]:
    """The round, the circle of tiles, the sea, everybody's stock; with `whole` all empires."""
    lines = [say("read-round", round=view.round, phase_name=say(f"phase-{view.phase}"), name=name(view.first))]
    lines.append(say("read-tiles", tiles=", ".join(say(f"tile-{tile}") for tile in view.circle)))
    up = [card for card in (*view.near.face_up, *view.far.face_up) if card is not None]
    lines.append(say("read-islands", islands=named(say, up)))
    if view.queue:
        ships = [
            say("read-ship", name=name(ship.seat), cargo=say(f"cargo-{cargo(ship.fish, ship.raze)}"))
            for ship in view.queue
        ]
        lines.append(say("read-queue", ships=", ".join(ships)))
    if view.solo is not None:
        if view.solo.event is not None:
            lines.append(say("read-event", event=say(f"event-{view.solo.event}")))
        goals = [say(f"goal-{one.goal}", there=one.there, needed=one.needed) for one in view.solo.goals]
        lines.append(say("read-goals", goals=", ".join(goals)))
    for one in view.boards:
        lines.append(board_line(one, say, name))
        if whole:
            lines.append(empire_line(one, say))
    return lines


def me(view: EmpiresView, say: Say, name: Name) -> list[str]:
    if view.seat is None:
        return []
    mine = view.boards[view.seat]
    lines = [board_line(mine, say, name), empire_line(mine, say)]
    lines.append(say("read-hand", cards=counted(say, mine.hand or {})))
    if mine.drawn:
        lines.append(say("read-drawn", cards=counted(say, mine.drawn)))
    return lines


def others(view: EmpiresView, say: Say, name: Name) -> list[str]:
    lines = [
        line
        for one in view.boards
        if one.seat != view.seat
        for line in (board_line(one, say, name), empire_line(one, say))
    ]
    return lines or [say("read-alone")]


def cargo(fish: bool, raze: bool) -> str:
    return {(False, False): "none", (True, False): "fish", (False, True): "raze", (True, True): "fish_raze"}[fish, raze]


def named(say: Say, cards: list[str]) -> str:
    return ", ".join(say(f"card-{card}") for card in cards) or say("read-none")


def counted(say: Say, cards: Mapping[str, int]) -> str:
    return named(say, [card for card, n in cards.items() for _ in range(n)])


def board_line(one: BoardView, say: Say, name: Name) -> str:
    if one.clan is None:
        return say("read-no-clan", name=name(one.seat))
    goods = ", ".join(say(f"amount-{good}", n=n) for good, n in one.goods.items() if n) or say("read-none")
    return say(
        "read-board",
        name=name(one.seat),
        clan=say(f"clan-{one.clan}"),
        vp=one.vp,
        workers=one.workers,
        spent=one.spent,
        goods=goods,
        cards=len(one.empire),
        hand=one.hand_size,
    )


def empire_line(one: BoardView, say: Say) -> str:
    cards = [
        say("read-exhausted", card=say(f"card-{slot.card}")) if slot.exhausted else say(f"card-{slot.card}")
        for slot in one.empire
    ]
    return say("read-empire", cards=", ".join(cards) or say("read-none"))
