### Amit egy játszma képei mutatnak.

picture-vp = Pontjelzők
picture-buildings = Épületek
picture-bonus = Nagyépületek bónusza
picture-citizens = Polgárok
picture-achievements = Eredmények
picture-vp_area = Pontterület
picture-pairs = Ültetvénypárok
picture-wealth = Érmék és ládák
picture-coins = Érmék
picture-crates = Ládák
picture-idle-workers = Munka nélküli munkások
picture-tiles = Vidéki lapkák
picture-city = Beépített városi helyek
picture-produced = Megtermelt ládák
picture-shipped = Elszállított ládák
picture-sales = Eladásból kapott érmék
