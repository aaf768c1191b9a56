### What the pictures of a match show.

picture-track = Score track
picture-cards = Cards in the empire
picture-resources = Resources
picture-gold = Gold
picture-raze = Raze tokens
picture-goods = All goods
picture-gold-held = Gold in stock
picture-workers = Workers available
picture-hand = Cards in hand
picture-track-vp = On the score track
picture-empire = Cards built
picture-voyages = Ships sent out
picture-islands-plundered = Islands pillaged
picture-islands-conquered = Islands conquered
picture-attacks = Attacks
