### Levelek azoknak, akik kérik.
### $link, $stop = oldalak címe; $table = az asztal neve, $named = van-e neve

mail-confirm-subject = Kérjük, erősítsd meg a címedet
mail-confirm-text =
    Szia!

    Valaki, valószínűleg te, levelet kér, amikor rá kerül a sor a Tradewindsen. Ha te voltál, nyisd meg ezt az oldalt, és erősítsd meg:

    { $link }

    Ha nem, nincs teendőd: mást nem küldünk neked. Ha azt szeretnéd, hogy a címet azonnal elfelejtsük:

    { $stop }
mail-turn-subject = Te jössz: { $named ->
        [true] { $table }
       *[other] { $game ->
            [puertorico] Puerto Rico 1897
            [empires] Észak birodalmai
            [maracaibo] Maracaibo
           *[jamaica] Jamaica
        }
    }
mail-turn-text =
    Szia!

    Te jössz ennél az asztalnál, a többiek rád várnak:

    { $link }

    Egy körben legfeljebb egy levelet kapsz, és csak akkor, ha nem vagy itt. Ha nem kérsz többet:

    { $stop }
