### A katalógus: a játékok tartozékai átnézésre, és az ellenőrző lista.

title-cards = Tartozékok
title-catalogue = Tartozékok
title-checklist = Ellenőrző lista

components = Tartozékok
cat-choose = Melyik dobozt nyitod ki?
cat-choose-hint = Minden játék minden kártyája, lapkája és mezője: hogyan néz ki, mit tud, milyen számok állnak rajta, mely szabályok szólnak róla, és honnan ismerjük.
cat-title = Tartozékok: { $game }
cat-lead = Minden, ami a dobozban van, úgy rajzolva, ahogy az asztalon látszik. Amit sehol sem olvashattunk, azt magunk terveztük: ez saját tervként van megjelölve, és akinek megvan a doboz, kijavíthatja.
cat-about = Azok a kártyák és lapkák, amelyeket sehol sem olvashattunk, a mi terveink. A tartozékok oldala mindegyikről megmondja, honnan való.
cat-look = Átnézem
cat-checklist = Nyomtatható ellenőrző lista
cat-checklist-title = Ellenőrző lista: { $game }
# $pack = name, $version, $author
cat-pack = Ezzel a csomaggal: { $pack }, { $version }. változat, szerző: { $author }
cat-pack-hint = Meg van jelölve, miben tér el a csomag a doboztól.
cat-to-box = A doboz mutatása
cat-removed = A csomag kivette
cat-missing = A tartozékokat nem sikerült lekérni.

## Finding

cat-search = Keresés nevekben, szövegekben, szabályokban, számokban
cat-filters = Szűrők
cat-list = Csoport
cat-source = Forrás
cat-kind = Fajta
cat-cost = Ár
cat-icon = Jel
cat-any = Mind
# $name = what can be chosen, $n = how many there are
cat-offer = { $name } ({ $n })
cat-clear = Mindet mutasd
# $n = how many fit, $all = how many there are
cat-found =
    { $n ->
        [0] Egy sem felel meg { AZ($all) } tartozék közül.
       *[other] { $n } { AZ($all) } tartozékból
    }
cat-all = { $n } tartozék
cat-help = A nyilak végigvezetnek egy csoporton, az Enter megnyit egy tartozékot, a / a keresőhöz visz.

## Where something comes from

cat-source-rulebook = Szabálykönyv
cat-source-rulebook-help = Így áll a szabálykönyvben.
cat-source-public = Nyilvános forrás
cat-source-public-help = Bárki által megtalálható forrásból: ismertetőből, közzétett listából, programból.
cat-source-derived = Levezetve
cat-source-derived-help = Ismert számokból következik.
cat-source-reconstructed = Saját terv
cat-source-reconstructed-help = Sehol sem olvashattuk: ez a mi saját tervünk, nem a nyomtatott tartozék.
cat-source-printed-copy = Nyomtatott példány
cat-source-printed-copy-help = Valaki a saját doboza tartozékáról olvasta le.
cat-source-partly = Részben saját terv
# $fields = what of it
cat-source-partly-help = Saját tervünk ebből: { $fields }.
cat-source-pack = Más ebben a csomagban
cat-changed = Módosítva
cat-added = Új

## One component

# $n = which, $all = of how many
cat-place = { $n } / { $all }
cat-previous = Előző
cat-next = Következő
cat-numbers = Számok
cat-copies = Példányok
cat-rules = Szabályok, amelyek róla szólnak
cat-changes = Ebben a csomagban
# $before and $after = what stands in the field; either may be missing
cat-change = { $before } → { $after }
cat-nothing = semmi
cat-yes = igen
cat-no = nem
cat-correct = Kijavítom
cat-correct-hint = A te példányodon más áll? Tedd rendbe egy saját csomagban.
cat-fixed = Ezt csomag nem változtathatja meg.
# $name = what the component is called, $list = of which list
cat-spoken = { $name }, { $list }

## The checklist

cat-check-lead = Minden tartozék, amely egészben vagy részben a mi tervünk, a doboz sorrendjében. Tedd mellé a saját példányodat, és pipáld ki, amit összehasonlítottál.
cat-check-all = Minden tartozék, nem csak a saját tervek
cat-check-print = Nyomtatás
# $done = ticked, $all = of how many
cat-check-done = { $done } / { $all } kipipálva
cat-check-clear = Minden pipa törlése
cat-check-clear-question = Törlöd ennek a játéknak minden pipáját?
cat-check-clear-yes = Törlöm
cat-check-none = Itt semmi sem saját terv: minden a szabálykönyvből vagy nyilvános forrásból való.
cat-check-name = Név
cat-check-english = Angolul
cat-check-numbers = Számok
cat-check-text = Mit tud
# $label = a field, $value = what stands in it
cat-row = { $label }: { $value }
cat-check-tick = Összehasonlítva: { $name }
