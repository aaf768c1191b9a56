### Card effects in words: one message for each verb, cost and trigger (texts.py joins them).

fx-some-food = { $n } food
fx-kind-food = food
fx-one-food = food
fx-some-wood = { $n } wood
fx-kind-wood = wood
fx-one-wood = wood
fx-some-stone = { $n } stone
fx-kind-stone = stone
fx-one-stone = stone
fx-some-sheep = { $n } sheep
fx-kind-sheep = sheep
fx-one-sheep = sheep
fx-some-fish = { $n } fish
fx-kind-fish = fish
fx-one-fish = fish
fx-some-gold = { $n } gold
fx-kind-gold = gold
fx-one-gold = gold
fx-some-raze =
    { $n ->
        [one] { $n } raze token
       *[other] { $n } raze tokens
    }
fx-kind-raze = raze tokens
fx-one-raze = raze tokens
fx-some-worker =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
fx-kind-worker = worker
fx-one-worker = worker
fx-some-vp = { $n } VP
fx-kind-vp = VP
fx-one-vp = VP
fx-some-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
fx-kind-card = card
fx-one-card = card
fx-some-any_resource =
    { $n ->
        [one] { $n } resource of any kind
       *[other] { $n } resources of any kind
    }
fx-field = Field goods: { $goods }.
fx-upgrade = Field upgrade: { $goods } (under a field that yields { $kind }).
fx-either = New field or field upgrade, as you choose when you build it: { $goods }.
fx-action = Action: { $steps }.
fx-action-paid = Action: { $cost }: { $steps }.
fx-ongoing = Ongoing: { $trigger }, { $steps }{ $limit }.
fx-limit =
    { $n ->
        [1] {""} (once a round)
        [2] {""} (at most twice a round)
       *[other] {""} (at most { $n } times a round)
    }
fx-free-keep = Ongoing: in each Lookout phase you may keep { $n } of the drawn cards without spending a worker.
fx-bonus = Building bonus: { $steps }.
fx-boost = Instant: { $steps }.
fx-copy = Copy: when built, choose another action or ongoing card in your empire (not a copy or store card); this card has its effect.
fx-store = Action: assign 1 to { $n } { $what } to this card. Store { $per } { $plain }: { $payout }.
fx-store-gold = gold
fx-store-gold-plain = gold
fx-store-resource = resources (any mix)
fx-store-resource-plain = resources
fx-store-goods = goods (any mix)
fx-store-goods-plain = goods
fx-pays-food = { $n } food
fx-pays-wood = { $n } wood
fx-pays-stone = { $n } stone
fx-pays-sheep = { $n } sheep
fx-pays-fish = { $n } fish
fx-pays-gold = { $n } gold
fx-pays-raze =
    { $n ->
        [one] { $n } raze token
       *[other] { $n } raze tokens
    }
fx-pays-worker =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
fx-pays-vp = { $n } VP
fx-pays-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
fx-slash = { $one } / { $other }
fx-and = { $one } and { $other }
fx-and-then = { $one } and { $other }
fx-then = { $one }; { $other }
fx-gain = gain { $what }
fx-gain-more = { $one } and { $other }
fx-gain-counted = gain { $what } { $count }{ $most }
fx-most = {""} (at most { $n })
fx-count-icon =
    { $n ->
        [one] for each { $icon } icon in your empire
       *[other] for every { $n } { $icon } icons in your empire
    }
fx-count-my_queued_ships =
    { $n ->
        [one] for each ship of yours on the expedition board
       *[other] for every { $n } ships of yours on the expedition board
    }
fx-count-assigned_workers =
    { $n ->
        [one] for each worker assigned to your cards
       *[other] for every { $n } workers assigned to your cards
    }
fx-count-assigned_goods =
    { $n ->
        [one] for each good assigned to your cards
       *[other] for every { $n } goods assigned to your cards
    }
fx-count-distinct_icons =
    { $n ->
        [one] for each different icon in your empire
       *[other] for every { $n } different icons in your empire
    }
fx-count-discard_pile =
    { $n ->
        [one] for each card in your discard pile
       *[other] for every { $n } cards in your discard pile
    }
fx-any-resource =
    { $n ->
        [one] gain { $n } resource of your choice
       *[other] gain { $n } resources of your choice
    }
