### Puerto Rico 1897, Special Edition: the words of the table.
###
### Ids: <kind>-<id of the data file>, the data's underscores kept; -help is a sentence or two for a tooltip.
### Every id stands in the same place in en.ftl, zh-Hant.ftl and hu.ftl.
###
### Part 1: names of the game's things. Part 2 (log lines, questions, buttons, refusals) follows it.

## The game

game-name = Puerto Rico 1897 — Special Edition
game-tagline = Choose the role that helps you most, and everybody else least.
game-blurb = Puerto Rico in 1897, for 2 to 5 players. Each round you take turns choosing a role, and everybody carries out its action: plant, recruit, build, produce, sell, ship. Only the one who chose it has the privilege. Turn crops into goods, sell them for coins or ship them for victory points, and build a town that makes everything work better. With six expansions, optional rules and Puertoma, a virtual opponent.

## Box contents

component-main_board = Main board
component-player_board = Player board
component-portrait = Portrait
component-help_card = Help card
component-plantation_and_quarry_tile = Countryside tile
component-role_tile = Role tile
component-plantation_bag = Plantation bag
component-regular_building_tile_base = Regular building
component-expanded_building_tile_base = Expanded building
component-optional_regular_building_tile = Optional building (changed cost)
component-personal_ship_token = Personal ship token
component-vp_token_1 = VP token, value 1
component-vp_token_5 = VP token, value 5
component-coin_1 = Coin, value 1
component-coin_5 = Coin, value 5
component-governor_seal = Governor seal
component-work_register = Work Register
component-trading_house = Trading House
component-cargo_ship = Cargo ship
component-ship_deck = Ship deck
component-goods_crate = Goods crate
component-worker = Worker
component-building_tray = Building tray
component-resource_tray = Resource tray
component-vp_worker_tray = VP & worker tray
component-exp1_regular_building_tile = Regular building (expansion I)
component-exp1_expanded_building_tile = Expanded building (expansion I)
component-exp2_regular_building_tile = Regular building (expansion II)
component-exp2_expanded_building_tile = Expanded building (expansion II)
component-citizen = Citizen
component-smuggler_role_tile = Smuggler role tile
component-smuggler_marker = Smuggler marker
component-festival_board = Festival board
component-festival_card = Festival card
component-achievement_card = Achievement card
component-puertoma_board = Puertoma player board
component-action_tracker = Action tracker
component-reserve_token = Reserve token
component-puertoma_ability_tile = Ability tile
component-puertoma_action_board = Puertoma action board
component-tiebreak_card = Tie-break card
component-puertoma_help_card = Puertoma help card

## Goods, lowest grade first

good-corn = Corn
good-corn-help = Base price 0; needs no production building.
good-fruit = Fruit
good-fruit-help = Base price 1; needs a plantation and a Fruit Depot, both occupied.
good-sugar = Sugar
good-sugar-help = Base price 2; needs a plantation and a Sugar Mill, both occupied.
good-tobacco = Tobacco
good-tobacco-help = Base price 3; needs a plantation and a Tobacco Storage, both occupied.
good-coffee = Coffee
good-coffee-help = Base price 4; needs a plantation and a Coffee Roaster, both occupied.

# $n = how many
amount-corn = { $n } corn
amount-fruit = { $n } fruit
amount-sugar = { $n } sugar
amount-tobacco = { $n } tobacco
amount-coffee = { $n } coffee
amount-crates =
    { $n ->
        [one] { $n } crate
       *[other] { $n } crates
    }
amount-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
amount-vp = { $n } VP
amount-workers =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
amount-citizens =
    { $n ->
        [one] { $n } citizen
       *[other] { $n } citizens
    }

## Countryside tiles

tile-corn = Corn plantation
tile-corn-help = Occupied, it yields 1 crate of corn without any building.
tile-fruit = Fruit plantation
tile-fruit-help = Occupied, it yields 1 crate of fruit together with a worker in a Fruit Depot.
tile-sugar = Sugar plantation
tile-sugar-help = Occupied, it yields 1 crate of sugar together with a worker in a Sugar Mill.
tile-tobacco = Tobacco plantation
tile-tobacco-help = Occupied, it yields 1 crate of tobacco together with a worker in a Tobacco Storage.
tile-coffee = Coffee plantation
tile-coffee-help = Occupied, it yields 1 crate of coffee together with a worker in a Coffee Roaster.
tile-quarry = Quarry
tile-quarry-help = Occupied, it makes buildings 1 coin cheaper: up to 1, 2 or 3 quarries by the building's VP, 4 for an expanded one.
tile-forest = Forest
tile-forest-help = A plantation lying face down; with an occupied Lumberyard every 2 forests make a building 1 coin cheaper.
tile-kind-plantation = Plantation
tile-kind-quarry = Quarry
tile-kind-forest = Forest
tile-hidden = Face-down tile

## Roles

role-planter = Planter
role-planter-help = Everybody may take a plantation from the offer; the Planter may take a quarry instead.
role-recruiter = Recruiter
role-recruiter-help = Workers of the Register are handed out and everybody places all their workers; the Recruiter first takes one from the supply.
role-builder = Builder
role-builder-help = Everybody may build one building; the Builder pays 1 coin less.
role-craftsman = Craftsman
role-craftsman-help = Everybody may produce goods; the Craftsman takes 1 more crate of a kind they produced.
role-trader = Trader
role-trader-help = Everybody may sell one crate to the Trading House; the Trader gets 1 coin more.
role-captain = Captain
role-captain-help = Everybody must load goods on ships, 1 VP per crate, until nobody can; the Captain gets 1 VP more with the first load.
role-adventurer = Adventurer
role-adventurer-help = The Adventurer takes 1 coin; nobody else acts.
role-smuggler = Smuggler
role-smuggler-help = The Smuggler alone carries out one of four shady actions and takes the marker.
role-governor = Governor
role-governor-help = The Governor holds the seal and chooses the first role of the round.
role-privilege = Privilege
role-privilege-help = What only the player who chose the role gets.

## Buildings: what they are

building-class-production = Production building
building-class-commercial = Commercial building
building-size-regular = Regular building
building-size-regular-help = Takes 1 building space.
building-size-expanded = Expanded building
building-size-expanded-help = Takes 2 building spaces and counts as one building.

# $n = number
building-cost = Cost { $n }
building-vp = { $n } VP
building-slots =
    { $n ->
        [one] { $n } worker slot
       *[other] { $n } worker slots
    }
building-copies = { $n } left

## Buildings of the base game

building-small_fruit_depot = Small Fruit Depot
building-small_fruit_depot-help = Makes 1 crate of fruit: one worker here for one occupied fruit plantation.
building-small_sugar_mill = Small Sugar Mill
building-small_sugar_mill-help = Makes 1 crate of sugar: one worker here for one occupied sugar plantation.
building-large_fruit_depot = Large Fruit Depot
building-large_fruit_depot-help = Makes up to 3 crates of fruit, one for each worker here with an occupied fruit plantation.
building-large_sugar_mill = Large Sugar Mill
building-large_sugar_mill-help = Makes up to 3 crates of sugar, one for each worker here with an occupied sugar plantation.
building-large_tobacco_storage = Large Tobacco Storage
building-large_tobacco_storage-help = Makes up to 3 crates of tobacco, one for each worker here with an occupied tobacco plantation.
building-large_coffee_roaster = Large Coffee Roaster
building-large_coffee_roaster-help = Makes up to 2 crates of coffee, one for each worker here with an occupied coffee plantation.
building-small_market = Small Market
building-small_market-help = Trader: 1 coin more when you sell to the Trading House.
building-builders_yard = Builder's Yard
building-builders_yard-help = Planter: you may take a quarry instead of a plantation.
building-hacienda = Hacienda
building-hacienda-help = Planter: before your normal tile you may draw a random plantation from the bag, which you must place.
building-small_warehouse = Small Warehouse
building-small_warehouse-help = Storing: keep all crates of 1 kind besides the 1 free crate.
building-hospital = Hospital
building-hospital-help = Planter: you may put 1 worker from the supply on a tile you have just gained, once per phase.
building-office = Office
building-office-help = Trader: you may sell a kind that is already in the Trading House.
building-large_market = Large Market
building-large_market-help = Trader: 2 coins more when you sell to the Trading House.
building-large_warehouse = Large Warehouse
building-large_warehouse-help = Storing: keep all crates of 2 kinds besides the 1 free crate.
building-factory = Factory
building-factory-help = Craftsman: for producing 2, 3, 4 or 5 different kinds you get 1, 2, 3 or 5 coins.
building-school = School
building-school-help = Builder: when you build, you may put 1 worker from the supply on the new building.
building-harbor = Harbor
building-harbor-help = Captain: 1 VP more each time you load, on any ship.
building-wharf = Wharf
building-wharf-help = Captain: once per phase you may load all your crates of one kind on your own ship, 1 VP each, instead of a cargo ship.
building-fire_station = Fire Station
building-fire_station-help = End of the game: 1 VP for each of your small and 2 VP for each of your large production buildings.
building-residence = Residence
building-residence-help = End of the game: 4 VP for 1 to 9 countryside tiles, 5 for 10, 6 for 11, 7 for 12.
building-fortress = Fortress
building-fortress-help = End of the game: 1 VP for every 3 of your workers and citizens.
building-customs_house = Customs House
building-customs_house-help = End of the game: 1 VP for every 4 VP you have in tokens.
building-city_hall = City Hall
building-city_hall-help = End of the game: 1 VP for each of your commercial buildings, this one included.

