### Puerto Rico 1897, különleges kiadás: az asztal szavai.
###
### Azonosítók: <fajta>-<az adatfájl id-je>, az aláhúzásokkal; a -help egy-két mondatos magyarázat.
### Minden azonosító ugyanott áll az en.ftl, zh-Hant.ftl és hu.ftl fájlban.
###
### 1. rész: a játék dolgainak neve. Utána a 2. rész (napló, kérdések, gombok, elutasítások).

## A játék

game-name = Puerto Rico 1897 – különleges kiadás
game-tagline = Válaszd azt a szerepet, amely neked a legtöbbet, másnak a legkevesebbet segít.
game-blurb = Puerto Rico 1897-ben, 2–5 játékosnak. Fordulónként felváltva választotok szerepet, és mindenki végrehajtja a cselekvését: ültet, toboroz, épít, termel, elad, kihajóz. A kiváltság csak azé, aki választott. Csinálj a termésből árut, add el érméért, vagy hajózd ki győzelmi pontért, és építs várost, amelyben minden jobban megy. Hat kiegészítővel, választható szabályokkal és Puertomával, a virtuális ellenféllel.

## A doboz tartalma

component-main_board = Főtábla
component-player_board = Játékostábla
component-portrait = Portré
component-help_card = Segédkártya
component-plantation_and_quarry_tile = Vidéklapka
component-role_tile = Szereplapka
component-plantation_bag = Ültetvényzsák
component-regular_building_tile_base = Normál épület
component-expanded_building_tile_base = Nagyépület
component-optional_regular_building_tile = Választható épület (megváltozott ár)
component-personal_ship_token = Magánhajó-jelző
component-vp_token_1 = 1-es pontjelző
component-vp_token_5 = 5-ös pontjelző
component-coin_1 = 1-es érme
component-coin_5 = 5-ös érme
component-governor_seal = Kormányzói pecsét
component-work_register = Munkaközvetítő
component-trading_house = Kereskedőház
component-cargo_ship = Teherhajó
component-ship_deck = Hajófedélzet
component-goods_crate = Áruláda
component-worker = Munkás
component-building_tray = Épülettálca
component-resource_tray = Nyersanyagtálca
component-vp_worker_tray = Pont- és munkástálca
component-exp1_regular_building_tile = Normál épület (I. kiegészítő)
component-exp1_expanded_building_tile = Nagyépület (I. kiegészítő)
component-exp2_regular_building_tile = Normál épület (II. kiegészítő)
component-exp2_expanded_building_tile = Nagyépület (II. kiegészítő)
component-citizen = Polgár
component-smuggler_role_tile = Csempész szereplapka
component-smuggler_marker = Csempészjelző
component-festival_board = Fesztiváltábla
component-festival_card = Fesztiválkártya
component-achievement_card = Eredménykártya
component-puertoma_board = Puertoma-játékostábla
component-action_tracker = Cselekvésjelző
component-reserve_token = Foglalásjelző
component-puertoma_ability_tile = Képességlapka
component-puertoma_action_board = Puertoma-cselekvéstábla
component-tiebreak_card = Döntetlenkártya
component-puertoma_help_card = Puertoma-segédkártya

## Áruk a legalacsonyabb rangtól

good-corn = Kukorica
good-corn-help = Alapára 0; nem kell hozzá termelőépület.
good-fruit = Gyümölcs
good-fruit-help = Alapára 1; elfoglalt ültetvény és gyümölcsraktár kell hozzá.
good-sugar = Cukor
good-sugar-help = Alapára 2; elfoglalt ültetvény és cukormalom kell hozzá.
good-tobacco = Dohány
good-tobacco-help = Alapára 3; elfoglalt ültetvény és dohányraktár kell hozzá.
good-coffee = Kávé
good-coffee-help = Alapára 4; elfoglalt ültetvény és kávépörkölő kell hozzá.

# $n = mennyiség
amount-corn = { $n } kukorica
amount-fruit = { $n } gyümölcs
amount-sugar = { $n } cukor
amount-tobacco = { $n } dohány
amount-coffee = { $n } kávé
amount-crates = { $n } láda
amount-coins = { $n } érme
amount-vp = { $n } GYP
amount-workers = { $n } munkás
amount-citizens = { $n } polgár

## Vidéklapkák

tile-corn = Kukoricaültetvény
tile-corn-help = Elfoglaltan 1 láda kukoricát terem, épület nélkül.
tile-fruit = Gyümölcsültetvény
tile-fruit-help = Elfoglaltan, egy gyümölcsraktárban lévő munkással együtt 1 láda gyümölcsöt terem.
tile-sugar = Cukornádültetvény
tile-sugar-help = Elfoglaltan, egy cukormalomban lévő munkással együtt 1 láda cukrot terem.
tile-tobacco = Dohányültetvény
tile-tobacco-help = Elfoglaltan, egy dohányraktárban lévő munkással együtt 1 láda dohányt terem.
tile-coffee = Kávéültetvény
tile-coffee-help = Elfoglaltan, egy kávépörkölőben lévő munkással együtt 1 láda kávét terem.
tile-quarry = Kőbánya
tile-quarry-help = Elfoglaltan 1 érmével olcsóbb az építés: az épület GYP-je szerint legfeljebb 1, 2 vagy 3, nagyépületnél 4 kőbánya számít.
tile-forest = Erdő
tile-forest-help = Lefordított ültetvény; elfoglalt Fateleppel minden 2 erdő 1 érmével olcsóbbá teszi az építést.
tile-kind-plantation = Ültetvény
tile-kind-quarry = Kőbánya
tile-kind-forest = Erdő
tile-hidden = Lefordított lapka

## Szerepek

role-planter = Ültetvényes
role-planter-help = Mindenki elvehet egy ültetvényt a kínálatból; az ültetvényes helyette kőbányát is.
role-recruiter = Toborzó
role-recruiter-help = Kiosztjátok a munkaközvetítő munkásait, és mindenki elhelyezi az összes munkását; a toborzó előbb elvesz egyet a készletből.
role-builder = Építész
role-builder-help = Mindenki felépíthet egy épületet; az építész 1 érmével kevesebbet fizet.
role-craftsman = Iparos
role-craftsman-help = Mindenki termelhet árut; az iparos még 1 ládát kap egy általa termelt fajtából.
role-trader = Kereskedő
role-trader-help = Mindenki eladhat egy ládát a kereskedőházba; a kereskedő 1 érmével többet kap.
role-captain = Kapitány
role-captain-help = Mindenkinek be kell rakodnia a hajókra, ládánként 1 GYP-ért, amíg csak lehet; a kapitány az első berakodásával 1 GYP-vel többet kap.
role-adventurer = Kalandor
role-adventurer-help = A kalandor elvesz 1 érmét; más nem cselekszik.
role-smuggler = Csempész
role-smuggler-help = Egyedül a csempész cselekszik: négy sötét fortély egyikét hajtja végre, és elveszi a jelzőt.
role-governor = Kormányzó
role-governor-help = A kormányzónál van a pecsét, és a fordulóban elsőként választ szerepet.
role-privilege = Kiváltság
role-privilege-help = Amit csak az kap, aki a szerepet választotta.

## Épületek: fajtáik

building-class-production = Termelőépület
building-class-commercial = Kereskedelmi épület
building-size-regular = Normál épület
building-size-regular-help = 1 építési helyet foglal el.
building-size-expanded = Nagyépület
building-size-expanded-help = 2 építési helyet foglal el, és egy épületnek számít.

# $n = szám
building-cost = Költsége { $n }
building-vp = { $n } GYP
building-slots = { $n } munkáshely
building-copies = { $n } maradt

## Az alapjáték épületei

building-small_fruit_depot = Kis gyümölcsraktár
building-small_fruit_depot-help = 1 láda gyümölcsöt termel: egy munkás itt egy elfoglalt gyümölcsültetvénnyel.
building-small_sugar_mill = Kis cukormalom
building-small_sugar_mill-help = 1 láda cukrot termel: egy munkás itt egy elfoglalt cukornádültetvénnyel.
building-large_fruit_depot = Nagy gyümölcsraktár
building-large_fruit_depot-help = Legfeljebb 3 láda gyümölcsöt termel, munkásonként egyet egy-egy elfoglalt gyümölcsültetvénnyel.
building-large_sugar_mill = Nagy cukormalom
building-large_sugar_mill-help = Legfeljebb 3 láda cukrot termel, munkásonként egyet egy-egy elfoglalt cukornádültetvénnyel.
building-large_tobacco_storage = Nagy dohányraktár
building-large_tobacco_storage-help = Legfeljebb 3 láda dohányt termel, munkásonként egyet egy-egy elfoglalt dohányültetvénnyel.
building-large_coffee_roaster = Nagy kávépörkölő
building-large_coffee_roaster-help = Legfeljebb 2 láda kávét termel, munkásonként egyet egy-egy elfoglalt kávéültetvénnyel.
building-small_market = Kis piac
building-small_market-help = Kereskedő: 1 érmével több, amikor a kereskedőházba eladsz.
building-builders_yard = Építőanyag-telep
building-builders_yard-help = Ültetvényes: ültetvény helyett kőbányát is elvehetsz.
building-hacienda = Hacienda
building-hacienda-help = Ültetvényes: a rendes lapkád előtt húzhatsz egy véletlen ültetvényt a zsákból; le kell tenned.
building-small_warehouse = Kis áruraktár
building-small_warehouse-help = Raktározás: az 1 ingyenes ládán felül 1 fajta minden ládáját megtartod.
building-hospital = Kórház
building-hospital-help = Ültetvényes: az éppen szerzett lapkára tehetsz 1 munkást a készletből, fázisonként egyszer.
building-office = Iroda
building-office-help = Kereskedő: eladhatsz olyan fajtát, amely már ott van a kereskedőházban.
building-large_market = Nagy piac
building-large_market-help = Kereskedő: 2 érmével több, amikor a kereskedőházba eladsz.
building-large_warehouse = Nagy áruraktár
building-large_warehouse-help = Raktározás: az 1 ingyenes ládán felül 2 fajta minden ládáját megtartod.
building-factory = Gyár
building-factory-help = Iparos: ha 2, 3, 4 vagy 5 különböző fajtát termelsz, 1, 2, 3 vagy 5 érmét kapsz.
building-school = Iskola
building-school-help = Építész: amikor építesz, az új épületre tehetsz 1 munkást a készletből.
building-harbor = Kikötő
building-harbor-help = Kapitány: minden berakodáskor, bármely hajóra, 1 GYP-vel több.
building-wharf = Hajógyár
building-wharf-help = Kapitány: fázisonként egyszer teherhajó helyett egy fajta összes ládáját a saját hajódra rakhatod, ládánként 1 GYP-ért.
building-fire_station = Tűzoltóság
building-fire_station-help = A játék végén: 1 GYP minden kis és 2 GYP minden nagy termelőépületedért.
building-residence = Rezidencia
building-residence-help = A játék végén: 1–9 vidéklapkáért 4 GYP, 10-ért 5, 11-ért 6, 12-ért 7.
building-fortress = Erőd
building-fortress-help = A játék végén: 1 GYP minden 3 munkásod és polgárod után.
building-customs_house = Vámház
building-customs_house-help = A játék végén: 1 GYP minden 4 GYP-nyi pontjelződ után.
building-city_hall = Városháza
building-city_hall-help = A játék végén: 1 GYP minden kereskedelmi épületedért, ezt is beleértve.

