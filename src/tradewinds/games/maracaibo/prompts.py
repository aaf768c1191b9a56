"""What a seat is asked, and the numbers for its sentence. What an answer would bring is told by trying it."""

# tradewinds: interpreted

from __future__ import annotations

from typing import Final, cast

from tradewinds.games.maracaibo.components import GOOD_NAMES, NATION_NAMES, OBJECT_NAMES, THROWN
from tradewinds.games.maracaibo.content import (
    CHOOSE_INFLUENCE,
    COMBAT,
    DISCARD_HAND,
    EXPLORE,
    EXTRA_SAIL,
    FIRST_LEGACY_FIGHT,
    GAIN_CP,
    GAIN_DOUBLOONS,
    GAIN_FIGURES,
    GAIN_INFLUENCE,
    GAIN_VP,
    L6,
    L9,
    NEXT_RANK,
    PAY_THEN,
    PLACE_MARKER,
    REMOVE_DISC,
    THE_BOUND,
    VILLAGE_ACTIONS,
)
from tradewinds.games.maracaibo.effects import edition
from tradewinds.games.maracaibo.match import Maracaibo
from tradewinds.games.maracaibo.paying import GOODS_BITS, SAME, WHICH
from tradewinds.games.maracaibo.phases.combat import has_flag, nation_of, value_of
from tradewinds.games.maracaibo.phases.sail import find_way
from tradewinds.games.maracaibo.phases.turn import can_village
from tradewinds.games.maracaibo.phases.villages import actions_for
from tradewinds.games.maracaibo.refusals import decision, rule_of
from tradewinds.kernel.effects import CHOOSE, COUNT, END, FIXED, JUMP, WIDTH
from tradewinds.kernel.errors import IllegalAction
from tradewinds.kernel.game import Note, Prompt
from tradewinds.kernel.state import Frame, State

NOWHERE: Final = -1
"""No step is there: a program is told to its own end."""
GAINED: Final = {GAIN_DOUBLOONS: "doubloons", GAIN_VP: "vp", GAIN_CP: "cp", GAIN_FIGURES: "figures"}
OPENED: Final = {
    CHOOSE_INFLUENCE: "influence",
    NEXT_RANK: "next_rank",
    REMOVE_DISC: "discs",
    EXPLORE: "explore",
    VILLAGE_ACTIONS: "villages",
    COMBAT: "fight",
    PLACE_MARKER: "marker",
    EXTRA_SAIL: "sails",
}


def prompt(state: State, seat: int) -> Prompt | None:
    """None when the seat owes nothing."""
    s = cast(Maracaibo, state)
    legal = s.legal(seat)
    if not legal:
        return None
    kind = decision(s, seat)
    return Prompt(
        kind=kind,
        rule=rule_of(s, seat),
        args=arguments(s, kind, s.top, seat),
        options=[(action, notes(s, kind, s.top, seat, action)) for action in legal],
        dimmed=dimmed(s, kind, seat),
    )


def arguments(s: Maracaibo, kind: str, frame: Frame, seat: int) -> dict[str, object]:
    """Numbers and names for the sentence in the action bar."""
    board = s.boards[seat]
    if kind == "split_throw":
        return {"n": THROWN - len(board.thrown)}
    if kind in ("sail", "extra_sail", "village", "explore", "disc", "visit", "influence"):
        return {"n": int(frame.n)}
    if kind in ("main", "after_main"):
        return {"place": s.box.place_names[board.ship]}
    if kind == "deliver":
        return {"place": s.box.place_names[frame.what]}
    if kind == "fighting_nation" and frame.what > 0:
        return {"token": s.box.token_names[frame.what - 1], "n": 1}
    if kind == "fighting_nation":
        return {"n": 0}
    if kind == "combat":
        return {"nation": NATION_NAMES[nation_of(frame)], "value": int(value_of(frame))}
    if kind == "trail_quest":
        return {"quest": s.box.quest_names[s.trail[frame.what]]}
    if kind == "legacy":
        return {"legacy": s.box.legacy_names[frame.what]}
    if kind == "l1_quest":
        return {"quest": s.box.quest_names[s.l1_quest]}
    if kind == "vote":
        return {"story": s.box.story_names[frame.what]}
    if kind == "draw":
        return {"n": int(s.hand_limit(board)) - len(board.hand)}
    if kind == "figures":
        return {"n": int(board.personal)}
    if kind == "pay":
        return {"paid": symbols_due(frame)}
    if kind == "maybe":
        return {"paid": cost(s, frame.what)}
    return {}


def symbols(objects: int, goods: int) -> dict[str, int]:
    """Of packed numbers those that are not 0, by name."""
    found = {name: (objects >> (4 * k)) & 15 for k, name in enumerate(OBJECT_NAMES)}
    found |= {name: (goods >> (4 * k)) & 15 for k, name in enumerate(GOOD_NAMES)}
    return {name: n for name, n in found.items() if n > 0}


