### 馬拉開波：桌上的用語。
### 卡牌、地點、板塊與升級的名稱在 cards.zh-Hant.ftl，由資料產生（tools/cards.py）。

## 遊戲

game-name = 馬拉開波
game-tagline = 四次環繞加勒比海的航程：貿易、為三個國家而戰、探索內陸。
game-blurb = 2至4人的航海遊戲。四輪之中，船隻每輪從哈瓦那出發，繞行加勒比海後返航。船停在哪裡，就在那裡執行城市行動或村莊行動、完成任務或使用助手；航行快的船在村莊做得更多，慢的船行動次數更多。計劃卡牌、船隻升級、為法國、英格蘭與西班牙而戰，以及深入內陸的探索者，都能帶來分數。

## 獲得與支付

word-doubloons = 達布隆
amount-doubloons = { $n }達布隆
word-vp = 分
amount-vp = { $n }分
word-cp = 點戰鬥點數
amount-cp = { $n }點戰鬥點數
word-figure = 個棋子
amount-figures = { $n }個棋子
amount-sugar = { $n }個糖
amount-tobacco = { $n }個菸草
amount-cocoa = { $n }個可可
amount-cotton = { $n }個棉花
amount-map = { $n }張地圖
amount-book = { $n }本書籍
amount-herbs = { $n }個藥草
amount-pistol = { $n }把手槍
amount-identical_goods = { $n }個相同的貨物
amount-min_mp = 本回合至少{ $n }點移動點數
amount-income = 達布隆收入+{ $n }
amount-vp_income = 分數收入+{ $n }

## 名稱

nation-france = 法國
nation-england = 英格蘭
nation-spain = 西班牙
synergy-medal = 勳章
synergy-anchor = 船錨
synergy-key = 鑰匙
synergy-bell = 鐘
synergy-crown = 王冠
border-red = 紅色分界線
border-blue = 藍色分界線
border-green = 綠色分界線
way-1 = 第一條長路
way-2 = 第二條長路
way-1_2 = 第一與第二條長路
way-3 = 第三條長路
way-1_3 = 第一與第三條長路
way-2_3 = 第二與第三條長路
way-1_2_3 = 全部三條長路
pile-left = 左邊堆疊
pile-right = 右邊堆疊
pile-none = 沒有剩餘的指示物
fight-influence_1 = 獲得1點影響力（−2）
fight-influence_2 = 獲得2點影響力（−5）
fight-parley_1 = 談判：1點影響力與1分（−2）
fight-parley_2 = 談判：1點影響力與2分（−2）
fight-parley_3 = 談判：1點影響力與3分（−2）
fight-plunder_medal = 掠奪：3達布隆，擁有勳章時再得2分（−1）
fight-plunder_key = 掠奪：3達布隆，擁有鑰匙時再得2分（−1）
fight-silver_10 = 白銀艦隊「10」位：影響力與8達布隆（−10）
fight-silver_11 = 白銀艦隊「11」位：影響力與8達布隆（−11）
fight-gold_mine = 金礦：12達布隆（−8）
ending-crowns = 諸王國的海軍上將
ending-free_ports = 開放之海
phase-setup = 設置
phase-sail = 階段A：航行
phase-main = 階段B：主要行動
phase-draw = 階段C：抽牌
phase-scoring = 計分
word-nobody = 無人
word-nobody-start = 無人

## 選項

