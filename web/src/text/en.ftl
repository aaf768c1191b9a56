### Tradewinds: the words of the web table. Every id stands in en.ftl, zh-Hant.ftl and hu.ftl.

brand = Tradewinds
page-description = Tradewinds: euro board games around one table, in the browser.
home = Tradewinds, first page
close = Close
unfold = Show more
fold = Show less
loading = One moment …
try-again = Try again
try-now = Try now
rather-not = Rather not
# $n = how many characters, $most = how many may be
text-too-long = { $n } characters are too many: { $most } at most.
you = you
guest = Guest
language = Language
settings = Settings
menu = Menu
main-menu = Main menu
skip-links = Skip links
skip-to-content = Skip to the content
skip-to-actions = Skip to what you can do
skip-to-board = Skip to the board

## Titles

title-create = New table
title-lobby = Tables
title-learn = Learn to play
title-campaigns = Campaigns
title-campaign = Campaign
title-table = Table
title-replay = Replay
replay-of = Replay: { $game }
title-rules = Rulebook
title-about = About
title-lost = Not found

## Settings

your-name = Your name
theme = Light or dark
theme-auto = As the device does
theme-light = Light
theme-dark = Dark
confirm-setting = Confirm each decision
confirm-auto = When touching the screen
confirm-always = Always
confirm-never = Never
sounds = Sounds
motion-setting = Animation
motion-off = Off
motion-brisk = Brisk
motion-calm = Calm
pace-setting = Bots play
pace-quick = Quickly
pace-normal = At an even pace
pace-calm = Calmly
auto-title = Answer by itself

## The first page

landing-title = A good table, a fair wind.
landing-lead = Board games for an evening at sea: complete rules, calm tables, in your browser. Alone against bots, with friends by link, or together at one screen.
play-now = Play now
# $game = name of the game that starts
play-now-game = Play { $game } now
play-now-hint = One click: you and three bots. No account, nothing to install.
invite-friends = Invite friends
# $table = name of the table
continue-one = Continue: { $table }
# $n = number of tables
continue-many = Continue ({ $n })
learn = Learn
on-the-table = On the table
set-up-table = Set up a table
in-the-shipyard = Still in the shipyard.
unofficial-short = Unofficial implementations, without any of the publishers’ pictures or texts.
about-more = More about this
game-jamaica = Jamaica
    .blurb = Once round the island: two dice, one secret card, cannons and full holds. The winner is the one with the most gold, not just the fastest.
    .facts = 2–6 players · 30–60 minutes
    .credit = a game by Malcolm Braff, Bruno Cathala and Sébastien Pauchon.
game-puertorico = Puerto Rico 1897
    .blurb = Plant, build and ship at the turn of a century; every role you choose helps the others, too.
    .facts = 2–5 players · 60–120 minutes
    .credit = a game by Andreas Seyfarth.
game-maracaibo = Maracaibo
    .blurb = Four rounds of the Caribbean, quests, explorers and three crowns to serve.
    .facts = 1–4 players · 60–150 minutes
    .credit = a game by Alexander Pfister.
game-empires = Empires of the North
    .blurb = Clans, islands and long ships: a hand of cards becomes a realm in the cold.
    .facts = 1–4 players · 45–90 minutes
    .credit = a game by Joanna Kijanka and Ignacy Trzewiczek.

## A new table

create-title = A table of { $game }
create-who = Who plays?
players = Players
# $n = number of players
n-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
seat-n = Seat { $n }
seat-me = Me
seat-friend = A friend, by link
seat-here = Another person at this screen
# $bot = name of the bot
seat-bot = Bot: { $bot }
seat-open = Free seat
bot-mate = the mate
bot-random = the drifter
bot-deckhand = the deckhand
bot-pilot = the pilot
bot-navigator = the navigator
bot-admiral = the admiral
bot-random-about = The drifter goes wherever the wind blows.
bot-deckhand-about = The deckhand knows what to do and often does something else: for a first game.
bot-mate-about = The mate plays by rules of thumb, at once.
bot-pilot-about = The pilot looks ahead, a tenth of a second for every decision.
bot-navigator-about = The navigator looks far ahead, a second for every decision.
bot-admiral-about = The admiral looks far ahead, a second for every decision, and has learned from thousands of matches what is promising.
# $bot = kind of bot, $n = number of the seat
bot-name =
    { $n ->
        [1] Bosun
        [2] Gull
        [3] Marlin
        [4] Pelican
        [5] Heron
       *[6] Petrel
    }
