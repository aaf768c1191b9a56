"""The workshop: a pack is made by picking, checked as it grows, kept, passed on, and played with."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.entering import LINES, Entering
from tests.browser.test_axe import check
from tests.support.harbour import Person
from tradewinds import games
from tradewinds.kernel.content import lists
from tradewinds.play import packs

HALL = "/packs/new?game=empires&list=clan_glenn&id=glenn_great_hall"
NAMES = ("empires", "jamaica", "maracaibo", "puertorico")
SECONDS = 4
"""For one interaction, with a look at the paper before it."""
# What is said in passing, with its way back, stays until it is pressed: six seconds may be short on a busy machine.
STAYS = """() => {
  const later = setTimeout
  globalThis.setTimeout = (run, wait, ...more) => later(run, wait === 6000 ? 600_000 : wait, ...more)
}"""


def begin(person: Person, path: str = HALL) -> None:
    person.go(path)
    settled(person)


def settled(person: Person) -> None:
    """The server has said what it has to say about the pack as it is now."""
    expect(person.see("workshop")).to_have_attribute("data-asking", "false")


def field(person: Person, name: str) -> Locator:
    return person.see("form").locator(f'> .field[data-field="{name}"]')


def kept(person: Person) -> dict[str, Any]:
    """The pack that is on the bench, as the browser keeps it."""
    found: dict[str, Any] = person.page.evaluate(
        "JSON.parse(localStorage.getItem('tradewinds.pack.' + location.pathname.split('/').pop())).draft.pack"
    )
    return found


def exported(person: Person, folder: Path) -> Path:
    with person.page.expect_download() as download:
        person.see("export").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def bring(person: Person, path: Path) -> None:
    """A file into this browser, which then has it on the bench."""
    person.go("/packs")
    person.see("import").click()
    person.page.locator("#pack-file").set_input_files(path)
    person.see("import-keep").click()
    expect(person.see("form")).to_be_visible()
    settled(person)


def pack_check(path: Path) -> None:
    subprocess.run([sys.executable, "-m", "tradewinds", "pack", "check", str(path)], check=True, capture_output=True)


def test_a_card_is_edited_kept_and_passed_on(arrive: Arrive, tmp_path: Path) -> None:
    ann, ben = arrive(), arrive(locale="hu-HU")
    begin(ann)
    texts = ann.see("texts").locator("dd")
    before = texts.all_inner_texts()
    assert len(set(before)) == 3
    # A tap is one more; the text follows in three languages, the face is drawn anew, the source is said.
    ann.page.locator('[data-field="cost"] [data-count="stone"]').click()
    ann.see("form").locator('[data-field="do"] [data-step="gain"] [data-count="gold"]').click()
    for n in range(3):
        expect(texts.nth(n)).not_to_have_text(before[n])
    settled(ann)
    expect(ann.see("said")).to_contain_text("gold")
    hall = kept(ann)["changes"]["clan_glenn"]["set"]["glenn_great_hall"]
    assert hall["source"] == "printed copy"
    assert "1 gold" in hall["text"]["en"]
    assert set(hall) == {"cost", "action", "text", "source"}
    # One language is enough, and it is said.
    name = field(ann, "name").locator('[data-column="en"]')
    name.fill("Moonlit Hall")
    expect(ann.see("repeated")).to_be_visible()
    settled(ann)
    expect(ann.see("face")).to_contain_text("Moonlit Hall")
    assert kept(ann)["changes"]["clan_glenn"]["set"]["glenn_great_hall"]["name"]["hu"] == "Moonlit Hall"
    # What is done can be undone by the keyboard, and done again; a reload changes nothing of it.
    ann.page.keyboard.press("Control+z")
    expect(name).to_have_value("Glenn's Great Hall")
    ann.page.reload()
    settled(ann)
    ann.page.keyboard.press("Control+y")
    expect(name).to_have_value("Moonlit Hall")
    ann.see("panel-changes").click()
    settled(ann)
    changes = ann.see("changes").locator('[data-changed="glenn_great_hall"]')
    expect(changes).to_contain_text("Moonlit Hall")
    sha = ann.see("hash").get_attribute("title")
    # The same file is good for the terminal and for another browser, where it is the same pack.
    path = exported(ann, tmp_path)
    pack_check(path)
    bring(ben, path)
    assert kept(ben) == kept(ann)
    expect(ben.see("hash")).to_have_attribute("title", sha or "")
    expect(ben.page.locator('[data-record="glenn_great_hall"]')).to_have_attribute("data-standing", "changed")


def test_what_is_wrong_is_said_at_the_field(ann: Person) -> None:
    begin(ann)
    expect(ann.see("troubles")).to_have_count(0)
    copies = field(ann, "copies")
    copies.locator("input").fill("12")
    expect(copies.get_by_test_id("wrong")).to_be_visible()
    expect(copies.locator("input")).to_have_attribute("aria-invalid", "true")
    expect(ann.page.locator('[data-record="glenn_great_hall"]')).to_have_class(re.compile(r"\bwrong\b"))
    # A step without anything in it, deep inside; the way there leads from the summary, also from another card.
    step = ann.see("form").locator('[data-field="do"] [data-step="gain"]')
    copies.locator("input").fill("2")
    expect(copies.get_by_test_id("wrong")).to_have_count(0)
    ann.see("form").locator('[data-field="do"] [data-more]').click()
    ann.page.keyboard.type("choose")
    ann.page.keyboard.press("Enter")
    expect(ann.see("form").locator('[data-step="choose"]').get_by_test_id("wrong").first).to_be_visible()
    ann.see("next").click()
    ann.see("troubles").get_by_role("button").first.click()
    expect(ann.see("form").locator('[data-step="choose"]')).to_be_visible()
    assert ann.page.evaluate("document.activeElement.closest('[data-step=choose]') !== null")
    expect(step.first).to_be_visible()
    check(ann)
    # Totals of the box are no errors.
    ann.page.keyboard.press("Control+z")
    settled(ann)
    ann.see("restore").click()
    expect(ann.see("troubles")).to_have_count(0)
    assert kept(ann)["changes"] == {}
    ann.see("remove").click()
    expect(ann.page.locator('[data-record="glenn_great_hall"]')).to_have_attribute("data-standing", "removed")
    settled(ann)
    expect(ann.see("remarks")).to_be_visible()


def test_new_cards(ann: Person, tmp_path: Path) -> None:
    """From nothing and like another one; they have what such a card must have."""
    begin(ann)
    ann.see("add-like").click()
    expect(ann.page.locator("[data-standing=added]")).to_have_attribute("aria-current", "true")
    settled(ann)
    ann.see("add").click()
    field(ann, "name").locator('[data-column="en"]').fill("Turf House")
    field(ann, "goods").locator('[data-count="stone"]').click()
    settled(ann)
    expect(ann.see("troubles")).to_have_count(0)
    expect(ann.see("face")).to_contain_text("Turf House")
    made = kept(ann)["changes"]["clan_glenn"]["add"]
    assert [one["id"] for one in made] == ["glenn_own_1", "glenn_own_2"]
    assert "stone" in made[1]["text"]["en"]
    pack_check(exported(ann, tmp_path))


def test_two_windows_and_no_line(arrive: Arrive) -> None:
    ann = arrive()
    begin(ann)
    path = ann.page.url
    other = ann.context.new_page()
    other.goto(path)
    other.locator('[data-field="cost"] [data-count="fish"]').click()
    # The other window's change is a step here, too.
    expect(ann.page.locator('[data-field="cost"] [data-count="fish"] b')).to_have_text("1")
    expect(ann.page.locator('[data-field="cost"] [data-count="fish"] b')).to_be_visible()
    ann.page.keyboard.press("Control+z")
    expect(other.locator('[data-field="cost"] [data-count="fish"] b')).to_have_count(0)
    other.close()
    # Without the server nothing is lost, and it is asked again.
    ann.tolerated.append("Failed to load resource|ERR_")
    ann.page.route("**/api/packs/examine", lambda route: route.abort())
    ann.page.locator('[data-field="cost"] [data-count="gold"]').click()
    expect(ann.see("unreachable")).to_be_visible()
    assert kept(ann)["changes"]["clan_glenn"]["set"]["glenn_great_hall"]["cost"]["gold"] == 1
    ann.page.unroute("**/api/packs/examine")
    expect(ann.see("unreachable")).to_have_count(0)
    # A browser without room says so.
    ann.page.evaluate(
        "() => void (Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') })"
    )
    ann.page.locator('[data-field="cost"] [data-count="raze"]').click()
    expect(ann.see("store-full")).to_be_visible()


def whole(game: str) -> dict[str, Any]:
    """A pack that says every field of every record anew, and of every record one thing more."""
    box = packs.packing(games.load(game))
    changes = {}
    for name, rows in lists(box.documents(), box.schema).items():
        changes[name] = {"set": {str(row["id"]): {**row, "note": "Read."} for row in rows}}
    return {"base": game, "name": "All", "version": "1", "author": "Somebody", "licence": "CC0-1.0", **changes}


@pytest.mark.parametrize("game", NAMES)
def test_every_component_comes_back_as_it_was(ann: Person, game: str, tmp_path: Path) -> None:
    """File → editor → file → editor: nothing of the box has changed on the way, in any record of any list."""
    first, box = tmp_path / "first.yaml", packs.packing(games.load(game))
    first.write_text(yaml.safe_dump(whole(game), allow_unicode=True), encoding="utf-8")
    bring(ann, first)
    rows = lists(box.documents(), box.schema)
    expected = {
        name: {"set": {str(row["id"]): {"note": "Read."} for row in found if row.get("note") != "Read."}}
        for name, found in rows.items()
    }
    assert kept(ann)["changes"] == expected
    expect(ann.see("troubles")).to_have_count(0)
    path = exported(ann, tmp_path)
    pack_check(path)
    made = packs.read(path.read_bytes())
    for name, found in lists(made.documents, box.schema).items():
        assert [{**row, "note": "Read."} for row in rows[name]] == [dict(row) for row in found], name
    bring(ann, path)
    assert kept(ann)["changes"] == expected


def paper() -> list[dict[str, Any]]:
    """The deck of another clan, as if it were on paper: names, kinds, costs, copies and effects are all others."""
    icons = {"longship": "pumpkin", "axe": "thistle", "keep": "hammer", "rune": "tartan"}

    def ours(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: ours(one) for key, one in value.items()}
        return [ours(one) for one in value] if isinstance(value, list) else icons.get(value, value)

    rows = packs.packing(games.load("empires")).documents()["clan_ulaf"]
    return [ours(row) for row in rows if not row.get("start")]


def ordinary(row: dict[str, Any]) -> bool:
    """Goods, or one effect of one step, nothing counted."""
    done = [row[key] for key in ("building_bonus", "boost") if key in row]
    done += [one["do"] for one in ([row["action"]] if "action" in row else []) + row.get("ongoing", [])]
    steps = [step for steps in done for step in steps]
    if not steps:
        return "goods" in row
    return len(steps) == 1 and all(isinstance(n, int) for n in steps[0].get("gain", {}).values())


def test_a_whole_clan_from_paper(ann: Person, record_property: Any) -> None:
    """33 cards: three are confirmed, eighteen are entered with everything other than it was; counted and timed."""
    schema = packs.packing(games.load("empires")).schema.lists["clan_glenn"]
    rows = packs.packing(games.load("empires")).documents()["clan_glenn"]
    begin(ann, "/packs/new?game=empires&list=clan_glenn")
    entering = Entering(ann.page, "clan_glenn", schema.row)
    table = []
    for row in rows[:3]:
        entering.click(ann.see("confirm"))
        table.append((row["name"]["en"], "confirmed", entering.next()))
    for row, wanted in zip(rows[3:], paper(), strict=True):
        entering.record(row, wanted)
        settled(ann)
        table.append((wanted["name"]["en"], "ordinary" if ordinary(wanted) else "rich", entering.next()))
    changes = kept(ann)["changes"]["clan_glenn"]["set"]
    for row, wanted in zip(rows[3:], paper(), strict=True):
        made = {key: one for key, one in {**row, **changes[row["id"]]}.items() if one is not None}
        assert made["source"] == "printed copy"
        assert made["name"]["en"] == wanted["name"]["en"]
        theirs = {key: one for key, one in wanted.items() if key not in (*LINES, "name")}
        assert {key: one for key, one in made.items() if key not in (*LINES, "name")} == theirs
    lines = [f"{name:32}{kind:12}{taps:3}" for name, kind, taps in table]
    total = sum(taps for *_, taps in table)
    lines.append(f"{'':32}{'':12}{total:3} interactions, {total * SECONDS / 60:.0f} minutes")
    print("\n" + "\n".join(lines))
    record_property("interactions", total)
    assert all(taps <= 12 for _, kind, taps in table if kind != "rich"), "\n".join(lines)
    assert sum(kind == "ordinary" for _, kind, _ in table) >= 8
    assert total * SECONDS < 3600
    settled(ann)
    expect(ann.see("troubles")).to_have_count(0)


def test_others_play_with_it(arrive: Arrive) -> None:
    """Saved, shared, copied, played: whoever comes to the table sees what it is before sitting down."""
    ann, ben = arrive(), arrive()
    begin(ann, "/packs/new?game=empires&list=clan_glenn&id=glenn_start_oats")
    field(ann, "name").locator('[data-column="en"]').fill("Moonlit Field")
    field(ann, "goods").locator('[data-count="fish"]').click()
    settled(ann)
    sha = ann.see("hash").get_attribute("title") or ""
    ann.see("panel-keeping").click()
    ann.see("share").check()
    address = ann.see("share-link").input_value()
    check(ann)
    # Ben reads it, and takes a copy that is his own.
    ben.go(address)
    expect(ben.see("sha")).to_have_attribute("title", sha)
    expect(ben.see("changes")).to_contain_text("Moonlit Field")
    check(ben)
    ben.see("copy-pack").click()
    settled(ben)
    assert kept(ben) == kept(ann)
    expect(ben.see("hash")).to_have_attribute("title", sha)
    # Ann opens a table with it.
    ann.see("play-pack").click()
    expect(ann.see("cards")).to_have_value(re.compile("^pack:"))
    ann.see("players-2").click()
    ann.page.locator("#seat-1").select_option("friend")
    ann.page.locator("summary", has_text="Variants").click()
    ann.page.locator("#opt-clan_choice").select_option("first_game")
    ann.see("create").click()
    ben.go(ann.see("invite-link").input_value())
    expect(ben.see("pack")).to_contain_text("My copy of Empires of the North")
    ben.see("pack-changes").locator("summary").click()
    expect(ben.see("pack-changes")).to_contain_text(sha[:12])
    expect(ben.see("pack-changes")).to_contain_text("Moonlit Field")
    check(ben)
    ben.see("sit-1").click()
    ann.see("start").click()
    for person in (ann, ben):
        expect(person.see("table")).to_be_visible()
        expect(person.see("pack")).to_have_text("My copy of Empires of the North")
    # Both see the field as it is now: Ann before her, Ben before her name.
    ben.see("others").get_by_role("button", name=re.compile("Guest 1")).first.click()
    for person in (ann, ben):
        person.page.get_by_text("Moonlit Field").first.hover()
        expect(person.see("large-card")).to_contain_text("2 food and 1 fish")
    # In the lists it is marked.
    ben.go("/lobby")
    expect(ben.see("packed").first).to_be_visible()


def test_saved_elsewhere_meanwhile(ann: Person) -> None:
    """Two editions of one pack: neither is lost, and somebody decides."""
    begin(ann)
    ann.see("panel-keeping").click()
    ann.see("save-there").click()
    expect(ann.see("drop-there")).to_be_visible()
    (pack,) = ann.page.request.get("/api/packs").json()["packs"]
    theirs = {**kept(ann), "name": "From the other browser"}
    answer = ann.page.request.put(f"/api/packs/{pack['id']}", data={"pack": theirs, "revision": pack["revision"]})
    assert answer.ok, answer.text()
    ann.tolerated.append("409")
    field(ann, "copies").locator("input").fill("3")
    ann.see("save-there").click()
    ann.see("take-theirs").click()
    expect(ann.page.locator("h1")).to_have_text("From the other browser")
    ann.page.keyboard.press("Control+z")
    assert kept(ann)["changes"]["clan_glenn"]["set"]["glenn_great_hall"]["copies"] == 3
    ann.see("save-there").click()
    expect(ann.see("conflict")).to_have_count(0)
    # Taken off the server and deleted here, with a way back.
    ann.see("drop-there").click()
    ann.see("drop-there-yes").click()
    expect(ann.see("drop-there")).to_have_count(0)
    ann.go("/packs")
    check(ann)
    ann.page.evaluate(STAYS)
    ann.see("delete").click()
    ann.see("delete-yes").click()
    expect(ann.see("packs-here").locator("[data-pack]")).to_have_count(0)
    ann.see("toasts").get_by_role("button", name="Undo").click()
    expect(ann.see("packs-here").locator("[data-pack]")).to_have_count(1)


def test_a_component_is_tried_at_once(ann: Person) -> None:
    begin(ann)
    field(ann, "name").locator('[data-column="en"]').fill("Moonlit Hall")
    settled(ann)
    address = ann.page.url
    ann.see("try").click()
    ann.look()
    expect(ann.page.get_by_text("Moonlit Hall").first).to_be_visible()
    ann.see("to-workshop").click()
    expect(ann.see("form")).to_be_visible()
    expect(ann.page).to_have_url(address)


def test_on_a_tablet_and_a_phone(arrive: Arrive) -> None:
    """By touch alone; nothing is wider than the screen, and what is touched is large enough."""
    for width, height in ((820, 1180), (390, 844)):
        person = arrive(viewport={"width": width, "height": height}, has_touch=True, locale="hu-HU")
        begin(person)
        person.page.locator('[data-field="cost"] [data-count="stone"]').tap()
        person.see("form").locator('[data-field="do"] [data-step="gain"] [data-count="gold"]').tap()
        person.see("next").tap()
        person.see("confirm").tap()
        settled(person)
        assert len(kept(person)["changes"]["clan_glenn"]["set"]) == 2
        assert person.page.evaluate("document.documentElement.scrollWidth") <= width
        small = person.page.evaluate(
            "[...document.querySelectorAll('[data-testid=form] :is(button, select, input:not([type=checkbox])), "
            ".foot button')].filter((e) => e.offsetParent && Math.min(e.offsetWidth, e.offsetHeight) < 44)"
            ".map((e) => e.outerHTML)"
        )
        assert not small, small
        check(person)