option-edition = 版本
option-edition-help = 使用哪個版本的規則（MAR-ED.14）。
option-edition-revised = 修訂版
option-edition-first = 初版
option-prestige_open = 榮譽建築全部公開
option-prestige_open-help = 四座榮譽建築是否一開始就全部正面朝上（MAR-2.12）。
option-prestige_open-true = 是
option-prestige_open-false = 否
option-score_unreached_assistants_in_round_4 = 第IV輪未到達的助手
option-score_unreached_assistants_in_round_4-help = 船隻未到達的助手是否在終局計分時也得分（MAR-RUL.7）。
option-score_unreached_assistants_in_round_4-true = 得分
option-score_unreached_assistants_in_round_4-false = 不得分
option-mode = 故事
option-mode-help = 非故事模式的故事卡牌放置任務，也可能加入傳承板塊和C類卡牌；故事模式是橫跨多局、改變版圖的故事（MAR-28.1）。
option-mode-free75 = 非故事模式：首航（75號卡牌）
option-mode-free76 = 非故事模式：繁忙水域（76號卡牌）
option-mode-free77 = 非故事模式：黃金與白銀（77號卡牌）
option-mode-campaign = 故事模式：未完成的海圖
option-mode-chapter2 = 故事模式：從第2章開始
option-mode-chapter3 = 故事模式：從第3章開始
option-mode-chapter4 = 故事模式：從第4章開始
option-mode-chapter5 = 故事模式：從第5章開始
option-mode-chapter6 = 故事模式：從第6章開始
option-mode-chapter7 = 故事模式：從第7章開始
option-mode-chapter8 = 故事模式：從第8章開始
option-mode-chapter9 = 故事模式：從第9章開始
option-mode-chapter10 = 故事模式：從第10章開始
option-mode-chapter11 = 第11章：故事之後的自由遊玩
option-silver_fleet_influence = 白銀艦隊的影響力
option-silver_fleet_influence-help = 在白銀艦隊放置所有權標記獲得多少影響力：初版3點，修訂版8點（MAR-RUL.20）。
option-silver_fleet_influence-by_edition = 依版本
option-silver_fleet_influence-3 = 3
option-silver_fleet_influence-8 = 8
option-jean = 對戰簡
option-jean-help = 獨自與由規則操作的簡對戰（MAR-30.1）。
option-jean-0 = 否
option-jean-1 = 是
option-jean_difficulty = 簡的難度
option-jean_difficulty-help = 單人牌庫中有哪些卡牌（MAR-30.5）。
option-jean_difficulty-very_easy = 非常容易
option-jean_difficulty-easy = 容易
option-jean_difficulty-medium = 普通
option-jean_difficulty-hard = 困難
option-jean_difficulty-very_hard = 非常困難
option-first_player = 起始玩家
option-first_player-help = 由誰開始（MAR-2.24）。
option-first_player-random = 隨機決定
option-first_player-0 = 座位1
option-first_player-1 = 座位2
option-first_player-2 = 座位3
option-first_player-3 = 座位4

## 分數

score-play = 遊戲中
score-vp_income = 分數收入
score-doubloon_income = 達布隆收入記錄條
score-cards = 計劃卡牌
score-buildings = 榮譽建築
score-influence = 最多影響力
score-nations = 貴族等級
score-bonus = 獎勵
score-story = 故事
score-total = 總分

## 發生的事

fact-first_player = { $who } 是起始玩家。
    .you = 你是起始玩家。
fact-dealt = { $who } 拿到 { $cards_names }。
    .you = 你拿到 { $cards_names }。
fact-dealt-unknown = { $who } 拿到{ $n }張計劃卡牌。
    .you = 你拿到{ $n }張計劃卡牌。
fact-career = { $who } 選擇生涯：{ $career_name }。
    .you = 你選擇生涯：{ $career_name }。
fact-planned = { $who } 將 { $card_name } 放到規劃區域。
    .you = 你將 { $card_name } 放到規劃區域。
fact-discarded = { $who } 棄置 { $cards_names }。
    .you = 你棄置 { $cards_names }。
fact-turn = 輪到 { $who }。
    .you = 輪到你：開始航行。
fact-sailed = { $who } 航行到 { $place_name }（{ $mp }點移動點數）。
    .you = 你航行到 { $place_name }（{ $mp }點移動點數）。
fact-unused = { $who } 的 { $card_name } 助手本輪沒有使用。
    .you = 你本輪沒有使用 { $card_name } 的助手。
fact-gained = { $who } 獲得{ $gains_names }。
    .you = 你獲得{ $gains_names }。
fact-paid = { $who } 支付{ $paid_names }。
    .you = 你支付{ $paid_names }。
fact-influence = { $who } 獲得{ $n }點{ $nation_name }的影響力。
    .you = 你獲得{ $n }點{ $nation_name }的影響力。
fact-income_up = { $who } 的收入提升：{ $gains_names }。
    .you = 你的收入提升：{ $gains_names }。
fact-synergy = { $who } 獲得協作指示物：{ $synergy_name }。
    .you = 你獲得協作指示物：{ $synergy_name }。
