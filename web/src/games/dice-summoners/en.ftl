about-dice-summoners = A duel of two armies. Creatures are income, dice are worship.
