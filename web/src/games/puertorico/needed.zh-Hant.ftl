# 《波多黎各1897》網頁桌面自己的用語（繁體中文）。
puertorico-ui-comma = 、
puertorico-ui-pause = ，
puertorico-ui-colon = ：
puertorico-ui-stop = 。

# $n = 輪數，$name = 總督，$phase = 階段
puertorico-ui-heading = 第 { $n } 輪 · 總督：{ $name } · { $phase }

# 主圖板
puertorico-ui-part-table = 主圖板
puertorico-ui-spaces-taken = { $all } 格中已用 { $n } 格
puertorico-ui-in-the-game = 本局使用
puertorico-ui-role-taken = 本輪已被選走。
puertorico-ui-chosen-by = 由 { $name } 選擇
puertorico-ui-captured = 已被走私者綁架。
puertorico-ui-coins-on-role = 上面有 { $n } 元
puertorico-ui-gets-nothing = 什麼都沒有
puertorico-ui-left = 剩 { $n } 個
puertorico-ui-tiles = { $n } 個板塊
puertorico-ui-discarded = 棄除：{ $n } 個
puertorico-ui-ship-empty = 空船
puertorico-ui-house-empty = 空的
puertorico-ui-house-help = 每種商品只收一箱；格子全滿時，於階段結束時清空。基礎價格：
puertorico-ui-register-help = 招募官會把這裡的人一個一個分給大家。
puertorico-ui-workers-left = 供應堆的工人
puertorico-ui-citizens-left = 供應堆的公民
puertorico-ui-quarry-cap = ≤ { $n } 座採石場
puertorico-ui-yours = 你已擁有
puertorico-ui-owned-by = 已建造：{ $names }
puertorico-ui-reserved-by = { $name } 的保留標記
puertorico-ui-price-now = 以你目前的圖板計算，不含建築師特權：
puertorico-ui-printed-cost = 印刷費用
puertorico-ui-you-pay = 你要付
puertorico-ui-missing = 錢幣不足
puertorico-ui-base-price = 基礎價格
puertorico-ui-crates-loaded = 商品箱
puertorico-ui-last-round = 這是最後一輪。

# 玩家圖板
puertorico-ui-no-goods = 沒有商品
puertorico-ui-no-buildings = 還沒有建築
puertorico-ui-people-of = { $slots } 格中進駐 { $n } 人
puertorico-ui-secret-cards = { $n } 張祕密卡
puertorico-ui-quarries = { $n } 座採石場
puertorico-ui-third-plantations = { $n } 座第三座種植園
puertorico-ui-staffed-of-all = 2/3：三格中有兩格有人。虛線框：沒有人在那裡工作。
puertorico-ui-this-round = 本輪
puertorico-ui-vp-area-help = 遊戲結束時，這裡的每名工人 1VP，每座採石場與每座第三座種植園 3VP。
puertorico-ui-ability-help = 該等級的第二棟建築會翻開它（等級4：第一棟）。
puertorico-ui-tracker = 行動記錄標記在「{ $role }」。箭頭通往：{ $next }。
puertorico-ui-tracker-help = 波多馬先看箭頭所指且有利的角色，再看上面的錢幣，最後才抽卡決定。

# 安置人員與儲存
puertorico-ui-placed = { $all } 人中有 { $n } 人已有位置。
puertorico-ui-portrait-waits = { $n } 人在肖像等候。
puertorico-ui-clear = 清空
puertorico-ui-suggest = 建議
puertorico-ui-as-before = 恢復原狀
puertorico-ui-fill = 補滿
puertorico-ui-place-so = 就這樣安置
puertorico-ui-occupant = 這裡是：{ $person }。按一下更換。
puertorico-ui-kinds-kept = 整種：{ $n }/{ $all }
puertorico-ui-singles-kept = 單箱：{ $n }/{ $all }
puertorico-ui-kept-of = { $all }中保留 { $n } 箱
puertorico-ui-keep-all = 全部
puertorico-ui-store-so = 就這樣儲存

