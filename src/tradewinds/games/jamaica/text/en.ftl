### Jamaica: the words of the table.
###
### Ids: <kind>-<id of the data file>, the data's underscores kept; -help is one sentence for a tooltip.
### Every id stands in the same place in en.ftl, zh-Hant.ftl and hu.ftl.
###
### Part 1: names of the game's things. Part 2 (log lines, questions, buttons, refusals) follows it.

## The game

game-name = Jamaica
game-tagline = Once round the island, cannons ready and holds full of gold.
game-blurb = A pirate race round Jamaica for 2 to 6 players. Each round the Captain sets two dice, one for the day and one for the night, and everybody secretly picks a card that says what to do with them: load gold, food or gunpowder, or sail forward or back. Wherever you stop you pay, fight or find treasure. When the first ship is home again the race is over, but the winner is the one with the most points, and most points are gold.

## Box contents

component-board = Board
component-action_card = Action card
component-treasure_card = Treasure card
component-treasure_token = Treasure token
component-gold_token = Doubloon (gold)
component-food_token = Food
component-gunpowder_token = Gunpowder
component-hold_board = Hold board
component-ship = Ship
component-action_die = Action die
component-combat_die = Combat die
component-compass = Compass
component-navigation_box = Navigation box
component-treasure_pile = Treasure pile
component-draw_deck = Draw deck
component-discard_pile = Discard pile
component-hand = Hand
component-bank = Bank

## Goods and holds

good-gold = Gold
good-food = Food
good-gunpowder = Gunpowder

# $n = how many
amount-gold = { $n } gold
amount-food = { $n } food
amount-gunpowder = { $n } gunpowder

# $n = number of the hold, 1 to 5; number 6 is hold-sixth
hold-name = Hold { $n }
hold-sixth = 6th Hold
hold-empty = Empty hold

## Dice

die-day = Day die
die-night = Night die
die-combat = Combat die
die-star = Star
die-star-help = The star wins the battle at once.

## Symbols on the action cards

symbol-load_gold = Load gold
symbol-load_gold-help = Take as much gold as the die shows and put it into one empty hold.
symbol-load_food = Load food
symbol-load_food-help = Take as much food as the die shows and put it into one empty hold.
symbol-load_gunpowder = Load gunpowder
symbol-load_gunpowder-help = Take as much gunpowder as the die shows and put it into one empty hold.
symbol-forward = Move forward
symbol-forward-help = Sail forward exactly as many spaces as the die shows.
symbol-backward = Move backward
symbol-backward-help = Sail backward exactly as many spaces as the die shows.

## The eleven action cards, day / night

card-forward_forward = Forward / Forward
card-forward_backward = Forward / Backward
card-backward_forward = Backward / Forward
card-forward_food = Forward / Food
card-food_forward = Food / Forward
card-forward_gunpowder = Forward / Gunpowder
card-gold_forward = Gold / Forward
card-gold_gold = Gold / Gold
card-gunpowder_gold = Gunpowder / Gold
card-gunpowder_food = Gunpowder / Food
card-food_gunpowder = Food / Gunpowder
card-hidden = Face-down card

## Treasure cards

treasure-kind-power = Special power
treasure-kind-treasure = Treasure
treasure-kind-cursed = Cursed treasure
treasure-hidden = Face-down treasure
treasure-morgans_map = Morgan's Map
treasure-morgans_map-help = Your hand is refilled to 4 action cards instead of 3.
treasure-sarans_sabre = Saran's Sabre
treasure-sarans_sabre-help = Once per battle you may have one combat die rolled again right after its roll, your own or your opponent's; the second result stands.
treasure-lady_beth = Lady Beth
treasure-lady_beth-help = Add 2 to your combat die in every battle, in attack and in defence.
treasure-sixth_hold = 6th Hold
treasure-sixth_hold-help = This card is one more hold for you, with all the rules of a hold.
treasure-treasure_3 = Treasure +3
treasure-treasure_3-help = Worth 3 points at the end; lies face down until then.
treasure-treasure_5 = Treasure +5
treasure-treasure_5-help = Worth 5 points at the end; lies face down until then.
treasure-treasure_7 = Treasure +7
treasure-treasure_7-help = Worth 7 points at the end; lies face down until then.
treasure-cursed_2 = Cursed treasure −2
treasure-cursed_2-help = Costs you 2 points at the end, unless you win a battle and pass it on.
treasure-cursed_3 = Cursed treasure −3
treasure-cursed_3-help = Costs you 3 points at the end, unless you win a battle and pass it on.
treasure-cursed_4 = Cursed treasure −4
treasure-cursed_4-help = Costs you 4 points at the end, unless you win a battle and pass it on.

