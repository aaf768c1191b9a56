"""Tradewinds as an app: installable, small on the wire, honest without a line, and nothing that was begun is lost."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Arrive
from tests.browser.test_axe import check
from tests.browser.test_together import told_once
from tests.support.apps import LIMIT, NO_FONTS, WITH_WORKER, another_build, copy_of_client, enlisted, entry_of
from tests.support.harbour import ARGS, TIMEOUT, Harbour, Person, run_harbour
from tests.support.strait import run_strait

LOST = [
    "ERR_INTERNET_DISCONNECTED",
    "ERR_FAILED",
    "ERR_CONNECTION_",
    "WebSocket connection to",
    "Failed to load resource",
    "An unknown error occurred when fetching the script",  # it looks for a newer worker by itself
]
"""What Chromium itself writes into the console when there is no line."""
LANGUAGES = [("en-GB", "en"), ("zh-TW", "zh-Hant"), ("hu-HU", "hu")]


@pytest.fixture
def ann(arrive: Arrive) -> Person:
    return arrive(**WITH_WORKER)


# --- installed ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("locale", "lang"), LANGUAGES)
def test_it_can_be_installed(arrive: Arrive, locale: str, lang: str) -> None:
    ann = arrive(locale=locale, **WITH_WORKER)
    ann.go("/")
    enlisted(ann)
    # The worker may be ready before the words of the language have come.
    expect(ann.page.locator("html")).to_have_attribute("lang", lang)
    expect(ann.page.locator("link[rel=manifest]")).to_have_attribute("href", f"/manifest.{lang}.webmanifest")
    browser = ann.context.new_cdp_session(ann.page)
    told = browser.send("Page.getAppManifest")
    assert told["errors"] == []
    assert told["url"].endswith(f"/manifest.{lang}.webmanifest")
    assert browser.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = json.loads(told["data"])
    assert (manifest["id"], manifest["lang"], manifest["display"]) == ("/", lang, "standalone")
    expect(ann.page.locator(f'nav a[href="{manifest["shortcuts"][0]["url"]}"]')).to_have_count(1)
    wanted = {(size, purpose) for size in (192, 512) for purpose in ("any", "maskable")}
    for icon in manifest["icons"]:
        answer = ann.page.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"] == "image/png"
        picture = Image.open(BytesIO(answer.body()))
        assert f"{picture.width}x{picture.height}" == icon["sizes"]
        wanted.discard((picture.width, icon["purpose"]))
        # Of a mask nothing shows through, of the other icon the corners do.
        corner = picture.convert("RGBA").getpixel((0, 0))
        assert isinstance(corner, tuple)
        assert corner[3] == (255 if icon["purpose"] == "maskable" else 0)
    assert not wanted


def test_chinese_type_comes_after_the_table(arrive: Arrive) -> None:
    """The first time; it is remembered when it has come, so that later on nobody sees the device's type before it."""
    ann = arrive(locale="zh-TW")
    table = ann.create("me", "bot:mate")
    ann.page.goto(f"/table/{table}")
    slices = "performance.getEntriesByType('resource').filter(({ name }) => /-tc-.*woff2/.test(name))"
    ann.page.wait_for_function(f"() => ({slices}).length > 5", timeout=TIMEOUT)
    # Of what had come before the list of slices was asked for: what a busy server keeps back for longer comes later.
    calm = ann.page.evaluate(
        """() => {
          const all = performance.getEntriesByType('resource')
          const late = Math.min(...all.filter(({ name }) => /chinese-.*css/.test(name)).map((one) => one.startTime))
          const before = all.filter(({ responseEnd }) => responseEnd <= late)
          const words = before.filter(({ name }) => /zh-Hant.*js$/.test(name))
          return words.length && late - Math.max(...before.map(({ responseEnd }) => responseEnd))
        }"""
    )
    assert calm > 600
    ann.page.wait_for_function("() => localStorage.getItem('tradewinds-chinese-type')", timeout=TIMEOUT)


