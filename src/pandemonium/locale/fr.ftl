# Les mots communs à tous les jeux. Le catalogue d’un jeu peut en changer n’importe lequel.

player = Joueur { $n }

# Un refus est une phrase sans son point final ; la règle suit entre parenthèses.
refusal = { $reason } ({ $clause }).
refusal-game-is-over = La partie est terminée
refusal-not-of-this-game = « { $text } » n’est pas une action de cette table

# --- la ligne de commande
cli-about = Jouer, étudier et simuler des jeux de société où l’on invoque des démons.
cli-command = COMMANDE
cli-games = dresser la liste des jeux installés
cli-rules = lire les règles d’un jeu
cli-cards = dresser la liste des cartes d’un jeu
cli-play = jouer dans le terminal
cli-simulate = jouer beaucoup de parties au hasard et compter ce qui arrive
cli-replay = rejouer une partie enregistrée
cli-info = version et construction
cli-lang = langue de l’affichage (par défaut : celle de l’environnement)
cli-json = écrire du JSON, pour un programme
cli-game = un jeu parmi { $games }
cli-players = nombre de joueurs autour de la table
cli-cards-file = un fichier contenant vos propres cartes (TOML)
cli-options-of = options de { $game }
cli-default = par défaut : { $value }
cli-clause = numéro d’une clause (3.4) ou d’un chapitre (3) ; sinon, tout le livret
cli-coverage = indiquer les tests qui montrent chaque clause
cli-tests = le dossier des tests (par défaut : tests)
cli-card-name = seulement les cartes dont le nom contient ce mot
cli-record-file = un fichier de parties enregistrées
cli-ply = montrer la table après ce nombre de coups
cli-number = quelle partie du fichier (par défaut : 1)
cli-seats = qui joue : des noms de personnes ou des robots ({ $bots }) ; sinon, vous contre des robots
cli-seed-play = jouer une partie que l’on peut répéter ; sinon, les dés sont scellés
cli-save = où sauvegarder la partie
cli-resume = reprendre une partie sauvegardée
cli-number-of-games = nombre de parties (par défaut : 1000)
cli-seed = première graine ; la même graine donne les mêmes parties (par défaut : 0)
cli-jobs = nombre de processus (par défaut : 1)
cli-vary = tirer au sort le nombre de joueurs et les options, toutes les 200 parties
cli-records = écrire toutes les parties dans ce fichier
cli-simulating = { $game }
cli-stopped = Arrêté.
cli-interrupted = Interrompu après { $done } parties sur { $wanted } ; les chiffres portent sur celles-là.
heading-games = Jeux
cli-cards-of = { $game } : { $designs ->
    [one] 1 modèle
   *[other] { $designs } modèles
}, { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}

about-compiled = compilé
about-pure = Python pur
about-pure-hint = Python pur : les mêmes parties, plus lentement ; un compilateur C à l’installation les accélère
about-games = Jeux : { $games }

no-clause = il n’y a pas de clause { $clause } ; les clauses vont de { $first } à { $last }
no-card = il n’y a pas de carte nommée « { $name } »
no-cards = { $game } n’a pas de cartes
no-record = il n’y a pas de partie numéro { $number } dans { $file } ; il en contient { $count }
no-ply = il n’y a pas de coup { $ply } ; la partie va de 0 à { $last }
no-tests = il n’y a pas de dossier de tests { $folder } ; indiquez-le avec --tests
wrong-seats = --seats nomme { $given } joueurs, mais la partie en compte { $players }
coverage = { $clauses } clauses, { $missing ->
    [0] toutes montrées par un test
    [one] dont { $missing } sans test
   *[other] dont { $missing } sans test
}.

column-game = jeu
column-title = titre
column-players = joueurs
column-player = joueur
column-card = carte
column-kind = type
column-figures = chiffres
column-copies = exemplaires
column-text = effet
column-wins = victoires
column-share = part
column-interval = intervalle à 95 %
column-decisions = décisions
column-games = parties
column-picture = dessin

simulated = { $games } parties au hasard de { $title } en { $seconds } s ({ $build })
speed = { $games } parties/s, { $decisions } décisions/s
wins = Victoires
lengths = Décisions par partie : moyenne { $mean } ; { $quantiles }
unfinished = { $count ->
    [one] Une partie a été interrompue (graine { $seeds }).
   *[other] { $count } parties ont été interrompues (graines { $seeds }).
}

# --- jouer dans le terminal

bot = Robot { $number } ({ $name })
play-sealed = Les dés sont scellés : { $seal }
play-secret = Leur secret était { $secret } : son SHA-256 est le sceau ci-dessus.
play-hand-over = { $player }, c’est à vous : appuyez sur Entrée quand personne d’autre ne regarde.
play-hint = Tapez un numéro, un coup, ou ? pour l’aide.
play-bad-number = { $typed } n’est pas dans la liste : tapez de 1 à { $most }
play-allowed = « { $text } » est permis maintenant.
play-undone = Coup repris.
play-no-undo-start = Il n’y a rien à reprendre.
play-no-undo-chance = Impossible de reprendre : des dés ont été lancés ou des cartes piochées.
play-no-undo-reveal = Impossible de reprendre : quelque chose de caché a été montré.
play-no-undo-player = Impossible de reprendre : quelqu’un d’autre a décidé depuis.
play-no-undo-over = Impossible de reprendre : la partie est finie.
play-saved = Partie sauvegardée dans { $path }.
play-cannot-save = La partie ne peut pas être sauvegardée : { $problem }
play-resume = Pour reprendre : { $command }
play-won = Victoire pour { $winners } !
play-nobody-won = La partie est finie, et personne n’a gagné.
play-command-help = cette aide, et la règle derrière la question
play-command-why = why COUP : la règle qui l’interdit
play-command-undo = reprendre votre dernier coup, jusqu’au dernier lancer ou à la dernière pioche
play-command-save = save [FICHIER] : sauvegarder
play-command-rules = rules CLAUSE : lire une clause
play-command-card = card NOM : lire une carte
play-command-table = redessiner la table
play-command-log = ce qui vient d’arriver
play-command-quit = sauvegarder et partir
