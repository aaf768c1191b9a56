### 《牙買加》桌面用語。
###
### 識別碼：<類別>-<資料檔的 id>，保留底線；-help 是一句提示說明。
### 三個檔案（en、zh-Hant、hu）中，每個識別碼的位置都相同。
###
### 第一部分：遊戲事物的名稱。接著是第二部分：紀錄、提問、按鈕、拒絕理由。

## 遊戲

game-name = 牙買加
game-tagline = 繞島一圈，火砲上膛，滿載金幣而歸。
game-blurb = 2 至 6 人的海盜環島競速。每輪由船長擺好兩顆骰子，一顆管白天，一顆管夜晚；大家暗中選一張卡，決定怎麼用這兩顆骰子：裝載金幣、食物或火藥，或者向前、向後航行。停在哪裡，就在哪裡付費、開戰或尋得寶藏。第一艘船回到聖港，比賽就進入尾聲；但贏家是分數最高的人，而分數大多來自金幣。

## 遊戲配件

component-board = 遊戲版圖
component-action_card = 行動卡
component-treasure_card = 寶藏卡
component-treasure_token = 寶藏標記
component-gold_token = 金幣
component-food_token = 食物
component-gunpowder_token = 火藥
component-hold_board = 玩家版圖
component-ship = 船隻
component-action_die = 行動骰
component-combat_die = 戰鬥骰
component-compass = 指南針
component-navigation_box = 導航區
component-treasure_pile = 寶藏牌堆
component-draw_deck = 牌堆
component-discard_pile = 棄牌堆
component-hand = 手牌
component-bank = 供應堆

## 資源與倉庫

good-gold = 金幣
good-food = 食物
good-gunpowder = 火藥

# $n = 數量
amount-gold = { $n } 枚金幣
amount-food = { $n } 個食物
amount-gunpowder = { $n } 個火藥

# $n = 倉庫編號 1 至 5；6 號用 hold-sixth
hold-name = { $n } 號倉庫
hold-sixth = 第六個倉庫
hold-empty = 空倉庫

## 骰子

die-day = 白天骰
die-night = 夜晚骰
die-combat = 戰鬥骰
die-star = 暴擊星
die-star-help = 擲出暴擊星，立刻贏得這場戰鬥。

## 行動卡上的符號

symbol-load_gold = 裝載金幣
symbol-load_gold-help = 拿取與骰子點數相同的金幣，放進一個空倉庫。
symbol-load_food = 裝載食物
symbol-load_food-help = 拿取與骰子點數相同的食物，放進一個空倉庫。
symbol-load_gunpowder = 裝載火藥
symbol-load_gunpowder-help = 拿取與骰子點數相同的火藥，放進一個空倉庫。
symbol-forward = 向前移動
symbol-forward-help = 向前航行，格數剛好等於骰子點數。
symbol-backward = 向後移動
symbol-backward-help = 向後航行，格數剛好等於骰子點數。

## 十一張行動卡（白天／夜晚）

card-forward_forward = 向前／向前
card-forward_backward = 向前／向後
card-backward_forward = 向後／向前
card-forward_food = 向前／食物
card-food_forward = 食物／向前
card-forward_gunpowder = 向前／火藥
card-gold_forward = 金幣／向前
card-gold_gold = 金幣／金幣
card-gunpowder_gold = 火藥／金幣
card-gunpowder_food = 火藥／食物
card-food_gunpowder = 食物／火藥
card-hidden = 面朝下的牌

## 寶藏卡

treasure-kind-power = 特殊能力
treasure-kind-treasure = 加分寶藏
treasure-kind-cursed = 被詛咒的寶藏
treasure-hidden = 面朝下的寶藏卡
treasure-morgans_map = 摩根的藏寶圖
treasure-morgans_map-help = 你的手牌補到 4 張，而不是 3 張。
treasure-sarans_sabre = 寶劍利刃
treasure-sarans_sabre-help = 每場戰鬥一次，你可以在擲骰後馬上要求重擲一顆戰鬥骰（自己的或對手的），以第二次結果為準。
treasure-lady_beth = 鐵砲台
treasure-lady_beth-help = 每場戰鬥中，你的戰鬥骰點數 +2，攻守皆然。
treasure-sixth_hold = 第六個倉庫
treasure-sixth_hold-help = 這張卡是你多出來的一個倉庫，適用倉庫的所有規則。
treasure-treasure_3 = 寶藏 +3
treasure-treasure_3-help = 終局時值 3 分，在那之前面朝下放著。
treasure-treasure_5 = 寶藏 +5
treasure-treasure_5-help = 終局時值 5 分，在那之前面朝下放著。
treasure-treasure_7 = 寶藏 +7
treasure-treasure_7-help = 終局時值 7 分，在那之前面朝下放著。
treasure-cursed_2 = 被詛咒的寶藏 −2
treasure-cursed_2-help = 終局時扣 2 分，除非你打贏一仗，把它交給對手。
treasure-cursed_3 = 被詛咒的寶藏 −3
treasure-cursed_3-help = 終局時扣 3 分，除非你打贏一仗，把它交給對手。
treasure-cursed_4 = 被詛咒的寶藏 −4
treasure-cursed_4-help = 終局時扣 4 分，除非你打贏一仗，把它交給對手。

