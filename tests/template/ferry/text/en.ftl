game-name = The Ferry
game-tagline = Across the river before the wind drops.
game-blurb = A race for 2 to 4 boats with twenty wind cards.
word-space = space { $n }
option-river = River
option-river-help = How far the other bank is (FER-1.4).
option-river-short = Short
option-river-long = Long
score-spaces = Spaces
prompt-sail =
    { $anchor ->
        [true] No card can be played from { $space_name }.
       *[false] Which card do you play from { $space_name }?
    }
    .help = You sail as far as the card says; another boat's space is taken.
prompt-sail-other = { $who } is choosing a card.
action-blow =
    { $wind ->
        [one] Sail { $wind } space
       *[other] Sail { $wind } spaces
    }
action-anchor = Stay at anchor
fact-set_up = { $who } begins.
    .you = You begin.
fact-drew = { $who } draws a card: { $card }.
    .you = You draw a card: { $card }.
fact-drew-unknown = { $who } draws a card.
fact-sailed = { $who } plays { $wind } and sails to { $space_name }.
    .you = You play { $wind } and sail to { $space_name }.
fact-landed = { $who } plays { $wind } and reaches the far bank.
    .you = You play { $wind } and reach the far bank.
fact-anchored = { $who } stays at anchor.
    .you = You stay at anchor.
fact-game_over =
    { $count ->
        [one] { $winners_names } wins with { $points } spaces.
       *[other] { $winners_names } share the victory with { $points } spaces.
    }
    .you =
        { $count ->
            [one] You win with { $points } spaces.
           *[other] { $winners_names } share the victory with { $points } spaces.
        }
refusal-no-such-card = You have no card of { $wind }.
refusal-occupied = { $wind } would take you to { $space_name }, where another boat is.
refusal-can-sail = You have a card that can be played.
read-seat = Boat { $n }
read-round = Round { $round }, { $name } goes first, { $n } cards in the deck.
read-boat = { $name }: space { $space }, { $rest } to go, { $n } cards.
read-hand = Your cards: { $winds }.
read-none = none
