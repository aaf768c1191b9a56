### Maracaibo: az asztal szavai.
### A kártyák, helyszínek, lapkák és fejlesztések neve a cards.hu.ftl fájlban van, amely az adatokból készül (tools/cards.py).

## A játék

game-name = Maracaibo
game-tagline = Négy út a Karib-tengeren: kereskedj, harcolj három koronáért, fedezz fel.
game-blurb = Hajózós játék 2–4 játékosnak. A négy forduló mindegyikében a hajók Havannából indulva megkerülik a Karib-tengert, és hazatérnek. Ahol a hajód megáll, ott végzel városakciót vagy faluakciót, teljesítesz küldetést vagy használod a segédedet; a gyors hajó a falvakban tesz többet, a lassú gyakrabban kerül sorra. Tervezetkártyák, hajófejlesztések, Franciaországért, Angliáért és Spanyolországért vívott harcok és a szárazföldön járó felfedező hoznak győzelmi pontot.

## Amit kapni és fizetni lehet

word-doubloons = dublon
amount-doubloons = { $n } dublon
word-vp = győzelmi pont
amount-vp = { $n } győzelmi pont
word-cp = harcpont
amount-cp = { $n } harcpont
word-figure = bábu
amount-figures = { $n } bábu
amount-sugar = { $n } cukor
amount-tobacco = { $n } dohány
amount-cocoa = { $n } kakaó
amount-cotton = { $n } gyapot
amount-map = { $n } térkép
amount-book = { $n } könyv
amount-herbs = { $n } gyógynövény
amount-pistol = { $n } pisztoly
amount-identical_goods = { $n } azonos áru
amount-min_mp = legalább { $n } mozgáspontos út
amount-income = dublonbevétel +{ $n }
amount-vp_income = győzelmi pont bevétel +{ $n }

## Nevek

nation-france = Franciaország
nation-england = Anglia
nation-spain = Spanyolország
synergy-medal = érem
synergy-anchor = horgony
synergy-key = kulcs
synergy-bell = harang
synergy-crown = korona
border-red = piros határ
border-blue = kék határ
border-green = zöld határ
way-1 = az első hosszabb úton
way-2 = a második hosszabb úton
way-1_2 = az első és a második hosszabb úton
way-3 = a harmadik hosszabb úton
way-1_3 = az első és a harmadik hosszabb úton
way-2_3 = a második és a harmadik hosszabb úton
way-1_2_3 = mindhárom hosszabb úton
pile-left = bal oldali pakli
pile-right = jobb oldali pakli
pile-none = nincs több jelző
fight-influence_1 = 1 befolyás szerzése (−2)
fight-influence_2 = 2 befolyás szerzése (−5)
fight-parley_1 = Tárgyalás: 1 befolyás és 1 győzelmi pont (−2)
fight-parley_2 = Tárgyalás: 1 befolyás és 2 győzelmi pont (−2)
fight-parley_3 = Tárgyalás: 1 befolyás és 3 győzelmi pont (−2)
fight-plunder_medal = Fosztogatás: 3 dublon, éremmel még 2 győzelmi pont (−1)
fight-plunder_key = Fosztogatás: 3 dublon, kulccsal még 2 győzelmi pont (−1)
fight-silver_10 = Ezüst flotta, 10-es hely: befolyás és 8 dublon (−10)
fight-silver_11 = Ezüst flotta, 11-es hely: befolyás és 8 dublon (−11)
fight-gold_mine = Aranybánya: 12 dublon (−8)
ending-crowns = A koronák tengernagyai
ending-free_ports = A nyílt tenger
phase-setup = előkészületek
phase-sail = A fázis: Hajózás
phase-main = B fázis: Fő akció
phase-draw = C fázis: Kártyahúzás
phase-scoring = pontozás
word-nobody = senki
word-nobody-start = Senki

## Beállítások