# $name = name of the bot
bot-marked = { $name } (bot)
guest-n = Guest { $n }
name-you = You
name-of-seat = Name for seat { $n }
name-placeholder = Name
create-seats-hint = People at this screen pass the device on, and nobody sees another’s hand.
create-table = The table
table-name = Name of the table
# $name = the host
table-of = { $name }’s table
create-cards = Cards
create-cards-box = Those of the box
# a pack of other cards
create-cards-pack = { $pack }, version { $version }, by { $author }
create-cards-about = Compared with the box: { $changed } changed, { $added } new, { $removed } taken out (cards, islands, tiles, scenarios).
create-cards-hint = Packs are files with other components: your own, or those that whoever runs this server offers. Everybody at the table plays with the same.
cards-of = Cards: { $pack }, version { $version }, by { $author }
pack-licence = Licence: { $licence }.
create-open = Open table
create-open-hint = Anybody may find it in the list and sit down. Otherwise only those with your link.
create-options = House rules ({ $n })
create-options-hint = As they stand, these follow our reading of the printed rules. Each one says which ruling it changes.
usual = usual
create-game = Game
create-group-variants = Optional rules and variants
create-rule-seats-hint = Virtual opponents that play by the rulebook; they take the last seats.
seat-rules = Played by the rules
# $game = id of the game, $n = which of them
rule-seat =
    { $game ->
        [maracaibo] Jean
       *[other] Puertoma { $n }
    }
create-go = Lay the table
# $n = number of the match, $table = name of the campaign
create-next = Match { $n } of “{ $table }”
create-story = One match or a story?
create-story-single = A single match
create-story-single-hint = Free mode: a match for itself. How many quests and what else comes to the map is chosen below, under variants.
create-story-campaign = A campaign
create-story-campaign-hint = A story over several matches: what is decided changes the map for the next one. The book is kept for you; go on whenever you like, with the same people or others, with or without bots.
create-chapter = Begin with
create-chapter-first = its first page
# $n = number of the chapter
create-chapter-n = chapter { $n }

## Campaigns

campaigns = Campaigns
campaigns-about = A campaign is a story over several matches: what happens in one changes the next. Here is every campaign that you began, brought along or played in.
campaigns-none = You are in no campaign yet.
# $n = number of matches
campaigns-matches =
    { $n ->
        [0] no match finished yet
        [one] one match
       *[other] { $n } matches
    }
campaigns-ended = the story is told
campaigns-running = a match is at the table
campaigns-waiting = waits for its next match
campaigns-begin = Begin a campaign
# $game = name of the game
campaigns-begin-game = Begin one in { $game }
campaigns-bring = Bring a campaign along
campaigns-bring-hint = A campaign that was saved as a file, here or elsewhere, goes on here. Every match in it is played through once to check it.
campaigns-file = Choose a file …
campaigns-checking = Every match is being checked …
campaigns-refused = The file was not taken, and nothing was changed.
campaign-file-large = It is larger than one megabyte: no campaign is.
campaign-file-unreadable = It cannot be read: it is damaged, or not a saved campaign.
campaign-file-other = It is no saved campaign.
campaign-lost = This campaign is out of sight.
# $game = name of the game
campaign-title = A campaign in { $game }
# $name = who began it
campaign-of = { $name }’s campaign
campaign-name = Name of the campaign
campaign-book = The book
campaign-book-empty = The first page is turned at the table.
# $n = number of the match
campaign-next = Next: match { $n }
campaign-now = At the table: match { $n }
campaign-first-page = Its first match is not over yet.
campaign-ended = The story is told
campaign-go-on = Go on with the same people
campaign-go-on-others = With others …
campaign-go-on-with = Go on …
campaign-to-table = To the table
campaign-begin-again = Begin a new campaign
campaign-export = Save as a file
campaign-map = The map as it stands
campaign-matches = Matches
campaign-match-n = Match { $n }
campaign-earlier = Earlier matches ({ $n })
campaign-elsewhere = played elsewhere
campaign-no-match = No match has come to its end yet.
campaign-won = won
campaign-group = Whose campaign it is
campaign-group-hint = Each of them can read the book, go on with the next match and save it all as a file. Whoever sits down at one of its tables belongs to it, too.
campaign-part = A match of a campaign
campaign-goes-on = The story goes on in the next match:
# of several people
campaign-go-on-together = Next match, together
campaign-go-on-next = Next match