## 海盜、船隻與角色

pirate-anne_bonny = 安妮·伯尼
pirate-mary_read = 瑪麗·瑞德
pirate-samuel_bellamy = 薩繆爾·貝勒米
pirate-samuel_bellamy-nickname = 黑色山姆
pirate-john_rackham = 約翰·瑞克姆
pirate-john_rackham-nickname = 花花公子
pirate-olivier_levasseur = 奧利維爾·勒瓦瑟
pirate-olivier_levasseur-nickname = 禿鷹
pirate-edward_drummond = 愛德華·德拉蒙德
pirate-edward_drummond-nickname = 黑鬍子
color-green = 綠色
color-purple = 紫色
color-blue = 藍色
color-red = 紅色
color-yellow = 黃色
color-black = 黑色
ship-ghost = 幽靈船
ship-ghost-help = 雙人遊戲中，每輪最後由船長移動黑色的幽靈船兩次。
role-captain = 船長
role-captain-help = 船長負責擲出並放置本輪的骰子，並且最先行動。
role-attacker = 攻擊方
role-defender = 防禦方

## 版圖上的格子

space-kind-port_royal = 聖港
space-kind-port_royal-help = 起點也是終點：免費，而且這裡永遠不打仗。
space-kind-sea = 海域
space-kind-sea-help = 停在這裡，每個白色方塊付 1 個食物。
space-kind-port = 港口
space-kind-port-help = 停在這裡，依所標數字付金幣。
space-kind-lair = 海盜老巢
space-kind-lair-help = 免費，第一艘停在這裡的船可得一張寶藏卡。

# $n = 格子編號 1 至 49；第 0 格用 space-port_royal
space-name = 第 { $n } 格
space-port_royal = 聖港
space-port_royal-finish = 聖港（終點）
space-red_line = 紅線
space-cost-food = 費用：{ $n } 個食物
space-cost-gold = 費用：{ $n } 枚金幣
space-cost-none = 免費

# $points 為整數，可為負；請以帶正式負號的文字傳入
space-end-score = 終局時停在這裡得 { $points } 分
direction-forward = 向前
direction-backward = 向後
lane-outer = 外側航道
lane-inner = 內側航道

## 航道各段

section-port_royal = 聖港
section-leg1 = 第一段
section-fork1_outer = 第一處分歧路，外側航道
section-fork1_inner = 第一處分歧路，內側航道
section-leg2 = 第二段
section-fork2_outer = 第二處分歧路，外側航道
section-fork2_inner = 第二處分歧路，內側航道
section-leg3 = 第三段
section-fork3_outer = 第三處分歧路，外側航道
section-fork3_inner = 第三處分歧路，內側航道
section-leg4_finish = 終點直線

## 一輪的階段與其中的步驟

phase-roll = 扔骰子
phase-choose_card = 選擇卡牌
phase-actions = 行動
phase-end_of_round = 一輪結束
phase-ghost = 幽靈船移動
phase-scoring = 計分
step-place_dice = 放置骰子
step-day = 白天行動
step-night = 夜晚行動
step-load = 裝載
step-discard_hold = 清空倉庫
step-move = 移動
step-battle = 戰鬥
step-attack = 攻擊
step-defence = 防禦
step-reroll = 重擲
step-compare = 比較
step-loot = 搶奪
step-pay = 支付
step-shortage = 資源短缺
step-retreat = 後退
step-treasure = 寶藏

## 遊戲選項

