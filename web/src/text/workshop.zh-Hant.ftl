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
ws-new-name = 我的{ $game }
# $name = of the pack
ws-copy-name = { $name }（副本）
ws-edit = 編輯
ws-play = 遊玩
ws-export = 匯出
ws-import = 從檔案匯入…
ws-duplicate = 建立副本
ws-delete = 刪除
ws-delete-ask = 要從此瀏覽器刪除嗎？
ws-deleted = 「{ $name }」已從此瀏覽器刪除。
ws-import-file = 卡包檔案（.yaml）
ws-import-text = 或貼上檔案內容
ws-import-read = 查看內容
ws-import-keep = 保存在此瀏覽器

## The editor

ws-not-here = 此瀏覽器沒有這個卡包。
ws-not-here-hint = 它可能已被刪除，或保存在其他瀏覽器中。儲存在伺服器上的卡包列在你的卡包清單裏。
ws-undo = 收回
ws-redo = 重做
ws-panel-changes = 變更
ws-panel-about = 關於
ws-panel-keeping = 保存與分享
ws-version = 版本 { $version }
# $sha = the first signs of a fingerprint
ws-hash = 指紋 { $sha }
ws-kept = 已保存在此瀏覽器
ws-not-kept = 尚未保存！
ws-components = 配件
ws-list = 配件種類
ws-search = 以名稱搜尋
ws-only = 顯示
ws-only-all = 全部
ws-only-todo = 重建的
ws-only-changed = 此卡包改變的
ws-only-wrong = 有錯誤的
# $n = components that are not reconstructed, $of = all of this list
ws-done = { $of } 項中有 { $n } 項不是重建的。
ws-found-none = 找不到這個名稱。
ws-add = 新增
ws-add-like = 仿照此項新增
ws-choose = 請選擇一個配件。
ws-is-changed = 已修改
ws-is-added = 新增
ws-is-removed = 已移除
ws-is-wrong = 有錯誤
ws-removed = 此卡包中沒有它。
ws-previous = 上一張
ws-next = 下一張
ws-confirm = 印刷相符
ws-try = 試玩
ws-restore = 恢復盒裝內容
ws-remove = 移除
ws-face = 外觀與文字
ws-face-old = 這是之前的樣子；錯誤改正後會重新繪製。
ws-says = 卡牌文字
ws-remarks = 與盒裝不同之處
ws-rules = 規則：
ws-more-fields = 來源、備註與無法更改的欄位
# $what = what stands in the box
ws-in-box = 盒裝：{ $what }
ws-nothing = 無
ws-languages = 其他語言：
ws-name-repeated = 其他語言在你輸入之前會使用相同的名稱。
ws-text-follows = 文字依卡牌效果產生。
ws-text-own = 使用我自己的文字
ws-text-follow = 依卡牌效果產生
# $what = name of a thing or field
ws-less = { $what }：減一
ws-more = { $what }：加一
ws-count = { $what }：{ $n }。加一
ws-count-otherwise = 以其他方式計算…
ws-take-out = { $what }：移除
ws-put-in = { $what }：加入…
ws-up = { $what }：上移
ws-down = { $what }：下移
ws-item = { $what } { $n }
ws-step = { $what }：加入步驟
ws-verb-search = 搜尋步驟
ws-either = { $what }：選擇方式
ws-either-number = 數字
ws-either-choice = 選項
ws-either-record = 單一
ws-either-row = 計算
ws-either-list = 多個
ws-either-amounts = 數量
# $n = how many errors
ws-wrong = 有 { $n } 處錯誤。
ws-changes-none = 與盒裝完全相同。
ws-full = 此瀏覽器的空間已滿，剛才的變更沒有保存：請匯出卡包，或刪除其他卡包後再試一次。
ws-unreachable = 無法連上伺服器。你的內容已保存在此瀏覽器，稍後會自動重新檢查。
ws-other-window = 另一個視窗改變了這個卡包，現在顯示的是它的版本。按「收回」可取回你的版本。
ws-about-name = 名稱
ws-about-version = 版本
ws-about-author = 作者
ws-about-licence = 授權
ws-about-empty = 這裏不可留白。

## On the server

ws-here-only = 只保存在此瀏覽器。
ws-there = 也已儲存在伺服器上。
ws-there-behind = 伺服器上儲存的是較早的版本。
ws-save = 儲存到伺服器
ws-saved = 已儲存到伺服器。
ws-share = 以連結分享
ws-share-hint = 持有連結的人可以查看並用它來玩，但不能修改。
ws-share-link = 卡包連結
ws-drop-there = 從伺服器移除
ws-drop-there-ask = 要從伺服器移除嗎？已開始的牌桌會保留它們的配件。
ws-conflict = 這個卡包同時在別處儲存過。要以哪個版本繼續？
ws-conflict-theirs = 已儲存的版本（可收回改動，取回我的版本）
ws-conflict-mine = 我的版本，取代已儲存的

## At tables

create-packs-mine = 我的卡包
create-packs-here = 在此瀏覽器中（會先儲存到伺服器）
create-packs-offered = 本伺服器提供
create-packs-shared = 以連結取得
lobby-pack = 自訂配件
back-to-workshop = 回到編輯器
