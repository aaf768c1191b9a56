### Help of the command: plain text only, no variables, so that it is read without the machinery of the other texts.
###
### help-<command> is the line in the list of commands, help-<command>-text what `tradewinds <command> --help` says;
### help-<command>-<option> an option, help-<option> (help-option-<option> if a command has that name) one that several
### commands share. A paragraph is one line on the terminal; lines that begin with more spaces stay as they are.

help-usage = Usage:
help-required = required
help-default = default
help-group-table = At the table
help-group-study = For study
help-group-check = For checking
help-group-host = For hosting
help-parameters = Arguments and options
help-arguments = Arguments
help-commands = In general
help-help = Show this help.
help-version = Show the version.
help-tradewinds-text =
    Euro board games with their complete, exact rules.

    Play in the terminal or serve the web table; look up a rule; simulate, replay and check matches.

    For example:

        tradewinds play jamaica
        tradewinds serve
        tradewinds rules gunpowder
        tradewinds simulate puertorico --players 4 --games 1000 --bots mate,random

    Every command explains itself: tradewinds simulate --help

    Languages: --lang or TRADEWINDS_LANG (en, zh-Hant, hu), else the locale.

## Options that several commands share

help-game = The game's name, for example jamaica.
help-players = How many players.
help-seed = Any text: the same seed gives the same match.
help-option = An option of the game as name=value; give it again for another.
help-lang = Language: en, zh-Hant or hu.
help-json = Print one JSON document.
help-file = A record of a match.
help-option-pack = A file with other cards for the game (tradewinds pack).
help-database = A file, or a URL: sqlite:///file, postgresql://host/name; the one that the servers use.

## tradewinds play

help-play = Play a whole game here in the terminal.
help-play-text =
    Play a whole game here in the terminal, by keyboard alone.

    Everything is lines of text in the order in which it happens, so a screen reader can follow. Choose by number. ? explains the decision and its rule. Other words: board, me, others, log, rules WORDS, undo, save, quit.

    When the input ends, or at Ctrl-C, the match is saved, and you are told how to go on.

    For example:

        tradewinds play jamaica
        tradewinds play puertorico --players 2 --option puertomas=1 --lang hu
        tradewinds play jamaica --bots mybot.py:Careful
        tradewinds play --resume jamaica.json
help-play-players = How many players, you among them.
help-play-bots = Who plays the other seats: names with commas between them; a bot of your own as module:Class or file.py:Class.
help-play-seat = Your seat, counted from 0 as in records.
help-play-save = Keep the match in this file, after every decision.
help-play-resume = Go on with a saved match.

## tradewinds campaign

help-campaign = A story over several matches, in one file.
help-campaign-text =
    A story over several matches in one file: go on with it, read it, take its archive along.

    The file has the record of every match; each begins with what the one before it handed on. next lets bots play the next match, and begins the campaign if there is no such file yet; play is the same with you at the table. show tells what has been read and decided, and how the map stands. export prints the archive: what the next match would begin with; import begins a new file with an archive. A file is replaced only by one with a further match in it. tradewinds verify checks the whole chain.

    For example:

        tradewinds campaign next story.json --players 3 --bots mate
        tradewinds campaign next story.json --whole
        tradewinds campaign play other.json --chapter 4 --players 2
        tradewinds campaign export story.json --archive archive.json
        tradewinds campaign import again.json --archive archive.json
        tradewinds verify story.json

    The JSON document: game, matches (how many), ending (null before there is one), archive.
help-campaign-what = next, play, show, export or import.
help-campaign-file = The campaign's file.
help-campaign-game = The game whose story it is.
help-campaign-archive = The archive's file, for export and import.
help-campaign-chapter = Begin with this chapter.
help-campaign-bots = Who plays: names with commas between them; a bot of your own as module:Class or file.py:Class.
help-campaign-seat = With play: your seat, counted from 0 as in records.
help-campaign-whole = With next: match after match, until the story ends.

## tradewinds serve

help-serve = Serve the web table.
help-serve-text =
    Serve the web table until Ctrl-C.

    Every decision is in the database before it is acknowledged, so the server can be stopped at any moment.

    For example:

        tradewinds serve
        tradewinds serve --host 0.0.0.0 --port 9000
        tradewinds serve --database postgresql://tradewinds@localhost/tradewinds
