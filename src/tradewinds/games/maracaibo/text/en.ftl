### Maracaibo: the words of the table.
### The names of cards, places, tiles and upgrades are in cards.en.ftl, which is made from the data (tools/cards.py).

## The game

game-name = Maracaibo
game-tagline = Four voyages round the Caribbean: trade, fight for three crowns, explore.
game-blurb = A voyage game for 2 to 4 players. In each of four rounds the ships sail from Havana round the Caribbean and home again. Where yours stops you act in a city or a village, fulfil a quest or use an assistant; fast ships act more in villages, slow ones act more often. Project cards, ship upgrades, combat for France, England and Spain and an explorer inland bring victory points.

## What is gained and paid

word-doubloons = doubloons
amount-doubloons =
    { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    }
word-vp = VP
amount-vp = { $n } VP
word-cp = combat point
amount-cp =
    { $n ->
        [one] { $n } combat point
       *[other] { $n } combat points
    }
word-figure = figure
amount-figures =
    { $n ->
        [one] { $n } figure
       *[other] { $n } figures
    }
amount-sugar = { $n } sugar
amount-tobacco = { $n } tobacco
amount-cocoa = { $n } cocoa
amount-cotton = { $n } cotton
amount-map =
    { $n ->
        [one] { $n } map
       *[other] { $n } maps
    }
amount-book =
    { $n ->
        [one] { $n } book
       *[other] { $n } books
    }
amount-herbs =
    { $n ->
        [one] { $n } herb
       *[other] { $n } herbs
    }
amount-pistol =
    { $n ->
        [one] { $n } pistol
       *[other] { $n } pistols
    }
amount-identical_goods = { $n } identical goods
amount-min_mp =
    { $n ->
        [one] a voyage of { $n } movement point or more
       *[other] a voyage of { $n } movement points or more
    }
amount-income = { $n } on the doubloon income track
amount-vp_income = { $n } on the VP income track

## Names

nation-france = France
nation-england = England
nation-spain = Spain
synergy-medal = medal
synergy-anchor = anchor
synergy-key = key
synergy-bell = bell
synergy-crown = crown
border-red = red border
border-blue = blue border
border-green = green border
way-1 = first longer way
way-2 = second longer way
way-1_2 = first and second longer way
way-3 = third longer way
way-1_3 = first and third longer way
way-2_3 = second and third longer way
way-1_2_3 = all three longer ways
pile-left = left pile
pile-right = right pile
pile-none = no token left
fight-influence_1 = Gain 1 influence (−2)
fight-influence_2 = Gain 2 influence (−5)
fight-parley_1 = Parley for 1 influence and 1 VP (−2)
fight-parley_2 = Parley for 1 influence and 2 VP (−2)
fight-parley_3 = Parley for 1 influence and 3 VP (−2)
fight-plunder_medal = Plunder for 3 doubloons, with a medal also 2 VP (−1)
fight-plunder_key = Plunder for 3 doubloons, with a key also 2 VP (−1)
fight-silver_10 = Silver fleet, place 10: influence and 8 doubloons (−10)
fight-silver_11 = Silver fleet, place 11: influence and 8 doubloons (−11)
fight-gold_mine = Gold mine: 12 doubloons (−8)
ending-crowns = Admirals of the crowns
ending-free_ports = The open sea
phase-setup = set-up
phase-sail = phase A: sail
phase-main = phase B: main action
phase-draw = phase C: draw cards
phase-scoring = scoring
word-nobody = nobody
word-nobody-start = Nobody

## Options

