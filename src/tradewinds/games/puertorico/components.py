"""What is in the box, as numbers for the rules: made from `data/*.yaml`, checked against the rulebook's totals."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from tradewinds.games import data
from tradewinds.kernel.vectors import vec

# --- goods and countryside (PR-1.2, 1.3): kinds 0 to 4 are goods and their plantations, then the quarry --------------

CORN: Final = 0
FRUIT: Final = 1
SUGAR: Final = 2
TOBACCO: Final = 3
COFFEE: Final = 4
QUARRY: Final = 5
KINDS: Final = 5
GOODS: Final = ["corn", "fruit", "sugar", "tobacco", "coffee"]
TILES: Final = [*GOODS, "quarry"]

_goods: list[dict[str, Any]] = data("puertorico", "goods")["goods"]
_tiles: list[dict[str, Any]] = data("puertorico", "countryside")["countryside"]
PRICE: Final = vec[i64]([int(row["price"]) for row in _goods])
CRATES: Final = vec[i64]([int(row["count"]) for row in _goods])
CRATES_2P: Final = vec[i64]([int(row["count_2p"]) for row in _goods])
TILE_COUNT: Final = vec[i64]([int(row["count"]) for row in _tiles[:6]])
TILE_COUNT_2P: Final = vec[i64]([int(row["count_2p"]) for row in _tiles[:6]])
PUERTOMA_SLOTS: Final = vec[i64]([int(row["puertoma_slots"]) for row in _tiles[:5]])

# --- roles (PR-2.5) --------------------------------------------------------------------------------------------------

PLANTER: Final = 0
RECRUITER: Final = 1
BUILDER: Final = 2
CRAFTSMAN: Final = 3
TRADER: Final = 4
CAPTAIN: Final = 5
ADVENTURER: Final = 6
ADVENTURER_2: Final = 7
SMUGGLER: Final = 8
ROLES: Final = [
    "planter",
    "recruiter",
    "builder",
    "craftsman",
    "trader",
    "captain",
    "adventurer",
    "adventurer_2",
    "smuggler",
]

# --- buildings (PR-1.6), in the order of the data file ---------------------------------------------------------------

_buildings: list[dict[str, Any]] = data("puertorico", "buildings")["buildings"]
BUILDINGS: Final = [str(row["id"]) for row in _buildings]
BUILDING_COUNT: Final = 45

SMALL_FRUIT_DEPOT: Final = 0
SMALL_SUGAR_MILL: Final = 1
LARGE_FRUIT_DEPOT: Final = 2
LARGE_SUGAR_MILL: Final = 3
LARGE_TOBACCO_STORAGE: Final = 4
LARGE_COFFEE_ROASTER: Final = 5
SMALL_MARKET: Final = 6
BUILDERS_YARD: Final = 7
HACIENDA: Final = 8
SMALL_WAREHOUSE: Final = 9
HOSPITAL: Final = 10
OFFICE: Final = 11
LARGE_MARKET: Final = 12
LARGE_WAREHOUSE: Final = 13
FACTORY: Final = 14
SCHOOL: Final = 15
HARBOR: Final = 16
WHARF: Final = 17
FIRE_STATION: Final = 18
RESIDENCE: Final = 19
FORTRESS: Final = 20
CUSTOMS_HOUSE: Final = 21
CITY_HALL: Final = 22
CANAL: Final = 23
LUMBERYARD: Final = 24
HIDDEN_MARKET: Final = 25
STOREHOUSE: Final = 26
BOHIO: Final = 27
MERCHANT_OUTPOST: Final = 28
CHURCH: Final = 29
SMALL_WHARF: Final = 30
LIGHTHOUSE: Final = 31
DISTILLERY: Final = 32
PUBLISHING_HOUSE: Final = 33
ASSEMBLY_HALL: Final = 34
MONUMENT: Final = 35
CATHEDRAL: Final = 36
ZONING_OFFICE: Final = 37
CHAPEL: Final = 38
PARK_AUTHORITY: Final = 39
NOTARY: Final = 40
PENSION_OFFICE: Final = 41
VILLA: Final = 42
LARGE_TAILOR_SHOP: Final = 43
TOWN_SQUARE: Final = 44

NAMED: Final = {
    "small_fruit_depot": SMALL_FRUIT_DEPOT,
    "small_market": SMALL_MARKET,
    "builders_yard": BUILDERS_YARD,
    "hacienda": HACIENDA,
    "hospital": HOSPITAL,
    "factory": FACTORY,
    "school": SCHOOL,
    "wharf": WHARF,
    "fire_station": FIRE_STATION,
    "city_hall": CITY_HALL,
    "canal": CANAL,
    "bohio": BOHIO,
    "assembly_hall": ASSEMBLY_HALL,
    "cathedral": CATHEDRAL,
    "zoning_office": ZONING_OFFICE,
    "town_square": TOWN_SQUARE,
}
"""Samples that `check` compares with the data."""

EXPANSION: Final = vec[i64]([{"base": 0, "I": 1, "II": 2}[row["expansion"]] for row in _buildings])
COMMERCIAL: Final = vec[i64]([1 if row["cls"] == "commercial" else 0 for row in _buildings])
SIZE: Final = vec[i64]([int(row["size"]) for row in _buildings])
COST: Final = vec[i64]([int(row["cost"]) for row in _buildings])
BUILDING_VP: Final = vec[i64]([int(row["vp"]) for row in _buildings])
LEVEL: Final = vec[i64]([int(row.get("level", 0)) for row in _buildings])
QUARRY_CAP: Final = vec[i64]([int(row["quarry_cap"]) for row in _buildings])
SLOTS: Final = vec[i64]([int(row["slots"]) for row in _buildings])
COPIES: Final = vec[i64]([int(row["copies"]) for row in _buildings])
ORDER: Final = [int(row["order"]) for row in _buildings]
BY_ORDER: Final = vec[i64](sorted(range(len(_buildings)), key=lambda b: ORDER[b]))
"""The kinds from left to right in the tray, for the Puertoma's counting (PR-21.13); the order is ours."""
PRODUCES: Final = vec[i64](
    [GOODS.index(row["production"]["good"]) if row.get("production", {}).get("good") else -1 for row in _buildings]
)
LARGE: Final = vec[i64]([1 if row.get("production", {}).get("scale") == "large" else 0 for row in _buildings])
BIT: Final = vec[i64]([2**b for b in range(len(_buildings))])
"""One bit per kind; looked up, because shifting by more than 31 is not safe when compiled."""
_alternative = {row["replaces"]: int(row["cost"]) for row in data("puertorico", "buildings")["alternative_tiles"]}
ALTERNATIVE_COST: Final = vec[i64]([_alternative.get(row["id"], int(row["cost"])) for row in _buildings])
"""With the alternative tiles (PR-20.1)."""
EXPANDED: Final[i64] = sum(2**b for b in range(len(_buildings)) if SIZE[b] == 2)
MOST_COST: Final = 10
MOST_QUARRIES: Final = 4
TRAY_SPACES: Final = vec[i64](
    [
        next((int(row["spaces"]) for row in data("puertorico", "buildings")["tray_spaces"] if row["cost"] == cost), 0)
        for cost in range(11)
    ]
)
TWO_FUNCTIONS: Final = vec[i64]([ZONING_OFFICE, CHAPEL, PARK_AUTHORITY, NOTARY])
"""Where it matters whether a worker or a citizen is the occupant (PR-15.7)."""

