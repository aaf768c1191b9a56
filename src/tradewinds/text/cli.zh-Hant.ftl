### 指令自己的文字：`tradewinds` 在終端機說的話。
###
### 每個 id 在 en.ftl、zh-Hant.ftl 與 hu.ftl 中位置相同。指令、選項與檔案的名稱不翻譯。

## 指令列有誤

# $command = 顯示說明的指令列
cli-see-help = 說明：{ $command }
# $word = 輸入的內容
cli-unknown-command = 沒有「{ $word }」這個指令。
cli-unknown-option = 這裡沒有 { $word } 這個選項。
# $word = 可能想輸入的內容
cli-did-you-mean = 你是指 { $word } 嗎？
# $words = 輸入的內容
cli-too-much = 這超出了指令能接受的內容：{ $words }。
# $name = 選項或引數名稱，$value = 輸入的內容，$allowed = 可用的值
cli-value-choice = { $name } 不能是「{ $value }」。可以是：{ $allowed }。
cli-value-number = { $name } 應為整數，而不是「{ $value }」。
cli-value = { $name } 不能是「{ $value }」。
cli-missing = 缺少 { $name }。
cli-missing-value = { $name } 後面需要一個值。
cli-repeated = { $name } 重複了。
# $lang = 要求的語言，$languages = 現有的語言
cli-language = 沒有「{ $lang }」這個語言。現有：{ $languages }。
# $option = 輸入的內容
cli-option-form = --option 後面是 名稱=值，例如 --option bank=limited，而不是「{ $option }」。
# $name = 選項名稱，$value = 給的值，$least = 最小值
cli-at-least = { $name } 至少要是 { $least }，不能是 { $value }。

## 檔案

# $file = 檔名，$reason = 系統的說明
cli-file-read = 無法讀取 { $file }：{ $reason }。
cli-file-write = 無法寫入 { $file }：{ $reason }。

## tradewinds games

# $min、$max = 人數
cli-games-players = 玩家：{ $min } 至 { $max } 人
# $bots = 電腦玩家名稱
cli-games-bots = 電腦玩家：{ $bots }
cli-games-options = 選項：
# $values = 值的清單，$default = 其中之一
cli-games-values = { $values }（預設 { $default }）

## tradewinds rules

cli-rules-how = 請給編號或字詞：tradewinds rules JAM-4.2、tradewinds rules 火藥。
# $query = 查詢內容，$games = 遊戲名稱
cli-rules-none = { $games } 的規則中沒有「{ $query }」。

## tradewinds simulate

# $bots、$players = 數字
cli-bots-many = 列出了 { $bots } 個電腦玩家，但只有 { $players } 人參加。
cli-simulate-progress = 對局
# $done, $games = 對局數
cli-simulate-so-far = 對局：{ $done } / { $games }。
# $games、$finished = 局數
cli-simulate-games = 對局：{ $games }，完成：{ $finished }。
# $decisions = 數字，$seconds、$games、$rate = 數字文字
cli-simulate-speed = 決定：{ $decisions }，用時 { $seconds } 秒（每秒 { $games } 局、{ $rate } 個決定）。
cli-simulate-unchecked = 未檢查不變量。
cli-simulate-sound = 被破壞的不變量：無。
# $n = 數量
cli-simulate-broken = 被破壞的不變量：{ $n }。
cli-head-seat = 座位
cli-head-bot = 電腦玩家
cli-head-score = 平均分數
cli-head-wins = 獲勝
cli-head-place = 平均名次
cli-head-interval = 95 %
cli-head-ms = 每次決定毫秒
cli-head-p99 = 99 % 低於

## tradewinds scenario

cli-scenario-none = 請至少指定一個情境：YAML 檔，或含有這類檔案的資料夾。
# $file = 資料夾名稱
cli-scenario-folder = { $file } 裡沒有 YAML 檔。
# $id = 情境的 id
cli-scenario-ok = { $id }：通過
# $id = 情境的 id，$file = 其檔案
cli-scenario-failed = { $id }：失敗（{ $file }）
# $reason = 技術性說明
cli-scenario-form = 情境中有一步的格式不對：{ $reason }
# $id = 情境的 id，$other = 另一個檔案
cli-scenario-twice = { $other } 有相同的 id：{ $id }。
# $what = 被破壞的不變量，技術性說明
cli-scenario-broken = 最終局面不可能存在：{ $what }
# $n = 執行的情境數，$failed = 失敗數
cli-scenario-sum = 情境：{ $n }，失敗：{ $failed }。

## tradewinds coverage

# $folder = 尋找測試的地方
cli-coverage-no-tests = 這裡沒有測試（{ $folder }）：測試屬於原始碼，不在安裝的套件裡。請在原始碼資料夾中執行，或用 --tests 指定資料夾。
cli-coverage-untested = 未測試
# $reason = 原因
cli-coverage-untestable = 無法測試：{ $reason }
# $rule = 規則編號，$tests = 測試名稱
cli-coverage-strange = 沒有規則 { $rule }，但被引用於：{ $tests }。
# 規則數量
cli-coverage-sum = 規則：{ $rules }，已測試：{ $tested }，未測試：{ $untested }，無法測試：{ $untestable }。

