### Egy játszma után: a visszajátszás mint hely, képek, előzmények és értékszámok.

title-history = Előzmények

## A visszajátszás egy állása

tab-here = Állás
tab-notes = Jegyzetek
tab-pictures = Képek
log-go = Ugrás ehhez az álláshoz
replay-round = Forduló
here-link = Link ehhez az álláshoz
here-link-about = Aki megnyitja, pontosan itt látja a játszmát. A befejezett játszma linkje örökre megmarad.
here-link-private = Az asztal zártkörű, de akinek megvan ez a link, megnézheti a játszmát. A befejezett játszma linkje örökre megmarad.
here-share = Megosztás …
here-play-on = Továbbjátszás innen
here-with = Kivel
here-with-bots = Botok ellen
here-with-friend = Egy baráttal { $name } helyén
here-record = Jegyzőkönyv
here-download = Letöltés
here-record-about = Kis fájl minden döntéssel, amely bármely Tradewinds-szerverre behozható és ott ellenőrizhető.
here-take-away = Jegyzőkönyv elvétele
here-take-away-ask = Elveszed? A linkje és a hozzá fűzött jegyzetek is eltűnnek.

## Jegyzetek

note-new = Jegyzet a(z) { $n }. álláshoz
note-change = Jegyzeted a(z) { $n }. álláshoz
note-share = Megosztás mindenkivel, aki ezt a játszmát nézi
note-save = Megőrzés
note-cancel = Mégse
note-edit = Módosítás
note-drop = Eldobás
note-mine = Te
note-is-shared = megosztva
notes-none = Még nincs jegyzet.

## Képek

pictures-title = A játszma képekben
pictures-points = A pontok alakulása
pictures-leads = Ki vezetett
pictures-lead = { $name } átveszi a vezetést ({ $n }. állás)
pictures-turns = Fordulópontok
pictures-turn = { $name }: 100-ból { $before } helyett { $after } esély a győzelemre ({ $n }. állás)
pictures-turns-none = Nyisd meg egyszer az elemzést, és a fordulópontok itt lesznek.
pictures-sources = Miből lettek a pontok
pictures-sources-of = { $name } pontjai forrás szerint
pictures-whose = Kié
pictures-what = Mi
pictures-resources = Készletek
pictures-tempo = Tempó
chart-is = { $title }. A végén: { $rows }
chart-row = { $name } { $n }
chart-numbers = A számok
chart-round = Forduló (állás)
chart-position = Állás

## Előzmények

history = Előzmények
history-counts = { $n } játszma, ebből { $won } győzelem.
history-count = { $game }: { $n } ({ $won } győzelem)
history-filters = Szűrők
history-game = Játék
history-result = Eredmény
history-when = Mikor
history-who = Kivel
history-any = Bármely
history-won = Megnyert
history-lost = Nem nyert
history-week = Utolsó 7 nap
history-month = Utolsó hónap
history-year = Utolsó év
history-first = Győzelem
history-place = { $n }. hely
history-points = { $n } pont
history-none = Még nincs ilyen játszma.
history-more = Továbbiak
record-bring = Játszma máshonnan
record-bring-hint = Hozd be egy játszma jegyzőkönyvét: visszajátsszuk és ellenőrizzük, aztán linkje és visszajátszása lesz, mint bármelyiknek.
record-file = Jegyzőkönyv kiválasztása (.json)
record-checking = A játszmát visszajátsszuk …
record-refused = Ezt a jegyzőkönyvet nem őriztük meg.
record-file-large = A fájl túl nagy egy jegyzőkönyvhöz.
record-file-unreadable = A fájl nem olvasható jegyzőkönyvként.
record-file-other = Ez nem a Tradewinds jegyzőkönyve.

## Értékszámok

ratings = Értékszámok
ratings-about = Ki ki ellen nyer valószínűleg: játékonként, emberek és botok egy skálán. Egy játszma akkor számít, ha a kezdetén minden ember kért értékszámot. Az értékszámodat csak az látja, akit szintén értékelnek.
ratings-opt = Értékeljétek a játszmáimat
ratings-none = A következő beszámító játszmád értékszámot ad neked.
rating-is = { $mu } ± { $wide }
rating-line = { $rating } ({ $n } játszma)
rating-moved = Értékszám: { $rating } ({ $by })
rated-table = Ez a játszma beleszámít az értékszámokba.
unrated-brought = Nem értékelt: máshol játszották.
unrated-practice = Nem értékelt: egy állásból indult.
unrated-continued = Nem értékelt: más szabályokkal folytatódott.
unrated-campaign = Nem értékelt: egy kampány része.
unrated-pack = Nem értékelt: csomaggal játszották.
unrated-one-screen = Nem értékelt: többen egy képernyőnél.
unrated-nobody = Nem értékelt: csak botok játszanak.
unrated-alone = Nem értékelt: nincs ellenfél.
unrated-hint = Nem értékelt: valaki tippet kért.
unrated-undo = Nem értékelt: olyasmit vontak vissza, amibe csak botok egyeztek bele.
unrated-opted = Nem értékelt: nem mindenki kéri itt.
