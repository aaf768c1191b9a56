"""A small complete game to copy: `docs/adding-a-game.md` says how, `tests/test_template.py` keeps it running."""
