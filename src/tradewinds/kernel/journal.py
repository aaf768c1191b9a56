"""The journal: facts told while somebody listens. Log lines, animation, speech and statistics are made of them."""

from __future__ import annotations

from collections.abc import Callable


class Fact:
    """One thing that happened, the rule behind it, and what only some seats may know of it."""

    def __init__(
        self,
        kind: str,
        rule: str,
        seat: int,
        public: dict[str, object],
        secret: dict[str, object],
        knowers: tuple[int, ...],
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.public = public
        self.secret = secret
        self.knowers = knowers
        self.reveals = reveals

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The fact as `seat` may know it; None is a spectator."""
        return {"kind": self.kind, "rule": self.rule, "seat": self.seat, "args": self.args_for(seat)}

    def args_for(self, seat: int | None) -> dict[str, object]:
        args = dict(self.public)
        if seat is not None and seat in self.knowers:
            args.update(self.secret)
        return args


class Journal:
    def __init__(self) -> None:
        self.facts: list[Fact] = []
        self.listener: Callable[[Fact], None] | None = None
        """Hears every fact the moment it is told: the position is then as the fact says."""

    def add(self, kind: str, rule: str, seat: int, public: dict[str, object]) -> None:
        self.tell(Fact(kind, rule, seat, public, {}, ()))

    def reveal(self, kind: str, rule: str, seat: int, public: dict[str, object]) -> None:
        """A fact that shows what was hidden from somebody: a decision that led to it is not taken back freely."""
        self.tell(Fact(kind, rule, seat, public, {}, (), True))

    def add_secret(
        self,
        kind: str,
        rule: str,
        seat: int,
        public: dict[str, object],
        secret: dict[str, object],
        knowers: tuple[int, ...],
    ) -> None:
        """A fact whose `secret` fields only the `knowers` may see."""
        self.tell(Fact(kind, rule, seat, public, secret, knowers))

    def tell(self, fact: Fact) -> None:
        self.facts.append(fact)
        if self.listener is not None:
            self.listener(fact)
