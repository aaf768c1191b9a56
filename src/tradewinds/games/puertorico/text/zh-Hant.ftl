### 《波多黎各1897 特別典藏版》桌面用語。
###
### 識別碼：<類別>-<資料檔的 id>，保留底線；-help 是一兩句提示說明。
### 三個檔案（en、zh-Hant、hu）中，每個識別碼的位置都相同。
###
### 第一部分：遊戲事物的名稱。第二部分（紀錄、提問、按鈕、拒絕理由）接在後面。

## 遊戲

game-name = 波多黎各1897 特別典藏版
game-tagline = 選一個對自己最有利、對別人最沒用的角色。
game-blurb = 1897 年的波多黎各，2 至 5 人遊戲。每一輪大家輪流選擇角色，人人都執行它的行動：種植、招募、建造、生產、販售、出口；只有選角色的人享有特權。把作物變成商品，賣掉換錢，或裝船換勝利分，再建起一座讓一切運作得更好的城鎮。另有六個擴充、可選規則，以及虛擬對手波多馬。

## 遊戲配件

component-main_board = 主圖板
component-player_board = 玩家圖板
component-portrait = 肖像
component-help_card = 幫助卡
component-plantation_and_quarry_tile = 鄉村板塊
component-role_tile = 角色板塊
component-plantation_bag = 種植園布袋
component-regular_building_tile_base = 一般建築
component-expanded_building_tile_base = 擴建建築
component-optional_regular_building_tile = 可選建築（費用變更）
component-personal_ship_token = 私人船隻標記
component-vp_token_1 = 1VP 標記
component-vp_token_5 = 5VP 標記
component-coin_1 = 1 元錢幣
component-coin_5 = 5 元錢幣
component-governor_seal = 總督印璽
component-work_register = 就業處
component-trading_house = 交易所
component-cargo_ship = 商船
component-ship_deck = 商船甲板
component-goods_crate = 商品箱
component-worker = 工人
component-building_tray = 建築收納盤
component-resource_tray = 資源收納盤
component-vp_worker_tray = VP&工人收納盤
component-exp1_regular_building_tile = 一般建築（擴充I）
component-exp1_expanded_building_tile = 擴建建築（擴充I）
component-exp2_regular_building_tile = 一般建築（擴充II）
component-exp2_expanded_building_tile = 擴建建築（擴充II）
component-citizen = 公民
component-smuggler_role_tile = 走私者角色板塊
component-smuggler_marker = 走私者標記
component-festival_board = 節慶圖板
component-festival_card = 節慶卡
component-achievement_card = 成就卡
component-puertoma_board = 波多馬玩家圖板
component-action_tracker = 行動記錄標記
component-reserve_token = 保留標記
component-puertoma_ability_tile = 能力板塊
component-puertoma_action_board = 波多馬行動圖板
component-tiebreak_card = 平手判定卡
component-puertoma_help_card = 波多馬幫助卡

## 商品（由低階到高階）

good-corn = 玉米
good-corn-help = 基礎價格 0 元；不需要生產建築。
good-fruit = 水果
good-fruit-help = 基礎價格 1 元；需要進駐的種植園與水果倉庫。
good-sugar = 蔗糖
good-sugar-help = 基礎價格 2 元；需要進駐的種植園與製糖廠。
good-tobacco = 菸草
good-tobacco-help = 基礎價格 3 元；需要進駐的種植園與菸草倉庫。
good-coffee = 咖啡
good-coffee-help = 基礎價格 4 元；需要進駐的種植園與烘豆所。

# $n = 數量
amount-corn = { $n } 箱玉米
amount-fruit = { $n } 箱水果
amount-sugar = { $n } 箱蔗糖
amount-tobacco = { $n } 箱菸草
amount-coffee = { $n } 箱咖啡
amount-crates = { $n } 箱商品
amount-coins = { $n } 元
amount-vp = { $n }VP
amount-workers = { $n } 名工人
amount-citizens = { $n } 名公民

## 鄉村板塊

tile-corn = 玉米種植園
tile-corn-help = 進駐時生產 1 箱玉米，不需要建築。
tile-fruit = 水果種植園
tile-fruit-help = 進駐時，與水果倉庫的一名工人一起生產 1 箱水果。
tile-sugar = 蔗糖種植園
tile-sugar-help = 進駐時，與製糖廠的一名工人一起生產 1 箱蔗糖。
tile-tobacco = 菸草種植園
tile-tobacco-help = 進駐時，與菸草倉庫的一名工人一起生產 1 箱菸草。
tile-coffee = 咖啡種植園
tile-coffee-help = 進駐時，與烘豆所的一名工人一起生產 1 箱咖啡。
tile-quarry = 採石場
tile-quarry-help = 進駐時，建造少付 1 元：依建築的 VP 最多用 1、2 或 3 座，擴建建築最多 4 座。
tile-forest = 樹林
tile-forest-help = 面朝下的種植園；伐木場進駐時，每 2 座樹林讓建造少付 1 元。
tile-kind-plantation = 種植園
tile-kind-quarry = 採石場
tile-kind-forest = 樹林
tile-hidden = 面朝下的板塊

## 角色

role-planter = 種植者
role-planter-help = 每人可以從展示區拿 1 個種植園；種植者可以改拿採石場。
role-recruiter = 招募官
role-recruiter-help = 分配就業處的工人，每人重新放置所有工人；招募官先從供應堆拿 1 名。
role-builder = 建築師
role-builder-help = 每人可以建造 1 棟建築；建築師少付 1 元。
role-craftsman = 製造商
role-craftsman-help = 每人可以生產商品；製造商再拿 1 箱自己生產過的商品。
role-trader = 貿易商
role-trader-help = 每人可以販售 1 箱商品到交易所；貿易商多得 1 元。
role-captain = 船長
role-captain-help = 每人都必須把商品裝上船，每箱 1VP，直到沒人能裝；船長第一次裝載多得 1VP。
role-adventurer = 探險家
role-adventurer-help = 探險家拿 1 元；其他人沒有動作。
role-smuggler = 走私者
role-smuggler-help = 只有走私者行動，從四種勾當中做一種，並拿取標記。
role-governor = 總督
role-governor-help = 總督持有印璽，最先選擇本輪的角色。
role-privilege = 特權
role-privilege-help = 只有選擇該角色的玩家才有的好處。

## 建築的類別

building-class-production = 生產建築
building-class-commercial = 商業建築
building-size-regular = 一般建築
building-size-regular-help = 佔 1 個建築格。
building-size-expanded = 擴建建築
building-size-expanded-help = 佔 2 個建築格，算一棟建築。

# $n = 數字
building-cost = 費用 { $n }
building-vp = { $n }VP
building-slots = { $n } 個工人格
building-copies = 剩 { $n } 個

## 基礎遊戲的建築

building-small_fruit_depot = 小型水果倉庫
building-small_fruit_depot-help = 生產 1 箱水果：這裡一名工人搭配一座進駐的水果種植園。
building-small_sugar_mill = 小型製糖廠
building-small_sugar_mill-help = 生產 1 箱蔗糖：這裡一名工人搭配一座進駐的蔗糖種植園。
building-large_fruit_depot = 大型水果倉庫
building-large_fruit_depot-help = 最多生產 3 箱水果，這裡每名工人搭配一座進駐的水果種植園。
building-large_sugar_mill = 大型製糖廠
building-large_sugar_mill-help = 最多生產 3 箱蔗糖，這裡每名工人搭配一座進駐的蔗糖種植園。
building-large_tobacco_storage = 大型菸草倉庫
building-large_tobacco_storage-help = 最多生產 3 箱菸草，這裡每名工人搭配一座進駐的菸草種植園。
building-large_coffee_roaster = 大型烘豆所
building-large_coffee_roaster-help = 最多生產 2 箱咖啡，這裡每名工人搭配一座進駐的咖啡種植園。
building-small_market = 小型市集
building-small_market-help = 貿易商階段：販售到交易所時多得 1 元。
building-builders_yard = 建材行
building-builders_yard-help = 種植者階段：你可以拿採石場取代種植園。
building-hacienda = 大莊園
building-hacienda-help = 種植者階段：拿一般的板塊之前，你可以從布袋隨機抽 1 個種植園，抽了就必須放置。
building-small_warehouse = 小型倉庫
building-small_warehouse-help = 儲存時：除了免費的 1 箱，再保留 1 種商品的全部商品箱。
building-hospital = 醫院
building-hospital-help = 種植者階段：你可以從供應堆拿 1 名工人，放在剛獲得的板塊上，每階段一次。
building-office = 辦事處
building-office-help = 貿易商階段：你可以販售交易所已有的商品。
building-large_market = 大型市集
building-large_market-help = 貿易商階段：販售到交易所時多得 2 元。
building-large_warehouse = 大型倉庫
building-large_warehouse-help = 儲存時：除了免費的 1 箱，再保留 2 種商品的全部商品箱。
building-factory = 工廠
building-factory-help = 製造商階段：依你產出的種數得錢：2 種 1 元，3 種 2 元，4 種 3 元，5 種 5 元。
building-school = 學校
building-school-help = 建築師階段：建造時，你可以從供應堆拿 1 名工人放在新建築上。
building-harbor = 港口
building-harbor-help = 船長階段：每次裝載（任何船）多得 1VP。
building-wharf = 船塢
building-wharf-help = 船長階段：每階段一次，你可以不裝商船，改把一種商品的全部商品箱裝到自己的船，每箱 1VP。
building-fire_station = 消防站
building-fire_station-help = 遊戲結束：每棟小型生產建築 1VP，每棟大型生產建築 2VP。
building-residence = 住宅
building-residence-help = 遊戲結束：鄉村板塊 1 至 9 個得 4VP，10 個 5VP，11 個 6VP，12 個 7VP。
building-fortress = 堡壘
building-fortress-help = 遊戲結束：每 3 名工人或公民 1VP。
building-customs_house = 海關大樓
building-customs_house-help = 遊戲結束：VP標記每 4VP 得 1VP。
building-city_hall = 市政廳
building-city_hall-help = 遊戲結束：每棟商業建築 1VP，包括它自己。

