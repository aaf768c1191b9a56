### What time has to do with it: clocks, pauses, letters.

error-paused = The table is paused. Go on first.
error-time-over = Your time for this is over.
error-mail-none = This server sends no letters.
error-mail-address = This is not an e-mail address.
error-mail-often = Too many letters have gone to this address today. Please try again tomorrow.
error-mail-failed = The letter could not be sent. Please look at the address, or try again later.
error-mail-link = This link is not valid any more. Please give your address once more.