## Az I. kiegészítő épületei

building-canal = Csatorna
building-canal-help = Iparos: még 1 láda gyümölcs, ha a Nagy gyümölcsraktárad termelt, és még 1 láda cukor, ha a Nagy cukormalmod.
building-lumberyard = Fatelep
building-lumberyard-help = Bármely szerzett ültetvényt lefordítva erdőként tehetsz le. Építész: minden 2 erdő után 1 érmével kevesebb.
building-hidden_market = Rejtett piac
building-hidden_market-help = Építész: ha kevés az érméd, visszatehetsz 1 munkást, 1 ládát és/vagy 1 GYP-t, mindegyiket 1 hiányzó érme helyett.
building-storehouse = Tárolóház
building-storehouse-help = Raktározás: még legfeljebb 3 tetszőleges ládát megtartasz.
building-bohio = Bohío (kunyhó)
building-bohio-help = 2 munkása bármikor, egyesével átmehet bármely üres munkáshelyedre.
building-merchant_outpost = Kereskedőállomás
building-merchant_outpost-help = Kereskedő: eladás helyett 1 tetszőleges ládát visszatehetsz a készletbe az alapáráért.
building-church = Templom
building-church-help = Építész: 2 vagy 3 GYP-s épület építésekor 1 GYP, nagyépületért 2 GYP.
building-small_wharf = Kis hajógyár
building-small_wharf-help = Kapitány: fázisonként egyszer teherhajó helyett tetszőleges ládáidat a saját hajódra rakhatod, 2 ládánként 1 GYP-ért.
building-lighthouse = Világítótorony
building-lighthouse-help = Kapitány: minden berakodáskor 1 érme; ha te vagy a kapitány, a fázis elején is 1 érme.
building-distillery = Szeszfőzde
building-distillery-help = Iparos: a legtöbbet termelt fajtád (kukorica nélkül) ládáinál 1-gyel kevesebb érmét kapsz.
building-publishing_house = Kiadó
building-publishing_house-help = A választott szereped kiváltsága kétszeres. Ültetvényesként helyette mindenki után még 1 ültetvényt vehetsz.
building-assembly_hall = Gyűlésterem
building-assembly_hall-help = A kapitányfázis elején: 1 GYP minden 2 egyforma ládádért.
building-monument = Emlékmű
building-monument-help = Nincs hatása és munkáshelye, de 8 GYP-t ér.
building-cathedral = Katedrális
building-cathedral-help = A játék végén: 3 egyforma vidéklapka 1, 2, 3 vagy 4 készletéért 1, 3, 6 vagy 10 GYP.

## A II. kiegészítő épületei

building-zoning_office = Övezeti hivatal
building-zoning_office-help = Kereskedő, munkással: fizess 1 érmét, és húzz egy véletlen ültetvényt. Polgárral: dobj el egy ültetvényt 1 érméért.
building-chapel = Kápolna
building-chapel-help = Az iparosfázis elején: munkással 1 érme, polgárral 1 GYP.
building-park_authority = Parkfelügyelet
building-park_authority-help = Az ültetvényesfázis végén, munkással: eldobhatsz egy ültetvényt vagy erdőt. Polgárral: 2 GYP, ha egyedül neked van a legkevesebb vidéklapkád.
building-notary = Közjegyző
building-notary-help = Építész: munkással a normál épületek 1, polgárral a nagyépületek 2 érmével olcsóbbak.
building-pension_office = Nyugdíjhivatal
building-pension_office-help = A kapitányfázis elején: különböző fajtájú ládákat tehetsz vissza 1-1 GYP-ért, polgáronként legfeljebb egyet.
building-villa = Villa
building-villa-help = A toborzófázis elején: 1 polgár a készletből, vagy 1 munkás, ha nincs polgár.
building-large_tailor_shop = Nagy szabóműhely
building-large_tailor_shop-help = Iparos: polgáronként 1 érme. Nagy termelőépület, de árut nem ad.
building-town_square = Városi tér
building-town_square-help = A játék végén: polgáronként még 1 GYP.

## Választható épületek (árváltoztatás)

building-factory-alternative = Gyár (költsége 8)
building-factory-alternative-help = A választható szabály Gyára: 7 helyett 8-ba kerül, hatása ugyanaz.
building-school-alternative = Iskola (költsége 7)
building-school-alternative-help = A választható szabály Iskolája: 8 helyett 7-be kerül, hatása ugyanaz.

## Kiegészítők és modulok

expansion-base = Alapjáték
expansion-I = I. kiegészítő: Új épületek
expansion-II = II. kiegészítő: Polgárok
expansion-III = III. kiegészítő: Csempész
expansion-IV = IV. kiegészítő: Fesztivál
expansion-V = V. kiegészítő: Fesztiválkártyák
expansion-VI = VI. kiegészítő: Eredmények
module-optional_rules = Választható szabályok
module-two_players = Kétszemélyes játék
module-puertoma = Puertoma
module-puertoma-help = Virtuális ellenfél, amely rögzített szabályok és néhány kártya szerint dönt.

## Csempész

smuggler-raid_ship = Hajó kifosztása
smuggler-raid_ship-help = Végy el legfeljebb 3 ládát egy teherhajóról; a többi ládája visszakerül a készletbe.
smuggler-plunder_trading_house = A kereskedőház kirablása
smuggler-plunder_trading_house-help = Tedd vissza a kereskedőház minden ládáját a készletbe, ládánként 1 GYP-ért.
smuggler-poach_workers = Munkások elcsábítása
smuggler-poach_workers-help = Csökkentsd a munkaközvetítőt; a kivettek közül legfeljebb 3 az üres helyeidre kerül, a többi kikerül a játékból.
smuggler-capture_role = Szerep elrablása
smuggler-capture_role-help = Végy el egy elérhető szerepet az érméivel: ha más választja, 3 érmét kapsz, ha senki, a forduló végén te játszod ki.
smuggler-marker = Csempészjelző
smuggler-marker-help = Akinél a jelző van, nem választhatja a csempészt.

## Fesztivál: a tábla céljai és a kártyák

festival-board_plantation = Ültetvénycél
festival-board_plantation-help = Elsőként legyen 3 ültetvényed a látható fajtából: 3 munkás.
festival-board_goods = Árucél
festival-board_goods-help = Elsőként termeld meg egy fázisban az összes látható ládát: 3 érme.
festival-board_building = Építkezési cél
festival-board_building-help = Elsőként építsd fel a látható épületet: 3 GYP.
festival-crop_weigh_off = Éves termésmérés
festival-crop_weigh_off-help = Termelj egy fázisban legalább 3 ládát az áruból: 1 munkás, 1 érme, 1 GYP.
festival-carnival_cocktail = Karneváli koktél
festival-carnival_cocktail-help = Termelj egy fázisban legalább 1 ládát mind a 3 áruból: 3 érme.
festival-closing_the_shops = Korai zárás
festival-closing_the_shops-help = Töltsd meg a kereskedőházat az áru eladásával: 2 munkás.
festival-connoisseur_prize = Kiváló gazda díja
festival-connoisseur_prize-help = Legyen legalább 3 ültetvényed a fajtából: 3 munkás.
festival-farming_festival = Gazdaünnep
festival-farming_festival-help = Legyen meg mindkét ültetvényfajtád, és termeld meg egy fázisban mindkét árut: 3 érme.
festival-festival_delivery = Ünnepi szállítmány
festival-festival_delivery-help = Egy kapitányfázisban rakj be az egyik áruból legalább 1, a másikból legalább 2 ládát: 2 munkás, 2 GYP.
festival-twin_farms = Ikergazdaságok
festival-twin_farms-help = Legyen legalább 2 ültetvényed mind a 2 fajtából: 3 GYP.
festival-two_baskets = Két kosár
festival-two_baskets-help = Termelj egy fázisban legalább 2 ládát mind a 2 áruból: 3 érme.
festival-grand_send_off = Nagyszabású kihajózás
festival-grand_send_off-help = Töltsd meg a legnagyobb teherhajót az áruval: 3 munkás.
festival-pioneers_toast = Úttörők köszöntése
festival-pioneers_toast-help = Építsd fel a látható 3 GYP-s normál épületet: 3 GYP.
festival-town_patron = A város mecénása
festival-town_patron-help = Építsd fel a látható nagyépületet: 3 GYP.
festival-traditional_send_off = Hagyományos kihajózás
festival-traditional_send_off-help = Töltsd meg a legkisebb teherhajót az áruval: 2 érme.
festival-open = Nyitott
festival-done = Teljesítve

## Eredmények: cím és feltétel (a kínai és magyar címek rekonstruáltak)

