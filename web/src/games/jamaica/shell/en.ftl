### Jamaica: what the coach says in a first game, and small words of the table around the board.

# $n = number of the round
table-round-captain = Round { $n } · Captain: { $name }

lesson-welcome = Welcome aboard! You race once round the island against three bots. The bold sentence above the buttons always says what you decide now. I will explain things as they happen.
lesson-place-dice = You are Captain this round. Two dice lie before you: one goes to the day (sun), the other to the night (moon). Everybody will use both. Look at your three cards first, then choose the order that suits them best.
lesson-choose-card = Choose one of your cards. The left symbol is carried out by day with the day die, the right one by night with the night die. Arrows sail, barrels and coins load. A good first card loads something and sails a little.
lesson-secret = Your card lies face down. All choose at the same time; the Captain’s card is turned over first, then the others one after the other.
lesson-sail = Time to sail, exactly as many spaces as the die shows. At a fork you choose the lane: outside there are lairs with treasures, inside it is short but costs a lot of food. The button shows what you will pay where you stop.
lesson-loaded = You have loaded. All tokens of one load go into one empty hold, and a hold never takes a second load. Five holds fill quickly, so use what you carry.
lesson-empty = No hold is empty. You must throw one overboard to make room; it has to be a different good from the one you load.
lesson-load = Choose the hold for this load. The sixth one is a card and can be stolen from you with everything in it.
lesson-paid = Wherever you stop, you pay: food at sea, gold in a port. Lairs and Port Royal are free. Whatever is left at the end in gold counts for you.
lesson-pay = You may choose which holds pay. Emptying a small hold makes room for the next load.
lesson-shortage = A shortage: whoever cannot pay hands over what there is and goes backward to the first space that can be paid. It hurts, but a lair on the way back may make up for it.
lesson-retreat = Choose where to go back to. Each way leads to its first space that you can pay; lairs are free and may hold a treasure.
lesson-battle = A battle! Two ships on one space must fight. Gunpowder adds to the roll of the combat die; the star wins at once. The winner may take a hold or a treasure, or give a curse away.
lesson-powder = How much gunpowder will you spend? Each token adds 1 and is gone afterwards, win or lose. The die shows 2, 4, 6, 8, 10 or the star.
lesson-sabre = Saran’s Sabre: you may have this die rolled again, your own or your opponent’s, once in a battle. The second result stands.
lesson-loot = You won. Take one of the loser’s holds (into an empty hold, or one you clear), a treasure card, or pass on a curse of your own. Taking nothing is allowed, too.
lesson-treasure = You took a treasure. Powers lie open and work at once; the others stay hidden until the end and may be worth up to 7 points, or cost you some.
lesson-second-round = A new round. Hands are filled up to three cards, and the compass passes to the left: soon you will be Captain.
lesson-captain = You are the Captain now. A high die for the day or for the night? Think of the cards in your hand and of what the others seem to need.
lesson-ghost = The Ghost Ship sails after the two players. When it leads it turns back, when it is last it comes forward; otherwise the Captain decides. It always fights with 2 extra.
lesson-red-line = The red line is near. Before it you lose 5 points at the end; behind it every space is worth more, and Port Royal 15. Gold counts just as much.
lesson-race-ends = A ship is home! This round is finished, then the points are counted. Gold, treasures and your place on the track: make the most of your last actions.
lesson-over = That was the race. Look at the score: position, gold and treasures. Well sailed! Play another, or watch the replay through the others’ eyes.
