# Maracaibo: its own words on the web table (English).
maracaibo-ui-comma = { ", " }
maracaibo-ui-colon = { ": " }
maracaibo-ui-stop = { ". " }
maracaibo-ui-heading = Round { $n } of 4 · { $phase } · { $name }
maracaibo-ui-setting-up = Set-up
maracaibo-ui-part-chart = Chart
maracaibo-ui-part-cards = Cards
maracaibo-ui-part-ship = My ship
maracaibo-ui-part-crowns = Crowns

# cards
maracaibo-ui-costs =
    Cost: { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    }
maracaibo-ui-symbols = Symbols: { $good }, { $object }
maracaibo-ui-worth = Worth { $n } VP at the end
maracaibo-ui-requires = Requires
maracaibo-ui-bg-green = Income
maracaibo-ui-bg-red = Lasting
maracaibo-ui-bg-blue = Assistant
maracaibo-ui-bg-brown = At once
maracaibo-ui-good-sugar = sugar
maracaibo-ui-good-tobacco = tobacco
maracaibo-ui-good-cocoa = cocoa
maracaibo-ui-good-cotton = cotton
maracaibo-ui-object-map = map
maracaibo-ui-object-book = book
maracaibo-ui-object-herbs = herbs
maracaibo-ui-object-pistol = pistol
maracaibo-ui-reconstructed = Reconstructed: our own design, not the printed one.
maracaibo-ui-printed = From the rulebook or a public source.
maracaibo-ui-assistant-at = Assistant at { $n }, { $place }
maracaibo-ui-used = Used in this round
maracaibo-ui-scored = Scored as unused in this round
maracaibo-ui-new = Can be used from the next turn on
maracaibo-ui-holds = Holds { $quest }

# the chart
maracaibo-ui-chart = Voyage chart of the Caribbean
maracaibo-ui-zoom = Zoom
maracaibo-ui-zoom-in = Nearer
maracaibo-ui-zoom-whole = The whole chart
maracaibo-ui-zoom-mine = My ship
maracaibo-ui-place = { $n } · { $place }
maracaibo-ui-by = { $place } by { $via }
maracaibo-ui-kind-start = All ships sail from here
maracaibo-ui-kind-city = City
maracaibo-ui-kind-village = Village
maracaibo-ui-kind-home = Homeward bound
maracaibo-ui-market = Market: { $good }, { $n } of { $all } spaces taken
maracaibo-ui-belongs = Ownership marker: { $nation }
maracaibo-ui-ships = Ships here: { $names }
maracaibo-ui-assistants = Assistants here ({ $name }): { $n }
maracaibo-ui-influence = { $name }: { $n } (rank { $rank })
maracaibo-ui-markers = { $map } ownership markers on the map, { $stored } in the storage, multiplier { $times }

# beside the chart
maracaibo-ui-market-title = Display, prestige buildings and piles
maracaibo-ui-display = Display
maracaibo-ui-buildings = Prestige buildings
maracaibo-ui-deck = Deck: { $n }
maracaibo-ui-discard = Discard pile: { $n }
maracaibo-ui-tokens = Combat tokens
maracaibo-ui-tokens-left = Combat tokens: { $left } in the left pile, { $right } in the right pile
maracaibo-ui-quest-pile = Quest tiles in the pile: { $n }
maracaibo-ui-invest =
    Invest: 1 figure and { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    }
maracaibo-ui-investors = Investors: { $names }
maracaibo-ui-face-down = Face down

# combat
maracaibo-ui-combat = Combat: { $name }
maracaibo-ui-step-token = Token
maracaibo-ui-step-nation = Nation
maracaibo-ui-step-actions = Actions
maracaibo-ui-combat-value = Combat value { $n }
maracaibo-ui-combat-sum = Your combat value: { $n }; raised with all combat points and figures: { $most }
maracaibo-ui-fight-influence-1 = Gain 1 influence: { $n }
maracaibo-ui-fight-influence-2 = Gain 2 influence: { $n }
maracaibo-ui-fight-annex = Annex a city: { $n }
maracaibo-ui-fight-displace = Displace a nation in a city: { $n }
maracaibo-ui-fight-village = Take a village: { $n }
maracaibo-ui-fight-village-displace = Displace a nation in a village: { $n }
maracaibo-ui-modifier-none = No combat modifier
maracaibo-ui-modifier-most_minus_2 = −2 for the nation with the most ownership markers on the map
maracaibo-ui-modifier-fewest_plus_3 = +3 for the nation with the fewest ownership markers on the map

