"""The journal: facts told while somebody listens. Log lines, animation, speech and statistics are made of them."""

from __future__ import annotations


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
        args = dict(self.public)
        if seat is not None and seat in self.knowers:
            args.update(self.secret)
        return {"kind": self.kind, "rule": self.rule, "seat": self.seat, "args": args}


class Journal:
    def __init__(self) -> None:
        self.facts: list[Fact] = []

    def add(self, kind: str, rule: str, seat: int, public: dict[str, object]) -> None:
        self.facts.append(Fact(kind, rule, seat, public, {}, ()))

    def reveal(self, kind: str, rule: str, seat: int, public: dict[str, object]) -> None:
        """A fact that shows what was hidden from somebody: a decision that led to it is not taken back freely."""
        self.facts.append(Fact(kind, rule, seat, public, {}, (), True))

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
        self.facts.append(Fact(kind, rule, seat, public, secret, knowers))