## Pirates, ships and roles

pirate-anne_bonny = Anne Bonny
pirate-mary_read = Mary Read
pirate-samuel_bellamy = Samuel Bellamy
pirate-samuel_bellamy-nickname = Black Sam
pirate-john_rackham = John Rackham
pirate-john_rackham-nickname = Calico Jack
pirate-olivier_levasseur = Olivier Levasseur
pirate-olivier_levasseur-nickname = The Buzzard
pirate-edward_drummond = Edward Drummond
pirate-edward_drummond-nickname = Blackbeard
color-green = green
color-purple = purple
color-blue = blue
color-red = red
color-yellow = yellow
color-black = black
ship-ghost = Ghost Ship
ship-ghost-help = In the two-player game the Captain moves the black Ghost Ship twice at the end of every round.
role-captain = Captain
role-captain-help = The Captain rolls and places the dice of the round and acts first.
role-attacker = Attacker
role-defender = Defender

## Spaces of the board

space-kind-port_royal = Port Royal
space-kind-port_royal-help = Start and finish: nothing to pay, and nobody ever fights here.
space-kind-sea = Sea
space-kind-sea-help = Stop here and pay one food for each white square.
space-kind-port = Port
space-kind-port-help = Stop here and pay the figure shown in gold.
space-kind-lair = Pirate lair
space-kind-lair-help = Free, and the first ship to stop here takes a treasure card.

# $n = number of the space, 1 to 49; space 0 is space-port_royal
space-name = Space { $n }
space-port_royal = Port Royal
space-port_royal-finish = Port Royal, at the finish
space-red_line = Red line
space-cost-food = Cost: { $n } food
space-cost-gold = Cost: { $n } gold
space-cost-none = Free

# $points is a whole number, also negative; give it as text with a true minus sign
space-end-score = { $points } points for a ship here at the end
direction-forward = Forward
direction-backward = Backward
lane-outer = Outer lane
lane-inner = Inner channel

## Parts of the track

section-port_royal = Port Royal
section-leg1 = First leg
section-fork1_outer = First fork, outer lane
section-fork1_inner = First fork, inner channel
section-leg2 = Second leg
section-fork2_outer = Second fork, outer lane
section-fork2_inner = Second fork, inner channel
section-leg3 = Third leg
section-fork3_outer = Third fork, outer lane
section-fork3_inner = Third fork, inner channel
section-leg4_finish = Home stretch

## Phases of the round, and steps within them

phase-roll = Roll the dice
phase-choose_card = Choose a card
phase-actions = Actions
phase-end_of_round = End of the round
phase-ghost = The Ghost Ship moves
phase-scoring = Scoring
step-place_dice = Place the dice
step-day = Day action
step-night = Night action
step-load = Load
step-discard_hold = Clear a hold
step-move = Move
step-battle = Battle
step-attack = Attack
step-defence = Defence
step-reroll = Reroll
step-compare = Compare
step-loot = Loot
step-pay = Pay
step-shortage = Shortage
step-retreat = Go back
step-treasure = Treasure

## Options of the game

