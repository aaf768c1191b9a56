# Maracaibo: its own words on the web table (繁體中文).
maracaibo-ui-comma = 、
maracaibo-ui-colon = ：
maracaibo-ui-stop = 。
maracaibo-ui-heading = 第{ $n }輪（共4輪） · { $phase } · { $name }
maracaibo-ui-setting-up = 設置
maracaibo-ui-part-chart = 海圖
maracaibo-ui-part-cards = 卡牌
maracaibo-ui-part-ship = 我的船
maracaibo-ui-part-crowns = 國家

# 卡牌
maracaibo-ui-costs = 費用：{ $n }達布隆
maracaibo-ui-symbols = 符號：{ $good }、{ $object }
maracaibo-ui-worth = 終局計分時值{ $n }分
maracaibo-ui-requires = 購買需求
maracaibo-ui-bg-green = 收入
maracaibo-ui-bg-red = 持續
maracaibo-ui-bg-blue = 助手
maracaibo-ui-bg-brown = 即時
maracaibo-ui-good-sugar = 糖
maracaibo-ui-good-tobacco = 菸草
maracaibo-ui-good-cocoa = 可可
maracaibo-ui-good-cotton = 棉花
maracaibo-ui-object-map = 地圖
maracaibo-ui-object-book = 書籍
maracaibo-ui-object-herbs = 藥草
maracaibo-ui-object-pistol = 手槍
maracaibo-ui-reconstructed = 重新設計：這是我們自己的設計，並非原版印刷內容。
maracaibo-ui-printed = 取自規則書或公開資料。
maracaibo-ui-assistant-at = 助手位於{ $n }（{ $place }）
maracaibo-ui-used = 本輪已使用
maracaibo-ui-scored = 本輪已因未使用而得分
maracaibo-ui-new = 從下一個回合起可以使用
maracaibo-ui-holds = 上面有{ $quest }

# 海圖
maracaibo-ui-chart = 加勒比海航海圖
maracaibo-ui-zoom = 縮放
maracaibo-ui-zoom-in = 放大
maracaibo-ui-zoom-whole = 整張海圖
maracaibo-ui-zoom-mine = 我的船
maracaibo-ui-place = { $n } · { $place }
maracaibo-ui-by = { $place }（經 { $via }）
maracaibo-ui-kind-start = 所有船隻由此出航
maracaibo-ui-kind-city = 城市
maracaibo-ui-kind-village = 村莊
maracaibo-ui-kind-home = 返航
maracaibo-ui-market = 市場：{ $good }，{ $all }格中已佔用{ $n }格
maracaibo-ui-belongs = 所有權標記：{ $nation }
maracaibo-ui-ships = 這裡的船隻：{ $names }
maracaibo-ui-assistants = { $name }在這裡的助手：{ $n }
maracaibo-ui-influence = { $name }：{ $n }（等級{ $rank }）
maracaibo-ui-markers = 版圖上有{ $map }個所有權標記，存放區有{ $stored }個，加權數{ $times }

# 海圖旁
maracaibo-ui-market-title = 展示區、榮譽建築與牌堆
maracaibo-ui-display = 展示區
maracaibo-ui-buildings = 榮譽建築
maracaibo-ui-deck = 牌庫：{ $n }
maracaibo-ui-discard = 棄牌堆：{ $n }
maracaibo-ui-tokens = 戰鬥指示物
maracaibo-ui-tokens-left = 戰鬥指示物：左堆{ $left }個，右堆{ $right }個
maracaibo-ui-quest-pile = 任務板塊堆：{ $n }
maracaibo-ui-invest = 投資：{ $n }達布隆與1個棋子
maracaibo-ui-investors = 投資者：{ $names }
maracaibo-ui-face-down = 面朝下

# 戰鬥
maracaibo-ui-combat = 戰鬥：{ $name }
maracaibo-ui-step-token = 指示物
maracaibo-ui-step-nation = 國家
maracaibo-ui-step-actions = 行動
maracaibo-ui-combat-value = 戰鬥值{ $n }
maracaibo-ui-combat-sum = 你的戰鬥值：{ $n }；用盡戰鬥點數與棋子可提高到：{ $most }
maracaibo-ui-fight-influence-1 = 獲得1點影響力：{ $n }
maracaibo-ui-fight-influence-2 = 獲得2點影響力：{ $n }
maracaibo-ui-fight-annex = 吞併城市：{ $n }
maracaibo-ui-fight-displace = 驅逐城市中的國家：{ $n }
maracaibo-ui-fight-village = 奪取村莊：{ $n }
maracaibo-ui-fight-village-displace = 驅逐村莊中的國家：{ $n }
maracaibo-ui-modifier-none = 沒有戰鬥修正
maracaibo-ui-modifier-most_minus_2 = 版圖上所有權標記最多的國家−2
maracaibo-ui-modifier-fewest_plus_3 = 版圖上所有權標記最少的國家+3

