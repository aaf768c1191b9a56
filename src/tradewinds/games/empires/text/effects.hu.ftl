### A laphatások szavai: minden igéhez, költséghez és kiváltóhoz egy üzenet (texts.py fűzi össze).

fx-some-food = { $n } élelmet
fx-kind-food = élelmet
fx-one-food = élelmet
fx-some-wood = { $n } fát
fx-kind-wood = fát
fx-one-wood = fát
fx-some-stone = { $n } követ
fx-kind-stone = követ
fx-one-stone = követ
fx-some-sheep = { $n } juhot
fx-kind-sheep = juhot
fx-one-sheep = juhot
fx-some-fish = { $n } halat
fx-kind-fish = halat
fx-one-fish = halat
fx-some-gold = { $n } aranyat
fx-kind-gold = aranyat
fx-one-gold = aranyat
fx-some-raze = { $n } fejszét
fx-kind-raze = fejszét
fx-one-raze = fejszét
fx-some-worker = { $n } munkást
fx-kind-worker = munkást
fx-one-worker = munkást
fx-some-vp = { $n } pontot
fx-kind-vp = pontot
fx-one-vp = pontot
fx-some-card = { $n } lapot
fx-kind-card = lapot
fx-one-card = lapot
fx-some-any_resource = { $n } tetszőleges nyersanyagot
fx-field = Termés: { $goods }.
fx-upgrade = Földfejlesztés: { $goods } (olyan föld alá, amely { $kind } ad).
fx-either = Építéskor választhatsz, hogy új föld vagy földfejlesztés legyen: { $goods }.
fx-action = Akció: { $steps }.
fx-action-paid = Akció: { $cost }: { $steps }.
fx-ongoing = Folyamatos: { $trigger }, { $steps }{ $limit }.
fx-limit =
    { $n ->
        [1] {""} (körönként egyszer)
        [2] {""} (körönként legfeljebb kétszer)
       *[other] {""} (körönként legfeljebb { $n }-szer)
    }
fx-free-keep = Folyamatos: minden Felderítés fázisban { $n } húzott lapot munkás elköltése nélkül megtarthatsz.
fx-bonus = Építési bónusz: { $steps }.
fx-boost = Azonnali: { $steps }.
fx-copy = Másolás: építéskor válassz a birodalmadból egy másik akció- vagy folyamatos lapot (másoló és raktárlapot nem); ez a lap annak hatásával bír.
fx-store = Akció: rendelj ki 1–{ $n } { $what } erre a lapra. Raktár ({ $per } { $plain }): { $payout }.
fx-store-gold = aranyat
fx-store-gold-plain = arany
fx-store-resource = nyersanyagot (tetszőleges összetételben)
fx-store-resource-plain = nyersanyag
fx-store-goods = árut (tetszőleges összetételben)
fx-store-goods-plain = áru
fx-pays-food = { $n } élelem
fx-pays-wood = { $n } fa
fx-pays-stone = { $n } kő
fx-pays-sheep = { $n } juh
fx-pays-fish = { $n } hal
fx-pays-gold = { $n } arany
fx-pays-raze = { $n } fejsze
fx-pays-worker = { $n } munkás
fx-pays-vp = { $n } pont
fx-pays-card = { $n } lap
fx-slash = { $one } / { $other }
fx-and = { $one } és { $other }
fx-and-then = { $one }, és { $other }
fx-then = { $one }; { $other }
fx-gain = kapsz { $what }
fx-gain-more = { $one } és { $other }
fx-gain-counted = kapsz { $what } { $count }{ $most }
fx-most = {""} (legfeljebb { $n })
fx-count-icon =
    { $n ->
        [1] a birodalmadban lévő minden { $icon } ikon után
       *[other] a birodalmadban lévő minden { $n } { $icon } ikon után
    }
fx-count-my_queued_ships =
    { $n ->
        [1] az expedíciós táblán álló minden hajód után
       *[other] az expedíciós táblán álló minden { $n } hajód után
    }
fx-count-assigned_workers =
    { $n ->
        [1] a lapjaidra kirendelt minden munkás után
       *[other] a lapjaidra kirendelt minden { $n } munkás után
    }
fx-count-assigned_goods =
    { $n ->
        [1] a lapjaidra kirendelt minden áru után
       *[other] a lapjaidra kirendelt minden { $n } áru után
    }
fx-count-distinct_icons =
    { $n ->
        [1] a birodalmadban lévő minden különböző ikon után
       *[other] a birodalmadban lévő minden { $n } különböző ikon után
    }
fx-count-discard_pile =
    { $n ->
        [1] a dobópaklidban lévő minden lap után
       *[other] a dobópaklidban lévő minden { $n } lap után
    }
