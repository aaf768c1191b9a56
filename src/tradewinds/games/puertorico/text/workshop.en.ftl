### Words for Puerto Rico's components and for packs that change them. They do not travel with the table.

## Lists

ws-list-buildings-buildings = Buildings
ws-list-buildings-alternative_tiles = Alternative buildings (cost change)
ws-list-goods-goods = Goods
ws-list-countryside-countryside = Countryside tiles
ws-list-achievements-achievements = Achievement cards
ws-list-festival-board_goals = Goals of the Festival board
ws-list-festival-cards = Festival cards
ws-list-setup-by_players = Set-up by seats
ws-list-roles-roles = Roles
ws-list-smuggler-actions = Actions of the Smuggler
ws-list-puertoma-ability_tiles = Ability tiles of the Puertoma
ws-list-puertoma-tiebreak_cards = Tie-break cards
ws-list-puertoma-difficulty = Difficulty of the Puertoma
ws-list-setup-components = What is in the box
ws-list-setup-trays = VP and worker trays

## Fields

ws-field-cost = Cost
ws-field-vp = VP
ws-field-quarry_cap = Quarries that count, at most
ws-field-copies = Copies
ws-field-order = Order
ws-field-expansion = Expansion
ws-field-cls = Class
ws-field-size = Size
ws-field-level = Level
ws-field-production = Production
ws-field-effects = Function
ws-field-token = Token
ws-field-draftable = Can be selected
ws-field-classic_name = Name in older editions
ws-field-slots = Places
ws-field-replaces = Replaces
ws-field-copies_source = Source of the copies
ws-field-count = Copies
ws-field-count_2p = Copies with two players
ws-field-price = Base price
ws-field-price_source = Source of the price
ws-field-rank = Grade
ws-field-plantation = Plantation
ws-field-needs_building = Needs a production building
ws-field-good = Good
ws-field-worker_slots = Worker slots
ws-field-puertoma_slots = Worker slots of a Puertoma
ws-field-in_bag = In the bag
ws-field-goal = Goal
ws-field-verb = What has to be done
ws-field-coins = Coins
ws-field-total = Together
ws-field-each = Of each
ws-field-goods = Goods
ws-field-countryside = Empty countryside spaces
ws-field-building = Empty building spaces
ws-field-timing = When
ws-field-own_each = Plantations of each
ws-field-produce_each = Crates of each
ws-field-amounts = Amounts
ws-field-any_assignment = In any order
ws-field-ship = Ship
ws-field-reward = Reward
ws-field-workers = Workers
ws-field-puertoma = With a Puertoma
ws-field-name_zh_alt = Other Chinese name
ws-field-name_en_source = Source of the English name
ws-field-draw = What is drawn
ws-field-vp_total = VP in the pool
ws-field-workers_total = Workers in all
ws-field-register_start = Workers on the Register at the start
ws-field-workers_supply_start = Workers in the supply at the start
ws-field-start_coins = Coins at the start
ws-field-ships = Spaces of the cargo ships
ws-field-faceup_plantations = Plantations on offer
ws-field-start_plantations = Starting plantations
ws-field-role_tiles = Role tiles
ws-field-picks_per_player = Roles for each player
ws-field-building_copies = Copies of buildings
ws-field-remove_each_plantation_kind = Plantations of each kind taken out
ws-field-remove_quarries = Quarries taken out
ws-field-remove_each_good = Crates of each kind taken out

## What achievements ask for