## Buildings of expansion I

building-canal = Canal
building-canal-help = Craftsman: 1 more crate of fruit if your Large Fruit Depot produced, and 1 more of sugar if your Large Sugar Mill did.
building-lumberyard = Lumberyard
building-lumberyard-help = You may lay any plantation you gain face down as a forest. Builder: 1 coin less for every 2 forests.
building-hidden_market = Hidden Market
building-hidden_market-help = Builder: if coins are short you may return 1 worker, 1 crate and/or 1 VP, each in place of 1 missing coin.
building-storehouse = Storehouse
building-storehouse-help = Storing: keep up to 3 more crates of any kinds.
building-bohio = Bohío
building-bohio-help = Its 2 workers may move at any time, one by one, to any empty slot of yours.
building-merchant_outpost = Merchant Outpost
building-merchant_outpost-help = Trader: instead of selling you may return 1 crate of any kind to the supply for its base price.
building-church = Church
building-church-help = Builder: 1 VP when you build a building of 2 or 3 VP, 2 VP for an expanded one.
building-small_wharf = Small Wharf
building-small_wharf-help = Captain: once per phase you may load any crates of yours on your own ship, 1 VP per 2 crates, instead of a cargo ship.
building-lighthouse = Lighthouse
building-lighthouse-help = Captain: 1 coin each time you load; if you are the Captain, 1 coin at the start as well.
building-distillery = Distillery
building-distillery-help = Craftsman: for the kind you produced most of, corn excepted, you get 1 coin less than its crates.
building-publishing_house = Publishing House
building-publishing_house-help = The privilege of the role you choose is doubled. As Planter you take 1 more plantation after everybody instead.
building-assembly_hall = Assembly Hall
building-assembly_hall-help = Start of the Captain phase: 1 VP for every 2 crates of the same kind you own.
building-monument = Monument
building-monument-help = No function and no worker slot, but worth 8 VP.
building-cathedral = Cathedral
building-cathedral-help = End of the game: 1, 3, 6 or 10 VP for 1, 2, 3 or 4 sets of 3 identical countryside tiles.

## Buildings of expansion II

building-zoning_office = Zoning Office
building-zoning_office-help = Trader, with a worker: pay 1 coin and draw a random plantation. With a citizen: discard a plantation for 1 coin.
building-chapel = Chapel
building-chapel-help = Start of the Craftsman phase: with a worker 1 coin, with a citizen 1 VP.
building-park_authority = Park Authority
building-park_authority-help = End of the Planter phase, with a worker: you may discard a plantation or forest. With a citizen: 2 VP if you have the fewest countryside tiles alone.
building-notary = Notary
building-notary-help = Builder: with a worker regular buildings cost 1 less, with a citizen expanded ones cost 2 less.
building-pension_office = Pension Office
building-pension_office-help = Start of the Captain phase: return crates of different kinds for 1 VP each, at most one per citizen of yours.
building-villa = Villa
building-villa-help = Start of the Recruiter phase: take 1 citizen from the supply, or 1 worker if there is no citizen.
building-large_tailor_shop = Large Tailor Shop
building-large_tailor_shop-help = Craftsman: 1 coin per citizen you own. A large production building without goods.
building-town_square = Town Square
building-town_square-help = End of the game: 1 VP more per citizen you own.

## Optional buildings (cost change)

building-factory-alternative = Factory (cost 8)
building-factory-alternative-help = The Factory of the optional rule: it costs 8 instead of 7 and works the same.
building-school-alternative = School (cost 7)
building-school-alternative-help = The School of the optional rule: it costs 7 instead of 8 and works the same.

## Expansions and modules

expansion-base = Base game
expansion-I = Expansion I: New Buildings
expansion-II = Expansion II: Citizens
expansion-III = Expansion III: Smuggler
expansion-IV = Expansion IV: Festival
expansion-V = Expansion V: Festival cards
expansion-VI = Expansion VI: Achievements
module-optional_rules = Optional rules
module-two_players = Two-player game
module-puertoma = Puertoma
module-puertoma-help = A virtual opponent that decides by fixed rules and a few cards.

## Smuggler

smuggler-raid_ship = Raid a Ship
smuggler-raid_ship-help = Take up to 3 crates from a cargo ship; the rest of its crates return to the supply.
smuggler-plunder_trading_house = Plunder the Trading House
smuggler-plunder_trading_house-help = Return all crates of the Trading House to the supply for 1 VP each.
smuggler-poach_workers = Poach Workers
smuggler-poach_workers-help = Reduce the Register; keep up to 3 of those removed on your empty slots, the others leave the game.
smuggler-capture_role = Capture a Role
smuggler-capture_role-help = Take an available role and its coins: gain 3 coins if another player chooses it, or play it yourself at the end of the round.
smuggler-marker = Smuggler marker
smuggler-marker-help = Whoever holds the marker cannot choose the Smuggler.

## Festival: goals of the board and cards

festival-board_plantation = Plantation goal
festival-board_plantation-help = Be the first to own 3 plantations of the kind shown: 3 workers.
festival-board_goods = Goods goal
festival-board_goods-help = Be the first to produce all the crates shown in one phase: 3 coins.
festival-board_building = Building goal
festival-board_building-help = Be the first to build the building shown: 3 VP.
festival-crop_weigh_off = Crop Weigh-Off
festival-crop_weigh_off-help = Produce at least 3 crates of the good in one phase: 1 worker, 1 coin, 1 VP.
festival-carnival_cocktail = Carnival Cocktail
festival-carnival_cocktail-help = Produce at least 1 crate of each of the 3 goods in one phase: 3 coins.
festival-closing_the_shops = Closing Time
festival-closing_the_shops-help = Fill the Trading House by selling the good: 2 workers.
festival-connoisseur_prize = Outstanding Farmer Prize
festival-connoisseur_prize-help = Own at least 3 plantations of the kind: 3 workers.
festival-farming_festival = Farming Festival
festival-farming_festival-help = Own both kinds of plantation and produce both goods in one phase: 3 coins.
festival-festival_delivery = Festival Delivery
festival-festival_delivery-help = In one Captain phase load at least 1 crate of one good and at least 2 of the other: 2 workers, 2 VP.
festival-twin_farms = Twin Farmers
festival-twin_farms-help = Own at least 2 plantations of each of the 2 kinds: 3 VP.
festival-two_baskets = Two Baskets
festival-two_baskets-help = Produce at least 2 crates of each of the 2 goods in one phase: 3 coins.
festival-grand_send_off = Grand Send-Off
festival-grand_send_off-help = Fill the largest cargo ship with the good: 3 workers.
festival-pioneers_toast = Pioneer's Tribute
festival-pioneers_toast-help = Build the regular 3-VP building shown: 3 VP.
festival-town_patron = Town Patron
festival-town_patron-help = Build the expanded building shown: 3 VP.
festival-traditional_send_off = Traditional Send-Off
festival-traditional_send_off-help = Fill the smallest cargo ship with the good: 2 coins.
festival-open = Open
festival-done = Completed

## Achievements: title and condition (titles in Chinese and Hungarian are reconstructed)

