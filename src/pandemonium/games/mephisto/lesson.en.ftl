# The sentences of the lesson of Mephisto, and the notes of the coach in the first games.
lesson-about = Pay for gear with your other cards, feed your favor, and defeat the Witch with Mallet, Greataxe and just enough favor.
lesson-play = In lane 1 a Witch waits: 12 attack, 3 soul points. Your Mallet gives 3. Play Greataxe (4) into lane 1. Its cost is 1: one other card of your hand that you discard. Pay with Teleport and keep the Goblin.
error-lesson-keep-goblin = Allowed, but the lesson needs the Goblin in your hand: play Greataxe into lane 1 and pay with Teleport.
lesson-summon = Favor is attack too: each point adds 1. But 3 + 4 + 1 is far from 12. (Try the fight: you will hear what is missing.) You have one action per turn: loot, fight or summon. Summon the Goblin into the dungeon in place of Torch: that brings 3 favor, and Torch into your hand.
error-lesson-feed = Allowed, but it would not bring the Witch closer. Summon the Goblin and take Torch for it (cell 3b).
lesson-torch = A summoned monster is a gift to the next player: your opponent has just collected the Goblin. You have 4 favor. Before the action you may play and activate as much as you like, never after it. Torch costs nothing: play it into lane 2.
error-lesson-torch-first = Allowed, but your favor is short yet. Torch first: play it into lane 2, then activate it.
lesson-activate = Activate Torch: it burns a card that is no monster out of its lane of the dungeon and brings 2 favor. Each use takes one durability; at 0 gear breaks.
lesson-fight = You have 6 favor, Mallet and Greataxe. Fight the Witch in lane 1 with both weapons. How much favor must you spend, and not a point more?
error-lesson-no-waste = Allowed, but not what the Witch deserves: fight her in 1a with Mallet and Greataxe, and spend just what is missing to 12 (ME 6.9).
lesson-end = 3 + 4 + 5 = 12: the Witch is yours, with 3 soul points. When the deck has run out and everybody had as many turns, the most soul points win. You know all that a first game needs.

coach-turn = Play and activate first, then one action. If no fight is within reach, summon for 3 favor or loot better gear; the summoned monster is there for the next player.
coach-pay = You pay with other cards of your hand; monsters pay too. Keep what you want to summon.
coach-summon = The card that you take comes into your hand: choose the one you can use, or the one that your opponent wants.
coach-wield = Each weapon that fights loses one durability. Leave out what you do not need, if favor can stand in.
coach-spend = Spend what is missing and no more: favor that is left attacks again next turn.