## tradewinds verify

cli-verify-commitment = 種子就是開局前桌上所承諾的那一個。
cli-verify-commitment-wrong = 種子不是開局前桌上所承諾的那一個。
# $n = 決定的數量
cli-verify-decisions = 全部 { $n } 個決定在當時都是可行的。
cli-verify-decisions-wrong = 並非所有決定在當時都可行。
cli-verify-over = 最後一個決定之後對局結束。
cli-verify-over-wrong = 最後一個決定之後對局並未結束。
cli-verify-scores = 分數正確。
cli-verify-scores-wrong = 分數有誤。
cli-verify-winners = 贏家正確。
cli-verify-winners-wrong = 贏家有誤。
cli-verify-ranking = 所有座位的名次正確。
cli-verify-ranking-wrong = 所有座位的名次有誤。
cli-verify-outcome = 勝負結果正確。
cli-verify-outcome-wrong = 勝負結果有誤。
cli-verify-digest = 最終局面與紀錄相同。
cli-verify-digest-wrong = 最終局面與紀錄不同。
cli-verify-carry = 這場交給下一場的內容正確。
cli-verify-carry-wrong = 這場交給下一場的內容「不」正確。
cli-verify-match = 第 { $n } 場正確，並接續前一場。
cli-verify-match-wrong = 第 { $n } 場「不」正確。
cli-verify-campaign-good = 這個故事檔案正確。
cli-verify-campaign-bad = 這個故事檔案「不」正確。
cli-campaign-matches = 已進行的對局：{ $n }。
cli-campaign-archive = import 需要存檔檔案：--archive FILE。
cli-campaign-broken = 這場對局沒有結束：{ $reason }
cli-simulate-campaigns = 完整的故事：{ $n }。結局：{ $endings }。
cli-verify-unfinished = 紀錄沒有結果：對局尚未結束。
cli-verify-no-commitment = 紀錄沒有可用來核對種子的承諾值。
cli-verify-good = 紀錄正確。
cli-verify-bad = 紀錄有誤。

## tradewinds pack

# $file = name of a file
cli-pack-bad = { $file } 無法使用：
# $name, $version, $author = of the pack
cli-pack-good = { $name }，版本 { $version }，作者 { $author }：可以使用。
# $sha = fingerprint of all cards, $n = differences from the box
cli-pack-sha = 卡牌指紋：{ $sha }。與盒裝不同的欄位：{ $n }。
# $record = name of a record, $field = name of a field, $before, $after = its values in words
cli-pack-changed = { $record }，{ $field }：{ $before } → { $after }
# $record = name of a record
cli-pack-added = { $record }：新增
# $record = name of a record
cli-pack-removed = { $record }：移除
cli-pack-same = 與盒裝完全相同。
cli-pack-save = --save 只用於「pack new」。
# $file = name of a file
cli-pack-exists = { $file } 已經存在。
cli-game-which = 請指出 { $name } 屬於哪個遊戲。
cli-pack-template-title = 卡包：為遊戲換上其他卡牌。「tradewinds pack check FILE」會告訴你能不能使用。
cli-pack-template-name = 我的卡牌
cli-pack-template-author = 你的名字
cli-pack-template-licence = CC0-1.0
cli-pack-template-how = 可以更改的內容：每個清單各列一筆盒裝資料。去掉 #，並刪去不更改的部分。

# pack simulate. $name, $version = of the pack
cli-balance-title = { $name }，版本 { $version }：各 { $games } 局，種子與電腦玩家相同。
cli-balance-what = 比較項目
cli-balance-box = 盒裝
cli-balance-pack = 卡包
cli-balance-difference = 差異
cli-balance-seat = 座位{ $n }
# $name = a seat or a clan
cli-balance-won = { $name }：獲勝（95 %）
cli-balance-score = { $name }：平均分數（95 %）
cli-balance-decisions = 每局決定數
cli-balance-rounds = 每局回合數
cli-balance-uses = 每局使用次數
# $n = changed records whose uses the game does not tell
cli-balance-untold = 無法計算使用次數的更改資料：{ $n } 筆。

## tradewinds bench

cli-bench-compiled = 已編譯
cli-bench-interpreted = 直譯
# $game = 遊戲名稱，$players = 人數，$how = 已編譯或直譯
cli-bench-title = { $game }，{ $players } 人，{ $how }
# $n = 數字文字
cli-bench-games = 每秒隨機對局：{ $n }
cli-bench-decisions = 每秒決定：{ $n }
cli-bench-copy = 複製一個局面，微秒：{ $n }
cli-bench-view = 一個座位看到的局面，微秒：{ $n }
cli-bench-loop = 基準迴圈，每秒次數：{ $n }
cli-bench-ratio = 每個決定相當的基準迴圈次數：{ $n }
# $n = 一次觀測的數值，$actions = 動作表
cli-bench-entries = 一次觀測的數值：{ $n }，動作：{ $actions }
cli-bench-encode = 觀測與遮罩，微秒：{ $n }
cli-bench-batch = 每秒批次步數：{ $n }
cli-bench-pettingzoo = 每秒經由 PettingZoo 的步數：{ $n }
cli-bench-step-ratio = 每個批次步相當的基準迴圈次數：{ $n }

