### Empires of the North: the words of the table.
### The names of cards, clans, icons and events are in cards.en.ftl, which is made from the data (tools/cards.py).

## The game

game-name = Empires of the North
game-tagline = Build a northern realm card by card, and sail for islands.
game-blurb = A card game of six northern clans for 1 to 4 players. Each round you pick cards, build locations, send your two pawns round five action tiles and your ships to islands that you pillage or conquer. The round in which somebody reaches 25 points is the last.

## Goods, workers, points

word-food = food
amount-food = { $n } food
word-wood = wood
amount-wood = { $n } wood
word-stone = stone
amount-stone = { $n } stone
word-sheep = sheep
amount-sheep = { $n } sheep
word-fish = fish
amount-fish = { $n } fish
word-gold = gold
amount-gold = { $n } gold
word-raze = raze token
amount-raze =
    { $n ->
        [one] { $n } raze token
       *[other] { $n } raze tokens
    }
word-worker = worker
amount-worker =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
word-vp = VP
amount-vp = { $n } VP
word-card = card
amount-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## Action tiles, distances, cargo

tile-explore = Explore
tile-populate = Populate
tile-construct = Construct
tile-harvest = Harvest
tile-sail = Sail
distance-near = nearby islands
distance-far = distant islands
cargo-none = no cargo
cargo-fish = 1 fish
cargo-raze = 1 raze token
cargo-fish_raze = 1 fish and 1 raze token
cargo-gold = 1 gold as fish
cargo-gold_raze = 1 gold as fish and 1 raze token
side-fresh = unexhausted
side-exhausted = exhausted
as-field = as a new field
as-upgrade = as a field upgrade
phase-lookout = Lookout
phase-stores = Lookout: stores
phase-event = Event
phase-action = Action phase
phase-expedition = Expedition
phase-cleanup = Cleanup
word-nobody = nobody
word-nobody-start = Nobody

## Options

option-raze_scoring = Raze tokens at the end
option-raze_scoring-help = Whether a raze token left over is worth a point (EON-13.5).
option-raze_scoring-faq = 1 point each
option-raze_scoring-rulebook = No points
option-generic_ships = Generic ships
option-generic_ships-help = Who may sail with the three generic ships (EON-7.4).
option-generic_ships-open = Anybody without a ship at home
option-generic_ships-cards_only = Only by card effects
option-generic_ships-off = Nobody
option-gold_as_fish_cargo = Gold as fish cargo
option-gold_as_fish_cargo-help = Whether a gold may be loaded in place of a fish (EON-R5).
option-gold_as_fish_cargo-true = Yes
option-gold_as_fish_cargo-false = No
option-scoreboard_side = Side of the scoreboard
option-scoreboard_side-help = Only a matter of looks (EON-2.1).
option-scoreboard_side-A = Side A
option-scoreboard_side-B = Side B
option-clan_choice = Choice of clans
option-clan_choice-help = How the clans are given out (EON-R21).
option-clan_choice-seat_order = In seat order
option-clan_choice-random = At random
option-clan_choice-free = First come, first served
option-clan_choice-first_game = First game: Glenn against Ulaf
option-solo_scenario = Solo scenario
option-solo_scenario-help = Which scenario is played alone (EON-15.1).
option-solo_scenario-long_winter = The Long Winter
option-solo_scenario-raiders = Raiders on the Horizon
option-solo_scenario-kings_tribute = The King's Tribute
option-solo_scenario-edge_of_the_world = To the Edge of the World
option-solo_level = Solo level
option-solo_level-help = How hard the solo scenario is (EON-15.1).
option-solo_level-easy = Easy
option-solo_level-normal = Normal
option-solo_level-hard = Hard
option-suggest_first_game = Suggest a first game
option-suggest_first_game-help = Whether Glenn against Ulaf is suggested for a first game (EON-2.12).
option-suggest_first_game-true = Yes
option-suggest_first_game-false = No

## Scores

