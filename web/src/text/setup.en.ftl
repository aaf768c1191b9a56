### The page where a table is set up: ways that have a name.

preset-title = How?
preset-first = First game
preset-classic = Classic
preset-everything = Everything
preset-solo = Solo
preset-last = As last time
preset-last-about = As you set it up the last time in this browser.
preset-own-about = Set up as you like it.
create-group-expansions = Expansions ({ $n } of { $of })

## The list of tables

lobby-filter = Which tables
lobby-all = All games
lobby-turn = Waiting for me
lobby-filtered = Nothing here with this filter.
lobby-options =
    { $expansions ->
        [0] { $others ->
            [0] base game
            [one] one rule changed
           *[other] { $others } rules changed
        }
        [one] one expansion
       *[other] { $expansions } expansions
    }

## Invitations

invite-qr = As a QR code
invite-qr-label = A QR code with the link to this table
