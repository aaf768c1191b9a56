### Words for Jamaica's components and for packs that change them. They do not travel with the table.

## Lists

ws-list-treasure_cards-cards = 寶藏卡
ws-list-action_cards-cards = 行動卡
ws-list-board-spaces = 版圖格子
ws-list-dice-dice = 骰子
ws-list-components-components = 盒內配件
ws-list-components-pirates = 海盜
ws-list-action_cards-symbols = 符號

## Fields

ws-field-points = 終局分數
ws-field-group = 類別
ws-field-face = 正面朝上或朝下
ws-field-count = 張數
ws-field-treasure_cards-cards-effect = 特殊能力
ws-field-ghost_ship = 歸幽靈船
ws-field-day = 白天
ws-field-night = 夜晚
ws-field-label_en = 標示（英文）
ws-field-label_zh = 標示（中文）
ws-field-label_hu = 標示（匈牙利文）
ws-field-cost = 費用
ws-field-end_score = 終局時停在此格的分數
ws-field-disputed_alt = 另一種費用（選項）
ws-field-resource = 支付的資源
ws-field-section = 航道區段
ws-field-next = 下一格
ws-field-prev = 前一格
ws-field-to_finish = 距終點步數
ws-field-treasure_token = 寶藏標記
ws-field-x = 圖上位置（橫）
ws-field-y = 圖上位置（縱）
ws-field-color = 顏色

## Texts

ws-text-day = 白天：{ $what }
ws-text-night = 夜晚：{ $what }
ws-text-part = { $kind }（{ $part }）
ws-text-space = { $where }。{ $cost }。終局時停在此格的船得 { $points } 分。
ws-text-faces = 骰面：{ $faces }。
ws-text-pirate = 使用{ $colour }的船。

## What stands on components where nothing can be chosen

ws-value-kind-port_royal = { space-kind-port_royal }
ws-value-kind-sea = { space-kind-sea }
ws-value-kind-port = { space-kind-port }
ws-value-kind-lair = { space-kind-lair }
ws-value-resource-food = { good-food }
ws-value-resource-gold = { good-gold }
ws-value-group-power = 能力
ws-value-group-treasure = 寶藏
ws-value-group-cursed = 詛咒寶藏
ws-value-face-up = 正面朝上
ws-value-face-down = 面朝下
