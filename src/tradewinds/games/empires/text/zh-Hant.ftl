### 北方帝國：牌桌上的文字。
### 卡牌、部落、圖示與事件的名稱在 cards.zh-Hant.ftl，由資料產生（tools/cards.py）。

## 遊戲

game-name = 帝國拓荒者：北方帝國
game-tagline = 一張一張牌建起北方帝國，揚帆奪取島嶼。
game-blurb = 六個北方部落的卡牌遊戲，1至4人。每輪挑選卡牌、建築地點，派兩顆棋子到五塊行動板塊，派船去掠奪或征服島嶼。有人達到25分的那一輪就是最後一輪。

## 貨物、工人、分數

word-food = 食物
amount-food = { $n }個食物
word-wood = 木頭
amount-wood = { $n }個木頭
word-stone = 石頭
amount-stone = { $n }顆石頭
word-sheep = 羊
amount-sheep = { $n }隻羊
word-fish = 魚
amount-fish = { $n }條魚
word-gold = 金幣
amount-gold = { $n }枚金幣
word-raze = 斧頭
amount-raze = { $n }枚斧頭
word-worker = 工人
amount-worker = { $n }個工人
word-vp = 分數
amount-vp = { $n }分
word-card = 牌
amount-card = { $n }張牌

## 行動板塊、距離、貨物

tile-explore = 探索
tile-populate = 繁殖
tile-construct = 修建
tile-harvest = 收穫
tile-sail = 航海
distance-near = 近鄰島嶼
distance-far = 遠方島嶼
cargo-none = 不裝貨
cargo-fish = 1條魚
cargo-raze = 1枚斧頭
cargo-fish_raze = 1條魚和1枚斧頭
cargo-gold = 1枚金幣代替魚
cargo-gold_raze = 1枚金幣代替魚，另加1枚斧頭
side-fresh = 未耗用
side-exhausted = 已耗用
as-field = 作為新田地
as-upgrade = 作為田地升級
phase-lookout = 瞭望階段
phase-stores = 瞭望階段：存放
phase-event = 事件
phase-action = 行動階段
phase-expedition = 遠征階段
phase-cleanup = 重整階段
word-nobody = 無人
word-nobody-start = 無人

## 選項

option-raze_scoring = 斧頭計分
option-raze_scoring-help = 剩餘的斧頭是否每枚1分（EON-13.5）。
option-raze_scoring-faq = 每枚1分
option-raze_scoring-rulebook = 不計分
option-generic_ships = 公用船隻
option-generic_ships-help = 誰可以用三艘公用船隻（EON-7.4）。
option-generic_ships-open = 沒有船在家的玩家
option-generic_ships-cards_only = 只限卡牌效果
option-generic_ships-off = 不使用
option-gold_as_fish_cargo = 金幣代替魚裝船
option-gold_as_fish_cargo-help = 裝船時金幣可否代替魚（EON-R5）。
option-gold_as_fish_cargo-true = 可以
option-gold_as_fish_cargo-false = 不可以
option-scoreboard_side = 計分版圖面
option-scoreboard_side-help = 只影響外觀（EON-2.1）。
option-scoreboard_side-A = A面
option-scoreboard_side-B = B面
option-clan_choice = 選擇部落
option-clan_choice-help = 部落如何分配（EON-R21）。
option-clan_choice-seat_order = 依座位順序
option-clan_choice-random = 隨機
option-clan_choice-free = 先到先得
option-clan_choice-first_game = 首局：格蘭對烏拉夫
option-solo_scenario = 單人劇本
option-solo_scenario-help = 單人遊戲玩哪個劇本（EON-15.1）。
option-solo_scenario-long_winter = 漫長寒冬
option-solo_scenario-raiders = 地平線上的掠奪者
option-solo_scenario-kings_tribute = 國王的貢品
option-solo_scenario-edge_of_the_world = 航向世界盡頭
option-solo_level = 單人難度
option-solo_level-help = 單人劇本的難度（EON-15.1）。
option-solo_level-easy = 簡單
option-solo_level-normal = 普通
option-solo_level-hard = 困難
option-suggest_first_game = 建議初次對局
option-suggest_first_game-help = 是否建議初次以格蘭對烏拉夫（EON-2.12）。
option-suggest_first_game-true = 是
option-suggest_first_game-false = 否

## 計分