achievement-big_spender = Nagy költekező
achievement-big_spender-help = Építs nagyépületet úgy, hogy legalább 1 érmét fizetsz, és egy sem marad.
achievement-caramel_popcorn_inventor = A karamellás popcorn feltalálója
achievement-caramel_popcorn_inventor-help = Legyen legalább 8 láda kukoricád és cukrod összesen, mindkettőből legalább 1.
achievement-coffee_dispatcher = Kávészállítmányozó
achievement-coffee_dispatcher-help = Rakd be az utolsó ládát, amely kávéval megtölt egy teherhajót.
achievement-confectionery_supplier = Édességbeszállító
achievement-confectionery_supplier-help = Legyen legalább 7 láda gyümölcsöd és cukrod összesen, mindkettőből legalább 1.
achievement-corn_dispatcher = Kukoricaszállítmányozó
achievement-corn_dispatcher-help = Rakd be az utolsó ládát, amely kukoricával megtölt egy teherhajót.
achievement-deal_closer = Üzletkötő
achievement-deal_closer-help = Kereskedőként adj el a kereskedőház negyedik helyére.
achievement-dock_tycoon = Dokkmágnás
achievement-dock_tycoon-help = Rakj be egy kapitányfázisban legalább 3 különböző fajtát.
achievement-fruit_dispatcher = Gyümölcsszállítmányozó
achievement-fruit_dispatcher-help = Rakd be az utolsó ládát, amely gyümölccsel megtölt egy teherhajót.
achievement-head_administrator = Főadminisztrátor
achievement-head_administrator-help = Legyen legalább 12 munkás vagy polgár az épületeiden.
achievement-independent_shipper = Független hajós
achievement-independent_shipper-help = Tölts meg egy üres teherhajót egyetlen berakodással.
achievement-leading_employer = Vezető munkáltató
achievement-leading_employer-help = Legyen legalább 9 munkás vagy polgár a vidéklapkáidon.
achievement-leading_producer = Vezető termelő
achievement-leading_producer-help = Termelj legalább 7 ládát egy iparosfázisban, a kiváltsággal és a Csatornával együtt.
achievement-luxury_crop_trader = Luxustermény-kereskedő
achievement-luxury_crop_trader-help = Legyen legalább 5 láda kávéd és dohányod összesen, mindkettőből legalább 1.
achievement-luxury_goods_provider = Luxuscikk-beszállító
achievement-luxury_goods_provider-help = Legyen legalább egy termelőépületed cukorhoz, dohányhoz és kávéhoz is.
achievement-major_investor = Nagybefektető
achievement-major_investor-help = Legyen legalább 2 nagyépületed.
achievement-major_landowner = Nagybirtokos
achievement-major_landowner-help = Legyen legfeljebb 2 üres vidékmeződ és legfeljebb 2 üres építési helyed.
achievement-master_agronomist = Mesteragronómus
achievement-master_agronomist-help = Legyen 12 vidéklapkád.
achievement-master_architect = Mesterépítész
achievement-master_architect-help = Építs nagyépületet legfeljebb 6 érméért.
achievement-master_collector = Mestergyűjtő
achievement-master_collector-help = Legyen legalább 7 ládád egy fajtából.
achievement-pastry_maker = Cukrász
achievement-pastry_maker-help = Legyen legalább 9 láda kukoricád és gyümölcsöd összesen, mindkettőből legalább 1.
achievement-prudent_merchant = Körültekintő kereskedő
achievement-prudent_merchant-help = Raktározáskor tarts meg ládákat legalább 2 fajtából.
achievement-senior_bureaucrat = Rangidős hivatalnok
achievement-senior_bureaucrat-help = Legyen legalább 7 normál kereskedelmi épületed.
achievement-specialised_shipper = Szakosodott szállító
achievement-specialised_shipper-help = Rakj be egyetlen berakodással legalább 5 ládát egy fajtából, bármely hajóra.
achievement-sugar_dispatcher = Cukorszállítmányozó
achievement-sugar_dispatcher-help = Rakd be az utolsó ládát, amely cukorral megtölt egy teherhajót.
achievement-tavern_supplier = Kocsmai beszállító
achievement-tavern_supplier-help = Legyen legalább 6 láda kávéd és cukrod összesen, mindkettőből legalább 1.
achievement-tobacco_dispatcher = Dohányszállítmányozó
achievement-tobacco_dispatcher-help = Rakd be az utolsó ládát, amely dohánnyal megtölt egy teherhajót.
achievement-tobacco_fruit_broker = Dohány- és gyümölcsalkusz
achievement-tobacco_fruit_broker-help = Legyen legalább 6 láda gyümölcsöd és dohányod összesen, mindkettőből legalább 1.
achievement-trade_strategist = Kereskedelmi stratéga
achievement-trade_strategist-help = Szerezz egy kapitányfázisban legalább 7 GYP-nyi pontjelzőt.
achievement-trade_tycoon = Kereskedelmi mágnás
achievement-trade_tycoon-help = Kapj legalább 6 érmét egyetlen eladásért a kereskedőházban.
achievement-tropical_produce_magnate = Trópusi terménymágnás
achievement-tropical_produce_magnate-help = Legyen legalább 3 termelőépületed gyümölcshöz vagy cukorhoz.
achievement-hidden = Lefordított eredménykártya

## Puertoma: képességlapkák

ability-l1_sell_duplicate = 1. szint, kereskedő: ismételt eladás
ability-l1_sell_duplicate-help = Eladhat olyan fajtát, amely már ott van a kereskedőházban.
ability-l1_sale_coin = 1. szint, kereskedő: jobb ár
ability-l1_sale_coin-help = Minden eladáskor 1 érmével többet kap.
ability-l1_build_worker = 1. szint, építész: munkás az épülettel
ability-l1_build_worker-help = Valahányszor épít, 1 munkást kap a készletből.
ability-l2_storage = 2. szint, kapitány: nagyobb raktár
ability-l2_storage-help = A legmagasabb fajtájának minden ládáját és a következőből 1 ládát raktároz.
ability-l2_build_coin = 2. szint, építész: érme építés előtt
ability-l2_build_coin-help = Építés előtt 1 érmét kap.
ability-l2_extra_crate = 2. szint, iparos: még egy láda
ability-l2_extra_crate-help = A fázis végén 1 ládát kap a legmagasabb általa termelt fajtából, amely még van a készletben.
ability-l3_kind_coins = 3. szint, iparos: érme a változatosságért
ability-l3_kind_coins-help = Minden különböző termelt fajtáért 1 érmét kap.
ability-l3_extra_worker = 3. szint, toborzó: még egy munkás
ability-l3_extra_worker-help = A fázis végén, a munkaközvetítő feltöltése előtt 1 munkást kap a készletből.
ability-l3_plant_crate = 3. szint, ültetvényes: első termés
ability-l3_plant_crate-help = Minden szerzett ültetvényért 1 ládát kap abból a fajtából.
ability-l4_kind_vp = 4. szint, kapitány: GYP a változatosságért
ability-l4_kind_vp-help = Raktározás előtt minden fajtáért, amelye van, 1 GYP-t kap.
ability-l4_discard_vp = 4. szint, kapitány: utolsó ládák
ability-l4_discard_vp-help = Raktározás előtt legfeljebb 2 ládát visszaad a legalacsonyabb fajtájából a készletbe, 1-1 GYP-ért.
ability-l4_worker_coins = 4. szint, toborzó: érme a munkásokért
ability-l4_worker_coins-help = Minden e fázisban kapott munkásért 1 érmét kap.
ability-hidden = Fel nem oldott képesség

## Puertoma: döntetlenkártyák (felülről lefelé) és nehézség

tiebreak-tb1 = 1. döntetlenkártya
tiebreak-tb1-help = Építész, Toborzó, Iparos, Kereskedő, Kapitány, Ültetvényes, Kalandor
tiebreak-tb2 = 2. döntetlenkártya
tiebreak-tb2-help = Kapitány, Kereskedő, Toborzó, Építész, Ültetvényes, Kalandor, Iparos
tiebreak-tb3 = 3. döntetlenkártya
tiebreak-tb3-help = Kereskedő, Iparos, Toborzó, Építész, Kalandor, Ültetvényes, Kapitány
tiebreak-tb4 = 4. döntetlenkártya
tiebreak-tb4-help = Iparos, Építész, Toborzó, Kalandor, Kereskedő, Kapitány, Ültetvényes
tiebreak-tb5 = 5. döntetlenkártya
tiebreak-tb5-help = Toborzó, Építész, Kalandor, Kapitány, Iparos, Kereskedő, Ültetvényes
tiebreak-tb6 = 6. döntetlenkártya
tiebreak-tb6-help = Építész, Kalandor, Toborzó, Kereskedő, Kapitány, Iparos, Ültetvényes
tiebreak-tb7 = 7. döntetlenkártya
tiebreak-tb7-help = Kalandor, Építész, Toborzó, Kapitány, Kereskedő, Iparos, Ültetvényes
tiebreak-tb8 = 8. döntetlenkártya
tiebreak-tb8-help = Építész, Kapitány, Toborzó, Kereskedő, Iparos, Ültetvényes, Kalandor
difficulty-easy = Könnyű
difficulty-easy-help = Ha egy Puertoma 2 képessége feloldódott, a másik 2-t eldobjátok.
difficulty-normal = Normál
difficulty-normal-help = Nincs változás.
difficulty-hard = Nehéz
difficulty-hard-help = Minden Puertoma aktív 1. szintű képességgel és ajándékokkal indul.

## A játék beállításai

