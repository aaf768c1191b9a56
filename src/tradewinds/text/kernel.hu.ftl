### A rendszermag szavai: ami minden játékra érvényes.
###
### Az azonosítók a hibák kulcsai (kernel/errors.py), a változók a hibák adatai.

## Szavak a mondat belsejében

# Egy felsorolás elemei között
word-separator = { ", " }

# $n = a hely száma 1-től; név nélküli helyhez
word-seat = { $n }. játékos

## Elutasítások: semmi sem változott

refusal-over = A játék véget ért.
refusal-no-such-seat = Ennél az asztalnál nincs ilyen hely: { $seat }.
refusal-not-your-decision = Most nem te döntesz.
refusal-answer-over = Ez több mint egy válasz: „{ $action }” már nem tartozik hozzá.

## Játékok, játékosok, beállítások

error-game-unknown = Nincs ilyen nevű játékunk: „{ $game }”. Ezek vannak: { $games }.
error-players = Ennek a játéknak a létszáma { $min }–{ $max } fő; ennyien nem játszhatják: { $players }.
error-option-unknown = Ennek a játéknak nincs ilyen beállítása: „{ $option }”. Ezek vannak: { $allowed }.
error-option-value = A beállítás („{ $option }”) értéke nem lehet „{ $value }”. Lehetséges értékek: { $allowed }.
error-option-requires = A beállítás („{ $option }”) csak ezzel együtt lehetséges: „{ $needed }”.
error-option-forbidden = Ez a két beállítás nem fér össze: „{ $option }” és „{ $other }”.

# $players = a helyek száma, $puertomas = közülük a virtuális ellenfelek
error-option-no-person = Helyek száma: { $players }, ebből virtuális ellenfél: { $puertomas }. Legalább egy helyen embernek kell ülnie.
error-bot-unknown = Ehhez a játékhoz nincs ilyen nevű bot: „{ $bot }”. Ezek vannak: { $bots }.
# $budget = ami meg volt adva, $rounds és $seconds = a legtöbb
error-bot-budget = „{ $budget }” nem keresési keret. A bot neve után fordulókat (legfeljebb { $rounds }) vagy másodperceket (legfeljebb { $seconds }) adj meg: pilot@500 vagy pilot@0.5s.
# $bot = amit megadtak, $reason = a hiba, szaknyelven
error-bot-own = Ez a bot nem használható: „{ $bot }”. { $reason }
# $called = az osztály neve, $where = modul vagy fájl
error-bot-class = „{ $bot }” nem bot: itt nincs { $called } osztály choose(state, seat) metódussal: { $where }.

## Tanuló programok környezetei

# $name = az argumentum, $allowed = mi lehet
error-env-value = A(z) „{ $name }” értéke nem lehet „{ $value }”. Lehetséges: { $allowed }.
error-env-no-encoder = Ehhez a játékhoz még nincsenek megfigyelések, ezért tanuló program nem használhatja: „{ $game }”.
error-env-actions = Mind a(z) { $lanes } sávhoz pontosan egy akció kell, nem { $given }.
error-env-dtype = Az akciók egész számok sora, nem { $dimensions } dimenzió ebből: { $given }.
# $needed, $given = sorok és oszlopok száma
error-env-shape = A(z) „{ $name }” tömb alakja { $needed } legyen, ne { $given }.
error-env-reset = Még nem kezdődött játszma: előbb a reset() hívás kell.
error-env-opponents = { $needed } másik hely van, ezért ugyanennyi ellenfél kell, nem { $given }.
error-env-options = A beállításokat így kell írni: név:érték;név:érték, nem így: „{ $given }”.

## Akciók

error-action-number = Nincs ilyen számú akció: { $action }; az utolsó száma { $last }.
error-action-value = Ez nem akció: „{ $action }”. Nincs ilyen értéke: „{ $family }”.
error-action-unknown = Ennek a játéknak nincs ilyen akciója: „{ $action }”.

## Mentett állások

