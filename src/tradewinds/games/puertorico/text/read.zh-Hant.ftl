### 朗讀用的《波多黎各》：終端機逐行顯示。
###
### 每個 id 在 read.en.ftl、read.zh-Hant.ftl、read.hu.ftl 中的位置相同。清單以 word-separator 連接。

## 誰坐在那裡

read-puertoma = 波多馬
# $n = 多位中的第幾位，從 1 起
read-puertoma-n = 波多馬 { $n }

## 桌面

# $round = 數字，$governor = 玩家名稱，$phase = 階段名稱
read-round = 第 { $round } 輪。總督：{ $governor }。{ $phase }。
# $name = 選了進行中角色的玩家
read-chosen-by = 選擇者：{ $name }。
# $n = 本輪還要選幾個角色
read-picks = 本輪還要選的角色：{ $n } 個。
# $roles = 角色清單
read-roles = 可選角色：{ $roles }。
# $role = 角色名稱，$coins = 數量
read-role-coins = { $role }（上有 { $coins }）
read-roles-taken = 已被選走：{ $roles }。
# $role = 角色名稱
read-captured = 被走私者扣下：{ $role }。
# $name = 玩家名稱
read-marker = 走私者標記：{ $name }。
# $tiles = 板塊清單，$n = 剩餘採石場
read-offer = 展示區：{ $tiles }。剩餘採石場：{ $n } 座。
# $n = 布袋中的板塊，$tiles = 清單
read-bag = 布袋中的板塊：{ $n } 個。棄除：{ $tiles }。
# $people = 數量清單
read-register = 就業處：{ $people }。
read-people-supply = 供應堆的人：{ $people }。
# $goods = 數量清單
read-supply = 供應堆的商品：{ $goods }。
# $n = 剩餘數量
read-vp-pool = 剩餘的 VP：{ $n }。
# $goods = 商品清單，$n = 空格
read-house = 交易所：{ $goods }。空格：{ $n }。
# $size = 船的格數，$goods = 數量
read-ship = { $size } 格商船：{ $goods }。
# $buildings = 還能建造的建築清單
read-tray = 剩餘建築：{ $buildings }。
# $building = 建築名稱，$cost = 數量，$n = 幾棟
read-tray-one = { $building }：{ $cost }，剩 { $n } 棟
# $help = 建築的功能
read-tray-help = { $building }：{ $cost }，剩 { $n } 棟。{ $help }
# $goal = 目標名稱，$shown = 所示內容，$state = 未完成或已完成
read-goal = 節慶，{ $goal }（{ $shown }）：{ $state }。
read-goal-plain = 節慶，{ $goal }：{ $state }。
# $role = 角色名稱
read-tracker = 波多馬行動圖板，行動記錄標記：{ $role }。
# $trigger = 結束遊戲的原因
read-trigger = 本輪之後遊戲結束。{ $trigger }。
# $cards = 卡片清單
read-cards = 你面前的成就卡：{ $cards }。

## 一位玩家

# $name = 玩家名稱，$coins、$vp = 數量，$goods = 數量清單
read-player = { $name }：{ $coins }，{ $vp }。商品：{ $goods }。
# 讀者不能看的 VP 標記
read-player-hidden = { $name }：{ $coins }，VP 不公開。商品：{ $goods }。
# $tiles = 清單，$used = 已用格數，$spaces = 總格數
read-countryside = 鄉村（{ $spaces } 格已用 { $used } 格）：{ $tiles }。
# $buildings = 清單
read-city = 建築（{ $spaces } 格已用 { $used } 格）：{ $buildings }。
# $place = 板塊名稱，$n = 幾個，$people = 數量清單
read-tile = { $n } × { $place }（{ $people }）
# $place = 建築名稱，$slots = 工人格
read-building = { $place }（{ $slots } 個工人格：{ $people }）
read-building-plain = { $place }
# $n = 幾座
read-forests = { $n } × 樹林
read-nobody = 無人
# $people = 數量清單
read-idle = 肖像上：{ $people }。
read-staffing = 正在放置人員。
# $goods = 數量清單
read-produced = 本階段：{ $goods }。
# $cards = 成就清單
read-achievements = 尚未完成的成就：{ $cards }。
read-achievements-hidden = 面朝下、尚未完成的成就：{ $n } 張。
# $card = 標題，$help = 條件
read-achievement = { $card }：{ $help }
read-completed = 已完成的成就：{ $cards }。

## 一位波多馬

# $people = 數量清單
read-vp-area = VP區域的人：{ $people }。
# $place = 種植園種類，$spaces = 各板塊的 n/m
read-puertoma-kind = { $place }：{ $spaces }
# $n = 已填格數，$slots = 總格數
read-puertoma-space = { $slots } 格已填 { $n } 格
read-puertoma-plantations = 種植園：{ $kinds }。
# $tiles = 採石場與每種第二個以外的種植園清單
read-puertoma-third = VP區域的板塊：{ $tiles }。
# $levels = 清單
read-puertoma-levels = 建築格：{ $levels }。
# $level = 等級名稱，$n = 其上的建築
read-puertoma-level = { $level }：{ $n }
# $abilities = 清單
read-puertoma-abilities = 已翻開的能力：{ $abilities }。
read-puertoma-working = 現在有效：{ $abilities }。
# $building = 建築名稱
read-puertoma-reserve = 保留的建築：{ $building }。
read-none = 無

## 分數的各部分

score-vp = VP標記
score-buildings = 建築
score-bonus = 擴建建築
score-citizens = 公民
score-vp_area = VP區域
score-pairs = 啟動的成對種植園
score-wealth = 錢幣與商品箱