option-bank = 供應堆
option-bank-help = 供應堆會不會用完：有限時只能拿剩下的，總數為 80 枚金幣、45 個食物、45 個火藥（JAM-R04）。
option-bank-unlimited = 無限
option-bank-limited = 有限
option-decline_loot = 放棄戰利品
option-decline_loot-help = 戰鬥勝方在有東西可搶奪或可給予時，能不能選擇什麼都不做（JAM-R12）。
option-decline_loot-allowed = 允許
option-decline_loot-forbidden = 禁止
option-morgans_map_draw = 摩根的藏寶圖：多的那張牌
option-morgans_map_draw-help = 摩根的藏寶圖多出的那張牌，是在補牌時抽，還是得到的當下就抽（JAM-R16）。
option-morgans_map_draw-end_of_round = 一輪結束時
option-morgans_map_draw-immediately = 立刻
option-reshuffle_includes_played_card = 重洗時包含剛打出的牌
option-reshuffle_includes_played_card-help = 牌堆抽完重洗時，剛打出的那張牌是否一起洗進去（JAM-R17）。
option-reshuffle_includes_played_card-true = 是
option-reshuffle_includes_played_card-false = 否
option-ghost_tie_rule = 幽靈船與玩家並列時
option-ghost_tie_rule-help = 幽靈船與玩家並列第一或並列最後時，往哪個方向走（JAM-R21）。
option-ghost_tie_rule-captain_chooses = 由船長選擇
option-ghost_tie_rule-tie_counts_as_leading_or_last = 並列也算最前或最後
option-ghost_moves_in_final_round = 幽靈船在最後一輪移動
option-ghost_moves_in_final_round-help = 有玩家抵達終點的那一輪，幽靈船是否仍移動兩次（JAM-R23）。
option-ghost_moves_in_final_round-true = 是
option-ghost_moves_in_final_round-false = 否
option-port_cost_16 = 第 16 格港口的費用
option-port_cost_16-help = 關於印刷版圖上的這個數字，我們的資料來源說法不一，你可以照自己的版圖設定（JAM-R30）。
option-port_cost_16-3 = 3 枚金幣
option-port_cost_16-5 = 5 枚金幣
option-port_cost_30 = 第 30 格港口的費用
option-port_cost_30-help = 關於印刷版圖上的這個數字，我們的資料來源說法不一，你可以照自己的版圖設定（JAM-R30）。
option-port_cost_30-3 = 3 枚金幣
option-port_cost_30-5 = 5 枚金幣
option-round_cap = 輪數上限
option-round_cap-help = 打完這麼多輪，即使沒人抵達終點也計分，適合電腦對戰（JAM-R27）。
option-round_cap-none = 無

# $n = 輪數
option-round_cap-integer = { $n } 輪

## 分數的組成

score-position = 位置
score-gold = 金幣
score-treasures = 寶藏
score-curses = 被詛咒的寶藏
score-total = 總分

## 在終端機朗讀的桌面

# $captain = 船的玩家名稱
read-round = 第 { $round } 輪。船長：{ $captain }。
read-dice = 白天 { $day }，夜晚 { $night }。
read-dice-unplaced = 骰子：{ $dice }，尚未放置。

# $rank = 競賽名次,$name = 誰的船,$space = 格的名稱,$cost = 費用,$n = 剩餘步數
read-ship = { $rank }. { $name }：{ $space }（{ $cost }），距終點 { $n } 格。
read-ship-finished = { $rank }. { $name }：已到終點。

# $spaces = 格的清單,$pile = 寶藏牌堆張數
read-treasures = 還有寶藏的地方：{ $spaces }。寶藏牌堆：{ $pile } 張。
read-treasures-none = 海盜老巢裡已沒有寶藏。

# $goods = 數量清單
read-bank = 供應堆：{ $goods }。
read-battle = 戰鬥：{ $attacker } 對 { $defender }。
read-battle-powder = { $name }：火藥 { $n }，尚未擲骰。
read-battle-roll = { $name }：火藥 { $n }，擲出 { $roll }，戰鬥力 { $strength }。
read-battle-star = { $name }：暴擊星。

# $n = 步數,$spaces = 該距離的格
read-ahead = 前方 { $n } 步：{ $spaces }。
read-behind = 後方 { $n } 步：{ $spaces }。
read-worth = 結束時值 { $n } 分

# $names = 誰的船
read-there = 這裡有：{ $names }
read-lair = 海盜老巢，已無寶藏
read-lair-treasure = 有寶藏的海盜老巢

# $n = 倉庫編號,$goods = 內容
read-hold = { $n }：{ $goods }
read-holds = 倉庫：{ $holds }。
read-hand = 手牌：{ $cards }。
read-hand-hidden = 手牌張數：{ $n }。
read-laid = 本輪的卡：{ $card }。

