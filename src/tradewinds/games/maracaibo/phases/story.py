"""Story cards (MAR-28): coming into play, checked in step 6 of a scoring, read, voted on."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.maracaibo.cards import shuffle_in, throw_away
from tradewinds.games.maracaibo.components import BIT, QUESTS, STORY_TILES
from tradewinds.games.maracaibo.content import (
    ADD_TILES,
    ALL_GAIN,
    CAMPAIGN,
    CAMPAIGN_END,
    CHAPTER_11,
    DISCARD_CARDS,
    MOST_CHOICES,
    NEXT_CARD,
    NO_CONDITION,
    READER_GAINS,
    REMOVE_TILES,
    SHUFFLE_CARDS,
    STORY_TILE,
    TILE_FULL,
    Acts,
)
from tradewinds.games.maracaibo.legacy import add_tiles, remove_tiles
from tradewinds.games.maracaibo.quests import lay, put_on_map, take_from_map
from tradewinds.games.maracaibo.reasons import ASK_VOTE, NO_SUCH_CHOICE
from tradewinds.games.maracaibo.state import (
    CHECKING_STORY,
    IN_BOX,
    IN_STACK,
    JEAN,
    VOTING,
    MaracaiboState,
)
from tradewinds.kernel.effects import EFFECT
from tradewinds.kernel.state import Buffer, Frame
from tradewinds.kernel.vectors import append, vec


def is_campaign(s: MaracaiboState) -> bool:
    """A match of the story, from its first card, a chapter or an archive on; chapter 11 is free play (MAR-28.22)."""
    return CAMPAIGN <= s.rules.mode < CHAPTER_11


# --- the beginning of a match (MAR-28.3, 28.16, 28.18) ---------------------------------------------------------------


def begin_story(s: MaracaiboState) -> None:
    """The archive's tiles and cards; or the tiles and C cards of the mode's own card, then the story cards it names."""
    box = s.box
    card: i64
    if s.story != 0:
        archived = s.legacy
        s.legacy = 0
        s.see_map()
        add_tiles(s, archived)
        waiting = s.waiting
        in_play = s.story
        s.waiting = 0
        for card in range(len(box.story_names)):
            if waiting & BIT[card] != 0:
                set_up_card(s, card)
            elif in_play & BIT[card] != 0:
                place_story(s, card)
        return
    add_tiles(s, box.mode_tiles[s.rules.mode])
    bring_in(s, box.mode_cards[s.rules.mode], False)
    for card in range(len(box.story_names)):
        if box.mode_story[s.rules.mode] & BIT[card] != 0:
            come_into_play(s, card, False)


def bring_in(s: MaracaiboState, cards: i64, discarded: bool) -> None:
    """C cards that are not in the game yet: shuffled into the deck, or onto the discard pile (MAR-28.4)."""
    k: i64
    names: list[str] = []
    for k in range(s.box.size - s.box.first_c):
        if cards & BIT[k] != 0 and s.c_cards & BIT[k] == 0:
            s.c_cards |= BIT[k]
            if discarded:
                throw_away(s, s.box.first_c + k)
            else:
                shuffle_in(s, s.box.first_c + k)
            names.append(s.box.names[s.box.first_c + k])
    if s.journal is not None and len(names) > 0:
        if discarded:
            s.journal.reveal("cards_discarded", "MAR-28.4", -1, {"cards": names})
        else:
            s.journal.reveal("cards_shuffled", "MAR-28.4", -1, {"cards": names})


# --- a card comes into play (MAR-28.4, 17.9) -------------------------------------------------------------------------


def come_into_play(s: MaracaiboState, card: i64, final: bool) -> None:
    """At once with its instructions; in the final scoring these wait for the next match."""
    box = s.box
    s.story |= BIT[card]
    if s.journal is not None:
        told: dict[str, object] = {"story": box.story_names[card], "chapter": int(box.story_chapter[card])}
        s.journal.reveal("story_card", "MAR-28.4", -1, told)
    leave_for_higher(s)
    if box.story_needs[card] == NO_CONDITION:
        turn_over(s, card, reader_of(s, card), final)
    elif final:
        s.waiting |= BIT[card]
    else:
        set_up_card(s, card)


def set_up_card(s: MaracaiboState, card: i64) -> None:
    box = s.box
    remove_tiles(s, box.story_remove[card])
    add_tiles(s, box.story_add[card])
    bring_in(s, box.story_shuffle[card], False)
    bring_in(s, box.story_discard[card], True)
    place_story(s, card)
    if box.story_read[card] >= 0:
        come_into_play(s, box.story_read[card], False)


def place_story(s: MaracaiboState, card: i64) -> None:
    """Story tile and quests, also in later matches with the same card (MAR-28.16)."""
    box = s.box
    if box.story_place[card] >= 0:
        tile = next_tile(s)
        s.tile_card[tile] = card
        lay(s, QUESTS + tile, box.story_place[card])
    first = box.story_quest_first[card]
    k: i64
    for k in range(first, first + box.story_quest_count[card]):
        if box.story_quest_people[k] & BIT[s.people()] != 0:
            put_on_map(s, box.story_quest_place[k])


def next_tile(s: MaracaiboState) -> i64:
    """The top of the stack, else the lowest in the box, else none: then the quest goes without (MAR-28.12)."""
    for where in (IN_STACK, IN_BOX):
        tile: i64
        for tile in range(STORY_TILES):
            if s.tile_card[tile] == where:
                return tile
    return STORY_TILES


def needed_tiles(s: MaracaiboState, card: i64) -> i64:
    needs = s.box.story_needs[card]
    return s.box.story_add[card] | (BIT[needs - TILE_FULL] if needs >= TILE_FULL else 0)


def leave_for_higher(s: MaracaiboState) -> None:
    """Of two cards that need the same legacy tile the lower one leaves the game (MAR-28.9)."""
    low: i64
    high: i64
    for low in range(len(s.box.story_names)):
        for high in range(low + 1, len(s.box.story_names)):
            both = BIT[low] | BIT[high]
            if s.story & both == both and needed_tiles(s, low) & needed_tiles(s, high) != 0:
                leave(s, low)


def leave(s: MaracaiboState, card: i64) -> None:
    """Out of play; a story tile of it that still lies on the map goes to the box."""
    s.story &= ~BIT[card]
    s.waiting &= ~BIT[card]
    tile: i64
    for tile in range(STORY_TILES + 1):
        if s.tile_card[tile] == card and s.story_holder[card] == 0:
            take_from_map(s, QUESTS + tile)
            s.tile_card[tile] = IN_BOX
    if s.journal is not None:
        s.journal.add("story_left", "MAR-28.9", -1, {"story": s.box.story_names[card]})


# --- step 6 of a scoring (MAR-28.6 to 28.8) --------------------------------------------------------------------------


def check_story(s: MaracaiboState, final: bool) -> None:
    """Only cards that are in play when the step begins are checked in it."""
    if s.story != 0:
        s.push(CHECKING_STORY, -1, 0, 1 if final else 0, s.story & ~s.waiting)


def is_met(s: MaracaiboState, card: i64) -> bool:
    needs = s.box.story_needs[card]
    if needs == STORY_TILE:
        return s.story_holder[card] > 0
    tile = needs - TILE_FULL
    return s.has_tile(tile) and s.on_tiles[tile] >= s.box.legacy_spaces[tile]


def reader_of(s: MaracaiboState, card: i64) -> i64:
    """Who holds the story tile, else who ended the round; the human in Jean's place (MAR-28.7, 28.23, 30.21)."""
    seat = s.story_holder[card] - 1 if s.story_holder[card] > 0 else s.trigger
    if seat < 0 or (s.rules.jean and seat == JEAN):
        return 0
    return seat


