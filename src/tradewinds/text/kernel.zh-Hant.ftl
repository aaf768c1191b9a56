### 核心用語：適用於每一款遊戲。
###
### 識別碼是錯誤的鍵（kernel/errors.py），變數是錯誤所附的資料。

## 句子裡的詞

# 列舉各項之間
word-separator = 、

# $n = 座位編號，從 1 起；用於沒有名字的座位
word-seat = 玩家 { $n }

## 拒絕：什麼都沒有改變

refusal-over = 遊戲已經結束。
refusal-no-such-seat = 這一桌沒有座位 { $seat }。
refusal-not-your-decision = 現在不是由你決定。
refusal-answer-over = 這不只是一個回答：「{ $action }」不屬於它。

## 遊戲、玩家、選項

error-game-unknown = 沒有名為「{ $game }」的遊戲。現有：{ $games }。
error-players = 這款遊戲適合 { $min } 至 { $max } 人，不能 { $players } 人玩。
error-option-unknown = 這款遊戲沒有名為「{ $option }」的選項。現有：{ $allowed }。
error-option-value = 選項「{ $option }」不能設為「{ $value }」。可用的值：{ $allowed }。
error-option-requires = 選項「{ $option }」必須與「{ $needed }」一起使用。
error-option-forbidden = 選項「{ $option }」不能與「{ $other }」一起使用。

# $players = 座位數，$puertomas = 其中的虛擬對手數
error-option-no-person = { $players } 個座位中有 { $puertomas } 個是虛擬對手：至少要留一個座位給真人。
error-bot-unknown = 這款遊戲沒有名為「{ $bot }」的電腦玩家。現有：{ $bots }。
# $budget = 輸入的內容，$rounds 與 $seconds = 上限
error-bot-budget = 「{ $budget }」不是搜尋額度。請在電腦玩家名稱後加上回合數（最多 { $rounds }）或秒數（最多 { $seconds }）：pilot@500 或 pilot@0.5s。
# $bot = 所給的內容，$reason = 技術性的原因
error-bot-own = 無法使用機器人「{ $bot }」：{ $reason }
# $called = 類別名稱，$where = 模組或檔案
error-bot-class = 「{ $bot }」不是機器人：{ $where } 沒有帶 choose(state, seat) 方法的類別 { $called }。

## 學習程式用的環境

# $name = 參數，$allowed = 可用的值
error-env-value = 「{ $name }」不能是「{ $value }」。可用：{ $allowed }。
error-env-no-encoder = 「{ $game }」還沒有觀測值，學習程式無法使用。
error-env-actions = { $lanes } 條線各需要一個動作，而不是 { $given } 個。
error-env-dtype = 動作必須是一列整數，而不是 { $dimensions } 維的 { $given }。
# $needed、$given = 列數與行數
error-env-shape = 陣列「{ $name }」的形狀必須是 { $needed }，而不是 { $given }。
error-env-reset = 對局尚未開始：請先呼叫 reset()。
error-env-opponents = 還有 { $needed } 個其他座位，對手數量必須相同，而不是 { $given }。
error-env-options = 選項要寫成「名稱:值;名稱:值」，而不是「{ $given }」。

## 行動

error-action-number = 沒有編號 { $action } 的行動；最後一個是 { $last }。
error-action-value = 「{ $action }」不是行動：「{ $family }」沒有這個值。
error-action-unknown = 「{ $action }」不是這款遊戲的行動。

## 儲存的局面

error-plain-mapping = 「{ $field }」裡必須是有名稱的欄位。
error-plain-missing = 缺少「{ $field }」。
error-plain-unknown = 不認得欄位「{ $field }」。這裡的欄位有：{ $allowed }。
error-plain-value = 在這個局面中，「{ $field }」不能是「{ $value }」。
error-plain-too-many = 數量超過盒中所有：{ $what }。

## 對局紀錄

error-record-unreadable = 這份紀錄無法讀取：{ $reason }

