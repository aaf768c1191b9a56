### What can go wrong about who somebody is.

error-session-ended = This browser was signed out. You are a new guest here now.
error-secret-used = This was used a moment ago. It is good only once.
error-link-gone = This link is not good any more: it was used, taken back, or is older than ten minutes. Please make a new one.
error-already-you = You are this person already, in this browser.
error-code-wrong = This recovery code is not known. Perhaps it was used before, or there is a newer set.
error-no-such-session = This browser is signed out already.
error-passkey-address = Browsers make passkeys only for a name with a secure connection (https), or for localhost. This address is neither.
error-passkey-wrong = The passkey could not be checked, so nothing was changed. Please try again.
error-passkey-late = This took too long, or was begun in another window. Please try again.
error-passkey-unknown = This passkey is not known here. Perhaps it was removed.
# $most: how many there may be
error-passkeys-many = You have { $most } passkeys. Please remove one first.
error-no-such-passkey = There is no such passkey any more.
error-delete-id = This is not the number of who you are here, so nothing was deleted.
