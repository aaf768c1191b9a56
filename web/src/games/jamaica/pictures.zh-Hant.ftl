### 對局圖表所顯示的項目。

picture-position = 位置
picture-gold = 金幣
picture-treasures = 寶藏
picture-curses = 被詛咒的寶藏
picture-gold-held = 船艙中的金幣
picture-food-held = 船艙中的食物
picture-gunpowder-held = 船艙中的火藥
picture-cards-held = 面朝下的寶藏卡
picture-to-finish = 距終點的格數
picture-battles-won = 贏得的戰鬥
picture-treasures-found = 找到的寶藏
picture-shortages = 付不起的次數
