### Idő: órák, szünetek, ki van itt, és honnan tudja meg valaki, hogy ő jön.

time-seconds = { $n ->
        [0] semennyi
       *[other] { $n } másodperc
    }
time-minutes = { $n } perc
time-hours = { $n } óra
time-days = { $n } nap
time-days-hours = { $days } nap { $hours } óra

clock-title = Gondolkodási idő
clock-kind = Óra
clock-kind-none = Nincs óra
clock-kind-bank = Ennyi az egész játszmára
clock-kind-decision = Ennyi minden döntésre
clock-bank = Játékosonként
clock-increment = Döntésenként hozzáadva
clock-each = Döntésenként
clock-zero = Ha lejárt
clock-zero-bot = Bot ül a helyre
clock-zero-pass = A hely passzol
clock-hint = A botoknak nincs órájuk. A visszavonás nem ad vissza időt, és nem számít az az idő, amíg a szerver állt. Akinek a helyére bot ült, visszaveheti a helyét. Ahol a szabályok nem engednek passzolni, azt az egy döntést egy bot hozza meg.

# $length = egy idő, például „30 perc”, $increment = egy másik
clock-told-none = Nincs óra: mindenki annyit gondolkodik, amennyit szeretne.
clock-told-bank = { $length } játékosonként.
clock-told-increment = { $length } játékosonként, döntésenként még { $increment }.
clock-told-decision = { $length } minden döntésre.
clock-told-bot = Utána bot ül a helyre.
clock-told-pass = Utána a hely passzol.

clocks = Órák
clock-low = siess!
clock-runs = jár
clock-away = nincs itt
clock-bot = bot játszik
# $left = idő, ahogy az óra mutatja
clock-low-spoken = Mindjárt lejár az időd: { $left }.

# $name = akinek az ideje lejárt, vagy aki ezt tette
time-event-bot = { $name } ideje lejárt: egy bot játszik tovább.
time-event-pass = { $name } ideje lejárt, passzolt.
time-event-decided = { $name } ideje lejárt: ezt a döntést egy bot hozta meg.
time-event-paused = Az asztal szünetel, ahogy { $name } kérte.
time-event-resumed = { $name } véget vetett a szünetnek.
time-event-bot-you = Lejárt az időd: egy bot játszik tovább helyetted.
time-event-pass-you = Lejárt az időd, passzoltál.
time-event-decided-you = Lejárt az időd: ezt a döntést egy bot hozta meg helyetted.
time-event-paused-you = Az asztal szünetel, ahogy kérted.
time-event-resumed-you = Véget vetettél a szünetnek.

paused = Az asztal szünetel.
paused-by = { $name } kérte. Az órák állnak, a botok várnak; bárki véget vethet neki, aki itt játszik.
paused-by-you = Te kérted. Az órák állnak, a botok várnak; bárki véget vethet neki, aki itt játszik.
resume = Folytatás
ask-pause = Szünet
ask-pause-hint = Mindenkinek bele kell egyeznie, aki itt van.
request-pause = { $by } szünetet kér.
request-pause-own = Szünetet kértél.

your-turn = Te jössz
here-now = itt van
away-now = nincs itt

notify = Értesíts, ha én jövök
notify-denied = A böngésződ itt nem engedi az értesítéseket. A beállításaiban megváltoztathatod.
mail-title = E-mailben
mail-none = Ez a szerver nem küld e-mailt.
mail-address = E-mail-cím
mail-after = Ha ennyi ideje nem vagyok itt:
mail-hint = Egy körben legfeljebb egy levél. A címedet senki más nem látja.
mail-sent = A levél úton van. Kérjük, erősítsd meg a címedet a benne lévő linkkel.
mail-confirmed = Megerősítve: szólunk, ha te jössz.
mail-save = Mentés
mail-drop = A cím elfelejtése
title-mail = E-mail
mail-confirm-title = Erősítsd meg a címedet
mail-confirm-ask = Levelet kapsz, ha te jössz, és nem vagy itt.
mail-confirm-go = Igen, ez az én címem
mail-confirm-done = Köszönjük, a címed meg van erősítve.
mail-stop-title = Nincs több levél
mail-stop-ask = Ne írjunk többet? A címedet elfelejtjük.
mail-stop-go = Ne küldjetek több levelet
mail-stop-done = Kész: a címedet elfelejtettük, többé semmit sem küldünk oda.
