"""What crosses the wire, in both directions: the types of `docs/protocol.md`.

Names of people are the only free text. Everything else that is read by a person is an id with arguments.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from tradewinds.kernel.game import OptionKind, OptionValue, PresetName
from tradewinds.play.advice import Advice, Foretold, Verdict
from tradewinds.play.workshop import Change, Language, PackFile
from tradewinds.server.prefwire import Pace, SettingsMessage

CHAT_LENGTH = 500
NAME_LENGTH = 40
REPORT_LENGTH = 500
LARGEST = 2**53 - 1

Ref = Annotated[str, Meta(pattern=r"^[\x20-\x7e]{1,64}$", description="made by the client, echoed in the answer")]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
Sequence = Annotated[int, Meta(ge=0, le=LARGEST)]
Status = Literal["open", "running", "finished"]
SeatKind = Literal["person", "bot", "open", "rules"]
LONGEST_CLOCK = 30 * 24 * 3600
MAIL_AFTER = 15
"""Minutes."""
TimeWhat = Literal["bot", "pass", "decided", "paused", "resumed"]
ReportReason = Literal["insult", "spam", "cheating", "name", "other"]

# --- HTTP: what a client may ask -------------------------------------------------------------------------------


class ClockSetting(Struct, forbid_unknown_fields=True):
    """How much time people have, as it is chosen when a table is set up."""

    kind: Literal["bank", "decision"]
    """`bank`: so many seconds for the whole match, and the increment with every answer; `decision`: for each."""
    seconds: Annotated[int, Meta(ge=10, le=LONGEST_CLOCK)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    at_zero: Literal["bot", "pass"] = "bot"
    """A bot takes the seat, until its person takes it back; or the seat passes, and where the rules know no passing,
    the rules of thumb make this one decision."""


class CreateTable(Struct, forbid_unknown_fields=True):
    """A new table. `seats` has one entry per player: `me`, `friend`, `here`, `bot:<name>`, or `rules`.

    `rules` stands where the options put an opponent that the rules themselves play, and only there.
    """

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(min_length=1, max_length=32)]
    players: Annotated[int, Meta(ge=1, le=32)] | None = None
    """May be left out: it is the number of seats."""
    options: dict[str, OptionValue] = {}
    private: bool = True
    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""
    names: Annotated[list[Annotated[str, Meta(max_length=NAME_LENGTH)]], Meta(max_length=32)] | None = None
    """Names for the `here` seats, by seat; empty ones are filled in by the client's words."""
    content: Annotated[str, Meta(max_length=64)] = ""
    """The cards of a pack (`PackInfo.content`); empty: those of the box."""
    pack: Annotated[str, Meta(max_length=40)] = ""
    """The id of a guest's pack (`KeptPack`), one's own or a shared one, in place of `content`."""
    clock: ClockSetting | None = None


class QuickPlay(Struct, forbid_unknown_fields=True):
    """*Play now*: everything may be left out."""

    game: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    players: Annotated[int, Meta(ge=1, le=32)] | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None
    options: dict[str, OptionValue] = {}
    content: Annotated[str, Meta(max_length=64)] = ""
    pack: Annotated[str, Meta(max_length=40)] = ""
    """The cards of a pack, as for a table that is set up."""


class GoOn(Struct, forbid_unknown_fields=True):
    """The next match of a campaign. Everything may be left out: as in the match before it, with the same people."""

    seats: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(min_length=1, max_length=32)] | None = None
    """As in `CreateTable`: other people, or other bots."""
    options: dict[str, OptionValue] = {}
    """Where they are others than before."""
    private: bool = True
    names: Annotated[list[Annotated[str, Meta(max_length=NAME_LENGTH)]], Meta(max_length=32)] | None = None


class SitDown(Struct, forbid_unknown_fields=True):
    invite: Annotated[str, Meta(max_length=64)] | None = None
    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""
    """For another person at this screen; otherwise the guest's own name is used."""
    bot: Annotated[str, Meta(max_length=40)] | None = None
    """The host puts a bot on the seat instead of sitting down."""


class Silence(Struct, forbid_unknown_fields=True):
    silenced: bool


class PutAway(Struct, forbid_unknown_fields=True):
    away: bool = True
    """False: back into the lists."""


