### A parancs súgója: csak sima szöveg, változók nélkül, hogy a többi szöveg gépezete nélkül is olvasható legyen.
###
### help-<parancs> a parancsok listájának sora, help-<parancs>-text az, amit a `tradewinds <parancs> --help` mond;
### help-<parancs>-<kapcsoló> egy kapcsoló, help-<kapcsoló> több parancs közös kapcsolója. Egy bekezdés egy sor a
### terminálon; a beljebb kezdődő sorok úgy maradnak, ahogy vannak.

help-usage = Használat:
help-required = kötelező
help-default = alapérték
help-group-table = Az asztalnál
help-group-study = Tanulmányozáshoz
help-group-check = Ellenőrzéshez
help-group-host = Üzemeltetéshez
help-parameters = Argumentumok és kapcsolók
help-arguments = Argumentumok
help-commands = Általában
help-help = Ezt a súgót mutatja.
help-version = A változat számát mutatja.
help-tradewinds-text =
    Euro társasjátékok teljes, pontos szabályaikkal.

    Játssz a terminálban, vagy szolgáld ki a webes asztalt; keress meg egy szabályt; szimulálj, játssz vissza és ellenőrizz játszmákat.

    Például:

        tradewinds play jamaica
        tradewinds serve
        tradewinds rules puskapor --lang hu
        tradewinds simulate puertorico --players 4 --games 1000 --bots mate,random

    Minden parancs elmagyarázza magát: tradewinds simulate --help

    Nyelvek: --lang vagy TRADEWINDS_LANG (en, zh-Hant, hu), különben a rendszer nyelve.

## Több parancs közös kapcsolói

help-game = A játék neve, például jamaica.
help-players = Hány játékos.
help-seed = Tetszőleges szöveg: ugyanaz a mag ugyanazt a játszmát adja.
help-option = A játék egy beállítása, név=érték alakban; többször is megadható.
help-lang = Nyelv: en, zh-Hant vagy hu.
help-json = Egyetlen JSON-dokumentumot ír ki.
help-file = Egy játszma jegyzőkönyve.
help-option-pack = Fájl más lapokkal a játékhoz (tradewinds pack).
help-database = Fájl vagy URL: sqlite:///fájl, postgresql://gép/név; az, amelyet a kiszolgálók használnak.

## tradewinds play

help-play = Egész játszma itt, a terminálban.
help-play-text =
    Egész játszma itt, a terminálban, csupán billentyűzettel.

    Minden szövegsor, abban a sorrendben, ahogy történik, így képernyőolvasóval is követhető. Számmal választasz. A ? elmagyarázza a döntést és a szabályát. További szavak: tábla, én, többiek, napló, szabály SZAVAK, vissza, mentés, kilépés (az angol szavak is jók).

    Ha a bemenet véget ér, vagy Ctrl-C-re, a játszma elmentődik, és megtudod, hogyan folytathatod.

    Például:

        tradewinds play jamaica
        tradewinds play puertorico --players 2 --option puertomas=1 --lang hu
        tradewinds play jamaica --bots mybot.py:Careful
        tradewinds play --resume jamaica.json
help-play-players = Hány játékos, veled együtt.
help-play-bots = Ki játszik a többi helyen: nevek vesszővel elválasztva; saját bot modul:Osztály vagy fájl.py:Osztály alakban.
help-play-seat = A te helyed, 0-tól számozva, mint a jegyzőkönyvben.
help-play-save = A játszma ebbe a fájlba kerül, minden döntés után.
help-play-resume = Elmentett játszma folytatása.

## tradewinds campaign