def test_what_the_server_says_about_the_worker(ann: Person) -> None:
    worker = ann.page.request.get("/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert "no-cache" in worker.headers["cache-control"]
    assert "worker-src 'self'; " in worker.headers["content-security-policy"]
    manifest = ann.page.request.get("/manifest.en.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"


def test_a_click_on_a_notification_leads_to_its_table(ann: Person) -> None:
    """Chromium without windows shows none and lets nobody be focused: so what the worker asks for is written down."""
    sight = ann.play_now()
    enlisted(ann)
    other = ann.context.new_page()
    other.goto("/lobby")
    # Nor is a page taken to sleep that only has to wait for the machine.
    click = """async (path) => {
      const asked = []
      const wait = setTimeout
      self.setTimeout = (run, ms) => wait(run, ms === 500 ? 60000 : ms)
      WindowClient.prototype.focus = function () {
        const { port1, port2 } = new MessageChannel()
        this.postMessage({ where: true }, [port2])
        return new Promise((done) => (port1.onmessage = ({ data }) => done(asked.push(['focus', data]))))
      }
      self.clients.openWindow = async (to) => asked.push(['open', new URL(to).pathname])
      const done = []
      const event = new Event('notificationclick')
      const notification = { data: { path }, close: () => asked.push(['close', '']) }
      self.dispatchEvent(Object.assign(event, { notification, waitUntil: (what) => done.push(what) }))
      await Promise.all(done)
      return asked
    }"""
    [worker] = ann.context.service_workers
    here = f"/table/{ann.table}"
    assert worker.evaluate(click, here) == [["close", ""], ["focus", here]]
    assert worker.evaluate(click, "/table/elsewhere") == [["close", ""], ["open", "/table/elsewhere"]]
    assert worker.evaluate(click, "https://elsewhere.example/") == [["close", ""]]
    assert worker.evaluate(click, None) == [["close", ""]]
    assert ann.look().actions == sight.actions


# --- without a line ---------------------------------------------------------------------------------------------------


OFFLINE = {"en": "No line to the server", "zh-Hant": "連不上伺服器", "hu": "Nincs kapcsolat a kiszolgálóval"}


@pytest.mark.parametrize(("locale", "lang"), LANGUAGES)
def test_without_a_line_the_app_opens_says_so_and_comes_back(arrive: Arrive, locale: str, lang: str) -> None:
    ann = arrive(locale=locale, **WITH_WORKER)
    ann.tolerated += LOST
    sight = ann.play_now()
    enlisted(ann)
    table = ann.table
    ann.context.set_offline(True)
    ann.page.reload()
    expect(ann.see("offline").locator("h1")).to_have_text(OFFLINE[lang])
    check(ann)
    # The same on every page, also those that were never opened.
    for path in ("/", "/lobby", "/league/none", f"/table/{table}"):
        ann.page.goto(path)
        expect(ann.see("offline")).to_be_visible()
    ann.context.set_offline(False)
    assert ann.look().actions == sight.actions
    told_once(ann)


def test_a_page_that_is_open_keeps_what_it_shows(ann: Person) -> None:
    ann.tolerated += LOST
    ann.go("/")
    enlisted(ann)
    ann.context.set_offline(True)
    ann.see("play-now").click()
    expect(ann.see("no-line")).to_be_visible()
    expect(ann.see("play-now")).to_be_visible()
    # A page that was never fetched cannot be had now, and says why; with the line it comes.
    ann.see("nav-about").click()
    expect(ann.see("offline")).to_be_visible()
    ann.context.set_offline(False)
    expect(ann.page.locator("main h1")).to_be_visible()
    expect(ann.see("offline")).to_have_count(0)
    expect(ann.see("no-line")).to_have_count(0)
    assert ann.page.url.endswith("/about")


def test_a_server_that_falls_silent(harbour: Harbour, chromium: Browser) -> None:
    """Nobody says no, nobody says anything: the page from the cache stands in, and what is said is the same."""
    with run_strait(harbour.base) as strait:
        ann = Person(chromium, Harbour(strait.base, harbour.fate), **WITH_WORKER)
        ann.tolerated += [*LOST, "WebSocket is closed before"]
        sight = ann.play_now()
        enlisted(ann)
        strait.stop()
        ann.page.reload(wait_until="commit")
        expect(ann.see("offline")).to_contain_text("The server does not answer")
        strait.flow()
        ann.look(sight.seq - 1)
        ann.context.close()
        assert not ann.wrong, "\n".join(ann.wrong)


def test_nothing_of_a_match_is_in_the_cache(ann: Person) -> None:
    ann.play_now()
    enlisted(ann)
    ann.go("/lobby")
    paths: list[str] = ann.page.evaluate(
        """async () => {
          const found = []
          for (const name of await caches.keys())
            for (const one of await (await caches.open(name)).keys()) found.push(new URL(one.url).pathname)
          return found
        }"""
    )
    assert "/" in paths
    assert all(path == "/" or path.startswith("/assets/") for path in paths), paths


# --- a newer version --------------------------------------------------------------------------------------------------


@pytest.fixture
def shipyard(tmp_path: Path) -> Iterator[tuple[Harbour, Path]]:
    """A server with a client of its own, which can be built anew under people's hands."""
    client = copy_of_client(tmp_path / "client")
    with run_harbour(tmp_path, static=client) as running:
        yield running, client


def test_a_newer_version_disturbs_nobody_and_is_taken_with_the_next_page(
    shipyard: tuple[Harbour, Path], chromium: Browser
) -> None:
    harbour, client = shipyard
    ann = Person(chromium, harbour, **WITH_WORKER)
    ann.tolerated += ["Failed to load resource", "Failed to fetch dynamically imported module"]
    sight = ann.play_now()
    enlisted(ann)
    [old_worker] = ann.context.service_workers
    old = entry_of(client)
    another_build(client)
    new = entry_of(client)
    assert old != new
    # The browser looks for a newer worker by itself now and then; here it is told to.
    ann.page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    expect(ann.see("newer")).to_contain_text("It comes with the next page you open")
    # The table goes on, with all that it has, and the notice can be put away.
    ann.see("newer-away").click()
    expect(ann.see("newer")).to_have_count(0)
    sight = ann.play(sight, sight.actions[0])
    assert ann.page.locator(f'script[src="/assets/{old}.js"]').count() == 1
    # The next page is of the new version.
    ann.page.go_back()
    expect(ann.page.locator(f'script[src="/assets/{new}.js"]')).to_have_count(1)
    expect(ann.see("play-now")).to_be_visible()
    # With the last page of the old version its cache goes, too.
    ann.page.wait_for_load_state("networkidle")
    ann.page.close()
    ann.page = ann.context.new_page()
    # A page that comes before the old worker has gone is looked after by it, and keeps it.
    for _ in range(600):
        if old_worker not in ann.context.service_workers:
            break
        ann.page.wait_for_timeout(50)
    ann.page.goto("/")
    ann.page.wait_for_function("() => caches.keys().then((names) => names.join() === 'tradewinds-anotherbuild')")
    enlisted(ann)
    ann.tolerated += LOST
    ann.context.set_offline(True)
    ann.page.reload()
    expect(ann.see("offline")).to_be_visible()
    assert ann.page.locator(f'script[src="/assets/{new}.js"]').count() == 1
    ann.context.close()
    assert not ann.wrong, "\n".join(ann.wrong)


@pytest.mark.parametrize("workers", ["allow", "block"])
def test_a_part_that_the_server_has_no_longer_is_fetched_with_the_new_page(
    shipyard: tuple[Harbour, Path], chromium: Browser, workers: Any
) -> None:
    harbour, client = shipyard
    ann = Person(chromium, harbour, service_workers=workers)
    ann.tolerated += ["Failed to load resource", "Failed to fetch dynamically imported module", "preload"]
    ann.go("/")
    if workers == "allow":
        enlisted(ann)
    another_build(client)
    # A page that this one has not fetched: it is there, from the new build.
    ann.see("nav-about").click()
    expect(ann.page.locator(f'script[src="/assets/{entry_of(client)}.js"]')).to_have_count(1)
    expect(ann.page.locator("main h1")).to_be_visible()
    assert ann.page.url.endswith("/about")
    # At a table nothing is reloaded by itself: it says that only the newer version can do this.
    ann.sit_down("me", "bot:mate")
    ann.page.evaluate("window.same = true")
    for path in (client / "assets").glob("words-hu-*.js"):
        path.rename(path.with_name(path.name[::-1].replace("sj.", "js.")))
    page = client / "index.html"
    page.write_text(page.read_text().replace(entry_of(client), "index-gone"))
    ann.see("settings").click()
    ann.see("lang-select").select_option("hu")
    ann.page.keyboard.press("Escape")
    expect(ann.see("newer")).to_contain_text("This needs the newer version")
    assert ann.page.evaluate("window.same")
    assert ann.look().actions
    ann.context.close()
    assert not ann.wrong, "\n".join(ann.wrong)


# --- what was begun ---------------------------------------------------------------------------------------------------


def again(person: Person) -> None:
    """As a phone does that ends an app and opens it later: only what is kept on the device comes back."""
    page, url = person.page, person.page.url
    person.page = person.context.new_page()
    page.close()
    person.page.goto(url)


def test_a_payment_that_was_begun(arrive: Arrive) -> None:
    ann = arrive()
    sight = ann.find_question("pay")
    usual = ann.see("answer").locator("output").all_inner_texts()
    for button in ann.see("answer").get_by_role("button", name=re.compile("One more from")).all():
        if button.get_attribute("aria-disabled") == "false":
            button.click()
            break
    wanted = ann.see("answer").locator("output").all_inner_texts()
    assert wanted != usual
    again(ann)
    ann.look()
    assert ann.see("answer").locator("output").all_inner_texts() == wanted
    ann.see("answer").get_by_role("button", name=re.compile("^Pay ")).click()
    ann.look(sight.seq, waits=False)
    # With the question its draft is gone.
    ann.page.wait_for_function("() => localStorage.getItem('tradewinds.drafts') === '{}'")


def test_people_that_were_being_placed(arrive: Arrive) -> None:
    ann = arrive()
    ann.find_question(
        "staffing", "slots", game="puertorico", seats=("me", "bot:mate", "bot:mate"), advised=True, at_least=10
    )
    before = ann.see("staff-state").inner_text()
    ann.see("staff-clear").click()
    expect(ann.see("staff-state")).not_to_have_text(before)
    cleared = ann.see("staff-state").inner_text()
    again(ann)
    ann.look()
    expect(ann.see("staff-state")).to_have_text(cleared)


def test_cards_that_were_being_chosen_stay_behind_the_curtain(arrive: Arrive) -> None:
    """Two people at one screen: what the one was choosing comes back for her eyes only."""
    ann = arrive()
    table = ann.create("me", "here", game="empires", names=["Ann", "Ben"])
    assert ann.fast_forward(table, "keep", "lookout") != "over"
    ann.go(f"/table/{table}")
    assert ann.look().curtain
    ann.see("curtain-ready").click()
    who = ann.see("prompt").locator(".who").inner_text()
    ann.see("answer").locator("[data-keep]").first.click()
    expect(ann.see("answer").locator("[data-keep][aria-pressed=true]")).to_have_count(1)
    again(ann)
    assert ann.look().curtain
    expect(ann.page.locator("[data-keep]")).to_have_count(0)
    ann.see("curtain-ready").click()
    expect(ann.see("prompt").locator(".who")).to_have_text(who)
    expect(ann.see("answer").locator("[data-keep][aria-pressed=true]")).to_have_count(1)


def test_what_was_being_said_and_what_was_said_without_a_line(arrive: Arrive) -> None:
    ann = arrive()
    ann.tolerated += LOST
    ann.play_now()
    ann.see("tab-chat").click()
    box = ann.see("chat").get_by_role("textbox")
    box.fill("I was about to")
    again(ann)
    ann.look()
    ann.see("tab-chat").click()
    expect(box_of(ann)).to_have_value("I was about to")
    # Said while nobody heard it, and the app was ended before anybody did.
    ann.context.set_offline(True)
    expect(ann.see("line-lost")).to_be_visible()
    box_of(ann).fill("Hello out there")
    ann.page.keyboard.press("Enter")
    expect(ann.see("line-lost")).to_contain_text("One message of yours is not sent yet")
    url = ann.page.url
    ann.page.close()
    ann.context.set_offline(False)
    ann.page = ann.context.new_page()
    ann.page.goto(url)
    ann.look()
    ann.see("tab-chat").click()
    expect(ann.see("chat").get_by_text("Hello out there")).to_have_count(1)
    expect(box_of(ann)).to_have_value("")
    again(ann)
    ann.look()
    ann.see("tab-chat").click()
    expect(ann.see("chat").get_by_text("Hello out there")).to_have_count(1)


def box_of(person: Person) -> Any:
    return person.see("chat").get_by_role("textbox")


def test_a_form_half_filled_in(arrive: Arrive) -> None:
    ann = arrive()
    ann.go("/new?game=jamaica")
    ann.see("game-puertorico").click()
    ann.page.locator("#table-name").fill("Thursday")
    ann.see("open-table").check()
    ann.see("clock-kind").select_option("bank")
    ann.see("clock-increment").select_option("30")
    again(ann)
    expect(ann.page.locator("#table-name")).to_have_value("Thursday")
    expect(ann.see("game-puertorico")).to_have_attribute("aria-pressed", "true")
    expect(ann.see("open-table")).to_be_checked()
    expect(ann.see("clock-increment")).to_have_value("30")
    # Left for another page, it begins afresh.
    ann.see("nav-lobby").click()
    ann.page.go_back()
    expect(ann.page.locator("#table-name")).to_have_value("")
    expect(ann.see("game-jamaica")).to_have_attribute("aria-pressed", "true")


# --- over the wire ----------------------------------------------------------------------------------------------------


CHARACTERS = """() => {
  window.shown = new Set()
  const read = () => {
    for (const one of document.documentElement.textContent) shown.add(one)
    for (const one of document.querySelectorAll('[placeholder]')) for (const c of one.placeholder) shown.add(c)
    for (const one of document.querySelectorAll('option')) for (const c of one.label) shown.add(c)
  }
  const all = { childList: true, subtree: true, characterData: true, attributes: true }
  new MutationObserver(read).observe(document, all)
}"""
UNNEEDED = """(fetched) => {
  const points = [...shown].map((one) => one.codePointAt(0))
  const wanted = new Set()
  let slices = 0
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule) || !/noto-/.test(rule.cssText)) continue
      slices += 1
      const ranges = rule.style.getPropertyValue('unicode-range').split(',').map((range) => {
        const [low, high] = range.trim().slice(2).split('-')
        return [parseInt(low, 16), parseInt(high ?? low, 16)]
      })
      if (points.some((point) => ranges.some(([low, high]) => point >= low && point <= high)))
        wanted.add(/[^/]*\\.woff2/.exec(rule.cssText)[0])
    }
  return { slices, unneeded: fetched.filter((name) => !wanted.has(name)) }
}"""


@pytest.mark.parametrize("locale", ["en-GB", "zh-TW", "hu-HU"])
def test_only_the_type_that_is_read_is_fetched(arrive: Arrive, locale: str) -> None:
    ann = arrive(locale=locale)
    ann.page.add_init_script(f"({CHARACTERS})()")
    fetched: list[str] = []
    ann.page.on("request", lambda one: fetched.append(one.url.rsplit("/", 1)[1]))
    ann.go("/")
    ann.see("play-now").click()
    ann.look()
    if locale == "zh-TW":  # whose type comes only when the page is calm
        ann.page.wait_for_function("() => localStorage.getItem('tradewinds-chinese-type')", timeout=TIMEOUT)
    ann.page.wait_for_load_state("networkidle")
    chinese = [name for name in fetched if re.match(r"noto-.*woff2", name)]
    lists = [name for name in fetched if name.startswith("chinese")]
    assert any(name.startswith("eb-garamond") for name in fetched)
    if locale != "zh-TW":
        assert not chinese
        assert not lists
        return
    found = ann.page.evaluate(UNNEEDED, chinese)
    assert len(lists) == 1
    assert chinese
    assert found["unneeded"] == []
    assert len(chinese) < found["slices"] / 2


@pytest.fixture(scope="module")
def plain(chromium_path: str, chromium: Browser) -> Iterator[Browser]:
    """A browser that fetches no fonts, so that all that comes counts."""
    browser = chromium.browser_type.launch(executable_path=chromium_path, args=[*ARGS, NO_FONTS], timeout=TIMEOUT)
    yield browser
    browser.close()


@pytest.mark.parametrize("game", ["jamaica", "puertorico", "empires", "maracaibo"])
def test_a_first_table_is_small_on_the_wire(harbour: Harbour, plain: Browser, game: str) -> None:
    """All that comes from the server until the table stands and its worker has what it wants: pages, parts, words, the
    table itself, headers. In Chinese, which has the list of its slices on top of what the others have."""
    harbour.fate.begin(f"on the wire: {game}")
    with run_strait(harbour.base) as strait, harbour.fate.decides():
        ann = Person(plain, Harbour(strait.base, harbour.fate), locale="zh-TW", **WITH_WORKER)
        table = ann.create("me", "bot:mate", "bot:mate", game=game)
        before = strait.west.passed
        ann.go(f"/table/{table}")
        ann.look()
        enlisted(ann)
        ann.page.wait_for_load_state("networkidle")
        carried = strait.west.passed - before
        ann.context.close()
    assert not ann.wrong, "\n".join(ann.wrong)
    assert 100_000 < carried < LIMIT, f"{carried:,} bytes"
