"""A small pack for every game, as tests write it."""

from __future__ import annotations

from typing import Any

import yaml

ABOUT = {"base": "empires", "name": "Trial", "version": "1", "author": "Somebody", "licence": "CC0-1.0"}
CHANGES: dict[str, dict[str, Any]] = {
    "empires": {
        "clan_glenn": {
            "set": {
                "glenn_great_hall": {"cost": {"wood": 1}, "name": {"en": "Cow Shed", "zh": "牛棚", "hu": "Istálló"}}
            }
        }
    },
    "jamaica": {
        "treasure_cards.cards": {"set": {"treasure_7": {"points": 9}, "cursed_2": {"points": -6}}},
        "action_cards.cards": {"set": {"gold_gold": {"night": "forward"}}},
        "board.spaces": {
            "set": {16: {"cost": 5, "disputed_alt": None, "source": "printed copy"}, 49: {"end_score": 12}}
        },
    },
    "maracaibo": {
        "project_cards.cards": {
            "set": {"A01": {"cost": 5, "name": {"en": "Guard", "zh": "守衛", "hu": "Őr"}}},
            "add": [
                {
                    "id": "Z01",
                    "deck": "A",
                    "name": {"en": "Lookout", "zh": "瞭望員", "hu": "Őrszem"},
                    "cost": 3,
                    "good": "sugar",
                    "object": "map",
                    "vp": 1,
                    "requirements": [],
                    "effects": [{"bg": "brown", "do": "explore", "n": 2}],
                    "count": 1,
                    "source": "printed copy",
                }
            ],
        },
        "quest_tiles.quests": {"set": {"Q02": {"cost": {"cp": 1}}}},
        "effects.city_action_defs": {"set": {"three_cp": {"effects": [{"do": "gain_cp", "n": 4}]}}},
    },
    "puertorico": {
        "buildings.buildings": {"set": {"wharf": {"cost": 7, "vp": 4, "copies": 3, "source": "printed copy"}}},
        "goods.goods": {"set": {"corn": {"price": 2}}},
        "achievements.achievements": {"set": {"pastry_maker": {"vp": 6, "name_en": "Baker"}}},
        "setup.by_players": {"set": {2: {"start_coins": 5}}},
    },
}


def packed(game: str, changes: dict[str, Any]) -> bytes:
    return yaml.safe_dump({**ABOUT, "base": game, **changes}, allow_unicode=True, sort_keys=False).encode()
