# Maracaibo: its own words on the web table (magyar).
maracaibo-ui-comma = { ", " }
maracaibo-ui-colon = { ": " }
maracaibo-ui-stop = { ". " }
maracaibo-ui-heading = { $n }. forduló a 4-ből · { $phase } · { $name }
maracaibo-ui-setting-up = Előkészületek
maracaibo-ui-part-chart = Térkép
maracaibo-ui-part-cards = Kártyák
maracaibo-ui-part-ship = Hajóm
maracaibo-ui-part-crowns = Nemzetek

# kártyák
maracaibo-ui-costs = Költség: { $n } dublon
maracaibo-ui-symbols = Jelek: { $good }, { $object }
maracaibo-ui-worth = A végén { $n } győzelmi pontot ér
maracaibo-ui-requires = Feltétel
maracaibo-ui-bg-green = Bevétel
maracaibo-ui-bg-red = Állandó
maracaibo-ui-bg-blue = Segéd
maracaibo-ui-bg-brown = Azonnali
maracaibo-ui-good-sugar = cukor
maracaibo-ui-good-tobacco = dohány
maracaibo-ui-good-cocoa = kakaó
maracaibo-ui-good-cotton = gyapot
maracaibo-ui-object-map = térkép
maracaibo-ui-object-book = könyv
maracaibo-ui-object-herbs = gyógynövény
maracaibo-ui-object-pistol = pisztoly
maracaibo-ui-reconstructed = Rekonstruált: saját tervünk, nem a nyomtatott.
maracaibo-ui-printed = A szabálykönyvből vagy nyilvános forrásból.
maracaibo-ui-assistant-at = Segéd itt: { $n }, { $place }
maracaibo-ui-used = Ebben a fordulóban használva
maracaibo-ui-scored = Ebben a fordulóban kihagyottként pontot ért
maracaibo-ui-new = A következő körtől használható
maracaibo-ui-holds = Rajta van: { $quest }

# a térkép
maracaibo-ui-chart = A Karib-szigetek hajózási térképe
maracaibo-ui-zoom = Nagyítás
maracaibo-ui-zoom-in = Közelebb
maracaibo-ui-zoom-whole = Az egész térkép
maracaibo-ui-zoom-mine = A hajóm
maracaibo-ui-place = { $n } · { $place }
maracaibo-ui-by = { $place } (erre: { $via })
maracaibo-ui-kind-start = Minden hajó innen indul
maracaibo-ui-kind-city = Város
maracaibo-ui-kind-village = Falu
maracaibo-ui-kind-home = Hazafelé
maracaibo-ui-market = Piac: { $good }, { $all } mezőből { $n } foglalt
maracaibo-ui-belongs = Tulajdonjelző: { $nation }
maracaibo-ui-ships = Hajók itt: { $names }
maracaibo-ui-assistants = Segédek itt ({ $name }): { $n }
maracaibo-ui-influence = { $name }: { $n } (rang: { $rank })
maracaibo-ui-markers = { $map } tulajdonjelző a játéktáblán, { $stored } a tárolóban, nemzetszorzó: { $times }

# a térkép mellett
maracaibo-ui-market-title = Kínálat, presztízsépületek és paklik
maracaibo-ui-display = Kínálat
maracaibo-ui-buildings = Presztízsépületek
maracaibo-ui-deck = Húzópakli: { $n }
maracaibo-ui-discard = Dobópakli: { $n }
maracaibo-ui-tokens = Harcjelzők
maracaibo-ui-tokens-left = Harcjelzők: { $left } a bal, { $right } a jobb pakliban
maracaibo-ui-quest-pile = Küldetéslapkák a pakliban: { $n }
maracaibo-ui-invest = Beruházás: { $n } dublon és 1 bábu
maracaibo-ui-investors = Beruházók: { $names }
maracaibo-ui-face-down = Képpel lefelé

# harc
maracaibo-ui-combat = Harc: { $name }
maracaibo-ui-step-token = Jelző
maracaibo-ui-step-nation = Nemzet
maracaibo-ui-step-actions = Akciók
maracaibo-ui-combat-value = Harcérték: { $n }
maracaibo-ui-combat-sum = Harcértéked: { $n }; minden harcponttal és bábuval: { $most }
maracaibo-ui-fight-influence-1 = 1 befolyás szerzése: { $n }
maracaibo-ui-fight-influence-2 = 2 befolyás szerzése: { $n }
maracaibo-ui-fight-annex = Város bekebelezése: { $n }
maracaibo-ui-fight-displace = Nemzet kiszorítása városból: { $n }
maracaibo-ui-fight-village = Falu elfoglalása: { $n }
maracaibo-ui-fight-village-displace = Nemzet kiszorítása faluból: { $n }
maracaibo-ui-modifier-none = Nincs harcmódosító
maracaibo-ui-modifier-most_minus_2 = −2 annak a nemzetnek, amelynek a legtöbb tulajdonjelzője van a játéktáblán
maracaibo-ui-modifier-fewest_plus_3 = +3 annak a nemzetnek, amelynek a legkevesebb tulajdonjelzője van a játéktáblán