error-plain-mapping = Itt elnevezett mezőknek kell állniuk: „{ $field }”.
error-plain-missing = Hiányzik ez a mező: „{ $field }”.
error-plain-unknown = Nem ismerünk ilyen mezőt: „{ $field }”. Az itteni mezők: { $allowed }.
error-plain-value = Ebben a mezőben („{ $field }”) nem állhat ez az érték: „{ $value }”.
error-plain-too-many = Ebből több van, mint amennyi a dobozban: { $what }.

## Mérkőzések jegyzőkönyve

error-record-unreadable = Ez a jegyzőkönyv olvashatatlan: { $reason }

# $number = hányadik döntés, 0-tól számolva, ahogy a jegyzőkönyvben
error-record-decision = A jegyzőkönyv egyik döntése (sorszáma { $number }) olvashatatlan: „{ $decision }”. Egy hely és egy akció kell, például „0 sail:17”.
error-record-game = Ez a jegyzőkönyv nem ehhez a játékhoz tartozik. A jegyzőkönyvben: „{ $game }”, itt: „{ $expected }”.
error-record-version = Ezt a jegyzőkönyvet a szabályok egy másik változatával játszották. A jegyzőkönyvé: { $version }, a miénk: { $known }.
error-record-illegal = A jegyzőkönyv egyik döntése (sorszáma { $number }, „{ $decision }”) nem lehetséges: { $reason }
error-carry-none = Ennek a játéknak a játszmái nem adnak tovább semmit egymásnak: „{ $game }”.
error-carry-mode = Csak kampányjátszma folytathat egy másikat.
error-carry-finished = Ez a kampány véget ért: kezdj újat vagy bármelyik fejezetet.
error-campaign-unreadable = Ez nem kampány: { $reason }
error-campaign-broken = A kampány egyik játszmája (sorszáma { $number }) nem abból indul, amit az előző továbbadott.
error-campaign-game = A kampány egyik játszmája (sorszáma { $number }) másik játékhoz tartozik.
error-campaign-unfinished = A kampány egyik játszmája (sorszáma { $number }) nincs befejezve.
error-campaign-none = Ennek a játéknak nincs kampánya: „{ $game }”.
error-campaign-chapter = Nincs ilyen fejezet: { $chapter }. Ezekkel lehet kezdeni: { $allowed }.
error-no-such-campaign = Nincs ilyen kampány a tieid között.
error-no-such-pack = Nincs itt ilyen csomag, vagy nem osztották meg veled.
error-packs-many = Itt legfeljebb { $most } csomag tárolható. Előbb dobj el egyet, vagy mentsd ezt fájlba.
error-pack-revision = Ezt a csomagot közben máshol is elmentették. Töltsd be újra, vagy tedd el a tiédet új csomagként.
error-campaign-seats = Mondd meg, kik játszanak: az előző játszmát nem itt játszották.
error-campaign-large = Egy kampány legfeljebb { $most } játszmából állhat.
error-campaign-empty = Ebben a kampányban nincs semmi.
error-campaign-decision = A kampány egyik játszmája (sorszáma { $number }) nem játszható újra: nem lehetséges ez a döntés: „{ $decision }” (sorszáma { $nth }).
error-campaign-false = A kampány egyik játszmája (sorszáma { $number }) nem úgy zajlott, ahogy a jegyzőkönyve állítja: { $what }.

## Forgatókönyvek