class SetMail(Struct, forbid_unknown_fields=True):
    """Write to me when it is my turn and I am away."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    after: Annotated[int, Meta(ge=5, le=24 * 60)] = MAIL_AFTER
    """Minutes away."""


class ChangeMe(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=NAME_LENGTH)] | UnsetType = UNSET
    language: Language | UnsetType | None = UNSET


# --- HTTP: what it gets ----------------------------------------------------------------------------------------


class ErrorBody(Struct):
    key: str
    args: dict[str, Any] = {}
    rule: str | None = None
    field: str | None = None


class ErrorAnswer(Struct):
    error: ErrorBody


class OptionNeed(Struct):
    value: OptionValue
    option: str
    """Must be on where the option has this value."""


class OptionInfo(Struct):
    id: str
    values: list[OptionValue]
    default: OptionValue
    rule: str
    integer: bool
    kind: OptionKind
    """`rule_seats`: its number is how many seats the rules themselves play; `solo`: asked of one who plays alone."""
    needs: list[OptionNeed]
    bars: list[str]
    """Must be off where the option is not at its default."""


class PackAbout(Struct):
    """What a pack of other cards says of itself."""

    name: str
    version: str
    author: str
    licence: str


class PackInfo(Struct):
    content: str
    """The fingerprint of the cards it makes: what `CreateTable.content` names."""
    about: PackAbout
    options: list[OptionInfo]
    changed: int
    """How many records of the box (cards, islands, tiles, scenarios …) it changes, adds and takes out."""
    added: int
    removed: int


class KeptPack(Struct):
    """A pack that a guest keeps on the server."""

    id: str
    game: str
    revision: int
    changed: int
    """When it was last saved (milliseconds)."""
    mine: bool
    shared: bool
    info: PackInfo
    pack: PackFile | None = None
    """The pack itself; left out in lists."""


class Packs(Struct):
    packs: list[KeptPack]


class Changes(Struct):
    """What the components of a match do otherwise than the box's."""

    changes: list[Change]


class ContentInfo(Struct):
    """The cards of a match."""

    sha: str
    game: str
    pack: PackAbout | None
    """None: the cards of the box, perhaps of an earlier edition."""
    printed: dict[str, Any]
    """What is printed on the pieces, in the shape of the game's own content."""
    words: dict[str, str]
    """Messages that stand in place of the game's own, as plain texts."""


class CampaignOffer(Struct):
    """How a table is opened that begins a campaign."""

    options: dict[str, OptionValue]
    """With the first page."""
    chapters: dict[str, dict[str, OptionValue]]
    """With this chapter."""


class PresetInfo(Struct):
    """A way to set the game up; its sentence is `preset-<id>-about` of the game."""

    id: PresetName
    players: int
    options: dict[str, OptionValue]
    bot: str
    """Who sits on the other seats."""


class GameInfo(Struct):
    id: str
    prefix: str
    min_players: int
    max_players: int
    options: list[OptionInfo]
    bots: list[str]
    rules_version: int
    presets: list[PresetInfo]
    packs: list[PackInfo] = []
    """Other cards that a table can be opened with here."""
    campaign: CampaignOffer | None = None
    """None: its matches have nothing to do with each other."""


class Games(Struct):
    games: list[GameInfo]


class Me(Struct):
    id: str
    name: str
    language: Language | None


class MailInfo(Struct):
    """One's own address; nobody else is told it."""

    offered: bool
    """Whether this server can send letters."""
    address: str | None
    confirmed: bool
    after: int


class MailDone(Struct):
    done: bool


class SeatInfo(Struct):
    seat: int
    kind: SeatKind
    name: str
    """Given by a person; empty: the client says «Guest» or the bot's name."""
    bot: str | None
    """The bot that plays: of a bot's seat, or standing in for a person who left."""
    you: bool
    connected: bool
    stands_in: bool = False
    """A bot plays for the person who holds this seat, until that person takes it back."""
    resigned: bool = False
    """The person who sat here has given the seat up in the middle of the match: the bot plays to the end."""
    kept: bool = False
    """A free seat that is kept for whom `name` says: somebody of the match that is played again."""
    colour: str | None = None
    """Null: the usual one of the seat, at tables that are older than colours and in games that have none."""


class Score(Struct):
    seat: int
    total: int
    winner: bool
    parts: dict[str, int]
    place: int = 0
    """1 is the first; places can be shared. 0 in results that were written before places were."""


class Notice(Struct):
    """Something that everybody at the table is told about it."""

    key: str
    args: dict[str, Any]


