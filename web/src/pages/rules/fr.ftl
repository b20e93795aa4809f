rules-of = { $game } : les règles
rules-books = Livrets de règles
rules-contents = Sommaire
rules-everywhere = dans tous les jeux
rules-only-doubts = seulement les doutes tranchés
rules-found = { $count ->
    [0] aucun résultat
    [one] un article
   *[other] { $count } articles
}
rules-choices = Options
rules-choices-said = Ce que l’hôte peut régler, avec les valeurs habituelles :
rules-no-clause = { $game } n’a pas d’article { $clause }.
