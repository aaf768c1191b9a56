### Tradewinds：網頁牌桌的文字。每個 id 都同時存在於 en.ftl、zh-Hant.ftl 與 hu.ftl。

brand = Tradewinds
page-description = Tradewinds：在瀏覽器裡，圍著一張桌子玩德式桌遊。
home = Tradewinds 首頁
close = 關閉
unfold = 展開
fold = 收起
loading = 請稍候……
try-again = 再試一次
try-now = 立即重試
rather-not = 還是算了
# $n = 字數，$most = 上限
text-too-long = 共 { $n } 個字，太長了：最多 { $most } 個。
you = 你
guest = 訪客
language = 語言
settings = 設定
menu = 選單
main-menu = 主選單
skip-links = 快速跳轉
skip-to-content = 跳至內容
skip-to-actions = 跳至你能做的事
skip-to-board = 跳至遊戲版圖

## 標題

title-create = 新牌桌
title-lobby = 牌桌
title-learn = 學習遊戲
title-campaigns = 故事
title-campaign = 故事
title-table = 牌桌
title-replay = 重播
replay-of = 重播：{ $game }
title-rules = 規則書
title-about = 關於
title-lost = 找不到

## 設定

your-name = 你的名字
theme = 明亮或深色
theme-auto = 跟隨裝置
theme-light = 明亮
theme-dark = 深色
confirm-setting = 每個決定都要確認
confirm-auto = 觸控螢幕時
confirm-always = 一律確認
confirm-never = 從不
sounds = 音效
motion-setting = 動畫
motion-off = 關閉
motion-brisk = 輕快
motion-calm = 從容
pace-setting = 電腦的步調
pace-quick = 快速
pace-normal = 適中
pace-calm = 從容
auto-title = 自動回答

## 首頁

landing-title = 一張好桌，一路順風。
landing-lead = 為海上夜晚準備的桌上遊戲：完整的規則、從容的牌桌，就在你的瀏覽器裡。可以獨自與電腦對戰、用連結邀請朋友，或大家共用一個螢幕。
play-now = 馬上開始
# $game = 立即開始的遊戲
play-now-game = 立即玩《{ $game }》
play-now-hint = 只要按一下：你和三位電腦玩家。不需帳號，也不用安裝。
invite-friends = 邀請朋友
# $table = 牌桌名稱
continue-one = 繼續：{ $table }
# $n = 牌桌數
continue-many = 繼續（{ $n }）
learn = 學習
on-the-table = 桌上的遊戲
set-up-table = 擺一張桌
in-the-shipyard = 仍在船塢打造中。
unofficial-short = 非官方製作，不含出版社的任何圖像或文字。
about-more = 進一步了解
game-jamaica = 牙買加
    .blurb = 環島一周：兩顆骰子、一張祕密的卡、大砲與滿滿的倉庫。贏家是金幣最多的人，不只是最快的人。
    .facts = 2–6 位玩家 · 30–60 分鐘
    .credit = Malcolm Braff、Bruno Cathala 與 Sébastien Pauchon 設計的遊戲。
game-puertorico = 波多黎各 1897
    .blurb = 世紀之交的種植、建設與運輸；你選的每個角色也會幫到別人。
    .facts = 2–5 位玩家 · 60–120 分鐘
    .credit = Andreas Seyfarth 設計的遊戲。
game-maracaibo = 馬拉開波
    .blurb = 四度航遍加勒比海：任務、探索者，還有三個國家等你效力。
    .facts = 1–4 位玩家 · 60–150 分鐘
    .credit = Alexander Pfister 設計的遊戲。
game-empires = 北方帝國
    .blurb = 部落、島嶼與長船：一手卡牌在寒冷中化為疆土。
    .facts = 1–4 位玩家 · 45–90 分鐘
    .credit = Joanna Kijanka 與 Ignacy Trzewiczek 設計的遊戲。

## 新牌桌