score-track = Score track
score-cards = Cards in the empire
score-resources = Resources
score-gold = Gold
score-raze = Raze tokens
score-total = Total

## What happened

fact-clan_taken = { $who } leads the { $clan_name }.
    .you = You lead the { $clan_name }.
fact-tiles_laid = The tiles lie in this circle: { $tiles_names }.
fact-islands = Islands turned up: { $cards_names }.
fact-first_player = { $who } has the first-player marker.
    .you = You have the first-player marker.
fact-round = Round { $round } begins; { $who } is first.
    .you = Round { $round } begins; you are first.
fact-drew = { $who } draws { $cards_names }.
    .you = You draw { $cards_names }.
fact-drew_aside = { $who } looks at { $cards_names }.
    .you = You look at { $cards_names }.
fact-drew-unknown =
    { $who } draws { $n ->
        [one] a card
       *[other] { $n } cards
    }.
    .you =
        You draw { $n ->
            [one] a card
           *[other] { $n } cards
        }.
fact-drew_aside-unknown =
    { $who } looks at { $n ->
        [one] a card
       *[other] { $n } cards
    }.
    .you =
        You look at { $n ->
            [one] a card
           *[other] { $n } cards
        }.
fact-kept =
    { $cards_count ->
        [0] { $who } keeps no card.
       *[other] { $who } keeps { $cards_names }.
    }
    .you =
        { $cards_count ->
            [0] You keep no card.
           *[other] You keep { $cards_names }.
        }
fact-kept-unknown =
    { $n ->
        [0] { $who } keeps no card.
        [one] { $who } keeps a card.
       *[other] { $who } keeps { $n } cards.
    }
    .you =
        { $n ->
            [0] You keep no card.
            [one] You keep a card.
           *[other] You keep { $n } cards.
        }
fact-cast_off = { $who } discards { $discards_names }.
    .you = You discard { $discards_names }.
fact-reshuffled = { $who } shuffles the discard pile into a new deck.
    .you = You shuffle your discard pile into a new deck.
fact-islands_reshuffled = The discarded { $distance_name } are shuffled into a new deck.
fact-gained = { $who } gains { $gains_names }.
    .you = You gain { $gains_names }.
fact-paid = { $who } spends { $paid_names }.
    .you = You spend { $paid_names }.
fact-assigned = { $who } assigns { $paid_names } to { $card_name }.
    .you = You assign { $paid_names } to { $card_name }.
fact-tribute = { $who } pays { $paid_names } as tribute.
    .you = You pay { $paid_names } as tribute.
fact-recovered =
    { $who } recovers { $n ->
        [one] a worker
       *[other] { $n } workers
    }.
    .you =
        You recover { $n ->
            [one] a worker
           *[other] { $n } workers
        }.
fact-released = { $who } releases { $gains_names } from { $card_name }.
    .you = You release { $gains_names } from { $card_name }.
fact-refreshed = { $who } refreshes { $card_name }.
    .you = You refresh { $card_name }.
fact-discarded = { $who } discards { $card_name } from hand.
    .you = You discard { $card_name } from hand.
fact-left = { $card_name } leaves the empire of { $who }.
    .you = You give up { $card_name }.
fact-returned = { $who } takes { $card_name } back into hand.
    .you = You take { $card_name } back into your hand.
fact-triggered = { $card_name } of { $who } takes effect.
    .you = { $card_name } takes effect for you.
fact-built = { $who } builds { $card_name }.
    .you = You build { $card_name }.
fact-upgraded = { $who } upgrades { $field_name } with { $card_name }.
    .you = You upgrade { $field_name } with { $card_name }.
fact-conquered = { $who } conquers { $card_name }.
    .you = You conquer { $card_name }.
fact-pillaged = { $who } pillages { $card_name }: { $gains_names }.
    .you = You pillage { $card_name }: { $gains_names }.
fact-harvested = { $who } harvests { $card_name }: { $gains_names }.
    .you = You harvest { $card_name }: { $gains_names }.
