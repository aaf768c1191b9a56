### The page where a table is set up: ways that have a name.

preset-title = 怎麼玩？
preset-first = 第一局
preset-classic = 經典
preset-everything = 全部都要
preset-solo = 單人
preset-last = 同上次
preset-last-about = 照你上次在這個瀏覽器的設置。
preset-own-about = 照你自己的意思設置。
create-group-expansions = 擴充（{ $of } 個中的 { $n } 個）

## The list of tables

lobby-filter = 哪些桌
lobby-all = 所有遊戲
lobby-turn = 輪到我的
lobby-filtered = 沒有符合篩選的桌。
lobby-options =
    { $expansions ->
        [0] { $others ->
            [0] 基本遊戲
           *[other] 改了 { $others } 條規則
        }
       *[other] { $expansions } 個擴充
    }

## Invitations

invite-qr = 以 QR 碼邀請
invite-qr-label = 含此桌連結的 QR 碼
