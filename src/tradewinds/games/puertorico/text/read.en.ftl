### Puerto Rico read aloud, line by line, for the terminal.
###
### Every id stands in the same place in read.en.ftl, read.zh-Hant.ftl and read.hu.ftl. Lists are joined with
### word-separator.

## Who sits there

read-puertoma = Puertoma
# $n = which of several, from 1
read-puertoma-n = Puertoma { $n }

## The table

# $round = number, $governor = name of a player, $phase = name of the phase
read-round = Round { $round }. Governor: { $governor }. { $phase }.
# $name = name of the player who chose the running role
read-chosen-by = Chosen by { $name }.
# $n = how many roles are still chosen in this round
read-picks = Roles still to be chosen this round: { $n }.
# $roles = list of roles
read-roles = Roles to choose: { $roles }.
# $role = name of a role, $coins = amount
read-role-coins = { $role } (with { $coins })
read-roles-taken = Chosen already: { $roles }.
# $role = name of a role
read-captured = Captured by the Smuggler: { $role }.
# $name = name of a player
read-marker = Smuggler marker: { $name }.
# $tiles = list of tiles, $n = how many quarries are left
read-offer = Offer of plantations: { $tiles }. Quarries left: { $n }.
# $n = tiles in the bag, $tiles = list
read-bag = Tiles in the bag: { $n }. Discarded: { $tiles }.
# $people = list of amounts
read-register = Work Register: { $people }.
read-people-supply = People in the supply: { $people }.
# $goods = list of amounts
read-supply = Goods in the supply: { $goods }.
# $n = how many are left
read-vp-pool = VP left in the pool: { $n }.
# $goods = list of goods, $n = free spaces
read-house = Trading House: { $goods }. Free spaces: { $n }.
# $size = spaces of the ship, $goods = an amount
read-ship = Ship with { $size } spaces: { $goods }.
# $buildings = list of buildings that can still be built
read-tray = Buildings left: { $buildings }.
# $building = name of a building, $cost = amount, $n = how many
read-tray-one = { $building }: { $cost }, { $n } left
# $help = what the building does
read-tray-help = { $building }: { $cost }, { $n } left. { $help }
# $goal = name of a goal, $shown = what it shows, $state = open or done
read-goal = Festival, { $goal } ({ $shown }): { $state }.
read-goal-plain = Festival, { $goal }: { $state }.
# $role = name of a role
read-tracker = Puertoma action board, tracker: { $role }.
# $trigger = what ends the game
read-trigger = The game ends after this round. { $trigger }.
# $cards = list of cards
read-cards = Achievement cards before you: { $cards }.

## A player

# $name = name of a player, $coins, $vp = amounts, $goods = list of amounts
read-player = { $name }: { $coins }, { $vp }. Goods: { $goods }.
# VP tokens that the reader may not see
read-player-hidden = { $name }: { $coins }, VP tokens hidden. Goods: { $goods }.
# $tiles = list, $used = spaces that are taken, $spaces = how many there are
read-countryside = Countryside ({ $used } of { $spaces } spaces): { $tiles }.
# $buildings = list
read-city = Buildings ({ $used } of { $spaces } spaces): { $buildings }.
# $place = name of a tile, $n = how many tiles, $people = list of amounts
read-tile = { $n } × { $place } ({ $people })
# $place = name of a building, $slots = worker slots
read-building = { $place } ({ $people } in { $slots } slots)
read-building-plain = { $place }
# $n = how many
read-forests = { $n } × forest
read-nobody = nobody
# $people = list of amounts
read-idle = On the portrait: { $people }.
read-staffing = Is placing people now.
# $goods = list of amounts
read-produced = In this phase: { $goods }.
# $cards = list of achievements
read-achievements = Achievements not yet completed: { $cards }.
read-achievements-hidden = Achievements not yet completed, face down: { $n }.
# $card = title, $help = its condition
read-achievement = { $card }: { $help }
read-completed = Achievements completed: { $cards }.

## A Puertoma

# $people = list of amounts
read-vp-area = People in the VP area: { $people }.
# $place = kind of plantation, $spaces = list of n/m per tile
read-puertoma-kind = { $place }: { $spaces }
# $n = filled slots, $slots = how many there are
read-puertoma-space = { $n } of { $slots } slots filled
read-puertoma-plantations = Plantations: { $kinds }.
# $tiles = list of quarries and of plantations beyond the second of a kind
read-puertoma-third = In the VP area: { $tiles }.
# $levels = list
read-puertoma-levels = Building spaces: { $levels }.
# $level = name of a level, $n = buildings on it
read-puertoma-level = { $level }: { $n }
# $abilities = list
read-puertoma-abilities = Abilities turned up: { $abilities }.
read-puertoma-working = At work now: { $abilities }.
# $building = name of a building
read-puertoma-reserve = Reserved building: { $building }.
read-none = none

## Parts of the score, as the breakdown names them

score-vp = VP tokens
score-buildings = Buildings
score-bonus = Expanded buildings
score-citizens = Citizens
score-vp_area = VP area
score-pairs = Active pairs of plantations
score-wealth = Coins and crates