# 玩家的資源
maracaibo-ui-hand = 手牌
maracaibo-ui-hand-of = 手牌：{ $n }
maracaibo-ui-no-hand = 沒有手牌
maracaibo-ui-planning = 規劃區域
maracaibo-ui-plan = 規劃
maracaibo-ui-thrown = 將被棄置
maracaibo-ui-cp = 戰鬥點數：{ $n }
maracaibo-ui-figures = 棋子：個人供應堆{ $n }個，公共供應堆{ $general }個
maracaibo-ui-compasses = 羅盤：{ $n }
maracaibo-ui-quests = 任務板塊：{ $n }
maracaibo-ui-won-tokens = 戰鬥指示物：{ $n }
maracaibo-ui-upgrades = 船隻升級：{ $n }
maracaibo-ui-ship-at = 船隻：{ $place }
maracaibo-ui-tableau = 已購買的卡牌：{ $n }
maracaibo-ui-income = 達布隆收入：{ $n }
maracaibo-ui-vp-income = 分數收入：{ $n }
maracaibo-ui-goals-done = 已達成生涯目標：{ $n }／3
maracaibo-ui-ship-board = 船隻面板，已完成{ $n }項升級
maracaibo-ui-discs = 剩下{ $n }枚圓片
maracaibo-ui-complete = 已完成
maracaibo-ui-needs-slots = 須先完成：{ $slots }
maracaibo-ui-needs-other = 須先完成其他{ $n }項升級
maracaibo-ui-slot-1 = 2點移動點數起2次村莊行動，5點起3次
maracaibo-ui-slot-2 = 手牌上限6張
maracaibo-ui-slot-3 = 3分；展示區的卡牌免費
maracaibo-ui-slot-4 = 5達布隆
maracaibo-ui-slot-5 = 3分
maracaibo-ui-slot-6 = 6分
maracaibo-ui-slot-7 = 新的戰鬥行動：奪取村莊
maracaibo-ui-slot-8 = 新的村莊行動：1點戰鬥點數與1達布隆
maracaibo-ui-slot-9 = 新的村莊行動：3個相同貨物換2達布隆與2分
maracaibo-ui-slot-10 = 新的村莊行動：為一個國家佔領此村莊
maracaibo-ui-slot-11 = 探索3格，或4達布隆與4分，或下一個貴族等級
maracaibo-ui-slot-12 = 10分
maracaibo-ui-goal = { $what }：{ $n }。條件{ $low }，較難條件{ $high }。
maracaibo-ui-goal-gives = { $doubloons }達布隆與1個棋子；達成較難條件再加{ $vp }分
maracaibo-ui-goal-combat_tokens = 戰鬥指示物
maracaibo-ui-goal-quests = 任務板塊
maracaibo-ui-goal-influence_one = 對一個國家的影響力
maracaibo-ui-goal-influence_two = 對兩個國家各自的影響力
maracaibo-ui-goal-upgrades = 船隻升級
maracaibo-ui-goal-border = 已越過的分界線
maracaibo-ui-goal-synergy = 協作指示物
maracaibo-ui-goal-assistants = 版圖上的助手

# 故事書
maracaibo-ui-book = 故事書與傳承板塊
maracaibo-ui-chapter = 第{ $n }章
maracaibo-ui-pages = 已讀的故事卡牌：{ $n }
maracaibo-ui-tile-discs = 圓片：{ $n }／{ $all }
maracaibo-ui-decided = 決定：
maracaibo-ui-story-full = 當「{ $tile }」放滿圓片時翻面。
maracaibo-ui-story-at = 故事板塊位於 { $place }。
maracaibo-ui-story-waiting = 它帶來的改變在下一場開始時生效。
maracaibo-ui-story-map =
    { $n ->
        [0] 印製的航程版圖
       *[other] 有 { $n } 塊傳承板塊的航程版圖
    }
