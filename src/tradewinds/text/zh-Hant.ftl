### 本站自己的用語：核心、牌桌與伺服器所說的話。各遊戲另有自己的文字。
###
### 代號：error-…（訊息或檔案有誤）、refusal-…（此刻不能採取的行動）、undo-…
### 每個代號在 en.ftl、zh-Hant.ftl 與 hu.ftl 中的位置相同。

## 遊戲、玩家、選項、電腦玩家

error-no-rulebook = 這款遊戲還沒有規則書。

## 收回

undo-back-to = 收回你的上一個決定。
undo-back-since = 收回你的上一個決定，以及之後發生的一切。
undo-nothing = 你還沒有可以收回的決定。
undo-over = 這局遊戲已經結束，不能再收回任何決定。
# $n = 將收回的決定總數（所有玩家）
undo-barrier-chance = 你決定之後已經擲骰或抽牌，必須所有人同意才能收回。
undo-barrier-revealed = 你的決定不能反悔，或已經揭露了隱藏的資訊，必須所有人同意才能收回。
undo-barrier-other = 之後已有其他人行動，必須所有人同意才能收回。

## 紀錄與情境

# $number = 行的序號，由 0 起
error-record-undo = 紀錄的第 { $number } 行收回的決定多於現有的決定。

## 訊息可能的錯誤

error-malformed = 伺服器看不懂這項請求。
error-not-json = 伺服器看不懂這則訊息：它不是 JSON。
error-not-text = 伺服器只接受文字訊息。
# $field = 欄位名稱
error-field-missing = 缺少欄位「{ $field }」。
error-field-unknown = 這裡沒有「{ $field }」這個欄位。
error-field-value = 欄位「{ $field }」的值不可能。
# $most = a number of characters
error-text-long = 「{ $field }」最多只能有 { $most } 個字元。
# $expected、$got = 值的種類（技術用語）
error-field-type = 欄位「{ $field }」應為 { $expected }，實際卻是 { $got }。
# $most = 字元數
error-too-long = 訊息超過 { $most } 個字元。
error-too-large = 訊息太大了。
error-text-control = 這段文字含有無法顯示的字元。
error-name-invisible = 這個名字沒有人看得見，請換一個有文字的名字。
# $ref = 用戶端給訊息的編號
error-ref-reused = 兩則不同的訊息使用了同一個編號（{ $ref }）。
error-hello-first = 第一則訊息必須是「hello」。
error-list-which = 請只要求一個清單：mine、open、finished 或 away。
error-not-found = 這個網址沒有內容。
error-method = 這個網址不能這樣使用。

## 誰可以做什麼

error-forbidden = 你不能這麼做。
error-not-your-seat = 這不是你的座位。
error-not-seated = 只有入座的人才能這麼做。
error-host-only = 只有主持人才能這麼做。
error-invite = 這是私人牌桌：請使用邀請連結。
error-invite-wrong = 這個邀請連結已經失效，請向主持人索取新的連結。
error-invite-second = 要在同一個螢幕前再坐一個位子，需要這張桌子的邀請連結。
error-foreign-page = 有其他網站嘗試開啟這張桌子。請從本站的頁面開啟。

## 牌桌與座位

error-no-such-table = 沒有這張桌子，也許連結不完整。
error-table-closed = 主持人在遊戲開始前收起了這張牌桌。
error-still-playing = 對局結束後才能收起牌桌。在那之前，你可以離座或放棄座位。
# $seat = 所要求的，$known = 可用的
error-seat-kind = 座位不能是「{ $seat }」。可以是：{ $known }。
error-seat-me-twice = 你自己只能坐一個座位；同一螢幕的其他人請選「here」。
# $seat = 座位號碼，$ruled = 由規則執行時為 true
error-seat-rules =
    { $ruled ->
        [true] 第 { $seat } 個座位由規則執行，必須是「rules」。
       *[other] 第 { $seat } 個座位不由規則執行，不能是「rules」。
    }