# --- places for persons: six kinds of countryside tile, then the buildings -------------------------------------------

FIRST_BUILDING: Final = 6
PLACES: Final = 51
PORTRAIT: Final = 51
SLOTS_AT: Final = vec[i64]([0] * FIRST_BUILDING + list(SLOTS))
"""The slots at each place in the city; a tile in the countryside has one."""
PLACE_NAMES: Final = [*TILES, *BUILDINGS, "portrait"]

CITY: Final = 12
COUNTRYSIDE: Final = 12

# --- set-up numbers (PR-2.2 to 2.10, 13.2 to 13.7) -------------------------------------------------------------------

SETUP: Final[dict[int, dict[str, Any]]] = data("puertorico", "setup")["by_players"]
CITIZENS: Final = 20
TRADING_SPACES: Final = 4

# --- expansions ------------------------------------------------------------------------------------------------------

_festival: dict[str, Any] = data("puertorico", "festival")
GOALS: Final[list[dict[str, Any]]] = [*_festival["board_goals"], *_festival["cards"]]
GOAL_NAMES: Final = [str(goal["id"]) for goal in GOALS]
GOAL_EACH: Final = vec[i64]([int(goal["goal"].get("each", 1)) for goal in GOALS])
REWARD_WORKERS: Final = vec[i64]([int(goal["reward"].get("workers", 0)) for goal in GOALS])
REWARD_COINS: Final = vec[i64]([int(goal["reward"].get("coins", 0)) for goal in GOALS])
REWARD_VP: Final = vec[i64]([int(goal["reward"].get("vp", 0)) for goal in GOALS])
BOARD_GOALS: Final = 3

_achievements: dict[str, Any] = data("puertorico", "achievements")
ACHIEVEMENTS: Final = [str(row["id"]) for row in _achievements["achievements"]]
ACHIEVEMENT_VP: Final = vec[i64]([int(row["vp"]) for row in _achievements["achievements"]])
ACHIEVEMENT_COUNT: Final = 30


def number_shown(goal: dict[str, Any]) -> int:
    """What an achievement asks for at least, or at most."""
    return int(goal.get("n", goal.get("coins", goal.get("total", 0))))


