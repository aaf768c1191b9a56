### Jamaica: az asztal szavai.
###
### Azonosítók: <fajta>-<az adatfájl id-je>, az aláhúzásokkal; a -help egy mondatos magyarázat.
### Minden azonosító ugyanott áll az en.ftl, zh-Hant.ftl és hu.ftl fájlban.
###
### 1. rész: a játék dolgainak neve. Utána a 2. rész: napló, kérdések, gombok, elutasítások.

## A játék

game-name = Jamaica
game-tagline = Egyszer a sziget körül, bevetésre kész ágyúkkal és arannyal teli rakterekkel.
game-blurb = Kalózverseny Jamaica körül 2–6 játékosnak. A kapitány minden fordulóban elhelyez két kockát, egyet nappalra, egyet éjszakára, és mindenki titokban választ egy lapot, amely megmondja, mire használja őket: aranyat, élelmet vagy puskaport rakodik be, illetve előre vagy hátra hajózik. Ahol megállsz, ott fizetsz, harcolsz vagy kincset találsz. Amikor az első hajó hazaér, vége a versenynek, de az nyer, akinek a legtöbb pontja van, és a pontok java arany.

## A doboz tartalma

component-board = Játéktábla
component-action_card = Akciókártya
component-treasure_card = Kincskártya
component-treasure_token = Kincsjelző
component-gold_token = Dublon (arany)
component-food_token = Élelem
component-gunpowder_token = Puskapor
component-hold_board = Raktértábla
component-ship = Hajó
component-action_die = Akciókocka
component-combat_die = Harckocka
component-compass = Iránytű
component-navigation_box = Navigációs terület
component-treasure_pile = Kincspakli
component-draw_deck = Húzópakli
component-discard_pile = Dobópakli
component-hand = Kéz
component-bank = Bank

## Erőforrások és rakterek

good-gold = Arany
good-food = Élelem
good-gunpowder = Puskapor

# $n = mennyiség
amount-gold = { $n } arany
amount-food = { $n } élelem
amount-gunpowder = { $n } puskapor

# $n = a raktér száma 1-től 5-ig; a 6-os neve hold-sixth
hold-name = { $n }. raktér
hold-sixth = Hatodik raktér
hold-empty = Üres raktér

## Kockák

die-day = Nappali kocka
die-night = Éjszakai kocka
die-combat = Harckocka
die-star = Csillag
die-star-help = A csillag azonnal megnyeri a csatát.

## Az akciókártyák jelei

symbol-load_gold = Arany berakodása
symbol-load_gold-help = Végy el annyi aranyat, amennyit a kocka mutat, és tedd egy üres raktérbe.
symbol-load_food = Élelem berakodása
symbol-load_food-help = Végy el annyi élelmet, amennyit a kocka mutat, és tedd egy üres raktérbe.
symbol-load_gunpowder = Puskapor berakodása
symbol-load_gunpowder-help = Végy el annyi puskaport, amennyit a kocka mutat, és tedd egy üres raktérbe.
symbol-forward = Mozgás előre
symbol-forward-help = Hajózz előre pontosan annyi mezőt, amennyit a kocka mutat.
symbol-backward = Mozgás hátra
symbol-backward-help = Hajózz hátra pontosan annyi mezőt, amennyit a kocka mutat.

## A tizenegy akciókártya, nappal / éjszaka

card-forward_forward = Előre / Előre
card-forward_backward = Előre / Hátra
card-backward_forward = Hátra / Előre
card-forward_food = Előre / Élelem
card-food_forward = Élelem / Előre
card-forward_gunpowder = Előre / Puskapor
card-gold_forward = Arany / Előre
card-gold_gold = Arany / Arany
card-gunpowder_gold = Puskapor / Arany
card-gunpowder_food = Puskapor / Élelem
card-food_gunpowder = Élelem / Puskapor
card-hidden = Lefordított lap

## Kincskártyák

treasure-kind-power = Különleges képesség
treasure-kind-treasure = Kincs
treasure-kind-cursed = Átkozott kincs
treasure-hidden = Lefordított kincskártya
treasure-morgans_map = Morgan térképe
treasure-morgans_map-help = A kezedet 3 helyett 4 akciókártyára töltöd fel.
treasure-sarans_sabre = Saran szablyája
treasure-sarans_sabre-help = Csatánként egyszer, rögtön a dobás után újradobathatsz egy harckockát, a magadét vagy az ellenfeledét; a második eredmény érvényes.
treasure-lady_beth = Lady Beth
treasure-lady_beth-help = Minden csatában 2-vel növeli a harckockád eredményét, támadáskor és védekezéskor is.
treasure-sixth_hold = Hatodik raktér
treasure-sixth_hold-help = Ez a kártya még egy raktér számodra, a raktér minden szabályával.
treasure-treasure_3 = Kincs +3
treasure-treasure_3-help = A játék végén 3 pontot ér; addig képpel lefelé fekszik.
treasure-treasure_5 = Kincs +5
treasure-treasure_5-help = A játék végén 5 pontot ér; addig képpel lefelé fekszik.
treasure-treasure_7 = Kincs +7
treasure-treasure_7-help = A játék végén 7 pontot ér; addig képpel lefelé fekszik.
treasure-cursed_2 = Átkozott kincs −2
treasure-cursed_2-help = A játék végén 2 pontodba kerül, hacsak egy megnyert csatában tovább nem adod.
treasure-cursed_3 = Átkozott kincs −3
treasure-cursed_3-help = A játék végén 3 pontodba kerül, hacsak egy megnyert csatában tovább nem adod.
treasure-cursed_4 = Átkozott kincs −4
treasure-cursed_4-help = A játék végén 4 pontodba kerül, hacsak egy megnyert csatában tovább nem adod.

