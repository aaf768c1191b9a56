### 時間：計時、暫停、誰在場，以及如何得知輪到自己。

time-seconds = { $n ->
        [0] 無
       *[other] { $n } 秒
    }
time-minutes = { $n } 分鐘
time-hours = { $n } 小時
time-days = { $n } 天
time-days-hours = { $days } 天 { $hours } 小時

clock-title = 思考時間
clock-kind = 計時方式
clock-kind-none = 不計時
clock-kind-bank = 整場比賽合計
clock-kind-decision = 每次決定分別計時
clock-bank = 每位玩家
clock-increment = 每次決定後增加
clock-each = 每次決定
clock-zero = 時間用完時
clock-zero-bot = 由電腦玩家接手
clock-zero-pass = 該座位跳過
clock-hint = 電腦玩家不計時。悔棋不會退回時間，伺服器停止運作的時間不計算在內。座位被電腦玩家接手的人可以再取回。規則不允許跳過時，由電腦玩家代為做出那一個決定。

# $length = 例如「30 分鐘」的時間，$increment = 另一段時間
clock-told-none = 不計時：每個人都可以慢慢想。
clock-told-bank = 每位玩家 { $length }。
clock-told-increment = 每位玩家 { $length }，每次決定後增加 { $increment }。
clock-told-decision = 每次決定 { $length }。
clock-told-bot = 用完後由電腦玩家接手。
clock-told-pass = 用完後該座位跳過。

clocks = 計時
clock-low = 快沒時間了！
clock-runs = 計時中
clock-away = 不在
clock-bot = 電腦代打
# $left = 時鐘格式的時間
clock-low-spoken = 你的時間快用完了：{ $left }。

# $name = 時間用完的人，或做這件事的人
time-event-bot = { $name } 的時間用完了：由電腦玩家接手。
time-event-pass = { $name } 的時間用完了，跳過。
time-event-decided = { $name } 的時間用完了：這個決定由電腦玩家代為做出。
time-event-paused = 應 { $name } 的請求，牌桌暫停。
time-event-resumed = { $name } 結束了暫停。
time-event-bot-you = 你的時間用完了：由電腦玩家代打。
time-event-pass-you = 你的時間用完了，跳過。
time-event-decided-you = 你的時間用完了：這個決定由電腦玩家代為做出。
time-event-paused-you = 應你的請求，牌桌暫停。
time-event-resumed-you = 你結束了暫停。

paused = 牌桌暫停中。
paused-by = 由 { $name } 提出。計時停止，電腦玩家也在等待；在座的任何人都可以結束暫停。
paused-by-you = 由你提出。計時停止，電腦玩家也在等待；在座的任何人都可以結束暫停。
resume = 繼續
ask-pause = 暫停
ask-pause-hint = 需要所有在場的人同意。
request-pause = { $by } 希望暫停。
request-pause-own = 你請求暫停。

your-turn = 輪到你了
here-now = 在場
away-now = 不在

notify = 輪到我時通知我
notify-denied = 你的瀏覽器不允許這裡發送通知。你可以在瀏覽器設定中更改。
mail-title = 透過電子郵件
mail-none = 這個伺服器不寄送電子郵件。
mail-address = 電子郵件地址
mail-after = 當我離開超過
mail-hint = 每次輪到你最多一封。其他人都看不到你的地址。
mail-sent = 郵件已寄出。請用信中的連結確認你的地址。
mail-confirmed = 已確認：輪到你時會寄信給你。
mail-save = 儲存
mail-drop = 刪除地址
title-mail = 電子郵件
mail-confirm-title = 確認你的地址
mail-confirm-ask = 輪到你而你不在時，你會收到一封郵件。
mail-confirm-go = 是的，這是我的地址
mail-confirm-done = 謝謝，你的地址已確認。
mail-stop-title = 停止寄信
mail-stop-ask = 要停止寄信給你嗎？你的地址將被刪除。
mail-stop-go = 不要再寄信
mail-stop-done = 完成：你的地址已刪除，不會再寄任何郵件。
