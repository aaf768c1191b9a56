### 關於身分可能出錯的事。

error-session-ended = 這個瀏覽器已被登出。你現在是新的訪客。
error-secret-used = 剛剛已經用過了。它只能使用一次。
error-link-gone = 這個連結已經失效：已被使用、收回，或超過十分鐘。請再建立一個。
error-already-you = 在這個瀏覽器裡，你已經是這個人了。
error-code-wrong = 找不到這組救援碼。也許已經用過，或已有更新的一組。
error-no-such-session = 這個瀏覽器已經登出了。
error-passkey-address = 瀏覽器只會為使用安全連線（https）的網域名稱或 localhost 建立通行密鑰，這個位址兩者都不是。
error-passkey-wrong = 無法驗證這把通行密鑰，所以什麼都沒有改變。請再試一次。
error-passkey-late = 花的時間太久，或是在另一個視窗開始的。請再試一次。
error-passkey-unknown = 這裡不認得這把通行密鑰。也許它已被移除。
# $most: 最多幾把
error-passkeys-many = 你已有 { $most } 把通行密鑰。請先移除一把。
error-no-such-passkey = 這把通行密鑰已經不在了。
error-delete-id = 這不是你在這裡的號碼，所以什麼都沒有刪除。
