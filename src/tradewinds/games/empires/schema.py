"""What a pack can change in Empires, as data for editors (`kernel.schema`); `loading.py` looks closer still."""

# tradewinds: interpreted

from __future__ import annotations

from typing import Final

from tradewinds.games.empires import content as c
from tradewinds.games.empires.actions import MOST_GOLD, MOST_LISTS
from tradewinds.games.empires.components import (
    CLAN_NAMES,
    COST_NAMES,
    DISTANCE_NAMES,
    EVENTS,
    GOOD_NAMES,
    KIND_NAMES,
    TILE_NAMES,
)
from tradewinds.games.empires.frames import LEVELS
from tradewinds.kernel.schema import (
    SOURCES,
    Amounts,
    Choice,
    Either,
    Field,
    Listed,
    Number,
    Numbered,
    OneOf,
    Records,
    Row,
    Schema,
    Steps,
    Texts,
    Truth,
    Vocabulary,
    may,
    records,
)

GOALS: Final = ("islands_in_empire_at_least", "tribute_at_least", "distant_islands_visited_at_least")
"""What a scenario may ask for beside points."""
MOST_SCENARIOS: Final = 20
MOST_CARDS: Final = 512
MOST_COPIES: Final = 9
MOST_ICONS: Final = 60
"""They are bits of a number."""
FIELDS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "field": (("goods",), ("play_with", "building_bonus")),
    "upgrade": (("goods", "play_with"), ()),
    "field_or_upgrade": (("goods", "play_with"), ()),
    "action": (("cost", "action"), ("building_bonus",)),
    "ongoing": (("cost",), ("ongoing", "static", "building_bonus")),
    "store": (("store",), ("cost", "building_bonus")),
    "copy": (("cost", "copy"), ()),
    "bonus": (("cost", "building_bonus"), ()),
    "boost": (("boost", "play_with"), ()),
}
"""What a record of each kind must and may have beside what every card has (`card_fields` of effects.yaml)."""
ISLAND_KINDS: Final = ("field", "action", "ongoing", "bonus")

ICON: Final = OneOf("icons")
SELECTOR: Final = Row(
    {
        "icon": may(Either((ICON, Listed(ICON, 1)))),
        "kind": may(Either((Choice(tuple(c.SELECTOR_KINDS)), Listed(Choice(tuple(c.SELECTOR_KINDS)), 1)))),
    }
)
COUNTED: Final = Row(
    {
        "count": Field(Row({"of": Field(Choice(tuple(c.COUNTERS))), "icon": may(ICON)})),
        "every": may(Number()),
        "times": may(Number()),
        "max": may(Number()),
    }
)
AMOUNT: Final = Either((Number(), COUNTED))
ONE_N: Final = Row({"n": Field(Number())})
COST: Final = Row(
    {
        **{name: may(Number(1, MOST_GOLD)) for name in COST_NAMES},
        "assign": may(Amounts(("worker",), least=1)),
        "discard_hand": may(Number()),
        "discard_empire": may(Row({"n": Field(Number()), "which": Field(SELECTOR)})),
        "return_to_hand": may(ONE_N),
    }
)
GAINS: Final = Row({name: may(AMOUNT) for name in KIND_NAMES})

STEPS: Final = Vocabulary("steps", beside={"generic_ship": may(Truth())})
TILE_STEPS: Final = Vocabulary("tile_steps")
_verbs: Final = {
    "gain": GAINS,
    "gain_any": Row(
        {
            "n": Field(AMOUNT),
            "from": Field(Either((Choice(("resource",)), Listed(Choice(tuple(KIND_NAMES)), 1)))),
        }
    ),
    "recover": Number(),
    "gain_ship": Number(),
    "release": Row(
        {
            "what": Field(Choice(("worker", "goods"))),
            "n": Field(Number()),
            "from": Field(Choice(("any", "self"))),
        }
    ),
    "refresh": Row({"n": Field(Either((Number(), Choice(("all",))))), "which": Field(SELECTOR)}),
    "exhaust_opponent": Number(),
    "move_pawn": Number(),
    "ship_up": Number(),
    "voyage": Choice(tuple(c.VOYAGES[1:])),
    "look": Row({"n": Field(Number()), "keep": Field(Number())}),
    "search": Row({"n": Field(Number()), "which": Field(SELECTOR)}),
    "take_discard": ONE_N,
    "payout": ONE_N,
    "recopy": Number(),
}
for _words in (STEPS, TILE_STEPS):
    _words.verbs.update(_verbs)
    _words.verbs["may_pay"] = Row({"cost": Field(COST), "do": Field(Steps(_words))})
    _words.verbs["choose"] = Listed(Steps(_words), 2, MOST_LISTS)
STEPS.verbs["perform"] = Choice(tuple(TILE_NAMES))
TILE_STEPS.verbs.update({"build_free": Number(), "harvest_field": Number(), "place_ship": Number()})

