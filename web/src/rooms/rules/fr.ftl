rules-of = { $game } : les règles
rules-books = Livrets de règles
rules-contents = Sommaire
rules-everywhere = dans tous les jeux
rules-only-doubts = seulement les doutes tranchés
rules-found = { $count ->
    [0] rien trouvé
    [one] une clause
   *[other] { $count } clauses
}
rules-choices = Au choix
rules-choices-said = Ce que l’hôte d’une table peut régler, tel que d’habitude :
rules-no-clause = { $game } n’a pas de clause { $clause }.
