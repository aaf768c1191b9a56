"""Several people at one table: in two browsers, with a reload in the middle of a battle, and at one screen."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.support.harbour import Harbour, Person, Sight

BATTLE = ("powder", "sabre", "loot")


def whose_turn(people: list[Person], table: str) -> tuple[Person, Sight] | None:
    """Who is asked now, looking at the question; None when the race is over. Bots move meanwhile."""
    while True:
        now: Any = people[0].page.request.get(f"/api/tables/{table}").json()
        if now["status"] == "finished":
            return None
        for seat, person in enumerate(people):
            if seat in now["waiting"]:
                return person, person.look(now["seq"] - 1)


def everything(person: Person) -> dict[str, Any]:
    """The question with its answers, the cargo, the others, the chart, the story."""
    sight = person.look(waits=False)
    shown = {name: person.see(name).inner_text() for name in ("own", "others", "board")}
    answers = person.see("action-bar").locator("button[data-action]").all_inner_texts()
    return {"sight": sight, "log": person.log, "answers": answers, **shown}


def everything_again(person: Person, then: dict[str, Any]) -> dict[str, Any]:
    """The same anew, once what comes by itself is there: that somebody is back is told a moment after they are."""
    for name in ("own", "others", "board"):
        expect(person.see(name)).to_have_text(then[name], use_inner_text=True)
    return everything(person)


def told_once(person: Person) -> None:
    """The log has exactly the lines of the decisions taken so far."""
    shown: dict[str, int] = person.page.evaluate(
        """() => ({
          seq: Number(document.querySelector('[data-testid=table]').dataset.seq),
          lines: document.querySelectorAll('[data-fact]').length,
        })"""
    )
    answer = person.page.request.get(f"/api/tables/{person.table}/frames?from=0&to={shown['seq']}")
    assert answer.ok, answer.text()
    facts = [fact["i"] for frame in answer.json()["frames"] for fact in frame["facts"]]
    assert facts == list(range(shown["lines"]))


def choose(sight: Sight) -> str:
    """Into a fight wherever one is offered: of the courses, those with a battle stand last."""
    return sight.actions[-1] if sight.kind == "sail" else min(sight.actions)


def test_two_browsers_and_a_reload_in_the_middle_of_a_battle(arrive: Arrive, harbour: Harbour) -> None:
    harbour.fate.begin("an early battle 114")
    ann, ben = people = [arrive(), arrive(locale="hu")]
    ann.go("/new?with=friends")
    ann.see("players-4").click()
    for seat in (2, 3):
        ann.see(f"seat-{seat}").select_option("bot:mate")
    ann.see("create").click()
    link = ann.see("invite-link").input_value()
    expect(ann.see("start")).to_have_attribute("aria-disabled", "true")

    ben.go(link)
    ben.page.locator("#my-name").fill("Ben")
    ben.see("sit-1").click()
    expect(ann.see("seats")).to_contain_text("Ben")
    ann.see("start").click()
    for person in people:
        person.look(waits=False)
    table = ann.table

    def together(seq: int) -> None:
        for person in people:
            person.look(seq - 1, waits=False)

    # Until they meet in battle, which with this seed is soon.
    while True:
        turn = whose_turn(people, table)
        assert turn, "the race ended without a battle"
        person, sight = turn
        if sight.kind in BATTLE:
            break
        person.button(choose(sight)).click()
        person.look(sight.seq, waits=False)

    # The same question, the same cargo, the same story, for both of them.
    together(sight.seq)
    before = [everything(one) for one in people]
    assert ann.page.locator("[data-fact=battle]").count()
    for one in people:
        one.page.reload()
    together(sight.seq)
    for one, then in zip(people, before, strict=True):
        for part, now in everything_again(one, then).items():
            assert now == then[part], part
    assert len(before[0]["log"]) == len(before[1]["log"])
    assert before[0]["log"] != before[1]["log"], "Ben reads Hungarian"

    # Gone in the very moment of a decision: it is in, and once.
    with person.page.expect_navigation():
        person.page.evaluate(
            """(action) => {
              document.querySelector(`[data-testid=action-bar] button[data-action="${action}"]`).click()
              location.reload()
            }""",
            choose(sight),
        )
    together(sight.seq + 1)

    # Nothing was lost and nothing shown twice: the battle ends, and both have read the same story.
    while (turn := whose_turn(people, table)) and turn[1].kind in BATTLE:
        turn[0].button(choose(turn[1])).click()
        turn[0].look(turn[1].seq, waits=False)
    # Bots go on, but into no other battle before somebody here has decided.
    together(ann.page.request.get(f"/api/tables/{table}").json()["seq"])
    ends = ann.page.locator("[data-fact=battle]").count()
    ben.set_language("en")
    together(ann.look(waits=False).seq)
    told = ann.log
    assert len(told) > len(before[0]["log"])
    assert told[: len(before[0]["log"])] == before[0]["log"]
    assert ben.page.locator("[data-fact=battle]").count() == ends
    for one in people:
        told_once(one)


def test_a_lost_line_comes_back_by_itself(ann: Person) -> None:
    ann.page.add_init_script(
        """const Real = WebSocket
        globalThis.lines = []
        globalThis.WebSocket = class extends Real { constructor(...all) { super(...all); lines.push(this) } }"""
    )
    sight = ann.play_now()
    story = ann.log
    # It hangs up, and what is pressed in that moment is not lost either.
    ann.page.evaluate(
        """(action) => {
          lines.at(-1).close()
          document.querySelector(`[data-testid=action-bar] button[data-action="${action}"]`).click()
        }""",
        sight.actions[0],
    )
    expect(ann.see("table")).to_have_attribute("data-line", "open")
    ann.page.wait_for_function("() => lines.length > 1 && lines.at(-1).readyState === WebSocket.OPEN")
    sight = ann.look(sight.seq)
    assert ann.log[: len(story)] == story
    told_once(ann)
    assert ann.play(sight, sight.actions[0]).seq > sight.seq


def test_several_people_at_one_screen(ann: Person) -> None:
    """Nobody's hand is shown before that person has said they are here, nor in the log of the others."""
    sight = ann.sit_down("me", "here", "bot:mate", names=["Ann", "Ben", ""])
    page = ann.page
    secrets: dict[str, set[str]] = {}
    for _ in range(12):
        if sight.curtain:
            assert not sight.actions
            expect(ann.see("action-bar")).to_have_count(0)
            expect(ann.see("own").locator("[data-target]")).to_have_count(0)
            expect(ann.see("own").get_by_role("button")).to_have_count(0)
            expect(page.locator('[data-target^="card:"]')).to_have_count(0)
            for line in page.locator("[data-fact=laid], [data-fact=drew]").all_inner_texts():
                assert not re.search(r"gold|food|gunpowder|forward|backward", line, re.IGNORECASE), line
            expect(ann.see("curtain-ready")).to_be_focused()
            page.keyboard.press("Enter")
            expect(ann.see("curtain")).to_have_count(0)
            sight = ann.look()
            assert not sight.curtain
        name = ann.see("prompt").locator(".who").inner_text()
        if sight.kind == "choose_card":
            secrets[name] = set(sight.actions)
            expect(ann.see("own").locator('[data-target^="card:"]')).to_have_count(len(sight.actions))
        sight = ann.play(sight, sight.actions[0])
        if sight.over:
            break
    assert set(secrets) == {"Ann", "Ben"}
    expect(page.locator("[data-fact=laid]")).not_to_have_count(0)