def step_checking(s: MaracaiboState, frame: Frame) -> bool:
    """In rising order; a card that left play meanwhile is not read."""
    card: i64
    for card in range(len(s.box.story_names)):
        if frame.mask & BIT[card] == 0:
            continue
        frame.mask &= ~BIT[card]
        if s.story & BIT[card] == 0 or not is_met(s, card):
            continue
        reader = reader_of(s, card)
        if s.box.story_choices[card] == 0:
            turn_over(s, card, reader, frame.n == 1)
        else:
            show_back(s, card, reader)
            s.push(VOTING, reader, card, 0, BIT[s.people()] - 1)
        return False
    s.pop()
    return False


def show_back(s: MaracaiboState, card: i64, reader: i64) -> None:
    if s.journal is not None:
        s.journal.reveal("story_read", "MAR-28.7", int(reader), {"story": s.box.story_names[card]})


def turn_over(s: MaracaiboState, card: i64, reader: i64, final: bool) -> None:
    """A back without a choice."""
    show_back(s, card, reader)
    carry_out(s, card, 0, reader, final)


def carry_out(s: MaracaiboState, card: i64, choice: i64, reader: i64, final: bool) -> None:
    """The card is read and kept by its reader; then what its back says, in order."""
    box = s.box
    s.story &= ~BIT[card]
    s.pages = append(s.pages[:], card)
    at = 2 * (MOST_CHOICES * card + choice)
    row: i64
    seat: i64
    for row in range(box.story_after[at], box.story_after[at + 1]):
        op, a = box.after_op[row], box.after_a[row]
        if op == NEXT_CARD:
            come_into_play(s, a, final)
        elif op == ADD_TILES:
            add_tiles(s, a)
        elif op == REMOVE_TILES:
            remove_tiles(s, a)
        elif op == SHUFFLE_CARDS:
            bring_in(s, a, False)
        elif op == DISCARD_CARDS:
            bring_in(s, a, True)
        elif op == READER_GAINS:
            s.run(Frame(EFFECT, reader, a))
        elif op == ALL_GAIN:
            for seat in range(s.people()):
                s.run(Frame(EFFECT, seat, a))
        else:
            assert op == CAMPAIGN_END
            end_campaign(s, a)