fact-city_action = { $who } 執行 { $place_name } 的城市行動。
    .you = 你執行 { $place_name } 的城市行動。
fact-delivers = { $who } 在 { $place_name } 交付一個貨物。
    .you = 你在 { $place_name } 交付一個貨物。
fact-disc = { $who } 從「{ $slot_name }」移除一枚圓片。
    .you = 你從「{ $slot_name }」移除一枚圓片。
fact-upgrade = { $who } 完成船隻升級：{ $slot_name }。
    .you = 你完成船隻升級：{ $slot_name }。
fact-village_action = { $who } 選擇村莊行動：{ $village_action_name }。
    .you = 你選擇村莊行動：{ $village_action_name }。
fact-bought = { $who } 購買 { $card_name }。
    .you = 你購買 { $card_name }。
fact-assistant_placed = { $who } 在 { $place_name } 放置助手（{ $card_name }）。
    .you = 你在 { $place_name } 放置助手（{ $card_name }）。
fact-assistant_used = { $who } 使用 { $card_name } 的助手。
    .you = 你使用 { $card_name } 的助手。
fact-invested = { $who } 投資榮譽建築：{ $building_name }。
    .you = 你投資榮譽建築：{ $building_name }。
fact-manned = { $who } 在卡牌上放置{ $n }個棋子。
    .you = 你在卡牌上放置{ $n }個棋子。
fact-quest = { $who } 完成{ $quest_name }。
    .you = 你完成{ $quest_name }。
fact-quest_placed = { $quest_name }放在 { $place_name }。
fact-quest_stored = { $who } 將{ $quest_name }放在 { $card_name } 上。
    .you = 你將{ $quest_name }放在 { $card_name } 上。
fact-token = { $who } 翻開{ $token_name }。
    .you = 你翻開{ $token_name }。
fact-fights = { $who } 為 { $nation_name } 而戰，戰鬥值{ $value }。
    .you = 你為 { $nation_name } 而戰，戰鬥值{ $value }。
fact-combat_action = { $who } 選擇戰鬥行動：{ $fight_name }。
    .you = 你選擇戰鬥行動：{ $fight_name }。
fact-displaced = { $who } 驅逐 { $place_name } 的 { $nation_name } 所有權標記。
    .you = 你驅逐 { $place_name } 的 { $nation_name } 所有權標記。
fact-marker = { $who } 在 { $place_name } 放置 { $nation_name } 的所有權標記。
    .you = 你在 { $place_name } 放置 { $nation_name } 的所有權標記。
fact-explored = { $who } 的探索者移動到 { $space_name }。
    .you = 你的探索者移動到 { $space_name }。
fact-border = { $who } 的探索者越過 { $border_name }。
    .you = 你的探索者越過 { $border_name }。
fact-stole = { $who } 跳過 { $player_name } 的探索者，偷取{ $n }分。
    .you = 你跳過 { $player_name } 的探索者，偷取{ $n }分。
    .against = { $who } 跳過你的探索者，偷取你{ $n }分。
fact-goal =
    { $high ->
        [true] { $who } 以較難的條件完成 { $career_name } 的目標{ $goal }。
       *[other] { $who } 完成 { $career_name } 的目標{ $goal }。
    }
    .you =
        { $high ->
            [true] 你以較難的條件完成 { $career_name } 的目標{ $goal }。
           *[other] 你完成 { $career_name } 的目標{ $goal }。
        }
fact-drew = { $who } 抽到 { $cards_names }。
    .you = 你抽到 { $cards_names }。
fact-drew-unknown = { $who } 抽一張牌。
    .you = 你抽一張牌。
fact-took = { $who } 從展示區拿取 { $card_name }。
    .you = 你從展示區拿取 { $card_name }。
fact-display = 展示區補上：{ $cards_names }。
fact-reshuffled = 棄牌堆洗成新的牌庫。
fact-jean_card = { $who } 翻開{ $automa_name }。
    .you = 你翻開{ $automa_name }。
fact-jean_sails = { $who } 航行到 { $place_name }。
    .you = 你航行到 { $place_name }。
fact-jean_quest = { $who } 拿取{ $quest_name }。
    .you = 你拿取{ $quest_name }。
fact-jean_disc = { $who } 從單人面板移除一枚圓片：共{ $n }枚。
    .you = 你從單人面板移除一枚圓片：共{ $n }枚。
fact-jean_annexes =
    { $lost ->
        [true] { $who } 找不到空位：{ $nation_name } 的一個所有權標記移出遊戲。
       *[other] { $who } 為 { $nation_name } 吞併 { $place_name }。
    }
    .you =
        { $lost ->
            [true] 你找不到空位：{ $nation_name } 的一個所有權標記移出遊戲。
           *[other] 你為 { $nation_name } 吞併 { $place_name }。
        }
fact-tile_added = 傳承板塊放上版圖：{ $legacy_name }。
fact-tile_removed = 傳承板塊離開版圖：{ $legacy_name }。
fact-tile_used = { $who } 使用傳承板塊：{ $legacy_name }。
    .you = 你使用傳承板塊：{ $legacy_name }。
fact-marker_lost = { $place_name } 的 { $nation_name } 所有權標記移出遊戲。
fact-city_tile = { $place_name } 重新有了城市板塊：{ $tile_name }。
fact-cards_shuffled = 洗入計劃牌庫：{ $cards_names }。
fact-cards_discarded = 放到棄牌堆：{ $cards_names }。
fact-story_card = 第{ $chapter }章：故事卡牌「{ $story_name }」進入遊戲。
fact-story_left = 故事卡牌「{ $story_name }」移出遊戲。
fact-story_read = { $who } 閱讀「{ $story_name }」的背面。
    .you = 你閱讀「{ $story_name }」的背面。
fact-voted = { $who } 投票：「{ $choice_name }」。
    .you = 你投票：「{ $choice_name }」。
fact-reader_decides = 票數相同，由閱讀者 { $who } 決定。
    .you = 票數相同，由你這位閱讀者決定。
fact-chosen = 投票結果：「{ $choice_name }」。
fact-campaign_end = 故事模式結束：{ $ending_name }。
fact-interim_scoring = 第{ $round }輪結束後的中程計分。
fact-final_scoring = 第{ $round }輪結束後的終局計分。
fact-building_open = 翻開榮譽建築：{ $building_name }。
fact-round = 第{ $round }輪開始；所有船隻回到哈瓦那。
fact-final_parts = { $who } 得分：分數收入{ $vp_income }、達布隆收入記錄條{ $doubloon_income }、計劃卡牌{ $cards }、榮譽建築{ $buildings }、最多影響力{ $influence }、貴族等級{ $nations }、獎勵{ $bonus }、故事{ $story }。
    .you = 你得分：分數收入{ $vp_income }、達布隆收入記錄條{ $doubloon_income }、計劃卡牌{ $cards }、榮譽建築{ $buildings }、最多影響力{ $influence }、貴族等級{ $nations }、獎勵{ $bonus }、故事{ $story }。
fact-game_over =
    { $count ->
        [1] { $winners_names } 以{ $points }分獲勝。
       *[other] { $winners_names } 以{ $points }分共享勝利。
    }
    .you =
        { $count ->
            [1] 你以{ $points }分獲勝。
           *[other] 你以{ $points }分共享勝利：{ $winners_names }。
        }

## 問題

prompt-split_plan = 八張牌中，你要規劃哪一張？
    .help = 它正面朝上放在規劃格，之後可以購買。接著棄置三張，四張留在手中。
prompt-split_plan-other = 正在分配起始卡牌：{ $who }。
prompt-split_throw = 再棄置{ $n }張牌。
    .help = 依編號順序棄置；四張留在手中。
prompt-split_throw-other = 正在分配起始卡牌：{ $who }。
prompt-career = 你保留哪張生涯卡牌？
    .help = 三個目標各帶來達布隆、一個棋子，也許還有分數。
prompt-career-other = 正在選擇生涯卡牌：{ $who }。
prompt-sail = 你要航行到哪裡？你有{ $n }點移動點數。
    .help = 沿箭頭至少前進一個地點。花費4點移動點數時在村莊有2個村莊行動，7點時有3個。
prompt-sail-other = { $who } 正在航行。
prompt-extra_sail = 你可以再航行至多{ $n }點移動點數，並在那裡執行另一個主要行動。
    .help = 也可以放棄。
prompt-extra_sail-other = { $who } 可以繼續航行。
prompt-visit = 有船停靠在你的助手處：1分還是2達布隆？
    .help = 每張有此效果的卡牌一次；還要選擇{ $n }次。
