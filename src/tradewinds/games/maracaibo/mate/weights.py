"""What the mate believes: how many VP a thing is worth that is none yet. Found by play, a number for each kind."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Weights:
    """Numbers of VP; those "a round" count for every round that is still to be played."""

    def __init__(self) -> None:
        # Stock
        self.doubloon: float = 0.72
        self.cp: float = 0.79
        self.figure: float = 2.0
        self.draw: float = 0.91
        """A card not drawn yet, in hand."""
        self.keep: float = 0.25
        """Of what a card in hand would bring, less its price; so too of a planned one."""
        self.planned: float = 0.26
        self.symbol: float = 0.31
        """Any card, for its good and its object."""
        self.market: float = 0.3
        """A good that a market wants; so too a good or an object that a quest wants."""
        self.wanted: float = 0.61
        # Influence and markers
        self.growth: float = 0.5
        """By how much a nation's multiplier grows in a round."""
        self.step: float = 0.87
        """Of a rank for being on the way to it."""
        self.influence: float = 1.6
        """A step of influence, where the nation is not known yet."""
        self.marker: float = 0.6
        # Ship board
        self.disc: float = 0.75
        """Of an upgrade for the first of its two discs."""
        self.upgrade: float = 0.68
        """Any upgrade, for those that need others."""
        self.fast_village: float = 1.43
        """A round, as all of the next."""
        self.large_hand: float = 1.85
        self.free_display: float = 0.8
        self.village_action: float = 0.7
        self.combat_action: float = 1.3
        self.compass: float = 1.52
        self.discount: float = 1.64
        self.cp_before: float = 1.0
        self.explorer: float = 1.92
        self.other_lasting: float = 0.5
        self.object: float = 0.45
        self.assistant: float = 1.64
        self.use: float = 0.42
        """Of what an assistant's action brings beyond a usual main action."""
        # Explorer, quests, career
        self.reach: float = 5.0
        """Spaces that an explorer moves in a round."""
        self.way: float = 0.44
        """A space of the explorer track."""
        self.quest: float = 0.68
        self.ahead: float = 2.0
        """A quest on the map that can be paid for."""
        self.story: float = 3.0
        """A story quest, beyond what any quest is worth: the story goes on."""
        self.token: float = 0.36
        self.synergy: float = 0.9
        self.goal: float = 0.84
        self.building: float = 0.58
        """A round, what a building grows by."""
        # What is about to be done
        self.village: float = 1.5
        self.fight: float = 4.23
        self.explore: float = 1.2
        self.remove: float = 2.0
        self.choice: float = 2.4
        # Turns
        self.turn: float = 3.68
        self.speed: float = 0.26
        """For each MP that a turn has on the average."""
        self.pace: float = 4.27
        """MP of a rival's turn."""
        self.jean_pace: float = 3.99
        self.rival: float = 1.76
        """A turn of another player."""
        self.jean: float = 4.86
        """A turn of Jean's."""
        self.jean_quest: float = 2.35
        """A quest on the map that she may take."""
        self.lead: float = 2.3
        """Of the bonus for Jean's leads."""
