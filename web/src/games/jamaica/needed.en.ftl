# Jamaica's own words on the web table (English).
jamaica-ui-title = JAMAICA
jamaica-ui-subtitle = the race round the island
jamaica-ui-chart = Race chart
jamaica-ui-spaces = The fifty spaces
jamaica-ui-comma = { ", " }
jamaica-ui-pause = { ", " }
jamaica-ui-colon = { ": " }
jamaica-ui-full-stop = { ". " }
jamaica-ui-ghost-ship = Ghost Ship

# spaces
jamaica-ui-kind-port_royal = Port Royal
jamaica-ui-kind-sea = Sea
jamaica-ui-kind-port = Port
jamaica-ui-kind-lair = Pirate lair
jamaica-ui-costs = costs { $what }
jamaica-ui-free = Nothing to pay
jamaica-ui-treasure-here = treasure here
jamaica-ui-treasure-gone = treasure taken
jamaica-ui-end-points = { $n ->
    [one] { $n } point at the end
   *[other] { $n } points at the end
}
jamaica-ui-fork = Fork to { $a } (outer lane) or { $b } (channel)
jamaica-ui-leads-to = Leads to { $n }
jamaica-ui-ships-here = Ships: { $names }
jamaica-ui-ship-at = { $name }: { $where }, { $rank ->
    [1] in the lead
   *[other] place { $rank }
}.
jamaica-ui-dice-are = Day die { $day }, night die { $night }.
jamaica-ui-pile-has = { $n ->
    [one] { $n } card in the treasure pile.
   *[other] { $n } cards in the treasure pile.
}
jamaica-ui-legend-sea = 1 food
jamaica-ui-legend-port = gold
jamaica-ui-legend-lair = treasure
jamaica-ui-round = Round { $n }
jamaica-ui-pile = Treasures

# amounts
jamaica-ui-amount-gold = { $n } gold
jamaica-ui-amount-food = { $n } food
jamaica-ui-amount-gunpowder = { $n } gunpowder

# previews
jamaica-ui-day-does = Day: { $what }
jamaica-ui-night-does = Night: { $what }
jamaica-ui-forward = forward
jamaica-ui-backward = backward
jamaica-ui-forward-n = forward { $n }
jamaica-ui-backward-n = backward { $n }

# actions
jamaica-ui-hold = Hold { $n }
jamaica-ui-hold-sixth = 6th Hold

# groups of actions
jamaica-ui-group-dice = Which die for the day?
jamaica-ui-group-cards = Your hand
jamaica-ui-group-empty-holds = Empty holds
jamaica-ui-group-throw = Throw overboard
jamaica-ui-group-payable = You can pay
jamaica-ui-group-short = You cannot pay
jamaica-ui-group-back = Fall back to
jamaica-ui-group-attack = Attack
jamaica-ui-group-sabre = Saran's Sabre
jamaica-ui-group-loot-curse = Give a curse
jamaica-ui-group-ghost = Ghost Ship

# holds, hand, treasures
jamaica-ui-holds = Holds
jamaica-ui-hold-empty = empty
jamaica-ui-hand = Your hand
jamaica-ui-deck = Deck
jamaica-ui-deck-has = { $n ->
    [one] { $n } card left in the deck
   *[other] { $n } cards left in the deck
}
jamaica-ui-discard = Played
jamaica-ui-discard-has = { $n ->
    [0] Nothing played yet
    [one] { $n } card played
   *[other] { $n } cards played
}
jamaica-ui-laid = Laid this round
jamaica-ui-laid-hidden = A card laid face down
jamaica-ui-treasures = Treasures
jamaica-ui-treasures-has = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
}
jamaica-ui-no-treasures = No treasures yet
jamaica-ui-face-down = { $n ->
    [one] { $n } treasure face down
   *[other] { $n } treasures face down
}
jamaica-ui-face-down-one = A treasure face down

# ships
jamaica-ui-rank = Place { $n }
jamaica-ui-captain = Captain
jamaica-ui-finished = At the finish
jamaica-ui-hand-has = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
jamaica-ui-unseen = Still in deck and hand
jamaica-ui-steps-to-go = { $n ->
    [one] { $n } step to go
   *[other] { $n } steps to go
}

# battle
jamaica-ui-battle = Battle
jamaica-ui-attacker = Attacker
jamaica-ui-defender = Defender
jamaica-ui-powder-spent = Gunpowder
jamaica-ui-roll = Roll
jamaica-ui-strength = Strength
jamaica-ui-star = star
jamaica-ui-star-wins = Star: wins at once
jamaica-ui-lady-beth-adds = Lady Beth +2
jamaica-ui-not-yet = not yet
jamaica-ui-step-attack-powder = Attacker: gunpowder
jamaica-ui-step-attack-roll = Attacker: roll
jamaica-ui-step-defend-powder = Defender: gunpowder
jamaica-ui-step-defend-roll = Defender: roll
jamaica-ui-step-loot = Loot

# odds, loot, paying: $what = an amount of goods, $hold = name of a hold
jamaica-ui-odds = Chance to win with so much gunpowder:
jamaica-ui-odds-open = Chance to win with so much gunpowder: the defender may still answer with all of theirs or none.
jamaica-ui-loot-from = Take from: { $name }
jamaica-ui-pay = Pay { $what }
jamaica-ui-pay-less = One less from { $hold }
jamaica-ui-pay-more = One more from { $hold }
jamaica-ui-pay-left = { $n } left

# answers that the table gives by itself when it is asked to (settings)
auto-jamaica-load = Load into the first empty hold (the 6th Hold last)
auto-jamaica-pay = Pay from the smallest holds

# scores
jamaica-ui-scores = Final scores
jamaica-ui-score-place = Position
jamaica-ui-score-gold = Gold
jamaica-ui-score-treasures = Treasures
jamaica-ui-score-curses = Curses
jamaica-ui-score-total = Total
jamaica-ui-score-captain = Ship
jamaica-ui-winner = Winner
jamaica-ui-wins = { $names } wins the race!
jamaica-ui-you-win = You win the race!
jamaica-ui-win-shared = { $names } share the victory!

# chart tools
jamaica-ui-zoom = Zoom
jamaica-ui-zoom-in = Zoom in
jamaica-ui-zoom-out = Zoom out
jamaica-ui-zoom-whole = Whole chart
jamaica-ui-zoom-mine = Look at what can be chosen
jamaica-ui-skip = Skip

# table
jamaica-ui-group-other = More
jamaica-ui-known-curses = { $n } of them cursed
