"""What a seat is asked, and the numbers for its sentence. What an answer would bring is told by trying it."""

# tradewinds: interpreted

from __future__ import annotations

from typing import cast

from tradewinds.games.empires import building, effects, handling, paying, stores, triggers
from tradewinds.games.empires.components import ANY, COST_BITS, GOOD_NAMES, TILE_NAMES, in_cost
from tradewinds.games.empires.match import Empires
from tradewinds.games.empires.paying import DUE, next_kind
from tradewinds.games.empires.phases.lookout import free_keeps
from tradewinds.games.empires.picking import Picks
from tradewinds.games.empires.refusals import decision, rule_of
from tradewinds.games.empires.solo import events
from tradewinds.games.empires.targets import alike
from tradewinds.kernel.errors import IllegalAction
from tradewinds.kernel.game import Prompt
from tradewinds.kernel.state import Frame, State


def prompt(state: State, seat: int) -> Prompt | None:
    """None when the seat owes nothing."""
    s = cast(Empires, state)
    legal = s.legal(seat)
    if not legal:
        return None
    kind = decision(s, seat)
    return Prompt(
        kind=kind,
        rule=rule_of(s, seat),
        args=arguments(s, kind, s.top, seat) | slots(s, kind, legal, seat),
        options=[(action, []) for action in legal],
        dimmed=dimmed(s, kind, seat),
    )


def card_of(s: Empires, frame: Frame, seat: int) -> dict[str, object]:
    """The card that the frame is about: a slot of the seat's empire."""
    board = s.boards[seat]
    slot = int(board.slot(frame.source))
    return {"card": s.content.names[board.cards[slot]]}


def arguments(s: Empires, kind: str, frame: Frame, seat: int) -> dict[str, object]:
    """Numbers and names for the sentence in the action bar."""
    board = s.boards[seat]
    if kind == "lookout":
        return {"n": int(board.workers), "free": int(free_keeps(s, board))}
    if kind == "keep":
        return {"n": int(frame.n - board.chosen)}
    if kind == "payout":
        return {"n": int(frame.n), **card_of(s, frame, seat)}
    if kind == "gold":
        good = int(next_kind(board, frame.bound))
        return {"n": int(in_cost(frame.bound, good)), "good": GOOD_NAMES[good]}
    if kind == "pay":
        return {"n": int(frame.bound >> (COST_BITS * ANY))}
    if kind == "discard":
        return {"n": int(frame.mask) // DUE}
    if kind in ("field_or_upgrade", "upgrade"):
        return {"card": s.content.names[frame.what]}
    if kind == "copy":
        return card_of(s, frame, seat)
    if kind == "release_good":
        return {"card": s.content.names[board.cards[board.slot(frame.bound - 1)]]}
    if kind == "conquer":
        return {"card": s.content.names[frame.source]}
    if kind == "which":
        return {"card": s.content.names[frame.source]}
    if kind == "perform":
        return {"tile": TILE_NAMES[frame.what]}
    if kind == "choice":
        return {"card": s.content.names[frame.mask - 1]}
    if kind == "deposit":
        return {
            "n": int(frame.n),
            "least": int(stores.least_deposit(s, frame)),
            "most": int(stores.most_deposit(s, frame)),
        }
    if kind in ("gain", "release", "refresh", "move", "search", "take", "payouts", "exhaust_own"):
        return {"n": int(frame.n)}
    return {}


def picks(s: Empires, kind: str, frame: Frame, seat: int) -> Picks | None:
    """The cards of the seat's empire that are to be picked from, where that is what is asked."""
    board = s.boards[seat]
    if kind == "harvest":
        return building.fields(s, board)
    if kind == "upgrade":
        return building.hosts(s, frame)
    if kind == "copy":
        return building.targets(s, board, board.slot(frame.source))
    if kind in ("leave", "return"):
        return paying.going(s, frame, board)
    if kind == "release":
        return handling.releasing(s, frame)
    if kind == "refresh":
        return handling.tired(s, board, frame.what)
    if kind == "recopy":
        return effects.copies(s, board, frame.mask)
    if kind == "order":
        return triggers.waiting(s, frame)
    if kind == "payouts":
        return stores.paying_stores(s, board, frame.mask)
    if kind == "exhaust_own":
        return events.fresh(s, board)
    if kind == "which" and frame.n == seat:
        return alike(s, frame.n, frame.source)
    return None


def slots(s: Empires, kind: str, legal: list[int], seat: int) -> dict[str, object]:
    """Which card of the empire each pick means, for whoever draws them: serials by the text of the action."""
    marked = picks(s, kind, s.top, seat)
    if marked is None:
        return {}
    found = {action: int(marked.slot(action)) for action in legal}
    serials = {s.content.actions.text(a): int(s.boards[seat].serials[i]) for a, i in found.items() if i >= 0}
    return {"slots": serials}


def dimmed(s: Empires, kind: str, seat: int) -> list[tuple[int, IllegalAction]]:
    """What a person might look for and may not do, with the reason: cards of the hand, tiles, own action cards."""
    if kind != "turn":
        return []
    act = s.content.act
    board = s.boards[seat]
    deck = s.content.decks[board.clan]
    wanted = [
        int(act.build + deck[k]) for k in range(len(board.hand)) if board.hand[k] and s.content.cost[deck[k]] >= 0
    ]
    wanted += [int(act.place) + tile for tile in range(len(TILE_NAMES))]
    names = {int(board.cards[i]) for i in range(len(board.cards)) if s.acts(board, i)}
    wanted += [int(act.use) + card for card in sorted(names)]
    refused = ((action, s.why_not(seat, action)) for action in wanted)
    return [(action, reason) for action, reason in refused if reason is not None]
