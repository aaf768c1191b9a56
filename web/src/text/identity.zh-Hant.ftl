### 你是誰：其他裝置、通行密鑰、救援碼、登入的瀏覽器、你的一切資料。

title-me = 你的身分
title-take = 使用連結
nav-me = 你的身分
me-lead = 這裡不需要帳號：這個瀏覽器就是你的鑰匙。你可以在這裡把座位和遊戲帶到另一個裝置、確保永遠不會失去它們，並查看關於你的一切。
me-name-hint = 同桌的人會看到。
# $tables, $finished, $packs, $campaigns: 各有多少
me-belongings = 屬於你的：進行中的牌桌 { $tables } 張、結束的對局 { $finished } 場、卡包 { $packs } 個、故事 { $campaigns } 個。

link-heading = 在另一個裝置上
link-about = 建立一個連結，在另一個裝置上打開，或用它的相機對準圖案。那邊會先詢問，才會有任何改變。連結只能使用一次，十分鐘內有效；之後兩個裝置都是你。
link-make = 建立連結
link-again = 建立新連結
link-drop = 收回
# $minutes: 數字
link-good = { $minutes ->
    [0] 有效時間不到一分鐘
   *[other] 還有 { $minutes } 分鐘有效
  }，只能使用一次。
link-warning = 打開它的人就會成為你：不要給別人看。
link-qr = 給相機掃描的連結圖案（QR 碼）
link-copy = 複製連結
link-used = 連結已被使用：現在另一個裝置也是你。它列在下方。
link-over = 這個連結已經失效。
link-loopback = 這個位址只能在這台機器上使用。請先以這台機器在網路上的名稱打開 Tradewinds。

take-heading = 要在這個裝置上成為同一個人嗎？
take-looking = 正在查看連結……
# $name: 人名
take-who = 這個連結會讓你在這個裝置上成為 { $name }。
take-who-nameless = 這個連結會讓你在這個裝置上成為建立它的訪客。
# $device: 瀏覽器與系統
take-from = 它是在 { $device } 建立的。
# $tables: 數字
take-theirs = { $tables ->
    [0] 之後你可以在這裡使用屬於那個人的一切。
   *[other] 之後你可以在這裡繼續玩 { $tables } 張進行中的牌桌，並使用屬於那個人的一切。
  }
take-mine-none = 這個裝置自己沒有牌桌、卡包或故事。
take-mine = 這個裝置到目前為止以訪客身分擁有的東西會分開保留，不會混在一起。當你在這個裝置登出時，它們就會回來。
take-careful = 只使用你自己建立的連結。如果是別人傳給你的，請不要使用。
take-yes = 是的，那就是我
take-no = 不
# $name: 人名
take-done = 你在這個裝置上現在是 { $name }。
take-done-nameless = 你在這個裝置上現在是同一位訪客。
take-none = 這裡沒有連結
take-none-about = 請在你的另一個裝置上打開「你的身分」，在那裡建立連結，再到這裡打開。

passkeys-heading = 通行密鑰
passkeys-about = 通行密鑰以指紋、臉部或螢幕鎖定證明你就是你。有了它，你可以在任何擁有它的裝置上回來，即使這個瀏覽器已經忘了你。
passkeys-none = 你還沒有。
passkey-add = 新增通行密鑰
passkey-name = 你想怎麼稱呼它？
# $n: 數字
passkey-nameless = 通行密鑰 { $n }
# $when: 時間
passkey-made = 建立於{ $when }
# $when: 時間
passkey-used = 上次使用：{ $when }
passkey-unused = 從未使用
passkey-rename = 重新命名
passkey-remove = 移除
passkey-remove-ask = 要移除這把通行密鑰嗎？它在這裡將不再有效。
passkey-remove-last = 要移除最後一把通行密鑰嗎？沒有救援碼的話，只有已登入的瀏覽器才能是你。
passkey-added = 已新增通行密鑰。
passkeys-impossible = 在這個位址無法建立通行密鑰：瀏覽器需要使用安全連線（https）的網域名稱，或 localhost。
passkeys-old-browser = 這個瀏覽器不支援通行密鑰。
passkey-cancelled = 什麼都沒有改變：沒有提供通行密鑰。
passkey-there = 這個裝置已經有你的通行密鑰。

