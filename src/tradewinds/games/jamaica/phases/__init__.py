"""The phases of a round, each beside its chapter of the rules."""
