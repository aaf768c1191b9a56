### 與時間有關的訊息：計時、暫停、郵件。

error-paused = 牌桌暫停中。請先繼續遊戲。
error-time-over = 你的時間已經用完了。
error-mail-none = 這個伺服器不寄送郵件。
error-mail-address = 這不是電子郵件地址。
error-mail-often = 今天寄到這個地址的郵件太多了。請明天再試。
error-mail-failed = 郵件無法寄出。請檢查地址，或稍後再試。
error-mail-link = 這個連結已經失效。請再輸入一次你的地址。
