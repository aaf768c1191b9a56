"""Words made from the data of a pack: names and texts of what it changes. Those of the box are in `text/`."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tradewinds.games.jamaica.loading import documents
from tradewinds.games.jamaica.schema import DISPUTED

COLUMNS: Final = {"en": "en", "zh-Hant": "zh", "hu": "hu"}
SYMBOLS: Final = {
    "load_gold": {"en": "Gold", "zh": "金幣", "hu": "Arany"},
    "load_food": {"en": "Food", "zh": "食物", "hu": "Élelem"},
    "load_gunpowder": {"en": "Gunpowder", "zh": "火藥", "hu": "Puskapor"},
    "forward": {"en": "Forward", "zh": "向前", "hu": "Előre"},
    "backward": {"en": "Backward", "zh": "向後", "hu": "Hátra"},
}
BOTH: Final = {"en": "{} / {}", "zh": "{}／{}", "hu": "{} / {}"}
NAMES: Final = {
    "treasure": {"en": "Treasure +{n}", "zh": "寶藏 +{n}", "hu": "Kincs +{n}"},
    "cursed": {"en": "Cursed treasure −{n}", "zh": "被詛咒的寶藏 −{n}", "hu": "Átkozott kincs −{n}"},
}
HELP: Final = {
    "treasure": {
        "en": "Worth {n} points at the end; lies face down until then.",
        "zh": "終局時值 {n} 分，在那之前面朝下放著。",
        "hu": "A játék végén {n} pontot ér; addig képpel lefelé fekszik.",
    },
    "cursed": {
        "en": "Costs you {n} points at the end, unless you win a battle and pass it on.",
        "zh": "終局時扣 {n} 分，除非你打贏一仗，把它交給對手。",
        "hu": "A játék végén {n} pontodba kerül, hacsak egy megnyert csatában tovább nem adod.",
    },
}

GOLD: Final = {"en": "{n} gold", "zh": "{n} 枚金幣", "hu": "{n} arany"}


def told(of: Mapping[str, Any], column: str) -> dict[str, str]:
    """All that these data have words for. A name that is still the box's follows what is printed."""
    treasures = {row["id"]: row[f"name_{column}"] for row in documents()["treasure_cards"]["cards"]}
    labels = {row["id"]: row[f"label_{column}"] for row in documents()["action_cards"]["cards"]}
    found = {}
    for row in of["treasure_cards"]["cards"]:
        name = row[f"name_{column}"]
        if row["group"] in NAMES:
            n = abs(row["points"])
            if name == treasures[row["id"]]:
                name = NAMES[row["group"]][column].format(n=n)
            found[f"treasure-{row['id']}-help"] = HELP[row["group"]][column].format(n=n)
        found[f"treasure-{row['id']}"] = name
    for row in of["action_cards"]["cards"]:
        label = row[f"label_{column}"]
        if label == labels[row["id"]]:
            label = BOTH[column].format(*(SYMBOLS[row[part]][column] for part in ("day", "night")))
        found[f"card-{row['id']}"] = label
    for space in DISPUTED:
        row = of["board"]["spaces"][space]
        for n in (row["cost"], row.get("disputed_alt", row["cost"])):
            found[f"option-port_cost_{space}-{n}"] = GOLD[column].format(n=n)
    return found


def changed(of: Mapping[str, Any], lang: str) -> dict[str, str]:
    """The messages of what these data call otherwise than the box: none for the box itself."""
    box = told(documents(), COLUMNS[lang])
    return {key: text for key, text in told(of, COLUMNS[lang]).items() if text != box.get(key)}
