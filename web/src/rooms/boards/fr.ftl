boards-title = Plateaux de Dicke Dämonen
boards-said = Quatre ficelles font un plateau. Regardez-en un, voyez s’il est équitable, et jouez dessus.
boards-ready = Plateaux tout prêts
boards-mine = Vos plateaux
boards-none = Aucun pour l’instant. Gardez-en un qui vous plaît, ici ou en posant les ficelles d’une table : ce navigateur s’en souvient.
boards-random = Plateaux au hasard
boards-seeded = { $level } { $seed }
boards-no-name = Un plateau sans nom
boards-unreadable = Cette adresse ne nomme aucun plateau : le texte après # est illisible.
boards-worth = Valeur par couleur
boards-worth-of = { $worth } ({ $corners } coins)
boards-play-bots = Jouer contre des robots
boards-play-people = Jouer avec des gens
boards-play-people-more = et changer les ficelles avant
boards-share-it = Le transmettre
boards-share-said = Le lien contient tout le plateau. Le texte aussi, et tout éditeur de plateaux le lit.
boards-link = Lien
boards-text = Texte
boards-name = Nom
boards-keep = Garder ce plateau
boards-forget = L’oublier
boards-import = Un plateau à partir d’un texte
boards-read = Montrer ce plateau
boards-fairness = Est-il équitable ?
boards-fairness-said = Des robots jouent sur ce plateau, jusqu’à deux cents parties, pendant moins d’une minute. La barre montre où se trouve la vraie part dans 95 essais sur 100.
boards-let-play = Faire jouer des robots
boards-stop = Arrêter
boards-playing = { $done ->
    [0] Les robots s’installent …
    [one] une partie jouée …
   *[other] { $done } parties jouées …
}
boards-played = { $done ->
    [0] Aucune partie jouée.
    [one] Une partie jouée.
   *[other] { $done } parties jouées.
}
boards-failed = Les robots se sont emmêlés. Réessayez plus tard.
boards-by-order = Qui gagne, selon l’ordre du tour (le trait est une part égale)
boards-by-colour = Quelle couleur gagne
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
