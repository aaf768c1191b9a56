### The workshop: packs of other components, and the editor for them.

title-packs = Packs
title-workshop = Workshop
title-pack = Pack

## Packs

packs = Packs
packs-lead = A pack is a file with other components for a game: your own printed cards typed in, a variant, a new deck. You make it here by picking, and play with it at any table.
packs-new = A new pack for
packs-here = In this browser
packs-here-none = None yet. Choose a game above, or bring a file.
packs-there = On the server only
packs-there-none = None. Packs that you also save on the server can be opened from another browser of yours and played with at tables.
packs-is-there = Also on the server
packs-is-shared = On the server, shared by link
packs-share = Share by link
packs-unshare = Stop sharing
packs-play-with = Play with it
packs-copy = Copy to my packs
pack-changes = What it changes
# $game = name of the game
bench-new-name = My copy of { $game }
# $name = of the pack
bench-copy-name = { $name } (copy)
bench-edit = Edit
bench-play = Play
bench-export = Export
bench-import = From a file …
bench-duplicate = Duplicate
bench-delete = Delete
bench-delete-ask = Delete it from this browser?
bench-deleted = “{ $name }” is deleted from this browser.
bench-import-file = Choose a pack’s file (.yaml)
bench-import-text = Or paste what stands in it
bench-import-read = Look at it
bench-import-keep = Keep it in this browser

## The editor

bench-not-here = This browser has no such pack.
bench-not-here-hint = It may have been deleted, or be kept in another browser. Packs saved on the server are in your list of packs.
bench-undo = Undo
bench-redo = Redo
bench-panel-changes = Changes
bench-panel-about = About
bench-panel-keeping = Keep and share
# $field = name of a field
bench-change = { $field }:
bench-version = Version { $version }
# $sha = the first signs of a fingerprint
bench-hash = Fingerprint { $sha }
bench-kept = Kept in this browser
bench-not-kept = Not kept!
bench-components = Components
bench-list = Kind of component
bench-search = Search by name
bench-only = Show
bench-only-all = All
bench-only-todo = Our design
bench-only-changed = Changed in this pack
bench-only-wrong = Something is wrong
# $n = components that are not reconstructed, $of = all of this list
bench-done = { $n } of { $of } are not our own design.
bench-found-none = Nothing is called that.
bench-add = New
bench-add-like = New, like this one
bench-choose = Choose a component.
bench-is-changed = changed
bench-is-added = new
bench-is-removed = taken out
bench-is-wrong = something is wrong
bench-removed = It is not in this pack.
bench-previous = Previous
bench-next = Next
bench-confirm = Printed just so
bench-try = Try it
bench-restore = As in the box
bench-remove = Take out
bench-face = How it looks and what it says
bench-face-old = As it was before: it is drawn again when nothing is wrong.
bench-says = What it says
bench-remarks = Other than in the box
bench-rules = Rules:
bench-more-fields = Source, notes and what cannot be changed
# $what = what stands in the box
bench-in-box = Box: { $what }
bench-nothing = nothing
bench-trio-name = Name
bench-trio-label = Name
bench-trio-text = Text
bench-languages = Other languages:
bench-name-repeated = The same name stands in the other languages until you type them.
bench-text-follows = The text is made from what the card does.
bench-text-own = Use my own words
bench-text-follow = Make it from what the card does
# $what = name of a thing or field
bench-less = { $what }: one less
bench-more = { $what }: one more
bench-count = { $what }: { $n }. One more
bench-count-otherwise = Count otherwise …
bench-take-out = { $what }: take out
bench-put-in = { $what }: add …
bench-up = { $what }: up
bench-down = { $what }: down
bench-item = { $what } { $n }
bench-step = { $what }: add a step
bench-verb-search = Search the steps
bench-either = { $what }: in which way
bench-either-number = A number
bench-either-choice = A choice
bench-either-record = A single one
bench-either-row = Counted
bench-either-list = Several
bench-either-amounts = Amounts
# $n = how many errors
bench-wrong =
    { $n ->
        [one] One thing is wrong.
       *[other] { $n } things are wrong.
    }
bench-changes-none = Nothing is other than in the box.
bench-full = This browser has no more room. What you did last is not kept: export the pack, or delete another one, and try again.
bench-unreachable = The server cannot be reached. Your work is kept in this browser; it is checked again by itself.
bench-other-window = Another window has changed this pack: this is its version. Undo brings back yours.
bench-about-name = Name
bench-about-version = Version
bench-about-author = Author
bench-about-licence = Licence
bench-about-empty = Something must stand here.

## On the server

bench-here-only = It is kept in this browser only.
bench-there = It is saved on the server, too.
bench-there-behind = What is saved on the server is an earlier edition.
bench-save = Save on the server
bench-saved = Saved on the server.
bench-share = Share by link
bench-share-hint = Whoever has the link can read it and play with it, not change it.
bench-share-link = Link to the pack
bench-drop-there = Take it off the server
bench-drop-there-ask = Take it off the server? Tables that have begun keep their components.
bench-conflict = The pack was saved elsewhere meanwhile. Which edition shall go on?
bench-conflict-theirs = The saved one (undo brings back mine)
bench-conflict-mine = Mine, in place of the saved one

## At tables

create-packs-mine = My packs
create-packs-here = In this browser (saved on the server first)
create-packs-offered = Offered by this server
create-packs-shared = By link
back-to-workshop = Back to the editor
