### 競技場：`tradewinds arena` 說的話，以及它寫出的報告。
###
### 每個 id 在 arena.en.ftl、arena.zh-Hant.ftl 與 arena.hu.ftl 中位置相同。

## 無法進行的賽事

# $bot = 電腦玩家名稱
error-arena-twice = 「{ $bot }」出現了兩次；賽事中每個電腦玩家只列一次。
# $kind = duel、free 或 solo；$least、$bots = 電腦玩家數量
error-arena-few = { $kind } 類的賽事至少需要 { $least } 個電腦玩家，而不是 { $bots } 個。
# $seats = 留給電腦玩家的座位數
error-arena-solo = solo 類的賽事需要只有一個座位給電腦玩家的牌桌；這裡有 { $seats } 個。請讓規則操作其他座位（例如 --players 2 --option puertomas=1），或選擇可以獨自進行的遊戲。
error-arena-alone = { $kind } 類的賽事至少需要兩個座位給電腦玩家；這張桌有 { $seats } 個。只有一個時請用 --kind solo。
error-arena-program = 「{ $bot }」沒有指明程式：cmd: 後面是一行指令。
error-arena-system = 隔離自製電腦玩家所需的機制，這個系統沒有；在競技場中需要 Linux 或其他 Unix。
# $file = 資料夾或檔案名稱，$reason = 技術性說明
error-arena-folder = 賽事無法存放在 { $file }：{ $reason }。
error-arena-held = 目前有另一個競技場正在使用 { $file }。
error-arena-plan = { $file } 不是賽事的說明：{ $reason }
# $fields = 不同之處的名稱
error-arena-other = { $file } 裡是另一場賽事，不同之處：{ $fields }。請用 --out 指定另一個資料夾，或給相同的選項以繼續那場賽事。
# $line = 行號
error-arena-results = { $file } 的第 { $line } 行已損壞（{ $reason }）。沒有任何改動；刪去該行起的內容即可重新進行。
# $question = 輸入的內容
error-arena-question = 問題的寫法如「mate wins 40%」，而不是「{ $question }」。
# $bots = 電腦玩家名稱
error-arena-subject = 在這場賽事中無法詢問「{ $bot }」。可以詢問：{ $bots }。
# $share = 數字文字
error-arena-share = 問題中的比例介於 0 % 與 100 % 之間；{ $share } % 不是。
# $name = 選項名稱，$value = 給的值，$most = 最大值
cli-arena-between = { $name } 必須大於 0 且至多 { $most }，不能是 { $value }。
# $address = 叢集的位址，$reason = 技術性說明
error-arena-ray = 「{ $address }」沒有 Ray 叢集：{ $reason }
# $theirs、$ours = 版本
error-arena-version = 叢集的一個節點是 Tradewinds { $theirs }，這裡是 { $ours }：它的對局可能不同。請在各處安裝相同的版本。
cli-arena-jobs = --jobs 用於這台電腦，--ray 用於會使用所有處理器的叢集：只能給其中一個。

## 在終端機

# $match = 對局編號，$bot = 名稱，$what = 故障種類，$detail = 技術性說明
cli-arena-fault = 第 { $match } 局：{ $bot } 落敗。{ $what }：{ $detail }
# $seed = 對局的種子，$reason = 技術性說明
cli-arena-void = 第 { $match } 局（種子 { $seed }）不計入：{ $reason }
# $matches = 局數，$file = 資料夾名稱
cli-arena-stopped = 已中斷；{ $matches } 局保存在 { $file }。相同的指令會繼續進行。
# $file = 檔名
cli-arena-report = 報告：{ $file }

## 報告

