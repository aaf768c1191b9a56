# 北方帝國：網頁桌面自己的字詞（繁體中文）。
empires-ui-comma = { "、" }
empires-ui-colon = { "：" }
empires-ui-stop = { "。" }
empires-ui-heading = 第{ $n }輪 · { $phase }{ $solo ->
    [true] {""}
   *[other] {" · "}起始玩家：{ $name }
}
empires-ui-setting-up = 設置
empires-ui-part-circle = 行動板塊
empires-ui-part-sea = 遠征版圖
empires-ui-part-own = 我的帝國

# cards
empires-ui-kind-field = 田地
empires-ui-kind-upgrade = 田地升級
empires-ui-kind-field_or_upgrade = 田地或田地升級
empires-ui-kind-action = 行動
empires-ui-kind-ongoing = 常駐
empires-ui-kind-store = 存放
empires-ui-kind-copy = 複製
empires-ui-kind-bonus = 建築獎勵
empires-ui-kind-boost = 強化牌，即時
empires-ui-kind-island = 島嶼
empires-ui-island-near = 近鄰島嶼
empires-ui-island-far = 遠方島嶼
empires-ui-islands-near = 近鄰島嶼
empires-ui-islands-far = 遠方島嶼
empires-ui-near = 近鄰
empires-ui-far = 遠方
empires-ui-cost = 建築成本
empires-ui-costs = 建築成本：{ $goods }
empires-ui-with = 執行{ $tile }以打出
empires-ui-with-short = 打出方式
empires-ui-pillage = 掠奪：{ $goods }
empires-ui-conquered = 征服之後
empires-ui-any = { $n }個任意資源
empires-ui-exhausted = 已耗用
empires-ui-on-it = 其上有：{ $goods }
empires-ui-copies = 複製{ $card }
empires-ui-used = 本輪已生效{ $n }次
empires-ui-under = 置於{ $card }下
empires-ui-reconstructed = 重構：本站自行設計，並非印刷卡牌。
empires-ui-printed = 出自規則書或公開資料。
empires-ui-copied = 由卡包作者抄錄自印刷卡牌。

# the table
empires-ui-circle = 行動板塊圈
empires-ui-round = 第{ $n }輪
empires-ui-last = 最後一輪
empires-ui-track = 分數軌
empires-ui-tile-explore = 抽取你牌庫頂的1張牌。
empires-ui-tile-populate = 獲得1個新工人，立即可用。
empires-ui-tile-construct = 從手牌修建1個地點，不支付成本。
empires-ui-tile-harvest = 獲得1塊田地及其升級的貨物。
empires-ui-tile-sail = 派1艘船出海，可裝載1條魚與1枚斧頭。
empires-ui-solo-side = 單人面：每次使用另花費{ $goods }。
empires-ui-pawn-here = 此處的棋子：{ $name }
empires-ui-pawn-tired = 此處已耗用的棋子：{ $name }
empires-ui-again = 第二次使用板塊上的棋子：花費1個食物，移到相鄰板塊並耗用。
empires-ui-expedition = 遠征
empires-ui-step-embark = 船隻
empires-ui-step-island = 島嶼
empires-ui-step-conquer = 掠奪或征服
empires-ui-queue = 船隻隊伍
empires-ui-queue-help = 隊伍最前面的船先結算。船上有魚才到得了遠方島嶼，有斧頭才能征服。
empires-ui-ship = 第{ $n }艘{ $generic ->
    [true] 公用船隻
   *[other] 船隻
}（{ $name }）：{ $cargo }
empires-ui-no-ships = 尚無船隻出海
empires-ui-pool = 公用船隻：{ $n }
empires-ui-left = 剩{ $n }張
empires-ui-island-discard = 棄牌堆：{ $cards }
empires-ui-clans = 部落
empires-ui-difficulty = 難度{ $n }
empires-ui-starts = 起始：{ $goods }
empires-ui-clan-of = 首領：{ $name }
empires-ui-style-glenn = 團隊合作、工人眾多、田地升級
empires-ui-style-ulaf = 航海、掠奪、征服
empires-ui-style-panuk = 圖示組合、卡牌連動、企鵝
empires-ui-style-heidel = 指派與釋放工人、移動棋子
empires-ui-style-nanurjuk = 不斷變遷：棄掉與重建
empires-ui-style-mackinnon = 銀行、存放生息、金幣

# what a player has
empires-ui-empire = 帝國
empires-ui-hand = 手牌
empires-ui-no-hand = 沒有手牌
empires-ui-workers = 工人：可用{ $n }，已花費{ $spent }
empires-ui-pawns = 未使用的棋子：{ $n }
empires-ui-ships = 未出海的船隻：{ $n }
empires-ui-deck = 牌庫：{ $n }
empires-ui-discard = 棄牌堆：{ $n }
empires-ui-cards = 帝國卡牌：{ $n }
empires-ui-tired = 已耗用的行動牌：{ $n }
empires-ui-first = 起始玩家
empires-ui-passed = 已略過

# solo
empires-ui-no-event = 尚無事件
empires-ui-events-left = 剩餘事件標記：{ $n }
empires-ui-tribute = 貢品牌上：
empires-ui-won = 勝利：{ $scenario }
empires-ui-lost = 未能獲勝：{ $scenario }

# the end
empires-ui-scores = 最終計分
empires-ui-wins = { $names }獲勝！
empires-ui-you-win = 你獲勝了！
empires-ui-win-shared = { $names }共享勝利！
empires-ui-tie = 平手：帝國卡牌／手牌

# decisions
empires-ui-kept-of = 保留：{ $n }／{ $all }
empires-ui-kept-workers = 保留：{ $n } · 花費工人：{ $workers }，剩餘：{ $left }
empires-ui-keep = 保留這{ $n }張牌
empires-ui-keep-some = 點選要保留的{ $n }張牌
empires-ui-keep-none = 一張都不保留
empires-ui-mix = 各要多少？
empires-ui-mixed = 已選：{ $n }／{ $all }
empires-ui-mix-take = 就拿這些
empires-ui-mix-pay = 就付這些
empires-ui-mix-deposit = 就放這些
empires-ui-playable = 可打出的牌
empires-ui-group-chosen = 這張牌怎麼打？
empires-ui-group-tiles = 使用部落行動棋子
empires-ui-group-again = 第二次使用棋子（1個食物）
empires-ui-group-build = 建築地點
empires-ui-group-use = 使用行動牌
empires-ui-group-boost = 行動並打出手牌
empires-ui-group-attack = 攻擊（1枚斧頭）
empires-ui-group-tribute = 貢品
empires-ui-group-islands = 面朝上的島嶼
empires-ui-group-decks = 牌庫頂
empires-ui-group-choose = 選擇
empires-ui-group-done = 結束

# questions that can be answered automatically
auto-empires-no-gold = 資源足夠時不以金幣代替
auto-empires-order = 同時發生的效果依卡牌順序結算

# in place of the shell's words
match-over = 遊戲結束。