## Kalózok, hajók és szerepek

pirate-anne_bonny = Anne Bonny
pirate-mary_read = Mary Read
pirate-samuel_bellamy = Samuel Bellamy
pirate-samuel_bellamy-nickname = Fekete Sam
pirate-john_rackham = John Rackham
pirate-john_rackham-nickname = Calico Jack
pirate-olivier_levasseur = Olivier Levasseur
pirate-olivier_levasseur-nickname = az Ölyv
pirate-edward_drummond = Edward Drummond
pirate-edward_drummond-nickname = Feketeszakáll
color-green = zöld
color-purple = lila
color-blue = kék
color-red = piros
color-yellow = sárga
color-black = fekete
ship-ghost = Kísértethajó
ship-ghost-help = A kétszemélyes játékban a kapitány minden forduló végén kétszer lép a fekete Kísértethajóval.
role-captain = Kapitány
role-captain-help = A kapitány dobja és helyezi el a forduló kockáit, és ő kerül sorra elsőként.
role-attacker = Támadó
role-defender = Védő

## A tábla mezői

space-kind-port_royal = Port Royal
space-kind-port_royal-help = Rajt és cél: ingyenes, és itt soha nincs csata.
space-kind-sea = Tenger
space-kind-sea-help = Ha itt állsz meg, fehér négyzetenként egy élelmet fizetsz.
space-kind-port = Kikötő
space-kind-port-help = Ha itt állsz meg, a feltüntetett számú aranyat fizeted.
space-kind-lair = Kalóztanya
space-kind-lair-help = Ingyenes, és az első itt megálló hajó kincskártyát kap.

# $n = a mező száma 1-től 49-ig; a 0. mező neve space-port_royal
space-name = { $n }. mező
space-port_royal = Port Royal
space-port_royal-finish = Port Royal, a célban
space-red_line = Piros vonal
space-cost-food = Költség: { $n } élelem
space-cost-gold = Költség: { $n } arany
space-cost-none = Ingyenes

# A $points egész szám, negatív is lehet; valódi mínuszjeles szövegként add át
space-end-score = { $points } pont az itt álló hajónak a játék végén
direction-forward = Előre
direction-backward = Hátra
lane-outer = Külső ág
lane-inner = Belső csatorna

## Az útvonal szakaszai

section-port_royal = Port Royal
section-leg1 = Első szakasz
section-fork1_outer = Első elágazás, külső ág
section-fork1_inner = Első elágazás, belső csatorna
section-leg2 = Második szakasz
section-fork2_outer = Második elágazás, külső ág
section-fork2_inner = Második elágazás, belső csatorna
section-leg3 = Harmadik szakasz
section-fork3_outer = Harmadik elágazás, külső ág
section-fork3_inner = Harmadik elágazás, belső csatorna
section-leg4_finish = Célegyenes

## A forduló fázisai és lépéseik

phase-roll = Kockadobás
phase-choose_card = Kártyaválasztás
phase-actions = Akciók
phase-end_of_round = A forduló vége
phase-ghost = A Kísértethajó lép
phase-scoring = Pontozás
step-place_dice = A kockák elhelyezése
step-day = Nappali akció
step-night = Éjszakai akció
step-load = Berakodás
step-discard_hold = Raktér kiürítése
step-move = Mozgás
step-battle = Csata
step-attack = Támadás
step-defence = Védekezés
step-reroll = Újradobás
step-compare = Összehasonlítás
step-loot = Zsákmányolás
step-pay = Fizetés
step-shortage = Erőforráshiány
step-retreat = Hátrálás
step-treasure = Kincs

## A játék beállításai

