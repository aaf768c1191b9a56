# Jamaica's own words on the web table (Traditional Chinese).
jamaica-ui-title = 牙買加
jamaica-ui-subtitle = 環島海上競速
jamaica-ui-chart = 競速海圖
jamaica-ui-spaces = 五十個區域
jamaica-ui-comma = 、
jamaica-ui-pause = ，
jamaica-ui-colon = ：
jamaica-ui-full-stop = 。
jamaica-ui-ghost-ship = 幽靈船

# spaces
jamaica-ui-kind-port_royal = 聖港
jamaica-ui-kind-sea = 海域
jamaica-ui-kind-port = 港口
jamaica-ui-kind-lair = 海盜老巢
jamaica-ui-costs = 費用：{ $what }
jamaica-ui-free = 不需付費
jamaica-ui-treasure-here = 有寶藏
jamaica-ui-treasure-gone = 寶藏已被取走
jamaica-ui-end-points = 終局 { $n } 分
jamaica-ui-fork = 分歧路：往 { $a }（外側航道）或 { $b }（內側航道）
jamaica-ui-leads-to = 通往 { $n }
jamaica-ui-ships-here = 船隻：{ $names }
jamaica-ui-ship-at = { $name }：{ $where }，{ $rank ->
    [1] 領先
   *[other] 第 { $rank } 位
}。
jamaica-ui-dice-are = 白天骰 { $day }，夜晚骰 { $night }。
jamaica-ui-pile-has = 寶藏牌堆有 { $n } 張卡。
jamaica-ui-legend-sea = 1 個食物
jamaica-ui-legend-port = 金幣
jamaica-ui-legend-lair = 寶藏
jamaica-ui-round = 第 { $n } 輪
jamaica-ui-pile = 寶藏卡

# amounts
jamaica-ui-amount-gold = { $n } 枚金幣
jamaica-ui-amount-food = { $n } 個食物
jamaica-ui-amount-gunpowder = { $n } 個火藥

# previews
jamaica-ui-day-does = 白天：{ $what }
jamaica-ui-night-does = 夜晚：{ $what }
jamaica-ui-forward = 向前
jamaica-ui-backward = 向後
jamaica-ui-forward-n = 向前 { $n } 格
jamaica-ui-backward-n = 向後 { $n } 格

# actions
jamaica-ui-hold = { $n } 號倉庫
jamaica-ui-hold-sixth = 第六個倉庫

# groups of actions
jamaica-ui-group-dice = 哪顆骰子放白天？
jamaica-ui-group-cards = 你的手牌
jamaica-ui-group-empty-holds = 空倉庫
jamaica-ui-group-throw = 清空一個倉庫
jamaica-ui-group-payable = 付得起
jamaica-ui-group-short = 付不起
jamaica-ui-group-back = 後退到
jamaica-ui-group-attack = 攻擊
jamaica-ui-group-sabre = 寶劍利刃
jamaica-ui-group-loot-curse = 給予詛咒
jamaica-ui-group-ghost = 幽靈船

# holds, hand, treasures
jamaica-ui-holds = 倉庫
jamaica-ui-hold-empty = 空
jamaica-ui-hand = 你的手牌
jamaica-ui-deck = 牌堆
jamaica-ui-deck-has = 牌堆剩 { $n } 張
jamaica-ui-discard = 棄牌堆
jamaica-ui-discard-has = { $n ->
    [0] 尚未打出任何卡
   *[other] 已打出 { $n } 張
}
jamaica-ui-laid = 本輪的卡
jamaica-ui-laid-hidden = 一張面朝下的卡
jamaica-ui-treasures = 寶藏卡
jamaica-ui-treasures-has = { $n } 張寶藏
jamaica-ui-no-treasures = 還沒有寶藏卡
jamaica-ui-face-down = { $n } 張面朝下的寶藏卡
jamaica-ui-face-down-one = 一張面朝下的寶藏卡

# ships
jamaica-ui-rank = 第 { $n } 位
jamaica-ui-captain = 船長
jamaica-ui-finished = 已抵達終點
jamaica-ui-hand-has = 手牌 { $n } 張
jamaica-ui-unseen = 仍在牌堆與手中
jamaica-ui-steps-to-go = 還有 { $n } 格

# battle
jamaica-ui-battle = 戰鬥
jamaica-ui-attacker = 攻擊方
jamaica-ui-defender = 防禦方
jamaica-ui-powder-spent = 火藥
jamaica-ui-roll = 擲骰
jamaica-ui-strength = 戰鬥力
jamaica-ui-star = 暴擊星
jamaica-ui-star-wins = 暴擊星：立即獲勝
jamaica-ui-lady-beth-adds = 鐵砲台 +2
jamaica-ui-not-yet = 尚未
jamaica-ui-step-attack-powder = 攻擊方：火藥
jamaica-ui-step-attack-roll = 攻擊方：擲骰
jamaica-ui-step-defend-powder = 防禦方：火藥
jamaica-ui-step-defend-roll = 防禦方：擲骰
jamaica-ui-step-loot = 戰利品

# odds, loot, paying: $what = an amount of goods, $hold = name of a hold
jamaica-ui-odds = 用這麼多火藥的勝算：
jamaica-ui-odds-open = 用這麼多火藥的勝算：視防禦方用掉全部火藥或不用而定。
jamaica-ui-loot-from = 搶奪 { $name }
jamaica-ui-pay = 支付 { $what }
jamaica-ui-pay-less = { $hold }少付 1
jamaica-ui-pay-more = { $hold }多付 1
jamaica-ui-pay-left = 剩 { $n }

# answers that the table gives by itself when it is asked to (settings)
auto-jamaica-load = 裝進第一個空倉庫（第六個倉庫最後）
auto-jamaica-pay = 從最少的倉庫付起

# scores
jamaica-ui-scores = 最終分數
jamaica-ui-score-place = 位置
jamaica-ui-score-gold = 金幣
jamaica-ui-score-treasures = 寶藏
jamaica-ui-score-curses = 詛咒
jamaica-ui-score-total = 總分
jamaica-ui-score-captain = 船隻
jamaica-ui-winner = 獲勝玩家
jamaica-ui-wins = { $names } 贏得比賽！
jamaica-ui-you-win = 你贏得比賽！
jamaica-ui-win-shared = { $names } 共享勝利！

# chart tools
jamaica-ui-zoom = 縮放
jamaica-ui-zoom-in = 放大
jamaica-ui-zoom-out = 縮小
jamaica-ui-zoom-whole = 整張海圖
jamaica-ui-zoom-mine = 查看可選目標
jamaica-ui-skip = 略過

# table
jamaica-ui-group-other = 其他
jamaica-ui-known-curses = 其中 { $n } 張被詛咒
