### 對局圖表所顯示的項目。

picture-track = 計分軌
picture-cards = 帝國的牌
picture-resources = 資源
picture-gold = 金幣
picture-raze = 斧頭
picture-goods = 所有物資
picture-gold-held = 庫存金幣
picture-workers = 可用工人
picture-hand = 手牌數
picture-track-vp = 計分軌上的分數
picture-empire = 已建的牌
picture-voyages = 派出的船
picture-islands-plundered = 掠奪的島嶼
picture-islands-conquered = 征服的島嶼
picture-attacks = 攻擊