fact-copied = { $card_name } of { $who } copies { $target_name }.
    .you = You copy { $target_name } with { $card_name }.
fact-sailed =
    { $generic ->
        [true] { $who } sends a generic ship to sea as no. { $place }: { $cargo_name }.
       *[other] { $who } sends a ship to sea as no. { $place }: { $cargo_name }.
    }
    .you =
        { $generic ->
            [true] You send a generic ship to sea as no. { $place }: { $cargo_name }.
           *[other] You send a ship to sea as no. { $place }: { $cargo_name }.
        }
fact-moved_up = A ship of { $who } moves up to place { $place }.
    .you = You move a ship up to place { $place }.
fact-came_home = A ship of { $who } comes home.
    .you = You bring a ship home.
fact-reached = { $who } reaches { $card_name }.
    .you = You reach { $card_name }.
fact-revealed = { $who } discovers { $card_name }.
    .you = You discover { $card_name }.
fact-moved_pawn = { $who } moves a pawn from { $tile_name } to { $other_tile_name }.
    .you = You move a pawn from { $tile_name } to { $other_tile_name }.
fact-searched = { $who } has searched the deck and shuffles it.
    .you = You have searched your deck and shuffle it.
fact-found = { $who } finds { $card_name }.
    .you = You find { $card_name }.
fact-took_back = { $who } takes { $card_name } from the discard pile.
    .you = You take { $card_name } from your discard pile.
fact-gained_ship = { $who } gets another ship.
    .you = You get another ship.
fact-named = { $who } shows { $card_name }.
    .you = You show { $card_name }.
fact-played = { $who } plays { $card_name }.
    .you = You play { $card_name }.
fact-used = { $who } uses { $card_name }.
    .you = You use { $card_name }.
fact-placed = { $who } puts a pawn on { $tile_name }.
    .you = You put a pawn on { $tile_name }.
fact-used_again = { $who } uses a pawn again: from { $other_tile_name } to { $tile_name }.
    .you = You use a pawn again: from { $other_tile_name } to { $tile_name }.
fact-attacked = { $who } attacks { $card_name } of { $player_name }.
    .you = You attack { $card_name } of { $player_name }.
    .against = { $who } attacks your { $card_name }.
fact-exhausted = { $card_name } of { $player_name } is exhausted.
    .you = You exhaust { $card_name } ({ $player_name }).
    .against = { $who } exhausts your { $card_name }.
fact-passed = { $who } passes.
    .you = You pass.
fact-last_round =
    { $n ->
        [0] This match has gone on for long enough: this round is the last.
       *[other] Somebody’s score has reached { $n }: this round is the last.
    }
fact-cleaned_up = Cleanup: workers come back, cards are refreshed, pawns go home.
fact-tiles_turned =
    { $tiles_count ->
        [0] All tiles lie on their normal side.
       *[other] On their solo side now: { $tiles_names }.
    }
fact-event = Event: { $event_name }.
    .you = You face an event: { $event_name }.
fact-fell_short = { $who } falls { $n } short and loses { $n } VP.
    .you = You fall { $n } short and lose { $n } VP.
fact-game_over =
    { $count ->
        [one] { $winners_names } wins with { $points } points.
       *[other] { $winners_names } share the victory with { $points } points.
    }
    .you =
        { $count ->
            [one] You win with { $points } points.
           *[other] You share the victory with { $points } points: { $winners_names }.
        }
fact-scenario_over =
    { $won ->
        [true] { $who } wins the scenario with a score of { $vp } (goal { $goal }).
       *[other] { $who } does not win the scenario: a score of { $vp } (goal { $goal }).
    }
    .you =
        { $won ->
            [true] You win the scenario with a score of { $vp } (goal { $goal }).
           *[other] You do not win the scenario: a score of { $vp } (goal { $goal }).
        }

## Questions

prompt-clan = Which clan do you lead?
    .help = Each clan has its own deck of 33 cards. Glenn is the easiest to begin with.
