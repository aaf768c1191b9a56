### 對局圖表所顯示的項目。

picture-vp = VP標記
picture-buildings = 建築
picture-bonus = 擴建建築的獎勵
picture-citizens = 公民
picture-achievements = 成就
picture-vp_area = VP區域
picture-pairs = 啟動的成對種植園
picture-wealth = 錢幣與商品箱
picture-coins = 錢幣
picture-crates = 商品箱
picture-idle-workers = 閒置工人
picture-tiles = 鄉間板塊
picture-city = 已建的城市空間
picture-produced = 生產的商品箱
picture-shipped = 裝運的商品箱
picture-sales = 販售所得錢幣
