### Puerto Rico 1897: amit a segítő az első játszmában mond.

lesson-welcome = Üdv a szigeten! A legtöbb győzelmi pont nyer: pontot ér a hajóra rakott áru és az épület is. A gombok fölötti kiemelt mondat mindig megmondja, miről döntesz most; mutass rá bármire, vagy nyomd hosszan, és megtudod, mire való. Mindent elmagyarázok, amikor sor kerül rá.
lesson-role = Válassz szerepet. A cselekvését mindenki végrehajtja, de a kiváltság csak a tiéd. Minden gomb alatt látod, ki mit kapna: azt válaszd, ami neked többet használ, mint a többieknek.
lesson-followed = Valaki más választott szerepet. Te is sorra kerülsz, csak a kiváltság nélkül. Amit már elvittek, azt ebben a fordulóban nem lehet újra választani.
lesson-selecting = Az első forduló előtt közösen választjátok ki a játszma épületeit. Mindegyik egy vele egyező árú szabad helyre kerül; aminek nem jut hely, a dobozban marad.
lesson-cards = Ezek eredménykártyák: titkos célok, amelyek a végén pontot érnek. Olyat válassz, ami illik az elképzelésedhez.
lesson-tile = Vegyél egy ültetvényt. A kukoricához elég egy munkás; a többihez a termelőépülete is kell. A kőbánya, amelyet csak az ültetvényes vehet el, olcsóbbá teszi az építkezést.
lesson-staffing = Az embereid csak ott segítenek, ahol állnak. A tábládon a lapkákat megnyomva helyezheted el vagy veheted fel őket, vagy fogadd el a javaslatot, aztán nyomd meg: „Így helyezem el őket”. Az ültetvényhez és az épületéhez is kell valaki. Amíg van üres hely, senki sem tétlenkedhet.
lesson-building = Felépíthetsz egy épületet. A tálcán álló ár a tiéd, minden kedvezménnyel; mutass rá, vagy nyomd hosszan, és látod, miből adódik. Az épület csak akkor működik, ha van benne valaki, de a pontja mindig számít.
lesson-built = Szép munka. Az új épület üresen áll a következő toborzásig: kell bele valaki.
lesson-craftsman = Termelés: mindenki ládákat kap az emberekkel ellátott ültetvényei és termelőépületei után. Ha elfogy a készlet, a későbbieknek nem jut.
lesson-extra = Iparosként még egy ládát vehetsz abból, amit most termeltél. A kávé és a dohány kel el a legjobban.
lesson-trading = Adj el egy ládát a kereskedőháznak: a kukorica semmit sem ér, a kávé a legtöbbet. Minden fajtából csak egy kell, és a négy hely hamar betelik.
lesson-sold = Érme a zsebben! Az érméből épület lesz, az épületektől pedig minden jobban megy.
lesson-shipping = Hajózás: ha tudsz, rakodnod kell. Egy hajó egyfélét visz, és egy fajta nem mehet két hajóra. Minden láda 1 győzelmi pont; kapitányként eggyel több.
lesson-storing = Ami nem fért fel, annak a java megromlik: egy ládát tarthatsz meg, többet csak raktárral. A tábládon válaszd ki, mi maradjon.
lesson-role-coins = A senkinek sem kellő szerepeken érmék gyűltek össze. Aki a szerepet elviszi, az érméket is megkapja.
lesson-governor = Te vagy a kormányzó: ebben a fordulóban te választasz elsőként. A pecsét minden forduló után balra vándorol.
lesson-smuggling = A csempész egyedül cselekszik: hajót foszt ki, kiüríti a kereskedőházat, munkásokat csábít el, vagy szerepet rabol. Utána nálad a jelző, és amíg más el nem viszi, nem választhatod újra.
lesson-goals = Nézd meg a fesztiválcélokat: aki elsőként teljesíti valamelyiket, azonnal megkapja a jutalmát.
lesson-puertoma = A Puertoma rögzített szabályok szerint dönt. A kis ábrán a cselekvésjelzője áll: az onnan induló nyilak mutatják, mit néz meg először. A napló minden lépést elmagyaráz.
lesson-expanded = Gazdagodsz. A nagyépületek a végén pontot adnak azért, amid van; ehhez embernek kell lennie bennük.
lesson-last-round = Közeleg a vége: ezt a fordulót még végigjátsszátok, aztán jön a pontozás. Rakodj hajóra, amit tudsz, és küldj embereket a nagyépületeidbe.
lesson-over = Ennyi volt. Az elszámolás megmutatja, kinek miből lett pontja. Szép volt! Játssz még egyet, vagy nézd vissza a többiek szemével.
