### Tradewinds: a webes asztal szavai. Minden azonosító megvan az en.ftl, a zh-Hant.ftl és a hu.ftl fájlban.

brand = Tradewinds
page-description = Tradewinds: eurójátékok egy asztal körül, a böngészőben.
home = Tradewinds, kezdőlap
close = Bezárás
unfold = Kinyitás
fold = Összecsukás
loading = Egy pillanat …
try-again = Próbáld újra
try-now = Próbáld most
rather-not = Inkább ne
# $n = hány karakter, $most = legfeljebb ennyi
text-too-long = { $n } karakter túl sok: legfeljebb { $most } lehet.
you = te
guest = Vendég
language = Nyelv
settings = Beállítások
menu = Menü
main-menu = Főmenü
skip-links = Ugrópontok
skip-to-content = Ugrás a tartalomra
skip-to-actions = Ugrás a teendőidhez
skip-to-board = Ugrás a táblához

## Címek

title-create = Új asztal
title-lobby = Asztalok
title-learn = Tanulj meg játszani
title-campaigns = Kampányok
title-campaign = Kampány
title-table = Asztal
title-replay = Visszajátszás
replay-of = Visszajátszás: { $game }
title-rules = Szabálykönyv
title-about = Névjegy
title-lost = Nincs meg

## Beállítások

your-name = A neved
theme = Világos vagy sötét
theme-auto = Az eszköz szerint
theme-light = Világos
theme-dark = Sötét
confirm-setting = Döntések megerősítése
confirm-auto = Érintőképernyőn
confirm-always = Mindig
confirm-never = Soha
sounds = Hangok
motion-setting = Animáció
motion-off = Kikapcsolva
motion-brisk = Fürge
motion-calm = Nyugodt
pace-setting = A botok tempója
pace-quick = Gyors
pace-normal = Egyenletes
pace-calm = Nyugodt
auto-title = Magától válaszol

## A kezdőlap

landing-title = Jó asztal, kedvező szél.
landing-lead = Társasjátékok egy tengeri estére: teljes szabályok, nyugodt asztalok, a böngésződben. Egyedül botok ellen, barátokkal linken át, vagy együtt egy képernyőnél.
play-now = Játék most
# $game = az induló játék
play-now-game = Játék most: { $game }
play-now-hint = Egy kattintás: te és három bot. Se fiók, se telepítés.
invite-friends = Barátok meghívása
# $table = az asztal neve
continue-one = Folytatás: { $table }
# $n = asztalok száma
continue-many = Folytatás ({ $n })
learn = Tanulás
on-the-table = Az asztalon
set-up-table = Asztal terítése
in-the-shipyard = Még a hajógyárban épül.
unofficial-short = Nem hivatalos megvalósítások, a kiadók képei és szövegei nélkül.
about-more = Erről bővebben
game-jamaica = Jamaica
    .blurb = Egyszer a sziget körül: két kocka, egy titkos lap, ágyúk és teli rakterek. Az nyer, akinek a legtöbb aranya van, nem csak az, aki a leggyorsabb.
    .facts = 2–6 játékos · 30–60 perc
    .credit = Malcolm Braff, Bruno Cathala és Sébastien Pauchon játéka.
game-puertorico = Puerto Rico 1897
    .blurb = Ültess, építs és szállíts a századfordulón; minden szerep, amit választasz, másoknak is segít.
    .facts = 2–5 játékos · 60–120 perc
    .credit = Andreas Seyfarth játéka.
game-maracaibo = Maracaibo
    .blurb = Négy kör a Karib-tengeren: küldetések, felfedezők és három nemzet, amelyet szolgálhatsz.
    .facts = 1–4 játékos · 60–150 perc
    .credit = Alexander Pfister játéka.
game-empires = Észak birodalmai
    .blurb = Klánok, szigetek és hosszúhajók: néhány lapból birodalom lesz a hidegben.
    .facts = 1–4 játékos · 45–90 perc
    .credit = Joanna Kijanka és Ignacy Trzewiczek játéka.