help-campaign = Több játszmán át tartó történet egy fájlban.
help-campaign-text =
    Több játszmán át tartó történet egy fájlban: folytatás, olvasás, a levéltár elvitele.

    A fájlban minden játszma jegyzőkönyve benne van; mindegyik azzal kezdődik, amit az előző továbbadott. A next botokkal játszatja le a következő játszmát, és ha még nincs ilyen fájl, elkezdi a kampányt; a play ugyanez veled az asztalnál. A show elmondja, mit olvastatok és döntöttetek, és hogyan áll a térkép. Az export kiírja a levéltárat, vagyis amivel a következő játszma kezdődne; az import levéltárból kezd új fájlt. Egy fájl helyére csak eggyel több játszmát tartalmazó kerül. A tradewinds verify az egész láncot ellenőrzi.

    Például:

        tradewinds campaign next story.json --players 3 --bots mate
        tradewinds campaign next story.json --whole
        tradewinds campaign play other.json --chapter 4 --players 2
        tradewinds campaign export story.json --archive archive.json
        tradewinds campaign import again.json --archive archive.json
        tradewinds verify story.json

    A JSON-dokumentum: game, matches (hány), ending (null, amíg nincs), archive.
help-campaign-what = next, play, show, export vagy import.
help-campaign-file = A kampány fájlja.
help-campaign-game = Melyik játék története.
help-campaign-archive = A levéltár fájlja, exporthoz és importhoz.
help-campaign-chapter = Kezdés ezzel a fejezettel.
help-campaign-bots = Kik játszanak: nevek vesszővel elválasztva; saját bot module:Class vagy file.py:Class alakban.
help-campaign-seat = A play mellett: a helyed, mint a jegyzőkönyvekben, 0-tól számolva.
help-campaign-whole = A next mellett: játszma játszma után, amíg a történet véget nem ér.

## tradewinds serve

help-serve = A webes asztal kiszolgálása.
help-serve-text =
    A webes asztal kiszolgálása Ctrl-C-ig.

    Minden döntés az adatbázisban van, mielőtt visszaigazolást kap, ezért a kiszolgáló bármikor leállítható.

    Például:

        tradewinds serve
        tradewinds serve --host 0.0.0.0 --port 9000
        tradewinds serve --database postgresql://tradewinds@localhost/tradewinds
help-serve-host = A cím, amelyen figyel.
help-serve-port = A port; 0 esetén egy szabadot választ.
help-serve-database = Fájl vagy URL: sqlite:///fájl, postgresql://gép/név.
help-serve-keep = Hány napig maradnak meg az asztalok az utolsó esemény után; a 0 örökké jelent. Nélküle waiting=30,practice=30,running=0,finished=0.
help-serve-metrics = Hol találja a Prometheus a mérőszámokat, például 127.0.0.1:9464; nélküle sehol.
help-serve-log = Hogyan ír magáról a kiszolgáló: text vagy json.
help-serve-log-calls = Minden HTTP-hívásról is egy sor.

## tradewinds games

help-games = A játékok, beállításaik és botjaik.
help-games-text =
    A játékok listája: hányan játszhatják, milyen beállításaik vannak, mely botok ismerik őket.

    Például:

        tradewinds games
        tradewinds games --lang hu
        tradewinds games --json

## tradewinds rules

help-rules = Szabályok keresése és kiírása.
help-rules-text =
    Szabályok keresése és kiírása; szavak nélkül a fejezetek listája.

    A szabály számát nevezik meg az elutasítások és a napló sorai. A kilépési kód 1, ha nincs találat.

    Például:

        tradewinds rules JAM-4.2
        tradewinds rules puskapor --lang hu
        tradewinds rules 6 --game jamaica --lang hu
help-rules-words = Egy szabály száma (JAM-4.2), egy fejezeté (4), vagy szavak, amelyek előfordulnak benne.
help-rules-game = Csak ennek a játéknak a szabályai.

## tradewinds simulate