option-edition = Edition
option-edition-help = Which printing of the rules is played (MAR-ED.14).
option-edition-revised = Revised printing
option-edition-first = First printing
option-prestige_open = All prestige buildings open
option-prestige_open-help = Whether all four prestige buildings lie face up from the start (MAR-2.12).
option-prestige_open-true = Yes
option-prestige_open-false = No
option-score_unreached_assistants_in_round_4 = Unreached assistants in round IV
option-score_unreached_assistants_in_round_4-help = Whether assistants that the ship has not reached score in the final scoring, too (MAR-RUL.7).
option-score_unreached_assistants_in_round_4-true = They score
option-score_unreached_assistants_in_round_4-false = They do not score
option-mode = Story
option-mode-help = Without campaign a story card places quests, and perhaps legacy tiles and C cards; the campaign is a story over several matches that changes the map (MAR-28.1).
option-mode-free75 = Without campaign: First Voyage (card 75)
option-mode-free76 = Without campaign: Busy Waters (card 76)
option-mode-free77 = Without campaign: Gold and Silver (card 77)
option-mode-campaign = Campaign: The Unfinished Chart
option-mode-chapter2 = Campaign from chapter 2 on
option-mode-chapter3 = Campaign from chapter 3 on
option-mode-chapter4 = Campaign from chapter 4 on
option-mode-chapter5 = Campaign from chapter 5 on
option-mode-chapter6 = Campaign from chapter 6 on
option-mode-chapter7 = Campaign from chapter 7 on
option-mode-chapter8 = Campaign from chapter 8 on
option-mode-chapter9 = Campaign from chapter 9 on
option-mode-chapter10 = Campaign from chapter 10 on
option-mode-chapter11 = Chapter 11: free play after the story
option-silver_fleet_influence = Influence of the silver fleet
option-silver_fleet_influence-help = How much influence a marker on the silver fleet brings: 3 in the first printing, 8 in the revised one (MAR-RUL.20).
option-silver_fleet_influence-by_edition = As the edition says
option-silver_fleet_influence-3 = 3
option-silver_fleet_influence-8 = 8
option-jean = Against Jean
option-jean-help = Play alone against Jean, whom the rules play (MAR-30.1).
option-jean-0 = No
option-jean-1 = Yes
option-jean_difficulty = Jean's difficulty
option-jean_difficulty-help = Which cards are in Jean's automa deck (MAR-30.5).
option-jean_difficulty-very_easy = Very easy
option-jean_difficulty-easy = Easy
option-jean_difficulty-medium = Medium
option-jean_difficulty-hard = Hard
option-jean_difficulty-very_hard = Very hard
option-first_player = Start player
option-first_player-help = Who begins (MAR-2.24).
option-first_player-random = Drawn by lot
option-first_player-0 = Seat 1
option-first_player-1 = Seat 2
option-first_player-2 = Seat 3
option-first_player-3 = Seat 4

## Scores

score-play = In play
score-vp_income = VP income
score-doubloon_income = Doubloon income track
score-cards = Project cards
score-buildings = Prestige buildings
score-influence = Most influence
score-nations = Nobility ranks
score-bonus = Bonuses
score-story = Story
score-total = Total

## What happened

fact-first_player = { $who } is the start player.
    .you = You are the start player.
fact-dealt = { $who } is dealt { $cards_names }.
    .you = You are dealt { $cards_names }.
fact-dealt-unknown =
    { $who } is dealt { $n ->
        [one] 1 project card
       *[other] { $n } project cards
    }.
    .you =
        You are dealt { $n ->
            [one] 1 project card
           *[other] { $n } project cards
        }.
fact-career = { $who } takes the career of the { $career_name }.
    .you = You take the career of the { $career_name }.
fact-planned = { $who } plans { $card_name }.
    .you = You plan { $card_name }.
fact-discarded = { $who } discards { $cards_names }.
    .you = You discard { $cards_names }.
fact-turn = It is the turn of { $who }.
    .you = It is your turn: you sail.
fact-sailed =
    { $who } sails to { $place_name } ({ $mp ->
        [one] 1 movement point
       *[other] { $mp } movement points
    }).
    .you =
        You sail to { $place_name } ({ $mp ->
            [one] 1 movement point
           *[other] { $mp } movement points
        }).
fact-unused = An assistant of { $who } is not used in this round: { $card_name }.
    .you = You do not use an assistant in this round: { $card_name }.
fact-gained = { $who } gains { $gains_names }.
    .you = You gain { $gains_names }.