option-expansion_new_buildings = I. kiegészítő: Új épületek
option-expansion_new_buildings-help = Még 14 épületfajta; a játék előtt közösen választjátok ki, melyek lesznek játékban.
option-expansion_new_buildings-false = Ki
option-expansion_new_buildings-true = Be
option-expansion_citizens = II. kiegészítő: Polgárok
option-expansion_citizens-help = A polgárok úgy dolgoznak, mint a munkások, 1-1 GYP-t érnek, és 8 új épületfajta jön velük; a munkások elfogyása már nem vet véget a játéknak.
option-expansion_citizens-false = Ki
option-expansion_citizens-true = Be
option-expansion_smuggler = III. kiegészítő: Csempész
option-expansion_smuggler-help = Még egy szerep négy cselekvéssel, amelyet senki sem követ.
option-expansion_smuggler-false = Ki
option-expansion_smuggler-true = Be
option-expansion_festival = IV. kiegészítő: Fesztivál
option-expansion_festival-help = A fesztiváltábla három célja azt jutalmazza, aki először teljesíti.
option-expansion_festival-false = Ki
option-expansion_festival-true = Be
option-expansion_festival_cards = V. kiegészítő: Fesztiválkártyák
option-expansion_festival_cards-help = Tizenkét kártyából három új célokat hoz; csak a IV. kiegészítővel együtt.
option-expansion_festival_cards-false = Ki
option-expansion_festival_cards-true = Be
option-expansion_achievements = VI. kiegészítő: Eredmények
option-expansion_achievements-help = Fejenként négy titkos kártya, amelyek a végén pontot érnek, ha teljesíted őket.
option-expansion_achievements-false = Ki
option-expansion_achievements-true = Be
option-puertomas = Puertomák
option-puertomas-help = Hány virtuális ellenfél ül az asztalnál; játékosnak számítanak (PR-21.1).
option-puertomas-0 = Egy sem
option-puertomas-1 = 1 Puertoma
option-puertomas-2 = 2 Puertoma
option-puertoma_difficulty = A Puertoma nehézsége
option-puertoma_difficulty-help = Milyen erősek a Puertomák: könnyűn kevesebb képesség, nehezen előny az induláskor (PR-21.50, PR-21.52).
option-puertoma_difficulty-easy = Könnyű
option-puertoma_difficulty-normal = Normál
option-puertoma_difficulty-hard = Nehéz
option-achievement_draft = Eredménykártyák körbeadása
option-achievement_draft-help = Négy eredménykártyádat egyenként választod a balra körbeadott lapokból; Puertomával nem (PR-19.6).
option-achievement_draft-false = Nem
option-achievement_draft-true = Igen
option-opt_cost_swap = Árváltoztatás
option-opt_cost_swap-help = A Gyár 8-ba, az Iskola 7-be kerül (PR-20.1).
option-opt_cost_swap-false = Nem
option-opt_cost_swap-true = Igen
option-opt_start_change = Kezdőkészlet változtatása
option-opt_start_change-help = Kevesebb érme a kukoricával kezdőknek, a szabály két értelmezése közül az egyikben (PR-20.2).
option-opt_start_change-off = Ki
option-opt_start_change-corn_starters_minus_1 = A kukoricával kezdők 1 érmével kevesebbet kapnak
option-opt_start_change-all_corn_minus_1 = Mindenki kukoricával és 1 érmével kevesebbel kezd
option-opt_tailor_cap3 = Szabóműhelykorlát
option-opt_tailor_cap3-help = A Nagy szabóműhely fázisonként legfeljebb 3 érmét ad (PR-20.3).
option-opt_tailor_cap3-false = Nem
option-opt_tailor_cap3-true = Igen
option-opt_pair_limit = Épületpárkorlát
option-opt_pair_limit-help = Nem engedi, hogy két erős épület ugyanabba a játékba kerüljön (PR-20.4).
option-opt_pair_limit-off = Ki
option-opt_pair_limit-villa_or_tailor = Villa vagy Nagy szabóműhely
option-opt_pair_limit-hacienda_or_lumberyard = Hacienda vagy Fatelep
option-building_selection = Épületek kiválasztása
option-building_selection-help = Hogyan dőlnek el az I. és II. kiegészítő épületei: felváltva választva, ahogyan a szabály mondja, sorsolással vagy rögzített készlettel (PR-14.2).
option-building_selection-draft = Felváltva választva
option-building_selection-random = Sorsolással
option-building_selection-fixed = Rögzített készlet
option-recruiter_placement = Munkások elhelyezése
option-recruiter_placement-help = Egymás után vagy egyszerre helyezitek-e el a munkásokat (PR-5.9).
option-recruiter_placement-clockwise = Az óramutató járása szerint
option-recruiter_placement-simultaneous = Egyszerre
option-errata_2026 = 2026-os hibajegyzék
option-errata_2026-help = A kiadó hibajegyzéke szerint: a pontkészlet bármikori elfogyása a játék végét jelenti, és a Kiadó lapkája nem kap munkást a Kórháztól (PR-R.1, PR-R.2).
option-errata_2026-false = Ahogyan nyomtatva van
option-errata_2026-true = A hibajegyzékkel
option-smuggler_poach_mode = Munkások elcsábításának módja
option-smuggler_poach_mode-help = A csábítás a játékosszámra vagy a játékosszámmal csökkenti-e a munkaközvetítőt (PR-R.31).
option-smuggler_poach_mode-to = A játékosszámra
option-smuggler_poach_mode-by = A játékosszámmal
option-festival_cards_mode = Fesztiválkártyák és célok
option-festival_cards_mode-help = A fesztiválkártyák a nyomtatott célok helyébe lépnek, vagy hozzájuk adódnak (PR-R.35).
option-festival_cards_mode-replace = A kártyák a célok helyébe lépnek
option-festival_cards_mode-add = A kártyák hozzáadódnak
option-puertoma_build_choice = A Puertoma épületválasztása
option-puertoma_build_choice-help = Melyik épületet veszi a Puertoma a kifizethető legmagasabb szintről (PR-R.44).
option-puertoma_build_choice-level_then_cost = A legdrágábbat
option-puertoma_build_choice-level_random = Kártyával
option-free_gains = Ingyenes nyereségek
option-free_gains-help = A semmibe sem kerülő érmét és GYP-t egyszerűen megkapod, vagy minden alkalommal kérdezünk (PR-R.65).
option-free_gains-auto = Mindig megkapod
option-free_gains-ask = Mindig kérdezünk
option-first_governor = Az első kormányzó
option-first_governor-help = Ki kezd: sorsolással dől el, vagy az első helyen ülő (PR-2.1). Puertomák mellett sorsolás dönt.
option-first_governor-random = Sorsolás
option-first_governor-first_seat = Az első hely
option-vp_visibility = Győzelmi pontok láthatósága
option-vp_visibility-help = Mindenki látja-e játék közben a GYP-összegeket (PR-23.2).
option-vp_visibility-hidden = Rejtett
option-vp_visibility-open = Nyílt

## A forduló fázisai és lépéseik

phase-setup = Előkészületek
phase-choose_role = Szerepválasztás
phase-planter = Ültetvényesfázis
phase-recruiter = Toborzófázis
phase-builder = Építészfázis
phase-craftsman = Iparosfázis
phase-trader = Kereskedőfázis
phase-captain = Kapitányfázis
phase-adventurer = Kalandorfázis
phase-smuggler = Csempészfázis
phase-round_end = A forduló vége
phase-scoring = Pontozás
phase-game_over = A játék vége
step-setup_select_building = Épület kiválasztása
step-setup_achievements = Eredménykártyák választása
step-hacienda = Hacienda-húzás
step-forest = Ültetvény vagy erdő
step-take_tile = Lapka elvétele
step-hospital = Munkás a Kórházból
step-second_tile = Második lapka
step-park_authority = Parkfelügyelet
step-privilege = Kiváltság
step-villa = Villa
step-distribution = Munkások kiosztása
step-place_workers = Munkások elhelyezése
step-refill = A munkaközvetítő feltöltése
step-build = Építés
step-school = Munkás az Iskolából
step-produce = Termelés
step-sell = Eladás
step-outpost = Kereskedőállomás
step-zoning = Övezeti hivatal
step-captain_start = A kapitányfázis eleje
step-load = Berakodás
step-store = Raktározás
step-bohio = Bohío-munkás áthelyezése
step-smuggler = A csempész cselekvése
step-poached = Elcsábított munkások elhelyezése
step-festival_workers = Fesztiválmunkások elhelyezése
step-gain = Nyereség elfogadása

## Ami a játék végét kiváltja

trigger-workers = Munkások: a munkaközvetítő nem töltődött fel
trigger-buildings = Épületek: minden építési hely betelt
trigger-vp = Győzelmi pontok: a pontkészlet elfogyott

## A pontszám részei

score-vp_tokens = Pontjelzők
score-printed_building_vp = Épületek
score-expanded_bonus = Nagyépületek bónusza
score-per_citizen = Polgárok
score-achievements = Eredmények
score-per_expanded_building = Nagyépületek (egyenként 6)
score-per_unused_worker = Munkások a pontterületen
score-per_quarry_or_third_plantation = Kőbányák és harmadik ültetvények
score-per_kind_with_both_plantations_active = Aktív ültetvénypárok
score-coins_plus_goods = Érmék és ládák
score-total = Összesen
score-tiebreak = Döntetlennél: érmék és ládák

## A táblák részei

part-countryside = Vidék
part-countryside-help = 12 mező ültetvényeknek, kőbányáknak és erdőknek.
part-city = Építési helyek
part-city-help = 12 hely; a nagyépület 2-t foglal el.
part-portrait = Portré
part-portrait-help = A hely nélküli munkások itt várják a következő toborzófázist.
part-store = Áruk
part-coins = Érmék
part-vp = Győzelmi pontok
part-private_ship = Magánhajó
part-achievements = Eredménykártyák
part-worker_slot = Munkáshely
part-free_countryside = Szabad vidékmező
part-free_building_space = Szabad építési hely
part-register = Munkaközvetítő
part-trading_house = Kereskedőház
part-ships = Teherhajók
part-offer = Ültetvénykínálat
part-quarries = Kőbányák
part-bag = Ültetvényzsák
part-discard = Eldobott ültetvények
part-tray = Épülettálca
part-roles = Szereplapkák
part-supply = Készlet
part-vp_pool = Pontkészlet
part-festival_board = Fesztiváltábla
part-action_board = Puertoma-cselekvéstábla
part-vp_area = Pontterület
part-reserve_token = Foglalásjelző

# $n = helyek száma; $level = 1–4
ship-name = { $n } férőhelyes teherhajó
ship-wharf = Hajógyár
ship-small_wharf = Kis hajógyár
puertoma-level = { $level }. szint
state-occupied = Elfoglalt
state-unoccupied = Nem elfoglalt
state-active = Aktív
state-inactive = Inaktív

## A szabálykönyv fejezetei (ugyanaz a cím, mint a szabályfájlokban)

rules-section-1 = Mi van a dobozban
rules-section-2 = Előkészületek 3–5 játékosra
rules-section-3 = Fordulók, szerepek és általános szabályok
rules-section-4 = Ültetvényes
rules-section-5 = Toborzó
rules-section-6 = Építész
rules-section-7 = Iparos
rules-section-8 = Kereskedő
rules-section-9 = Kapitány
rules-section-10 = Kalandor
rules-section-11 = A játék vége és a pontozás
rules-section-12 = Az alapjáték épületei
rules-section-13 = Két játékos: a klasszikus játék
rules-section-14 = I. kiegészítő: Új épületek
rules-section-15 = II. kiegészítő: Polgárok
rules-section-16 = III. kiegészítő: Csempész
rules-section-17 = IV. kiegészítő: Fesztivál
rules-section-18 = V. kiegészítő: Fesztiválkártyák
rules-section-19 = VI. kiegészítő: Eredmények
rules-section-20 = Választható szabályok
rules-section-21 = Puertoma, a virtuális ellenfél
rules-section-22 = Puertoma a kiegészítőkkel
rules-section-23 = Mit láthat mindenki
rules-section-24 = Mikor miről döntesz
rules-section-25 = Hogyan hatnak együtt a hatások
rules-section-26 = Ha egy készlet elfogy
rules-section-27 = Döntéseink

## 2. rész: napló, kérdések, gombok, elutasítások.
##
## Hogy ki milyen változókat ad át, azt a play/words.py eleje mondja meg. Röviden: minden adat a saját nevén,
## mellette a szavai: good → $good_name, building → $building_name, place → $place_name, coins → $coins_amount.
## A .you azt szólítja meg, aki cselekszik. Az action-pass és az action-accept attribútuma a kérdés fajtája.