create-title = 新的《{ $game }》牌桌
create-who = 誰要玩？
players = 玩家人數
# $n = 玩家人數
n-players = { $n } 位玩家
seat-n = 座位 { $n }
seat-me = 我
seat-friend = 朋友（用連結加入）
seat-here = 同一螢幕的另一個人
# $bot = 電腦玩家的名稱
seat-bot = 電腦：{ $bot }
seat-open = 空位
bot-mate = 大副
bot-random = 漂流者
bot-deckhand = 甲板水手
bot-pilot = 領港員
bot-navigator = 航海長
bot-admiral = 提督
bot-random-about = 漂流者隨風而行。
bot-deckhand-about = 甲板水手知道該做什麼，卻常常做別的：適合第一次玩。
bot-mate-about = 大副憑經驗法則行動，立即決定。
bot-pilot-about = 領港員會往前推算，每次決定花十分之一秒。
bot-navigator-about = 航海長推算得更遠，每次決定花一秒。
bot-admiral-about = 提督推算得很遠，每次決定花一秒，並從數千場對局中學會什麼最有希望。
# $bot = 電腦玩家的種類，$n = 座位號碼
bot-name =
    { $n ->
        [1] 水手長
        [2] 海鷗
        [3] 旗魚
        [4] 鵜鶘
        [5] 蒼鷺
       *[6] 海燕
    }
# $name = name of the bot
bot-marked = { $name }（電腦）
guest-n = 訪客 { $n }
name-you = 你
name-of-seat = 座位 { $n } 的名字
name-placeholder = 名字
create-seats-hint = 同一螢幕的人輪流使用裝置，誰也看不到別人的手牌。
create-table = 牌桌
table-name = 牌桌名稱
# $name = 主持人
table-of = { $name } 的牌桌
create-cards = 卡牌
create-cards-box = 盒裝卡牌
# a pack of other cards
create-cards-pack = { $pack }，版本 { $version }，作者 { $author }
create-cards-about = 與盒裝相比：修改 { $changed } 項、新增 { $added } 項、移除 { $removed } 項（卡牌、島嶼、板塊、劇本）。
create-cards-hint = 卡包是含有其他配件的檔案：你自己的，或本伺服器管理者所提供的；同桌的人都使用相同的配件。
cards-of = 卡牌：{ $pack }，版本 { $version }，作者 { $author }
pack-licence = 授權：{ $licence }。
create-open = 公開牌桌
create-open-hint = 任何人都能在列表中找到並入座。否則只有拿到連結的人可以加入。
create-options = 自訂規則（{ $n }）
create-options-hint = 預設值依照我們對印刷規則的理解。每一項都註明它改變了哪一條裁定。
usual = 預設
create-game = 遊戲
create-group-variants = 可選規則與變體
create-rule-seats-hint = 依規則書行動的虛擬對手，坐在最後的座位。
seat-rules = 由規則執行
rule-seat =
    { $game ->
        [maracaibo] 簡
       *[other] 波多馬 { $n }
    }
create-go = 擺好牌桌
create-next = 「{ $table }」第 { $n } 場
create-story = 單場還是故事？
create-story-single = 單場對局
create-story-single-hint = 非故事模式：獨立的一場。任務的多寡以及其他加入版圖的東西，可在下方的變體中選擇。
create-story-campaign = 故事模式
create-story-campaign-hint = 橫跨多場的故事：所做的決定會改變下一場的版圖。故事書會為你保存；隨時可以繼續，和同樣或其他的人，有沒有電腦玩家都行。
create-chapter = 從哪裡開始
create-chapter-first = 第一頁
create-chapter-n = 第 { $n } 章

## 故事模式

campaigns = 故事
campaigns-about = 故事模式橫跨多場對局：一場中發生的事會改變下一場。這裡是你開始、帶來或參與過的所有故事。
campaigns-none = 你還沒有參與任何故事。
campaigns-matches =
    { $n ->
        [0] 還沒有完成的對局
       *[other] { $n } 場對局
    }