fact-paid = { $who } pays { $paid_names }.
    .you = You pay { $paid_names }.
fact-influence = { $who } gains { $n } influence with { $nation_name }.
    .you = You gain { $n } influence with { $nation_name }.
fact-income_up = { $who } advances: { $gains_names }.
    .you = You advance: { $gains_names }.
fact-synergy = { $who } takes a synergy token: { $synergy_name }.
    .you = You take a synergy token: { $synergy_name }.
fact-city_action = { $who } takes the city action of { $place_name }.
    .you = You take the city action of { $place_name }.
fact-delivers = { $who } delivers a good in { $place_name }.
    .you = You deliver a good in { $place_name }.
fact-disc = { $who } takes a disc from { $slot_name }.
    .you = You take a disc from { $slot_name }.
fact-upgrade = { $who } completes a ship upgrade: { $slot_name }.
    .you = You complete a ship upgrade: { $slot_name }.
fact-village_action = { $who } chooses a village action: { $village_action_name }.
    .you = You choose a village action: { $village_action_name }.
fact-bought = { $who } buys { $card_name }.
    .you = You buy { $card_name }.
fact-assistant_placed = { $who } puts an assistant on { $place_name } ({ $card_name }).
    .you = You put an assistant on { $place_name } ({ $card_name }).
fact-assistant_used = { $who } uses the assistant of { $card_name }.
    .you = You use the assistant of { $card_name }.
fact-invested = { $who } invests in a prestige building: { $building_name }.
    .you = You invest in a prestige building: { $building_name }.
fact-manned =
    { $who } puts { $n ->
        [one] a figure
       *[other] { $n } figures
    } on the card.
    .you =
        You put { $n ->
            [one] a figure
           *[other] { $n } figures
        } on the card.
fact-quest = { $who } fulfils { $quest_name }.
    .you = You fulfil { $quest_name }.
fact-quest_placed = A new quest at { $place_name }: { $quest_name }.
fact-quest_stored = { $who } puts { $quest_name } on { $card_name }.
    .you = You put { $quest_name } on { $card_name }.
fact-token = { $who } reveals { $token_name }.
    .you = You reveal { $token_name }.
fact-fights = { $who } fights for { $nation_name } with a combat value of { $value }.
    .you = You fight for { $nation_name } with a combat value of { $value }.
fact-combat_action = { $who } chooses a combat action: { $fight_name }.
    .you = You choose a combat action: { $fight_name }.
fact-displaced = { $who } displaces the ownership marker of { $nation_name } in { $place_name }.
    .you = You displace the ownership marker of { $nation_name } in { $place_name }.
fact-marker = { $who } places an ownership marker of { $nation_name } in { $place_name }.
    .you = You place an ownership marker of { $nation_name } in { $place_name }.
fact-explored = The explorer of { $who } moves to { $space_name }.
    .you = You move your explorer to { $space_name }.
fact-border = The explorer of { $who } crosses the { $border_name }.
    .you = You lead your explorer across the { $border_name }.
fact-stole = { $who } jumps over the explorer of { $player_name } and takes { $n } VP.
    .you = You jump over the explorer of { $player_name } and take { $n } VP.
    .against = { $who } jumps over your explorer and takes { $n } VP from you.
fact-goal =
    { $high ->
        [true] { $who } completes goal { $goal } of the { $career_name }, with the harder condition.
       *[other] { $who } completes goal { $goal } of the { $career_name }.
    }
    .you =
        { $high ->
            [true] You complete goal { $goal } of the { $career_name }, with the harder condition.
           *[other] You complete goal { $goal } of the { $career_name }.
        }
fact-drew = { $who } draws { $cards_names }.
    .you = You draw { $cards_names }.
fact-drew-unknown = { $who } draws a card.
    .you = You draw a card.
fact-took = { $who } takes { $card_name } from the display.
    .you = You take { $card_name } from the display.
fact-display = New in the display: { $cards_names }.
fact-reshuffled = The discard pile is shuffled into a new deck.
fact-jean_card = { $who } turns up { $automa_name }.
    .you = You turn up { $automa_name }.
