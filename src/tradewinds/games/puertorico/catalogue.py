"""Puerto Rico's components in words, and the rules that they touch: for whoever looks through them or changes them."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tradewinds.games import data
from tradewinds.games.puertorico.loading import documents
from tradewinds.games.puertorico.texts import COLUMNS, told
from tradewinds.kernel.content import marks, record
from tradewinds.kernel.reading import Say

NAMES: Final = ("word-{}",)
CALLED: Final = {
    "buildings.buildings": "building",
    "goods.goods": "good",
    "countryside.countryside": "tile",
    "achievements.achievements": "achievement",
    "festival.board_goals": "festival",
    "festival.cards": "festival",
    "roles.roles": "role",
    "smuggler.actions": "smuggler",
    "puertoma.ability_tiles": "ability",
    "puertoma.tiebreak_cards": "tiebreak",
    "puertoma.difficulty": "difficulty",
    "setup.components": "component",
}
"""The messages that name the records of each list."""
OTHERS: Final = (
    "roles.roles",
    "smuggler.actions",
    "puertoma.ability_tiles",
    "puertoma.tiebreak_cards",
    "puertoma.difficulty",
    "setup.components",
    "setup.trays",
)
GOODS: Final = {
    "own_goods_pair": ("own", "pair"),
    "own_production_buildings": ("for", "all"),
    "own_production_count": ("for", "or"),
}
"""Goals that name several goods: their form, and the last word between them."""
REWARDS: Final = ("workers", "coins", "vp")

RULES: Final = {
    "buildings.buildings": ("PR-6.2", "PR-12.1"),
    "cls=production": ("PR-12.2",),
    "expansion=I": ("PR-14.1",),
    "expansion=II": ("PR-15.1",),
    "buildings.alternative_tiles": ("PR-20.1",),
    "goods.goods": ("PR-1.3", "PR-8.2"),
    "countryside.countryside": ("PR-1.2",),
    "kind=plantation": ("PR-4.1", "PR-7.2"),
    "kind=quarry": ("PR-4.2", "PR-6.4"),
    "kind=forest": ("PR-14.9",),
    "achievements.achievements": ("PR-19.2", "PR-19.3"),
    "festival.board_goals": ("PR-17.2",),
    "festival.cards": ("PR-18.1", "PR-18.3"),
    "reward": ("PR-18.18",),
    "setup.by_players": ("PR-2.2", "PR-2.6", "PR-2.9"),
    "id=2": ("PR-13.2",),
    "roles.roles": ("PR-3.1",),
    "smuggler.actions": ("PR-16.3",),
    "puertoma.ability_tiles": ("PR-21.25",),
    "puertoma.tiebreak_cards": ("PR-21.12",),
    "puertoma.difficulty": ("PR-21.1",),
    "setup.components": ("PR-1.1",),
    "setup.trays": ("PR-2.2",),
    "verb=dispatch": ("PR-18.4",),
}
"""Per list, and per mark of a record."""
ONES: Final = {
    **{f"small_{one}": "PR-12.3" for one in ("fruit_depot", "sugar_mill")},
    **{f"large_{one}": "PR-12.3" for one in ("fruit_depot", "sugar_mill", "tobacco_storage", "coffee_roaster")},
    "small_market": "PR-12.4",
    "builders_yard": "PR-12.5",
    "hacienda": "PR-12.6",
    "small_warehouse": "PR-12.7",
    "hospital": "PR-12.8",
    "office": "PR-12.10",
    "large_market": "PR-12.11",
    "large_warehouse": "PR-12.12",
    "factory": "PR-12.13",
    "school": "PR-12.14",
    "harbor": "PR-12.15",
    "wharf": "PR-12.16",
    "fire_station": "PR-12.17",
    "residence": "PR-12.18",
    "fortress": "PR-12.19",
    "customs_house": "PR-12.20",
    "city_hall": "PR-12.21",
    "canal": "PR-14.6",
    "lumberyard": "PR-14.7",
    "hidden_market": "PR-14.11",
    "publishing_house": "PR-14.12",
    "storehouse": "PR-14.15",
    "bohio": "PR-14.16",
    "merchant_outpost": "PR-14.17",
    "church": "PR-14.18",
    "small_wharf": "PR-14.19",
    "lighthouse": "PR-14.20",
    "distillery": "PR-14.21",
    "assembly_hall": "PR-14.22",
    "monument": "PR-14.23",
    "cathedral": "PR-14.24",
    "zoning_office": "PR-15.10",
    "chapel": "PR-15.11",
    "park_authority": "PR-15.12",
    "notary": "PR-15.13",
    "pension_office": "PR-15.14",
    "villa": "PR-15.15",
    "large_tailor_shop": "PR-15.16",
    "town_square": "PR-15.17",
    "board_plantation": "PR-17.3",
    "board_goods": "PR-17.4",
    "board_building": "PR-17.5",
    "crop_weigh_off": "PR-18.6",
    "carnival_cocktail": "PR-18.7",
    "closing_the_shops": "PR-18.8",
    "connoisseur_prize": "PR-18.9",
    "farming_festival": "PR-18.10",
    "festival_delivery": "PR-18.11",
    "twin_farms": "PR-18.12",
    "two_baskets": "PR-18.13",
    "grand_send_off": "PR-18.14",
    "pioneers_toast": "PR-18.15",
    "town_patron": "PR-18.16",
    "traditional_send_off": "PR-18.17",
    "planter": "PR-4.1",
    "recruiter": "PR-5.2",
    "builder": "PR-6.1",
    "craftsman": "PR-7.1",
    "trader": "PR-8.1",
    "captain": "PR-9.2",
    "adventurer": "PR-10.1",
    "smuggler": "PR-16.1",
    "raid_ship": "PR-16.4",
    "plunder_trading_house": "PR-16.5",
    "poach_workers": "PR-16.6",
    "capture_role": "PR-16.7",
    "l1_sell_duplicate": "PR-21.40",
    "l1_sale_coin": "PR-21.41",
    "l1_build_worker": "PR-21.42",
    "l2_storage": "PR-21.43",
    "l2_build_coin": "PR-21.44",
    "l2_extra_crate": "PR-21.45",
    **dict.fromkeys(("l3_kind_coins", "l3_extra_worker", "l3_plant_crate"), "PR-21.46"),
    **dict.fromkeys(("l4_kind_vp", "l4_discard_vp", "l4_worker_coins"), "PR-21.47"),
    "easy": "PR-21.50",
    "normal": "PR-21.51",
    "hard": "PR-21.52",
}
"""The rule of a record itself."""


def others() -> dict[str, list[dict[str, Any]]]:
    return {name: data("puertorico", file)[inner] for name in OTHERS for file, _, inner in [name.partition(".")]}


def tell(of: Mapping[str, Any], name: str, id_: str, lang: str, say: Say) -> tuple[str, str]:
    if name in OTHERS:
        return other(name, next(row for row in others()[name] if row["id"] == id_), say)
    row = record(of, name, id_)
    if name == "setup.by_players":
        return say("ws-text-players", n=int(id_)), seats(row, say)
    if name == "buildings.alternative_tiles":
        return say(f"building-{row['replaces']}"), say("ws-text-alternative", n=row["cost"])
    key = f"{CALLED[name]}-{id_}"
    column = f"name_{COLUMNS[lang]}"
    kept = row[column] == record(documents(), name, id_)[column]
    called = say(key) if kept else row[column]
    if name == "goods.goods":
        return called, told(of, COLUMNS[lang])[f"{key}-help"]
    if name == "achievements.achievements":
        return called, goal(row["goal"], say)
    if name.startswith("festival."):
        return called, festival(row, say)
    return called, say(f"{key}-help")


def other(name: str, row: Mapping[str, Any], say: Say) -> tuple[str, str]:
    if name == "setup.trays":
        return say("ws-text-tray", seats=row["label"]), say("ws-text-tray-holds", vp=row["vp"], workers=row["workers"])
    key = f"{CALLED[name]}-{row['id']}"
    return say(key), say("ws-text-count", n=row["count"]) if name == "setup.components" else say(f"{key}-help")


def goal(asked: Mapping[str, Any], say: Say) -> str:
    """What an achievement asks for."""
    verb = asked["verb"]
    numbers = {key: value for key, value in asked.items() if isinstance(value, int)}
    words: dict[str, object] = {}
    if "good" in asked:
        words["good"] = say(f"ws-good-with-{asked['good']}")
    if "goods" in asked:
        form, last = GOODS[verb]
        words["goods"] = joined([say(f"ws-good-{form}-{good}") for good in asked["goods"]], last, say)
        if verb == "own_goods_pair" and len(asked["goods"]) != 2:
            verb = "own_goods"
    return say(f"ws-goal-{verb}", **numbers, **words)


def joined(parts: list[str], last: str, say: Say) -> str:
    text = parts[0]
    for n, part in enumerate(parts[1:], 2):
        text = say(f"ws-join-{last if n == len(parts) else 'comma'}", one=text, other=part)
    return text


def festival(row: Mapping[str, Any], say: Say) -> str:
    """What a goal asks for, and what its winner gets."""
    asked = say(f"ws-festival-{row['id']}", n=row["goal"].get("each", 1))
    won = rewards(row["reward"], say)
    return say("ws-festival-won", goal=asked, reward=won) if won else say("ws-festival-vain", goal=asked)


def rewards(reward: Mapping[str, int], say: Say) -> str:
    return say("word-separator").join(say(f"amount-{key}", n=reward[key]) for key in REWARDS if reward.get(key))


def seats(row: Mapping[str, Any], say: Say) -> str:
    return say(
        "ws-text-seats",
        vp=row["vp_total"],
        workers=row["workers_total"],
        register=row["register_start"],
        coins=row["start_coins"],
        ships=say("word-separator").join(map(str, row["ships"])),
    )


def phrase(of: Mapping[str, Any], name: str, value: Any, lang: str, say: Say) -> str:
    """Goals of achievements and rewards as in the texts."""
    verbs = {row["goal"]["verb"] for row in of["achievements"]["achievements"]}
    if name == "goal" and value["verb"] in verbs and "ship" not in value:
        return goal(value, say)
    return rewards(value, say) if name == "reward" else ""


def touches(name: str, row: Mapping[str, Any]) -> tuple[str, ...]:
    own = [ONES[row["id"]]] if row["id"] in ONES else []
    found = [rule for mark in (name, *marks(row)) for rule in RULES.get(mark, ())]
    return tuple(dict.fromkeys([*own, *found]))
