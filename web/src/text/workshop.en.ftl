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
ws-new-name = My copy of { $game }
# $name = of the pack
ws-copy-name = { $name } (copy)
ws-edit = Edit
ws-play = Play
ws-export = Export
ws-import = From a file …
ws-duplicate = Duplicate
ws-delete = Delete
ws-delete-ask = Delete it from this browser?
ws-deleted = “{ $name }” is deleted from this browser.
ws-import-file = A pack’s file (.yaml)
ws-import-text = Or paste what stands in it
ws-import-read = Look at it
ws-import-keep = Keep it in this browser

## The editor

ws-not-here = This browser has no such pack.
ws-not-here-hint = It may have been deleted, or be kept in another browser. Packs saved on the server are in your list of packs.
ws-undo = Undo
ws-redo = Redo
ws-panel-changes = Changes
ws-panel-about = About
ws-panel-keeping = Keep and share
ws-version = Version { $version }
# $sha = the first signs of a fingerprint
ws-hash = Fingerprint { $sha }
ws-kept = Kept in this browser
ws-not-kept = Not kept!
ws-components = Components
ws-list = Kind of component
ws-search = Search by name
ws-only = Show
ws-only-all = All
ws-only-todo = Reconstructed
ws-only-changed = Changed in this pack
ws-only-wrong = Something is wrong
# $n = components that are not reconstructed, $of = all of this list
ws-done = { $n } of { $of } are not reconstructed.
ws-found-none = Nothing is called that.
ws-add = New
ws-add-like = New, like this one
ws-choose = Choose a component.
ws-is-changed = changed
ws-is-added = new
ws-is-removed = taken out
ws-is-wrong = something is wrong
ws-removed = It is not in this pack.
ws-previous = Previous
ws-next = Next
ws-confirm = Printed just so
ws-try = Try it
ws-restore = As in the box
ws-remove = Take out
ws-face = How it looks and what it says
ws-face-old = As it was before: it is drawn again when nothing is wrong.
ws-says = What it says
ws-remarks = Other than in the box
ws-rules = Rules:
ws-more-fields = Source, notes and what cannot be changed
# $what = what stands in the box
ws-in-box = Box: { $what }
ws-nothing = nothing
ws-languages = Other languages:
ws-name-repeated = The same name stands in the other languages until you type them.
ws-text-follows = The text is made from what the card does.
ws-text-own = Use my own words
ws-text-follow = Make it from what the card does
# $what = name of a thing or field
ws-less = { $what }: one less
ws-more = { $what }: one more
ws-count = { $what }: { $n }. One more
ws-count-otherwise = Count otherwise …
ws-take-out = { $what }: take out
ws-put-in = { $what }: add …
ws-up = { $what }: up
ws-down = { $what }: down
ws-item = { $what } { $n }
ws-step = { $what }: add a step
ws-verb-search = Search the steps
ws-either = { $what }: in which way
ws-either-number = A number
ws-either-choice = A choice
ws-either-record = A single one
ws-either-row = Counted
ws-either-list = Several
ws-either-amounts = Amounts
# $n = how many errors
ws-wrong =
    { $n ->
        [one] One thing is wrong.
       *[other] { $n } things are wrong.
    }
ws-changes-none = Nothing is other than in the box.
ws-full = This browser has no more room. What you did last is not kept: export the pack, or delete another one, and try again.
ws-unreachable = The server cannot be reached. Your work is kept in this browser; it is checked again by itself.
ws-other-window = Another window has changed this pack: this is its version. Undo brings back yours.
ws-about-name = Name
ws-about-version = Version
ws-about-author = Author
ws-about-licence = Licence
ws-about-empty = Something must stand here.

## On the server

ws-here-only = It is kept in this browser only.
ws-there = It is saved on the server, too.
ws-there-behind = What is saved on the server is an earlier edition.
ws-save = Save on the server
ws-saved = Saved on the server.
ws-share = Share by link
ws-share-hint = Whoever has the link can read it and play with it, not change it.
ws-share-link = Link to the pack
ws-drop-there = Take it off the server
ws-drop-there-ask = Take it off the server? Tables that have begun keep their components.
ws-conflict = The pack was saved elsewhere meanwhile. Which edition shall go on?
ws-conflict-theirs = The saved one (undo brings back mine)
ws-conflict-mine = Mine, in place of the saved one

## At tables

create-packs-mine = My packs
create-packs-here = In this browser (saved on the server first)
create-packs-offered = Offered by this server
create-packs-shared = By link
lobby-pack = Own components
back-to-workshop = Back to the editor
