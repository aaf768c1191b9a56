"""Somebody enters a component with the form of the editor, as it stands on paper, and every click and every typed field
is counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator, Page

from tradewinds.kernel.schema import Amounts, Choice, Either, Kind, Listed, Number, OneOf, Row, Steps, Texts, Truth

LINES = "id", "clan", "source", "note", "reconstructed_fields", "text"
"""What nobody types: it stands there, or follows of itself."""


class Entering:
    """One record after the other; `taps`: clicks, choices and typed fields since the last `next`."""

    def __init__(self, page: Page, name: str, row: Row) -> None:
        self.page = page
        self.list = name
        self.row = row
        self.taps = 0

    def at(self, path: str) -> Locator:
        return self.page.locator(f'[data-path="{path}"]')

    def click(self, where: Locator) -> None:
        where.click()
        self.taps += 1

    def type(self, where: Locator, text: str) -> None:
        where.fill(text)
        self.taps += 1

    def next(self) -> int:
        """To the next record, if there is one; how much the last one took."""
        button = self.page.get_by_test_id("next")
        if button.get_attribute("aria-disabled") == "false":
            self.click(button)
        taken, self.taps = self.taps, 0
        return taken

    # --- a record ---------------------------------------------------------------------------------------------------

    def record(self, before: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
        path = f"{self.list}.{before['id']}"
        shown = dict(before)
        if wanted["name"]["en"] != before["name"]["en"]:
            self.type(self.page.locator('[data-field="name"] [data-column="en"]'), wanted["name"]["en"])
        if wanted["kind"] != before["kind"]:
            self.value(self.row.fields["kind"].kind, f"{path}.kind", before["kind"], wanted["kind"])
            must, may = self.row.has[wanted["kind"]]
            sometimes = {one for has in self.row.has.values() for names in has for one in names}
            shown = {key: one for key, one in shown.items() if key not in sometimes or key in (*must, *may)}
        for name in self.row.has[wanted["kind"]][1]:
            if name not in wanted and self.at(f"{path}.{name}").count():
                self.click(self.page.locator(f'[data-testid="form"] > .field [data-drop="{name}"]'))
        if "start" in shown and "start" not in wanted:
            self.click(self.at(f"{path}.start").locator("input"))
        for name, want in wanted.items():
            if name in (*LINES, "name", "kind"):
                continue
            kind = self.row.fields[name].kind
            if name in self.row.has[wanted["kind"]][1] and not self.at(f"{path}.{name}").count():
                self.click(self.page.locator(f'[data-testid="form"] [data-put="{name}"]'))
            self.value(kind, f"{path}.{name}", shown.get(name), want)

    # --- values -----------------------------------------------------------------------------------------------------

    def value(self, kind: Kind, path: str, before: Any, want: Any) -> None:
        if before == want:
            return
        here = self.at(path)
        match kind:
            case Number():
                self.number(here, before, want)
            case Choice() | OneOf():
                self.choice(here, want)
            case Truth():
                self.click(here.locator("input"))
            case Amounts():
                self.counts(here, before or {}, want)
            case Texts():
                self.type(here.locator('[data-column="en"]'), want["en"])
            case Listed(of=of) if isinstance(of, Choice | OneOf):
                self.picks(here, kind, before, want)
            case Listed():
                self.items(kind, path, before, want)
            case Steps():
                self.steps(kind, path, before, want)
            case Either():
                self.either(kind, path, before, want)
            case Row():
                self.fields(kind, path, before, want)
            case _:
                raise NotImplementedError(kind)

    def number(self, here: Locator, before: Any, want: int) -> None:
        by = want - before if isinstance(before, int) else 0
        if abs(by) == 1:
            self.click(here.locator(".stepper button").nth(1 if by > 0 else 0))
        else:
            self.type(here.locator("input"), str(want))

    def choice(self, here: Locator, want: str) -> None:
        button = here.locator(f'[data-value="{want}"]')
        if button.count():
            self.click(button)
        else:
            here.locator("select").select_option(want)
            self.taps += 1

    def counts(self, here: Locator, before: Mapping[str, Any], want: Mapping[str, Any]) -> None:
        """One more or less is a tap, anything else a digit."""
        for name in {**before, **want}:
            old, new = before.get(name, 0), want.get(name, 0)
            if isinstance(old, int) and isinstance(new, int) and old != new:
                thing = here.locator(f'[data-count="{name}"]').first
                if new - old == 1:
                    self.click(thing)
                elif new - old == -1:
                    self.click(here.locator(f'[data-less="{name}"]').first)
                else:
                    thing.press(str(new))
                    self.taps += 1

    def picks(self, here: Locator, kind: Listed, before: Any, want: Any) -> None:
        if (kind.least, kind.most) == (1, 1):
            return self.choice(here, want[0])
        before = before if isinstance(before, list) else [] if before is None else [before]
        want = want if isinstance(want, list) else [want]
        for name in [one for one in before if one not in want]:
            self.click(here.locator(f'[data-picked="{name}"]'))
        for name in [one for one in want if one not in before]:
            button = here.locator(f'[data-pick="{name}"]')
            if button.count():
                self.click(button)
            else:
                here.locator("select").select_option(name)
                self.taps += 1
        return None

    def items(self, kind: Listed, path: str, before: Any, want: list[Any]) -> None:
        before = list(before or [self.blank(kind.of)] * kind.least)
        here = self.at(path)
        while len(before) > len(want):
            self.click(here.locator("> ol > li").last.locator("> .head [data-remove]"))
            before.pop()
        while len(before) < len(want):
            self.click(here.locator("> [data-add]"))
            before.append(self.blank(kind.of))
        for at, (old, new) in enumerate(zip(before, want, strict=True)):
            self.value(kind.of, f"{path}.{at}", old, new)

    def blank(self, kind: Kind) -> Any:
        """What the form begins with (`schema.ts`)."""
        match kind:
            case Number():
                return min(max(kind.low, 1), kind.high)
            case Choice():
                return kind.names[0]
            case Row():
                return {name: self.blank(one.kind) for name, one in kind.fields.items() if one.must}
            case Either():
                return self.blank(kind.kinds[0])
            case Amounts():
                return {}
            case Listed():
                return [self.blank(kind.of)] * kind.least
            case Steps():
                return []
            case _:
                return None

    def steps(self, kind: Steps, path: str, before: Any, want: list[dict[str, Any]]) -> None:
        """Without tags, as in Empires: a verb with its value."""
        before = list(before or [])
        here = self.at(path)

        def verb(step: dict[str, Any]) -> str:
            return next(key for key in step if key not in kind.of.beside)

        while before and [verb(step) for step in before] != [verb(step) for step in want[: len(before)]]:
            self.click(here.locator("> ol > li").last.locator("> .head [data-remove]"))
            before.pop()
        for at, step in enumerate(want):
            name = verb(step)
            inner = kind.of.verbs[name]
            if at >= len(before):
                button = here.locator(f'> .verbs [data-verb="{name}"]')
                if not button.count():
                    self.click(here.locator("> .verbs [data-more]"))
                self.click(button)
                before.append({name: self.blank(inner)})
            self.value(inner, f"{path}.{at}.{name}", before[at].get(name), step[name])

    def either(self, kind: Either, path: str, before: Any, want: Any) -> None:
        first, other = kind.kinds
        if isinstance(other, Listed) and other.of == first:
            return self.picks(self.at(path), other, before, want)
        chosen = next(one for one in kind.kinds if one.fits(want))
        if not chosen.fits(before):
            self.click(self.at(path).locator("> .which button").nth(kind.kinds.index(chosen)))
            before = self.blank(chosen)
        if not (isinstance(chosen, Choice) and len(chosen.names) == 1):
            self.value(chosen, path, before, want)
        return None

    def fields(self, kind: Row, path: str, before: Any, want: Mapping[str, Any]) -> None:
        before = dict(before or {})
        here = self.at(path).locator("> .row, > .control > .row")
        counted = {
            name
            for name, one in kind.fields.items()
            if not one.must and isinstance(one.kind.kinds[0] if isinstance(one.kind, Either) else one.kind, Number)
        }
        for name in [name for name in before if name not in want and name not in counted]:
            self.click(here.locator(f'[data-drop="{name}"]').first)
        self.counts(
            here, {k: v for k, v in before.items() if k in counted}, {k: v for k, v in want.items() if k in counted}
        )
        for name, new in want.items():
            inner = kind.fields[name].kind
            if name in counted and isinstance(new, int):
                continue
            if name in counted and not isinstance(before.get(name), dict) and isinstance(inner, Either):
                self.click(here.locator("> details > summary"))
                self.click(here.locator(f'> details [data-otherwise="{name}"]'))
                before[name] = self.blank(inner.kinds[1])
            elif name not in before and not kind.fields[name].must:
                self.click(here.locator(f'> .more [data-put="{name}"]'))
                before[name] = self.blank(inner)
            self.value(inner, f"{path}.{name}", before.get(name), new)
