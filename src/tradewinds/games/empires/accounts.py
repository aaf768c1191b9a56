"""The accounting of every component: cards, islands, workers, ships and pawns; no goods below zero."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.empires.components import (
    CLAN_NAMES,
    DISTANCE_NAMES,
    GENERIC_SHIPS,
    GOODS,
    LAST_ROUND_AT,
    PAWNS,
    SHIPS,
    SPARE_SHIPS,
)
from tradewinds.games.empires.content import CLAN_DECKS
from tradewinds.games.empires.frames import (
    BOOSTING,
    CHOOSING_CLANS,
    ENTERED,
    PICK_USE,
    PLACING_UPGRADE,
    TILE,
    VOYAGING,
    WHICH,
)
from tradewinds.games.empires.state import EmpiresState, Player
from tradewinds.kernel.effects import CHOICE, EFFECT
from tradewinds.kernel.state import Frame
from tradewinds.kernel.vectors import vec


def set_aside(frame: Frame) -> i64:
    """The card that a frame holds between hand and table, -1 for none (EON-R45 b)."""
    kind = frame.kind
    if kind == TILE:
        return frame.bound - 1
    if kind == EFFECT or kind == CHOICE:
        return frame.bound - 2 if frame.bound > 1 else -1
    if kind == WHICH:
        return frame.bound - 2 if frame.what == PICK_USE and frame.bound > 1 else -1
    if kind == BOOSTING or kind == PLACING_UPGRADE:
        return frame.what
    if kind == ENTERED:
        return frame.mask - 1 if frame.n == 0 else -1
    if kind == VOYAGING:
        return frame.source
    return -1


def cards_out(s: EmpiresState, deck: i64) -> vec[i64]:
    """How many of each card of a deck lie anywhere but in it: empires, hands, discard piles, frames."""
    content = s.content
    out = vec[i64]([0] * len(content.decks[deck]))
    for board in s.boards:
        for card in board.cards:
            if content.local[card] >= 0 and content.deck_of(card) == deck:
                out[content.local[card]] += 1
        if deck < CLAN_DECKS and board.clan == deck:
            k: i64
            for k in range(len(board.hand)):
                out[k] += board.hand[k] + board.drawn[k] + board.kept[k] + board.discard[k]
    if deck >= CLAN_DECKS:
        for card in s.face_up:
            if card >= 0 and content.deck_of(card) == deck:
                out[content.local[card]] += 1
        discards = s.sea_discard(deck - CLAN_DECKS)
        for k in range(len(discards)):
            out[k] += discards[k]
    for frame in s.frames:
        card = set_aside(frame)
        if card >= 0 and content.deck_of(card) == deck:
            out[content.local[card]] += 1
    return out


def own_ships(board: Player) -> i64:
    """All ships of a clan that are in the game now."""
    return SHIPS[board.clan] + SPARE_SHIPS[board.clan] - board.spare_ships


def total(numbers: vec[i64]) -> i64:
    n: i64 = 0
    for one in numbers:
        n += one
    return n


def violations(s: EmpiresState) -> list[str]:
    if s.top.kind == CHOOSING_CLANS:
        return []
    found: list[str] = []
    generic: i64 = 0
    for one in s.generic:
        generic += one
    if generic + s.pool != GENERIC_SHIPS:
        found.append(f"{generic} generic ships in the queue, {s.pool} in the pool")
    for distance in range(2):
        deck = CLAN_DECKS + distance
        out = cards_out(s, deck)
        pile = s.sea(distance)
        for k in range(len(out)):
            if out[k] + pile.counts[k] != s.content.deck_copies[deck][k] or pile.counts[k] < 0:
                found.append(f"{DISTANCE_NAMES[distance]} island {s.content.names[s.card_at(deck, k)]}: {out[k]} out")
        if pile.size != total(pile.counts):
            found.append(f"{pile.size} {DISTANCE_NAMES[distance]} islands counted")
    overheard: i64 = 0
    for seat in range(int(s.players)):
        check_board(s, seat, found)
        overheard |= s.boards[seat].overhears
    if s.overheard != overheard:
        found.append(f"events {s.overheard} of others are heard, not {overheard}")
    if not s.solo() and s.ahead != any(int(board.vp) >= LAST_ROUND_AT for board in s.boards):
        found.append(f"markers: {s.ahead} that one is on {LAST_ROUND_AT}")
    return found


def check_board(s: EmpiresState, seat: int, found: list[str]) -> None:
    board = s.boards[seat]
    name = CLAN_NAMES[board.clan]
    out = cards_out(s, board.clan)
    for k in range(len(out)):
        if out[k] + board.deck.counts[k] != s.content.deck_copies[board.clan][k] or board.deck.counts[k] < 0:
            found.append(
                f"{s.content.names[s.card_at(board.clan, k)]}: {out[k]} out, {board.deck.counts[k]} in the deck"
            )
    if board.deck.size != total(board.deck.counts) or board.hand_size != total(board.hand):
        found.append(f"{name}: deck or hand counted wrongly")
    counted = Player(board)
    counted.look_through()
    s.recount(counted)
    for what, now, right in (
        ("held", board.held, counted.held),
        ("aside", board.aside, counted.aside),
        ("chosen", board.chosen, counted.chosen),
        ("hears", board.hears, counted.hears),
        ("overhears", board.overhears, counted.overhears),
        ("keeps", board.keeps, counted.keeps),
        ("fields", board.fields, counted.fields),
        ("yields", board.yields, counted.yields),
        ("upgrades", board.upgrades, counted.upgrades),
        ("copying", board.copying, counted.copying),
    ):
        if now != right:
            found.append(f"{name}: {what} is {now}, not {right}")
    for of, slots, rightly in (("ready", board.ready, counted.ready), ("ongoing", board.ongoing, counted.ongoing)):
        if [int(n) for n in slots] != [int(n) for n in rightly]:
            found.append(f"{name}: {of} are {[int(n) for n in slots]}, not {[int(n) for n in rightly]}")
    if board.discard_size != total(board.discard):
        found.append(f"{name}: discard pile counted wrongly")
    starting = sum(1 for card in board.cards if s.content.start[card] != 0)
    if starting + board.gone != len(s.content.starting[board.clan]):
        found.append(f"{name}: {starting} starting cards, {board.gone} gone")
    queued: i64 = 0
    for i in range(len(s.queue)):
        if s.owners[i] == seat and s.generic[i] == 0:
            queued += 1
    if board.ships < 0 or queued + board.ships != own_ships(board):
        found.append(f"{name}: {board.ships} ships at home, {queued} in the queue")
    if board.workers < 0 or board.spent < 0 or any(int(n) < 0 for n in board.crew):
        found.append(f"{name}: workers {board.workers}, {board.spent}")
    if any(int(board.goods[good]) < 0 for good in range(GOODS)) or any(int(n) < 0 for n in board.stored):
        found.append(f"{name}: goods {[int(n) for n in board.goods]}")
    if any((int(board.tired) >> k) & 1 and int(board.pawns[k]) < 0 for k in range(PAWNS)):
        found.append(f"{name}: an exhausted pawn at home")
    serials = [int(n) for n in board.serials]
    if len(set(serials)) != len(serials) or any(int(n) >= 0 and int(n) not in serials for n in board.hosts):
        found.append(f"{name}: an upgrade without its field")