come-back = 我以前來過
come-back-about = 用通行密鑰或救援碼成為原來的你。這個瀏覽器到目前為止以訪客身分擁有的東西會分開保留，登出時就會回來。
sign-in = 用通行密鑰進入
# $name: 人名
signed-in = 歡迎回來，{ $name }。
signed-in-nameless = 歡迎回來。

codes-heading = 救援碼
codes-about = 寫在紙上的十組代碼，留待你的裝置全都不在的那一天。每組只能使用一次。
# $left: 數字
codes-left = { $left ->
    [0] 你沒有救援碼。
   *[other] 還剩 { $left } 組。
  }
codes-make = 建立十組救援碼
codes-renew = 重新建立十組救援碼
codes-renew-ask = 你現有的救援碼將全部失效。要建立新的嗎？
codes-yes = 建立
codes-shown = 請抄下或列印。它們只在此刻顯示。
codes-copy = 全部複製
codes-print = 列印
codes-done = 我已經保存了
code-enter = 救援碼
code-use = 使用救援碼

sessions-heading = 你在哪裡登入
sessions-about = 每一個你是你的瀏覽器。你結束的會在幾秒內登出，開著的牌桌也一樣。
session-here = 這個瀏覽器
# $browser, $system: 名稱
session-device = { $system } 上的 { $browser }
session-device-other = 其他瀏覽器
# $when: 時間
session-seen = 上次出現：{ $when }
session-now = 剛剛還在
# $when: 時間
session-visit = 首次來訪：{ $when }
# $when: 時間
session-link = { $when }透過連結
# $when: 時間
session-passkey = { $when }以通行密鑰
# $when: 時間
session-code = { $when }以救援碼
session-end = 登出
session-end-ask = 要登出這個瀏覽器嗎？它會成為新的訪客。
session-end-here = 在這裡登出
session-end-here-ask = 要在這個瀏覽器登出嗎？你可以用通行密鑰、救援碼或另一個裝置的連結回來。
session-end-here-lost = 要在這個瀏覽器登出嗎？你沒有通行密鑰、救援碼，也沒有其他裝置：再也沒有人能成為你，你的座位將會失去。
session-end-here-before = 要在這個瀏覽器登出嗎？之前在這裡的訪客會回來。
session-ended = 那個瀏覽器已登出。
sessions-end-others = 在其他地方全部登出
sessions-end-others-ask = 除了這個瀏覽器之外，全部登出？
sessions-only-here = 現在只有這個瀏覽器登入。
signed-out-here = 你已登出。你在這裡又是訪客了。

browser-edge = Edge
browser-opera = Opera
browser-samsung = Samsung Internet
browser-firefox = Firefox
browser-chrome = Chrome
browser-safari = Safari
browser-other = 其他瀏覽器
system-android = Android
system-iphone = iPhone
system-ipad = iPad
system-windows = Windows
system-chromeos = ChromeOS
system-mac = Mac
system-linux = Linux
system-other = 其他系統

data-heading = 你的全部資料
data-about = 這裡關於你的一切，集成一個檔案：你的身分、你的牌桌與結束對局的紀錄、卡包、故事，以及你說過的話。
data-download = 下載全部
delete-heading = 全部刪除
delete-about = 之後你就從這裡消失了，再也無法挽回：
delete-seats = 與他人進行中的對局，你的座位會永遠交給電腦。沒有其他人的牌桌會被移除。
delete-finished = 結束的對局會為其他人保留，但不再有你的名字。你說過的話會被清空。
delete-rest = 你的卡包、通行密鑰、救援碼和登入都會消失。用你的卡包進行的對局會保留它們的卡牌；故事會留給參加過的人。
delete-open = 我要全部刪除
# $word: 要輸入的字
delete-type = 為了確認，請輸入「{ $word }」：
delete-word = 全部刪除
delete-yes = 永遠刪除全部
delete-done = 你的一切都已刪除。你現在是新的訪客。
chat-removed = （已刪除）