option-bank = Bank
option-bank-help = Elfogyhatnak-e a bank jelzői: a korlátozott bank csak azt adja, ami a 80 aranyból, 45 élelemből és 45 puskaporból maradt (JAM-R04).
option-bank-unlimited = Korlátlan
option-bank-limited = Korlátozott
option-decline_loot = Lemondás a zsákmányról
option-decline_loot-help = Dönthet-e úgy a csata győztese, hogy semmit sem tesz, pedig volna mit elvennie vagy átadnia (JAM-R12).
option-decline_loot-allowed = Megengedett
option-decline_loot-forbidden = Tilos
option-morgans_map_draw = Morgan térképe: a plusz lap
option-morgans_map_draw-help = Morgan térképének plusz lapja a forduló végi húzáskor vagy rögtön a megszerzésekor jár-e (JAM-R16).
option-morgans_map_draw-end_of_round = A forduló végén
option-morgans_map_draw-immediately = Azonnal
option-reshuffle_includes_played_card = A frissen kijátszott lap visszakeverése
option-reshuffle_includes_played_card-help = Az éppen kijátszott lapodat is bekevered-e, amikor elfogy a húzópaklid (JAM-R17).
option-reshuffle_includes_played_card-true = Igen
option-reshuffle_includes_played_card-false = Nem
option-ghost_tie_rule = Holtversenyben álló Kísértethajó
option-ghost_tie_rule-help = Merre lép a Kísértethajó, ha az élen vagy a végén egy vonalban van egy játékossal (JAM-R21).
option-ghost_tie_rule-captain_chooses = A kapitány választ
option-ghost_tie_rule-tie_counts_as_leading_or_last = A holtverseny is vezetésnek, illetve utolsó helynek számít
option-ghost_moves_in_final_round = A Kísértethajó lép az utolsó fordulóban
option-ghost_moves_in_final_round-help = Megteszi-e a Kísértethajó a két lépését abban a fordulóban is, amelyben egy játékos célba ér (JAM-R23).
option-ghost_moves_in_final_round-true = Igen
option-ghost_moves_in_final_round-false = Nem
option-port_cost_16 = A 16. mező kikötőjének költsége
option-port_cost_16-help = A nyomtatott tábláról szóló forrásaink ebben a számban eltérnek, ezért a saját példányod szerint beállíthatod (JAM-R30).
option-port_cost_16-3 = 3 arany
option-port_cost_16-5 = 5 arany
option-port_cost_30 = A 30. mező kikötőjének költsége
option-port_cost_30-help = A nyomtatott tábláról szóló forrásaink ebben a számban eltérnek, ezért a saját példányod szerint beállíthatod (JAM-R30).
option-port_cost_30-3 = 3 arany
option-port_cost_30-5 = 5 arany
option-round_cap = Fordulókorlát
option-round_cap-help = Ennyi forduló után akkor is pontozunk, ha senki sem ért célba; botok mérkőzéseihez hasznos (JAM-R27).
option-round_cap-none = Nincs

# $n = a fordulók száma
option-round_cap-integer = { $n } forduló

## A pontszám részei

score-position = Hely
score-gold = Arany
score-treasures = Kincsek
score-curses = Átkozott kincsek
score-total = Összesen

## Az asztal felolvasva, a terminálban

# $captain = a hajó játékosának neve
read-round = { $round }. forduló. Kapitány: { $captain }.
read-dice = Nappal { $day }, éjszaka { $night }.
read-dice-unplaced = Kockák: { $dice }, még nincsenek elhelyezve.

# $rank = helyezés a versenyben, $name = kinek a hajója, $space = a mező neve, $cost = a költsége, $n = a hátralévő lépések
read-ship = { $rank }. { $name }: { $space } ({ $cost }), a célig { $n }.
read-ship-finished = { $rank }. { $name }: célba ért.

# $spaces = mezők listája, $pile = lapok a pakliban
read-treasures = Kincs vár itt: { $spaces }. Lapok a kincspakliban: { $pile }.
read-treasures-none = A kalóztanyákon már nem vár kincs.

# $goods = mennyiségek listája
read-bank = A bankban: { $goods }.
read-battle = Csata: { $attacker } és { $defender }.
read-battle-powder = { $name }: puskapor { $n }, még nem dobott.
read-battle-roll = { $name }: puskapor { $n }, dobás { $roll }, harcérték { $strength }.
read-battle-star = { $name }: csillag.

# $n = lépések, $spaces = az ilyen messze lévő mezők
read-ahead = Előre { $n }: { $spaces }.
read-behind = Hátra { $n }: { $spaces }.
read-worth = a végén { $n } pontot ér

# $names = kiknek a hajói
read-there = itt áll: { $names }
read-lair = kalóztanya, kincs nélkül
read-lair-treasure = kalóztanya kinccsel

# $n = a raktér száma, $goods = ami benne van
read-hold = { $n }: { $goods }
read-holds = Rakterek: { $holds }.
read-hand = Kézben: { $cards }.
read-hand-hidden = Lapok a kézben: { $n }.
read-laid = A forduló lapja: { $card }.

# $n = lapok a húzópakliban, $cards = az eldobott lapok listája
read-deck = Lapok a húzópakliban: { $n }. Eldobva: { $cards }.
read-powers = Képességek: { $cards }.

