### The words of the kernel: what holds for every game.
###
### Ids are the keys of the errors (kernel/errors.py); variables are their params.

## Words inside a sentence

# Between the items of a list
word-separator = { ", " }

# $n = number of the seat, counted from 1; for a seat without a name
word-seat = Player { $n }

## Refusals: nothing has changed

refusal-over = The game is over.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-not-your-decision = It is not your decision now.
refusal-answer-over = That is more than one answer: “{ $action }” does not belong to it.

## Games, players, options

error-game-unknown = We have no game called “{ $game }”. We have: { $games }.
error-players = This game is for { $min } to { $max } players, not for { $players }.
error-option-unknown = This game has no option called “{ $option }”. It has: { $allowed }.
error-option-value = The option “{ $option }” cannot be “{ $value }”. Possible values: { $allowed }.
error-option-requires = The option “{ $option }” is only possible together with “{ $needed }”.
error-option-forbidden = The options “{ $option }” and “{ $other }” cannot be combined.

# $players = seats, $puertomas = how many of them are virtual opponents
error-option-no-person = Of { $players } seats { $puertomas } would be virtual opponents: at least one must be left for a person.
error-bot-unknown = There is no bot called “{ $bot }” for this game. There are: { $bots }.
# $budget = what was given, $rounds and $seconds = the most
error-bot-budget = “{ $budget }” is no budget of a search. Give rounds (up to { $rounds }) or seconds (up to { $seconds }) behind the bot’s name: pilot@500 or pilot@0.5s.
# $bot = what was given, $reason = what is wrong, in technical words
error-bot-own = The bot “{ $bot }” cannot be used: { $reason }
# $called = name of the class, $where = module or file
error-bot-class = “{ $bot }” is no bot: { $where } has no class { $called } with a method choose(state, seat).

## Environments for learning code

# $name = the argument, $allowed = what it may be
error-env-value = “{ $name }” cannot be “{ $value }”. Possible: { $allowed }.
error-env-no-encoder = There are no observations for “{ $game }” yet, so that it cannot be used by learning code.
error-env-actions = There must be one action for each of the { $lanes } lanes, not { $given }.
error-env-dtype = Actions are a row of whole numbers, not { $dimensions } dimensions of { $given }.
# $needed, $given = numbers of rows and columns
error-env-shape = The array “{ $name }” must have the shape { $needed }, not { $given }.
error-env-reset = No match has begun: call reset() first.
error-env-opponents = There are { $needed } other seats, so there must be as many opponents, not { $given }.
error-env-options = Options are written as name:value;name:value, not “{ $given }”.

## Actions

error-action-number = There is no action number { $action }; the last one is { $last }.
error-action-value = “{ $action }” is not an action: there is no such value for “{ $family }”.
error-action-unknown = “{ $action }” is not an action of this game.

## Saved positions

error-plain-mapping = “{ $field }” must hold named fields.
error-plain-missing = “{ $field }” is missing.
error-plain-unknown = “{ $field }” is not a field we know. Fields here: { $allowed }.
error-plain-value = “{ $field }” cannot be “{ $value }” in this position.
error-plain-too-many = There is more of this than the box holds: { $what }.

## Records of matches

error-record-unreadable = This record cannot be read: { $reason }