campaigns-ended = 故事已經說完
campaigns-running = 有一場正在進行
campaigns-waiting = 等待下一場
campaigns-begin = 開始新的故事
campaigns-begin-game = 開始故事：{ $game }
campaigns-bring = 帶來一個故事
campaigns-bring-hint = 在這裡或別處存成檔案的故事，可以在這裡接著玩。其中每一場都會重新走一遍加以檢查。
campaigns-file = 選擇檔案…
campaigns-checking = 正在檢查每一場對局…
campaigns-refused = 檔案未被接受，一切照舊。
campaign-file-large = 檔案超過1 MB：沒有這麼大的故事。
campaign-file-unreadable = 無法讀取：檔案已損壞，或不是存檔的故事。
campaign-file-other = 這不是存檔的故事。
campaign-lost = 看不到這個故事。
campaign-title = 故事：{ $game }
campaign-of = { $name } 的故事
campaign-name = 故事的名稱
campaign-book = 故事書
campaign-book-empty = 第一頁會在桌上翻開。
campaign-next = 接下來是第 { $n } 場
campaign-now = 第 { $n } 場正在進行
campaign-first-page = 第一場尚未結束。
campaign-ended = 故事已經說完
campaign-go-on = 和同樣的人繼續
campaign-go-on-others = 和其他人…
campaign-go-on-with = 繼續…
campaign-to-table = 到桌邊
campaign-begin-again = 開始新的故事
campaign-export = 存成檔案
campaign-map = 目前的版圖
campaign-matches = 對局
campaign-match-n = 第 { $n } 場
campaign-earlier = 更早的對局（{ $n }）
campaign-elsewhere = 在別處進行
campaign-no-match = 還沒有結束的對局。
campaign-won = 獲勝
campaign-group = 這個故事屬於誰
campaign-group-hint = 他們每個人都能閱讀故事書、開始下一場，並把整個故事存成檔案。在其中一桌坐下的人也屬於這個故事。
campaign-part = 故事中的一場
campaign-goes-on = 故事將在下一場繼續：
campaign-go-on-together = 一起玩下一場
campaign-go-on-next = 下一場

## 牌桌列表

lobby = 牌桌
lobby-mine = 你的牌桌
lobby-open = 公開的牌桌
lobby-finished = 已結束
lobby-away = 已收起
lobby-mine-none = 你目前沒有坐在任何牌桌上。
lobby-open-none = 目前沒有公開的牌桌。擺一張，別人就會在這裡找到它。
lobby-finished-none = 還沒有結束的對局。
lobby-away-none = 沒有收起的牌桌。
lobby-invited = 已為你保留座位：大家想再玩一局。
# $n = 空位數
lobby-gathering = 尚未開始，有 { $n } 個空位
lobby-ready = 尚未開始
lobby-round = 第 { $n } 輪
lobby-rounds = 共 { $n } 輪
leave-table = 離開
left-table = 你已離開這張牌桌。
put-away = 收起
put-away-done = 已收起；可在本頁最下方找到。
bring-back = 放回
close-table = 收掉牌桌
close-table-ask = 要為所有人收掉這張牌桌嗎？
resign = 放棄我的座位
resign-ask = 之後由電腦代你玩到結束。要放棄嗎？
resign-yes = 放棄
resigned = 接下來由電腦代你繼續。
# $name = 那個人
seat-resigned = { $name } 放棄了座位，由電腦繼續。
your-turn-short = 輪到你了
continue-here = 繼續
watch = 觀看
# $n = 空位數
join = 加入（尚有 { $n } 個空位）
watch-replay = 觀看重播

## 等候室

