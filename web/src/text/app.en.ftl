### The app itself: no line, a newer version.

app-offline-title = No line to the server
app-offline-device = This device is not connected to any network at the moment.
app-offline-server = The server does not answer at the moment.
app-offline-safe = Nothing is lost. Your decisions are saved at the server; what has not been sent yet, and what you had begun, is kept on this device. Without the server nobody can play on, though.
app-offline-again = It is tried again by itself: as soon as the line is back, this page opens, and your tables stand as they stood.
app-newer = There is a newer version. It comes with the next page you open.
app-newer-needed = This needs the newer version that the server has now.
app-newer-take = Load it now
