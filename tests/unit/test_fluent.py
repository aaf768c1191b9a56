"""Every text of the interface exists in every language: a missing key fails here."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tradewinds.play.words import with_article

SOURCE = Path(__file__).parents[2] / "src" / "tradewinds"
LANGUAGES = ("en", "zh-Hant", "hu")
FOLDERS = sorted(path for path in [SOURCE / "text", *SOURCE.glob("games/*/text")] if path.is_dir())


class Texts(NamedTuple):
    """One text in all its languages: `text/en.ftl` and so on; with a name, `text/kernel.en.ftl` and so on."""

    folder: Path
    name: str = ""

    def file(self, language: str) -> Path:
        return self.folder / f"{self.name}{language}.ftl"


def texts_in(folder: Path) -> list[Texts]:
    names = {re.sub(rf"({'|'.join(LANGUAGES)})\.ftl$", "", path.name) for path in folder.glob("*.ftl")}
    return [Texts(folder, name) for name in sorted(names)]


ALL = [texts for folder in FOLDERS for texts in texts_in(folder)]
SHARED = texts_in(SOURCE / "text")
JAMAICA = Texts(SOURCE / "games" / "jamaica" / "text")
PUERTORICO = Texts(SOURCE / "games" / "puertorico" / "text")


class Mentions(Visitor):
    """Collects what a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.messages.add("-" + node.id.name)
        self.generic_visit(node)