## Tables

lobby = Tables
lobby-mine = Your tables
lobby-open = Open tables
lobby-finished = Finished
lobby-away = Put away
lobby-mine-none = You are not sitting anywhere at the moment.
lobby-open-none = No open table right now. Set one up, and others will find it here.
lobby-finished-none = No finished match yet.
lobby-away-none = Nothing is put away.
lobby-invited = A seat is kept for you: the others would like to play again.
# $n = free seats
lobby-gathering =
    { $n ->
        [one] Not begun yet, one free seat
       *[other] Not begun yet, { $n } free seats
    }
lobby-ready = Not begun yet
lobby-round = Round { $n }
lobby-rounds =
    { $n ->
        [one] One round
       *[other] { $n } rounds
    }
leave-table = Leave
left-table = You have left the table.
put-away = Put away
put-away-done = Put away; you find it at the end of this page.
bring-back = Bring back
close-table = Close the table
close-table-ask = Take this table away for everybody?
resign = Give up my seat
resign-ask = A bot plays on for you to the end. Give up?
resign-yes = Give up
resigned = A bot plays on in your place.
# $name = the person
seat-resigned = { $name } has given up the seat; a bot plays on.
your-turn-short = Your turn
continue-here = Continue
watch = Watch
# $n = free seats
join =
    { $n ->
        [one] Join (one free seat)
       *[other] Join ({ $n } free seats)
    }
watch-replay = Watch the replay

## Waiting room

invite-title = Invite your friends
invite-private = Whoever opens this link may take a free seat. Send it only to those you want at the table.
invite-open = Send this link; others may also find the table in the list.
invite-link = Link of the invitation
copy = Copy
copied = Copied
copy-failed = Your browser does not allow it. Mark the text and copy it yourself.
link-copied = The link is copied. Send it to your friends.
seats = Seats
sit-down = Sit down here
sit-here-too = Another person here
bot-sits-here = Let a bot sit here
stand-up = Stand up
# $name = whom the seat is kept for
seat-kept = Kept for { $name }
free-seat = Free the seat
hand-over = Make host
hand-over-ask = Hand the table over to { $name }? Only the host can start it.
remove = Remove
remove-ask = Ask { $name } to leave? There will be a new invitation link.
room-full = All seats are taken.
room-private = This table is private. To sit down, ask the host for the invitation link.
room-watch = You can stay and watch; the game opens here when it starts.
room-invited = The others would like to play again, and a seat is kept for you.
start-game = Start the game
start-not-yet = The game can start when every seat is taken.
waiting-for-host = The host starts the game when everybody is seated.
table-not-found = This table is out of sight.

## At the table

to-lobby = Back to the tables
others = The other players
board = The board
own = Your ship and hand
own-covered = Covered. It is shown when its owner is looking.
leaf-own = My ship
leaf-others = Others
side-tabs = Log, rulebook and more
log = Log
log-empty = Nothing has happened yet.
since-your-last = Since your last decision
rulebook = Rulebook
rulebook-short = Rules
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-seated-only = Only those who sit at the table can talk here.
send = Send
table-facts = Table
options = House rules
is-here = is here
is-away = is away
bot-stands-in = (a bot plays in the meantime)
bot-plays-on = (gave up; a bot plays on)
spectators =
    { $n ->
        [one] One person is watching.
       *[other] { $n } people are watching.
    }
