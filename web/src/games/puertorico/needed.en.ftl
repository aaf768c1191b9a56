# Puerto Rico's own words on the web table (English).
puertorico-ui-comma = { ", " }
puertorico-ui-pause = { ", " }
puertorico-ui-colon = { ": " }
puertorico-ui-stop = { ". " }

# $n = round, $name = Governor, $phase = phase
puertorico-ui-heading = Round { $n } · Governor: { $name } · { $phase }

# the board
puertorico-ui-part-table = Main board
puertorico-ui-spaces-taken = { $n } of { $all } spaces taken
puertorico-ui-in-the-game = In this game
puertorico-ui-role-taken = Already chosen this round.
puertorico-ui-chosen-by = Chosen by: { $name }
puertorico-ui-captured = Captured by the Smuggler.
puertorico-ui-coins-on-role = { $n ->
    [one] { $n } coin lies on it
   *[other] { $n } coins lie on it
}
puertorico-ui-gets-nothing = nothing
puertorico-ui-left = { $n } left
puertorico-ui-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
puertorico-ui-discarded = Discarded: { $n }
puertorico-ui-ship-empty = empty
puertorico-ui-house-empty = empty
puertorico-ui-house-help = One crate of each kind; when all spaces are full it is cleared at the end of the phase. Base prices:
puertorico-ui-register-help = The Recruiter hands these people out, one after the other.
puertorico-ui-workers-left = Workers in the supply
puertorico-ui-citizens-left = Citizens in the supply
puertorico-ui-quarry-cap = ≤ { $n ->
    [one] { $n } quarry
   *[other] { $n } quarries
}
puertorico-ui-yours = You own it
puertorico-ui-owned-by = Built by: { $names }
puertorico-ui-reserved-by = Reserve token of { $name }
puertorico-ui-price-now = Your price as your board stands, without the Builder’s privilege:
puertorico-ui-printed-cost = Printed cost
puertorico-ui-you-pay = You pay
puertorico-ui-missing = Short of coins
puertorico-ui-base-price = Base price
puertorico-ui-crates-loaded = Crates
puertorico-ui-last-round = This is the last round.

# boards of the players
puertorico-ui-no-goods = No goods
puertorico-ui-no-buildings = No buildings yet
puertorico-ui-people-of = { $n } of { $slots } staffed
puertorico-ui-secret-cards = { $n ->
    [one] { $n } secret card
   *[other] { $n } secret cards
}
puertorico-ui-quarries =
    { $n ->
        [one] { $n } quarry
       *[other] { $n } quarries
    }
puertorico-ui-third-plantations =
    { $n ->
        [one] { $n } third plantation
       *[other] { $n } third plantations
    }
puertorico-ui-staffed-of-all = 2/3: two of three places have people. A dashed outline: nobody works there.
puertorico-ui-this-round = This round
puertorico-ui-vp-area-help = At the end each worker here is worth 1 VP, each quarry and each third plantation 3 VP.
puertorico-ui-ability-help = Turned up by the second building of its level (level 4: by the first).
puertorico-ui-tracker = The tracker is on { $role }. Arrows lead to: { $next }.
puertorico-ui-tracker-help = A Puertoma looks first at the profitable roles an arrow leads to, then at the coins on them, then at a card.

# placing people and storing
puertorico-ui-placed =
    { $all ->
        [one] { $n } of { $all } has a place.
       *[other] { $n } of { $all } have a place.
    }
puertorico-ui-portrait-waits =
    { $n ->
        [one] { $n } waits on the portrait.
       *[other] { $n } wait on the portrait.
    }
puertorico-ui-clear = Clear
puertorico-ui-suggest = Suggest
puertorico-ui-as-before = As before
puertorico-ui-fill = Fill up
puertorico-ui-place-so = Place them so
puertorico-ui-occupant = Here: { $person }. Press to change.
puertorico-ui-kinds-kept = Whole kinds: { $n } of { $all }
puertorico-ui-singles-kept = Single crates: { $n } of { $all }
puertorico-ui-kept-of = { $n } kept of { $all }
puertorico-ui-keep-all = All
puertorico-ui-store-so = Store so