# $n = hány, $cards = amelyeket az olvasó ismer
read-face-down = Képpel lefelé fekvő kincsek: { $n } ({ $cards }).
read-unknown = ismeretlen
read-none = nincs

## A szabálykönyv fejezetei (a szabályfájlok címeivel egyezően)

rules-section-1 = Mi van a dobozban
rules-section-2 = A tábla és a hajók helye
rules-section-3 = Előkészületek és a forduló
rules-section-4 = Berakodás
rules-section-5 = Mozgás
rules-section-6 = Csaták
rules-section-7 = A mezők költsége és az erőforráshiány
rules-section-8 = Kincsek
rules-section-9 = A verseny vége és a pontozás
rules-section-10 = Két játékos: a Kísértethajó
rules-section-11 = Ki mit láthat
rules-section-12 = Döntéseink

## 2. rész: napló, kérdések, gombok, elutasítások.
##
## Hogy ki milyen változót ad át, a play/words.py eleje mondja meg. Röviden: minden adat a maga nevén jön,
## mellette a szava: ship → $ship_name, good → $good_name, space → $space_name, cards → $cards_names.
## A .you azé, aki cselekszik, az .against azé, akivel történik. Változó előtt nincs névelő, mögötte nincs rag.

## Szavak a mondat belsejében

word-gold = arany
word-food = élelem
word-gunpowder = puskapor
word-empty = üres

# Ennyi egy erőforrásból: $good = gold, food vagy gunpowder, $n = szám
word-amount =
    { $good ->
        [gold] { amount-gold }
        [food] { amount-food }
       *[gunpowder] { amount-gunpowder }
    }

# $n = a mező száma 1-től 49-ig
word-space = { $n }. mező
word-space-0 = Port Royal
word-ghost = a Kísértethajó
word-ghost-start = A Kísértethajó

## A napló

fact-set_up = { $who } az első kapitány.
    .you = Te vagy az első kapitány.
fact-rolled = { $round }. forduló: { $who } dobása { $dice }.
    .you = { $round }. forduló: a dobásod { $dice }.
fact-dice_placed = { $who } elhelyezi a kockákat: nappal { $day }, éjszaka { $night }.
    .you = Elhelyezed a kockákat: nappal { $day }, éjszaka { $night }.
fact-laid = { $who } képpel lefelé letesz egy lapot: { $card_name }.
    .you = Képpel lefelé leteszel egy lapot: { $card_name }.
fact-laid-unknown = { $who } képpel lefelé letesz egy lapot.
fact-revealed = { $who } felfordítja a lapját: { $card_name }.
    .you = Felfordítod a lapodat: { $card_name }.
fact-action_lost =
    { $part ->
        [day] { $who } már célba ért, ezért a nappali akciója elmarad.
       *[night] { $who } már célba ért, ezért az éjszakai akciója elmarad.
    }
    .you =
        { $part ->
            [day] Már célba értél, ezért a nappali akciód elmarad.
           *[night] Már célba értél, ezért az éjszakai akciód elmarad.
        }
fact-loaded = { $who } berakodik: { word-amount }, { $hold }. raktér.
    .you = Berakodsz: { word-amount }, { $hold }. raktér.
fact-load_void =
    { $n ->
        [0] { $who } semmit sem rakodik be, mert ebből a bankban nincs több: { $good_name }.
       *[other] { $who } semmit sem rakodik be, mert már minden rakterében { $good_name } van.
    }
    .you =
        { $n ->
            [0] Semmit sem rakodsz be, mert ebből a bankban nincs több: { $good_name }.
           *[other] Semmit sem rakodsz be, mert már minden rakteredben { $good_name } van.
        }
fact-emptied = { $who } kiürít egy rakteret: { $hold }. raktér, { word-amount } visszakerül a bankba.
    .you = Kiürítesz egy rakteret: { $hold }. raktér, { word-amount } visszakerül a bankba.
fact-sailed =
    { $direction ->
        [forward] { $who } előre hajózik (kocka: { $steps }): { $from_name } → { $to_name }.
       *[backward] { $who } hátra hajózik (kocka: { $steps }): { $from_name } → { $to_name }.
    }
    .you =
        { $direction ->
            [forward] Előre hajózol (kocka: { $steps }): { $from_name } → { $to_name }.
           *[backward] Hátra hajózol (kocka: { $steps }): { $from_name } → { $to_name }.
        }
fact-finished = { $who } célba ér Port Royalban!
    .you = Célba érsz Port Royalban!
fact-battle = { $who } támad, { $defender_name } védekezik ({ $space_name }).
    .you = Te támadsz, { $defender_name } védekezik ({ $space_name }).
    .against = { $who } megtámad téged ({ $space_name }).
fact-powder =
    { $n ->
        [0] { $who } nem használ puskaport.
       *[other] { $who } elhasznál { $n } puskaport.
    }
    .you =
        { $n ->
            [0] Nem használsz puskaport.
           *[other] Elhasználsz { $n } puskaport.
        }