option-bank = Bank
option-bank-help = Whether the bank can run out of tokens: a limited bank gives only what is left of its 80 gold, 45 food and 45 gunpowder (JAM-R04).
option-bank-unlimited = Unlimited
option-bank-limited = Limited
option-decline_loot = Declining loot
option-decline_loot-help = Whether the winner of a battle may take nothing although something could be taken or given (JAM-R12).
option-decline_loot-allowed = Allowed
option-decline_loot-forbidden = Forbidden
option-morgans_map_draw = Morgan's Map: extra card
option-morgans_map_draw-help = Whether Morgan's Map brings its extra card when hands are refilled or the moment it is gained (JAM-R16).
option-morgans_map_draw-end_of_round = At the end of the round
option-morgans_map_draw-immediately = Immediately
option-reshuffle_includes_played_card = Reshuffle the card just played
option-reshuffle_includes_played_card-help = Whether the card you have just played is shuffled in when your deck runs out (JAM-R17).
option-reshuffle_includes_played_card-true = Yes
option-reshuffle_includes_played_card-false = No
option-ghost_tie_rule = Ghost Ship level with a player
option-ghost_tie_rule-help = Which way the Ghost Ship goes when it is level with a player at the front or at the back (JAM-R21).
option-ghost_tie_rule-captain_chooses = The Captain chooses
option-ghost_tie_rule-tie_counts_as_leading_or_last = Level counts as leading or last
option-ghost_moves_in_final_round = Ghost Ship moves in the final round
option-ghost_moves_in_final_round-help = Whether the Ghost Ship still makes its two moves in the round in which a player finishes (JAM-R23).
option-ghost_moves_in_final_round-true = Yes
option-ghost_moves_in_final_round-false = No
option-port_cost_16 = Cost of the port on space 16
option-port_cost_16-help = Our sources for the printed board disagree about this figure, so you may set it as on your own copy (JAM-R30).
option-port_cost_16-3 = 3 gold
option-port_cost_16-5 = 5 gold
option-port_cost_30 = Cost of the port on space 30
option-port_cost_30-help = Our sources for the printed board disagree about this figure, so you may set it as on your own copy (JAM-R30).
option-port_cost_30-3 = 3 gold
option-port_cost_30-5 = 5 gold
option-round_cap = Round limit
option-round_cap-help = Score the game after this many rounds even if nobody has finished, which is useful for matches between bots (JAM-R27).
option-round_cap-none = None

# $n = number of rounds
option-round_cap-integer =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }

## Parts of the score

score-position = Position
score-gold = Gold
score-treasures = Treasures
score-curses = Cursed treasures
score-total = Total

## The table read aloud, in the terminal

# $captain = name of a ship's player
read-round = Round { $round }. Captain: { $captain }.
read-dice = By day { $day }, by night { $night }.
read-dice-unplaced = Dice: { $dice }, not placed yet.

# $rank = place in the race, $name = whose ship, $space = name of the space, $cost = what it costs, $n = steps to go
read-ship = { $rank }. { $name }: { $space } ({ $cost }), { $n } to the finish.
read-ship-finished = { $rank }. { $name }: at the finish.

# $spaces = list of spaces, $pile = cards in the pile
read-treasures = Treasures wait on: { $spaces }. Cards in the pile: { $pile }.
read-treasures-none = No treasures wait in the lairs.

# $goods = list of amounts
read-bank = In the bank: { $goods }.
read-battle = Battle: { $attacker } against { $defender }.
read-battle-powder = { $name }: gunpowder { $n }, not rolled yet.
read-battle-roll = { $name }: gunpowder { $n }, roll { $roll }, strength { $strength }.
read-battle-star = { $name }: the star.

# $n = steps, $spaces = the spaces so far away
read-ahead = { $n } ahead: { $spaces }.
read-behind = { $n } back: { $spaces }.
read-worth = worth { $n } at the end

# $names = whose ships
read-there = here: { $names }
read-lair = lair, no treasure left
read-lair-treasure = lair with a treasure

# $n = number of the hold, $goods = what is in it
read-hold = { $n }: { $goods }
read-holds = Holds: { $holds }.
read-hand = Hand: { $cards }.
read-hand-hidden = Cards in hand: { $n }.
read-laid = Card of this round: { $card }.