## Új asztal

create-title = Új asztal: { $game }
create-who = Kik játszanak?
players = Játékosok
# $n = játékosok száma
n-players = { $n } játékos
seat-n = { $n }. hely
seat-me = Én
seat-friend = Egy barát, linkkel
seat-here = Másvalaki ennél a képernyőnél
# $bot = a bot neve
seat-bot = Bot: { $bot }
seat-open = Szabad hely
bot-mate = a kormányos
bot-random = a sodródó
bot-deckhand = a matróz
bot-pilot = a révkalauz
bot-navigator = a navigátor
bot-admiral = az admirális
bot-random-about = A sodródó arra megy, amerre a szél fújja.
bot-deckhand-about = A matróz tudja, mi a dolga, de gyakran mást csinál: első játékhoz való.
bot-mate-about = A kormányos ökölszabályok szerint játszik, gondolkodás nélkül.
bot-pilot-about = A révkalauz előre gondolkodik, minden döntésnél egytized másodpercig.
bot-navigator-about = A navigátor messze előre gondolkodik, minden döntésnél egy másodpercig.
bot-admiral-about = Az admirális messze előre gondolkodik, minden döntésnél egy másodpercig, és játszmák ezreiből tanulta meg, mi az ígéretes.
# $bot = a bot fajtája, $n = a hely száma
bot-name =
    { $n ->
        [1] Fedélzetmester
        [2] Sirály
        [3] Marlin
        [4] Pelikán
        [5] Gém
       *[6] Viharmadár
    }
# $name = name of the bot
bot-marked = { $name } (bot)
guest-n = { $n }. vendég
name-you = Te
name-of-seat = { $n }. hely neve
name-placeholder = Név
create-seats-hint = Akik egy képernyőnél ülnek, továbbadják az eszközt, és senki sem látja a másik lapjait.
create-table = Az asztal
table-name = Az asztal neve
# $name = a házigazda
table-of = { $name } asztala
create-cards = Lapok
create-cards-box = A doboz lapjai
# a pack of other cards
create-cards-pack = { $pack }, { $version }. változat, szerző: { $author }
create-cards-about = A dobozhoz képest: { $changed } módosított, { $added } új, { $removed } kivett (lapok, szigetek, lapkák, forgatókönyvek).
create-cards-hint = A csomag más tartozékokat tartalmazó fájl: a sajátod, vagy amit a szerver üzemeltetője kínál. Az asztalnál mindenki ugyanazokkal játszik.
cards-of = Lapok: { $pack }, { $version }. változat, szerző: { $author }
pack-licence = Licenc: { $licence }.
create-open = Nyitott asztal
create-open-hint = Bárki megtalálhatja a listában, és leülhet. Különben csak az, akinek megvan a linked.
create-options = Házi szabályok ({ $n })
create-options-hint = Így, ahogy vannak, a nyomtatott szabályok szerintünk helyes olvasatát követik. Mindegyik megmondja, melyik döntésünket változtatja meg.
usual = szokásos
create-game = Játék
create-group-variants = Választható szabályok és változatok
create-rule-seats-hint = Virtuális ellenfelek, akik a szabálykönyv szerint játszanak; az utolsó helyeken ülnek.
seat-rules = A szabályok játsszák
rule-seat =
    { $game ->
        [maracaibo] Jean
       *[other] { $n }. Puertoma
    }
create-go = Terítsük meg
create-next = „{ $table }”: { $n }. játszma
create-story = Egy játszma vagy egy történet?
create-story-single = Egyetlen játszma
create-story-single-hint = Kampány nélkül: önálló játszma. Hogy mennyi küldetés és mi más kerül a térképre, lentebb, a változatoknál választható.
create-story-campaign = Kampány
create-story-campaign-hint = Több játszmán át tartó történet: amit eldöntötök, a következő játszmára megváltoztatja a térképet. A könyvet megőrizzük; bármikor folytatható, ugyanazokkal vagy másokkal, botokkal vagy nélkülük.
create-chapter = Kezdés
create-chapter-first = az első oldallal
create-chapter-n = { AZ($n) }. fejezettel

