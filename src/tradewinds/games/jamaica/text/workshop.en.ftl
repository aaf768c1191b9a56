### Words for Jamaica's components and for packs that change them. They do not travel with the table.

## Lists

ws-list-treasure_cards-cards = Treasure cards
ws-list-action_cards-cards = Action cards
ws-list-board-spaces = Spaces of the board
ws-list-dice-dice = Dice
ws-list-components-components = What is in the box
ws-list-components-pirates = Pirates
ws-list-action_cards-symbols = Symbols

## Fields

ws-field-points = Points at the end
ws-field-group = Group
ws-field-face = Lies face up or down
ws-field-count = Copies
ws-field-treasure_cards-cards-effect = Power
ws-field-ghost_ship = With the Ghost Ship
ws-field-day = By day
ws-field-night = By night
ws-field-label_en = Label (English)
ws-field-label_zh = Label (Chinese)
ws-field-label_hu = Label (Hungarian)
ws-field-cost = Cost
ws-field-end_score = Points for a ship here at the end
ws-field-disputed_alt = Other cost, by option
ws-field-resource = Paid in
ws-field-section = Part of the track
ws-field-next = Next spaces
ws-field-prev = Spaces before it
ws-field-to_finish = Steps to the finish
ws-field-treasure_token = Treasure token
ws-field-x = Place on the picture, across
ws-field-y = Place on the picture, down
ws-field-color = Colour

## Texts

ws-text-day = By day: { $what }
ws-text-night = By night: { $what }
ws-text-part = { $kind } ({ $part })
ws-text-space = { $where }. { $cost }. { $points } points for a ship here at the end.
ws-text-faces = Faces: { $faces }.
ws-text-pirate = Plays the { $colour } ship.

## What stands on components where nothing can be chosen

ws-value-kind-port_royal = { space-kind-port_royal }
ws-value-kind-sea = { space-kind-sea }
ws-value-kind-port = { space-kind-port }
ws-value-kind-lair = { space-kind-lair }
ws-value-resource-food = { good-food }
ws-value-resource-gold = { good-gold }
ws-value-group-power = Power
ws-value-group-treasure = Treasure
ws-value-group-cursed = Cursed treasure
ws-value-face-up = Face up
ws-value-face-down = Face down