prompt-visit-other = { $who } 正在選擇停靠獎勵。
prompt-main = 你在 { $place_name }：執行哪個主要行動？
    .help = 一個主要行動；在其前、其間、其後都可以規劃卡牌與完成生涯目標。
prompt-main-other = { $who } 正在選擇主要行動。
prompt-after_main = 你在 { $place_name } 的主要行動已完成。還有別的嗎？
    .help = 仍可規劃卡牌與完成生涯目標。
prompt-after_main-other = { $who } 正在結束階段B。
prompt-deliver = 你要在 { $place_name } 交付貨物嗎？
    .help = 棄置一張有市場所需貨物的卡牌，並將船隻面板上的一枚圓片放到市場格。
prompt-deliver-other = { $who } 可以交付貨物。
prompt-disc = 移除{ $n }枚圓片：從哪個船隻升級？
    .help = 兩枚圓片都移除後，升級就完成。
prompt-disc-other = { $who } 正在移除船隻面板的圓片。
prompt-village = 還有{ $n }個村莊行動：選擇哪一個？
    .help = 可以重複同樣的選擇。最後的村莊行動會結束其餘的行動。
prompt-village-other = { $who } 正在選擇村莊行動。
prompt-pay = 還要支付{ $paid_names }。你棄置哪張牌？
    .help = 一張牌只支付一個符號。依編號順序選擇。
prompt-pay-other = { $who } 正在以卡牌支付。
prompt-maybe = 你要支付{ $paid_names }嗎？
    .help = 只有支付全部費用，後面的效果才會發生。
prompt-maybe-other = { $who } 正在決定是否支付。
prompt-dump = 你要棄置所有手牌換取達布隆嗎？
    .help = 在階段C會抽新的牌。
prompt-dump-other = { $who } 可以棄置所有手牌。
prompt-pile = 戰鬥：從哪個堆疊翻開戰鬥指示物？
    .help = 翻開後就必須為其中一個國家而戰。
prompt-pile-other = { $who } 即將戰鬥。
prompt-fighting_nation =
    { $n ->
        [0] 戰鬥指示物已用完：以戰鬥值3為哪個國家而戰？
       *[other] 你翻開了{ $token_name }：為哪個國家而戰？
    }
    .help = 立即支付其費用或獲得其獎勵。
prompt-fighting_nation-other = { $who } 正在選擇戰鬥國家。
prompt-combat = 為 { $nation_name } 而戰，戰鬥值{ $value }：哪個戰鬥行動？
    .help = 每個行動依其費用降低戰鬥值。戰鬥點數與棋子各可使戰鬥值+1。
prompt-combat-other = { $who } 正在戰鬥。
prompt-explore = 探索：探索者走到哪裡？至多{ $n }格。
    .help = 被佔據的格與空的任務格會被跳過。只有最後一格給予獎勵。
prompt-explore-other = { $who } 正在探索。
prompt-trail_quest = 你的探索者發現了{ $quest_name }。現在完成嗎？
    .help = 在這一格沒有第二次機會。
prompt-trail_quest-other = { $who } 發現了一個任務。
prompt-influence = { $n }點影響力：哪個國家？
    .help = 超出影響力記錄條末端時，每步得2分。
prompt-influence-other = { $who } 正在選擇國家。
prompt-rank = 你要在哪個國家升到下個貴族等級？
    .help = 你的影響力標記移到下一個紅色格。
prompt-rank-other = { $who } 正在提升等級。
prompt-marker_nation = 你要放置哪個國家的所有權標記？
    .help = 從該國存放區最左邊拿取。
prompt-marker_nation-other = { $who } 正在放置所有權標記。
prompt-place = 放在哪個村莊？
    .help = 沒有所有權標記的村莊。
prompt-place-other = { $who } 正在放置所有權標記。
prompt-synergy = 你拿取哪種協作指示物？
    .help = 你尚未擁有的一種。
prompt-synergy-other = { $who } 正在選擇協作指示物。
prompt-figures = 你在這張卡上放置多少棋子？你有{ $n }個。
    .help = 每個提升2達布隆收入；不會再拿回來。