## Kampányok

campaigns = Kampányok
campaigns-about = A kampány több játszmán át tartó történet: ami az egyikben történik, megváltoztatja a következőt. Itt van minden kampány, amelyet elkezdtél, magaddal hoztál, vagy amelyben játszottál.
campaigns-none = Még egy kampányban sem játszol.
campaigns-matches =
    { $n ->
        [0] még nincs befejezett játszma
       *[other] { $n } játszma
    }
campaigns-ended = a történet véget ért
campaigns-running = épp folyik egy játszma
campaigns-waiting = a következő játszmára vár
campaigns-begin = Új kampány
campaigns-begin-game = Kampány kezdése: { $game }
campaigns-bring = Kampány behozása
campaigns-bring-hint = Egy fájlba mentett kampány, akár itt, akár máshol készült, itt folytatható. Ellenőrzésképpen minden játszmája egyszer végigfut.
campaigns-file = Fájl választása…
campaigns-checking = Minden játszma ellenőrzése folyik…
campaigns-refused = A fájlt nem vettük át, semmi sem változott.
campaign-file-large = Nagyobb egy megabájtnál: ekkora kampány nincs.
campaign-file-unreadable = Nem olvasható: sérült, vagy nem mentett kampány.
campaign-file-other = Ez nem mentett kampány.
campaign-lost = Ez a kampány nem látható.
campaign-title = Kampány: { $game }
campaign-of = { $name } kampánya
campaign-name = A kampány neve
campaign-book = A könyv
campaign-book-empty = Az első oldalt az asztalnál fordítjuk meg.
campaign-next = Következik: { $n }. játszma
campaign-now = Folyamatban: { $n }. játszma
campaign-first-page = Az első játszma még nem ért véget.
campaign-ended = A történet véget ért
campaign-go-on = Folytatás ugyanazokkal
campaign-go-on-others = Másokkal…
campaign-go-on-with = Folytatás…
campaign-to-table = Az asztalhoz
campaign-begin-again = Új kampány kezdése
campaign-export = Mentés fájlba
campaign-map = A térkép jelenlegi állása
campaign-matches = Játszmák
campaign-match-n = { $n }. játszma
campaign-earlier = Korábbi játszmák ({ $n })
campaign-elsewhere = máshol játszották
campaign-no-match = Még egy játszma sem ért véget.
campaign-won = nyert
campaign-group = Kié a kampány
campaign-group-hint = Mindannyian olvashatják a könyvet, folytathatják a következő játszmával, és fájlba menthetik az egészet. Aki leül az egyik asztalához, az is közéjük tartozik.
campaign-part = Egy kampány játszmája
campaign-goes-on = A történet a következő játszmában folytatódik:
campaign-go-on-together = Következő játszma, együtt
campaign-go-on-next = Következő játszma

## Asztalok

lobby = Asztalok
lobby-mine = A te asztalaid
lobby-open = Nyitott asztalok
lobby-finished = Befejezett játszmák
lobby-away = Eltéve
lobby-mine-none = Most egyetlen asztalnál sem ülsz.
lobby-open-none = Most nincs nyitott asztal. Teríts meg egyet, és mások itt megtalálják.
lobby-finished-none = Még nincs befejezett játszma.
lobby-away-none = Semmi sincs eltéve.
lobby-invited = Helyet tartanak neked: a többiek játszanának még egyet.
# $n = szabad helyek
lobby-gathering = Még nem kezdődött el, { $n } szabad hely
lobby-ready = Még nem kezdődött el
lobby-round = { $n }. forduló
lobby-rounds = { $n } forduló
leave-table = Felállok
left-table = Felálltál az asztaltól.
put-away = Elteszem
put-away-done = Eltéve; a lap alján megtalálod.
bring-back = Visszateszem
close-table = Asztal bezárása
close-table-ask = Mindenki elől elvesszük ezt az asztalt?
resign = Feladom a helyem
resign-ask = Egy bot játszik tovább helyetted a végéig. Feladod?
resign-yes = Feladom
resigned = Egy bot játszik tovább a helyeden.
# $name = a személy
seat-resigned = { $name } feladta a helyét; egy bot játszik tovább.
your-turn-short = Te jössz
continue-here = Folytatás
watch = Nézem
# $n = szabad helyek
join = Csatlakozom ({ $n } szabad hely)
watch-replay = Visszajátszás