prompt-clan-other = { $who } is choosing a clan.
prompt-lookout = Lookout: which cards do you keep? Each costs 1 worker.
    .help = Cards that you do not keep go to your discard pile. You have { $n } available workers; { $free } of the cards are free.
prompt-lookout-other = Lookout: still choosing cards: { $who }.
prompt-keep =
    Keep { $n ->
        [one] one more card
       *[other] { $n } more cards
    }.
    .help = The cards that you do not keep go to your discard pile.
prompt-keep-other = Choosing which cards to keep: { $who }.
prompt-order = Several of your cards take effect. Which one first?
    .help = You decide the order of effects that happen at the same time.
prompt-order-other = { $who } is ordering effects.
prompt-payout = { $card_name } pays { $n } more. What do you take?
    .help = For each complete group of stored goods you take one item, in any mix.
prompt-payout-other = { $who } is taking what a store pays.
prompt-turn = Your turn: take one action or pass.
    .help = Build a card, use a pawn, attack or use an action card. Who passes takes no more actions this round.
prompt-turn-other = It is the turn of { $who }.
prompt-gold = { $n } { $good_name } to pay: how much of it in gold?
    .help = One gold may stand for one resource.
prompt-gold-other = { $who } is paying.
prompt-pay = { $n } more of your choice to pay: which resource?
    .help = Any of the five resources will do, or gold in place of one.
prompt-pay-other = { $who } is paying.
prompt-discard =
    Discard { $n ->
        [one] a card
       *[other] { $n } cards
    } from your hand.
    .help = It goes face up to your discard pile.
prompt-discard-other = { $who } is discarding from hand.
prompt-leave = Which card leaves your empire?
    .help = Upgrades under a field go with it; tokens on the card are lost, workers are spent.
prompt-leave-other = { $who } is giving up a card.
prompt-return = Which location do you take back into your hand?
    .help = Only locations that you built from your hand: no starting cards, fields, upgrades, islands or copy cards.
prompt-return-other = { $who } is taking a location back.
prompt-field_or_upgrade = { $card_name }: a new field or an upgrade?
    .help = The choice is final. An upgrade goes under a field that yields the same kind of good.
prompt-field_or_upgrade-other = { $who } is building a field.
prompt-upgrade = Under which field does { $card_name } go?
    .help = The field must yield a kind of good that the upgrade yields.
prompt-upgrade-other = { $who } is upgrading a field.
prompt-copy = Which card does { $card_name } copy?
    .help = It has the effect of that card, with its own exhaustion and limits.
prompt-copy-other = { $who } is choosing what to copy.
prompt-gain = { $n } more to gain: what do you take?
    .help = Any mix of what is offered; drawn cards come last.
prompt-gain-other = { $who } is choosing what to gain.
prompt-release = Release { $n } more: from which card?
    .help = You may stop when you like.
prompt-release-other = { $who } is releasing.
prompt-release_good = Which good do you release from { $card_name }?
    .help = It comes back to your stock and can be used at once.
prompt-release_good-other = { $who } is releasing goods.
prompt-refresh = Refresh { $n } more: which card?
    .help = You may stop when you like.
prompt-refresh-other = { $who } is refreshing cards.
prompt-exhaust = Which card of an opponent do you exhaust?
    .help = An unexhausted action card of somebody who has not passed.
prompt-exhaust-other = { $who } is exhausting a card of an opponent.
prompt-move =
    You may move { $n ->
        [one] a pawn
       *[other] { $n } pawns
    }: from where to where?
    .help = To any other tile. The tile is not activated.
prompt-move-other = { $who } may move a pawn.
prompt-ship_up = Which of your ships moves up?
    .help = It changes places with the ship just ahead of it.
prompt-ship_up-other = { $who } may move a ship up.
prompt-ahead = One more place ahead?
    .help = You may stop when you like.
prompt-ahead-other = { $who } may move a ship up.
prompt-embark = Which of your ships acts now?
    .help = It is resolved at once and comes home.