fx-any-resource = kapsz { $n } tetszőleges nyersanyagot
fx-any-one = kapsz 1 { $kinds }
fx-any-mix = kapsz összesen { $n } darabot, tetszőleges összetételben: { $all }
fx-any-counted = kapsz { $n } { $kinds } { $count }{ $most }, tetszőleges összetételben
fx-or = { $one } vagy { $other }
fx-comma = { $one }, { $other }
fx-all = { $one }, { $other }
fx-recover = visszavehetsz legfeljebb { $n } munkást
fx-release-worker = felszabadíthatsz legfeljebb { $n } munkást
fx-release-goods = felszabadíthatsz legfeljebb { $n } árut
fx-from-self = { $what } erről a lapról
fx-refresh-all-island = frissítsd az összes meghódított szigetedet
fx-refresh-action = frissítsd legfeljebb { $n } akciólapodat
fx-refresh-action-icon = frissítsd legfeljebb { $n } { $icon } ikonos akciólapodat
fx-refresh = frissítsd legfeljebb { $n } lapodat ({ $which })
fx-refresh-all = frissítsd az összes lapodat ({ $which })
fx-exhaust_opponent = merítsd ki egy még nem passzolt ellenfél { $n } friss akciólapját
fx-perform = hajts végre egy { $tile } akciót
fx-perform-generic = hajts végre egy { $tile } akciót közös hajóval (ha már nincs, a sajátoddal)
fx-move_pawn =
    { $n ->
        [1] egy
       *[other] { $n }
    } akciólapkán álló klánfigurádat áthelyezheted bármelyik másik akciólapkára
fx-ship_up = egy hajódat az expedíciós táblán { $n } hellyel előrébb viheted
fx-voyage-pillage = azonnal fosztogass az expedíciós táblán álló egyik hajóddal
fx-voyage-conquer = azonnal hódíts az expedíciós táblán álló egyik hajóddal
fx-voyage-choose = azonnal fosztogass vagy hódíts az expedíciós táblán álló egyik hajóddal
fx-gain_ship = megkapod a harmadik hajódat
fx-look = nézd meg a paklid felső { $n } lapját, { $keep } lapot vegyél a kezedbe, a többit dobd el
fx-search = keress a paklidban { $n } { $icon } ikonos lapot, és vedd a kezedbe
fx-take_discard = a dobópaklidból { $n } lapot a kezedbe vehetsz
fx-payout = legfeljebb { $n } lapod raktárhatását azonnal érvényesítheted
fx-may_pay = { $cost } (ha így teszel, { $steps })
fx-may-return = visszavehetsz a kezedbe { $n } helyszínt a birodalmadból
fx-choose = válassz egyet ({ $lists })
fx-choice-or = { $one }, vagy { $other }
fx-recopy = legfeljebb { $n } másoló lapodnak új célpontot választhatsz
fx-spend = költs el { $what }
fx-assign = rendelj ki { $n } munkást erre a lapra
fx-discard_hand = dobj el { $n } lapot a kezedből
fx-discard_empire-field = dobj el { $n } földet vagy földfejlesztést a birodalmadból
fx-discard_empire = dobj el { $n } lapot a birodalmadból ({ $which })
fx-return_to_hand = vegyél vissza a kezedbe { $n } helyszínt a birodalmadból
fx-on-tile = valahányszor végrehajtasz egy { $tile } akciót
fx-on-tile-any = valahányszor bármelyik játékos végrehajt egy { $tile } akciót
fx-on-pillage = valahányszor kifosztasz egy szigetet
fx-on-pillage-near = valahányszor kifosztasz egy közeli szigetet
fx-on-pillage-far = valahányszor kifosztasz egy távoli szigetet
fx-on-conquer = valahányszor meghódítasz egy szigetet
fx-on-conquer-near = valahányszor meghódítasz egy közeli szigetet
fx-on-conquer-far = valahányszor meghódítasz egy távoli szigetet
fx-on-attack = valahányszor támadsz
fx-on-build = valahányszor felépítesz egy lapot
fx-on-build-icon = valahányszor felépítesz egy { $icon } ikonos lapot
fx-on-build-location = valahányszor olyan helyszínt építesz, amely nem föld és nem földfejlesztés
fx-on-assign_worker = valahányszor kirendelsz egy munkást
fx-on-release_worker = valahányszor felszabadítasz egy munkást
fx-on-store_payout = valahányszor egy raktárlapod fizet
fx-on-discard_or_return = valahányszor lapot dobsz el a birodalmadból, vagy onnan a kezedbe veszel vissza
