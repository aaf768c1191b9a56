### Amit egy játszma képei mutatnak.

picture-play = Játék közben, egyéb
picture-vp_income = Győzelmi pont bevétel
picture-doubloon_income = Dublon bevételsáv
picture-cards = Tervezetkártyák
picture-buildings = Presztízsépületek
picture-influence = Legtöbb befolyás
picture-nations = Nemesi rangok
picture-bonus = Bónuszok
picture-story = Történet
picture-from-voyage = Hajózás
picture-from-cities = Városok és hajó
picture-from-quests = Küldetések
picture-from-explorer = Felfedező
picture-from-combat = Harc
picture-from-cards = Kijátszott kártyák
picture-from-goals = Életúti célok
picture-doubloons = Dublonok
picture-income = Dublonbevétel
picture-vp-income = Győzelmi pont bevétel szintje
picture-combat-points = Harcpontok
picture-projects = Kijátszott tervezetkártyák
picture-upgrades = Hajófejlesztések
picture-explored = A felfedező lépései
picture-combats = Harcok
picture-quests = Teljesített küldetések
picture-influence-steps = Befolyás minden nemzetnél