## Várószoba

invite-title = Hívd meg a barátaidat
invite-private = Aki megnyitja ezt a linket, elfoglalhat egy szabad helyet. Csak annak küldd el, akit az asztalnál szeretnél látni.
invite-open = Küldd el ezt a linket; mások a listában is megtalálhatják az asztalt.
invite-link = A meghívó linkje
copy = Másolás
copied = Másolva
copy-failed = A böngésződ ezt nem engedi. Jelöld ki a szöveget, és másold ki te magad.
link-copied = A link a vágólapon van. Küldd el a barátaidnak.
seats = Helyek
sit-down = Ide ülök
sit-here-too = Másvalaki itt
bot-sits-here = Üljön ide egy bot
stand-up = Felállok
# $name = kinek tartják fenn
seat-kept = Fenntartva: { $name }
free-seat = Hely felszabadítása
hand-over = Legyen ő a házigazda
hand-over-ask = Átadod az asztalt neki: { $name }? Csak a házigazda indíthatja el.
remove = Felállítom
remove-ask = { $name } álljon fel? Új meghívó link készül.
room-full = Minden hely foglalt.
room-private = Ez zártkörű asztal. Ha leülnél, kérd el a meghívó linkjét a házigazdától.
room-watch = Maradhatsz nézni; a játék itt nyílik meg, amikor elkezdődik.
room-invited = A többiek játszanának még egyet, és neked is tartanak helyet.
start-game = Kezdődjön a játék
start-not-yet = A játék akkor indulhat, ha minden hely foglalt.
waiting-for-host = A házigazda indítja a játékot, ha mindenki leült.
table-not-found = Ez az asztal nem látható.

## Az asztalnál

to-lobby = Vissza az asztalokhoz
others = A többi játékos
board = A tábla
own = A hajód és a lapjaid
own-covered = Takarva. Akkor látszik, amikor a gazdája nézi.
leaf-own = A hajóm
leaf-others = Többiek
side-tabs = Napló, szabálykönyv és egyéb
log = Napló
log-empty = Még semmi sem történt.
since-your-last = A legutóbbi döntésed óta
rulebook = Szabálykönyv
rulebook-short = Szabályok
chat = Csevegés
chat-empty = Még senki sem szólt.
chat-say = Mondj valamit
chat-seated-only = Itt csak azok beszélgethetnek, akik az asztalnál ülnek.
send = Küldés
table-facts = Asztal
options = Házi szabályok
is-here = itt van
is-away = nincs itt
bot-stands-in = (addig egy bot játszik)
bot-plays-on = (feladta; egy bot játszik tovább)
spectators = { $n } néző.
watching = Nézőként vagy itt.
watching-what = Azt látod, amit az asztalnál mindenki láthat.
watching-late = A meghívó későn érkezett: minden hely foglalt. Nézheted a játékot, vagy játszhatsz másik asztalnál.
# $rule = a szabály száma
show-rule = A szabály megmutatása: { $rule }
what-now = Mi történik most
your-actions = Amit tehetsz
not-possible = Most nem lehet
explain = Magyarázat
keys-help = Számjegy választ, Enter megerősít, Esc visszalép, a nyilak léptetnek, a ? magyaráz, az U a visszavonáshoz visz.
tap-again = Koppints még egyszer a megerősítéshez.
confirm = Megerősítés
list-options = Lista ({ $n })
hint = Mit tenne a navigátor?
hint-short = Tipp
hint-this = A navigátor ezt tenné.
# $action = a gomb szövege
hint-says = A navigátor ezt választaná: { $action }
hint-thinking = Gondolkodik …
hint-why = Miért?
# $percent = 0 to 100
advice-chance = (100-ból kb. { $percent } győzelem)
# $other = words on a button, $worlds = number
advice-reasons = Miben más, mint „{ $other }”, { $worlds } elképzelt folytatásban:
# $first, $second = numbers
advice-times = ({ $first } esetben, különben { $second } esetben)
undo = Visszavonás
undo-ask = Visszavonás kérése
# $names = nevek, $n = hányan
waiting-for =
    { $n ->
        [one] { $names } gondolkodik.
       *[other] { $names } gondolkodnak.
    }