# ami egy játékosnál van
maracaibo-ui-hand = Kézben
maracaibo-ui-hand-of = Kártyák kézben: { $n }
maracaibo-ui-no-hand = Nincs kártya a kezedben
maracaibo-ui-planning = Tervezésterület
maracaibo-ui-plan = Tervezés
maracaibo-ui-thrown = Eldobásra kiválasztva
maracaibo-ui-cp = Harcpontok: { $n }
maracaibo-ui-figures = Bábuk: { $n } a saját, { $general } a közös készletben
maracaibo-ui-compasses = Iránytűk: { $n }
maracaibo-ui-quests = Küldetéslapkák: { $n }
maracaibo-ui-won-tokens = Harcjelzők: { $n }
maracaibo-ui-upgrades = Hajófejlesztések: { $n }
maracaibo-ui-ship-at = Hajó: { $place }
maracaibo-ui-tableau = Megvásárolt kártyák: { $n }
maracaibo-ui-income = Dublonbevétel: { $n }
maracaibo-ui-vp-income = Győzelmipont-bevétel: { $n }
maracaibo-ui-goals-done = teljesített feladatok: 3-ból { $n }
maracaibo-ui-ship-board = Hajótábla, { $n } kész fejlesztés
maracaibo-ui-discs = Még { $n } korong
maracaibo-ui-complete = Kész
maracaibo-ui-needs-slots = Előbb készüljön el: { $slots }
maracaibo-ui-needs-other = Előbb { $n } másik fejlesztés készüljön el
maracaibo-ui-slot-1 = Két faluakció 2, három 5 mozgásponttól
maracaibo-ui-slot-2 = Kézlimit: 6
maracaibo-ui-slot-3 = 3 győzelmi pont; a kínálat kártyái ingyenesek
maracaibo-ui-slot-4 = 5 dublon
maracaibo-ui-slot-5 = 3 győzelmi pont
maracaibo-ui-slot-6 = 6 győzelmi pont
maracaibo-ui-slot-7 = Új harcakció: falu elfoglalása
maracaibo-ui-slot-8 = Új faluakció: 1 harcpont és 1 dublon
maracaibo-ui-slot-9 = Új faluakció: 3 egyforma áruért 2 dublon és 2 győzelmi pont
maracaibo-ui-slot-10 = Új faluakció: a falu megszerzése egy nemzetnek
maracaibo-ui-slot-11 = Felfedezés 3, vagy 4 dublon és 4 győzelmi pont, vagy a következő nemesi rang
maracaibo-ui-slot-12 = 10 győzelmi pont
maracaibo-ui-goal = { $what }: { $n }. Feltétel: { $low }, nehezebb feltétel: { $high }.
maracaibo-ui-goal-gives = { $doubloons } dublon és 1 bábu; a nehezebb feltétellel { $vp } győzelmi pont is
maracaibo-ui-goal-combat_tokens = Harcjelzők
maracaibo-ui-goal-quests = Küldetéslapkák
maracaibo-ui-goal-influence_one = Befolyás egy nemzetnél
maracaibo-ui-goal-influence_two = Befolyás két nemzetnél
maracaibo-ui-goal-upgrades = Hajófejlesztések
maracaibo-ui-goal-border = Átlépett határok
maracaibo-ui-goal-synergy = Együttműködés-jelzők
maracaibo-ui-goal-assistants = Segédek a játéktáblán

# a könyv
maracaibo-ui-book = A könyv és az örökséglapkák
maracaibo-ui-chapter = { $n }. fejezet
maracaibo-ui-pages = Elolvasott történetkártyák: { $n }
maracaibo-ui-tile-discs = Korongok: { $all }-ből { $n }
maracaibo-ui-decided = A döntés:
maracaibo-ui-story-full = Akkor fordítjuk meg, ha ez a lapka megtelt korongokkal: { $tile }.
maracaibo-ui-story-at = Történetlapka itt: { $place }.
maracaibo-ui-story-waiting = Amit megváltoztat, a következő játszma kezdetén lép életbe.
maracaibo-ui-story-map =
    { $n ->
        [0] Az út térképe, ahogy nyomtatva van
       *[other] Az út térképe { $n } örökséglapkával
    }