class TimeEvent(Struct):
    """What happened because of time: told in the log."""

    n: int
    """Grows from one to the next."""
    at: int
    seat: int
    what: TimeWhat
    """The time of the seat was over: a `bot` took it, it passed (`pass`), or the rules of thumb `decided`; or the table
    `paused` because this seat had asked for it, or this seat `resumed`."""
    facts: int
    """How many facts there were: its place in the log."""


class TimeInfo(Struct):
    """How the clocks stand as this is said."""

    left: list[int | None]
    """Milliseconds, by seat; null: no clock."""
    running: list[int]
    """Whose time runs."""
    paused: int | None
    """The table rests: the seat that asked for it."""
    events: list[TimeEvent]


class Announcement(Struct):
    """What the operator says."""

    id: str
    texts: dict[str, str]
    """By language (`en`, `zh-Hant`, `hu`); under `*` for everybody who finds nothing in their own."""
    at: int
    until: int | None


class Announcements(Struct):
    announcements: list[Announcement]


class ReportPerson(Struct, forbid_unknown_fields=True):
    """Tell the operator about somebody at a table."""

    reason: ReportReason
    seat: SeatNumber | None = None
    """The person who sits there …"""
    chat: Sequence | None = None
    """… or who said this (the number of the entry)."""
    text: Annotated[str, Meta(max_length=REPORT_LENGTH)] = ""


class Reported(Struct):
    id: str


class TableInfo(Struct):
    id: str
    game: str
    name: str
    players: int
    options: dict[str, OptionValue]
    status: Status
    private: bool
    host: bool
    """The reader is the host: opened this table, or was handed it, and may start it."""
    you: list[int]
    """The reader's seats."""
    invited: list[int]
    """The free seats that are kept for the reader."""
    seats: list[SeatInfo]
    seq: int
    waiting: list[int]
    """The seats that owe a decision."""
    commitment: str
    """SHA-256 of the seed."""
    seed: str | None
    """Shown when the match is over."""
    rules_version: int
    invite: str | None
    """Only for those who sit at the table, or who have brought it."""
    created: int
    started: int | None
    changed: int
    """Times are milliseconds since 1970 (UTC)."""
    finished: int | None
    result: list[Score] | None
    spectators: int = 0
    notice: Notice | None = None
    """The rules have changed since the match began: it ends under the old ones, or went on under the new."""
    round: int = 0
    """Which round it is; 0: before the first, or the game does not count them."""
    again: str | None = None
    """The table at which this match is played again, for those who sat here."""
    content: str = ""
    """The fingerprint of its cards (`/api/content/…`), for games whose cards are data."""
    pack: PackAbout | None = None
    """What the pack says of itself that it is played with; null: the box."""
    campaign: str | None = None
    """The campaign that it is a match of, for those who sit here."""
    silenced: bool = False
    """The host wants no texts at the table, only phrases."""
    clock: ClockSetting | None = None
    """As it was set up; null: nobody's time is counted."""
    time: TimeInfo | None = None
    """Null before the start, and while there is neither a clock nor a pause to tell of."""
    colours: list[str] = []
    """Before the start: those that its seats can have. In lists it is left empty."""


class CampaignInfo(Struct):
    """A story over several matches, as those know it who have played in it."""

    id: str
    game: str
    name: str
    created: int
    changed: int
    matches: int
    """How many came to their end."""
    ending: str | None
    """The one it has reached: then there is no next match."""
    table: str | None
    """Where it goes on now."""
    content: str


class CampaignMatch(Struct):
    """A match that came to its end."""

    table: str | None
    """None: it was played elsewhere."""
    finished: int | None
    players: int
    options: dict[str, OptionValue]
    seats: list[str]
    """Who sat there, as in the record: a name, `bot:mate`, one after the other, or `rules`."""
    scores: list[int]
    winners: list[int]


class CampaignPerson(Struct):
    """One of those to whom a campaign belongs."""

    name: str
    """As they call themselves now; empty: the client says «Guest»."""
    you: bool
    matches: int
    """Of it, in which they sat, also the one that is being played."""


class CampaignBook(Struct):
    campaign: CampaignInfo
    group: list[CampaignPerson]
    """Who began it or brought it along first, then those who have played in it."""
    played: list[CampaignMatch]
    lines: list[str]
    """What was read and decided and how things stand, in the reader's language."""
    carry: dict[str, Any] | None
    """The same as data: what the next match begins with. None: with the first page."""
    options: dict[str, OptionValue]
    """Of the match before it."""


class Campaigns(Struct):
    campaigns: list[CampaignInfo]


class Gone(Struct):
    id: str


class Tables(Struct):
    tables: list[TableInfo]
    next: str | None = None
    """Pass as `before` to read on."""