score-track = 計分軌
score-cards = 帝國的牌
score-resources = 資源
score-gold = 金幣
score-raze = 斧頭
score-total = 總分

## 發生了什麼

fact-clan_taken = { $who } 率領{ $clan_name }。
    .you = 你率領{ $clan_name }。
fact-tiles_laid = 行動板塊的環形順序：{ $tiles_names }。
fact-islands = 翻開的島嶼：{ $cards_names }。
fact-first_player = { $who } 拿到起始玩家標記。
    .you = 你拿到起始玩家標記。
fact-round = 第 { $round } 輪開始；{ $who } 先行動。
    .you = 第 { $round } 輪開始；你先行動。
fact-drew = { $who } 抽到{ $cards_names }。
    .you = 你抽到{ $cards_names }。
fact-drew_aside = { $who } 查看{ $cards_names }。
    .you = 你查看{ $cards_names }。
fact-drew-unknown = { $who } 抽{ $n }張牌。
    .you = 你抽{ $n }張牌。
fact-drew_aside-unknown = { $who } 查看{ $n }張牌。
    .you = 你查看{ $n }張牌。
fact-kept =
    { $cards_count ->
        [0] { $who } 沒有保留牌。
       *[other] { $who } 保留{ $cards_names }。
    }
    .you =
        { $cards_count ->
            [0] 你沒有保留牌。
           *[other] 你保留{ $cards_names }。
        }
fact-kept-unknown = { $who } 保留{ $n }張牌。
    .you = 你保留{ $n }張牌。
fact-cast_off = { $who } 棄掉{ $discards_names }。
    .you = 你棄掉{ $discards_names }。
fact-reshuffled = { $who } 把棄牌堆洗勻成新的牌庫。
    .you = 你把棄牌堆洗勻成新的牌庫。
fact-islands_reshuffled = 棄掉的{ $distance_name }洗勻成新的牌庫。
fact-gained = { $who } 獲得{ $gains_names }。
    .you = 你獲得{ $gains_names }。
fact-paid = { $who } 花費{ $paid_names }。
    .you = 你花費{ $paid_names }。
fact-assigned = { $who } 指派{ $paid_names }到「{ $card_name }」。
    .you = 你指派{ $paid_names }到「{ $card_name }」。
fact-tribute = { $who } 進貢{ $paid_names }。
    .you = 你進貢{ $paid_names }。
fact-recovered = { $who } 收回{ $n }個工人。
    .you = 你收回{ $n }個工人。
fact-released = { $who } 從「{ $card_name }」釋放{ $gains_names }。
    .you = 你從「{ $card_name }」釋放{ $gains_names }。
fact-refreshed = { $who } 重置「{ $card_name }」。
    .you = 你重置「{ $card_name }」。
fact-discarded = { $who } 棄掉手牌「{ $card_name }」。
    .you = 你棄掉手牌「{ $card_name }」。
fact-left = 「{ $card_name }」離開 { $who } 的帝國。
    .you = 「{ $card_name }」離開你的帝國。
fact-returned = { $who } 把「{ $card_name }」收回手牌。
    .you = 你把「{ $card_name }」收回手牌。
fact-triggered = { $who } 的「{ $card_name }」生效。
    .you = 你的「{ $card_name }」生效。
fact-built = { $who } 建築「{ $card_name }」。
    .you = 你建築「{ $card_name }」。
fact-upgraded = { $who } 以「{ $card_name }」升級「{ $field_name }」。
    .you = 你以「{ $card_name }」升級「{ $field_name }」。
fact-conquered = { $who } 征服「{ $card_name }」。
    .you = 你征服「{ $card_name }」。
fact-pillaged = { $who } 掠奪「{ $card_name }」：{ $gains_names }。
    .you = 你掠奪「{ $card_name }」：{ $gains_names }。
fact-harvested = { $who } 收穫「{ $card_name }」：{ $gains_names }。
    .you = 你收穫「{ $card_name }」：{ $gains_names }。
fact-copied = { $who } 的「{ $card_name }」複製「{ $target_name }」。
    .you = 你的「{ $card_name }」複製「{ $target_name }」。
