"""Puerto Rico 1897, Special Edition (Andreas Seyfarth): plant, recruit, build, produce, trade and ship."""