table-moves = Halad a játék …
saving = Feljegyezzük …
saving-later = Megőriztük: elküldjük, amint visszatér a kapcsolat.
auto-mark = Magától:
auto-press = Nyomd meg, ha most te döntenél.
# $action = words on the button
auto-always = Mindig így: { $action }
auto-done = Helyetted válaszoltunk: { $action }
auto-take-back = Visszavonom
auto-ask-me = Ezentúl kérdezz
match-over = Vége a játszmának.
line-open = Kapcsolódva
line-saved = Kapcsolódva, mentve
line-saving = Mentés …
line-connecting = Kapcsolódás …
line-lost = Megszakadt a kapcsolat, újra próbáljuk …
line-unsaved-decision = A döntésed még nincs mentve; itt megőrizzük, és elküldjük, amint visszatér a kapcsolat.
line-unsaved-messages = { $n } üzeneted még nincs elküldve.
line-all-saved = Minden döntésed el van mentve.
line-closed = Lezárva
agree = Rendben
decline = Inkább ne
# $by = aki kéri, $n = döntések száma
request-undo = { $by } szeretne visszavonni egy döntést. Rendben van így?
request-undo-own = Szeretnél visszavonni egy döntést.
# $by = aki kéri, $name = kinek a helye
request-bot = { $by } azt javasolja, hogy amíg { $name } vissza nem jön, bot játsszon helyette.
request-bot-own = Azt javaslod, hogy amíg { $name } vissza nem jön, bot játsszon helyette.
# $names = nevek
request-waiting = Válaszra várunk: { $names }.
request-withdraw = Kérés visszavonása
# $name = a személy
request-declined = { $name } inkább nem szeretné.
request-lapsed = A játék továbbment: a visszavonási kérés érvényét vesztette.
seat-away = Úgy tűnik, { $name } nincs itt.
ask-bot = Addig játsszon egy bot
bot-plays-for-you = Eddig egy bot játszott helyetted ({ $name }).
take-back-seat = Visszaülök
# $name = akire sor kerül
pass-title = Add át az eszközt. Most { $name } következik.
pass-text = A lapok takarva maradnak, amíg { $name } oda nem néz.
pass-ready = { $name } vagyok

## A vége

final-score = Végeredmény
show-scores = Végeredmény mutatása
play-again = Még egy játszma
play-again-together = Még egy játszma ugyanazokkal
again-laid = Terítve van a következő játszma, és neked is tartanak helyet.
again-go = Az új asztalhoz
fair-title = Tisztességes keverés
fair-commitment = Pecsét a kezdés előtt:
fair-seed = Minden dobás és keverés magja:
fair-later = E játszma minden dobása és keverése egyetlen titkos számból ered. A pecsétje kezdettől látható, maga a szám a végén: így mindenki ellenőrizheti, hogy menet közben semmi sem változott.
fair-explain = A pecsét a mag SHA-256 lenyomata. Ha egyezik, a kezdés után senki sem változtathatott a kockákon vagy a paklikon.
fair-verify = Ellenőrzés itt
fair-same = Egyezik: a játszma a kezdéskor lepecsételt kockákkal folyt.
fair-other = Nem egyezik. Kérjük, szólj a kiszolgáló üzemeltetőinek.

