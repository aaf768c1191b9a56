### Észak birodalmai: mit mond az edző az első játékban.

lesson-welcome = Üdv északon! Lapról lapra építed a birodalmadat; az a forduló az utolsó, amelyikben valaki eléri a 25 pontot. A gombok feletti vastag mondat mindig megmondja, miről döntesz most; mutass egy kártyára, vagy nyomd hosszan, és nagyban elolvashatod. Mindent akkor magyarázok el, amikor megtörténik.
lesson-pairing = Az első játékban a Glenn klánt vezeted: sok munkás, jó szántók, ezzel a legkönnyebb. A másik az Ulaf klán, amely hajózik és fosztogat. Minden klánnak saját, 33 lapos paklija van.
lesson-clan = Válassz klánt. Mindegyiknek saját paklija van. A Glenn klán a legkönnyebb: sok munkás, jó szántók. Az Ulaf klán hajózik és fosztogat.
lesson-keep = Öt lapot húztál, hármat tartasz meg. Keress olyan helyszínt, amelynek a költségét hamar ki tudod fizetni: a kártya bal szélén a költsége áll, vagy az akció, amellyel kijátszható.
lesson-lookout = Felderítés: négy új lap. Minden megtartott lap egy munkásba kerül, és az akciókártyákhoz is munkás kell. Kettő-három általában elég.
lesson-turn = A köröd egyetlen akció: építs fel egy lapot, tégy bábut egy lapkára, használj egy kártyát, támadj vagy passzolj. Aztán a többiek következnek. Ami körül van rajzolva, megnyomható.
lesson-build = Felépíthetsz egy helyszínt: nyomd meg a kezedben. A költségét kifizeted, a kártya a birodalmadba kerül, és a végén egy pontot ér.
lesson-gold = Az arany bármely nyersanyagot helyettesíthet. A végén pontot is ér, ezért tartsd meg, amíg van nyersanyagod.
lesson-use = Van egy használható akciókártyád. Használat után kimerül: a forduló végéig elforgatva fekszik.
lesson-boost = Némelyik lapon költség helyett kis lapka látható. Ezeket azzal az akcióval együtt játszod ki: nyomd meg a lapot a kezedben, és az akció vele együtt történik.
lesson-harvest = Betakarítás: egy föld megadja a saját és a fejlesztései áruit. Ugyanaz a föld újra és újra betakarítható.
lesson-again = Minden bábu kétszer használható: 1 élelemért szomszédos lapkára lép. Nyomj meg egy nyilat a körön.
lesson-cargo = Rakd meg a hajót. Hallal távoli szigetre jutsz, fejszével hódíthatsz; ami nem kell, elvész. Egyik sem kötelező.
lesson-attack = Egy fejszével kimerítheted egy ellenfél akciókártyáját. A támadható kártyák körül vannak rajzolva.
lesson-passing = A bábuid elfogytak. Ha nincs több hasznos teendő, passzolj; a hajók akkor jönnek, amikor mindenki passzolt.
lesson-island = Az expedíció: válassz egy képpel felfelé fekvő szigetet vagy a pakli tetejét. Mielőtt továbblépsz, látod, mit ad.
lesson-conquer = Foszd ki árukért most, vagy hódítsd meg: akkor a sziget a saját hatásával a birodalmadba kerül.
lesson-deposit = A raktár árukat őriz. Minden felderítés végén minden teljes csoport kamatot fizet; az áruk ott maradnak.
lesson-event = Egyedül minden fordulóban esemény ér. Amit nem tudsz kifizetni, pontba kerül. A panelen az esemény és a céljaid láthatók.
lesson-cleanup = Új forduló: a munkások és a bábuk hazatértek, a kártyák visszafordultak, az áruk és a lapok megmaradtak. A kezdőjátékos-jelző továbbmegy.
lesson-last-round = Valakinek 25 pontja van: ez az utolsó forduló. A birodalom minden kártyája, az arany és a fejsze egy pontot ér, két nyersanyag egyet.
lesson-over = Ennyi volt. Az elszámolás megmutatja, kinek honnan jöttek a pontjai. Szép volt! Játssz még egyet, vagy nézd vissza a többiek szemével.
