# Les mots communs à tous les jeux. Le catalogue d’un jeu peut en changer n’importe lequel.

player = Joueur { $n }

# Un refus est une phrase sans son point final ; la règle suit entre parenthèses.
refusal = { $reason } ({ $clause }).
refusal-game-is-over = La partie est terminée
refusal-not-of-this-game = « { $text } » n’est pas une action de cette table
