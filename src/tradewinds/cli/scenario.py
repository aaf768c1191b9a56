"""`tradewinds scenario`."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tradewinds.cli import terminal
from tradewinds.cli.common import Json, Lang, PackFile, pack_bytes
from tradewinds.cli.speech import Speech, Usage
from tradewinds.kernel import scenario as kernel
from tradewinds.kernel.errors import TradewindsError
from tradewinds.play import packs, scenarios


class Outcome(msgspec.Struct):
    id: str
    file: str
    ok: bool
    message: str


def scenario(
    *files: Path,
    pack: PackFile = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Run scenarios: rules as readable tests, and bug reports as files."""
    if not files:
        raise Usage("cli-scenario-none", {})
    content = pack_bytes(pack)
    outcomes = [run(file, lang, content) for file in gather(files)]
    check_names(outcomes, Speech(lang))
    if json:
        terminal.document(outcomes)
    else:
        say = Speech(lang)
        for outcome in outcomes:
            name = outcome.id or outcome.file
            if outcome.ok:
                terminal.out(say("cli-scenario-ok", id=name), "green")
            else:
                terminal.out(say("cli-scenario-failed", id=name, file=outcome.file), "red")
                terminal.out(f"  {outcome.message}")
        failed = sum(not outcome.ok for outcome in outcomes)
        terminal.out(say("cli-scenario-sum", n=len(outcomes), failed=failed))
    return 0 if all(outcome.ok for outcome in outcomes) else 1


def check_names(outcomes: list[Outcome], say: Speech) -> None:
    """An id names one scenario: a report that says it would else be about two."""
    first: dict[str, Outcome] = {}
    for outcome in outcomes:
        known = first.setdefault(outcome.id, outcome)
        if outcome.id and known is not outcome and outcome.ok:
            outcome.ok = False
            outcome.message = say("cli-scenario-twice", id=outcome.id, other=known.file)


def gather(files: tuple[Path, ...]) -> list[Path]:
    """The files, those in folders (and folders in them) sorted."""
    found: list[Path] = []
    for file in files:
        if file.is_dir():
            inside = sorted(path for path in file.rglob("*") if path.suffix in (".yaml", ".yml"))
            if not inside:
                raise Usage("cli-scenario-folder", {"file": str(file)})
            found += inside
        else:
            found.append(file)
    return found


def run(file: Path, lang: str | None, pack: bytes = b"") -> Outcome:
    """One scenario; whatever is wrong with it becomes a message."""
    say = Speech(lang)
    name = ""
    content = terminal.read_bytes(file)
    try:
        values = scenarios.parse(content)
        if isinstance(values, dict):
            name = str(values.get("id", ""))
        told = kernel.read(values)
        game = packs.game(told.game, pack)
        say = Speech(lang, game)
        state = scenarios.run(told, game)
        if broken := state.violations():
            return Outcome(name, str(file), False, say("cli-scenario-broken", what="; ".join(broken)))
    except TradewindsError as error:
        return Outcome(name, str(file), False, explain(error, say))
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        # Something that no check foresaw: what Python says names the wrong part.
        reason = f"{type(error).__name__}: {error}"
        return Outcome(name, str(file), False, say("cli-scenario-form", reason=reason))
    return Outcome(name, str(file), True, "")


def explain(error: TradewindsError, say: Speech) -> str:
    sentence = say.error(error)
    return f"{sentence} ({error.field})" if error.field and error.field not in sentence else sentence
