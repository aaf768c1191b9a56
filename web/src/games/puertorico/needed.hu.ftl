# A Puerto Rico saját szavai a webes asztalon (magyar).
puertorico-ui-comma = { ", " }
puertorico-ui-pause = { ", " }
puertorico-ui-colon = { ": " }
puertorico-ui-stop = { ". " }

# $n = forduló, $name = kormányzó, $phase = fázis
puertorico-ui-heading = { $n }. forduló · Kormányzó: { $name } · { $phase }

# a tábla
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
puertorico-ui-tiles-houses = { $tiles } lapka, { $houses } épület
puertorico-ui-open-board = Tábla megnyitása
puertorico-ui-secret-cards = { $n } titkos kártya
puertorico-ui-third = harmadik ültetvény
puertorico-ui-ability-help = A szint második épülete fordítja fel (a 4. szinten már az első).
puertorico-ui-tracker = A cselekvésjelző itt áll: { $role }. A nyilak ide vezetnek: { $next }.
puertorico-ui-tracker-help = A Puertoma előbb a nyíllal elérhető, előnyös szerepeket nézi, aztán a rajtuk lévő érméket, végül egy kártya dönt.

# emberek elhelyezése és raktározás
puertorico-ui-to-place = Még { $n } ember vár helyre
puertorico-ui-all-placed = Mindenkinek van helye.
puertorico-ui-suggest = Javaslat
puertorico-ui-as-before = Ahogy volt
puertorico-ui-fill = Feltöltés
puertorico-ui-place-so = Így helyezem el őket
puertorico-ui-occupant = Itt: { $person }. Nyomd meg a cseréhez.
puertorico-ui-store-room = Hely: { $kinds ->
    [0] { $singles } láda
   *[other] { $kinds } teljes fajta és { $singles } láda
}
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

# in place of the shell's words
leaf-own = A táblám
match-over = A játszma véget ért.
own = A táblád
# Behind a number of tiles
puertorico-ui-or-quarry = { "" } vagy kőbánya
# The dearest building within reach
puertorico-ui-at-most = legfeljebb { $building }, { $n } érméért