invite-title = 邀請你的朋友
invite-private = 打開這個連結的人都能坐下。請只寄給你想邀請的人。
invite-open = 把這個連結寄出去；別人也能在列表中找到這張牌桌。
invite-link = 邀請連結
copy = 複製
copied = 已複製
copy-failed = 瀏覽器不允許複製。請自行選取文字並複製。
link-copied = 連結已複製，寄給你的朋友吧。
seats = 座位
sit-down = 坐這裡
sit-here-too = 這裡的另一個人
bot-sits-here = 讓電腦坐這裡
stand-up = 起身
# $name = 座位保留給誰
seat-kept = 保留給 { $name }
free-seat = 空出座位
hand-over = 改由此人主持
hand-over-ask = 要把這一桌交給 { $name } 主持嗎？只有主持人能開始遊戲。
remove = 請離
remove-ask = 要請 { $name } 離開嗎？邀請連結會換新。
room-full = 座位都坐滿了。
room-private = 這是私人牌桌。想入座，請向主持人索取邀請連結。
room-watch = 你可以留下來觀看；遊戲開始時會在這裡打開。
room-invited = 大家想再玩一局，也為你保留了座位。
start-game = 開始遊戲
start-not-yet = 所有座位都坐滿後就能開始。
waiting-for-host = 大家就座後，主持人會開始遊戲。
table-not-found = 看不見這張牌桌。

## 在牌桌上

to-lobby = 回到牌桌列表
others = 其他玩家
board = 遊戲版圖
own = 你的船與手牌
own-covered = 蓋著。主人看螢幕時才會顯示。
leaf-own = 我的船
leaf-others = 其他人
side-tabs = 紀錄、規則書與其他
log = 紀錄
log-empty = 還沒有發生任何事。
since-your-last = 自你上次決定以來
rulebook = 規則書
rulebook-short = 規則
chat = 聊天
chat-empty = 還沒有人說話。
chat-say = 說點什麼
chat-seated-only = 只有坐在這桌的人可以在這裡說話。
send = 送出
table-facts = 牌桌
options = 自訂規則
is-here = 在場
is-away = 不在
bot-stands-in = （暫由電腦代打）
bot-plays-on = （已放棄，由電腦繼續）
spectators = { $n } 人正在觀看。
watching = 你正在觀看。
watching-what = 你看到的是全桌都能看到的內容。
watching-late = 邀請來得太晚：座位都坐滿了。你可以觀看，或到別桌玩。
# $rule = 規則編號
show-rule = 顯示規則 { $rule }
what-now = 現在的情況
your-actions = 你能做的事
not-possible = 現在不能做
explain = 說明
keys-help = 數字鍵選擇，Enter 確認，Esc 退回，方向鍵移動，? 說明，U 前往收回。
tap-again = 再點一次即可確認。
confirm = 確認
list-options = 列表（{ $n }）
hint = 航海長會怎麼做？
hint-short = 提示
hint-this = 航海長會這麼做。
# $action = 按鈕上的文字
hint-says = 航海長會選：{ $action }
hint-thinking = 思考中……
hint-why = 為什麼？
# $percent = 0 to 100
advice-chance = （勝率約 { $percent }%）
# $other = words on a button, $worlds = number
advice-reasons = 與「{ $other }」相比，在 { $worlds } 種設想的後續中：
# $first, $second = numbers
advice-times = （{ $first } 次，否則 { $second } 次）
undo = 收回
undo-ask = 請求收回
# $names = 名字列表，$n = 人數
waiting-for = { $names } 正在思考。
table-moves = 牌桌正在進行……
saving = 正在記錄……
saving-later = 已為你保留：連線恢復後立即送出。
auto-mark = 自動：
auto-press = 按一下，這次改為詢問。
# $action = words on the button
auto-always = 一律如此：{ $action }
auto-done = 已替你回答：{ $action }
auto-take-back = 收回
auto-ask-me = 以後都問我
match-over = 比賽結束。
line-open = 已連線
line-saved = 已連線，已儲存
line-saving = 儲存中……
line-connecting = 連線中……
line-lost = 連線中斷，正在重試……
line-unsaved-decision = 你的決定尚未儲存，會先保留在這裡，連線恢復後立即送出。
line-unsaved-messages = 你有 { $n } 則訊息尚未送出。
line-all-saved = 你做過的決定都已儲存。
line-closed = 已關閉
agree = 同意
decline = 不了，謝謝
# $by = 提出的人，$n = 決定的數目
request-undo = { $by } 想收回一個決定。可以嗎？
request-undo-own = 你想收回一個決定。
# $by = 提出的人，$name = 哪個座位
request-bot = { $by } 建議在 { $name } 回來之前由電腦代打。
request-bot-own = 你建議在 { $name } 回來之前由電腦代打。
# $names = 名字列表
request-waiting = 等待 { $names } 回覆。
request-withdraw = 撤回請求
# $name = 那個人
request-declined = { $name } 不太願意。
request-lapsed = 這一桌已經繼續進行，收回的請求失效了。
seat-away = { $name } 似乎不在。
ask-bot = 暫時由電腦代打
bot-plays-for-you = 電腦正在替你代打（{ $name }）。
take-back-seat = 取回座位
# $name = 輪到的人
pass-title = 請把裝置交給 { $name }。
pass-text = 在 { $name } 看螢幕之前，手牌會一直蓋著。
pass-ready = 我是 { $name }

