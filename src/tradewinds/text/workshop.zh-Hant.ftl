### Words for the components of games and for packs that change them. They do not travel with the tables.

## Every record

ws-field-id = 代號
ws-field-source = 來源
ws-field-note = 備註
ws-field-reconstructed_fields = 自行設計的欄位
ws-field-name = 名稱
ws-field-name_en = 名稱（英文）
ws-field-name_zh = 名稱（中文）
ws-field-name_hu = 名稱（匈牙利文）
ws-field-text = 文字
ws-field-text_en = 文字（英文）
ws-field-text_zh = 文字（中文）
ws-field-text_hu = 文字（匈牙利文）
ws-field-effect = 效果
ws-field-kind = 種類
ws-field-n = 數量
ws-field-max = 最多

## Where a record comes from

ws-value-rulebook = 規則書
ws-value-public = 公開資料
ws-value-derived = 推算
ws-value-reconstructed = 重構：自行設計
ws-value-printed-copy = 實體印刷品

## In a list of changes

ws-yes = 是
ws-no = 否
ws-pair = { $label }：{ $value }
ws-language = { $value }（{ $lang }）
ws-lang-en = 英文
ws-lang-zh = 中文
ws-lang-hu = 匈牙利文
ws-join = { $one }；{ $other }

## In texts

ws-text-count = 盒內 { $n } 個。