option-edition = Kiadás
option-edition-help = Melyik kiadás szabályai szerint játszotok (MAR-ED.14).
option-edition-revised = Javított kiadás
option-edition-first = Első kiadás
option-prestige_open = Minden presztízsépület nyitva
option-prestige_open-help = Az elejétől képpel felfelé fekszik-e mind a négy presztízsépület (MAR-2.12).
option-prestige_open-true = Igen
option-prestige_open-false = Nem
option-score_unreached_assistants_in_round_4 = El nem ért segédek a IV. fordulóban
option-score_unreached_assistants_in_round_4-help = A végső pontozásban is pontot érnek-e a segédek, akikhez a hajó nem jutott el (MAR-RUL.7).
option-score_unreached_assistants_in_round_4-true = Pontot érnek
option-score_unreached_assistants_in_round_4-false = Nem érnek pontot
option-mode = Történet
option-mode-help = Kampány nélkül egy történetkártya küldetéseket helyez el, esetleg örökséglapkákat és C kártyákat is; a kampány több játszmán át tartó történet, amely megváltoztatja a játéktáblát (MAR-28.1).
option-mode-free75 = Kampány nélkül: Első út (75-ös kártya)
option-mode-free76 = Kampány nélkül: Forgalmas vizek (76-os kártya)
option-mode-free77 = Kampány nélkül: Arany és ezüst (77-es kártya)
option-mode-campaign = Kampány: A befejezetlen térkép
option-mode-chapter2 = Kampány a 2. fejezettől
option-mode-chapter3 = Kampány a 3. fejezettől
option-mode-chapter4 = Kampány a 4. fejezettől
option-mode-chapter5 = Kampány az 5. fejezettől
option-mode-chapter6 = Kampány a 6. fejezettől
option-mode-chapter7 = Kampány a 7. fejezettől
option-mode-chapter8 = Kampány a 8. fejezettől
option-mode-chapter9 = Kampány a 9. fejezettől
option-mode-chapter10 = Kampány a 10. fejezettől
option-mode-chapter11 = 11. fejezet: szabad játék a történet után
option-silver_fleet_influence = Az ezüst flotta befolyása
option-silver_fleet_influence-help = Mennyi befolyást hoz egy tulajdonjelző az ezüst flottán: az első kiadásban 3, a javítottban 8 (MAR-RUL.20).
option-silver_fleet_influence-by_edition = A kiadás szerint
option-silver_fleet_influence-3 = 3
option-silver_fleet_influence-8 = 8
option-jean = Jean ellen
option-jean-help = Egyedül játszol Jean ellen, akit a szabályok irányítanak (MAR-30.1).
option-jean-0 = Nem
option-jean-1 = Igen
option-jean_difficulty = Jean nehézsége
option-jean_difficulty-help = Milyen kártyák vannak Jean automapaklijában (MAR-30.5).
option-jean_difficulty-very_easy = Nagyon könnyű
option-jean_difficulty-easy = Könnyű
option-jean_difficulty-medium = Közepes
option-jean_difficulty-hard = Nehéz
option-jean_difficulty-very_hard = Nagyon nehéz
option-first_player = Kezdőjátékos
option-first_player-help = Ki kezd (MAR-2.24).
option-first_player-random = Sorsolással
option-first_player-0 = 1. hely
option-first_player-1 = 2. hely
option-first_player-2 = 3. hely
option-first_player-3 = 4. hely

## Pontok

score-play = Játék közben
score-vp_income = Győzelmi pont bevétel
score-doubloon_income = Dublon bevételsáv
score-cards = Tervezetkártyák
score-buildings = Presztízsépületek
score-influence = Legtöbb befolyás
score-nations = Nemesi rangok
score-bonus = Bónuszok
score-story = Történet
score-total = Összesen

## Ami történt

fact-first_player = { $who } a kezdőjátékos.
    .you = Te vagy a kezdőjátékos.
fact-dealt = { $who } ezeket kapta: { $cards_names }.
    .you = Ezeket kaptad: { $cards_names }.
fact-dealt-unknown = { $who } { $n } tervezetkártyát kapott.
    .you = { $n } tervezetkártyát kaptál.
fact-career = { $who } karrierje: { $career_name }.
    .you = A karriered: { $career_name }.
fact-planned = { $who } tervezésmezőre tette ezt: { $card_name }.
    .you = Tervezésmezőre tetted ezt: { $card_name }.
fact-discarded = { $who } eldobta: { $cards_names }.
    .you = Eldobtad: { $cards_names }.
fact-turn = { $who } köre következik.
    .you = A te köröd következik: hajózz.
fact-sailed = { $who } ide hajózott: { $place_name } ({ $mp } mozgáspont).
    .you = Ide hajóztál: { $place_name } ({ $mp } mozgáspont).
fact-unused = { $who } segédje ebben a fordulóban kimaradt: { $card_name }.
    .you = Ebben a fordulóban kimaradt a segéded: { $card_name }.
fact-gained = { $who } kap: { $gains_names }.
    .you = Kapsz: { $gains_names }.
fact-paid = { $who } fizet: { $paid_names }.
    .you = Fizetsz: { $paid_names }.
fact-influence =
    { $who } { $n } befolyást szerzett { $nation ->
        [france] Franciaországnál
        [england] Angliánál
       *[spain] Spanyolországnál
    }.
    .you =
        { $n } befolyást szereztél { $nation ->
            [france] Franciaországnál
            [england] Angliánál
           *[spain] Spanyolországnál
        }.
fact-income_up = { $who } bevétele nő: { $gains_names }.
    .you = A bevételed nő: { $gains_names }.
fact-synergy = { $who } együttműködés-jelzőt kap: { $synergy_name }.
    .you = Együttműködés-jelzőt kapsz: { $synergy_name }.
