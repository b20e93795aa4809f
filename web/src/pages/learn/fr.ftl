# La page des leçons.
learn-title = Apprendre en jouant
learn-said = Chaque leçon est faite de quelques vrais coups à une vraie table, avec ses règles et un adversaire. Vous pouvez partir à tout moment et reprendre plus tard.
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-step = étape { $step } sur { $steps }
learn-known = terminée
learn-begin = Commencer
learn-continue = Continuer
learn-from-start = Recommencer
learn-again = Refaire
learn-notes = Des conseils du coach dans mes premières parties
learn-notes-said = Dans vos trois premières parties de chaque jeu, un court conseil s’affiche la première fois que vous rencontrez une décision.