## tradewinds serve

# $port = 給的值
cli-serve-port = { $port } 不是連接埠：連接埠從 0 到 65535。
# $address = 主機:埠，$reason = 系統的說明
cli-serve-address = 伺服器無法在 { $address } 上接聽：{ $reason }。
# $url = 網頁桌的網址，$database = 對局存放處
cli-serve-ready = 遊戲桌：{ $url }（對局存於 { $database }；按 Ctrl-C 停止）

## tradewinds replay

# $seat = 給的值，$last = 最後一個座位
cli-seat = 沒有座位 { $seat }：座位從 0 到 { $last }。
cli-seat-rules = 座位 { $seat } 由規則操作：請選其他座位。
cli-step-terminal = --step 需要終端機，且不能與 --json 並用。
# $game = 遊戲名稱，$players = 人數，$seed = 種子
cli-replay-title = { $game }，{ $players } 人，種子 { $seed }
# $options = 名稱=值 的清單
cli-replay-options = 選項：{ $options }
# $name = 玩家名稱，$who = 真人或電腦玩家
cli-seated = { $name }：{ $who }
# $n = 決定的編號，$name = 誰的，$action = 紀錄中的文字
cli-replay-decision = { $n }. { $name }：{ $action }
cli-replay-step = Enter 繼續，b 朗讀版圖，q 停止：{ " " }

## 分數

# $part = 分數項目名稱，$points = 數字文字
cli-score-part = { $part } { $points }
# $place = 名次，$name = 玩家名稱，$total = 分數文字，$parts = 各項目
cli-score = { $place }. { $name }：{ $total }（{ $parts }）
cli-score-winner = { $place }. { $name }：{ $total }（{ $parts }），贏家
# $score = what was reached, $target = what was to be reached or beaten, as text
cli-outcome-won = 獲勝：{ $score }，目標 { $target }。
cli-outcome-lost = 落敗：{ $score }，目標 { $target }。

## tradewinds play

# $games = 遊戲名稱
cli-play-which = 要玩哪個遊戲？現有：{ $games }。
# $file = 檔名
cli-play-no-person = { $file } 無法在此繼續：需要一位真人，其餘座位都是電腦玩家。請用 tradewinds replay。
# $bot = 機器人名稱
cli-play-own-bot = { $file } 的對局用了自製機器人 { $bot }。不會因為檔案提到就執行程式碼：請再用 --bots { $bot } 指明。
# $reason = 技術性的原因
cli-play-bot-failed = 機器人 { $bot } 出錯：{ $reason }
# $game = 遊戲名稱，$players = 人數
cli-play-title = { $game }，{ $players } 人
cli-play-you = 你
cli-play-rules = 由規則操作
# $name = 讀者的名稱
cli-play-own = { $name }（你）
# $hash = 十六進位的 SHA-256
cli-play-commitment = 本局的種子已定。其 SHA-256：{ $hash }
cli-play-how = 請輸入數字作答。輸入 ? 可看說明。其他字詞：版圖、我、其他人、紀錄、規則、收回、存檔、離開。
cli-play-ask = 你的選擇：{ " " }
# $n = 選項數，$answer = 輸入的內容
cli-play-number = 沒有選項 { $answer }。請輸入 1 到 { $n } 的數字，或輸入 ? 看說明。
cli-play-unclear = 看不懂「{ $answer }」。請輸入 1 到 { $n } 的數字，或輸入 ? 看說明。
# $action = 行動的文字，$why = 為何不可行
cli-play-dimmed = 不可行：{ $action }。{ $why }
cli-play-words = 可用的字詞：版圖（「版圖 全部」：每一格）、我、其他人、紀錄（「紀錄 全部」：從頭開始）、規則 加上要找的字詞、收回、存檔 加上檔名、離開。空行會重複問題。
cli-no-reading = 這個遊戲的版圖尚無法朗讀。
# $n = 所有玩家的決定數
cli-play-undone =
    { $n ->
       *[other] 已回到你的上一個決定：共收回 { $n } 個決定（含所有玩家）。
    }
# $prefix = 本遊戲規則編號的開頭
cli-play-rules-how = 例如：規則 6、規則 { $prefix }-6.1
# $file = 檔名
cli-play-saved = 已存於 { $file }。
cli-play-recorded = 紀錄在 { $file }。
cli-play-go-on = 對局已存於 { $file }。繼續：tradewinds play --resume { $file }
# $seed = 種子，$hash = 其 SHA-256
cli-play-seed = 種子是 { $seed }；其 SHA-256 就是開局時顯示的：{ $hash }

## 可代替英文輸入的字詞

cli-word-help = 說明
cli-word-board = 版圖
cli-word-me = 我
cli-word-others = 其他人
cli-word-log = 紀錄
cli-word-rules = 規則
cli-word-undo = 收回
cli-word-save = 存檔
cli-word-quit = 離開
