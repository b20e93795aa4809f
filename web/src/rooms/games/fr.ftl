games-going-on = En cours
games-your-turn = c’est à vous
games-gathering = on s’installe
games-playing = les autres réfléchissent
games-enter = Y aller
games-empty = Vous n’avez encore fini aucune partie ici. Dès que ce sera fait, elle sera comptée et pourra être revue.
games-total = { $count ->
    [one] Vous avez fini une partie.
   *[other] Vous avez fini { $count } parties.
}
games-streak-won = Vous avez gagné les { $count } dernières.
games-streak-lost = Vous avez perdu les { $count } dernières : la prochaine est à vous.
games-unread = { $count ->
    [one] Une autre partie vient d’une version plus ancienne et sera comptée la prochaine fois.
   *[other] { $count } autres parties viennent d’une version plus ancienne et seront comptées la prochaine fois.
}
games-shares = Gagné
games-how = La barre montre combien vous en avez gagné, la partie pâle les nulles. Les moustaches montrent où se trouve votre vraie part 95 fois sur 100 : peu de parties disent peu de chose.
games-against = Contre
games-all = tout le monde
games-share = { $won } sur { $played }
games-share-drawn = { $count ->
    [one] · une nulle
   *[other] · { $count } nulles
}
games-interval = { $share } %, entre { $low } et { $high } %
games-longest = La plus longue : { $plies } coups, { $time }
games-quickest = La plus courte : { $plies } coups, { $time }
games-over = Finies
games-when = Quand
games-game = Jeu
games-with = Avec
games-result = Résultat
games-moves = Coups
games-time = Durée
games-won = gagné
games-lost = perdu
games-none = interrompue
games-drawn = nulle
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
games-file-how = L’enregistrement d’une partie peut être téléchargé quand elle est finie. Ici, on peut la revoir, qui que soient les joueurs et où que ce fût.
games-file-open = Ouvrir un enregistrement
