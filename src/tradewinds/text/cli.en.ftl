### The command's own words: what `tradewinds` says in a terminal.
###
### Every id stands in the same place in en.ftl, zh-Hant.ftl and hu.ftl. Names of commands, options and files are not
### translated.

## A wrong command line

# $command = a command line that prints help
cli-see-help = Help: { $command }
# $word = what was typed
cli-unknown-command = There is no command “{ $word }”.
cli-unknown-option = There is no option { $word } here.
# $word = what may have been meant
cli-did-you-mean = Did you mean { $word }?
# $words = what was typed
cli-too-much = This is more than the command can take: { $words }.
# $name = name of an option or argument, $value = what was typed, $allowed = the values there are
cli-value-choice = { $name } cannot be “{ $value }”. It can be: { $allowed }.
cli-value-number = { $name } should be a whole number, not “{ $value }”.
cli-value = { $name } cannot be “{ $value }”.
cli-missing = { $name } is missing.
cli-missing-value = { $name } needs a value after it.
cli-repeated = { $name } is given twice.
# $lang = what was asked for, $languages = what there is
cli-language = There is no language “{ $lang }”. There are: { $languages }.
# $option = what was typed
cli-option-form = --option takes name=value, for example --option bank=limited, not “{ $option }”.
# $name = name of an option, $value = what was given, $least = the smallest possible
cli-at-least = { $name } must be at least { $least }, not { $value }.

## Files

# $file = name of a file, $reason = what the system says
cli-file-read = { $file } cannot be read: { $reason }.
cli-file-write = { $file } cannot be written: { $reason }.

## tradewinds games

# $min, $max = numbers of players
cli-games-players = Players: { $min } to { $max }
# $bots = names of bots
cli-games-bots = Bots: { $bots }
cli-games-options = Options:
# $values = list of values, $default = one of them
cli-games-values = { $values } (default { $default })

## tradewinds rules

cli-rules-how = Give a number or words: tradewinds rules JAM-4.2, tradewinds rules gunpowder.
# $query = what was asked for, $games = names of games
cli-rules-none = No rule of { $games } has “{ $query }” in it.

## tradewinds simulate

# $bots, $players = numbers
cli-bots-many = { $bots } bots are named, but only { $players } play.
cli-simulate-progress = Matches
# $done, $games = numbers of matches
cli-simulate-so-far = Matches: { $done } of { $games }.
# $games, $finished = numbers of matches
cli-simulate-games = Matches: { $games }, finished: { $finished }.
# $decisions = number, $seconds, $games, $rate = numbers as text
cli-simulate-speed = Decisions: { $decisions } in { $seconds } s ({ $games } matches/s, { $rate } decisions/s).
cli-simulate-unchecked = Invariants were not checked.
cli-simulate-sound = Broken invariants: none.
# $n = how many
cli-simulate-broken = Broken invariants: { $n }.
cli-head-seat = Seat
cli-head-bot = Bot
cli-head-score = Mean score
cli-head-wins = Won
cli-head-place = Mean place
cli-head-interval = 95 %
cli-head-ms = ms per decision
cli-head-p99 = 99 % under

## tradewinds scenario

cli-scenario-none = Name at least one scenario: a YAML file, or a folder with such files.
# $file = name of a folder
cli-scenario-folder = There are no YAML files in { $file }.
# $id = id of the scenario
cli-scenario-ok = { $id }: passed
# $id = id of the scenario, $file = its file
cli-scenario-failed = { $id }: FAILED ({ $file })
# $reason = what is wrong, in technical words
cli-scenario-form = A step of the scenario does not have the form it should have: { $reason }
# $id = id of the scenario, $other = another file
cli-scenario-twice = { $other } has the same id, { $id }.
# $what = broken invariants, in technical words
cli-scenario-broken = The end position is impossible: { $what }
# $n = scenarios run, $failed = how many failed
cli-scenario-sum = Scenarios: { $n }, failed: { $failed }.

## tradewinds coverage

# $folder = where the tests were looked for
cli-coverage-no-tests = The tests are not here ({ $folder }): they are part of the source checkout, not of the installed package. Run this in a checkout, or name the folder with --tests.
cli-coverage-untested = NOT TESTED
# $reason = why
cli-coverage-untestable = cannot be tested: { $reason }
# $rule = a rule's number, $tests = names of tests
cli-coverage-strange = There is no rule { $rule }, but it is named by { $tests }.
# numbers of rules
cli-coverage-sum = Rules: { $rules }, tested: { $tested }, not tested: { $untested }, not testable: { $untestable }.