help-simulate = Botok sok játszmája, számlálva.
help-simulate-text =
    Botok sok játszmát játszanak egymás ellen, és az eredményt összesíti.

    A botok körben ülnek le, amíg minden helyre jut egy, és játszmáról játszmára mind eggyel odébb ülnek: annyi játszmában, ahány bot van, mindegyik egyformán sokszor ül minden helyen. Azoknak a helyeknek, amelyeken maguk a szabályok játszanak (Puertomák), rules a neve. Megosztott győzelemből minden győztes egyenlő részt kap. Az i-edik játszma magja SEED.i; az eredmény nem függ a folyamatok számától.

    Amit ellenőriz: minden döntés után az állás invariánsait (a dobozból semmi sem vész el és semmi sem kettőződik), ha nincs --no-check; a játszma végén, csak --verify-replay esetén, hogy a jegyzőkönyve újra lejátszva ugyanabban az állásban végződik. Ha egy bot elromlik, vagy tiltottat tesz, az ugyanígy kiderül, és a játszmája nem számít. A kilépési kód 1, ha bármi ilyet talált.

    --no-check mellett, csupa random bottal, --verify-replay és --record nélkül a játszmák a motoron belül, teljes sebességgel futnak; a döntések idejét ekkor nem méri.

    Például:

        tradewinds simulate jamaica --players 4 --games 1000
        tradewinds simulate jamaica --bots mate,random,random,random --games 1000 --json
        tradewinds simulate puertorico --bots mybot.py:Careful,mate --games 200
        tradewinds simulate jamaica --players 2 --option ghost_tie_rule=captain_chooses --verify-replay
        tradewinds simulate jamaica --games 20 --record matches/

    A JSON-dokumentum: game, players, options, games, finished, decisions, seconds, games_per_s, decisions_per_s, mean_scores (helyenként), seat_wins (helyenként), bot_wins (botonként), violations (mondatok; null, ha semmit sem ellenőrzött), és bots: botonként seats (hány helye volt befejezett játszmákban), mean_score, mean_place, wins, win_share (a befejezett játszmák hányada), win_share_95 (95 %-os Wilson-intervalluma), decisions, decision_ms_mean, decision_ms_p99.
help-simulate-games = Hány játszma.
help-simulate-bots = Nevek vesszővel elválasztva; saját bot modul:Osztály vagy fájl.py:Osztály alakban.
help-simulate-check = Megsértett invariánsok keresése minden döntés után (így tesz, ha nincs --no-check).
help-simulate-verify-replay = Minden jegyzőkönyvet újra lejátszik, és összeveti a végüket.
help-simulate-record = Mappa minden játszma jegyzőkönyvének.
help-simulate-jobs = Hány folyamat; nélküle minden mag, ha van elég tennivaló.
help-simulate-campaign = Egyes játszmák helyett teljes kampányok: mindegyik a történet végéig tart.

## tradewinds arena

help-arena = Torna botok között, erősséggel és jelentéssel.
help-arena-text =
    Torna botok között: forgó ülésrenddel, párosított osztásokkal, amíg a kérdése el nem dől.

    A játszmák blokkokban követik egymást. Egy blokkban ugyanaz az osztás, és akiket összevetünk, mind minden helyen egyszer ülnek. A fajta mondja meg, ki kivel találkozik: a free minden botot vegyít; a duel minden botból egyet a következőnek megnevezett bot asztala ellen ültet, így a botok létrát alkotnak; a solo mindegyiket egyedül játszatja a játék ellen (olyan asztalnál, ahol egy hely jut botnak, például --players 2 --option puertomas=1).

    A botok a ház botjai, saját osztályok (modul:Osztály, fájl.py:Osztály) és a sorprotokollt beszélő programok (cmd:PARANCS; docs/arena.md). A sajátok külön folyamatban futnak, idő- és memóriakorláttal és, ahol a rendszer engedi, hálózat nélkül. Az a bot, amelyik összeomlik, túl későn felel, értelmetlenséget felel vagy túl sok memóriát foglal, elveszti a játszmáját, a torna pedig folytatódik.

    A vége --matches játszma után jön el, vagy hamarabb: ha --question eldőlt (húszból legfeljebb egyszer tévesen, akárhányszor nézünk is rá), vagy ha minden győzelmi arány ± --width pontossággal ismert. Minden az --out mappában van: az eredmények, minden játszma jegyzőkönyve és a report.html. Ugyanez a parancs ott folytatja, ahol félbeszakadt.

    A kilépési kód 1, ha egy játszma senkinek sem számított, ami sosem bot hibája.

    Például:

        tradewinds arena jamaica --bots mate,random --kind duel --out ladder
        tradewinds arena jamaica --bots mate,random --kind duel --question "mate wins 40%" --out asked
        tradewinds arena puertorico --bots mate,random,mybot.py:Careful --players 3 --matches 300 --out mixed
        tradewinds arena puertorico --bots mate,random --kind solo --players 2 --option puertomas=1 --out alone
        tradewinds arena jamaica --bots "cmd:python3 mybot.py,mate" --players 2 --time 1 --out mine

    A JSON-dokumentum: game, players, options, kind, seed, matches, void, stopped (by: yes, no, width vagy matches; matches, question, error), ratings (botonként mu, sigma, mu_95), shares (bot, against, matches, share, share_95, fair), bots (botonként seats, mean_score, mean_place, wins, faults, decisions, decision_ms_mean, decision_ms_p99), seats, faults, voids, seconds.