## Szavak a mondat belsejében

word-corn = kukorica
word-fruit = gyümölcs
word-sugar = cukor
word-tobacco = dohány
word-coffee = kávé
word-worker = munkás
word-citizen = polgár
word-tile-corn = kukoricaültetvény
word-tile-fruit = gyümölcsültetvény
word-tile-sugar = cukornádültetvény
word-tile-tobacco = dohányültetvény
word-tile-coffee = kávéültetvény
word-tile-quarry = kőbánya
word-tile-forest_corn = erdő (kukoricaültetvény)
word-tile-forest_fruit = erdő (gyümölcsültetvény)
word-tile-forest_sugar = erdő (cukornádültetvény)
word-tile-forest_tobacco = erdő (dohányültetvény)
word-tile-forest_coffee = erdő (kávéültetvény)
word-place-portrait = portré
word-place-vp_area = pontterület
word-source-role = kiváltság

# $n = a teherhajó helyeinek száma
word-ship = { $n } férőhelyes hajó

# Ki dolgozik egy helyen; a $workers és a $citizens szám, nem mindkettő 0
word-people-at =
    { $citizens ->
        [0]
            { $workers ->
                [1] { $place_name }
               *[other] { $place_name } ×{ $workers }
            }
       *[other]
            { $workers ->
                [0] { $place_name } ({ $citizens } polgár)
               *[other] { $place_name } ({ $workers } munkás, { $citizens } polgár)
            }
    }
role-adventurer_2 = Kalandor

## A napló: előkészületek és fordulók

fact-set_up = { $who } az első kormányzó.
    .you = Te vagy az első kormányzó.
fact-selected = { $who } épületet választ a játékhoz: { $building_name }.
    .you = Épületet választasz a játékhoz: { $building_name }.

# $shown = ami a célon van: ültetvények, áruk, épület
fact-goal = A fesztivál egyik célja: { $goal_name } ({ $shown }).
fact-offer =
    { $tiles_count ->
        [0] Az új kínálathoz nem maradt ültetvény.
       *[other] Az új kínálat: { $tiles_names }.
    }
fact-started = { $who } kezdőkészlete: { $coins_amount }, { $tile_name }.
    .you = A kezdőkészleted: { $coins_amount }, { $tile_name }.
fact-dealt = { $who } eredménykártyákat húz: { $cards_names }.
    .you = Eredménykártyákat húzol: { $cards_names }.
fact-dealt-unknown = { $who } húz { $n } eredménykártyát.
fact-card_kept = { $who } megtart egy eredménykártyát: { $card_name }.
    .you = Megtartasz egy eredménykártyát: { $card_name }.
fact-card_kept-unknown = { $who } megtart egy eredménykártyát.
fact-cards_passed = { $who } ezeket a kártyákat kapja: { $cards_names }.
    .you = Ezeket a kártyákat kapod: { $cards_names }.
fact-cards_passed-unknown =
    { $n ->
        [1] { $who } kap egy kártyát.
       *[other] { $who } kap { $n } kártyát.
    }
fact-round = { $round }. forduló: { $who } a kormányzó.
    .you = { $round }. forduló: te vagy a kormányzó.
fact-role =
    { $coins ->
        [0] { $who } szerepet választ: { $role_name }.
       *[other] { $who } szerepet választ: { $role_name }. A lapkáról { $coins_amount } jár vele.
    }
    .you =
        { $coins ->
            [0] Szerepet választasz: { $role_name }.
           *[other] Szerepet választasz: { $role_name }. A lapkáról { $coins_amount } jár vele.
        }
fact-coins = { $who } kap { $n } érmét.
    .you = Kapsz { $n } érmét.
fact-vp = { $who } kap { $n } GYP-t.
    .you = Kapsz { $n } GYP-t.
fact-declined_gain = { $who } lemond erről a nyereségről: { $source_name }.
    .you = Lemondasz erről a nyereségről: { $source_name }.

# $what = tile, build vagy sale
fact-passed =
    { $what ->
        [tile] { $who } nem vesz el lapkát.
        [build] { $who } nem épít.
       *[sale] { $who } nem ad el semmit.
    }
    .you =
        { $what ->
            [tile] Nem veszel el lapkát.
            [build] Nem építesz.
           *[sale] Nem adsz el semmit.
        }

## A napló: ültetvényes és toborzó

fact-tile_drawn = { $who } új lapkája: { $tile_name }. Lefordítva erdő lehet belőle.
    .you = Az új lapkád: { $tile_name }. Lefordítva erdő lehet belőle.
fact-tile_drawn-unknown = { $who } lapkát húz a zsákból, és megnézi.
fact-tile = { $who } letesz egy vidéklapkát: { $tile_name }.
    .you = Leteszel egy vidéklapkát: { $tile_name }.
fact-forest = { $who } erdőként, lefordítva tesz le egy lapkát: { $tile_name }.
    .you = Erdőként, lefordítva teszel le egy lapkát: { $tile_name }.
fact-forest-unknown = { $who } lefordítva teszi le a lapkát: erdő.
fact-tile_removed =
    { $forest ->
        [true] { $who } eldob egy erdőt ({ $tile_name }).
       *[false] { $who } eldob egy lapkát: { $tile_name }.
    }
    .you =
        { $forest ->
            [true] Eldobsz egy erdőt ({ $tile_name }).
           *[false] Eldobsz egy lapkát: { $tile_name }.
        }
fact-placed =
    { $person ->
        [citizen] { $who } elhelyez egy polgárt: { $place_name }.
       *[worker] { $who } elhelyez egy munkást: { $place_name }.
    }
    .you =
        { $person ->
            [citizen] Elhelyezel egy polgárt: { $place_name }.
           *[worker] Elhelyezel egy munkást: { $place_name }.
        }
fact-recruited = { $who } elvesz { $n } munkást a készletből.
    .you = Elveszel { $n } munkást a készletből.
fact-villa = { $who } a Villa révén még egy embert kap.
    .you = A Villa révén még egy embert kapsz.
fact-picked =
    { $person ->
        [citizen] { $who } a polgárt veszi el a munkaközvetítőből.
       *[worker] { $who } egy munkást vesz el a munkaközvetítőből.
    }
    .you =
        { $person ->
            [citizen] A polgárt veszed el a munkaközvetítőből.
           *[worker] Egy munkást veszel el a munkaközvetítőből.
        }

# $who a toborzó
fact-distributed =
    { $n ->
        [0] A munkaközvetítőben nincs kit kiosztani (a toborzó { $who }).
        [1] A munkaközvetítő egyetlen embere ide kerül: { $who }.
       *[other] Kiosztjuk a munkaközvetítő embereit ({ $n } fő), az elsőt { $who } kapja.
    }
    .you =
        { $n ->
            [0] A munkaközvetítőben nincs kit kiosztani (te vagy a toborzó).
            [1] A munkaközvetítő egyetlen embere hozzád kerül.
           *[other] Kiosztjuk a munkaközvetítő embereit ({ $n } fő), az elsőt te kapod.
        }

# $people_names = minden hely word-people-at szövege
fact-staffed =
    { $people_count ->
        [0] { $who } egyetlen embere sem dolgozik.
       *[other] { $who } emberei itt dolgoznak: { $people_names }.
    }
    .you =
        { $people_count ->
            [0] Egyetlen embered sem dolgozik.
           *[other] Az embereid itt dolgoznak: { $people_names }.
        }
fact-register =
    { $citizens ->
        [0] Feltöltődik a munkaközvetítő: { $workers_amount }.
       *[other] Feltöltődik a munkaközvetítő: { $workers_amount }, { $citizens_amount }.
    }

## A napló: építész és iparos

fact-built = { $who } épít: { $building_name }. A költség { $coins_amount }.
    .you = Építesz: { $building_name }. A költség { $coins_amount }.

# $what = worker, citizen, vp vagy egy áru
fact-bartered =
    { $what ->
        [worker] { $who } egy munkást ad egy érme helyett (Rejtett piac).
        [citizen] { $who } egy polgárt ad egy érme helyett (Rejtett piac).
        [vp] { $who } 1 GYP-t ad egy érme helyett (Rejtett piac).
       *[other] { $who } egy ládát ad egy érme helyett (Rejtett piac): { $what_name }.
    }
    .you =
        { $what ->
            [worker] Egy munkást adsz egy érme helyett (Rejtett piac).
            [citizen] Egy polgárt adsz egy érme helyett (Rejtett piac).
            [vp] 1 GYP-t adsz egy érme helyett (Rejtett piac).
           *[other] Egy ládát adsz egy érme helyett (Rejtett piac): { $what_name }.
        }
fact-produced = { $who } termel: { $goods_names }.
    .you = Termelsz: { $goods_names }.
fact-extra_crate = { $who } még egy ládát kap: { $good_name }.
    .you = Még egy ládát kapsz: { $good_name }.

## A napló: kereskedő és kapitány

fact-sold = { $who } elad egy ládát: { $good_name }. Az ára { $coins_amount }.
    .you = Eladsz egy ládát: { $good_name }. Az ára { $coins_amount }.
fact-outpost = { $who } visszatesz egy ládát: { $good_name }. Az ára { $coins_amount } (Kereskedőállomás).
    .you = Visszateszel egy ládát: { $good_name }. Az ára { $coins_amount } (Kereskedőállomás).
fact-house_cleared = A kereskedőház megtelt, ezért kiürül.
fact-loaded = { $who } berakodik: { $n } { $good_name }, { $ship_name }.
    .you = Berakodsz: { $n } { $good_name }, { $ship_name }.
fact-wharf = { $who } berakodik a Hajógyár hajójára: { $n } { $good_name }.
    .you = Berakodsz a Hajógyárad hajójára: { $n } { $good_name }.
fact-small_wharf = { $who } berakodik a Kis hajógyár hajójára: { $n } { $good_name }.
    .you = Berakodsz a Kis hajógyárad hajójára: { $n } { $good_name }.
fact-pension = { $who } visszatesz egy ládát 1 GYP-ért (Nyugdíjhivatal): { $good_name }.
    .you = Visszateszel egy ládát 1 GYP-ért (Nyugdíjhivatal): { $good_name }.
fact-stored =
    { $goods_count ->
        [0] { $who } raktára üres.
       *[other] { $who } raktároz: { $goods_names }.
    }
    .you =
        { $goods_count ->
            [0] A raktárad üres.
           *[other] Raktározol: { $goods_names }.
        }