def end_campaign(s: MaracaiboState, ending: i64) -> None:
    """All story cards leave play; the match is played to its end without them (MAR-28.21)."""
    s.ending = ending
    card: i64
    for card in range(len(s.box.story_names)):
        if s.story & BIT[card] != 0:
            leave(s, card)
    if s.journal is not None:
        s.journal.reveal("campaign_end", "MAR-28.21", -1, {"ending": s.box.endings[ending]})


# --- the vote (MAR-28.14) --------------------------------------------------------------------------------------------


def vote_of(frame: Frame, seat: i64) -> i64:
    """-1: not yet."""
    return ((frame.bound >> (2 * seat)) & 3) - 1


def step_voting(s: MaracaiboState, frame: Frame) -> bool:
    """All picks are shown together; most votes win, on a tie the reader's own pick."""
    if frame.mask != 0:
        s.deciders = frame.mask
        return True
    s.pop()
    s.barriers += 1
    card = frame.what
    votes = vec[i64]([0] * MOST_CHOICES)
    seat: i64
    for seat in range(s.people()):
        votes[vote_of(frame, seat)] += 1
    won = vote_of(frame, frame.seat)
    tied = False
    k: i64
    for k in range(MOST_CHOICES):
        if votes[k] > votes[won]:
            won = k
    for k in range(MOST_CHOICES):
        tied = tied or (k != won and votes[k] == votes[won])
    s.choices[card] = won + 1
    if s.journal is not None:
        for seat in range(s.people()):
            cast: dict[str, object] = {
                "story": s.box.story_names[card],
                "choice": choice_name(s, card, vote_of(frame, seat)),
            }
            s.journal.reveal("voted", "MAR-28.14", int(seat), cast)
        if tied:
            s.journal.reveal("reader_decides", "MAR-28.7", int(frame.seat), {"story": s.box.story_names[card]})
        told: dict[str, object] = {"story": s.box.story_names[card], "choice": choice_name(s, card, won)}
        s.journal.reveal("chosen", "MAR-28.14", -1, told)
    under = s.top
    assert under.kind == CHECKING_STORY
    carry_out(s, card, won, frame.seat, under.n == 1)
    return False


def choice_name(s: MaracaiboState, card: i64, choice: i64) -> str:
    return s.box.choice_names[s.box.story_first_choice[card] + choice]


def can_vote(s: MaracaiboState, frame: Frame, act: Acts, action: i64) -> i64:
    if not act.vote <= action < act.skull:
        return ASK_VOTE
    choice = action - act.vote - s.box.story_first_choice[frame.what]
    return 0 if 0 <= choice < s.box.story_choices[frame.what] else NO_SUCH_CHOICE


def options_voting(s: MaracaiboState, frame: Frame, out: Buffer) -> None:
    k: i64
    for k in range(s.box.story_choices[frame.what]):
        out.add(s.box.act.vote + s.box.story_first_choice[frame.what] + k)


def do_voting(s: MaracaiboState, frame: Frame, seat: i64, action: i64) -> None:
    frame.mask &= ~BIT[seat]
    frame.bound |= (action - s.box.act.vote - s.box.story_first_choice[frame.what] + 1) << (2 * seat)
