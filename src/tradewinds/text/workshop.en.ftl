### Words for the components of games and for packs that change them. They do not travel with the tables.

## Every record

ws-field-id = Id
ws-field-source = Source
ws-field-note = Note
ws-field-reconstructed_fields = Fields of our own design
ws-field-name = Name
ws-field-name_en = Name (English)
ws-field-name_zh = Name (Chinese)
ws-field-name_hu = Name (Hungarian)
ws-field-text = Text
ws-field-text_en = Text (English)
ws-field-text_zh = Text (Chinese)
ws-field-text_hu = Text (Hungarian)
ws-field-effect = Effect
ws-field-kind = Kind
ws-field-n = How many
ws-field-max = At most

## Where a record comes from

ws-value-rulebook = Rulebook
ws-value-public = Public source
ws-value-derived = Derived
ws-value-reconstructed = Reconstructed: our own design
ws-value-printed-copy = Printed copy

## In a list of changes

ws-yes = yes
ws-no = no
ws-pair = { $label }: { $value }
ws-language = { $value } ({ $lang })
ws-lang-en = English
ws-lang-zh = Chinese
ws-lang-hu = Hungarian
ws-join = { $one }; { $other }

## In texts

ws-text-count = { $n } in the box.
