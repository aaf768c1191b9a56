### Who you are: other devices, passkeys, recovery codes, sessions, everything of yours.

title-me = Who you are
title-take = Take a link
nav-me = Who you are
me-lead = You need no account here: this browser is your key. Here you can take your seat and your games to another device, make sure that you never lose them, and see what there is of you.
me-name-hint = Others at the table see it.
# $tables, $finished, $packs, $campaigns: how many of each
me-belongings = Yours: { $tables ->
    [one] one table being played
   *[other] { $tables } tables being played
  }, { $finished ->
    [one] one finished match
   *[other] { $finished } finished matches
  }, { $packs ->
    [one] one pack
   *[other] { $packs } packs
  }, { $campaigns ->
    [one] one campaign
   *[other] { $campaigns } campaigns
  }.

link-heading = On another device
link-about = Make a link and open it on the other device, or point its camera at the picture. It asks there before anything happens. The link is good once, for ten minutes; then both devices are you.
link-make = Make a link
link-again = Make a new link
link-drop = Take it back
# $minutes: a number
link-good = Good for { $minutes ->
    [0] less than a minute
    [one] one more minute
   *[other] { $minutes } more minutes
  }, and once.
link-warning = Whoever opens it becomes you: show it to nobody else.
link-qr = The link as a picture for a camera (QR code)
link-copy = Copy the link
link-used = The link was used: another device is you now. It stands in the list below.
link-over = This link is not good any more.
link-loopback = This address works only on this very machine. Open Tradewinds under the machine's name in your network first.

take-heading = Be the same person on this device?
take-looking = Looking at the link …
# $name: of a person
take-who = This link makes you { $name } on this device.
take-who-nameless = This link makes you the guest who made it, on this device.
# $device: browser and system
take-from = It was made in { $device }.
# $tables: a number
take-theirs = You can then play on here at { $tables ->
    [0] any table, with everything that belongs to that person
    [one] one table that is being played, with everything that belongs to that person
   *[other] { $tables } tables that are being played, with everything that belongs to that person
  }.
take-mine-none = This device has no tables, packs or campaigns of its own.
take-mine = What this device has as a guest until now stays apart and is not mixed in. It is there again when you sign out on this device.
take-careful = Do this only with a link that you have made yourself. If somebody else sent it to you, do not.
take-yes = Yes, that is me
take-no = No
# $name: of a person
take-done = You are { $name } on this device now.
take-done-nameless = You are the same guest on this device now.
take-none = There is no link here
take-none-about = Open “Who you are” on your other device, make a link there and open it here.

passkeys-heading = Passkeys
passkeys-about = A passkey proves that you are you, with your finger, face or screen lock. With it you can come back on any device that has it, also when this browser has forgotten you.
passkeys-none = You have none yet.
passkey-add = Add a passkey
passkey-name = What do you call it?
# $n: a number
passkey-nameless = Passkey { $n }
# $when: a time
passkey-made = Made { $when }
# $when: a time
passkey-used = last used { $when }
passkey-unused = never used
passkey-rename = Rename
passkey-remove = Remove
passkey-remove-ask = Remove this passkey? It opens nothing here any more.
passkey-remove-last = Remove your last passkey? Without recovery codes only a browser in which you are signed in can be you.
passkey-added = The passkey is added.
passkeys-impossible = Passkeys cannot be made at this address: browsers want a name with a secure connection (https), or localhost.
passkeys-old-browser = This browser knows no passkeys.
passkey-cancelled = Nothing was done: the passkey was not given.
passkey-there = This device has a passkey of yours already.

come-back = I have been here before
come-back-about = Be the one you were, with a passkey or a recovery code. What this browser has as a guest until now stays apart, and is there again when you sign out.
sign-in = Come in with a passkey
# $name: of a person
signed-in = Welcome back, { $name }.
signed-in-nameless = Welcome back.

codes-heading = Recovery codes
codes-about = Ten codes on paper, for the day when no device of yours is left. Each is good once.
# $left: a number
codes-left = { $left ->
    [0] You have no codes.
    [one] One code is left.
   *[other] { $left } codes are left.
  }
codes-make = Make ten codes
codes-renew = Make ten new codes
codes-renew-ask = The codes that you have now will be worth nothing. Make new ones?
codes-yes = Make them
codes-shown = Write these down or print them. They are shown only now.
codes-copy = Copy all
codes-print = Print
codes-done = I have kept them
code-enter = Recovery code
code-use = Use the code

sessions-heading = Where you are signed in
sessions-about = Every browser in which you are you. One that you end is signed out within seconds, at open tables, too.
session-here = this browser
# $browser, $system: names
session-device = { $browser } on { $system }
session-device-other = Another browser
# $when: a time
session-seen = Last seen { $when }
session-now = Here a moment ago
# $when: a time
session-visit = first visit { $when }
# $when: a time
session-link = by a link { $when }
# $when: a time
session-passkey = with a passkey { $when }
# $when: a time
session-code = with a recovery code { $when }
session-end = Sign out
session-end-ask = Sign this browser out? It becomes a new guest.
session-end-here = Sign out here
session-end-here-ask = Sign out in this browser? You come back with a passkey, a recovery code or a link from another device.
session-end-here-lost = Sign out in this browser? You have no passkey, no recovery codes and no other device: nobody could ever be you again, and your seats would be lost.
session-end-here-before = Sign out in this browser? Whoever was here before is here again.
session-ended = That browser is signed out.
sessions-end-others = Sign out everywhere else
sessions-end-others-ask = Sign out every browser but this one?
sessions-only-here = Only this browser is signed in now.
signed-out-here = You are signed out. Here you are a guest as before.

browser-edge = Edge
browser-opera = Opera
browser-samsung = Samsung Internet
browser-firefox = Firefox
browser-chrome = Chrome
browser-safari = Safari
browser-other = Another browser
system-android = Android
system-iphone = iPhone
system-ipad = iPad
system-windows = Windows
system-chromeos = ChromeOS
system-mac = Mac
system-linux = Linux
system-other = another system

data-heading = All of it
data-about = Everything that there is of you here as one file: who you are, your tables with the records of finished matches, packs, campaigns, and what you have said.
data-download = Download everything
delete-heading = Delete everything
delete-about = Then you are gone from here, and nothing brings you back:
delete-seats = Your seats in running matches with other people are given up to bots for good. Tables without other people are taken away.
delete-finished = Finished matches stay for the others, without your name. What you said is emptied.
delete-rest = Your packs, passkeys, recovery codes and sessions are gone. Matches played with your packs keep their cards; campaigns stay with those who played in them.
delete-open = I want to delete everything
# $word: to be typed
delete-type = To be sure, type “{ $word }”:
delete-word = delete everything
delete-yes = Delete everything for ever
delete-done = Everything of yours is deleted. You are a new guest now.
chat-removed = (deleted)