# $n = 牌堆張數,$cards = 棄牌清單
read-deck = 牌堆張數：{ $n }。棄牌：{ $cards }。
read-powers = 特殊能力：{ $cards }。

# $n = 張數,$cards = 讀者知道的牌
read-face-down = 面朝下的寶藏：{ $n } 張（{ $cards }）。
read-unknown = 未知
read-none = 無

## 規則書章節（與規則檔標題相同）

rules-section-1 = 遊戲配件
rules-section-2 = 版圖與位置
rules-section-3 = 遊戲準備與一輪的流程
rules-section-4 = 裝載
rules-section-5 = 移動
rules-section-6 = 戰鬥
rules-section-7 = 移動費用與資源短缺
rules-section-8 = 寶藏
rules-section-9 = 比賽結束與計分
rules-section-10 = 雙人遊戲：幽靈船
rules-section-11 = 公開與隱藏的資訊
rules-section-12 = 裁定

## 第二部分：紀錄、提問、按鈕、拒絕理由。
##
## 誰傳入哪些變數，寫在 play/words.py 開頭。簡單說：每項資料用原名傳入，旁邊附上文字：
## ship → $ship_name、good → $good_name、space → $space_name、cards → $cards_names。
## .you 給行動的人看，.against 給被影響的人看。

## 句子裡的詞

word-gold = 金幣
word-food = 食物
word-gunpowder = 火藥
word-empty = 空

# 一種資源的數量：$good = gold、food 或 gunpowder，$n = 數字
word-amount =
    { $good ->
        [gold] { amount-gold }
        [food] { amount-food }
       *[gunpowder] { amount-gunpowder }
    }

# $n = 格子編號 1 至 49
word-space = 第 { $n } 格
word-space-0 = 聖港
word-ghost = 幽靈船
word-ghost-start = 幽靈船

## 紀錄

fact-set_up = { $who } 是第一位船長。
    .you = 你是第一位船長。
fact-rolled = 第 { $round } 輪：{ $who } 擲出 { $dice }。
    .you = 第 { $round } 輪：你擲出 { $dice }。
fact-dice_placed = { $who } 放好骰子：白天 { $day }，夜晚 { $night }。
    .you = 你放好骰子：白天 { $day }，夜晚 { $night }。
fact-laid = { $who } 面朝下出牌：{ $card_name }。
    .you = 你面朝下出牌：{ $card_name }。
fact-laid-unknown = { $who } 面朝下出了一張牌。
fact-revealed = { $who } 翻開行動卡：{ $card_name }。
    .you = 你翻開行動卡：{ $card_name }。
fact-action_lost =
    { $part ->
        [day] { $who } 已到終點，白天行動不執行。
       *[night] { $who } 已到終點，夜晚行動不執行。
    }
    .you =
        { $part ->
            [day] 你已到終點，白天行動不執行。
           *[night] 你已到終點，夜晚行動不執行。
        }
fact-loaded = { $who } 把 { word-amount }裝進 { $hold } 號倉庫。
    .you = 你把 { word-amount }裝進 { $hold } 號倉庫。
fact-load_void =
    { $n ->
        [0] { $who } 沒有裝載：供應堆的{ $good_name }已用完。
       *[other] { $who } 沒有裝載：每個倉庫裝的都已經是{ $good_name }。
    }
    .you =
        { $n ->
            [0] 你沒有裝載：供應堆的{ $good_name }已用完。
           *[other] 你沒有裝載：你的每個倉庫裝的都已經是{ $good_name }。
        }
fact-emptied = { $who } 清空 { $hold } 號倉庫：{ word-amount }退回供應堆。
    .you = 你清空 { $hold } 號倉庫：{ word-amount }退回供應堆。
fact-sailed =
    { $direction ->
        [forward] { $who } 向前航行（骰子 { $steps }）：{ $from_name } → { $to_name }。
       *[backward] { $who } 向後航行（骰子 { $steps }）：{ $from_name } → { $to_name }。
    }
    .you =
        { $direction ->
            [forward] 你向前航行（骰子 { $steps }）：{ $from_name } → { $to_name }。
           *[backward] 你向後航行（骰子 { $steps }）：{ $from_name } → { $to_name }。
        }
fact-finished = { $who } 抵達終點聖港！
    .you = 你抵達終點聖港！
fact-battle = { $who } 攻擊 { $defender_name }（{ $space_name }）。
    .you = 你攻擊 { $defender_name }（{ $space_name }）。
    .against = { $who } 攻擊你（{ $space_name }）。
