"""What a caller can do wrong, each with an id for the words and the rule that says no."""

from __future__ import annotations


class TradewindsError(Exception):
    """Base of all errors meant for people: a message id, its arguments, and the rule or field concerned."""

    def __init__(self, key: str, params: dict[str, object] | None = None, rule: str = "", field: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.params: dict[str, object] = {} if params is None else params
        self.rule = rule
        self.field = field

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.params.items())
        where = self.rule or self.field
        return self.key + (f" ({told})" if told else "") + (f" [{where}]" if where else "")


class IllegalAction(TradewindsError):
    """The action is refused; the state is unchanged."""


class BadOption(TradewindsError):
    """A number of players or an option that the game does not have."""


class BadAction(TradewindsError):
    """A text that names no action of the game."""


class BadPlain(TradewindsError):
    """A plain form (saved state, scenario, record) that does not describe a possible position."""