achievement-big_spender = Big Spender
achievement-big_spender-help = Build an expanded building, paying at least 1 coin and keeping none.
achievement-caramel_popcorn_inventor = Caramel Popcorn Inventor
achievement-caramel_popcorn_inventor-help = Own at least 8 crates of corn and sugar together, at least 1 of each.
achievement-coffee_dispatcher = Coffee Dispatcher
achievement-coffee_dispatcher-help = Load the last crate that fills a cargo ship with coffee.
achievement-confectionery_supplier = Confectionery Supplier
achievement-confectionery_supplier-help = Own at least 7 crates of fruit and sugar together, at least 1 of each.
achievement-corn_dispatcher = Corn Dispatcher
achievement-corn_dispatcher-help = Load the last crate that fills a cargo ship with corn.
achievement-deal_closer = Deal Closer
achievement-deal_closer-help = As Trader, sell into the fourth space of the Trading House.
achievement-dock_tycoon = Dock Tycoon
achievement-dock_tycoon-help = Load at least 3 different kinds in one Captain phase.
achievement-fruit_dispatcher = Fruit Dispatcher
achievement-fruit_dispatcher-help = Load the last crate that fills a cargo ship with fruit.
achievement-head_administrator = Head Administrator
achievement-head_administrator-help = Have at least 12 workers or citizens on your buildings.
achievement-independent_shipper = Independent Shipper
achievement-independent_shipper-help = Fill an empty cargo ship with a single load.
achievement-leading_employer = Leading Employer
achievement-leading_employer-help = Have at least 9 workers or citizens on your countryside tiles.
achievement-leading_producer = Leading Producer
achievement-leading_producer-help = Produce at least 7 crates in one Craftsman phase, privilege and Canal included.
achievement-luxury_crop_trader = Luxury Crop Trader
achievement-luxury_crop_trader-help = Own at least 5 crates of coffee and tobacco together, at least 1 of each.
achievement-luxury_goods_provider = Luxury Goods Provider
achievement-luxury_goods_provider-help = Own a production building each for sugar, tobacco and coffee.
achievement-major_investor = Major Investor
achievement-major_investor-help = Own at least 2 expanded buildings.
achievement-major_landowner = Major Landowner
achievement-major_landowner-help = Have at most 2 empty countryside spaces and at most 2 empty building spaces.
achievement-master_agronomist = Master Agronomist
achievement-master_agronomist-help = Own 12 countryside tiles.
achievement-master_architect = Master Architect
achievement-master_architect-help = Build an expanded building for at most 6 coins.
achievement-master_collector = Master Collector
achievement-master_collector-help = Own at least 7 crates of one kind.
achievement-pastry_maker = Pastry Maker
achievement-pastry_maker-help = Own at least 9 crates of corn and fruit together, at least 1 of each.
achievement-prudent_merchant = Prudent Merchant
achievement-prudent_merchant-help = Keep crates of at least 2 kinds when storing.
achievement-senior_bureaucrat = Senior Bureaucrat
achievement-senior_bureaucrat-help = Own at least 7 regular commercial buildings.
achievement-specialised_shipper = Specialised Shipper
achievement-specialised_shipper-help = Load at least 5 crates of one kind in a single load, on any ship.
achievement-sugar_dispatcher = Sugar Dispatcher
achievement-sugar_dispatcher-help = Load the last crate that fills a cargo ship with sugar.
achievement-tavern_supplier = Tavern Supplier
achievement-tavern_supplier-help = Own at least 6 crates of coffee and sugar together, at least 1 of each.
achievement-tobacco_dispatcher = Tobacco Dispatcher
achievement-tobacco_dispatcher-help = Load the last crate that fills a cargo ship with tobacco.
achievement-tobacco_fruit_broker = Tobacco & Fruit Broker
achievement-tobacco_fruit_broker-help = Own at least 6 crates of fruit and tobacco together, at least 1 of each.
achievement-trade_strategist = Trade Strategist
achievement-trade_strategist-help = Gain at least 7 VP in tokens during one Captain phase.
achievement-trade_tycoon = Trade Tycoon
achievement-trade_tycoon-help = Receive at least 6 coins for one sale to the Trading House.
achievement-tropical_produce_magnate = Tropical Produce Magnate
achievement-tropical_produce_magnate-help = Own at least 3 production buildings for fruit or sugar.
achievement-hidden = Face-down achievement

## Puertoma: ability tiles

ability-l1_sell_duplicate = Level 1, Trader: sells what is there
ability-l1_sell_duplicate-help = It may sell a kind that is already in the Trading House.
ability-l1_sale_coin = Level 1, Trader: better prices
ability-l1_sale_coin-help = It gets 1 coin more whenever it sells.
ability-l1_build_worker = Level 1, Builder: worker with the building
ability-l1_build_worker-help = Whenever it builds it gains 1 worker from the supply.
ability-l2_storage = Level 2, Captain: larger store
ability-l2_storage-help = It stores all crates of its highest kind and 1 crate of the next highest.
ability-l2_build_coin = Level 2, Builder: coin before building
ability-l2_build_coin-help = It gets 1 coin before it builds.
ability-l2_extra_crate = Level 2, Craftsman: one crate more
ability-l2_extra_crate-help = At the end of the phase it gains 1 crate of the highest kind it produced that the supply still has.
ability-l3_kind_coins = Level 3, Craftsman: coins for variety
ability-l3_kind_coins-help = It gets 1 coin per different kind it produced.
ability-l3_extra_worker = Level 3, Recruiter: one worker more
ability-l3_extra_worker-help = At the end of the phase, before the Register is refilled, it gains 1 worker from the supply.
ability-l3_plant_crate = Level 3, Planter: first harvest
ability-l3_plant_crate-help = Whenever it gains a plantation it gains 1 crate of that kind.
ability-l4_kind_vp = Level 4, Captain: VP for variety
ability-l4_kind_vp-help = Before storing it gets 1 VP per kind of goods it owns.
ability-l4_discard_vp = Level 4, Captain: last crates
ability-l4_discard_vp-help = Before storing it gives up to 2 crates of its lowest kind back to the supply for 1 VP each.
ability-l4_worker_coins = Level 4, Recruiter: coins for workers
ability-l4_worker_coins-help = It gets 1 coin per worker it gained in this phase.
ability-hidden = Locked ability

## Puertoma: tie-break cards (top to bottom) and difficulty

tiebreak-tb1 = Tie-break card 1
tiebreak-tb1-help = Builder, Recruiter, Craftsman, Trader, Captain, Planter, Adventurer
tiebreak-tb2 = Tie-break card 2
tiebreak-tb2-help = Captain, Trader, Recruiter, Builder, Planter, Adventurer, Craftsman
tiebreak-tb3 = Tie-break card 3
tiebreak-tb3-help = Trader, Craftsman, Recruiter, Builder, Adventurer, Planter, Captain
tiebreak-tb4 = Tie-break card 4
tiebreak-tb4-help = Craftsman, Builder, Recruiter, Adventurer, Trader, Captain, Planter
tiebreak-tb5 = Tie-break card 5
tiebreak-tb5-help = Recruiter, Builder, Adventurer, Captain, Craftsman, Trader, Planter
tiebreak-tb6 = Tie-break card 6
tiebreak-tb6-help = Builder, Adventurer, Recruiter, Trader, Captain, Craftsman, Planter
tiebreak-tb7 = Tie-break card 7
tiebreak-tb7-help = Adventurer, Builder, Recruiter, Captain, Trader, Craftsman, Planter
tiebreak-tb8 = Tie-break card 8
tiebreak-tb8-help = Builder, Captain, Recruiter, Trader, Craftsman, Planter, Adventurer
difficulty-easy = Easy
difficulty-easy-help = Once 2 abilities of a Puertoma are unlocked, its other 2 are discarded.
difficulty-normal = Normal
difficulty-normal-help = No change.
difficulty-hard = Hard
difficulty-hard-help = Every Puertoma starts with its level-1 ability active and with gifts.

## Options of the game

