### A ház saját szavai: amit a rendszermag, az asztal és a kiszolgáló mond. A játékoknak saját szövegük van.
###
### Azonosítók: error-… (hibás üzenet vagy fájl), refusal-… (most meg nem tehető akció), undo-…
### Minden azonosító ugyanott áll az en.ftl, a zh-Hant.ftl és a hu.ftl fájlban.

## Játékok, játékosok, beállítások, botok

error-no-rulebook = Ehhez a játékhoz még nincs szabálykönyv.

## Visszavonás

undo-back-to = Visszavonja az utolsó döntésedet.
undo-back-since = Visszavonja az utolsó döntésedet és mindazt, ami azóta történt.
undo-nothing = Még nincs mit visszavonnod.
undo-over = A játszma véget ért: már semmit sem lehet visszavonni.
# $n = hány döntés vonódna vissza összesen
undo-barrier-chance = A döntésed óta a véletlen is szóhoz jutott. Csak akkor vonható vissza, ha mindenki beleegyezik.
undo-barrier-revealed = A döntésed végleges, vagy felfedett valami rejtettet. Csak akkor vonható vissza, ha mindenki beleegyezik.
undo-barrier-other = Azóta más is sorra került. Csak akkor vonható vissza, ha mindenki beleegyezik.

## Jegyzőkönyvek és helyzetek

# $number = a sor sorszáma 0-tól
error-record-undo = A jegyzőkönyv { $number }. sora többet von vissza, mint amennyi van.

## Ami egy üzenetben hibás lehet

error-malformed = A kiszolgáló nem értette ezt a kérést.
error-not-json = A kiszolgáló nem értette ezt az üzenetet: nem JSON.
error-not-text = A kiszolgáló csak szöveges üzeneteket fogad.
# $field = egy mező neve
error-field-missing = Hiányzik ez a mező: „{ $field }”.
error-field-unknown = Itt nincs „{ $field }” mező.
error-field-value = Ennek a mezőnek az értéke nem lehetséges: „{ $field }”.
# $most = a number of characters
error-text-long = Ez a mező legfeljebb { $most } karakteres lehet: „{ $field }”.
# $expected, $got = értékfajták, szakszóval
error-field-type = Ennek a mezőnek más a fajtája: „{ $field }”. A várt fajta { $expected }, a kapott { $got }.
# $most = hány karakter
error-too-long = Az üzenet hosszabb, mint { $most } karakter.
error-too-large = Az üzenet túl nagy.
error-text-control = A szövegben megjeleníthetetlen karakterek vannak.
error-name-invisible = Ezt a nevet senki sem látná. Válassz olyat, amelyben betűk vannak.
# $ref = az üzenet száma a kliensnél
error-ref-reused = Két különböző üzenet viseli ugyanazt a számot ({ $ref }).
error-hello-first = Az első üzenetnek „hello”-nak kell lennie.
error-list-which = Kérj pontosan egy listát: mine, open, finished vagy away.
error-not-found = Ezen a címen nincs semmi.
error-method = Ezt a címet nem így kell használni.

## Ki mit tehet

error-forbidden = Ezt nem teheted meg.
error-not-your-seat = Ez nem a te helyed.
error-not-seated = Ezt csak az teheti meg, aki az asztalnál ül.
error-host-only = Ezt csak a házigazda teheti meg.
error-invite = Ez zártkörű asztal: használd a meghívó linkjét.
error-invite-wrong = Ez a meghívó már nem érvényes. Kérd el az új linket attól, aki az asztalt nyitotta.
error-invite-second = Ugyanennél a képernyőnél egy második helyhez az asztal meghívó linkje kell.
error-foreign-page = Egy másik webhely próbálta megnyitni ezt az asztalt. Nyisd meg a saját oldaláról.

## Asztalok és helyek

error-no-such-table = Nincs ilyen asztal. Talán hiányos a link.
error-table-closed = A házigazda még a játék kezdete előtt bezárta ezt az asztalt.
error-still-playing = Az asztalt akkor teheted el, ha véget ért a játszma. Addig felállhatsz, vagy feladhatod a helyedet.
# $seat = a kért, $known = a lehetségesek
error-seat-kind = Egy hely nem lehet „{ $seat }”. Lehetséges: { $known }.
error-seat-me-twice = Te magad egy helyre ülhetsz; a többieknek ennél a képernyőnél a „here” való.
# $seat = a hely száma, $ruled = true, ha a szabályok játsszák
error-seat-rules =
    { $ruled ->
        [true] Ezt a helyet a szabályok játsszák ({ $seat }. hely): ide „rules” kell.
       *[other] Ezt a helyet nem a szabályok játsszák ({ $seat }. hely): ide nem lehet „rules”.
    }