def symbols_due(frame: Frame) -> dict[str, int]:
    """What is still to be paid with cards; of identical goods, once the first has named it, that good."""
    due = symbols(int(frame.mask), int(frame.bound) & GOODS_BITS)
    same, which = (int(frame.bound) >> SAME) & 15, (int(frame.bound) >> WHICH) - 1
    return due | ({GOOD_NAMES[which] if which >= 0 else "identical_goods": same} if same else {})


def cost(s: Maracaibo, which: int) -> dict[str, int]:
    """A whole cost, by the names of the amounts."""
    box = s.box
    numbers = {
        "doubloons": int(box.cost_doubloons[which]),
        "cp": int(box.cost_cp[which]),
        "figures": int(box.cost_figures[which]),
        "identical_goods": int(box.cost_identical[which]),
        "min_mp": int(box.cost_mp[which]),
    }
    found = {name: n for name, n in numbers.items() if n > 0}
    return found | symbols(int(box.cost_objects[which]), int(box.cost_goods[which]))


# --- what an answer opens, where trying it would only show the next question -----------------------------------------


def notes(s: Maracaibo, kind: str, frame: Frame, seat: int, action: int) -> list[Note]:
    act = s.box.act
    if kind == "choice" and action >= act.option:
        at = int(frame.what)
        return brings(s, seat, int(s.code[(at + 1 + action - act.option) * WIDTH + 1]), int(s.code[at * WIDTH + 2]))
    if kind == "maybe" and action == act.accept:
        assert frame.under is not None
        return brings(s, seat, int(frame.under.what), int(frame.bound))
    if kind == "legacy" and action == act.accept:
        paid = cost(s, int(s.box.legacy_cost[frame.what]))
        found: list[Note] = [("preview-paid", {"paid": paid})] if paid else []
        found += brings(s, seat, int(s.box.legacy_program[frame.what]), NOWHERE)
        return [*found, ("preview-discs", {"n": 1})]
    if kind == "main" and action == act.village_turn:
        return [("preview-villages", {"n": int(actions_for(s.boards[seat], s.mp))})]
    if kind in ("sail", "extra_sail") and action < act.decline:
        way = find_way(s, frame, action)
        if can_village(s, way.stop) == 0:
            return [("preview-villages", {"n": int(actions_for(s.boards[seat], way.mp))})]
    return []


def brings(s: Maracaibo, seat: int, at: int, end: int) -> list[Note]:
    """The steps of a program up to a place, each as a note; amounts are counted as things are now."""
    found: list[Note] = []
    gains: dict[str, int] = {}
    counted = FIXED
    while at != end:
        op, a, b, c = (int(n) for n in s.code[at * WIDTH : (at + 1) * WIDTH])
        at += 1
        if op in (END, CHOOSE, PAY_THEN, DISCARD_HAND):  # what is asked then is told then
            break
        if op == JUMP:
            at = a
        elif op == COUNT:
            counted = int(s.amount(seat, a, b, c))
        else:
            n = a if counted == FIXED else counted
            counted = FIXED
            if op in GAINED:
                gains[GAINED[op]] = gains.get(GAINED[op], 0) + n
            elif op == GAIN_INFLUENCE and b != THE_BOUND:
                found.append(("preview-influence_with", {"n": int(edition(s, a)), "nation": NATION_NAMES[b]}))
            elif op in OPENED:
                found.append((f"preview-{OPENED[op]}", {"n": n}))
    return [("preview-gains", {"gains": gains}), *found] if gains else found


def dimmed(s: Maracaibo, kind: str, seat: int) -> list[tuple[int, IllegalAction]]:
    """What a person might look for and may not do, with the reason: own cards and buildings, combat actions, discs."""
    act = s.box.act
    board = s.boards[seat]
    wanted: list[int] = []
    if kind in ("village", "scoring"):
        wanted += [int(act.buy + card) for cards in (board.hand, board.planning) for card in cards]
        wanted += [int(act.invest + s.buildings[k]) for k in range(int(s.open))]
    elif kind == "combat":
        wanted += list(range(int(act.fight), int(act.fight) + 2))
        wanted += [int(act.annex) + place for place in range(len(s.box.place_names)) if has_flag(s, place)]
        if s.has_tile(L6):
            wanted += [int(act.fight) + FIRST_LEGACY_FIGHT, int(act.fight) + FIRST_LEGACY_FIGHT + 1]
        if s.has_tile(L9):
            wanted.append(int(act.fight) + FIRST_LEGACY_FIGHT + 2)
    elif kind == "disc":
        wanted += list(range(int(act.disc), int(act.village)))
    elif kind == "legacy":
        wanted.append(int(act.accept))
    elif kind == "l1_quest":
        wanted.append(int(act.quest + s.l1_quest))
    elif kind == "trail_quest":
        wanted.append(int(act.quest + s.trail[s.top.what]))
    elif kind == "main":
        wanted += [int(act.quest + s.lying[i]) for i in range(len(s.lying)) if s.lying_at[i] == board.ship]
    refused = ((action, s.why_not(seat, action)) for action in wanted)
    return [(action, reason) for action, reason in refused if reason is not None]
