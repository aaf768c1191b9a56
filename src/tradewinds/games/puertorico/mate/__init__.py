"""How the mate thinks: what things are worth, and an answer to every decision by rules of thumb."""