## tradewinds verify

cli-verify-commitment = The seed is the one the table had committed itself to before the match.
cli-verify-commitment-wrong = The seed is NOT the one the table had committed itself to before the match.
# $n = number of decisions
cli-verify-decisions = All { $n } decisions are possible where they stand.
cli-verify-decisions-wrong = Not all decisions are possible where they stand.
cli-verify-over = The match is over after the last decision.
cli-verify-over-wrong = The match is NOT over after the last decision.
cli-verify-scores = The scores are right.
cli-verify-scores-wrong = The scores are WRONG.
cli-verify-winners = The winners are right.
cli-verify-winners-wrong = The winners are WRONG.
cli-verify-ranking = The ranking of all seats is right.
cli-verify-ranking-wrong = The ranking of all seats is WRONG.
cli-verify-outcome = Whether the match was won or lost is right.
cli-verify-outcome-wrong = Whether the match was won or lost is WRONG.
cli-verify-digest = The final position is the recorded one.
cli-verify-digest-wrong = The final position is NOT the recorded one.
cli-verify-carry = What the match hands on to the next one is right.
cli-verify-carry-wrong = What the match hands on to the next one is WRONG.
cli-verify-match = Match { $n } is right and goes on from the one before it.
cli-verify-match-wrong = Match { $n } is WRONG.
cli-verify-campaign-good = The campaign is right.
cli-verify-campaign-bad = The campaign is WRONG.
cli-campaign-matches = Matches played: { $n }.
cli-campaign-archive = import needs a file with an archive: --archive FILE.
cli-campaign-broken = The match did not come to its end: { $reason }
cli-simulate-campaigns = Whole campaigns: { $n }. Endings: { $endings }.
cli-verify-unfinished = The record has no result: the match was not finished.
cli-verify-no-commitment = The record has no commitment to check the seed against.
cli-verify-good = The record is right.
cli-verify-bad = The record is WRONG.

## tradewinds pack

# $file = name of a file
cli-pack-bad = { $file } cannot be played:
# $name, $version, $author = of the pack
cli-pack-good = { $name }, version { $version }, by { $author }: can be played.
# $sha = fingerprint of all cards, $n = differences from the box
cli-pack-sha = Fingerprint of the cards: { $sha }. Fields that differ from the box: { $n }.
# $record = name of a record, $field = name of a field, $before, $after = its values in words
cli-pack-changed = { $record }, { $field }: { $before } → { $after }
# $record = name of a record
cli-pack-added = { $record }: new
# $record = name of a record
cli-pack-removed = { $record }: taken out
cli-pack-same = Nothing differs from the box.
cli-pack-save = --save belongs to “pack new”.
# $file = name of a file
cli-pack-exists = { $file } is there already.
cli-game-which = Name the game that { $name } belongs to.
cli-pack-template-title = A pack: other cards for a game. “tradewinds pack check FILE” says whether it can be played.
cli-pack-template-name = My cards
cli-pack-template-author = Your name
cli-pack-template-licence = CC0-1.0
cli-pack-template-how = What can be changed, one record of each list as it is in the box. Take away the # and what stays as it is.

# pack simulate. $name, $version = of the pack
cli-balance-title = { $name }, version { $version }: { $games } matches each, with the same seeds and bots.
cli-balance-what = Compared
cli-balance-box = Box
cli-balance-pack = Pack
cli-balance-difference = Difference
cli-balance-seat = Seat { $n }
# $name = a seat or a clan
cli-balance-won = { $name }: won (95 %)
cli-balance-score = { $name }: mean score (95 %)
cli-balance-decisions = Decisions of a match
cli-balance-rounds = Rounds of a match
cli-balance-uses = Uses in a match
# $n = changed records whose uses the game does not tell
cli-balance-untold = Changed records whose uses cannot be counted: { $n }.

## tradewinds bench

cli-bench-compiled = compiled
cli-bench-interpreted = interpreted
# $game = name of the game, $players = how many, $how = compiled or interpreted
cli-bench-title = { $game }, { $players } players, { $how }
# $n = a number, as text
cli-bench-games = Random matches per second: { $n }
cli-bench-decisions = Decisions per second: { $n }
cli-bench-copy = Copy of a state, microseconds: { $n }
cli-bench-view = What a seat sees, microseconds: { $n }
cli-bench-loop = Reference loop, iterations per second: { $n }
cli-bench-ratio = Iterations of the reference loop per decision: { $n }
# $n = numbers of an observation, $actions = of the table of actions
cli-bench-entries = Numbers in an observation: { $n }, actions: { $actions }
cli-bench-encode = Observation and mask, microseconds: { $n }
cli-bench-batch = Steps of a batch per second: { $n }
cli-bench-pettingzoo = Steps through PettingZoo per second: { $n }
cli-bench-step-ratio = Iterations of the reference loop per step of a batch: { $n }