help-serve-host = The address to listen on.
help-serve-port = The port; 0 takes a free one.
help-serve-database = A file, or a URL: sqlite:///file, postgresql://host/name.
help-serve-keep = How many days tables are kept after the last thing that happened there; 0 is for ever. Without it waiting=30,practice=30,running=0,finished=0.
help-serve-metrics = Where Prometheus finds metrics, as 127.0.0.1:9464; nowhere without it.
help-serve-log = How the server writes about itself: text or json.
help-serve-log-calls = A line for every HTTP call, too.

## tradewinds games

help-games = List the games, their options and bots.
help-games-text =
    List the games: how many can play, which options there are, which bots know the game.

    For example:

        tradewinds games
        tradewinds games --lang hu
        tradewinds games --json

## tradewinds rules

help-rules = Find and print rules.
help-rules-text =
    Find and print rules; without words, the sections there are.

    The number of a rule is what refusals and log lines name. Exit code 1 if nothing is found.

    For example:

        tradewinds rules JAM-4.2
        tradewinds rules gunpowder dice
        tradewinds rules 6 --game jamaica --lang hu
help-rules-words = A rule's number (JAM-4.2), a section's (4), or words that occur in it.
help-rules-game = Only this game's rules.

## tradewinds simulate

help-simulate = Let bots play many games and count.
help-simulate-text =
    Let bots play many matches against each other and count.

    The bots are dealt round the table until every seat has one, and from match to match they all move on by one seat: in as many matches as there are bots every one sits on every seat equally often. Seats that the rules themselves play (Puertomas) are called rules. Of a shared victory every winner gets an equal part. Match number i has the seed SEED.i; the result does not depend on the number of processes.

    What is checked: after every decision the invariants of the position (nothing in the box is lost or doubled), unless --no-check; at the end of a match, only with --verify-replay, that its record played again ends in the same position. A bot that breaks down or does what it may not is told in the same way, and its match is not counted. Exit code 1 if any of this was found.

    With --no-check, random bots and neither --verify-replay nor --record matches run inside the engine at full speed; decision times are then not measured.

    For example:

        tradewinds simulate jamaica --players 4 --games 1000
        tradewinds simulate jamaica --bots mate,random,random,random --games 1000 --json
        tradewinds simulate puertorico --bots mybot.py:Careful,mate --games 200
        tradewinds simulate jamaica --players 2 --option ghost_tie_rule=captain_chooses --verify-replay
        tradewinds simulate jamaica --games 20 --record matches/

    The JSON document: game, players, options, games, finished, decisions, seconds, games_per_s, decisions_per_s, mean_scores (per seat), seat_wins (per seat), bot_wins (per bot), violations (sentences; null if nothing was checked), and bots: per bot seats (how many it had in finished matches), mean_score, mean_place, wins, win_share (of the finished matches), win_share_95 (its 95 % interval after Wilson), decisions, decision_ms_mean, decision_ms_p99.
help-simulate-games = How many matches.
help-simulate-bots = Names with commas between them; a bot of your own as module:Class or file.py:Class.
help-simulate-check = Look for broken invariants after every decision (it does, unless --no-check).
help-simulate-verify-replay = Play every record again and compare how it ends.
help-simulate-record = A folder for the record of every match.
help-simulate-jobs = How many processes; without it, all cores where there is enough to do.
help-simulate-campaign = Whole campaigns in place of single matches: each goes on until its story ends.

## tradewinds arena

