### Az aréna: amit a `tradewinds arena` mond, és a jelentés, amelyet ír.
###
### Minden azonosító ugyanott áll az arena.en.ftl, az arena.zh-Hant.ftl és az arena.hu.ftl fájlban.

## Lehetetlen torna

# $bot = egy bot neve
error-arena-twice = „{ $bot }” kétszer szerepel; a tornán minden botot egyszer kell megnevezni.
# $kind = duel, free vagy solo; $least, $bots = botok száma
error-arena-few = Ilyen fajta tornához ({ $kind }) legalább { $least } bot kell, nem { $bots }.
# $seats = hány hely marad botoknak
error-arena-solo = A solo fajtájú tornához olyan asztal kell, amelynél egyetlen hely jut botnak; ennél { $seats } ilyen hely van. Játsszanak a többin a szabályok (például --players 2 --option puertomas=1), vagy válassz egyedül is játszható játékot.
error-arena-alone = Ilyen fajta tornához ({ $kind }) legalább két hely kell botoknak; ennél az asztalnál { $seats } van. Egyetlen botnak a --kind solo való.
error-arena-program = „{ $bot }” nem nevez meg programot: a cmd: után parancssor áll.
error-arena-system = A saját botokat olyan eszközök különítik el, amelyek ezen a rendszeren nincsenek meg; az arénában Linux vagy más Unix kell hozzájuk.
# $file = mappa vagy fájl neve, $reason = a hiba, szakszavakkal
error-arena-folder = A torna nem tárolható itt: { $file } ({ $reason }).
error-arena-held = Éppen egy másik aréna játszik itt: { $file }.
error-arena-plan = { $file } nem torna leírása: { $reason }
# $fields = az eltérések neve
error-arena-other = Itt egy másik torna van: { $file }. Ebben tér el: { $fields }. Nevezz meg másik mappát (--out), vagy add meg ugyanazokat a kapcsolókat, ha azt folytatnád.
# $line = egy sor száma
error-arena-results = { $file }: sérült sor, a száma { $line } ({ $reason }). Semmi sem változott; töröld a sorokat ettől kezdve, és újra lejátsszuk őket.
# $question = amit beírtak
error-arena-question = A kérdés ilyen alakú: „mate wins 40%”, nem ilyen: „{ $question }”.
# $bots = botok neve
error-arena-subject = Ezen a tornán „{ $bot }” felől nem lehet kérdezni. Akikről lehet: { $bots }.
# $share = szám szövegként
error-arena-share = A kérdésben álló arány 0 % és 100 % közé esik; { $share } % nem ilyen.
# $name = kapcsoló neve, $value = amit megadtak, $most = a legnagyobb lehetséges
cli-arena-between = { $name } értéke legyen 0-nál nagyobb és legfeljebb { $most }, ne { $value }.
# $address = ahol a fürtnek lennie kellene, $reason = szakszavakkal
error-arena-ray = Nincs Ray-fürt ezen a címen: „{ $address }”. { $reason }
# $theirs, $ours = változatok
error-arena-version = A fürt egyik csomópontján Tradewinds { $theirs } van, itt pedig { $ours }: a játszmái mások lehetnének. Telepítsd mindenhová ugyanazt a változatot.
cli-arena-jobs = A --jobs erre a gépre vonatkozik, a --ray egy fürtre, amely minden processzorával játszik: csak az egyiket add meg.

## A terminálban

# $match = egy játszma száma, $bot = név, $what = a hiba fajtája, $detail = szakszavakkal
cli-arena-fault = { $match }. játszma: { $bot } elvesztette. { $what }: { $detail }
# $seed = a játszma magja, $reason = szakszavakkal
cli-arena-void = { $match }. játszma (mag: { $seed }): senkinek sem számít. { $reason }
# $matches = hány, $file = mappa neve
cli-arena-stopped = Megszakítva; { $matches } játszma megmaradt itt: { $file }. Ugyanez a parancs folytatja.
# $file = fájl neve
cli-arena-report = Jelentés: { $file }

## A jelentés