maracaibo-ui-story-no-tiles = 版圖上沒有傳承板塊。
maracaibo-ui-story-cards = 牌庫中的C類卡牌：{ $cards }。
maracaibo-ui-story-page = 故事
maracaibo-ui-story-tiles = 版圖上的傳承板塊：{ $tiles }。
maracaibo-ui-story-tile = 版圖上新增：{ $tile }。{ $help }
maracaibo-ui-story-tile-gone = 從版圖上移除：{ $tile }。
maracaibo-ui-kind-closed = 關閉

# 簡
maracaibo-ui-jean = 簡的單人面板
maracaibo-ui-jean-steps = { $n }格，{ $way }
maracaibo-ui-way-upper = 走北方路線
maracaibo-ui-way-lower = 走南方路線
maracaibo-ui-jean-discs = 已移除圓片：{ $n }／{ $all }
maracaibo-ui-jean-cards = 計劃卡牌：{ $n }

# 圖例
maracaibo-ui-legend = 圖示說明
maracaibo-ui-icon-cp = 戰鬥點數
maracaibo-ui-icon-pawn = 棋子
maracaibo-ui-icon-assistant = 地點上的助手
maracaibo-ui-icon-crown = 影響力
maracaibo-ui-icon-rank = 下一個貴族等級
maracaibo-ui-icon-disc = 移除圓片
maracaibo-ui-icon-upgrade = 船隻升級
maracaibo-ui-icon-explore = 探索
maracaibo-ui-icon-border = 分界線
maracaibo-ui-icon-village = 村莊行動
maracaibo-ui-icon-combat = 戰鬥
maracaibo-ui-icon-token = 戰鬥指示物
maracaibo-ui-icon-marker = 所有權標記
maracaibo-ui-icon-quest = 任務板塊
maracaibo-ui-icon-compass = 羅盤
maracaibo-ui-icon-sail = 移動點數
maracaibo-ui-icon-card = 購買卡牌
maracaibo-ui-icon-hand = 手牌
maracaibo-ui-icon-crate = 相同貨物
maracaibo-ui-icon-sugar = 糖
maracaibo-ui-icon-tobacco = 菸草
maracaibo-ui-icon-cocoa = 可可
maracaibo-ui-icon-cotton = 棉花
maracaibo-ui-icon-map = 地圖
maracaibo-ui-icon-book = 書籍
maracaibo-ui-icon-herbs = 藥草
maracaibo-ui-icon-pistol = 手槍
maracaibo-ui-icon-medal = 勳章
maracaibo-ui-icon-anchor = 船錨；村莊
maracaibo-ui-icon-key = 鑰匙
maracaibo-ui-icon-bell = 鐘
maracaibo-ui-icon-synergy = 協作指示物
maracaibo-ui-icon-pencil = 重新設計

# 結束
maracaibo-ui-scores = 終局計分
maracaibo-ui-wins = { $names }獲勝！
maracaibo-ui-you-win = 你獲勝了！
maracaibo-ui-win-shared = { $names }共享勝利！

# 決定
maracaibo-ui-group-here = 你的船所在之處
maracaibo-ui-group-quest = 完成任務
maracaibo-ui-group-assistant = 使用助手
maracaibo-ui-group-village = 村莊行動
maracaibo-ui-group-buy = 購買卡牌或投資
maracaibo-ui-group-combat = 戰鬥行動
maracaibo-ui-group-place = 吞併、驅逐或奪取
maracaibo-ui-group-raise = 提高戰鬥值
maracaibo-ui-group-sail = 航行到
maracaibo-ui-group-deliver = 交付貨物
maracaibo-ui-group-choose = 選擇
maracaibo-ui-group-draw = 從牌庫
maracaibo-ui-group-take = 從展示區
maracaibo-ui-group-enough = 或者
maracaibo-ui-group-goal = 自由行動：目標與棋子
maracaibo-ui-group-plan = 自由行動：規劃卡牌
maracaibo-ui-lacks = 你還缺{ $what }。
maracaibo-ui-lacks-nothing = 你可以完成：什麼都不缺。

create-rule-seats-hint = 你獨自與她對戰；她的船由規則操作。

# 可以自動回答的問題
auto-maracaibo-deck = 從牌庫抽牌
auto-maracaibo-done = 主要行動後結束階段B