fact-jean_sails = { $who } sails to { $place_name }.
    .you = You sail to { $place_name }.
fact-jean_quest = { $who } takes { $quest_name }.
    .you = You take { $quest_name }.
fact-jean_disc = { $who } removes a disc from the automa board: { $n } in all.
    .you = You remove a disc from the automa board: { $n } in all.
fact-jean_annexes =
    { $lost ->
        [true] An ownership marker of { $nation_name } leaves the game: { $who } finds no empty place.
       *[other] { $who } annexes { $place_name } for { $nation_name }.
    }
    .you =
        { $lost ->
            [true] You find no empty place: an ownership marker of { $nation_name } leaves the game.
           *[other] You annex { $place_name } for { $nation_name }.
        }
fact-tile_added = A legacy tile is put on the map: { $legacy_name }.
fact-tile_removed = A legacy tile leaves the map: { $legacy_name }.
fact-tile_used = { $who } uses a legacy tile: { $legacy_name }.
    .you = You use a legacy tile: { $legacy_name }.
fact-marker_lost = The ownership marker of { $nation_name } in { $place_name } leaves the game.
fact-city_tile = { $place_name } has a city tile again: { $tile_name }.
fact-cards_shuffled = Shuffled into the project deck: { $cards_names }.
fact-cards_discarded = Put on the discard pile: { $cards_names }.
fact-story_card = Chapter { $chapter }: the story card “{ $story_name }” comes into play.
fact-story_left = The story card “{ $story_name }” leaves the game.
fact-story_read = { $who } reads the back of “{ $story_name }”.
    .you = You read the back of “{ $story_name }”.
fact-voted = { $who } votes: “{ $choice_name }”.
    .you = You vote: “{ $choice_name }”.
fact-reader_decides = The votes are equal, so { $who } decides as the reader.
    .you = The votes are equal, so you decide as the reader.
fact-chosen = It is decided: “{ $choice_name }”.
fact-campaign_end = The campaign has come to its end: { $ending_name }.
fact-interim_scoring = Interim scoring after round { $round }.
fact-final_scoring = Final scoring after round { $round }.
fact-building_open = A prestige building is turned up: { $building_name }.
fact-round = Round { $round } begins; all ships are in Havana.
fact-final_parts = { $who } scores: VP income { $vp_income }, doubloon income track { $doubloon_income }, project cards { $cards }, prestige buildings { $buildings }, most influence { $influence }, nobility ranks { $nations }, bonuses { $bonus }, story { $story }.
    .you = You score: VP income { $vp_income }, doubloon income track { $doubloon_income }, project cards { $cards }, prestige buildings { $buildings }, most influence { $influence }, nobility ranks { $nations }, bonuses { $bonus }, story { $story }.
fact-game_over =
    { $count ->
        [one] { $winners_names } wins with { $points } VP.
       *[other] { $winners_names } share the victory with { $points } VP.
    }
    .you =
        { $count ->
            [one] You win with { $points } VP.
           *[other] You share the victory with { $points } VP: { $winners_names }.
        }

## Questions

prompt-split_plan = Which of your eight cards do you plan?
    .help = It lies face up on a planning space and can be bought later. Then you discard three cards; four stay in your hand.
prompt-split_plan-other = Splitting the dealt cards: { $who }.
prompt-split_throw =
    Discard { $n ->
        [one] one more card
       *[other] { $n } more cards
    }.
    .help = They are discarded in the order of their numbers; four cards stay in your hand.
prompt-split_throw-other = Splitting the dealt cards: { $who }.
prompt-career = Which career card do you keep?
    .help = Its three goals bring doubloons, a figure each and perhaps VP.
prompt-career-other = Choosing a career card: { $who }.
prompt-sail =
    Where do you sail? You have { $n ->
        [one] 1 movement point
       *[other] { $n } movement points
    }.
    .help = Along the arrows, one location at least. With 4 movement points you have 2 village actions in a village, with 7 you have 3.