watching = You are watching.
watching-what = You see what everybody at the table may see.
watching-late = The invitation came too late: all seats are taken. You can watch, or play at another table.
# $rule = a rule’s ID
show-rule = Show rule { $rule }
what-now = What happens now
your-actions = What you can do
not-possible = Not possible now
explain = Explain
keys-help = Digits pick, Enter confirms, Esc steps back, arrows move, ? explains, U goes to undo.
tap-again = Tap again to confirm.
confirm = Confirm
list-options = List ({ $n })
hint = What would the navigator do?
hint-short = Hint
hint-this = The navigator would do this.
# $action = words on the button
hint-says = The navigator would choose: { $action }
hint-thinking = Thinking …
hint-why = Why?
# $percent = 0 to 100
advice-chance = (wins about { $percent } in 100)
# $other = words on a button, $worlds = number
advice-reasons = What tells it from “{ $other }”, in { $worlds } imagined continuations:
# $first, $second = numbers
advice-times = ({ $first } times, otherwise { $second })
undo = Undo
undo-ask = Ask for undo
# $names = list of names, $n = how many
waiting-for =
    { $n ->
        [one] { $names } is thinking.
       *[other] { $names } are thinking.
    }
table-moves = The table is moving on …
saving = Writing it down …
saving-later = Kept for you: it is sent as soon as the line is back.
auto-mark = Automatic:
auto-press = Press to be asked this time.
# $action = words on the button
auto-always = Always: { $action }
auto-done = Answered for you: { $action }
auto-take-back = Take it back
auto-ask-me = Ask me from now on
match-over = The match is over.
line-open = Connected
line-saved = Connected, saved
line-saving = Saving …
line-connecting = Connecting …
line-lost = Connection lost, trying again …
line-unsaved-decision = Your decision is not saved yet; it is kept here and sent as soon as the line is back.
line-unsaved-messages =
    { $n ->
        [one] One message of yours is not sent yet.
       *[other] { $n } of your messages are not sent yet.
    }
line-all-saved = Everything you have decided is saved.
line-closed = Closed
agree = Agree
decline = No, thank you
# $by = who asks, $n = number of decisions
request-undo = { $by } would like to take back a decision. Is that all right?
request-undo-own = You would like to take back a decision.
# $by = who asks, $name = whose seat
request-bot = { $by } suggests that a bot plays for { $name } until they are back.
request-bot-own = You suggest that a bot plays for { $name } until they are back.
# $names = list of names
request-waiting = Waiting for { $names }.
request-withdraw = Withdraw the request
# $name = the person
request-declined = { $name } would rather not.
request-lapsed = The table has moved on: the request to take back is void.
seat-away = { $name } seems to be away.
ask-bot = Let a bot play for now
bot-plays-for-you = A bot has been playing in your place ({ $name }).
take-back-seat = Take the seat back
# $name = the person whose turn it is
pass-title = Please pass the device to { $name }.
pass-text = The hand stays covered until { $name } is looking.
pass-ready = I am { $name }

## The end

final-score = Final score
show-scores = Show the final score
play-again = Play again
play-again-together = Play again with the same people
again-laid = The table is laid for another game, and a seat is kept for you.
again-go = To the new table
fair-title = Fair shuffles
fair-commitment = Sealed before the start:
fair-seed = The seed of every roll and shuffle:
fair-later = All dice and shuffles of this match come from one secret number. Its seal is shown from the beginning, the number itself at the end: so everybody can check that nothing was changed on the way.
fair-explain = The seal is the SHA-256 of the seed. If it matches, nobody could have changed the dice or the decks after the start.
fair-verify = Check it here
fair-same = It matches: the match was played with the dice sealed at the start.
fair-other = It does not match. Please tell the people who run this server.

## Replay

replay-not-there = This replay is not there.
replay-controls = Replay
play = Play
pause = Pause
step-back = One step back
step-forward = One step forward
# $n = position, $total = last position
replay-at = { $n } of { $total }
scrubber = Position in the match
speed = Speed
# $n = how many times as fast
times = ×{ $n }
eyes = Eyes of
eyes-public = a spectator
review = Review
review-thinking = The navigator looks at every decision …
review-failed = The review was broken off.
review-curve = Chances to win
# $name = a player, $first, $last = 0 to 100
review-curve-is = Chances to win ({ $name }): { $first } in 100 at first, { $last } at last
review-costly = What cost most ({ $name })
# $action = words on a button
review-played = Played: { $action }
review-better = Better: { $action }
# $n = number of a decision
review-show = Show it (decision { $n })
review-nothing = Nothing that would have been clearly better.
review-about = The navigator knew only what this player could know. Chances are estimates.
# $name = a player
play-on = Play on from here ({ $name })

## Rulebook