fact-ship_emptied = Megtelt és elhajózik: { $ship_name }. A ládái visszakerülnek a készletbe.

## A napló: csempész, fesztivál, eredmények

fact-raided = { $who } kifoszt egy hajót: { $ship_name }, { $n } { $good_name }.
    .you = Kifosztasz egy hajót: { $ship_name }, { $n } { $good_name }.
fact-plundered = { $who } kirabolja a kereskedőházat: { $n } láda.
    .you = Kirablod a kereskedőházat: { $n } láda.
fact-poached = { $who } elcsábít { $n } embert a munkaközvetítőből.
    .you = Elcsábítasz { $n } embert a munkaközvetítőből.
fact-dismissed =
    { $citizens ->
        [0] Kikerül a játékból ({ $who } csábítása): { $workers_amount }.
       *[other] Kikerül a játékból ({ $who } csábítása): { $workers_amount }, { $citizens_amount }.
    }
    .you =
        { $citizens ->
            [0] Kikerül a játékból (a te csábításod): { $workers_amount }.
           *[other] Kikerül a játékból (a te csábításod): { $workers_amount }, { $citizens_amount }.
        }
fact-captured =
    { $coins ->
        [0] { $who } elrabol egy szerepet: { $role_name }.
       *[other] { $who } elrabol egy szerepet: { $role_name }. A lapkáról { $coins_amount } jár vele.
    }
    .you =
        { $coins ->
            [0] Elrabolsz egy szerepet: { $role_name }.
           *[other] Elrabolsz egy szerepet: { $role_name }. A lapkáról { $coins_amount } jár vele.
        }
fact-goal_reached = { $who } elsőként teljesíti a fesztivál egyik célját: { $goal_name } ({ $shown }).
    .you = Elsőként teljesíted a fesztivál egyik célját: { $goal_name } ({ $shown }).
fact-achievement = { $who } eredményt ér el: { $card_name }.
    .you = Eredményt érsz el: { $card_name }.

## A napló: hogyan dönt egy Puertoma

# $card = a döntetlenkártya száma, 1–8
fact-tiebreak = Holtverseny: { AZ($card) }. döntetlenkártya dönt.
fact-tracker = { $who } nyilat követ, a cselekvésjelző új helye: { $role_name }.
    .you = Nyilat követsz, a cselekvésjelző új helye: { $role_name }.
fact-ability = { $who } új képessége: { $ability_name }.
    .you = Az új képességed: { $ability_name }.
fact-reserve = { $who } lefoglal egy nagyépületet: { $building_name }.
    .you = Lefoglalsz egy nagyépületet: { $building_name }.

# $place = áru (az ültetvénye) vagy vp_area
fact-automa_placed =
    { $place ->
        [vp_area] { $who } új emberének nincs munkáshely, ezért a pontterületre kerül.
       *[other] { $who } új embere itt dolgozik: { $place_name }.
    }
    .you =
        { $place ->
            [vp_area] Az új emberednek nincs munkáshely, ezért a pontterületre kerül.
           *[other] Az új embered itt dolgozik: { $place_name }.
        }

## A napló: a vége

fact-trigger =
    { $trigger ->
        [workers] A munkaközvetítő nem töltődik fel: ez az utolsó forduló.
        [buildings] Valakinek minden építési helye betelt: ez az utolsó forduló.
       *[vp] Elfogyott a pontkészlet: ez az utolsó forduló.
    }

# $count = a győztesek száma, $points = a pontszámuk szövegként
fact-game_over =
    { $count ->
        [1] { $winners_names } nyer, pontszáma { $points } GYP.
       *[other] { $winners_names }: megosztott győzelem, a pontszám { $points } GYP.
    }
    .you =
        { $count ->
            [1] Nyertél! A pontszámod { $points } GYP.
           *[other] Megosztott győzelem, a pontszám { $points } GYP: { $winners_names }.
        }

## Kérdések: miről dönt most a játékos; a .help kezdőknek szól, az -other a várakozóknak

prompt-selecting = Melyik épület legyen a játékban?
    .help = Sorban választotok, amíg a tálca megtelik. Minden költséghez csak bizonyos számú hely van, és amit választotok, azt bárki felépítheti.
prompt-selecting-other = { $who } épületet választ a játékhoz.
prompt-dealing = Mely eredménykártyákat tartod meg?
    .help = A 6 lapodból egyenként megtartasz 4-et. Amit megtartasz, de nem teljesítesz, az a Puertomáknak ad pontot.
prompt-dealing-other = Mindenki eredménykártyát választ. Még gondolkodik: { $who }.
prompt-draft = Melyik eredménykártyát tartod meg?
    .help = Egy lapot megtartasz, a többit balra továbbadod. A teljesített lapok a játék végén érnek pontot; addig más nem látja őket.
prompt-draft-other = Mindenki eredménykártyát választ. Még gondolkodik: { $who }.
prompt-round = Válassz szerepet.
    .help = A szerep cselekvését mindenki végrehajtja, de a kiváltság csak a tiéd. A lapkán lévő érméket megkapod; a megmaradt lapkákra újabb érme kerül.
prompt-round-other = { $who } szerepet választ.
prompt-hacienda = Húzol előbb egy ültetvényt a zsákból? (Hacienda)
    .help = Véletlen ültetvény lesz, és le kell tenned. Utána a rendes lapkádat is elveheted.
prompt-hacienda-other = { $who } ültetvényt húzhat a zsákból.
prompt-tile = Melyik lapkát veszed el?
    .help = Az ültetvény akkor terem, ha van rajta munkás, és a kukoricán kívül mindenhez termelőépület is kell. Az elfoglalt kőbánya olcsóbbá teszi az építést.
prompt-tile-other = { $who } lapkát választ.
prompt-hospital = Hová kerül a Kórház munkása?
    .help = A munkás a készletből jön, és olyan lapkára kerül, amelyet ebben a fázisban szereztél. Fázisonként csak egyszer.
prompt-hospital-other = { $who } munkást tehet le a Kórházból.
prompt-second_tile = Melyik lapkát veszed el másodikként? (Kiadó)
    .help = Te választottad az ültetvényest, és van Kiadód, ezért mindenki után még egy lapkát elvehetsz.
prompt-second_tile-other = { $who } második lapkát választ.
prompt-second_hospital = Hová kerül a Kórház munkása?
    .help = A Kiadóval szerzett lapka is megkaphatja a Kórház munkását, ha ebben a fázisban még nem használtad.
prompt-second_hospital-other = { $who } munkást tehet le a Kórházból.
prompt-forest = Ültetvény legyen vagy lefordítva erdő: { $tile_name }?
    .help = Az erdő nem terem, és nem kell rá munkás. A Fateleppel minden 2 erdő 1 érmével olcsóbbá teszi az építést.
prompt-forest-other = { $who } ültetvény és erdő közül választ.
prompt-park = Eldobsz egy ültetvényt vagy erdőt? (Parkfelügyelet)
    .help = Így felszabadul egy vidékmező. Aki ott dolgozik, a portréra kerül.
prompt-park-other = { $who } eldobhat egy vidéklapkát.
prompt-privilege = Elveszel { $n } munkást a készletből? (kiváltság)
    .help = Ez a toborzó kiváltsága. Utána mindenki kap munkást a munkaközvetítőből.
prompt-privilege-other = { $who } munkást vehet el a készletből.
prompt-villa = Elveszel egy polgárt a készletből? (Villa)
    .help = Ha nincs több polgár, munkást kapsz. Minden polgár 1 GYP-t ér a játék végén.
prompt-villa-other = { $who } elvehet egy polgárt.
prompt-picking = A polgárt vagy egy munkást veszel el a munkaközvetítőből?
    .help = A polgár úgy dolgozik, mint a munkás, és a játék végén 1 GYP-t ér. Néhány épület polgárral mást csinál.
prompt-picking-other = { $who } embert vesz el a munkaközvetítőből.

# $persons = emberek hely nélkül, $free = üres munkáshelyek
prompt-staffing =
    { $persons ->
        [0] Mindenki a helyén marad?
       *[other] Mindenki a helyén marad, vagy mindenkit újra elhelyezel? Új ember: { $persons }, üres munkáshely: { $free }.
    }
    .help = Ebben a fázisban minden emberedet áthelyezheted. Amíg van üres munkáshely, senki sem maradhat a portrén.
prompt-staffing-other = Folyik a munkások elhelyezése. Még gondolkodik: { $who }.
prompt-slots =
    { $empty ->
        [true] Elhelyezendő ember: { $persons }, üres munkáshely: { $free }. Melyik hely marad üres?
       *[false] Elhelyezendő ember: { $persons }, üres munkáshely: { $free }. Ki hová kerül?
    }
    .help = Az ültetvény, a kőbánya és az épület csak akkor működik, ha van rajta valaki. Sorban haladunk az első helyedtől az utolsóig.
prompt-slots-other = Folyik a munkások elhelyezése. Még gondolkodik: { $who }.
prompt-occupant = Ki dolgozzon itt: { $building_name }?
    .help = Ez az épület munkással mást csinál, mint polgárral.
prompt-occupant-other = Folyik a munkások elhelyezése. Még gondolkodik: { $who }.

# $discount = amennyivel minden épület olcsóbb
prompt-building =
    { $discount ->
        [0] Mit építesz? A pénzed: { $coins_amount }.
       *[other] Mit építesz? A pénzed: { $coins_amount }, és minden épületből levonhatsz ennyit: { $discount }.
    }
    .help = Egy épületet építhetsz, mindegyik fajtából csak egyet. Akkor működik, ha van rajta munkás; a GYP-je a játék végén mindenképpen számít.
prompt-building-other = { $who } épületet választ.

# $n = ár
prompt-overpaying = Az épület ára neked { $n } érme: { $building_name }. Fizetsz többet?
    .help = Lemondhatsz a kedvezményekről. Ez csak a Nagy költekező eredményhez jó, amelyhez az utolsó érmédet is el kell költened.
prompt-overpaying-other = { $who } kifizeti az épületet.

# $n = a hiányzó érmék
prompt-paying = Hiányzik { $n } érme: { $building_name }. Mit adsz helyette? (Rejtett piac)
    .help = Amit adsz, egyenként 1 érmét helyettesít: legfeljebb 1 munkás vagy polgár, 1 láda és 1 GYP.
prompt-paying-other = { $who } kifizeti az épületet.
prompt-schooling = Teszel egy munkást az új épületre? { $building_name } (Iskola)
    .help = A munkás a készletből jön, így az épület azonnal működik.