# $roll = 2, 4, 6, 8, 10 vagy star; csillagnál nincs $strength
fact-combat_roll =
    { $roll ->
        [star] { $who } csillagot dob!
       *[other] { $who } dobása { $roll }, harcértéke { $strength }.
    }
    .you =
        { $roll ->
            [star] Csillagot dobsz!
           *[other] A dobásod { $roll }, a harcértéked { $strength }.
        }

# $own = true, ha a szablya gazdája a saját kockáját dobja újra
fact-sabre =
    { $own ->
        [true] { $who } Saran szablyájával él, és újradob.
       *[false] { $who } Saran szablyájával él: { $ship_name } újradob.
    }
    .you =
        { $own ->
            [true] Saran szablyájával élsz, és újradobsz.
           *[false] Saran szablyájával élsz: { $ship_name } újradob.
        }
    .against = { $who } Saran szablyájával él: újra kell dobnod.
fact-battle_won = { $who } megnyeri a csatát { $loser_name } ellen.
    .you = Megnyered a csatát { $loser_name } ellen.
    .against = { $who } megnyeri a csatát ellened.
fact-battle_tied = Mindkét fél harcértéke { $strength }: senki sem nyer.
fact-looted_hold = { $who } zsákmánya { word-amount }, { $loser_name } { $hold }. rakteréből.
    .you = A zsákmányod { word-amount }, { $loser_name } { $hold }. rakteréből.
    .against = { $who } zsákmánya { word-amount } a te { $hold }. rakteredből.
fact-looted_power = { $who } elveszi { $loser_name } egyik kincskártyáját: { $card_name }.
    .you = Elveszed { $loser_name } egyik kincskártyáját: { $card_name }.
    .against = { $who } elveszi az egyik kincskártyádat: { $card_name }.
fact-looted_face_down = { $who } elveszi { $loser_name } egyik lefordított kincskártyáját: { $card_name }.
    .you = Elveszed { $loser_name } egyik lefordított kincskártyáját: { $card_name }.
    .against = { $who } elveszi az egyik lefordított kincskártyádat: { $card_name }.
fact-looted_face_down-unknown = { $who } elveszi { $loser_name } egyik lefordított kincskártyáját.
fact-gave_curse = { $who } továbbad egy átkot, új gazdája { $loser_name }: { $card_name }.
    .you = Továbbadsz egy átkot, új gazdája { $loser_name }: { $card_name }.
    .against = { $who } neked ad tovább egy átkot: { $card_name }.
fact-gave_curse-unknown = { $who } továbbad egy átkozott kincset, új gazdája { $loser_name }.
fact-looted_nothing = { $who } nem vesz el semmit.
    .you = Nem veszel el semmit.
fact-shortage =
    { $n ->
        [0] Erőforráshiány ({ $space_name }): a költség { $due } { $good_name }, de { $who } semennyit sem tud fizetni, és hátrál.
       *[other] Erőforráshiány ({ $space_name }): a költség { $due } { $good_name }, de { $who } csak ennyit tud fizetni: { $n }, és hátrál.
    }
    .you =
        { $n ->
            [0] Erőforráshiány ({ $space_name }): a költség { $due } { $good_name }, de semennyit sem tudsz fizetni, és hátrálsz.
           *[other] Erőforráshiány ({ $space_name }): a költség { $due } { $good_name }, de csak ennyit tudsz fizetni: { $n }, és hátrálsz.
        }
fact-retreated = { $who } hátrál: { $from_name } → { $to_name }.
    .you = Hátrálsz: { $from_name } → { $to_name }.
fact-paid =
    { $good ->
        [gunpowder] ({ AZ($hold) }. raktérből)
       *[other] { $who } fizet: { word-amount }, { $hold }. raktér.
    }
    .you =
        { $good ->
            [gunpowder] ({ AZ($hold) }. raktérből)
           *[other] Fizetsz: { word-amount }, { $hold }. raktér.
        }
fact-treasure = { $who } kincset talál ({ $space_name }): { $card_name }.
    .you = Kincset találsz ({ $space_name }): { $card_name }.
fact-treasure-unknown = { $who } kincset talál ({ $space_name }), és képpel lefelé leteszi.
fact-ghost_direction =
    { $direction ->
        [forward] { $who } előre kormányozza a Kísértethajót (kocka: { $die }).
       *[backward] { $who } hátra kormányozza a Kísértethajót (kocka: { $die }).
    }
    .you =
        { $direction ->
            [forward] Előre kormányzod a Kísértethajót (kocka: { $die }).
           *[backward] Hátra kormányzod a Kísértethajót (kocka: { $die }).
        }
fact-compass = { $who } kapja az iránytűt, ő az új kapitány.
    .you = Te kapod az iránytűt, te vagy az új kapitány.
fact-reshuffled = { $who } új húzópaklit kever a dobópaklijából.
    .you = Új húzópaklit keversz a dobópaklidból.