## 結束

final-score = 最終分數
show-scores = 顯示最終分數
play-again = 再玩一局
play-again-together = 和同樣的人再玩一局
again-laid = 已經擺好下一局的牌桌，也為你保留了座位。
again-go = 前往新牌桌
fair-title = 公平的洗牌
fair-commitment = 開局前封存：
fair-seed = 所有擲骰與洗牌的種子：
fair-later = 這場對局的所有骰子與洗牌都來自同一個祕密數字。它的封印從一開始就公開，數字本身在結束時公布：任何人都能檢查途中沒有任何更動。
fair-explain = 封印就是種子的 SHA-256。若兩者相符，開局後就沒有人能更動骰子或牌堆。
fair-verify = 在這裡檢查
fair-same = 相符：這場對局用的正是開局時封存的骰子。
fair-other = 不相符。請告知這個伺服器的管理者。

## 重播

replay-not-there = 沒有這場重播。
replay-controls = 重播
play = 播放
pause = 暫停
step-back = 上一步
step-forward = 下一步
# $n = 位置，$total = 最後位置
replay-at = 第 { $n } 步，共 { $total } 步
scrubber = 對局中的位置
speed = 速度
# $n = 倍數
times = ×{ $n }
eyes = 視角
eyes-public = 觀眾
review = 檢討
review-thinking = 航海長正在逐一檢視每個決定……
review-failed = 檢討中斷了。
review-curve = 勝率變化
# $name = a player, $first, $last = 0 to 100
review-curve-is = 勝率（{ $name }）：起初 { $first }%，最後 { $last }%
review-costly = 代價最大的決定（{ $name }）
# $action = words on a button
review-played = 實際選擇：{ $action }
review-better = 更好的選擇：{ $action }
# $n = number of a decision
review-show = 前往該處（第 { $n } 步）
review-nothing = 沒有明顯更好的選擇。
review-about = 航海長只知道這位玩家當時能知道的事；勝率為估計值。
# $name = a player
play-on = 從這裡接著玩（{ $name }）

## 規則書

rules-title = 規則書：{ $game }
rules-own-words = 以我們自己的文字寫成的完整規則。每條規則都有編號，紀錄與每次拒絕都能指向它。
rules-search = 搜尋規則
rules-found =
    { $n ->
        [0] 找不到
       *[other] { $n } 條規則
    }
rules-none = 沒有規則同時包含這些字詞。
rules-missing = 無法取得規則書。

## 學習

