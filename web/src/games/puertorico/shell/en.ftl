### Puerto Rico 1897: what the coach says in a first game.

lesson-welcome = Welcome to the island! Most victory points win: from goods you ship and from buildings. The bold sentence above the buttons always says what you decide now; point at anything, or press it long, to learn what it does. I will explain things as they happen.
lesson-role = Choose a role. Everybody carries out its action, but only you get the privilege. Under each button you see who would get what: choose what helps you more than the others.
lesson-followed = Somebody else has chosen a role. You act too, in turn, only without the privilege. A role that is taken cannot be chosen again this round.
lesson-selecting = Before the first round you choose together which buildings are in this game. Each takes a free space of its cost; what finds no space stays in the box.
lesson-cards = These are achievement cards: secret goals worth points at the end. Choose those that fit a plan you can imagine.
lesson-tile = Take a plantation. Corn needs nothing but a worker; the others also need their production building. A quarry, for the Planter only, makes buildings cheaper.
lesson-staffing = Your people only help where they stand. Press tiles on your board to place or lift them, or take the suggestion, then press “Place them so”. A plantation and its building both need somebody. Nobody may idle while a slot is empty.
lesson-building = You may build one building. The price in the tray is yours, with all discounts; point at it, or press it long, to see how it comes about. Buildings work only when somebody is in them, but their points always count.
lesson-built = Well built. A new building stands empty until the next Recruiter phase: somebody has to work there.
lesson-craftsman = The Craftsman phase: everybody takes crates for each plantation and production building with people in them. When the supply runs out, later players go without.
lesson-extra = As Craftsman you take one more crate of a kind you have just produced. Coffee and tobacco sell best.
lesson-trading = Sell one crate to the Trading House: corn brings nothing, coffee most. Each kind only once, and four spaces are quickly taken.
lesson-sold = Coins in hand! Coins build, and buildings make everything else better.
lesson-shipping = The Captain phase: you must load if you can. A ship carries one kind, and no kind goes on two ships. Each crate is a victory point; as Captain you get one more.
lesson-storing = What did not go aboard mostly spoils: you keep one crate, and more only with warehouses. Choose on your board what stays.
lesson-role-coins = Coins have gathered on roles that nobody chose. Whoever takes the role takes the coins, too.
lesson-governor = You are Governor: you choose first this round. The seal passes to the left after every round.
lesson-smuggling = The Smuggler acts alone: raid a ship, clear the Trading House, poach workers, or capture a role. Then you hold the marker and cannot choose the role again until somebody else has.
lesson-goals = Look at the Festival goals: the first to fulfil one gets its reward at once.
lesson-puertoma = A Puertoma decides by fixed rules. The small chart shows its tracker: arrows from there are what it looks at first. The log explains every step.
lesson-expanded = You are getting rich. The expanded buildings give points at the end for what you own; they must be staffed to do so.
lesson-last-round = The end is near: this round is played to its end, then the points are counted. Ship what you can, and put people into your expanded buildings.
lesson-over = That was it. The account shows where everybody’s points come from. Well done! Play another, or watch the replay through the others’ eyes.