## Visszajátszás

replay-not-there = Ez a visszajátszás nincs meg.
replay-controls = Visszajátszás
play = Lejátszás
pause = Szünet
step-back = Egy lépés vissza
step-forward = Egy lépés előre
# $n = hol tartunk, $total = az utolsó
replay-at = { $n } / { $total }
scrubber = Hol tart a játszma
speed = Sebesség
# $n = hányszoros
times = ×{ $n }
eyes = Kinek a szemével
eyes-public = egy nézőével
review = Elemzés
review-thinking = A navigátor minden döntést megnéz …
review-failed = Az elemzés megszakadt.
review-curve = Győzelmi esélyek
# $name = a player, $first, $last = 0 to 100
review-curve-is = Győzelmi esély ({ $name }): az elején 100-ból { $first }, a végén { $last }
review-costly = Ami a legtöbbe került ({ $name })
# $action = words on a button
review-played = Ez történt: { $action }
review-better = Jobb lett volna: { $action }
# $n = number of a decision
review-show = Megmutatás ({ $n }. döntés)
review-nothing = Semmi, ami egyértelműen jobb lett volna.
review-about = A navigátor csak azt tudta, amit ez a játékos tudhatott. Az esélyek becslések.
# $name = a player
play-on = Továbbjátszás innen ({ $name })

## Szabálykönyv

rules-title = Szabálykönyv: { $game }
rules-own-words = A teljes szabályok a saját szavainkkal. Minden szabálynak száma van, hogy a napló és minden elutasítás rámutathasson.
rules-search = Keresés a szabályokban
rules-found =
    { $n ->
        [0] Nincs találat
       *[other] { $n } szabály
    }
rules-none = Nincs szabály, amelyben mindezek a szavak szerepelnek.
rules-missing = A szabálykönyvet nem sikerült elhozni.

## Tanulás

