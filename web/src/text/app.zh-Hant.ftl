### The app itself: no line, a newer version.

app-offline-title = 連不上伺服器
app-offline-device = 這台裝置目前沒有連上任何網路。
app-offline-server = 伺服器目前沒有回應。
app-offline-safe = 什麼都沒有遺失。你的決定都存在伺服器上；還沒送出的和做到一半的，都保留在這台裝置上。不過沒有伺服器，誰也無法繼續玩。
app-offline-again = 系統會自動重試：連線一恢復，這個頁面就會打開，你的牌桌也會維持原狀。
app-newer = 有新版本了，開啟下一個頁面時就會換上。
app-newer-needed = 這裡需要伺服器上的新版本。
app-newer-take = 立即載入