## 擴充I 的建築

building-canal = 運河
building-canal-help = 製造商階段：大型水果倉庫有生產就多 1 箱水果，大型製糖廠有生產就多 1 箱蔗糖。
building-lumberyard = 伐木場
building-lumberyard-help = 獲得的種植園可以面朝下當作樹林。建築師階段：每 2 座樹林少付 1 元。
building-hidden_market = 地下市場
building-hidden_market-help = 建築師階段：錢不夠時，可以放回 1 名工人、1 箱商品和／或 1VP，各抵 1 元。
building-storehouse = 貨棧
building-storehouse-help = 儲存時：再保留最多 3 箱任意商品。
building-bohio = 農舍
building-bohio-help = 上面的 2 名工人可以隨時逐一移到你的任何工人空格。
building-merchant_outpost = 貿易前哨站
building-merchant_outpost-help = 貿易商階段：不販售，改把 1 箱任意商品放回供應堆，得其基礎價格。
building-church = 教堂
building-church-help = 建築師階段：建造 2VP 或 3VP 的建築得 1VP，擴建建築得 2VP。
building-small_wharf = 小型船塢
building-small_wharf-help = 船長階段：每階段一次，你可以不裝商船，改把任意商品箱裝到自己的船，每 2 箱 1VP。
building-lighthouse = 燈塔
building-lighthouse-help = 船長階段：每次裝載得 1 元；若你是船長，階段開始時再得 1 元。
building-distillery = 酒廠
building-distillery-help = 製造商階段：看你生產最多的一種非玉米商品，得到其箱數 − 1 的錢幣。
building-publishing_house = 出版公司
building-publishing_house-help = 你所選角色的特權翻倍；種植者改為在所有人之後再拿 1 個種植園。
building-assembly_hall = 會議廳
building-assembly_hall-help = 船長階段開始時：每擁有 2 箱同種商品得 1VP。
building-monument = 紀念堂
building-monument-help = 沒有功能，也沒有工人格，但值 8VP。
building-cathedral = 主教座堂
building-cathedral-help = 遊戲結束：有 1、2、3、4 組 3 個相同的鄉村板塊，得 1、3、6、10VP。

## 擴充II 的建築

building-zoning_office = 區劃辦公室
building-zoning_office-help = 貿易商階段。工人：付 1 元隨機抽 1 個種植園。公民：棄除 1 個種植園，得 1 元。
building-chapel = 小教堂
building-chapel-help = 製造商階段開始時：工人得 1 元，公民得 1VP。
building-park_authority = 公園管理局
building-park_authority-help = 種植者階段結束時。工人：可以棄除 1 個種植園或樹林。公民：若你的鄉村板塊比所有人都少，得 2VP。
building-notary = 公證處
building-notary-help = 建築師階段：工人讓一般建築少付 1 元，公民讓擴建建築少付 2 元。
building-pension_office = 退休金辦公室
building-pension_office-help = 船長階段開始時：放回不同種類的商品箱，每箱 1VP，最多與你的公民數相同。
building-villa = 渡假村
building-villa-help = 招募官階段開始時：從供應堆拿 1 名公民；沒有公民則拿 1 名工人。
building-large_tailor_shop = 大型裁縫店
building-large_tailor_shop-help = 製造商階段：每有一名公民得 1 元。不生產商品的大型生產建築。
building-town_square = 城市廣場
building-town_square-help = 遊戲結束：每名公民再得 1VP。

## 可選建築（費用變更）

building-factory-alternative = 工廠（費用 8）
building-factory-alternative-help = 可選規則的工廠：費用 8 而非 7，功能相同。
building-school-alternative = 學校（費用 7）
building-school-alternative-help = 可選規則的學校：費用 7 而非 8，功能相同。

## 擴充與模組

expansion-base = 基礎遊戲
expansion-I = 擴充I：新建築
expansion-II = 擴充II：公民
expansion-III = 擴充III：走私者
expansion-IV = 擴充IV：節慶
expansion-V = 擴充V：節慶卡
expansion-VI = 擴充VI：成就
module-optional_rules = 可選遊戲規則
module-two_players = 2人遊戲
module-puertoma = 波多馬
module-puertoma-help = 虛擬對手，依固定規則和幾張卡決定一切。

## 走私者

smuggler-raid_ship = 掠奪船隻
smuggler-raid_ship-help = 從一艘商船拿最多 3 箱；其餘商品箱放回供應堆。
smuggler-plunder_trading_house = 洗劫交易所
smuggler-plunder_trading_house-help = 交易所裡有幾箱商品就得幾VP；商品箱全都進供應堆。
smuggler-poach_workers = 挖角工人
smuggler-poach_workers-help = 減少就業處的人；被移除的最多留 3 名在自己的空格，其餘離開遊戲。
smuggler-capture_role = 綁架角色
smuggler-capture_role-help = 拿走一個可用角色和上面的錢幣：別人選它你得 3 元，沒人選就在一輪結束時由你進行。
smuggler-marker = 走私者標記
smuggler-marker-help = 持有標記的人不能選走私者。

## 節慶：圖板目標與節慶卡

festival-board_plantation = 種植園目標
festival-board_plantation-help = 最先擁有 3 座所示的種植園：3 名工人。
festival-board_goods = 商品目標
festival-board_goods-help = 最先在同一階段生產所示的全部商品箱：3 元。
festival-board_building = 建築目標
festival-board_building-help = 最先建造所示的建築：3VP。
festival-crop_weigh_off = 年度收成秤重大會
festival-crop_weigh_off-help = 在同一階段生產至少 3 箱該商品：1 名工人、1 元、1VP。
festival-carnival_cocktail = 嘉年華雞尾酒
festival-carnival_cocktail-help = 在同一階段生產所示的 3 種商品各至少 1 箱：3 元。
festival-closing_the_shops = 慶祝提前閉店
festival-closing_the_shops-help = 販售該商品，剛好填滿交易所：2 名工人。
festival-connoisseur_prize = 傑出農夫獎
festival-connoisseur_prize-help = 擁有至少 3 座該種種植園：3 名工人。
festival-farming_festival = 農事狂歡會
festival-farming_festival-help = 擁有所示的 2 種種植園，並在同一階段生產所示的 2 種商品：3 元。
festival-festival_delivery = 節慶商品快遞
festival-festival_delivery-help = 在同一個船長階段裝載所示的 2 種商品，一種至少 1 箱，另一種至少 2 箱：2 名工人、2VP。
festival-twin_farms = 農場對對碰
festival-twin_farms-help = 擁有所示的 2 種種植園各至少 2 座：3VP。
festival-two_baskets = 商品對對碰
festival-two_baskets-help = 在同一階段生產所示的 2 種商品各至少 2 箱：3 元。
festival-grand_send_off = 盛大出航典禮
festival-grand_send_off-help = 用該商品把最大的商船裝滿：3 名工人。
festival-pioneers_toast = 拓荒紀念敬酒會
festival-pioneers_toast-help = 建造所示的 3VP 一般建築：3VP。
festival-town_patron = 城鎮貢獻獎
festival-town_patron-help = 建造所示的擴建建築：3VP。
festival-traditional_send_off = 傳統出航典禮
festival-traditional_send_off-help = 用該商品把最小的商船裝滿：2 元。
festival-open = 未完成
festival-done = 已完成

## 成就：頭銜與條件（中文與匈牙利文頭銜為重建）

