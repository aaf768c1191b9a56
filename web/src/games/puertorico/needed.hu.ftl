# A Puerto Rico saját szavai a webes asztalon (magyar).
puertorico-ui-comma = { ", " }
puertorico-ui-pause = { ", " }
puertorico-ui-colon = { ": " }
puertorico-ui-stop = { ". " }

# $n = forduló, $name = kormányzó, $phase = fázis
puertorico-ui-heading = { $n }. forduló · Kormányzó: { $name } · { $phase }

# a tábla
puertorico-ui-part-table = Főtábla
puertorico-ui-spaces-taken = { $all } helyből { $n } foglalt
puertorico-ui-in-the-game = Ebben a játékban szerepel
puertorico-ui-role-taken = Ebben a fordulóban már választották.
puertorico-ui-chosen-by = Választotta: { $name }
puertorico-ui-captured = A csempész elrabolta.
puertorico-ui-coins-on-role = { $n } érme van rajta
puertorico-ui-gets-nothing = semmi
puertorico-ui-left = még { $n }
puertorico-ui-tiles = { $n } lapka
puertorico-ui-discarded = Eldobva: { $n }
puertorico-ui-ship-empty = üres
puertorico-ui-house-empty = üres
puertorico-ui-house-help = Minden fajtából egy láda; ha minden helye betelt, a fázis végén kiürül. Alapárak:
puertorico-ui-register-help = A toborzó ezeket az embereket osztja szét, egyesével.
puertorico-ui-workers-left = Munkások a készletben
puertorico-ui-citizens-left = Polgárok a készletben
puertorico-ui-quarry-cap = ≤ { $n } kőbánya
puertorico-ui-yours = Már a tiéd
puertorico-ui-owned-by = Megépítette: { $names }
puertorico-ui-reserved-by = { $name } foglalásjelzője
puertorico-ui-price-now = Ennyibe kerülne neked most, az építész kiváltsága nélkül:
puertorico-ui-printed-cost = Nyomtatott ár
puertorico-ui-you-pay = Fizetendő
puertorico-ui-missing = Hiányzó érme
puertorico-ui-base-price = Alapár
puertorico-ui-crates-loaded = Ládák
puertorico-ui-last-round = Ez az utolsó forduló.

# a játékosok táblái
puertorico-ui-no-goods = Nincs áru
puertorico-ui-no-buildings = Még nincs épület
puertorico-ui-people-of = { $slots } helyből { $n } betöltve
puertorico-ui-secret-cards = { $n } titkos kártya
puertorico-ui-quarries = { $n } kőbánya
puertorico-ui-third-plantations = { $n } harmadik ültetvény
puertorico-ui-staffed-of-all = 2/3: három helyből kettőn van ember. Szaggatott keret: senki sem dolgozik ott.
puertorico-ui-this-round = Ebben a fordulóban
puertorico-ui-vp-area-help = A végén itt minden munkás 1 GYP-t, minden kőbánya és harmadik ültetvény 3 GYP-t ér.
puertorico-ui-ability-help = A szint második épülete fordítja fel (a 4. szinten már az első).
puertorico-ui-tracker = A cselekvésjelző itt áll: { $role }. A nyilak ide vezetnek: { $next }.
puertorico-ui-tracker-help = A Puertoma előbb a nyíllal elérhető, előnyös szerepeket nézi, aztán a rajtuk lévő érméket, végül egy kártya dönt.

# emberek elhelyezése és raktározás
puertorico-ui-placed = { $n } embernek már van helye (összesen { $all }).
puertorico-ui-portrait-waits = { $n } ember a portrén vár.
puertorico-ui-clear = Törlés
puertorico-ui-suggest = Javaslat
puertorico-ui-as-before = Ahogy volt
puertorico-ui-fill = Feltöltés
puertorico-ui-place-so = Így helyezem el őket
puertorico-ui-occupant = Itt: { $person }. Nyomd meg a cseréhez.
puertorico-ui-kinds-kept = Teljes fajta: { $n } / { $all }
puertorico-ui-singles-kept = Egyes láda: { $n } / { $all }
puertorico-ui-kept-of = Megtartva { $n }, ennyiből: { $all }
puertorico-ui-keep-all = Mind
puertorico-ui-store-so = Így raktározom