# $players = 要求的人數，$seats = 列出的座位數
error-seats-count = { $players } 位玩家需要 { $players } 個座位，但列出了 { $seats } 個。
# $seats = 座位號碼，由 1 起
error-seats-open = 還有空位：{ $seats }。
error-seat-taken = 這個座位剛剛被別人坐走了。
error-colour-taken = 這個顏色剛剛被別人選走了，請選另一個。
error-colour-none = 這款遊戲沒有這個顏色。
error-nobody-there = 那個座位上沒有人可以當主持人。
error-seat-kept = 這個座位保留給上一局的玩家。
error-started = 這局遊戲已經開始。
error-not-started = 這局遊戲還沒開始。
# $number = 決定的序號，由 0 起；$decision = 其文字；$reason = 技術上的原因
error-match-broken = 這局遊戲無法繼續：第 { $number } 個決定「{ $decision }」依規則不可能（{ $reason }）。
error-match-gap = 這局遊戲無法繼續：紀錄缺少第 { $seq } 行。
error-record-continued = 這局遊戲沒有紀錄：進行途中改用了新版規則。
error-record-practice = 這局從練習用的局面開始，沒有紀錄。
notice-rules-kept = 這局遊戲開始後規則已有更動（第 { $known } 版）；本局仍依開始時的規則（第 { $version } 版）進行到結束。
notice-practice = 練習局面：試用這個配件所需的一切都已備好。這局不會留下紀錄。
notice-played-on = 這是另一局的局面，你從這裡接著玩：當時你無從得知的部分已重新發過。這局不會留下紀錄。
notice-rules-changed = 這局遊戲開始後規則已有更動：現在依第 { $to } 版（原為第 { $from } 版）繼續。{ $lost ->
        [0] 沒有遺失任何決定。
       *[other] 最後 { $lost } 個決定無法保留。
    }
error-not-finished = 這局遊戲還沒結束；結束後才能重播。

## 在牌桌上

error-late = 牌桌在這段時間已有進展。你的操作沒有生效，請再看一次。
error-ahead = 這個決定屬於牌桌尚未到達的局面。請重新載入頁面。
error-bot-plays = 目前由電腦玩家代打。請先取回你的座位。
error-seat-not-abandoned = 這位玩家在線上，或剛剛還在。座位空著一段時間後，電腦玩家才能接手。
error-no-such-request = 這項請求已經有答覆了。
error-not-asked = 這裡不需要你的答覆。
error-chat-empty = 沒有內容可以送出。
# $most = 字元數
error-chat-long = 請不要超過 { $most } 個字元。
error-chat-silenced = 主持人請大家安靜：這一桌只能說常用語。

## 伺服器有困難時

# $seconds = 需等候的秒數
error-too-fast =
    { $seconds ->
        [1] 太快了，請等一秒鐘。
       *[other] 太快了，請等 { $seconds } 秒鐘。
    }
# $most = 數目
error-too-many-connections = 你已經開啟了 { $most } 個連線，請先關閉其他頁面。
# $most = how many at a time
error-too-many-bot-tables = 你已經有 { $most } 張只有電腦在玩的桌子，請等其中一張結束。
error-not-saved = 無法儲存，因此沒有任何改變。請再試一次。
error-busy = 伺服器忙碌中，請稍後再試。
error-internal = 我們這邊出了問題，沒有任何改變。請再試一次。
# $url = 資料庫，$reason = 技術上的原因
error-database = 無法使用資料庫 { $url }：{ $reason }
# $url = 所給的值
error-database-url = 「{ $url }」不是可用的資料庫：請給檔案、sqlite:///檔案 或 postgresql://主機/名稱。
error-setting = 設定 { $setting } 的值不能是「{ $value }」。

## 伺服器自己的頁面

client-missing-title = 桌子還沒擺好
client-missing-text = 伺服器正在執行，但這份程式還沒有建置網頁用戶端。以下指令會建置它並重新啟動伺服器：