# $n = cards in the deck, $cards = list of discarded cards
read-deck = Cards in the deck: { $n }. Discarded: { $cards }.
read-powers = Powers: { $cards }.

# $n = how many, $cards = those the reader knows
read-face-down = Face-down treasures: { $n } ({ $cards }).
read-unknown = unknown
read-none = none

## Sections of the rulebook (the same titles as in the rules files)

rules-section-1 = What is in the box
rules-section-2 = The board and where ships stand
rules-section-3 = Set-up and the round
rules-section-4 = Loading
rules-section-5 = Moving
rules-section-6 = Battles
rules-section-7 = The cost of spaces and shortage
rules-section-8 = Treasures
rules-section-9 = End of the race and scoring
rules-section-10 = Two players: the Ghost Ship
rules-section-11 = What everybody may see
rules-section-12 = Rulings

## Part 2: log lines, questions, buttons, refusals.
##
## Who passes which variables is said at the top of play/words.py. In short: every argument under its own name,
## and beside it its words: ship → $ship_name, good → $good_name, space → $space_name, cards → $cards_names.
## .you is read by the one who acts, .against by the one it is done to.

## Words inside a sentence

word-gold = gold
word-food = food
word-gunpowder = gunpowder
word-empty = empty

# So much of a good: $good = gold, food or gunpowder, $n = number
word-amount =
    { $good ->
        [gold] { amount-gold }
        [food] { amount-food }
       *[gunpowder] { amount-gunpowder }
    }

# $n = number of the space, 1 to 49
word-space = space { $n }
word-space-0 = Port Royal
word-ghost = the Ghost Ship
word-ghost-start = The Ghost Ship

## The log

fact-set_up = { $who } is the first Captain.
    .you = You are the first Captain.
fact-rolled = Round { $round }: { $who } rolls { $dice }.
    .you = Round { $round }: you roll { $dice }.
fact-dice_placed = { $who } places the dice: { $day } by day, { $night } by night.
    .you = You place the dice: { $day } by day, { $night } by night.
fact-laid = { $who } lays a card face down: { $card_name }.
    .you = You lay a card face down: { $card_name }.
fact-laid-unknown = { $who } lays a card face down.
fact-revealed = { $who } turns over a card: { $card_name }.
    .you = You turn over your card: { $card_name }.
fact-action_lost =
    { $part ->
        [day] { $who } is at the finish; the day action is not carried out.
       *[night] { $who } is at the finish; the night action is not carried out.
    }
    .you =
        { $part ->
            [day] You are at the finish; your day action is not carried out.
           *[night] You are at the finish; your night action is not carried out.
        }
fact-loaded = { $who } loads { word-amount } into hold { $hold }.
    .you = You load { word-amount } into hold { $hold }.
fact-load_void =
    { $n ->
        [0] { $who } loads nothing: the bank has no { $good_name } left.
       *[other] { $who } loads nothing: there is { $good_name } in every hold already.
    }
    .you =
        { $n ->
            [0] You load nothing: the bank has no { $good_name } left.
           *[other] You load nothing: there is { $good_name } in every one of your holds already.
        }
fact-emptied = { $who } clears hold { $hold }: { word-amount } back to the bank.
    .you = You clear hold { $hold }: { word-amount } back to the bank.
fact-sailed =
    { $direction ->
        [forward] { $who } sails forward with a { $steps }, from { $from_name } to { $to_name }.
       *[backward] { $who } sails backward with a { $steps }, from { $from_name } to { $to_name }.
    }
    .you =
        { $direction ->
            [forward] You sail forward with a { $steps }, from { $from_name } to { $to_name }.
           *[backward] You sail backward with a { $steps }, from { $from_name } to { $to_name }.
        }
fact-finished = { $who } reaches the finish in Port Royal!
    .you = You reach the finish in Port Royal!
fact-battle = { $who } attacks { $defender_name } on { $space_name }.
    .you = You attack { $defender_name } on { $space_name }.
    .against = { $who } attacks you on { $space_name }.
