### 寄給願意收信者的郵件。
### $link、$stop = 網頁網址；$table = 牌桌名稱，$named = 是否有名稱

mail-confirm-subject = 請確認你的電子郵件地址
mail-confirm-text =
    你好：

    有人（大概就是你）希望在 Tradewinds 輪到自己時收到郵件通知。如果是你，請開啟下面的網頁並確認：

    { $link }

    如果不是你，什麼都不必做：我們不會再寄任何郵件給你。若要立即刪除這個地址：

    { $stop }
mail-turn-subject = 輪到你了：{ $named ->
        [true] { $table }
       *[other] { $game ->
            [puertorico] 波多黎各 1897
            [empires] 北方帝國
            [maracaibo] 馬拉開波
           *[jamaica] 牙買加
        }
    }
mail-turn-text =
    你好：

    這張牌桌輪到你了，其他人正在等你：

    { $link }

    每次輪到你最多只寄一封，而且只在你離開時才寄。如果不想再收到：

    { $stop }
