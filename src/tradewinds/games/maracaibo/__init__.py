"""Maracaibo (Alexander Pfister; Game's Up / dlp games 2019, revised printing included)."""