fx-any-one = gain 1 { $kinds }
fx-any-mix = gain { $n } items in any mix of { $all }
fx-any-counted = gain { $n } { $kinds } { $count }{ $most }, in any mix
fx-or = { $one } or { $other }
fx-comma = { $one }, { $other }
fx-all = { $one } and { $other }
fx-recover =
    { $n ->
        [one] recover up to { $n } worker
       *[other] recover up to { $n } workers
    }
fx-release-worker =
    { $n ->
        [one] release up to { $n } worker
       *[other] release up to { $n } workers
    }
fx-release-goods =
    { $n ->
        [one] release up to { $n } good
       *[other] release up to { $n } goods
    }
fx-from-self = { $what } from this card
fx-refresh-all-island = refresh all islands that you have conquered
fx-refresh-action = refresh up to { $n } of your action cards
fx-refresh-action-icon = refresh up to { $n } of your action cards with the { $icon } icon
fx-refresh = refresh up to { $n } of your cards ({ $which })
fx-refresh-all = refresh all of your cards ({ $which })
fx-exhaust_opponent =
    { $n ->
        [one] exhaust { $n } unexhausted action card of an opponent who has not passed
       *[other] exhaust { $n } unexhausted action cards of opponents who have not passed
    }
fx-perform = perform { $tile }
fx-perform-generic = perform { $tile } with a generic ship (with your own if none is left)
fx-move_pawn = you may move { $n } of your pawns that stand on action tiles to any other action tile
fx-ship_up =
    you may move 1 of your ships on the expedition board up { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
fx-voyage-pillage = pillage now with 1 of your ships on the expedition board
fx-voyage-conquer = conquer now with 1 of your ships on the expedition board
fx-voyage-choose = pillage or conquer now with 1 of your ships on the expedition board
fx-gain_ship = take your third ship
fx-look =
    { $n ->
        [one] look at the top card of your deck and take it into your hand
       *[other] look at the top { $n } cards of your deck, take { $keep } into your hand, discard the others
    }
fx-search =
    { $n ->
        [one] search your deck for { $n } card with the { $icon } icon and take it into your hand
       *[other] search your deck for up to { $n } cards with the { $icon } icon and take them into your hand
    }
fx-take_discard =
    { $n ->
        [one] you may take { $n } card from your discard pile into your hand
       *[other] you may take up to { $n } cards from your discard pile into your hand
    }
fx-payout = resolve the store effects of up to { $n } of your cards now
fx-may_pay = you may { $cost } (if you do, { $steps })
fx-may-return = return { $n } of your locations to your hand
fx-choose = choose one ({ $lists })
fx-choice-or = { $one }, or { $other }
fx-recopy = choose a new target for up to { $n } of your copy cards
fx-spend = spend { $what }
fx-assign =
    { $n ->
        [one] assign { $n } worker to this card
       *[other] assign { $n } workers to this card
    }
fx-discard_hand =
    { $n ->
        [one] discard { $n } card from your hand
       *[other] discard { $n } cards from your hand
    }
fx-discard_empire-field =
    { $n ->
        [one] discard { $n } field or field upgrade from your empire
       *[other] discard { $n } fields or field upgrades from your empire
    }
fx-discard_empire =
    { $n ->
        [one] discard { $n } card from your empire ({ $which })
       *[other] discard { $n } cards from your empire ({ $which })
    }
fx-return_to_hand = return { $n } of your locations to your hand
fx-on-tile = each time you perform { $tile }
fx-on-tile-any = each time any player performs { $tile }
fx-on-pillage = each time you pillage an island
fx-on-pillage-near = each time you pillage a nearby island
fx-on-pillage-far = each time you pillage a distant island
fx-on-conquer = each time you conquer an island
fx-on-conquer-near = each time you conquer a nearby island
fx-on-conquer-far = each time you conquer a distant island
fx-on-attack = each time you attack
fx-on-build = each time you build a card
fx-on-build-icon = each time you build a card with the { $icon } icon
fx-on-build-location = each time you build a location that is not a field or field upgrade
fx-on-assign_worker = each time you assign a worker
fx-on-release_worker = each time you release a worker
fx-on-store_payout = each time a store card of yours pays out
fx-on-discard_or_return = each time you discard a card from your empire or return one to your hand