prompt-embark-other = { $who } is choosing a ship.
prompt-island = Where does your ship go?
    .help = A face-up island or the top of a deck; a distant one only with a fish aboard.
prompt-island-other = { $who } is choosing an island.
prompt-conquer = { $card_name }: pillage or conquer?
    .help = Pillaging gives goods at once; a conquered island joins your empire and needs a raze token aboard.
prompt-conquer-other = { $who } is deciding about an island.
prompt-search = Search your deck: take { $n } more?
    .help = The deck is shuffled afterwards, whatever you take.
prompt-search-other = { $who } is searching the deck.
prompt-take = Take { $n } more from your discard pile?
    .help = You may stop when you like.
prompt-take-other = { $who } is looking through the discard pile.
prompt-payouts = { $n } more of your stores may pay now: which?
    .help = Only unexhausted stores with a complete group of goods.
prompt-payouts-other = { $who } is choosing stores that pay.
prompt-maybe = Do you pay the cost for the effect?
    .help = If not, the rest of the card still happens.
prompt-maybe-other = { $who } may pay for an effect.
prompt-recopy = Which copy card gets a new target?
    .help = It must be another card than the present target.
prompt-recopy-other = { $who } is choosing a copy card.
prompt-construct = Construct: which location do you put up for free?
    .help = A location with a building cost from your hand.
prompt-construct-other = { $who } is constructing.
prompt-harvest = Harvest: which field?
    .help = You gain the goods of the field and of all its upgrades.
prompt-harvest-other = { $who } is harvesting.
prompt-cargo = Sail: what do you load?
    .help = A fish reaches distant islands, a raze token conquers. The cargo cannot be changed later.
prompt-cargo-other = { $who } is loading a ship.
prompt-which = Which { $card_name }?
    .help = There are several of that name in different states.
prompt-which-other = { $who } is choosing a card.
prompt-perform = Perform { $tile_name }: with a card from your hand?
    .help = You may play one card that fits this action.
prompt-perform-other = { $who } performs an action.
prompt-deposit = What do you put there? { $n } so far.
    .help = At least one; only kinds that are accepted.
prompt-deposit-other = { $who } is putting goods on a card.
prompt-exhaust_own = Exhaust { $n } of your own action cards: which?
    .help = The event demands it; fewer if you have fewer.
prompt-exhaust_own-other = { $who } must exhaust own cards.
prompt-choice = { $card_name }: choose one.
    .help = Only what can do something is offered.
prompt-choice-other = { $who } is choosing an effect.

## Actions

action-clan = { $clan_name }
action-keep = Keep { $card_name }
action-done = Done
action-build = Build { $card_name }
action-place = Pawn on { $tile_name }
action-place-with = Pawn on { $tile_name }, with { $card_name }
action-again = Pawn again, from { $other_tile_name } to { $tile_name }
action-again-with = Pawn again, from { $other_tile_name } to { $tile_name }, with { $card_name }
action-use = Use { $card_name }
action-use-with = Use { $card_name }, with { $window_name }
action-attack = Attack { $card_name } of { $player_name }
action-tribute = Pay tribute
action-pass = Pass
action-perform = Perform { $tile_name }
action-perform-with = Perform { $tile_name }, with { $card_name }
action-gold =
    { $n ->
        [0] No gold for { $good_name }
       *[other] { $n } gold for { $good_name }
    }
action-pay = Pay 1 { $good_name }
action-take = Take 1 { $good_name }
action-pick = { $card_name }
action-pick-with = { $card_name } (no. { $n })
action-as = { $side_name }
action-discard = Discard { $card_name }
action-exhaust = Exhaust { $card_name } of { $player_name }
action-move = Pawn from { $tile_name } to { $other_tile_name } ({ $pawn_name })
action-ship = Ship no. { $place }
action-ahead = One place ahead
action-island = { $card_name }
action-deck = Top of the { $distance_name }
action-pillage = Pillage
action-conquer = Conquer
action-option = Effect { $n }
action-accept = Pay it
action-cargo = Load: { $cargo_name }
action-deposit = Put 1 { $good_name }