achievement-big_spender = 揮金如土
achievement-big_spender-help = 建造一棟擴建建築，至少付 1 元，而且一元不剩。
achievement-caramel_popcorn_inventor = 焦糖爆米花發明家
achievement-caramel_popcorn_inventor-help = 玉米和蔗糖合計至少 8 箱，各至少 1 箱。
achievement-coffee_dispatcher = 咖啡發貨商
achievement-coffee_dispatcher-help = 裝載最後一箱，讓載咖啡的商船滿載出航。
achievement-confectionery_supplier = 糖果點心供應商
achievement-confectionery_supplier-help = 水果和蔗糖合計至少 7 箱，各至少 1 箱。
achievement-corn_dispatcher = 玉米發貨商
achievement-corn_dispatcher-help = 裝載最後一箱，讓載玉米的商船滿載出航。
achievement-deal_closer = 成交高手
achievement-deal_closer-help = 身為貿易商，賣進交易所的第四格。
achievement-dock_tycoon = 碼頭大亨
achievement-dock_tycoon-help = 在同一個船長階段裝載至少 3 種商品。
achievement-fruit_dispatcher = 水果發貨商
achievement-fruit_dispatcher-help = 裝載最後一箱，讓載水果的商船滿載出航。
achievement-head_administrator = 首席行政官
achievement-head_administrator-help = 建築上有至少 12 名工人或公民。
achievement-independent_shipper = 獨立船商
achievement-independent_shipper-help = 一次裝載就把一艘空商船裝滿。
achievement-leading_employer = 頂尖雇主
achievement-leading_employer-help = 鄉村板塊上有至少 9 名工人或公民。
achievement-leading_producer = 頂尖生產商
achievement-leading_producer-help = 在同一個製造商階段生產至少 7 箱，含特權和運河。
achievement-luxury_crop_trader = 高檔作物商
achievement-luxury_crop_trader-help = 咖啡和菸草合計至少 5 箱，各至少 1 箱。
achievement-luxury_goods_provider = 奢侈品供應商
achievement-luxury_goods_provider-help = 擁有蔗糖、菸草、咖啡的生產建築各至少一棟。
achievement-major_investor = 大投資家
achievement-major_investor-help = 擁有至少 2 棟擴建建築。
achievement-major_landowner = 大地主
achievement-major_landowner-help = 鄉村空格最多 2 個，建築空格也最多 2 個。
achievement-master_agronomist = 農學大師
achievement-master_agronomist-help = 擁有 12 個鄉村板塊。
achievement-master_architect = 建築大師
achievement-master_architect-help = 以最多 6 元建造一棟擴建建築。
achievement-master_collector = 收藏大師
achievement-master_collector-help = 擁有至少 7 箱同種商品。
achievement-pastry_maker = 糕點師
achievement-pastry_maker-help = 玉米和水果合計至少 9 箱，各至少 1 箱。
achievement-prudent_merchant = 審慎商人
achievement-prudent_merchant-help = 儲存時保留至少 2 種商品。
achievement-senior_bureaucrat = 資深官員
achievement-senior_bureaucrat-help = 擁有至少 7 棟一般商業建築。
achievement-specialised_shipper = 專業船商
achievement-specialised_shipper-help = 一次裝載至少 5 箱同種商品（任何船）。
achievement-sugar_dispatcher = 蔗糖發貨商
achievement-sugar_dispatcher-help = 裝載最後一箱，讓載蔗糖的商船滿載出航。
achievement-tavern_supplier = 酒館供應商
achievement-tavern_supplier-help = 咖啡和蔗糖合計至少 6 箱，各至少 1 箱。
achievement-tobacco_dispatcher = 菸草發貨商
achievement-tobacco_dispatcher-help = 裝載最後一箱，讓載菸草的商船滿載出航。
achievement-tobacco_fruit_broker = 菸草水果經紀人
achievement-tobacco_fruit_broker-help = 水果和菸草合計至少 6 箱，各至少 1 箱。
achievement-trade_strategist = 貿易戰略家
achievement-trade_strategist-help = 在一個船長階段得到至少 7VP 的標記。
achievement-trade_tycoon = 貿易大亨
achievement-trade_tycoon-help = 一次販售到交易所得到至少 6 元。
achievement-tropical_produce_magnate = 熱帶農產大王
achievement-tropical_produce_magnate-help = 擁有至少 3 棟水果或蔗糖的生產建築。
achievement-hidden = 面朝下的成就卡

## 波多馬：能力板塊

ability-l1_sell_duplicate = 等級1，貿易商：重複販售
ability-l1_sell_duplicate-help = 可以販售交易所已有的商品。
ability-l1_sale_coin = 等級1，貿易商：賣價更高
ability-l1_sale_coin-help = 每次販售多得 1 元。
ability-l1_build_worker = 等級1，建築師：建造附工人
ability-l1_build_worker-help = 每次建造，從供應堆得 1 名工人。
ability-l2_storage = 等級2，船長：更多儲存
ability-l2_storage-help = 儲存最高階商品的全部商品箱，加上次高階的 1 箱。
ability-l2_build_coin = 等級2，建築師：建造前得錢
ability-l2_build_coin-help = 建造前得 1 元。
ability-l2_extra_crate = 等級2，製造商：多一箱
ability-l2_extra_crate-help = 階段結束時，得 1 箱它生產過、供應堆還有的最高階商品。
ability-l3_kind_coins = 等級3，製造商：多樣得錢
ability-l3_kind_coins-help = 每生產一種不同的商品得 1 元。
ability-l3_extra_worker = 等級3，招募官：多一名工人
ability-l3_extra_worker-help = 階段結束、新增僱員之前，從供應堆得 1 名工人。
ability-l3_plant_crate = 等級3，種植者：初次收成
ability-l3_plant_crate-help = 每獲得一座種植園，得 1 箱該種商品。
ability-l4_kind_vp = 等級4，船長：多樣得分
ability-l4_kind_vp-help = 儲存之前，每擁有一種商品得 1VP。
ability-l4_discard_vp = 等級4，船長：最後的商品箱
ability-l4_discard_vp-help = 儲存之前，把最低階商品最多 2 箱放回供應堆，每箱 1VP。
ability-l4_worker_coins = 等級4，招募官：工人得錢
ability-l4_worker_coins-help = 本階段每得到一名工人得 1 元。
ability-hidden = 未解鎖的能力

## 波多馬：平手判定卡（由上到下）與難度

tiebreak-tb1 = 平手判定卡 1
tiebreak-tb1-help = 建築師、招募官、製造商、貿易商、船長、種植者、探險家
tiebreak-tb2 = 平手判定卡 2
tiebreak-tb2-help = 船長、貿易商、招募官、建築師、種植者、探險家、製造商
tiebreak-tb3 = 平手判定卡 3
tiebreak-tb3-help = 貿易商、製造商、招募官、建築師、探險家、種植者、船長
tiebreak-tb4 = 平手判定卡 4
tiebreak-tb4-help = 製造商、建築師、招募官、探險家、貿易商、船長、種植者
tiebreak-tb5 = 平手判定卡 5
tiebreak-tb5-help = 招募官、建築師、探險家、船長、製造商、貿易商、種植者
tiebreak-tb6 = 平手判定卡 6
tiebreak-tb6-help = 建築師、探險家、招募官、貿易商、船長、製造商、種植者
tiebreak-tb7 = 平手判定卡 7
tiebreak-tb7-help = 探險家、建築師、招募官、船長、貿易商、製造商、種植者
tiebreak-tb8 = 平手判定卡 8
tiebreak-tb8-help = 建築師、船長、招募官、貿易商、製造商、種植者、探險家
difficulty-easy = 簡單
difficulty-easy-help = 波多馬解鎖 2 個能力後，另外 2 個棄除。
difficulty-normal = 普通
difficulty-normal-help = 沒有變化。
difficulty-hard = 困難
difficulty-hard-help = 每位波多馬一開始就有等級1的能力和贈禮。

## 遊戲選項

