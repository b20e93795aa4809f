# The sentences of the lesson of Dice Summoners, and the notes of the coach in the first games.
lesson-about = Turn creatures into dice and dice into blows, get past tokens before you steal, and call a mythic by its ritual.
lesson-roll = Creatures are your income: each of yours brings the dice printed on it, every turn. A player with no health left loses; your opponent has 5. Blue dice show Mercury (M), Salt (S) or a star; red ones Salt, Sulphur (U) or a star. A star is wild: it pays for any symbol. Roll.
lesson-break = Two dice show salt: enough for the attack of Succubus (3) and for the steal of Lich (2). A steal gives you exactly the health that your opponent loses, but three tokens lie on Ankylosaurus, and tokens go first. Which of the two do you use first?
error-lesson-steal-first = Allowed, but look at the tokens: a steal gains nothing from them (DS 5.5). What breaks exactly three tokens and leaves you a salt for Lich?
lesson-steal = The tokens are gone, nothing stands between Lich and the health. Steal. The die that paid for Succubus stays on her card until the end of your turn: each slot works once per turn.
lesson-income = Two for you, two less for them. Two dice show mercury: cast Basic Summon and take Griffin. It brings a die from your next turn on.
error-lesson-take-griffin = Allowed, but the lesson needs Griffin: cast Basic Summon, then take Griffin.
lesson-ritual = Three dice show sulphur. A mythic comes in two steps: first Mythic Summon brings its ritual, then the ritual brings the mythic, once per game. Cast Mythic Summon and take the Chimera Ritual.
error-lesson-chimera = Allowed, but the lesson waits for the Chimera: cast Mythic Summon, then take the Chimera Ritual.
lesson-end-turn = Every die is spent. Up to two blue and two red ones that are left would be kept by themselves. End your turn.
lesson-roll-again = This turn of your opponent brings you the curse Hex, and Gleipnir leaves: a new curse takes the place of the old one, and so does a new aura. In your next gain stage, Hex costs you a blue die and Griffin brings one. Roll as soon as it is your turn.
lesson-mythic = Cast the ritual: Chimera Summon costs two sulphur and a creature. Touch the ritual, then Griffin: it has brought its die.
error-lesson-give-griffin = Allowed, but you still need the others: cast Chimera Summon and give up Griffin.
lesson-finish = The Chimera will attack for 10 when you have the dice. Today that is not needed: your opponent has 3 health, no tokens, and you have a salt. Attack with Succubus.
lesson-end = Tokens first, then the steal; income before luxury; a mythic by its ritual. You know all that a first game needs.

coach-gain = Each creature brings its dice every turn. Dice that the supply lacks are lost, so a huge army may roll less than it should.
coach-combat = Each slot once per turn. Break tokens by attacks before you steal, and summon early: a creature pays for itself within a few turns.
coach-take = Early, take creatures: they are income. A ritual counts among your six spell cards and can be cast once.
coach-give = A creature that leaves takes its tokens along, and its dice are missing from your next turn on. An advanced creature may stand in for a basic one.
coach-lose = Tokens always go before health. A slot can be defended again only when all its tokens are gone.
coach-pay = M is Mercury, S Salt, U Sulphur, and the star is wild. A wildcard stands for any symbol: keep it as long as a plain die will do.