fact-city_action = { $who } városakciót végez: { $place_name }.
    .you = Városakciót végzel: { $place_name }.
fact-delivers = { $who } árut szállít ide: { $place_name }.
    .you = Árut szállítasz ide: { $place_name }.
fact-disc = { $who } korongot vesz le innen: { $slot_name }.
    .you = Korongot veszel le innen: { $slot_name }.
fact-upgrade = { $who } befejez egy hajófejlesztést: { $slot_name }.
    .you = Befejezel egy hajófejlesztést: { $slot_name }.
fact-village_action = { $who } faluakciója: { $village_action_name }.
    .you = A faluakciód: { $village_action_name }.
fact-bought = { $who } megvette: { $card_name }.
    .you = Megvetted: { $card_name }.
fact-assistant_placed = { $who } segédet tett ide: { $place_name } ({ $card_name }).
    .you = Segédet tettél ide: { $place_name } ({ $card_name }).
fact-assistant_used = { $who } használja a segédjét: { $card_name }.
    .you = Használod a segédedet: { $card_name }.
fact-invested = { $who } presztízsépületbe ruházott be: { $building_name }.
    .you = Presztízsépületbe ruháztál be: { $building_name }.
fact-manned = { $who } { $n } bábut tett a kártyára.
    .you = { $n } bábut tettél a kártyára.
fact-quest = { $who } teljesítette: { $quest_name }.
    .you = Teljesítetted: { $quest_name }.
fact-quest_placed = Új küldetés itt: { $place_name } ({ $quest_name }).
fact-quest_stored = { $who } küldetést tett erre a kártyára: { $card_name } ({ $quest_name }).
    .you = Küldetést tettél erre a kártyára: { $card_name } ({ $quest_name }).
fact-token = { $who } felfedte: { $token_name }.
    .you = Felfedted: { $token_name }.
fact-fights =
    { $who } { $nation ->
        [france] Franciaországért
        [england] Angliáért
       *[spain] Spanyolországért
    } harcol, harcérték { $value }.
    .you =
        { $nation ->
            [france] Franciaországért
            [england] Angliáért
           *[spain] Spanyolországért
        } harcolsz, harcérték { $value }.
fact-combat_action = { $who } harcakciója: { $fight_name }.
    .you = A harcakciód: { $fight_name }.
fact-displaced = { $who } kiszorít egy tulajdonjelzőt: { $place_name } ({ $nation_name }).
    .you = Kiszorítasz egy tulajdonjelzőt: { $place_name } ({ $nation_name }).
fact-marker = { $who } tulajdonjelzőt tesz ide: { $place_name } ({ $nation_name }).
    .you = Tulajdonjelzőt teszel ide: { $place_name } ({ $nation_name }).
fact-explored = { $who } felfedezője ide lép: { $space_name }.
    .you = A felfedeződ ide lép: { $space_name }.
fact-border = { $who } felfedezője átlépte ezt: { $border_name }.
    .you = A felfedeződ átlépte ezt: { $border_name }.
fact-stole = { $who } átugrotta { $player_name } felfedezőjét, és elvett { $n } győzelmi pontot.
    .you = Átugrottad { $player_name } felfedezőjét, és elvettél { $n } győzelmi pontot.
    .against = { $who } átugrotta a felfedeződet, és elvett tőled { $n } győzelmi pontot.
fact-goal =
    { $high ->
        [true] { $who } a nehezebb feltétellel teljesítette { AZ($goal) }. feladatot ({ $career_name }).
       *[other] { $who } teljesítette { AZ($goal) }. feladatot ({ $career_name }).
    }
    .you =
        { $high ->
            [true] A nehezebb feltétellel teljesítetted { AZ($goal) }. feladatot ({ $career_name }).
           *[other] Teljesítetted { AZ($goal) }. feladatot ({ $career_name }).
        }
fact-drew = { $who } húzta: { $cards_names }.
    .you = Húztad: { $cards_names }.
fact-drew-unknown = { $who } húzott egy kártyát.
    .you = Húztál egy kártyát.
fact-took = { $who } a kínálatból vette el: { $card_name }.
    .you = A kínálatból vetted el: { $card_name }.
fact-display = Új a kínálatban: { $cards_names }.
fact-reshuffled = A dobópakliból új húzópakli lett.
fact-jean_card = { $who } felfordítja: { $automa_name }.
    .you = Felfordítod: { $automa_name }.
fact-jean_sails = { $who } ide hajózik: { $place_name }.
    .you = Ide hajózol: { $place_name }.
fact-jean_quest = { $who } elveszi: { $quest_name }.
    .you = Elveszed: { $quest_name }.
fact-jean_disc = { $who } korongot vesz le az automatábláról: összesen { $n }.
    .you = Korongot veszel le az automatábláról: összesen { $n }.