# $number = 第幾個決定，與紀錄一樣從 0 數起
error-record-decision = 紀錄中編號 { $number } 的決定無法讀取：「{ $decision }」。應為座位與行動，例如「0 sail:17」。
error-record-game = 這是「{ $game }」的紀錄，不是「{ $expected }」的。
error-record-version = 這份紀錄使用第 { $version } 版規則；我們的是第 { $known } 版。
error-record-illegal = 紀錄中編號 { $number } 的決定「{ $decision }」不可行：{ $reason }
error-carry-none = 「{ $game }」的各場對局互不相承。
error-carry-mode = 只有故事模式的對局才能接續前一場。
error-carry-finished = 這個故事已經結束：請開始新的故事，或任一章節。
error-campaign-unreadable = 這不是故事模式的檔案：{ $reason }
error-campaign-broken = 故事的第 { $number } 場沒有接續前一場留下的內容。
error-campaign-game = 故事的第 { $number } 場屬於另一個遊戲。
error-campaign-unfinished = 故事的第 { $number } 場尚未結束。
error-campaign-none = 「{ $game }」沒有故事模式。
error-campaign-chapter = 沒有第 { $chapter } 章節；可以開始的是：{ $allowed }。
error-no-such-campaign = 在你的故事中沒有這一個。
error-no-such-pack = 這裡沒有這個卡包，或它沒有分享給你。
error-packs-many = 這裡最多保存 { $most } 個卡包。請先刪除一個，或把這個存成檔案。
error-pack-revision = 這個卡包同時在別處被儲存過。請重新載入，或把你的版本存成新的卡包。
error-campaign-seats = 請指定由誰來玩：上一場並不是在這裡進行的。
error-campaign-large = 一個故事最多 { $most } 場。
error-campaign-empty = 這個故事裡沒有任何內容。
error-campaign-decision = 故事的第 { $number } 場無法重現：其中第 { $nth } 個決定「{ $decision }」並不可行。
error-campaign-false = 故事的第 { $number } 場與其紀錄不符：{ $what }。

## 情境

error-scenario-form = 這個情境無法讀取：{ $reason }
error-scenario-yaml = 這不是可讀取的 YAML：{ $reason }
# $key = 所寫的內容，$allowed = 可用的內容
error-scenario-key = 情境沒有「{ $key }」欄位。可用欄位：{ $allowed }。
error-scenario-rule = 本遊戲沒有規則 { $rule }。
# $stream = 隨機來源名稱，$left = 結果清單
error-scenario-unused = 「{ $stream }」預定的結果從未使用：{ $left }。
error-scenario-dry-setup = 「{ $stream }」預定的結果不足以完成設置。最後加上「...」即可將其餘交給種子。
error-scenario-dry = 第 { $step } 步：「{ $stream }」預定的結果已用完。最後加上「...」即可將其餘交給種子。
error-scenario-script-setup = 設置無法照預定進行：{ $reason }
error-scenario-script = 第 { $step } 步：無法照預定進行：{ $reason }
error-scenario-step-key = 第 { $step } 步：這裡沒有「{ $key }」。可用：{ $allowed }。
error-scenario-step-rule = 第 { $step } 步：本遊戲沒有規則 { $rule }。
# $field = 欄位名稱，$given = 所寫的內容，$form = 應有的形式
error-scenario-step-form = 第 { $step } 步：「{ $field }」應寫成 { $form }，而不是 { $given }。
error-scenario-seat = 第 { $step } 步：沒有座位 { $seat }；座位從 0 到 { $last }。
# $kind = 事實的種類
error-scenario-kind = 第 { $step } 步：本遊戲沒有名為「{ $kind }」的事實。
error-scenario-thing = 第 { $step } 步：{ $kind } 裡沒有「{ $thing }」。
error-scenario-until = 第 { $step } 步：「until」用來停住自動進行的部分，必須跟在行動或另一個「until」之後。
# $expected = 不該發生的事，$found = 已發生的事
error-scenario-no-fact = 第 { $step } 步：這不該發生：{ $expected }。實際：{ $found }。
error-scenario-stream = 這款遊戲沒有名為「{ $stream }」的隨機來源。現有：{ $streams }。
error-scenario-outcome = 「{ $stream }」不會出現「{ $outcome }」。可能的結果：{ $allowed }。
error-scenario-place = 「{ $field }」裡沒有第 { $place } 個位置。
error-scenario-step = 步驟 { $step } 既不是行動，也不是檢查：{ $given }
error-scenario-action = 步驟 { $step }：「{ $action }」不是座位與行動，例如「0 sail:17」。
error-scenario-refused = 步驟 { $step }：「{ $action }」被拒絕：{ $reason }
error-scenario-not-refused = 步驟 { $step }：「{ $action }」應該被拒絕，卻是可行的。
error-scenario-changed = 步驟 { $step }：「{ $action }」被拒絕，局面卻改變了。
error-scenario-reason = 步驟 { $step }：「{ $action }」因別的理由被拒絕。預期：{ $expected }。實際：{ $found }。

