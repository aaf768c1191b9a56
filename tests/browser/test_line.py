"""A network that falls silent without closing anything: noticed, said in words, and nothing lost or played twice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from tests.browser.test_axe import check
from tests.browser.test_together import told_once
from tests.support.harbour import Harbour, Person
from tests.support.strait import Strait, run_strait

WATCH = """(() => {
  globalThis.silent = 0
  globalThis.stalled = 0
  globalThis.late = 0
  globalThis.sockets = 0
  globalThis.asked = null
  globalThis.answered = (at) => {
    if (asked !== null) late = Math.max(late, at - asked)
    asked = null
  }
  const sign = (at) => {
    answered(at)
    silent = at
    stalled = 0
  }
  const Real = WebSocket
  globalThis.WebSocket = class extends Real {
    constructor(...all) {
      super(...all)
      sockets += 1
      this.addEventListener('message', () => sign(performance.now()))
    }
    send(text) {
      if (JSON.parse(text).t === 'ping') asked ??= performance.now()
      super.send(text)
    }
  }
  let due = performance.now() + 50
  setInterval(() => {
    const at = performance.now()
    stalled += Math.max(0, at - due)
    // After so long a sleep the page asks again before it judges (`pulse.ts`).
    if (at - due > 1000) silent = at, stalled = 0
    due = at + 50
  }, 50)
})()"""
"""Since when nothing was heard, and how long the page itself has been held up since, by whatever else the machine does;
how long the answer to a question took at most, and how many lines there were."""

SILENCE = """(action) => new Promise((done) => {
  if (action) document.querySelector(`[data-testid=action-bar] button[data-action="${action}"]`).click()
  const look = setInterval(() => {
    const strip = document.querySelector('[data-testid=line-lost]')
    if (!strip) return
    clearInterval(look)
    done({took: performance.now() - silent - stalled, said: strip.textContent})
  }, 20)
})"""

CALM = """() => new Promise((done) => {
  globalThis.late = 0
  const before = sockets
  let alarms = 0
  const look = new MutationObserver(() => {
    if (document.querySelector('[data-testid=line-lost]')) alarms += 1
  })
  look.observe(document.body, {childList: true, subtree: true})
  setTimeout(() => {
    look.disconnect()
    answered(performance.now())
    done({alarms, lines: sockets - before, late})
  }, 9000)
})"""


@pytest.fixture
def strait(harbour: Harbour) -> Iterator[Strait]:
    with run_strait(harbour.base) as running:
        yield running


@pytest.fixture
def ann(strait: Strait, harbour: Harbour, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Person]:
    harbour.fate.begin(request.node.nodeid)
    with harbour.fate.decides():
        person = Person(chromium, Harbour(strait.base, harbour.fate))
        person.page.add_init_script(WATCH)
        yield person
    person.context.close()
    assert not person.wrong, "\n".join(person.wrong)


def silence(person: Person, action: str | None = None) -> str:
    """Noticed within five seconds, not counting what the machine held up; what the page says then."""
    found: Any = person.page.evaluate(SILENCE, action)
    assert found["took"] <= 5000
    said: str = found["said"]
    return said


def test_a_dead_network_is_noticed_and_a_decision_on_its_way_arrives_once(ann: Person, strait: Strait) -> None:
    sight = ann.play_now()
    strait.stop()
    said = silence(ann, sight.actions[0])
    assert "Connection lost, trying again" in said
    assert "not saved yet" in said
    strait.flow()
    expect(ann.see("line-lost")).to_have_count(0)
    ann.look(sight.seq)
    told_once(ann)
    played = ann.page.request.get(f"/api/tables/{ann.table}/frames?from=0&to=60").json()["frames"]
    assert [one["action"] for one in played].count(sight.actions[0]) == 1


def test_what_is_decided_and_said_while_dead_waits_and_is_sent_once(ann: Person, strait: Strait) -> None:
    sight = ann.play_now()
    strait.stop()
    said = silence(ann)
    assert "Everything you have decided is saved" in said
    check(ann)
    # The table can still be played: the answer waits, and says so.
    ann.button(sight.actions[0]).click()
    expect(ann.see("line-lost")).to_contain_text("not saved yet")
    expect(ann.see("prompt")).to_contain_text("as soon as the line is back")
    expect(ann.button(sight.actions[0])).to_have_count(0)
    ann.see("tab-chat").click()
    ann.see("chat").get_by_role("textbox").fill("Still there?")
    ann.page.keyboard.press("Enter")
    expect(ann.see("line-lost")).to_contain_text("One message of yours is not sent yet")
    strait.flow()
    expect(ann.see("line-lost")).to_have_count(0)
    expect(ann.see("chat").get_by_text("Still there?")).to_have_count(1)
    ann.see("tab-log").click()
    sight = ann.look(sight.seq)
    told_once(ann)
    # And the fresh line is as good as the first.
    assert ann.play(sight, sight.actions[0]).seq > sight.seq


def test_a_reload_while_dead_does_not_forget_what_was_decided(ann: Person, strait: Strait) -> None:
    sight = ann.play_now()
    strait.stop()
    silence(ann, sight.actions[0])
    strait.flow()
    ann.page.reload()
    ann.look(sight.seq)
    told_once(ann)


def test_how_fast_bots_should_move_is_told_on_every_line(ann: Person) -> None:
    lines: list[list[str]] = []

    def opened(socket: WebSocket) -> None:
        told: list[str] = []
        lines.append(told)

        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            if message["t"] == "pace":
                told.append(message["pace"])

        socket.on("framesent", heard)

    def until_told() -> None:
        """On the newest line, of which a busy machine may need more than one."""
        while lines[-1] != ["calm"]:
            assert not lines[-1], lines
            ann.page.wait_for_timeout(20)

    ann.page.on("websocket", opened)
    ann.play_now()
    ann.see("settings").click()
    ann.see("pace-select").select_option("calm")
    until_told()
    before = len(lines)
    ann.page.reload()
    ann.look()
    assert len(lines) > before
    until_told()


def test_a_calm_line_stays_open_for_longer_than_any_silence(ann: Person) -> None:
    """Nobody moves for a while: the line is asked, answers, and stays the same."""
    ann.play_now()
    for _ in range(30):
        found: Any = ann.page.evaluate(CALM)
        if found["late"] < 2000:
            break
        # The machine kept the answer back for so long that the line had to be taken for dead.
    assert found["late"] > 0, "nobody was asked"
    assert (found["alarms"], found["lines"]) == (0, 0), found
