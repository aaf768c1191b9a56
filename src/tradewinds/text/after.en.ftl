### After a match: what the server says about records brought along, notes, ratings and leagues.

notice-brought = This match was played elsewhere and brought along as a record. Its decisions and its result were checked; the names were not.
error-brought-unfinished = This record is of a match that is not finished.
error-brought-long = A record may have { $most } decisions at most.
error-brought-many = At most { $most } records can be brought along. Take one away first.
# $nth = which decision, $decision = its text
error-brought-decision = This record cannot be replayed: its decision { $nth }, “{ $decision }”, was not possible.
# $what = names of the checks that failed
error-brought-false = This match did not go as its record says: { $what }.
error-not-brought = Only a record that was brought along can be taken away. Matches that were played here stay.
error-hint-counts = This match counts for the ratings of everybody who plays it: there are no hints.
error-note-empty = There is nothing in this note.
error-note-long = A note may have { $most } characters and { $lines } lines at most.
error-note-share = Only those who played in a match share their notes on it.
error-notes-many = There are { $most } notes of yours already. Throw one away first.
error-no-such-note = There is no such note of yours.
error-no-such-league = There is no such league for you. Ask its host for the link.
error-no-such-member = The league has no such member.
error-no-such-pairing = The league has no such table in this round.
error-league-host = Only the host of the league may do this.
error-league-finished = This league is finished.
error-league-full = A league has { $most } members at most.
error-league-few = Too few members are there for a round: { $n } are needed.
# $n = how many tables
error-league-unfinished = { $n ->
    [one] One table of this round is still being played.
   *[other] { $n } tables of this round are still being played.
  }
error-league-options = In a league every seat is a member’s and every match stands for itself: these options do not go with that.
error-leagues-many = You host { $most } leagues already. Bring one to its end first.
