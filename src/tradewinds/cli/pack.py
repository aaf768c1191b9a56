"""`tradewinds pack`."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter
from msgspec import to_builtins

from tradewinds.cli import terminal
from tradewinds.cli.common import Json, Lang, Options, Seed, at_least, bot_names, options_of
from tradewinds.cli.simulate import progress, run
from tradewinds.cli.speech import Speech, Usage
from tradewinds.kernel.errors import TradewindsError
from tradewinds.play import balance, packs, workshop
from tradewinds.play.simulation import Setting, make_setting
from tradewinds.play.words import Words


def pack(
    what: Literal["check", "new", "diff", "fields", "simulate"],
    of: str,
    *,
    save: Annotated[Path | None, Parameter(name="--save")] = None,
    games: Annotated[int, Parameter(name="--games")] = 1000,
    players: Annotated[int | None, Parameter(name="--players")] = None,
    seed: Seed = "1",
    bots: Annotated[str, Parameter(name="--bots")] = "random",
    option: Options = None,
    check: Annotated[bool, Parameter(name="--check")] = True,
    jobs: Annotated[int | None, Parameter(name="--jobs")] = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Other cards for a game: check a pack, begin one, compare it with the box, by its fields or by many matches."""
    from tradewinds import games as shelf

    say = Speech(lang)
    if what == "new":
        return begin(packs.template(shelf.load(of), template_words(say)), save)
    if save is not None:
        raise Usage("cli-pack-save", {}, field="--save")
    if what == "fields":
        return fields(to_builtins(packs.packing(shelf.load(of)).schema.told()), say, json)
    content = terminal.read_bytes(Path(of))
    if what == "check":
        return examine(content, of, say, json)
    if what == "diff":
        return diff(packs.read(content), say, json)
    game = packs.play_with(packs.read(content))
    at_least("--games", games, 1)
    if jobs is not None:
        at_least("--jobs", jobs, 1)
    seats = game.check_players(min(4, game.max_players) if players is None else players)
    options = game.check(seats, options_of(game, option))
    names = bot_names(game, bots, "random")
    people = seats - len(game.rule_seats(seats, options))
    if len(names) > people:
        raise Usage("cli-bots-many", {"bots": len(names), "players": people}, field="--bots")
    setting = make_setting(game, seats, options, seed, names, check=check, pack=content)
    return simulate(setting, games, jobs, say, json)


def template_words(say: Speech) -> dict[str, str]:
    return {key: say(f"cli-pack-template-{key}") for key in ("title", "name", "author", "licence", "how")}


def begin(text: str, save: Path | None) -> int:
    if save is None:
        terminal.out(text.rstrip())
    elif save.exists():
        raise Usage("cli-pack-exists", {"file": str(save)}, field="--save")
    else:
        terminal.write_bytes(save, text.encode())
    return 0


def examine(content: bytes, file: str, say: Speech, json: bool) -> int:
    """What is wrong with a pack, or that it can be played, and what is worth knowing then."""
    try:
        read = packs.read(content)
        game = packs.play_with(read)
    except TradewindsError as error:
        message = say.error(error)
        if json:
            terminal.document({"file": file, "ok": False, "field": error.field, "message": message, "remarks": []})
        else:
            terminal.out(say("cli-pack-bad", file=file), "red")
            terminal.out(f"  {message}")
        return 1
    words = Words(say.language, game)
    told = [words.text(key, **args) for key, args in packs.remarks(read)]
    if json:
        result = {"file": file, "ok": True, "base": read.base, "sha": game.sha, "changes": len(packs.changes(read))}
        terminal.document({**result, "remarks": told})
        return 0
    terminal.out(say("cli-pack-good", name=read.name, version=read.version, author=read.author), "green")
    terminal.out(say("cli-pack-sha", sha=game.sha, n=len(packs.changes(read))))
    for line in told:
        terminal.out(f"  {line}")
    return 0


def diff(read: packs.Pack, say: Speech, json: bool) -> int:
    """Every field that differs from the box, as a list of changes."""
    packs.play_with(read)
    found = packs.changes(read)
    if json:
        rows = [{"list": a, "id": b, "field": c, "box": d, "pack": e} for a, b, c, d, e in found]
        terminal.document(rows)
        return 0
    from tradewinds import games

    game = games.load(read.base)
    told = workshop.changes(game, packs.packing(game).documents(), read.documents, say.language)
    for title, changes in groupby(told, key=lambda change: change.title):
        terminal.out(title, "bold")
        for one in changes:
            values = {"field": one.label, "before": one.before or "–", "after": one.after or "–"}
            terminal.out("  " + say(f"cli-pack-{one.kind}", record=one.name, **(values if one.field else {})))
    if not found:
        terminal.out(say("cli-pack-same"))
    return 0


# --- what can be changed ---------------------------------------------------------------------------------------------


def fields(told: dict[str, Any], say: Speech, json: bool) -> int:
    """Every list and field that a pack can change, and why the others cannot be."""
    if json:
        terminal.document(told)
        return 0
    for name, of in told["lists"].items():
        terminal.out(name, "bold")
        if of["add"]:
            terminal.out(f"  {say(of['add'], field=f'{name}.add, {name}.remove')}")
        for field, one in of["fields"].items():
            terminal.out(f"  {say(one['fixed'], field=field) if one['fixed'] else f'{field}: {shape(one)}'}")
        for reason, places in held(of["held"]).items():
            terminal.out(f"  {say(reason, field=', '.join(places))}")
    for name, reason in told["closed"].items():
        terminal.out(say(reason, field=name))
    for name, of in told["vocabularies"].items():
        terminal.out(f"{name}: {', '.join(of['verbs'])}")
    return 0


def held(of: dict[str, dict[str, str]]) -> dict[str, list[str]]:
    """Per reason the fields of single records that cannot be changed."""
    found: dict[str, list[str]] = {}
    for id_, reasons in of.items():
        for field, reason in reasons.items():
            found.setdefault(reason, []).append(f"{id_}.{field}")
    return found


def shape(one: dict[str, Any]) -> str:
    """A kind of value in a few signs, as the schema calls it."""
    kind = str(one["kind"])
    if "low" in one and "names" not in one:
        kind += f" {one['low']} … {one['high']}"
    if kind == "choice":
        return " | ".join(one["choices"])
    if kind == "amounts":
        return f"{{{', '.join(one['names'])}: {one['low']} … {one['high']}}}"
    if kind == "row":
        return "{" + ", ".join(f"{name}: {shape(inner)}" for name, inner in one["fields"].items()) + "}"
    if kind == "list" or kind.startswith("numbered"):
        return f"{kind} [{shape(one['of'])}]"
    if kind == "either":
        return " / ".join(map(shape, one["of"]))
    return f"{kind} {one['vocabulary']}" if kind == "steps" else kind


# --- many matches ----------------------------------------------------------------------------------------------------


def simulate(setting: Setting, games: int, jobs: int | None, say: Speech, json: bool) -> int:
    """The same matches with the pack and with the box, and what is different."""
    comparison = balance.compare(setting)
    with progress(2 * games, say) as bar:
        box = run(comparison.box, games, jobs, bar)
        changed = run(comparison.pack, games, jobs, bar)
    result = balance.told(comparison, box, changed)
    if json:
        terminal.document(result)
    else:
        tell(result, Speech(say.language, setting.game))
    return 1 if changed.violations else 0


def tell(result: dict[str, Any], say: Speech) -> None:
    about, box, changed = result["pack"], result["box"], result["with_pack"]
    terminal.out(say("cli-balance-title", name=about["name"], version=about["version"], games=result["games"]))
    heads = [say(f"cli-balance-{key}") for key in ("what", "box", "pack", "difference")]
    rows: list[list[str]] = []
    for at, (before, after) in enumerate(zip(box["seats"], changed["seats"], strict=True)):
        rows += compared(say("cli-balance-seat", n=at + 1), before, after, say)
    for name in sorted({*box["sides"], *changed["sides"]}):
        if name in box["sides"] and name in changed["sides"]:
            rows += compared(say(name), box["sides"][name], changed["sides"][name], say)
    for key in ("decisions", "rounds"):
        before, after = box[key], changed[key]
        if before is not None and after is not None:
            rows.append([say(f"cli-balance-{key}"), f"{before:.1f}", f"{after:.1f}", signed(before, after)])
    terminal.columns(heads, rows, numbers=(1, 2, 3))
    used = [row for row in result["uses"] if row["box"] is not None and row["with_pack"] is not None]
    if used:
        heads = [say(f"cli-balance-{key}") for key in ("uses", "box", "pack", "difference")]
        terminal.columns(heads, [times(row) for row in used], numbers=(1, 2, 3))
    if len(used) < len(result["uses"]):
        terminal.out(say("cli-balance-untold", n=len(result["uses"]) - len(used)))
    violations = result["violations"]
    if violations is None:
        terminal.out(say("cli-simulate-unchecked"))
    elif not violations:
        terminal.out(say("cli-simulate-sound"), "green")
    else:
        terminal.out(say("cli-simulate-broken", n=len(violations)), "red")
        for line in violations:
            terminal.out(f"  {line}")


def compared(name: str, box: dict[str, Any], pack: dict[str, Any], say: Speech) -> list[list[str]]:
    """Victories and points of a seat or a clan, each with its interval."""
    if not box["matches"] or not pack["matches"]:
        return []
    won = [100 * box["wins"], 100 * pack["wins"]]
    wide = [[100 * end for end in one["wins_95"]] for one in (box, pack)]
    shares = [f"{n:.1f} % ({low:.1f}–{high:.1f})" for n, (low, high) in zip(won, wide, strict=True)]
    score = [f"{one['score']:.1f} ({one['score_95'][0]:.1f}–{one['score_95'][1]:.1f})" for one in (box, pack)]
    return [
        [say("cli-balance-won", name=name), *shares, f"{signed(*won)} %"],
        [say("cli-balance-score", name=name), *score, signed(box["score"], pack["score"])],
    ]


def times(row: dict[str, Any]) -> list[str]:
    """How often a record was used in a match."""
    before, after = row["box"], row["with_pack"]
    return [f"{row['list']}.{row['id']}", f"{before:.2f}", f"{after:.2f}", signed(before, after, 2)]


def signed(before: float, after: float, digits: int = 1) -> str:
    return f"{after - before:+.{digits}f}".replace("-", "−")