error-scenario-form = Ez a forgatókönyv olvashatatlan: { $reason }
error-scenario-yaml = Ez nem olvasható YAML: { $reason }
# $key = ami ott áll, $allowed = ami állhat ott
error-scenario-key = Forgatókönyvnek nincs „{ $key }” mezője. Mezői: { $allowed }.
error-scenario-rule = Ebben a játékban nincs { $rule } szabály.
# $stream = egy véletlen neve, $left = kimenetelek listája
error-scenario-unused = „{ $stream }” előírt kimeneteleit semmi sem használta fel: { $left }.
error-scenario-dry-setup = „{ $stream }” előírt kimenetelei nem voltak elegendők az előkészületekhez. Egy utolsó „...” a többit a magra bízza.
error-scenario-dry = { $step }. lépés: „{ $stream }” előírt kimenetelei elfogytak. Egy utolsó „...” a többit a magra bízza.
error-scenario-script-setup = Az előkészületek nem mehetnek végbe az előírás szerint: { $reason }
error-scenario-script = { $step }. lépés: ez nem mehet végbe az előírás szerint: { $reason }
error-scenario-step-key = { $step }. lépés: „{ $key }” itt ismeretlen. Ismert: { $allowed }.
error-scenario-step-rule = { $step }. lépés: ebben a játékban nincs { $rule } szabály.
# $field = mező neve, $given = ami ott áll, $form = amilyennek lennie kellene
error-scenario-step-form = { $step }. lépés: „{ $field }” alakja { $form } legyen, ne { $given }.
error-scenario-seat = { $step }. lépés: nincs { $seat }. hely; a helyek számozása 0 és { $last } közé esik.
# $kind = tényfajta
error-scenario-kind = { $step }. lépés: ennek a játéknak nincs „{ $kind }” nevű ténye.
error-scenario-thing = { $step }. lépés: nincs „{ $thing }” nevű { $kind }.
error-scenario-until = { $step }. lépés: az „until” azt állítja meg, ami magától fut, ezért lépés vagy másik „until” után állhat.
# $expected = ami nem történhetett meg, $found = ami elhangzott
error-scenario-no-fact = { $step }. lépés: ennek nem lett volna szabad megtörténnie: { $expected }. Elhangzott: { $found }.
error-scenario-stream = Ebben a játékban nincs ilyen véletlen: „{ $stream }”. Ezek vannak: { $streams }.
error-scenario-outcome = Ez az eredmény („{ $outcome }”) innen nem jöhet: „{ $stream }”. Lehetséges: { $allowed }.
error-scenario-place = Ebben a listában („{ $field }”) nincs ilyen hely: { $place }.
error-scenario-step = { $step }. lépés: ez sem akció, sem ellenőrzés: { $given }
error-scenario-action = { $step }. lépés: ez nem egy hely és egy akció: „{ $action }”. Így kell, például: „0 sail:17”.
error-scenario-refused = { $step }. lépés: ezt elutasítottuk: „{ $action }”. Az ok: { $reason }
error-scenario-not-refused = { $step }. lépés: ezt el kellett volna utasítani, mégis lehetséges: „{ $action }”.
error-scenario-changed = { $step }. lépés: ezt elutasítottuk, mégis megváltozott valami: „{ $action }”.
error-scenario-reason = { $step }. lépés: ezt más okból utasítottuk el: „{ $action }”. Várt ok: { $expected }. Talált ok: { $found }.

# $how = is, has vagy hasnt
error-scenario-legal =
    { $how ->
        [is] { $step }. lépés: mások a lehetséges akciók. Várt, pontosan: { $expected }. Talált: { $found }.
        [has] { $step }. lépés: hiányzik egy lehetséges akció. Várt, többek között: { $expected }. Talált: { $found }.
       *[hasnt] { $step }. lépés: egy akciónak nem volna szabad lehetségesnek lennie. Egyik sem kellene ezekből: { $expected }. Talált: { $found }.
    }
error-scenario-path = { $step }. lépés: itt nincs semmi: „{ $path }”.
error-scenario-expected = { $step }. lépés: más az érték itt: „{ $path }”. Várt: { $expected }. Talált: { $found }.
error-scenario-fact = { $step }. lépés: ez nem hangzott el: { $expected }. Elhangzott: { $found }.

# A $stream és a $value a játék táblázatainak sorszámai
error-script-impossible = Az előre megadott eredmény itt nem következhet be: véletlen { $stream }, érték { $value }.

## Lapok és csomagok

