"""What crosses the wire after matches: notes, pictures, histories, ratings, leagues (`docs/protocol.md`)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from tradewinds.kernel.game import OptionValue
from tradewinds.server.wire import LARGEST, NAME_LENGTH, SeatKind, Status

NOTE_LENGTH = 1000
"""Signs of a note, after it was brought into its usual form."""

NoteText = Annotated[str, Meta(min_length=1, max_length=2 * NOTE_LENGTH)]

# --- notes -----------------------------------------------------------------------------------------------------------


class NewNote(Struct, forbid_unknown_fields=True):
    n: Annotated[int, Meta(ge=0, le=LARGEST)]
    """The position after so many decisions."""
    text: NoteText
    shared: bool = False
    """For everybody who looks at the match; only of those who played in it."""


class ChangeNote(Struct, forbid_unknown_fields=True):
    text: NoteText | UnsetType = UNSET
    shared: bool | UnsetType = UNSET


class NoteInfo(Struct):
    id: str
    n: int
    text: str
    shared: bool
    mine: bool
    seat: int | None
    """Where its writer sat; null: whoever brought the record along."""
    name: str
    changed: int


class Notes(Struct):
    notes: list[NoteInfo]
    """One's own and those that others share, by position."""
    may_share: bool


# --- pictures --------------------------------------------------------------------------------------------------------


class StoryLine(Struct):
    """A line of a picture."""

    id: str
    values: list[list[int]]
    """Per seat, at each of the story's positions."""


class RoundMark(Struct):
    round: int
    n: int
    """The position with which it begins."""


class Lead(Struct):
    n: int
    seat: int
    """Who is alone in front, by points, from here on."""


class Turn(Struct):
    """A turning point: how a seat's chances to win changed from one decision of the reviewed seat to its next."""

    n: int
    seat: int
    before: float
    after: float


class Story(Struct):
    total: int
    at: list[int]
    """The positions: after so many decisions."""
    rounds: list[RoundMark]
    points: list[StoryLine]
    """The parts of the score that ever counted, and `total`."""
    resources: list[StoryLine]
    tempo: list[StoryLine]
    leads: list[Lead]
    turns: list[Turn]
    """Of a review, if there is one."""


# --- history ---------------------------------------------------------------------------------------------------------


class PastSeat(Struct):
    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    you: bool
    resigned: bool
    stands_in: bool
    points: int
    place: int
    """0: not written down."""
    winner: bool


class RatingStep(Struct):
    """What a match did to one's rating."""

    mu_before: float
    sigma_before: float
    mu: float
    sigma: float


class PastMatch(Struct):
    id: str
    game: str
    name: str
    finished: int
    private: bool
    seats: list[PastSeat]
    seat: int
    """One's own; of several at one screen the best placed."""
    place: int
    points: int
    won: bool
    step: RatingStep | None
    """Null: it is not rated, or not yet."""
    unrated: str | None
    """Why it never will be (`unrated-<why>`)."""


class GameCount(Struct):
    game: str
    matches: int
    won: int


class History(Struct):
    matches: list[PastMatch]
    next: str | None
    """Pass as `before` to read on."""
    counts: list[GameCount]
    """Of all that the filters let through but the one for the game."""


# --- ratings ---------------------------------------------------------------------------------------------------------


class Rating(Struct):
    """OpenSkill: about 95 in 100 that the skill lies within two `sigma` of `mu`."""

    mu: float
    sigma: float
    matches: int


class BotRating(Struct):
    bot: str
    rating: Rating


class GameRatings(Struct):
    game: str
    mine: Rating | None
    bots: list[BotRating]


class Ratings(Struct):
    opted: bool
    """One wants to be rated."""
    games: list[GameRatings]


class OptIn(Struct, forbid_unknown_fields=True):
    rated: bool


class SeatRating(Struct):
    seat: int
    rating: Rating


class TableRatings(Struct):
    seats: list[SeatRating]
    """Bots, and people who want to be rated; nobody, if the reader does not."""
    unrated: str | None
    """Why this match does not count (`unrated-<why>`)."""


# --- leagues ---------------------------------------------------------------------------------------------------------

LeagueKind = Literal["robin", "swiss"]
Standing = Literal["in", "absent", "left"]
LeagueStatus = Literal["gathering", "running", "finished"]


class NewLeague(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    size: Annotated[int, Meta(ge=2, le=32)]
    """Members at a table."""
    options: dict[str, OptionValue] = {}
    kind: LeagueKind = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=20)] | None = None
    """Null: of a round robin, until everybody has met everybody; of Swiss rounds, 4."""


class JoinLeague(Struct, forbid_unknown_fields=True):
    invite: Annotated[str, Meta(max_length=64)]


class ChangeMember(Struct, forbid_unknown_fields=True):
    standing: Standing


class LeagueLine(Struct):
    """A member, and how they stand."""

    member: int
    name: str
    you: bool
    host: bool
    standing: Standing
    place: int
    score: float
    opponents: float
    """The tie-breaks in their order: points of the opponents, victories, share of the points in the games."""
    wins: int
    share: float
    played: int
    byes: int


class LeagueTable(Struct):
    board: int
    members: list[int]
    match: str | None
    """Null: these members sit out."""
    status: Status | None
    """Null: the table is gone."""
    places: list[int]
    """By member, when it is over; else empty."""
    points: list[int]
    void: bool
    """The host went on without it: it does not count."""


class LeagueRound(Struct):
    round: int
    tables: list[LeagueTable]


class LeagueInfo(Struct):
    id: str
    name: str
    game: str
    size: int
    kind: LeagueKind
    rounds: int
    """0: told when it begins."""
    round: int
    status: LeagueStatus
    members: int
    host: bool
    """The reader's own."""
    member: bool
    changed: int


class Leagues(Struct):
    leagues: list[LeagueInfo]


class League(Struct):
    league: LeagueInfo
    options: dict[str, OptionValue]
    invite: str | None
    """For the host, who passes it on; and back to whoever brings it."""
    standings: list[LeagueLine]
    """Empty for whoever has only been invited."""
    played: list[LeagueRound]