option-expansion_new_buildings = 擴充I：新建築
option-expansion_new_buildings-help = 再加 14 種建築；遊戲前由大家一起選出使用哪些。
option-expansion_new_buildings-false = 關
option-expansion_new_buildings-true = 開
option-expansion_citizens = 擴充II：公民
option-expansion_citizens-help = 公民用法同工人，每名值 1VP；另有 8 種建築，有些因公民而有不同功能；工人用完不再結束遊戲。
option-expansion_citizens-false = 關
option-expansion_citizens-true = 開
option-expansion_smuggler = 擴充III：走私者
option-expansion_smuggler-help = 多一個角色，有四種行動，其他人不跟進。
option-expansion_smuggler-false = 關
option-expansion_smuggler-true = 開
option-expansion_festival = 擴充IV：節慶
option-expansion_festival-help = 節慶圖板上有三個目標，獎勵最先達成的人。
option-expansion_festival-false = 關
option-expansion_festival-true = 開
option-expansion_festival_cards = 擴充V：節慶卡
option-expansion_festival_cards-help = 從十二張卡抽三張作為新目標；必須與擴充IV 一起使用。
option-expansion_festival_cards-false = 關
option-expansion_festival_cards-true = 開
option-expansion_achievements = 擴充VI：成就
option-expansion_achievements-help = 每人四張祕密的卡，完成的在遊戲結束時得分。
option-expansion_achievements-false = 關
option-expansion_achievements-true = 開
option-puertomas = 波多馬
option-puertomas-help = 桌上有幾位虛擬對手；他們也算玩家（PR-21.1）。
option-puertomas-0 = 無
option-puertomas-1 = 1 位波多馬
option-puertomas-2 = 2 位波多馬
option-puertoma_difficulty = 波多馬難度
option-puertoma_difficulty-help = 波多馬的強度：簡單時能力較少，困難時有起始優勢（PR-21.50、PR-21.52）。
option-puertoma_difficulty-easy = 簡單
option-puertoma_difficulty-normal = 普通
option-puertoma_difficulty-hard = 困難
option-achievement_draft = 成就卡輪抽
option-achievement_draft-help = 從向左傳遞的牌中逐張選出四張成就卡；不能與波多馬一起使用（PR-19.6）。
option-achievement_draft-false = 否
option-achievement_draft-true = 是
option-opt_cost_swap = 費用變更
option-opt_cost_swap-help = 工廠費用 8，學校費用 7（PR-20.1）。
option-opt_cost_swap-false = 否
option-opt_cost_swap-true = 是
option-opt_start_change = 起始資源變更
option-opt_start_change-help = 以玉米開始的人錢幣較少，規則有兩種讀法（PR-20.2）。
option-opt_start_change-off = 關
option-opt_start_change-corn_starters_minus_1 = 以玉米開始者少 1 元
option-opt_start_change-all_corn_minus_1 = 全員以玉米開始並少 1 元
option-opt_tailor_cap3 = 裁縫店限制
option-opt_tailor_cap3-help = 大型裁縫店每階段最多 3 元（PR-20.3）。
option-opt_tailor_cap3-false = 否
option-opt_tailor_cap3-true = 是
option-opt_pair_limit = 建築組合限制
option-opt_pair_limit-help = 避免兩棟強力建築出現在同一場遊戲（PR-20.4）。
option-opt_pair_limit-off = 關
option-opt_pair_limit-villa_or_tailor = 渡假村或大型裁縫店
option-opt_pair_limit-hacienda_or_lumberyard = 大莊園或伐木場
option-building_selection = 建築的選擇方式
option-building_selection-help = 擴充I、II 的建築如何決定：照規則輪流選、隨機，或固定的一組（PR-14.2）。
option-building_selection-draft = 玩家輪流選擇
option-building_selection-random = 隨機
option-building_selection-fixed = 固定的一組
option-recruiter_placement = 放置工人
option-recruiter_placement-help = 工人由玩家依序放置，還是大家同時放置（PR-5.9）。
option-recruiter_placement-clockwise = 依順時鐘方向
option-recruiter_placement-simultaneous = 同時
option-errata_2026 = 2026年勘誤
option-errata_2026-help = 採用出版社的勘誤：VP 任何時候用完都觸發結束，出版公司的板塊得不到醫院的工人（PR-R.1、PR-R.2）。
option-errata_2026-false = 照印刷規則
option-errata_2026-true = 採用勘誤
option-smuggler_poach_mode = 挖角工人的方式
option-smuggler_poach_mode-help = 挖角時，就業處是減少到玩家人數，還是減少玩家人數那麼多（PR-R.31）。
option-smuggler_poach_mode-to = 減少到玩家人數
option-smuggler_poach_mode-by = 減少玩家人數那麼多
option-festival_cards_mode = 節慶卡與目標
option-festival_cards_mode-help = 節慶卡取代印刷的目標，還是加上去（PR-R.35）。
option-festival_cards_mode-replace = 卡片取代目標
option-festival_cards_mode-add = 卡片加上去
option-puertoma_build_choice = 波多馬的建築選擇
option-puertoma_build_choice-help = 在付得起的最高等級中，波多馬建造哪一棟（PR-R.44）。
option-puertoma_build_choice-level_then_cost = 最貴的
option-puertoma_build_choice-level_random = 用卡片決定
option-free_gains = 無代價的收益
option-free_gains-help = 不需代價的錢幣和 VP 自動拿取，還是每次詢問（PR-R.65）。
option-free_gains-auto = 自動拿取
option-free_gains-ask = 每次詢問
option-first_governor = 起始總督
option-first_governor-help = 由誰開始：隨機抽選，或由第一個座位的玩家開始（PR-2.1）。有波多馬時隨機抽選。
option-first_governor-random = 隨機
option-first_governor-first_seat = 第一個座位
option-vp_visibility = VP是否公開
option-vp_visibility-help = 遊戲中大家是否看得到 VP 總數（PR-23.2）。
option-vp_visibility-hidden = 隱藏
option-vp_visibility-open = 公開

## 一輪的階段與其中的步驟

phase-setup = 遊戲設置
phase-choose_role = 選擇角色
phase-planter = 種植者階段
phase-recruiter = 招募官階段
phase-builder = 建築師階段
phase-craftsman = 製造商階段
phase-trader = 貿易商階段
phase-captain = 船長階段
phase-adventurer = 探險家階段
phase-smuggler = 走私者階段
phase-round_end = 一輪結束
phase-scoring = 計分
phase-game_over = 遊戲結束
step-setup_select_building = 選擇建築
step-setup_achievements = 選擇成就卡
step-hacienda = 大莊園抽取
step-forest = 種植園或樹林
step-take_tile = 拿取板塊
step-hospital = 醫院的工人
step-second_tile = 第二個板塊
step-park_authority = 公園管理局
step-privilege = 特權
step-villa = 渡假村
step-distribution = 分配工人
step-place_workers = 放置工人
step-refill = 新增僱員
step-build = 建造
step-school = 學校的工人
step-produce = 生產
step-sell = 販售
step-outpost = 貿易前哨站
step-zoning = 區劃辦公室
step-captain_start = 船長階段開始
step-load = 裝載
step-store = 儲存
step-bohio = 移動農舍工人
step-smuggler = 走私者行動
step-poached = 放置挖角的工人
step-festival_workers = 放置節慶獎勵的工人
step-gain = 拿取收益

## 結束觸發

trigger-workers = 工人：不足以完成新增僱員
trigger-buildings = 建築：建築格全部填滿
trigger-vp = VP：已經用完

## 分數的組成

score-vp_tokens = VP標記
score-printed_building_vp = 建築
score-expanded_bonus = 擴建建築的獎勵
score-per_citizen = 公民
score-achievements = 成就
score-per_expanded_building = 擴建建築（每棟 6）
score-per_unused_worker = VP區域的工人
score-per_quarry_or_third_plantation = 採石場與第三座種植園
score-per_kind_with_both_plantations_active = 啟動的成對種植園
score-coins_plus_goods = 錢幣與商品箱
score-total = 總分
score-tiebreak = 平手判定：錢幣與商品箱

## 圖板各部分

part-countryside = 鄉村
part-countryside-help = 12 格，放種植園、採石場和樹林。
part-city = 建築格
part-city-help = 12 格，擴建建築佔 2 格。
part-portrait = 肖像
part-portrait-help = 沒有工人格可放的工人，在這裡等下一個招募官階段。
part-store = 商品
part-coins = 錢幣
part-vp = 勝利分
part-private_ship = 私人船隻
part-achievements = 成就卡
part-worker_slot = 工人格
part-free_countryside = 鄉村空格
part-free_building_space = 建築空格
part-register = 就業處
part-trading_house = 交易所
part-ships = 商船
part-offer = 展示區
part-quarries = 採石場
part-bag = 種植園布袋
part-discard = 棄除的種植園
part-tray = 建築收納盤
part-roles = 角色板塊
part-supply = 供應堆
part-vp_pool = 剩餘的 VP
part-festival_board = 節慶圖板
part-action_board = 波多馬行動圖板
part-vp_area = VP區域
part-reserve_token = 保留標記

# $n = 格數；$level = 1 至 4
ship-name = { $n } 格商船
ship-wharf = 船塢
ship-small_wharf = 小型船塢
puertoma-level = 等級{ $level }
state-occupied = 進駐
state-unoccupied = 未進駐
state-active = 啟動
state-inactive = 未啟動

## 規則書章節（與規則檔標題相同）

rules-section-1 = 遊戲配件
rules-section-2 = 3 至 5 人的遊戲設置
rules-section-3 = 輪次、角色與一般規則
rules-section-4 = 種植者
rules-section-5 = 招募官
rules-section-6 = 建築師
rules-section-7 = 製造商
rules-section-8 = 貿易商
rules-section-9 = 船長
rules-section-10 = 探險家
rules-section-11 = 遊戲結束與計分
rules-section-12 = 基礎遊戲的建築
rules-section-13 = 2 人遊戲（經典規則）
rules-section-14 = 擴充I：新建築
rules-section-15 = 擴充II：公民
rules-section-16 = 擴充III：走私者
rules-section-17 = 擴充IV：節慶
rules-section-18 = 擴充V：節慶卡
rules-section-19 = 擴充VI：成就
rules-section-20 = 可選遊戲規則
rules-section-21 = 虛擬對手：波多馬
rules-section-22 = 波多馬與擴充
rules-section-23 = 公開與隱藏的資訊
rules-section-24 = 你要做的決定與時機
rules-section-25 = 效果的相互作用
rules-section-26 = 供應用完時
rules-section-27 = 裁定

## 第二部分：紀錄、提問、按鈕、拒絕理由。
##
## 誰傳入哪些變數，寫在 play/words.py 開頭。簡言之：每個參數用自己的名稱，旁邊附上它的詞：
## good → $good_name、building → $building_name、place → $place_name、coins → $coins_amount。
## .you 給行動者自己看。action-pass 和 action-accept 的屬性是提問的種類。

## 句子裡的詞

