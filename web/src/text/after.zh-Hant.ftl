### 對局之後：作為一個地方的重播、圖表、歷史與評分。

title-history = 歷史

## 重播中的一個局面

tab-here = 局面
tab-notes = 筆記
tab-pictures = 圖表
log-go = 前往這個局面
replay-round = 輪
here-link = 這個局面的連結
here-link-about = 打開連結的人會看到對局正好在這裡。結束的對局永遠保留它的連結。
here-link-private = 這是私人牌桌，但擁有此連結的人可以觀看對局。結束的對局永遠保留它的連結。
here-share = 分享…
here-play-on = 從這裡繼續玩
here-with = 和誰玩
here-with-bots = 對電腦
here-with-friend = 和朋友玩，坐 { $name } 的位置
here-record = 紀錄檔
here-download = 下載
here-record-about = 一個小檔案，記下每個決定，可以帶到任何 Tradewinds 伺服器查驗。
here-take-away = 移除這份紀錄
here-take-away-ask = 要移除嗎？它的連結和筆記都會消失。

## 筆記

note-new = 局面 { $n } 的筆記
note-change = 你對局面 { $n } 的筆記
note-share = 分享給所有觀看這場對局的人
note-save = 保存
note-cancel = 取消
note-edit = 修改
note-drop = 刪除
note-mine = 你
note-is-shared = 已分享
notes-none = 還沒有筆記。

## 圖表

pictures-title = 圖說對局
pictures-points = 分數的變化
pictures-leads = 誰曾領先
pictures-lead = { $name } 取得領先（局面 { $n }）
pictures-turns = 轉捩點
pictures-turn = { $name }：獲勝機會由 { $before }% 變為 { $after }%（局面 { $n }）
pictures-turns-none = 先打開一次檢討，轉捩點就會列在這裡。
pictures-sources = 分數從哪裡來
pictures-sources-of = { $name } 的分數來源
pictures-whose = 誰的
pictures-what = 項目
pictures-resources = 資源
pictures-tempo = 進度
chart-is = { $title }。結束時：{ $rows }
chart-row = { $name } { $n }
chart-numbers = 數字
chart-round = 輪（局面）
chart-position = 局面

## 歷史

history = 歷史
history-counts = { $n } 場對局，獲勝 { $won } 場。
history-count = { $game }：{ $n }（獲勝 { $won }）
history-filters = 篩選
history-game = 遊戲
history-result = 結果
history-when = 時間
history-who = 和誰玩
history-any = 不限
history-won = 獲勝
history-lost = 未獲勝
history-week = 最近 7 天
history-month = 最近一個月
history-year = 最近一年
history-first = 獲勝
history-place = 第 { $n } 名
history-points = { $n } 分
history-none = 還沒有這樣的對局。
history-more = 顯示更多
record-bring = 別處的對局
record-bring-hint = 帶入一場對局的紀錄：它會被重播並查驗，之後就和其他對局一樣有連結和重播。
record-file = 選擇紀錄檔（.json）
record-checking = 正在重播對局…
record-refused = 這份紀錄沒有保存。
record-file-large = 檔案太大，不像是紀錄檔。
record-file-unreadable = 無法讀取這個紀錄檔。
record-file-other = 這不是 Tradewinds 的紀錄檔。

## 評分

ratings = 評分
ratings-about = 每個遊戲中誰可能勝過誰，真人與電腦用同一把尺。對局開始時，所有在座的人都願意被評分才算數。只有同樣被評分的人看得到你的評分。
ratings-opt = 為我的對局評分
ratings-none = 你下一場算數的對局會給你評分。
rating-is = { $mu } ± { $wide }
rating-line = { $rating }（{ $n } 場）
rating-moved = 評分 { $rating }（{ $by }）
rated-table = 這場對局計入評分。
unrated-brought = 不計評分：在別處進行。
unrated-practice = 不計評分：從某個局面開始。
unrated-continued = 不計評分：改用其他規則繼續。
unrated-campaign = 不計評分：屬於故事模式。
unrated-pack = 不計評分：使用了卡包。
unrated-one-screen = 不計評分：多人共用一個螢幕。
unrated-nobody = 不計評分：只有電腦。
unrated-alone = 不計評分：沒有對手。
unrated-hint = 不計評分：有人要過提示。
unrated-undo = 不計評分：收回了只有電腦同意的決定。
unrated-opted = 不計評分：並非所有人都願意被評分。
