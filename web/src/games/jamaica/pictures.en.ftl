### What the pictures of a match show.

picture-position = Position
picture-gold = Gold
picture-treasures = Treasures
picture-curses = Cursed treasures
picture-gold-held = Gold in the holds
picture-food-held = Food in the holds
picture-gunpowder-held = Gunpowder in the holds
picture-cards-held = Treasure cards face down
picture-to-finish = Spaces to the finish
picture-battles-won = Battles won
picture-treasures-found = Treasures found
picture-shortages = Shortages
