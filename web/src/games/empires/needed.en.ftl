# Empires of the North: its own words on the web table (English).
empires-ui-comma = { ", " }
empires-ui-colon = { ": " }
empires-ui-stop = { ". " }
empires-ui-heading = Round { $n } · { $phase }{ $solo ->
    [true] {""}
   *[other] {" · "}First player: { $name }
}
empires-ui-setting-up = Set-up
empires-ui-part-circle = Action tiles
empires-ui-part-sea = Expedition board
empires-ui-part-own = My empire

# cards
empires-ui-kind-field = Field
empires-ui-kind-upgrade = Field upgrade
empires-ui-kind-field_or_upgrade = Field or upgrade
empires-ui-kind-action = Action
empires-ui-kind-ongoing = Ongoing
empires-ui-kind-store = Store
empires-ui-kind-copy = Copy
empires-ui-kind-bonus = Building bonus
empires-ui-kind-boost = Boost, instant
empires-ui-kind-island = Island
empires-ui-island-near = Nearby island
empires-ui-island-far = Distant island
empires-ui-islands-near = Nearby islands
empires-ui-islands-far = Distant islands
empires-ui-near = Nearby
empires-ui-far = Distant
empires-ui-cost = Building cost
empires-ui-costs = Building cost: { $goods }
empires-ui-with = Played with { $tile }
empires-ui-with-short = Played with
empires-ui-pillage = Pillage: { $goods }
empires-ui-conquered = Once conquered
empires-ui-any = { $n ->
    [one] { $n } resource of any kind
   *[other] { $n } resources of any kind
}
empires-ui-exhausted = Exhausted
empires-ui-on-it = On it: { $goods }
empires-ui-copies = Copies { $card }
empires-ui-used = Took effect this round: { $n }
empires-ui-under = Under { $card }
empires-ui-reconstructed = Reconstructed: our own design, not the printed card.
empires-ui-printed = From the rulebook or a public source.
empires-ui-copied = Read off a printed card by the author of the pack.

# the table
empires-ui-circle = Action tiles in their circle
empires-ui-round = Round { $n }
empires-ui-last = Last round
empires-ui-track = Score track
empires-ui-tile-explore = Draw the top card of your deck.
empires-ui-tile-populate = Take 1 new worker, available at once.
empires-ui-tile-construct = Put up 1 location from your hand without paying its cost.
empires-ui-tile-harvest = Gain the goods of 1 field and its upgrades.
empires-ui-tile-sail = Send 1 ship to sea, with a fish or a raze token if you like.
empires-ui-solo-side = Solo side: each use also costs { $goods }.
empires-ui-pawn-here = Pawn here: { $name }
empires-ui-pawn-tired = Exhausted pawn here: { $name }
empires-ui-again = A pawn on a tile is used a second time: 1 food, to a neighbouring tile, and it is exhausted.
empires-ui-expedition = Expedition
empires-ui-step-embark = Ship
empires-ui-step-island = Island
empires-ui-step-conquer = Pillage or conquer
empires-ui-queue = Queue of ships
empires-ui-queue-help = The first ship of the queue comes first. A fish aboard reaches distant islands, a raze token aboard conquers.
empires-ui-ship = { $generic ->
    [true] Generic ship no.
   *[other] Ship no.
} { $n } ({ $name }): { $cargo }
empires-ui-no-ships = No ship at sea yet
empires-ui-pool = Generic ships: { $n }
empires-ui-left = { $n } left
empires-ui-island-discard = Discard pile: { $cards }
empires-ui-clans = The clans
empires-ui-difficulty = Difficulty { $n }
empires-ui-starts = Starts with { $goods }
empires-ui-clan-of = Clan leader: { $name }
empires-ui-style-glenn = Teamwork, many workers, field upgrades
empires-ui-style-ulaf = Sail, pillage, conquer
empires-ui-style-panuk = Sets of icons, card combinations, penguins
empires-ui-style-heidel = Assign and release workers, pawn tricks
empires-ui-style-nanurjuk = Constant change: give up and rebuild
empires-ui-style-mackinnon = Banks, stores and interest, gold

# what a player has
empires-ui-empire = Empire
empires-ui-hand = Hand
empires-ui-no-hand = No card in hand
empires-ui-workers = Workers: { $n } available, { $spent } spent
empires-ui-pawns = Pawns at home: { $n }
empires-ui-ships = Ships at home: { $n }
empires-ui-deck = Deck: { $n }
empires-ui-discard = Discard pile: { $n }
empires-ui-cards = Cards in the empire: { $n }
empires-ui-tired = Exhausted action cards: { $n }
empires-ui-first = First player
empires-ui-passed = Passed

# solo
empires-ui-no-event = No event yet
empires-ui-events-left = Event tokens left: { $n }
empires-ui-tribute = On the tribute card:
empires-ui-won = Won: { $scenario }
empires-ui-lost = Not won: { $scenario }

# the end
empires-ui-scores = Final scoring
empires-ui-wins = { $names } wins!
empires-ui-you-win = You win!
empires-ui-win-shared = { $names } share the victory!
empires-ui-tie = Tie: cards in the empire / in hand

# decisions
empires-ui-kept-of = Kept: { $n } of { $all }
empires-ui-kept-workers = Kept: { $n } · workers spent: { $workers }, left: { $left }
empires-ui-keep = { $n ->
    [one] Keep this card
   *[other] Keep these { $n } cards
}
empires-ui-keep-some = Press the cards that you keep: { $n }
empires-ui-keep-none = Keep none
empires-ui-mix = How much of each?
empires-ui-mixed = Chosen: { $n } of { $all }
empires-ui-mix-take = Take these
empires-ui-mix-pay = Pay these
empires-ui-mix-deposit = Put these there
empires-ui-playable = Cards that can be played
empires-ui-group-chosen = This card, how?
empires-ui-group-tiles = Use a pawn
empires-ui-group-again = Use a pawn a second time (1 food)
empires-ui-group-build = Build a location
empires-ui-group-use = Use an action card
empires-ui-group-boost = An action with a card from the hand
empires-ui-group-attack = Attack (1 raze token)
empires-ui-group-tribute = Tribute
empires-ui-group-islands = Islands face up
empires-ui-group-decks = Top of a deck
empires-ui-group-choose = Choose
empires-ui-group-done = Enough

# questions that can be answered automatically
auto-empires-no-gold = Keep your gold as long as the resources last
auto-empires-order = Effects at the same time in the order of the cards

# in place of the shell's words
match-over = The game is over.