fact-jean_annexes =
    { $lost ->
        [true] { $who } nem talál üres helyet: egy tulajdonjelző kikerül a játékból ({ $nation_name }).
       *[other] { $who } bekebelezi: { $place_name } ({ $nation_name }).
    }
    .you =
        { $lost ->
            [true] Nem találsz üres helyet: egy tulajdonjelző kikerül a játékból ({ $nation_name }).
           *[other] Bekebelezed: { $place_name } ({ $nation_name }).
        }
fact-tile_added = Örökséglapka kerül a játéktáblára: { $legacy_name }.
fact-tile_removed = Örökséglapka kerül le a játéktábláról: { $legacy_name }.
fact-tile_used = { $who } örökséglapkát használ: { $legacy_name }.
    .you = Örökséglapkát használsz: { $legacy_name }.
fact-marker_lost = Tulajdonjelző kerül ki a játékból: { $nation_name } ({ $place_name }).
fact-city_tile = Új városlapka ({ $place_name }): { $tile_name }.
fact-cards_shuffled = A tervezetpakliba keverve: { $cards_names }.
fact-cards_discarded = A dobópaklira téve: { $cards_names }.
fact-story_card = { $chapter }. fejezet: játékba kerül egy történetkártya: „{ $story_name }”.
fact-story_left = Egy történetkártya kikerül a játékból: „{ $story_name }”.
fact-story_read = { $who } felolvassa egy történetkártya hátoldalát: „{ $story_name }”.
    .you = Felolvasod egy történetkártya hátoldalát: „{ $story_name }”.
fact-voted = { $who } szavazata: „{ $choice_name }”.
    .you = A szavazatod: „{ $choice_name }”.
fact-reader_decides = Egyenlők a szavazatok, ezért a felolvasó dönt: { $who }.
    .you = Egyenlők a szavazatok, ezért felolvasóként te döntesz.
fact-chosen = A döntés: „{ $choice_name }”.
fact-campaign_end = A kampány véget ért: { $ending_name }.
fact-interim_scoring = Közbenső pontozás { AZ($round) }. forduló után.
fact-final_scoring = Végső pontozás { AZ($round) }. forduló után.
fact-building_open = Presztízsépület fordul fel: { $building_name }.
fact-round = { $round }. forduló; minden hajó Havannában van.
fact-final_parts = { $who } pontjai: győzelmi pont bevétel { $vp_income }, dublon bevételsáv { $doubloon_income }, tervezetkártyák { $cards }, presztízsépületek { $buildings }, legtöbb befolyás { $influence }, nemesi rangok { $nations }, bónuszok { $bonus }, történet { $story }.
    .you = A pontjaid: győzelmi pont bevétel { $vp_income }, dublon bevételsáv { $doubloon_income }, tervezetkártyák { $cards }, presztízsépületek { $buildings }, legtöbb befolyás { $influence }, nemesi rangok { $nations }, bónuszok { $bonus }, történet { $story }.
fact-game_over =
    { $count ->
        [one] { $winners_names } győzött { $points } győzelmi ponttal.
       *[other] Megosztott győzelem { $points } győzelmi ponttal: { $winners_names }.
    }
    .you =
        { $count ->
            [one] Győztél { $points } győzelmi ponttal.
           *[other] Megosztott győzelmet arattál { $points } győzelmi ponttal: { $winners_names }.
        }

## Kérdések

prompt-split_plan = A nyolc kártyád közül melyiket tervezed meg?
    .help = Képpel felfelé egy tervezésmezőre kerül, később megveheted. Utána eldobsz hármat; négy a kezedben marad.
prompt-split_plan-other = A kapott kártyáit osztja be: { $who }.
prompt-split_throw = Dobj el még { $n } kártyát.
    .help = A számuk sorrendjében dobod el őket; négy kártya a kezedben marad.
prompt-split_throw-other = A kapott kártyáit osztja be: { $who }.
prompt-career = Melyik karrierkártyát tartod meg?
    .help = Három feladata dublont, egy-egy bábut és esetleg győzelmi pontot hoz.
prompt-career-other = Karrierkártyát választ: { $who }.
prompt-sail = Hová hajózol? { $n } mozgáspontod van.
    .help = A nyilak mentén, legalább egy helyszínnyit. 4 mozgásponttal 2, 7-tel 3 faluakciód van egy faluban.
prompt-sail-other = { $who } hajózik.
prompt-extra_sail = Továbbhajózhatsz legfeljebb { $n } mozgásponttal, és ott végezhetsz még egy fő akciót.
    .help = Vagy lemondasz róla.
prompt-extra_sail-other = { $who } továbbhajózhat.
prompt-visit = Hajó állt meg a segédeidnél: 1 győzelmi pont vagy 2 dublon?
    .help = Minden ilyen kártyádért egyszer; még { $n } választás.