prompt-sail-other = { $who } is sailing.
prompt-extra_sail =
    You may sail { $n ->
        [one] 1 movement point
       *[other] up to { $n } movement points
    } and take another main action there.
    .help = Or decline.
prompt-extra_sail-other = { $who } may sail on.
prompt-visit = A ship has stopped at your assistants: 1 VP or 2 doubloons?
    .help = Once for each of your cards with this effect; still to choose: { $n }.
prompt-visit-other = { $who } is choosing a visit bonus.
prompt-main = You are in { $place_name }: which main action do you take?
    .help = One main action; before, during and after it you may plan cards and complete career goals.
prompt-main-other = { $who } is choosing a main action.
prompt-after_main = Your main action in { $place_name } is done. Anything else?
    .help = You may still plan cards and complete career goals.
prompt-after_main-other = { $who } is finishing phase B.
prompt-deliver = Do you deliver a good in { $place_name }?
    .help = Discard a card with the good that the market wants, and put a disc of your ship board on the market.
prompt-deliver-other = { $who } may deliver a good.
prompt-disc =
    Take off { $n ->
        [one] a disc
       *[other] { $n } discs
    }: from which ship upgrade?
    .help = An upgrade is complete when both its discs are gone.
prompt-disc-other = { $who } is taking discs off the ship board.
prompt-village =
    { $n ->
        [one] One village action: which?
       *[other] { $n } village actions: which is next?
    }
    .help = The same choice may be repeated. A last village action ends them all.
prompt-village-other = { $who } is choosing a village action.
prompt-pay = Still to pay: { $paid_names }. Which card do you discard?
    .help = One card pays for one symbol. Cards are chosen in the order of their numbers.
prompt-pay-other = { $who } is paying with cards.
prompt-maybe = Do you pay { $paid_names }?
    .help = What follows happens only if the whole cost is paid.
prompt-maybe-other = { $who } is deciding whether to pay.
prompt-dump = Do you discard your whole hand for doubloons?
    .help = You draw new cards in phase C.
prompt-dump-other = { $who } may discard the whole hand.
prompt-pile = Combat: from which pile do you reveal a combat token?
    .help = Once it is revealed you must fight for one of the nations.
prompt-pile-other = { $who } is about to fight.
prompt-fighting_nation =
    { $n ->
        [0] No combat token is left: for which nation do you fight with a combat value of 3?
       *[other] You have revealed { $token_name }: for which nation do you fight?
    }
    .help = Its cost is paid or its bonus gained at once.
prompt-fighting_nation-other = { $who } is choosing a nation to fight for.
prompt-combat = Combat for { $nation_name }, combat value { $value }: which combat action?
    .help = Each lowers the combat value by its price. Combat points and figures raise it by 1 each.
prompt-combat-other = { $who } is fighting.
prompt-explore =
    Explore: how far does your explorer go? { $n ->
        [one] One step
       *[other] Up to { $n } steps
    }.
    .help = Occupied spaces and empty quest spaces are jumped over. Only the last space gives its reward.
prompt-explore-other = { $who } is exploring.
prompt-trail_quest = Your explorer has found { $quest_name }. Do you fulfil it now?
    .help = There is no second chance on this space.
prompt-trail_quest-other = { $who } has found a quest.
prompt-influence = { $n } influence: with which nation?
    .help = Beyond the end of the influence track each step is worth 2 VP.
prompt-influence-other = { $who } is choosing a nation.
prompt-rank = With which nation do you advance to the next nobility rank?
    .help = Your influence marker moves to the next red space.
prompt-rank-other = { $who } is advancing in rank.
prompt-marker_nation = An ownership marker of which nation do you place?
    .help = It comes from the left of that nation's storage.
prompt-marker_nation-other = { $who } is placing an ownership marker.
prompt-place = In which village do you place it?
    .help = A village without an ownership marker.
prompt-place-other = { $who } is placing an ownership marker.
prompt-synergy = Which synergy token do you take?
    .help = One of a kind that you do not have yet.