prompt-figures-other = { $who } 正在卡牌上放置棋子。
prompt-draw = 再抽{ $n }張牌。
    .help = 從牌庫抽，或花1達布隆從展示區拿取。
prompt-draw-other = { $who } 正在抽牌。
prompt-scoring = 計分：購買卡牌、投資，還是拿2分？
    .help = 只能做其中一項。
prompt-scoring-other = { $who } 正在計分時購買。
prompt-goals = 你仍可完成生涯目標，或將棋子換成戰鬥點數。
    .help = 之後終局計分繼續進行。
prompt-goals-other = { $who } 可以完成生涯目標，或將棋子換成戰鬥點數。
prompt-choice = 選擇一項。
    .help = 只提供能產生作用的項目。
prompt-choice-other = { $who } 正在選擇效果。
prompt-legacy = 你停在傳承板塊：{ $legacy_name }。要使用嗎？
    .help = 支付費用，獲得獎勵，並將船隻面板的一枚圓片放到板塊上。
prompt-legacy-other = { $who } 可以使用傳承板塊。
prompt-skull = 你要移除哪一塊帶骷髏的傳承板塊？
    .help = 也可以不移除。
prompt-skull-other = { $who } 可以移除一塊傳承板塊。
prompt-l1_quest = 要完成這座城市的{ $quest_name }嗎？
    .help = 立即在此放置新的任務。
prompt-l1_quest-other = { $who } 可以完成城市的任務。
prompt-vote = 「{ $story_name }」：接下來該怎麼做？請投票。
    .help = 所有投票同時公開。票數最多者成立；相同時由閱讀者決定。
prompt-vote-other = 正在投票：{ $who }。

## 行動

action-plan = 規劃 { $card_name }
action-throw = 棄置 { $card_name }
action-career = { $career_name }
action-sail = 航行到 { $place_name }
action-sail-with = 經 { $via_name } 航行到 { $place_name }
action-decline = 放棄
action-done = 完成
action-city = 城市行動
action-village = 村莊行動
action-village-with = { $village_action_name }
action-home = 此格的行動
action-quest = 完成{ $quest_name }
action-assistant = 助手：{ $card_name }
action-goal = 完成生涯目標{ $goal }
action-figure_for_cp = 放回一個棋子換2點戰鬥點數
action-deliver = 以 { $card_name } 交付
action-disc = { $slot_name }
action-stored = 完成 { $card_name } 上的任務
action-buy = 購買 { $card_name }
action-invest = 投資：{ $building_name }
action-take_vp = 拿2分
action-pay = 以 { $card_name } 支付
action-accept = 是
action-pile =
    { $pile ->
        [none] 不用指示物戰鬥
       *[other] { $pile_name } 的指示物
    }
action-nation = { $nation_name }
action-fight = { $fight_name }
action-annex = 吞併或驅逐：{ $place_name }
action-raid = 奪取村莊 { $place_name }
action-raise = 花1{ $gain_name }，戰鬥值+1
action-explore = 探索者到 { $space_name }
action-explore-with = 探索者經 { $way_name } 到 { $space_name }
action-place = { $place_name }
action-synergy = { $synergy_name }
action-figures = { $n }個棋子
action-visit =
    { $gain ->
        [vp] 1分
       *[other] 2達布隆
    }
action-draw = 從牌庫抽牌
action-take = 從展示區拿取 { $card_name }
action-option = 效果{ $n }
action-vote = { $choice_name }
action-remove_skull = 移除 { $legacy_name }

## 選擇帶來什麼

preview-paid = 支付{ $paid_names }
preview-gains = { $gains_names }
preview-influence = 任意國家{ $n }點影響力
preview-influence_with = { $nation_name }{ $n }點影響力
preview-next_rank = 在一個國家升至下一個貴族等級
preview-discs = 移除{ $n }枚圓片
preview-explore = 探索至多{ $n }格
preview-villages = { $n }次村莊行動
preview-fight = 一次戰鬥
preview-marker = 放置一個所有權標記
preview-sails = 再航行至多{ $n }點移動點數並再次行動

## 為何不行

