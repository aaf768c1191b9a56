### Észak birodalmai: az asztal szavai.
### A lapok, klánok, ikonok és események neve a cards.hu.ftl fájlban van, az adatokból készül (tools/cards.py).

## A játék

game-name = Észak birodalmai
game-tagline = Építs lapról lapra északi birodalmat, és hajózz szigetekért.
game-blurb = Hat északi klán kártyajátéka 1–4 játékosnak. Minden fordulóban lapokat választasz, helyszíneket építesz, két bábudat öt akciólapkára, hajóidat szigetekhez küldöd, hogy kifoszd vagy meghódítsd őket. Az a forduló az utolsó, amelyben valaki eléri a 25 pontot.

## Áruk, munkások, pontok

word-food = élelem
amount-food = { $n } élelem
word-wood = fa
amount-wood = { $n } fa
word-stone = kő
amount-stone = { $n } kő
word-sheep = juh
amount-sheep = { $n } juh
word-fish = hal
amount-fish = { $n } hal
word-gold = arany
amount-gold = { $n } arany
word-raze = fejsze
amount-raze = { $n } fejsze
word-worker = munkás
amount-worker = { $n } munkás
word-vp = pont
amount-vp = { $n } pont
word-card = lap
amount-card = { $n } lap

## Akciólapkák, távolság, rakomány

tile-explore = Felfedezés
tile-populate = Benépesítés
tile-construct = Építkezés
tile-harvest = Betakarítás
tile-sail = Hajózás
distance-near = közeli szigetek
distance-far = távoli szigetek
cargo-none = rakomány nélkül
cargo-fish = 1 hal
cargo-raze = 1 fejsze
cargo-fish_raze = 1 hal és 1 fejsze
cargo-gold = 1 arany hal helyett
cargo-gold_raze = 1 arany hal helyett és 1 fejsze
side-fresh = használatra kész
side-exhausted = kimerült
as-field = új földként
as-upgrade = földfejlesztésként
phase-lookout = Felderítés
phase-stores = Felderítés: raktárak
phase-event = Esemény
phase-action = Akciófázis
phase-expedition = Expedíció
phase-cleanup = Rendrakás
word-nobody = senki
word-nobody-start = Senki

## Beállítások

option-raze_scoring = Fejszék a végén
option-raze_scoring-help = Ér-e pontot egy megmaradt fejsze (EON-13.5).
option-raze_scoring-faq = 1 pont
option-raze_scoring-rulebook = Nem ér pontot
option-generic_ships = Közös hajók
option-generic_ships-help = Ki hajózhat a három közös hajóval (EON-7.4).
option-generic_ships-open = Akinek nincs otthon hajója
option-generic_ships-cards_only = Csak laphatással
option-generic_ships-off = Senki
option-gold_as_fish_cargo = Arany hal helyett
option-gold_as_fish_cargo-help = Rakodható-e arany hal helyett (EON-R5).
option-gold_as_fish_cargo-true = Igen
option-gold_as_fish_cargo-false = Nem
option-scoreboard_side = A pontozótábla oldala
option-scoreboard_side-help = Csak a külső más (EON-2.1).
option-scoreboard_side-A = A oldal
option-scoreboard_side-B = B oldal
option-clan_choice = Klánválasztás
option-clan_choice-help = Hogyan osztjuk ki a klánokat (EON-R21).
option-clan_choice-seat_order = Ülésrendben
option-clan_choice-random = Véletlenszerűen
option-clan_choice-free = Aki előbb választ
option-clan_choice-first_game = Első játék: Glenn Ulaf ellen
option-solo_scenario = Egyszemélyes forgatókönyv
option-solo_scenario-help = Melyik forgatókönyvet játszod az egyszemélyes játékban (EON-15.1).
option-solo_scenario-long_winter = A hosszú tél
option-solo_scenario-raiders = Fosztogatók a láthatáron
option-solo_scenario-kings_tribute = A király adója
option-solo_scenario-edge_of_the_world = A világ pereméig
option-solo_level = Egyszemélyes szint
option-solo_level-help = Milyen nehéz az egyszemélyes forgatókönyv (EON-15.1).
option-solo_level-easy = Könnyű
option-solo_level-normal = Közepes
option-solo_level-hard = Nehéz
option-suggest_first_game = Ajánlás az első játékhoz
option-suggest_first_game-help = Ajánljuk-e első játéknak a Glenn–Ulaf párost (EON-2.12).
option-suggest_first_game-true = Igen
option-suggest_first_game-false = Nem

