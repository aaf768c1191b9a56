### Mi mehet rosszul azzal, hogy ki kicsoda.

error-session-ended = Ezt a böngészőt kijelentkeztették. Mostantól új vendég vagy itt.
error-secret-used = Ezt az imént felhasználták. Csak egyszer érvényes.
error-link-gone = Ez a link már nem érvényes: felhasználták, visszavonták, vagy tíz percnél régebbi. Kérlek, készíts újat.
error-already-you = Ebben a böngészőben már te vagy ez a személy.
error-code-wrong = Ez a helyreállító kód ismeretlen. Talán már felhasználták, vagy van egy újabb készlet.
error-no-such-session = Ez a böngésző már ki van jelentkeztetve.
error-passkey-address = A böngészők csak biztonságos kapcsolatú (https) névhez vagy a localhosthoz készítenek azonosítókulcsot. Ez a cím egyik sem.
error-passkey-wrong = Az azonosítókulcsot nem sikerült ellenőrizni, ezért semmi sem változott. Kérlek, próbáld újra.
error-passkey-late = Túl sokáig tartott, vagy egy másik ablakban kezdődött. Kérlek, próbáld újra.
error-passkey-unknown = Ezt az azonosítókulcsot itt nem ismerjük. Talán eltávolították.
# $most: legfeljebb hány lehet
error-passkeys-many = { $most } azonosítókulcsod van. Kérlek, előbb távolíts el egyet.
error-no-such-passkey = Ez az azonosítókulcs már nincs meg.
error-delete-id = Ez nem a te itteni számod, ezért semmi sem törlődött.