# 行動分組
puertorico-ui-group-roles = 角色
puertorico-ui-group-plantations = 種植園
puertorico-ui-group-quarry = 採石場
puertorico-ui-group-build = 建造
puertorico-ui-group-ships = 商船
puertorico-ui-group-wharf = 你的船塢
puertorico-ui-group-small-wharf = 你的小型船塢
puertorico-ui-group-sell = 販售
puertorico-ui-group-outpost = 貿易前哨站
puertorico-ui-group-zoning = 區劃辦公室
puertorico-ui-group-keep-kinds = 保留整種商品
puertorico-ui-group-keep-crates = 保留一箱
puertorico-ui-group-goods = 商品
puertorico-ui-group-raid = 掠奪船隻
puertorico-ui-group-plunder = 洗劫交易所
puertorico-ui-group-poach = 挖角工人
puertorico-ui-group-capture = 綁架角色
puertorico-ui-group-fields = 到鄉村
puertorico-ui-group-houses = 到建築
puertorico-ui-group-leave-fields = 鄉村留空
puertorico-ui-group-leave-houses = 建築留空
puertorico-ui-group-staffing = 人員
puertorico-ui-group-persons = 選誰？
puertorico-ui-group-give = 放回以抵錢幣
puertorico-ui-group-overpay = 付款
puertorico-ui-group-select-1 = 費用 1
puertorico-ui-group-select-2 = 費用 2
puertorico-ui-group-select-3 = 費用 3
puertorico-ui-group-select-4 = 費用 4
puertorico-ui-group-select-5 = 費用 5
puertorico-ui-group-select-6 = 費用 6
puertorico-ui-group-select-7 = 費用 7
puertorico-ui-group-select-8 = 費用 8
puertorico-ui-group-select-9 = 費用 9
puertorico-ui-group-select-10 = 費用 10
puertorico-ui-group-cards = 成就卡
puertorico-ui-group-remove = 棄除板塊
puertorico-ui-group-hospital = 醫院的工人
puertorico-ui-group-yes = 要
puertorico-ui-group-bohio = 把人移出農舍
puertorico-ui-group-pass = 或者都不要
puertorico-ui-group-other = 其他

# 結束
puertorico-ui-scores = 最終結算
puertorico-ui-wins = { $names } 獲勝！
puertorico-ui-you-win = 你獲勝！
puertorico-ui-win-shared = { $names } 共享勝利！
puertorico-ui-score-vp = VP標記
puertorico-ui-score-buildings = 建築
puertorico-ui-score-bonus = 擴建建築加分
puertorico-ui-score-citizens = 公民
puertorico-ui-score-achievements = 成就
puertorico-ui-score-vp_area = VP區域
puertorico-ui-score-pairs = 啟動的成對種植園
puertorico-ui-score-wealth = 錢幣與商品
puertorico-ui-score-vp_area-help = 僅波多馬：VP區域中的每名工人 1VP，每座採石場與每座第三座種植園 3VP。
puertorico-ui-score-pairs-help = 僅波多馬：某種作物的兩座種植園都滿員時，每種 2VP。
puertorico-ui-score-wealth-help = 僅波多馬：錢幣與商品箱合計的一半，向上取整。

# in place of the shell's words
leaf-own = 我的圖板
match-over = 遊戲結束。
own = 你的圖板
# Behind a number of tiles
puertorico-ui-or-quarry = { "" }或採石場
# The dearest building within reach
puertorico-ui-at-most = 最多蓋{ $building }，{ $n } 元

# 自動回答，設定中的名稱
auto-puertorico-produce = 能生產的全部生產
auto-puertorico-extra = 擔任製造商時，若只有一種可拿，就多拿一箱
auto-puertorico-worker = 拿取額外的工人或公民（招募官、渡假村、學校）
auto-puertorico-hospital = 若只有一處可放，就拿醫院的工人
auto-puertorico-gain = 拿取自己建築的所有收益
auto-puertorico-keep = 若只有一種存法，就把那箱存起來
auto-puertorico-stay = 沒有新人時，大家都留在原位
auto-puertorico-bohio = 階段之間沒有人搬出農舍

# 不一格一格地問：圖板就是答案
prompt-staffing = 請放置你的工人。
    .help = 這個階段可以移動你所有的人：按圖板上的位置來放人或清空。只要還有空格，就不能讓人留在肖像。
prompt-slots = 請放置你的工人。
    .help = 種植園、採石場和建築要有人才有作用。按圖板上的位置來放人或清空。
prompt-storing = 你要保留什麼？
    .help = 不保留的放回供應堆。倉庫可以保留整種商品；每個人都可以免費保留一箱。
# 誰在哪裡工作，圖板上看得到
fact-staffed =
    { $people_count ->
        [0] { $who } 沒有人在工作。
       *[other] { $who } 有 { $people_count } 人在工作。
    }
    .you =
        { $people_count ->
            [0] 你沒有人在工作。
           *[other] 你有 { $people_count } 人在工作。
        }