help-arena = A tournament between bots, with ratings and a report.
help-arena-text =
    A tournament between bots: seats rotated, deals paired, until its question is decided.

    Matches come in blocks. Those of a block have the same deal, and everybody who is compared sits on every seat once. The kind says who meets whom: free mixes all bots; duel sets one of each bot against a table of the next one named, so that the bots are a ladder; solo lets each play alone against the game (a table with one seat for a bot, such as --players 2 --option puertomas=1).

    Bots are those of the house, classes of your own (module:Class, file.py:Class) and programs that speak the line protocol (cmd:COMMAND; docs/arena.md). Those of your own run in processes apart, with limits of time and memory and, where the system allows it, without network. A bot that crashes, answers too late, answers nonsense or takes too much memory loses its match, and the tournament goes on.

    It stops after --matches, or sooner: when --question is decided (wrong in one of twenty cases at most, however often one looks), or when all shares of victories are known to ± --width. Everything is kept in the folder --out: the results, the record of every match, and report.html. The same command goes on where it was interrupted.

    Exit code 1 if a match counted for nobody, which is never a bot's fault.

    For example:

        tradewinds arena jamaica --bots mate,random --kind duel --out ladder
        tradewinds arena jamaica --bots mate,random --kind duel --question "mate wins 40%" --out asked
        tradewinds arena puertorico --bots mate,random,mybot.py:Careful --players 3 --matches 300 --out mixed
        tradewinds arena puertorico --bots mate,random --kind solo --players 2 --option puertomas=1 --out alone
        tradewinds arena jamaica --bots "cmd:python3 mybot.py,mate" --players 2 --time 1 --out mine

    The JSON document: game, players, options, kind, seed, matches, void, stopped (by: yes, no, width or matches; matches, question, error), ratings (per bot mu, sigma, mu_95), shares (bot, against, matches, share, share_95, fair), bots (per bot seats, mean_score, mean_place, wins, faults, decisions, decision_ms_mean, decision_ms_p99), seats, faults, voids, seconds.
help-arena-bots = Names with commas between them; a bot of your own as module:Class, file.py:Class or cmd:COMMAND.
help-arena-out = The tournament's folder; one that holds the same tournament is gone on with.
help-arena-matches = How many matches at most, rounded up to whole blocks.
help-arena-kind = free, duel or solo.
help-arena-question = What is to be decided, as "mate wins 40%".
help-arena-width = Stop when all shares of victories are known to ± this, as 0.02.
help-arena-time = Seconds for a decision of a bot of your own.
help-arena-total = Seconds for all its decisions of a match; without it, a thousand times --time.
help-arena-memory = MiB for a bot of your own.
help-arena-jobs = How many processes; without it, all cores.
help-arena-ray = Play on the Ray cluster at this address (needs tradewinds[ray]); auto for the one of this machine.

## tradewinds train

help-train = A network for the admiral, by self-play.
help-train-text =
    Matches are played, a network is fitted to what came of them, better matches are played with it, and so on. The first generation of matches is played by rules of thumb, the others by searches that the network of the generation before leads.

    Everything lies in the folder behind --out. Broken off, the same command goes on where it stopped; with the same seed the same network comes of it. It needs tradewinds[train].

    For example:

        tradewinds train jamaica --out jamaica-net
        tradewinds train puertorico --generations 5 --search-matches 1000 --out long
help-train-out = The folder of the course; one that holds the same course is gone on with.
help-train-seed = Of the matches and of the first weights.
help-train-generations = How often a network is fitted; a course can go on with more of them.
help-train-matches = Matches of the first generation, by rules of thumb if --first-rounds does not say otherwise.
help-train-first-rounds = Rounds of a plain search for each decision that makes a lesson in the first generation; 0: nothing is searched there.
help-train-corrects = The network says by how much the rules of thumb misjudge a position, instead of judging it by itself; for games whose rules of thumb judge without playing on to the end.
help-train-search-matches = Matches by searches, of each other generation.
help-train-rounds = Rounds of search for each decision that makes a lesson.
help-train-thumbs = What part of a search's first guesses is left to the rules of thumb, from 0 to 1.
help-train-steps = Decisions by rules of thumb before the network judges a position.
help-train-taught = What part of the decisions of a match by rules of thumb makes lessons, from 0 to 1: fewer where one match has many that are alike.
help-train-players = Players of one match after the other, such as --players 4 --players 2; without it, every number in turn.
help-train-epochs = How often all lessons are gone through for a network.
help-train-width = How many numbers lie between what is seen and what is answered.
help-train-jobs = How many processes play; without it, all cores.

## tradewinds replay

