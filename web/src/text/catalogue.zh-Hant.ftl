### 配件圖鑑：瀏覽各遊戲的配件，以及核對清單。

title-cards = 配件
title-catalogue = 配件
title-checklist = 核對清單

components = 配件
cat-choose = 要打開哪一盒？
cat-choose-hint = 每款遊戲的每張卡牌、每塊板塊與每個格子：牌面、作用、數值、相關規則，以及資料的出處。
cat-title = 配件：{ $game }
cat-lead = 盒中的所有配件，畫面與牌桌上相同。凡是無處可查的內容由我們自行設計：都標示為「自行設計」，擁有原版的人可以更正。
cat-about = 凡是無處可查的卡牌與板塊皆由我們自行設計；配件頁會說明每一項的出處。
cat-look = 瀏覽
cat-checklist = 列印用核對清單
cat-checklist-title = 核對清單：{ $game }
# $pack = name, $version, $author
cat-pack = 使用卡包 { $pack }，版本 { $version }，作者 { $author }
cat-pack-hint = 卡包與盒裝不同之處皆有標示。
cat-to-box = 顯示盒裝配件
cat-removed = 卡包移除的配件
cat-missing = 無法取得配件資料。

## Finding

cat-search = 搜尋名稱、文字、規則、數字
cat-filters = 篩選
cat-list = 類別
cat-source = 出處
cat-kind = 種類
cat-cost = 費用
cat-icon = 符號
cat-any = 全部
# $name = what can be chosen, $n = how many there are
cat-offer = { $name }（{ $n }）
cat-clear = 顯示全部
# $n = how many fit, $all = how many there are
cat-found =
    { $n ->
        [0] 全部 { $all } 項配件皆不符合。
       *[other] { $all } 項配件中的 { $n } 項
    }
cat-all = 共 { $n } 項配件
cat-help = 方向鍵在類別中移動，Enter 開啟配件，/ 前往搜尋。

## Where something comes from

cat-source-rulebook = 規則書
cat-source-rulebook-help = 規則書中就是如此記載。
cat-source-public = 公開資料
cat-source-public-help = 取自人人可查的資料：評論、公開的清單或程式。
cat-source-derived = 推導
cat-source-derived-help = 由已知的數字推導而得。
cat-source-reconstructed = 自行設計
cat-source-reconstructed-help = 無處可查：這是我們自己的設計，並非印刷的配件。
cat-source-printed-copy = 印刷原件
cat-source-printed-copy-help = 有人從自己盒中的配件抄錄下來。
cat-source-partly = 部分自行設計
# $fields = what of it
cat-source-partly-help = 由我們自行設計的部分：{ $fields }。
cat-source-pack = 此卡包有所不同
cat-changed = 已修改
cat-added = 新增

## One component

# $n = which, $all = of how many
cat-place = 第 { $n } 項，共 { $all } 項
cat-previous = 上一項
cat-next = 下一項
cat-numbers = 數值
cat-copies = 份數
cat-rules = 相關規則
cat-changes = 在此卡包中
# $before and $after = what stands in the field; either may be missing
cat-change = { $before } → { $after }
cat-nothing = 無
cat-yes = 是
cat-no = 否
cat-correct = 更正
cat-correct-hint = 你的原版印的不一樣嗎？在你自己的卡包裡更正它。
cat-fixed = 卡包無法修改此項。
# $name = what the component is called, $list = of which list
cat-spoken = { $name }，{ $list }

## The checklist

cat-check-lead = 所有全部或部分由我們自行設計的配件，依盒中順序排列。把你的原版放在旁邊，比對過的就打勾。
cat-check-all = 所有配件，不只自行設計的部分
cat-check-print = 列印
# $done = ticked, $all = of how many
cat-check-done = 已勾選 { $done }／{ $all } 項
cat-check-clear = 清除所有勾選
cat-check-clear-question = 要清除此遊戲的所有勾選嗎？
cat-check-clear-yes = 清除
cat-check-none = 這裡沒有自行設計的內容：全部出自規則書或公開資料。
cat-check-name = 名稱
cat-check-english = 英文名稱
cat-check-numbers = 數值
cat-check-text = 作用
# $label = a field, $value = what stands in it
cat-row = { $label }：{ $value }
cat-check-tick = 已比對：{ $name }
