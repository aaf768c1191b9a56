### Amit a kiszolgáló üzemeltetője mond.

operator-says = Az üzemeltető üzenete:
operator-put-away = Az üzenet elrejtése
