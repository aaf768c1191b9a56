"""Puerto Rico at the web table: whole games, the editors for people and stores, the draft, languages, a phone, axe."""

from __future__ import annotations

import re
import secrets
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.measure import LAPTOP, ON_PHONE, PHONE, Gauge
from tests.browser.playing import Strides
from tests.browser.test_axe import check
from tests.browser.test_whole_games import focused, tab_to
from tests.support.harbour import Harbour, Person, Sight

EXPANSIONS = ("new_buildings", "citizens", "smuggler", "festival", "festival_cards", "achievements")
ALL = {f"expansion_{name}": True for name in EXPANSIONS}
EDITORS = {"staffing": "staff-done", "slots": "staff-done", "storing": "store-done"}
"""Questions that are answered in one go, with the board, and the button that says it."""


def sit_down(person: Person, *seats: str, **more: Any) -> Sight:
    return person.sit_down(*(seats or ("me", "bot:mate", "bot:mate")), game="puertorico", **more)


def find(person: Person, *kinds: str, **more: Any) -> Sight:
    """At a table with two bots; the mate's advice is followed until then, so that there is something on the board."""
    options: dict[str, Any] = {
        "seats": ("me", "bot:mate", "bot:mate"),
        "advised": True,
        "names": ["Ann", "", ""],
    } | more
    return person.find_question(*kinds, game="puertorico", **options)


def editor_done(person: Person, sight: Sight, *, key: str = "") -> Sight:
    """What the editor shows is said as a whole, without anybody pressing anything more."""
    done = person.see(EDITORS[sight.kind])
    if key:
        done.press(key)
    elif person.page.evaluate("matchMedia('(pointer: coarse)').matches"):
        done.tap()
    else:
        done.click()
    return person.look(sight.seq)


def is_edited(person: Person, sight: Sight) -> bool:
    """Not when a part of the answer has been said elsewhere: then it is asked step by step."""
    return sight.kind in EDITORS and person.see(EDITORS[sight.kind]).count() > 0


def scores_are_shown(person: Person, players: int) -> dict[str, list[int]]:
    """The account of each player adds up, and the winner has the most; its rows by name."""
    sheet = person.see("score-sheet")
    expect(sheet).to_be_visible()
    heads = sheet.locator("thead th")
    expect(heads).to_have_count(players)
    rows: dict[str, list[int]] = {}
    for row in sheet.locator("tbody tr").all():
        cells = [cell.replace("−", "-").replace("–", "0") for cell in row.locator("td").all_inner_texts()]
        rows[row.locator("th").inner_text()] = [int(cell) for cell in cells]
    parts = [row for name, row in rows.items() if name != "Total" and "Tie-break" not in name]
    total = rows["Total"]
    assert len(parts) >= 3, rows
    for player in range(players):
        assert sum(row[player] for row in parts) == total[player], rows
    assert total == sorted(total, reverse=True)
    assert "winner" in (heads.first.get_attribute("class") or "")
    return rows


def test_by_mouse(ann: Person) -> None:
    """Two players; what is lit is clicked in its place: notes, tiles, buildings, ships; people in the editor."""
    ann.go("/")
    ann.see("new-puertorico").click()
    ann.see("players-2").click()
    ann.see("create").click()
    sight = ann.look()
    expect(ann.see("own").locator(".who")).to_have_text("You")
    clicked: Counter[str] = Counter()
    while not sight.over:
        if is_edited(ann, sight):
            clicked[sight.kind] += 1
            sight = editor_done(ann, sight)
            continue
        action = sight.actions[sight.seq % len(sight.actions)]
        if "trading" not in clicked:  # whatever the others do, there is something to sell sooner or later
            action = next((one for one in ("role:trader", "role:craftsman") if one in sight.actions), action)
            action = next((one for one in sight.actions if one.startswith("sell:")), action)
        if ann.target(action).count():
            clicked[sight.kind] += 1
            ann.target(action).click()
        else:
            ann.button(action).click()
        sight = ann.look(sight.seq)
    assert {"round", "tile", "building", "trading", "shipping", "staffing"} <= set(clicked), clicked
    scores_are_shown(ann, 2)
    expect(ann.page.locator("[data-fact=game_over]")).to_be_attached()


