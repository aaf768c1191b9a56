"""Write web/test/twins.gen.json: examples of what the engines say, in the words of `tradewinds.play.words`.

The client's `table/sentences.ts` must say the same of them (`web/test/twins.test.ts`). Run it after a change of words:
`python web/tools/twins.py`. The examples are one of each sort that random matches bring up, and every action there is.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tradewinds import games
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.foretell import foretell
from tradewinds.kernel.game import Game
from tradewinds.kernel.journal import Journal
from tradewinds.play.words import LANGUAGES, Words

TARGET = Path(__file__).parent.parent / "test" / "twins.gen.json"
NAMES = ["Anna", "Ödön", "小明", "Eve", "Ubul", "Zoë"]
MATCHES = 12
MOST = 200
"""Actions of one family: a game of cards has thousands that differ in names that smaller families have as well."""

Example = dict[str, Any]


def configurations(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of players, then all expansions together, with and without seats that the rules play."""
    for players in range(game.min_players, game.max_players + 1):
        yield players, {}
    everything = {option.id: True for option in game.options if option.kind == "expansion"}
    ruled = {option.id: 1 for option in game.options if option.kind == "rule_seats"}
    if everything:
        yield 3, everything
        yield 3, {**everything, **ruled}


def actions(game: Game) -> list[str]:
    """Every action there is; of a very large family one in so many."""
    families: dict[str, list[str]] = {}
    for text in filter(None, game.actions.texts):
        families.setdefault(f"{text.split(':')[0]} {text.count(':')}", []).append(text)
    return [text for texts in families.values() for text in texts[:: -(-len(texts) // MOST)]]


def examples(game: Game) -> list[Example]:
    found: dict[str, Example] = {}

    def keep(sort: tuple[object, ...], example: Example) -> None:
        found.setdefault(repr(sort), example)

    for players, options in configurations(game):
        for match in range(MATCHES):
            journal = Journal()
            rng = Xorshift(match + 1)
            state = game.start(players, options, f"twins {match}", journal)
            while not state.over:
                seat = state.seats_to_act()[0]
                asked = game.prompt(state, seat)
                assert asked is not None
                keep(
                    ("prompt", asked.kind, *sorted(asked.args)),
                    {"prompt": asked.kind, "args": asked.args, "seat": seat, "players": players},
                )
                legal = [action for action, _ in asked.options]
                for (action, notes), facts in zip(asked.options, foretell(game, state, seat, legal), strict=True):
                    text = game.actions.text(action)
                    family = game.actions.family(action)
                    sort = sorted({key for key, _ in notes}), [str(fact["kind"]) for fact in facts[:1]]
                    told = [{"key": key, "args": args} for key, args in notes]
                    keep(
                        ("option", family, asked.kind, *sort),
                        {
                            "option": {"action": text, "facts": facts, "notes": told},
                            "asked": asked.kind,
                            "seat": seat,
                            "players": players,
                        },
                    )
                for _, error in asked.dimmed:
                    keep(
                        ("reason", error.key, *sorted(error.params)),
                        {"reason": error.key, "args": error.params, "players": players},
                    )
                state.play(seat, legal[rng.below(len(legal))])
            for fact in journal.facts:
                for reader in (None, *range(players)):
                    seen: Any = fact.seen_by(reader)
                    sides = [name for name, value in seen["args"].items() if value == reader], reader == fact.seat
                    keep(
                        ("fact", fact.kind, sorted(seen["args"]), reader is None, *sides),
                        {"fact": seen, "reader": reader, "players": players},
                    )
    for text in actions(game):
        keep(("action", text), {"action": text})
    return list(found.values())


def said(words: Words, example: Example) -> list[str]:
    """What is said of an example: one line, or for an option its label, the label as an answer, and the effects."""
    names = NAMES[: example.get("players", 0)]
    if "fact" in example:
        return [words.fact(example["fact"], example["reader"], names)]
    if "prompt" in example:
        kind, args, seat = example["prompt"], example["args"], example["seat"]
        return [
            words.prompt(kind, args, seat, names),
            words.prompt_help(kind, args, seat, names),
            words.prompt_other(kind, [seat], names),
        ]
    if "option" in example:
        option = example["option"]
        notes = [(note["key"], note["args"]) for note in option["notes"]]
        return [
            words.action(option["action"], names, option["facts"]),
            words.action(option["action"], names, option["facts"], example["asked"]),
            *words.effects(option["action"], option["facts"], notes, example["seat"], names),
        ]
    if "reason" in example:
        return [words.reason(example["reason"], example["args"], names)]
    return [words.action(example["action"], NAMES)]


def text() -> str:
    table = {}
    for name in games.shelf():
        of_game = json.loads(json.dumps(examples(games.load(name))))
        for example in of_game:
            example["said"] = {lang: said(Words(lang, name), example) for lang in LANGUAGES}
        table[name] = of_game
    rows = {name: [json.dumps(row, ensure_ascii=False) for row in rows] for name, rows in table.items()}
    inside = ",\n".join(f'"{name}": [\n' + ",\n".join(rows[name]) + "\n]" for name in rows)
    return "{\n" + inside + "\n}\n"


if __name__ == "__main__":
    TARGET.write_text(text(), "utf-8")
    print(f"{TARGET.name}: {TARGET.stat().st_size} bytes")
