### The workshop: packs of other components, and the editor for them.

title-packs = Csomagok
title-workshop = Műhely
title-pack = Csomag

## Packs

packs = Csomagok
packs-lead = A csomag egy játék más összetevőit tartalmazó fájl: a saját nyomtatott lapjaid beírva, egy változat vagy egy új pakli. Itt válogatással készíted el, és bármelyik asztalnál játszhatsz vele.
packs-new = Új csomag ehhez:
packs-here = Ebben a böngészőben
packs-here-none = Még nincs egy sem. Válassz fent játékot, vagy hozz egy fájlt.
packs-there = Csak a szerveren
packs-there-none = Nincs. Amit a szerveren is elmentesz, azt másik böngésződből is megnyithatod, és asztaloknál játszhatsz vele.
packs-is-there = A szerveren is
packs-is-shared = A szerveren, linkkel megosztva
packs-share = Megosztás linkkel
packs-unshare = Megosztás vége
packs-play-with = Játék ezzel
packs-copy = Másolás a csomagjaim közé
pack-changes = Mit változtat meg
# $game = name of the game
ws-new-name = Saját példányom: { $game }
# $name = of the pack
ws-copy-name = { $name } (másolat)
ws-edit = Szerkesztés
ws-play = Játék
ws-export = Exportálás
ws-import = Fájlból …
ws-duplicate = Kettőzés
ws-delete = Törlés
ws-delete-ask = Törlöd ebből a böngészőből?
ws-deleted = Törölve ebből a böngészőből: „{ $name }”.
ws-import-file = Egy csomag fájlja (.yaml)
ws-import-text = Vagy illeszd be, ami benne áll
ws-import-read = Megnézem
ws-import-keep = Megtartom ebben a böngészőben

## The editor

ws-not-here = Ebben a böngészőben nincs ilyen csomag.
ws-not-here-hint = Lehet, hogy törölték, vagy egy másik böngészőben van. A szerveren elmentett csomagok a csomagjaid listájában vannak.
ws-undo = Visszavonás
ws-redo = Mégis
ws-panel-changes = Változások
ws-panel-about = Névjegy
ws-panel-keeping = Mentés és megosztás
ws-version = { $version }. változat
# $sha = the first signs of a fingerprint
ws-hash = Ujjlenyomat: { $sha }
ws-kept = Megőrizve ebben a böngészőben
ws-not-kept = Nincs megőrizve!
ws-components = Összetevők
ws-list = Az összetevő fajtája
ws-search = Keresés név szerint
ws-only = Mutasd
ws-only-all = Mindet
ws-only-todo = A rekonstruáltakat
ws-only-changed = Amit a csomag megváltoztat
ws-only-wrong = Amiben hiba van
# $n = components that are not reconstructed, $of = all of this list
ws-done = { $of } közül { $n } nem rekonstruált.
ws-found-none = Ilyen nevű nincs.
ws-add = Új
ws-add-like = Új, ehhez hasonló
ws-choose = Válassz egy összetevőt.
ws-is-changed = módosítva
ws-is-added = új
ws-is-removed = kivéve
ws-is-wrong = hiba van benne
ws-removed = Ebben a csomagban nincs benne.
ws-previous = Előző
ws-next = Következő
ws-confirm = Pont így van nyomtatva
ws-try = Kipróbálom
ws-restore = Mint a dobozban
ws-remove = Kiveszem
ws-face = Hogyan néz ki, és mit mond
ws-face-old = Ilyen volt korábban: ha nincs több hiba, újra megrajzoljuk.
ws-says = Mit mond
ws-remarks = Más, mint a dobozban
ws-rules = Szabályok:
ws-more-fields = Forrás, jegyzetek, és ami nem változtatható
# $what = what stands in the box
ws-in-box = Doboz: { $what }
ws-nothing = semmi
ws-languages = Más nyelveken:
ws-name-repeated = A többi nyelven ugyanez a név áll, amíg be nem írod őket.
ws-text-follows = A szöveg abból készül, amit a lap tesz.
ws-text-own = Saját szavaimmal
ws-text-follow = Készüljön abból, amit a lap tesz
# $what = name of a thing or field
ws-less = { $what }: eggyel kevesebb
ws-more = { $what }: eggyel több
ws-count = { $what }: { $n }. Eggyel több
ws-count-otherwise = Számolás másképp …
ws-take-out = { $what }: kivesz
ws-put-in = { $what }: hozzáad …
ws-up = { $what }: feljebb
ws-down = { $what }: lejjebb
ws-item = { $what } { $n }
ws-step = { $what }: új lépés
ws-verb-search = Keresés a lépések közt
ws-either = { $what }: milyen módon
ws-either-number = Szám
ws-either-choice = Választás
ws-either-record = Egyetlen
ws-either-row = Számolva
ws-either-list = Több
ws-either-amounts = Mennyiségek
# $n = how many errors
ws-wrong = { $n } hiba van.
ws-changes-none = Semmi sem más, mint a dobozban.
ws-full = Ebben a böngészőben nincs több hely. Az utolsó változtatás nincs megőrizve: exportáld a csomagot, vagy törölj egy másikat, és próbáld újra.
ws-unreachable = A szerver nem elérhető. A munkád ebben a böngészőben megmarad; az ellenőrzés magától folytatódik.
ws-other-window = Egy másik ablak megváltoztatta ezt a csomagot: ez az ő változata. A visszavonás visszahozza a tiédet.
ws-about-name = Név
ws-about-version = Változat
ws-about-author = Szerző
ws-about-licence = Licenc
ws-about-empty = Ide írni kell valamit.

## On the server

ws-here-only = Csak ebben a böngészőben van meg.
ws-there = A szerveren is el van mentve.
ws-there-behind = A szerveren egy korábbi kiadása van.
ws-save = Mentés a szerverre
ws-saved = Elmentve a szerverre.
ws-share = Megosztás linkkel
ws-share-hint = Akinek megvan a link, elolvashatja és játszhat vele, de nem változtathatja meg.
ws-share-link = A csomag linkje
ws-drop-there = Levétel a szerverről
ws-drop-there-ask = Leveszed a szerverről? A megkezdett asztaloknál megmaradnak az összetevőik.
ws-conflict = A csomagot közben máshol is elmentették. Melyik kiadás menjen tovább?
ws-conflict-theirs = Az elmentett (a visszavonás visszahozza az enyémet)
ws-conflict-mine = Az enyém, az elmentett helyett

## At tables

create-packs-mine = Saját csomagjaim
create-packs-here = Ebben a böngészőben (előbb a szerverre mentjük)
create-packs-offered = A szerver kínálata
create-packs-shared = Link alapján
lobby-pack = Saját összetevők
back-to-workshop = Vissza a szerkesztőhöz