def test_by_keyboard_alone(ann: Person) -> None:
    page = ann.page
    ann.go("/")
    tab_to(page, ann.see("new-puertorico"))
    page.keyboard.press("Enter")
    ann.see("create-form").wait_for()
    for name in ("players-2", "create"):
        tab_to(page, ann.see(name))
        page.keyboard.press("Enter")
    sight = ann.look()
    focused(page, "on arrival")
    ways: Counter[str] = Counter()
    while not sight.over:
        if is_edited(ann, sight):
            if ways["editor"] < 2:
                tab_to(page, ann.see(EDITORS[sight.kind]), "Shift+Tab" if ways["editor"] else "Tab", most=160)
            ways["editor"] += 1
            sight = editor_done(ann, sight, key="Enter")
            focused(page, "after the editor")
            continue
        number = (sight.seq * 3) % len(sight.actions)
        action = sight.actions[number]
        button, target = ann.button(action), ann.target(action)
        match sight.seq % 4:
            case 0 if (
                sight.kind in ("round", "tile", "building", "shipping") and not ways[sight.kind] and target.count()
            ):
                tab_to(page, target, "Shift+Tab", most=160)
                ways[sight.kind] += 1
            case 1 if ways["arrows"] < 5:
                page.keyboard.press(ann.button(sight.actions[0]).get_attribute("data-digit") or "")
                for _ in range(number):
                    page.keyboard.press("ArrowDown")
                ways["arrows"] += 1
            case _ if digit := button.get_attribute("data-digit"):
                page.keyboard.press(digit)
                ways["digit"] += 1
            case _:
                tab_to(page, button)
        page.keyboard.press("Enter")
        sight = ann.look(sight.seq)
        focused(page, f"after {action}")
    assert ways["digit"] >= 10, ways
    assert {"editor", "arrows", "round"} <= set(ways), ways
    scores_are_shown(ann, 2)
    expect(ann.see("score-sheet").get_by_role("heading").first).to_be_focused()
    tab_to(page, ann.see("watch-replay"))
    page.keyboard.press("Enter")
    ann.see("replay").wait_for()
    page.keyboard.press("End")
    expect(ann.see("replay")).to_have_attribute("data-at", ann.see("replay").get_attribute("data-total") or "")


