### The catalogue: the components of the games to look through, and the checklist.

title-cards = Components
title-catalogue = Components
title-checklist = Checklist

components = Components
cat-choose = Which box do you open?
cat-choose-hint = Every card, tile and space of every game: its face, what it does, its numbers, the rules it touches, and where we have it from.
cat-title = Components: { $game }
cat-lead = Everything that lies in the box, as it is drawn at the table. What we could not read anywhere we designed ourselves: it is marked as our design, and can be corrected by whoever has the box.
cat-about = Cards and tiles that we could not read anywhere are our own designs. The list of components says of each where it comes from.
cat-look = Look through
cat-checklist = Checklist to print
cat-checklist-title = Checklist: { $game }
# $pack = name, $version, $author
cat-pack = With the pack { $pack }, version { $version }, by { $author }
cat-pack-hint = What the pack does otherwise than the box is marked.
cat-to-box = Show the box
cat-removed = Taken out by the pack
cat-missing = The components could not be fetched.

## Finding

cat-search = Search names, texts, rules, numbers
cat-filters = Filters
cat-list = List
cat-source = Source
cat-kind = Kind
cat-cost = Cost
cat-icon = Symbol
cat-any = All
# $name = what can be chosen, $n = how many there are
cat-offer = { $name } ({ $n })
cat-clear = Show all
# $n = how many fit, $all = how many there are
cat-found =
    { $n ->
        [0] None of the { $all } components has all that.
        [one] One of { $all } components
       *[other] { $n } of { $all } components
    }
cat-all =
    { $n ->
        [one] One component
       *[other] { $n } components
    }
cat-help = Arrow keys walk through a list, Enter opens a component, / goes to the search.

## Where something comes from

cat-source-rulebook = Rulebook
cat-source-rulebook-help = It stands in the rulebook like this.
cat-source-public = Public source
cat-source-public-help = Read in a source that everybody can find: a review, a published list, a programme.
cat-source-derived = Derived
cat-source-derived-help = It follows from numbers that are known.
cat-source-reconstructed = Our design
cat-source-reconstructed-help = We could not read it anywhere: this is our own design, not the printed component.
cat-source-printed-copy = Printed copy
cat-source-printed-copy-help = Somebody read it off a component of their own box.
cat-source-partly = Partly our design
# $fields = what of it
cat-source-partly-help = Our own design is: { $fields }.
cat-source-pack = Other in this pack
cat-changed = Changed
cat-added = New

## One component

# $n = which, $all = of how many
cat-place = { $n } of { $all }
cat-previous = Previous
cat-next = Next
cat-numbers = Numbers
cat-copies = Copies
cat-rules = Rules it touches
cat-changes = In this pack
# $before and $after = what stands in the field; either may be missing
cat-change = { $before } → { $after }
cat-nothing = nothing
cat-yes = yes
cat-no = no
cat-correct = Correct it
cat-correct-hint = Does your copy print something else? Make it right in a pack of your own.
cat-fixed = A pack cannot change this.
# $name = what the component is called, $list = of which list
cat-spoken = { $name }, { $list }

## The checklist

cat-check-lead = Every component that is our own design, wholly or in part, in the order of the box. Lay your copy beside it and tick off what you have compared.
cat-check-all = All components, not only our designs
cat-check-print = Print
# $done = ticked, $all = of how many
cat-check-done = { $done } of { $all } ticked
cat-check-clear = Take all ticks away
cat-check-clear-question = Take away all ticks of this game?
cat-check-clear-yes = Take them away
cat-check-none = Nothing here is our own design: all of it stands in the rulebook or in public sources.
cat-check-name = Name
cat-check-english = In English
cat-check-numbers = Numbers
cat-check-text = What it does
# $label = a field, $value = what stands in it
cat-row = { $label }: { $value }
cat-check-tick = Compared: { $name }
