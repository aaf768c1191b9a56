### `tradewinds backup`、`restore` 與 `admin` 所說的話。網頁用戶端不載入這個檔案。

## 資料庫

# $file = 檔名
error-database-missing = 沒有資料庫 { $file }。
# $revision = 資料庫結構的編號
error-database-older = 這個資料庫的結構較舊（{ $revision }）。這個版本的伺服器啟動時會將它更新。
error-database-newer = 這個資料庫由較新版的 Tradewinds 寫入（結構 { $revision }）。請使用那個版本。

## 備份

# $file = 檔名
error-backup-not = { $file } 不是 Tradewinds 的備份。
# $reason = 技術性的說明
error-backup-damaged = 備份 { $file } 已損毀（{ $reason }）。沒有任何變更。
# $version, $known = Tradewinds 的版本
error-backup-newer = 這份備份由 Tradewinds { $version } 製作，比這裡的版本（{ $known }）新。沒有任何變更。
# $revision, $wanted = 資料庫結構的編號
error-restore-shape = 資料庫的結構（{ $revision }）與備份（{ $wanted }）不同。請指定一個還沒有任何內容的資料庫。
# $table = 資料表名稱，$rows = 列數
error-restore-not-empty = 資料庫不是空的：「{ $table }」中有 { $rows } 列。沒有任何變更。請指定一個還沒有任何內容的資料庫。
cli-backup-rows = 列
# $file = 檔名，$n = 列數，$time = 時刻，$version = Tradewinds 的版本
cli-backup-done = { $file }：{ $n } 列，包含 { $time } 之前已確認的一切。
cli-restore-done = 已從 { $file } 還原：{ $n } 列，包含 { $time } 之前已確認的一切（Tradewinds { $version }）。
cli-restore-sound = { $file } 完好：{ $n } 列，包含 { $time } 之前已確認的一切（Tradewinds { $version }）。
# $matches, $decisions = 數字
cli-backup-inside = 牌桌：{ $matches }，決定：{ $decisions }。

## tradewinds admin

# $value = 輸入的內容
cli-admin-for = --for 需要數字加上 m、h、d 或 w（30m、2h、7d、4w），而不是「{ $value }」。
cli-admin-text-form = --text 需要語言和文字，例如 --text hu=Szia，而不是「{ $value }」。
# $table = 牌桌的編號，$status = open、running 或 finished
error-close-sure = 牌桌 { $table } { $status ->
    [running] 正在進行
   *[other] 已經結束
}。它會連同重播永遠消失：請用 --yes 確認。
# $guest, $report, $ban, $message = 要找的對象
error-no-such-guest = 沒有訪客 { $guest }。
error-no-such-report = 沒有檢舉 { $report }。
error-no-such-ban = 沒有人以 { $ban } 被封鎖。
error-no-such-message = 沒有訊息 { $message }。
# $lang = 輸入的內容，$languages = 現有的語言
error-message-language = 沒有「{ $lang }」這種語言。現有：{ $languages }。
error-message-empty = 訊息是空的。
cli-admin-none = 沒有。
# $id = 變更的對象
cli-admin-done-close = 牌桌 { $id } 已移除。
cli-admin-done-resolve = 檢舉 { $id } 已處理。
# $n = 數量
cli-admin-done-unban = 已解除的封鎖：{ $n }。
cli-admin-done-message = 訊息 { $id } 會在數秒內顯示。
cli-admin-done-unsay = 訊息 { $id } 不再顯示。
cli-admin-id = 編號
cli-admin-game = 遊戲
cli-admin-name = 名稱
cli-admin-status = 狀態
cli-admin-players = 玩家數
cli-admin-people = 玩家
cli-admin-private = 私人
cli-admin-host = 主持人
cli-admin-created = 建立
cli-admin-started = 開始
cli-admin-finished = 結束
cli-admin-touched = 最後一步
cli-admin-campaign = 故事
cli-admin-seats = 座位
cli-admin-decisions = 決定
cli-admin-chat = 對話
cli-admin-seen = 最後出現
cli-admin-language = 語言
cli-admin-tables = 牌桌
cli-admin-addresses = 位址
cli-admin-reports = 檢舉
cli-admin-bans = 封鎖
cli-admin-match = 牌桌
cli-admin-guest = 訪客
cli-admin-network = 位址
cli-admin-reason = 理由
cli-admin-text = 文字
cli-admin-texts = 文字
cli-admin-until = 到期