## Pontozás

score-track = Pontsáv
score-cards = A birodalom lapjai
score-resources = Nyersanyagok
score-gold = Arany
score-raze = Fejszék
score-total = Összesen

## Ami történt

fact-clan_taken = { $who } klánja: { $clan_name }.
    .you = A te klánod: { $clan_name }.
fact-tiles_laid = A lapkák köre: { $tiles_names }.
fact-islands = Felfordított szigetek: { $cards_names }.
fact-first_player = { $who } kapta a kezdőjátékos-jelzőt.
    .you = Te kaptad a kezdőjátékos-jelzőt.
fact-round = { $round }. forduló; { $who } kezd.
    .you = { $round }. forduló; te kezdesz.
fact-drew = { $who } húzása: { $cards_names }.
    .you = A húzásod: { $cards_names }.
fact-drew_aside = { $who } megnézi: { $cards_names }.
    .you = Megnézed: { $cards_names }.
fact-drew-unknown = { $who } húz { $n } lapot.
    .you = Húzol { $n } lapot.
fact-drew_aside-unknown = { $who } megnéz { $n } lapot.
    .you = Megnézel { $n } lapot.
fact-kept =
    { $cards_count ->
        [0] { $who } nem tart meg lapot.
       *[other] { $who } megtartja: { $cards_names }.
    }
    .you =
        { $cards_count ->
            [0] Nem tartasz meg lapot.
           *[other] Megtartod: { $cards_names }.
        }
fact-kept-unknown = { $who } megtart { $n } lapot.
    .you = Megtartasz { $n } lapot.
fact-cast_off = { $who } eldobja: { $discards_names }.
    .you = Eldobod: { $discards_names }.
fact-reshuffled = { $who } új paklit kever a dobópaklijából.
    .you = Új paklit keversz a dobópaklidból.
fact-islands_reshuffled = Új pakli a dobott lapokból: { $distance_name }.
fact-gained = { $who } kap: { $gains_names }.
    .you = Kapsz: { $gains_names }.
fact-paid = { $who } elkölt: { $paid_names }.
    .you = Elköltesz: { $paid_names }.
fact-assigned = { $who } hozzárendel: { $paid_names } – { $card_name }.
    .you = Hozzárendelsz: { $paid_names } – { $card_name }.
fact-tribute = { $who } adót fizet: { $paid_names }.
    .you = Adót fizetsz: { $paid_names }.
fact-recovered = { $who } visszavesz { $n } munkást.
    .you = Visszaveszel { $n } munkást.
fact-released = { $who } felszabadít: { $gains_names } – { $card_name }.
    .you = Felszabadítasz: { $gains_names } – { $card_name }.
fact-refreshed = { $who } frissíti: { $card_name }.
    .you = Frissíted: { $card_name }.
fact-discarded = { $who } eldobja kézből: { $card_name }.
    .you = Eldobod kézből: { $card_name }.
fact-left = { $who } birodalmát elhagyja: { $card_name }.
    .you = A birodalmadat elhagyja: { $card_name }.
fact-returned = { $who } visszaveszi a kezébe: { $card_name }.
    .you = Visszaveszed a kezedbe: { $card_name }.
fact-triggered = { $who } lapja hat: { $card_name }.
    .you = A lapod hat: { $card_name }.
fact-built = { $who } felépíti: { $card_name }.
    .you = Felépíted: { $card_name }.
fact-upgraded = { $who } fejleszt: { $card_name } – { $field_name }.
    .you = Fejlesztesz: { $card_name } – { $field_name }.
fact-conquered = { $who } meghódítja: { $card_name }.
    .you = Meghódítod: { $card_name }.