help-arena-bots = Nevek vesszővel elválasztva; saját bot modul:Osztály, fájl.py:Osztály vagy cmd:PARANCS alakban.
help-arena-out = A torna mappája; ha ugyanez a torna van benne, folytatódik.
help-arena-matches = Legfeljebb hány játszma, egész blokkokra felkerekítve.
help-arena-kind = free, duel vagy solo.
help-arena-question = Amit el kell dönteni, például "mate wins 40%".
help-arena-width = Vége, ha minden győzelmi arány ± ennyire ismert, például 0.02.
help-arena-time = Egy saját bot ideje egy döntésre, másodpercben.
help-arena-total = Az ideje a játszma összes döntésére, másodpercben; nélküle a --time ezerszerese.
help-arena-memory = Egy saját bot memóriája, MiB-ban.
help-arena-jobs = Hány folyamat; nélküle minden mag.
help-arena-ray = Játék az ezen a címen lévő Ray-fürtön (tradewinds[ray] kell hozzá); auto esetén e gépén.

## tradewinds train

help-train = Hálózat az admirálisnak, önmaga elleni játszmákból.
help-train-text =
    Játszmák zajlanak, egy hálózat illeszkedik ahhoz, ami lett belőlük, vele jobb játszmák zajlanak, és így tovább. Az első nemzedék játszmáit ökölszabályok játsszák, a többiét olyan keresések, amelyeket az előző nemzedék hálózata vezet.

    Minden a --out mögötti mappában van. Megszakítva ugyanaz a parancs ott folytatja, ahol abbamaradt; ugyanabból a magból ugyanaz a hálózat lesz. A tradewinds[train] kell hozzá.

    Például:

        tradewinds train jamaica --out jamaica-net
        tradewinds train puertorico --generations 5 --search-matches 1000 --out long
help-train-out = A tanfolyam mappája; ha ugyanaz a tanfolyam van benne, az folytatódik.
help-train-seed = A játszmák és az első súlyok magja.
help-train-generations = Hányszor illeszkedik hálózat; a tanfolyam később többel is folytatható.
help-train-matches = Játszmák az első nemzedékben, ökölszabályok szerint, hacsak a --first-rounds mást nem mond.
help-train-first-rounds = Egyszerű keresés körei az első nemzedék minden olyan döntéséhez, amelyből lecke lesz; 0: ott nincs keresés.
help-train-corrects = A hálózat azt mondja meg, mennyit téved az ökölszabályok ítélete, és nem maga ítél; olyan játékokhoz, amelyekben ez az ítélet nem játszik végig egy játszmát.
help-train-search-matches = Játszmák kereséssel, a többi nemzedék mindegyikében.
help-train-rounds = Keresési körök minden döntéshez, amelyből lecke lesz.
help-train-thumbs = A keresés első sejtéseinek mekkora része marad az ökölszabályokra, 0 és 1 között.
help-train-steps = Döntések ökölszabályok szerint, mielőtt a hálózat megítél egy állást.
help-train-taught = Egy ökölszabályok szerint játszott játszma döntéseinek mekkora részéből lesz lecke, 0 és 1 között: kevesebből ott, ahol egy játszmában sok hasonló van.
help-train-players = Az egymást követő játszmák játékosainak száma, például --players 4 --players 2; nélküle minden szám sorban.
help-train-epochs = Hányszor kerül sorra minden lecke egy hálózathoz.
help-train-width = Hány szám van a látott és a válasz között.
help-train-jobs = Hány folyamat játszik; nélküle minden mag.