prompt-schooling-other = { $who } munkást tehet le az Iskolából.
prompt-produce = Termelsz?
    .help = Mindent megkapsz, amit a munkásaid megtermelnek, és ami a készletben még van.
prompt-produce-other = { $who } termel.

# $n = ahány ládát a kiváltság még ad
prompt-extra = Melyik áruból veszel el még egy ládát? Még { $n } jár. (kiváltság)
    .help = Ez az iparos kiváltsága: csak olyan fajta lehet, amelyet az imént termeltél.
prompt-extra-other = { $who } még egy ládát választ.
prompt-trading = Mit adsz el?
    .help = Fázisonként egy ládát. A kereskedőházban 4 láda fér el, mind különböző, hacsak nincs Irodád.
prompt-trading-other = { $who } kereskedik.

# $n = ahány ládát még vissza lehet tenni
prompt-pensioning = Visszateszel ládákat, mindegyiket 1 GYP-ért? Legfeljebb még { $n }. (Nyugdíjhivatal)
    .help = Minden ládának más fajtájúnak kell lennie, és legfeljebb annyit tehetsz vissza, ahány polgárod van.
prompt-pensioning-other = { $who } GYP-ért ládákat tehet vissza.
prompt-shipping = Mit rakodsz be, melyik hajóra?
    .help = Minden láda 1 GYP. Egy hajó csak egy fajtát visz, és egy fajta nem kerülhet két teherhajóra; annyit kell berakodnod, amennyi csak fér.
prompt-shipping-other = { $who } berakodik.

# $n = a saját hajón lévő ládák
prompt-small_shipping = A saját hajódon eddig { $n } láda van. Rakodsz még? (Kis hajógyár)
    .help = Bármilyen fajtából bármennyit, 2 ládánként 1 GYP-ért. A Kis hajógyárat fázisonként csak egyszer használhatod.
prompt-small_shipping-other = { $who } a Kis hajógyár hajójára rakodik.

# $kinds = ahány fajtát még egészben meg lehet tartani, $singles = egyes ládák
prompt-storing =
    { $kinds ->
        [0] Mit tartasz meg? Egyes láda: { $singles }.
       *[other] Mit tartasz meg? Teljes fajta: { $kinds }, egyes láda: { $singles }.
    }
    .help = Amit nem tartasz meg, visszakerül a készletbe. Az áruraktárak teljes fajtákat őriznek; egy ládát mindenki ingyen megtarthat.
prompt-storing-other = { $who } kiválasztja, mit raktározzon.
prompt-smuggling = Mit tesz a csempész?
    .help = Kifoszthatsz egy hajót, kirabolhatod a kereskedőházat, elcsábíthatsz munkásokat vagy elrabolhatsz egy szerepet. Más nem cselekszik, és nálad lesz a jelző.
prompt-smuggling-other = { $who } kiválasztja, mit tegyen a csempész.

# $n = akiket még el kell venni a munkaközvetítőből, $most = akiket közülük meg lehet tartani
prompt-poaching = Hová kerülnek az elcsábított emberek? Elveendő: { $n }, ebből a tiéd legfeljebb { $most }.
    .help = Azonnal az üres munkáshelyeidre kerülnek. Akit nem tartasz meg, kikerül a játékból.
prompt-poaching-other = { $who } munkásokat csábít el.
prompt-dismissing = Ki kerüljön ki a többiek közül a játékból?
    .help = Vagy a munkaközvetítő polgára, vagy helyette egy munkás.
prompt-dismissing-other = { $who } eldönti, ki kerüljön ki a játékból.
prompt-rewarding = Hová kerül a jutalmul kapott { $n } munkás?
    .help = Azonnal üres munkáshelyre teheted őket, vagy a portrén tarthatod a következő toborzófázisig.
prompt-rewarding-other = { $who } elhelyezi a jutalmul kapott munkásokat.
prompt-window =
    { $start ->
        [true] Mielőtt folytatódik: áthelyezel valakit a Bohíóból?
       *[false] A fázis végén: áthelyezel valakit a Bohíóból?
    }
    .help = Aki a Bohíóban van, bármely üres munkáshelyedre átmehet. Ott marad a következő toborzófázisig.
prompt-window-other = { $who } áthelyezhet valakit a Bohíóból.

# $vp = true, ha GYP, false, ha érme; $source_name = épület vagy kiváltság
prompt-gaining =
    { $vp ->
        [true] Elfogadsz { $n } GYP-t? ({ $source_name })
       *[false] Elfogadsz { $n } érmét? ({ $source_name })
    }
    .help = Ez a nyereség semmibe sem kerül, de lemondhatsz róla.
prompt-gaining-other = { $who } nyereséget fogadhat el.

## Gombok: a szöveghez elég az akció; a .full többet mond abból, amit az előnézet tud

action-role = { $role_name }
action-pass = Passz
    .hacienda = Nem húzok
    .tile = Nem veszek el lapkát
    .hospital = Nem teszek le munkást
    .second_tile = Nem veszek el lapkát
    .second_hospital = Nem teszek le munkást
    .park = Nem dobok el semmit
    .privilege = Nem veszek el munkást
    .villa = Nem veszek el senkit
    .building = Nem építek
    .schooling = Nem teszek le munkást
    .produce = Nem termelek
    .extra = Nem kérek több ládát
    .trading = Befejezem a kört
    .pensioning = Nem teszek vissza többet
    .shipping = Nem rakodom be
    .storing = Nem tartok meg többet
    .smuggling = Nem teszek semmit
    .poaching = Nem tartok meg többet
    .window = Nem helyezek át senkit
    .gaining = Lemondok róla
action-accept = Igen
    .privilege = Munkást veszek a készletből
    .villa = Elveszem a Villa emberét
    .schooling = Munkást küldök az új épületbe
    .gaining = Elfogadom
action-take = Lapka: { $tile_name }
action-draw = Ültetvényt húzok a zsákból
action-lay-plantation = Ültetvényként rakom le
action-lay-forest = Erdőként rakom le
action-hospital = Munkás ide: { $place_name }
action-remove = Eldobás: { $tile_name }
action-person-worker = Egy munkás
action-person-citizen = A polgár
action-staffing-keep = Csak az újakat helyezem el
action-staffing-anew = Mindenki új helyet kap
action-staff = Ide kerül: { $place_name }
action-empty = Üres marad: { $place_name }
action-occupant-worker = Munkás
action-occupant-citizen = Polgár
action-build = Építés: { $building_name }
action-overpay =
    { $n ->
        [0] Minden kedvezménnyel
       *[other] { $n } érmével többet fizetek
    }
action-give-worker = Munkás vissza innen: { $place_name }
action-give-citizen = Polgár vissza innen: { $place_name }
action-give-crate = Visszateszek: 1 { $good_name }
action-give-vp = Visszateszek 1 GYP-t
action-produce = Termelés
    .full = Termelés: { $goods_names }
action-extra = Még 1 { $good_name }
action-sell = Eladás: { $good_name }
action-outpost = Visszatétel: { $good_name } (Kereskedőállomás)
action-zoning = Ültetvény 1 érméért (Övezeti hivatal)
action-load = Berakodás: { $good_name }, { $ship_name }
    .full = Berakodás: { $n } { $good_name }, { $ship_name }
action-wharf = Berakodás: { $good_name } (Hajógyár)
    .full = Berakodás: { $n } { $good_name } (Hajógyár)
action-small_wharf = Berakodás: { $n } { $good_name } (Kis hajógyár)
action-small_wharf-sail = Elindul a hajód
action-pension = 1 GYP-ért vissza: 1 { $good_name }
action-keep_kind = Mind megmarad: { $good_name }
action-keep = Megmarad: 1 { $good_name }
action-raid =
    { $n ->
        [0] Csak kiürítem: { $ship_name }
       *[other] Kifosztás: { $ship_name }, { $n } láda
    }
    .full =
        { $n ->
            [0] Csak kiürítem: { $ship_name }
           *[other] Kifosztás: { $ship_name }, { $n } { $good_name }
        }
action-plunder = A kereskedőház kirablása
action-poach = Munkásokat csábítok el
action-poach-worker = Elcsábított munkás: { $place_name }
action-poach-citizen = Elcsábított polgár: { $place_name }
action-dismiss-worker = Egy munkás megy
action-dismiss-citizen = A polgár megy
action-capture = Elrablás: { $role_name }
action-bohio-worker = Bohío-munkás ide: { $place_name }
action-bohio-citizen = Bohío-polgár ide: { $place_name }
action-select = Kiválasztás: { $building_name }
action-card = Megtartás: { $card_name }

## Mit változtatna a gomb

preview-role-coins = a lapkán { $coins_amount }

# Ki mit kaphat, játékosonként
preview-role-goods =
    { $goods_count ->
        [0] { $player_name }: nincs áru
       *[other] { $player_name }: { $goods_names }
    }
preview-role-tiles =
    { $quarry ->
        [true] { $player_name }: { $n } lapka vagy kőbánya
       *[false] { $player_name }: { $n } lapka
    }
preview-role-building = { $player_name }: legfeljebb { $building_name }, { $n } érméért
preview-role-workers = { $player_name }: { $workers_amount }
preview-role-sale = { $player_name }: eladás, legfeljebb { $coins_amount }
preview-role-load = { $player_name }: első berakodás, legfeljebb { $vp_amount }

# Az ár, aztán a nyomtatott költség és minden kedvezmény
preview-price =
    { $n ->
        [0] ingyenes
       *[other] fizetsz { $n } érmét
    }
preview-cost = nyomtatott költség { $n }
preview-discount-privilege = −{ $n } kiváltság
preview-discount-forests = −{ $n } erdők
preview-discount-quarries = −{ $n } kőbányák
preview-discount-notary = −{ $n } Közjegyző
preview-missing = hiányzik { $n } érme: mást adsz helyette (Rejtett piac)

# A bevétel, aztán a részei
preview-sale = bevétel: { $coins_amount }
preview-sale-price = ár { $n }
preview-sale-privilege = +{ $n } kiváltság
preview-sale-small_market = +{ $n } Kis piac
preview-sale-large_market = +{ $n } Nagy piac

# A berakodás GYP-je, aztán a részei
preview-load = nyereség: { $vp_amount }
preview-load-crates = { $n } a ládákért
preview-load-captain = +{ $n } kapitány
preview-load-harbor = +{ $n } Kikötő
preview-load-coins = és { $coins_amount } (Világítótorony)
preview-own =
    { $n ->
        [0] ilyened még nincs
       *[other] ebből már van { $n }
    }

## Miért nem