fact-pillaged = { $who } kifosztja: { $card_name } ({ $gains_names }).
    .you = Kifosztod: { $card_name } ({ $gains_names }).
fact-harvested = { $who } betakarítja: { $card_name } ({ $gains_names }).
    .you = Betakarítod: { $card_name } ({ $gains_names }).
fact-copied = { $who } lapja másol: { $card_name } – { $target_name }.
    .you = A lapod másol: { $card_name } – { $target_name }.
fact-sailed =
    { $generic ->
        [true] { $who } közös hajót küld { AZ($place) }. helyre: { $cargo_name }.
       *[other] { $who } hajót küld { AZ($place) }. helyre: { $cargo_name }.
    }
    .you =
        { $generic ->
            [true] Közös hajót küldesz { AZ($place) }. helyre: { $cargo_name }.
           *[other] Hajót küldesz { AZ($place) }. helyre: { $cargo_name }.
        }
fact-moved_up = { $who } hajója előrelép: { $place }. hely.
    .you = A hajód előrelép: { $place }. hely.
fact-came_home = { $who } hajója hazatér.
    .you = A hajód hazatér.
fact-reached = { $who } odaér: { $card_name }.
    .you = Odaérsz: { $card_name }.
fact-revealed = { $who } felfedi: { $card_name }.
    .you = Felfeded: { $card_name }.
fact-moved_pawn = { $who } bábuja áthelyezve: { $tile_name } → { $other_tile_name }.
    .you = A bábud áthelyezve: { $tile_name } → { $other_tile_name }.
fact-searched = { $who } átkeresi és megkeveri a pakliját.
    .you = Átkeresed és megkevered a paklidat.
fact-found = { $who } megtalálja: { $card_name }.
    .you = Megtalálod: { $card_name }.
fact-took_back = { $who } visszaveszi a dobópakliból: { $card_name }.
    .you = Visszaveszed a dobópaklidból: { $card_name }.
fact-gained_ship = { $who } újabb hajót kap.
    .you = Újabb hajót kapsz.
fact-named = { $who } megmutatja: { $card_name }.
    .you = Megmutatod: { $card_name }.
fact-played = { $who } kijátssza: { $card_name }.
    .you = Kijátszod: { $card_name }.
fact-used = { $who } használja: { $card_name }.
    .you = Használod: { $card_name }.
fact-placed = { $who } bábut tesz ide: { $tile_name }.
    .you = Bábut teszel ide: { $tile_name }.
fact-used_again = { $who } újra használ egy bábut: { $other_tile_name } → { $tile_name }.
    .you = Újra használsz egy bábut: { $other_tile_name } → { $tile_name }.
fact-attacked = { $who } megtámadja { $player_name } lapját: { $card_name }.
    .you = Megtámadod { $player_name } lapját: { $card_name }.
    .against = { $who } megtámadja a lapodat: { $card_name }.
fact-exhausted = { $player_name } lapja kimerült: { $card_name }.
    .you = Kimeríted: { $card_name } ({ $player_name }).
    .against = { $who } kimeríti a lapodat: { $card_name }.
fact-passed = { $who } passzol.
    .you = Passzolsz.
fact-last_round =
    { $n ->
        [0] Ez a játszma már elég hosszú: ez az utolsó forduló.
       *[other] Valaki elérte { AZ($n) } pontot: ez az utolsó forduló.
    }
fact-cleaned_up = Rendrakás: a munkások visszatérnek, a lapok frissülnek, a bábuk hazatérnek.
fact-tiles_turned =
    { $tiles_count ->
        [0] Minden lapka a rendes oldalán van.
       *[other] Egyszemélyes oldalon: { $tiles_names }.
    }
fact-event = Esemény: { $event_name }.
    .you = Eseményed: { $event_name }.
fact-fell_short = { $who } adóssága { $n }, ennyi pontot veszít.
    .you = Hiányzik { $n }, ennyi pontot veszítesz.