learn-title = 邊玩邊學
learn-lead = 坐下來，與電腦玩家玩一場真正的遊戲。每件事第一次發生時，教練都會說明；隨時可以請教練離開，也隨時可以請回來。
learn-jamaica-1 = 每輪由船長擲兩顆骰子，一顆放在白天，一顆放在夜晚。
learn-jamaica-2 = 每個人從三張卡中祕密選一張。左邊的符號用白天的骰子，右邊的符號用夜晚的骰子：裝載物資，或是航行。
learn-jamaica-3 = 停在哪裡就在哪裡付費：海域付食物，港口付金幣。海盜老巢免費，還藏著寶藏。停在有其他船隻的格子上就要戰鬥。
learn-jamaica-4 = 第一艘船回到聖港後，打完這一輪就計分：金幣、寶藏，以及你走了多遠。
learn-puertorico-1 = 每一輪大家輪流選擇角色。人人都執行它的行動；選的人還有特權。
learn-puertorico-2 = 種植作物、招募工人，再把人派到種植園和建築：有人進駐的地方才會運作。
learn-puertorico-3 = 生產商品。賣一箱換錢，或把商品裝船換勝利分。
learn-puertorico-4 = 用錢蓋起讓一切運作得更好的城鎮。工人、分數或建築空間用完時，遊戲就結束計分。
learn-empires-1 = 每輪看四張牌，每保留一張花費一個工人。卡牌用貨物建築，或和行動一起打出。
learn-empires-2 = 大家輪流各做一件事：建築、把兩顆棋子之一放上行動板塊、使用一張牌、攻擊，或略過。每顆棋子可用兩次。
learn-empires-3 = 船隻排成隊伍。所有人都略過之後，它們航向島嶼：掠奪貨物，或征服它加入你的帝國。
learn-empires-4 = 有人達到25分的那一輪就是最後一輪；帝國中的每張牌和剩下的貨物也計分。
learn-maracaibo-1 = 船隻從哈瓦那出發，四次航遍加勒比海再回港。輪到你時，沿著箭頭至少航行一個地點，在停下的地方行動。
learn-maracaibo-2 = 在村莊賺取達布隆、購買卡牌；城市需要貨物，各有自己的行動；沿途還有任務、助手和傳承板塊。
learn-maracaibo-3 = 為法國、英格蘭或西班牙戰鬥：國家最後的旗幟越多，你在那裡的影響力就越值錢。交付貨物可移除船上的圓片，讓船隻升級。
learn-maracaibo-4 = 誰先回到終點，這一輪就結束：領取收入，每個人可購買一次。第四輪之後，卡牌、建築、國家和收入的分數決定勝負。
learn-start = 開始我的第一場遊戲
learn-read = 先讀規則書
coach = 教練
coach-close = 請教練離開
coach-understood = 明白了
coach-quiet = 繼續玩吧；有新鮮事時我會開口。
coach-progress = 共 { $total } 課，已完成 { $n } 課

## 關於

about = 關於
about-title = 關於 Tradewinds
about-what = Tradewinds 是瀏覽器裡的德式桌遊牌桌：完整的規則與所有例外、說明理由的拒絕、收回、重播，以及公平且可驗證的洗牌；提供英文、繁體中文與匈牙利文。
about-games-title = 遊戲屬於它們的創作者
about-games = 這是喜愛這些遊戲的人所做的非官方實作，與出版社沒有關係，也不含他們的任何圖像、標誌或文句：圖畫與文字都是我們自己的。如果你喜歡這裡的遊戲，請買一盒；在真正的桌上玩更有味道。
about-fair-title = 公平
about-fair = 每場對局的所有擲骰與洗牌都來自一個在第一步之前就封存的數字。封印在開始時公開，數字在結束時公布。伺服器只告訴每位玩家他可以知道的事。
about-privacy-title = 你的資料
about-privacy = 你不需要帳號。一個簽章過的 cookie 記住哪些座位是你的；你取的名字會顯示給同桌的人。你的設定會保存下來，好讓它們跟著你到其他裝置。除此之外什麼都不收集。
about-licence-title = 授權
about-licence = 程式碼是採 MIT 授權的自由軟體。
about-fonts = 字型：EB Garamond、Inter、Noto Serif TC 與 Noto Sans TC，皆採 SIL 開放字型授權。

## 迷航

lost-title = 駛出海圖
lost-text = 這個網址什麼也沒有。也許連結在送達途中被截短了。

## 出錯時

error-no-connection = 目前無法連上伺服器。你的遊戲都很安全；請稍後再試。
error-unexpected = 我們這邊出了點問題，什麼都沒有改變。請再試一次。
