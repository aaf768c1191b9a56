"""Imperial Settlers: Empires of the North (Ignacy Trzewiczek, Joanna Kijanka; Portal Games 2019)."""
