### Words for Jamaica's components and for packs that change them. They do not travel with the table.

## Lists

ws-list-treasure_cards-cards = Kincskártyák
ws-list-action_cards-cards = Akciókártyák
ws-list-board-spaces = A tábla mezői
ws-list-dice-dice = Kockák
ws-list-components-components = A doboz tartalma
ws-list-components-pirates = Kalózok
ws-list-action_cards-symbols = Jelek

## Fields

ws-field-points = Pont a játék végén
ws-field-group = Csoport
ws-field-face = Képpel felfelé vagy lefelé
ws-field-count = Példányszám
ws-field-treasure_cards-cards-effect = Képesség
ws-field-ghost_ship = A szellemhajónál
ws-field-day = Nappal
ws-field-night = Éjszaka
ws-field-label_en = Felirat (angol)
ws-field-label_zh = Felirat (kínai)
ws-field-label_hu = Felirat (magyar)
ws-field-cost = Költség
ws-field-end_score = Pont az itt álló hajónak a játék végén
ws-field-disputed_alt = Másik ár (beállítás szerint)
ws-field-resource = Miben fizetendő
ws-field-section = A pálya része
ws-field-next = Következő mezők
ws-field-prev = Előző mezők
ws-field-to_finish = Lépés a célig
ws-field-treasure_token = Kincsjelző
ws-field-x = Hely a képen, vízszintesen
ws-field-y = Hely a képen, függőlegesen
ws-field-color = Szín

## Texts

ws-text-day = Nappal: { $what }
ws-text-night = Éjszaka: { $what }
ws-text-part = { $kind } ({ $part })
ws-text-space = { $where }. { $cost }. { $points } pont az itt álló hajónak a játék végén.
ws-text-faces = Lapjai: { $faces }.
ws-text-pirate = Hajójának színe: { $colour }.

## What stands on components where nothing can be chosen

ws-value-kind-port_royal = { space-kind-port_royal }
ws-value-kind-sea = { space-kind-sea }
ws-value-kind-port = { space-kind-port }
ws-value-kind-lair = { space-kind-lair }
ws-value-resource-food = { good-food }
ws-value-resource-gold = { good-gold }
ws-value-group-power = Képesség
ws-value-group-treasure = Kincs
ws-value-group-cursed = Elátkozott kincs
ws-value-face-up = Képpel felfelé
ws-value-face-down = Képpel lefelé