fact-powder =
    { $n ->
        [0] { $who } spends no gunpowder.
       *[other] { $who } spends { $n } gunpowder.
    }
    .you =
        { $n ->
            [0] You spend no gunpowder.
           *[other] You spend { $n } gunpowder.
        }

# $roll = 2, 4, 6, 8, 10 or star; no $strength with the star
fact-combat_roll =
    { $roll ->
        [star] { $who } rolls the star!
       *[other] { $who } rolls { $roll }: strength { $strength }.
    }
    .you =
        { $roll ->
            [star] You roll the star!
           *[other] You roll { $roll }: strength { $strength }.
        }

# $own = true where the sabre's owner rolls the own die again
fact-sabre =
    { $own ->
        [true] { $who } uses Saran's Sabre and rolls again.
       *[false] { $who } uses Saran's Sabre: { $ship_name } must roll again.
    }
    .you =
        { $own ->
            [true] You use Saran's Sabre and roll again.
           *[false] You use Saran's Sabre: { $ship_name } must roll again.
        }
    .against = { $who } uses Saran's Sabre: you must roll again.
fact-battle_won = { $who } wins the battle against { $loser_name }.
    .you = You win the battle against { $loser_name }.
    .against = { $who } wins the battle against you.
fact-battle_tied = Both have strength { $strength }: nobody wins.
fact-looted_hold = { $who } takes { word-amount } from { $loser_name }, hold { $hold }.
    .you = You take { word-amount } from { $loser_name }, hold { $hold }.
    .against = { $who } takes { word-amount } from your hold { $hold }.
fact-looted_power = { $who } takes a treasure card from { $loser_name }: { $card_name }.
    .you = You take a treasure card from { $loser_name }: { $card_name }.
    .against = { $who } takes a treasure card from you: { $card_name }.
fact-looted_face_down = { $who } takes a face-down treasure from { $loser_name }: { $card_name }.
    .you = You take a face-down treasure from { $loser_name }: { $card_name }.
    .against = { $who } takes one of your face-down treasures: { $card_name }.
fact-looted_face_down-unknown = { $who } takes a face-down treasure from { $loser_name }.
fact-gave_curse = { $who } passes on a curse to { $loser_name }: { $card_name }.
    .you = You pass on a curse to { $loser_name }: { $card_name }.
    .against = { $who } passes on a curse to you: { $card_name }.
fact-gave_curse-unknown = { $who } passes on a cursed treasure to { $loser_name }.
fact-looted_nothing = { $who } takes nothing.
    .you = You take nothing.
fact-shortage =
    { $n ->
        [0] { $who } owes { $due } { $good_name } on { $space_name } and has none: the ship goes back.
       *[other] { $who } owes { $due } { $good_name } on { $space_name }, pays the only { $n } there is, and the ship goes back.
    }
    .you =
        { $n ->
            [0] You owe { $due } { $good_name } on { $space_name } and have none: your ship goes back.
           *[other] You owe { $due } { $good_name } on { $space_name }, pay the only { $n } you have, and your ship goes back.
        }
fact-retreated = { $who } goes back from { $from_name } to { $to_name }.
    .you = You go back from { $from_name } to { $to_name }.
fact-paid =
    { $good ->
        [gunpowder] (from hold { $hold })
       *[other] { $who } pays { word-amount } from hold { $hold }.
    }
    .you =
        { $good ->
            [gunpowder] (you take it from hold { $hold })
           *[other] You pay { word-amount } from hold { $hold }.
        }
fact-treasure = { $who } finds a treasure on { $space_name }: { $card_name }.
    .you = You find a treasure on { $space_name }: { $card_name }.
fact-treasure-unknown = { $who } finds a treasure on { $space_name } and lays it face down.
fact-ghost_direction =
    { $direction ->
        [forward] { $who } steers the Ghost Ship forward with a { $die }.
       *[backward] { $who } steers the Ghost Ship backward with a { $die }.
    }
    .you =
        { $direction ->
            [forward] You steer the Ghost Ship forward with a { $die }.
           *[backward] You steer the Ghost Ship backward with a { $die }.
        }