option-expansion_new_buildings = Expansion I: New Buildings
option-expansion_new_buildings-help = 14 more kinds of buildings; before the game you select together which ones are in play.
option-expansion_new_buildings-false = Off
option-expansion_new_buildings-true = On
option-expansion_citizens = Expansion II: Citizens
option-expansion_citizens-help = Citizens work like workers and are worth 1 VP each; 8 more kinds of buildings, some of which do something else for a citizen; running out of workers no longer ends the game.
option-expansion_citizens-false = Off
option-expansion_citizens-true = On
option-expansion_smuggler = Expansion III: Smuggler
option-expansion_smuggler-help = One more role with four actions that nobody follows.
option-expansion_smuggler-false = Off
option-expansion_smuggler-true = On
option-expansion_festival = Expansion IV: Festival
option-expansion_festival-help = Three goals on the Festival board reward whoever fulfils them first.
option-expansion_festival-false = Off
option-expansion_festival-true = On
option-expansion_festival_cards = Expansion V: Festival cards
option-expansion_festival_cards-help = Three of twelve cards bring new goals; only together with expansion IV.
option-expansion_festival_cards-false = Off
option-expansion_festival_cards-true = On
option-expansion_achievements = Expansion VI: Achievements
option-expansion_achievements-help = Four secret cards each, which score at the end if you fulfil them.
option-expansion_achievements-false = Off
option-expansion_achievements-true = On
option-puertomas = Puertomas
option-puertomas-help = How many virtual opponents sit at the table; they count as players (PR-21.1).
option-puertomas-0 = None
option-puertomas-1 = 1 Puertoma
option-puertomas-2 = 2 Puertomas
option-puertoma_difficulty = Puertoma difficulty
option-puertoma_difficulty-help = How strong the Puertomas are: fewer abilities when easy, a head start when hard (PR-21.50, PR-21.52).
option-puertoma_difficulty-easy = Easy
option-puertoma_difficulty-normal = Normal
option-puertoma_difficulty-hard = Hard
option-achievement_draft = Draft of achievements
option-achievement_draft-help = Choose your four achievement cards one by one from hands passed to the left; not with Puertomas (PR-19.6).
option-achievement_draft-false = No
option-achievement_draft-true = Yes
option-opt_cost_swap = Cost change
option-opt_cost_swap-help = The Factory costs 8 and the School 7 (PR-20.1).
option-opt_cost_swap-false = No
option-opt_cost_swap-true = Yes
option-opt_start_change = Starting resources change
option-opt_start_change-help = Fewer coins for those who start with corn, in one of two readings of the rule (PR-20.2).
option-opt_start_change-off = Off
option-opt_start_change-corn_starters_minus_1 = Corn starters get 1 coin less
option-opt_start_change-all_corn_minus_1 = All start with corn and 1 coin less
option-opt_tailor_cap3 = Tailor limit
option-opt_tailor_cap3-help = The Large Tailor Shop gives at most 3 coins per phase (PR-20.3).
option-opt_tailor_cap3-false = No
option-opt_tailor_cap3-true = Yes
option-opt_pair_limit = Building pair limit
option-opt_pair_limit-help = Keeps two strong buildings from being selected for the same game (PR-20.4).
option-opt_pair_limit-off = Off
option-opt_pair_limit-villa_or_tailor = Villa or Large Tailor Shop
option-opt_pair_limit-hacienda_or_lumberyard = Hacienda or Lumberyard
option-building_selection = Selection of buildings
option-building_selection-help = How the buildings of expansions I and II are chosen: by the players in turn, as in the rules, by lot, or a fixed set (PR-14.2).
option-building_selection-draft = Players choose in turn
option-building_selection-random = By lot
option-building_selection-fixed = Fixed set
option-recruiter_placement = Placing workers
option-recruiter_placement-help = Whether workers are placed one player after another or by all at once (PR-5.9).
option-recruiter_placement-clockwise = Clockwise
option-recruiter_placement-simultaneous = All at once
option-errata_2026 = Errata of 2026
option-errata_2026-help = Follow the publisher's errata: any exhaustion of the VP pool ends the game, and the Publishing House's tile gets no Hospital worker (PR-R.1, PR-R.2).
option-errata_2026-false = As printed
option-errata_2026-true = With the errata
option-smuggler_poach_mode = Poaching workers
option-smuggler_poach_mode-help = Whether poaching reduces the Register to the number of players or by that number (PR-R.31).
option-smuggler_poach_mode-to = Down to the number of players
option-smuggler_poach_mode-by = By the number of players
option-festival_cards_mode = Festival cards and goals
option-festival_cards_mode-help = Whether the Festival cards replace the printed goals or are added to them (PR-R.35).
option-festival_cards_mode-replace = Cards replace the goals
option-festival_cards_mode-add = Cards are added
option-puertoma_build_choice = Puertoma's choice of building
option-puertoma_build_choice-help = Which building of the highest level it can afford a Puertoma takes (PR-R.44).
option-puertoma_build_choice-level_then_cost = The most expensive
option-puertoma_build_choice-level_random = By card
option-free_gains = Free gains
option-free_gains-help = Whether coins and VP that cost you nothing are simply taken or asked about each time (PR-R.65).
option-free_gains-auto = Always taken
option-free_gains-ask = Ask each time
option-first_governor = First Governor
option-first_governor-help = Who begins: drawn by lot, or whoever has the first seat (PR-2.1). Beside Puertomas the lot decides.
option-first_governor-random = By lot
option-first_governor-first_seat = The first seat
option-vp_visibility = Victory points in view
option-vp_visibility-help = Whether everybody sees the VP totals during the game (PR-23.2).
option-vp_visibility-hidden = Hidden
option-vp_visibility-open = Open

## Phases of the round, and steps within them

phase-setup = Set-up
phase-choose_role = Choose a role
phase-planter = Planter phase
phase-recruiter = Recruiter phase
phase-builder = Builder phase
phase-craftsman = Craftsman phase
phase-trader = Trader phase
phase-captain = Captain phase
phase-adventurer = Adventurer phase
phase-smuggler = Smuggler phase
phase-round_end = End of the round
phase-scoring = Scoring
phase-game_over = End of the game
step-setup_select_building = Select a building
step-setup_achievements = Choose achievement cards
step-hacienda = Hacienda draw
step-forest = Plantation or forest
step-take_tile = Take a tile
step-hospital = Worker from the Hospital
step-second_tile = Second tile
step-park_authority = Park Authority
step-privilege = Privilege
step-villa = Villa
step-distribution = Hand out workers
step-place_workers = Place workers
step-refill = Refill the Register
step-build = Build
step-school = Worker from the School
step-produce = Produce
step-sell = Sell
step-outpost = Merchant Outpost
step-zoning = Zoning Office
step-captain_start = Start of the Captain phase
step-load = Load
step-store = Store
step-bohio = Move a Bohío worker
step-smuggler = Smuggler's action
step-poached = Place poached workers
step-festival_workers = Place Festival workers
step-gain = Take a gain

## Triggers of the end

trigger-workers = Workers: the Register could not be refilled
trigger-buildings = Buildings: all building spaces are full
trigger-vp = Victory points: the pool has run out

## Parts of the score

score-vp_tokens = VP tokens
score-printed_building_vp = Buildings
score-expanded_bonus = Bonus of expanded buildings
score-per_citizen = Citizens
score-achievements = Achievements
score-per_expanded_building = Expanded buildings (6 each)
score-per_unused_worker = Workers in the VP area
score-per_quarry_or_third_plantation = Quarries and third plantations
score-per_kind_with_both_plantations_active = Active pairs of plantations
score-coins_plus_goods = Coins and crates
score-total = Total
score-tiebreak = Tie-break: coins and crates

## Parts of the boards

part-countryside = Countryside
part-countryside-help = 12 spaces for plantations, quarries and forests.
part-city = Building spaces
part-city-help = 12 spaces; an expanded building takes 2.
part-portrait = Portrait
part-portrait-help = Workers without a slot wait here for the next Recruiter phase.
part-store = Goods
part-coins = Coins
part-vp = Victory points
part-private_ship = Personal ship
part-achievements = Achievement cards
part-worker_slot = Worker slot
part-free_countryside = Free countryside space
part-free_building_space = Free building space
part-register = Work Register
part-trading_house = Trading House
part-ships = Cargo ships
part-offer = Offer of plantations
part-quarries = Quarries
part-bag = Plantation bag
part-discard = Discarded plantations
part-tray = Building tray
part-roles = Role tiles
part-supply = Supply
part-vp_pool = VP pool
part-festival_board = Festival board
part-action_board = Puertoma action board
part-vp_area = VP area
part-reserve_token = Reserve token

# $n = number of spaces; $level = 1 to 4
ship-name = Cargo ship with { $n } spaces
ship-wharf = Wharf
ship-small_wharf = Small Wharf
puertoma-level = Level { $level }
state-occupied = Occupied
state-unoccupied = Unoccupied
state-active = Active
state-inactive = Inactive

## Sections of the rulebook (the same titles as in the rules files)

rules-section-1 = What is in the box
rules-section-2 = Set-up for 3 to 5 seats
rules-section-3 = Rounds, roles and general rules
rules-section-4 = Planter
rules-section-5 = Recruiter
rules-section-6 = Builder
rules-section-7 = Craftsman
rules-section-8 = Trader
rules-section-9 = Captain
rules-section-10 = Adventurer
rules-section-11 = End of the game and scoring
rules-section-12 = Buildings of the base game
rules-section-13 = Two players: the classic game
rules-section-14 = Expansion I: New Buildings
rules-section-15 = Expansion II: Citizens
rules-section-16 = Expansion III: Smuggler
rules-section-17 = Expansion IV: Festival
rules-section-18 = Expansion V: Festival cards
rules-section-19 = Expansion VI: Achievements
rules-section-20 = Optional rules
rules-section-21 = Puertoma, the virtual opponent
rules-section-22 = Puertoma with the expansions
rules-section-23 = What everybody may see
rules-section-24 = What you decide, and when
rules-section-25 = How effects work together
rules-section-26 = When a supply runs out
rules-section-27 = Rulings

## Part 2: log lines, questions, buttons, refusals.
##
## Who passes which variables is said at the top of play/words.py. In short: every argument under its own name,
## and beside it its words: good → $good_name, building → $building_name, place → $place_name, coins → $coins_amount.
## .you is read by the one who acts. On action-pass and action-accept an attribute is the kind of the question.

## Words inside a sentence