# $number = which decision, counted from 0 as in the record
error-record-decision = Decision { $number } of the record is unreadable: “{ $decision }”. It should be a seat and an action, such as “0 sail:17”.
error-record-game = This is a record of “{ $game }”, not of “{ $expected }”.
error-record-version = This record was played by version { $version } of the rules; we have version { $known }.
error-record-illegal = Decision { $number } of the record, “{ $decision }”, is not possible: { $reason }
error-carry-none = The matches of “{ $game }” hand nothing on to one another.
error-carry-mode = Only a match of the campaign goes on from another one.
error-carry-finished = This campaign has come to its end: begin a new one, or any chapter.
error-campaign-unreadable = This is no campaign: { $reason }
error-campaign-broken = Match { $number } of the campaign does not go on from what the match before it handed on.
error-campaign-game = Match { $number } of the campaign is of another game.
error-campaign-unfinished = Match { $number } of the campaign is not finished.
error-campaign-none = “{ $game }” has no campaign.
error-campaign-chapter = There is no chapter { $chapter }; these can be begun with: { $allowed }.
error-no-such-campaign = There is no such campaign among yours.
error-no-such-pack = There is no such pack here, or it is not shared with you.
error-packs-many = At most { $most } packs can be kept here. Throw one away first, or keep this one as a file.
error-pack-revision = This pack was saved elsewhere in the meantime. Load it again, or keep yours as a new pack.
error-campaign-seats = Say who plays: the match before this one was not played here.
error-campaign-large = A campaign may have { $most } matches at most.
error-campaign-empty = There is nothing in this campaign.
error-campaign-decision = Match { $number } of the campaign cannot be replayed: its decision { $nth }, “{ $decision }”, was not possible.
error-campaign-false = Match { $number } of the campaign did not go as its record says: { $what }.

## Scenarios

error-scenario-form = This scenario cannot be read: { $reason }
error-scenario-yaml = This is not YAML that can be read: { $reason }
# $key = what stands there, $allowed = what may stand there
error-scenario-key = A scenario has no field “{ $key }”. It has: { $allowed }.
error-scenario-rule = There is no rule { $rule } in this game.
# $stream = name of a chance, $left = list of outcomes
error-scenario-unused = Scripted outcomes of “{ $stream }” were never used: { $left }.
error-scenario-dry-setup = The scripted outcomes of “{ $stream }” did not suffice for the set-up. A last outcome “...” leaves the rest to the seed.
error-scenario-dry = Step { $step }: the scripted outcomes of “{ $stream }” have run out. A last outcome “...” leaves the rest to the seed.
error-scenario-script-setup = The set-up cannot go as scripted: { $reason }
error-scenario-script = Step { $step }: this cannot go as scripted: { $reason }
error-scenario-step-key = Step { $step }: “{ $key }” is not known here. Known: { $allowed }.
error-scenario-step-rule = Step { $step }: there is no rule { $rule } in this game.
# $field = name of a field, $given = what stands there, $form = what it should look like
error-scenario-step-form = Step { $step }: “{ $field }” should look like { $form }, not { $given }.
error-scenario-seat = Step { $step }: there is no seat { $seat }; seats go from 0 to { $last }.
# $kind = kind of a fact
error-scenario-kind = Step { $step }: no fact of this game is called “{ $kind }”.
error-scenario-thing = Step { $step }: there is no { $kind } called “{ $thing }”.
error-scenario-until = Step { $step }: “until” stops what runs by itself, so it follows an action or another “until”.
# $expected = what must not have been told, $found = what was told
error-scenario-no-fact = Step { $step }: this should not have happened: { $expected }. Told: { $found }.
error-scenario-stream = There is no chance called “{ $stream }” in this game. There are: { $streams }.
error-scenario-outcome = “{ $outcome }” cannot come from “{ $stream }”. Possible: { $allowed }.
error-scenario-place = “{ $field }” has no place { $place }.
error-scenario-step = Step { $step } is neither an action nor something to check: { $given }
error-scenario-action = Step { $step }: “{ $action }” is not a seat and an action, such as “0 sail:17”.
error-scenario-refused = Step { $step }: “{ $action }” was refused: { $reason }
error-scenario-not-refused = Step { $step }: “{ $action }” should have been refused, but it is possible.
error-scenario-changed = Step { $step }: “{ $action }” was refused, and yet something changed.
error-scenario-reason = Step { $step }: “{ $action }” was refused for another reason. Expected: { $expected }. Found: { $found }.

