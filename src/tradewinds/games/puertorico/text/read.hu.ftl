### A Puerto Rico felolvasva, soronként, a terminálhoz.
###
### Minden azonosító ugyanott áll a read.en.ftl, a read.zh-Hant.ftl és a read.hu.ftl fájlban. A listák elemei között
### word-separator áll.

## Ki ül ott

read-puertoma = Puertoma
# $n = több közül hányadik, 1-től
read-puertoma-n = { $n }. Puertoma

## Az asztal

# $round = szám, $governor = játékos neve, $phase = a fázis neve
read-round = { $round }. forduló. Kormányzó: { $governor }. { $phase }.
# $name = aki a folyó szerepet választotta
read-chosen-by = A szerepet választotta: { $name }.
# $n = hány szerepet választanak még ebben a fordulóban
read-picks = Ebben a fordulóban még választandó szerepek: { $n }.
# $roles = szerepek listája
read-roles = Választható szerepek: { $roles }.
# $role = szerep neve, $coins = mennyiség
read-role-coins = { $role } ({ $coins } rajta)
read-roles-taken = Már választották: { $roles }.
# $role = szerep neve
read-captured = A Csempész elfogta: { $role }.
# $name = játékos neve
read-marker = Csempészjelző: { $name }.
# $tiles = lapkák listája, $n = hány kőbánya van még
read-offer = Ültetvénykínálat: { $tiles }. Maradék kőbánya: { $n }.
# $n = lapkák a zsákban, $tiles = lista
read-bag = Lapkák a zsákban: { $n }. Eldobva: { $tiles }.
# $people = mennyiségek listája
read-register = Munkaközvetítő: { $people }.
read-people-supply = Emberek a készletben: { $people }.
# $goods = mennyiségek listája
read-supply = Áruk a készletben: { $goods }.
# $n = mennyi maradt
read-vp-pool = GYP a pontkészletben: { $n }.
# $goods = áruk listája, $n = szabad helyek
read-house = Kereskedőház: { $goods }. Szabad helyek: { $n }.
# $size = a hajó helyei, $goods = mennyiség
read-ship = { $size } férőhelyes teherhajó: { $goods }.
# $buildings = a még megépíthető épületek listája
read-tray = Megmaradt épületek: { $buildings }.
# $building = épület neve, $cost = mennyiség, $n = hány
read-tray-one = { $building }: { $cost }, maradt { $n }
# $help = mit tud az épület
read-tray-help = { $building }: { $cost }, maradt { $n }. { $help }
# $goal = a cél neve, $shown = amit mutat, $state = nyitott vagy teljesítve
read-goal = Fesztivál, { $goal } ({ $shown }): { $state }.
read-goal-plain = Fesztivál, { $goal }: { $state }.
# $role = szerep neve
read-tracker = Puertoma-cselekvéstábla, jelző: { $role }.
# $trigger = ami a játékot befejezi
read-trigger = A játék e forduló után véget ér. { $trigger }.
# $cards = lapok listája
read-cards = Eredménykártyák előtted: { $cards }.

## Egy játékos

# $name = játékos neve, $coins, $vp = mennyiségek, $goods = mennyiségek listája
read-player = { $name }: { $coins }, { $vp }. Áruk: { $goods }.
# GYP-jelzők, amelyeket az olvasó nem láthat
read-player-hidden = { $name }: { $coins }, GYP-jelzői rejtve. Áruk: { $goods }.
# $tiles = lista, $used = elfoglalt mezők, $spaces = hány van
read-countryside = Vidék ({ $spaces } mezőből { $used }): { $tiles }.
# $buildings = lista
read-city = Épületek ({ $spaces } helyből { $used }): { $buildings }.
# $place = lapka neve, $n = hány lapka, $people = mennyiségek listája
read-tile = { $n } × { $place } ({ $people })
# $place = épület neve, $slots = munkáshelyek
read-building = { $place } ({ $slots } munkáshelyen: { $people })
read-building-plain = { $place }
# $n = hány
read-forests = { $n } × erdő
read-nobody = senki
# $people = mennyiségek listája
read-idle = A portrén: { $people }.
read-staffing = Most helyezi el az embereit.
# $goods = mennyiségek listája
read-produced = Ebben a fázisban: { $goods }.
# $cards = eredmények listája
read-achievements = Még nem teljesített eredmények: { $cards }.
read-achievements-hidden = Még nem teljesített, lefordított eredmények: { $n }.
# $card = cím, $help = a feltétele
read-achievement = { $card }: { $help }
read-completed = Teljesített eredmények: { $cards }.

## Egy Puertoma

# $people = mennyiségek listája
read-vp-area = Emberek a pontterületen: { $people }.
# $place = ültetvényfajta, $spaces = lapkánként n/m
read-puertoma-kind = { $place }: { $spaces }
# $n = betöltött helyek, $slots = hány van
read-puertoma-space = { $slots } helyből { $n } betöltve
read-puertoma-plantations = Ültetvények: { $kinds }.
# $tiles = kőbányák és a fajtánkénti másodikon túli ültetvények listája
read-puertoma-third = A pontterületen: { $tiles }.
# $levels = lista
read-puertoma-levels = Építési helyek: { $levels }.
# $level = szint neve, $n = épületek rajta
read-puertoma-level = { $level }: { $n }
# $abilities = lista
read-puertoma-abilities = Felfordított képességek: { $abilities }.
read-puertoma-working = Most működik: { $abilities }.
# $building = épület neve
read-puertoma-reserve = Lefoglalt épület: { $building }.
read-none = nincs

## A pontszám részei, ahogy a bontás nevezi őket

score-vp = Pontjelzők
score-buildings = Épületek
score-bonus = Nagyépületek
score-citizens = Polgárok
score-vp_area = Pontterület
score-pairs = Aktív ültetvénypárok
score-wealth = Érmék és ládák