# csoportok
puertorico-ui-group-roles = Szerepek
puertorico-ui-group-plantations = Ültetvények
puertorico-ui-group-quarry = Kőbánya
puertorico-ui-group-build = Építés
puertorico-ui-group-ships = Teherhajók
puertorico-ui-group-wharf = A hajógyárad
puertorico-ui-group-small-wharf = A kis hajógyárad
puertorico-ui-group-sell = Eladás
puertorico-ui-group-outpost = Kereskedőállomás
puertorico-ui-group-zoning = Övezeti hivatal
puertorico-ui-group-keep-kinds = Egy teljes fajta megtartása
puertorico-ui-group-keep-crates = Egyetlen láda megtartása
puertorico-ui-group-goods = Áruk
puertorico-ui-group-raid = Hajó kifosztása
puertorico-ui-group-plunder = A kereskedőház kirablása
puertorico-ui-group-poach = Munkások elcsábítása
puertorico-ui-group-capture = Szerep elrablása
puertorico-ui-group-fields = A vidékre
puertorico-ui-group-houses = Épületbe
puertorico-ui-group-leave-fields = Üresen marad a vidéken
puertorico-ui-group-leave-houses = Üresen marad a városban
puertorico-ui-group-staffing = Emberek
puertorico-ui-group-persons = Ki legyen?
puertorico-ui-group-give = Érme helyett
puertorico-ui-group-overpay = Fizetés
puertorico-ui-group-select-1 = Ára 1
puertorico-ui-group-select-2 = Ára 2
puertorico-ui-group-select-3 = Ára 3
puertorico-ui-group-select-4 = Ára 4
puertorico-ui-group-select-5 = Ára 5
puertorico-ui-group-select-6 = Ára 6
puertorico-ui-group-select-7 = Ára 7
puertorico-ui-group-select-8 = Ára 8
puertorico-ui-group-select-9 = Ára 9
puertorico-ui-group-select-10 = Ára 10
puertorico-ui-group-cards = Eredménykártyák
puertorico-ui-group-remove = Lapka leadása
puertorico-ui-group-hospital = A kórház munkása
puertorico-ui-group-yes = Igen
puertorico-ui-group-bohio = Valaki elköltözik a bohíóból
puertorico-ui-group-pass = Vagy semmi
puertorico-ui-group-other = Egyéb

# a vége
puertorico-ui-scores = Végelszámolás
puertorico-ui-wins = { $names } győzött!
puertorico-ui-you-win = Győztél!
puertorico-ui-win-shared = Megosztott győzelem: { $names }!
puertorico-ui-score-vp = Pontjelzők
puertorico-ui-score-buildings = Épületek
puertorico-ui-score-bonus = Nagyépületek
puertorico-ui-score-citizens = Polgárok
puertorico-ui-score-achievements = Eredmények
puertorico-ui-score-vp_area = Pontterület
puertorico-ui-score-pairs = Aktív ültetvénypárok
puertorico-ui-score-wealth = Érmék és ládák
puertorico-ui-score-vp_area-help = Csak a Puertomáknál: a pontterületen minden munkás 1 GYP, minden kőbánya és harmadik ültetvény 3 GYP.
puertorico-ui-score-pairs-help = Csak a Puertomáknál: 2 GYP minden fajtáért, amelynek mindkét ültetvényén megvan az összes munkás.
puertorico-ui-score-wealth-help = Csak a Puertomáknál: az érmék és ládák együttes számának fele, felfelé kerekítve.

# in place of the shell's words
leaf-own = A táblám
match-over = A játszma véget ért.
own = A táblád
# Behind a number of tiles
puertorico-ui-or-quarry = { "" } vagy kőbánya
# The dearest building within reach
puertorico-ui-at-most = legfeljebb { $building }, { $n } érméért

# Automatikus válaszok, ahogy a beállítások nevezik
auto-puertorico-produce = Mindig termelek, amennyit csak lehet
auto-puertorico-extra = Iparosként elveszem a további ládát, ha csak egyféle lehet
auto-puertorico-worker = Elfogadom a további munkást vagy polgárt (toborzó, Villa, Iskola)
auto-puertorico-hospital = Elfogadom a Kórház munkását, ha csak egy helyre kerülhet
auto-puertorico-gain = Az épületeim minden hasznát elfogadom
auto-puertorico-keep = Megtartom a ládát, ha csak egyféleképpen lehet
auto-puertorico-stay = Ha nincs új ember, mindenki a helyén marad
auto-puertorico-bohio = A fázisok között senki sem költözik ki a Bohíóból

# A lépésenkénti kérdések helyett: a tábla a válasz
prompt-staffing = Helyezd el a munkásaidat.
    .help = Ebben a fázisban minden emberedet áthelyezheted: nyomj meg egy helyet a tábládon, hogy betöltsd vagy kiürítsd. Amíg van üres munkáshely, senki sem maradhat a portrén.
prompt-slots = Helyezd el a munkásaidat.
    .help = Az ültetvény, a kőbánya és az épület csak akkor működik, ha van rajta valaki. Nyomj meg egy helyet a tábládon, hogy betöltsd vagy kiürítsd.
prompt-storing = Mit tartasz meg?
    .help = Amit nem tartasz meg, visszakerül a készletbe. Az áruraktárak teljes fajtákat őriznek; egy ládát mindenki ingyen megtarthat.
# Hogy ki hol dolgozik, az látszik
fact-staffed =
    { $people_count ->
        [0] { $who } egyetlen embere sem dolgozik.
       *[other] { $who }: { $people_count } ember dolgozik.
    }
    .you =
        { $people_count ->
            [0] Egyetlen embered sem dolgozik.
           *[other] { $people_count } embered dolgozik.
        }
