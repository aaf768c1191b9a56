### Words for the components of Empires and for packs that change them. They do not travel with the table.

## Lists

ws-list-clan_glenn = { clan-glenn }
ws-list-clan_heidel = { clan-heidel }
ws-list-clan_mackinnon = { clan-mackinnon }
ws-list-clan_nanurjuk = { clan-nanurjuk }
ws-list-clan_panuk = { clan-panuk }
ws-list-clan_ulaf = { clan-ulaf }
ws-list-islands = Islands
ws-list-icons = Card type icons
ws-list-action_tiles = Action tiles
ws-list-solo-scenarios = Solo scenarios
ws-list-clans = Clans
ws-list-components = What is in the box

## Fields

ws-field-icons = Type icon
ws-field-icon = Icon
ws-field-cost = Cost
ws-field-play_with = Played with
ws-field-goods = Goods
ws-field-building_bonus = Building bonus
ws-field-boost = Instant
ws-field-action = Action
ws-field-pay = Pay
ws-field-do = Do
ws-field-ongoing = Ongoing
ws-field-on = Each time
ws-field-who = Who does it
ws-field-filter = Only with
ws-field-limit = Times a round at most
ws-field-static = Always
ws-field-store = Store
ws-field-accepts = Takes
ws-field-deposit = Assigned at once, at most
ws-field-per = Group of
ws-field-payout = Pays one of
ws-field-copy = Copy
ws-field-which = Which cards
ws-field-assign = Assign to this card
ws-field-discard_hand = Discard from hand
ws-field-discard_empire = Discard from the empire
ws-field-return_to_hand = Return to hand
ws-field-any_resource = Any resource
ws-field-islands-count = Copies
ws-field-count = Counted
ws-field-copies = Copies
ws-field-of = What is counted
ws-field-every = For every
ws-field-times = Times
ws-field-from = From
ws-field-what = What
ws-field-keep = Take into hand
ws-field-clan = Clan
ws-field-start = Starting card
ws-field-distance = Distance
ws-field-pillage = Pillage
ws-field-conquer_cost = Needed aboard to conquer
ws-field-solo_extra_cost = Extra cost on the solo side
ws-field-solo_source = Source of the solo side
ws-field-generic_ship = With a generic ship
ws-field-difficulty = Difficulty
ws-field-rules = Rules of its own
ws-field-extra_action = Extra action
ws-field-assign_to = Assigned to
ws-field-min = At least
ws-field-worth = Worth
ws-field-events = Events
ws-field-demand = Demand
ws-field-gift = Gift
ws-field-round = This round
ws-field-second_use_cost = Cost of a second use of a pawn
ws-field-extra_cost = Extra cost of an action
ws-field-exhaust_own_actions = Action cards to exhaust
ws-field-first_ship_returns_empty = The first ship comes home empty
ws-field-only_deck_tops = Only islands on top of the decks
ws-field-goals = Goals
ws-field-score_at_least = Score at least
ws-field-islands_in_empire_at_least = Islands in the empire, at least
ws-field-tribute_at_least = Tribute, at least
ws-field-distant_islands_visited_at_least = Distant islands visited, at least
ws-field-start_cards = Starting cards
ws-field-start_goods = Starting goods
ws-field-target = Score to reach

## Steps

ws-verb-gain = Gain
ws-verb-gain_any = Gain of your choice
ws-verb-recover = Recover workers
ws-verb-gain_ship = Take an unused ship
ws-verb-release = Release workers or goods
ws-verb-refresh = Refresh cards
ws-verb-exhaust_opponent = Exhaust cards of opponents
ws-verb-move_pawn = Move pawns
ws-verb-ship_up = Move a ship up
ws-verb-voyage = Resolve a ship now
ws-verb-look = Look at cards and keep some
ws-verb-search = Search the deck
ws-verb-take_discard = Take from the discard pile
ws-verb-payout = Resolve stores now
ws-verb-recopy = Copy another card
ws-verb-may_pay = Pay for an effect, if you like
ws-verb-choose = Choose one effect
ws-verb-perform = Perform an action
ws-verb-build_free = Build without paying
ws-verb-harvest_field = Harvest a field
ws-verb-place_ship = Send a ship to sea

