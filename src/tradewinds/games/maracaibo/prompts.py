"""What a seat is asked, and the numbers for its sentence. What an answer would bring is told by trying it."""

# tradewinds: interpreted

from __future__ import annotations

from typing import cast

from tradewinds.games.maracaibo.components import NATION_NAMES, THROWN
from tradewinds.games.maracaibo.content import FIRST_LEGACY_FIGHT, L6, L9
from tradewinds.games.maracaibo.match import Maracaibo
from tradewinds.games.maracaibo.phases.combat import has_flag, nation_of, value_of
from tradewinds.games.maracaibo.refusals import decision, rule_of
from tradewinds.kernel.errors import IllegalAction
from tradewinds.kernel.game import Prompt
from tradewinds.kernel.state import Frame, State


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
        options=[(action, []) for action in legal],
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
    return {}


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
    elif kind == "main":
        wanted += [int(act.quest + s.lying[i]) for i in range(len(s.lying)) if s.lying_at[i] == board.ship]
    refused = ((action, s.why_not(seat, action)) for action in wanted)
    return [(action, reason) for action, reason in refused if reason is not None]