prompt-visit-other = { $who } a látogatás jutalmát választja.
prompt-main = Itt vagy: { $place_name }. Melyik fő akciót végzed?
    .help = Egy fő akciót; előtte, közben és utána kártyát tervezhetsz, és karriercélt teljesíthetsz.
prompt-main-other = { $who } fő akciót választ.
prompt-after_main = A fő akciód kész ({ $place_name }). Még valami?
    .help = Még tervezhetsz kártyát, és teljesíthetsz karriercélt.
prompt-after_main-other = { $who } befejezi a B fázist.
prompt-deliver = Szállítasz árut ide: { $place_name }?
    .help = Dobj el egy kártyát a keresett áruval, és tegyél egy korongot a hajótábládról a piacra.
prompt-deliver-other = { $who } árut szállíthat.
prompt-disc = Vegyél le { $n } korongot: melyik hajófejlesztésről?
    .help = A fejlesztés akkor kész, ha mindkét korongja lekerült.
prompt-disc-other = { $who } korongot vesz le a hajótábláról.
prompt-village = { $n } faluakciód van: melyik legyen a következő?
    .help = Ugyanazt többször is választhatod. Az utolsó faluakció mindet lezárja.
prompt-village-other = { $who } faluakciót választ.
prompt-pay = Fizetendő még: { $paid_names }. Melyik kártyát dobod el?
    .help = Egy kártya egy jelet fizet ki. A kártyákat a számuk sorrendjében választod.
prompt-pay-other = { $who } kártyákkal fizet.
prompt-maybe = Fizetsz? A költség: { $paid_names }.
    .help = Ami utána áll, csak a teljes költségért történik meg.
prompt-maybe-other = { $who } eldönti, hogy fizet-e.
prompt-dump = Eldobod az egész kezedet dublonért?
    .help = A C fázisban új kártyákat húzol.
prompt-dump-other = { $who } eldobhatja az egész kezét.
prompt-pile = Harc: melyik pakliból fedsz fel harcjelzőt?
    .help = Ha felfedted, az egyik nemzetért harcolnod kell.
prompt-pile-other = { $who } harcra készül.
prompt-fighting_nation =
    { $n ->
        [0] Nincs több harcjelző: melyik nemzetért harcolsz 3-as harcértékkel?
       *[other] Felfedted: { $token_name }. Melyik nemzetért harcolsz?
    }
    .help = A költségét azonnal fizeted, a jutalmát azonnal kapod.
prompt-fighting_nation-other = { $who } harcoló nemzetet választ.
prompt-combat =
    Harc { $nation ->
        [france] Franciaországért
        [england] Angliáért
       *[spain] Spanyolországért
    }, harcérték { $value }: melyik harcakció?
    .help = Mindegyik az árával csökkenti a harcértéket. Egy harcpont vagy egy bábu 1-gyel növeli.
prompt-combat-other = { $who } harcol.
prompt-explore = Felfedezés: meddig megy a felfedeződ? Legfeljebb { $n } mező.
    .help = A foglalt mezőket és az üres küldetésmezőket átugorja. Csak az utolsó mező ad jutalmat.
prompt-explore-other = { $who } felfedez.
prompt-trail_quest = A felfedeződ küldetést talált: { $quest_name }. Teljesíted most?
    .help = Ezen a mezőn nincs második esély.
prompt-trail_quest-other = { $who } küldetést talált.
prompt-influence = { $n } befolyás: melyik nemzetnél?
    .help = A befolyássáv végén túl minden lépés 2 győzelmi pont.
prompt-influence-other = { $who } nemzetet választ.
prompt-rank = Melyik nemzetnél lépsz a következő nemesi rangra?
    .help = A befolyásjelződ a következő piros mezőre kerül.
prompt-rank-other = { $who } rangot lép.
prompt-marker_nation = Melyik nemzet tulajdonjelzőjét teszed le?
    .help = A nemzet tárolójának bal széléről jön.
prompt-marker_nation-other = { $who } tulajdonjelzőt tesz le.
prompt-place = Melyik falura teszed?
    .help = Olyanra, ahol nincs tulajdonjelző.
prompt-place-other = { $who } tulajdonjelzőt tesz le.
prompt-synergy = Melyik együttműködés-jelzőt veszed el?
    .help = Olyat, amilyened még nincs.
prompt-synergy-other = { $who } együttműködés-jelzőt választ.
prompt-figures = Hány bábut teszel erre a kártyára? { $n } bábud van.
    .help = Mindegyik 2 dublonbevétel; nem kerülnek vissza.
prompt-figures-other = { $who } bábukat tesz egy kártyára.
prompt-draw = Húzz még { $n } kártyát.
    .help = A húzópakliból, vagy 1 dublonért a kínálatból.