fact-game_over =
    { $count ->
        [one] { $winners_names } nyer { $points } ponttal.
       *[other] Megosztott győzelem { $points } ponttal: { $winners_names }.
    }
    .you =
        { $count ->
            [one] Nyertél { $points } ponttal.
           *[other] Megosztott győzelmet arattál { $points } ponttal: { $winners_names }.
        }
fact-scenario_over =
    { $won ->
        [true] { $who } teljesítette a forgatókönyvet: { $vp } pont (cél: { $goal }).
       *[other] { $who } nem teljesítette a forgatókönyvet: { $vp } pont (cél: { $goal }).
    }
    .you =
        { $won ->
            [true] Teljesítetted a forgatókönyvet: { $vp } pont (cél: { $goal }).
           *[other] Nem teljesítetted a forgatókönyvet: { $vp } pont (cél: { $goal }).
        }

## Kérdések

prompt-clan = Melyik klánt vezeted?
    .help = Minden klánnak saját 33 lapos paklija van. Kezdésnek Glenn a legkönnyebb.
prompt-clan-other = { $who } klánt választ.
prompt-lookout = Felderítés: mely lapokat tartod meg? Mindegyik 1 munkásba kerül.
    .help = Amit nem tartasz meg, a dobópakliba kerül. { $n } szabad munkásod van; { $free } lap ingyen van.
prompt-lookout-other = Felderítés, még választ: { $who }.
prompt-keep = Tarts meg még { $n } lapot.
    .help = Amit nem tartasz meg, a dobópakliba kerül.
prompt-keep-other = Megtartandó lapot választ: { $who }.
prompt-order = Több lapod is hat. Melyik legyen az első?
    .help = Az egyszerre bekövetkező hatások sorrendjét te döntöd el.
prompt-order-other = { $who } sorrendet választ.
prompt-payout = { $card_name } még { $n } tételt fizet. Mit kérsz?
    .help = A tárolt áruk minden teljes csoportja után egy tételt kapsz, tetszőleges összetételben.
prompt-payout-other = { $who } raktári kifizetést választ.
prompt-turn = Te jössz: egy akció vagy passz.
    .help = Építs fel egy lapot, használj bábut, támadj, vagy használj akciókártyát. Aki passzol, ebben a fordulóban már nem hajt végre akciót.
prompt-turn-other = { $who } van soron.
prompt-gold = Fizetendő: { $n } { $good_name }. Mennyi legyen belőle arany?
    .help = Egy arany egy nyersanyagot helyettesíthet.
prompt-gold-other = { $who } fizet.
prompt-pay = Még { $n } tetszőleges nyersanyagot kell fizetned: melyik legyen?
    .help = Bármelyik nyersanyag jó, vagy arany helyette.
prompt-pay-other = { $who } fizet.
prompt-discard = Dobj el { $n } lapot a kezedből.
    .help = Képpel felfelé a dobópaklidba kerül.
prompt-discard-other = { $who } lapot dob el.
prompt-leave = Melyik lap hagyja el a birodalmadat?
    .help = A föld alatti fejlesztések vele mennek; a rajta lévő jelzők elvesznek, a munkások elköltöttek lesznek.
prompt-leave-other = { $who } lapot ad fel.
prompt-return = Melyik helyszínt veszed vissza a kezedbe?
    .help = Csak kézből épített helyszínt: kezdőlapot, földet, fejlesztést, szigetet és másoló lapot nem.
prompt-return-other = { $who } helyszínt vesz vissza.
prompt-field_or_upgrade = { $card_name }: új föld vagy fejlesztés?
    .help = A döntés végleges. A fejlesztés olyan föld alá kerül, amely ugyanolyan árut ad.
prompt-field_or_upgrade-other = { $who } földet épít.
prompt-upgrade = Melyik föld alá kerüljön: { $card_name }?
    .help = Olyan föld alá, amely a fejlesztés valamelyik áruját adja.
prompt-upgrade-other = { $who } földet fejleszt.
prompt-copy = Melyik lapot másolja: { $card_name }?
    .help = Annak a lapnak a hatása lesz rajta, saját kimerüléssel és korláttal.
prompt-copy-other = { $who } másolandó lapot választ.
prompt-gain = Még { $n } jár: mit kérsz?
    .help = Tetszőleges összetételben; a laphúzás a végére marad.
