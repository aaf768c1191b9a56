### What the pictures of a match show.

picture-vp = VP tokens
picture-buildings = Buildings
picture-bonus = Bonus of expanded buildings
picture-citizens = Citizens
picture-achievements = Achievements
picture-vp_area = VP area, quarries, third plantations
picture-pairs = Active pairs of plantations
picture-wealth = Coins and crates
picture-coins = Coins
picture-crates = Crates
picture-idle-workers = Workers without work
picture-tiles = Countryside tiles
picture-city = City spaces built
picture-produced = Crates produced
picture-shipped = Crates shipped
picture-sales = Coins from sales
