### Amit egy játszma képei mutatnak.

picture-position = Hely
picture-gold = Arany
picture-treasures = Kincsek
picture-curses = Átkozott kincsek
picture-gold-held = Arany a rakterekben
picture-food-held = Élelem a rakterekben
picture-gunpowder-held = Puskapor a rakterekben
picture-cards-held = Lefordított kincskártyák
picture-to-finish = Mezők a célig
picture-battles-won = Megnyert csaták
picture-treasures-found = Talált kincsek
picture-shortages = Hiányok
