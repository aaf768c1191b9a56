"""Effects of the data as programs for the kernel's interpreter, and costs as rows of numbers (effects.yaml)."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tradewinds.games.maracaibo import content as c
from tradewinds.games.maracaibo.components import GOOD_NAMES, NATION_NAMES, OBJECT_NAMES, SYNERGY_NAMES
from tradewinds.kernel.content import BadContent
from tradewinds.kernel.effects import CHOOSE, COUNT, END, JUMP, Assembler, times

COST: Final = ("doubloons", "cp", "figures", "objects", "goods", "identical_goods", "min_mp")
SIMPLE: Final = {
    "gain_doubloons": c.GAIN_DOUBLOONS,
    "gain_cp": c.GAIN_CP,
    "gain_figures": c.GAIN_FIGURES,
    "remove_disc": c.REMOVE_DISC,
    "explore": c.EXPLORE,
    "village_actions": c.VILLAGE_ACTIONS,
}
"""Verbs whose only number is how many."""
BARE: Final = {
    "combat": c.COMBAT,
    "flag_bonus": c.FLAG_BONUS,
    "store_quest": c.STORE_QUEST,
    "fulfil_stored_quest": c.FULFIL_STORED,
    "fulfil_tile_quest": c.FULFIL_TILE,
    "remove_skull_tile": c.REMOVE_SKULL,
}
BOTH: Final = 16
"""A number by edition is packed: first + 16 * revised."""


def wrong(where: str, reason: str, **told: object) -> BadContent:
    return BadContent(f"error-content-{reason}", {"field": where, **told}, field=where)


class Programs:
    """All programs of a box in one vector, and the costs that they and quests name."""

    def __init__(self, effects: Mapping[str, Any]) -> None:
        self.code = Assembler()
        self.verbs = {row["do"]: row for row in effects["verbs"]}
        self.costs: list[tuple[int, ...]] = [(0,) * len(COST)]

    def known(self, step: Mapping[str, Any], where: str) -> str:
        """The verb of a step that has what it must have and nothing else."""
        verb = step.get("do")
        if verb not in self.verbs:
            raise wrong(f"{where}.do", "choice", value=str(verb), allowed=", ".join(self.verbs))
        must = self.verbs[verb]["params"]
        may = self.verbs[verb].get("optional", [])
        for key in must:
            if key not in step:
                raise wrong(f"{where}.{key}", "missing")
        for key in step:
            if key not in ("do", "bg", *must, *may):
                raise wrong(f"{where}.{key}", "unknown", allowed=", ".join((*must, *may)))
        return str(verb)

    def waits(self, step: Mapping[str, Any]) -> bool:
        """It may open a decision."""
        if step["do"] == "gain_influence":
            return bool(step["nation"] == "choice")
        return step["do"] not in ("gain_doubloons", "gain_vp", "gain_cp", "gain_figures")

    # --- costs -------------------------------------------------------------------------------------------------

    def cost(self, cost: Mapping[str, Any], where: str) -> int:
        """Its place in the tables, the same for the same cost."""
        for key in cost:
            if key not in COST:
                raise wrong(f"{where}.{key}", "unknown", allowed=", ".join(COST))
        if len([key for key in ("objects", "goods", "identical_goods") if key in cost]) > 1:
            raise wrong(where, "choice", value="objects, goods", allowed="objects | goods | identical_goods")
        row = tuple(
            self.symbols(cost.get(key, {}), OBJECT_NAMES if key == "objects" else GOOD_NAMES, where)
            if key in ("objects", "goods")
            else int(cost.get(key, 0))
            for key in COST
        )
        if row not in self.costs:
            self.costs.append(row)
        return self.costs.index(row)

    def symbols(self, amounts: Mapping[str, int], names: list[str], where: str) -> int:
        for key in amounts:
            if key not in names:
                raise wrong(f"{where}.{key}", "choice", value=key, allowed=", ".join(names))
        return sum(int(n) << (4 * names.index(key)) for key, n in amounts.items())

    def cost_columns(self) -> dict[str, list[int]]:
        names = ("doubloons", "cp", "figures", "objects", "goods", "identical", "mp")
        return {f"cost_{name}": [row[at] for row in self.costs] for at, name in enumerate(names)}

    # --- programs ----------------------------------------------------------------------------------------------

    def program(self, steps: list[dict[str, Any]], where: str) -> int:
        first = self.code.here()
        self.steps(steps, where)
        self.code.add(END)
        return first

    def steps(self, steps: list[dict[str, Any]], where: str) -> None:
        for at, step in enumerate(steps):
            if step.get("nation") == "placed" and not any(one["do"] == "place_marker" for one in steps[:at]):
                raise wrong(f"{where}.{at}.nation", "choice", value="placed", allowed=", ".join(NATION_NAMES))
            rest = steps[at + 1 :]
            placed = any(one.get("nation") == "placed" for one in rest)
            self.step(step, f"{where}.{at}", placed)

    def step(self, step: Mapping[str, Any], where: str, placed: bool) -> None:
        verb = self.known(step, where)
        add = self.code.add
        if "per" in step:
            if step["per"] not in c.COUNTERS:
                raise wrong(f"{where}.per", "choice", value=step["per"], allowed=", ".join(c.COUNTERS))
            add(COUNT, c.COUNTERS.index(step["per"]), 0, times(1, int(step["n"]), int(step.get("max", 0))))
        if verb in SIMPLE:
            add(SIMPLE[verb], int(step["n"]))
        elif verb in BARE:
            add(BARE[verb])
        elif verb == "gain_vp":
            token = step.get("if_synergy")
            add(c.GAIN_VP, int(step["n"]), 0 if token is None else SYNERGY_NAMES.index(token) + 1)
        elif verb == "gain_influence":
            self.influence(step, where)
        elif verb == "next_rank":
            add(c.NEXT_RANK, int(step["nation"] == "placed"))
        elif verb == "gain_synergy":
            if step["kind"] == "any_missing":
                add(c.ANY_SYNERGY)
            else:
                add(c.GAIN_SYNERGY, SYNERGY_NAMES.index(step["kind"]))
        elif verb == "place_marker":
            where_to = ["empty_village", "ship_village"].index(step["where"])
            add(c.PLACE_MARKER, where_to, int(bool(step.get("must"))), int(placed))
        elif verb == "store_figures":
            add(c.STORE_FIGURES, int(step["income_doubloons_each"]))
        elif verb == "extra_sail":
            add(c.EXTRA_SAIL, int(step["max_mp"]))
        elif verb == "doubloon_track_vp":
            add(c.TRACK_VP, int(step["extra_times"]["first"]) + BOTH * int(step["extra_times"]["revised"]))
        elif verb == "choice":
            self.choice(step["options"], where)
        elif verb == "pay_then":
            at = add(c.PAY_THEN, self.cost(step["cost"], where))
            self.steps(step["gain"], f"{where}.gain")
            self.code.rows[at][2] = self.code.here()
        elif verb == "discard_hand_then":
            at = add(c.DISCARD_HAND)
            self.steps(step["gain"], f"{where}.gain")
            self.code.rows[at][2] = self.code.here()
        else:
            raise wrong(f"{where}.do", "choice", value=verb, allowed=", ".join(SIMPLE))

    def influence(self, step: Mapping[str, Any], where: str) -> None:
        """With a nation of choice, a named one, or the one that is bound; a number by edition is packed."""
        n = step["n"]
        number = int(n["first"]) + BOTH * int(n["revised"]) if isinstance(n, Mapping) else int(n)
        nation = step["nation"]
        if nation == "choice":
            self.code.add(c.CHOOSE_INFLUENCE, number)
        elif nation in ("fighting", "placed"):
            self.code.add(c.GAIN_INFLUENCE, number, c.THE_BOUND)
        elif nation in NATION_NAMES:
            self.code.add(c.GAIN_INFLUENCE, number, NATION_NAMES.index(nation))
        else:
            raise wrong(f"{where}.nation", "choice", value=nation, allowed=", ".join(NATION_NAMES))

    def choice(self, options: list[list[dict[str, Any]]], where: str) -> None:
        code = self.code
        at = code.add(CHOOSE, len(options))
        jumps = [code.add(JUMP) for _ in options]
        ends = []
        for n, steps in enumerate(options):
            code.rows[jumps[n]][1] = code.here()
            self.steps(steps, f"{where}.{n}")
            ends.append(code.add(JUMP))
        for end in ends:
            code.rows[end][1] = code.here()
        code.rows[at][2] = code.here()
