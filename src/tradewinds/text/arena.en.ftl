### The arena: what `tradewinds arena` says, and the report it writes.
###
### Every id stands in the same place in arena.en.ftl, arena.zh-Hant.ftl and arena.hu.ftl.

## A tournament that cannot be

# $bot = name of a bot
error-arena-twice = “{ $bot }” is named twice; in a tournament every bot is named once.
# $kind = duel, free or solo; $least, $bots = numbers of bots
error-arena-few = A tournament of the kind { $kind } needs at least { $least } bots, not { $bots }.
# $seats = how many seats are left for bots
error-arena-solo = A tournament of the kind solo needs a table with one seat for a bot; this one has { $seats }. Let the rules play the others (such as --players 2 --option puertomas=1), or play a game that can be played alone.
error-arena-alone = A tournament of the kind { $kind } needs at least two seats for bots; this table has { $seats }. For one bot alone there is --kind solo.
error-arena-program = “{ $bot }” names no program: after cmd: comes a command line.
error-arena-system = Bots of your own are kept apart by means that this system does not have; in the arena they need Linux or another Unix.
# $file = name of a folder or file, $reason = what is wrong, in technical words
error-arena-folder = The tournament cannot be kept in { $file }: { $reason }.
error-arena-held = Another arena is playing in { $file } right now.
error-arena-plan = { $file } does not describe a tournament: { $reason }
# $fields = names of what differs
error-arena-other = { $file } holds another tournament: it differs in { $fields }. Name another folder with --out, or give the same options again to go on with that one.
# $line = number of a line
error-arena-results = Line { $line } of { $file } is damaged ({ $reason }). Nothing was changed; take the lines from there on away to play them again.
# $question = what was typed
error-arena-question = A question looks like “mate wins 40%”, not like “{ $question }”.
# $bots = names of bots
error-arena-subject = Nothing can be asked about “{ $bot }” in this tournament. It can be about: { $bots }.
# $share = a number as text
error-arena-share = The share in a question lies between 0 % and 100 %; { $share } % does not.
# $name = name of an option, $value = what was given, $most = the largest possible
cli-arena-between = { $name } must be more than 0 and at most { $most }, not { $value }.
# $address = where the cluster should be, $reason = in technical words
error-arena-ray = There is no Ray cluster at “{ $address }”: { $reason }
# $theirs, $ours = versions
error-arena-version = A node of the cluster has Tradewinds { $theirs }, and this is { $ours }: its matches could be other ones. Install the same version everywhere.
cli-arena-jobs = --jobs is for this machine, --ray for a cluster, which plays with all its processors: give one of them.

## In the terminal

# $match = number of a match, $bot = name, $what = kind of the fault, $detail = in technical words
cli-arena-fault = Match { $match }: { $bot } lost it. { $what }: { $detail }
# $seed = of the match, $reason = in technical words
cli-arena-void = Match { $match } (seed { $seed }) counts for nobody: { $reason }
# $matches = how many, $file = name of a folder
cli-arena-stopped = Stopped; { $matches } matches are kept in { $file }. The same command goes on with them.
# $file = name of a file
cli-arena-report = Report: { $file }

## The report

# $game = name of the game, $players = how many
arena-title = Arena: { $game }, { $players } players
# $bot = name, $share = a share as text, $matches = how many, $error = a probability as text
arena-answer-yes = Yes: { $bot } wins more than { $share } of its matches. Decided after { $matches } matches; the chance of a wrong answer is at most { $error }.
arena-answer-no = No: { $bot } wins less than { $share } of its matches. Decided after { $matches } matches; the chance of a wrong answer is at most { $error }.
arena-answer-open = Whether { $bot } wins more than { $share } of its matches was not decided in { $matches } matches.
# $width = half the width of an interval, as text
arena-stopped-width = After { $matches } matches every share of victories is known to ± { $width }; the chance that any one of them is not is at most { $error }.
arena-stopped-matches = All { $matches } matches were played.
arena-about = The tournament
arena-kind = Kind
arena-kind-duel = duel: one of each bot against a table of the next
arena-kind-free = free: all bots mixed
arena-kind-solo = solo: alone against the game
arena-bots = Bots
arena-bot = Bot
arena-against = Against
arena-matches = Matches
arena-match = Match
arena-seed = Seed
arena-options = Options
arena-rules-version = Version of the rules
arena-content = Fingerprint of the cards
arena-ratings = Ratings
arena-mu = Rating
arena-sigma = Sigma
arena-interval = 95 %
arena-ratings-note = OpenSkill (Plackett–Luce) over all matches in their order; everybody begins at 25. The intervals come from rating the same blocks drawn again at random; with few blocks, from sigma.
arena-shares = Shares of victories
arena-won = Won
arena-fair = Fair share
arena-shares-note = A shared victory counts in equal parts. The matches of a block have the same deal and differ in who sits where, so the 95 % intervals go by blocks. The dashed line is the fair share, or the share that was asked about.
arena-course = The course
arena-course-note = The share of victories after so many blocks, with an interval that holds at all times at once: it may be looked at as often as one likes. It is wider than the one above, which holds for one look.
arena-ahead = Who was placed before whom
arena-ahead-note = Row against column, over all meetings of two seats; a shared place counts half.
arena-seats = Seats
arena-seat = Seat
arena-score = Mean score
arena-place = Mean place
arena-times = Bots and their times
arena-seats-held = Seats held
arena-decisions = Decisions
arena-decision = Decision
arena-ms = ms per decision
arena-p99 = 99 % under
arena-faults = Faults
arena-faulted = Faults
arena-fault = Fault
arena-detail = In detail
arena-no-faults = No bot broke down.
arena-fault-crash = It crashed
arena-fault-late = It answered too late
arena-fault-nonsense = It answered nonsense
arena-fault-memory = It took too much memory
# $n = how many more
arena-more = And { $n } more.
arena-void-note = These matches count for nobody. It was not a bot's fault: please report them.
arena-repeat = Playing it again
arena-repeat-note = Deals, line-ups and the bots' own chance follow from the seed; whatever goes by the clock can come out otherwise. The record of every match lies beside this report.
arena-guarded = Bots from outside had limits of time and memory, no network, and no way to change files.
arena-unguarded = Bots from outside had limits of time and memory. This system did not allow cutting them off from network and files.

## tradewinds train

# $folder = a folder
error-train-other = { $folder } holds another course of training. Name another folder with --out, or give the same options again to go on with that one.
# $file = a file, $reason = what is wrong with it
error-net-file = { $file } holds no network: { $reason }
# $option = --thumbs, $value = a number
cli-train-part = { $option } is { $value }, but must be a number from 0 to 1.
# $generation, $done, $of = numbers
cli-train-played = Generation { $generation }: { $done } of { $of } files of lessons
# $generation, $epoch, $of, $answers, $won, $lead = numbers
cli-train-fitted = Generation { $generation }, epoch { $epoch } of { $of }: answers { $answers }, victories { $won }, leads { $lead }
# $file, $report = files
cli-train-done = Network: { $file }. Report: { $report }
# $game = name of a game
train-title = Training: { $game }
train-about = Losses on matches that nothing was fitted to; less is better.
train-generation = Generation
train-lessons = Lessons
train-answers = Answers
train-won = Victories
train-lead = Leads
train-plan = What it was made with