fact-compass = { $who } receives the compass and is the new Captain.
    .you = You receive the compass and are the new Captain.
fact-reshuffled = { $who } shuffles the discard pile into a new draw deck.
    .you = You shuffle your discard pile into a new draw deck.
fact-refilled = { $who } draws: { $cards_names }.
    .you = You draw: { $cards_names }.
fact-refilled-unknown =
    { $n ->
        [1] { $who } draws a card.
       *[other] { $who } draws { $n } cards.
    }
fact-race_ended = The race ends with round { $round }.

# $count = how many winners, $points = their score as text with a true minus sign
fact-scored =
    { $count ->
        [1] { $winners_names } wins with a score of { $points }.
       *[other] { $winners_names } share the victory with a score of { $points }.
    }
    .you =
        { $count ->
            [1] You win with a score of { $points }!
           *[other] You share the victory with a score of { $points }: { $winners_names }.
        }

## Questions: what the seat decides now; .help is for a newcomer, -other is read by those who wait

prompt-place_dice = You rolled { $dice }. Which die is for the day?
    .help = The other die is for the night. Both hold for everybody this whole round, so look at your own cards first.
prompt-place_dice-other = { $who } is placing the dice.
prompt-choose_card = Choose a card: { $day } by day, { $night } by night.
    .help = The left symbol uses the day die, then the right symbol uses the night die. Both actions must be carried out, even when they hurt.
prompt-choose_card-other = Cards are being chosen. Still thinking: { $who }.
prompt-load =
    { $loot ->
        [true] Choose an empty hold for your loot: { word-amount }.
       *[false] Choose an empty hold for { word-amount }.
    }
    .help = One load fills one hold, and nothing can be added to it later. The 6th Hold is a card and can be stolen together with its contents.
prompt-load-other = { $who } is choosing a hold to load.
prompt-empty =
    { $loot ->
        [true] No hold is empty. Which one do you clear for your loot of { word-amount }?
       *[false] No hold is empty. Which one do you clear for { word-amount }?
    }
    .help = Everything in that hold goes back to the bank, then the new load goes in. You may not clear a hold that already has { $good_name } in it.
prompt-empty-other = { $who } is choosing a hold to clear.
prompt-sail =
    { $ghost ->
        [true]
            { $direction ->
                [forward] Move the Ghost Ship { $n } forward: choose its lane.
               *[backward] Move the Ghost Ship { $n } backward: choose its lane.
            }
       *[false]
            { $direction ->
                [forward] Sail { $n } forward: choose your lane.
               *[backward] Sail { $n } backward: choose your lane.
            }
    }
    .help =
        { $ghost ->
            [true] The Ghost Ship pays nothing, but it fights where it meets a ship and takes treasures from lairs.
           *[false] Only the space where you stop counts: first you fight if a ship is there, then you pay or take the treasure.
        }
prompt-sail-other = { $who } is choosing a lane.
prompt-retreat = You could not pay on { $from_name }. Where do you go back to?
    .help = On each way back the nearest space that you can pay in full is offered. Lairs and Port Royal are free; if a ship is there, you fight it first.
prompt-retreat-other = { $who } is choosing where to go back to.
prompt-attack =
    { $ghost ->
        [true] The Ghost Ship is on { $space_name }. Which ship does it attack?
       *[false] There are several ships on { $space_name }. Which one do you attack?
    }
    .help = There is one battle only, however many ships are here. The winner may take a hold or a treasure card, or pass on a curse.
prompt-attack-other = { $who } is choosing an opponent.

# $against = the attacker's strength, for the defender only
prompt-powder =
    { $attacking ->
        [true] You attack { $defender_name }. How much gunpowder do you spend?
       *[false] You are attacked by { $attacker_name }, strength { $against }. How much gunpowder do you spend?
    }
    .help = Each gunpowder adds 1 to your roll and is gone for good, whoever wins. The combat die shows 2, 4, 6, 8, 10 or the star, which wins at once.