fact-sailed =
    { $generic ->
        [true] { $who } 派公用船隻出海，排第 { $place }：{ $cargo_name }。
       *[other] { $who } 派船出海，排第 { $place }：{ $cargo_name }。
    }
    .you =
        { $generic ->
            [true] 你派公用船隻出海，排第 { $place }：{ $cargo_name }。
           *[other] 你派船出海，排第 { $place }：{ $cargo_name }。
        }
fact-moved_up = { $who } 的船上移到第 { $place } 位。
    .you = 你的船上移到第 { $place } 位。
fact-came_home = { $who } 的船返航。
    .you = 你的船返航。
fact-reached = { $who } 抵達「{ $card_name }」。
    .you = 你抵達「{ $card_name }」。
fact-revealed = { $who } 發現「{ $card_name }」。
    .you = 你發現「{ $card_name }」。
fact-moved_pawn = { $who } 把棋子從{ $tile_name }移到{ $other_tile_name }。
    .you = 你把棋子從{ $tile_name }移到{ $other_tile_name }。
fact-searched = { $who } 搜尋完牌庫並洗勻。
    .you = 你搜尋完牌庫並洗勻。
fact-found = { $who } 找到「{ $card_name }」。
    .you = 你找到「{ $card_name }」。
fact-took_back = { $who } 從棄牌堆拿回「{ $card_name }」。
    .you = 你從棄牌堆拿回「{ $card_name }」。
fact-gained_ship = { $who } 多得一艘船。
    .you = 你多得一艘船。
fact-named = { $who } 展示「{ $card_name }」。
    .you = 你展示「{ $card_name }」。
fact-played = { $who } 打出「{ $card_name }」。
    .you = 你打出「{ $card_name }」。
fact-used = { $who } 使用「{ $card_name }」。
    .you = 你使用「{ $card_name }」。
fact-placed = { $who } 把棋子放到{ $tile_name }。
    .you = 你把棋子放到{ $tile_name }。
fact-used_again = { $who } 再次使用棋子：從{ $other_tile_name }到{ $tile_name }。
    .you = 你再次使用棋子：從{ $other_tile_name }到{ $tile_name }。
fact-attacked = { $who } 攻擊 { $player_name } 的「{ $card_name }」。
    .you = 你攻擊 { $player_name } 的「{ $card_name }」。
    .against = { $who } 攻擊你的「{ $card_name }」。
fact-exhausted = { $player_name } 的「{ $card_name }」被耗用。
    .you = 你耗用「{ $card_name }」（{ $player_name }）。
    .against = { $who } 耗用你的「{ $card_name }」。
fact-passed = { $who } 略過。
    .you = 你略過。
fact-last_round =
    { $n ->
        [0] 這場對局夠久了：本輪是最後一輪。
       *[other] 有人達到{ $n }分：本輪是最後一輪。
    }
fact-cleaned_up = 重整：工人回來，牌重置，棋子返家。
fact-tiles_turned =
    { $tiles_count ->
        [0] 所有板塊都翻回一般面。
       *[other] 翻到單人面：{ $tiles_names }。
    }
fact-event = 事件：{ $event_name }。
    .you = 你的事件：{ $event_name }。
fact-fell_short = { $who } 缺{ $n }個，失去{ $n }分。
    .you = 你缺{ $n }個，失去{ $n }分。
fact-game_over =
    { $count ->
        [1] { $winners_names } 以{ $points }分獲勝。
       *[other] { $winners_names } 以{ $points }分共享勝利。
    }
    .you =
        { $count ->
            [1] 你以{ $points }分獲勝。
           *[other] 你們以{ $points }分共享勝利：{ $winners_names }。
        }
fact-scenario_over =
    { $won ->
        [true] { $who } 以{ $vp }分完成劇本（目標{ $goal }）。
       *[other] { $who } 未完成劇本：{ $vp }分（目標{ $goal }）。
    }
    .you =
        { $won ->
            [true] 你以{ $vp }分完成劇本（目標{ $goal }）。
           *[other] 你未完成劇本：{ $vp }分（目標{ $goal }）。
        }

## 問題

prompt-clan = 你要率領哪個部落？
    .help = 每個部落有自己的33張牌。格蘭最容易上手。
prompt-clan-other = { $who } 正在選擇部落。
prompt-lookout = 瞭望階段：保留哪些牌？每張花費1個工人。
    .help = 不保留的牌進入棄牌堆。你有{ $n }個可用工人；其中{ $free }張免費。
