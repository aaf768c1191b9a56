"""What people do at the tables of several games: by finger, in their first game, and over the final account."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import expect

from tests.support.harbour import Person, Sight


def account(person: Person, players: int) -> dict[str, list[int]]:
    """The account of each player adds up; its rows by name, but for those that say "3 / 8"."""
    sheet = person.see("score-sheet")
    expect(sheet).to_be_visible()
    expect(sheet.locator("thead th")).to_have_count(players)
    rows: dict[str, list[int]] = {}
    for row in sheet.locator("tbody tr").all():
        cells = row.locator("td").all_inner_texts()
        if "/" not in "".join(cells):
            rows[row.locator("th").inner_text()] = [int(cell.replace("−", "-")) for cell in cells]
    total = rows.pop("Total")
    for player in range(players):
        assert sum(row[player] for row in rows.values()) == total[player], rows
    return rows | {"Total": total}


def tap(person: Person, action: str) -> bool:
    """The first tap shows, the second plays: where it lies, or with its button; whether it lay somewhere."""
    target = person.target(action)
    if not target.count():
        button = person.unfold(action)
        button.tap()
        button.tap()
        return False
    target.tap()
    expect(person.see("preview").first).to_be_visible()
    confirm = person.see("confirm")
    (confirm if confirm.is_visible() else target).tap()
    return True


# What the rules of thumb say, asked for beside the page: the hint there thinks by the clock, and never twice the same.
ADVICE = """(table) => new Promise((done, fail) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/ws`)
  let asked
  socket.onopen = () => socket.send(JSON.stringify({t: 'hello', have: 0, facts: 0}))
  socket.onmessage = (event) => {
    const heard = JSON.parse(event.data)
    const {seat} = heard.t === 'state' ? heard.seats.find((one) => one.prompt) : {}
    const ask = () => socket.send(JSON.stringify({t: 'hint', ref: 'advice', seat: asked, quick: true}))
    if (seat !== undefined) asked = seat, ask()
    else if (heard.t === 'hint') socket.close(), done(heard.advice.ways[0].action)
    else if (heard.t === 'refused' && heard.key === 'error-busy') setTimeout(ask, 500)
    else if (heard.t === 'refused') fail(new Error(event.data))
  }
  socket.onerror = () => fail(new Error('no line'))
})"""


def advice(person: Person) -> str:
    action: str = person.page.evaluate(ADVICE, person.table)
    return action


AHEAD = 40


class Strides:
    """A whole game in strides: what was asked often enough is answered out of sight, for some decisions or until
    something else is asked, so that the end of a long game is seen as well as its beginning.

        strides = Strides(ann)
        while not (sight := strides.on(sight)).over:
            …
    """

    def __init__(self, person: Person, enough: int = 3, *, advised: bool = False) -> None:
        self.person = person
        self.enough = enough
        self.advised = advised
        self.asked: Counter[str] = Counter()
        self.landed = -1

    def on(self, sight: Sight) -> Sight:
        """The question to be answered by hand: this one, or one further on."""
        known = [kind for kind, times in self.asked.items() if times >= self.enough]
        if sight.kind in known and sight.seq > self.landed and not sight.over:
            page, table = self.person.page.url, self.person.table
            self.person.go("/about")
            self.landed = sight.seq + AHEAD
            self.person.fast_forward(table, *known, known=True, advised=self.advised, at_most=self.landed)
            self.person.go(page)
            sight = self.person.look()
            self.landed = sight.seq
        self.asked[sight.kind] += 1
        return sight


class Pupil:
    """Somebody whom the coach teaches a first game, each lesson read when it comes."""

    def __init__(self, person: Person, *in_every_language: str) -> None:
        self.person = person
        self.in_every_language = in_every_language
        self.heard: list[str] = []

    def begin(self, game: str) -> Sight:
        self.person.go(f"/learn?game={game}")
        self.person.see("start-tutorial").click()
        return self.person.look()

    def listen(self) -> None:
        """Until the coach has nothing more to say for now."""
        person = self.person
        expect(person.see("coach")).to_be_visible()
        lesson = person.see("coach").locator("[aria-live]")
        while person.see("coach-next").count() and (now := lesson.get_attribute("data-lesson")):
            self.heard.append(now)
            if now in self.in_every_language:
                for lang in ("hu", "zh-Hant", "en"):
                    person.set_language(lang)
                    expect(lesson).not_to_contain_text(re.compile(r"lesson-|\{"))
            person.see("coach-next").click()
            expect(lesson).not_to_have_attribute("data-lesson", now)

    def taught(self) -> set[str]:
        """Heard, or ticked off by what was done before; nothing twice, from the welcome to the account."""
        assert self.heard[0] == "welcome", self.heard
        assert self.heard[-1] == "over", self.heard
        assert len(self.heard) == len(set(self.heard)), self.heard
        kept: list[str] = self.person.page.evaluate(
            "(table) => JSON.parse(localStorage.getItem(`tradewinds.coach.${table}`))", self.person.table
        )
        return set(kept)