fact-refilled = { $who } húz: { $cards_names }.
    .you = Húzol: { $cards_names }.
fact-refilled-unknown =
    { $n ->
        [1] { $who } húz egy lapot.
       *[other] { $who } húz { $n } lapot.
    }
fact-race_ended = Véget ért a verseny ({ $round }. forduló).

# $count = a győztesek száma, $points = a pontszámuk szövegként, valódi mínuszjellel
fact-scored =
    { $count ->
        [1] { $winners_names } nyer, pontszáma { $points }.
       *[other] { $winners_names }: megosztott győzelem, a pontszám { $points }.
    }
    .you =
        { $count ->
            [1] Nyertél! A pontszámod { $points }.
           *[other] Megosztott győzelem, a pontszám { $points }: { $winners_names }.
        }

## Kérdések: miről dönt most a játékos; a .help kezdőknek szól, az -other a várakozóknak

prompt-place_dice = A dobásod { $dice }. Melyik kocka legyen nappalra?
    .help = A másik kocka az éjszakáé. Mindkettő mindenkire érvényes az egész fordulóban, ezért előbb nézd meg a lapjaidat.
prompt-place_dice-other = { $who } elhelyezi a kockákat.
prompt-choose_card = Válassz egy lapot: nappal { $day }, éjszaka { $night }.
    .help = A bal oldali jel a nappali kockával, utána a jobb oldali jel az éjszakai kockával érvényes. Mindkét akció kötelező, akkor is, ha fáj.
prompt-choose_card-other = Mindenki lapot választ. Még gondolkodik: { $who }.
prompt-load =
    { $loot ->
        [true] Válassz üres rakteret a zsákmányodnak: { word-amount }.
       *[false] Válassz üres rakteret a rakománynak: { word-amount }.
    }
    .help = Egy rakomány egy raktérbe kerül, és később semmit sem lehet hozzátenni. A hatodik raktér kártya, és a tartalmával együtt elvehetik tőled.
prompt-load-other = { $who } rakteret választ a berakodáshoz.
prompt-empty =
    { $loot ->
        [true] Nincs üres raktered. Melyiket üríted ki a zsákmányodnak: { word-amount }?
       *[false] Nincs üres raktered. Melyiket üríted ki a rakománynak: { word-amount }?
    }
    .help = A kiürített raktér teljes tartalma visszakerül a bankba, aztán ide kerül az új rakomány. Olyan rakteret nem üríthetsz ki, amelyben most is { $good_name } van.
prompt-empty-other = { $who } kiválasztja, melyik rakterét ürítse ki.
prompt-sail =
    { $ghost ->
        [true]
            { $direction ->
                [forward] A Kísértethajó { $n } mezőt lép előre: válassz neki ágat.
               *[backward] A Kísértethajó { $n } mezőt lép hátra: válassz neki ágat.
            }
       *[false]
            { $direction ->
                [forward] Hajózz { $n } mezőt előre: válassz ágat.
               *[backward] Hajózz { $n } mezőt hátra: válassz ágat.
            }
    }
    .help =
        { $ghost ->
            [true] A Kísértethajó nem fizet, de ha hajóval találkozik, csatázik, és a kalóztanyákról elviszi a kincset.
           *[false] Csak az a mező számít, ahol megállsz: ha hajó van ott, előbb csatázol, aztán fizetsz, vagy elveszed a kincset.
        }
prompt-sail-other = { $who } ágat választ.
prompt-retreat = Itt nem tudtál fizetni: { $from_name }. Hová hátrálsz?
    .help = Minden visszaúton a legközelebbi olyan mezőt kínáljuk, amelyet teljesen ki tudsz fizetni. A kalóztanya és Port Royal ingyenes; ha hajó áll ott, előbb csatázol.
prompt-retreat-other = { $who } kiválasztja, hová hátráljon.
prompt-attack =
    { $ghost ->
        [true] A Kísértethajó megérkezett ({ $space_name }). Melyik hajót támadja meg?
       *[false] Több hajó is áll itt ({ $space_name }). Melyiket támadod meg?
    }
    .help = Csak egy csata lesz, akárhány hajó van itt. A győztes elvehet egy rakományt vagy egy kincskártyát, vagy továbbadhat egy átkot.
prompt-attack-other = { $who } ellenfelet választ.

# $against = a támadó harcértéke, csak a védőnek
prompt-powder =
    { $attacking ->
        [true] Te támadsz, { $defender_name } védekezik. Mennyi puskaport használsz el?
       *[false] Téged támad { $attacker_name }, harcértéke { $against }. Mennyi puskaport használsz el?
    }
    .help = Minden puskapor 1-gyel növeli a dobásodat, és végleg elfogy, bárki nyer is. A harckocka oldalai: 2, 4, 6, 8, 10 és a csillag, amely azonnal nyer.
prompt-powder-other = { $who } eldönti, mennyi puskaport használjon el.
prompt-pay = Fizess: { word-amount }. Melyik raktérből?
    .help = Bármelyik rakteredből fizethetsz. Amelyik kiürül, az már fogadhatja a következő rakományt.
