# The sentences of the lesson of Let's Summon Demons, and the notes of the coach in the first games.
lesson-about = Roll, let your cards activate in the right order, buy, summon, and win with three Demons and ten souls.
lesson-roll = Three Demons and ten souls at the same moment win. You have two Demons and 5 souls. Your turn: the roll is a must, all else is up to you. Roll the dice. (Try to end your turn first, if you like: you will hear which rule forbids it.)
lesson-order = A 7: your Cat and your Rabbit both activate, and you choose the order. The Cat turns over the top card of the deck and keeps it if it is an Animal. The Rabbit brings 2 souls, but only to who has three Animals. You have two. Which goes first?
error-lesson-rabbit-first = Allowed, but in vain: the Rabbit counts your Animals at its own moment (LSD 3.8), and now there are only two. Who could fetch a third one first?
lesson-buy = The Dog was the third Animal, so the Rabbit was served. The Dog itself came too late for this roll. Now buy: 3 souls for a card of the Block. Take Sweet Louis, who activates on a 5.
error-lesson-buy-louis = That is allowed, but the lesson has plans with Sweet Louis: buy him, the first card of the Block.
lesson-end-turn = Souls that lie about are bait: others may steal them, while your candle can never be stolen, discarded or snuffed. End your turn and watch the roll of your opponent.
lesson-summon = A 10: Rotten Dillinger stole a soul from you, and your candle brought one, for candles, kids and Animals answer to everybody's roll. Your Antichrist shows a 10 too and slept: Demons answer to your own rolls only. Now summon Porcus: snuff Cat, Rabbit and Dog. Keep Sweet Louis.
error-lesson-keep-louis = Allowed, but look at the fives: Sweet Louis and Porcus activate on the same roll. Summon Porcus, and snuff Cat, Rabbit and Dog.
lesson-win = Three Demons, and still no victory: you have 4 souls of 10, and both must be there at the same moment (LSD 6.1). You have not rolled yet. Think of a 5, and roll.
lesson-end = Louis brought one soul, Porcus five: ten souls, three Demons, and the neighbourhood is yours. You know all that a first game needs.

coach-turn = Once per turn each, in any order: roll (a must), buy, summon. What you buy or summon before the roll can already activate on it.
coach-order = A condition is tested when its card activates. So let cards that bring something go before those that count something.
coach-snuff = Give up what you miss least: cards with rare numbers, or whose condition you cannot meet. Candles and Demons cannot be snuffed.
coach-steal-souls = Look at who has nearly ten souls and Demons in play: one soul less may save the game. The supply always pays as well.
coach-pay = Whoever says “may” can be declined. Compare what goes with what comes.