learn-title = Tanulj játék közben
learn-lead = Ülj le egy igazi játszmához botok ellen. Egy segítő mindent elmagyaráz, amikor először történik; bármikor elküldheted, és bármikor visszahívhatod.
learn-jamaica-1 = Minden fordulóban a kapitány dob két kockával: egyet nappalra, egyet éjszakára tesz.
learn-jamaica-2 = Mindenki titokban választ egyet három lapjából. A bal oldali jel a nappali kockát, a jobb oldali az éjszakait használja: berakodsz valamit, vagy hajózol.
learn-jamaica-3 = Ahol megállsz, fizetsz: a tengeren élelemmel, kikötőben arannyal. A kalóztanyák ingyenesek, és kincset rejtenek. Ahol másik hajó áll, ott csatázol.
learn-jamaica-4 = Amikor az első hajó hazaér, a fordulót befejezitek, és jön a pontozás: arany, kincsek, és hogy meddig jutottál.
learn-puertorico-1 = Minden fordulóban sorban szerepet választotok. A cselekvését mindenki végrehajtja; aki választotta, kiváltságot is kap.
learn-puertorico-2 = Ültess, toborozz, és küldd az embereidet az ültetvényekre és az épületekbe: csak az működik, ahol dolgozik valaki.
learn-puertorico-3 = Termelj árut. Egy ládát eladhatsz érméért, a többit hajóra rakhatod győzelmi pontért.
learn-puertorico-4 = Az érmékből olyan várost építesz, amelytől minden jobban megy. Ha elfogynak a munkások, a pontok vagy az építési helyek, jön a pontozás.
learn-empires-1 = Minden fordulóban négy lapot nézel meg, és azokat tartod meg, amelyekért munkást fizetsz. A kártyákat áruért építed fel, vagy egy akcióval együtt játszod ki.
learn-empires-2 = Körről körre mindenki egy dolgot tesz: épít, két bábuja egyikét akciólapkára teszi, kártyát használ, támad vagy passzol. Minden bábu kétszer használható.
learn-empires-3 = A hajók sorban várnak. Amikor mindenki passzolt, szigetekre hajóznak: kifosztod őket áruért, vagy meghódítod a birodalmadnak.
learn-empires-4 = Az a forduló az utolsó, amelyikben valaki eléri a 25 pontot; a birodalom minden kártyája és a megmaradt áruk is pontot érnek.
learn-maracaibo-1 = A hajók négyszer hajózzák körbe a Karib-tengert Havannából indulva. A körödben legalább egy helyszínt haladsz a nyilak mentén, és ott cselekszel, ahol megállsz.
learn-maracaibo-2 = A falvakban dublont szerzel és kártyát vásárolsz; a városok árut kérnek, és saját akciójuk van; útközben küldetések, segédek és örökséglapkák várnak.
learn-maracaibo-3 = Harcolj Franciaországért, Angliáért vagy Spanyolországért: a befolyásod annyival többet ér, amennyivel több zászlaja van a nemzetnek a végén. A leszállított áru korongokat vesz le a hajódról, és az így fejlődik.
learn-maracaibo-4 = Aki elsőként hazaér, befejezi a fordulót: jön a bevétel, és mindenki vásárolhat. A negyedik forduló után a kártyák, az épületek, a nemzetek és a bevétel pontjai döntenek.
learn-start = Indul az első játszmám
learn-read = Előbb a szabálykönyv
coach = Segítő
coach-close = Segítő elküldése
coach-understood = Értem
coach-quiet = Játssz tovább; szólok, ha valami új történik.
coach-progress = { $n } / { $total } lecke

## Névjegy

about = Névjegy
about-title = A Tradewinds névjegye
about-what = A Tradewinds eurójátékok asztala a böngészőben: teljes szabályok minden kivétellel, megindokolt elutasítások, visszavonás, visszajátszás, tisztességes és ellenőrizhető keverés, angolul, hagyományos kínaiul és magyarul.
about-games-title = A játékok az alkotóiké
about-games = Ez nem hivatalos megvalósítás, olyanok műve, akik szeretik ezeket a játékokat. Nincs kapcsolata a kiadókkal, és nem tartalmazza egyetlen képüket, logójukat vagy mondatukat sem: a rajzok és a szövegek a mieink. Ha megtetszik itt egy játék, vedd meg a dobozát; igazi asztalon a legszebb.
about-fair-title = Tisztességes játék
about-fair = Egy játszma minden dobása és keverése egyetlen számból ered, amelyet az első lépés előtt lepecsételünk. A pecsét az elején látható, a szám a végén. A kiszolgáló minden játékosnak csak azt mondja el, amit az tudhat.
about-privacy-title = Az adataid
about-privacy = Nem kell fiók. Egy aláírt süti jegyzi meg, melyik helyek a tieid; a nevedet azok látják, akik az asztalodnál ülnek. A beállításaidat azért őrizzük meg, hogy a többi eszközödön is érvényesek legyenek. Mást nem gyűjtünk.
about-licence-title = Licenc
about-licence = A kód szabad szoftver, MIT licenccel.
about-fonts = Betűtípusok: EB Garamond, Inter, Noto Serif TC és Noto Sans TC, mind az SIL Open Font License szerint.

## Eltévedtél

lost-title = A térképen túl
lost-text = Ezen a címen nincs semmi. Talán a link vége lemaradt útközben.

## Ha valami baj van

error-no-connection = A kiszolgáló most nem érhető el. A játékaid biztonságban vannak; próbáld újra kicsit később.
error-unexpected = Nálunk történt valami hiba, de semmi sem változott. Kérjük, próbáld újra.
