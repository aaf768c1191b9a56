### Words for Maracaibo's components and for packs that change them. They do not travel with the table.

## Lists

ws-list-project_cards-cards = Project cards
ws-list-project_cards_c-cards = C cards
ws-list-quest_tiles-quests = Quest tiles
ws-list-combat_tokens-tokens = Combat tokens
ws-list-career_cards-cards = Career cards
ws-list-prestige_buildings-buildings = Prestige buildings
ws-list-city_tiles-tiles = City tiles
ws-list-explorer_track-spaces = Explorer track
ws-list-explorer_track-borders = Borders of the explorer track
ws-list-map-locations = Locations
ws-list-map-legacy_locations = New cities of legacy tiles
ws-list-ship_board-slots = Ship upgrades
ws-list-legacy_tiles-tiles = Legacy tiles
ws-list-automa-cards = Automa cards
ws-list-automa-difficulty = Jean's difficulty levels
ws-list-automa-final_bonus = Jean's bonuses at the end
ws-list-effects-village_action_defs = Village actions
ws-list-effects-combat_action_defs = Combat actions
ws-list-effects-assistant_action_defs = Assistant actions
ws-list-effects-city_action_defs = City actions
ws-list-quest_tiles-story_tiles = Story tiles
ws-list-story_cards-campaign = Story cards
ws-list-story_cards-free_mode = Story cards without campaign
ws-list-story_cards-chapter_starts = Chapter cards
ws-list-components-components = What is in the box
ws-list-effects-verbs = Words of effects
ws-list-effects-counters = What effects count

## Fields

ws-field-deck = Deck
ws-field-cost = Cost
ws-field-good = Good
ws-field-object = Object
ws-field-vp = VP
ws-field-requirements = Purchase requirements
ws-field-effects = Effects
ws-field-count = Copies
ws-field-number = Number
ws-field-src_data = Source of the numbers
ws-field-src_place = Source of the place
ws-field-src_rules = Source of the rules
ws-field-src_cost = Source of the cost
ws-field-data = Numbers
ws-field-title = Title
ws-field-placements = Where quests lie
ws-field-doubloons = Doubloons
ws-field-cp = Combat points
ws-field-figures = Figures
ws-field-objects = Objects
ws-field-goods = Goods
ws-field-identical_goods = Identical goods
ws-field-min_mp = Movement points spent this turn, at least
ws-field-reward = Reward
ws-field-modifier = Combat modifier
ws-field-cv = Combat value
ws-field-extra = Cost or gain
ws-field-influence = Influence
ws-field-base = Printed as
ws-field-goals = Goals
ws-field-low = Easier condition
ws-field-high = Harder condition
ws-field-final = At the end of the game
ws-field-action = Action
ws-field-slots = Market spaces
ws-field-players = Number of players
ws-field-marked = Marked
ws-field-fixed_location = Fixed location
ws-field-rank = Place on the track
ws-field-next = Leads to
ws-field-start = Start
ws-field-end = End
ws-field-branch = Branch
ws-field-quest = Quest space
ws-field-border_after = Border behind it
ws-field-gate = Opens
ws-field-vp_first = VP for the first player
ws-field-vp_later = VP for later players
ws-field-flag = Flag bonus
ws-field-market = Market
ws-field-order = Order
ws-field-stop = Ships stop here
ws-field-xy = Place on the picture
ws-field-tile = Takes a city tile
ws-field-covered_by = Covered by
ws-field-ends_round = Ends the rounds
ws-field-becomes_city_with = Becomes a city with
ws-field-with = With
ws-field-needs_explorer = Needs the explorer at
ws-field-grid = Place on the ship board
ws-field-needs = Comes after
ws-field-mp = Movement points
ws-field-arrive = When a ship stops here
ws-field-spaces = Places for discs
ws-field-prefilled = Discs at the start, by players
ws-field-at = At
ws-field-rules = Rules
ws-field-quest_slot = Place for a quest
ws-field-closes_city = Closes the city
ws-field-no_village_action = No village actions
ws-field-combat_action = Combat action
ws-field-places = Places for markers
ws-field-protected = Markers are safe
ws-field-toll_doubloons = Toll in doubloons
ws-field-steps = Steps of the ship
ws-field-display_card = Card of the display
ws-field-actions = Actions
ws-field-first = First printing
ws-field-revised = Revised printing
ws-field-A = A cards
ws-field-B = B cards
ws-field-C = C cards
ws-field-table = Table
ws-field-from = From
ws-field-to = To
ws-field-basic = Basic action
ws-field-last = Last village action
ws-field-target = Where
ws-field-options = To choose from
ws-field-places_marker = Places an ownership marker
ws-field-requires_explorer_rank = Needs the explorer at space
ws-field-bg = Background
ws-field-if_synergy = Only with the synergy token
ws-field-nation = Nation
ws-field-location = Location
ws-field-per = For each
ws-field-where = Where
ws-field-income_doubloons_each = Doubloon income for each figure
ws-field-max_mp = Movement points, at most
ws-field-gain = Gain
ws-field-min = At least
ws-field-extra_times = Counted again
ws-field-rounds = Rounds, from and to
ws-field-annex_extra_village = Takes one more village

