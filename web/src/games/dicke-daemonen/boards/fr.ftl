boards-title = Plateaux de Dicke Dämonen
boards-said = Un plateau est fait de quatre ficelles. Regardez-en un, voyez s’il est équitable, et jouez dessus.
boards-ready = Plateaux tout prêts
boards-mine = Vos plateaux
boards-none = Aucun pour l’instant. Enregistrez un plateau ici, ou en posant les ficelles d’une table. Les plateaux enregistrés restent dans ce navigateur.
boards-random = Plateaux au hasard
boards-seeded = { $level } { $seed }
boards-no-name = Plateau sans nom
boards-unreadable = Ce lien ne contient pas de plateau : le texte après # est illisible.
boards-worth = Valeur par couleur
boards-worth-of = { $worth } ({ $corners } coins)
boards-play-bots = Jouer contre des bots
boards-play-people = Jouer avec des humains
boards-play-people-more = et changer d’abord les ficelles
boards-share-it = Partager
boards-share-said = Le lien contient tout le plateau. Le texte aussi : vous pouvez le coller dans n’importe quel éditeur de plateaux.
boards-link = Lien
boards-text = Texte
boards-name = Nom
boards-keep = Enregistrer ce plateau
boards-forget = Supprimer
boards-import = Importer un plateau à partir d’un texte
boards-read = Afficher ce plateau
boards-fairness = Est-il équitable ?
boards-fairness-said = Des bots jouent jusqu’à 200 parties sur ce plateau, en moins d’une minute. Les barres sont des intervalles de confiance à 95 %.
boards-let-play = Faire jouer des bots
boards-stop = Arrêter
boards-playing = { $done ->
    [0] Les bots s’installent…
    [one] une partie jouée…
   *[other] { $done } parties jouées…
}
boards-played = { $done ->
    [0] Aucune partie jouée.
    [one] Une partie jouée.
   *[other] { $done } parties jouées.
}
boards-failed = La simulation a échoué. Réessayez plus tard.
boards-by-order = Victoires selon l’ordre du tour (le trait est une part égale)
boards-by-colour = Victoires par couleur
boards-place = { $place ->
    [1] premier à jouer
    [2] deuxième à jouer
    [3] troisième à jouer
   *[other] joueur { $place }
}
boards-nobody = personne
boards-share = { $share } % ({ $low }–{ $high })
boards-fair = Aucune place dans l’ordre du tour n’est nettement meilleure ou pire que les autres.
boards-unfair = { $better ->
    [yes] Le joueur { $place } gagne plus souvent qu’une part égale.
   *[no] Le joueur { $place } gagne moins souvent qu’une part égale.
}
