"""Words made from the data of a pack: names and texts of what it changes. Those of the box are in `text/`."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tradewinds.games.puertorico.loading import documents

COLUMNS: Final = {"en": "en", "zh-Hant": "zh", "hu": "hu"}
LISTS: Final = {
    "building": ("buildings", "buildings"),
    "good": ("goods", "goods"),
    "achievement": ("achievements", "achievements"),
    "festival": ("festival", "board_goals"),
    "festival-card": ("festival", "cards"),
}
"""Per beginning of a message the list whose records it names."""
PRICES: Final = {
    "en": ("Base price {n}; {rest}.", "needs no production building", "needs a plantation and a {}, both occupied"),
    "zh": ("基礎價格 {n} 元；{rest}。", "不需要生產建築", "需要進駐的種植園與{}"),
    "hu": ("Alapára {n}; {rest}.", "nem kell hozzá termelőépület", "elfoglalt ültetvény és {} kell hozzá"),
}
MAKERS: Final = {
    "fruit": {"en": "Fruit Depot", "zh": "水果倉庫", "hu": "gyümölcsraktár"},
    "sugar": {"en": "Sugar Mill", "zh": "製糖廠", "hu": "cukormalom"},
    "tobacco": {"en": "Tobacco Storage", "zh": "菸草倉庫", "hu": "dohányraktár"},
    "coffee": {"en": "Coffee Roaster", "zh": "烘豆所", "hu": "kávépörkölő"},
}


def told(of: Mapping[str, Any], column: str) -> dict[str, str]:
    """All that these data have words for."""
    found = {}
    for key, (file, inner) in LISTS.items():
        for row in of[file][inner]:
            message = f"{key.removesuffix('-card')}-{row['id']}"
            found[message] = row[f"name_{column}"]
            if f"text_{column}" in row:
                found[f"{message}-help"] = row[f"text_{column}"]
    for row in of["goods"]["goods"]:
        whole, nothing, made = PRICES[column]
        rest = made.format(MAKERS[row["id"]][column]) if row["id"] in MAKERS else nothing
        found[f"good-{row['id']}-help"] = whole.format(n=row["price"], rest=rest)
    return found


def changed(of: Mapping[str, Any], lang: str) -> dict[str, str]:
    """The messages of what these data call otherwise than the box: none for the box itself."""
    box = told(documents(), COLUMNS[lang])
    return {key: text for key, text in told(of, COLUMNS[lang]).items() if text != box.get(key)}
