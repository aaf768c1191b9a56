"""The rules of thumb behind the bot of that name."""