word-corn = 玉米
word-fruit = 水果
word-sugar = 蔗糖
word-tobacco = 菸草
word-coffee = 咖啡
word-worker = 工人
word-citizen = 公民
word-tile-corn = 玉米種植園
word-tile-fruit = 水果種植園
word-tile-sugar = 蔗糖種植園
word-tile-tobacco = 菸草種植園
word-tile-coffee = 咖啡種植園
word-tile-quarry = 採石場
word-tile-forest_corn = 樹林（玉米種植園）
word-tile-forest_fruit = 樹林（水果種植園）
word-tile-forest_sugar = 樹林（蔗糖種植園）
word-tile-forest_tobacco = 樹林（菸草種植園）
word-tile-forest_coffee = 樹林（咖啡種植園）
word-place-portrait = 肖像
word-place-vp_area = VP區域
word-source-role = 特權

# $n = 商船的格數
word-ship = { $n } 格商船

# 一處有誰；$workers 和 $citizens 是數字，不會都是 0
word-people-at =
    { $citizens ->
        [0]
            { $workers ->
                [1] { $place_name }
               *[other] { $place_name }×{ $workers }
            }
       *[other]
            { $workers ->
                [0] { $place_name }（公民 { $citizens }）
               *[other] { $place_name }（工人 { $workers }，公民 { $citizens }）
            }
    }
role-adventurer_2 = 探險家

## 紀錄：設置與輪次

fact-set_up = { $who } 是起始總督。
    .you = 你是起始總督。
fact-selected = { $who } 為本局選擇建築：{ $building_name }。
    .you = 你為本局選擇建築：{ $building_name }。

# $shown = 目標上的東西：種植園、商品、建築
fact-goal = 節慶目標：{ $goal_name }（{ $shown }）。
fact-offer =
    { $tiles_count ->
        [0] 沒有種植園可以補充展示區了。
       *[other] 新的展示區：{ $tiles_names }。
    }
fact-started = { $who } 起始有 { $coins_amount }和{ $tile_name }。
    .you = 你起始有 { $coins_amount }和{ $tile_name }。
fact-dealt = { $who } 抽取成就卡：{ $cards_names }。
    .you = 你抽取成就卡：{ $cards_names }。
fact-dealt-unknown = { $who } 抽取 { $n } 張成就卡。
fact-card_kept = { $who } 留下一張成就卡：{ $card_name }。
    .you = 你留下一張成就卡：{ $card_name }。
fact-card_kept-unknown = { $who } 留下一張成就卡。
fact-cards_passed = { $who } 拿到傳來的成就卡：{ $cards_names }。
    .you = 你拿到傳來的成就卡：{ $cards_names }。
fact-cards_passed-unknown = { $who } 拿到 { $n } 張傳來的成就卡。
fact-round = 第 { $round } 輪：{ $who } 擔任總督。
    .you = 第 { $round } 輪：你擔任總督。
fact-role =
    { $coins ->
        [0] { $who } 選擇{ $role_name }。
       *[other] { $who } 選擇{ $role_name }，並拿走板塊上的 { $coins_amount }。
    }
    .you =
        { $coins ->
            [0] 你選擇{ $role_name }。
           *[other] 你選擇{ $role_name }，並拿走板塊上的 { $coins_amount }。
        }
fact-coins = { $who } 獲得 { $n } 元。
    .you = 你獲得 { $n } 元。
fact-vp = { $who } 獲得 { $n }VP。
    .you = 你獲得 { $n }VP。
fact-declined_gain = { $who } 放棄這項收益：{ $source_name }。
    .you = 你放棄這項收益：{ $source_name }。

# $what = tile、build 或 sale
fact-passed =
    { $what ->
        [tile] { $who } 不拿板塊。
        [build] { $who } 不建造。
       *[sale] { $who } 不販售。
    }
    .you =
        { $what ->
            [tile] 你不拿板塊。
            [build] 你不建造。
           *[sale] 你不販售。
        }

## 紀錄：種植者與招募官

fact-tile_drawn = { $who } 拿到{ $tile_name }，可以面朝下當作樹林。
    .you = 你拿到{ $tile_name }，可以面朝下當作樹林。
fact-tile_drawn-unknown = { $who } 從布袋抽取一個板塊並查看。
fact-tile = { $who } 的鄉村新增{ $tile_name }。
    .you = 你的鄉村新增{ $tile_name }。
fact-forest = { $who } 把{ $tile_name }面朝下放置：樹林。
    .you = 你把{ $tile_name }面朝下放置：樹林。
fact-forest-unknown = { $who } 把板塊面朝下放置：樹林。
fact-tile_removed =
    { $forest ->
        [true] { $who } 棄除一座樹林（{ $tile_name }）。
       *[false] { $who } 棄除一座{ $tile_name }。
    }
    .you =
        { $forest ->
            [true] 你棄除一座樹林（{ $tile_name }）。
           *[false] 你棄除一座{ $tile_name }。
        }
fact-placed =
    { $person ->
        [citizen] { $who } 放置一名公民：{ $place_name }。
       *[worker] { $who } 放置一名工人：{ $place_name }。
    }
    .you =
        { $person ->
            [citizen] 你放置一名公民：{ $place_name }。
           *[worker] 你放置一名工人：{ $place_name }。
        }
fact-recruited = { $who } 從供應堆拿 { $n } 名工人。
    .you = 你從供應堆拿 { $n } 名工人。
fact-villa = { $who } 因渡假村多得 1 人。
    .you = 你因渡假村多得 1 人。
fact-picked =
    { $person ->
        [citizen] { $who } 從就業處拿公民。
       *[worker] { $who } 從就業處拿一名工人。
    }
    .you =
        { $person ->
            [citizen] 你從就業處拿公民。
           *[worker] 你從就業處拿一名工人。
        }

# $who 是招募官
fact-distributed =
    { $n ->
        [0] 就業處沒有人可以分配（招募官：{ $who }）。
        [1] 就業處僅有的 1 人歸 { $who }。
       *[other] 從 { $who } 開始，逐一分配就業處的 { $n } 人。
    }
    .you =
        { $n ->
            [0] 就業處沒有人可以分配（招募官：你）。
            [1] 就業處僅有的 1 人歸你。
           *[other] 從你開始，逐一分配就業處的 { $n } 人。
        }

# $people_names = 每一處的 word-people-at
fact-staffed =
    { $people_count ->
        [0] { $who } 沒有人在工作。
       *[other] { $who } 的人員配置：{ $people_names }。
    }
    .you =
        { $people_count ->
            [0] 你沒有人在工作。
           *[other] 你的人員配置：{ $people_names }。
        }
fact-register =
    { $citizens ->
        [0] 就業處新增僱員：{ $workers_amount }。
       *[other] 就業處新增僱員：{ $workers_amount }、{ $citizens_amount }。
    }

## 紀錄：建築師與製造商

fact-built = { $who } 花 { $coins_amount }建造：{ $building_name }。
    .you = 你花 { $coins_amount }建造：{ $building_name }。

# $what = worker、citizen、vp 或一種商品
fact-bartered =
    { $what ->
        [worker] { $who } 用一名工人抵 1 元（地下市場）。
        [citizen] { $who } 用一名公民抵 1 元（地下市場）。
        [vp] { $who } 用 1VP 抵 1 元（地下市場）。
       *[other] { $who } 用 1 箱{ $what_name }抵 1 元（地下市場）。
    }
    .you =
        { $what ->
            [worker] 你用一名工人抵 1 元（地下市場）。
            [citizen] 你用一名公民抵 1 元（地下市場）。
            [vp] 你用 1VP 抵 1 元（地下市場）。
           *[other] 你用 1 箱{ $what_name }抵 1 元（地下市場）。
        }
fact-produced = { $who } 生產 { $goods_names }。
    .you = 你生產 { $goods_names }。
fact-extra_crate = { $who } 多得 1 箱{ $good_name }。
    .you = 你多得 1 箱{ $good_name }。

## 紀錄：貿易商與船長

fact-sold = { $who } 販售{ $good_name }，得 { $coins_amount }。
    .you = 你販售{ $good_name }，得 { $coins_amount }。
fact-outpost = { $who } 把 1 箱{ $good_name }放回供應堆，得 { $coins_amount }（貿易前哨站）。
    .you = 你把 1 箱{ $good_name }放回供應堆，得 { $coins_amount }（貿易前哨站）。
fact-house_cleared = 交易所已滿，商品箱全部放回供應堆。
fact-loaded = { $who } 把 { $n } 箱{ $good_name }裝上 { $ship_name }。
    .you = 你把 { $n } 箱{ $good_name }裝上 { $ship_name }。
fact-wharf = { $who } 把 { $n } 箱{ $good_name }裝上船塢的船。
    .you = 你把 { $n } 箱{ $good_name }裝上船塢的船。
fact-small_wharf = { $who } 把 { $n } 箱{ $good_name }裝上小型船塢的船。
    .you = 你把 { $n } 箱{ $good_name }裝上小型船塢的船。
fact-pension = { $who } 放回 1 箱{ $good_name }換 1VP（退休金辦公室）。
    .you = 你放回 1 箱{ $good_name }換 1VP（退休金辦公室）。