ws-value-build_expanded_spending_all = Build an expanded building with the last coin
ws-value-own_goods_pair = Own goods of several kinds
ws-value-dispatch = Dispatch a ship
ws-value-close_trading_house_as_trader = Close the Trading House as Trader
ws-value-load_kinds_in_phase = Load several kinds in one phase
ws-value-workers_on_buildings = People on buildings
ws-value-fill_ship_from_empty = Fill an empty ship at once
ws-value-workers_on_countryside = People on the countryside
ws-value-produce_in_phase = Produce in one phase
ws-value-own_production_buildings = Own production buildings of each good
ws-value-own_expanded = Own expanded buildings
ws-value-max_empty_spaces = Few empty spaces
ws-value-own_countryside = Own countryside tiles
ws-value-build_expanded_paying_at_most = Build an expanded building cheaply
ws-value-own_one_good = Own much of one good
ws-value-store_kinds = Store several kinds
ws-value-own_regular_commercial = Own regular commercial buildings
ws-value-load_at_once = Load much at once
ws-value-gain_vp_in_captain = Gain VP in one Captain phase
ws-value-sale_income = Coins for one sale
ws-value-own_production_count = Own several production buildings
ws-goal-build_expanded_spending_all = Build an expanded building, paying at least 1 coin and keeping none.
ws-goal-own_goods_pair =
    Own at least { $total ->
        [one] { $total } crate
       *[other] { $total } crates
    } of { $goods } together, at least { $each } of each.
ws-goal-own_goods =
    Own at least { $total ->
        [one] { $total } crate
       *[other] { $total } crates
    } of { $goods } together, at least { $each } of each.
ws-goal-dispatch = Load the last crate that fills a cargo ship with { $good }.
ws-goal-close_trading_house_as_trader = As Trader, sell into the fourth space of the Trading House.
ws-goal-load_kinds_in_phase =
    Load at least { $n ->
        [one] { $n } kind
       *[other] { $n } different kinds
    } in one Captain phase.
ws-goal-workers_on_buildings =
    Have at least { $n ->
        [one] { $n } worker or citizen
       *[other] { $n } workers or citizens
    } on your buildings.
ws-goal-fill_ship_from_empty = Fill an empty cargo ship with a single load.
ws-goal-workers_on_countryside =
    Have at least { $n ->
        [one] { $n } worker or citizen
       *[other] { $n } workers or citizens
    } on your countryside tiles.
ws-goal-produce_in_phase =
    Produce at least { $n ->
        [one] { $n } crate
       *[other] { $n } crates
    } in one Craftsman phase, privilege and Canal included.
ws-goal-own_production_buildings = Own a production building each for { $goods }.
ws-goal-own_expanded =
    Own at least { $n ->
        [one] { $n } expanded building
       *[other] { $n } expanded buildings
    }.
ws-goal-max_empty_spaces = Have at most { $countryside } empty countryside spaces and at most { $building } empty building spaces.
ws-goal-own_countryside =
    Own { $n ->
        [one] { $n } countryside tile
       *[other] { $n } countryside tiles
    }.
