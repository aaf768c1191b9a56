"""Why an action is not legal: per game a table of numbered reasons, each with its message and the rule that says no.

A predicate `can_x(…) -> i64` gives 0 (legal) or the number of a reason; options, refusals and dimmed buttons ask the
same one. Words and rule are looked up only when somebody is to read them.
"""

from __future__ import annotations

from tradewinds.kernel.errors import IllegalAction


class Reasons:
    """The reasons of one game, numbered from 1 by the constants that its predicates return.

    The questions come first: (number, kind, the rule that asks). An action that answers another question than the
    present one is refused with the present one: `refusal-not-now`, what is asked, and that rule. Then all others:
    (number, key of the message `refusal-<key>`, rule).
    """

    def __init__(self, questions: list[tuple[int, str, str]], refusals: list[tuple[int, str, str]]) -> None:
        self.kinds: list[str] = [""]
        self.keys: list[str] = [""]
        self.rules: list[str] = [""]
        for number, kind, rule in questions:
            self._add(number, kind, "not-now", rule)
        self.questions: int = len(questions)
        for number, key, rule in refusals:
            self._add(number, "", key, rule)

    def _add(self, number: int, kind: str, key: str, rule: str) -> None:
        if number != len(self.rules):
            raise ValueError(f"{kind or key} ({rule}) is reason {len(self.rules)}, not {number}")
        self.kinds.append(kind)
        self.keys.append(f"refusal-{key}")
        self.rules.append(rule)

    def __len__(self) -> int:
        """The numbers in use, 0 included."""
        return len(self.rules)

    def asks(self, reason: int) -> bool:
        """Whether the reason is that something else is asked."""
        return reason <= self.questions

    def refuse(self, reason: int, action: str, told: dict[str, object]) -> IllegalAction:
        """The refusal for people: `told` are the arguments of the message, `action` the text of what was tried."""
        if self.asks(reason):
            told = {"action": action, "asked": self.kinds[reason]}
        return IllegalAction(self.keys[reason], told, self.rules[reason])
