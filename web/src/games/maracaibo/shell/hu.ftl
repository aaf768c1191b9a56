### Maracaibo: amit az oktató az első játékban mond.

lesson-welcome = Üdv a fedélzeten! A hajók négyszer kerülik meg a Karib-szigeteket. A gombok feletti vastag mondat mindig megmondja, miről döntesz most; amit keret vesz körül, azt megnyomhatod. Mutass bármire, vagy nyomd hosszan, és nagyban elolvashatod. Mindent akkor magyarázok el, amikor megtörténik.
lesson-split = Nyolc kártya: egyet tervezel, hármat eldobsz, négyet megtartasz. A tervezett kártya képpel felfelé fekszik, később megveheted. Keresd a zöld sávokat: minden fordulóban fizetnek.
lesson-career = A karrierkártyádon három feladat van. Mindegyik egyszer dublont és egy bábut ad; a nehezebb feltétel pontot is.
lesson-sail = Hajózz a nyilak mentén: minden kijelölt hely mutatja a mozgáspontjait. Rövid utakkal többször cselekszel; 4 vagy 7 ponttal egy faluban kétszer vagy háromszor. De aki elsőként hazaér, lezárja a fordulót.
lesson-village = Egy faluban: végy el egy dublont, vásárolj kártyát, vagy dobd el az egész kezed 2 dublonért, és húzol újakat. Ugyanazt ismételheted.
lesson-city = A városnak saját akciója van a kék zománcon. Előtte árut szállíthatsz.
lesson-deliver = Szállítás: dobj el egy kártyát a piac által kért áruval. Egy korong lekerül a hajódról; minden fejlesztéshez kettő kell.
lesson-disc = Végy le egy korongot egy fejlesztésről. Ha mindkettő eltűnt, a fejlesztés a játék végéig a tiéd.
lesson-plan = A fő akciód előtt és után tervezhetsz: legfeljebb három kártya biztonságban fekszik a kezed mellett, a kezed pedig újra feltöltődik.
lesson-buy = Most kártyát vehetsz: nyomd meg a kezedben vagy a tervezésterületen. A színes sávok mutatják, mit tud; a zöld pajzs a végén járó pont.
lesson-quest = Itt egy küldetés fekszik: fizesd ki a felsőt, és megkapod az alsót. Az iránytű annyiszor számít, ahány iránytűd van.
lesson-combat = Harc: fedj fel egy jelzőt, válassz nemzetet, és költsd a harcértékét akciókra. A nemzetnél szerzett befolyás a végén a nemzetszorzóval számít.
lesson-explore = A felfedeződ a szárazföldön halad. Csak az utolsó mező ad jutalmat; a foglalt mezőket átugrod, a határok pedig fizetnek annak, aki átlépi őket.
lesson-draw = Húzz a kézlimitig: a húzópakliból ingyen, vagy a kínálatból a neked tetszőt 1 dublonért.
lesson-assistant = Itt egy segéded: használd az akcióját a hely akciója helyett. Az átugrott segéd abban a fordulóban 2 pontot ér.
lesson-scoring = Valaki hazaért: jön a bevétel, és mindenki vehet egy kártyát, beruházhat, vagy elvesz 2 pontot.
lesson-round = Új forduló: minden hajó újra Havannában van. A kártyák, a pénz és a fejlesztések megmaradnak.
lesson-last-round = Az utolsó út. Most pontért vásárolj: a kártyák, a presztízsépületek és a legerősebb nemzeteknél elért rangok a végén számítanak.
lesson-over = Ennyi volt. Az elszámolás megmutatja, kinek honnan jöttek a pontjai. Szép volt! Játssz még egyet, vagy nézd vissza a többiek szemével.