help-replay = Tell a recorded match line by line.
help-replay-text =
    Tell a recorded match line by line: every decision and what came of it, with the rules.

    With --step, on a terminal: Enter goes on, b reads the board, q stops.

    For example:

        tradewinds replay match.json
        tradewinds replay match.json --step --lang hu
        tradewinds replay match.json --json

    The JSON document: game, players, options, seed, seats, steps (number, decision, facts), over, scores, winners, ranking (seats from the first place on), outcome (won, score, target; null where seats play against one another).
help-replay-seat = Tell only what this seat could know, counted from 0 as in the record.
help-replay-step = Wait for Enter after every decision.

## tradewinds bench

help-bench = Measure speed beside a reference loop.
help-bench-text =
    Measure random play, copying and looking, and beside them a fixed reference loop in plain Python.

    Machines are noisy, so they are measured in turn in many short slices of CPU time, and the medians count. The number to compare between machines is iterations of the reference loop per decision.

    TRADEWINDS_INTERPRETED=1 measures the sources instead of the compiled engine.

    For example:

        tradewinds bench jamaica
        tradewinds bench jamaica --players 6 --json
        tradewinds bench maracaibo --players 2 --option jean=1
        tradewinds bench jamaica --envs

    The JSON document: game, players, compiled, games_per_s, decisions_per_s, copy_us, view_us, reference_loop_per_s, iterations_per_decision, seconds (CPU); without GAME a list of these. With --envs: game, players, compiled, entries, actions, encode_us, batch_steps_per_s, pettingzoo_steps_per_s, reference_loop_per_s, iterations_per_step, seconds.
help-bench-game = The game; all games without it.
help-bench-players = How many players; 4 where the game allows it.
help-bench-slices = How many times each thing is measured.
help-bench-envs = Measure observations and environments for learning code instead (docs/environments.md).

## tradewinds verify

help-verify = Check a record: seed, every decision, result.
help-verify-text =
    Check a record: the seed against what the table showed before the match, every decision, the result.

    Exit code 1 if anything is not as the record says, 2 if the file is no record at all.

    The file of a campaign is checked match by match, and that each goes on from what the one before it handed on.

    For example:

        tradewinds verify match.json

    The JSON document: file, ok, checks (name: true or false), message. Of a campaign: file, ok, matches (a list of checks), message.

## tradewinds scenario

help-scenario = Run scenarios: rules as readable tests.
help-scenario-text =
    Run scenarios: rules as readable tests, and bug reports as files. docs/scenarios.md describes the format.

    What a scenario says is checked, or it is an error that names the step and the field. Exit code 1 if any fails, 2 if a file or folder cannot be read.

    For example:

        tradewinds scenario tests/scenarios/jamaica
        tradewinds scenario my-question.yaml --lang hu

    The JSON document: a list of id, file, ok, message.
help-scenario-files = YAML files, or folders with such files.

## tradewinds pack

help-pack = Other cards for a game: check, begin, compare, simulate.
help-pack-text =
    Other cards for a game: check a pack, begin one, or compare it with the box.

    A pack is one YAML file that says which records of a game's data to set, add or remove (docs/packs.md). It is data only. play, simulate, replay, verify, bench, scenario and serve take it with --pack; a record names the fingerprint of the cards it was played with.

    check says whether a pack can be played, with the place of what is wrong (exit code 1), and where its decks differ from the box. new prints a pack to begin with. diff lists every field that differs from the box. fields lists what a pack can change in a game, and why the rest cannot be changed.

    simulate plays the same matches with the pack and with the box, seed for seed and bot for bot, and compares: who wins, with which score, how long a match is, how often what was changed is used.

    For example:

        tradewinds pack new empires --save mine.yaml
        tradewinds pack check mine.yaml
        tradewinds pack diff mine.yaml
        tradewinds pack fields jamaica
        tradewinds pack simulate mine.yaml --games 200 --bots mate
        tradewinds play empires --pack mine.yaml
help-pack-what = check, new, diff, fields or simulate.
help-pack-of = The pack's file; for new and fields, the game.
help-pack-save = With new: write it to this file.
help-pack-games = With simulate: matches with the pack, and as many with the box.
help-pack-players = With simulate: seats; four, if the game has so many.
help-pack-bots = With simulate: who plays, as for tradewinds simulate.
help-pack-check = With simulate: look for broken invariants after every decision with the pack.
help-pack-jobs = With simulate: how many processes; without it, all cores where there is enough to do.

