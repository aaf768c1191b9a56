# Észak birodalmai: a webes asztal saját szavai (magyar).
empires-ui-comma = { ", " }
empires-ui-colon = { ": " }
empires-ui-stop = { ". " }
empires-ui-heading = { $n }. forduló · { $phase }{ $solo ->
    [true] {""}
   *[other] {" · "}kezdőjátékos: { $name }
}
empires-ui-setting-up = Előkészítés
empires-ui-part-circle = Akciólapkák
empires-ui-part-sea = Expedíciós tábla
empires-ui-part-own = Birodalmam

# cards
empires-ui-kind-field = Szántó
empires-ui-kind-upgrade = Földfejlesztés
empires-ui-kind-field_or_upgrade = Szántó vagy fejlesztés
empires-ui-kind-action = Akció
empires-ui-kind-ongoing = Folyamatos
empires-ui-kind-store = Raktár
empires-ui-kind-copy = Másolás
empires-ui-kind-bonus = Építési bónusz
empires-ui-kind-boost = Erősítőkártya, azonnali
empires-ui-kind-island = Sziget
empires-ui-island-near = Közeli sziget
empires-ui-island-far = Távoli sziget
empires-ui-islands-near = Közeli szigetek
empires-ui-islands-far = Távoli szigetek
empires-ui-near = Közeli
empires-ui-far = Távoli
empires-ui-cost = Építési költség
empires-ui-costs = Építési költség: { $goods }
empires-ui-with = Ezzel játszható ki: { $tile }
empires-ui-with-short = Kijátszás
empires-ui-pillage = Kifosztás: { $goods }
empires-ui-conquered = Meghódítás után
empires-ui-any = { $n } tetszőleges nyersanyag
empires-ui-exhausted = Kimerült
empires-ui-on-it = Rajta: { $goods }
empires-ui-copies = Ezt másolja: { $card }
empires-ui-used = Ebben a fordulóban ennyiszer hatott: { $n }
empires-ui-under = Ez alatt: { $card }
empires-ui-reconstructed = Rekonstrukció: saját tervünk, nem a nyomtatott kártya.
empires-ui-printed = A szabálykönyvből vagy nyilvános forrásból.
empires-ui-copied = A csomag szerzője olvasta le nyomtatott kártyáról.

# the table
empires-ui-circle = Az akciólapkák köre
empires-ui-round = { $n }. forduló
empires-ui-last = Utolsó forduló
empires-ui-track = Pontsáv
empires-ui-tile-explore = Húzd fel a húzópaklid felső lapját.
empires-ui-tile-populate = Kapsz 1 új munkást, azonnal használhatod.
empires-ui-tile-construct = Tégy le 1 helyszínt a kezedből a költsége nélkül.
empires-ui-tile-harvest = Megkapod 1 szántó és fejlesztései áruit.
empires-ui-tile-sail = Küldj ki 1 hajót; vihet 1 halat és 1 fejszét.
empires-ui-solo-side = Szóló oldal: minden használat további költsége { $goods }.
empires-ui-pawn-here = Bábu itt: { $name }
empires-ui-pawn-tired = Kimerült bábu itt: { $name }
empires-ui-again = Egy kint álló bábu második használata: 1 élelem, szomszédos lapkára, és kimerül.
empires-ui-expedition = Expedíció
empires-ui-step-embark = Hajó
empires-ui-step-island = Sziget
empires-ui-step-conquer = Kifosztás vagy meghódítás
empires-ui-queue = Hajósor
empires-ui-queue-help = Az első hajó kezd. Hallal távoli szigetre is eljut, fejszével hódíthat.
empires-ui-ship = { $n }. { $generic ->
    [true] közös hajó
   *[other] hajó
} ({ $name }): { $cargo }
empires-ui-no-ships = Még nincs hajó a tengeren
empires-ui-pool = Közös hajók: { $n }
empires-ui-left = még { $n }
empires-ui-island-discard = Dobópakli: { $cards }
empires-ui-clans = A klánok
empires-ui-difficulty = Nehézség: { $n }
empires-ui-starts = Kezdés: { $goods }
empires-ui-clan-of = Klánvezér: { $name }
empires-ui-style-glenn = Összefogás, sok munkás, földfejlesztés
empires-ui-style-ulaf = Hajózás, kifosztás, meghódítás
empires-ui-style-panuk = Ikongyűjtés, lapkombinációk, pingvinek
empires-ui-style-heidel = Munkások hozzárendelése, bábutrükkök
empires-ui-style-nanurjuk = Folytonos változás: lebontás, újjáépítés
empires-ui-style-mackinnon = Bankok, raktárak, kamat, arany

# what a player has
empires-ui-empire = Birodalom
empires-ui-hand = Kéz
empires-ui-no-hand = Nincs lap a kézben
empires-ui-workers = Munkások: { $n } szabad, { $spent } elköltve
empires-ui-pawns = Bábuk otthon: { $n }
empires-ui-ships = Hajók otthon: { $n }
empires-ui-deck = Húzópakli: { $n }
empires-ui-discard = Dobópakli: { $n }
empires-ui-cards = Lapok a birodalomban: { $n }
empires-ui-tired = Kimerült akciókártyák: { $n }
empires-ui-first = Kezdőjátékos
empires-ui-passed = Passzolt

# solo
empires-ui-no-event = Még nincs esemény
empires-ui-events-left = Hátralévő eseményjelzők: { $n }
empires-ui-tribute = Az adókártyán:
empires-ui-won = Győzelem: { $scenario }
empires-ui-lost = Nem sikerült: { $scenario }

# the end
empires-ui-scores = Végső pontozás
empires-ui-wins = Győztes: { $names }!
empires-ui-you-win = Te nyertél!
empires-ui-win-shared = Megosztott győzelem: { $names }!
empires-ui-tie = Döntetlen: lapok a birodalomban / kézben

# decisions
empires-ui-kept-of = Megtartva: { $n } / { $all }
empires-ui-kept-workers = Megtartva: { $n } · elköltött munkás: { $workers }, marad: { $left }
empires-ui-keep = { $n } lapot tartok meg
empires-ui-keep-some = Jelöld ki a megtartandó lapokat: { $n }
empires-ui-keep-none = Egyet sem tartok meg
empires-ui-mix = Melyikből mennyi?
empires-ui-mixed = Kiválasztva: { $n } / { $all }
empires-ui-mix-take = Ezeket veszem el
empires-ui-mix-pay = Ezekkel fizetek
empires-ui-mix-deposit = Ezeket teszem rá
empires-ui-playable = Kijátszható lapok
empires-ui-group-chosen = Ez a lap: hogyan?
empires-ui-group-tiles = Akcióbábu használata
empires-ui-group-again = Bábu második használata (1 élelem)
empires-ui-group-build = Helyszín felépítése
empires-ui-group-use = Akciókártya használata
empires-ui-group-boost = Akció egy kézben tartott lappal
empires-ui-group-attack = Támadás (1 fejsze)
empires-ui-group-tribute = Adó
empires-ui-group-islands = Képpel felfelé fekvő szigetek
empires-ui-group-decks = A pakli teteje
empires-ui-group-choose = Választás
empires-ui-group-done = Befejezés

# questions that can be answered automatically
auto-empires-no-gold = Az aranyat megtartom, amíg van nyersanyag
auto-empires-order = Az egyidejű hatások a kártyák sorrendjében

# in place of the shell's words
match-over = A játszma véget ért.
