### Jamaica: amit a segítő az első játszmában mond, és a tábla körüli apró szavak.

# $n = hányadik forduló
table-round-captain = { $n }. forduló · Kapitány: { $name }

lesson-welcome = Üdv a fedélzeten! Három bot ellen versenyzel egyszer a sziget körül. A gombok fölötti kiemelt mondat mindig megmondja, miről döntesz most. Mindent elmagyarázok, amikor sor kerül rá.
lesson-place-dice = Ebben a fordulóban te vagy a kapitány. Két kocka fekszik előtted: az egyik nappalra (nap), a másik éjszakára (hold) kerül. Mindenki mindkettőt használja majd. Előbb nézd meg a három lapodat, aztán válaszd a hozzájuk illő sorrendet.
lesson-choose-card = Válassz egyet a lapjaid közül. A bal oldali jelet nappal, a nappali kockával hajtod végre, a jobb oldalit éjszaka, az éjszakai kockával. A nyilak hajóznak, a hordók és az érmék rakodnak. Jó első lap az, amelyik rakodik is, hajózik is egy keveset.
lesson-secret = A lapod lefordítva fekszik. Mindenki egyszerre választ; előbb a kapitány lapját fordítjátok fel, aztán sorban a többiekét.
lesson-sail = Ideje hajózni, pontosan annyi mezőt, amennyit a kocka mutat. Elágazásnál te választod az ágat: kívül kincses kalóztanyák várnak, belül rövid az út, de sok élelembe kerül. A gomb megmutatja, mit fizetsz majd, ahol megállsz.
lesson-loaded = Berakodtál. Egy rakomány minden jelzője egyetlen üres raktérbe kerül, és egy raktér nem fogad második rakományt. Az öt raktér hamar megtelik, használd hát, amid van.
lesson-empty = Nincs üres raktered. Egyet ki kell ürítened, hogy legyen hely; más erőforrásnak kell lennie benne, mint amit most berakodsz.
lesson-load = Válaszd ki, melyik raktérbe kerüljön. A hatodik egy kártya, és mindenestül elvihetik tőled.
lesson-paid = Ahol megállsz, ott fizetsz: a tengeren élelemmel, kikötőben arannyal. A kalóztanyák és Port Royal ingyenesek. Ami aranyad a végén marad, az mind pontot ér.
lesson-pay = Te választod meg, melyik raktérből fizetsz. Ha egy kicsit kiürítesz, hely lesz a következő rakománynak.
lesson-shortage = Erőforráshiány: aki nem tud fizetni, odaadja, amije van, és hátrál az első olyan mezőig, amelyet ki tud fizetni. Fájdalmas, de egy útba eső kalóztanya kárpótolhat érte.
lesson-retreat = Válaszd ki, hová hátrálsz. Minden út az első olyan mezőjéig tart, amelyet ki tudsz fizetni; a kalóztanyák ingyenesek, és kincset rejthetnek.
lesson-battle = Csata! Ha két hajó áll egy mezőn, harcolniuk kell. A puskapor hozzáadódik a harckocka dobásához; a csillag azonnal győz. A győztes elvihet egy rakományt vagy egy kincset, vagy továbbadhat egy átkot.
lesson-powder = Mennyi puskaport használsz el? Minden jelző 1-et ad hozzá, és utána elfogy, akár nyersz, akár veszítesz. A kockán 2, 4, 6, 8, 10 és csillag van.
lesson-sabre = Saran szablyája: csatánként egyszer újradobathatod ezt a kockát, a sajátodat vagy az ellenfeledét. A második eredmény számít.
lesson-loot = Győztél. Vidd el a vesztes egyik rakományát (üres raktérbe, vagy egy kiürítettbe), egy kincskártyáját, vagy add tovább egy saját átkodat. Az is szabad, hogy semmit se vigyél el.
lesson-treasure = Kincset találtál. A képességek felfordítva fekszenek, és azonnal működnek; a többi a végéig rejtve marad, és akár 7 pontot is érhet, vagy elvihet tőled néhányat.
lesson-second-round = Új forduló. Mindenki három lapra egészíti ki a kezét, és az iránytű balra vándorol: hamarosan te leszel a kapitány.
lesson-captain = Most te vagy a kapitány. Nappalra kerüljön a nagyobb kocka vagy éjszakára? Gondolj a kezedben lévő lapokra, és arra is, mire lehet szükségük a többieknek.
lesson-ghost = A Kísértethajó a két játékos után hajózik. Ha vezet, visszafordul, ha utolsó, előrejön; különben a kapitány dönt. Csatában mindig 2-vel erősebb.
lesson-red-line = Közel a piros vonal. Előtte a végén 5 pontot veszítesz; mögötte minden mező egyre többet ér, Port Royal pedig 15-öt. Az arany is ugyanannyit számít.
lesson-race-ends = Egy hajó hazaért! Ezt a fordulót még befejezitek, aztán jön a pontozás. Arany, kincsek és a helyed a pályán: hozd ki a legtöbbet az utolsó akcióidból.
lesson-over = Ez volt a verseny. Nézd meg a pontokat: helyezés, arany és kincsek. Szép hajózás volt! Játssz még egyet, vagy nézd meg a visszajátszást a többiek szemével.
