### The house's own words: what the kernel, the table and the server say. The games have theirs.
###
### Ids: error-… (a message or a file that is wrong), refusal-… (an action that may not be taken now), undo-…
### Every id stands in the same place in en.ftl, zh-Hant.ftl and hu.ftl.

## Games, players, options, bots

error-no-rulebook = There is no rulebook for this game yet.

## Taking back

undo-back-to = Takes back your last decision.
undo-back-since = Takes back your last decision and what has happened since.
undo-nothing = You have nothing to take back yet.
undo-over = The match is over: nothing can be taken back any more.
undo-barrier-chance = Chance has spoken since your decision. It can be taken back only if everybody agrees.
undo-barrier-revealed = Your decision stands or has shown something hidden. It can be taken back only if everybody agrees.
undo-barrier-other = Somebody else has acted since. It can be taken back only if everybody agrees.

## Records and scenarios

# $number = index of the line, from 0
error-record-undo = Line { $number } of the record takes back more than there is.

## What a message can have wrong

error-malformed = The server did not understand this request.
error-not-json = The server did not understand this message: it is not JSON.
error-not-text = The server takes text messages only.
# $field = name of a field
error-field-missing = The field “{ $field }” is missing.
error-field-unknown = The field “{ $field }” is not known here.
error-field-value = The field “{ $field }” has a value that is not possible.
# $most = a number of characters
error-text-long = The field “{ $field }” may have { $most } characters at most.
# $expected, $got = kinds of values, in technical words
error-field-type = The field “{ $field }” should be { $expected }, but is { $got }.
# $most = how many characters
error-too-long = The message is longer than { $most } characters.
error-too-large = The message is too large.
error-text-control = This text contains characters that cannot be shown.
error-name-invisible = Nobody could see this name. Please choose one with letters.
# $ref = the client's own number of the message
error-ref-reused = Two different messages carry the same number ({ $ref }).
error-hello-first = The first message must be “hello”.
error-list-which = Please ask for exactly one list: mine, open, finished or away.
error-not-found = There is nothing at this address.
error-method = This address cannot be used in this way.

## Who may do what

error-forbidden = This is not yours to do.
error-not-your-seat = This is not your seat.
error-not-seated = Only those who sit at the table can do this.
error-host-only = Only the host can do this.
error-invite = This table is private: please use the invitation link.
error-invite-wrong = This invitation is not valid any more. Please ask the host for the new link.
error-invite-second = A second seat at your screen needs the invitation link of this table.
error-foreign-page = Another website tried to open this table. Please open it from its own page.

## Tables and seats

error-no-such-table = There is no such table. Perhaps the link is incomplete.
error-table-closed = The host has closed this table before the game began.
error-still-playing = You can put a table away when its match is over. Until then, stand up or give up your seat.
# $seat = what was asked for, $known = what there is
error-seat-kind = A seat cannot be “{ $seat }”. It can be: { $known }.
error-seat-me-twice = You can sit on one seat yourself; choose “here” for others at this screen.
# $seat = number of the seat, $ruled = true if the rules play it
error-seat-rules =
    { $ruled ->
        [true] Seat { $seat } is played by the rules: it has to be “rules”.
       *[other] Seat { $seat } is not played by the rules: it cannot be “rules”.
    }
# $players = players asked for, $seats = seats listed
error-seats-count = { $players } players need { $players } seats, but { $seats } are listed.
# $seats = list of seat numbers, from 1
error-seats-open = There are still free seats: { $seats }.
error-seat-taken = Somebody else has just taken this seat.
error-colour-taken = Somebody has just taken this colour. Choose another one.
error-colour-none = This game has no such colour.
error-nobody-there = Nobody sits there who could be the host.
error-seat-kept = This seat is kept for somebody who played the match before.
error-started = The match has started already.
error-not-started = The match has not started yet.
# $number = index of the decision, from 0; $decision = its text; $reason = what is wrong, in technical words
error-match-broken = This match cannot be continued: decision { $number }, “{ $decision }”, is not possible under the rules ({ $reason }).
error-match-gap = This match cannot be continued: line { $seq } of its log is missing.
error-record-continued = There is no record of this match: it went on under changed rules in the middle.
error-record-practice = This match began in a position laid out for practice; there is no record of it.
notice-rules-kept = The rules have changed since this match began (version { $known }). It is played to its end under those it began with (version { $version }).
notice-practice = A practice position: everything for trying out the component lies ready. There will be no record of this match.
notice-played-on = A position of another match, from which you play on: what you could not know then was dealt anew. There will be no record of this match.
notice-rules-changed = The rules have changed since this match began: it goes on under version { $to } instead of { $from }. { $lost ->
        [0] Nothing was lost.
        [one] The last decision could not be kept.
       *[other] The last { $lost } decisions could not be kept.
    }
error-not-finished = The match is not over yet. The replay opens when it is.

## At the table

error-late = The table has moved on in the meantime. Nothing was changed; please look again.
error-ahead = This decision is for a position the table has not reached. Please reload the page.
error-bot-plays = A bot is playing for you. Take your seat back first.
error-seat-not-abandoned = This person is here, or was here a moment ago. A bot can take over when a seat has been empty for a while.
error-no-such-request = This request has been answered already.
error-not-asked = Your answer is not needed here.
error-chat-empty = There is nothing to send.
# $most = how many characters
error-chat-long = Please keep it under { $most } characters.
error-chat-silenced = The host has asked for silence at this table: only phrases can be said.

## When the server is in trouble

# $seconds = how long to wait
error-too-fast =
    { $seconds ->
        [one] That was very quick. Please wait a second.
       *[other] That was very quick. Please wait { $seconds } seconds.
    }
# $most = how many
error-too-many-connections = You have this open { $most } times already. Please close another page first.
# $most = how many at a time
error-too-many-bot-tables = Bots are playing among themselves at { $most } of your tables already. Please wait until one of them has finished.
error-not-saved = This could not be saved, so nothing was changed. Please try again.
error-busy = The server is busy. Please try again in a moment.
error-internal = Something went wrong on our side, and nothing was changed. Please try again.
# $url = the database, $reason = what is wrong, in technical words
error-database = The database { $url } cannot be used: { $reason }
# $url = what was given
error-database-url = “{ $url }” is not a database that can be used: give a file, sqlite:///file or postgresql://host/name.
error-setting = The setting { $setting } cannot be “{ $value }”.

## A page of the server's own

client-missing-title = The table is not laid yet
client-missing-text = The server is running, but the web client has not been built in this copy. This command builds it and starts the server again:
