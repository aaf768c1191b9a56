"""What a page must show, measured in the browser: a `Gauge` looks at every state of a game and says what is wrong.

    gauge = Gauge(ann)              # before she goes to the table; the limits follow from her screen
    sight = ann.play_now()
    while not sight.over:
        gauge.look()                # one evaluation in the page
        sight = ann.play(…)
    gauge.fine()

What is measured is said at `Limits`. The options of a decision are those that the server sent, not those that the page
chose to show.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocket

from tests.support.harbour import Person

MEASURE = Path(__file__).with_name("measure.js").read_text(encoding="utf-8")
A_MOMENT = """async () => {
  // While the line is lost its strip lies over the board, and letters may still be on their way.
  for (let n = 0; n < 600 && document.querySelector('[data-testid=line-lost]'); n++)
    await new Promise((on) => setTimeout(on, 50))
  await document.fonts.ready
  for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame)
}"""
MOMENTS = 30
"""After which everything is in its place, also on a busy machine."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LAPTOP = {"viewport": {"width": 1280, "height": 720}}


@dataclass(frozen=True)
class Limits:
    text: float = 0
    """No letter or number on the screen is smaller, drawings included."""
    target: float = 0
    """Whatever can be pressed is at least as wide and as high: itself, its label, or a hit area laid around it."""
    together: bool = True
    """The sentence of the decision and a target for each of its options (or the game's own editor, `answer`) are in
    the viewport at once, and nothing lies over them."""
    list: int = 8
    """More options than these may scroll inside the bar, if no drawing shows them."""
    scrolls: bool = False
    """And if there are more than these, a part of the board that shows them all may scroll down to them."""
    goods: bool = False
    """So is what one owns."""
    still: bool = False
    """Neither page nor board nor one's own things nor the others' scroll, and no target in them is cut off."""


ON_PHONE = Limits(text=11, target=40, goods=True)
ON_LAPTOP = Limits(text=11, target=24, still=True)


class Measured(NamedTuple):
    seq: int
    kind: str
    wrong: list[str]


def measured(page: Page, limits: Limits, seq: int = -1, options: Sequence[str] = ()) -> Measured:
    """What is wrong on a page, with these options in the decision of this number."""
    return Measured(**page.evaluate(MEASURE, {"limits": asdict(limits), "seq": seq, "offered": list(options)}))


class Gauge:
    def __init__(self, person: Person, limits: Limits | None = None) -> None:
        size = person.page.viewport_size
        assert size is not None
        self.person = person
        self.limits = limits or (ON_PHONE if size["width"] < 900 else ON_LAPTOP)
        self.states: Counter[str] = Counter()
        """How many states were looked at, by kind of question."""
        self.found: dict[str, str] = {}
        """What was wrong, and where it was seen first."""
        self._seq = -1
        self._options: list[str] = []
        person.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        heard: dict[str, Any] = json.loads(frame)
        if heard["t"] in ("state", "update"):
            self._seq = heard["seq"]
            prompts = [seat["prompt"] for seat in heard["seats"] if seat["prompt"]]
            self._options = [option["action"] for option in prompts[0]["options"]] if prompts else []

    def look(self, where: str = "") -> list[str]:
        """What is wrong now; kept for the end, unless the same was seen before.

        A chart goes where the decision is once its frame has been measured, a moment after the decision came: only
        what stays wrong counts.
        """
        shown = measured(self.person.page, self.limits, self._seq, self._options)
        for _ in range(MOMENTS):
            if self.found.keys() >= set(shown.wrong):
                break
            self.person.page.evaluate(A_MOMENT)
            shown = measured(self.person.page, self.limits, self._seq, self._options)
        assert shown.seq <= self._seq, f"the page is at {shown.seq}, and {self._seq} was heard"
        state = where or shown.kind or "waiting"
        self.states[state] += 1
        for line in shown.wrong:
            self.found.setdefault(line, f"{state} (decision {shown.seq})")
        return shown.wrong

    def fine(self) -> None:
        assert self.states, "nothing was looked at"
        alike: dict[str, list[str]] = {}
        for line, where in self.found.items():
            alike.setdefault(re.sub(r'[\d.]+|"[^"]*"', "", line), []).append(f"{line}\n    first seen: {where}")
        lines = [some[0] + (f" (and {len(some) - 1} like it)" if some[1:] else "") for some in alike.values()]
        assert not lines, f"{sum(self.states.values())} states:\n" + "\n".join(lines)
