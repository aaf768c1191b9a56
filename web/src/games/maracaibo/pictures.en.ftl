### What the pictures of a match show.

picture-play = In play, other
picture-vp_income = VP income
picture-doubloon_income = Doubloon income track
picture-cards = Project cards
picture-buildings = Prestige buildings
picture-influence = Most influence
picture-nations = Nobility ranks
picture-bonus = Bonuses
picture-story = Story
picture-from-voyage = Sailing
picture-from-cities = Cities and ship
picture-from-quests = Quests
picture-from-explorer = Explorer
picture-from-combat = Combat
picture-from-cards = Cards played
picture-from-goals = Career goals
picture-doubloons = Doubloons
picture-income = Doubloon income
picture-vp-income = VP income level
picture-combat-points = Combat points
picture-projects = Project cards played
picture-upgrades = Ship upgrades
picture-explored = Explorer’s moves
picture-combats = Combats
picture-quests = Quests fulfilled
picture-influence-steps = Influence in all nations