prompt-synergy-other = { $who } is choosing a synergy token.
prompt-figures = How many figures do you put on this card? You have { $n }.
    .help = Each is worth 2 doubloon income; they never come back.
prompt-figures-other = { $who } is putting figures on a card.
prompt-draw =
    { $n ->
        [one] Draw one more card.
       *[other] Draw { $n } more cards.
    }
    .help = From the deck, or from the display for 1 doubloon.
prompt-draw-other = { $who } is drawing cards.
prompt-scoring = Scoring: buy a card, invest, or take 2 VP?
    .help = You can only do one of these.
prompt-scoring-other = { $who } is buying in the scoring.
prompt-goals = You may still complete career goals, or turn figures into combat points.
    .help = After this the final scoring goes on.
prompt-goals-other = { $who } may complete career goals, or turn figures into combat points.
prompt-choice = Choose one.
    .help = Only what can do something is offered.
prompt-choice-other = { $who } is choosing an effect.
prompt-legacy = You have stopped at a legacy tile: { $legacy_name }. Do you use it?
    .help = Pay its cost, gain its reward and put a disc of your ship board on it.
prompt-legacy-other = { $who } may use a legacy tile.
prompt-skull = Which legacy tile with a skull do you remove?
    .help = Or none of them.
prompt-skull-other = { $who } may remove a legacy tile.
prompt-l1_quest = Do you fulfil { $quest_name }, which lies in this city?
    .help = A new quest is put there at once.
prompt-l1_quest-other = { $who } may fulfil the quest of the city.
prompt-vote = “{ $story_name }”: what is to happen? Vote.
    .help = All votes are shown together. Most votes win; if they are equal the reader decides.
prompt-vote-other = Voting: { $who }.

## Actions

action-plan = Plan { $card_name }
action-throw = Discard { $card_name }
action-career = { $career_name }
action-sail = Sail to { $place_name }
action-sail-with = Sail to { $place_name } by { $via_name }
action-decline = No, thank you
action-done = Done
action-city = City action
action-village = Village actions
action-village-with = { $village_action_name }
action-home = Action of this space
action-quest = Fulfil { $quest_name }
action-assistant = Assistant: { $card_name }
action-goal = Complete career goal { $goal }
action-figure_for_cp = A figure for 2 combat points
action-deliver = Deliver with { $card_name }
action-disc = { $slot_name }
action-stored = Fulfil the quest on { $card_name }
action-buy = Buy { $card_name }
action-invest = Invest: { $building_name }
action-take_vp = Take 2 VP
action-pay = Pay with { $card_name }
action-accept = Yes
action-pile =
    { $pile ->
        [none] Fight without a token
       *[other] Token of the { $pile_name }
    }
action-nation = { $nation_name }
action-fight = { $fight_name }
action-annex = Annex or displace: { $place_name }
action-raid = Take the village { $place_name }
action-raise = Combat value +1 for a { $gain_name }
action-explore = Explorer to { $space_name }
action-explore-with = Explorer to { $space_name }, { $way_name }
action-place = { $place_name }
action-synergy = { $synergy_name }
action-figures =
    { $n ->
        [0] No figure
        [one] 1 figure
       *[other] { $n } figures
    }
action-visit =
    { $gain ->
        [vp] 1 VP
       *[other] 2 doubloons
    }
action-draw = Draw from the deck
action-take = Take { $card_name } from the display
action-option = Effect { $n }
action-vote = { $choice_name }
action-remove_skull = Remove { $legacy_name }

## What an answer opens

preview-paid = you pay { $paid_names }
preview-gains = { $gains_names }
preview-influence = { $n } influence with a nation of your choice
preview-influence_with = { $n } influence with { $nation_name }
preview-next_rank = the next nobility rank with a nation
preview-discs =
    { $n ->
        [one] remove a disc
       *[other] remove { $n } discs
    }
preview-explore =
    { $n ->
        [one] explore: one step
       *[other] explore: up to { $n } steps
    }