## tradewinds replay

help-replay = Rögzített játszma elmondása soronként.
help-replay-text =
    Rögzített játszma elmondása soronként: minden döntés, és ami belőle lett, a szabályokkal.

    --step esetén, terminálon: Enter továbblép, b felolvassa a táblát, q megáll.

    Például:

        tradewinds replay match.json
        tradewinds replay match.json --step --lang hu
        tradewinds replay match.json --json

    A JSON-dokumentum: game, players, options, seed, seats, steps (number, decision, facts), over, scores, winners, ranking (helyek az elsőtől kezdve), outcome (won, score, target; null, ahol a helyek egymás ellen játszanak).
help-replay-seat = Csak azt mondja el, amit ez a hely tudhatott; 0-tól számozva, mint a jegyzőkönyvben.
help-replay-step = Minden döntés után Enterre vár.

## tradewinds bench

help-bench = Sebességmérés egy mintaciklus mellett.
help-bench-text =
    Véletlen játék, másolás és rátekintés mérése, mellettük egy rögzített mintaciklus sima Pythonban.

    A gépek zajosak, ezért ezeket felváltva, sok rövid szelet CPU-időben méri, és a mediánok számítanak. Gépek között a mintaciklus döntésenkénti köreinek száma hasonlítható össze.

    TRADEWINDS_INTERPRETED=1 a lefordított motor helyett a forrásokat méri.

    Például:

        tradewinds bench jamaica
        tradewinds bench jamaica --players 6 --json
        tradewinds bench maracaibo --players 2 --option jean=1
        tradewinds bench jamaica --envs

    A JSON-dokumentum: game, players, compiled, games_per_s, decisions_per_s, copy_us, view_us, reference_loop_per_s, iterations_per_decision, seconds (CPU); GAME nélkül ezek listája. --envs esetén: game, players, compiled, entries, actions, encode_us, batch_steps_per_s, pettingzoo_steps_per_s, reference_loop_per_s, iterations_per_step, seconds.
help-bench-game = A játék; nélküle minden játék.
help-bench-players = Hány játékos; 4, ahol a játék megengedi.
help-bench-slices = Mindent hányszor mér meg.
help-bench-envs = Helyette a megfigyelések és a tanuló programok környezeteinek mérése (docs/environments.md).

## tradewinds verify

help-verify = Jegyzőkönyv ellenőrzése: mag, minden döntés, eredmény.
help-verify-text =
    Jegyzőkönyv ellenőrzése: a mag összevetése azzal, amit az asztal a játszma előtt mutatott, minden döntés, az eredmény.

    A kilépési kód 1, ha valami nem úgy van, ahogy a jegyzőkönyv mondja, 2, ha a fájl nem jegyzőkönyv.

    Egy kampány fájlját játszmáról játszmára ellenőrzi, és azt is, hogy mindegyik abból indul-e, amit az előző továbbadott.

    Például:

        tradewinds verify match.json

    A JSON-dokumentum: file, ok, checks (név: true vagy false), message. Kampánynál: file, ok, matches (az ellenőrzések listája), message.

## tradewinds scenario

help-scenario = Forgatókönyvek futtatása: szabályok olvasható tesztként.
help-scenario-text =
    Forgatókönyvek futtatása: szabályok olvasható tesztként, hibajelentések fájlként. A formát a docs/scenarios.md írja le.

    Amit egy forgatókönyv mond, azt ellenőrzi, vagy hiba, amely megnevezi a lépést és a mezőt. A kilépési kód 1, ha valamelyik elbukik, 2, ha egy fájl vagy mappa nem olvasható.

    Például:

        tradewinds scenario tests/scenarios/jamaica
        tradewinds scenario my-question.yaml --lang hu

    A JSON-dokumentum: id, file, ok, message listája.