## Steps

ws-verb-gain_doubloons = Gain doubloons
ws-verb-gain_vp = Gain VP
ws-verb-gain_cp = Gain combat points
ws-verb-gain_figures = Take figures
ws-verb-gain_influence = Gain influence
ws-verb-gain_synergy = Take a synergy token
ws-verb-next_rank = Next nobility rank
ws-verb-remove_disc = Remove discs
ws-verb-explore = Explore
ws-verb-combat = Combat
ws-verb-village_actions = Village actions
ws-verb-extra_sail = Sail on and act again
ws-verb-choice = Choose one
ws-verb-pay_then = Pay for an effect
ws-verb-discard_hand_then = Discard the hand for an effect
ws-verb-income_doubloons = Doubloon income
ws-verb-income_vp = VP income
ws-verb-permanent_object = Permanent object
ws-verb-card_discount = Discount on cards and buildings
ws-verb-cp_before_combat = Combat points before each combat
ws-verb-compass = Compass
ws-verb-explorer_bonus = More explorer steps
ws-verb-steal_on_jump = Take VP when jumping over an explorer
ws-verb-visit_bonus = Bonus when a ship stops at your assistants
ws-verb-figure_to_cp = Figures for combat points
ws-verb-nation_cp = Combat points when fighting for a nation
ws-verb-displace_vp = VP for displacing
ws-verb-new_village_action = New village action
ws-verb-new_combat_action = New combat action
ws-verb-assistant = Assistant
ws-verb-place_marker = Place an ownership marker
ws-verb-store_quest = Keep a quest on this card
ws-verb-store_figures = Figures on this card for income
ws-verb-figure_to_location = A figure to a location
ws-verb-return_figure = Return a figure
ws-verb-figure_on_card = A figure on this card
ws-verb-pay_cp = Pay combat points
ws-verb-pay_objects = Pay objects
ws-verb-nation_markers = Markers of a nation on the map
ws-verb-doubloon_track_vp = Score the doubloon income track again
ws-verb-gain_quest_from_pile = Take quest tiles from the pile
ws-verb-jean_combat = Combat of Jean

## Values

ws-value-A = A
ws-value-B = B
ws-value-C = C
ws-value-sugar = Sugar
ws-value-tobacco = Tobacco
ws-value-cocoa = Cocoa
ws-value-cotton = Cotton
ws-value-map = Map
ws-value-book = Book
ws-value-herbs = Herbs
ws-value-pistol = Pistol
ws-value-none = None
ws-value-most_minus_2 = Nation with most markers: −2
ws-value-fewest_plus_3 = Nation with fewest markers: +3
ws-value-combat_tokens = Combat tokens
ws-value-quests = Quest tiles
ws-value-influence_one = Influence with one nation
ws-value-influence_two = Influence with two nations
ws-value-upgrades = Ship upgrades
ws-value-border = Border crossed
ws-value-synergy = Synergy tokens
ws-value-assistants = Assistants on the map
ws-value-red = Red border
ws-value-blue = Blue border
ws-value-green = Green border
ws-value-bg-green = Green: income
ws-value-bg-red = Red: lasting
ws-value-bg-blue = Blue: assistant
ws-value-bg-brown = Brown: immediate
ws-value-upper = Upper way
ws-value-lower = Lower way
ws-value-parley_1 = { fight-parley_1 }
ws-value-parley_2 = { fight-parley_2 }
ws-value-parley_3 = { fight-parley_3 }
ws-value-plunder_medal = { fight-plunder_medal }
ws-value-plunder_key = { fight-plunder_key }
ws-value-compass = Compass
ws-value-combat_token = Combat token
ws-value-assistant = Assistant on the map
ws-value-quest = Quest tile
ws-value-upgrade = Ship upgrade
ws-value-nation_3_influence = Nation with at least 3 of your influence
ws-value-personal_figure = Figure in the personal supply
ws-value-cp = Combat point
ws-value-choice = Nation of your choice
ws-value-placed = The same nation
ws-value-fighting = The fighting nation
ws-value-any_missing = One you do not have yet
ws-value-empty_village = A village without one

