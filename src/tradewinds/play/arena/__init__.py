"""Tournaments between bots: which matches there are, who plays them where, what came of them (docs/arena.md)."""
