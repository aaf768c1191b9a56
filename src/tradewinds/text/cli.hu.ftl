### A parancs saját szavai: amit a `tradewinds` a terminálban mond.
###
### Minden azonosító ugyanott áll az en.ftl, a zh-Hant.ftl és a hu.ftl fájlban. A parancsok, kapcsolók és fájlok nevét
### nem fordítjuk.

## Hibás parancssor

# $command = súgót kiíró parancssor
cli-see-help = Súgó: { $command }
# $word = amit beírtak
cli-unknown-command = Nincs ilyen parancs: „{ $word }”.
cli-unknown-option = Itt nincs ilyen kapcsoló: { $word }.
# $word = amire talán gondoltak
cli-did-you-mean = Erre gondoltál: { $word }?
# $words = amit beírtak
cli-too-much = Ez több, mint amit a parancs érteni tud: { $words }.
# $name = kapcsoló vagy argumentum neve, $value = amit beírtak, $allowed = a lehetséges értékek
cli-value-choice = { $name } értéke nem lehet „{ $value }”. Lehet: { $allowed }.
cli-value-number = { $name } értéke egész szám legyen, ne „{ $value }”.
cli-value = { $name } értéke nem lehet „{ $value }”.
cli-missing = Hiányzik: { $name }.
cli-missing-value = { $name } után hiányzik az érték.
cli-repeated = Kétszer szerepel: { $name }.
# $lang = amit kértek, $languages = amik vannak
cli-language = Nincs ilyen nyelv: „{ $lang }”. Van: { $languages }.
# $option = amit beírtak
cli-option-form = Az --option után név=érték áll, például --option bank=limited, nem pedig „{ $option }”.
# $name = kapcsoló neve, $value = amit megadtak, $least = a legkisebb lehetséges
cli-at-least = { $name } értéke legalább { $least } legyen, ne { $value }.

## Fájlok

# $file = fájl neve, $reason = amit a rendszer mond
cli-file-read = { $file } nem olvasható: { $reason }.
cli-file-write = { $file } nem írható: { $reason }.

## tradewinds games

# $min, $max = játékosok száma
cli-games-players = Játékosok: { $min }–{ $max }
# $bots = botok neve
cli-games-bots = Botok: { $bots }
cli-games-options = Beállítások:
# $values = értékek listája, $default = az egyikük
cli-games-values = { $values } (alapérték: { $default })

## tradewinds rules

cli-rules-how = Adj meg számot vagy szavakat: tradewinds rules JAM-4.2, tradewinds rules puskapor.
# $query = amit kerestek, $games = játékok neve
cli-rules-none = Egyetlen szabályban ({ $games }) sem szerepel: „{ $query }”.

## tradewinds simulate

# $bots, $players = számok
cli-bots-many = { $bots } bot van megnevezve, de csak { $players } játszik.
cli-simulate-progress = Játszmák
# $done, $games = játszmák száma
cli-simulate-so-far = Játszmák: { $done } / { $games }.
# $games, $finished = játszmák száma
cli-simulate-games = Játszmák: { $games }, befejezett: { $finished }.
# $decisions = szám, $seconds, $games, $rate = számok szövegként
cli-simulate-speed = Döntések: { $decisions }, { $seconds } s alatt ({ $games } játszma/s, { $rate } döntés/s).
cli-simulate-unchecked = A változatlanságok ellenőrzése elmaradt.
cli-simulate-sound = Sérült változatlanság: nincs.
# $n = hány
cli-simulate-broken = Sérült változatlanság: { $n }.
cli-head-seat = Hely
cli-head-bot = Bot
cli-head-score = Átlagpont
cli-head-wins = Győzelem
cli-head-place = Átlagos helyezés
cli-head-interval = 95 %
cli-head-ms = ms döntésenként
cli-head-p99 = 99 % ez alatt

## tradewinds scenario