def test_solo_against_two_puertomas(ann: Person) -> None:
    """Set up by hand, played to the final score; how the Puertomas decide is told line by line."""
    ann.go("/new?game=puertorico")
    ann.see("players-3").click()
    ann.see("ruled-2").click()
    ann.see("create").click()
    sight = ann.look()
    expect(ann.page.locator("[data-testid^=opponent-]")).to_have_count(2)
    while not sight.over:
        if is_edited(ann, sight):
            sight = editor_done(ann, sight)
        else:
            sight = ann.play(sight, sight.actions[(sight.seq * 5) % len(sight.actions)])
    rows = scores_are_shown(ann, 3)
    assert "Puertoma" in ann.see("score-sheet").inner_text()
    assert max(rows["Total"]) > 10
    for kind in ("tracker", "automa_placed"):
        expect(ann.page.locator(f"[data-fact={kind}]")).not_to_have_count(0)
    ann.see("score-sheet").press("Escape")
    puertoma = ann.page.locator("[data-testid^=opponent-]").first
    puertoma.get_by_role("button").first.click()
    expect(puertoma.locator(".story li")).not_to_have_count(0)
    expect(puertoma.get_by_text("VP area:")).to_be_visible()
    expect(ann.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("kind", ["staffing", "storing"])
def test_the_hint_is_marked_in_the_editor(ann: Person, kind: str) -> None:
    find(ann, kind)
    answer = ann.see("answer").last
    expect(answer.locator(".hinted")).to_have_count(0)
    ann.see("hint").click()
    expect(answer.locator(".hinted").first).to_be_visible()
    expect(answer).to_contain_text("The navigator would do this")


def planned(person: Person) -> list[str]:
    """Who works where on one's own board, as it is drawn: "Corn plantation: 1 of 1" and so on."""
    labels: list[str] = person.page.evaluate(
        """() => [...document.querySelectorAll('[data-testid=own] .fields button, [data-testid=own] .city button')]
          .map((one) => one.getAttribute('aria-label'))"""
    )
    return sorted(re.sub(r"(?<=staffed)\b.*", "", label) for label in labels)


def people_at(spot: Locator) -> int:
    found = re.search(r"(\d+) of \d+ staffed$", spot.get_attribute("aria-label") or "")
    assert found, spot
    return int(found[1])


def spots(person: Person, *, filled: bool) -> Locator:
    return person.see("own").locator(f"button[data-spot][aria-pressed={'true' if filled else 'false'}]")


def three_spots(person: Person) -> Sight:
    """The editor with at least one person at work and two empty places of different kinds."""
    at_least = 50
    for _ in range(10):
        sight = find(person, "staffing", at_least=at_least)
        person.see("staff-done").wait_for()
        person.see("staff-reset").click()
        kinds = {spot.get_attribute("data-spot") for spot in spots(person, filled=False).all()}
        if len(kinds) >= 2 and spots(person, filled=True).count():
            return sight
    raise AssertionError("no board with enough places")


def test_people_are_placed_by_clicks(ann: Person) -> None:
    sight = three_spots(ann)
    done, left = ann.see("staff-done"), ann.see("staff-state")
    expect(done).to_have_attribute("aria-disabled", "true")
    done.click(force=True)
    assert ann.look().seq == sight.seq, "not before all are placed"
    # Somebody at work is sent away, and comes to a place that is empty now.
    first = spots(ann, filled=True).first
    from_place = first.get_attribute("data-spot")
    text = left.inner_text()
    first.click()
    expect(left).not_to_have_text(text)
    empty = ann.see("own").locator(f'button[data-spot][aria-pressed=false]:not([data-spot="{from_place}"])')
    to_place = empty.first.get_attribute("data-spot")
    empty.first.click()
    assert people_at(ann.see("own").locator(f'[data-spot="{to_place}"][aria-pressed=true]').first) >= 1
    ann.see("staff-suggest").click()
    expect(done).to_have_attribute("aria-disabled", "false")
    plan = planned(ann)
    editor_done(ann, sight)
    assert planned(ann) == plan, "what was planned is what has been done"


def test_people_are_placed_by_dragging(ann: Person) -> None:
    sight = three_spots(ann)
    own = ann.see("own")
    portrait = own.locator(".portrait [draggable]")
    waiting = int(portrait.inner_text())
    assert waiting > 0
    to = spots(ann, filled=False).last
    place = to.get_attribute("data-spot")
    portrait.drag_to(to)
    expect(portrait).to_have_text(str(waiting - 1))
    expect(own.locator(f'[data-spot="{place}"][aria-pressed=true]')).not_to_have_count(0)
    # And back again from a field to the portrait.
    worker = spots(ann, filled=True).first
    worker.drag_to(portrait)
    expect(portrait).to_have_text(str(waiting))
    ann.see("staff-suggest").click()
    plan = planned(ann)
    editor_done(ann, sight)
    assert planned(ann) == plan


def test_people_are_placed_with_keys(ann: Person) -> None:
    sight = three_spots(ann)
    page = ann.page
    spot = spots(ann, filled=True).first
    place = spot.get_attribute("data-spot")
    filled = ann.see("own").locator(f'[data-spot="{place}"][aria-pressed=true]')
    before = sum(people_at(one) for one in filled.all())
    tab_to(page, spot, most=200)
    page.keyboard.press("-")
    assert sum(people_at(one) for one in filled.all()) == before - 1
    other = spots(ann, filled=False).last
    tab_to(page, other, most=200)
    number = spots(ann, filled=True).count()
    page.keyboard.press("+")
    expect(spots(ann, filled=True)).to_have_count(number + 1)
    tab_to(page, ann.see("staff-suggest"), "Shift+Tab", most=60)
    page.keyboard.press("Space")
    plan = planned(ann)
    tab_to(page, ann.see("staff-done"), "Shift+Tab")
    editor_done(ann, sight, key="Enter")
    assert planned(ann) == plan
    focused(page, "after the editor")


def test_store(ann: Person) -> None:
    """Another choice than the proposed one: what was chosen stays, and nothing else."""
    sight = find(ann, "storing", at_least=30)
    rows = ann.see("answer").locator("li")
    expect(rows).not_to_have_count(0)
    proposed = rows.all_inner_texts()
    # Everything out, then one crate of the first kind.
    for row in rows.all():
        for whole in row.locator("button[aria-pressed=true]").all():
            whole.click()
        less = row.locator("button.step").first
        while not row.locator(".num").inner_text().startswith("0/"):
            less.click()
    rows.first.locator("button.step").last.click()
    expect(rows.first.locator(".num")).to_have_text(re.compile("^1/"))
    assert rows.all_inner_texts() != proposed or len(proposed) == 1
    editor_done(ann, sight)
    stored = ann.page.locator("[data-fact=stored]").last.inner_text()
    assert re.search(r"\b1 ", stored), stored


def test_drafted_building_tray(ann: Person) -> None:
    """The buildings are chosen one by one where they lie; the tray of the game has those, and the production ones."""
    sight = sit_down(ann, options={"expansion_new_buildings": True, "expansion_citizens": True})
    board = ann.see("board")
    chosen = board.locator(".draft .chosen")
    while sight.kind == "selecting":
        action = sight.actions[-1]
        before = chosen.count()
        name = board.locator(f'[data-target="{action}"]').inner_text().strip()
        board.locator(f'[data-target="{action}"]').click()
        sight = ann.look(sight.seq)
        if sight.kind == "selecting":
            assert chosen.count() > before
            assert name in [one.strip() for one in chosen.all_inner_texts()]
            drafted = {one.strip() for one in chosen.all_inner_texts()}
    drafted.add(name)
    tray = {one.strip() for one in board.locator(".tray .name").all_inner_texts()}
    assert drafted <= tray, drafted - tray
    # 17 chosen by the players, six production buildings; what nobody chose is not in the game.
    assert len(tray) == 17 + 6, tray
    expect(board.locator(".draft")).to_have_count(0)


# Whatever is said or shown: text, names for readers of the screen, titles.
WORDS = """() => {
  const said = new Set()
  const walk = document.createTreeWalker(document.querySelector('[data-testid=table]'), NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement
    if (parent.closest('select, kbd, script, style, .rule')) continue
    said.add(walk.currentNode.data.trim())
  }
  for (const one of document.querySelectorAll('[data-testid=table] [aria-label], [data-testid=table] [title]')) {
    for (const name of ['aria-label', 'title']) if (one.getAttribute(name)) said.add(one.getAttribute(name).trim())
  }
  return [...said].filter((text) => /\\p{L}{2}/u.test(text))
}"""
# Names are the same everywhere.
SAME = re.compile(r"Puerto Rico 1897|Hacienda|Ann|Puertoma|PR-[\dA-Z.]+|Enter|Esc")
RAW = re.compile(
    r"puertorico-ui-|\b(?:fact|prompt|refusal|error|lesson|undo|option|seat|role|building|tile|good|amount|word|part|step"
    r"|achievement|festival|smuggler|component|ability|tiebreak|trigger|symbol)-[a-z_]+\b|\{ ?\$|\$\w"
)


def words(person: Person) -> set[str]:
    found: list[str] = person.page.evaluate(WORDS)
    raw = [text for text in found if RAW.search(text)]
    assert not raw, raw
    return set(found)


@pytest.mark.parametrize("kind", ["round", "building", "staffing", "smuggling"])
def test_languages(ann: Person, kind: str) -> None:
    """With everything on the table: nothing of the English is left in the other two, and nothing is lost on the way."""
    sight = find(ann, kind, at_least=40, options=ALL)
    ann.see("explain").click()
    expect(ann.see("explanation").locator(".rule")).to_be_visible()  # the rulebook comes a moment later
    english = words(ann)
    assert len(english) > 60
    story = ann.log
    names = {one.strip() for one in ann.see("others").locator("h3 .name").all_inner_texts()}
    for lang in ("zh-Hant", "hu"):
        ann.set_language(lang)
        expect(ann.see("prompt")).not_to_have_text(sight.prompt)
        expect(ann.see("explanation").locator(".rule")).to_be_visible()
        said = words(ann)
        assert len(said) > 60
        left = {text for text in said & english if SAME.sub("", text).strip() and text not in names}
        assert not left, left
        assert not set(ann.log) & set(story)
        if lang == "zh-Hant":
            latin = {text for text in said if re.search("[A-Za-z]{3}", SAME.sub("", text))}
            assert not {text for text in latin if not any(name in text for name in names)}, latin
            # Chinese is set without spaces: neither between its signs nor around a name in them.
            gaps = {text for text in said if re.search("[\u4e00-\u9fff，。：、] +[\u4e00-\u9fff]", text)}
            assert not gaps, gaps
        now = ann.look()
        assert (now.seq, now.kind, now.actions) == (sight.seq, sight.kind, sight.actions)
    ann.set_language("en")
    expect(ann.see("prompt")).to_have_text(sight.prompt)
    expect(ann.see("explanation").locator(".rule")).to_be_visible()
    ann.look()  # with a line, as before
    assert words(ann) == english


def tap(person: Person, action: str, *, in_place: bool) -> None:
    """The first tap shows what would happen, the second does it: where it lies, or with its button in the list."""
    where = person.target(action) if in_place else person.unfold(action)
    where.tap()
    expect(person.button(action)).to_have_class(re.compile("armed"))
    where.tap()


def test_on_a_phone(arrive: Arrive) -> None:
    """A whole game by touch, the tutorial open: what is decided, its targets and what one owns are always together."""
    ann = arrive(**PHONE)
    gauge = Gauge(ann)
    ann.go(f"/table/{ann.create('me', 'bot:mate', 'bot:mate', game='puertorico')}?coach")
    sight = ann.look()
    tapped: Counter[str] = Counter()
    while not sight.over:
        gauge.look()
        if is_edited(ann, sight):
            tapped[sight.kind] += 1
            sight = editor_done(ann, sight)
            continue
        action = sight.actions[(sight.seq * 5) % len(sight.actions)]
        in_place = ann.target(action).count() > 0
        tapped[sight.kind] += in_place
        tap(ann, action, in_place=in_place)
        sight = ann.look(sight.seq)
    assert {"round", "tile", "staffing", "building", "shipping"} <= set(tapped), tapped
    gauge.look("scores")
    gauge.fine()
    scores_are_shown(ann, 3)


def test_everything_on_a_phone(arrive: Arrive) -> None:
    """All expansions, drafted; thirty decisions, and all parts of the board and leaves of the sheet."""
    ann = arrive(**PHONE)
    gauge, alone = Gauge(ann), Gauge(ann, replace(ON_PHONE, together=False))
    sight = sit_down(
        ann, "me", *["bot:random"] * 4, options=ALL | {"achievement_draft": True, "festival_cards_mode": "add"}
    )
    for _ in range(30):
        gauge.look()
        if is_edited(ann, sight):
            sight = editor_done(ann, sight)
        else:
            action = sight.actions[sight.seq % len(sight.actions)]
            tap(ann, action, in_place=ann.target(action).count() > 0)
            sight = ann.look(sight.seq)
    gauge.fine()
    for part in ann.see("board").locator(".switch button").all():
        part.tap()
        assert alone.look("board") == []
    for tab in ("others", "log", "rules", "facts"):
        ann.see(f"tab-{tab}").tap()
        assert alone.look(tab) == [], tab
    expect(ann.see("tab-own")).to_have_count(0)


@pytest.mark.parametrize("most", [20, 1000], ids=["base", "all"])
def test_everything_fits_a_laptop(arrive: Arrive, most: int) -> None:
    """Five players, 1280×720, by mouse: nothing scrolls or is cut off, in no state of a whole game with all expansions.

    The buildings are drafted there; the base game's tray has the same spaces, and is looked at for a while.
    """
    ann = arrive(**LAPTOP)
    gauge = Gauge(ann)
    options = ALL | {"festival_cards_mode": "add", "achievement_draft": True}
    sight = sit_down(ann, "me", *["bot:random"] * 4, options=options if most > 20 else {})
    strides = Strides(ann, 6)
    while not (sight := strides.on(sight)).over and sum(gauge.states.values()) < most:
        if not gauge.states[sight.kind]:
            for width, height in ((1366, 768), (1440, 900), (1280, 720)):
                ann.resize(width, height)
                gauge.look(f"{sight.kind} at {width}×{height}")
        gauge.look()
        if is_edited(ann, sight):
            if sight.kind == "staffing":
                ann.see("staff-clear").click()
                gauge.look("everybody lifted")
                ann.see("staff-suggest").click()
            sight = editor_done(ann, sight)
            continue
        action = sight.actions[(sight.seq * 7) % len(sight.actions)]
        target = ann.target(action)
        (target if target.count() else ann.button(action)).click()
        sight = ann.look(sight.seq)
    if most > 20:
        assert {"selecting", "draft", "round", "building", "staffing", "shipping"} <= set(gauge.states), gauge.states
        rows = scores_are_shown(ann, 5)
        assert {"Citizens", "Achievements"} <= {name.strip() for name in rows}, rows
    gauge.fine()


def test_opponents_open_in_place(ann: Person) -> None:
    """Names of what they have, below what is always shown; nothing lies over the tray, and several may be open."""
    find(ann, "building", at_least=60)
    panels = ann.see("others").locator("[data-testid^=opponent-]")
    for panel in panels.all():
        button = panel.get_by_role("button")
        expect(button).to_have_attribute("aria-expanded", "false")
        button.click()
        expect(panel.locator(".names li")).not_to_have_count(0)
        expect(panel.get_by_text("nobody works there")).to_be_visible()
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    for target in ann.see("tray").locator("[data-target]").all():
        target.hover(trial=True)


def test_explained_to_everybody(arrive: Arrive) -> None:
    """What a building does: in its name for a reader of the screen, large on focus and on a long press."""
    ann = arrive(**PHONE)
    find(ann, "round")
    ann.page.locator("[data-part=tray]").tap()
    house = ann.see("tray").get_by_role("button").first
    name = house.get_attribute("aria-label") or ""
    card = ann.see("large-card")
    # The first sentence after name, cost, VP and copies is what it does.
    does = name.split(". ", 1)[1]
    house.dispatch_event("pointerdown", {"pointerType": "touch", "clientX": 60, "clientY": 120})
    expect(card).to_contain_text(does)
    ann.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    ann.page.keyboard.press("Tab")
    house.focus()
    expect(card).to_contain_text(does)


AUTOMATIC = ("produce", "extra", "worker", "hospital", "gain", "keep", "stay", "bohio")
ROLES = ("craftsman", "recruiter", "builder", "planter", "captain", "trader")


def usual(sight: Sight) -> str:
    """Production first, and never no to a gift."""
    wanted = [f"role:{role}" for role in ROLES if f"role:{role}" in sight.actions]
    return (wanted or [action for action in sight.actions if action != "pass"] or sight.actions)[0]


# The number of the decision that this person is asked for; -1: it is being answered by itself, or has been just now.
ASKED = """(table) => {
  const pending = localStorage.getItem(`tradewinds.pending.${table}`)
  return pending || document.querySelector('[data-testid=automatic]') ? -1
    : Number(document.querySelector('[data-testid=table]').dataset.seq)
}"""


def asked_for(person: Person, after: int = -1) -> Sight:
    """The next question that does not answer itself, or the end: between two looks at the page it may have done so."""
    sight = person.look(after)
    while not sight.over and person.page.evaluate(ASKED, person.table) != sight.seq:
        sight = person.look(sight.seq)
    return sight


def play_usually(person: Person, harbour: Harbour, *automatic: str) -> tuple[Counter[str], dict[str, list[int]]]:
    """The same game every time; how often each kind of question was asked, and the scores."""
    harbour.fate.begin("usual")
    person.go("/about")
    kept = {"auto": [f"puertorico-{one}" for one in automatic]}
    person.page.evaluate("(kept) => localStorage.setItem('tradewinds.settings', JSON.stringify(kept))", kept)
    sit_down(person, "me", "bot:mate", options={"first_governor": "first_seat"})
    sight = asked_for(person)
    asked: Counter[str] = Counter()
    while not sight.over:
        asked[sight.kind] += 1
        if is_edited(person, sight):
            editor_done(person, sight)
        else:
            person.play(sight, usual(sight))
        sight = asked_for(person, sight.seq)
    return asked, scores_are_shown(person, 2)


def test_automatic_answers(ann: Person, harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    """With all of them on: the same game, at least ten questions fewer, and only such as have a usual answer."""
    # The same seed, but a table of its own.
    monkeypatch.setattr(harbour.fate, "token_urlsafe", secrets.token_urlsafe)
    all_of_them, scores = play_usually(ann, harbour)
    fewer, same = play_usually(ann, harbour, *AUTOMATIC)
    assert same == scores
    spared = all_of_them - fewer
    assert spared.total() >= 10, spared
    assert set(spared) <= {"produce", "extra", "privilege", "storing", "staffing", "hospital", "schooling"}, spared


def test_automatic_answers_lose_no_option(ann: Person) -> None:
    """Taken back, such a question is asked with all its options, and stays so."""
    sight = find(ann, "produce")
    expect(ann.button("pass")).to_be_visible()
    ann.see("always").click()
    after = ann.look(sight.seq)
    expect(ann.page.locator("[data-fact=produced]").filter(has_text="You produce")).not_to_have_count(0)
    ann.see("undo").click()
    again = ann.look(after.seq)
    assert (again.kind, again.actions) == ("produce", sight.actions)
    expect(ann.see("automatic")).to_have_count(0)
    ann.play(again, "pass")


@pytest.mark.parametrize("kind", ["staffing", "storing"])
def test_axe_at_the_table(ann: Person, kind: str) -> None:
    find(ann, kind, at_least=40, options=ALL)
    ann.see(EDITORS[kind]).wait_for()
    check(ann)


def test_axe_on_the_score_sheet(ann: Person) -> None:
    table = ann.finish("me", "rules", "rules", game="puertorico", options={"puertomas": 2})
    ann.go(f"/table/{table}")
    scores_are_shown(ann, 3)
    check(ann)
    ann.see("score-sheet").get_by_role("button", name="Close").click()
    for panel in ann.page.locator("[data-testid^=opponent-]").all():
        panel.get_by_role("button").first.click()
        panel.locator(".story").wait_for()
    check(ann)


def test_axe_on_a_phone(arrive: Arrive) -> None:
    ann = arrive(**PHONE)
    find(ann, "staffing", at_least=40)
    for part in ann.see("board").locator(".switch button").all():
        part.tap()
        check(ann)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_pieces_move(arrive: Arrive, motion: str) -> None:
    """Pieces fly to where they belong and are in nobody's way; with less motion they are simply there."""
    ann = arrive(reduced_motion=motion)
    # How many pieces there ever were, also those that have long landed.
    ann.page.add_init_script(
        """globalThis.flown = 0
        new MutationObserver((all) => {
          for (const one of all) for (const node of one.addedNodes) {
            if (node.nodeType === 1) flown += node.querySelectorAll('.piece').length
          }
        }).observe(document, {childList: true, subtree: true})"""
    )
    sight = sit_down(ann)
    flown = 0
    for _ in range(6):
        sight = editor_done(ann, sight) if is_edited(ann, sight) else ann.play(sight, sight.actions[0])
        now: int = ann.page.evaluate("flown")
        if now > flown and motion != "reduce":
            ann.page.keyboard.press("Escape")
            expect(ann.page.locator(".sky")).to_have_count(0)
        flown = now
    assert (flown > 0) == (motion != "reduce"), flown