# $how = is, has or hasnt
error-scenario-legal =
    { $how ->
        [is] Step { $step }: the possible actions are others. Expected exactly: { $expected }. Found: { $found }.
        [has] Step { $step }: a possible action is missing. Expected among others: { $expected }. Found: { $found }.
       *[hasnt] Step { $step }: an action should not be possible. Expected none of: { $expected }. Found: { $found }.
    }
error-scenario-path = Step { $step }: there is nothing at “{ $path }”.
error-scenario-expected = Step { $step }: “{ $path }” should be { $expected }, but it is { $found }.
error-scenario-fact = Step { $step }: this was not told: { $expected }. Told: { $found }.

# $stream and $value are numbers of the game's tables
error-script-impossible = A scripted outcome cannot happen here: chance { $stream }, value { $value }.

## Content and packs

error-content-sha = The cards of this match are not known here ({ $sha }).
error-content-offered = No table can be opened here with these cards, or no longer. Choose those of the box or another pack.
error-content-file = These cards are of an earlier edition of the box and cannot be written as a pack.
error-content-cards = There may be { $most } different cards at most.
error-content-mapping = { $field }: names with values are expected here.
error-content-missing = { $field } is missing.
error-content-unknown = { $field } is not known; possible are { $allowed }.
error-content-list = { $field }: a list of { $least } to { $most } entries is expected here.
error-content-number = { $field }: { $value } is not a whole number from { $low } to { $high }.
error-content-choice = { $field }: { $value } is not possible; possible are { $allowed }.
error-content-text = { $field }: a text of at most { $most } characters on one line is expected here.
error-content-empty = { $field } must not be empty.
error-content-icon = { $field }: an icon belongs to the counter “icon” and to no other.
error-content-deep = { $field }: effects may be nested { $most } deep at most.
error-content-verb = { $field }: { $verb } is no single step here; possible are { $allowed }.
error-content-id = { $field }: letters, digits and underscores make a name.
error-content-twice = { $field }: this name stands twice.
error-content-start = { $field }: a starting card has no cost and is played with no action, every other card has one of both.
error-content-few = { $field }: { $n } cards are too few; at least { $least } must be there.
error-content-many = { $field }: a deck may have { $most } cards at most.
error-content-forward = { $field }: { $n } symbols that move forward are too few; there must be { $least } at least, more than those that move backward.
error-pack-file = { $file } is no list of records; possible are { $allowed }.
error-pack-large = A pack may have { $most } KiB at most.
error-pack-yaml = The pack is no readable YAML: { $reason }
error-pack-much = Line { $line }: a pack may be { $deep } levels deep and have { $most } values at most.
error-pack-values = { $field }: a pack may be { $deep } levels deep and have { $most } values at most.
error-pack-alias = Line { $line }: a pack has no aliases, anchors and tags.
error-pack-base = { $game } takes no packs; those that do: { $games }.
error-pack-other-game = This is a pack for { $base }, not for { $game }.
error-pack-needed = This match was played with other cards than those here (fingerprint { $sha }…). Name their pack with --pack.
error-pack-differs = This match was played with other cards (fingerprint { $sha }…) than this pack makes ({ $ours }…).
error-pack-form = { $field } does not have the form of a pack.
error-pack-key = { $key } is not known; a file of a pack has set, add and remove.
error-pack-id = There is no record { $id }.

# What the author of a pack is told. $deck = a list of the data, $n = cards in it, $box = as many as in the box
pack-total = { $deck }: { $n } cards; in the box there are { $box }.
pack-start = { $deck }: { $n } starting cards; in the box there are 3.
# $what = what is counted
pack-sum = { $what }: { $n } in all; in the box { $box }.
# $field = list and id of a record
pack-text = { $field }: the effect was changed, but not the text.