fact-stored =
    { $goods_count ->
        [0] { $who } 沒有保留任何商品。
       *[other] { $who } 儲存 { $goods_names }。
    }
    .you =
        { $goods_count ->
            [0] 你沒有保留任何商品。
           *[other] 你儲存 { $goods_names }。
        }
fact-ship_emptied = { $ship_name }滿載出航，商品箱放回供應堆。

## 紀錄：走私者、節慶、成就

fact-raided = { $who } 掠奪 { $ship_name }，拿走 { $n } 箱{ $good_name }。
    .you = 你掠奪 { $ship_name }，拿走 { $n } 箱{ $good_name }。
fact-plundered = { $who } 洗劫交易所：{ $n } 箱商品。
    .you = 你洗劫交易所：{ $n } 箱商品。
fact-poached = { $who } 從就業處挖角 { $n } 人。
    .you = 你從就業處挖角 { $n } 人。
fact-dismissed =
    { $citizens ->
        [0] 因 { $who } 挖角而離開遊戲：{ $workers_amount }。
       *[other] 因 { $who } 挖角而離開遊戲：{ $workers_amount }、{ $citizens_amount }。
    }
    .you =
        { $citizens ->
            [0] 因你挖角而離開遊戲：{ $workers_amount }。
           *[other] 因你挖角而離開遊戲：{ $workers_amount }、{ $citizens_amount }。
        }
fact-captured =
    { $coins ->
        [0] { $who } 綁架{ $role_name }。
       *[other] { $who } 綁架{ $role_name }，並拿走板塊上的 { $coins_amount }。
    }
    .you =
        { $coins ->
            [0] 你綁架{ $role_name }。
           *[other] 你綁架{ $role_name }，並拿走板塊上的 { $coins_amount }。
        }
fact-goal_reached = { $who } 最先達成節慶目標：{ $goal_name }（{ $shown }）。
    .you = 你最先達成節慶目標：{ $goal_name }（{ $shown }）。
fact-achievement = { $who } 完成成就：{ $card_name }。
    .you = 你完成成就：{ $card_name }。

## 紀錄：波多馬如何決定

# $card = 平手判定卡的編號，1 至 8
fact-tiebreak = 有幾個選項平手：由平手判定卡 { $card } 決定。
fact-tracker = { $who } 沿著箭頭，把行動記錄標記移到{ $role_name }。
    .you = 你沿著箭頭，把行動記錄標記移到{ $role_name }。
fact-ability = { $who } 解鎖能力：{ $ability_name }。
    .you = 你解鎖能力：{ $ability_name }。
fact-reserve = { $who } 保留一棟擴建建築：{ $building_name }。
    .you = 你保留一棟擴建建築：{ $building_name }。

# $place = 商品（指它的種植園）或 vp_area
fact-automa_placed =
    { $place ->
        [vp_area] { $who } 沒有空格安置新到的人，放到VP區域。
       *[other] { $who } 安置一名新到的人：{ $place_name }。
    }
    .you =
        { $place ->
            [vp_area] 你沒有空格安置新到的人，放到VP區域。
           *[other] 你安置一名新到的人：{ $place_name }。
        }

## 紀錄：結束

fact-trigger =
    { $trigger ->
        [workers] 工人不足以完成新增僱員：這是最後一輪。
        [buildings] 有人填滿了建築格：這是最後一輪。
       *[vp] 最後的 VP 已被拿走：這是最後一輪。
    }

# $count = 獲勝人數，$points = 分數文字
fact-game_over =
    { $count ->
        [1] { $winners_names } 以 { $points }VP 獲勝。
       *[other] { $winners_names } 以 { $points }VP 共享勝利。
    }
    .you =
        { $count ->
            [1] 你以 { $points }VP 獲勝！
           *[other] 你以 { $points }VP 共享勝利：{ $winners_names }。
        }

## 提問：現在要決定什麼；.help 給新手，-other 給等待的人

prompt-selecting = 本局要用哪一棟建築？
    .help = 大家輪流選擇，直到收納盤放滿。每種費用的位置有限；放進去的建築誰都可以建造。
prompt-selecting-other = { $who } 正在為本局選擇建築。
prompt-dealing = 你要留下哪些成就卡？
    .help = 從 6 張中一張一張留下 4 張。留下卻沒完成的卡，分數歸波多馬。
prompt-dealing-other = 大家正在選成就卡。還在考慮：{ $who }。
prompt-draft = 你要留下哪一張成就卡？
    .help = 留下一張，其餘傳給左邊的玩家。完成的卡在遊戲結束時計分，之前別人都看不到。
prompt-draft-other = 大家正在選成就卡。還在考慮：{ $who }。
prompt-round = 選擇一個角色。
    .help = 每個人都執行這個角色的行動，但只有你享有特權。板塊上的錢幣歸你；沒人選的板塊會再加 1 元。
prompt-round-other = { $who } 正在選擇角色。
prompt-hacienda = 要先從布袋抽一個種植園嗎？（大莊園）
    .help = 隨機抽取，抽了就必須放置。之後仍然可以拿一般的板塊。
prompt-hacienda-other = { $who } 可以從布袋抽一個種植園。
prompt-tile = 你要拿哪個板塊？
    .help = 種植園有工人才會生產，除了玉米還需要生產建築。進駐的採石場讓建築變便宜。
prompt-tile-other = { $who } 正在拿板塊。
prompt-hospital = 醫院的工人要放在哪裡？
    .help = 工人來自供應堆，放在你這個階段獲得的板塊上。每階段只有一次。
prompt-hospital-other = { $who } 可以放置醫院的工人。
prompt-second_tile = 你要再拿哪個板塊？（出版公司）
    .help = 你選了種植者又有出版公司，所以在所有人之後可以再拿一個板塊。
prompt-second_tile-other = { $who } 正在拿第二個板塊。
prompt-second_hospital = 醫院的工人要放在哪裡？
    .help = 這個階段還沒用過醫院的話，出版公司的板塊也可以放醫院的工人。
prompt-second_hospital-other = { $who } 可以放置醫院的工人。
prompt-forest = { $tile_name }要正面放置，還是面朝下當作樹林？
    .help = 樹林不生產，也不需要工人。有伐木場時，每 2 座樹林讓建造少付 1 元。
prompt-forest-other = { $who } 正在選擇種植園或樹林。
prompt-park = 要棄除種植園或樹林嗎？（公園管理局）
    .help = 可以空出一格鄉村。在那裡工作的人移到肖像。
prompt-park-other = { $who } 可以棄除鄉村板塊。
prompt-privilege = 要從供應堆拿 { $n } 名工人嗎？（特權）
    .help = 這是招募官的特權。之後每個人再從就業處得到工人。
prompt-privilege-other = { $who } 可以從供應堆拿工人。
prompt-villa = 要從供應堆拿一名公民嗎？（渡假村）
    .help = 沒有公民時改拿工人。每名公民在遊戲結束時值 1VP。
prompt-villa-other = { $who } 可以拿一名公民。
prompt-picking = 你要從就業處拿公民還是工人？
    .help = 公民和工人一樣工作，遊戲結束時值 1VP。有些建築對公民有不同的功能。
prompt-picking-other = { $who } 正在從就業處拿人。

# $persons = 還沒有位置的人，$free = 空的工人格
prompt-staffing =
    { $persons ->
        [0] 大家都留在原位嗎？
       *[other] 大家留在原位，還是全部重新放置？新到 { $persons } 人，空格 { $free } 個。
    }
    .help = 這個階段可以移動你所有的人。只要還有空格，就不能讓人留在肖像。
prompt-staffing-other = 大家正在放置工人。還在考慮：{ $who }。
prompt-slots =
    { $empty ->
        [true] 還要放置 { $persons } 人，空格 { $free } 個。哪一格留空？
       *[false] 還要放置 { $persons } 人，空格 { $free } 個。放到哪裡？
    }
    .help = 種植園、採石場和建築要有人才有作用。我們依序從第一處問到最後一處。
prompt-slots-other = 大家正在放置工人。還在考慮：{ $who }。
prompt-occupant = 誰在這裡工作：{ $building_name }？
    .help = 這棟建築對工人和公民有不同的功能。
prompt-occupant-other = 大家正在放置工人。還在考慮：{ $who }。

# $discount = 每棟建築都少付的錢
prompt-building =
    { $discount ->
        [0] 你要建造什麼？你有 { $coins_amount }。
       *[other] 你要建造什麼？你有 { $coins_amount }，每棟都少付 { $discount } 元。
    }
    .help = 可以建造一棟，同一種只能有一棟。有工人才有功能，但 VP 無論如何都在遊戲結束時計算。
prompt-building-other = { $who } 正在選擇建築。

# $n = 價格
prompt-overpaying = { $building_name }要付 { $n } 元。你要多付嗎？
    .help = 你可以不用折扣。這只對成就「揮金如土」有用，它要你把錢花光。
prompt-overpaying-other = { $who } 正在支付建築費用。

# $n = 還差的錢
prompt-paying = { $building_name }還差 { $n } 元。用什麼來抵？（地下市場）
    .help = 每樣抵 1 元：最多 1 名工人或公民、1 箱商品和 1VP。