fact-powder =
    { $n ->
        [0] { $who } 不用火藥。
       *[other] { $who } 用掉 { $n } 個火藥。
    }
    .you =
        { $n ->
            [0] 你不用火藥。
           *[other] 你用掉 { $n } 個火藥。
        }

# $roll = 2、4、6、8、10 或 star；暴擊星沒有 $strength
fact-combat_roll =
    { $roll ->
        [star] { $who } 擲出暴擊星！
       *[other] { $who } 擲出 { $roll }，戰鬥力 { $strength }。
    }
    .you =
        { $roll ->
            [star] 你擲出暴擊星！
           *[other] 你擲出 { $roll }，戰鬥力 { $strength }。
        }

# $own = true 表示寶劍主人重擲自己的骰子
fact-sabre =
    { $own ->
        [true] { $who } 使用寶劍利刃，自己重擲。
       *[false] { $who } 使用寶劍利刃，要 { $ship_name } 重擲。
    }
    .you =
        { $own ->
            [true] 你使用寶劍利刃，自己重擲。
           *[false] 你使用寶劍利刃，要 { $ship_name } 重擲。
        }
    .against = { $who } 使用寶劍利刃，要你重擲。
fact-battle_won = { $who } 打敗 { $loser_name }。
    .you = 你打敗 { $loser_name }。
    .against = { $who } 打敗了你。
fact-battle_tied = 雙方戰鬥力都是 { $strength }：誰也沒贏。
fact-looted_hold = { $who } 從 { $loser_name } 的 { $hold } 號倉庫搶走 { word-amount }。
    .you = 你從 { $loser_name } 的 { $hold } 號倉庫搶走 { word-amount }。
    .against = { $who } 從你的 { $hold } 號倉庫搶走 { word-amount }。
fact-looted_power = { $who } 從 { $loser_name } 搶走寶藏卡：{ $card_name }。
    .you = 你從 { $loser_name } 搶走寶藏卡：{ $card_name }。
    .against = { $who } 搶走你的寶藏卡：{ $card_name }。
fact-looted_face_down = { $who } 從 { $loser_name } 搶走一張面朝下的寶藏卡：{ $card_name }。
    .you = 你從 { $loser_name } 搶走一張面朝下的寶藏卡：{ $card_name }。
    .against = { $who } 搶走你一張面朝下的寶藏卡：{ $card_name }。
fact-looted_face_down-unknown = { $who } 從 { $loser_name } 搶走一張面朝下的寶藏卡。
fact-gave_curse = { $who } 把詛咒交給 { $loser_name }：{ $card_name }。
    .you = 你把詛咒交給 { $loser_name }：{ $card_name }。
    .against = { $who } 把詛咒交給你：{ $card_name }。
fact-gave_curse-unknown = { $who } 把一張被詛咒的寶藏交給 { $loser_name }。
fact-looted_nothing = { $who } 什麼都不拿。
    .you = 你什麼都不拿。
fact-shortage =
    { $n ->
        [0] 資源短缺（{ $space_name }）：{ $who } 應付的{ $good_name }是 { $due }，卻完全沒有，只好後退。
       *[other] 資源短缺（{ $space_name }）：{ $who } 應付的{ $good_name }是 { $due }，只付得出 { $n }，只好後退。
    }
    .you =
        { $n ->
            [0] 資源短缺（{ $space_name }）：你應付的{ $good_name }是 { $due }，卻完全沒有，只好後退。
           *[other] 資源短缺（{ $space_name }）：你應付的{ $good_name }是 { $due }，只付得出 { $n }，只好後退。
        }
fact-retreated = { $who } 後退：{ $from_name } → { $to_name }。
    .you = 你後退：{ $from_name } → { $to_name }。
fact-paid =
    { $good ->
        [gunpowder] （取自 { $hold } 號倉庫）
       *[other] { $who } 從 { $hold } 號倉庫支付 { word-amount }。
    }
    .you =
        { $good ->
            [gunpowder] （取自 { $hold } 號倉庫）
           *[other] 你從 { $hold } 號倉庫支付 { word-amount }。
        }
fact-treasure = { $who } 在{ $space_name }尋得寶藏：{ $card_name }。
    .you = 你在{ $space_name }尋得寶藏：{ $card_name }。
