about-dice-summoners = Un duel de deux armées. Les créatures rapportent, les dés adorent.
