about-mephisto = Vous avez signé. Battez-vous pour des âmes, couloir par couloir.
mephisto-weapon = Arme
mephisto-item = Objet
mephisto-spell = Sort
mephisto-monster = Monstre
mephisto-favor = faveur
mephisto-favor-of = faveur : { $favor } sur { $most }
mephisto-souls = âmes
mephisto-souls-of = { $count ->
    [0] aucune âme
    [one] une âme
   *[other] { $count } âmes
}
mephisto-gain-souls = { $count ->
    [one] +1 âme
   *[other] +{ $count } âmes
}
mephisto-attack-of = attaque { $attack }
mephisto-cost-of = coût { $cost }
mephisto-durability = durabilité : { $left } sur { $full }
mephisto-activated = activé
mephisto-breaks = se brise
mephisto-defeated = Vaincus
mephisto-in-hand = { $count } en main
mephisto-partner = équipier
mephisto-empty = vide
mephisto-lane = Couloir { $lane }
mephisto-your-lane = Votre couloir { $lane }
mephisto-dead-corner = coin mort
mephisto-deck = Pioche
mephisto-discards = Défausse
mephisto-aside = En cours
mephisto-under = Sous la pioche : { $cards }
mephisto-last-time = dernier passage
mephisto-cards-left = { $count ->
    [one] Une carte restante.
   *[other] { $count } cartes restantes.
}
mephisto-then-ends = Quand la pioche est épuisée, la dernière manche commence.
mephisto-last-round = Dernière manche
mephisto-still-to-play = Doivent encore jouer : { $names }.
mephisto-ties = Égalité : faveur, puis équipement en jeu.
mephisto-no-monster = Pas de monstre ici
mephisto-lootable = À piller : { $cards }
mephisto-short = il manque { $n }
mephisto-both = les deux
mephisto-fight = Combattre
mephisto-fight-whom = Combattre : { $names } ?
mephisto-fight-in = Combat, couloir { $lane }
mephisto-monsters = Monstres
mephisto-weapons = armes
mephisto-weapons-here = Vos armes ici
mephisto-no-weapons = Aucune arme ici ne peut combattre.
mephisto-no-weapon = sans arme
mephisto-discard-for = Défausser { $card } pour { $weapon } : +{ $n }
mephisto-least-is-set = le minimum pour gagner ; plus ne sert à rien
mephisto-not-now = pas maintenant
mephisto-best-ways = Meilleurs choix
mephisto-least-favor = Le moins de faveur
mephisto-least-wear = Le moins d’usure
mephisto-most-souls = Le plus d’âmes
mephisto-hand = Votre main
mephisto-phase-draw = Pioche
mephisto-phase-play = Jouer des cartes
mephisto-phase-action = Piller, combattre ou invoquer
mephisto-phase-refill = Remplissage
mephisto-this-turn = Ce tour-ci
mephisto-boosted = { $weapon } a +{ $n } en attaque grâce à { $card } : { $attack } en tout.
mephisto-rank-imp = Diablotin
mephisto-rank-devil = Diable
mephisto-rank-demon = Démon
mephisto-rank-archdemon = Archidémon
mephisto-to-pay = { $ticked ->
    [one] { $ticked } carte choisie sur { $due }
   *[other] { $ticked } cartes choisies sur { $due }
}
mephisto-either = { $weapon } n’a plus qu’un point de durabilité : l’activer ou combattre avec, pas les deux.
mephisto-not-this = Renoncer au combat
mephisto-team-souls = équipe { $souls }
mephisto-phase-extra = Supplément
mephisto-extra-more = Étape supplémentaire, entre l’action et le remplissage : la carte du dessus de la pioche est défaussée, et la plus forte du même type quitte le donjon.
mephisto-alone = En solitaire
mephisto-alone-more = Vous gagnez à { $goal } âmes. Si la pioche est épuisée, vous perdez. Les cartes restées dans la pioche comptent pour le score.
mephisto-do-play = Jouer
mephisto-from-hand = de votre main
mephisto-do-activate = Activer
mephisto-do-loot = Piller
mephisto-do-summon = Invoquer
mephisto-n-cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
mephisto-n-monsters = { $count ->
    [one] un monstre
   *[other] { $count } monstres
}
mephisto-then-lost = Quand la pioche est épuisée, la partie est perdue.
mephisto-rank-now = si vous gagnez maintenant : { $rank }
mephisto-cards-in-hand = { $count ->
    [one] carte en main
   *[other] cartes en main
}
mephisto-rank = Rang
mephisto-score = Score
mephisto-ranks-of-scores = Rangs selon le score
mephisto-souls-of-team = âmes de l’équipe
mephisto-favor-of-team = faveur de l’équipe
mephisto-attack = attaque
mephisto-cost = coût
mephisto-cards = { $count ->
    [one] carte
   *[other] cartes
}
mephisto-n-defeated = { $count ->
    [one] { $count } monstre vaincu
   *[other] { $count } monstres vaincus
}
mephisto-favor-most = sur { $most } de faveur
mephisto-souls-goal = sur { $goal } âmes
mephisto-phases = Phases du tour
mephisto-phase-done = Terminé :
mephisto-free-place = place libre
mephisto-breaks-too = { $cards } se brise
mephisto-on-top = { $card } au-dessus
mephisto-lanes-from-left = Vos couloirs, de gauche à droite
mephisto-reaches-in = { $name } intervient ici
mephisto-last-turn = Dernier tour de la partie
mephisto-hand-empty = Votre main est vide.
mephisto-durability-then = durabilité { $left } → { $then }
mephisto-sum = Total
mephisto-pay-with = Payer avec { $cards }
mephisto-pay-how = Touchez des cartes de votre main pour changer le paiement, puis payez.
mephisto-choose-lane = { $card } : choisissez un couloir.
mephisto-card-first = Touchez d’abord une carte de votre main, puis un couloir.
mephisto-gear-in-play = équipement en jeu
mephisto-heading-alone = { $score ->
    [one] { $score } point : { $rank }
   *[other] { $score } points : { $rank }
}
mephisto-choose-place = { $card } : choisissez un endroit sur la table.
mephisto-ask-play = Touchez une carte de votre main à jouer, puis un couloir.
mephisto-ask-activate = Touchez l’équipement à activer.
mephisto-ask-fight = Touchez le monstre à combattre.
mephisto-ask-loot = Touchez la carte à prendre.
mephisto-ask-summon = Touchez un monstre de votre main, puis une carte du donjon.
mephisto-pay-one = Touchez une carte de votre main.
mephisto-counter-souls = { $n ->
    [one] { $n } Âme
   *[other] { $n } Âmes
}
mephisto-counter-favor = { $n ->
    [one] { $n } faveur
   *[other] { $n } faveurs
}
mephisto-counter-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
mephisto-counter-trophies = { $n ->
    [one] { $n } trophée
   *[other] { $n } trophées
}