## tradewinds coverage

help-coverage = List which rules are tested and which are not.
help-coverage-text =
    List which rules of a game are cited by tests, and which are not.

    A scenario under tests/scenarios/GAME/ cites rules in its list “rules:”, a Python test in its marker pytest.mark.rules("JAM-3.2", …). Tests are read, not run. What cannot be tested stands with its reason in the game's untestable.yaml. The tests are part of the source checkout, not of the installed package.

    Exit code 1 if a rule is untested, or a test cites a rule that does not exist.

    For example:

        tradewinds coverage jamaica
        tradewinds coverage jamaica --json

    The JSON document: game, rules, tested (rule: tests), untested, untestable (rule: reason).
help-coverage-tests = The folder of the tests, if it is not in this checkout.

## tradewinds backup

help-backup = Keep everything in one file, while servers run.
help-backup-text =
    Keep the whole database in one file, while servers run.

    Everything is read in one snapshot. The file names a moment: every decision that was acknowledged before it is inside. It can be restored into SQLite and PostgreSQL alike. It holds the keys that sign cookies and the seeds of running matches, so it is readable by its owner only; keep it that way.

    For example:

        tradewinds backup tables.backup
        tradewinds backup tables.backup --database postgresql://tradewinds@localhost/tradewinds
        tradewinds backup - | ssh elsewhere "cat > tables.backup"

    The JSON document: version, revision, moment (milliseconds since 1970), time, database, rows (by table), sha256.
help-backup-file = The new file, or - for standard output.

## tradewinds restore

help-restore = Fill an empty database from a backup.
help-restore-text =
    Fill an empty database from a backup, or look whether a backup is sound.

    The file is read to its end and checked first; then all of it is written, or nothing. A backup of an older version is brought up to date. If a server runs on the empty database already, people's cookies are good again within a minute.

    For example:

        tradewinds restore tables.backup --check
        tradewinds restore tables.backup --database elsewhere.db
        tradewinds restore tables.backup --database postgresql://tradewinds@localhost/tradewinds

    The JSON document: as of tradewinds backup.
help-restore-file = The backup.
help-restore-check = Only look whether the file is sound.

## tradewinds admin

help-admin = Look after tables and people, beside running servers.
help-admin-text =
    Look after tables and people, beside running servers, which follow within seconds.

    tables, table ID, close ID: list tables (those touched last first), show one with its seats and what was said, take one away. guests WORDS, guest ID: find people by name, show one with tables and addresses. reports, resolve ID: what people told about others, and that it is settled. ban GUEST or ban ADDRESS, unban, bans: shut somebody out, for a time or for good. message TEXT, messages, unsay ID: tell everybody something, or one table.

    Seeds, invitations and cards are never shown.

    For example:

        tradewinds admin tables --status running
        tradewinds admin ban 5f0c7e1d2a9b4c3e8d6f0a1b --addresses --for 7d --reason "Spam"
        tradewinds admin ban 203.0.113.0/24 --for 2h
        tradewinds admin message "Back in five minutes: we are moving." --for 30m
        tradewinds admin message --text en=Hello --text hu=Szia --table Xb3kQ9aa7bCd

    The JSON document: what is shown, or what was done.
help-admin-what = tables, table, close, guests, guest, reports, resolve, bans, ban, unban, messages, message or unsay.
help-admin-of = Whom or what: an id, an address or network, words to look for, or the text of a message.
help-admin-status = With tables: only open, running or finished ones.
help-admin-guest = With tables: only those where this guest sits.
help-admin-table = With message: only at this table.
help-admin-for = With ban and message: for how long, as 30m, 2h, 7d or 4w; for good without it.
help-admin-reason = With ban: why, in words that the person is told; with resolve: a note.
help-admin-addresses = With ban: also wherever this guest came from in the last month.
help-admin-text-option = With message: in one language, as hu=Szia; give it again for another.
help-admin-all = With reports: also those that are settled.
help-admin-limit = How many are listed at most.
help-admin-yes = With close: also a table that is being played or has been finished.
