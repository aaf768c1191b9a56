### Ki vagy: más eszközök, azonosítókulcsok, helyreállító kódok, bejelentkezések, minden, ami a tiéd.

title-me = Ki vagy
title-take = Link átvétele
nav-me = Ki vagy
me-lead = Itt nincs szükség fiókra: ez a böngésző a kulcsod. Innen átviheted a helyedet és a játszmáidat egy másik eszközre, gondoskodhatsz róla, hogy soha ne veszítsd el őket, és megnézheted, mi van itt rólad.
me-name-hint = Az asztalnál ülők látják.
# $tables, $finished, $packs, $campaigns: melyikből mennyi
me-belongings = A tiéd: { $tables } asztal, ahol még játszotok, { $finished } befejezett játszma, { $packs } csomag, { $campaigns } kampány.

link-heading = Egy másik eszközön
link-about = Készíts linket, és nyisd meg a másik eszközön, vagy irányítsd a kameráját a képre. Ott előbb megkérdezi, mielőtt bármi történne. A link egyszer és tíz percig érvényes; utána mindkét eszközön te vagy te.
link-make = Link készítése
link-again = Új link készítése
link-drop = Visszavonás
# $minutes: szám
link-good = { $minutes ->
    [0] Kevesebb mint egy percig
   *[other] Még { $minutes } percig
  } érvényes, és csak egyszer.
link-warning = Aki megnyitja, az te leszel: ne mutasd meg másnak.
link-qr = A link kép formájában, kamerának (QR-kód)
link-copy = Link másolása
link-used = A linket felhasználták: mostantól egy másik eszközön is te vagy. Alább a listában látod.
link-over = Ez a link már nem érvényes.
link-loopback = Ez a cím csak ezen a gépen működik. Nyisd meg előbb a Tradewindst a gép hálózati nevén.

take-heading = Ugyanaz legyél ezen az eszközön is?
take-looking = A link megtekintése …
# $name: egy személyé
take-who = Ezzel a linkkel ezen az eszközön { $name } leszel.
take-who-nameless = Ezzel a linkkel ezen az eszközön az a vendég leszel, aki készítette.
# $device: böngésző és rendszer
take-from = Itt készült: { $device }.
# $tables: szám
take-theirs = { $tables ->
    [0] Ezután itt is a tiéd minden, ami ahhoz a személyhez tartozik.
   *[other] Ezután itt is továbbjátszhatsz { $tables } asztalnál, és a tiéd minden, ami ahhoz a személyhez tartozik.
  }
take-mine-none = Ennek az eszköznek nincs saját asztala, csomagja vagy kampánya.
take-mine = Ami ezen az eszközön vendégként eddig a tiéd volt, külön marad, nem keveredik össze. Újra itt lesz, amikor ezen az eszközön kijelentkezel.
take-careful = Csak olyan linkkel tedd ezt, amelyet te magad készítettél. Ha más küldte neked, ne tedd.
take-yes = Igen, én vagyok az
take-no = Nem
# $name: egy személyé
take-done = Ezen az eszközön mostantól { $name } vagy.
take-done-nameless = Ezen az eszközön mostantól ugyanaz a vendég vagy.
take-none = Itt nincs link
take-none-about = Nyisd meg a „Ki vagy” oldalt a másik eszközödön, készíts ott linket, és nyisd meg itt.

passkeys-heading = Azonosítókulcsok
passkeys-about = Az azonosítókulcs ujjlenyomattal, arccal vagy képernyőzárral igazolja, hogy te vagy te. Vele bármelyik eszközön visszajöhetsz, amelyen megvan, akkor is, ha ez a böngésző elfelejtett.
passkeys-none = Még nincs egy sem.
passkey-add = Azonosítókulcs hozzáadása
passkey-name = Hogy nevezed?
# $n: szám
passkey-nameless = { $n }. azonosítókulcs
# $when: idő
passkey-made = Készült: { $when }
# $when: idő
passkey-used = utoljára használva: { $when }
passkey-unused = még nem használtad
passkey-rename = Átnevezés
passkey-remove = Eltávolítás
passkey-remove-ask = Eltávolítod ezt az azonosítókulcsot? Itt többé semmit sem nyit.
passkey-remove-last = Eltávolítod az utolsó azonosítókulcsodat? Helyreállító kódok nélkül csak az a böngésző lehet te, ahol be vagy jelentkezve.
passkey-added = Az azonosítókulcs hozzáadva.
passkeys-impossible = Ezen a címen nem készíthető azonosítókulcs: a böngészők biztonságos kapcsolatú (https) nevet vagy localhostot várnak.
passkeys-old-browser = Ez a böngésző nem ismeri az azonosítókulcsokat.
passkey-cancelled = Semmi sem történt: nem adtál azonosítókulcsot.
passkey-there = Ezen az eszközön már van azonosítókulcsod.