# $how = is、has 或 hasnt
error-scenario-legal =
    { $how ->
        [is] 步驟 { $step }：可行的行動不同。預期正好是：{ $expected }。實際：{ $found }。
        [has] 步驟 { $step }：少了可行的行動。預期包含：{ $expected }。實際：{ $found }。
       *[hasnt] 步驟 { $step }：有不該可行的行動。預期不含：{ $expected }。實際：{ $found }。
    }
error-scenario-path = 步驟 { $step }：「{ $path }」沒有任何東西。
error-scenario-expected = 步驟 { $step }：「{ $path }」應為 { $expected }，實際是 { $found }。
error-scenario-fact = 步驟 { $step }：沒有說到：{ $expected }。說到的有：{ $found }。

# $stream 與 $value 是遊戲表格中的編號
error-script-impossible = 預先安排的結果在這裡不可能發生：隨機來源 { $stream }，值 { $value }。

## 卡牌內容與擴充包

error-content-sha = 這裡不認識本局使用的卡牌（{ $sha }）。
error-content-offered = 這裡不能（或不再能）用這些卡牌開桌。請選擇盒裝卡牌或其他卡包。
error-content-file = 這些卡牌屬於舊版的盒裝內容，無法寫成卡包。
error-content-cards = 最多{ $most }種不同的牌。
error-content-mapping = { $field }：這裡應是名稱與數值。
error-content-missing = 缺少{ $field }。
error-content-unknown = 不認識{ $field }；可用的有{ $allowed }。
error-content-list = { $field }：這裡應是{ $least }至{ $most }項的清單。
error-content-number = { $field }：{ $value } 不是{ $low }至{ $high }的整數。
error-content-choice = { $field }：不能是{ $value }；可用的有{ $allowed }。
error-content-text = { $field }：這裡應是{ $most }字以內的單行文字。
error-content-empty = { $field }不可為空。
error-content-icon = { $field }：只有計數器「icon」要指定圖示。
error-content-deep = { $field }：效果最多巢狀{ $most }層。
error-content-verb = { $field }：{ $verb } 在此不是單一步驟；可用的有{ $allowed }。
error-content-id = { $field }：名稱由字母、數字和底線組成。
error-content-twice = { $field }：名稱重複。
error-content-start = { $field }：起始牌沒有成本也不配合行動，其他牌必有其一。
error-content-few = { $field }：{ $n }張牌太少；至少要有{ $least }張。
error-content-many = { $field }：一副牌庫最多{ $most }張牌。
error-content-forward = { $field }：{ $n } 個向前的符號太少；至少要有 { $least } 個，比向後的符號多。
error-pack-file = { $file }不是項目清單；可用的有{ $allowed }。
error-pack-large = 卡包最多 { $most } KiB。
error-pack-yaml = 卡包不是可讀的 YAML：{ $reason }
error-pack-much = 第{ $line }行：卡包最多{ $deep }層、{ $most }個值。
error-pack-values = { $field }：卡包最多{ $deep }層、{ $most }個值。
error-pack-alias = 第{ $line }行：卡包不可有別名、錨點和標籤。
error-pack-base = { $game } 不接受卡包；接受的有：{ $games }。
error-pack-other-game = 這是 { $base } 的卡包，不是 { $game } 的。
error-pack-needed = 這一局使用的卡牌與這裡的不同（指紋 { $sha }…）。請用 --pack 指出它的卡包。
error-pack-differs = 這一局使用的卡牌（指紋 { $sha }…）與此卡包的（{ $ours }…）不同。
error-pack-form = { $field }不符合擴充包格式。
error-pack-key = 不認識{ $key }；擴充包檔案只有 set、add 和 remove。
error-pack-id = 沒有紀錄{ $id }。

# What the author of a pack is told. $deck = a list of the data, $n = cards in it, $box = as many as in the box
pack-total = { $deck }：{ $n }張牌；盒裝有{ $box }張。
pack-start = { $deck }：{ $n }張起始牌；盒裝有3張。
# $what = what is counted
pack-sum = { $what }：合計 { $n }；盒裝為 { $box }。
# $field = list and id of a record
pack-text = { $field }：效果已更改，文字未更改。