prompt-draw-other = { $who } kártyát húz.
prompt-scoring = Pontozás: kártyát veszel, beruházol, vagy 2 győzelmi pontot kérsz?
    .help = Csak az egyiket teheted.
prompt-scoring-other = { $who } a pontozásban vásárol.
prompt-goals = Még teljesíthetsz karriercélt, vagy bábut válthatsz harcpontra.
    .help = Utána folytatódik a végső pontozás.
prompt-goals-other = { $who } karriercélt teljesíthet, vagy bábut válthat harcpontra.
prompt-choice = Válassz egyet.
    .help = Csak az választható, aminek van hatása.
prompt-choice-other = { $who } hatást választ.
prompt-legacy = Örökséglapkánál álltál meg: { $legacy_name }. Használod?
    .help = Fizesd ki a költségét, vedd el a jutalmát, és tegyél rá egy korongot a hajótábládról.
prompt-legacy-other = { $who } örökséglapkát használhat.
prompt-skull = Melyik koponyás örökséglapkát veszed le?
    .help = Vagy egyiket sem.
prompt-skull-other = { $who } levehet egy örökséglapkát.
prompt-l1_quest = Teljesíted a város küldetését ({ $quest_name })?
    .help = Azonnal új küldetés kerül a helyére.
prompt-l1_quest-other = { $who } teljesítheti a város küldetését.
prompt-vote = „{ $story_name }”: mi történjen? Szavazz.
    .help = A szavazatok egyszerre derülnek ki. A többség dönt; egyenlőségnél a felolvasó.
prompt-vote-other = Szavaz: { $who }.

## Akciók

action-plan = Tervezés: { $card_name }
action-throw = Eldobás: { $card_name }
action-career = { $career_name }
action-sail = Hajózás ide: { $place_name }
action-sail-with = Hajózás ide: { $place_name } (erre: { $via_name })
action-decline = Nem kérem
action-done = Kész
action-city = Városakció
action-village = Faluakciók
action-village-with = { $village_action_name }
action-home = A mező akciója
action-quest = Teljesítés: { $quest_name }
action-assistant = Segéd: { $card_name }
action-goal = { $goal }. feladat teljesítése
action-figure_for_cp = Egy bábuért 2 harcpont
action-deliver = Szállítás ezzel: { $card_name }
action-disc = { $slot_name }
action-stored = Küldetés teljesítése a kártyán: { $card_name }
action-buy = Vásárlás: { $card_name }
action-invest = Beruházás: { $building_name }
action-take_vp = 2 győzelmi pont
action-pay = Fizetés ezzel: { $card_name }
action-accept = Igen
action-pile =
    { $pile ->
        [none] Harc jelző nélkül
       *[other] Jelző innen: { $pile_name }
    }
action-nation = { $nation_name }
action-fight = { $fight_name }
action-annex = Bekebelezés vagy kiszorítás: { $place_name }
action-raid = Falu elfoglalása: { $place_name }
action-raise = Harcérték +1 (1 { $gain_name })
action-explore = A felfedező ide: { $space_name }
action-explore-with = A felfedező ide: { $space_name }, { $way_name }
action-place = { $place_name }
action-synergy = { $synergy_name }
action-figures = { $n } bábu
action-visit =
    { $gain ->
        [vp] 1 győzelmi pont
       *[other] 2 dublon
    }
action-draw = Húzás a pakliból
action-take = A kínálatból: { $card_name }
action-option = { $n }. hatás
action-vote = { $choice_name }
action-remove_skull = Levétel: { $legacy_name }

## Amivel egy válasz jár

preview-paid = fizetsz: { $paid_names }
preview-gains = { $gains_names }
preview-influence = { $n } befolyás egy választott nemzetnél
preview-influence_with = { $n } befolyás: { $nation_name }
preview-next_rank = a következő nemesi rang egy nemzetnél
preview-discs = { $n } korong levétele
preview-explore = felfedezés: legfeljebb { $n } lépés
preview-villages = { $n } faluakció
preview-fight = harc
preview-marker = egy tulajdonjelző elhelyezése
preview-sails = továbbhajózás legfeljebb { $n } mozgásponttal és még egy fő akció

## Miért nem