fact-treasure-unknown = { $who } 在{ $space_name }尋得寶藏，面朝下放好。
fact-ghost_direction =
    { $direction ->
        [forward] { $who } 讓幽靈船向前（骰子 { $die }）。
       *[backward] { $who } 讓幽靈船向後（骰子 { $die }）。
    }
    .you =
        { $direction ->
            [forward] 你讓幽靈船向前（骰子 { $die }）。
           *[backward] 你讓幽靈船向後（骰子 { $die }）。
        }
fact-compass = { $who } 接過指南針，成為新船長。
    .you = 你接過指南針，成為新船長。
fact-reshuffled = { $who } 把棄牌堆洗成新的牌堆。
    .you = 你把棄牌堆洗成新的牌堆。
fact-refilled = { $who } 補牌：{ $cards_names }。
    .you = 你補牌：{ $cards_names }。
fact-refilled-unknown =
    { $n ->
        [1] { $who } 補了一張牌。
       *[other] { $who } 補了 { $n } 張牌。
    }
fact-race_ended = 比賽在第 { $round } 輪結束。

# $count = 獲勝人數，$points = 分數文字，用正式負號
fact-scored =
    { $count ->
        [1] { $winners_names } 以 { $points } 分獲勝。
       *[other] { $winners_names } 以 { $points } 分共享勝利。
    }
    .you =
        { $count ->
            [1] 你以 { $points } 分獲勝！
           *[other] 你以 { $points } 分共享勝利：{ $winners_names }。
        }

## 提問：現在要決定什麼；.help 給新手，-other 給等待的人

prompt-place_dice = 你擲出 { $dice }。哪一顆給白天？
    .help = 另一顆就給夜晚。兩顆骰子整輪對所有人都有效，所以先看看自己的手牌。
prompt-place_dice-other = { $who } 正在放置骰子。
prompt-choose_card = 選一張行動卡：白天 { $day }，夜晚 { $night }。
    .help = 左邊的符號用白天骰，接著右邊的符號用夜晚骰。兩個行動都必須執行，再吃虧也一樣。
prompt-choose_card-other = 大家正在選牌。還在考慮：{ $who }。
prompt-load =
    { $loot ->
        [true] 選一個空倉庫放戰利品：{ word-amount }。
       *[false] 選一個空倉庫裝 { word-amount }。
    }
    .help = 一次裝載只進一個倉庫，之後不能再添加。第六個倉庫是一張卡，可能連同裡面的東西一起被搶走。
prompt-load-other = { $who } 正在選要裝載的倉庫。
prompt-empty =
    { $loot ->
        [true] 沒有空倉庫了。要清空哪一個來放戰利品（{ word-amount }）？
       *[false] 沒有空倉庫了。要清空哪一個來裝 { word-amount }？
    }
    .help = 那個倉庫裡的東西全部退回供應堆，再裝進新的貨物。已經裝著{ $good_name }的倉庫不能清空。
prompt-empty-other = { $who } 正在選要清空的倉庫。
prompt-sail =
    { $ghost ->
        [true]
            { $direction ->
                [forward] 幽靈船向前 { $n } 格：替它選航道。
               *[backward] 幽靈船向後 { $n } 格：替它選航道。
            }
       *[false]
            { $direction ->
                [forward] 向前航行 { $n } 格：選擇航道。
               *[backward] 向後航行 { $n } 格：選擇航道。
            }
    }
    .help =
        { $ghost ->
            [true] 幽靈船不付費，但遇到船就開戰，也會拿走老巢的寶藏。
           *[false] 只有停下來的那一格有作用：有船就先打一場，然後付費或拿寶藏。
        }
prompt-sail-other = { $who } 正在選航道。
prompt-retreat = 你在{ $from_name }付不起費用。要退到哪裡？
    .help = 每條退路只列出最近一個付得起全額的格子。老巢和聖港免費；那裡若有別的船，要先打一場。
prompt-retreat-other = { $who } 正在選後退的地點。
prompt-attack =
    { $ghost ->
        [true] 幽靈船停在{ $space_name }。它要攻擊哪一艘船？
       *[false] { $space_name }有好幾艘船。你要攻擊哪一艘？
    }
    .help = 不論這裡有多少船，都只打一場。勝方可以搶奪一個倉庫、搶奪一張寶藏卡，或給予詛咒。
prompt-attack-other = { $who } 正在選對手。

# $against = 攻擊方的戰鬥力，只給防禦方
prompt-powder =
    { $attacking ->
        [true] 你攻擊 { $defender_name }。要用多少火藥？
       *[false] { $attacker_name } 攻擊你，戰鬥力 { $against }。要用多少火藥？
    }
    .help = 每個火藥讓點數 +1，不論誰贏都一去不回。戰鬥骰有 2、4、6、8、10 和暴擊星，暴擊星立刻獲勝。