error-content-sha = Ennek a játszmának a lapjait itt nem ismerjük ({ $sha }).
error-content-offered = Ezekkel a lapokkal itt nem (vagy már nem) nyitható asztal. Válaszd a doboz lapjait vagy egy másik csomagot.
error-content-file = Ezek a lapok a doboz egy korábbi kiadásából valók, és nem írhatók ki csomagként.
error-content-cards = Legfeljebb { $most } különböző lap lehet.
error-content-mapping = { $field }: ide nevek és értékek kellenek.
error-content-missing = Hiányzik: { $field }.
error-content-unknown = Ismeretlen: { $field }; lehetséges: { $allowed }.
error-content-list = { $field }: ide { $least }–{ $most } tételes lista kell.
error-content-number = { $field }: { $value } nem egész szám { $low } és { $high } között.
error-content-choice = { $field }: { $value } nem lehetséges; lehetséges: { $allowed }.
error-content-text = { $field }: ide egysoros, legfeljebb { $most } betűs szöveg kell.
error-content-empty = { $field } nem lehet üres.
error-content-icon = { $field }: ikon csak az „icon” számlálóhoz tartozik.
error-content-deep = { $field }: a hatások legfeljebb { $most } szint mélyek lehetnek.
error-content-verb = { $field }: { $verb } itt nem egyetlen lépés; lehetséges: { $allowed }.
error-content-id = { $field }: a név betűkből, számokból és aláhúzásokból áll.
error-content-twice = { $field }: ez a név kétszer szerepel.
error-content-start = { $field }: kezdőlapnak nincs költsége és akciója, minden más lapnak van az egyik.
error-content-few = { $field }: { $n } lap kevés; legalább { $least } kell.
error-content-many = { $field }: egy pakliban legfeljebb { $most } lap lehet.
error-content-forward = { $field }: { $n } előre mozgató jel túl kevés; legalább { $least } kell, több, mint ahány hátra mozgat.
error-pack-file = { $file } nem bejegyzések listája; lehetséges: { $allowed }.
error-pack-large = Egy csomag legfeljebb { $most } KiB lehet.
error-pack-yaml = A csomag nem olvasható YAML: { $reason }
error-pack-much = { $line }. sor: egy csomag legfeljebb { $deep } szint mély lehet, és legfeljebb { $most } érték lehet benne.
error-pack-values = { $field }: egy csomag legfeljebb { $deep } szint mély lehet, és legfeljebb { $most } érték lehet benne.
error-pack-alias = { $line }. sor: egy csomagban nem lehet álnév, horgony és címke.
error-pack-base = Ehhez a játékhoz nem készülhet csomag: { $game }; ezekhez igen: { $games }.
error-pack-other-game = Ez a csomag ehhez készült: { $base }, nem ehhez: { $game }.
error-pack-needed = Ezt a játszmát más lapokkal játszották, mint amelyek itt vannak (ujjlenyomat: { $sha }…). Nevezd meg a csomagjukat a --pack kapcsolóval.
error-pack-differs = Ezt a játszmát más lapokkal játszották (ujjlenyomat: { $sha }…), mint amelyeket ez a csomag ad ({ $ours }…).
error-pack-form = { $field } nem csomag alakú.
error-pack-key = Ismeretlen: { $key }; a csomag fájlja set, add és remove részekből áll.
error-pack-id = Nincs ilyen bejegyzés: { $id }.

# What the author of a pack is told. $deck = a list of the data, $n = cards in it, $box = as many as in the box
pack-total = { $deck }: { $n } lap; a dobozban { $box } van.
pack-start = { $deck }: { $n } kezdőlap; a dobozban 3 van.
# $what = what is counted
pack-sum = { $what }: összesen { $n }; a dobozban { $box }.
# $field = list and id of a record
pack-text = { $field }: a hatás megváltozott, a szöveg nem.