# what a player has
maracaibo-ui-hand = Hand
maracaibo-ui-hand-of = Cards in hand: { $n }
maracaibo-ui-no-hand = No card in hand
maracaibo-ui-planning = Planning area
maracaibo-ui-plan = Plan
maracaibo-ui-thrown = To be discarded
maracaibo-ui-cp = Combat points: { $n }
maracaibo-ui-figures = Figures: { $n } in the personal supply, { $general } in the general supply
maracaibo-ui-compasses = Compasses: { $n }
maracaibo-ui-quests = Quest tiles: { $n }
maracaibo-ui-won-tokens = Combat tokens: { $n }
maracaibo-ui-upgrades = Ship upgrades: { $n }
maracaibo-ui-ship-at = Ship: { $place }
maracaibo-ui-tableau = Bought cards: { $n }
maracaibo-ui-income = Doubloon income: { $n }
maracaibo-ui-vp-income = VP income: { $n }
maracaibo-ui-goals-done = career goals done: { $n } of 3
maracaibo-ui-ship-board = Ship board, upgrades complete: { $n }
maracaibo-ui-discs = { $n ->
    [one] 1 disc left
   *[other] { $n } discs left
}
maracaibo-ui-complete = Complete
maracaibo-ui-needs-slots = First complete: { $slots }
maracaibo-ui-needs-other = First complete { $n } other upgrades
maracaibo-ui-slot-1 = Two village actions from 2 movement points, three from 5
maracaibo-ui-slot-2 = Hand limit 6
maracaibo-ui-slot-3 = 3 VP; cards of the display are free
maracaibo-ui-slot-4 = 5 doubloons
maracaibo-ui-slot-5 = 3 VP
maracaibo-ui-slot-6 = 6 VP
maracaibo-ui-slot-7 = New combat action: take a village
maracaibo-ui-slot-8 = New village action: 1 combat point and 1 doubloon
maracaibo-ui-slot-9 = New village action: 3 identical goods for 2 doubloons and 2 VP
maracaibo-ui-slot-10 = New village action: claim this village for a nation
maracaibo-ui-slot-11 = Explore 3, or 4 doubloons and 4 VP, or the next nobility rank
maracaibo-ui-slot-12 = 10 VP
maracaibo-ui-goal = { $what }: { $n }. Condition { $low }, harder condition { $high }.
maracaibo-ui-goal-gives = { $doubloons } doubloons and 1 figure; with the harder condition also { $vp } VP
maracaibo-ui-goal-combat_tokens = Combat tokens
maracaibo-ui-goal-quests = Quest tiles
maracaibo-ui-goal-influence_one = Influence with one nation
maracaibo-ui-goal-influence_two = Influence with each of two nations
maracaibo-ui-goal-upgrades = Ship upgrades
maracaibo-ui-goal-border = Borders crossed
maracaibo-ui-goal-synergy = Synergy tokens
maracaibo-ui-goal-assistants = Assistants on the map

# the book
maracaibo-ui-book = The book and the legacy tiles
maracaibo-ui-chapter = Chapter { $n }
maracaibo-ui-pages = Story cards read: { $n }
maracaibo-ui-tile-discs = Discs: { $n } of { $all }
maracaibo-ui-decided = Decided:
# $tile = name of the legacy tile
maracaibo-ui-story-full = It is turned over when { $tile } is full of discs.
# $place = where the story tile lies
maracaibo-ui-story-at = Story tile at { $place }.
maracaibo-ui-story-waiting = What it changes is done when the next match begins.
# $n = how many legacy tiles
maracaibo-ui-story-map =
    { $n ->
        [0] The map of the voyage, as printed
        [one] The map of the voyage with one legacy tile
       *[other] The map of the voyage with { $n } legacy tiles
    }