preview-villages =
    { $n ->
        [one] one village action
       *[other] { $n } village actions
    }
preview-fight = a combat
preview-marker = place an ownership marker
preview-sails =
    { $n ->
        [one] sail { $n } movement point further and act again
       *[other] sail up to { $n } movement points further and act again
    }

## Why not

refusal-not-now =
    { $asked ->
        [split_plan] Not now: first choose the card you plan.
        [split_throw] Not now: first discard three cards.
        [career] Not now: first choose a career card.
        [sail] Not now: first sail.
        [extra_sail] Not now: first sail on, or decline.
        [visit] Not now: first choose the visit bonus.
        [main] Not now: first choose a main action.
        [after_main] Not now: first end phase B.
        [deliver] Not now: first decide about the delivery.
        [disc] Not now: first decide about the disc.
        [village] Not now: first choose a village action.
        [pay] Not now: first pay.
        [maybe] Not now: first decide whether you pay.
        [dump] Not now: first decide about your hand.
        [pile] Not now: first choose a pile of combat tokens.
        [fighting_nation] Not now: first choose the fighting nation.
        [combat] Not now: first end the combat.
        [explore] Not now: first move your explorer, or decline.
        [trail_quest] Not now: first decide about the quest.
        [influence] Not now: first choose a nation.
        [rank] Not now: first choose a nation.
        [marker_nation] Not now: first choose a nation.
        [place] Not now: first choose a village.
        [synergy] Not now: first choose a synergy token.
        [figures] Not now: first say how many figures.
        [draw] Not now: first draw up to your hand limit.
        [scoring] Not now: first buy, invest or take 2 VP.
        [goals] Not now: first finish with your career goals and figures.
        [legacy] Not now: first decide about the legacy tile.
        [skull] Not now: first decide about the legacy tile with a skull.
        [l1_quest] Not now: first decide about the quest of the city.
        [vote] Not now: first vote.
       *[choice] Not now: first choose an effect.
    }
refusal-not-in-hand = { $card_name } is not in your hand.
refusal-throw-order = Cards are discarded in the order of their numbers, so that enough are left.
refusal-not-dealt = The { $career_name } is not one of your two career cards.
refusal-not-reachable = { $place_name } cannot be reached that way.
refusal-no-such-effect = No card of yours turns figures into combat points.
refusal-cp-full = You have 8 combat points already.
refusal-no-figure = You have no figure in your personal supply.
refusal-planning-full = Your three planning spaces are occupied.
refusal-goal-done = Goal { $goal } is done already.
refusal-goal-not-met = You do not meet the condition of goal { $goal }.
refusal-free-not-now = Free actions belong to phase B of your own turn.
refusal-not-here = There is no such main action where your ship is.
refusal-main-done = You have taken your main action already.
refusal-no-assistant-here = You have no assistant of { $card_name } where your ship is.
refusal-assistant-new = The assistant of { $card_name } can be used from your next turn on.
refusal-quest-unpaid = For this quest you lack { $lacks_names }.
refusal-no-quest-here = That quest does not lie where you could fulfil it.
refusal-wrong-good = This market does not want the good of { $card_name }.
refusal-disc-gone = There is no disc left on { $slot_name }.
refusal-disc-locked = The discs of { $slot_name } cannot be taken yet.
refusal-no-village-action = You do not have this village action: { $village_action_name }.
refusal-does-nothing = That would do nothing, or cannot be paid, now.
refusal-too-expensive = You do not have enough doubloons.
refusal-needs-figure = That needs a figure of your personal supply.
refusal-needs-objects = You do not have the objects that { $card_name } requires.
refusal-needs-markers = The nation that { $card_name } names does not have enough ownership markers on the map.
refusal-needs-cp = You do not have the combat points that { $card_name } requires.
refusal-not-to-buy = { $card_name } is neither in your hand nor in your planning area.
refusal-building-closed = { $building_name } does not lie face up.
refusal-invested = You have invested in { $building_name } already.
refusal-wrong-symbol = { $card_name } does not have the symbol that is to be paid.
refusal-pay-order = Cards that pay are chosen in the order of their numbers, so that enough are left.
refusal-pile-empty = That is not possible with the combat tokens that are left.
refusal-token-too-dear = You cannot pay what the token costs for { $nation_name }.
refusal-fight-used = You have used this combat action already.
refusal-cv-low = The combat value is too low.
refusal-no-fight = You do not have this combat action.
refusal-own-marker = { $place_name } belongs to the fighting nation.
refusal-no-stored-marker = The fighting nation has no ownership marker left.
refusal-no-flag = { $place_name } is no city with a flag.
refusal-not-a-village = { $place_name } is no village.
refusal-no-cp = You have no combat points.
refusal-not-explorable = Your explorer cannot get to { $space_name } that way.
refusal-village-taken = { $place_name } is no village where a marker could be placed.
refusal-no-marker-left = { $nation_name } has no ownership marker left.
refusal-has-synergy = You have this synergy token already: { $synergy_name }.
refusal-too-few-figures = You do not have so many figures.
refusal-not-displayed = { $card_name } is not in the display.
refusal-display-dear = A card of the display costs 1 doubloon.
refusal-deck-empty = There is no card left to draw.
refusal-top-rank = You have the highest rank with { $nation_name } already.
refusal-no-such-list = This effect could do nothing now.
refusal-no-skull-tile = { $legacy_name } is no legacy tile with a skull on the map.
refusal-skull-here = A legacy tile with a skull lies here: no village actions as main action.
refusal-seized = An ownership marker lies there already.
refusal-explorer-behind = Your explorer has not come far enough for that.
refusal-no-such-choice = “{ $choice_name }” is not what the vote is about.
refusal-must-stop = A ship stops at the hand on the way to { $place_name }.
refusal-no-way = No arrow leads from your ship to { $place_name }.
refusal-not-this-round = { $place_name } is not used in this round.
refusal-toll-dear = You cannot pay the toll on the way to { $place_name }.
refusal-plague = There is a plague in Cartagena.

