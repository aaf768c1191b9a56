### Ami az idővel függ össze: órák, szünetek, levelek.

error-paused = Az asztal szünetel. Előbb folytassátok.
error-time-over = Erre már lejárt az időd.
error-mail-none = Ez a szerver nem küld leveleket.
error-mail-address = Ez nem e-mail-cím.
error-mail-often = Ma már túl sok levél ment erre a címre. Próbáld újra holnap.
error-mail-failed = A levelet nem sikerült elküldeni. Ellenőrizd a címet, vagy próbáld később.
error-mail-link = Ez a link már nem érvényes. Add meg újra a címedet.
