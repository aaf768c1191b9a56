### After a match: the replay as a place, pictures, histories and ratings.

title-history = History

## A position of a replay

tab-here = Position
tab-notes = Notes
tab-pictures = Pictures
log-go = Go to this position
replay-round = Round
here-link = Link to this position
here-link-about = Whoever opens it sees the match exactly here. A finished match keeps its link for ever.
here-link-private = The table is private, but whoever has this link can watch the match. A finished match keeps its link for ever.
here-share = Share …
here-play-on = Play on from here
here-with = With whom
here-with-bots = Against bots
# $name = who had the seat
here-with-friend = With a friend in { $name }’s place
here-record = Record
here-download = Download
here-record-about = A small file with every decision, which can be brought along and checked on any Tradewinds server.
here-take-away = Take this record away
here-take-away-ask = Take it away? Its link and the notes on it will be gone.

## Notes

# $n = number of the position
note-new = A note on position { $n }
note-change = Your note on position { $n }
note-share = Share it with everybody who watches this match
note-save = Keep
note-cancel = Cancel
note-edit = Change
note-drop = Throw away
note-mine = You
note-is-shared = shared
notes-none = No notes yet.

## Pictures

pictures-title = The match in pictures
pictures-points = Points over time
pictures-leads = Who was in front
# $name = who, $n = number of the position
pictures-lead = { $name } takes the lead (position { $n })
pictures-turns = Turning points
# $before, $after = chances in 100
pictures-turn = { $name }: from { $before } to { $after } in 100 chances to win (position { $n })
pictures-turns-none = Open the review once, and the turning points stand here.
pictures-sources = Where the points came from
# $name = whose
pictures-sources-of = Points of { $name } by source
pictures-whose = Whose
pictures-what = What
pictures-resources = Resources
pictures-tempo = Tempo
# $rows = names with their last numbers
chart-is = { $title }. At the end: { $rows }
chart-row = { $name } { $n }
chart-numbers = The numbers
chart-round = Round (position)
chart-position = Position

## History

history = History
# $n = how many matches, $won = how many of them were won
history-counts = { $n ->
    [one] { $n } match, { $won } won.
   *[other] { $n } matches, { $won } won.
  }
history-count = { $game }: { $n } ({ $won } won)
history-filters = Filters
history-game = Game
history-result = Result
history-when = When
history-who = Played with
history-any = Any
history-won = Won
history-lost = Not won
history-week = Last 7 days
history-month = Last month
history-year = Last year
history-first = Won
# $n = the place
history-place = Place { $n }
# $n = points as text
history-points = { $n } points
history-none = No such match yet.
history-more = Show more
record-bring = A match from elsewhere
record-bring-hint = Bring the record of a match along: it is replayed and checked, and then has a link and a replay like any other.
record-file = Choose a record (.json)
record-checking = The match is being replayed …
record-refused = This record was not kept.
record-file-large = The file is too large for a record.
record-file-unreadable = The file cannot be read as a record.
record-file-other = This is no record of Tradewinds.

## Ratings

ratings = Ratings
ratings-about = Who is likely to win against whom, for every game, people and bots on one scale. A match counts if all people at it wanted to be rated when it began. Only others who are rated see your rating.
ratings-opt = Rate my matches
ratings-none = Your next match that counts gives you a rating.
# $mu = the middle, $wide = how far off it may be
rating-is = { $mu } ± { $wide }
# $rating = as above, $n = how many matches
rating-line = { $rating } ({ $n ->
    [one] { $n } match
   *[other] { $n } matches
  })
# $by = the change with its sign
rating-moved = Rating { $rating } ({ $by })
rated-table = This match counts for ratings.
unrated-brought = Not rated: played elsewhere.
unrated-practice = Not rated: it began in a position.
unrated-continued = Not rated: it went on under other rules.
unrated-campaign = Not rated: part of a campaign.
unrated-pack = Not rated: played with a pack.
unrated-one-screen = Not rated: several people at one screen.
unrated-nobody = Not rated: nobody plays but bots.
unrated-alone = Not rated: nobody to play against.
unrated-hint = Not rated: a hint was asked for.
unrated-undo = Not rated: something was taken back that only bots agreed to.
unrated-opted = Not rated: not everybody here wants to be.