## The table read aloud

read-round = Round { $round }, { $phase_name }. Active player: { $name }.
read-display = Display: { $cards }.
read-quests = Quests on the map: { $quests }.
read-quest = { $quest } ({ $place })
read-nation = { $nation }: ownership markers on the map: { $map }, in the storage: { $stored }; multiplier { $times }.
read-buildings = Prestige buildings: { $buildings }.
read-markers = Ownership markers: { $markers }.
read-marker = { $place } ({ $nation })
read-board = { $name }: VP { $vp }, doubloons { $doubloons }, combat points { $cp }, figures { $figures }; doubloon income { $income }, VP income { $vp_income }; ship: { $ship }; explorer: { $explorer }; influence: { $influence }; hand cards { $hand }, quest tiles { $quests }, combat tokens { $tokens }.
read-tableau = Tableau: { $cards }.
read-hand = Hand: { $cards }.
read-planning = Planned: { $cards }.
read-career = Career: { $career }. Goals done: { $goals }.
read-none = none
read-seat = Seat { $n }
read-jean = Jean
read-automa = Jean's automa board: discs removed { $n }, project cards { $cards }, income { $income } VP.
read-legacy = Legacy tiles: { $tiles }.
read-legacy-discs = { $legacy } ({ $discs } of { $spaces } discs)
read-story = Chapter { $chapter }, story cards in play: { $cards }. Read: { $pages }.
read-page = Read: “{ $title }”.
read-choice = Chosen: “{ $choice }”.
read-page-now = In play: “{ $title }”. { $front }
read-ending = The campaign has come to its end: { $ending }.

## Ways to set it up

preset-first-about = Two players without a story, with First Voyage (card 75), against a deckhand.
preset-classic-about = Four players without a story, with First Voyage (card 75).
preset-everything-about = Four players with Gold and Silver (card 77): a map full of legacy tiles, and all prestige buildings open.
preset-solo-about = You alone against Jean, the opponent of the rulebook, at medium difficulty.
