### The page where a table is set up: ways that have a name.

preset-title = Hogyan?
preset-first = Első játék
preset-classic = Klasszikus
preset-everything = Minden
preset-solo = Egyedül
preset-last = Mint legutóbb
preset-last-about = Ahogy legutóbb ebben a böngészőben beállítottad.
preset-own-about = Ahogy neked tetszik.
create-group-expansions = Kiegészítők ({ $n } / { $of })

## The list of tables

lobby-filter = Mely asztalok
lobby-all = Minden játék
lobby-turn = Rám várnak
lobby-filtered = Ezzel a szűrővel itt nincs semmi.
lobby-options =
    { $expansions ->
        [0] { $others ->
            [0] alapjáték
           *[other] { $others } módosított szabály
        }
       *[other] { $expansions } kiegészítő
    }

## Invitations

invite-qr = QR-kódként
invite-qr-label = QR-kód az asztal linkjével
