### Time: clocks, pauses, who is here, and how one hears of a turn.

time-seconds = { $n ->
        [0] none
        [one] { $n } second
       *[other] { $n } seconds
    }
time-minutes = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
time-hours = { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
time-days = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
time-days-hours = { $days } d { $hours } h

clock-title = Time to think
clock-kind = Clock
clock-kind-none = No clock
clock-kind-bank = So much for the whole match
clock-kind-decision = So much for each decision
clock-bank = For each player
clock-increment = More with each decision
clock-each = For each decision
clock-zero = When it is over
clock-zero-bot = A bot takes the seat
clock-zero-pass = The seat passes
clock-hint = Bots have no clock. Taking back gives no time back, and time in which the server did not run does not count. Whoever lost the seat to a bot may take it back. Where the rules know no passing, a bot makes that one decision.

# $length = a time such as “30 minutes”, $increment = another
clock-told-none = No clock: everybody takes the time they need.
clock-told-bank = { $length } for each player.
clock-told-increment = { $length } for each player, and { $increment } more with each decision.
clock-told-decision = { $length } for each decision.
clock-told-bot = Then a bot takes the seat.
clock-told-pass = Then the seat passes.

clocks = Clocks
clock-low = hurry!
clock-runs = is running
clock-away = away
clock-bot = bot plays
# $left = a time as on a clock
clock-low-spoken = Your time is running out: { $left }.

# $name = whose time it was, or who did it
time-event-bot = { $name } ran out of time: a bot plays on.
time-event-pass = { $name } ran out of time and passed.
time-event-decided = { $name } ran out of time: a bot made this decision.
time-event-paused = The table is paused, as { $name } had asked.
time-event-resumed = { $name } has ended the pause.
time-event-bot-you = You ran out of time: a bot plays on for you.
time-event-pass-you = You ran out of time and passed.
time-event-decided-you = You ran out of time: a bot made this decision for you.
time-event-paused-you = The table is paused, as you had asked.
time-event-resumed-you = You have ended the pause.

paused = The table is paused.
paused-by = { $name } had asked for it. Clocks stand still and bots wait; anybody who plays here can end it.
paused-by-you = You had asked for it. Clocks stand still and bots wait; anybody who plays here can end it.
resume = Go on
ask-pause = Pause
ask-pause-hint = Everybody who is here must agree.
request-pause = { $by } would like to pause the table.
request-pause-own = You have asked for a pause.

your-turn = Your turn
here-now = here
away-now = away

notify = Notify me when it is my turn
notify-denied = Your browser does not allow notifications here. You can change that in its settings.
mail-title = By e-mail
mail-none = This server sends no e-mail.
mail-address = E-mail address
mail-after = When I have been away for
mail-hint = One letter for each turn at most. Nobody else sees your address.
mail-sent = A letter is on its way. Please confirm your address with the link in it.
mail-confirmed = Confirmed: you will hear of your turns.
mail-save = Save
mail-drop = Forget the address
title-mail = E-mail
mail-confirm-title = Confirm your address
mail-confirm-ask = You will get a letter when it is your turn and you are away.
mail-confirm-go = Yes, this is my address
mail-confirm-done = Thank you, your address is confirmed.
mail-stop-title = No more letters
mail-stop-ask = Shall we stop writing to you? Your address will be forgotten.
mail-stop-go = Send no more letters
mail-stop-done = Done: your address is forgotten, and nothing will be sent to it any more.