prompt-lookout-other = 瞭望階段，仍在選牌：{ $who }。
prompt-keep = 再保留{ $n }張牌。
    .help = 不保留的牌進入棄牌堆。
prompt-keep-other = 正在選擇保留的牌：{ $who }。
prompt-order = 你有多張牌同時生效，先結算哪張？
    .help = 同時發生的效果由你決定順序。
prompt-order-other = { $who } 正在決定效果順序。
prompt-payout = 「{ $card_name }」再給{ $n }個，你拿什麼？
    .help = 每一組完整的存放貨物可拿一項，可任意組合。
prompt-payout-other = { $who } 正在領取存放收益。
prompt-turn = 你的回合：執行一個行動，或略過。
    .help = 建築一張牌、使用棋子、攻擊或使用行動牌。略過後本輪不再行動。
prompt-turn-other = 輪到 { $who }。
prompt-gold = 要付{ $n }個{ $good_name }：其中多少用金幣？
    .help = 1枚金幣可代替1個資源。
prompt-gold-other = { $who } 正在付費。
prompt-pay = 還要付{ $n }個任意資源：付哪種？
    .help = 五種資源皆可，也可用金幣代替。
prompt-pay-other = { $who } 正在付費。
prompt-discard = 棄掉{ $n }張手牌。
    .help = 面朝上放到你的棄牌堆。
prompt-discard-other = { $who } 正在棄手牌。
prompt-leave = 哪張牌離開你的帝國？
    .help = 田地下的升級一起棄掉；牌上標記失去，工人視為已花費。
prompt-leave-other = { $who } 正在棄掉帝國的牌。
prompt-return = 把哪個地點收回手牌？
    .help = 只限從手牌建築的地點：起始牌、田地、升級、島嶼與複製牌除外。
prompt-return-other = { $who } 正在收回地點。
prompt-field_or_upgrade = 「{ $card_name }」：新田地還是升級？
    .help = 選定後不可更改。升級要放在產出同類貨物的田地下。
prompt-field_or_upgrade-other = { $who } 正在建築田地。
prompt-upgrade = 「{ $card_name }」放在哪塊田地下？
    .help = 該田地必須產出升級所產的某種貨物。
prompt-upgrade-other = { $who } 正在升級田地。
prompt-copy = 「{ $card_name }」複製哪張牌？
    .help = 它擁有該牌的效果，耗用與次數分開計算。
prompt-copy-other = { $who } 正在選擇複製對象。
prompt-gain = 還可獲得{ $n }個：你要什麼？
    .help = 可任意組合；抽牌最後進行。
prompt-gain-other = { $who } 正在選擇獲得什麼。
prompt-release = 還可釋放{ $n }個：從哪張牌？
    .help = 你可以隨時停止。
prompt-release-other = { $who } 正在釋放。
prompt-release_good = 從「{ $card_name }」釋放哪種貨物？
    .help = 回到你的庫存，可立即使用。
prompt-release_good-other = { $who } 正在釋放貨物。
prompt-refresh = 還可重置{ $n }張：哪張？
    .help = 你可以隨時停止。
prompt-refresh-other = { $who } 正在重置牌。
prompt-exhaust = 耗用對手的哪張牌？
    .help = 未略過對手的一張未耗用行動牌。
prompt-exhaust-other = { $who } 正在耗用對手的牌。
prompt-move = 你可移動{ $n }顆棋子：從哪到哪？
    .help = 可移到任一其他板塊；不觸發該板塊。
prompt-move-other = { $who } 可移動棋子。
prompt-ship_up = 哪艘船上移？
    .help = 與正前方的船交換位置。
prompt-ship_up-other = { $who } 可上移船隻。
prompt-ahead = 再上移一個位置嗎？
    .help = 你可以隨時停止。
prompt-ahead-other = { $who } 可上移船隻。
prompt-embark = 現在結算哪艘船？
    .help = 立即結算並返航。
prompt-embark-other = { $who } 正在選擇船隻。
prompt-island = 你的船前往哪裡？
    .help = 面朝上的島嶼或牌庫頂；遠方島嶼需船上有魚。
prompt-island-other = { $who } 正在選擇島嶼。
prompt-conquer = 「{ $card_name }」：掠奪還是征服？
    .help = 掠奪立即獲得貨物；征服則把島嶼加入帝國，需船上有斧頭。
prompt-conquer-other = { $who } 正在決定掠奪或征服。
prompt-search = 搜尋牌庫：再拿{ $n }張嗎？
    .help = 無論是否拿牌，之後都要洗勻。
prompt-search-other = { $who } 正在搜尋牌庫。
prompt-take = 再從棄牌堆拿{ $n }張嗎？
    .help = 你可以隨時停止。
prompt-take-other = { $who } 正在看棄牌堆。
prompt-payouts = 還可讓{ $n }張存放牌結算：哪張？
    .help = 只限未耗用且有完整一組貨物的存放牌。
prompt-payouts-other = { $who } 正在選擇結算的存放牌。
prompt-maybe = 要支付代價以獲得效果嗎？
    .help = 若不支付，其餘效果仍然結算。
prompt-maybe-other = { $who } 可支付代價。
prompt-recopy = 哪張複製牌換新的對象？
    .help = 必須與目前的對象不同。
prompt-recopy-other = { $who } 正在選擇複製牌。
prompt-construct = 修建：免費建築哪個地點？
    .help = 手牌中有建築成本的地點。
prompt-construct-other = { $who } 正在修建。
prompt-harvest = 收穫：哪塊田地？
    .help = 獲得該田地及其所有升級的貨物。
prompt-harvest-other = { $who } 正在收穫。
prompt-cargo = 航海：裝上什麼？
    .help = 魚可到遠方島嶼，斧頭可征服。之後不能更改。
prompt-cargo-other = { $who } 正在裝船。
prompt-which = 哪張「{ $card_name }」？
    .help = 有多張同名但狀態不同的牌。
prompt-which-other = { $who } 正在選擇牌。
prompt-perform = 執行{ $tile_name }：要打出手牌嗎？
    .help = 你可打出一張適合此行動的牌。
prompt-perform-other = { $who } 正在執行行動。
prompt-deposit = 放上什麼？目前{ $n }個。
    .help = 至少一個；只限可接受的種類。
prompt-deposit-other = { $who } 正在存放貨物。
prompt-exhaust_own = 耗用你自己的{ $n }張行動牌：哪張？
    .help = 事件要求；不足則盡數耗用。
prompt-exhaust_own-other = { $who } 必須耗用自己的牌。
prompt-choice = 「{ $card_name }」：選擇一項。
    .help = 只列出能產生作用的選項。
prompt-choice-other = { $who } 正在選擇效果。

## 行動

action-clan = { $clan_name }
action-keep = 保留「{ $card_name }」
action-done = 完成
action-build = 建築「{ $card_name }」
action-place = 棋子放到{ $tile_name }
action-place-with = 棋子放到{ $tile_name }，打出「{ $card_name }」
action-again = 再用棋子：從{ $other_tile_name }到{ $tile_name }
action-again-with = 再用棋子：從{ $other_tile_name }到{ $tile_name }，打出「{ $card_name }」
action-use = 使用「{ $card_name }」
action-use-with = 使用「{ $card_name }」，打出「{ $window_name }」
action-attack = 攻擊 { $player_name } 的「{ $card_name }」
action-tribute = 進貢
action-pass = 略過
action-perform = 執行{ $tile_name }
action-perform-with = 執行{ $tile_name }，打出「{ $card_name }」
action-gold =
    { $n ->
        [0] 不用金幣代替{ $good_name }
       *[other] { $n }枚金幣代替{ $good_name }
    }
action-pay = 付1個{ $good_name }
action-take = 拿1個{ $good_name }
action-pick = 「{ $card_name }」
action-pick-with = 「{ $card_name }」（第{ $n }張）
action-as = { $side_name }
action-discard = 棄掉「{ $card_name }」
action-exhaust = 耗用 { $player_name } 的「{ $card_name }」
action-move = 棋子從{ $tile_name }到{ $other_tile_name }（{ $pawn_name }）
action-ship = 第 { $place } 艘船
action-ahead = 上移一位
action-island = 「{ $card_name }」
action-deck = 牌庫頂：{ $distance_name }
action-pillage = 掠奪
action-conquer = 征服
action-option = 效果 { $n }
action-accept = 支付
action-cargo = 裝船：{ $cargo_name }
action-deposit = 放1個{ $good_name }

## 為何不行

