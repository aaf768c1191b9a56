### Words for the components of Empires and for packs that change them. They do not travel with the table.

## Lists

ws-list-clan_glenn = { clan-glenn }
ws-list-clan_heidel = { clan-heidel }
ws-list-clan_mackinnon = { clan-mackinnon }
ws-list-clan_nanurjuk = { clan-nanurjuk }
ws-list-clan_panuk = { clan-panuk }
ws-list-clan_ulaf = { clan-ulaf }
ws-list-islands = Szigetek
ws-list-icons = Típusikonok
ws-list-action_tiles = Akciólapkák
ws-list-solo-scenarios = Egyszemélyes forgatókönyvek
ws-list-clans = Klánok
ws-list-components = A doboz tartalma

## Fields

ws-field-icons = Típusikon
ws-field-icon = Ikon
ws-field-cost = Költség
ws-field-play_with = Ezzel az akcióval játszható ki
ws-field-goods = Áruk
ws-field-building_bonus = Építési bónusz
ws-field-boost = Azonnali
ws-field-action = Akció
ws-field-pay = Fizetendő
ws-field-do = Hatás
ws-field-ongoing = Folyamatos
ws-field-on = Valahányszor
ws-field-who = Ki teszi
ws-field-filter = Csak ezzel
ws-field-limit = Fordulónként legfeljebb
ws-field-static = Mindig
ws-field-store = Raktár
ws-field-accepts = Befogad
ws-field-deposit = Egyszerre legfeljebb kirendelhető
ws-field-per = Csoportonként
ws-field-payout = Ezek egyikét fizeti
ws-field-copy = Másolás
ws-field-which = Mely lapok
ws-field-assign = Kirendelés erre a lapra
ws-field-discard_hand = Eldobás kézből
ws-field-discard_empire = Eldobás a birodalomból
ws-field-return_to_hand = Visszavétel kézbe
ws-field-any_resource = Tetszőleges nyersanyag
ws-field-islands-count = Példányszám
ws-field-count = Számolva
ws-field-copies = Példányszám
ws-field-of = Mit számol
ws-field-every = Ennyinként
ws-field-times = Szorzó
ws-field-from = Honnan
ws-field-what = Mit
ws-field-keep = Kézbe vehető
ws-field-clan = Klán
ws-field-start = Kezdőlap
ws-field-distance = Távolság
ws-field-pillage = Kifosztás
ws-field-conquer_cost = Hódításhoz a hajón
ws-field-solo_extra_cost = Többletköltség az egyszemélyes oldalon
ws-field-solo_source = Az egyszemélyes oldal forrása
ws-field-generic_ship = Közös hajóval
ws-field-difficulty = Nehézség
ws-field-rules = Saját szabályok
ws-field-extra_action = Külön akció
ws-field-assign_to = Kirendelés ide
ws-field-min = Legalább
ws-field-worth = Értéke
ws-field-events = Események
ws-field-demand = Követelés
ws-field-gift = Ajándék
ws-field-round = Ebben a fordulóban
ws-field-second_use_cost = Egy figura második használatának költsége
ws-field-extra_cost = Az akció többletköltsége
ws-field-exhaust_own_actions = Kimerítendő akciólapok
ws-field-first_ship_returns_empty = Az első hajó üresen tér haza
ws-field-only_deck_tops = Csak a paklik tetején lévő szigetek
ws-field-goals = Célok
ws-field-score_at_least = Legalább ennyi pont
ws-field-islands_in_empire_at_least = Szigetek a birodalomban, legalább
ws-field-tribute_at_least = Adó, legalább
ws-field-distant_islands_visited_at_least = Meglátogatott távoli szigetek, legalább
ws-field-start_cards = Kezdőlapok
ws-field-start_goods = Kezdőáruk
ws-field-target = Elérendő pontszám

## Steps

ws-verb-gain = Szerzés
ws-verb-gain_any = Szerzés választás szerint
ws-verb-recover = Munkások visszavétele
ws-verb-gain_ship = Új hajó
ws-verb-release = Munkások vagy áruk felszabadítása
ws-verb-refresh = Lapok frissítése
ws-verb-exhaust_opponent = Ellenfelek lapjainak kimerítése
ws-verb-move_pawn = Figurák áthelyezése
ws-verb-ship_up = Hajó előresorolása
ws-verb-voyage = Hajó azonnali végrehajtása
ws-verb-look = Lapok megnézése és megtartása
ws-verb-search = Keresés a pakliban
ws-verb-take_discard = Lapok a dobópakliból
ws-verb-payout = Raktárak azonnali kifizetése
ws-verb-recopy = Másik lap másolása
ws-verb-may_pay = Fizetés egy hatásért, ha kívánod
ws-verb-choose = Választás a hatások közül
ws-verb-perform = Akció végrehajtása
ws-verb-build_free = Építés fizetés nélkül
ws-verb-harvest_field = Föld betakarítása
ws-verb-place_ship = Hajó indítása

