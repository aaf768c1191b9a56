### 對局圖表所顯示的項目。

picture-play = 遊戲中，其他
picture-vp_income = 分數收入
picture-doubloon_income = 達布隆收入記錄條
picture-cards = 計劃卡牌
picture-buildings = 榮譽建築
picture-influence = 最多影響力
picture-nations = 貴族等級
picture-bonus = 獎勵
picture-story = 故事
picture-from-voyage = 航行
picture-from-cities = 城市與船
picture-from-quests = 任務
picture-from-explorer = 探索者
picture-from-combat = 戰鬥
picture-from-cards = 打出的卡牌
picture-from-goals = 生涯目標
picture-doubloons = 達布隆
picture-income = 達布隆收入
picture-vp-income = 分數收入等級
picture-combat-points = 戰鬥點數
picture-projects = 打出的計劃卡牌
picture-upgrades = 船隻升級
picture-explored = 探索者的移動
picture-combats = 戰鬥次數
picture-quests = 完成的任務
picture-influence-steps = 各國影響力總和