class FactLine(Struct, omit_defaults=True):
    i: int
    kind: str
    rule: str
    seat: int
    args: dict[str, Any]
    own: dict[str, dict[str, Any]] | UnsetType = UNSET
    """For several people at one screen: what each of their seats alone may know."""


class FrameInfo(Struct):
    n: int
    """The position after so many decisions."""
    seat: int | None
    action: str | None
    """The decision that led here; in a running match only one's own."""
    view: Any
    facts: list[FactLine]


class Frames(Struct):
    seq: int
    total: int
    """How many decisions there are: frames run from 0 to this."""
    seat: int | None
    """Whose eyes."""
    frames: list[FrameInfo]


class Judgement(Struct):
    """What a strong player thinks of a decision, knowing what its seat knew."""

    n: int
    """The position before it: after so many decisions."""
    verdict: Verdict


class Prospect(Struct):
    n: int
    """The position after so many decisions, …"""
    chances: list[float]
    """… and what it promised to each seat."""


class Review(Struct, omit_defaults=True):
    """A line of a review: how far it has come, and in the last one what came of it."""

    seat: int
    done: int
    of: int
    """Decisions that are looked at, some of them twice."""
    curve: list[Prospect] | UnsetType = UNSET
    costly: list[Judgement] | UnsetType = UNSET
    """What cost the seat most, the worst first."""


class PlayOn(Struct, forbid_unknown_fields=True):
    """Play on from a position of a finished match, on one of its seats."""

    n: Annotated[int, Meta(ge=0, le=LARGEST)]
    seat: SeatNumber
    friends: Annotated[list[SeatNumber], Meta(max_length=32)] = []
    """Seats that are left open for others: then the table waits for them."""


# --- websocket: from the client --------------------------------------------------------------------------------


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    have: Sequence = 0
    facts: Sequence = 0
    ref: Ref | None = None


class Play(Struct, tag_field="t", tag="play", forbid_unknown_fields=True):
    """A whole answer: all its steps in `actions`, or a single one in `action`."""

    ref: Ref
    seq: Sequence
    seat: SeatNumber
    action: ActionText | UnsetType = UNSET
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=200)] | UnsetType = UNSET

    def steps(self) -> list[str]:
        """Empty if the message does not say what is played, or says it twice."""
        if isinstance(self.action, UnsetType):
            return [] if isinstance(self.actions, UnsetType) else self.actions
        return [self.action] if isinstance(self.actions, UnsetType) else []