maracaibo-ui-story-no-tiles = Egy örökséglapka sincs a térképen.
maracaibo-ui-story-cards = C kártyák a pakliban: { $cards }.
maracaibo-ui-story-page = A történet
maracaibo-ui-story-tiles = Örökséglapkák a térképen: { $tiles }.
maracaibo-ui-story-tile = Új a térképen: { $tile }. { $help }
maracaibo-ui-story-tile-gone = Lekerült a térképről: { $tile }.
maracaibo-ui-kind-closed = Zárva

# Jean
maracaibo-ui-jean = Jean automatáblája
maracaibo-ui-jean-steps = { $n } lépés, { $way }
maracaibo-ui-way-upper = az északi úton
maracaibo-ui-way-lower = a déli úton
maracaibo-ui-jean-discs = Levett korongok: { $all }-ből { $n }
maracaibo-ui-jean-cards = Tervezetkártyák: { $n }

# jelmagyarázat
maracaibo-ui-legend = Mit jelentenek a jelek
maracaibo-ui-icon-cp = harcpont
maracaibo-ui-icon-pawn = bábu
maracaibo-ui-icon-assistant = segéd egy helyszínen
maracaibo-ui-icon-crown = befolyás
maracaibo-ui-icon-rank = következő nemesi rang
maracaibo-ui-icon-disc = korong levétele
maracaibo-ui-icon-upgrade = hajófejlesztés
maracaibo-ui-icon-explore = felfedezés
maracaibo-ui-icon-border = határ
maracaibo-ui-icon-village = faluakció
maracaibo-ui-icon-combat = harc
maracaibo-ui-icon-token = harcjelző
maracaibo-ui-icon-marker = tulajdonjelző
maracaibo-ui-icon-quest = küldetéslapka
maracaibo-ui-icon-compass = iránytű
maracaibo-ui-icon-sail = mozgáspont
maracaibo-ui-icon-card = megvehető kártya
maracaibo-ui-icon-hand = kézben lévő kártya
maracaibo-ui-icon-crate = egyforma áruk
maracaibo-ui-icon-sugar = cukor
maracaibo-ui-icon-tobacco = dohány
maracaibo-ui-icon-cocoa = kakaó
maracaibo-ui-icon-cotton = gyapot
maracaibo-ui-icon-map = térkép
maracaibo-ui-icon-book = könyv
maracaibo-ui-icon-herbs = gyógynövény
maracaibo-ui-icon-pistol = pisztoly
maracaibo-ui-icon-medal = érem
maracaibo-ui-icon-anchor = horgony; falu
maracaibo-ui-icon-key = kulcs
maracaibo-ui-icon-bell = harang
maracaibo-ui-icon-synergy = együttműködés-jelző
maracaibo-ui-icon-pencil = rekonstruált

# a vége
maracaibo-ui-scores = Végső pontozás
maracaibo-ui-wins = { $names } nyert!
maracaibo-ui-you-win = Nyertél!
maracaibo-ui-win-shared = { $names } osztozik a győzelmen!

# döntések
maracaibo-ui-group-here = Ahol a hajód áll
maracaibo-ui-group-quest = Küldetés teljesítése
maracaibo-ui-group-assistant = Segéd használata
maracaibo-ui-group-village = Faluakció
maracaibo-ui-group-buy = Vásárlás vagy beruházás
maracaibo-ui-group-combat = Harcakciók
maracaibo-ui-group-place = Bekebelezés, kiszorítás, elfoglalás
maracaibo-ui-group-raise = Harcérték emelése
maracaibo-ui-group-sail = Hajózás ide
maracaibo-ui-group-deliver = Áru szállítása
maracaibo-ui-group-choose = Válassz
maracaibo-ui-group-draw = A húzópakliból
maracaibo-ui-group-take = A kínálatból
maracaibo-ui-group-enough = Vagy
maracaibo-ui-group-goal = Mellékakciók: feladatok és bábuk
maracaibo-ui-group-plan = Mellékakció: kártya tervezése
maracaibo-ui-lacks = Még hiányzik: { $what }.
maracaibo-ui-lacks-nothing = Teljesítheted: semmi sem hiányzik.

create-rule-seats-hint = Egyedül játszol ellene; a hajóját a szabályok irányítják.

# automatikusan megválaszolható kérdések
auto-maracaibo-deck = A húzópakliból húzok
auto-maracaibo-done = A fő akció után vége a B) fázisnak
