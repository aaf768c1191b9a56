### The app itself: no line, a newer version.

app-offline-title = Nincs kapcsolat a kiszolgálóval
app-offline-device = Ez az eszköz most egyetlen hálózathoz sem kapcsolódik.
app-offline-server = A kiszolgáló most nem válaszol.
app-offline-safe = Semmi sem veszett el. A döntéseidet a kiszolgáló őrzi; amit még nem küldtünk el, és amit elkezdtél, az megmarad ezen az eszközön. A kiszolgáló nélkül viszont senki sem tud továbbjátszani.
app-offline-again = Az oldal magától újra próbálkozik: amint visszatér a kapcsolat, megnyílik, és az asztalaid úgy állnak, ahogy voltak.
app-newer = Van újabb változat: a következő oldallal jön.
app-newer-needed = Ehhez az újabb változat kell, amely most a kiszolgálón van.
app-newer-take = Betöltés most
