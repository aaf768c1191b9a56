### Words for the components of games and for packs that change them. They do not travel with the tables.

## Every record

ws-field-id = Azonosító
ws-field-source = Forrás
ws-field-note = Megjegyzés
ws-field-reconstructed_fields = Saját tervezésű mezők
ws-field-name = Név
ws-field-name_en = Név (angol)
ws-field-name_zh = Név (kínai)
ws-field-name_hu = Név (magyar)
ws-field-text = Szöveg
ws-field-text_en = Szöveg (angol)
ws-field-text_zh = Szöveg (kínai)
ws-field-text_hu = Szöveg (magyar)
ws-field-effect = Hatás
ws-field-kind = Fajta
ws-field-n = Mennyi
ws-field-max = Legfeljebb

## Where a record comes from

ws-value-rulebook = Szabálykönyv
ws-value-public = Nyilvános forrás
ws-value-derived = Levezetett
ws-value-reconstructed = Rekonstrukció: saját terv
ws-value-printed-copy = Nyomtatott példány

## In a list of changes

ws-yes = igen
ws-no = nem
ws-pair = { $label }: { $value }
ws-language = { $value } ({ $lang })
ws-lang-en = angol
ws-lang-zh = kínai
ws-lang-hu = magyar
ws-join = { $one }; { $other }

## In texts

ws-text-count = { $n } van a dobozban.