prompt-gain-other = { $who } választ, mit kap.
prompt-release = Még { $n } szabadítható fel: melyik lapról?
    .help = Bármikor megállhatsz.
prompt-release-other = { $who } felszabadít.
prompt-release_good = Melyik árut szabadítod fel innen: { $card_name }?
    .help = Visszakerül a készletedbe, és rögtön használható.
prompt-release_good-other = { $who } árut szabadít fel.
prompt-refresh = Még { $n } lap frissíthető: melyik?
    .help = Bármikor megállhatsz.
prompt-refresh-other = { $who } lapot frissít.
prompt-exhaust = Melyik ellenfél lapját meríted ki?
    .help = Még nem passzolt ellenfél használatra kész akciókártyáját.
prompt-exhaust-other = { $who } ellenfél lapját meríti ki.
prompt-move = Áthelyezhetsz { $n } bábut: honnan hová?
    .help = Bármelyik másik lapkára. A lapka nem lép működésbe.
prompt-move-other = { $who } bábut helyezhet át.
prompt-ship_up = Melyik hajód lépjen előre?
    .help = Helyet cserél a közvetlenül előtte állóval.
prompt-ship_up-other = { $who } hajót léptethet előre.
prompt-ahead = Még egy hellyel előrébb?
    .help = Bármikor megállhatsz.
prompt-ahead-other = { $who } hajót léptethet előre.
prompt-embark = Melyik hajód lépjen most akcióba?
    .help = Rögtön végrehajtod az útját, és hazatér.
prompt-embark-other = { $who } hajót választ.
prompt-island = Hová tart a hajód?
    .help = Képpel felfelé fekvő szigethez vagy a pakli tetejéhez; távolihoz csak hallal a fedélzeten.
prompt-island-other = { $who } szigetet választ.
prompt-conquer = { $card_name }: kifosztod vagy meghódítod?
    .help = A kifosztás rögtön árut ad; a meghódított sziget a birodalmadé lesz, ehhez fejsze kell a fedélzetre.
prompt-conquer-other = { $who } egy szigetről dönt.
prompt-search = Keresés a pakliban: elveszel még { $n } lapot?
    .help = A paklit utána mindenképp megkevered.
prompt-search-other = { $who } keres a pakliban.
prompt-take = Elveszel még { $n } lapot a dobópaklidból?
    .help = Bármikor megállhatsz.
prompt-take-other = { $who } a dobópaklijában válogat.
prompt-payouts = Még { $n } raktárad fizethet most: melyik?
    .help = Csak használatra kész, teljes csoportot tároló raktár.
prompt-payouts-other = { $who } fizető raktárt választ.
prompt-maybe = Kifizeted a hatás árát?
    .help = Ha nem, a lap többi része akkor is megtörténik.
prompt-maybe-other = { $who } fizethet egy hatásért.
prompt-recopy = Melyik másoló lap kapjon új célpontot?
    .help = A mostanitól különböző lapot.
prompt-recopy-other = { $who } másoló lapot választ.
prompt-construct = Építkezés: melyik helyszínt építed fel ingyen?
    .help = Kézből, építési költséggel rendelkező helyszínt.
prompt-construct-other = { $who } építkezik.
prompt-harvest = Betakarítás: melyik föld?
    .help = A föld és minden fejlesztése áruit kapod.
prompt-harvest-other = { $who } betakarít.
prompt-cargo = Hajózás: mit rakodsz be?
    .help = Hallal eléred a távoli szigeteket, fejszével hódíthatsz. Később nem változtatható.
prompt-cargo-other = { $who } hajót rakodik.
prompt-which = Melyik legyen: { $card_name }?
    .help = Több ilyen nevű lap van, különböző állapotban.
prompt-which-other = { $who } lapot választ.
prompt-perform = Végrehajtás: { $tile_name }. Kijátszol hozzá lapot?
    .help = Egy ehhez az akcióhoz illő lapot játszhatsz ki.
