"""The table read aloud, line by line: for the terminal, and for whoever listens instead of looking."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tradewinds.games.maracaibo.view import BoardView, MaracaiboView
from tradewinds.kernel.game import OptionValue
from tradewinds.kernel.reading import Name, Say


def seats(say: Say, players: int, options: Mapping[str, OptionValue]) -> list[str]:
    people = [say("read-seat", n=seat + 1) for seat in range(players)]
    return [people[0], say("read-jean")] if options["jean"] else people


def board(view: MaracaiboView, say: Say, name: Name, *, whole: bool = False) -> list[str]:
    """Round and phase, the display, quests, nations, everybody's ship; with `whole` the map and all tableaus."""
    lines = [say("read-round", round=view.round, phase_name=say(f"phase-{view.phase}"), name=name(view.active))]
    display = [say(f"card-{card}") for card in view.display if card is not None]
    lines.append(say("read-display", cards=joined(say, display)))
    lines.append(say("read-quests", quests=joined(say, quest_lines(view, say))))
    for one in view.nations:
        nation = say(f"nation-{one.nation}")
        lines.append(say("read-nation", nation=nation, map=one.on_map, stored=one.stored, times=one.multiplier))
    open_now = [say(f"building-{building}") for building in view.buildings if building is not None]
    lines.append(say("read-buildings", buildings=joined(say, open_now)))
    if whole:
        markers = [
            say("read-marker", place=say(f"place-{place.place}"), nation=say(f"nation-{place.marker}"))
            for place in view.places
            if place.marker is not None
        ]
        lines.append(say("read-markers", markers=joined(say, markers)))
    lines += story_lines(view, say)
    if view.jean is not None:
        jean = view.jean
        lines.append(say("read-automa", n=jean.removed, cards=len(jean.cards), income=jean.income))
    for one_board in view.boards:
        lines.append(board_line(one_board, say, name))
        if whole:
            lines.append(tableau_line(one_board, say))
    return lines


def story_lines(view: MaracaiboView, say: Say) -> list[str]:
    """Legacy tiles on the map, and the book of the campaign."""
    lines = []
    if view.legacy:
        tiles = [
            say("read-legacy-discs", legacy=say(f"legacy-{one.tile}"), discs=one.discs, spaces=one.spaces)
            if one.spaces
            else say(f"legacy-{one.tile}")
            for one in view.legacy
        ]
        lines.append(say("read-legacy", tiles=joined(say, tiles)))
    if view.story is not None:
        cards = [say(f"story-{one.card}") for one in view.story.cards]
        pages = [say(f"story-{one.card}") for one in view.story.pages]
        told = {"cards": joined(say, cards), "pages": joined(say, pages)}
        lines.append(say("read-story", chapter=view.story.chapter, **told))
    return lines


def book(carry: Mapping[str, Any], say: Say) -> list[str]:
    """Pages read with the choices made, the cards in play, the legacy tiles on the map."""
    lines = []
    for card in carry["read"]:
        lines.append(say("read-page", title=say(f"story-{card}")))
        if card in carry["choices"]:
            lines.append(say("read-choice", choice=say(f"choice-{card}-{carry['choices'][card]}")))
    lines += [
        say("read-page-now", title=say(f"story-{card}"), front=say(f"story-{card}-front")) for card in carry["cards"]
    ]
    if carry["tiles"]:
        lines.append(say("read-legacy", tiles=joined(say, [say(f"legacy-{tile}") for tile in carry["tiles"]])))
    if carry["ending"] is not None:
        lines.append(say("read-ending", ending=say(f"ending-{carry['ending']}")))
    return lines


def quest_lines(view: MaracaiboView, say: Say) -> list[str]:
    return [
        say("read-quest", quest=say(f"quest-{quest}"), place=say(f"place-{place.place}"))
        for place in view.places
        for quest in place.quests
    ]


def me(view: MaracaiboView, say: Say, name: Name) -> list[str]:
    if view.seat is None:
        return []
    mine = view.boards[view.seat]
    lines = [board_line(mine, say, name), tableau_line(mine, say)]
    lines.append(say("read-hand", cards=joined(say, [say(f"card-{card}") for card in mine.hand or []])))
    lines.append(say("read-planning", cards=joined(say, [say(f"card-{card}") for card in mine.planning])))
    if mine.career is not None:
        goals = joined(say, [str(goal) for goal in mine.goals])
        lines.append(say("read-career", career=say(f"career-{mine.career}"), goals=goals))
    return lines


def others(view: MaracaiboView, say: Say, name: Name) -> list[str]:
    return [
        line
        for one in view.boards
        if one.seat != view.seat
        for line in (board_line(one, say, name), tableau_line(one, say))
    ]


def joined(say: Say, parts: list[str]) -> str:
    return ", ".join(parts) or say("read-none")


def board_line(one: BoardView, say: Say, name: Name) -> str:
    influence = ", ".join(f"{say(f'nation-{nation}')} {n}" for nation, n in one.influence.items())
    return say(
        "read-board",
        name=name(one.seat),
        vp=one.vp,
        doubloons=one.doubloons,
        cp=one.cp,
        figures=one.personal,
        income=one.income,
        vp_income=one.vp_income,
        ship=say(f"place-{one.ship}"),
        explorer=say(f"space-{one.explorer}"),
        influence=influence,
        hand=one.hand_size,
        quests=one.quests,
        tokens=one.tokens,
    )


def tableau_line(one: BoardView, say: Say) -> str:
    return say("read-tableau", cards=joined(say, [say(f"card-{card.card}") for card in one.tableau]))