# $game = a játék neve, $players = hányan
arena-title = Aréna: { $game }, { $players } játékos
# $bot = név, $share = arány szövegként, $matches = hány, $error = valószínűség szövegként
arena-answer-yes = Igen: { $bot } a játszmáinak több mint { $share }-át nyeri meg. { $matches } játszma után dőlt el; a téves válasz esélye legfeljebb { $error }.
arena-answer-no = Nem: { $bot } a játszmáinak kevesebb mint { $share }-át nyeri meg. { $matches } játszma után dőlt el; a téves válasz esélye legfeljebb { $error }.
arena-answer-open = { $matches } játszmában nem dőlt el, hogy { $bot } a játszmáinak több mint { $share }-át nyeri-e meg.
# $width = az intervallum félszélessége, szövegként
arena-stopped-width = { $matches } játszma után minden győzelmi arány ± { $width } pontossággal ismert; annak esélye, hogy egyikük mégsem, legfeljebb { $error }.
arena-stopped-matches = Lejátszott játszmák: { $matches }, az összes.
arena-about = A torna
arena-kind = Fajta
arena-kind-duel = duel: minden botból egy, a következő bot asztala ellen
arena-kind-free = free: minden bot vegyesen
arena-kind-solo = solo: egyedül a játék ellen
arena-bots = Botok
arena-bot = Bot
arena-against = Ellenfél
arena-matches = Játszmák
arena-match = Játszma
arena-seed = Mag
arena-options = Beállítások
arena-rules-version = A szabályok változata
arena-content = A lapok ujjlenyomata
arena-ratings = Erősség
arena-mu = Erősség
arena-sigma = Szigma
arena-interval = 95 %
arena-ratings-note = OpenSkill (Plackett–Luce) az összes játszmából, sorrendben; mindenki 25-ről indul. Az intervallumok abból adódnak, hogy ugyanezeket a blokkokat véletlenszerűen újra kihúzzuk és pontozzuk; kevés blokknál a szigmából.
arena-shares = Győzelmi arányok
arena-won = Győzelem
arena-fair = Méltányos rész
arena-shares-note = Megosztott győzelem egyenlő részekben számít. Egy blokk játszmáiban ugyanaz az osztás, csak az ülésrend más, ezért a 95 %-os intervallumok blokkokkal számolnak. A szaggatott vonal a méltányos rész, illetve az arány, amelyre a kérdés vonatkozott.
arena-course = A torna menete
arena-course-note = A győzelmi arány ennyi blokk után, olyan intervallummal, amely minden pillanatban egyszerre érvényes: akárhányszor meg lehet nézni. Szélesebb a fentinél, amely egyetlen pillantásra érvényes.
arena-ahead = Ki végzett ki előtt
arena-ahead-note = Sor az oszlop ellen, két hely minden találkozásából; a megosztott helyezés félnek számít.
arena-seats = Helyek
arena-seat = Hely
arena-score = Átlagpont
arena-place = Átlagos helyezés
arena-times = A botok és az idejük
arena-seats-held = Hányszor ült le
arena-decisions = Döntések
arena-decision = Döntés
arena-ms = ms döntésenként
arena-p99 = 99 % ez alatt
arena-faults = Hibák
arena-faulted = Hibák
arena-fault = Hiba
arena-detail = Részletek
arena-no-faults = Egyetlen bot sem romlott el.
arena-fault-crash = Összeomlott
arena-fault-late = Túl későn felelt
arena-fault-nonsense = Értelmetlenséget felelt
arena-fault-memory = Túl sok memóriát foglalt
# $n = még hány
arena-more = És még { $n }.
arena-void-note = Ezek a játszmák senkinek sem számítanak. Nem a botok hibája: kérjük, jelentsd őket.
arena-repeat = Újra lejátszva
arena-repeat-note = Az osztások, az ülésrendek és a botok saját véletlene a magból következik; ami az órától függ, máskor másként is alakulhat. Minden játszma jegyzőkönyve e jelentés mellett van.
arena-guarded = A külső botok idejét és memóriáját korlátok szabták meg, hálózatuk nem volt, és fájlokat nem változtathattak meg.
arena-unguarded = A külső botok idejét és memóriáját korlátok szabták meg. A hálózattól és a fájloktól ez a rendszer nem engedte elzárni őket.

## tradewinds train

# $folder = a folder
error-train-other = { $folder } más tanfolyamot tartalmaz. Adj meg másik mappát a --out kapcsolóval, vagy ugyanazokat a beállításokat a folytatásához.
# $file = a file, $reason = what is wrong with it
error-net-file = { $file } nem tartalmaz hálózatot: { $reason }
# $option = --thumbs, $value = a number
cli-train-part = A { $option } értéke { $value }, pedig 0 és 1 közötti szám kell.
# $generation, $done, $of = numbers
cli-train-played = { $generation }. nemzedék: { $done } / { $of } leckefájl
# $generation, $epoch, $of, $answers, $won, $lead = numbers
cli-train-fitted = { $generation }. nemzedék, { $epoch } / { $of }. kör: válaszok { $answers }, győzelmek { $won }, előnyök { $lead }
# $file, $report = files
cli-train-done = Hálózat: { $file }. Jelentés: { $report }
# $game = name of a game
train-title = Tanítás: { $game }
train-about = Veszteségek olyan játszmákon, amelyekhez semmi sem illeszkedett; a kevesebb jobb.
train-generation = Nemzedék
train-lessons = Leckék
train-answers = Válaszok
train-won = Győzelmek
train-lead = Előnyök
train-plan = Amivel készült