help-scenario-files = YAML-fájlok, vagy mappák ilyen fájlokkal.

## tradewinds pack

help-pack = Más lapok egy játékhoz: ellenőrzés, kezdés, összevetés, szimuláció.
help-pack-text =
    Más lapok egy játékhoz: csomag ellenőrzése, kezdése, vagy összevetése a dobozzal.

    A csomag egyetlen YAML-fájl, amely megmondja, hogy a játék adatai közül mely bejegyzéseket kell átírni, hozzáadni vagy kivenni (docs/packs.md). Csak adat. A play, simulate, replay, verify, bench, scenario és serve a --pack kapcsolóval használja; a jegyzőkönyv megnevezi azoknak a lapoknak az ujjlenyomatát, amelyekkel játszották.

    A check megmondja, játszható-e a csomag, és hol a hiba (a kilépési kód ekkor 1), valamint hol térnek el a paklik a doboztól. A new egy kezdő csomagot ír ki. A diff felsorol minden mezőt, amely eltér a doboztól. A fields felsorolja, mit változtathat egy csomag egy játékban, és miért nem változtatható a többi.

    A simulate ugyanazokat a játszmákat játssza le a csomaggal és a dobozzal, ugyanazokkal a magokkal és botokkal, és összeveti: ki nyer, hány ponttal, milyen hosszú egy játszma, és milyen gyakran használják, ami megváltozott.

    Például:

        tradewinds pack new empires --save mine.yaml
        tradewinds pack check mine.yaml
        tradewinds pack diff mine.yaml
        tradewinds pack fields jamaica
        tradewinds pack simulate mine.yaml --games 200 --bots mate
        tradewinds play empires --pack mine.yaml
help-pack-what = check, new, diff, fields vagy simulate.
help-pack-of = A csomag fájlja; a new és a fields után a játék.
help-pack-save = A new mellett: ebbe a fájlba írja.
help-pack-games = A simulate mellett: játszmák a csomaggal, és ugyanennyi a dobozzal.
help-pack-players = A simulate mellett: helyek; négy, ha a játékban van annyi.
help-pack-bots = A simulate mellett: ki játszik, mint a tradewinds simulate parancsnál.
help-pack-check = A simulate mellett: a csomaggal minden döntés után keresi a megsértett invariánsokat.
help-pack-jobs = A simulate mellett: hány folyamat; nélküle minden mag, ha van elég tennivaló.

## tradewinds coverage

help-coverage = Mely szabályokat fedik tesztek, és melyeket nem.
help-coverage-text =
    Egy játék mely szabályaira hivatkoznak tesztek, és melyekre nem.

    A tests/scenarios/GAME/ alatti forgatókönyvek a „rules:” listájukban hivatkoznak szabályokra, a Python-tesztek a pytest.mark.rules("JAM-3.2", …) jelölésben. A teszteket csak olvassa, nem futtatja. Ami nem tesztelhető, az az okával együtt a játék untestable.yaml fájljában áll. A tesztek a forrásfa részei, nem a telepített csomagé.

    A kilépési kód 1, ha egy szabályt nem fed teszt, vagy egy teszt nem létező szabályra hivatkozik.

    Például:

        tradewinds coverage jamaica
        tradewinds coverage jamaica --json

    A JSON-dokumentum: game, rules, tested (szabály: tesztek), untested, untestable (szabály: ok).
help-coverage-tests = A tesztek mappája, ha nem ebben a forrásfában van.

## tradewinds backup

