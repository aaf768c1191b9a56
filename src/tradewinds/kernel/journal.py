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
        return {"kind": self.kind, "rule": self.rule, "seat": self.seat, "args": self.args_for(seat)}

    def args_for(self, seat: int | None) -> dict[str, object]:
        args = dict(self.public)
        if seat is not None and seat in self.knowers:
            args.update(self.secret)
        return args

    def matches(self, wanted: dict[str, object], args: dict[str, object]) -> bool:
        """Whether kind, rule and seat, where they are named, and the named ones of these arguments are as wanted."""
        for name, value in wanted.items():
            if name == "kind":
                found: object = self.kind
            elif name == "rule":
                found = self.rule
            elif name == "seat":
                found = self.seat
            elif name == "without":
                assert isinstance(value, list)
                for absent in value:
                    if absent in args:
                        return False
                continue
            elif name not in args:
                return False
            else:
                found = args[name]
            if found != value:
                return False
        return True


class Journal:
    def __init__(self) -> None:
        self.facts: list[Fact] = []
        self.wanted: dict[str, object] | None = None
        self.told: bool = False
        """The wanted fact has been told."""
        self.stopped: bool = False
        """`State.advance` has stopped for it, before the next decision was reached."""

    def watch(self, wanted: dict[str, object] | None) -> None:
        """Stop automatic play at the next fact of this sort; None lets it run on."""
        self.wanted = wanted
        self.told = False
        self.stopped = False

    def add(self, kind: str, rule: str, seat: int, public: dict[str, object]) -> None:
        self.tell(Fact(kind, rule, seat, public, {}, ()))

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
        self.tell(Fact(kind, rule, seat, public, secret, knowers))

    def tell(self, fact: Fact) -> None:
        self.facts.append(fact)
        if self.wanted is not None and fact.matches(self.wanted, {**fact.public, **fact.secret}):
            self.told = True