word-corn = corn
word-fruit = fruit
word-sugar = sugar
word-tobacco = tobacco
word-coffee = coffee
word-worker = worker
word-citizen = citizen
word-tile-corn = corn plantation
word-tile-fruit = fruit plantation
word-tile-sugar = sugar plantation
word-tile-tobacco = tobacco plantation
word-tile-coffee = coffee plantation
word-tile-quarry = quarry
word-tile-forest_corn = forest (corn plantation)
word-tile-forest_fruit = forest (fruit plantation)
word-tile-forest_sugar = forest (sugar plantation)
word-tile-forest_tobacco = forest (tobacco plantation)
word-tile-forest_coffee = forest (coffee plantation)
word-place-portrait = portrait
word-place-vp_area = VP area
word-source-role = privilege

# $n = spaces of the cargo ship
word-ship = the ship with { $n } spaces

# Who works at a place; $workers and $citizens are numbers, not both 0
word-people-at =
    { $citizens ->
        [0]
            { $workers ->
                [1] { $place_name }
               *[other] { $place_name } ×{ $workers }
            }
       *[other]
            { $workers ->
                [0] { $place_name } (citizens: { $citizens })
               *[other] { $place_name } (workers: { $workers }, citizens: { $citizens })
            }
    }
role-adventurer_2 = Adventurer

## The log: set-up and rounds

fact-set_up = { $who } is the first Governor.
    .you = You are the first Governor.
fact-selected = { $who } selects a building for this game: { $building_name }.
    .you = You select a building for this game: { $building_name }.

# $shown = what lies on the goal: plantations, goods, a building
fact-goal = A goal of the Festival: { $goal_name } ({ $shown }).
fact-offer =
    { $tiles_count ->
        [0] No plantations are left for a new offer.
       *[other] The new offer: { $tiles_names }.
    }
fact-started = { $who } starts with { $coins_amount } and a { $tile_name }.
    .you = You start with { $coins_amount } and a { $tile_name }.
fact-dealt = { $who } draws achievement cards: { $cards_names }.
    .you = You draw achievement cards: { $cards_names }.
fact-dealt-unknown =
    { $n ->
        [1] { $who } draws an achievement card.
       *[other] { $who } draws { $n } achievement cards.
    }
fact-card_kept = { $who } keeps an achievement card: { $card_name }.
    .you = You keep an achievement card: { $card_name }.
fact-card_kept-unknown = { $who } keeps an achievement card.
fact-cards_passed = { $who } is handed these cards: { $cards_names }.
    .you = You are handed these cards: { $cards_names }.
fact-cards_passed-unknown =
    { $n ->
        [1] { $who } is handed a card.
       *[other] { $who } is handed { $n } cards.
    }
fact-round = Round { $round }: { $who } is the Governor.
    .you = Round { $round }: you are the Governor.
fact-role =
    { $coins ->
        [0] { $who } chooses the { $role_name }.
       *[other] { $who } chooses the { $role_name } and takes { $coins_amount } from the tile.
    }
    .you =
        { $coins ->
            [0] You choose the { $role_name }.
           *[other] You choose the { $role_name } and take { $coins_amount } from the tile.
        }
fact-coins =
    { $n ->
        [one] { $who } gets { $n } coin.
       *[other] { $who } gets { $n } coins.
    }
    .you =
        { $n ->
            [one] You get { $n } coin.
           *[other] You get { $n } coins.
        }
fact-vp = { $who } gets { $n } VP.
    .you = You get { $n } VP.
fact-declined_gain = { $who } takes nothing for this: { $source_name }.
    .you = You take nothing for this: { $source_name }.

# $what = tile, build or sale
fact-passed =
    { $what ->
        [tile] { $who } takes no tile.
        [build] { $who } builds nothing.
       *[sale] { $who } sells nothing.
    }
    .you =
        { $what ->
            [tile] You take no tile.
            [build] You build nothing.
           *[sale] You sell nothing.
        }

## The log: Planter and Recruiter

fact-tile_drawn = { $who } takes a { $tile_name }, which may be laid face down as a forest.
    .you = You take a { $tile_name }, which may be laid face down as a forest.
fact-tile_drawn-unknown = { $who } draws a tile from the bag and looks at it.
fact-tile = { $who } adds a { $tile_name } to the countryside.
    .you = You add a { $tile_name } to your countryside.
fact-forest = { $who } lays a { $tile_name } face down: a forest.
    .you = You lay a { $tile_name } face down: a forest.
fact-forest-unknown = { $who } lays the tile face down: a forest.
fact-tile_removed =
    { $forest ->
        [true] { $who } discards a forest ({ $tile_name }).
       *[false] { $who } discards a { $tile_name }.
    }
    .you =
        { $forest ->
            [true] You discard a forest ({ $tile_name }).
           *[false] You discard a { $tile_name }.
        }
fact-placed =
    { $person ->
        [citizen] { $who } places a citizen: { $place_name }.
       *[worker] { $who } places a worker: { $place_name }.
    }
    .you =
        { $person ->
            [citizen] You place a citizen: { $place_name }.
           *[worker] You place a worker: { $place_name }.
        }
fact-recruited =
    { $n ->
        [one] { $who } takes { $n } worker from the supply.
       *[other] { $who } takes { $n } workers from the supply.
    }
    .you =
        { $n ->
            [one] You take { $n } worker from the supply.
           *[other] You take { $n } workers from the supply.
        }
fact-villa = { $who } gets one more person through the Villa.
    .you = You get one more person through your Villa.
fact-picked =
    { $person ->
        [citizen] { $who } takes the citizen from the Register.
       *[worker] { $who } takes a worker from the Register.
    }
    .you =
        { $person ->
            [citizen] You take the citizen from the Register.
           *[worker] You take a worker from the Register.
        }

# The Recruiter is $who
fact-distributed =
    { $n ->
        [0] There is nobody on the Register for { $who } to hand out.
        [one] The only person on the Register goes to { $who }.
       *[other] The { $n } people on the Register are handed out one by one, to { $who } first.
    }
    .you =
        { $n ->
            [0] There is nobody on the Register for you to hand out.
            [one] The only person on the Register goes to you.
           *[other] The { $n } people on the Register are handed out one by one, to you first.
        }

# $people_names = word-people-at of every place
fact-staffed =
    { $people_count ->
        [0] { $who } has nobody at work.
       *[other] { $who } has people at work here: { $people_names }.
    }
    .you =
        { $people_count ->
            [0] You have nobody at work.
           *[other] You have people at work here: { $people_names }.
        }
fact-register =
    { $citizens ->
        [0] The Register is refilled: { $workers_amount }.
       *[other] The Register is refilled: { $workers_amount }, { $citizens_amount }.
    }

## The log: Builder and Craftsman

fact-built = { $who } builds for { $coins_amount }: { $building_name }.
    .you = You build for { $coins_amount }: { $building_name }.

# $what = worker, citizen, vp or a good
fact-bartered =
    { $what ->
        [worker] { $who } gives a worker in place of a coin (Hidden Market).
        [citizen] { $who } gives a citizen in place of a coin (Hidden Market).
        [vp] { $who } gives 1 VP in place of a coin (Hidden Market).
       *[other] { $who } gives 1 { $what_name } in place of a coin (Hidden Market).
    }
    .you =
        { $what ->
            [worker] You give a worker in place of a coin (Hidden Market).
            [citizen] You give a citizen in place of a coin (Hidden Market).
            [vp] You give 1 VP in place of a coin (Hidden Market).
           *[other] You give 1 { $what_name } in place of a coin (Hidden Market).
        }
fact-produced = { $who } produces { $goods_names }.
    .you = You produce { $goods_names }.
fact-extra_crate = { $who } gets 1 more { $good_name }.
    .you = You get 1 more { $good_name }.

## The log: Trader and Captain

fact-sold = { $who } sells { $good_name } for { $coins_amount }.
    .you = You sell { $good_name } for { $coins_amount }.
fact-outpost = { $who } returns 1 { $good_name } for { $coins_amount } (Merchant Outpost).
    .you = You return 1 { $good_name } for { $coins_amount } (Merchant Outpost).
fact-house_cleared = The Trading House is full and is cleared.
fact-loaded = { $who } loads { $n } { $good_name } on { $ship_name }.
    .you = You load { $n } { $good_name } on { $ship_name }.
fact-wharf = { $who } loads { $n } { $good_name } on a ship of the Wharf.
    .you = You load { $n } { $good_name } on the ship of your Wharf.
fact-small_wharf = { $who } loads { $n } { $good_name } on a ship of the Small Wharf.
    .you = You load { $n } { $good_name } on the ship of your Small Wharf.
fact-pension = { $who } returns 1 { $good_name } for a VP (Pension Office).
    .you = You return 1 { $good_name } for a VP (Pension Office).
fact-stored =
    { $goods_count ->
        [0] { $who } has nothing in store.
       *[other] { $who } stores { $goods_names }.
    }
    .you =
        { $goods_count ->
            [0] You have nothing in store.
           *[other] You store { $goods_names }.
        }
fact-ship_emptied = Full and gone: { $ship_name }. Its crates return to the supply.

## The log: Smuggler, Festival, achievements