refusal-not-now =
    { $asked ->
        [split_plan] Most nem: előbb válaszd ki, melyik kártyát tervezed meg.
        [split_throw] Most nem: előbb dobj el három kártyát.
        [career] Most nem: előbb válassz karrierkártyát.
        [sail] Most nem: előbb hajózz.
        [extra_sail] Most nem: előbb hajózz tovább, vagy mondj le róla.
        [visit] Most nem: előbb válaszd ki a látogatás jutalmát.
        [main] Most nem: előbb válassz fő akciót.
        [after_main] Most nem: előbb fejezd be a B fázist.
        [deliver] Most nem: előbb dönts a szállításról.
        [disc] Most nem: előbb dönts a korongról.
        [village] Most nem: előbb válassz faluakciót.
        [pay] Most nem: előbb fizess.
        [maybe] Most nem: előbb döntsd el, fizetsz-e.
        [dump] Most nem: előbb dönts a kezedről.
        [pile] Most nem: előbb válassz a harcjelzők paklijai közül.
        [fighting_nation] Most nem: előbb válassz harcoló nemzetet.
        [combat] Most nem: előbb fejezd be a harcot.
        [explore] Most nem: előbb lépj a felfedeződdel, vagy mondj le róla.
        [trail_quest] Most nem: előbb dönts a küldetésről.
        [influence] Most nem: előbb válassz nemzetet.
        [rank] Most nem: előbb válassz nemzetet.
        [marker_nation] Most nem: előbb válassz nemzetet.
        [place] Most nem: előbb válassz falut.
        [synergy] Most nem: előbb válassz együttműködés-jelzőt.
        [figures] Most nem: előbb mondd meg, hány bábut.
        [draw] Most nem: előbb húzz a kézlimitig.
        [scoring] Most nem: előbb vásárolj, ruházz be, vagy vedd el a 2 győzelmi pontot.
        [goals] Most nem: előbb fejezd be a karriercélokat és a bábukat.
        [legacy] Most nem: előbb dönts az örökséglapkáról.
        [skull] Most nem: előbb dönts a koponyás örökséglapkáról.
        [l1_quest] Most nem: előbb dönts a város küldetéséről.
        [vote] Most nem: előbb szavazz.
       *[choice] Most nem: előbb válassz hatást.
    }
refusal-not-in-hand = Ez nincs a kezedben: { $card_name }.
refusal-throw-order = A kártyákat a számuk sorrendjében dobod el, úgy, hogy maradjon elég.
refusal-not-dealt = Ez nincs a két karrierkártyád között: { $career_name }.
refusal-not-reachable = Így nem érhető el: { $place_name }.
refusal-no-such-effect = Nincs kártyád, amely bábut harcpontra váltana.
refusal-cp-full = Már 8 harcpontod van.
refusal-no-figure = Nincs bábu a saját készletedben.
refusal-planning-full = Mindhárom tervezésmeződ foglalt.
refusal-goal-done = Már kész { AZ($goal) }. feladat.
refusal-goal-not-met = Nem teljesül { AZ($goal) }. feladat feltétele.
refusal-free-not-now = A mellékakciók a saját köröd B fázisába tartoznak.
refusal-not-here = Ahol a hajód van, ott nincs ilyen fő akció.
refusal-main-done = A fő akciódat már elvégezted.
refusal-no-assistant-here = Ahol a hajód van, ott nincs ilyen segéded: { $card_name }.
refusal-assistant-new = Ez a segéd a következő körödtől használható: { $card_name }.
refusal-quest-unpaid = Ehhez a küldetéshez hiányzik még: { $lacks_names }.
refusal-no-quest-here = Az a küldetés nincs olyan helyen, ahol teljesíthetnéd.
refusal-wrong-good = A piac nem ennek a kártyának az áruját keresi: { $card_name }.
refusal-disc-gone = Innen már elfogytak a korongok: { $slot_name }.
refusal-disc-locked = Innen még nem vehetsz le korongot: { $slot_name }.
refusal-no-village-action = Nincs ilyen faluakciód: { $village_action_name }.
refusal-does-nothing = Ennek most nem lenne hatása, vagy nem fizethető ki.
refusal-too-expensive = Nincs elég dublonod.
refusal-needs-figure = Ehhez egy bábu kell a saját készletedből.
refusal-needs-objects = Nincsenek meg a kártyához szükséges tárgyaid: { $card_name }.
refusal-needs-markers = A kártyán álló nemzetnek nincs elég tulajdonjelzője a játéktáblán: { $card_name }.
refusal-needs-cp = Nincs elég harcpontod ehhez a kártyához: { $card_name }.
refusal-not-to-buy = Ez nincs sem a kezedben, sem a tervezésterületeden: { $card_name }.
refusal-building-closed = Ez az épület nem fekszik képpel felfelé: { $building_name }.
refusal-invested = Ebbe már beruháztál: { $building_name }.
refusal-wrong-symbol = Ezen a kártyán nincs rajta a fizetendő jel: { $card_name }.
refusal-pay-order = A fizető kártyákat a számuk sorrendjében választod, úgy, hogy maradjon elég.
refusal-pile-empty = A megmaradt harcjelzőkkel ez nem lehetséges.
refusal-token-too-dear =
    Nem tudod kifizetni, amibe a jelző { $nation ->
        [france] Franciaországnál
        [england] Angliánál
       *[spain] Spanyolországnál
    } kerül.