refusal-not-now =
    { $asked ->
        [clan] 還不行：請先選擇部落。
        [lookout] 還不行：請先選擇要保留的牌。
        [keep] 還不行：請先選擇要保留的牌。
        [order] 還不行：請先決定效果的順序。
        [payout] 還不行：請先領取存放收益。
        [turn] 還不行：請先執行行動或略過。
        [gold] 還不行：請先決定用多少金幣。
        [pay] 還不行：請先支付資源。
        [discard] 還不行：請先棄掉手牌。
        [leave] 還不行：請先棄掉帝國的牌。
        [return] 還不行：請先收回地點。
        [field_or_upgrade] 還不行：請先選擇田地或升級。
        [upgrade] 還不行：請先選擇田地。
        [copy] 還不行：請先選擇複製對象。
        [gain] 還不行：請先選擇獲得什麼。
        [release] 還不行：請先決定釋放什麼。
        [release_good] 還不行：請先選擇貨物。
        [refresh] 還不行：請先決定重置哪張牌。
        [exhaust] 還不行：請先耗用對手的牌。
        [move] 還不行：請先決定棋子的移動。
        [ship_up] 還不行：請先決定船隻的移動。
        [ahead] 還不行：請先決定船隻的移動。
        [embark] 還不行：請先選擇船隻。
        [island] 還不行：請先選擇島嶼。
        [conquer] 還不行：請先選擇掠奪或征服。
        [search] 還不行：請先完成搜尋。
        [take] 還不行：請先完成棄牌堆的選擇。
        [payouts] 還不行：請先選擇結算的存放牌。
        [maybe] 還不行：請先決定是否支付。
        [recopy] 還不行：請先決定複製牌。
        [construct] 還不行：請先選擇地點。
        [harvest] 還不行：請先選擇田地。
        [cargo] 還不行：請先裝載船隻。
        [which] 還不行：請先選擇其中一張牌。
        [perform] 還不行：請先決定此行動。
        [deposit] 還不行：請先完成存放。
        [exhaust_own] 還不行：請先耗用自己的牌。
       *[choice] 還不行：請先選擇效果。
    }