# $game = 遊戲名稱，$players = 人數
arena-title = 競技場：{ $game }，{ $players } 人
# $bot = 名稱，$share = 比例文字，$matches = 局數，$error = 機率文字
arena-answer-yes = 是：{ $bot } 贏得的對局多於 { $share }。在 { $matches } 局後確定；答錯的機率至多 { $error }。
arena-answer-no = 否：{ $bot } 贏得的對局少於 { $share }。在 { $matches } 局後確定；答錯的機率至多 { $error }。
arena-answer-open = { $bot } 贏得的對局是否多於 { $share }，在 { $matches } 局內未能確定。
# $width = 區間半寬，文字
arena-stopped-width = 經過 { $matches } 局，每個勝率的誤差都在 ± { $width } 以內；其中任一個不在此範圍的機率至多 { $error }。
arena-stopped-matches = { $matches } 局已全部進行完畢。
arena-about = 賽事
arena-kind = 種類
arena-kind-duel = duel：每種電腦玩家一個，對上一桌下一種電腦玩家
arena-kind-free = free：所有電腦玩家混合
arena-kind-solo = solo：獨自對抗遊戲
arena-bots = 電腦玩家
arena-bot = 電腦玩家
arena-against = 對手
arena-matches = 對局
arena-match = 對局
arena-seed = 種子
arena-options = 選項
arena-rules-version = 規則版本
arena-content = 卡牌指紋
arena-ratings = 等級分
arena-mu = 等級分
arena-sigma = Sigma
arena-interval = 95 %
arena-ratings-note = 依序以全部對局計算的 OpenSkill（Plackett–Luce）；所有人從 25 開始。區間來自隨機重抽相同的區塊再次評分；區塊太少時取自 sigma。
arena-shares = 勝率
arena-won = 獲勝
arena-fair = 公平的比例
arena-shares-note = 共享的勝利平均計算。同一區塊的對局發牌相同，只有座位不同，因此 95 % 區間以區塊計算。虛線是公平的比例，或所問的比例。
arena-course = 過程
arena-course-note = 經過這麼多區塊後的勝率，以及在所有時刻同時成立的區間：看多少次都可以。它比上面只看一次時成立的區間寬。
arena-ahead = 誰的名次在誰之前
arena-ahead-note = 列對行，計算任兩個座位的所有相遇；同名次算一半。
arena-seats = 座位
arena-seat = 座位
arena-score = 平均分數
arena-place = 平均名次
arena-times = 電腦玩家與時間
arena-seats-held = 入座次數
arena-decisions = 決定
arena-decision = 決定
arena-ms = 每次決定毫秒
arena-p99 = 99 % 低於
arena-faults = 故障
arena-faulted = 故障
arena-fault = 故障
arena-detail = 詳情
arena-no-faults = 沒有電腦玩家故障。
arena-fault-crash = 當掉
arena-fault-late = 回答太遲
arena-fault-nonsense = 回答無意義
arena-fault-memory = 佔用太多記憶體
# $n = 還有多少
arena-more = 還有 { $n } 項。
arena-void-note = 這些對局不計入。這不是電腦玩家的過錯：請回報。
arena-repeat = 重新進行
arena-repeat-note = 發牌、座次與電腦玩家自己的隨機都由種子決定；取決於時鐘的部分則可能不同。每一局的紀錄都在這份報告旁邊。
arena-guarded = 外來的電腦玩家受時間與記憶體限制，沒有網路，也無法更改檔案。
arena-unguarded = 外來的電腦玩家受時間與記憶體限制。這個系統不允許將它們與網路和檔案隔離。

## tradewinds train

# $folder = a folder
error-train-other = { $folder } 中是另一個訓練課程。請以 --out 指定別的資料夾，或給出相同的選項以接續那一個。
# $file = a file, $reason = what is wrong with it
error-net-file = { $file } 中沒有網路：{ $reason }
# $option = --thumbs, $value = a number
cli-train-part = { $option } 為 { $value }，但必須是 0 到 1 之間的數。
# $generation, $done, $of = numbers
cli-train-played = 第 { $generation } 代：課題檔案 { $done } / { $of }
# $generation, $epoch, $of, $answers, $won, $lead = numbers
cli-train-fitted = 第 { $generation } 代，第 { $epoch } / { $of } 遍：回答 { $answers }、勝利 { $won }、領先 { $lead }
# $file, $report = files
cli-train-done = 網路：{ $file }。報告：{ $report }
# $game = name of a game
train-title = 訓練：{ $game }
train-about = 在未用於擬合的對局上的損失；越小越好。
train-generation = 代
train-lessons = 課題
train-answers = 回答
train-won = 勝利
train-lead = 領先
train-plan = 製作條件
