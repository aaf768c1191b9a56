"""A server in a thread, and people who sit down at it with a real Chromium: for browser tests and for the pictures."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import re
import secrets
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import uvicorn
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect, sync_playwright

from tradewinds.server import hall
from tradewinds.server.app import create_app, server_options
from tradewinds.server.limits import UNLIMITED
from tradewinds.server.settings import STATIC, Settings

TIMEOUT = 120_000
"""Milliseconds: generous, since the machine may be busy with other things."""
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


class Fate:
    """Stands in for `secrets` where tables are made: under the same name the same seeds come every time."""

    def __init__(self) -> None:
        self.begin("")

    @contextmanager
    def decides(self) -> Iterator[None]:
        """Only for a while: other servers of this process want secrets that are secret."""
        with mock.patch.object(hall, "secrets", self):
            yield

    def begin(self, name: str) -> None:
        self.name = name
        self.drawn = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(secrets, name)

    def draw(self) -> bytes:
        self.drawn += 1
        return hashlib.sha256(f"{self.name} {self.drawn}".encode()).digest()

    def token_hex(self, size: int) -> str:
        return self.draw()[:size].hex()

    def token_urlsafe(self, size: int) -> str:
        return base64.urlsafe_b64encode(self.draw()[:size]).decode().rstrip("=")


@dataclass
class Harbour:
    base: str
    fate: Fate
    database: str = ""


@contextmanager
def run_harbour(folder: Path, *packs: bytes, **more: Any) -> Iterator[Harbour]:
    assert (STATIC / "index.html").is_file(), "the web client is not built: run `make web`"
    settings = replace(
        Settings(
            database=f"sqlite:///{folder / 'tables.db'}",
            bot_pause=0,
            hint_seconds=0.05,
            # Beside busy programs workers that stand back get next to nothing, and would be replaced for not answering.
            worker_niceness=0,
            worker_limit=300.0,
            hello_timeout=120.0,
            request_timeout=120.0,
            lease=60.0,
            abandoned_after=3600,
            limits=UNLIMITED,
            packs=packs,
        ),
        **more,
    )
    fate = Fate()
    options = server_options("127.0.0.1", 0, settings) | {"log_level": "warning", "timeout_graceful_shutdown": 1}
    # A line that is closed for its idleness at the moment of the next call would fail that.
    options["timeout_keep_alive"] = 3600
    server = uvicorn.Server(uvicorn.Config(create_app(settings), **options))
    failed: list[BaseException] = []

    def run() -> None:
        try:
            asyncio.run(server.serve())
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=run, name="harbour", daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), failed
        thread.join(0.02)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield Harbour(f"http://127.0.0.1:{port}", fate, settings.database)
    finally:
        server.should_exit = True
        thread.join(120)


@contextmanager
def run_chromium(path: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGS, timeout=TIMEOUT)
        try:
            yield browser
        finally:
            browser.close()


SENT = "() => !/\"unsent\":\\{\"/.test(localStorage.getItem('tradewinds.following') ?? '')"
# What stands on the screen, once the table has settled: a question, or the final scores, or somebody else's turn.
LETTERED = """() => new Promise((done) => {
  const until = performance.now() + (navigator.onLine ? 60000 : 5000) // without a line no letters come
  const look = () => {
    // Before its words have come the page is empty, and its language not yet that of the reader.
    const app = document.getElementById('app')
    const chinese = document.documentElement.lang === 'zh-Hant'
    const listed = [...document.styleSheets].some(({ href }) => /chinese/.test(href ?? ''))
    const typed = !chinese || listed || [...document.fonts].some(({ family }) => family.includes('TC'))
    const here = (!app || app.childElementCount > 0) && typed
    if (here || performance.now() > until) document.fonts.ready.then(() => done(true))
    else setTimeout(look, 50)
  }
  look()
})"""
"""All letters have come; Chinese ones do so after all the rest."""
# What is said for some seconds only stays: whoever looks for it may be held up for longer than that.
LINGER = """(() => {
  const wait = setTimeout
  globalThis.setTimeout = (run, ms, ...more) => wait(run, ms === 6000 || ms === 12000 ? 600000 : ms, ...more)
})()"""
LOOK = """({after, waits}) => {
  const table = document.querySelector('[data-testid=table]')
  if (!table || table.dataset.line !== 'open') return null
  const bar = document.querySelector('[data-testid=action-bar]')
  const curtain = document.querySelector('[data-testid=curtain]') !== null
  const over = document.querySelector('[data-testid=score-sheet], [data-testid=show-scores]') !== null
  const seq = Number(table.dataset.seq)
  const kind = bar ? bar.dataset.kind : ''
  if (seq <= after || (waits && !over && !curtain && !kind)) return null
  const actions = [...document.querySelectorAll('[data-testid=action-bar] button.act')]
  return {seq, kind, curtain, over, actions: actions.map((one) => one.dataset.action),
    prompt: bar ? bar.querySelector('[data-testid=prompt]').textContent.trim() : ''}
}"""

# Plays without drawing anything: some choice, or what the bot advises, until one of the kinds of question comes, or, if
# they are `known`, any other; no further than to `atMost`.
FAST = """({table, kinds, known, advised, atLeast, atMost}) => new Promise((done, fail) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/ws`)
  let seq = 0, seats = [], answering = false, heardOf = 0
  const send = (message) => socket.send(JSON.stringify({ref: `f${Math.random().toString(36).slice(2)}`, ...message}))
  const step = () => {
    const one = seats.find((seat) => seat.prompt)
    // Others may decide while a hint or an answer is on its way, and an answer may be known before what it changed.
    if (!one || answering || seq < heardOf) return
    const {kind, options} = one.prompt
    if (seq >= atMost || (seq >= atLeast && kinds.includes(kind) !== known)) return socket.close(), done({seq, kind})
    answering = true
    if (advised && options.length > 1) send({t: 'hint', seat: one.seat, quick: true})
    else play(one.seat, options[(seq * 7) % options.length].action)
  }
  const play = (seat, action) => send({t: 'play', seq, seat, action})
  const answered = (at) => ((answering = false), (heardOf = at), step())
  socket.onopen = () => socket.send(JSON.stringify({t: 'hello', have: 0, facts: 0}))
  socket.onmessage = (event) => {
    const heard = JSON.parse(event.data)
    if (heard.t === 'hint') return play(heard.seat, heard.advice.ways[0].action)
    if (heard.t === 'ok') return answered(heard.seq)
    if (heard.t === 'refused' && heard.key === 'error-late') return answered(heard.seq)
    if (heard.t === 'refused' && heard.key === 'error-busy') return setTimeout(() => answered(heard.seq), 500)
    if (heard.t === 'refused') return fail(new Error(event.data))
    if (heard.t === 'state' || heard.t === 'update') seq = heard.seq, seats = heard.seats
    if (heard.t === 'table' && heard.table.status === 'finished') return socket.close(), done({seq, kind: 'over'})
    step()
  }
  socket.onerror = () => fail(new Error('no line'))
})"""


class Sight(NamedTuple):
    seq: int
    kind: str
    actions: list[str]
    over: bool
    curtain: bool
    prompt: str


Choose = Callable[[Sight], str]


def first(sight: Sight) -> str:
    return sight.actions[0]


class Person:
    """Somebody with a browser of their own: looks at what is on the screen, and acts."""

    def __init__(self, browser: Browser, harbour: Harbour, **more: Any) -> None:
        options: dict[str, Any] = {
            "viewport": {"width": 1280, "height": 800},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            # What a test sees comes from the server, not from a cache; tests/browser/test_app.py lets it in.
            "service_workers": "block",
        }
        self.context = browser.new_context(base_url=harbour.base, **(options | more))
        self.context.set_default_timeout(TIMEOUT)
        self.page: Page = self.context.new_page()
        self.wrong: list[str] = []
        """Whatever went wrong in the page, also behind the scenes."""
        self.tolerated: list[str] = [
            "Service Worker registration blocked by Playwright",
            # An attempt that takes five seconds is given up for another one: on a busy machine any may take so long.
            "WebSocket is closed before the connection is established",
        ]
        self.landed = 0
        """How far `fast_forward` has come."""
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.wrong.append(f"{error}\n{error.stack}"))

    def _heard(self, message: ConsoleMessage) -> None:
        if "status of 429" in message.text and "/frames?" in message.location["url"]:
            return  # a replay asked for while the last one is still in the making is asked for again a little later
        if message.type in ("error", "warning") and not any(re.search(p, message.text) for p in self.tolerated):
            self.wrong.append(f"{message.type}: {message.text}")

    # --- looking --------------------------------------------------------------------------------------------------

    def see(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def look(self, after: int = -1, *, waits: bool = True) -> Sight:
        """What is on the screen, once more than `after` decisions are in and this person is asked (or all is over)."""
        handle = self.page.wait_for_function(LOOK, arg={"after": after, "waits": waits}, timeout=TIMEOUT)
        return Sight(**handle.json_value())

    @property
    def log(self) -> list[str]:
        """The lines of the log, which must be open."""
        self.see("log").wait_for()
        found: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('[data-testid=log] li[data-fact] > :first-child')].map((e) => e.textContent)"
        )
        return found

    @property
    def table(self) -> str:
        return re.split(r"/(?:table|replay)/", self.page.url)[1].split("?")[0]

    # --- coming ---------------------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        """To a page, once its letters have their final shape: a button must not move away under a click."""
        self.page.goto(path)
        self.page.evaluate(LETTERED)

    def play_now(self) -> Sight:
        self.go("/")
        self.see("play-now").click()
        self.look()
        return self.settled(self.table)

    def settled(self, table: str) -> Sight:
        """Where several decide at once, mates may still think, and what they do would come in the middle of a test:
        what is on the screen when nothing moves any more until this person decides."""
        while True:
            now = self.page.request.get(f"/api/tables/{table}").json()
            if now["status"] != "running" or all(now["seats"][seat]["kind"] != "bot" for seat in now["waiting"]):
                break
            self.page.wait_for_timeout(20)
        if f"/table/{table}" not in self.page.url:
            self.go(f"/table/{table}")
        sight = self.look(now["seq"] - 1)
        self.page.evaluate(LETTERED)
        return sight

    def linger(self) -> None:
        """From the next page on, what is said for some seconds only stays on the screen."""
        self.context.add_init_script(LINGER)

    def create(self, *seats: str, game: str = "jamaica", **more: Any) -> str:
        """A table with everybody there, already running."""
        self.page.request.get("/api/me")
        table: str = self.post("/api/tables", game=game, seats=list(seats), **more)["id"]
        self.post(f"/api/tables/{table}/start")
        return table

    def sit_down(self, *seats: str, **more: Any) -> Sight:
        return self.settled(self.create(*seats, **more))

    def post(self, path: str, **body: Any) -> Any:
        answer = self.page.request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    # --- acting ---------------------------------------------------------------------------------------------------

    def button(self, action: str) -> Locator:
        return self.see("action-bar").locator(f'button.act[data-action="{action}"]')

    def unfold(self, action: str) -> Locator:
        """Its button, also where a phone shows the list only on demand."""
        button = self.button(action)
        if not button.is_visible():
            self.see("list").click()
        return button

    def target(self, action: str) -> Locator:
        """The same action where it lies: on the chart, among the cards, holds, treasures."""
        return self.page.locator(f'[data-target="{action}"]:visible').first

    def play(self, sight: Sight, action: str) -> Sight:
        """One decision with the button in the bar, and what is asked next."""
        self.button(action).click()
        return self.look(sight.seq)

    def until(self, done: Callable[[Sight], bool], sight: Sight, choose: Choose = first) -> Sight:
        """Play on until something is on the screen, or to the end."""
        while not sight.over and not done(sight):
            sight = self.play(sight, choose(sight))
        return sight

    def fast_forward(
        self,
        table: str,
        *kinds: str,
        known: bool = False,
        advised: bool = False,
        at_least: int = 0,
        at_most: int = 1_000_000,
    ) -> str:
        """Play without looking until one of these questions comes, or to the end; says which it was.

        `known`: these are known already, and any other is wanted.
        """
        if self.page.url == "about:blank":
            self.go("/about")
        arg = {"table": table, "kinds": list(kinds), "known": known, "advised": advised}
        arg |= {"atLeast": at_least, "atMost": at_most}
        reached: dict[str, Any] = self.page.evaluate(FAST, arg)
        self.landed = reached["seq"]
        kind: str = reached["kind"]
        return kind

    def find_question(
        self,
        *kinds: str,
        seats: Sequence[str] = ("me", "bot:mate", "bot:mate", "bot:mate"),
        advised: bool = False,
        at_least: int = 0,
        **more: Any,
    ) -> Sight:
        """At some table, just before such a question, and looking at it."""
        for _ in range(20):
            table = self.create(*seats, **more)
            if self.fast_forward(table, *kinds, advised=advised, at_least=at_least) in kinds:
                return self.settled(table)
        raise AssertionError(f"no such question in twenty games: {kinds}")

    def finish(self, *seats: str, **more: Any) -> str:
        """A match played to its end; its table."""
        table = self.create(*(seats or ("me", "bot:mate", "bot:mate")), **more)
        assert self.fast_forward(table) == "over"
        return table

    def resize(self, width: int, height: int) -> None:
        """Another screen; the table has taken the shape for it when this returns."""
        self.page.set_viewport_size({"width": width, "height": height})
        shape = "compact" if width < 900 else "wide"
        self.page.wait_for_function(
            "([width, height, shape]) => innerWidth === width && innerHeight === height"
            " && !!document.querySelector(`[data-testid=table].${shape}`)",
            arg=[width, height, shape],
        )

    def set_language(self, lang: str) -> None:
        menu = not self.see("lang-select").is_visible()
        if menu:
            self.see("settings").click()
        self.see("lang-select").select_option(lang)
        if menu:
            self.page.keyboard.press("Escape")
        expect(self.page.locator("html")).to_have_attribute("lang", lang)

    def followed(self) -> None:
        """The server has taken every setting that was changed here: a page that is opened now begins with them."""
        self.page.wait_for_function(SENT, timeout=TIMEOUT)

    def set_theme(self, theme: str) -> None:
        self.see("settings").click()
        self.see("theme-select").select_option(theme)
        self.page.keyboard.press("Escape")
        expect(self.page.locator("html")).to_have_attribute("data-theme", theme)