prompt-perform-other = { $who } akciót hajt végre.
prompt-deposit = Mit teszel rá? Eddig { $n }.
    .help = Legalább egyet; csak elfogadott árut.
prompt-deposit-other = { $who } árut helyez egy lapra.
prompt-exhaust_own = Meríts ki { $n } saját akciókártyát: melyiket?
    .help = Az esemény követeli; ha kevesebb van, annyit.
prompt-exhaust_own-other = { $who } saját lapot merít ki.
prompt-choice = { $card_name }: válassz egyet.
    .help = Csak az választható, ami tehet valamit.
prompt-choice-other = { $who } hatást választ.

## Akciók

action-clan = { $clan_name }
action-keep = Megtart: { $card_name }
action-done = Kész
action-build = Felépít: { $card_name }
action-place = Bábu ide: { $tile_name }
action-place-with = Bábu ide: { $tile_name }, kijátszva: { $card_name }
action-again = Bábu újra: { $other_tile_name } → { $tile_name }
action-again-with = Bábu újra: { $other_tile_name } → { $tile_name }, kijátszva: { $card_name }
action-use = Használ: { $card_name }
action-use-with = Használ: { $card_name }, kijátszva: { $window_name }
action-attack = Támadás: { $card_name } ({ $player_name })
action-tribute = Adófizetés
action-pass = Passz
action-perform = Végrehajt: { $tile_name }
action-perform-with = Végrehajt: { $tile_name }, kijátszva: { $card_name }
action-gold =
    { $n ->
        [0] Nem arany: { $good_name }
       *[other] { $n } arany: { $good_name }
    }
action-pay = Fizet: 1 { $good_name }
action-take = Elvesz: 1 { $good_name }
action-pick = { $card_name }
action-pick-with = { $card_name } ({ $n }.)
action-as = { $side_name }
action-discard = Eldob: { $card_name }
action-exhaust = Kimerít: { $card_name } ({ $player_name })
action-move = Bábu: { $tile_name } → { $other_tile_name } ({ $pawn_name })
action-ship = { $place }. hajó
action-ahead = Egy hellyel előre
action-island = { $card_name }
action-deck = A pakli teteje: { $distance_name }
action-pillage = Kifosztás
action-conquer = Meghódítás
action-option = { $n }. hatás
action-accept = Kifizetem
action-cargo = Rakomány: { $cargo_name }
action-deposit = Rátesz: 1 { $good_name }

## Miért nem

refusal-not-now =
    { $asked ->
        [clan] Most nem: előbb válassz klánt.
        [lookout] Most nem: előbb válaszd ki a megtartandó lapokat.
        [keep] Most nem: előbb válaszd ki a megtartandó lapokat.
        [order] Most nem: előbb döntsd el a hatások sorrendjét.
        [payout] Most nem: előbb vedd el, amit a raktár fizet.
        [turn] Most nem: előbb hajts végre akciót, vagy passzolj.
        [gold] Most nem: előbb mondd meg, mennyi aranyat fizetsz.
        [pay] Most nem: előbb fizesd ki a nyersanyagot.
        [discard] Most nem: előbb dobj el egy lapot.
        [leave] Most nem: előbb adj fel egy lapot a birodalmadból.
        [return] Most nem: előbb vegyél vissza egy helyszínt.
        [field_or_upgrade] Most nem: előbb válassz föld és fejlesztés közül.
        [upgrade] Most nem: előbb válaszd ki a földet.
        [copy] Most nem: előbb válaszd ki, mit másolsz.
        [gain] Most nem: előbb válaszd ki, mit kapsz.
        [release] Most nem: előbb döntsd el, mit szabadítasz fel.
        [release_good] Most nem: előbb válaszd ki az árut.
        [refresh] Most nem: előbb döntsd el, mit frissítesz.
        [exhaust] Most nem: előbb meríts ki egy ellenfél lapját.
        [move] Most nem: előbb dönts a bábudról.
        [ship_up] Most nem: előbb dönts a hajódról.
        [ahead] Most nem: előbb dönts a hajódról.
        [embark] Most nem: előbb válassz hajót.
        [island] Most nem: előbb válassz szigetet.
        [conquer] Most nem: előbb válassz kifosztás és hódítás közül.
        [search] Most nem: előbb fejezd be a keresést.
        [take] Most nem: előbb végezz a dobópakliddal.
        [payouts] Most nem: előbb válaszd ki a fizető raktárakat.
        [maybe] Most nem: előbb döntsd el, fizetsz-e.
        [recopy] Most nem: előbb dönts a másoló lapokról.
        [construct] Most nem: előbb válaszd ki a helyszínt.
        [harvest] Most nem: előbb válassz földet.
        [cargo] Most nem: előbb rakodd meg a hajódat.
        [which] Most nem: előbb válassz a lapok közül.
        [perform] Most nem: előbb dönts az akcióról.
        [deposit] Most nem: előbb fejezd be az áruk elhelyezését.
        [exhaust_own] Most nem: előbb merítsd ki saját lapjaidat.
       *[choice] Most nem: előbb válassz hatást.
    }
