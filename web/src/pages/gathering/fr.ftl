# Une table qui attend des joueurs.
gathering = En attente de joueurs
free-seat = libre
sit-here = S’asseoir ici
stand-up = Quitter la place
put-bot = Ajouter un bot
take-bot = Retirer le bot
second-person = Deuxième personne ici
remove = Exclure
not-ready = Pas encore
is-ready = c’est bon
is-host = hôte
invite = Inviter avec ce lien
invite-said = Toute personne qui a le lien peut prendre place.
new-link = Nouveau lien
invite-local = Ce lien ne fonctionne que sur cet ordinateur : le serveur n’est pas ouvert au réseau. Pour inviter d’autres personnes, arrêtez le serveur dans son terminal (Ctrl-C ; toutes les tables sont sauvegardées) et relancez-le avec l’une de ces commandes :
invite-local-or = ou
link-renewed = Quelqu’un a été exclu : le lien a changé, l’ancien ne fonctionne plus.
new-link-said = Cela désactive l’ancien lien.
begin-said = La partie commence quand toutes les places sont prises et que tout le monde est prêt.
form-level = Niveau des bots
form-public = Visible dans le salon, ouverte à tout le monde
table-full = Toutes les places sont prises. Vous pouvez rester et regarder la partie.
invite-code = QR code de l’invitation
from-position-will-keep = Cette partie en reprend une autre, avec les mêmes mains et les mêmes pioches. Si quelqu’un d’autre prend place, tout ce qui est caché sera redistribué.
from-position-will-redeal = Cette partie en reprend une autre. Comme quelqu’un d’autre joue, tout ce qui est caché sera redistribué avant le début.
gathering-invited = { $host } vous invite à jouer à { $game }
gathering-game = Jeu
gathering-seats = Places
gathering-seats-free = { $count }, { $free ->
    [0] toutes prises
    [one] une libre
   *[other] { $free } libres
  }
gathering-days = { $count ->
    [one] un jour
   *[other] { $count } jours
  }
gathering-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
  }
gathering-seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
  }
gathering-clock-none = sans pendule
gathering-clock-move = { $length } par coup
gathering-clock-bank = { $length } pour toute la partie
gathering-clock-increment = { $clock }, plus { $length } par décision
gathering-pace-live = Vous jouez en même temps.
gathering-pace-correspondence = Chacun joue quand il a le temps.
gathering-rulebook = celles du livret
gathering-changed = L’hôte a modifié la table :
gathering-no-longer-ready = Il faut donc de nouveau confirmer : appuyez sur « C’est bon pour moi » si cela vous convient.
gathering-changed-own = Vous avez modifié la table : chacun doit de nouveau confirmer.
gathering-listed = La table est visible dans le salon.
gathering-unlisted = Il faut le lien pour entrer.
gathering-cards = Cartes personnelles
gathering-change = Modifier la table
gathering-removed = { $name } a été exclu de la table.
gathering-readmit = Laisser revenir
gathering-fair = Comment le hasard reste équitable
gathering-fair-said = Le serveur a scellé un secret avant la partie. Il est révélé à la fin, et votre navigateur peut vérifier chaque jet et chaque tirage.
join = Rejoindre la table
join-as = Rejoindre la table : { $name }
remove-sure = Vraiment exclure { $name } ?
close-table = Fermer la table
close-table-sure = Vraiment la fermer pour tous ?
