games-going-on = En cours
games-your-turn = à vous de jouer
games-gathering = en attente de joueurs
games-playing = en attente des autres
games-enter = Ouvrir
games-empty = Vous n’avez pas encore terminé de partie. Vos statistiques et vos parties à revoir apparaîtront ici.
games-total = { $count ->
    [one] Vous avez terminé une partie.
   *[other] Vous avez terminé { $count } parties.
}
games-streak-won = Vous avez gagné les { $count } dernières.
games-streak-lost = Vous avez perdu les { $count } dernières. La prochaine est pour vous !
games-unread = { $count ->
    [one] Une autre partie vient d’une version plus ancienne et sera comptée la prochaine fois.
   *[other] { $count } autres parties viennent d’une version plus ancienne et seront comptées la prochaine fois.
}
games-ratings = Classements
games-ratings-how = Vous êtes seul à voir vos classements. Ils comptent les parties terminées sur ce serveur, y compris contre les bots, dont le classement est fixe : diablotin 1100, diable 1300, démon 1500, archidémon 1700. L’intervalle est l’intervalle de confiance à 95 % : il se resserre à chaque partie.
games-kind-duel = duel
games-kind-free-for-all = chacun pour soi
games-kind-teams = équipes
games-rating-interval = entre { $low } et { $high }
games-rating-played = { $count ->
    [one] une partie classée
   *[other] { $count } parties classées
}
games-rating-curve = Votre classement après chaque partie, de { $first } à { $last } ; minimum { $low }, maximum { $high }
games-best = Meilleurs scores en solitaire
games-shares = Taux de victoire
games-how = La barre montre votre taux de victoire, la partie pâle les égalités. Les moustaches sont l’intervalle de confiance à 95 % : avec peu de parties, il est large.
games-against = Contre
games-all = tout le monde
games-share = { $won } sur { $played }
games-share-drawn = { $count ->
    [one] · une égalité
   *[other] · { $count } égalités
}
games-interval = { $share } %, entre { $low } et { $high } %
games-longest = La plus longue : { $plies } coups, { $time }
games-quickest = La plus courte : { $plies } coups, { $time }
games-over = Terminées
games-when = Quand
games-game = Jeu
games-with = Avec
games-result = Résultat
games-moves = Coups
games-time = Durée
games-won = gagnée
games-lost = perdue
games-none = interrompue
games-drawn = égalité
games-not-counted = (non comptée)
games-watch = Revoir
games-more = { $count ->
    [one] Encore une
   *[other] Encore { $count }
}
games-seconds = { $n } s
games-minutes = { $n } min
games-hours = { $n } h
games-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
games-bot = { $level } (bot)
games-alone = en solitaire
games-file = Depuis un fichier
games-file-how = L’enregistrement de chaque partie terminée peut être téléchargé. Ouvrez-en un ici pour revoir la partie.
games-file-open = Ouvrir un enregistrement
