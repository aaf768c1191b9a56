"""`tradewinds campaign`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from tradewinds.bots import usual
from tradewinds.cli import terminal
from tradewinds.cli.common import Json, Lang, Options, at_least, bot_names, options_of
from tradewinds.cli.play import PERSON, fresh_seed
from tradewinds.cli.sitting import RULES, Sitting
from tradewinds.cli.speech import Speech, Usage
from tradewinds.kernel.game import Game
from tradewinds.play import campaigns
from tradewinds.play.campaigns import Chain
from tradewinds.play.simulation import Tally, make_setting, play_on, seat_bots
from tradewinds.play.table import Table

MOST = 200
"""Matches after which bots give a campaign up."""


def campaign(
    what: Literal["next", "play", "show", "export", "import"],
    file: Path,
    *,
    game: Annotated[str, Parameter(name="--game")] = "maracaibo",
    archive: Annotated[Path | None, Parameter(name="--archive")] = None,
    chapter: Annotated[int | None, Parameter(name="--chapter")] = None,
    players: Annotated[int, Parameter(name="--players")] = 3,
    bots: Annotated[str | None, Parameter(name="--bots")] = None,
    seat: Annotated[int, Parameter(name="--seat")] = 0,
    option: Options = None,
    seed: Annotated[str | None, Parameter(name="--seed")] = None,
    whole: Annotated[bool, Parameter(name="--whole", negative=())] = False,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """A story over several matches in one file: go on with it, read it, take its archive along."""
    from tradewinds import games

    if what == "import":
        return bring(file, games.load(game), archive)
    chain = Chain(game=game)
    if file.exists() or what not in ("next", "play"):
        chain = campaigns.from_json(terminal.read_bytes(file))
    rules = games.load(chain.game)
    campaigns.story_of(rules)
    say = Speech(lang, rules)
    if what == "export":
        return take_along(chain, archive)
    if what == "show":
        return show(chain, rules, say, json)
    given = options_of(rules, option)
    names = bot_names(rules, bots, usual(rules))
    if what == "play":
        chain = sit_down(rules, chain, given, (players, seat, names, seed, chapter), say, file)
        return show(chain, rules, say, json)
    for number in range(MOST if whole else 1):
        if whole and number and ending(rules, chain) is not None:
            break
        chain = by_bots(rules, chain, given, (players, names, seed, chapter if number == 0 else None))
        terminal.write_bytes(file, campaigns.to_json(chain))
    return show(chain, rules, say, json)


def ending(rules: Game, chain: Chain) -> str | None:
    carry = chain.carry()
    return None if carry is None else campaigns.story_of(rules).ending(carry)


def bring(file: Path, rules: Game, archive: Path | None) -> int:
    """A new file that begins with an archive; one that is there already is never overwritten."""
    if archive is None:
        raise Usage("cli-campaign-archive", {}, field="--archive")
    if file.exists():
        raise Usage("cli-pack-exists", {"file": str(file)}, field="file")
    carry = campaigns.archive_from(terminal.read_bytes(archive), rules)
    terminal.write_bytes(file, campaigns.to_json(Chain(game=rules.id, archive=carry)))
    return 0


def take_along(chain: Chain, archive: Path | None) -> int:
    text = campaigns.archive_json(chain.carry() or {})
    if archive is None:
        terminal.out(text.decode())
    else:
        terminal.write_bytes(archive, text + b"\n")
    return 0


# --- the next match --------------------------------------------------------------------------------------------------


def by_bots(
    rules: Game, chain: Chain, given: dict[str, object], how: tuple[int, list[str], str | None, int | None]
) -> Chain:
    players, names, seed, chapter = how
    options, carry = campaigns.begins(rules, chain, given, chapter)
    checked = rules.check(rules.check_players(players), options)
    own_seed = fresh_seed() if seed is None else f"{seed}.{len(chain.matches)}"
    people = players - len(rules.rule_seats(players, checked))
    if len(names) > people:
        raise Usage("cli-bots-many", {"bots": len(names), "players": people}, field="--bots")
    setting = make_setting(rules, players, checked, own_seed, names)
    tally = Tally(players)
    record = play_on(rules, setting, len(chain.matches), carry, tally)
    if record is None:
        raise Usage("cli-campaign-broken", {"reason": "; ".join(tally.violations)})
    return campaigns.append(chain, record)


def sit_down(
    rules: Game,
    chain: Chain,
    given: dict[str, object],
    how: tuple[int, int, list[str], str | None, int | None],
    say: Speech,
    file: Path,
) -> Chain:
    """One person, the others bots; a match that is left early is kept beside the campaign and can be resumed."""
    players, seat, names, seed, chapter = how
    options, carry = campaigns.begins(rules, chain, given, chapter)
    checked = rules.check(rules.check_players(players), options)
    ruled = rules.rule_seats(players, checked)
    at_least("--seat", seat, 0)
    if seat >= players or seat in ruled:
        raise Usage("cli-seat", {"seat": seat, "last": players - 1}, field="--seat")
    free = iter(seat_bots(names, players - 1 - len(ruled)))
    who = [PERSON if at == seat else RULES if at in ruled else f"bot:{next(free)}" for at in range(players)]
    table = Table.new(rules, players, checked, fresh_seed() if seed is None else seed, carry)
    Sitting(rules, table, who, seat, say, None).run()
    if table.over:
        chain = campaigns.append(chain, table.record(who))
        terminal.write_bytes(file, campaigns.to_json(chain))
    return chain


# --- the book --------------------------------------------------------------------------------------------------------


def show(chain: Chain, rules: Game, say: Speech, json: bool) -> int:
    """What has been read and decided, and how the map stands."""
    carry: dict[str, Any] = chain.carry() or {}
    if json:
        terminal.document(
            {"game": chain.game, "matches": len(chain.matches), "ending": ending(rules, chain), "archive": carry}
        )
        return 0
    terminal.out(say("cli-campaign-matches", n=len(chain.matches)))
    for line in campaigns.story_of(rules).book(carry, say) if carry else []:
        terminal.out(line)
    return 0