class TakeBack(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    ref: Ref
    seat: SeatNumber
    seq: Sequence | None = None
    """The position the person saw; late if the table has moved on."""


class Consent(Struct, tag_field="t", tag="consent", forbid_unknown_fields=True):
    ref: Ref
    seat: SeatNumber
    what: Annotated[str, Meta(max_length=40)]
    agree: bool


class AskBot(Struct, tag_field="t", tag="ask_bot", forbid_unknown_fields=True):
    ref: Ref
    seat: SeatNumber


class Return(Struct, tag_field="t", tag="return", forbid_unknown_fields=True):
    """The person takes the seat back from the bot that stood in."""

    ref: Ref
    seat: SeatNumber


Phrase = Literal["hello", "luck", "thanks", "nice", "oops", "moment", "back", "turn", "game", "again"]
"""What is said by a tap; everybody reads it in their own language."""


class Say(Struct, tag_field="t", tag="chat", forbid_unknown_fields=True):
    """A text of one's own, or a phrase."""

    ref: Ref
    text: str = ""
    phrase: Phrase | None = None


class Hint(Struct, tag_field="t", tag="hint", forbid_unknown_fields=True):
    ref: Ref
    seat: SeatNumber
    quick: bool = False
    """By the rules of thumb, at once and without reasons."""


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Is anybody there? Answered by `pong`."""

    ref: Ref | None = None


class SetPace(Struct, tag_field="t", tag="pace", forbid_unknown_fields=True):
    """How long bots wait before they move while this person looks on."""

    ref: Ref
    pace: Pace


class AskPause(Struct, tag_field="t", tag="pause", forbid_unknown_fields=True):
    """Ask the others that the table rests."""

    ref: Ref
    seat: SeatNumber


class Resume(Struct, tag_field="t", tag="resume", forbid_unknown_fields=True):
    """The table rests no more."""

    ref: Ref
    seat: SeatNumber


class Seen(Struct, tag_field="t", tag="seen", forbid_unknown_fields=True):
    """Whether somebody can see the page: one that nobody looks at for a while is nobody."""

    ref: Ref
    visible: bool


ClientMessage = (
    Hello | Play | TakeBack | Consent | AskBot | Return | Say | Hint | Ping | SetPace | AskPause | Resume | Seen
)

# --- websocket: from the server --------------------------------------------------------------------------------


class UndoInfo(Struct):
    can: bool
    """At once, by oneself."""
    ask: bool
    """Only if everybody agrees: `undo` becomes a request."""
    key: str
    args: dict[str, Any]


class Note(Struct, forbid_unknown_fields=True):
    """What is useful to know about an answer beyond these: a message and its arguments."""

    key: str
    args: dict[str, Any]


class Answer(Struct, forbid_unknown_fields=True):
    action: str
    facts: list[Foretold]
    notes: list[Note]


class Dimmed(Struct, forbid_unknown_fields=True):
    """What a person might look for and may not do, with the reason."""

    action: str
    key: str
    args: dict[str, Any]
    rule: str | None


class PromptInfo(Struct, forbid_unknown_fields=True):
    """What a seat is asked, as `play.table` makes it."""

    kind: str
    rule: str
    args: dict[str, Any]
    begun: bool
    """Some steps of the answer have been said already."""
    options: list[Answer]
    dimmed: list[Dimmed]
    undo: UndoInfo


class SeatNow(Struct):
    seat: int
    view: Raw
    prompt: Raw | None
    """A PromptInfo; None when the seat owes nothing."""
    undo: UndoInfo


class SpectatorNow(Struct):
    view: Raw


class ChatEntry(Struct):
    n: int
    seat: int | None
    name: str
    text: str
    at: int
    phrase: Phrase | None = None
    """Said instead of a text."""


class Request(Struct):
    what: str
    """`undo:<seat>`, `bot:<seat>` or `pause:<seat>`."""
    by: int
    """The seat that asks."""
    args: dict[str, Any]
    agreed: list[int]
    missing: list[int]
    """The seats that have not answered yet."""


class StateMessage(Struct, tag_field="t", tag="state"):
    seq: int
    table: TableInfo
    seats: list[SeatNow]
    spectator: SpectatorNow | None
    facts: list[Raw]
    facts_from: int
    chat: list[ChatEntry]
    requests: list[Request]


class UpdateMessage(Struct, tag_field="t", tag="update"):
    seq: int
    waiting: list[int]
    seats: list[SeatNow]
    spectator: SpectatorNow | None
    facts: list[Raw]
    facts_from: int
    requests: list[Request]
    time: TimeInfo | None = None


class OkMessage(Struct, tag_field="t", tag="ok"):
    ref: str
    seq: int


class RefusedMessage(Struct, tag_field="t", tag="refused"):
    ref: str | None
    key: str
    args: dict[str, Any]
    rule: str | None
    field: str | None
    seq: int


class RewoundMessage(Struct, tag_field="t", tag="rewound"):
    by: int | None
    """The seat whose answer was taken back."""
    seq: int
    facts_to: int


class TableMessage(Struct, tag_field="t", tag="table"):
    table: TableInfo


class ChatMessage(Struct, tag_field="t", tag="chat"):
    entry: ChatEntry


class RequestsMessage(Struct, tag_field="t", tag="requests"):
    requests: list[Request]


class DeclinedMessage(Struct, tag_field="t", tag="declined"):
    """Somebody did not agree (or the one who asked withdrew it): the request is gone, nothing changed."""

    what: str
    seat: int


class LapsedMessage(Struct, tag_field="t", tag="lapsed"):
    """The table has moved on before everybody agreed: the request is gone."""

    what: str
    by: int


class HintMessage(Struct, tag_field="t", tag="hint"):
    """What a strong player would do, knowing what the seat knows."""

    ref: str
    seat: int
    seq: int
    advice: Advice


class PongMessage(Struct, tag_field="t", tag="pong"):
    """Somebody is there."""


class AnnouncementsMessage(Struct, tag_field="t", tag="announcements"):
    """What the operator says, all of it, to everybody at this table."""

    announcements: list[Announcement]


ServerMessage = (
    StateMessage
    | UpdateMessage
    | OkMessage
    | RefusedMessage
    | RewoundMessage
    | TableMessage
    | ChatMessage
    | RequestsMessage
    | DeclinedMessage
    | LapsedMessage
    | HintMessage
    | PongMessage
    | AnnouncementsMessage
    | SettingsMessage
)
