"""A table: seats, decisions, undo, hints and replay over one match. Pure Python, no I/O, no clock."""