cli-scenario-none = Nevezz meg legalább egy forgatókönyvet: egy YAML-fájlt vagy egy mappát ilyen fájlokkal.
# $file = mappa neve
cli-scenario-folder = Nincs YAML-fájl itt: { $file }.
# $id = a forgatókönyv azonosítója
cli-scenario-ok = { $id }: rendben
# $id = a forgatókönyv azonosítója, $file = a fájlja
cli-scenario-failed = { $id }: HIBÁS ({ $file })
# $reason = a hiba, szakszavakkal
cli-scenario-form = A forgatókönyv egyik lépése nem olyan alakú, amilyennek lennie kell: { $reason }
# $id = a forgatókönyv azonosítója, $other = egy másik fájl
cli-scenario-twice = { $other } azonosítója ugyanez: { $id }.
# $what = sérült változatlanságok, szakszavakkal
cli-scenario-broken = A végállás lehetetlen: { $what }
# $n = lefuttatott forgatókönyvek, $failed = hány hibás
cli-scenario-sum = Forgatókönyvek: { $n }, hibás: { $failed }.

## tradewinds coverage

# $folder = ahol a teszteket kerestük
cli-coverage-no-tests = A tesztek nincsenek itt ({ $folder }): a forráskód részei, a telepített csomagnak nem. Futtasd a forráskód mappájában, vagy add meg a mappájukat a --tests kapcsolóval.
cli-coverage-untested = NINCS TESZTELVE
# $reason = miért
cli-coverage-untestable = nem tesztelhető: { $reason }
# $rule = a szabály száma, $tests = tesztek neve
cli-coverage-strange = Nincs { $rule } szabály, de hivatkoznak rá: { $tests }.
# szabályok száma
cli-coverage-sum = Szabályok: { $rules }, tesztelt: { $tested }, nem tesztelt: { $untested }, nem tesztelhető: { $untestable }.

## tradewinds verify

cli-verify-commitment = A mag az, amelyre az asztal a játszma előtt elkötelezte magát.
cli-verify-commitment-wrong = A mag NEM az, amelyre az asztal a játszma előtt elkötelezte magát.
# $n = döntések száma
cli-verify-decisions = Mind { AZ($n) } döntés lehetséges a maga helyén.
cli-verify-decisions-wrong = Nem minden döntés lehetséges a maga helyén.
cli-verify-over = A játszma az utolsó döntés után véget ér.
cli-verify-over-wrong = A játszma az utolsó döntés után NEM ér véget.
cli-verify-scores = A pontszámok helyesek.
cli-verify-scores-wrong = A pontszámok HIBÁSAK.
cli-verify-winners = A győztesek helyesek.
cli-verify-winners-wrong = A győztesek HIBÁSAK.
cli-verify-ranking = Minden hely sorrendje helyes.
cli-verify-ranking-wrong = A helyek sorrendje HIBÁS.
cli-verify-outcome = Az, hogy a játszma nyert vagy vesztett, helyes.
cli-verify-outcome-wrong = Az, hogy a játszma nyert vagy vesztett, HIBÁS.
cli-verify-digest = A végállás az, amely a jegyzőkönyvben áll.
cli-verify-digest-wrong = A végállás NEM az, amely a jegyzőkönyvben áll.
cli-verify-carry = Helyes, amit a játszma továbbad a következőnek.
cli-verify-carry-wrong = HIBÁS, amit a játszma továbbad a következőnek.
cli-verify-match = { $n }. játszma: helyes, és az előzőt folytatja.
cli-verify-match-wrong = { $n }. játszma: HIBÁS.
cli-verify-campaign-good = A kampány helyes.
cli-verify-campaign-bad = A kampány HIBÁS.
cli-campaign-matches = Lejátszott játszmák: { $n }.
cli-campaign-archive = Az importhoz levéltárfájl kell: --archive FÁJL.
cli-campaign-broken = A játszma nem ért véget: { $reason }
cli-simulate-campaigns = Teljes kampányok: { $n }. Befejezések: { $endings }.
cli-verify-unfinished = A jegyzőkönyvben nincs eredmény: a játszma nem fejeződött be.
cli-verify-no-commitment = A jegyzőkönyvben nincs elköteleződés, amellyel a magot össze lehetne vetni.
cli-verify-good = A jegyzőkönyv helyes.
cli-verify-bad = A jegyzőkönyv HIBÁS.

## tradewinds pack

