"""The phases of a round: one role each, beside its chapter of the rules."""
