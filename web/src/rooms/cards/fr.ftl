# Les mots de la salle des cartes.

cards-title = Cartes
cards-edit-title = Vos propres cartes
cards-games = Jeux
cards-search = Chercher
cards-filters = Filtres{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
}
cards-any = toutes
cards-kind = Genre
cards-effect = Ce qu’elle fait
cards-count = { $designs ->
    [one] { $designs } modèle
   *[other] { $designs } modèles
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
cards-none = Aucune carte n’est ainsi.
cards-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
}
cards-rules = Règles :
cards-change = Changer cette carte
cards-new-pack = Faire ses propres cartes
cards-my-pack = Votre paquet : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

cards-back = Toutes les cartes
cards-blank = Nouvelle carte
cards-upload = Ouvrir un fichier
cards-download = Télécharger
cards-clear = Jeter le paquet
cards-clear-sure = Vraiment le jeter ?
cards-empty = Rien n’est encore changé. Prenez une carte de la boîte et choisissez « Changer cette carte », commencez par une nouvelle, ou ouvrez un fichier de cartes. Ce que vous faites reste dans ce navigateur.
cards-in-pack = Les cartes du paquet
cards-wrong = Elle contient une erreur.
cards-remove = Enlever : { $name }
cards-in-en = Anglais
cards-in-fr = Français
cards-more = Ajouter
cards-less = Enlever
cards-up = Monter
cards-branch = Choix { $number }
cards-more-branch = Un autre choix
cards-step = Étape { $number }
cards-more-step = Une autre étape
cards-less-step = Enlever l’étape { $number }
cards-mend = Corrigez ce qui est marqué ; l’image montre la carte telle qu’elle était juste pour la dernière fois.
cards-play = Jouer avec
cards-play-said = une table contre des robots, tout de suite
cards-play-not = quand toutes les cartes sont justes

cards-weigh = Quelle est sa force ?
cards-weigh-said = Des robots jouent pendant une minute les mêmes parties avec et sans vos cartes.
cards-weigh-go = Laisser les robots l’essayer
cards-weigh-again = Essayer encore
cards-weigh-stop = Arrêter
cards-weigh-line = D’autres essais sont en cours ; le vôtre suit.
cards-weigh-left = { $games ->
    [one] { $games } paire de parties
   *[other] { $games } paires de parties
}, encore { $seconds } s
cards-weigh-failed = Les robots n’ont pas pu finir.
cards-weigh-card = Qui l’avait a gagné
cards-weigh-before = avant
cards-weigh-after = maintenant
cards-weigh-interval = { $mean } % ({ $low }–{ $high })
cards-weigh-few = trop peu de parties pour le dire : { $count } l’ont eue
cards-weigh-stronger = nettement plus forte
cards-weigh-weaker = nettement plus faible
cards-weigh-same = pas de différence nette
cards-weigh-strong = nettement au-dessus d’une part équitable
cards-weigh-weak = nettement au-dessous d’une part équitable
cards-weigh-fair = à peu près une part équitable
cards-weigh-foot = { $games } paires de parties ; une part équitable est de { $fair } %. Entre parenthèses : là où elle se trouve avec une certitude de 95 %. Tours par partie : { $turns } ({ $low } à { $high }).
