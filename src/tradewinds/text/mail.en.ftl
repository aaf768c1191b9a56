### Letters to people who wish for them.
### $link, $stop = addresses of pages; $table = what a table is called, $named = whether it is called anything

mail-confirm-subject = Please confirm your address
mail-confirm-text =
    Hello,

    somebody, probably you, wishes to hear by mail when it is their turn at Tradewinds. If that was you, please open this page and confirm it:

    { $link }

    If not, you need not do anything: nothing else will be sent to you. To have the address forgotten at once:

    { $stop }
mail-turn-subject = Your turn: { $named ->
        [true] { $table }
       *[other] { $game ->
            [puertorico] Puerto Rico 1897
            [empires] Empires of the North
            [maracaibo] Maracaibo
           *[jamaica] Jamaica
        }
    }
mail-turn-text =
    Hello,

    it is your turn at this table, and the others are waiting for you:

    { $link }

    You get one letter for each turn at most, and only when you are away. If you wish for no more of them:

    { $stop }