ws-goal-build_expanded_paying_at_most =
    Build an expanded building for at most { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
ws-goal-own_one_good =
    Own at least { $n ->
        [one] { $n } crate
       *[other] { $n } crates
    } of one kind.
ws-goal-store_kinds =
    Keep crates of at least { $n ->
        [one] { $n } kind
       *[other] { $n } kinds
    } when storing.
ws-goal-own_regular_commercial =
    Own at least { $n ->
        [one] { $n } regular commercial building
       *[other] { $n } regular commercial buildings
    }.
ws-goal-load_at_once =
    Load at least { $n ->
        [one] { $n } crate
       *[other] { $n } crates
    } of one kind in a single load, on any ship.
ws-goal-gain_vp_in_captain = Gain at least { $n } VP in tokens during one Captain phase.
ws-goal-sale_income =
    Receive at least { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for one sale to the Trading House.
ws-goal-own_production_count =
    Own at least { $n ->
        [one] { $n } production building
       *[other] { $n } production buildings
    } for { $goods }.
ws-good-own-corn = { word-corn }
ws-good-own-fruit = { word-fruit }
ws-good-own-sugar = { word-sugar }
ws-good-own-tobacco = { word-tobacco }
ws-good-own-coffee = { word-coffee }
ws-good-with-corn = { word-corn }
ws-good-with-fruit = { word-fruit }
ws-good-with-sugar = { word-sugar }
ws-good-with-tobacco = { word-tobacco }
ws-good-with-coffee = { word-coffee }
ws-good-for-corn = { word-corn }
ws-good-for-fruit = { word-fruit }
ws-good-for-sugar = { word-sugar }
ws-good-for-tobacco = { word-tobacco }
ws-good-for-coffee = { word-coffee }
ws-join-comma = { $one }, { $other }
ws-join-pair = { $one } and { $other }
ws-join-all = { $one } and { $other }
ws-join-or = { $one } or { $other }

## What the Festival asks for

ws-festival-board_plantation =
    Be the first to own { $n ->
        [one] { $n } plantation
       *[other] { $n } plantations
    } of the kind shown
ws-festival-board_goods = Be the first to produce all the crates shown in one phase
ws-festival-board_building = Be the first to build the building shown
ws-festival-crop_weigh_off =
    Produce at least { $n ->
        [one] { $n } crate
       *[other] { $n } crates
    } of the good in one phase
ws-festival-carnival_cocktail =
    Produce at least { $n ->
        [one] { $n } crate
       *[other] { $n } crates
    } of each of the 3 goods in one phase
ws-festival-closing_the_shops = Fill the Trading House by selling the good
ws-festival-connoisseur_prize =
    Own at least { $n ->
        [one] { $n } plantation
       *[other] { $n } plantations
    } of the kind
ws-festival-farming_festival = Own both kinds of plantation and produce both goods in one phase
ws-festival-festival_delivery = In one Captain phase load at least 1 crate of one good and at least 2 of the other
ws-festival-twin_farms =
    Own at least { $n ->
        [one] { $n } plantation
       *[other] { $n } plantations
    } of each of the 2 kinds
ws-festival-two_baskets =
    Produce at least { $n ->
        [one] { $n } crate
       *[other] { $n } crates
    } of each of the 2 goods in one phase
ws-festival-grand_send_off = Fill the largest cargo ship with the good
ws-festival-pioneers_toast = Build the regular 3-VP building shown
ws-festival-town_patron = Build the expanded building shown
ws-festival-traditional_send_off = Fill the smallest cargo ship with the good
ws-festival-won = { $goal }: { $reward }.
ws-festival-vain = { $goal }.

## Texts

ws-text-players = { $n } seats
ws-text-seats = { $vp } VP and { $workers } workers, { $register } of them on the Register; { $coins } coins each; cargo ships with { $ships } spaces.
ws-text-alternative =
    Costs { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } with the option of changed costs.
ws-text-tray = Tray { $seats }
ws-text-tray-holds = { $vp } VP and { $workers } workers.

## What stands on components where nothing can be chosen

ws-value-cls-production = { building-class-production }
ws-value-cls-commercial = { building-class-commercial }
ws-value-kind-plantation = { tile-kind-plantation }
ws-value-kind-quarry = { tile-kind-quarry }
ws-value-kind-forest = { tile-kind-forest }
ws-value-expansion-base = { expansion-base }
ws-value-expansion-I = { expansion-I }
ws-value-expansion-II = { expansion-II }
ws-value-expansion-III = { expansion-III }
ws-value-expansion-IV = { expansion-IV }
ws-value-expansion-V = { expansion-V }
ws-value-expansion-VI = { expansion-VI }
ws-value-role-planter = { role-planter }
ws-value-role-recruiter = { role-recruiter }
ws-value-role-builder = { role-builder }
ws-value-role-craftsman = { role-craftsman }
ws-value-role-trader = { role-trader }
ws-value-role-captain = { role-captain }
ws-value-timing-event = When it happens
ws-value-timing-state = As soon as it is so
ws-value-reward-workers = Workers
ws-value-reward-coins = Coins
ws-value-reward-vp = VP