prompt-paying-other = { $who } 正在支付建築費用。
prompt-schooling = 要在新建築放一名工人嗎？{ $building_name }（學校）
    .help = 工人來自供應堆，建築馬上就有功能。
prompt-schooling-other = { $who } 可以放置學校的工人。
prompt-produce = 要生產商品嗎？
    .help = 工人能生產而供應堆還有的，全部都拿。
prompt-produce-other = { $who } 正在生產。

# $n = 特權還可以拿的箱數
prompt-extra = 要多拿 1 箱哪種商品？還可以拿 { $n } 箱。（特權）
    .help = 這是製造商的特權：只能拿剛才生產過的種類。
prompt-extra-other = { $who } 正在多拿一箱商品。
prompt-trading = 你要販售什麼？
    .help = 每階段一箱。交易所有 4 格，種類不能重複，除非你有辦事處。
prompt-trading-other = { $who } 正在交易。

# $n = 還可以放回的箱數
prompt-pensioning = 要放回商品箱，每箱換 1VP 嗎？最多還有 { $n } 箱。（退休金辦公室）
    .help = 每箱的種類都要不同，最多與你的公民數相同。
prompt-pensioning-other = { $who } 可以放回商品箱換 VP。
prompt-shipping = 要把什麼裝上哪艘船？
    .help = 每箱 1VP。一艘船只載一種商品，同一種商品不能上兩艘商船；能裝多少就必須裝多少。
prompt-shipping-other = { $who } 正在裝載。

# $n = 自己的船上已有的箱數
prompt-small_shipping = 自己的船上已有 { $n } 箱。還要裝嗎？（小型船塢）
    .help = 任意種類、任意箱數，每 2 箱 1VP。小型船塢每階段只能用一次。
prompt-small_shipping-other = { $who } 正在裝小型船塢的船。

# $kinds = 還可以整種保留的種數，$singles = 單箱數
prompt-storing =
    { $kinds ->
        [0] 你要保留什麼？單箱：{ $singles }。
       *[other] 你要保留什麼？整種：{ $kinds } 種；單箱：{ $singles }。
    }
    .help = 不保留的放回供應堆。倉庫可以保留整種商品；每個人都可以免費保留一箱。
prompt-storing-other = { $who } 正在選擇要儲存的商品。
prompt-smuggling = 走私者要做什麼？
    .help = 掠奪船隻、洗劫交易所、挖角工人或綁架角色。其他人不行動，標記歸你。
prompt-smuggling-other = { $who } 正在選擇走私者的行動。

# $n = 還要從就業處移除的人，$most = 其中最多可以留下的人
prompt-poaching = 挖角來的人放到哪裡？要移除 { $n } 人，你最多留 { $most } 人。
    .help = 他們馬上放到你的空格。沒有留下的人離開遊戲。
prompt-poaching-other = { $who } 正在挖角工人。
prompt-dismissing = 其餘的人由誰離開遊戲？
    .help = 就業處的公民離開，或由一名工人代替。
prompt-dismissing-other = { $who } 正在決定誰離開遊戲。
prompt-rewarding = 獎勵的 { $n } 名工人放到哪裡？
    .help = 可以馬上放到空格，或留在肖像等下一個招募官階段。
prompt-rewarding-other = { $who } 正在放置獎勵的工人。
prompt-window =
    { $start ->
        [true] 繼續之前：要移動農舍的人嗎？
       *[false] 階段結束前：要移動農舍的人嗎？
    }
    .help = 農舍的人可以移到你的任何空格，之後留在那裡直到下一個招募官階段。
prompt-window-other = { $who } 可以移動農舍的人。

# $vp = true 是 VP，false 是錢幣；$source_name = 建築或特權
prompt-gaining =
    { $vp ->
        [true] 要拿 { $n }VP 嗎？（{ $source_name }）
       *[false] 要拿 { $n } 元嗎？（{ $source_name }）
    }
    .help = 這項收益不用代價，但你可以放棄。
prompt-gaining-other = { $who } 可以拿一項收益。

## 按鈕：文字只需要行動本身；.full 再加上預覽所知

action-role = { $role_name }
action-pass = 跳過
    .hacienda = 不抽
    .tile = 不拿板塊
    .hospital = 不放工人
    .second_tile = 不拿板塊
    .second_hospital = 不放工人
    .park = 不棄除
    .privilege = 不拿工人
    .villa = 不拿
    .building = 不建造
    .schooling = 不放工人
    .produce = 不生產
    .extra = 不多拿
    .trading = 結束交易
    .pensioning = 不再放回
    .shipping = 不裝載
    .storing = 不再保留
    .smuggling = 什麼都不做
    .poaching = 不再留人
    .window = 不移動
    .gaining = 放棄
action-accept = 好
    .privilege = 從供應堆拿工人
    .villa = 從渡假村拿人
    .schooling = 派一名工人到新建築
    .gaining = 拿取
action-take = 拿{ $tile_name }
action-draw = 從布袋抽一個種植園
action-lay-plantation = 當作種植園放置
action-lay-forest = 當作樹林放置
action-hospital = 工人放到：{ $place_name }
action-remove = 棄除{ $tile_name }
action-person-worker = 拿一名工人
action-person-citizen = 拿公民
action-staffing-keep = 原有的不動，只放置新人
action-staffing-anew = 全部重新放置
action-staff = 放到：{ $place_name }
action-empty = 留空：{ $place_name }
action-occupant-worker = 工人
action-occupant-citizen = 公民
action-build = 建造{ $building_name }
action-overpay =
    { $n ->
        [0] 使用全部折扣
       *[other] 多付 { $n } 元
    }
action-give-worker = 放回工人，來自：{ $place_name }
action-give-citizen = 放回公民，來自：{ $place_name }
action-give-crate = 放回 1 箱{ $good_name }
action-give-vp = 放回 1VP
action-produce = 生產
    .full = 生產 { $goods_names }
action-extra = 多拿 1 箱{ $good_name }
action-sell = 販售{ $good_name }
action-outpost = 放回{ $good_name }（貿易前哨站）
action-zoning = 付 1 元抽種植園（區劃辦公室）
action-load = { $good_name }裝上 { $ship_name }
    .full = { $n } 箱{ $good_name }裝上 { $ship_name }
action-wharf = { $good_name }裝上自己的船（船塢）
    .full = { $n } 箱{ $good_name }裝上自己的船（船塢）
action-small_wharf = { $n } 箱{ $good_name }裝上自己的船（小型船塢）
action-small_wharf-sail = 讓船出航
action-pension = 放回 1 箱{ $good_name }換 1VP
action-keep_kind = 保留全部{ $good_name }
action-keep = 保留 1 箱{ $good_name }
action-raid =
    { $n ->
        [0] 掠奪 { $ship_name }：什麼都不拿，清空
       *[other] 掠奪 { $ship_name }：{ $n } 箱
    }
    .full =
        { $n ->
            [0] 掠奪 { $ship_name }：什麼都不拿，清空
           *[other] 掠奪 { $ship_name }：{ $n } 箱{ $good_name }
        }
action-plunder = 洗劫交易所
action-poach = 挖角工人
action-poach-worker = 挖角的工人放到：{ $place_name }
action-poach-citizen = 挖角的公民放到：{ $place_name }
action-dismiss-worker = 一名工人離開
action-dismiss-citizen = 公民離開
action-capture = 綁架{ $role_name }
action-bohio-worker = 農舍的工人移到：{ $place_name }
action-bohio-citizen = 農舍的公民移到：{ $place_name }
action-select = 選擇{ $building_name }
action-card = 留下：{ $card_name }

## 按鈕會改變什麼

preview-role-coins = 板塊上有 { $coins_amount }

# 每位玩家可以得到什麼，逐一列出
preview-role-goods =
    { $goods_count ->
        [0] { $player_name }：沒有商品
       *[other] { $player_name }：{ $goods_names }
    }
preview-role-tiles =
    { $quarry ->
        [true] { $player_name }：{ $n } 個板塊或採石場
       *[false] { $player_name }：{ $n } 個板塊
    }
preview-role-building = { $player_name }：最多{ $building_name }，付 { $n } 元
preview-role-workers = { $player_name }：{ $workers_amount }
preview-role-sale = { $player_name }：販售最多得 { $coins_amount }
preview-role-load = { $player_name }：第一次裝載最多得 { $vp_amount }

# 價格，然後是印刷的費用和每項折扣
preview-price =
    { $n ->
        [0] 免費
       *[other] 付 { $n } 元
    }
preview-cost = 費用 { $n }
preview-discount-privilege = 特權 −{ $n }
preview-discount-forests = 樹林 −{ $n }
preview-discount-quarries = 採石場 −{ $n }
preview-discount-notary = 公證處 −{ $n }
preview-missing = 還差 { $n } 元：用別的來抵（地下市場）

# 收入，然後是各項
preview-sale = 得 { $coins_amount }
preview-sale-price = 價格 { $n }
preview-sale-privilege = 特權 +{ $n }
preview-sale-small_market = 小型市集 +{ $n }
preview-sale-large_market = 大型市集 +{ $n }