## Values

ws-value-field = Föld
ws-value-upgrade = Földfejlesztés
ws-value-field_or_upgrade = Föld vagy földfejlesztés
ws-value-action = Akció
ws-value-ongoing = Folyamatos
ws-value-store = Raktár
ws-value-copy = Másolás
ws-value-bonus = Csak építési bónusz
ws-value-boost = Erősítő
ws-value-island = Meghódított sziget
ws-value-location = Helyszín, amely nem föld
ws-value-pillage = Kifosztás
ws-value-conquer = Meghódítás
ws-value-voyage-choose = Kifosztás vagy meghódítás
ws-value-attack = Támadás
ws-value-build = Lap felépítése
ws-value-assign_worker = Munkás kirendelése
ws-value-release_worker = Munkás felszabadítása
ws-value-store_payout = Egy raktár fizet
ws-value-discard_or_return = Egy lap elhagyja a birodalmat
ws-value-you = Te
ws-value-any = Bármelyik játékos
ws-value-from-any = Bármelyik lapod
ws-value-from-self = Ez a lap
ws-value-near = Közeli
ws-value-far = Távoli
ws-value-lookout_free_keep = Munkás nélkül megtartott lapok a felderítésben
ws-value-clan-all = Minden klán
ws-value-n-all = Mind
ws-value-any_resource = Tetszőleges nyersanyag
ws-value-from-resource = Tetszőleges nyersanyag
ws-value-tribute = Adólap
ws-value-score_at_least-target = Az elérendő pontszám
ws-value-icon = Adott ikonú lapok
ws-value-my_queued_ships = Saját hajók az expedíciós táblán
ws-value-assigned_workers = Lapokra kirendelt munkások
ws-value-assigned_goods = Lapokra kirendelt áruk
ws-value-distinct_icons = Különböző ikonok a birodalomban
ws-value-discard_pile = Lapok a saját dobópakliban
ws-value-what-goods = Áruk

## Texts of cards that the box does not have

fx-copy-which = Másolás: építéskor válassz a birodalmadból egy másik lapot ({ $which }; másoló és raktárlapot nem); ez a lap annak hatásával bír.
fx-store-mixed = Akció: rendelj ki 1–{ $n } darabot ezekből erre a lapra: { $what }. Raktár ({ $per } darab): { $payout }.
fx-on-which = { $moment } ({ $which })
fx-which-field = földek és földfejlesztések
fx-which-action = akciólapok
fx-which-ongoing = folyamatos lapok
fx-which-island = meghódított szigetek
fx-which-location = nem föld helyszínek
fx-which-icon = { $icon } ikon
fx-which-both = { $one }, { $other }
fx-kind-any_resource = tetszőleges nyersanyagot
fx-search-which = keress a paklidban { $n } lapot ({ $which }), és vedd a kezedbe
fx-may = választhatod: { $steps }
fx-build_free = építs fel { $n } helyszínt a kezedből a költsége nélkül
fx-harvest_field = megkapod a birodalmad { $n } földjének összes áruját, a fejlesztésekkel együtt
fx-place_ship = tegyél { $n } hajót a sor végére, ha akarod, hallal és fejszével a fedélzetén

## Texts of other components

ws-text-icon = Minden klán lapjain előfordul.
ws-text-icon-of = Ennek a klánnak a lapjain fordul elő: { $clan }.
ws-text-tile = { $effect }.
ws-text-tile-solo = Az egyszemélyes oldalon ezenfelül költs el { $cost }.
ws-text-clan = Nehézség: { $difficulty }. Kezdőáruk: { $goods }. Hajók: { $ships }.
ws-text-score_at_least = Legalább { $easy } (könnyű), { $normal } (közepes), { $hard } (nehéz) pont.
ws-text-islands_in_empire_at_least = Legalább { $easy }, { $normal }, illetve { $hard } sziget a birodalmadban.
ws-text-tribute_at_least = Legalább { $easy }, { $normal }, illetve { $hard } adó.
ws-text-distant_islands_visited_at_least = Legalább { $easy }, { $normal }, illetve { $hard } távoli sziget meglátogatása.
ws-text-event = { $n }. { $name }: { $text }
