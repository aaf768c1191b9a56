### Words for the components of Empires and for packs that change them. They do not travel with the table.

## Lists

ws-list-clan_glenn = { clan-glenn }
ws-list-clan_heidel = { clan-heidel }
ws-list-clan_mackinnon = { clan-mackinnon }
ws-list-clan_nanurjuk = { clan-nanurjuk }
ws-list-clan_panuk = { clan-panuk }
ws-list-clan_ulaf = { clan-ulaf }
ws-list-islands = 島嶼
ws-list-icons = 卡牌種類圖示
ws-list-action_tiles = 行動板塊
ws-list-solo-scenarios = 單人劇本
ws-list-clans = 部落
ws-list-components = 盒內配件

## Fields

ws-field-icons = 種類圖示
ws-field-icon = 圖示
ws-field-cost = 成本
ws-field-play_with = 執行此行動以打出
ws-field-goods = 貨物
ws-field-building_bonus = 建築獎勵
ws-field-boost = 即時
ws-field-action = 行動
ws-field-pay = 支付
ws-field-do = 執行
ws-field-ongoing = 常駐
ws-field-on = 每當
ws-field-who = 由誰執行
ws-field-filter = 僅限
ws-field-limit = 每輪最多次數
ws-field-static = 恆常效果
ws-field-store = 存放
ws-field-accepts = 可放置
ws-field-deposit = 一次最多指派
ws-field-per = 每組數量
ws-field-payout = 產出其中一種
ws-field-copy = 複製
ws-field-which = 哪些牌
ws-field-assign = 指派到此牌
ws-field-discard_hand = 棄掉手牌
ws-field-discard_empire = 從帝國棄掉
ws-field-return_to_hand = 收回手牌
ws-field-any_resource = 任意資源
ws-field-islands-count = 張數
ws-field-count = 計算
ws-field-copies = 張數
ws-field-of = 計算對象
ws-field-every = 每
ws-field-times = 倍數
ws-field-from = 來自
ws-field-what = 對象
ws-field-keep = 加入手牌
ws-field-clan = 部落
ws-field-start = 起始牌
ws-field-distance = 島嶼距離
ws-field-pillage = 掠奪
ws-field-conquer_cost = 征服所需裝載
ws-field-solo_extra_cost = 單人面的額外成本
ws-field-solo_source = 單人面的來源
ws-field-generic_ship = 使用公用船隻
ws-field-difficulty = 難度
ws-field-rules = 專屬規則
ws-field-extra_action = 額外行動
ws-field-assign_to = 指派到
ws-field-min = 至少
ws-field-worth = 價值
ws-field-events = 事件
ws-field-demand = 索求
ws-field-gift = 贈禮
ws-field-round = 本輪
ws-field-second_use_cost = 第二次使用棋子的成本
ws-field-extra_cost = 行動的額外成本
ws-field-exhaust_own_actions = 須耗用的行動牌
ws-field-first_ship_returns_empty = 第一艘船無功而返
ws-field-only_deck_tops = 只能選牌庫頂的島嶼
ws-field-goals = 目標
ws-field-score_at_least = 分數至少
ws-field-islands_in_empire_at_least = 帝國裏的島嶼至少
ws-field-tribute_at_least = 貢品至少
ws-field-distant_islands_visited_at_least = 造訪的遠方島嶼至少
ws-field-start_cards = 起始牌
ws-field-start_goods = 起始貨物
ws-field-target = 須達到的分數

## Steps

ws-verb-gain = 獲得
ws-verb-gain_any = 獲得自選
ws-verb-recover = 收回工人
ws-verb-gain_ship = 拿取未使用的船
ws-verb-release = 釋放工人或貨物
ws-verb-refresh = 重置牌
ws-verb-exhaust_opponent = 耗用對手的牌
ws-verb-move_pawn = 移動棋子
ws-verb-ship_up = 船隻上移
ws-verb-voyage = 立即結算一艘船
ws-verb-look = 查看牌並保留
ws-verb-search = 搜尋牌庫
ws-verb-take_discard = 從棄牌堆拿取
ws-verb-payout = 立即結算存放
ws-verb-recopy = 重新選擇複製對象
ws-verb-may_pay = 可支付以執行
ws-verb-choose = 選擇一項效果
ws-verb-perform = 執行行動
ws-verb-build_free = 免費建築
ws-verb-harvest_field = 收穫田地
ws-verb-place_ship = 派出船隻