def entries(texts: Texts, language: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every text of a file as (id or id.attribute, pattern), in order. Unreadable parts fail."""
    path = texts.file(language)
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            pytest.fail(f"{path} cannot be read: {(entry.content or '')[:200]!r}")
        if isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if entry.value is not None:
                yield name, entry.value
            for attribute in entry.attributes:
                yield f"{name}.{attribute.id.name}", attribute.value


def mentions(pattern: ast.Pattern) -> Mentions:
    found = Mentions()
    found.visit(pattern)
    return found


def needed(texts: Texts, language: str) -> dict[str, set[str]]:
    """What every text of a file must be given: its own variables, and those of the messages it refers to."""
    everything = {
        name: mentions(one) for place in {*SHARED, *texts_in(texts.folder)} for name, one in entries(place, language)
    }

    def all_of(found: Mentions) -> set[str]:
        return found.variables.union(*(all_of(everything[name]) for name in found.messages if not name.startswith("-")))

    return {name: all_of(mentions(pattern)) for name, pattern in entries(texts, language)}


def name_of(texts: Texts) -> str:
    return str((texts.folder / f"{texts.name}ftl").relative_to(SOURCE))


@pytest.fixture(params=ALL, ids=name_of)
def texts(request: pytest.FixtureRequest) -> Texts:
    given = request.param
    assert isinstance(given, Texts)
    return given


def test_all_languages_are_there(texts: Texts) -> None:
    assert all(texts.file(language).is_file() for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(SOURCE)))
def test_no_id_in_two_files_that_are_read_together(folder: Path, language: str) -> None:
    seen: dict[str, Path] = {}
    for texts in dict.fromkeys([*SHARED, *texts_in(folder)]):
        for name, _ in entries(texts, language):
            assert name not in seen, f"{name} in {texts.file(language)} and {seen[name]}"
        seen |= dict.fromkeys((name for name, _ in entries(texts, language)), texts.file(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_twice_and_none_empty(texts: Texts, language: str) -> None:
    seen: set[str] = set()
    for name, pattern in entries(texts, language):
        assert name not in seen, name
        assert pattern.elements, name
        seen.add(name)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_same_ids_in_the_same_order(texts: Texts, language: str) -> None:
    english = [name for name, _ in entries(texts, "en") if not name.startswith("-")]
    # Terms are private to a language: Hungarian may need one for a suffix that English lacks.
    assert [name for name, _ in entries(texts, language) if not name.startswith("-")] == english


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_same_variables(texts: Texts, language: str) -> None:
    english = needed(texts, "en")
    for name, variables in needed(texts, language).items():
        if not name.startswith("-"):
            # A thing comes with its name: where the ending depends on the thing, a language selects on it.
            known = english[name]
            named = {one if one in known or f"{one}_name" not in known else f"{one}_name" for one in variables}
            assert named == known, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_exist(texts: Texts, language: str) -> None:
    known = {name for place in {*SHARED, *texts_in(texts.folder)} for name, _ in entries(place, language)}
    for name, pattern in entries(texts, language):
        missing = mentions(pattern).messages - known
        assert not missing, f"{name} refers to {missing}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_shown(texts: Texts, language: str) -> None:
    functions: Any = {"AZ": with_article}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    variables = needed(texts, language)
    for place in {*SHARED, *texts_in(texts.folder)}:
        bundle.add_resource(FluentResource(place.file(language).read_text(encoding="utf-8")))
    for name in variables:
        if name.startswith("-"):
            continue
        message, _, attribute = name.partition(".")
        found = bundle.get_message(message)
        compiled = found.attributes[attribute] if attribute else found.value
        assert compiled is not None
        for value in (0, 1, 5):
            arguments = dict.fromkeys(variables[name], value)
            text, errors = bundle.format_pattern(compiled, arguments)
            assert not errors, f"{name}: {errors}"
            assert str(text).strip(), name


def test_jamaica_names_everything_in_its_data() -> None:
    game = SOURCE / "games" / "jamaica"

    def read(name: str) -> dict[str, list[dict[str, str]]]:
        data = yaml.safe_load((game / "data" / name).read_text(encoding="utf-8"))
        assert isinstance(data, dict)
        return data

    cards, treasures, components = (
        read("action_cards.yaml"),
        read("treasure_cards.yaml"),
        read("components.yaml"),
    )
    wanted = [f"symbol-{row['id']}" for row in cards["symbols"]]
    wanted += [f"card-{row['id']}" for row in cards["cards"]]
    wanted += [f"treasure-{row['id']}{end}" for row in treasures["cards"] for end in ("", "-help")]
    wanted += [f"component-{row['id']}" for row in components["components"]]
    wanted += [f"pirate-{row['id']}" for row in components["pirates"]]
    wanted += [f"pirate-{row['id']}-nickname" for row in components["pirates"] if row["nickname_en"]]
    wanted += [f"color-{row['color']}" for row in components["pirates"]]
    for option in components["options"]:
        name = f"option-{option['id']}"
        wanted += [name, f"{name}-help", *(f"{name}-{str(value).lower()}" for value in option["values"])]
    spaces = read("board.yaml")["spaces"]
    wanted += [f"space-kind-{space['kind']}" for space in spaces] + [f"section-{space['section']}" for space in spaces]
    missing = set(wanted) - {name for name, _ in entries(JAMAICA, "en")}
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_jamaica_names_agree_with_its_data(language: str) -> None:
    game = SOURCE / "games" / "jamaica"
    column = {"en": "en", "zh-Hant": "zh", "hu": "hu"}[language]
    text = (game / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    shown = dict(re.findall(r"^([a-z][\w-]*) = (.+)$", text, re.MULTILINE))
    sources = [
        ("action_cards.yaml", "symbols", "symbol", "name"),
        ("action_cards.yaml", "cards", "card", "label"),
        ("treasure_cards.yaml", "cards", "treasure", "name"),
        ("components.yaml", "components", "component", "name"),
        ("components.yaml", "pirates", "pirate", "name"),
    ]
    for file, key, prefix, field in sources:
        for row in yaml.safe_load((game / "data" / file).read_text(encoding="utf-8"))[key]:
            # The data writes a hyphen where a printed text has a true minus sign.
            name = re.sub(r" -(?=\d)", " −", row[f"{field}_{column}"])
            assert shown[f"{prefix}-{row['id']}"] == name


# Kinds of things in the data of Puerto Rico: prefix of the id, file, key, and whether a -help goes with it.
PUERTORICO_KINDS = [
    ("component", "setup.yaml", "components", False),
    ("good", "goods.yaml", "goods", True),
    ("tile", "countryside.yaml", "countryside", True),
    ("role", "roles.yaml", "roles", True),
    ("building", "buildings.yaml", "buildings", True),
    ("smuggler", "smuggler.yaml", "actions", True),
    ("festival", "festival.yaml", "board_goals", True),
    ("festival", "festival.yaml", "cards", True),
    ("achievement", "achievements.yaml", "achievements", True),
    ("ability", "puertoma.yaml", "ability_tiles", True),
    ("tiebreak", "puertoma.yaml", "tiebreak_cards", True),
    ("difficulty", "puertoma.yaml", "difficulty", True),
]


def puertorico_data(name: str) -> dict[str, Any]:
    data = yaml.safe_load((SOURCE / "games" / "puertorico" / "data" / name).read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


def test_puertorico_names_everything_in_its_data() -> None:
    wanted: list[str] = []
    for prefix, file, key, help_too in PUERTORICO_KINDS:
        for row in puertorico_data(file)[key]:
            wanted += [f"{prefix}-{row['id']}", *([f"{prefix}-{row['id']}-help"] if help_too else [])]
    wanted += [f"building-{row['id']}-alternative" for row in puertorico_data("buildings.yaml")["alternative_tiles"]]
    wanted += [f"score-{part}" for part in puertorico_data("puertoma.yaml")["scoring"] if part != "source"]
    for option in puertorico_data("options.yaml")["options"]:
        name = f"option-{option['id']}"
        wanted += [name, f"{name}-help", *(f"{name}-{str(value).lower()}" for value in option["values"])]
    missing = set(wanted) - {name for name, _ in entries(PUERTORICO, "en")}
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_puertorico_names_agree_with_its_data(language: str) -> None:
    column = {"en": "name_en", "zh-Hant": "name_zh", "hu": "name_hu"}[language]
    text = PUERTORICO.file(language).read_text(encoding="utf-8")
    shown = dict(re.findall(r"^([a-z][\w-]*) = (.+)$", text, re.MULTILINE))
    for prefix, file, key, _ in PUERTORICO_KINDS:
        for row in puertorico_data(file)[key]:
            if column in row:
                # An asterisk in the data marks a name of ours.
                assert shown[f"{prefix}-{row['id']}"] == row[column].rstrip("*")
