### The workshop: packs of other components, and the editor for them.

title-packs = Csomagok
title-workshop = Műhely
title-pack = Csomag

## Packs

packs = Csomagok
packs-lead = A csomag egy játék más tartozékait tartalmazó fájl: a saját nyomtatott lapjaid beírva, egy változat vagy egy új pakli. Itt válogatással készíted el, és bármelyik asztalnál játszhatsz vele.
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
bench-new-name = Saját példányom: { $game }
# $name = of the pack
bench-copy-name = { $name } (másolat)
bench-edit = Szerkesztés
bench-play = Játék
bench-export = Exportálás
bench-import = Fájlból …
bench-duplicate = Kettőzés
bench-delete = Törlés
bench-delete-ask = Törlöd ebből a böngészőből?
bench-deleted = Törölve ebből a böngészőből: „{ $name }”.
bench-import-file = Egy csomag fájljának kiválasztása (.yaml)
bench-import-text = Vagy illeszd be, ami benne áll
bench-import-read = Megnézem
bench-import-keep = Megtartom ebben a böngészőben

## The editor

bench-not-here = Ebben a böngészőben nincs ilyen csomag.
bench-not-here-hint = Lehet, hogy törölték, vagy egy másik böngészőben van. A szerveren elmentett csomagok a csomagjaid listájában vannak.
bench-undo = Visszavonás
bench-redo = Mégis
bench-panel-changes = Változások
bench-panel-about = Névjegy
bench-panel-keeping = Mentés és megosztás
# $field = name of a field
bench-change = { $field }:
bench-version = { $version }. változat
# $sha = the first signs of a fingerprint
bench-hash = Ujjlenyomat: { $sha }
bench-kept = Megőrizve ebben a böngészőben
bench-not-kept = Nincs megőrizve!
bench-components = Tartozékok
bench-list = A tartozék fajtája
bench-search = Keresés név szerint
bench-only = Mutasd
bench-only-all = Mindet
bench-only-todo = Saját terv
bench-only-changed = Amit a csomag megváltoztat
bench-only-wrong = Amiben hiba van
# $n = components that are not reconstructed, $of = all of this list
bench-done = { $of } közül { $n } nem saját terv.
bench-found-none = Ilyen nevű nincs.
bench-add = Új
bench-add-like = Új, ehhez hasonló
bench-choose = Válassz egy tartozékot.
bench-is-changed = módosítva
bench-is-added = új
bench-is-removed = kivéve
bench-is-wrong = hiba van benne
bench-removed = Ebben a csomagban nincs benne.
bench-previous = Előző
bench-next = Következő
bench-confirm = Pont így van nyomtatva
bench-try = Kipróbálom
bench-restore = Mint a dobozban
bench-remove = Kiveszem
bench-face = Hogyan néz ki, és mit mond
bench-face-old = Ilyen volt korábban: ha nincs több hiba, újra megrajzoljuk.
bench-says = Mit mond
bench-remarks = Más, mint a dobozban
bench-rules = Szabályok:
bench-more-fields = Forrás, jegyzetek, és ami nem változtatható
# $what = what stands in the box
bench-in-box = Doboz: { $what }
bench-nothing = semmi
bench-trio-name = Név
bench-trio-label = Név
bench-trio-text = Szöveg
bench-languages = Más nyelveken:
bench-name-repeated = A többi nyelven ugyanez a név áll, amíg be nem írod őket.
bench-text-follows = A szöveg abból készül, amit a lap tesz.
bench-text-own = Saját szavaimmal
bench-text-follow = Készüljön abból, amit a lap tesz
# $what = name of a thing or field
bench-less = { $what }: eggyel kevesebb
bench-more = { $what }: eggyel több
bench-count = { $what }: { $n }. Eggyel több
bench-count-otherwise = Számolás másképp …
bench-take-out = { $what }: kivesz
bench-put-in = { $what }: hozzáad …
bench-up = { $what }: feljebb
bench-down = { $what }: lejjebb
bench-item = { $what } { $n }
bench-step = { $what }: új lépés
bench-verb-search = Keresés a lépések közt
bench-either = { $what }: milyen módon
bench-either-number = Szám
bench-either-choice = Választás
bench-either-record = Egyetlen
bench-either-row = Számolva
bench-either-list = Több
bench-either-amounts = Mennyiségek
# $n = how many errors
bench-wrong = { $n } hiba van.
bench-changes-none = Semmi sem más, mint a dobozban.
bench-full = Ebben a böngészőben nincs több hely. Az utolsó változtatás nincs megőrizve: exportáld a csomagot, vagy törölj egy másikat, és próbáld újra.
bench-unreachable = A szerver nem elérhető. A munkád ebben a böngészőben megmarad; az ellenőrzés magától folytatódik.
bench-other-window = Egy másik ablak megváltoztatta ezt a csomagot: ez az ő változata. A visszavonás visszahozza a tiédet.
bench-about-name = Név
bench-about-version = Változat
bench-about-author = Szerző
bench-about-licence = Licenc
bench-about-empty = Ide írni kell valamit.

## On the server

bench-here-only = Csak ebben a böngészőben van meg.
bench-there = A szerveren is el van mentve.
bench-there-behind = A szerveren egy korábbi kiadása van.
bench-save = Mentés a szerverre
bench-saved = Elmentve a szerverre.
bench-share = Megosztás linkkel
bench-share-hint = Akinek megvan a link, elolvashatja és játszhat vele, de nem változtathatja meg.
bench-share-link = A csomag linkje
bench-drop-there = Levétel a szerverről
bench-drop-there-ask = Leveszed a szerverről? A megkezdett asztaloknál megmaradnak a tartozékaik.
bench-conflict = A csomagot közben máshol is elmentették. Melyik kiadás menjen tovább?
bench-conflict-theirs = Az elmentett (a visszavonás visszahozza az enyémet)
bench-conflict-mine = Az enyém, az elmentett helyett

## At tables

create-packs-mine = Saját csomagjaim
create-packs-here = Ebben a böngészőben (előbb a szerverre mentjük)
create-packs-offered = A szerver kínálata
create-packs-shared = Link alapján
back-to-workshop = Vissza a szerkesztőhöz
