### Amit az emberek az üzemeltetőről hallanak: kitiltások, bejelentések, eltávolított asztalok.

error-banned = A kiszolgáló üzemeltetője kitiltott.
# $hours = órák száma, $reason = az üzemeltető saját szavai, vagy semmi
error-banned-for = A kiszolgáló üzemeltetője még { $hours } órára kitiltott. { $reason }
error-banned-for-good = A kiszolgáló üzemeltetője kitiltott. { $reason }
error-table-removed = Ezt az asztalt a kiszolgáló eltávolította.
error-report-whom = Add meg, kire gondolsz: egy helyre vagy valamire, ami elhangzott.
error-report-self = Saját magadat nem jelentheted be.
# $most = szám
error-reports-many = Az üzemeltetőnek már { $most } bejelentésed van, amelyet meg kell néznie. Várd meg, amíg végez velük.
