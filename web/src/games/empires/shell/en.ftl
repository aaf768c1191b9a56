### Empires of the North: what the coach says in a first game.

lesson-welcome = Welcome to the North! You build an empire card by card; the round in which somebody reaches 25 points is the last. The bold sentence above the buttons always says what you decide now; point at any card, or press it long, to read it large. I will explain things as they happen.
lesson-pairing = For a first game you lead the Glenn Clan: many workers, good fields, the easiest to play. The other is the Ulaf Clan, who sail and pillage. Each clan has its own deck of 33 cards.
lesson-clan = Choose a clan. Each has its own deck. Glenn is the easiest: many workers and good fields. Ulaf sails and pillages.
lesson-keep = You drew five cards and keep three. Look for a location whose cost you can pay soon: the left edge of a card shows its cost, or the action it is played with.
lesson-lookout = Lookout: four new cards. Each card you keep costs a worker, and workers also power your action cards. Two or three are usually enough.
lesson-turn = Your turn is one action: build a card, put a pawn on a tile, use a card, attack, or pass. Then the others take one. Whatever is outlined can be pressed.
lesson-build = You can build a location: press it in your hand. Its cost is paid, the card joins your empire and is worth a point at the end.
lesson-gold = Gold may stand for any resource. It is also worth a point at the end, so keep it while you have the resource itself.
lesson-use = You have an action card ready. Using it exhausts it: it lies on its side until the round is over.
lesson-boost = Some cards have a little tile instead of a cost. They are played together with that action: press the card in your hand, and the action is done with it.
lesson-harvest = Harvest: one field gives its goods and those of its upgrades. The same field can be harvested again and again.
lesson-again = Each pawn can be used twice: for 1 food it moves to a neighbouring tile. Press an arrow on the ring.
lesson-cargo = Load the ship. A fish reaches distant islands, a raze token lets you conquer; what is not needed is lost. Both are optional.
lesson-attack = A raze token exhausts an action card of an opponent. The cards that can be hit are outlined in their panels.
lesson-passing = Your pawns are used up. When nothing useful is left, pass; ships are resolved when everybody has passed.
lesson-island = The expedition: choose an island that is face up, or the top of a deck. You will see what it gives before you decide anything else.
lesson-conquer = Pillage it for goods at once, or conquer it: then the island joins your empire with its own effect.
lesson-deposit = A store keeps goods. At the end of every Lookout phase each full group of them pays interest; the goods stay.
lesson-event = Alone you face an event in every round. What you cannot pay costs points. The panel shows the event and your goals.
lesson-cleanup = A new round: workers and pawns have come home, cards are upright again, goods and hand are kept. The first-player marker moves on.
lesson-last-round = Somebody has 25 points: this round is the last. Cards in your empire, gold and raze tokens count one point each, two resources count one.
lesson-over = That was it. The account shows where everybody’s points come from. Well done! Play another, or watch the replay through the others’ eyes.
