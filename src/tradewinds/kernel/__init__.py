"""The game-independent kernel: chance, actions, state, journal, records, scenarios. No I/O, no clock, no `random`."""