## Why not

refusal-not-now =
    { $asked ->
        [clan] Not now: first choose a clan.
        [lookout] Not now: first choose the cards you keep.
        [keep] Not now: first choose the cards you keep.
        [order] Not now: first order your effects.
        [payout] Not now: first take what the store pays.
        [turn] Not now: first take an action or pass.
        [gold] Not now: first say how much gold you pay.
        [pay] Not now: first pay the resource.
        [discard] Not now: first discard a card.
        [leave] Not now: first give up a card of your empire.
        [return] Not now: first take a location back.
        [field_or_upgrade] Not now: first choose field or upgrade.
        [upgrade] Not now: first choose the field.
        [copy] Not now: first choose what to copy.
        [gain] Not now: first choose what you gain.
        [release] Not now: first decide what you release.
        [release_good] Not now: first choose the good.
        [refresh] Not now: first decide what you refresh.
        [exhaust] Not now: first exhaust a card of an opponent.
        [move] Not now: first decide about your pawn.
        [ship_up] Not now: first decide about your ship.
        [ahead] Not now: first decide about your ship.
        [embark] Not now: first choose a ship.
        [island] Not now: first choose an island.
        [conquer] Not now: first choose between pillage and conquest.
        [search] Not now: first finish your search.
        [take] Not now: first finish with your discard pile.
        [payouts] Not now: first choose the stores that pay.
        [maybe] Not now: first decide whether you pay.
        [recopy] Not now: first decide about your copy cards.
        [construct] Not now: first choose the location.
        [harvest] Not now: first choose a field.
        [cargo] Not now: first load your ship.
        [which] Not now: first choose one of the cards.
        [perform] Not now: first decide about the action.
        [deposit] Not now: first finish putting goods there.
        [exhaust_own] Not now: first exhaust your own cards.
       *[choice] Not now: first choose an effect.
    }
