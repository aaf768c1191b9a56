### Maracaibo: what the coach says in a first game.

lesson-welcome = Welcome aboard! Four times the ships sail round the Caribbean. The bold sentence above the buttons always says what you decide now; whatever is outlined can be pressed. Point at anything, or press it long, to read it large. I will explain things as they happen.
lesson-split = Eight cards: plan one, discard three, keep four. A planned card lies face up and can be bought later. Look for green strips: they pay in every round.
lesson-career = Your career card has three goals. Each brings doubloons and a figure once; the harder condition also brings points.
lesson-sail = Sail along the arrows: each lit place shows its movement points. Short hops mean more actions; with 4 or 7 points you act twice or three times in a village. But whoever comes home first ends the round.
lesson-village = In a village: take a doubloon, buy a card, or discard your whole hand for 2 doubloons and draw new cards. The same choice may be repeated.
lesson-city = A city has its own action, in the blue enamel. Before it you may deliver a good.
lesson-deliver = Deliver: discard a card with the good that this market wants. A disc leaves your ship, and every upgrade needs two.
lesson-disc = Take a disc off an upgrade. When both are gone, the upgrade is yours for the rest of the game.
lesson-plan = Before and after your main action you may plan cards: up to three lie safely beside your hand, which refills.
lesson-buy = You can buy a card now: press it in your hand or planning area. Its coloured strips say what it does; the green shield is its points at the end.
lesson-quest = A quest lies here: pay what stands above, gain what stands below. A compass multiplies by your compasses.
lesson-combat = Combat: reveal a token, choose a nation, then spend its combat value on actions. Influence with a nation counts at the end, times its multiplier.
lesson-explore = Your explorer walks inland. Only the last space gives its reward; occupied spaces are jumped over, and borders pay whoever crosses them.
lesson-draw = Draw up to your hand limit: from the deck for free, or the card you want from the display for 1 doubloon.
lesson-assistant = One of your assistants is here: use its action instead of the place’s own. An assistant that you pass is worth 2 points in that round.
lesson-scoring = Somebody is home: income is paid, and everybody may buy one card, invest, or take 2 points.
lesson-round = A new round: all ships are in Havana again. Cards, money and upgrades stay.
lesson-last-round = The last voyage. Now buy for points: cards, prestige buildings and ranks with the strongest nations count at the end.
lesson-over = That was it. The account shows where everybody’s points come from. Well done! Play another, or watch the replay through the others’ eyes.
