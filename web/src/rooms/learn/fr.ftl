# La pièce où l’on apprend les jeux.
learn-title = Apprendre en jouant
learn-said = Chaque leçon est faite de quelques vrais coups à une vraie table, avec ses règles, ses refus et un adversaire. Partez quand vous voulez : vous la retrouverez telle quelle.
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-step = étape { $step } sur { $steps }
learn-known = apprise
learn-begin = Commencer
learn-go-on = Continuer
learn-from-start = Depuis le début
learn-again = Encore une fois
learn-notes = Un coach dans mes premières parties
learn-notes-said = Dans vos trois premières parties de chaque jeu, une courte note près de vos cartes quand une question se pose pour la première fois.
