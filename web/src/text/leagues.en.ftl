### Leagues: a group plays rounds, and the standings tell who is ahead.

title-leagues = Leagues
title-league = League
leagues = Leagues
leagues-about = A league is for a club, a class, a family: everybody plays in every round, at tables of one game with the same options. Only its members see it.
leagues-none = You are in no league yet. Open one, or ask somebody for the link of theirs.
# $n = how many
league-members = { $n ->
    [one] { $n } member
   *[other] { $n } members
  }
league-is-gathering = gathering
# $round of $rounds
league-is-running = round { $round } of { $rounds }
league-is-finished = finished
league-look = Look at it
league-open = Open a league
league-name = Name
league-size = Players at a table
league-kind = Who meets whom
league-swiss = Swiss rounds
league-robin = Round robin
league-rounds = Rounds
league-swiss-hint = In every round you meet people who stand about as well as you do.
league-robin-hint = Everybody meets everybody; how many rounds that takes follows from how many you are.
# $n = players at a table
league-at-tables = tables of { $n }
league-join = Join this league
league-invite = Whoever has this link can join
league-first = Begin the first round
league-next = Begin the next round
league-end = End the league
league-standings = Standings
league-place = Place
league-member = Member
league-score = Points
league-opponents = Opponents’ points
league-wins = Victories
league-share = Share of game points
league-played = Played
league-there = From the next round on
league-there-of = { $name } from the next round on
league-there-in = plays
league-there-absent = is absent
league-there-left = has left
league-host = host
league-rules = A table gives you a point for each other member whom you leave behind, and half a point for each with whom you share a place. Whoever gives up or never comes is last. Whoever has to sit out scores as the middle of a table; whoever is absent scores nothing. Level on points, those are before whose opponents have more points, then those with more victories, then those with the larger share of the points in the games.
# $n = number of the round
league-round = Round { $n }
league-sits-out = sits out this round
league-void = did not come to its end and does not count
league-table-open = waits for its players
league-table-running = is being played
league-table-finished = is over
league-table-gone = the table was closed
league-to-table = To my table
league-without = Go on without it
league-without-ask = Go on without this table? It will count for nobody.
