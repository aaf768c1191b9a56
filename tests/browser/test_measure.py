"""The measures themselves: what is too small, too far or cut off is found, and what is not is left alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.browser.conftest import Arrive
from tests.browser.measure import LAPTOP, ON_LAPTOP, ON_PHONE, PHONE, Limits, measured
from tests.support.harbour import Person

PAGE = """<!doctype html><meta name=viewport content="width=device-width"><style>body {{ margin: 0 }}
  .sr {{ position: absolute; width: 1px; height: 1px; overflow: hidden }} button {{ font-size: 16px }}</style>
<main data-testid=table data-seq=3>{}</main>"""


@pytest.fixture
def phone(arrive: Arrive) -> Person:
    return arrive(**PHONE)


def wrong(person: Person, inside: str, limits: Limits, *options: str) -> list[str]:
    person.page.set_content(PAGE.format(inside))
    return measured(person.page, limits, 3, options).wrong


def svg(inside: str, more: str = "") -> str:
    return f'<svg viewBox="0 0 100 100" width=300 height=300 {more}>{inside}</svg>'


SMALL = {
    "<p style='font-size: 10px'>ten": "10",
    "<p style='font-size: 20px; transform: scale(.5)'>half": "10",
    "<div style='scale: .5'><div style='zoom: .5'><p style='font-size: 40px'>quarter</div></div>": "10",
    "<div style='transform: rotate(90deg) scale(.5)'><b style='font-size: 16px'>turned</b></div>": "8",
    svg("<text y=20 font-size=3>chart</text>"): "9",
    svg("<g transform='scale(.5)'><text y=20 font-size=6><tspan>chart</tspan></text></g>"): "9",
    f"<div style='transform: scale(.5)'>{svg('<text y=20 font-size=6>chart</text>')}</div>": "9",
    svg("<foreignObject width=90 height=50><p style='font-size: 3px'>in it</p></foreignObject>"): "9",
    "<input style='font-size: 10px'>": "10",
}
LARGE = [
    "<p style='font-size: 11px'>eleven",
    svg("<title>never drawn</title><text y=20 font-size=4>chart</text>", "style='font-size: 1px'"),
    "<p class=sr style='font-size: 4px'>for ears</p>",
    "<div style='opacity: 0'><p style='font-size: 4px'>gone</div>",
    "<p style='font-size: 4px; visibility: hidden'>gone",
    "<p style='font-size: 4px'>· ◆",
]


def test_small_text_is_found(phone: Person) -> None:
    for inside, size in SMALL.items():
        found = wrong(phone, inside, Limits(text=11))
        assert [line.split(":")[0] for line in found] == [f"text of {size} px"], inside


def test_text_that_is_large_enough_or_not_to_be_seen(phone: Person) -> None:
    for inside in LARGE:
        assert wrong(phone, inside, Limits(text=11)) == [], inside


BOX = "style='box-sizing: border-box; padding: 0; border: 0; width: {}px; height: {}px; position: relative'"
HIT = "<style>.hit::after {{ content: ''; position: absolute; inset: -{}px }}</style>"
TIGHT = [
    f"<button {BOX.format(39, 60)}>",
    f"<a href=/x {BOX.format(60, 30)}>link</a>",
    f"{HIT.format(4)}<button class=hit {BOX.format(30, 30)}>",
    f"{HIT.format('8px; pointer-events: none; top: -8')}<button class=hit {BOX.format(30, 30)}>",
    "<label><input type=checkbox style='margin: 0'></label>",
    svg("<g data-target=x><rect width=10 height=20 /><rect width=90 height=90 pointer-events=none /></g>"),
    "<div role=tab style='width: 90px; height: 20px'>leaf</div>",
]
ROOMY = [
    f"<button {BOX.format(40, 40)}>",
    f"{HIT.format(8)}<button class=hit {BOX.format(30, 30)}>",
    "<label style='display: block; height: 40px'><input type=checkbox>Keep</label>",
    svg("<g data-target=x><rect width=10 height=20 /><circle r=8 cx=20 cy=20 fill=none pointer-events=all /></g>"),
    f"<button class=sr {BOX.format(1, 1)}>",
    "<a href=/x style='position: fixed; top: -50px'>skip</a>",
]


def test_small_targets_are_found(phone: Person) -> None:
    for inside in TIGHT:
        found = wrong(phone, inside, Limits(target=40))
        assert len(found) == 1, inside
        assert found[0].startswith("target of"), inside


def test_targets_that_a_finger_hits(phone: Person) -> None:
    for inside in ROOMY:
        assert wrong(phone, inside, Limits(target=40)) == [], inside


def asked(inside: str, prompt: str = "", goods: str = "") -> str:
    return f"""<section data-testid=action-bar data-kind=sail>
        <h2 data-testid=prompt {prompt}>Sail.</h2>{inside}
      </section>
      <div data-testid=goods {goods}>3 gold</div>"""


def buttons(number: int, more: str = "") -> str:
    return "".join(
        f"<button data-action=sail:{n} {more} style='display: block; width: 90px; height: 48px'></button>"
        for n in range(number)
    )


BELOW = "style='position: absolute; top: 2000px'"
LIST = f"<div style='height: 100px; overflow: auto'>{buttons(9)}</div>"


SENTENCE = "the sentence of the decision is not whole in the viewport"
COVER = "<div style='position: fixed; inset: 0'></div>"
ASKED: list[tuple[str, int, int | list[str]]] = [
    (asked(buttons(2)), 2, []),
    (asked(buttons(2)), 3, ["out of reach: sail:2 (0 targets)"]),
    (asked(buttons(1), prompt=BELOW), 1, [SENTENCE]),
    (asked(buttons(1), goods=BELOW), 1, ["the goods are not whole in the viewport"]),
    (asked(buttons(1)).replace("goods", "nothing"), 1, ["no goods are shown"]),
    (asked(f"<div style='position: absolute; top: 1500px'>{buttons(1)}</div>"), 1, 1),
    (asked(LIST), 9, []),
    (asked(LIST), 8, 6),
    (asked(f"<div style='height: 30px; overflow: hidden'>{buttons(1)}</div>"), 1, 1),
    (asked(buttons(1) + COVER), 1, 1),
    (asked(f"<div data-testid=answer>{buttons(1)}</div>"), 3, []),
    (asked("<div data-testid=answer></div>"), 3, ["the editor has nothing to press"]),
    (asked(svg("<g data-target=sail:0><rect width=20 height=20 /></g>")), 1, []),
]


def test_together(phone: Person) -> None:
    for inside, options, said in ASKED:
        found = wrong(phone, inside, replace(ON_PHONE, text=0), *(f"sail:{n}" for n in range(options)))
        assert found == said if isinstance(said, list) else len(found) == said, (inside, found)


def test_a_long_board_may_scroll_where_that_is_said(phone: Person) -> None:
    def page(n: int, overflow: str) -> str:
        targets = "".join(
            f"<button data-target='sail:{k}' style='height: 48px; display: block'>{k}</button>" for k in range(n)
        )
        return asked("") + f"<div style='height: 200px; overflow: {overflow}'>{targets}</div>"

    def unreached(n: int, overflow: str, *, scrolls: bool) -> int:
        limits = replace(ON_PHONE, text=0, scrolls=scrolls)
        found = wrong(phone, page(n, overflow), limits, *(f"sail:{k}" for k in range(n)))
        return sum(line.startswith("out of reach") for line in found)

    assert unreached(9, "auto", scrolls=True) == 0
    assert unreached(9, "auto", scrolls=False) > 0
    assert unreached(9, "hidden", scrolls=True) > 0
    assert unreached(8, "auto", scrolls=True) > 0, "few enough to be seen at once"


def test_nothing_is_asked_of_a_page_that_is_ahead_or_behind(phone: Person) -> None:
    phone.page.set_content(PAGE.format(asked("")))
    assert measured(phone.page, Limits(), 4, ["sail:1"]).wrong == []
    assert measured(phone.page, Limits(), 3, ["sail:1"]) == (3, "sail", ["out of reach: sail:1 (0 targets)"])


STILL: list[tuple[str, int | list[str]]] = [
    ("<div data-testid=board style='height: 600px'>", []),
    ("<div style='height: 900px'>", ["the page is 900 px high"]),
    ("<div style='width: 1300px; height: 1px'>", ["the page is 1300 px wide"]),
    ("<div data-testid=board><div style='height: 90px; overflow: auto'><div style='height: 99px'>", 1),
    ("<div data-testid=board style='height: 90px; overflow: hidden'><div style='height: 99px'>", []),
    (
        "<div data-testid=own style='height: 9px; overflow: hidden; position: relative'>" + buttons(1, "data-target=x"),
        1,
    ),
    ("<div style='height: 90px; overflow: auto'><div style='height: 99px'>", []),
]


def test_scroll_bars(arrive: Arrive) -> None:
    ann = arrive(**LAPTOP)
    for inside, said in STILL:
        found = wrong(ann, inside, ON_LAPTOP)
        assert found == said if isinstance(said, list) else len(found) == said, (inside, found)