refusal-not-now =
    { $asked ->
        [split_plan] 現在不行：請先選擇要規劃的牌。
        [split_throw] 現在不行：請先棄置三張牌。
        [career] 現在不行：請先選擇生涯卡牌。
        [sail] 現在不行：請先航行。
        [extra_sail] 現在不行：請先繼續航行或放棄。
        [visit] 現在不行：請先選擇停靠獎勵。
        [main] 現在不行：請先選擇主要行動。
        [after_main] 現在不行：請先結束階段B。
        [deliver] 現在不行：請先決定是否交付。
        [disc] 現在不行：請先決定圓片。
        [village] 現在不行：請先選擇村莊行動。
        [pay] 現在不行：請先支付。
        [maybe] 現在不行：請先決定是否支付。
        [dump] 現在不行：請先決定手牌。
        [pile] 現在不行：請先選擇戰鬥指示物的堆疊。
        [fighting_nation] 現在不行：請先選擇戰鬥國家。
        [combat] 現在不行：請先結束戰鬥。
        [explore] 現在不行：請先移動探索者或放棄。
        [trail_quest] 現在不行：請先決定任務。
        [influence] 現在不行：請先選擇國家。
        [rank] 現在不行：請先選擇國家。
        [marker_nation] 現在不行：請先選擇國家。
        [place] 現在不行：請先選擇村莊。
        [synergy] 現在不行：請先選擇協作指示物。
        [figures] 現在不行：請先決定棋子數量。
        [draw] 現在不行：請先抽到手牌上限。
        [scoring] 現在不行：請先購買、投資或拿2分。
        [goals] 現在不行：請先處理生涯目標與棋子。
        [legacy] 現在不行：請先決定傳承板塊。
        [skull] 現在不行：請先決定帶骷髏的傳承板塊。
        [l1_quest] 現在不行：請先決定城市的任務。
        [vote] 現在不行：請先投票。
       *[choice] 現在不行：請先選擇效果。
    }
refusal-not-in-hand = { $card_name } 不在你的手中。
refusal-throw-order = 卡牌依編號順序棄置，並須留下足夠的牌。
refusal-not-dealt = { $career_name } 不是你的兩張生涯卡牌之一。
refusal-not-reachable = 無法這樣到達 { $place_name }。
refusal-no-such-effect = 你沒有能將棋子換成戰鬥點數的卡牌。
refusal-cp-full = 你已有8點戰鬥點數。
refusal-no-figure = 你的個人供應堆沒有棋子。
refusal-planning-full = 三個規劃格都已佔用。
refusal-goal-done = 目標{ $goal }已完成。
refusal-goal-not-met = 你不符合目標{ $goal }的條件。
refusal-free-not-now = 自由行動屬於你自己回合的階段B。
refusal-not-here = 你的船所在之處沒有這種主要行動。
refusal-main-done = 你已執行主要行動。
refusal-no-assistant-here = 你的船所在之處沒有 { $card_name } 的助手。
refusal-assistant-new = { $card_name } 的助手要到你的下個回合才能使用。
refusal-quest-unpaid = 這個任務你還缺{ $lacks_names }。
refusal-no-quest-here = 那個任務不在你能完成的地方。
refusal-wrong-good = 這個市場不需要 { $card_name } 的貨物。
refusal-disc-gone = 「{ $slot_name }」上已沒有圓片。
refusal-disc-locked = 「{ $slot_name }」的圓片還不能移除。
refusal-no-village-action = 你沒有這個村莊行動：{ $village_action_name }。
refusal-does-nothing = 現在不會有作用，或無法支付。
refusal-too-expensive = 你的達布隆不夠。
refusal-needs-figure = 需要個人供應堆的一個棋子。
refusal-needs-objects = 你沒有 { $card_name } 所需的物品。
refusal-needs-markers = { $card_name } 所指的國家在版圖上的所有權標記不夠。
refusal-needs-cp = 你沒有 { $card_name } 所需的戰鬥點數。
refusal-not-to-buy = { $card_name } 不在你的手中，也不在規劃區域。
refusal-building-closed = { $building_name } 沒有正面朝上。
refusal-invested = 你已投資 { $building_name }。
refusal-wrong-symbol = { $card_name } 沒有要支付的符號。
refusal-pay-order = 支付的卡牌依編號順序選擇，並須留下足夠的牌。
refusal-pile-empty = 以剩餘的戰鬥指示物無法這樣做。
refusal-token-too-dear = 你付不出指示物上 { $nation_name } 的費用。
refusal-fight-used = 你已使用過這個戰鬥行動。
refusal-cv-low = 戰鬥值太低。
refusal-no-fight = 你沒有這個戰鬥行動。
refusal-own-marker = { $place_name } 屬於戰鬥國家。
refusal-no-stored-marker = 戰鬥國家沒有剩餘的所有權標記。
refusal-no-flag = { $place_name } 不是有旗幟的城市。
refusal-not-a-village = { $place_name } 不是村莊。
refusal-no-cp = 你沒有戰鬥點數。
refusal-not-explorable = 你的探索者無法這樣走到 { $space_name }。
refusal-village-taken = { $place_name } 不是可以放置標記的村莊。
refusal-no-marker-left = { $nation_name } 沒有剩餘的所有權標記。
refusal-has-synergy = 你已有這種協作指示物：{ $synergy_name }。
refusal-too-few-figures = 你沒有這麼多棋子。
refusal-not-displayed = { $card_name } 不在展示區。
refusal-display-dear = 展示區的卡牌需要1達布隆。
refusal-deck-empty = 沒有牌可抽了。
refusal-top-rank = 你在 { $nation_name } 已是最高等級。
refusal-no-such-list = 這個效果現在不會有作用。
refusal-no-skull-tile = { $legacy_name } 不是版圖上帶骷髏的傳承板塊。
refusal-skull-here = 這裡有帶骷髏的傳承板塊：不能以村莊行動作為主要行動。
refusal-seized = 那裡已有所有權標記。
refusal-explorer-behind = 你的探索者走得還不夠遠。
refusal-no-such-choice = 這次投票沒有「{ $choice_name }」這一項。
refusal-must-stop = 前往 { $place_name } 的途中必須停在停止標記處。
refusal-no-way = 沒有箭頭從你的船通往 { $place_name }。
refusal-not-this-round = 本輪不使用 { $place_name }。
refusal-toll-dear = 你付不起前往 { $place_name } 途中的通行費。
refusal-plague = 卡塔赫納有瘟疫。