## Values

ws-value-field = Field
ws-value-upgrade = Field upgrade
ws-value-field_or_upgrade = Field or field upgrade
ws-value-action = Action
ws-value-ongoing = Ongoing
ws-value-store = Store
ws-value-copy = Copy
ws-value-bonus = Building bonus only
ws-value-boost = Boost
ws-value-island = Conquered island
ws-value-location = Location that is no field
ws-value-pillage = Pillage
ws-value-conquer = Conquer
ws-value-voyage-choose = Pillage or conquer
ws-value-attack = Attack
ws-value-build = Build a card
ws-value-assign_worker = Assign a worker
ws-value-release_worker = Release a worker
ws-value-store_payout = A store pays out
ws-value-discard_or_return = A card leaves the empire
ws-value-you = You
ws-value-any = Any player
ws-value-from-any = Any of your cards
ws-value-from-self = This card
ws-value-near = Nearby
ws-value-far = Distant
ws-value-lookout_free_keep = Cards kept without a worker in the Lookout phase
ws-value-clan-all = Every clan
ws-value-n-all = All
ws-value-any_resource = Any resource
ws-value-from-resource = Any resource
ws-value-tribute = Tribute card
ws-value-score_at_least-target = The score to reach
ws-value-icon = Cards with an icon
ws-value-my_queued_ships = Own ships on the expedition board
ws-value-assigned_workers = Workers assigned to cards
ws-value-assigned_goods = Goods assigned to cards
ws-value-distinct_icons = Different icons in the empire
ws-value-discard_pile = Cards in the own discard pile
ws-value-what-goods = Goods

## Texts of cards that the box does not have

fx-copy-which = Copy: when built, choose another card in your empire ({ $which }; not a copy or store card); this card has its effect.
fx-store-mixed = Action: assign 1 to { $n } of { $what } to this card. Store { $per } of them: { $payout }.
fx-on-which = { $moment } ({ $which })
fx-which-field = fields and field upgrades
fx-which-action = action cards
fx-which-ongoing = ongoing cards
fx-which-island = conquered islands
fx-which-location = locations that are no fields
fx-which-icon = { $icon } icon
fx-which-both = { $one }, { $other }
fx-kind-any_resource = resource of your choice
fx-search-which =
    { $n ->
        [one] search your deck for { $n } card ({ $which }) and take it into your hand
       *[other] search your deck for up to { $n } cards ({ $which }) and take them into your hand
    }
fx-may = you may { $steps }
fx-build_free =
    { $n ->
        [one] build { $n } location from your hand without paying its cost
       *[other] build { $n } locations from your hand without paying their cost
    }
fx-harvest_field =
    { $n ->
        [one] gain all goods of { $n } field of your empire, upgrades included
       *[other] gain all goods of { $n } fields of your empire, upgrades included
    }
fx-place_ship =
    { $n ->
        [one] put { $n } ship at the end of the queue, with a fish and a raze token aboard if you like
       *[other] put { $n } ships at the end of the queue, each with a fish and a raze token aboard if you like
    }

## Texts of other components

ws-text-icon = Stands on cards of every clan.
ws-text-icon-of = Stands on cards of the { $clan }.
ws-text-tile = { $effect }.
ws-text-tile-solo = On the solo side also spend { $cost }.
ws-text-clan = Difficulty { $difficulty }. Starts with { $goods }. Ships: { $ships }.
ws-text-score_at_least = Score at least { $easy } (easy), { $normal } (normal) or { $hard } (hard).
ws-text-islands_in_empire_at_least = Have at least { $easy }, { $normal } or { $hard } islands in your empire.
ws-text-tribute_at_least = Pay at least { $easy }, { $normal } or { $hard } tribute.
ws-text-distant_islands_visited_at_least = Visit at least { $easy }, { $normal } or { $hard } distant islands.
ws-text-event = { $n }. { $name }: { $text }
