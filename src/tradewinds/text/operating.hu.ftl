### Amit a `tradewinds backup`, `restore` és `admin` mond. A webes kliens ezt a fájlt nem tölti be.

## Adatbázisok

# $file = fájl neve
error-database-missing = Nincs { $file } adatbázis.
# $revision = az adatbázis alakjának saját száma
error-database-older = Ez az adatbázis régebbi alakú ({ $revision }). Az e verziójú kiszolgáló induláskor frissíti.
error-database-newer = Ezt az adatbázist a Tradewinds újabb verziója írta ({ $revision } alak). Használd azt a verziót.

## Biztonsági mentések

# $file = fájl neve
error-backup-not = A(z) { $file } nem Tradewinds biztonsági mentés.
# $reason = mi a hiba, műszaki szavakkal
error-backup-damaged = A(z) { $file } mentés sérült ({ $reason }). Semmi sem változott.
# $version, $known = a Tradewinds verziói
error-backup-newer = Ezt a mentést a Tradewinds { $version } készítette, amely újabb ennél ({ $known }). Semmi sem változott.
# $revision, $wanted = az adatbázis alakjainak számai
error-restore-shape = Az adatbázis alakja ({ $revision }) eltér a mentésétől ({ $wanted }). Adj meg olyan adatbázist, amelyben még nincs semmi.
# $table = adatbázistábla neve, $rows = sorok száma
error-restore-not-empty = Az adatbázis nem üres: a „{ $table }” táblában { $rows } sor van. Semmi sem változott. Adj meg olyan adatbázist, amelyben még nincs semmi.
cli-backup-rows = Sorok
# $file = fájl neve, $n = sorok száma, $time = időpont, $version = a Tradewinds verziója
cli-backup-done = { $file }: { $n } sor, minden, amit { $time } előtt nyugtáztak.
cli-restore-done = Visszaállítva innen: { $file }. { $n } sor, minden, amit { $time } előtt nyugtáztak (Tradewinds { $version }).
cli-restore-sound = A(z) { $file } ép: { $n } sor, minden, amit { $time } előtt nyugtáztak (Tradewinds { $version }).
# $matches, $decisions = számok
cli-backup-inside = Asztalok: { $matches }, döntések: { $decisions }.

## tradewinds admin

# $value = amit megadtak
cli-admin-for = A --for egy számot és m, h, d vagy w betűt vár (30m, 2h, 7d, 4w), nem ezt: „{ $value }”.
cli-admin-text-form = A --text egy nyelvet és szöveget vár, például --text hu=Szia, nem ezt: „{ $value }”.
# $table = az asztal azonosítója, $status = open, running vagy finished
error-close-sure = A(z) { $table } asztalon { $status ->
    [running] még játszanak
   *[other] már befejezték a játszmát
}. A visszajátszásával együtt végleg eltűnne: erősítsd meg ezzel: --yes.
# $guest, $report, $ban, $message = amit kerestek
error-no-such-guest = Nincs { $guest } vendég.
error-no-such-report = Nincs { $report } bejelentés.
error-no-such-ban = Senki sincs kitiltva így: { $ban }.
error-no-such-message = Nincs { $message } üzenet.
# $lang = amit megadtak, $languages = amik vannak
error-message-language = Nincs „{ $lang }” nyelv. Ezek vannak: { $languages }.
error-message-empty = Az üzenet üres.
cli-admin-none = Nincs ilyen.
# $id = ami megváltozott
cli-admin-done-close = A(z) { $id } asztal eltűnt.
cli-admin-done-resolve = A(z) { $id } bejelentés el van intézve.
# $n = hány
cli-admin-done-unban = Feloldott kitiltások: { $n }.
cli-admin-done-message = A(z) { $id } üzenet másodperceken belül megjelenik.
cli-admin-done-unsay = A(z) { $id } üzenet már nem látszik.
cli-admin-id = Azonosító
cli-admin-game = Játék
cli-admin-name = Név
cli-admin-status = Állapot
cli-admin-players = Játékosok
cli-admin-people = Emberek
cli-admin-private = Zárt
cli-admin-host = Házigazda
cli-admin-created = Létrejött
cli-admin-started = Elkezdődött
cli-admin-finished = Véget ért
cli-admin-touched = Utolsó lépés
cli-admin-campaign = Kampány
cli-admin-seats = Helyek
cli-admin-decisions = Döntések
cli-admin-chat = Elhangzott
cli-admin-seen = Utoljára itt
cli-admin-language = Nyelv
cli-admin-tables = Asztalok
cli-admin-addresses = Címek
cli-admin-reports = Bejelentések
cli-admin-bans = Kitiltások
cli-admin-match = Asztal
cli-admin-guest = Vendég
cli-admin-network = Címek
cli-admin-reason = Ok
cli-admin-text = Szöveg
cli-admin-texts = Szövegek
cli-admin-until = Eddig