# $asked = a mostani döntés fajtája
refusal-not-now =
    { $asked ->
        [selecting] Most nem: előbb válassz épületet a játékhoz.
        [dealing] Most nem: előbb válaszd ki az eredménykártyáidat.
        [draft] Most nem: előbb válassz egy eredménykártyát.
        [round] Most nem: előbb válassz szerepet.
        [hacienda] Most nem: előbb dönts a Haciendáról.
        [tile] Most nem: előbb végy el lapkát, vagy mondj le róla.
        [second_tile] Most nem: előbb végy el második lapkát, vagy mondj le róla.
        [hospital] Most nem: előbb dönts a Kórház munkásáról.
        [second_hospital] Most nem: előbb dönts a Kórház munkásáról.
        [forest] Most nem: előbb válassz ültetvény és erdő közül.
        [park] Most nem: előbb dönts a Parkfelügyeletről.
        [privilege] Most nem: előbb dönts a kiváltságodról.
        [villa] Most nem: előbb dönts a Villáról.
        [picking] Most nem: előbb végy el valakit a munkaközvetítőből.
        [staffing] Most nem: előbb helyezd el a munkásaidat.
        [slots] Most nem: előbb helyezd el a munkásaidat.
        [occupant] Most nem: előbb helyezd el a munkásaidat.
        [building] Most nem: előbb építs, vagy mondj le róla.
        [overpaying] Most nem: előbb fizesd ki az épületedet.
        [paying] Most nem: előbb fizesd ki az épületedet.
        [schooling] Most nem: előbb dönts az Iskola munkásáról.
        [produce] Most nem: előbb döntsd el, termelsz-e.
        [extra] Most nem: előbb válaszd ki a további ládát, vagy mondj le róla.
        [trading] Most nem: előbb adj el valamit, vagy mondj le róla.
        [pensioning] Most nem: előbb dönts a Nyugdíjhivatalról.
        [shipping] Most nem: előbb rakodj be.
        [small_shipping] Most nem: előbb fejezd be a saját hajód rakodását.
        [storing] Most nem: előbb válaszd ki, mit raktározol.
        [smuggling] Most nem: előbb válaszd ki, mit tesz a csempész.
        [poaching] Most nem: előbb helyezd el az elcsábított embereket.
        [dismissing] Most nem: előbb döntsd el, ki kerül ki a játékból.
        [rewarding] Most nem: előbb helyezd el a jutalmul kapott munkásokat.
        [window] Most nem: előbb dönts a Bohío embereiről.
       *[gaining] Most nem: előbb dönts a nyereségedről.
    }
refusal-must-choose-role = Szerepet kell választanod.
refusal-must-load = Amíg teherhajóra rakodhatsz, rakodnod kell.
refusal-role-not-here = Ez a szerep nincs ebben a játékban: { $role_name }.
refusal-role-taken = Ezt a szerepet ebben a fordulóban már választották: { $role_name }.
refusal-has-marker = Nálad van a csempészjelző, ezért nem választhatod a csempészt.
refusal-not-on-offer = A kínálatban nincs ilyen: { $tile_name }.
refusal-no-quarry-left = Nincs több kőbánya.
refusal-no-quarry-right = Kőbányát csak az ültetvényes vehet el, vagy akinek elfoglalt Építőanyag-telepe van.
refusal-no-second-quarry = A második lapka csak elfoglalt Építőanyag-teleppel lehet kőbánya.
refusal-hospital-portrait = A Kórház munkása csak akkor kerül a portréra, ha minden szerzett lapkád erdő.
refusal-hospital-tile = Ebben a fázisban nem szereztél ilyen lapkát üres munkáshellyel: { $tile_name }.
refusal-no-such-tile =
    { $forest ->
        [true] Ilyen erdőd nincs: { $tile_name }.
       *[false] Ilyen ültetvényed nincs: { $tile_name }.
    }
refusal-no-slot = Itt most nincs választható munkáshely: { $place_name }.
refusal-place-passed = A helyeket sorrendben kell megnevezni, és ezen már túl vagy: { $place_name }.
refusal-name-filled = Azokat a munkáshelyeket nevezd meg, ahová embert teszel, ne azokat, amelyek üresen maradnak.
refusal-name-empty = Azokat a munkáshelyeket nevezd meg, amelyek üresen maradnak, ne azokat, ahová embert teszel.
refusal-slots-first = Amíg van üres munkáshelyed, senki sem kerül a portréra.
refusal-too-few-to-fill = Innentől túl kevés a munkáshely minden emberednek, ezért előbb nevezz meg egy korábbi helyet: { $place_name }.
refusal-too-few-to-leave = Innentől túl kevés munkáshely maradhat üresen, ezért előbb nevezz meg egy korábbi helyet: { $place_name }.
refusal-no-bohio = Nincs embered Bohíóban.
refusal-not-in-bohio =
    { $person ->
        [citizen] Nincs polgárod Bohíóban.
       *[worker] Nincs munkásod Bohíóban.
    }
refusal-own-already = Ilyen épületed már van: { $building_name }.
refusal-sold-out = Ebből már nincs több: { $building_name }.
refusal-not-in-tray = Ez az épület nincs ebben a játékban: { $building_name }.
refusal-no-space = Ennek nincs hely a városodban: { $building_name }.

# A $price és a $coins szám
refusal-too-dear = Túl drága: { $building_name }. Az ára neked { $price }, a pénzed { $coins_amount }.
refusal-overpaid = Az árnál legfeljebb { $most } érmével fizethetsz többet, ennyivel nem: { $n }.
refusal-give-passed = Legfeljebb egy munkást, egy ládát és egy GYP-t adsz vissza, ebben a sorrendben, és ezen már túl vagy.
refusal-give-earlier = Még ennyi dolgot kell visszaadnod: { $n }. Kezdd azzal, ami előbb jön: munkás, aztán láda, aztán GYP.
refusal-markets-worker = Aki magán a Rejtett piacon van, azt nem adhatod vissza.
refusal-nobody-there =
    { $person ->
        [citizen] Itt nincs polgárod: { $place_name }.
       *[worker] Itt nincs munkásod: { $place_name }.
    }
refusal-no-vp = Nincs GYP-d, amit visszaadhatnál.
refusal-school-full = Itt már nincs üres munkáshely: { $building_name }.
refusal-not-produced = Ebben a fázisban ebből nem termeltél: { $good_name }.
refusal-supply-empty = A készletben ebből nincs több: { $good_name }.
refusal-sold-already = Ebben a fázisban már eladtál.
refusal-no-crate = Ilyened nincs: { $good_name }.
refusal-no-outpost = Ehhez elfoglalt épület kell: { $building_name }.
refusal-house-full = A kereskedőház megtelt.
refusal-kind-there = A kereskedőházban ilyen már van, és nincs elfoglalt Irodád: { $good_name }.
refusal-zoned-already = Ebben a fázisban már használtad az Övezeti hivatalodat.
refusal-no-zoning-worker = Ehhez munkás kell az Övezeti hivatalban.
refusal-no-zoning-citizen = Ehhez polgár kell az Övezeti hivatalban.
refusal-zoning-coin = Nincs érméd, amivel ültetvényt vehetnél.
refusal-zoning-space = Nincs szabad helyed ültetvénynek.
refusal-zoning-bag = Nincs több húzható ültetvény.
refusal-zoning-forest = Az Övezeti hivatal ültetvényt fogad el, erdőt nem.
refusal-no-such-ship = Ebben a játékban nincs ilyen hajó: { $ship_name }.
refusal-ship-other-kind = Ezen a hajón { $there_name } van, ezért nem fér hozzá { $good_name }: { $ship_name }.
refusal-kind-on-other-ship = Egy másik hajón már van { $good_name }: { $other_name }.
refusal-ship-full = Ez a hajó megtelt: { $ship_name }.
refusal-larger-ship = Más hajón több fér el ebből: { $good_name }. A lehető legtöbbet kell berakodnod, ezért ez nem választható: { $ship_name }.
refusal-no-wharf = Ehhez elfoglalt és ebben a fázisban még nem használt épület kell: { $building_name }.
refusal-few-crates = Ebből { $have } ládád van, nem { $n }: { $good_name }.
refusal-nothing-aboard = A saját hajód csak legalább egy ládával indulhat el.
refusal-kinds-in-order = A fajtákat sorrendben kell megnevezni, és ezen már túl vagy: { $good_name }.
refusal-kept-already = Ebből már mindet megtartod: { $good_name }.
refusal-kinds-first = Az egészben megtartott fajták az egyes ládák előtt jönnek, ezért ez már késő: { $good_name }.
refusal-storage-full = Ebből nem tarthatsz meg többet: { $good_name }.
refusal-ship-empty = Ez a hajó üres: { $ship_name }.
refusal-raid-too-much = Ezen a hajón csak { $have } láda van: { $ship_name }.
refusal-house-empty = A kereskedőház üres.

# $n = a helyek száma
refusal-register-too-small = Túl kevés ember van a munkaközvetítőben ahhoz, hogy elcsábíthass valakit (a játékosok száma { $n }).
refusal-no-capture = Ha Puertoma is játszik, nem lehet szerepet elrabolni.
refusal-not-on-register =
    { $person ->
        [citizen] Nincs polgár a munkaközvetítőben.
       *[worker] Nincs munkás a munkaközvetítőben.
    }
refusal-always-there = Ez az épület minden játékban benne van: { $building_name }.
refusal-selected-already = Ezt az épületet már kiválasztották: { $building_name }.
refusal-set-not-in-game = Ez az épület olyan kiegészítőhöz tartozik, amellyel most nem játszotok: { $building_name }.
refusal-pair-limit = A párját már kiválasztották, és a kettőből csak az egyik lehet a játékban: { $building_name }.
refusal-no-tray-space = Minden { $cost } költségű hely foglalt, ezért ez nem választható: { $building_name }.
refusal-not-your-card = Ezt a lapot nem te kaptad: { $card_name }.
refusal-card-passed = A lapokat sorrendben kell megtartani, és ezen már túl vagy: { $card_name }.
refusal-card-too-late = E lap után túl kevés maradna ahhoz, hogy négy legyen, ezért előbb tarts meg egy korábbit: { $card_name }.

## Kész beállítások

preset-first-about = Három játékos kiegészítők nélkül, olyan matrózok ellen, akik nem mindig tudják jobban: jó tanulni rajta.
preset-classic-about = Az alapjáték négy játékossal, kiegészítők nélkül.
preset-everything-about = Négy játékos, egyszerre mind a hat kiegészítővel.
preset-solo-about = Egyedül két Puertoma ellen, a szabálykönyv ellenfelei ellen, közepes nehézségen.