## Values

ws-value-field = 田地
ws-value-upgrade = 田地升級
ws-value-field_or_upgrade = 田地或田地升級
ws-value-action = 行動
ws-value-ongoing = 常駐
ws-value-store = 存放
ws-value-copy = 複製
ws-value-bonus = 僅建築獎勵
ws-value-boost = 強化
ws-value-island = 被征服的島嶼
ws-value-location = 田地以外的地點
ws-value-pillage = 掠奪
ws-value-conquer = 征服
ws-value-voyage-choose = 掠奪或征服
ws-value-attack = 攻擊
ws-value-build = 建築牌
ws-value-assign_worker = 指派工人
ws-value-release_worker = 釋放工人
ws-value-store_payout = 存放牌產出
ws-value-discard_or_return = 牌離開帝國
ws-value-you = 你
ws-value-any = 任何玩家
ws-value-from-any = 你的任一張牌
ws-value-from-self = 此牌
ws-value-near = 近鄰
ws-value-far = 遠方
ws-value-lookout_free_keep = 瞭望階段免費保留的牌
ws-value-clan-all = 所有部落
ws-value-n-all = 全部
ws-value-any_resource = 任意資源
ws-value-from-resource = 任意資源
ws-value-tribute = 貢品牌
ws-value-score_at_least-target = 須達到的分數
ws-value-icon = 有某圖示的牌
ws-value-my_queued_ships = 你在遠征版圖上的船
ws-value-assigned_workers = 牌上被指派的工人
ws-value-assigned_goods = 牌上被指派的貨物
ws-value-distinct_icons = 帝國裏的不同圖示
ws-value-discard_pile = 自己棄牌堆的牌
ws-value-what-goods = 貨物

## Texts of cards that the box does not have

fx-copy-which = 複製：建築時選擇你帝國裏另1張牌（{ $which }；複製牌與存放牌除外），此牌擁有其效果。
fx-store-mixed = 行動：指派1至{ $n }個{ $what }到此牌。存放{ $per }個：{ $payout }。
fx-on-which = { $moment }（{ $which }）
fx-which-field = 田地與田地升級
fx-which-action = 行動牌
fx-which-ongoing = 常駐牌
fx-which-island = 被征服的島嶼
fx-which-location = 田地以外的地點
fx-which-icon = { $icon }圖示
fx-which-both = { $one }，{ $other }
fx-kind-any_resource = 任意資源
fx-search-which = 從你的牌庫搜尋{ $n }張牌（{ $which }），加入手牌
fx-may = 可{ $steps }
fx-build_free = 從手牌建築{ $n }個地點，不需支付成本
fx-harvest_field = 獲得你帝國裏{ $n }塊田地（含升級）的所有貨物
fx-place_ship = 把{ $n }艘船放到隊伍末端，可裝載魚與斧頭

## Texts of other components

ws-text-icon = 出現在所有部落的牌上。
ws-text-icon-of = 出現在{ $clan }的牌上。
ws-text-tile = { $effect }。
ws-text-tile-solo = 單人面須另花費{ $cost }。
ws-text-clan = 難度{ $difficulty }。起始貨物：{ $goods }。船隻：{ $ships }艘。
ws-text-score_at_least = 分數至少 { $easy }（簡單）、{ $normal }（普通）、{ $hard }（困難）。
ws-text-islands_in_empire_at_least = 帝國裏至少有 { $easy }、{ $normal }、{ $hard } 座島嶼。
ws-text-tribute_at_least = 至少繳納 { $easy }、{ $normal }、{ $hard } 點貢品。
ws-text-distant_islands_visited_at_least = 至少造訪 { $easy }、{ $normal }、{ $hard } 座遠方島嶼。
ws-text-event = { $n }. { $name }：{ $text }