# 一次裝載的 VP，然後是各項
preview-load = 得 { $vp_amount }
preview-load-crates = 商品箱 { $n }
preview-load-captain = 船長 +{ $n }
preview-load-harbor = 港口 +{ $n }
preview-load-coins = 另得 { $coins_amount }（燈塔）
preview-own =
    { $n ->
        [0] 你還沒有
       *[other] 你已有 { $n } 座
    }

## 為什麼不行

# $asked = 現在這個決定的種類
refusal-not-now =
    { $asked ->
        [selecting] 還不行：先為本局選擇建築。
        [dealing] 還不行：先選你的成就卡。
        [draft] 還不行：先選一張成就卡。
        [round] 還不行：先選擇角色。
        [hacienda] 還不行：先決定要不要用大莊園。
        [tile] 還不行：先拿板塊，或不拿。
        [second_tile] 還不行：先拿第二個板塊，或不拿。
        [hospital] 還不行：先決定醫院的工人。
        [second_hospital] 還不行：先決定醫院的工人。
        [forest] 還不行：先選種植園或樹林。
        [park] 還不行：先決定公園管理局。
        [privilege] 還不行：先決定你的特權。
        [villa] 還不行：先決定渡假村。
        [picking] 還不行：先從就業處拿人。
        [staffing] 還不行：先放置你的工人。
        [slots] 還不行：先放置你的工人。
        [occupant] 還不行：先放置你的工人。
        [building] 還不行：先建造，或不建造。
        [overpaying] 還不行：先支付建築費用。
        [paying] 還不行：先支付建築費用。
        [schooling] 還不行：先決定學校的工人。
        [produce] 還不行：先決定要不要生產。
        [extra] 還不行：先多拿一箱，或不拿。
        [trading] 還不行：先販售，或不販售。
        [pensioning] 還不行：先決定退休金辦公室。
        [shipping] 還不行：先裝載。
        [small_shipping] 還不行：先裝完自己的船。
        [storing] 還不行：先選要儲存的商品。
        [smuggling] 還不行：先選走私者的行動。
        [poaching] 還不行：先放置挖角來的人。
        [dismissing] 還不行：先決定誰離開遊戲。
        [rewarding] 還不行：先放置獎勵的工人。
        [window] 還不行：先決定農舍的人。
       *[gaining] 還不行：先決定你的收益。
    }
refusal-must-choose-role = 你必須選擇一個角色。
refusal-must-load = 只要商船還裝得下，你就必須裝載。
refusal-role-not-here = 這一局沒有這個角色：{ $role_name }。
refusal-role-taken = 這一輪已經有人選了這個角色：{ $role_name }。
refusal-has-marker = 你持有走私者標記，不能選走私者。
refusal-not-on-offer = 展示區沒有：{ $tile_name }。
refusal-no-quarry-left = 採石場已經拿完了。
refusal-no-quarry-right = 只有種植者，或有進駐的建材行的人，才能拿採石場。
refusal-no-second-quarry = 要有進駐的建材行，第二個板塊才能是採石場。
refusal-hospital-portrait = 獲得的全是樹林時，醫院的工人才放到肖像。
refusal-hospital-tile = 你這個階段沒有獲得這種有空格的板塊：{ $tile_name }。
refusal-no-such-tile =
    { $forest ->
        [true] 你沒有這種樹林：{ $tile_name }。
       *[false] 你沒有這種種植園：{ $tile_name }。
    }
refusal-no-slot = 這裡現在沒有可選的工人格：{ $place_name }。
refusal-place-passed = 地點要依順序指定，已經過了這一個：{ $place_name }。
refusal-name-filled = 請指定要放人的工人格，不是要留空的。
refusal-name-empty = 請指定要留空的工人格，不是要放人的。
refusal-slots-first = 還有空的工人格時，不能把人放到肖像。
refusal-too-few-to-fill = 從這裡起的工人格不夠放下所有人，請先指定前面的地點：{ $place_name }。
refusal-too-few-to-leave = 從這裡起能留空的工人格不夠，請先指定前面的地點：{ $place_name }。
refusal-no-bohio = 你沒有人在農舍。
refusal-not-in-bohio =
    { $person ->
        [citizen] 你沒有公民在農舍。
       *[worker] 你沒有工人在農舍。
    }
refusal-own-already = 你已經有這棟建築：{ $building_name }。
refusal-sold-out = 已經沒有了：{ $building_name }。
refusal-not-in-tray = 這一局沒有這棟建築：{ $building_name }。
refusal-no-space = 你的建築格放不下：{ $building_name }。

# $price 和 $coins 是數字
refusal-too-dear = 太貴了：{ $building_name }要付 { $price } 元，你有 { $coins_amount }。
refusal-overpaid = 你最多只能比價格多付 { $most } 元，不能多付 { $n } 元。
refusal-give-passed = 工人、商品箱、VP 最多各放回一個，並依此順序；已經過了這一項。
refusal-give-earlier = 還要放回 { $n } 個，請先從前面的開始：先工人，再商品箱，再 VP。
refusal-markets-worker = 地下市場本身的人不能放回。
refusal-nobody-there =
    { $person ->
        [citizen] 你在這裡沒有公民：{ $place_name }。
       *[worker] 你在這裡沒有工人：{ $place_name }。
    }
refusal-no-vp = 你沒有 VP 可以放回。
refusal-school-full = 這棟建築已經沒有空的工人格：{ $building_name }。
refusal-not-produced = 你這個階段沒有生產：{ $good_name }。
refusal-supply-empty = 供應堆已經沒有：{ $good_name }。
refusal-sold-already = 你這個階段已經販售過了。
refusal-no-crate = 你沒有：{ $good_name }。
refusal-no-outpost = 這需要進駐的建築：{ $building_name }。
refusal-house-full = 交易所已滿。
refusal-kind-there = 交易所已經有{ $good_name }，而你沒有進駐的辦事處。
refusal-zoned-already = 你這個階段已經用過區劃辦公室了。
refusal-no-zoning-worker = 這需要區劃辦公室裡有工人。
refusal-no-zoning-citizen = 這需要區劃辦公室裡有公民。
refusal-zoning-coin = 你沒有錢買種植園。
refusal-zoning-space = 你沒有空位放種植園。
refusal-zoning-bag = 已經沒有種植園可以抽了。
refusal-zoning-forest = 區劃辦公室只收種植園，不收樹林。
refusal-no-such-ship = 這一局沒有這艘船：{ $ship_name }。
refusal-ship-other-kind = { $ship_name }載的是{ $there_name }，不能裝{ $good_name }。
refusal-kind-on-other-ship = { $good_name }已經在另一艘船上：{ $other_name }。
refusal-ship-full = 這艘船已滿：{ $ship_name }。
refusal-larger-ship = 別艘船能裝下更多{ $good_name }，能裝多少就必須裝多少，不能選 { $ship_name }。
refusal-no-wharf = 這需要進駐而且這個階段還沒用過的建築：{ $building_name }。
refusal-few-crates = 你有 { $have } 箱，不是 { $n } 箱：{ $good_name }。
refusal-nothing-aboard = 自己的船至少要裝一箱才能出航。
refusal-kinds-in-order = 種類要依順序指定，已經過了這一種：{ $good_name }。
refusal-kept-already = 這種已經全部保留：{ $good_name }。
refusal-kinds-first = 整種保留的要在單箱之前指定，現在太遲了：{ $good_name }。
refusal-storage-full = 你不能再保留：{ $good_name }。
refusal-ship-empty = 這艘船是空的：{ $ship_name }。
refusal-raid-too-much = 這艘船上只有 { $have } 箱：{ $ship_name }。
refusal-house-empty = 交易所是空的。

# $n = 座位數
refusal-register-too-small = 就業處的人太少，{ $n } 人的遊戲現在無法挖角。
refusal-no-capture = 有波多馬時不能綁架角色。
refusal-not-on-register =
    { $person ->
        [citizen] 就業處沒有公民。
       *[worker] 就業處沒有工人。
    }
refusal-always-there = 這棟建築每一局都有：{ $building_name }。
refusal-selected-already = 這棟建築已經選了：{ $building_name }。
refusal-set-not-in-game = 這棟建築屬於這一局沒有使用的擴充：{ $building_name }。
refusal-pair-limit = 與它成對的建築已經選了，兩者只能有一個：{ $building_name }。
refusal-no-tray-space = 費用 { $cost } 的位置都滿了，不能選：{ $building_name }。
refusal-not-your-card = 這張卡沒有發給你：{ $card_name }。
refusal-card-passed = 卡片要依順序留下，已經過了這一張：{ $card_name }。
refusal-card-too-late = 留下這張之後就湊不滿四張，請先留下前面的：{ $card_name }。

## 設置方式

preset-first-about = 三位玩家，不加擴充，對手是常常失算的甲板水手：邊玩邊學的一局。
preset-classic-about = 四人基本遊戲，不加擴充。
preset-everything-about = 四位玩家，六個擴充一起用。
preset-solo-about = 獨自對上規則書裡的兩位波多馬，普通難度。
