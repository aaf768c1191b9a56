game-name = A komp
game-tagline = Át a folyón, mielőtt eláll a szél.
game-blurb = Verseny 2–4 csónakkal és húsz szélkártyával.
word-space = { $n }. mező
option-river = Folyó
option-river-help = Milyen messze van a túlsó part (FER-1.4).
option-river-short = Rövid
option-river-long = Hosszú
score-spaces = Mezők
prompt-sail =
    { $anchor ->
        [true] Egy lapot sem játszhatsz ki ({ $space_name }).
       *[false] Melyik lapot játszod ki? ({ $space_name })
    }
    .help = Annyit mész, amennyit a lap mutat; másik csónak mezőjén nem állhatsz meg.
prompt-sail-other = { $who } lapot választ.
action-blow = { $wind } mezőt megyek
action-anchor = Horgonyt vetek
fact-set_up = { $who } kezd.
    .you = Te kezdesz.
fact-drew = { $who } húz egy lapot: { $card }.
    .you = Húzol egy lapot: { $card }.
fact-drew-unknown = { $who } húz egy lapot.
fact-sailed = { $who } kijátszik egy lapot ({ $wind }): { $space_name }.
    .you = Kijátszol egy lapot ({ $wind }): { $space_name }.
fact-landed = { $who } kijátszik egy lapot ({ $wind }), és partot ér.
    .you = Kijátszol egy lapot ({ $wind }), és partot érsz.
fact-anchored = { $who } horgonyt vet.
    .you = Horgonyt vetsz.
fact-game_over =
    { $count ->
        [one] { $winners_names } győz, { $points } mezővel.
       *[other] { $winners_names } osztozik a győzelmen, { $points } mezővel.
    }
    .you =
        { $count ->
            [one] Győzöl, { $points } mezővel.
           *[other] { $winners_names } osztozik a győzelmen, { $points } mezővel.
        }
refusal-no-such-card = Nincs ilyen lapod: { $wind }.
refusal-occupied = Ezzel a lappal ({ $wind }) olyan mezőre jutnál, ahol másik csónak van: { $space_name }.
refusal-can-sail = Van lapod, amelyet kijátszhatsz.
read-seat = { $n }. csónak
read-round = { $round }. forduló, { $name } kezd, a pakliban { $n } lap van.
read-boat = { $name }: { $space }. mező, még { $rest } van hátra, { $n } lap.
read-hand = A lapjaid: { $winds }.
read-none = egy sem