# Why a pack cannot change something. $field = list, record and field
error-fixed-id = { $field } 不能更改：{ fixed-id }
error-fixed-clan = { $field } 不能更改：{ fixed-clan }
error-fixed-conquest = { $field } 不能更改：{ fixed-conquest }
error-fixed-tiles = { $field } 不能更改：{ fixed-tiles }
error-fixed-single = { $field } 不能更改：{ fixed-single }
error-fixed-counted = { $field } 不能更改：{ fixed-counted }
error-fixed-map = { $field } 不能更改：{ fixed-map }
error-fixed-legacy = { $field } 不能更改：{ fixed-legacy }
error-fixed-upgrade = { $field } 不能更改：{ fixed-upgrade }
error-fixed-village = { $field } 不能更改：{ fixed-village }
error-fixed-combat = { $field } 不能更改：{ fixed-combat }
error-fixed-actions = { $field } 不能更改：{ fixed-actions }
error-fixed-jean = { $field } 不能更改：{ fixed-jean }
error-fixed-story = { $field } 不能更改：{ fixed-story }
error-fixed-vocabulary = { $field } 不能更改：{ fixed-vocabulary }
error-fixed-treasures = { $field } 不能更改：{ fixed-treasures }
error-fixed-power = { $field } 不能更改：{ fixed-power }
error-fixed-deck = { $field } 不能更改：{ fixed-deck }
error-fixed-free = { $field } 不能更改：{ fixed-free }
error-fixed-disputed = { $field } 不能更改：{ fixed-disputed }
error-fixed-dice = { $field } 不能更改：{ fixed-dice }
error-fixed-looks = { $field } 不能更改：{ fixed-looks }
error-fixed-building = { $field } 不能更改：{ fixed-building }
error-fixed-alternative = { $field } 不能更改：{ fixed-alternative }
error-fixed-goods = { $field } 不能更改：{ fixed-goods }
error-fixed-goal = { $field } 不能更改：{ fixed-goal }
error-fixed-goals = { $field } 不能更改：{ fixed-goals }
error-fixed-seats = { $field } 不能更改：{ fixed-seats }
error-fixed-role = { $field } 不能更改：{ fixed-role }
error-fixed-puertoma = { $field } 不能更改：{ fixed-puertoma }
fixed-id = 其他資料與存檔都用這個名稱稱呼它。可以的話，請移除這筆資料，再加入另一筆。
fixed-clan = 一副牌庫只有自己部落的卡牌。
fixed-conquest = 征服所需裝載的物品由規則決定：一枚斧頭，遠方島嶼另加一條魚。
fixed-tiles = 規則中正好有這五種行動。
fixed-single = 每種各有一個。
fixed-counted = 規則與存檔都以數量和編號認得它們。
fixed-map = 航線、地點與擺放的位置屬於規則。
fixed-legacy = 傳承板塊的位置與運作方式屬於規則。
fixed-upgrade = 規則以船隻版圖上的位置認得這項升級。
fixed-village = 這項村莊行動的運作方式屬於規則。
fixed-combat = 戰鬥行動的代價與目標屬於規則。
fixed-actions = 規則中正好有這些行動。
fixed-jean = 簡的規則正好使用這些卡牌與表格。
fixed-story = 故事維持原樣，已存檔的故事模式會繼續使用它。
fixed-vocabulary = 這些是組成效果的詞彙。
fixed-treasures = 規則逐張認得這十二張寶藏卡。
fixed-power = 特殊能力的效果屬於規則。
fixed-deck = 每副牌庫都是這十一張卡。
fixed-free = 海盜老巢與聖港不需支付。
fixed-disputed = 只有16與30兩處港口的費用有爭議。
fixed-dice = 骰子的面屬於規則。
fixed-looks = 沒有任何規則與它有關。
fixed-building = 建築的功能、位置與可容納的人數屬於規則。
fixed-alternative = 兩種替代板塊只有費用不同。
fixed-goods = 規則中正好有這些商品與板塊。
fixed-goal = 要做的事屬於規則；只有數字與商品可以不同。
fixed-goals = 規則與存檔正好認得這些卡牌。
fixed-seats = 這由座位數決定，屬於規則。
fixed-role = 角色的功能與數字屬於規則。
fixed-puertoma = 波多馬的行動方式屬於規則。