maracaibo-ui-story-no-tiles = No legacy tile lies on the map.
# $cards = their names
maracaibo-ui-story-cards = C cards in the deck: { $cards }.
maracaibo-ui-story-page = The story
# $tiles = their names
maracaibo-ui-story-tiles = Legacy tiles on the map: { $tiles }.
# $tile = its name, $help = what it does
maracaibo-ui-story-tile = New on the map: { $tile }. { $help }
maracaibo-ui-story-tile-gone = Gone from the map: { $tile }.
maracaibo-ui-kind-closed = Closed

# Jean
maracaibo-ui-jean = Jean’s board
maracaibo-ui-jean-steps = Steps: { $n }, { $way }
maracaibo-ui-way-upper = by the northern way
maracaibo-ui-way-lower = by the southern way
maracaibo-ui-jean-discs = Discs removed: { $n } of { $all }
maracaibo-ui-jean-cards = Project cards: { $n }

# the legend
maracaibo-ui-legend = What the icons mean
maracaibo-ui-icon-cp = combat point
maracaibo-ui-icon-pawn = figure
maracaibo-ui-icon-assistant = assistant at a location
maracaibo-ui-icon-crown = influence
maracaibo-ui-icon-rank = next nobility rank
maracaibo-ui-icon-disc = take off a disc
maracaibo-ui-icon-upgrade = ship upgrade
maracaibo-ui-icon-explore = explore
maracaibo-ui-icon-border = border
maracaibo-ui-icon-village = village action
maracaibo-ui-icon-combat = combat
maracaibo-ui-icon-token = combat token
maracaibo-ui-icon-marker = ownership marker
maracaibo-ui-icon-quest = quest tile
maracaibo-ui-icon-compass = compass
maracaibo-ui-icon-sail = movement points
maracaibo-ui-icon-card = card to buy
maracaibo-ui-icon-hand = hand card
maracaibo-ui-icon-crate = identical goods
maracaibo-ui-icon-sugar = sugar
maracaibo-ui-icon-tobacco = tobacco
maracaibo-ui-icon-cocoa = cocoa
maracaibo-ui-icon-cotton = cotton
maracaibo-ui-icon-map = map
maracaibo-ui-icon-book = book
maracaibo-ui-icon-herbs = herbs
maracaibo-ui-icon-pistol = pistol
maracaibo-ui-icon-medal = medal
maracaibo-ui-icon-anchor = anchor; village
maracaibo-ui-icon-key = key
maracaibo-ui-icon-bell = bell
maracaibo-ui-icon-synergy = synergy token
maracaibo-ui-icon-pencil = reconstructed

# the end
maracaibo-ui-scores = Final scoring
maracaibo-ui-wins = { $names } wins!
maracaibo-ui-you-win = You win!
maracaibo-ui-win-shared = { $names } share the victory!

# decisions
maracaibo-ui-group-here = Where your ship lies
maracaibo-ui-group-quest = Fulfil a quest
maracaibo-ui-group-assistant = Use an assistant
maracaibo-ui-group-village = Village action
maracaibo-ui-group-buy = Buy a card or invest
maracaibo-ui-group-combat = Combat actions
maracaibo-ui-group-place = Annex, displace or take
maracaibo-ui-group-raise = Raise the combat value
maracaibo-ui-group-sail = Sail to
maracaibo-ui-group-deliver = Deliver a good
maracaibo-ui-group-choose = Choose
maracaibo-ui-group-draw = From the deck
maracaibo-ui-group-take = From the display
maracaibo-ui-group-enough = Or
maracaibo-ui-group-goal = Free actions: goals and figures
maracaibo-ui-group-plan = Free action: plan a card
maracaibo-ui-lacks = You still lack { $what }.
maracaibo-ui-lacks-nothing = You can fulfil it: nothing is missing.

create-rule-seats-hint = You play alone against her; the rules move her ship.

# questions that can be answered automatically
auto-maracaibo-deck = Draw from the deck
auto-maracaibo-done = End phase B after the main action