## 朗讀桌面

read-round = 第{ $round }輪，{ $phase_name }。當前玩家：{ $name }。
read-display = 展示區：{ $cards }。
read-quests = 版圖上的任務：{ $quests }。
read-quest = { $quest }（{ $place }）
read-nation = { $nation }：版圖上{ $map }個所有權標記，存放區{ $stored }個，加權數{ $times }。
read-buildings = 榮譽建築：{ $buildings }。
read-markers = 所有權標記：{ $markers }。
read-marker = { $place }（{ $nation }）
read-board = { $name }：{ $vp }分，{ $doubloons }達布隆，{ $cp }點戰鬥點數，{ $figures }個棋子；收入{ $income }達布隆與{ $vp_income }分；船：{ $ship }；探索者：{ $explorer }；影響力：{ $influence }；手牌{ $hand }張，任務板塊{ $quests }塊，戰鬥指示物{ $tokens }個。
read-tableau = 個人展示區：{ $cards }。
read-hand = 手牌：{ $cards }。
read-planning = 規劃：{ $cards }。
read-career = 生涯：{ $career }。已完成目標：{ $goals }。
read-none = 無
read-seat = 座位{ $n }
read-jean = 簡
read-automa = 簡的單人面板：已移除{ $n }枚圓片，計劃卡牌{ $cards }張，收入{ $income }分。
read-legacy = 傳承板塊：{ $tiles }。
read-legacy-discs = { $legacy }（圓片{ $discs }／{ $spaces }）
read-story = 第{ $chapter }章，進行中的故事卡牌：{ $cards }。已閱讀：{ $pages }。
read-page = 已閱讀：「{ $title }」。
read-choice = 選擇：「{ $choice }」。
read-page-now = 進行中：「{ $title }」。{ $front }
read-ending = 故事模式結束：{ $ending }。

## 設置方式

preset-first-about = 兩位玩家，非故事模式：首航（75號卡牌），對手是甲板水手。
preset-classic-about = 四位玩家，非故事模式：首航（75號卡牌）。
preset-everything-about = 四位玩家，黃金與白銀（77號卡牌）：地圖放滿傳承板塊，榮譽建築全部公開。
preset-solo-about = 獨自對上規則書裡的簡，普通難度。