prompt-powder-other = { $who } 正在決定用多少火藥。
prompt-pay = 支付 { word-amount }。從哪個倉庫出？
    .help = 從哪些倉庫出都可以。付空了的倉庫馬上可以再裝貨。
prompt-pay-other = { $who } 正在選從哪個倉庫支付。

# $own = true 表示是讀者自己的骰子
prompt-sabre =
    { $own ->
        [true]
            { $roll ->
                [star] 你擲出暴擊星。要用寶劍利刃嗎？
               *[other] 你擲出 { $roll }。要用寶劍利刃嗎？
            }
       *[false]
            { $roll ->
                [star] { $ship_name } 擲出暴擊星！要用寶劍利刃嗎？
               *[other] { $ship_name } 擲出 { $roll }。要用寶劍利刃嗎？
            }
    }
    .help = 每場戰鬥一次，你可以要求重擲一顆戰鬥骰，自己的或對手的都行。以第二次的結果為準，好壞都要接受。
prompt-sabre-other = { $who } 可以使用寶劍利刃。
# $own = true 表示讀者就是敗方：由船長替幽靈船決定
prompt-loot =
    { $ghost ->
        [true]
            { $own ->
                [true] 幽靈船打敗了你。它要搶奪什麼？
               *[false] 幽靈船打敗了 { $loser_name }。它要搶奪什麼？
            }
       *[false] 你打敗了 { $loser_name }。你要做什麼？
    }
    .help =
        { $ghost ->
            [true] 由你替幽靈船選擇：一個倉庫或一張寶藏卡。它只留金幣，食物和火藥退回供應堆。
           *[false] 只能做一件：搶奪一個倉庫、搶奪一張寶藏卡，或給予自己的一張詛咒。搶來的貨物照裝載規則放好。
        }
prompt-loot-other = { $who } 正在選戰利品。
prompt-ghost =
    { $part ->
        [day] 幽靈船用白天骰移動 { $die } 格。向前還是向後？
       *[night] 幽靈船用夜晚骰移動 { $die } 格。向前還是向後？
    }
    .help = 它在最前面就必須向後，在最後面就必須向前，其餘由你這位船長選擇。它遇到船就開戰，戰鬥力 +2。
prompt-ghost-other = { $who } 正在移動幽靈船。

## 按鈕：文字只需要行動本身；.full 再加上預覽所知

action-day = 白天用 { $n }
    .full = 白天 { $day }，夜晚 { $night }
action-card = { $card_name }
action-load = { $hold } 號倉庫
    .full = { word-amount }裝進 { $hold } 號倉庫
action-empty = 清空 { $hold } 號倉庫
    .full = 清空 { $hold } 號倉庫：{ word-amount }

# $kind = port_royal、sea、port 或 lair
action-sail =
    { $kind ->
        [sea] 航向{ $space_name }，海域
        [port] 航向{ $space_name }，港口
        [lair] 航向{ $space_name }，海盜老巢
       *[port_royal] 航向{ $space_name }
    }
action-retreat =
    { $kind ->
        [sea] 退到{ $space_name }，海域
        [port] 退到{ $space_name }，港口
        [lair] 退到{ $space_name }，海盜老巢
       *[port_royal] 退到{ $space_name }
    }
action-attack = 攻擊 { $ship_name }
action-powder =
    { $n ->
        [0] 不用火藥
       *[other] { $n } 個火藥
    }
action-pay-smallest = 從最少的倉庫開始付
action-pay = 從 { $hold } 號倉庫付 { $n }
    .full = 從 { $hold } 號倉庫付 { word-amount }
action-sabre-keep = 維持原結果
action-sabre-reroll = 重擲
action-loot-hold = 搶奪 { $hold } 號倉庫
    .full = 搶奪 { $hold } 號倉庫的 { word-amount }
action-loot-power = 搶奪{ $card_name }
action-loot-face_down = 搶奪一張面朝下的寶藏卡
action-loot-curse = 給予{ $curse_name }
action-loot-nothing = 什麼都不拿
action-ghost-forward = 幽靈船向前
action-ghost-backward = 幽靈船向後

## 按鈕會改變什麼