prompt-pay-other = { $who } kiválasztja, melyik raktérből fizessen.

# $own = true, ha a dobás az olvasóé
prompt-sabre =
    { $own ->
        [true]
            { $roll ->
                [star] Csillagot dobtál. Élsz Saran szablyájával?
               *[other] A dobásod { $roll }. Élsz Saran szablyájával?
            }
       *[false]
            { $roll ->
                [star] Csillagot dobott { $ship_name }! Élsz Saran szablyájával?
               *[other] Ezt dobta { $ship_name }: { $roll }. Élsz Saran szablyájával?
            }
    }
    .help = Csatánként egyszer újradobathatsz egy harckockát, a magadét vagy az ellenfeledét. A második eredmény érvényes, akár jobb, akár rosszabb.
prompt-sabre-other = { $who } élhet Saran szablyájával.
# $own = true, ha az olvasó a vesztes: a Kísértethajó helyett a kapitány dönt
prompt-loot =
    { $ghost ->
        [true]
            { $own ->
                [true] A Kísértethajó legyőzött téged. Mit vesz el?
               *[false] A Kísértethajó nyert, { $loser_name } vesztett. Mit vesz el a Kísértethajó?
            }
       *[false] Nyertél, { $loser_name } vesztett. Mit teszel?
    }
    .help =
        { $ghost ->
            [true] Te döntesz a Kísértethajó helyett: egy rakomány vagy egy kincskártya. Csak az aranyat tartja meg; az élelem és a puskapor a bankba kerül.
           *[false] Csak egyet tehetsz: elveszel egy rakományt, elveszel egy kincskártyát, vagy továbbadod az egyik átkodat. A zsákmányolt rakományt a berakodás szabályai szerint helyezed el.
        }
prompt-loot-other = { $who } zsákmányt választ.
prompt-ghost =
    { $part ->
        [day] A Kísértethajó a nappali kockával lép: { $die }. Előre vagy hátra?
       *[night] A Kísértethajó az éjszakai kockával lép: { $die }. Előre vagy hátra?
    }
    .help = Ha vezet, hátra kell lépnie, ha utolsó, előre; egyébként te választasz mint kapitány. Minden hajóval megküzd, amellyel találkozik, 2-vel növelt harcértékkel.
prompt-ghost-other = { $who } a Kísértethajót kormányozza.

## Gombok: a szöveghez elég az akció; a .full többet mond abból, amit az előnézet tud

action-day = Nappalra: { $n }
    .full = Nappalra { $day }, éjszakára { $night }
action-card = { $card_name }
action-load = { $hold }. raktér
    .full = { word-amount }, { $hold }. raktér
action-empty = Kiürítés: { $hold }. raktér
    .full = Kiürítés: { $hold }. raktér, { word-amount }

# $kind = port_royal, sea, port vagy lair
action-sail =
    { $kind ->
        [sea] Hajózz ide: { $space_name }, tenger
        [port] Hajózz ide: { $space_name }, kikötő
        [lair] Hajózz ide: { $space_name }, kalóztanya
       *[port_royal] Hajózz ide: { $space_name }
    }
action-retreat =
    { $kind ->
        [sea] Hátrálás ide: { $space_name }, tenger
        [port] Hátrálás ide: { $space_name }, kikötő
        [lair] Hátrálás ide: { $space_name }, kalóztanya
       *[port_royal] Hátrálás ide: { $space_name }
    }
action-attack = Támadás: { $ship_name }
action-powder =
    { $n ->
        [0] Puskapor nélkül
       *[other] { $n } puskapor
    }
action-pay-smallest = A legkisebbekből
action-pay = { $n } jelző { AZ($hold) }. raktérből
    .full = { word-amount } { AZ($hold) }. raktérből
action-sabre-keep = Maradjon így
action-sabre-reroll = Újradobás
action-loot-hold = Zsákmány: { $hold }. raktér
    .full = Zsákmány: { word-amount }, { $hold }. raktér
action-loot-power = Zsákmány: { $card_name }
action-loot-face_down = Zsákmány: egy lefordított kincskártya
action-loot-curse = Átok továbbadása: { $curse_name }
action-loot-nothing = Nem veszek el semmit
action-ghost-forward = Kísértethajó előre
action-ghost-backward = Kísértethajó hátra

## Mit változtatna a gomb

# $symbol_name = a lap egyik jele, $die = a hozzá tartozó kocka
preview-day = nappal ({ $die }): { $symbol_name }
preview-night = éjszaka ({ $die }): { $symbol_name }
preview-cost = költség: { word-amount }
preview-free = ingyenes
preview-battle = csata: { $battle_names }
preview-treasure = kincs
preview-no-treasure = már nincs kincs
preview-finish = a cél!
preview-shortage = nincs elég ({ word-amount }): hátrálás ide: { $back_names }
preview-gunpowder =
    { $n ->
        [0] nincs puskapora
       *[other] { $n } puskapora van
    }
