"""The Puertoma, the official virtual opponent (chapters 21 and 22): it decides nothing freely. A file for each role."""