# $symbol_name = 卡上的符號，$die = 對應骰子的點數
preview-day = 白天（{ $die }）：{ $symbol_name }
preview-night = 夜晚（{ $die }）：{ $symbol_name }
preview-cost = 付 { word-amount }
preview-free = 免費
preview-battle = 戰鬥：{ $battle_names }
preview-treasure = 有寶藏
preview-no-treasure = 寶藏已被取走
preview-finish = 終點！
preview-shortage = 付不起 { word-amount }：退到{ $back_names }
preview-gunpowder =
    { $n ->
        [0] 沒有火藥
       *[other] 有 { $n } 個火藥
    }
preview-odds =
    { $tie ->
        [0] 勝算 { $win }%
       *[other] 勝算 { $win }%，平手 { $tie }%
    }

# $n = 防禦方所有的火藥
preview-odds-open = 勝算 { $win }%；若防禦方用 { $n } 個火藥：{ $answered }%
preview-strength = 戰鬥力 { $min } 至 { $max }，或暴擊星
preview-rest =
    { $n ->
        [0] 全部付清
       *[other] 還要付 { word-amount }
    }
preview-must-empty = 要先清空一個倉庫
preview-bank = 退回供應堆

## 為什麼不行

# $asked = 現在這個決定的種類
refusal-not-now =
    { $asked ->
        [place_dice] 還不行：要先放好骰子。
        [choose_card] 還不行：先選你的行動卡。
        [load] 還不行：先選裝載的倉庫。
        [empty] 還不行：先選要清空的倉庫。
        [sail] 還不行：先選要航向哪裡。
        [retreat] 還不行：先選要退到哪裡。
        [attack] 還不行：先選要攻擊誰。
        [powder] 還不行：先決定用多少火藥。
        [pay] 還不行：先選從哪個倉庫支付。
        [sabre] 還不行：先決定要不要用寶劍利刃。
        [loot] 還不行：先選戰利品。
       *[ghost] 還不行：先選幽靈船的方向。
    }
refusal-die-not-rolled = 骰子裡沒有 { $die }：擲出的是 { $dice }。
refusal-not-in-hand = 這張牌不在你手上：{ $card_name }。
refusal-not-reachable =
    { $direction ->
        [forward] 剛好向前 { $steps } 格到不了{ $space_name }。
       *[backward] 剛好向後 { $steps } 格到不了{ $space_name }。
    }
refusal-not-first-payable = 只能退到第一個付得起全額的格子，{ $space_name }不是。
refusal-not-here = 這裡沒有這艘可以攻擊的船：{ $ship_name }。
refusal-not-enough-powder = 你有 { $have } 個火藥，不是 { $n } 個。
refusal-no-sixth-hold = 沒有第六個倉庫這張卡，就沒有 { $hold } 號倉庫。
refusal-hold-not-empty = { $hold } 號倉庫已經裝著{ $good_name }；裝載需要空倉庫。
refusal-have-empty-hold = 你還有空倉庫，不能清空 { $hold } 號倉庫。
refusal-same-good = { $hold } 號倉庫裝的也是{ $good_name }；請清空裝著別種東西的倉庫。
refusal-pay-in-order = 你已經從 { $hold } 號倉庫付過；請接著用編號更大的倉庫。
refusal-pay-not-there = { $hold } 號倉庫付不出 { word-amount }：裡面有 { $have }。
refusal-pay-too-much = 付太多了：{ $good_name }只要付 { $due }。
refusal-pay-too-little = 付太少了：{ $good_name }應付 { $due }，而 { $hold } 號之後的倉庫只有 { $rest }。
refusal-must-loot = 這一桌規定勝方不能什麼都不拿。
refusal-ghost-gives-nothing = 幽靈船從不給予寶藏。
refusal-no-such-curse = 你沒有這張牌可以給予：{ $card_name }。
refusal-no-face-down = { $ship_name } 沒有面朝下的寶藏卡。
refusal-ghosts-lady-beth = 誰也搶不走幽靈船的鐵砲台。
refusal-no-such-power = { $ship_name } 沒有這張卡：{ $card_name }。
refusal-hold-empty = { $ship_name } 的 { $hold } 號倉庫是空的。
refusal-ghost-full = 幽靈船沒有空倉庫，不能搶奪金幣。
refusal-cannot-load-loot = 你的每個倉庫裝的都已經是{ $good_name }，裝不下更多。

## 設置方式

preset-first-about = 三艘船，其中兩艘由常常走岔的甲板水手駕駛：邊玩邊學的一局。
preset-classic-about = 四位船長照規則書環島競速。
preset-everything-about = 六人滿桌：海上擁擠，處處有戰鬥。