# Why a pack cannot change something. $field = list, record and field
error-fixed-id = { $field } nem változtatható: { fixed-id }
error-fixed-clan = { $field } nem változtatható: { fixed-clan }
error-fixed-conquest = { $field } nem változtatható: { fixed-conquest }
error-fixed-tiles = { $field } nem változtatható: { fixed-tiles }
error-fixed-single = { $field } nem változtatható: { fixed-single }
error-fixed-counted = { $field } nem változtatható: { fixed-counted }
error-fixed-map = { $field } nem változtatható: { fixed-map }
error-fixed-legacy = { $field } nem változtatható: { fixed-legacy }
error-fixed-upgrade = { $field } nem változtatható: { fixed-upgrade }
error-fixed-village = { $field } nem változtatható: { fixed-village }
error-fixed-combat = { $field } nem változtatható: { fixed-combat }
error-fixed-actions = { $field } nem változtatható: { fixed-actions }
error-fixed-jean = { $field } nem változtatható: { fixed-jean }
error-fixed-story = { $field } nem változtatható: { fixed-story }
error-fixed-vocabulary = { $field } nem változtatható: { fixed-vocabulary }
error-fixed-treasures = { $field } nem változtatható: { fixed-treasures }
error-fixed-power = { $field } nem változtatható: { fixed-power }
error-fixed-deck = { $field } nem változtatható: { fixed-deck }
error-fixed-free = { $field } nem változtatható: { fixed-free }
error-fixed-disputed = { $field } nem változtatható: { fixed-disputed }
error-fixed-dice = { $field } nem változtatható: { fixed-dice }
error-fixed-looks = { $field } nem változtatható: { fixed-looks }
error-fixed-building = { $field } nem változtatható: { fixed-building }
error-fixed-alternative = { $field } nem változtatható: { fixed-alternative }
error-fixed-goods = { $field } nem változtatható: { fixed-goods }
error-fixed-goal = { $field } nem változtatható: { fixed-goal }
error-fixed-goals = { $field } nem változtatható: { fixed-goals }
error-fixed-seats = { $field } nem változtatható: { fixed-seats }
error-fixed-role = { $field } nem változtatható: { fixed-role }
error-fixed-puertoma = { $field } nem változtatható: { fixed-puertoma }
fixed-id = más bejegyzések és mentett játszmák ezen a néven hivatkoznak rá. Ahol lehet, vedd ki a bejegyzést, és adj hozzá egy másikat.
fixed-clan = egy pakliban csak a saját klán lapjai lehetnek.
fixed-conquest = hogy mi kell egy hódításhoz a hajóra, azt szabály mondja meg: egy fejsze, távoli szigethez még egy hal.
fixed-tiles = a szabályokban pontosan ez az öt akció van.
fixed-single = mindegyikből egy van.
fixed-counted = a szabályok és a mentett játszmák tudják, hány van belőlük, és a számukról ismerik őket.
fixed-map = az utak, a helyek és hogy mi hol van, a szabályok része.
fixed-legacy = hogy egy örökséglapka hol van és hogyan működik, a szabályok része.
fixed-upgrade = a szabályok ezt a fejlesztést a hajótáblán lévő helyéről ismerik.
fixed-village = hogy ez a faluakció hogyan működik, a szabályok része.
fixed-combat = a harcakciók ára és célja a szabályok része.
fixed-actions = a szabályokban pontosan ezek az akciók vannak.
fixed-jean = Jean szabályai pontosan ezeket a kártyákat és táblázatokat ismerik.
fixed-story = a történet úgy marad, ahogy van, és a mentett kampányok ezzel folytatódnak.
fixed-vocabulary = ezekből a szavakból állnak a hatások.
fixed-treasures = a szabályok a tizenkét kincskártyát egyenként ismerik.
fixed-power = hogy egy képesség mit tesz, a szabályok része.
fixed-deck = minden pakliban ez a tizenegy lap van.
fixed-free = a kalóztanyákon és Port Royalban semmit sem kell fizetni.
fixed-disputed = csak a 16-os és a 30-as kikötő ára vitatott.
fixed-dice = a kockák lapjai a szabályok részei.
fixed-looks = egyetlen szabály sem függ tőle.
fixed-building = hogy egy épület mit tesz, hol áll, és hány embert fogad, a szabályok része.
fixed-alternative = a két cserelapkának csak az ára más.
fixed-goods = a szabályok pontosan ezeket az árukat és lapkákat ismerik.
fixed-goal = hogy mit kell tenni, a szabályok része; csak a számok és az áruk lehetnek mások.
fixed-goals = a szabályok és a mentett játszmák pontosan ezeket a kártyákat ismerik.
fixed-seats = ez a játékosszámból következik, és a szabályok része.
fixed-role = hogy a szerepek mit tesznek, és a számaik, a szabályok részei.
fixed-puertoma = hogy a Puertomák hogyan játszanak, a szabályok része.