refusal-clan-taken = { $clan_name }已被選走。
refusal-not-drawn = 「{ $card_name }」不在現在可選的牌之中。
refusal-keep-exactly = 這裡要保留剛好的張數，並依牌庫順序。
refusal-no-workers-to-keep = 你沒有可用工人再保留一張牌。
refusal-not-triggered = 「{ $card_name }」現在沒有等待結算的效果。
refusal-not-in-hand = 「{ $card_name }」不在你的手牌中。
refusal-no-building-cost = 「{ $card_name }」沒有建築成本：田地、升級與強化牌要配合行動打出。
refusal-no-workers = 可用工人不足。
refusal-no-gold = 金幣不足，且沒有東西可代替金幣。
refusal-no-raze = 斧頭不足，且沒有東西可代替。
refusal-no-resources = 資源不足，用金幣代替也不夠。
refusal-no-cards-to-discard = 手牌不足以棄掉。
refusal-no-cards-to-leave = 帝國裡沒有可棄掉的牌。
refusal-no-cards-to-return = 帝國裡可收回手牌的地點不足。
refusal-not-payable-so = 那樣就付不起其餘的費用。
refusal-other-resource = 多種物品要依順序一一選擇。
refusal-cannot-leave = 「{ $card_name }」不能為此棄掉。
refusal-cannot-return = 「{ $card_name }」不能收回手牌。
refusal-no-such-field = 「{ $card_name }」不是產出同類貨物的田地。
refusal-not-a-field = 「{ $card_name }」不是你帝國可收穫的田地。
refusal-not-to-copy = 「{ $card_name }」不能複製。
refusal-no-ship = 你沒有可出海的船。
refusal-no-gold-for-fish = 本局裝船時金幣不能代替魚。
refusal-not-your-ship = 那不是你現在可用的船。
refusal-at-the-head = 隊伍中的第一艘船不能上移。
refusal-no-ship-for-sail = 那艘船無法讓宣告的航海成立。
refusal-no-fish-aboard = 前往遠方島嶼需船上有魚。
refusal-not-face-up = 「{ $card_name }」沒有面朝上放在版圖上。
refusal-fog = 濃霧中只能選牌庫頂。
refusal-no-islands = 已沒有該距離的島嶼。
refusal-not-accepted = 那裡不接受{ $good_name }。
refusal-deposit-first = 請先放上至少一個貨物。
refusal-not-paid-out = 這張存放牌不給{ $good_name }。
refusal-no-paying-store = 「{ $card_name }」不是現在會給收益的存放牌。
refusal-not-offered-gain = 這裡不能選{ $good_name }。
refusal-not-to-release = 「{ $card_name }」上沒有可釋放的東西。
refusal-not-on-card = 那張牌上沒有{ $good_name }。
refusal-not-to-refresh = 現在不能重置「{ $card_name }」。
refusal-not-attackable = 「{ $card_name }」不是那裡未耗用的行動牌。
refusal-no-such-opponent = 那個座位沒有對手。
refusal-own-card = 自己的牌不能當目標。
refusal-opponent-passed = { $player_name } 已略過：不能對其牌做任何事。
refusal-no-such-pawn = { $tile_name }上沒有可移動的這種棋子。
refusal-same-tile = 棋子必須移到其他板塊。
refusal-no-such-card = 「{ $card_name }」不在可拿的牌之中。
refusal-no-copy-card = 「{ $card_name }」不是可換對象的複製牌。
refusal-no-location = 手牌中沒有可修建的地點。
refusal-no-field = 帝國裡沒有可收穫的田地。
refusal-not-for-this-action = 「{ $card_name }」不能配合{ $tile_name }打出。
refusal-no-field-to-upgrade = 沒有可放「{ $card_name }」的田地。
refusal-no-voyage = 隊伍中沒有可執行此航程的船。
refusal-no-pawn-at-home = 你沒有在家的棋子。
refusal-no-pawn-there = { $other_tile_name }上沒有你未耗用的棋子。
refusal-not-adjacent = { $tile_name }與{ $other_tile_name }在環中不相鄰。
refusal-no-action-card = 「{ $card_name }」不是可用的行動牌。
refusal-exhausted-card = 「{ $card_name }」已耗用。
refusal-no-window = 使用時不能搭配打出「{ $card_name }」。
refusal-nothing-to-deposit = 你沒有「{ $card_name }」接受的貨物。
refusal-not-in-empire = 「{ $card_name }」不在你的帝國中。
refusal-solo-no-attack = 單人遊戲沒有對手可攻擊。
refusal-no-raze-to-attack = 攻擊需花費1枚斧頭。
refusal-no-tribute-card = 本局沒有貢品牌。
refusal-no-tribute-goods = 你沒有可進貢的東西。
refusal-no-such-list = 此效果現在沒有作用。
refusal-not-to-load = 最多裝1條魚與1枚斧頭，且只能裝你擁有的。
refusal-too-many-turns = 本次行動階段已進行太久，只能略過。
refusal-not-in-stock = 你沒有{ $good_name }可放，也不能以金幣代替。

## 桌面朗讀

read-round = 第 { $round } 輪，{ $phase_name }。起始玩家：{ $name }。
read-tiles = 板塊：{ $tiles }。
read-islands = 面朝上的島嶼：{ $islands }。
read-queue = 船隊：{ $ships }。
read-ship = { $name }（{ $cargo }）
read-board = { $name }，{ $clan }：{ $vp }分，{ $workers }個工人（已花費{ $spent }個），{ $goods }；帝國{ $cards }張牌，手牌{ $hand }張。
read-no-clan = { $name } 尚未選擇部落。
read-empire = 帝國：{ $cards }。
read-hand = 手牌：{ $cards }。
read-drawn = 可選：{ $cards }。
read-exhausted = { $card }（已耗用）
read-none = 無
read-event = 事件：{ $event }。
read-goals = 目標：{ $goals }。
goal-score = 分數 { $there }／{ $needed }
goal-islands = 島嶼 { $there }／{ $needed }
goal-tribute = 貢品 { $there }／{ $needed }
goal-distant = 遠方島嶼 { $there }／{ $needed }
read-alone = 桌上沒有其他玩家。
read-seat = 座位 { $n }

## 設置方式

preset-first-about = 照規則書對首局的建議，格蘭對烏拉夫，對手是甲板水手。
preset-classic-about = 四個部落，依座位順序選擇。
preset-everything-about = 四個部落同桌，部落先到先得。
preset-solo-about = 獨自挑戰：普通難度的「漫長寒冬」；也可另選劇本與難度。