prompt-powder-other = { $who } is deciding how much gunpowder to spend.
prompt-pay = Pay { word-amount }. From which hold?
    .help = Take it from the holds you like. A hold that becomes empty is free for your next load.
prompt-pay-other = { $who } is choosing which hold to pay from.

# $own = true where the roll is the reader's own
prompt-sabre =
    { $own ->
        [true]
            { $roll ->
                [star] You rolled the star. Use Saran's Sabre?
               *[other] You rolled { $roll }. Use Saran's Sabre?
            }
       *[false]
            { $roll ->
                [star] Against you, { $ship_name } rolled the star! Use Saran's Sabre?
               *[other] Against you, { $ship_name } rolled { $roll }. Use Saran's Sabre?
            }
    }
    .help = Once in each battle you may have a combat die rolled again, yours or your opponent's. The second result stands, better or worse.
prompt-sabre-other = { $who } may use Saran's Sabre.
# $own = true where the reader is the loser: of the Ghost Ship, whose choice is the Captain's
prompt-loot =
    { $ghost ->
        [true]
            { $own ->
                [true] The Ghost Ship has beaten you. What does it take?
               *[false] The Ghost Ship has beaten { $loser_name }. What does it take?
            }
       *[false] You have beaten { $loser_name }. What do you do?
    }
    .help =
        { $ghost ->
            [true] You choose for the Ghost Ship: one hold or one treasure card. It keeps gold only; food and gunpowder go to the bank.
           *[false] One thing only: take a hold, take a treasure card, or pass on one of your curses. A stolen hold is loaded like any other load.
        }
prompt-loot-other = { $who } is choosing the loot.
prompt-ghost =
    { $part ->
        [day] The Ghost Ship moves { $die } with the day die. Forward or backward?
       *[night] The Ghost Ship moves { $die } with the night die. Forward or backward?
    }
    .help = In the lead it must go backward, last it must go forward; otherwise you, the Captain, choose. It fights every ship it meets, with 2 extra.
prompt-ghost-other = { $who } is steering the Ghost Ship.

## Buttons: the text needs nothing but the action; .full says more with what the preview knows

action-day = { $n } for the day
    .full = { $day } for the day, { $night } for the night
action-card = { $card_name }
action-load = Hold { $hold }
    .full = { word-amount } into hold { $hold }
action-empty = Clear hold { $hold }
    .full = Clear hold { $hold }: { word-amount }

# $kind = port_royal, sea, port or lair
action-sail =
    { $kind ->
        [sea] Sail to { $space_name }, sea
        [port] Sail to { $space_name }, port
        [lair] Sail to { $space_name }, pirate lair
       *[port_royal] Sail to { $space_name }
    }
action-retreat =
    { $kind ->
        [sea] Back to { $space_name }, sea
        [port] Back to { $space_name }, port
        [lair] Back to { $space_name }, pirate lair
       *[port_royal] Back to { $space_name }
    }
action-attack = Attack: { $ship_name }
action-powder =
    { $n ->
        [0] No gunpowder
       *[other] { $n } gunpowder
    }
action-pay-smallest = Smallest holds first
action-pay = { $n } from hold { $hold }
    .full = { word-amount } from hold { $hold }
action-sabre-keep = Let it stand
action-sabre-reroll = Roll again
action-loot-hold = Take hold { $hold }
    .full = Take { word-amount } from hold { $hold }
action-loot-power = Take: { $card_name }
action-loot-face_down = Take a face-down treasure
action-loot-curse = Pass on: { $curse_name }
action-loot-nothing = Take nothing
action-ghost-forward = Ghost Ship forward
action-ghost-backward = Ghost Ship backward

## What a button would change