# $file = name of a file
cli-pack-bad = Ezzel nem lehet játszani: { $file }
# $name, $version, $author = of the pack
cli-pack-good = { $name }, { $version }. változat, szerző: { $author }: játszható.
# $sha = fingerprint of all cards, $n = differences from the box
cli-pack-sha = A lapok ujjlenyomata: { $sha }. A doboztól eltérő mezők: { $n }.
# $record = name of a record, $field = name of a field, $before, $after = its values in words
cli-pack-changed = { $record }, { $field }: { $before } → { $after }
# $record = name of a record
cli-pack-added = { $record }: új
# $record = name of a record
cli-pack-removed = { $record }: kivéve
cli-pack-same = Semmi sem tér el a doboztól.
cli-pack-save = A --save a „pack new” parancshoz tartozik.
# $file = name of a file
cli-pack-exists = Már van ilyen fájl: { $file }.
cli-game-which = Nevezd meg a játékot, amelyhez ez tartozik: { $name }.
cli-pack-template-title = Csomag: más lapok egy játékhoz. A „tradewinds pack check FILE” megmondja, játszható-e.
cli-pack-template-name = Saját lapok
cli-pack-template-author = A neved
cli-pack-template-licence = CC0-1.0
cli-pack-template-how = Ami változtatható: minden listából egy bejegyzés úgy, ahogy a dobozban van. Vedd el a # jelet, és ami marad, azt is.

# pack simulate. $name, $version = of the pack
cli-balance-title = { $name }, { $version }. változat: { $games }-{ $games } játszma, ugyanazokkal a magokkal és botokkal.
cli-balance-what = Összevetve
cli-balance-box = Doboz
cli-balance-pack = Csomag
cli-balance-difference = Eltérés
cli-balance-seat = { $n }. hely
# $name = a seat or a clan
cli-balance-won = { $name }: győzelem (95 %)
cli-balance-score = { $name }: átlagpont (95 %)
cli-balance-decisions = Döntések egy játszmában
cli-balance-rounds = Fordulók egy játszmában
cli-balance-uses = Használat egy játszmában
# $n = changed records whose uses the game does not tell
cli-balance-untold = Megváltoztatott bejegyzések, amelyek használata nem számolható: { $n }.

## tradewinds bench

cli-bench-compiled = lefordítva
cli-bench-interpreted = értelmezve
# $game = a játék neve, $players = hányan, $how = lefordítva vagy értelmezve
cli-bench-title = { $game }, { $players } játékos, { $how }
# $n = szám, szövegként
cli-bench-games = Véletlen játszma másodpercenként: { $n }
cli-bench-decisions = Döntés másodpercenként: { $n }
cli-bench-copy = Egy állás másolása, mikroszekundum: { $n }
cli-bench-view = Amit egy hely lát, mikroszekundum: { $n }
cli-bench-loop = Mérőciklus, ismétlés másodpercenként: { $n }
cli-bench-ratio = A mérőciklus ismétlései egy döntésre: { $n }
# $n = egy megfigyelés számai, $actions = az akciótábláé
cli-bench-entries = Egy megfigyelés számai: { $n }, akciók: { $actions }
cli-bench-encode = Megfigyelés és maszk, mikroszekundum: { $n }
cli-bench-batch = Köteg lépései másodpercenként: { $n }
cli-bench-pettingzoo = Lépés a PettingZoo felületén másodpercenként: { $n }
cli-bench-step-ratio = A mérőciklus ismétlései egy köteglépésre: { $n }

## tradewinds serve

# $port = amit megadtak
cli-serve-port = { $port } nem port: a portok 0 és 65535 közöttiek.
# $address = gép:port, $reason = amit a rendszer mond
cli-serve-address = A kiszolgáló nem tud itt várni: { $address } ({ $reason }).
# $url = a webes asztal címe, $database = ahol a játszmák vannak
cli-serve-ready = Asztal: { $url } (a játszmák helye: { $database }; Ctrl-C állítja le)

## tradewinds replay