refusal-fight-used = Ezt a harcakciót már használtad.
refusal-cv-low = A harcérték túl alacsony.
refusal-no-fight = Nincs ilyen harcakciód.
refusal-own-marker = Ez a harcoló nemzeté: { $place_name }.
refusal-no-stored-marker = A harcoló nemzetnek nincs több tulajdonjelzője.
refusal-no-flag = Ez nem zászlós város: { $place_name }.
refusal-not-a-village = Ez nem falu: { $place_name }.
refusal-no-cp = Nincs harcpontod.
refusal-not-explorable = A felfedeződ így nem juthat ide: { $space_name }.
refusal-village-taken = Ez nem olyan falu, ahová jelző tehető: { $place_name }.
refusal-no-marker-left =
    { $nation ->
        [france] Franciaországnak
        [england] Angliának
       *[spain] Spanyolországnak
    } nincs több tulajdonjelzője.
refusal-has-synergy = Ilyen együttműködés-jelződ már van: { $synergy_name }.
refusal-too-few-figures = Nincs ennyi bábud.
refusal-not-displayed = Ez nincs a kínálatban: { $card_name }.
refusal-display-dear = A kínálat egy kártyája 1 dublonba kerül.
refusal-deck-empty = Nincs több húzható kártya.
refusal-top-rank =
    { $nation ->
        [france] Franciaországnál
        [england] Angliánál
       *[spain] Spanyolországnál
    } már a legmagasabb rangod van.
refusal-no-such-list = Ennek a hatásnak most nem lenne eredménye.
refusal-no-skull-tile = Ez nem a játéktáblán fekvő koponyás örökséglapka: { $legacy_name }.
refusal-skull-here = Koponyás örökséglapka fekszik itt: fő akcióként nincs faluakció.
refusal-seized = Ott már van tulajdonjelző.
refusal-explorer-behind = A felfedeződ ehhez még nem jutott elég messzire.
refusal-no-such-choice = A szavazás nem erről szól: „{ $choice_name }”.
refusal-must-stop = Útközben kötelező a megállás: { $place_name }.
refusal-no-way = A hajódtól nem vezet nyíl ide: { $place_name }.
refusal-not-this-round = Ebben a fordulóban nincs használatban: { $place_name }.
refusal-toll-dear = Nem tudod kifizetni az út vámját: { $place_name }.
refusal-plague = Cartagenában pestis van.

## Az asztal felolvasva

read-round = { $round }. forduló, { $phase_name }. Aktív játékos: { $name }.
read-display = Kínálat: { $cards }.
read-quests = Küldetések a játéktáblán: { $quests }.
read-quest = { $quest } ({ $place })
read-nation = { $nation }: { $map } tulajdonjelző a játéktáblán, { $stored } a tárolóban, szorzó { $times }.
read-buildings = Presztízsépületek: { $buildings }.
read-markers = Tulajdonjelzők: { $markers }.
read-marker = { $place } ({ $nation })
read-board = { $name }: { $vp } győzelmi pont, { $doubloons } dublon, { $cp } harcpont, { $figures } bábu; bevétel { $income } dublon és { $vp_income } győzelmi pont; hajó: { $ship }; felfedező: { $explorer }; befolyás: { $influence }; { $hand } kártya kézben, { $quests } küldetéslapka, { $tokens } harcjelző.
read-tableau = Tabló: { $cards }.
read-hand = Kéz: { $cards }.
read-planning = Tervezve: { $cards }.
read-career = Karrier: { $career }. Teljesített feladatok: { $goals }.
read-none = nincs
read-seat = { $n }. hely
read-jean = Jean
read-automa = Jean automatáblája: { $n } levett korong, { $cards } tervezetkártya, bevétel { $income } győzelmi pont.
read-legacy = Örökséglapkák: { $tiles }.
read-legacy-discs = { $legacy } ({ $spaces } korongból { $discs })
read-story = { $chapter }. fejezet, játékban lévő történetkártyák: { $cards }. Elolvasva: { $pages }.
read-page = Elolvasva: „{ $title }”.
read-choice = A választás: „{ $choice }”.
read-page-now = Játékban: „{ $title }”. { $front }
read-ending = A kampány véget ért: { $ending }.

## Kész beállítások

preset-first-about = Két játékos kampány nélkül, az Első úttal (75-ös kártya), egy matróz ellen.
preset-classic-about = Négy játékos kampány nélkül, az Első úttal (75-ös kártya).
preset-everything-about = Négy játékos, Arany és ezüst (77-es kártya): a térkép tele örökséglapkákkal, minden presztízsépület nyitva.
preset-solo-about = Egyedül Jean, a szabálykönyv ellenfele ellen, közepes nehézségen.