refusal-clan-taken = The { $clan_name } is taken.
refusal-not-drawn = { $card_name } is not among the cards you may choose from now.
refusal-keep-exactly = An exact number of cards is kept here, in the order of the deck.
refusal-no-workers-to-keep = You have no available worker left for another card.
refusal-not-triggered = { $card_name } has no effect that waits now.
refusal-not-in-hand = { $card_name } is not in your hand.
refusal-no-building-cost = { $card_name } has no building cost: fields, upgrades and boosts are played with an action.
refusal-no-workers = You do not have enough available workers.
refusal-no-gold = You do not have enough gold, and nothing stands for gold.
refusal-no-raze = You do not have enough raze tokens, and nothing stands for them.
refusal-no-resources = You do not have the resources, even with gold in their place.
refusal-no-cards-to-discard = You do not have enough cards in hand to discard.
refusal-no-cards-to-leave = Your empire has no card that could be given up for it.
refusal-no-cards-to-return = Your empire has not enough locations that could go back to your hand.
refusal-not-payable-so = Then the rest of the cost could not be paid.
refusal-other-resource = Things of several kinds are chosen one after the other, in their order.
refusal-cannot-leave = { $card_name } cannot be given up for this.
refusal-cannot-return = { $card_name } cannot go back to your hand.
refusal-no-such-field = { $card_name } is no field that yields the same kind of good.
refusal-not-a-field = { $card_name } is no field of your empire that could be harvested.
refusal-not-to-copy = { $card_name } cannot be copied.
refusal-no-ship = You have no ship at home that could sail.
refusal-no-gold-for-fish = In this match gold cannot be loaded in place of a fish.
refusal-not-your-ship = That is no ship of yours that could act now.
refusal-at-the-head = The first ship of the queue cannot move up.
refusal-no-ship-for-sail = That ship would not make the declared Sail possible.
refusal-no-fish-aboard = A distant island needs a fish aboard.
refusal-not-face-up = { $card_name } does not lie face up on the board.
refusal-fog = In the fog only the tops of the decks can be reached.
refusal-no-islands = There are no islands of that distance left.
refusal-not-accepted = { $good_name } is not accepted there.
refusal-deposit-first = Put at least one good there first.
refusal-not-paid-out = This store does not pay { $good_name }.
refusal-no-paying-store = { $card_name } is no store that would pay now.
refusal-not-offered-gain = { $good_name } is not offered here.
refusal-not-to-release = Nothing on { $card_name } could be released.
refusal-not-on-card = There is no { $good_name } on that card.
refusal-not-to-refresh = { $card_name } cannot be refreshed now.
refusal-not-attackable = { $card_name } is no unexhausted action card there.
refusal-no-such-opponent = There is no opponent on that seat.
refusal-own-card = Your own cards cannot be the target.
refusal-opponent-passed = { $player_name } has passed: nothing can be done to those cards.
refusal-no-such-pawn = You have no such pawn on { $tile_name } that could be moved.
refusal-same-tile = The pawn must go to another tile.
refusal-no-such-card = { $card_name } is not among the cards that could be taken.
refusal-no-copy-card = { $card_name } is no copy card with another possible target.
refusal-no-location = Your hand holds no location that Construct could put up.
refusal-no-field = Your empire has no field to harvest.
refusal-not-for-this-action = { $card_name } is not played with { $tile_name }.
refusal-no-field-to-upgrade = There is no field for { $card_name } to go under.
refusal-no-voyage = You have no ship in the queue that could make this voyage.
refusal-no-pawn-at-home = You have no pawn at home.
refusal-no-pawn-there = You have no unexhausted pawn on { $other_tile_name }.
refusal-not-adjacent = { $tile_name } is not next to { $other_tile_name } in the circle.
refusal-no-action-card = { $card_name } is no action card that could be used.
refusal-exhausted-card = { $card_name } is exhausted.
refusal-no-window = No card can be played with the use of { $card_name }.
refusal-nothing-to-deposit = You have nothing that { $card_name } accepts.
refusal-not-in-empire = { $card_name } is not in your empire.
refusal-solo-no-attack = There is no opponent to attack in the solo game.
refusal-no-raze-to-attack = An attack costs a raze token.
refusal-no-tribute-card = There is no tribute card in this game.
refusal-no-tribute-goods = You have nothing to pay as tribute.
refusal-no-such-list = This effect could do nothing now.
refusal-not-to-load = You can load at most one fish and one raze token, and only what you have.
refusal-too-many-turns = This Action phase has gone on for too long; now only passing is left.
refusal-not-in-stock = You have no { $good_name } to put there, and gold cannot stand for it.

## The table read aloud

read-round = Round { $round }, { $phase_name }. First player: { $name }.
read-tiles = Tiles: { $tiles }.
read-islands = Islands face up: { $islands }.
read-queue = Ships: { $ships }.
read-ship = { $name } ({ $cargo })
read-board = { $name }, { $clan }: { $vp } VP, { $workers } workers ({ $spent } spent), { $goods }; { $cards } cards in the empire, { $hand } in hand.
read-no-clan = { $name } has no clan yet.
read-empire = Empire: { $cards }.
read-hand = Hand: { $cards }.
read-drawn = To choose from: { $cards }.
read-exhausted = { $card } (exhausted)
read-none = none
read-event = Event: { $event }.
read-goals = Goals: { $goals }.
goal-score = points { $there } of { $needed }
goal-islands = islands { $there } of { $needed }
goal-tribute = tribute { $there } of { $needed }
goal-distant = distant islands { $there } of { $needed }
read-alone = Nobody else is at the table.
read-seat = Seat { $n }

## Ways to set it up

preset-first-about = Glenn against Ulaf, as the rulebook suggests for a first game, against a deckhand.
preset-classic-about = Four clans, chosen in seat order.
preset-everything-about = Four clans at the table, and whoever is quicker has the choice.
preset-solo-about = You alone: The Long Winter at normal difficulty; another scenario and level can be chosen.