come-back = Jártam már itt
come-back-about = Légy újra az, aki voltál, azonosítókulccsal vagy helyreállító kóddal. Ami ebben a böngészőben vendégként eddig a tiéd volt, külön marad, és kijelentkezéskor újra itt lesz.
sign-in = Belépés azonosítókulccsal
# $name: egy személyé
signed-in = Üdv újra itt, { $name }!
signed-in-nameless = Üdv újra itt!

codes-heading = Helyreállító kódok
codes-about = Tíz kód papíron arra a napra, amikor egyetlen eszközöd sem marad. Mindegyik egyszer érvényes.
# $left: szám
codes-left = { $left ->
    [0] Nincs kódod.
   *[other] Még { $left } kódod van.
  }
codes-make = Tíz kód készítése
codes-renew = Tíz új kód készítése
codes-renew-ask = A mostani kódjaid semmit sem érnek majd. Készüljenek újak?
codes-yes = Készüljenek
codes-shown = Írd le vagy nyomtasd ki őket. Csak most láthatók.
codes-copy = Összes másolása
codes-print = Nyomtatás
codes-done = Eltettem őket
code-enter = Helyreállító kód
code-use = Kód felhasználása

sessions-heading = Hol vagy bejelentkezve
sessions-about = Minden böngésző, amelyben te vagy te. Amelyiket befejezed, az másodperceken belül kijelentkezik, a nyitott asztaloknál is.
session-here = ez a böngésző
# $browser, $system: nevek
session-device = { $browser }, { $system }
session-device-other = Másik böngésző
# $when: idő
session-seen = Utoljára itt: { $when }
session-now = Az imént még itt volt
# $when: idő
session-visit = első látogatás: { $when }
# $when: idő
session-link = linkkel, { $when }
# $when: idő
session-passkey = azonosítókulccsal, { $when }
# $when: idő
session-code = helyreállító kóddal, { $when }
session-end = Kijelentkeztetés
session-end-ask = Kijelentkezteted ezt a böngészőt? Új vendég lesz belőle.
session-end-here = Kijelentkezés itt
session-end-here-ask = Kijelentkezel ebben a böngészőben? Azonosítókulccsal, helyreállító kóddal vagy egy másik eszköz linkjével jöhetsz vissza.
session-end-here-lost = Kijelentkezel ebben a böngészőben? Nincs azonosítókulcsod, helyreállító kódod, sem másik eszközöd: soha többé senki sem lehet te, és a helyeid elvesznek.
session-end-here-before = Kijelentkezel ebben a böngészőben? Aki korábban itt volt, az lesz itt újra.
session-ended = Az a böngésző kijelentkezett.
sessions-end-others = Kijelentkezés mindenhol máshol
sessions-end-others-ask = Kijelentkeztetsz minden böngészőt ezen kívül?
sessions-only-here = Most már csak ez a böngésző van bejelentkezve.
signed-out-here = Kijelentkeztél. Itt újra vendég vagy.

browser-edge = Edge
browser-opera = Opera
browser-samsung = Samsung Internet
browser-firefox = Firefox
browser-chrome = Chrome
browser-safari = Safari
browser-other = másik böngésző
system-android = Android
system-iphone = iPhone
system-ipad = iPad
system-windows = Windows
system-chromeos = ChromeOS
system-mac = Mac
system-linux = Linux
system-other = más rendszer

data-heading = Minden, ami a tiéd
data-about = Minden, ami itt rólad van, egyetlen fájlban: ki vagy, az asztalaid a befejezett játszmák jegyzőkönyvével, csomagok, kampányok, és amit mondtál.
data-download = Minden letöltése
delete-heading = Minden törlése
delete-about = Ezután nem leszel itt többé, és semmi sem hoz vissza:
delete-seats = A helyeidet a másokkal folyó játszmákban végleg botok kapják. Azok az asztalok, ahol nincs más, eltűnnek.
delete-finished = A befejezett játszmák megmaradnak a többieknek, a neved nélkül. Amit mondtál, kiürül.
delete-rest = A csomagjaid, azonosítókulcsaid, helyreállító kódjaid és bejelentkezéseid eltűnnek. A csomagjaiddal játszott játszmák megtartják a lapjaikat; a kampányok azoknál maradnak, akik játszottak bennük.
delete-open = Mindent törölni akarok
# $word: ezt kell beírni
delete-type = A biztonság kedvéért írd be: „{ $word }”
delete-word = mindent törlök
delete-yes = Minden törlése örökre
delete-done = Minden, ami a tiéd volt, törölve. Mostantól új vendég vagy.
chat-removed = (törölve)