fact-raided = { $who } raids { $ship_name } and takes { $n } { $good_name }.
    .you = You raid { $ship_name } and take { $n } { $good_name }.
fact-plundered =
    { $n ->
        [one] { $who } plunders the Trading House: { $n } crate.
       *[other] { $who } plunders the Trading House: { $n } crates.
    }
    .you =
        { $n ->
            [one] You plunder the Trading House: { $n } crate.
           *[other] You plunder the Trading House: { $n } crates.
        }
fact-poached = { $who } poaches from the Register: { $n }.
    .you = You poach from the Register: { $n }.
fact-dismissed =
    { $citizens ->
        [0] Out of the game, poached away by { $who }: { $workers_amount }.
       *[other] Out of the game, poached away by { $who }: { $workers_amount }, { $citizens_amount }.
    }
    .you =
        { $citizens ->
            [0] Out of the game, poached away by you: { $workers_amount }.
           *[other] Out of the game, poached away by you: { $workers_amount }, { $citizens_amount }.
        }
fact-captured =
    { $coins ->
        [0] { $who } captures the { $role_name }.
       *[other] { $who } captures the { $role_name } and takes { $coins_amount } from the tile.
    }
    .you =
        { $coins ->
            [0] You capture the { $role_name }.
           *[other] You capture the { $role_name } and take { $coins_amount } from the tile.
        }
fact-goal_reached = { $who } is the first to reach a goal of the Festival: { $goal_name } ({ $shown }).
    .you = You are the first to reach a goal of the Festival: { $goal_name } ({ $shown }).
fact-achievement = { $who } completes an achievement: { $card_name }.
    .you = You complete an achievement: { $card_name }.

## The log: how a Puertoma decides

# $card = number of the tie-break card, 1 to 8
fact-tiebreak = Several choices are equal: tie-break card { $card } decides.
fact-tracker = { $who } follows an arrow: the action tracker moves to the { $role_name }.
    .you = You follow an arrow: the action tracker moves to the { $role_name }.
fact-ability = { $who } unlocks an ability: { $ability_name }.
    .you = You unlock an ability: { $ability_name }.
fact-reserve = { $who } reserves an expanded building: { $building_name }.
    .you = You reserve an expanded building: { $building_name }.

# $place = a good, for its plantation, or vp_area
fact-automa_placed =
    { $place ->
        [vp_area] { $who } has no slot for a new arrival, who goes to the VP area.
       *[other] { $who } puts a new arrival to work: { $place_name }.
    }
    .you =
        { $place ->
            [vp_area] You have no slot for a new arrival, who goes to the VP area.
           *[other] You put a new arrival to work: { $place_name }.
        }

## The log: the end

fact-trigger =
    { $trigger ->
        [workers] The Register cannot be refilled: this round is the last.
        [buildings] A city is complete: this round is the last.
       *[vp] The last VP of the pool is taken: this round is the last.
    }

# $count = how many winners, $points = their score as text
fact-game_over =
    { $count ->
        [1] { $winners_names } wins with { $points } VP.
       *[other] { $winners_names } share the victory with { $points } VP each.
    }
    .you =
        { $count ->
            [1] You win with { $points } VP!
           *[other] You share the victory with { $points } VP each: { $winners_names }.
        }

## Questions: what the seat decides now; .help is for a newcomer, -other is read by those who wait

prompt-selecting = Which building shall be in this game?
    .help = You select in turn until the tray is full. Each cost has only so many spaces, and everybody can build what is in the tray.
prompt-selecting-other = { $who } is selecting a building for the game.
prompt-dealing = Which achievement cards do you keep?
    .help = You keep 4 of your 6 cards, one after the other. What you keep but do not complete scores for the Puertomas.
prompt-dealing-other = Achievement cards are being chosen. Still thinking: { $who }.
prompt-draft = Which achievement card do you keep?
    .help = You keep one card and pass the others to the left. Completed cards score at the end of the game; nobody else sees yours before.
prompt-draft-other = Achievement cards are being chosen. Still thinking: { $who }.
prompt-round = Choose a role.
    .help = Everybody carries out the role's action, but only you have its privilege. Coins on the tile are yours; tiles left over get another coin.
prompt-round-other = { $who } is choosing a role.
prompt-hacienda = Draw a plantation from the bag first? (Hacienda)
    .help = It is a random one, and you must place it. You may still take your normal tile afterwards.
prompt-hacienda-other = { $who } may draw a plantation from the bag.
prompt-tile = Which tile do you take?
    .help = A plantation yields goods once it has a worker, with a production building for everything but corn. An occupied quarry makes buildings cheaper.
prompt-tile-other = { $who } is taking a tile.
prompt-hospital = Where does the Hospital's worker go?
    .help = The worker comes from the supply and goes on a tile that you have gained in this phase. Only once per phase.
prompt-hospital-other = { $who } may place a worker from the Hospital.
prompt-second_tile = Which further tile do you take? (Publishing House)
    .help = You chose the Planter and have the Publishing House, so after everybody else you may take one more tile.
prompt-second_tile-other = { $who } is taking a second tile.
prompt-second_hospital = Where does the Hospital's worker go?
    .help = The tile of the Publishing House can get the Hospital's worker, too, if it was not used before in this phase.
prompt-second_hospital-other = { $who } may place a worker from the Hospital.
prompt-forest = Lay out the { $tile_name }, or lay it face down as a forest?
    .help = A forest yields no goods and needs no worker. With the Lumberyard every 2 forests make buildings 1 coin cheaper.
prompt-forest-other = { $who } is choosing between plantation and forest.
prompt-park = Discard a plantation or forest? (Park Authority)
    .help = That frees a countryside space. Whoever works there goes to the portrait.
prompt-park-other = { $who } may discard a countryside tile.
prompt-privilege =
    { $n ->
        [one] Take { $n } worker from the supply? (privilege)
       *[other] Take { $n } workers from the supply? (privilege)
    }
    .help = This is the Recruiter's privilege. After that everybody gets workers from the Register.
prompt-privilege-other = { $who } may take a worker from the supply.
prompt-villa = Take a citizen from the supply? (Villa)
    .help = If there is no citizen left, it is a worker. Each citizen is worth 1 VP at the end.
prompt-villa-other = { $who } may take a citizen.
prompt-picking = Do you take the citizen or a worker from the Register?
    .help = A citizen works like a worker and is worth 1 VP at the end. Some buildings do something else for a citizen.
prompt-picking-other = { $who } is taking somebody from the Register.

# $persons = people without a place, $free = empty slots
prompt-staffing =
    { $persons ->
        [0] Does everybody stay at work where they are?
       *[other] Does everybody stay at work, or do you place all anew? New people: { $persons }, empty slots: { $free }.
    }
    .help = In this phase you may move all your people. While there are empty slots, nobody may wait on the portrait.
prompt-staffing-other = Workers are being placed. Still thinking: { $who }.
prompt-slots =
    { $empty ->
        [true] Still to be placed: { $persons }, empty slots: { $free }. Which slot stays empty?
       *[false] Still to be placed: { $persons }, empty slots: { $free }. Who goes where?
    }
    .help = Plantations, quarries and buildings only work with somebody on them. We go through your places from first to last.
prompt-slots-other = Workers are being placed. Still thinking: { $who }.
prompt-occupant = Who works here: { $building_name }?
    .help = This building does one thing for a worker and another for a citizen.
prompt-occupant-other = Workers are being placed. Still thinking: { $who }.

# $discount = what comes off every building
prompt-building =
    { $discount ->
        [0] What do you build? You have { $coins_amount }.
       *[other] What do you build? You have { $coins_amount }, and everything costs { $discount } less.
    }
    .help = You may build one building, each kind only once. It works as soon as it has a worker, and its VP count at the end in any case.
prompt-building-other = { $who } is choosing a building.

# $n = price
prompt-overpaying =
    { $n ->
        [one] The building costs you { $n } coin: { $building_name }. Do you pay more?
       *[other] The building costs you { $n } coins: { $building_name }. Do you pay more?
    }
    .help = You may do without discounts. That only helps with the achievement Big Spender, which asks you to spend your last coin.
prompt-overpaying-other = { $who } is paying for a building.

# $n = coins still missing
prompt-paying =
    { $n ->
        [one] { $n } coin is missing: { $building_name }. What do you give instead? (Hidden Market)
       *[other] { $n } coins are missing: { $building_name }. What do you give instead? (Hidden Market)
    }
    .help = Each thing you give takes the place of 1 coin: at most 1 worker or citizen, 1 crate and 1 VP.
prompt-paying-other = { $who } is paying for a building.
prompt-schooling = Put a worker on the new building? { $building_name } (School)
    .help = The worker comes from the supply, so the building works at once.
prompt-schooling-other = { $who } may place a worker from the School.
prompt-produce = Produce goods?
    .help = You get everything that your workers can make and the supply still has.
prompt-produce-other = { $who } is producing.

# $n = how many crates the privilege still gives
prompt-extra =
    { $n ->
        [one] Of which good do you take one more crate? (privilege)
       *[other] Of which good do you take one more crate? You may still take { $n }, one at a time. (privilege)
    }
    .help = This is the Craftsman's privilege: only kinds that you have just produced.
prompt-extra-other = { $who } is taking one more crate.
prompt-trading = What do you sell?
    .help = One crate per phase. The Trading House takes 4 crates and only different kinds, unless you have an Office.
prompt-trading-other = { $who } is trading.

# $n = crates that may still be returned
prompt-pensioning =
    { $n ->
        [one] Return one more crate for 1 VP? (Pension Office)
       *[other] Return crates for 1 VP each? Up to { $n } more. (Pension Office)
    }
    .help = Every crate must be of another kind, and you may return at most as many as you have citizens.
prompt-pensioning-other = { $who } may return crates for VP.
prompt-shipping = What do you load on which ship?
    .help = Each crate is 1 VP. A ship carries one kind only, and no kind goes on two cargo ships; you must load as many as fit.
prompt-shipping-other = { $who } is loading.

# $n = crates on the own ship so far
prompt-small_shipping = On your own ship so far: { $n }. Load more? (Small Wharf)
    .help = Any crates of any kinds, 1 VP for every 2 crates. The Small Wharf can be used only once per phase.
prompt-small_shipping-other = { $who } is loading a ship of the Small Wharf.

# $kinds = kinds that may still be kept whole, $singles = single crates
prompt-storing =
    { $kinds ->
        [0] What do you keep? Single crates: { $singles }.
        [one] What do you keep? All crates of one kind; single crates: { $singles }.
       *[other] What do you keep? All crates of { $kinds } kinds; single crates: { $singles }.
    }
    .help = What you do not keep goes back to the supply. Warehouses keep whole kinds; one single crate is free for everybody.
prompt-storing-other = { $who } is choosing what to store.
prompt-smuggling = What does the Smuggler do?
    .help = Raid a ship, plunder the Trading House, poach workers or capture a role. Nobody else acts, and you hold the marker.
prompt-smuggling-other = { $who } is choosing what the Smuggler does.

# $n = persons still to be taken from the Register, $most = how many of them may be kept
prompt-poaching = Where do the poached workers go? To be removed: { $n }, for you at most: { $most }.
    .help = They go at once to empty slots of yours. Those you do not keep leave the game.
prompt-poaching-other = { $who } is poaching workers.
prompt-dismissing = Who of the others leaves the game?
    .help = Either the citizen on the Register or a worker in the citizen's stead.
prompt-dismissing-other = { $who } is deciding who leaves the game.
prompt-rewarding =
    { $n ->
        [one] Where does the worker of your reward go?
       *[other] Where do the { $n } workers of your reward go?
    }
    .help = You may place them at once on empty slots, or keep them on the portrait until the next Recruiter phase.
prompt-rewarding-other = { $who } is placing the workers of a reward.
prompt-window =
    { $start ->
        [true] Before it goes on: move somebody out of the Bohío?
       *[false] At the end of the phase: move somebody out of the Bohío?
    }
    .help = People in the Bohío may move to any empty slot of yours. There they stay until the next Recruiter phase.
prompt-window-other = { $who } may move somebody out of the Bohío.

# $vp = true for VP, false for coins; $source_name = a building, or the privilege
prompt-gaining =
    { $vp ->
        [true] Take { $n } VP? ({ $source_name })
       *[false]
            { $n ->
                [one] Take { $n } coin? ({ $source_name })
               *[other] Take { $n } coins? ({ $source_name })
            }
    }
    .help = This gain costs you nothing, but you may decline it.
prompt-gaining-other = { $who } may take a gain.

## Buttons: the text needs nothing but the action; .full says more with what the preview knows

action-role = { $role_name }
action-pass = Pass
    .hacienda = Draw nothing
    .tile = Take no tile
    .hospital = No worker
    .second_tile = Take no tile
    .second_hospital = No worker
    .park = Discard nothing
    .privilege = Take no worker
    .villa = Take nobody
    .building = Build nothing
    .schooling = No worker
    .produce = Produce nothing
    .extra = No further crate
    .trading = Finish trading
    .pensioning = Return no more
    .shipping = Load nothing
    .storing = Keep no more
    .smuggling = Do nothing
    .poaching = Keep no more
    .window = Move nobody
    .gaining = Decline
action-accept = Yes
    .privilege = Take the worker from the supply
    .villa = Take the person from the Villa
    .schooling = Put a worker on the new building
    .gaining = Take it
action-take = Take: { $tile_name }
action-draw = Draw a plantation from the bag
action-lay-plantation = Lay it as a plantation
action-lay-forest = Lay it as a forest
action-hospital = Worker on: { $place_name }
action-remove = Discard: { $tile_name }
action-person-worker = Take a worker
action-person-citizen = Take the citizen
action-staffing-keep = Everybody stays, place the new ones
action-staffing-anew = Place everybody anew
action-staff = Place on: { $place_name }
action-empty = Stays empty: { $place_name }
action-occupant-worker = A worker
action-occupant-citizen = A citizen
action-build = Build: { $building_name }
action-overpay =
    { $n ->
        [0] Use all discounts
        [one] Pay { $n } coin more
       *[other] Pay { $n } coins more
    }
action-give-worker = Give the worker from: { $place_name }
action-give-citizen = Give the citizen from: { $place_name }
action-give-crate = Give 1 { $good_name }
action-give-vp = Give 1 VP
action-produce = Produce
    .full = Produce { $goods_names }
action-extra = 1 more { $good_name }
action-sell = Sell { $good_name }
action-outpost = Return { $good_name } (Merchant Outpost)
action-zoning = Buy a random plantation for 1 coin (Zoning Office)
action-load = Load { $good_name } on { $ship_name }
    .full = Load { $n } { $good_name } on { $ship_name }
action-wharf = Load { $good_name } on your own ship (Wharf)
    .full = Load { $n } { $good_name } on your own ship (Wharf)
action-small_wharf = Load { $n } { $good_name } on your own ship (Small Wharf)
action-small_wharf-sail = Let your ship sail
action-pension = Return 1 { $good_name } for 1 VP
action-keep_kind = Keep all { $good_name }
action-keep = Keep 1 { $good_name }
action-raid =
    { $n ->
        [0] Raid { $ship_name }: take nothing, clear it
       *[other] Raid { $ship_name }: take { $n }
    }
    .full =
        { $n ->
            [0] Raid { $ship_name }: take nothing, clear it
           *[other] Raid { $ship_name }: take { $n } { $good_name }
        }
action-plunder = Plunder the Trading House
action-poach = Poach workers
action-poach-worker = Poached worker on: { $place_name }
action-poach-citizen = Poached citizen on: { $place_name }
action-dismiss-worker = A worker leaves
action-dismiss-citizen = The citizen leaves
action-capture = Capture the { $role_name }
action-bohio-worker = Bohío worker to: { $place_name }
action-bohio-citizen = Bohío citizen to: { $place_name }
action-select = Select: { $building_name }
action-card = Keep: { $card_name }

## What a button would change

preview-role-coins = { $coins_amount } on the tile

# What each player could get, $player_name by $player_name
preview-role-goods =
    { $goods_count ->
        [0] { $player_name }: no goods
       *[other] { $player_name }: { $goods_names }
    }
preview-role-tiles =
    { $quarry ->
        [true] { $n ->
            [one] { $player_name }: { $n } tile or a quarry
           *[other] { $player_name }: { $n } tiles or a quarry
        }
       *[false] { $n ->
            [one] { $player_name }: { $n } tile
           *[other] { $player_name }: { $n } tiles
        }
    }
preview-role-building =
    { $n ->
        [one] { $player_name }: at most { $building_name }, for { $n } coin
       *[other] { $player_name }: at most { $building_name }, for { $n } coins
    }
preview-role-workers = { $player_name }: { $workers_amount }
preview-role-sale = { $player_name }: sale for up to { $coins_amount }
preview-role-load = { $player_name }: first load of up to { $vp_amount }

# The price, then the printed cost and every discount
preview-price =
    { $n ->
        [0] free
        [one] pay { $n } coin
       *[other] pay { $n } coins
    }
preview-cost = printed cost { $n }
preview-discount-privilege = −{ $n } privilege
preview-discount-forests = −{ $n } forests
preview-discount-quarries = −{ $n } quarries
preview-discount-notary = −{ $n } Notary
preview-missing =
    { $n ->
        [one] { $n } coin short: something else instead (Hidden Market)
       *[other] { $n } coins short: something else instead (Hidden Market)
    }

# The income, then its parts
preview-sale = gives { $coins_amount }
preview-sale-price = price { $n }
preview-sale-privilege = +{ $n } privilege
preview-sale-small_market = +{ $n } Small Market
preview-sale-large_market = +{ $n } Large Market

