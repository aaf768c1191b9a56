### Amit egy játszma képei mutatnak.

picture-track = Pontsáv
picture-cards = A birodalom lapjai
picture-resources = Nyersanyagok
picture-gold = Arany
picture-raze = Fejszék
picture-goods = Minden áru
picture-gold-held = Készleten lévő arany
picture-workers = Elérhető munkások
picture-hand = Lapok kézben
picture-track-vp = A pontsávon
picture-empire = Megépített lapok
picture-voyages = Kiküldött hajók
picture-islands-plundered = Kifosztott szigetek
picture-islands-conquered = Meghódított szigetek
picture-attacks = Támadások
