### The workshop: packs of other components, and the editor for them.

title-packs = 卡包
title-workshop = 工坊
title-pack = 卡包

## Packs

packs = 卡包
packs-lead = 卡包是含有遊戲其他配件的檔案：把你自己的印刷卡牌輸入進來、一種變體，或一副新牌。你在這裏用點選的方式製作，並可在任何一桌使用。
packs-new = 新卡包：
packs-here = 在此瀏覽器中
packs-here-none = 還沒有。請在上方選擇遊戲，或匯入檔案。
packs-there = 只在伺服器上
packs-there-none = 沒有。也儲存在伺服器上的卡包，可以從你的其他瀏覽器開啟，也可以在牌桌上使用。
packs-is-there = 也在伺服器上
packs-is-shared = 在伺服器上，以連結分享
packs-share = 以連結分享
packs-unshare = 停止分享
packs-play-with = 用它來玩
packs-copy = 複製到我的卡包
pack-changes = 改變了什麼
# $game = name of the game
bench-new-name = 我的{ $game }
# $name = of the pack
bench-copy-name = { $name }（副本）
bench-edit = 編輯
bench-play = 遊玩
bench-export = 匯出
bench-import = 從檔案匯入…
bench-duplicate = 建立副本
bench-delete = 刪除
bench-delete-ask = 要從此瀏覽器刪除嗎？
bench-deleted = 「{ $name }」已從此瀏覽器刪除。
bench-import-file = 選擇卡包檔案（.yaml）
bench-import-text = 或貼上檔案內容
bench-import-read = 查看內容
bench-import-keep = 保存在此瀏覽器

## The editor

bench-not-here = 此瀏覽器沒有這個卡包。
bench-not-here-hint = 它可能已被刪除，或保存在其他瀏覽器中。儲存在伺服器上的卡包列在你的卡包清單裏。
bench-undo = 收回
bench-redo = 重做
bench-panel-changes = 變更
bench-panel-about = 關於
bench-panel-keeping = 保存與分享
# $field = name of a field
bench-change = { $field }：
bench-version = 版本 { $version }
# $sha = the first signs of a fingerprint
bench-hash = 指紋 { $sha }
bench-kept = 已保存在此瀏覽器
bench-not-kept = 尚未保存！
bench-components = 配件
bench-list = 配件種類
bench-search = 以名稱搜尋
bench-only = 顯示
bench-only-all = 全部
bench-only-todo = 自行設計
bench-only-changed = 此卡包改變的
bench-only-wrong = 有錯誤的
# $n = components that are not reconstructed, $of = all of this list
bench-done = { $of } 項中有 { $n } 項不是自行設計。
bench-found-none = 找不到這個名稱。
bench-add = 新增
bench-add-like = 仿照此項新增
bench-choose = 請選擇一個配件。
bench-is-changed = 已修改
bench-is-added = 新增
bench-is-removed = 已移除
bench-is-wrong = 有錯誤
bench-removed = 此卡包中沒有它。
bench-previous = 上一張
bench-next = 下一張
bench-confirm = 印刷相符
bench-try = 試玩
bench-restore = 恢復盒裝內容
bench-remove = 移除
bench-face = 外觀與文字
bench-face-old = 這是之前的樣子；錯誤改正後會重新繪製。
bench-says = 卡牌文字
bench-remarks = 與盒裝不同之處
bench-rules = 規則：
bench-more-fields = 來源、備註與無法更改的欄位
# $what = what stands in the box
bench-in-box = 盒裝：{ $what }
bench-nothing = 無
bench-trio-name = 名稱
bench-trio-label = 名稱
bench-trio-text = 文字
bench-languages = 其他語言：
bench-name-repeated = 其他語言在你輸入之前會使用相同的名稱。
bench-text-follows = 文字依卡牌效果產生。
bench-text-own = 使用我自己的文字
bench-text-follow = 依卡牌效果產生
# $what = name of a thing or field
bench-less = { $what }：減一
bench-more = { $what }：加一
bench-count = { $what }：{ $n }。加一
bench-count-otherwise = 以其他方式計算…
bench-take-out = { $what }：移除
bench-put-in = { $what }：加入…
bench-up = { $what }：上移
bench-down = { $what }：下移
bench-item = { $what } { $n }
bench-step = { $what }：加入步驟
bench-verb-search = 搜尋步驟
bench-either = { $what }：選擇方式
bench-either-number = 數字
bench-either-choice = 選項
bench-either-record = 單一
bench-either-row = 計算
bench-either-list = 多個
bench-either-amounts = 數量
# $n = how many errors
bench-wrong = 有 { $n } 處錯誤。
bench-changes-none = 與盒裝完全相同。
bench-full = 此瀏覽器的空間已滿，剛才的變更沒有保存：請匯出卡包，或刪除其他卡包後再試一次。
bench-unreachable = 無法連上伺服器。你的內容已保存在此瀏覽器，稍後會自動重新檢查。
bench-other-window = 另一個視窗改變了這個卡包，現在顯示的是它的版本。按「收回」可取回你的版本。
bench-about-name = 名稱
bench-about-version = 版本
bench-about-author = 作者
bench-about-licence = 授權
bench-about-empty = 這裏不可留白。

## On the server

bench-here-only = 只保存在此瀏覽器。
bench-there = 也已儲存在伺服器上。
bench-there-behind = 伺服器上儲存的是較早的版本。
bench-save = 儲存到伺服器
bench-saved = 已儲存到伺服器。
bench-share = 以連結分享
bench-share-hint = 持有連結的人可以查看並用它來玩，但不能修改。
bench-share-link = 卡包連結
bench-drop-there = 從伺服器移除
bench-drop-there-ask = 要從伺服器移除嗎？已開始的牌桌會保留它們的配件。
bench-conflict = 這個卡包同時在別處儲存過。要以哪個版本繼續？
bench-conflict-theirs = 已儲存的版本（可收回改動，取回我的版本）
bench-conflict-mine = 我的版本，取代已儲存的

## At tables

create-packs-mine = 我的卡包
create-packs-here = 在此瀏覽器中（會先儲存到伺服器）
create-packs-offered = 本伺服器提供
create-packs-shared = 以連結取得
back-to-workshop = 回到編輯器