# The VP of a load, then their parts
preview-load = gives { $vp_amount }
preview-load-crates = { $n } for the crates
preview-load-captain = +{ $n } Captain
preview-load-harbor = +{ $n } Harbor
preview-load-coins = and { $coins_amount } (Lighthouse)
preview-own =
    { $n ->
        [0] you have none yet
       *[other] you have { $n }
    }

## Why not

# $asked = the kind of the present decision
refusal-not-now =
    { $asked ->
        [selecting] Not now: first select a building for this game.
        [dealing] Not now: first choose your achievement cards.
        [draft] Not now: first choose an achievement card.
        [round] Not now: first choose a role.
        [hacienda] Not now: first decide about the Hacienda.
        [tile] Not now: first take a tile, or none.
        [second_tile] Not now: first take a second tile, or none.
        [hospital] Not now: first decide about the Hospital's worker.
        [second_hospital] Not now: first decide about the Hospital's worker.
        [forest] Not now: first choose between plantation and forest.
        [park] Not now: first decide about the Park Authority.
        [privilege] Not now: first decide about your privilege.
        [villa] Not now: first decide about the Villa.
        [picking] Not now: first take somebody from the Register.
        [staffing] Not now: first place your workers.
        [slots] Not now: first place your workers.
        [occupant] Not now: first place your workers.
        [building] Not now: first build something, or nothing.
        [overpaying] Not now: first pay for your building.
        [paying] Not now: first pay for your building.
        [schooling] Not now: first decide about the School's worker.
        [produce] Not now: first decide whether you produce.
        [extra] Not now: first take your further crate, or none.
        [trading] Not now: first sell something, or nothing.
        [pensioning] Not now: first decide about the Pension Office.
        [shipping] Not now: first load.
        [small_shipping] Not now: first finish loading your own ship.
        [storing] Not now: first choose what you store.
        [smuggling] Not now: first choose what the Smuggler does.
        [poaching] Not now: first place the poached workers.
        [dismissing] Not now: first decide who leaves the game.
        [rewarding] Not now: first place the workers of your reward.
        [window] Not now: first decide about the Bohío.
       *[gaining] Not now: first decide about your gain.
    }
refusal-must-choose-role = You must choose a role.
refusal-must-load = You must load as long as you can on a cargo ship.
refusal-role-not-here = This role is not in this game: { $role_name }.
refusal-role-taken = This role has been chosen in this round already: { $role_name }.
refusal-has-marker = You hold the Smuggler marker, so you cannot choose the Smuggler.
refusal-not-on-offer = There is none in the offer: { $tile_name }.
refusal-no-quarry-left = There are no quarries left.
refusal-no-quarry-right = Only the Planter, or somebody with an occupied Builder's Yard, may take a quarry.
refusal-no-second-quarry = The second tile can be a quarry only with an occupied Builder's Yard.
refusal-hospital-portrait = The Hospital's worker goes to the portrait only if all you gained were forests.
refusal-hospital-tile = You have gained no such tile with an empty slot in this phase: { $tile_name }.
refusal-no-such-tile =
    { $forest ->
        [true] You have no forest made of this: { $tile_name }.
       *[false] You have no plantation of this kind: { $tile_name }.
    }
refusal-no-slot = There is no slot to choose here now: { $place_name }.
refusal-place-passed = The places are named in order, and it is past the turn of this one: { $place_name }.
refusal-name-filled = Name the slots that you fill, not those that stay empty.
refusal-name-empty = Name the slots that stay empty, not those that you fill.
refusal-slots-first = Nobody goes to the portrait as long as you have an empty slot.
refusal-too-few-to-fill = From here on there are too few slots for all your people, so name an earlier place first: { $place_name }.
refusal-too-few-to-leave = From here on too few slots are left that could stay empty, so name an earlier place first: { $place_name }.
refusal-no-bohio = Nobody of yours is in a Bohío.
refusal-not-in-bohio =
    { $person ->
        [citizen] No citizen of yours is in a Bohío.
       *[worker] No worker of yours is in a Bohío.
    }
refusal-own-already = You own this building already: { $building_name }.
refusal-sold-out = There are no more of these: { $building_name }.
refusal-not-in-tray = This building is not in this game: { $building_name }.
refusal-no-space = You have no room in your city for this: { $building_name }.

# $price and $coins are numbers
refusal-too-dear = Too expensive: { $building_name } costs you { $price }, and you have { $coins_amount }.
refusal-overpaid = You can pay at most { $most } more than the price, not { $n }.
refusal-give-passed = You return one worker, one crate and one VP at most, in this order, and it is past the turn of this one.
refusal-give-earlier =
    { $n ->
        [one] One thing is still to be returned, so begin with what comes earlier: a worker, then a crate, then a VP.
       *[other] { $n } things are still to be returned, so begin with what comes earlier: a worker, then a crate, then a VP.
    }
refusal-markets-worker = Whoever is on the Hidden Market itself may not be returned.
refusal-nobody-there =
    { $person ->
        [citizen] No citizen of yours is there: { $place_name }.
       *[worker] No worker of yours is there: { $place_name }.
    }
refusal-no-vp = You have no VP to return.
refusal-school-full = There is no empty slot on it any more: { $building_name }.
refusal-not-produced = You have produced none of this in this phase: { $good_name }.
refusal-supply-empty = The supply has none left: { $good_name }.
refusal-sold-already = You have sold in this phase already.
refusal-no-crate = You have none of this: { $good_name }.
refusal-no-outpost = For this you need an occupied building: { $building_name }.
refusal-house-full = The Trading House is full.
refusal-kind-there = The Trading House has this already, and you have no occupied Office: { $good_name }.
refusal-zoned-already = You have used your Zoning Office in this phase already.
refusal-no-zoning-worker = For this you need a worker in a Zoning Office.
refusal-no-zoning-citizen = For this you need a citizen in a Zoning Office.
refusal-zoning-coin = You have no coin to pay for a plantation.
refusal-zoning-space = You have no free space for a plantation.
refusal-zoning-bag = There are no plantations left to draw.
refusal-zoning-forest = The Zoning Office takes plantations, not forests.
refusal-no-such-ship = There is no such ship in this game: { $ship_name }.
refusal-ship-other-kind = This ship carries { $there_name }, so { $good_name } cannot go on it: { $ship_name }.
refusal-kind-on-other-ship = There is { $good_name } on another ship already: { $other_name }.
refusal-ship-full = This ship is full: { $ship_name }.
refusal-larger-ship = More of your { $good_name } fits on another ship than on { $ship_name }, and you must load as much as possible.
refusal-no-wharf = For this you need a building that is occupied and not used yet in this phase: { $building_name }.
refusal-few-crates = You have { $have } of this, not { $n }: { $good_name }.
refusal-nothing-aboard = Your own ship sails only with at least one crate.
refusal-kinds-in-order = The kinds are named in order, and it is past the turn of this one: { $good_name }.
refusal-kept-already = You keep all of this already: { $good_name }.
refusal-kinds-first = Kinds that you keep whole are named before single crates, so this comes too late: { $good_name }.
refusal-storage-full = You cannot keep more of this: { $good_name }.
refusal-ship-empty = This ship is empty: { $ship_name }.
refusal-raid-too-much =
    { $have ->
        [one] There is only { $have } crate on this ship: { $ship_name }.
       *[other] There are only { $have } crates on this ship: { $ship_name }.
    }
refusal-house-empty = The Trading House is empty.

# $n = number of seats
refusal-register-too-small = There are too few people on the Register to poach any at a table of { $n }.
refusal-no-capture = With a Puertoma in the game no role can be captured.
refusal-not-on-register =
    { $person ->
        [citizen] There is no citizen on the Register.
       *[worker] There is no worker on the Register.
    }
refusal-always-there = This building is in every game: { $building_name }.
refusal-selected-already = This building has been selected already: { $building_name }.
refusal-set-not-in-game = This building belongs to an expansion that you are not playing with: { $building_name }.
refusal-pair-limit = Its counterpart has been selected, and only one of the two may be in this game: { $building_name }.
refusal-no-tray-space = All spaces for buildings of cost { $cost } are taken, so this cannot be selected: { $building_name }.
refusal-not-your-card = This card has not been dealt to you: { $card_name }.
refusal-card-passed = The cards are kept in order, and it is past the turn of this one: { $card_name }.
refusal-card-too-late = After this card too few would be left to make four, so keep an earlier one first: { $card_name }.

## Ways to set it up

preset-first-about = Three players without expansions, against deckhands who do not always know better: a game to learn by.
preset-classic-about = The base game with four players, without expansions.
preset-everything-about = Four players with all six expansions at once.
preset-solo-about = You alone against two Puertomas, the opponents of the rulebook, at normal difficulty.