refusal-clan-taken = Ez már foglalt: { $clan_name }.
refusal-not-drawn = Most nem választható: { $card_name }.
refusal-keep-exactly = Itt pontos számú lapot kell megtartani, a pakli sorrendjében.
refusal-no-workers-to-keep = Nincs több szabad munkásod újabb laphoz.
refusal-not-triggered = Ennek most nincs várakozó hatása: { $card_name }.
refusal-not-in-hand = Nincs a kezedben: { $card_name }.
refusal-no-building-cost = Nincs építési költsége: { $card_name }. Földet, fejlesztést és erősítőkártyát akcióval lehet kijátszani.
refusal-no-workers = Nincs elég szabad munkásod.
refusal-no-gold = Nincs elég aranyad, és az aranyat semmi sem helyettesíti.
refusal-no-raze = Nincs elég fejszéd, és azt semmi sem helyettesíti.
refusal-no-resources = Nincs meg a nyersanyag, arannyal helyettesítve sem.
refusal-no-cards-to-discard = Nincs elég eldobható lap a kezedben.
refusal-no-cards-to-leave = A birodalmadban nincs feladható lap.
refusal-no-cards-to-return = A birodalmadban nincs elég kézbe visszavehető helyszín.
refusal-not-payable-so = Akkor a költség többi része nem lenne kifizethető.
refusal-other-resource = A különböző fajtákat egymás után, sorrendben kell választani.
refusal-cannot-leave = Ezért nem adható fel: { $card_name }.
refusal-cannot-return = Nem vehető vissza a kezedbe: { $card_name }.
refusal-no-such-field = Nem olyan föld, amely ugyanezt az árut adja: { $card_name }.
refusal-not-a-field = Nem betakarítható föld a birodalmadban: { $card_name }.
refusal-not-to-copy = Nem másolható: { $card_name }.
refusal-no-ship = Nincs otthon hajód, amely elindulhatna.
refusal-no-gold-for-fish = Ebben a játszmában arany nem rakodható hal helyett.
refusal-not-your-ship = Ez nem a te most használható hajód.
refusal-at-the-head = A sor első hajója nem léphet előre.
refusal-no-ship-for-sail = Az a hajó nem tenné lehetővé a bejelentett hajózást.
refusal-no-fish-aboard = Távoli szigethez hal kell a fedélzetre.
refusal-not-face-up = Nem fekszik képpel felfelé a táblán: { $card_name }.
refusal-fog = A ködben csak a paklik teteje érhető el.
refusal-no-islands = Nem maradt ilyen távolságú sziget.
refusal-not-accepted = Ide nem tehető: { $good_name }.
refusal-deposit-first = Előbb tegyél rá legalább egy árut.
refusal-not-paid-out = Ez a raktár nem fizet ilyet: { $good_name }.
refusal-no-paying-store = Ez a lap most nem fizet: { $card_name }.
refusal-not-offered-gain = Itt nem választható: { $good_name }.
refusal-not-to-release = Nincs rajta felszabadítható: { $card_name }.
refusal-not-on-card = Nincs azon a lapon: { $good_name }.
refusal-not-to-refresh = Most nem frissíthető: { $card_name }.
refusal-not-attackable = Ott nem használatra kész akciókártya: { $card_name }.
refusal-no-such-opponent = Azon a helyen nincs ellenfél.
refusal-own-card = Saját lap nem lehet célpont.
refusal-opponent-passed = { $player_name } már passzolt: a lapjai nem lehetnek célpontok.
refusal-no-such-pawn = Nincs itt ilyen áthelyezhető bábud: { $tile_name }.
refusal-same-tile = A bábunak másik lapkára kell kerülnie.
refusal-no-such-card = Nem vehető el: { $card_name }.
refusal-no-copy-card = Nem olyan másoló lap, amelynek lenne más célpontja: { $card_name }.
refusal-no-location = Nincs a kezedben helyszín, amelyet az építkezés felépíthetne.
refusal-no-field = A birodalmadban nincs betakarítható föld.
refusal-not-for-this-action = Nem ehhez játszható ki ({ $tile_name }): { $card_name }.
refusal-no-field-to-upgrade = Nincs föld, amely alá kerülhetne: { $card_name }.
refusal-no-voyage = Nincs a sorban hajód, amely megtehetné ezt az utat.
refusal-no-pawn-at-home = Nincs otthon bábud.
refusal-no-pawn-there = Nincs használatra kész bábud itt: { $other_tile_name }.
refusal-not-adjacent = Nem szomszédosak: { $tile_name }, { $other_tile_name }.
refusal-no-action-card = Nem használható akciókártya: { $card_name }.
refusal-exhausted-card = Kimerült: { $card_name }.
refusal-no-window = Ehhez a használathoz nem játszható ki: { $card_name }.
refusal-nothing-to-deposit = Nincs olyan árud, amelyet elfogad: { $card_name }.
refusal-not-in-empire = Nincs a birodalmadban: { $card_name }.
refusal-solo-no-attack = Az egyszemélyes játékban nincs kit megtámadni.
refusal-no-raze-to-attack = A támadás egy fejszébe kerül.
refusal-no-tribute-card = Ebben a játékban nincs adólap.
refusal-no-tribute-goods = Nincs miből adót fizetned.
refusal-no-such-list = Ez a hatás most semmit sem tenne.
refusal-not-to-load = Legfeljebb egy halat és egy fejszét rakodhatsz be, és csak azt, amid van.
refusal-too-many-turns = Ez az Akciófázis túl hosszúra nyúlt, már csak passzolni lehet.
refusal-not-in-stock = Nincs mit ide tenned ({ $good_name }), és arany sem állhat helyette.

