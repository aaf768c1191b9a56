### 對局之後：伺服器關於帶入的棋譜、筆記、評分與聯賽的訊息。

notice-brought = 這場對局在別處進行，以紀錄檔帶入。其中的決定與結果已經查驗，姓名則未查驗。
error-brought-unfinished = 這份紀錄的對局尚未結束。
error-brought-long = 一份紀錄最多可有 { $most } 個決定。
error-brought-many = 最多可帶入 { $most } 份紀錄。請先移除一份。
error-brought-decision = 這份紀錄無法重播：第 { $nth } 個決定「{ $decision }」並不可行。
error-brought-false = 這場對局並未如紀錄所述進行：{ $what }。
error-not-brought = 只有帶入的紀錄可以移除。在這裡進行的對局會一直保留。
error-hint-counts = 這場對局會計入每位玩家的評分，因此不提供提示。
error-note-empty = 這則筆記沒有內容。
error-note-long = 一則筆記最多 { $most } 個字元、{ $lines } 行。
error-note-share = 只有參與對局的人可以分享對它的筆記。
error-notes-many = 你已有 { $most } 則筆記。請先刪除一則。
error-no-such-note = 你沒有這則筆記。
error-no-such-league = 沒有你能看的這個聯賽。請向主辦人索取連結。
error-no-such-member = 聯賽中沒有這位成員。
error-no-such-pairing = 聯賽這一輪沒有這張牌桌。
error-league-host = 只有聯賽的主辦人可以這麼做。
error-league-finished = 這個聯賽已經結束。
error-league-full = 一個聯賽最多 { $most } 位成員。
error-league-few = 人數不足以開始一輪：至少需要 { $n } 位。
error-league-unfinished = 這一輪還有 { $n } 張牌桌在進行。
error-league-options = 聯賽中每個座位都屬於一位成員，每場對局各自獨立：這些選項不適用。
error-leagues-many = 你已主辦 { $most } 個聯賽。請先讓其中一個結束。