def goods_shown(goal: dict[str, Any]) -> int:
    """The goods that an achievement speaks of, as bits."""
    return sum(2 ** GOODS.index(good) for good in goal.get("goods", [goal["good"]] if "good" in goal else []))


NUMBER_SHOWN: Final = vec[i64]([number_shown(row["goal"]) for row in _achievements["achievements"]])
GOODS_SHOWN: Final = vec[i64]([goods_shown(row["goal"]) for row in _achievements["achievements"]])
ALL_ACHIEVEMENTS: Final = 0x3FFFFFFF

_puertoma: dict[str, Any] = data("puertorico", "puertoma")
ABILITIES: Final = [str(row["id"]) for row in _puertoma["ability_tiles"]]
ABILITY_LEVEL: Final = vec[i64]([int(row["level"]) for row in _puertoma["ability_tiles"]])
SELL_DUPLICATE: Final = 0
SALE_COIN: Final = 1
BUILD_WORKER: Final = 2
STORAGE: Final = 3
BUILD_COIN: Final = 4
EXTRA_CRATE: Final = 5
KIND_COINS: Final = 6
EXTRA_WORKER: Final = 7
PLANT_CRATE: Final = 8
KIND_VP: Final = 9
DISCARD_VP: Final = 10
WORKER_COINS: Final = 11
TIEBREAK_COUNT: Final = 8
TIEBREAK_NUMBER: Final = vec[i64]([int(row["number"]) for row in _puertoma["tiebreak_cards"]])
TIEBREAK_ORDER: Final = vec[i64]([ROLES.index(role) for row in _puertoma["tiebreak_cards"] for role in row["order"]])
"""Seven roles for each of the eight cards."""
ARROWS: Final = vec[i64](
    [
        sum(
            2 ** ROLES.index(to)
            for row in _puertoma["action_board"]["edges"]
            if row["from"] == role
            for to in row["to"]
        )
        for role in ROLES
    ]
)
"""For each role the bits of the roles that an arrow leads to (PR-21.18)."""


def within_reach(costs: vec[i64], caps: vec[i64]) -> vec[i64]:
    """For each number of occupied quarries and each purse the buildings that it pays for, as bits (PR-6.2, 6.4)."""
    return vec[i64](
        [
            sum(2**b for b in range(BUILDING_COUNT) if costs[b] - min(quarries, caps[b]) <= purse)
            for quarries in range(MOST_QUARRIES + 1)
            for purse in range(MOST_COST + 1)
        ]
    )


WITHIN_REACH: Final = within_reach(COST, QUARRY_CAP)
ALTERNATIVE_REACH: Final = within_reach(ALTERNATIVE_COST, QUARRY_CAP)

OPTIONS: Final[list[dict[str, Any]]] = data("puertorico", "options")["options"]


def check() -> None:
    """The data and the constants above say the same, and the totals are the rulebook's (PR-1.2 to 1.6)."""

    def copies(size: int, expansion: int) -> int:
        return sum(COPIES[b] for b in range(BUILDING_COUNT) if SIZE[b] == size and EXPANSION[b] == expansion)

    facts = {
        "goods": [row["id"] for row in _goods] == GOODS and sum(CRATES) == 50 and list(PRICE) == [0, 1, 2, 3, 4],
        "countryside": [row["id"] for row in _tiles[:6]] == TILES and sum(TILE_COUNT) == 58,
        "buildings": len(BUILDINGS) == BUILDING_COUNT
        and all(BUILDINGS[number] == name for name, number in NAMED.items()),
        "tiles": [copies(1, 0), copies(2, 0), copies(1, 1), copies(2, 1), copies(1, 2), copies(2, 2)]
        == [44, 5, 24, 2, 14, 1],
        "tray": sum(TRAY_SPACES) == 17,
        "reach": max(COST) <= MOST_COST and max(QUARRY_CAP) <= MOST_QUARRIES,
        "achievements": len(ACHIEVEMENTS) == ACHIEVEMENT_COUNT and sum(ACHIEVEMENT_VP) == 145,
        "festival": len(GOALS) == BOARD_GOALS + 12,
        "abilities": len(ABILITIES) == 12 and [list(ABILITY_LEVEL).count(n) for n in (1, 2, 3, 4)] == [3, 3, 3, 3],
        "tiebreak": list(TIEBREAK_NUMBER) == [1, 2, 3, 4, 5, 6, 7, 8] and len(TIEBREAK_ORDER) == 56,
        "roles": [row["id"] for row in data("puertorico", "roles")["roles"]]
        == [role for role in ROLES if role != "adventurer_2"],
    }
    wrong = [name for name, right in facts.items() if not right]
    if wrong:
        raise ValueError(f"puertorico data disagree with the rules' constants: {', '.join(wrong)}")


check()