# groups in the action bar
puertorico-ui-group-roles = Roles
puertorico-ui-group-plantations = Plantations
puertorico-ui-group-quarry = Quarry
puertorico-ui-group-build = Build
puertorico-ui-group-ships = Cargo ships
puertorico-ui-group-wharf = Your Wharf
puertorico-ui-group-small-wharf = Your Small Wharf
puertorico-ui-group-sell = Sell
puertorico-ui-group-outpost = Merchant Outpost
puertorico-ui-group-zoning = Zoning Office
puertorico-ui-group-keep-kinds = Keep a whole kind
puertorico-ui-group-keep-crates = Keep a single crate
puertorico-ui-group-goods = Goods
puertorico-ui-group-raid = Raid a ship
puertorico-ui-group-plunder = Plunder the Trading House
puertorico-ui-group-poach = Poach workers
puertorico-ui-group-capture = Capture a role
puertorico-ui-group-fields = To the countryside
puertorico-ui-group-houses = Into a building
puertorico-ui-group-leave-fields = Leave empty in the countryside
puertorico-ui-group-leave-houses = Leave empty in the city
puertorico-ui-group-staffing = People
puertorico-ui-group-persons = Who?
puertorico-ui-group-give = Give in place of a coin
puertorico-ui-group-overpay = Pay
puertorico-ui-group-select-1 = Cost 1
puertorico-ui-group-select-2 = Cost 2
puertorico-ui-group-select-3 = Cost 3
puertorico-ui-group-select-4 = Cost 4
puertorico-ui-group-select-5 = Cost 5
puertorico-ui-group-select-6 = Cost 6
puertorico-ui-group-select-7 = Cost 7
puertorico-ui-group-select-8 = Cost 8
puertorico-ui-group-select-9 = Cost 9
puertorico-ui-group-select-10 = Cost 10
puertorico-ui-group-cards = Achievement cards
puertorico-ui-group-remove = Give up a tile
puertorico-ui-group-hospital = Worker from the Hospital
puertorico-ui-group-yes = Yes
puertorico-ui-group-bohio = Move a person out of the Bohío
puertorico-ui-group-pass = Or nothing
puertorico-ui-group-other = Other

# the end
puertorico-ui-scores = Final account
puertorico-ui-wins = { $names } wins!
puertorico-ui-you-win = You win!
puertorico-ui-win-shared = { $names } share the victory!
puertorico-ui-score-vp = VP tokens
puertorico-ui-score-buildings = Buildings
puertorico-ui-score-bonus = Expanded buildings
puertorico-ui-score-citizens = Citizens
puertorico-ui-score-achievements = Achievements
puertorico-ui-score-vp_area = VP area
puertorico-ui-score-pairs = Active pairs
puertorico-ui-score-wealth = Coins and crates
puertorico-ui-score-vp_area-help = Only Puertomas: 1 VP for each worker in the VP area, 3 VP for each quarry and each third plantation there.
puertorico-ui-score-pairs-help = Only Puertomas: 2 VP for each kind whose two plantations have all their workers.
puertorico-ui-score-wealth-help = Only Puertomas: half of all coins and crates together, rounded up.

# in place of the shell's words
leaf-own = My board
match-over = The game is over.
own = Your board
# Behind a number of tiles
puertorico-ui-or-quarry = { "" } or a quarry
# The dearest building within reach
puertorico-ui-at-most = at most { $building }, for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}

# Automatic answers, as the settings name them
auto-puertorico-produce = Produce all you can
auto-puertorico-extra = As Craftsman take the extra crate when there is only one kind
auto-puertorico-worker = Take the extra worker or citizen (Recruiter, Villa, School)
auto-puertorico-hospital = Take the Hospital’s worker when there is only one place
auto-puertorico-gain = Take every gain of your buildings
auto-puertorico-keep = Store the crate when there is only one way to
auto-puertorico-stay = When nobody is new, everybody stays at work
auto-puertorico-bohio = Nobody moves out of the Bohío between the phases

# In place of the questions one by one: the board is the answer
prompt-staffing = Place your workers.
    .help = In this phase you may move all your people: press a place on your board to fill or empty it. While there are empty slots, nobody may wait on the portrait.
prompt-slots = Place your workers.
    .help = Plantations, quarries and buildings only work with somebody on them. Press a place on your board to fill or empty it.
prompt-storing = What do you keep?
    .help = What you do not keep goes back to the supply. Warehouses keep whole kinds; one single crate is free for everybody.
# Where they work can be seen
fact-staffed =
    { $people_count ->
        [0] { $who } has nobody at work.
        [one] { $who } has { $people_count } person at work.
       *[other] { $who } has { $people_count } people at work.
    }
    .you =
        { $people_count ->
            [0] You have nobody at work.
            [one] You have { $people_count } person at work.
           *[other] You have { $people_count } people at work.
        }