rules-title = Rulebook: { $game }
rules-own-words = The complete rules in our own words. Every rule has a number, so that the log and every refusal can point to it.
rules-search = Search the rules
rules-found =
    { $n ->
        [0] Nothing found
        [one] One rule
       *[other] { $n } rules
    }
rules-none = No rule has all these words.
rules-missing = The rulebook could not be fetched.

## Learn

learn-title = Learn by playing
learn-lead = Sit down to a real game against bots. A coach explains each thing when it happens for the first time; close it whenever you like, call it back whenever you like.
learn-jamaica-1 = Each round the Captain rolls two dice and sets one for the day, one for the night.
learn-jamaica-2 = Everybody secretly chooses one of three cards. Its left symbol uses the day die, its right symbol the night die: load something, or sail.
learn-jamaica-3 = Where you stop you pay, in food at sea, in gold in a port. Lairs are free and hide treasures. On a space with another ship you fight.
learn-jamaica-4 = When the first ship is home, the round is finished and points are counted: gold, treasures, and how far you came.
learn-puertorico-1 = Each round you take turns choosing a role. Everybody carries out its action; whoever chose it gets a privilege as well.
learn-puertorico-2 = Plant crops, hire people, and put them on plantations and into buildings: only what is staffed works.
learn-puertorico-3 = Produce crates. Sell one for coins, or load them on ships for victory points.
learn-puertorico-4 = Coins build a town that makes everything work better. When workers, points or building space run out, points are counted.
learn-empires-1 = Each round you look at four cards and keep those you pay a worker for. Cards are built for goods, or played together with an action.
learn-empires-2 = Turn by turn everybody does one thing: build, put one of two pawns on an action tile, use a card, attack, or pass. Each pawn can be used twice.
learn-empires-3 = Ships wait in a queue. When all have passed they sail to islands, which you pillage for goods or conquer for your empire.
learn-empires-4 = In the round in which somebody reaches 25 points the game ends; every card of an empire and what is left in goods count as well.
learn-maracaibo-1 = Four times the ships sail round the Caribbean, from Havana and back. On your turn you sail at least one place along the arrows and act where you stop.
learn-maracaibo-2 = In villages you earn doubloons and buy cards; cities want goods and have actions of their own; quests, assistants and legacy tiles wait on the way.
learn-maracaibo-3 = Fight for France, England or Spain: influence with a nation is worth more, the more flags it has at the end. Goods delivered free the discs of your ship and make it better.
learn-maracaibo-4 = Whoever comes home first ends the round. Then income is paid and everybody may buy. After the fourth round, points from cards, buildings, nations and income decide.
learn-start = Start my first game
learn-read = Read the rulebook first
coach = Coach
coach-close = Send the coach away
coach-understood = Understood
coach-quiet = Play on; I will speak up when something new happens.
coach-progress = { $n } of { $total } lessons

## About

about = About
about-title = About Tradewinds
about-what = Tradewinds is a table for euro board games in the browser: complete rules with every exception, explained refusals, undo, replays, fair and verifiable shuffles, in English, Traditional Chinese and Hungarian.
about-games-title = The games belong to their makers
about-games = This is an unofficial implementation, made by people who love these games. It is not connected with their publishers and contains none of their pictures, logos or sentences: drawings and wording are our own. If you like a game here, please buy the box; it is lovely on a real table.
about-fair-title = Fair play
about-fair = Every roll and every shuffle of a match comes from one number that is sealed before the first move. The seal is shown at the start, the number at the end. The server tells each player only what that player may know.
about-privacy-title = Your data
about-privacy = You need no account. A signed cookie remembers which seats are yours; the name you give is shown to those at your table. Your settings are kept so that they follow you to your other devices. Nothing else is collected.
about-licence-title = Licence
about-licence = The code is free software under the MIT licence.
about-fonts = Typefaces: EB Garamond, Inter, Noto Serif TC and Noto Sans TC, all under the SIL Open Font License.

## Lost

lost-title = Off the chart
lost-text = There is nothing at this address. Perhaps the link was cut short on its way to you.

## When something goes wrong

error-no-connection = The server cannot be reached at the moment. Your games are safe; please try again in a little while.
error-unexpected = Something went wrong on our side, and nothing was changed. Please try again.