## tradewinds serve

# $port = what was given
cli-serve-port = { $port } is not a port: ports go from 0 to 65535.
# $address = host:port, $reason = what the system says
cli-serve-address = The server cannot listen on { $address }: { $reason }.
# $url = address of the web table, $database = where matches are kept
cli-serve-ready = Table: { $url } (matches are kept in { $database }; Ctrl-C stops)

## tradewinds replay

# $seat = what was given, $last = the last seat
cli-seat = There is no seat { $seat }: seats go from 0 to { $last }.
cli-seat-rules = Seat { $seat } is played by the rules: please take another.
cli-step-terminal = --step needs a terminal, and no --json.
# $game = name of the game, $players = how many, $seed = the seed
cli-replay-title = { $game }, { $players } players, seed { $seed }
# $options = list of name=value
cli-replay-options = Options: { $options }
# $name = what a player is called, $who = a person or a bot
cli-seated = { $name }: { $who }
# $n = number of the decision, $name = whose, $action = its text in the record
cli-replay-decision = { $n }. { $name }: { $action }
cli-replay-step = Enter goes on, b reads the board, q stops:{ " " }

## Scores

# $part = name of a part of the score, $points = number as text
cli-score-part = { $part } { $points }
# $place = place in the ranking, $name = what a player is called, $total = the score as text, $parts = list of its parts
cli-score = { $place }. { $name }: { $total } ({ $parts })
cli-score-winner = { $place }. { $name }: { $total } ({ $parts }), winner
# $score = what was reached, $target = what was to be reached or beaten, as text
cli-outcome-won = Won: { $score } against { $target }.
cli-outcome-lost = Lost: { $score } against { $target }.

## tradewinds play

# $games = names of games
cli-play-which = Which game? There are: { $games }.
# $file = name of a file
cli-play-no-person = { $file } cannot be resumed here: that takes one person, and bots on all other seats. Use tradewinds replay.
# $bot = name of a bot
cli-play-own-bot = { $file } was played with a bot of one's own, { $bot }. Code is not run because a file names it: name the bot again with --bots { $bot }.
# $reason = what is wrong, in technical words
cli-play-bot-failed = The bot { $bot } failed: { $reason }
# $game = name of the game, $players = how many
cli-play-title = { $game }, { $players } players
cli-play-you = you
cli-play-rules = the rules
# $name = what the reader is called
cli-play-own = { $name } (you)
# $hash = a SHA-256 in hexadecimal
cli-play-commitment = The seed of this match is fixed. Its SHA-256: { $hash }
cli-play-how = Answer with a number. ? explains the decision. Other words: board, me, others, log, rules, undo, save, quit.
cli-play-ask = Your choice:{ " " }
# $n = how many choices, $answer = what was typed
cli-play-number = There is no choice { $answer }. Please type a number from 1 to { $n }, or ? for an explanation.
cli-play-unclear = I did not understand “{ $answer }”. Please type a number from 1 to { $n }, or ? for an explanation.
# $action = the words of an action, $why = why it is not possible
cli-play-dimmed = Not possible: { $action }. { $why }
cli-play-words = Words you can use: board (with “all”: every space), me, others, log (with “all”: from the beginning), rules and words to look for, undo, save and a file name, quit. An empty line repeats the question.
cli-no-reading = The board of this game cannot be read aloud yet.
# $n = how many decisions of all players
cli-play-undone =
    { $n ->
        [one] Your last decision is taken back.
       *[other] Taken back to your last decision: { $n } decisions of all players.
    }
# $prefix = of the game's rule numbers
cli-play-rules-how = For example: rules 6, rules { $prefix }-6.1
# $file = name of a file
cli-play-saved = Saved in { $file }.
cli-play-recorded = The record is in { $file }.
cli-play-go-on = The match is saved in { $file }. Go on with: tradewinds play --resume { $file }
# $seed = the seed, $hash = its SHA-256
cli-play-seed = The seed was { $seed }; its SHA-256 is the one shown at the start: { $hash }

## Words that can be typed instead of the English ones

cli-word-help = help
cli-word-board = board
cli-word-me = me
cli-word-others = others
cli-word-log = log
cli-word-rules = rules
cli-word-undo = undo
cli-word-save = save
cli-word-quit = quit