help-backup = Minden megőrzése egy fájlban, működő kiszolgálók mellett.
help-backup-text =
    A teljes adatbázis megőrzése egy fájlban, működő kiszolgálók mellett.

    Minden egyetlen pillanatképből származik. A fájl megnevez egy időpontot: minden döntés benne van, amelyet előtte visszaigazoltak. SQLite- és PostgreSQL-adatbázisba egyaránt visszaállítható. Benne vannak a sütiket aláíró kulcsok és a folyó játszmák magjai, ezért csak a tulajdonosa olvashatja; maradjon is így.

    Például:

        tradewinds backup tables.backup
        tradewinds backup tables.backup --database postgresql://tradewinds@localhost/tradewinds
        tradewinds backup - | ssh elsewhere "cat > tables.backup"

    A JSON-dokumentum: version, revision, moment (ezredmásodperc 1970 óta), time, database, rows (táblánként), sha256.
help-backup-file = Az új fájl, vagy - a szabványos kimenethez.

## tradewinds restore

help-restore = Üres adatbázis feltöltése biztonsági mentésből.
help-restore-text =
    Üres adatbázis feltöltése biztonsági mentésből, vagy annak ellenőrzése, hogy a mentés ép-e.

    Előbb végigolvassa és ellenőrzi a fájlt; azután mindent beír, vagy semmit. A régebbi verzió mentését frissíti. Ha az üres adatbázison már fut egy kiszolgáló, az emberek sütijei egy percen belül újra érvényesek.

    Például:

        tradewinds restore tables.backup --check
        tradewinds restore tables.backup --database elsewhere.db
        tradewinds restore tables.backup --database postgresql://tradewinds@localhost/tradewinds

    A JSON-dokumentum: mint a tradewinds backup esetében.
help-restore-file = A biztonsági mentés.
help-restore-check = Csak azt nézi meg, ép-e a fájl.

## tradewinds admin

help-admin = Asztalok és emberek gondozása, működő kiszolgálók mellett.
help-admin-text =
    Asztalok és emberek gondozása működő kiszolgálók mellett, amelyek másodperceken belül követik.

    tables, table ID, close ID: asztalok felsorolása (elöl a legutóbb használtak), egy asztal a helyeivel és azzal, ami elhangzott, egy asztal eltávolítása. guests SZAVAK, guest ID: emberek keresése név szerint, egy ember az asztalaival és címeivel. reports, resolve ID: mit jelentettek be másokról, és hogy el van intézve. ban VENDÉG vagy ban CÍM, unban, bans: valaki kitiltása egy időre vagy végleg. message SZÖVEG, messages, unsay ID: üzenet mindenkinek vagy egy asztalnak.

    Magokat, meghívókat és kártyákat soha nem mutat.

    Például:

        tradewinds admin tables --status running
        tradewinds admin ban 5f0c7e1d2a9b4c3e8d6f0a1b --addresses --for 7d --reason "Spam"
        tradewinds admin ban 203.0.113.0/24 --for 2h
        tradewinds admin message "Back in five minutes: we are moving." --for 30m
        tradewinds admin message --text en=Hello --text hu=Szia --table Xb3kQ9aa7bCd

    A JSON-dokumentum: ami látszik, vagy ami történt.
help-admin-what = tables, table, close, guests, guest, reports, resolve, bans, ban, unban, messages, message vagy unsay.
help-admin-of = Ki vagy mi: azonosító, cím vagy hálózat, keresett szavak, vagy egy üzenet szövege.
help-admin-status = A tables mellett: csak az open, running vagy finished asztalok.
help-admin-guest = A tables mellett: csak azok, ahol ez a vendég ül.
help-admin-table = A message mellett: csak ennél az asztalnál.
help-admin-for = A ban és a message mellett: mennyi időre, például 30m, 2h, 7d vagy 4w; nélküle végleg.
help-admin-reason = A ban mellett: miért, olyan szavakkal, amelyeket az illető is megkap; a resolve mellett: megjegyzés.
help-admin-addresses = A ban mellett: onnan is, ahonnan ez a vendég az utolsó hónapban jött.
help-admin-text-option = A message mellett: egy nyelven, például hu=Szia; többször is megadható.
help-admin-all = A reports mellett: az elintézettek is.
help-admin-limit = Legfeljebb hányat sorol fel.
help-admin-yes = A close mellett: olyan asztalt is, amelyen játszanak vagy már befejezték.
