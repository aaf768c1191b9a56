"""The Ferry: a race with wind cards, as small as a game can be that has everything a game here has."""