## Texts

ws-text-side = { $nation } { $value }
ws-text-side-extra = { $cv } ({ $extra })
ws-text-by-seats =
    { $n } with { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
ws-text-doubloons = { $n } doubloons
ws-text-influence = { $n } influence
ws-text-vp = { $n } VP
ws-text-figures = { $n } figures
ws-text-goal = { $goal }: { $doubloons } doubloons and a figure / also { $vp } VP
ws-text-market =
    Market for { $good }: { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
ws-text-seats = For { $seats } players
ws-text-space-start = Start of the track
ws-text-space-end = End of the track
ws-text-space-quest = A quest lies here
ws-text-space-border = Behind it is the { $border }
ws-text-border = The first player to cross it gains { $first } VP, later ones { $later }
ws-text-place-start = Start of every voyage
ws-text-place-village = Village
ws-text-place-city = City
ws-text-place-home = Homeward bound
ws-text-flag = Flag: { $what }
ws-text-jean =
    { $n ->
        [one] Jean sails { $n } step
       *[other] Jean sails { $n } steps
    } ({ $way }); card { $card } of the display
ws-jean-gain_influence = Jean gains { $n } influence { $at }
ws-jean-gain_vp = Jean gains { $n } VP
ws-jean-explore = Jean explores { $n }
ws-jean-remove_disc =
    Jean removes { $n ->
        [one] { $n } disc
       *[other] { $n } discs
    } from the automa board
ws-jean-village = { $fight }, and one more village
ws-text-story_tile = Marks where a story quest lies.
ws-text-chapter-start = A campaign can begin with chapter { $n }.
ws-text-decks = A { $A }, B { $B }, C { $C }
ws-text-difficulty = Cards in the automa deck: { $first }; revised printing: { $revised }.
ws-text-bonus = { $n } VP for each
ws-text-ahead = Ahead by { $low } or more: { $n } VP
ws-text-ahead-one = Ahead by { $low }: { $n } VP
ws-text-ahead-between = Ahead by { $low } to { $high }: { $n } VP
ws-text-bonus-per_quest = Jean's quest tiles
ws-text-bonus-quests_ahead = Jean ahead in quest tiles
ws-text-bonus-upgrades_ahead = Jean ahead in upgrades
ws-text-bonus-explorer_ahead = Jean's explorer ahead
ws-text-fight = Combat value −{ $cv }: { $what }
ws-text-assistant = Assistant action { $id }
ws-text-chapter = Chapter { $n }
ws-text-quests-start = Quests at the start: { $places }
ws-text-quests-after_1 = After round I: { $places }
ws-text-quests-after_2 = After round II: { $places }
ws-text-quests-after_3 = After round III: { $places }
ws-text-tiles = Legacy tiles: { $tiles }

## What is in the box

ws-component-ownership_marker = Ownership marker
ws-component-quest_tile = Quest tile
ws-component-story_tile = Story tile
ws-component-synergy_token = Synergy token
ws-component-career_card = Career card
ws-component-project_card_a = Project card A
ws-component-project_card_b = Project card B
ws-component-story_card = Story card
ws-component-project_card_c = Project card C
ws-component-automa_card = Automa card
ws-component-prestige_building = Prestige building
ws-component-overview_card = Overview card
ws-component-city_tile = City tile
ws-component-legacy_tile = Legacy tile
ws-component-combat_token = Combat token
ws-component-disc = Disc
ws-component-coin_1 = Coin of 1 doubloon
ws-component-coin_2 = Coin of 2 doubloons
ws-component-coin_5 = Coin of 5 doubloons
ws-component-voucher_10 = Doubloon voucher (first printing)
ws-component-score_token_100_200 = Score token 100/200 (revised printing)
ws-component-ship = Ship
ws-component-explorer = Explorer
ws-component-figure = Figure
ws-component-influence_marker = Influence marker
ws-component-score_marker = Score marker
ws-component-track_marker = Marker for tracks
ws-component-ship_board = Ship board
ws-component-archive_bag = Archive bag

## What stands on components where nothing can be chosen

ws-value-kind-start = Start of every voyage
ws-value-kind-city = City
ws-value-kind-village = Village
ws-value-kind-home = Homeward bound
ws-value-kind-route = Longer way
ws-value-kind-skull = Skull
ws-value-kind-location_bonus = Bonus of a location
ws-value-kind-combat_place = Place for combats
ws-value-kind-disc_tile = Tile for discs
ws-value-kind-lasting = Lasting
ws-value-kind-instant = At once
ws-value-branch-long = Longer way
