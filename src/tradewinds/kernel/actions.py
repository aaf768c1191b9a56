"""Actions: integers in a fixed table of named families, each with a text form that round-trips (`sail:17`)."""

from __future__ import annotations

from tradewinds.kernel.errors import BadAction


class Family:
    """`name`, or `name:value`, or `name:value:value` with the values of each place listed."""

    def __init__(self, name: str, *places: list[str]) -> None:
        self.name = name
        self.places: tuple[list[str], ...] = places
        size = 1
        for values in places:
            size *= len(values)
        self.size = size


class ActionTable:
    """All actions of one game. The first action of each family must be the constant that the rules use for it."""

    def __init__(self, families: list[tuple[int, Family]]) -> None:
        self.texts: list[str] = []
        self.families: dict[str, tuple[int, Family]] = {}
        for base, family in families:
            if base != len(self.texts):
                raise ValueError(f"family {family.name} starts at {len(self.texts)}, not at {base}")
            self.families[family.name] = (base, family)
            names = [family.name]
            for values in family.places:
                names = [f"{name}:{value}" for name in names for value in values]
            self.texts.extend(names)
        self.ids: dict[str, int] = {text: i for i, text in enumerate(self.texts)}

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, action: int) -> str:
        if not 0 <= action < len(self.texts):
            raise BadAction("error-action-number", {"action": action, "last": len(self.texts) - 1}, field="action")
        return self.texts[action]

    def parse(self, text: str) -> int:
        """The action of a text such as `sail:17`."""
        found = self.ids.get(text)
        if found is None:
            head = text.split(":", 1)[0]
            if head in self.families:
                raise BadAction("error-action-value", {"action": text, "family": head}, field="action")
            raise BadAction("error-action-unknown", {"action": text}, field="action")
        return found

    def family(self, action: int) -> str:
        return self.text(action).split(":", 1)[0]
