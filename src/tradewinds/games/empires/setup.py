"""Set-up (chapter 2), in the rulebook's order."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from tradewinds.games.empires.components import (
    BIT,
    CLAN_NAMES,
    CLANS,
    DRAWN_AT_SETUP,
    SHIPS,
    SPARE_SHIPS,
    TILE_NAMES,
    TILES,
)
from tradewinds.games.empires.content import CLAN_DECKS, Acts
from tradewinds.games.empires.frames import (
    CHOOSING_CLANS,
    CLAN_CHOICES,
    CLAN_DEAL,
    CLANS_FIRST_GAME,
    CLANS_FREE,
    CLANS_RANDOM,
    FIRST_PLAYER,
    GENERIC_NAMES,
    LEVELS,
    LOOKOUT_DRAW,
    ROUND,
    TILE_CIRCLE,
)
from tradewinds.games.empires.phases import lookout
from tradewinds.games.empires.phases.cleanup import turn_up_islands
from tradewinds.games.empires.reasons import ASK_CLAN, CLAN_TAKEN
from tradewinds.games.empires.state import EmpiresState, Options
from tradewinds.games.empires.supply import draw_aside, gain_field
from tradewinds.kernel.effects import EFFECT
from tradewinds.kernel.pile import Pile
from tradewinds.kernel.state import Buffer, Frame
from tradewinds.kernel.vectors import append, vec


def make_options(values: Mapping[str, object], scenarios: list[str]) -> Options:
    rules = Options()
    rules.raze_scores = values["raze_scoring"] == "faq"
    rules.generic = GENERIC_NAMES.index(str(values["generic_ships"]))
    rules.gold_as_fish = bool(values["gold_as_fish_cargo"])
    rules.clan_choice = CLAN_CHOICES.index(str(values["clan_choice"]))
    rules.scenario = scenarios.index(str(values["solo_scenario"]))
    rules.level = LEVELS.index(str(values["solo_level"]))
    rules.side = str(values["scoreboard_side"])
    rules.hint = bool(values["suggest_first_game"])
    return rules


def set_up(s: EmpiresState) -> None:
    """Islands (EON-2.2) and tiles (EON-2.3); then the clans are chosen (EON-2.4)."""
    distance: i64
    k: i64
    for distance in range(2):
        pile = s.sea(distance)
        copies = s.content.deck_copies[CLAN_DECKS + distance]
        for k in range(len(copies)):
            pile.add(k, copies[k])
    turn_up_islands(s)
    lay_circle(s)
    s.push(ROUND, -1, LOOKOUT_DRAW)
    choice = s.rules.clan_choice
    if choice == CLANS_RANDOM or choice == CLANS_FIRST_GAME:
        left: i64 = BIT[CLANS] - 1
        seat: i64
        for seat in range(s.players):
            # Suggested for a first game: Glenn against Ulaf (EON-2.12), the first two of the clans.
            given = choice == CLANS_FIRST_GAME and seat < 2
            clan = seat if given else s.chance.pick(CLAN_DEAL, left)
            left &= ~BIT[clan]
            take_clan(s, seat, clan)
        deal(s)
    else:
        everybody = BIT[s.players] - 1
        s.push(CHOOSING_CLANS, -1, 0, 0, everybody if choice == CLANS_FREE else 1)


def lay_circle(s: EmpiresState) -> None:
    left: i64 = BIT[TILES] - 1
    circle = vec[i64]()
    for _ in range(TILES):
        tile = s.chance.pick(TILE_CIRCLE, left)
        left &= ~BIT[tile]
        circle = append(circle, tile)
    s.lay(circle)
    if s.journal is not None:
        s.journal.add("tiles_laid", "EON-2.3", -1, {"tiles": [TILE_NAMES[tile] for tile in circle]})


# --- clans (EON-2.4, R21) --------------------------------------------------------------------------------------------


def step_choosing_clans(s: EmpiresState, frame: Frame) -> bool:
    if frame.n == s.players:
        s.pop()
        deal(s)
        return False
    s.deciders = frame.mask
    return True


def can_take_clan(s: EmpiresState, clan: i64) -> i64:
    """No clan twice."""
    for board in s.boards:
        if board.clan == clan:
            return CLAN_TAKEN
    return 0


def options_clans(s: EmpiresState, out: Buffer) -> None:
    clan: i64
    for clan in range(CLANS):
        if can_take_clan(s, clan) == 0:
            out.add(s.content.act.clan + clan)


def can_clans(s: EmpiresState, act: Acts, action: i64) -> i64:
    return can_take_clan(s, action - act.clan) if 0 <= action < act.keep else ASK_CLAN


def do_clans(s: EmpiresState, frame: Frame, seat: i64, action: i64) -> None:
    """In the order of the seats, or first come first served."""
    frame.n += 1
    frame.mask &= ~BIT[seat]
    if s.rules.clan_choice != CLANS_FREE:
        frame.mask = BIT[seat + 1]
    take_clan(s, seat, action - s.content.act.clan)


def take_clan(s: EmpiresState, seat: i64, clan: i64) -> None:
    s.boards[seat].clan = clan
    if s.journal is not None:
        s.journal.add("clan_taken", "EON-2.4", int(seat), {"clan": CLAN_NAMES[clan]})


# --- everything that follows from the clans --------------------------------------------------------------------------


def deal(s: EmpiresState) -> None:
    """Starting cards and their goods, decks, ships, workers, the first player, five cards each (EON-2.4 to 2.11)."""
    lookout.choose_first_hand(s)
    seat: i64
    for seat in range(s.players):
        equip(s, seat)
    for seat in range(s.players):
        start(s, seat)
    s.first = s.chance.below(FIRST_PLAYER, s.players)
    if s.journal is not None:
        s.journal.add("first_player", "EON-2.10", int(s.first), {"player": int(s.first)})
    for seat in range(s.players):
        draw_aside(s, seat, DRAWN_AT_SETUP, "EON-2.11")


def equip(s: EmpiresState, seat: i64) -> None:
    """What comes with a clan, as far as it is only numbers; also for positions that are read."""
    board = s.boards[seat]
    copies = s.content.deck_copies[board.clan]
    board.hand = vec[i64]([0] * len(copies))
    board.drawn = board.hand[:]
    board.kept = board.hand[:]
    board.discard = board.hand[:]
    board.deck = Pile(len(copies))
    board.ships = SHIPS[board.clan]
    board.spare_ships = SPARE_SHIPS[board.clan]
    k: i64
    for k in range(len(copies)):
        board.deck.add(k, copies[k])


def start(s: EmpiresState, seat: i64) -> None:
    """The starting cards give their goods, a starting location its building bonus; nothing is triggered (EON-2.9)."""
    board = s.boards[seat]
    for card in s.content.starting[board.clan]:
        serial = board.add_card(card, -1)
        if s.content.goods[card] != 0:
            gain_field(s, seat, s.content.goods[card], card, "EON-2.9")
        if s.content.bonus[card] != 0:
            s.run(Frame(EFFECT, seat, s.content.bonus[card], 0, card + 1, serial))
    s.listen(board)