preview-odds =
    { $tie ->
        [0] győzelmi esély: { $win }%
       *[other] győzelmi esély: { $win }%, döntetlen: { $tie }%
    }

# $n = a védő összes puskapora
preview-odds-open = győzelmi esély: { $win }%, de { $answered }%, ha a védő { $n } puskaport használ el
preview-strength = harcérték: { $min }–{ $max } vagy csillag
preview-rest =
    { $n ->
        [0] teljesen kifizetve
       *[other] még fizetendő: { word-amount }
    }
preview-must-empty = előbb ki kell ürítened egy rakteret
preview-bank = a bankba kerül

## Miért nem

# $asked = a mostani döntés fajtája
refusal-not-now =
    { $asked ->
        [place_dice] Most nem: előbb a kockákat kell elhelyezni.
        [choose_card] Most nem: előbb válassz lapot.
        [load] Most nem: előbb válassz rakteret a rakománynak.
        [empty] Most nem: előbb válaszd ki, melyik rakteret üríted ki.
        [sail] Most nem: előbb válaszd ki, merre hajózol.
        [retreat] Most nem: előbb válaszd ki, hová hátrálsz.
        [attack] Most nem: előbb válassz ellenfelet.
        [powder] Most nem: előbb döntsd el, mennyi puskaport használsz el.
        [pay] Most nem: előbb válaszd ki, melyik raktérből fizetsz.
        [sabre] Most nem: előbb dönts Saran szablyájáról.
        [loot] Most nem: előbb válassz zsákmányt.
       *[ghost] Most nem: előbb válaszd ki, merre lép a Kísértethajó.
    }
refusal-die-not-rolled = Ilyen kocka nincs a dobásban: { $die }. A kockák: { $dice }.
refusal-not-in-hand = Ez a lap nincs a kezedben: { $card_name }.
refusal-not-reachable =
    { $direction ->
        [forward] Pontosan { $steps } lépéssel előre nem jutsz ide: { $space_name }.
       *[backward] Pontosan { $steps } lépéssel hátra nem jutsz ide: { $space_name }.
    }
refusal-not-first-payable = Az első olyan mezőig hátrálsz, amelyet teljesen ki tudsz fizetni, és ez nem olyan: { $space_name }.
refusal-not-here = Nincs itt ilyen megtámadható hajó: { $ship_name }.
refusal-not-enough-powder = Csak { $have } puskaporod van, nem { $n }.
refusal-no-sixth-hold = A hatodik raktér kártyája nélkül ilyen nincs: { $hold }. raktér.
refusal-hold-not-empty = Ez a raktér nem üres: { $hold }. raktér, { $good_name }. A berakodáshoz üres raktér kell.
refusal-have-empty-hold = Van üres raktered, ezért ezt nem ürítheted ki: { $hold }. raktér.
refusal-same-good = Ebben is { $good_name } van: { $hold }. raktér. Olyat üríts ki, amelyben más van.
refusal-pay-in-order = Innen már fizettél: { $hold }. raktér. Nagyobb számú raktérrel folytasd.
refusal-pay-not-there = Innen nem fizethetsz ennyit: { $hold }. raktér, { word-amount }. Ennyi van benne: { $have }.
refusal-pay-too-much = Ez túl sok, csak ennyi jár: { $due } { $good_name }.
refusal-pay-too-little = Ez túl kevés: { $due } { $good_name } jár, és a nagyobb számú rakterekben csak ennyi van: { $rest } ({ $hold }. raktér után).
refusal-must-loot = Ennél az asztalnál a győztes nem mondhat le a zsákmányról.
refusal-ghost-gives-nothing = A Kísértethajó soha nem ad át kincset.
refusal-no-such-curse = Nincs ilyen lapod, amelyet továbbadhatnál: { $card_name }.
refusal-no-face-down = Nincs elvehető lefordított kincskártya ({ $ship_name }).
refusal-ghosts-lady-beth = A Lady Beth lapot soha nem lehet elvenni a Kísértethajótól.
refusal-no-such-power = Ez a lap itt nem vehető el ({ $ship_name }): { $card_name }.
refusal-hold-empty = Üres { AZ($hold) }. raktér ({ $ship_name }).
refusal-ghost-full = A Kísértethajónak nincs üres raktere, ezért nem vehet el aranyat.
refusal-cannot-load-loot = Már minden rakteredben { $good_name } van, ezért többet nem rakodhatsz be belőle.

## Kész beállítások

preset-first-about = Három hajó, kettőn olyan matróz áll a kormánynál, aki gyakran eltéved: jó tanulni rajta.
preset-classic-about = Négy kapitány versenyez a sziget körül, ahogy a szabálykönyv írja.
preset-everything-about = Teli asztal hat hajóval: szűk a tenger, és minden sarkon csata vár.