CARD: Final = {
    "name": Field(Texts()),
    "kind": Field(Choice(tuple(c.CARD_KINDS))),
    "icons": Field(Listed(ICON, 1, 1)),
    "text": Field(Texts()),
    "cost": Field(Amounts(tuple(name for name in COST_NAMES if name != "any_resource"), least=1)),
    "play_with": Field(Choice(tuple(TILE_NAMES))),
    "goods": Field(Amounts(tuple(GOOD_NAMES), least=1)),
    "building_bonus": Field(Steps(STEPS)),
    "boost": Field(Steps(STEPS)),
    "action": Field(Row({"pay": Field(COST), "do": Field(Steps(STEPS))})),
    "ongoing": Field(
        Listed(
            Row(
                {
                    "on": Field(Choice(tuple(c.EVENT_NAMES))),
                    "do": Field(Steps(STEPS)),
                    "who": may(Choice(("you", "any"))),
                    "distance": may(Choice(tuple(DISTANCE_NAMES))),
                    "filter": may(SELECTOR),
                    "limit": may(Number(1, 15)),
                }
            ),
            1,
            8,
        )
    ),
    "static": Field(Listed(Amounts(("lookout_free_keep",), least=1), 1, 4)),
    "store": Field(
        Row(
            {
                "accepts": Field(Listed(Choice(tuple(GOOD_NAMES)), 1)),
                "deposit": Field(Number()),
                "per": Field(Number()),
                "payout": Field(Listed(Choice(tuple(KIND_NAMES)), 1)),
            }
        )
    ),
    "copy": Field(Row({"which": Field(SELECTOR)})),
}


def deck(clan: str) -> Records:
    own = {"clan": Field(Choice((clan,)), fixed="clan"), "copies": Field(Number(1, MOST_COPIES)), "start": may(Truth())}
    return records({**CARD, **own}, by="kind", has=FIELDS, most=MOST_CARDS)


def islands() -> Records:
    no = ("cost", "play_with")

    def kept(names: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(name for name in names if name not in no)

    has = {kind: (kept(FIELDS[kind][0]), kept(FIELDS[kind][1])) for kind in ISLAND_KINDS}
    used = {name for must, free in has.values() for name in (*must, *free)} | {"name", "icons", "text"}
    own = {
        "kind": Field(Choice(ISLAND_KINDS)),
        "distance": Field(Choice(tuple(DISTANCE_NAMES))),
        "count": Field(Number(1, MOST_COPIES)),
        "pillage": Field(Amounts(tuple(GOOD_NAMES))),
        "conquer_cost": Field(Amounts(("raze", "fish")), fixed="conquest"),
    }
    return records(
        {**{name: one for name, one in CARD.items() if name in used}, **own}, by="kind", has=has, most=MOST_CARDS
    )


LEVEL_NUMBERS: Final = Row({level: Field(Number(0, 99)) for level in LEVELS})
EVENT: Final = Row(
    {
        "name": Field(Texts()),
        "text": Field(Texts()),
        "demand": may(Amounts(tuple(COST_NAMES))),
        "gift": may(Steps(STEPS)),
        "round": may(
            Row(
                {
                    "second_use_cost": may(Amounts(tuple(COST_NAMES))),
                    "extra_cost": may(Row({tile: may(Amounts(tuple(COST_NAMES))) for tile in TILE_NAMES})),
                    "exhaust_own_actions": may(Number()),
                    "first_ship_returns_empty": may(Truth()),
                    "only_deck_tops": may(Truth()),
                }
            )
        ),
    }
)
TRIBUTE: Final = Row(
    {
        "text": Field(Texts()),
        "extra_action": Field(
            Row(
                {
                    "assign_to": Field(Choice(("tribute",))),
                    "accepts": Field(Listed(Choice(tuple(GOOD_NAMES)), 1)),
                    "min": Field(Number()),
                    "max": Field(Number()),
                    "worth": Field(Amounts(tuple(GOOD_NAMES), least=1)),
                }
            )
        ),
    }
)
SCHEMA: Final = Schema(
    {
        **{f"clan_{clan}": deck(clan) for clan in sorted(CLAN_NAMES)},
        "islands": islands(),
        "icons": records(
            {"clan": Field(Choice((*CLAN_NAMES, "all"))), "name": Field(Texts())},
            most=MOST_ICONS,
        ),
        "action_tiles": records(
            {
                "name": Field(Texts()),
                "effect": Field(Steps(TILE_STEPS)),
                "solo_extra_cost": Field(Amounts(tuple(COST_NAMES))),
                "solo_source": Field(Choice(SOURCES)),
            },
            ids=tuple(TILE_NAMES),
            closed="tiles",
        ),
        "solo.scenarios": records(
            {
                "name": Field(Texts()),
                "difficulty": Field(Number(1, 4)),
                "rules": Field(Listed(TRIBUTE, 0, 1)),
                "events": Field(Numbered(EVENT, 1, EVENTS)),
                "goals": Field(
                    Listed(
                        Row(
                            {"score_at_least": may(Choice(("target",))), **{name: may(LEVEL_NUMBERS) for name in GOALS}}
                        ),
                        1,
                        1 + len(GOALS),
                    )
                ),
                "target": Field(Row({level: Field(Number(0, 999)) for level in LEVELS})),
            },
            most=MOST_SCENARIOS,
        ),
    },
    closed=dict.fromkeys(("clans", "components"), "counted"),
    vocabularies=(STEPS, TILE_STEPS),
)
