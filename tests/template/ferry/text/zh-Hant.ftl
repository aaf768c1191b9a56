game-name = 渡船
game-tagline = 趁風未停，渡到對岸。
game-blurb = 2 到 4 艘船，用二十張風卡競速。
word-space = { $n } 號格
option-river = 河
option-river-help = 對岸有多遠（FER-1.4）。
option-river-short = 短
option-river-long = 長
score-spaces = 格數
prompt-sail =
    { $anchor ->
        [true] 在{ $space_name }打不出任何卡。
       *[false] 在{ $space_name }要打出哪張卡？
    }
    .help = 依卡上的數字前進；已有別的船的格子不能停。
prompt-sail-other = { $who } 正在選卡。
action-blow = 前進 { $wind } 格
action-anchor = 下錨
fact-set_up = { $who } 先開始。
    .you = 你先開始。
fact-drew = { $who } 抽到一張卡：{ $card }。
    .you = 你抽到一張卡：{ $card }。
fact-drew-unknown = { $who } 抽一張卡。
fact-sailed = { $who } 打出 { $wind }，前進到{ $space_name }。
    .you = 你打出 { $wind }，前進到{ $space_name }。
fact-landed = { $who } 打出 { $wind }，到達對岸。
    .you = 你打出 { $wind }，到達對岸。
fact-anchored = { $who } 下錨。
    .you = 你下錨。
fact-game_over =
    { $count ->
        [one] { $winners_names } 以 { $points } 格獲勝。
       *[other] { $winners_names } 以 { $points } 格並列獲勝。
    }
    .you =
        { $count ->
            [one] 你以 { $points } 格獲勝。
           *[other] { $winners_names } 以 { $points } 格並列獲勝。
        }
refusal-no-such-card = 你沒有 { $wind } 的卡。
refusal-occupied = { $wind } 會停在{ $space_name }，那裡已有別的船。
refusal-can-sail = 你有可以打出的卡。
read-seat = 船 { $n }
read-round = 第 { $round } 輪，{ $name } 先，牌堆剩 { $n } 張。
read-boat = { $name }：{ $space } 號格，還有 { $rest } 格，{ $n } 張卡。
read-hand = 你的卡：{ $winds }。
read-none = 沒有