# $players = a kért létszám, $seats = a felsorolt helyek száma
error-seats-count = { $players } játékoshoz { $players } hely kell, de a felsoroltak száma { $seats }.
# $seats = a helyek száma 1-től
error-seats-open = Még van szabad hely: { $seats }.
error-seat-taken = Erre a helyre épp most ült le valaki más.
error-colour-taken = Ezt a színt épp most választotta valaki más. Válassz másikat.
error-colour-none = Ebben a játékban nincs ilyen szín.
error-nobody-there = Azon a helyen nem ül senki, aki házigazda lehetne.
error-seat-kept = Ezt a helyet az előző játszma egyik játékosának tartják fenn.
error-started = A játszma már elkezdődött.
error-not-started = A játszma még nem kezdődött el.
# $number = a döntés sorszáma 0-tól; $decision = a szövege; $reason = a hiba oka, szakszóval
error-match-broken = Ez a játszma nem folytatható: { AZ($number) }. döntés („{ $decision }”) a szabályok szerint nem lehetséges ({ $reason }).
error-match-gap = Ez a játszma nem folytatható: a naplójából hiányzik { AZ($seq) }. sor.
error-record-continued = Ennek a játszmának nincs jegyzőkönyve: menet közben megváltozott szabályokkal folytatódott.
error-record-practice = Ez a játszma gyakorláshoz előkészített állásból indult; nincs jegyzőkönyve.
notice-rules-kept = A szabályok a játszma kezdete óta megváltoztak ({ $known }. változat). Ez a játszma a kezdetkor érvényes szabályokkal ér véget ({ $version }. változat).
notice-practice = Gyakorlóállás: minden készen áll az alkotóelem kipróbálásához. Erről a játszmáról nem készül jegyzőkönyv.
notice-played-on = Egy másik játszma állása, innen játszol tovább: amit akkor nem tudhattál, az újra lett osztva. Erről a játszmáról nem készül jegyzőkönyv.
notice-rules-changed = A szabályok a játszma kezdete óta megváltoztak: { AZ($from) }. változat helyett { AZ($to) }. változattal folytatódik. { $lost ->
        [0] Semmi sem veszett el.
        [one] Az utolsó döntést nem lehetett megtartani.
       *[other] Az utolsó { $lost } döntést nem lehetett megtartani.
    }
error-not-finished = A játszma még tart. Visszanézni akkor lehet, ha véget ért.

## Az asztalnál

error-late = Az asztal közben továbblépett. Semmi sem változott; nézd meg újra.
error-ahead = Ez a döntés olyan álláshoz tartozik, ahová az asztal még nem jutott el. Töltsd újra az oldalt.
error-bot-plays = Most egy bot játszik helyetted. Előbb vedd vissza a helyedet.
error-seat-not-abandoned = Ez a játékos itt van, vagy az előbb még itt volt. Bot akkor ülhet be, ha a hely egy ideje üres.
error-no-such-request = Erre a kérésre már megjött a válasz.
error-not-asked = Itt nincs szükség a válaszodra.
error-chat-empty = Nincs mit elküldeni.
# $most = hány karakter
error-chat-long = Legfeljebb { $most } karakter lehet.
error-chat-silenced = A házigazda csendet kért ennél az asztalnál: csak a kész mondatok mondhatók.

## Ha a kiszolgáló bajban van

# $seconds = mennyit kell várni
error-too-fast =
    { $seconds ->
        [one] Ez nagyon gyors volt. Várj egy másodpercet.
       *[other] Ez nagyon gyors volt. Várj { $seconds } másodpercet.
    }
# $most = hány
error-too-many-connections = Ezt már { $most } helyen megnyitottad. Előbb zárj be egy másik oldalt.
# $most = how many at a time
error-too-many-bot-tables = Már { $most } asztalodon játszanak egymás között botok. Várd meg, amíg az egyik befejeződik.
error-not-saved = Ezt nem sikerült elmenteni, ezért semmi sem változott. Próbáld újra.
error-busy = A kiszolgáló most túlterhelt. Próbáld újra egy kis idő múlva.
error-internal = Nálunk történt valami hiba, és semmi sem változott. Próbáld újra.
# $url = az adatbázis, $reason = a hiba oka, szakszóval
error-database = Az adatbázis nem használható ({ $url }): { $reason }
# $url = a megadott érték
error-database-url = „{ $url }” nem használható adatbázisként: adj meg egy fájlt, sqlite:///fájl vagy postgresql://gép/név címet.
error-setting = A beállítás ({ $setting }) értéke nem lehet „{ $value }”.

## A kiszolgáló saját oldala

client-missing-title = Az asztal még nincs megterítve
client-missing-text = A kiszolgáló fut, de ebben a példányban a webes kliens még nem készült el. Ez a parancs elkészíti, és újraindítja a kiszolgálót:
