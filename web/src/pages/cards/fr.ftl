# La page des cartes.

cards-title = Cartes
cards-edit-title = Vos cartes
cards-games = Jeux
cards-search = Chercher
cards-filters = Filtres{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
}
cards-any = toutes
cards-kind = Type
cards-effect = Effet
cards-count = { $designs ->
    [one] { $designs } modèle
   *[other] { $designs } modèles
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
cards-none = Aucune carte ne correspond.
cards-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
}
cards-rules = Règles :
cards-change = Modifier cette carte
cards-new-pack = Créer vos propres cartes
cards-my-pack = Votre paquet : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

cards-back = Toutes les cartes
cards-blank = Nouvelle carte
cards-upload = Ouvrir un fichier
cards-download = Télécharger
cards-clear = Supprimer le paquet
cards-clear-sure = Vraiment le supprimer ?
cards-empty = Rien n’a encore été modifié. Choisissez une carte du jeu puis « Modifier cette carte », commencez par une nouvelle carte, ou ouvrez un fichier de cartes. Vos cartes restent dans ce navigateur.
cards-in-pack = Cartes du paquet
cards-wrong = Cette carte contient une erreur.
cards-remove = Retirer : { $name }
cards-in-en = Anglais
cards-in-fr = Français
cards-more = Ajouter
cards-less = Retirer
cards-up = Monter
cards-branch = Choix { $number }
cards-more-branch = Ajouter un choix
cards-step = Étape { $number }
cards-more-step = Ajouter une étape
cards-less-step = Retirer l’étape { $number }
cards-fix = Corrigez les champs marqués. L’image montre la dernière version valide de la carte.
cards-play = Jouer avec
cards-texts = Texte de la carte
cards-play-said = une table contre des bots, tout de suite
cards-play-not = quand toutes les cartes seront valides
cards-missing = Il manque encore quelque chose ici.
cards-unfinished = Cette carte n’est pas encore terminée.
cards-no-choice = « { $value } » n’est pas possible ici. Choisissez autre chose.
cards-icon = Choisir une icône
cards-replace = « { $file } » remplacerait votre paquet de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
cards-replace-sure = Remplacer
cards-friends = Jouer avec des amis
cards-friends-said = préparer une table avec ces cartes

cards-weigh = Quelle est sa force ?
cards-weigh-said = Des bots jouent les mêmes parties avec et sans vos cartes pendant une minute.
cards-weigh-go = Lancer une simulation
cards-weigh-again = Relancer
cards-weigh-stop = Arrêter
cards-weigh-line = En file d’attente : la vôtre est la suivante.
cards-weigh-left = { $games ->
    [one] { $games } paire de parties
   *[other] { $games } paires de parties
}, encore { $seconds } s
cards-weigh-failed = La simulation a échoué.
cards-weigh-card = Taux de victoire des joueurs qui l’avaient
cards-weigh-before = avant
cards-weigh-after = maintenant
cards-weigh-interval = { $mean } % ({ $low }–{ $high })
cards-weigh-few = trop peu de parties : { $count } seulement l’ont eue
cards-weigh-stronger = nettement plus forte
cards-weigh-weaker = nettement plus faible
cards-weigh-same = pas de différence nette
cards-weigh-strong = nettement au-dessus d’une part égale
cards-weigh-weak = nettement au-dessous d’une part égale
cards-weigh-fair = à peu près une part égale
cards-weigh-foot = { $games } paires de parties ; une part égale est de { $fair } %. Entre parenthèses : intervalles de confiance à 95 %. Tours par partie : { $turns } ({ $low } à { $high }).