# Why a pack cannot change something. $field = list, record and field
error-fixed-id = { $field } cannot be changed: { fixed-id }
error-fixed-clan = { $field } cannot be changed: { fixed-clan }
error-fixed-conquest = { $field } cannot be changed: { fixed-conquest }
error-fixed-tiles = { $field } cannot be changed: { fixed-tiles }
error-fixed-single = { $field } cannot be changed: { fixed-single }
error-fixed-counted = { $field } cannot be changed: { fixed-counted }
error-fixed-map = { $field } cannot be changed: { fixed-map }
error-fixed-legacy = { $field } cannot be changed: { fixed-legacy }
error-fixed-upgrade = { $field } cannot be changed: { fixed-upgrade }
error-fixed-village = { $field } cannot be changed: { fixed-village }
error-fixed-combat = { $field } cannot be changed: { fixed-combat }
error-fixed-actions = { $field } cannot be changed: { fixed-actions }
error-fixed-jean = { $field } cannot be changed: { fixed-jean }
error-fixed-story = { $field } cannot be changed: { fixed-story }
error-fixed-vocabulary = { $field } cannot be changed: { fixed-vocabulary }
error-fixed-treasures = { $field } cannot be changed: { fixed-treasures }
error-fixed-power = { $field } cannot be changed: { fixed-power }
error-fixed-deck = { $field } cannot be changed: { fixed-deck }
error-fixed-free = { $field } cannot be changed: { fixed-free }
error-fixed-disputed = { $field } cannot be changed: { fixed-disputed }
error-fixed-dice = { $field } cannot be changed: { fixed-dice }
error-fixed-looks = { $field } cannot be changed: { fixed-looks }
error-fixed-building = { $field } cannot be changed: { fixed-building }
error-fixed-alternative = { $field } cannot be changed: { fixed-alternative }
error-fixed-goods = { $field } cannot be changed: { fixed-goods }
error-fixed-goal = { $field } cannot be changed: { fixed-goal }
error-fixed-goals = { $field } cannot be changed: { fixed-goals }
error-fixed-seats = { $field } cannot be changed: { fixed-seats }
error-fixed-role = { $field } cannot be changed: { fixed-role }
error-fixed-puertoma = { $field } cannot be changed: { fixed-puertoma }
fixed-id = other records and saved matches call it by this name. Take the record out and add another, where that is possible.
fixed-clan = a deck has cards of its own clan only.
fixed-conquest = what a conquest needs aboard is a rule, one raze token and for a distant island a fish.
fixed-tiles = the rules have exactly these five actions.
fixed-single = there is one of each.
fixed-counted = the rules and saved matches know how many there are, and them by their numbers.
fixed-map = ways, places and what lies where are part of the rules.
fixed-legacy = where a legacy tile lies and how it works is part of the rules.
fixed-upgrade = the rules know this upgrade by its place on the ship board.
fixed-village = how this village action works is part of the rules.
fixed-combat = prices and aims of combat actions are part of the rules.
fixed-actions = the rules know exactly these actions.
fixed-jean = the rules for Jean know exactly these cards and tables.
fixed-story = the story is told as it is, and saved campaigns go on with it.
fixed-vocabulary = these are the words that effects are made of.
fixed-treasures = the rules know the twelve treasure cards one by one.
fixed-power = what a power does is part of the rules.
fixed-deck = every deck has these eleven cards.
fixed-free = pirate lairs and Port Royal cost nothing.
fixed-disputed = only the ports on 16 and 30 have a disputed cost.
fixed-dice = the faces of the dice are part of the rules.
fixed-looks = no rule depends on it.
fixed-building = what a building does, where it stands and how many people it takes is part of the rules.
fixed-alternative = of the two alternative tiles only the cost is another.
fixed-goods = the rules know exactly these goods and tiles.
fixed-goal = what has to be done is part of the rules; only numbers and goods can be others.
fixed-goals = the rules and saved matches know exactly these cards.
fixed-seats = this follows from the number of seats and is part of the rules.
fixed-role = what the roles do, and their numbers, is part of the rules.
fixed-puertoma = how Puertomas play is part of the rules.