# $seat = amit megadtak, $last = az utolsó hely
cli-seat = Nincs { $seat }. hely: a helyek 0-tól { $last }-ig számozódnak.
cli-seat-rules = { $seat }. hely: itt a szabályok játszanak, válassz másikat.
cli-step-terminal = A --step terminált kíván, --json nélkül.
# $game = a játék neve, $players = hányan, $seed = a mag
cli-replay-title = { $game }, { $players } játékos, mag: { $seed }
# $options = név=érték párok listája
cli-replay-options = Beállítások: { $options }
# $name = a játékos neve, $who = ember vagy bot
cli-seated = { $name }: { $who }
# $n = a döntés száma, $name = kié, $action = ahogy a jegyzőkönyvben áll
cli-replay-decision = { $n }. { $name }: { $action }
cli-replay-step = Enter: tovább, b: a tábla felolvasása, q: vége:{ " " }

## Pontszámok

# $part = a pontszám részének neve, $points = szám szövegként
cli-score-part = { $part } { $points }
# $place = helyezés, $name = a játékos neve, $total = a pontszám szövegként, $parts = a részei
cli-score = { $place }. { $name }: { $total } ({ $parts })
cli-score-winner = { $place }. { $name }: { $total } ({ $parts }), győztes
# $score = what was reached, $target = what was to be reached or beaten, as text
cli-outcome-won = Győzelem: { $score }, a cél { $target }.
cli-outcome-lost = Vereség: { $score }, a cél { $target }.

## tradewinds play

# $games = játékok neve
cli-play-which = Melyik játék? Van: { $games }.
# $file = fájl neve
cli-play-no-person = { $file } itt nem folytatható: ahhoz egy ember kell, és minden más helyen bot. Erre való: tradewinds replay.
# $bot = bot neve
cli-play-own-bot = { $file } játszmájában saját bot játszott: { $bot }. Kód nem indul el attól, hogy egy fájl megnevezi: add meg újra így: --bots { $bot }.
# $reason = a hiba, szaknyelven
cli-play-bot-failed = Ez a bot hibázott: { $bot }. { $reason }
# $game = a játék neve, $players = hányan
cli-play-title = { $game }, { $players } játékos
cli-play-you = te
cli-play-rules = a szabályok
# $name = az olvasó neve
cli-play-own = { $name } (te)
# $hash = SHA-256 tizenhatos számrendszerben
cli-play-commitment = A játszma magja rögzítve van. SHA-256-a: { $hash }
cli-play-how = Számmal válaszolj. A ? elmagyarázza a döntést. További szavak: tábla, én, többiek, napló, szabály, vissza, mentés, kilépés.
cli-play-ask = Választásod:{ " " }
# $n = hány lehetőség, $answer = amit beírtak
cli-play-number = Nincs { $answer } számú lehetőség. Írj be egy számot 1 és { $n } között, vagy ?-et magyarázatért.
cli-play-unclear = Nem értem: „{ $answer }”. Írj be egy számot 1 és { $n } között, vagy ?-et magyarázatért.
# $action = a cselekvés szavai, $why = miért nem lehet
cli-play-dimmed = Nem lehetséges: { $action }. { $why }
cli-play-words = Használható szavak: tábla („tábla mind”: minden mező), én, többiek, napló („napló mind”: az elejétől), szabály és a keresett szavak, vissza, mentés és fájlnév, kilépés. Üres sor megismétli a kérdést.
cli-no-reading = Ennek a játéknak a táblája még nem olvasható fel.
# $n = hány döntés, minden játékosé együtt
cli-play-undone =
    { $n ->
        [one] Az utolsó döntésed visszavonva.
       *[other] Visszatértünk az utolsó döntésedhez: { $n } döntés visszavonva, minden játékosé együtt.
    }
# $prefix = a játék szabályszámainak eleje
cli-play-rules-how = Például: szabály 6, szabály { $prefix }-6.1
# $file = fájl neve
cli-play-saved = Elmentve ide: { $file }.
cli-play-recorded = A jegyzőkönyv itt van: { $file }.
cli-play-go-on = A játszma ide van mentve: { $file }. Folytatás: tradewinds play --resume { $file }
# $seed = a mag, $hash = az SHA-256-a
cli-play-seed = A mag ez volt: { $seed }; SHA-256-a az, amelyet az elején láttál: { $hash }

## Az angol szavak helyett beírható szavak

cli-word-help = súgó
cli-word-board = tábla
cli-word-me = én
cli-word-others = többiek
cli-word-log = napló
cli-word-rules = szabály
cli-word-undo = vissza
cli-word-save = mentés
cli-word-quit = kilépés