# $symbol_name = a symbol of the card, $die = the number of its die
preview-day = by day ({ $die }): { $symbol_name }
preview-night = by night ({ $die }): { $symbol_name }
preview-cost = pay { word-amount }
preview-free = free
preview-battle = battle: { $battle_names }
preview-treasure = a treasure
preview-no-treasure = no treasure left
preview-finish = the finish!
preview-shortage = { word-amount } is more than you have: back to { $back_names }
preview-gunpowder =
    { $n ->
        [0] no gunpowder aboard
       *[other] { $n } gunpowder aboard
    }
preview-odds =
    { $tie ->
        [0] chance to win: { $win }%
       *[other] chance to win: { $win }%, of a tie: { $tie }%
    }

# $n = all the gunpowder that the defender has
preview-odds-open = chance to win: { $win }%, or { $answered }% if the defender spends { $n } gunpowder
preview-strength = strength { $min } to { $max }, or the star
preview-rest =
    { $n ->
        [0] paid in full
       *[other] { word-amount } still to pay
    }
preview-must-empty = you must clear a hold for it
preview-bank = goes to the bank

## Why not

# $asked = the kind of the present decision
refusal-not-now =
    { $asked ->
        [place_dice] Not now: first the dice must be placed.
        [choose_card] Not now: first choose your card.
        [load] Not now: first choose a hold for your load.
        [empty] Not now: first choose a hold to clear.
        [sail] Not now: first choose where to sail.
        [retreat] Not now: first choose where to go back to.
        [attack] Not now: first choose whom to attack.
        [powder] Not now: first decide how much gunpowder to spend.
        [pay] Not now: first choose the hold to pay from.
        [sabre] Not now: first decide about Saran's Sabre.
        [loot] Not now: first choose the loot.
       *[ghost] Not now: first choose where the Ghost Ship goes.
    }
refusal-die-not-rolled = There is no { $die } among the dice: they show { $dice }.
refusal-not-in-hand = This card is not in your hand: { $card_name }.
refusal-not-reachable =
    { $direction ->
        [forward] You cannot get to { $space_name } by exactly { $steps } forward.
       *[backward] You cannot get to { $space_name } by exactly { $steps } backward.
    }
refusal-not-first-payable = You go back to the first space that you can pay in full, and { $space_name } is not one of those.
refusal-not-here = There is no ship to attack here with this name: { $ship_name }.
refusal-not-enough-powder = You have { $have } gunpowder, not { $n }.
refusal-no-sixth-hold = There is no hold { $hold } without the 6th Hold card.
refusal-hold-not-empty = Hold { $hold } has { $good_name } in it already; a load needs an empty hold.
refusal-have-empty-hold = You have an empty hold, so you may not clear hold { $hold }.
refusal-same-good = Hold { $hold } has { $good_name } in it too; clear one with something else.
refusal-pay-in-order = You have paid from hold { $hold } already; go on with a higher-numbered hold.
refusal-pay-not-there = Hold { $hold } cannot give { word-amount }: it has { $have }.
refusal-pay-too-much = That is too much: only { $due } { $good_name } is due.
refusal-pay-too-little = That is too little: { $due } { $good_name } is due, and the holds after hold { $hold } have only { $rest }.
refusal-must-loot = The winner may not take nothing at this table.
refusal-ghost-gives-nothing = The Ghost Ship never gives a treasure away.
refusal-no-such-curse = You do not have this card to pass on: { $card_name }.
refusal-no-face-down = There is no face-down treasure to take ({ $ship_name }).
refusal-ghosts-lady-beth = Lady Beth can never be taken from the Ghost Ship.
refusal-no-such-power = This card is not there to be taken ({ $ship_name }): { $card_name }.
refusal-hold-empty = There is nothing in hold { $hold } ({ $ship_name }).
refusal-ghost-full = The Ghost Ship has no empty hold, so it cannot take gold.
refusal-cannot-load-loot = There is { $good_name } in every one of your holds, so you cannot load more of it.

## Ways to set it up

preset-first-about = Three ships, two of them sailed by deckhands who often lose their way: a race to learn by.
preset-classic-about = Four captains race round the island, as the rulebook has it.
preset-everything-about = A full table of six: the sea gets crowded, and there is a battle at every corner.
