# Jamaica's own words on the web table (Hungarian).
jamaica-ui-title = JAMAICA
jamaica-ui-subtitle = verseny a sziget körül
jamaica-ui-chart = Versenytérkép
jamaica-ui-spaces = Az ötven mező
jamaica-ui-comma = { ", " }
jamaica-ui-pause = { ", " }
jamaica-ui-colon = { ": " }
jamaica-ui-full-stop = { ". " }
jamaica-ui-ghost-ship = Kísértethajó

# spaces
jamaica-ui-kind-port_royal = Port Royal
jamaica-ui-kind-sea = Tenger
jamaica-ui-kind-port = Kikötő
jamaica-ui-kind-lair = Kalóztanya
jamaica-ui-costs = költsége { $what }
jamaica-ui-free = Nem kell fizetni
jamaica-ui-treasure-here = van kincs
jamaica-ui-treasure-gone = a kincset elvitték
jamaica-ui-end-points = a végén { $n } pont
jamaica-ui-fork = Elágazás: { $a } (külső ág) vagy { $b } (belső csatorna)
jamaica-ui-leads-to = Tovább: { $n }
jamaica-ui-ships-here = Hajók: { $names }
jamaica-ui-ship-at = { $name }: { $where }, { $rank ->
    [1] az élen
   *[other] { $rank }. hely
}.
jamaica-ui-dice-are = Nappali kocka: { $day }, éjszakai kocka: { $night }.
jamaica-ui-pile-has = { $n } lap a kincspakliban.
jamaica-ui-legend-sea = 1 élelem
jamaica-ui-legend-port = arany
jamaica-ui-legend-lair = kincs
jamaica-ui-round = { $n }. forduló
jamaica-ui-pile = Kincsek

# amounts
jamaica-ui-amount-gold = { $n } arany
jamaica-ui-amount-food = { $n } élelem
jamaica-ui-amount-gunpowder = { $n } puskapor

# previews
jamaica-ui-day-does = Nappal: { $what }
jamaica-ui-night-does = Éjszaka: { $what }
jamaica-ui-forward = előre
jamaica-ui-backward = hátra
jamaica-ui-forward-n = előre { $n }
jamaica-ui-backward-n = hátra { $n }

# actions
jamaica-ui-hold = { $n }. raktér
jamaica-ui-hold-sixth = Hatodik raktér

# groups of actions
jamaica-ui-group-dice = Melyik kocka legyen a nappali?
jamaica-ui-group-cards = A lapjaid
jamaica-ui-group-empty-holds = Üres rakterek
jamaica-ui-group-throw = Kiürítés
jamaica-ui-group-payable = Ki tudod fizetni
jamaica-ui-group-short = Nem tudod kifizetni
jamaica-ui-group-back = Hátrálás ide
jamaica-ui-group-attack = Támadás
jamaica-ui-group-sabre = Saran szablyája
jamaica-ui-group-loot-curse = Átok átadása
jamaica-ui-group-ghost = Kísértethajó

# holds, hand, treasures
jamaica-ui-holds = Rakterek
jamaica-ui-hold-empty = üres
jamaica-ui-hand = A lapjaid
jamaica-ui-deck = Húzópakli
jamaica-ui-deck-has = { $n } lap maradt a húzópakliban
jamaica-ui-discard = Kijátszva
jamaica-ui-discard-has = { $n ->
    [0] Még nincs kijátszott lap
   *[other] { $n } kijátszott lap
}
jamaica-ui-laid = Ebben a fordulóban
jamaica-ui-laid-hidden = Egy lefordított lap
jamaica-ui-treasures = Kincsek
jamaica-ui-treasures-has = { $n } kincs
jamaica-ui-no-treasures = Még nincs kincs
jamaica-ui-face-down = { $n } lefordított kincs
jamaica-ui-face-down-one = Egy lefordított kincs

# ships
jamaica-ui-rank = { $n }. hely
jamaica-ui-captain = Kapitány
jamaica-ui-finished = Célba ért
jamaica-ui-hand-has = { $n } lap a kézben
jamaica-ui-unseen = Még a pakliban és a kézben
jamaica-ui-steps-to-go = még { $n } lépés

# battle
jamaica-ui-battle = Csata
jamaica-ui-attacker = Támadó
jamaica-ui-defender = Védő
jamaica-ui-powder-spent = Puskapor
jamaica-ui-roll = Dobás
jamaica-ui-strength = Harcérték
jamaica-ui-star = csillag
jamaica-ui-star-wins = Csillag: azonnal győz
jamaica-ui-lady-beth-adds = Lady Beth +2
jamaica-ui-not-yet = még nem
jamaica-ui-step-attack-powder = Támadó: puskapor
jamaica-ui-step-attack-roll = Támadó: dobás
jamaica-ui-step-defend-powder = Védő: puskapor
jamaica-ui-step-defend-roll = Védő: dobás
jamaica-ui-step-loot = Zsákmány

# odds, loot, paying: $what = an amount of goods, $hold = name of a hold
jamaica-ui-odds = Győzelmi esély ennyi puskaporral:
jamaica-ui-odds-open = Győzelmi esély ennyi puskaporral: attól függ, a védő mindet elhasználja-e, vagy semennyit.
jamaica-ui-loot-from = Zsákmány: { $name }
jamaica-ui-pay = Fizetés: { $what }
jamaica-ui-pay-less = Eggyel kevesebb innen: { $hold }
jamaica-ui-pay-more = Eggyel több innen: { $hold }
jamaica-ui-pay-left = marad { $n }

# answers that the table gives by itself when it is asked to (settings)
auto-jamaica-load = Berakodás az első üres raktérbe (a hatodik raktérbe utoljára)
auto-jamaica-pay = Fizetés a legkisebb rakterekből

# scores
jamaica-ui-scores = Végeredmény
jamaica-ui-score-place = Hely
jamaica-ui-score-gold = Arany
jamaica-ui-score-treasures = Kincsek
jamaica-ui-score-curses = Átkok
jamaica-ui-score-total = Összesen
jamaica-ui-score-captain = Hajó
jamaica-ui-winner = Győztes
jamaica-ui-wins = { $names } megnyerte a versenyt!
jamaica-ui-you-win = Megnyerted a versenyt!
jamaica-ui-win-shared = Megosztott győzelem: { $names }!

# chart tools
jamaica-ui-zoom = Nagyítás
jamaica-ui-zoom-in = Nagyítás
jamaica-ui-zoom-out = Kicsinyítés
jamaica-ui-zoom-whole = A teljes térkép
jamaica-ui-zoom-mine = Mutasd a választható célokat
jamaica-ui-skip = Átugrás

# table
jamaica-ui-group-other = Egyéb
jamaica-ui-known-curses = köztük { $n } átkozott