## Az asztal felolvasva

read-round = { $round }. forduló, { $phase_name }. Kezdő: { $name }.
read-tiles = Lapkák: { $tiles }.
read-islands = Felfordított szigetek: { $islands }.
read-queue = Hajósor: { $ships }.
read-ship = { $name } ({ $cargo })
read-board = { $name }, { $clan }: { $vp } pont, { $workers } munkás ({ $spent } elköltve), { $goods }; { $cards } lap a birodalomban, { $hand } kézben.
read-no-clan = { $name } még nem választott klánt.
read-empire = Birodalom: { $cards }.
read-hand = Kézben: { $cards }.
read-drawn = Választható: { $cards }.
read-exhausted = { $card } (kimerült)
read-none = semmi
read-event = Esemény: { $event }.
read-goals = Célok: { $goals }.
goal-score = pont: { $there }/{ $needed }
goal-islands = sziget: { $there }/{ $needed }
goal-tribute = adó: { $there }/{ $needed }
goal-distant = távoli sziget: { $there }/{ $needed }
read-alone = Nincs más az asztalnál.
read-seat = { $n }. hely

## Kész beállítások

preset-first-about = Glenn Ulaf ellen, ahogy a szabálykönyv az első játékhoz ajánlja, egy matróz ellen.
preset-classic-about = Négy klán, ülésrendben választva.
preset-everything-about = Négy klán egy asztalnál; az választ, aki gyorsabb.
preset-solo-about = Egyedül: A hosszú tél közepes szinten; más forgatókönyv és szint is választható.
