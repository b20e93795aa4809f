## la page d’une nouvelle table
page-new = Nouvelle table
new-games = Quel jeu ?
new-how = Comment jouez-vous ?
new-duel = Duel
new-duel-said = À deux, face à face.
new-free-for-all = Chacun pour soi
new-free-for-all-said = Tous contre tous.
new-solitaire = Solitaire
new-solitaire-said = Tout seul.
new-players = joueurs
new-fewer = Moins de joueurs
new-more = Plus de joueurs
new-against = Contre qui ?
new-bots = Bots
new-bots-said = commence tout de suite
new-friends = Amis
new-friends-said = par lien ou code QR
new-anybody = N’importe qui
new-anybody-said = visible dans le salon
new-here = Cet écran
new-here-said = à tour de rôle sur cet appareil
new-level-imp = Joue le premier coup qui a l’air bon. Pour vos premières parties.
new-level-devil = Compare quelques coups qui ont l’air bons. Punit les grosses erreurs.
new-level-demon = Essaie presque tous ses coups et garde le meilleur.
new-level-archdemon = Imagine des centaines de suites, vos réponses comprises. Réfléchit un instant.
new-name-of = Nom du joueur { $number }
new-table-name = Nom de la table
new-clock = Pendule
new-clock-none = aucune
new-clock-move = par coup
new-clock-bank = pour toute la partie
new-clock-days = jours par coup
new-clock-loss = Qui n’a plus de temps perd la partie.
new-clock-bot = Un bot joue jusqu’à la fin pour qui n’a plus de temps.
new-clock-vacation = Chacun a 14 jours de vacances par an.
new-clock-minutes = Minutes
new-clock-seconds = Secondes
new-clock-increment = Ajout par coup (s)
new-clock-length-days = Jours
new-own = Le vôtre
new-own-said = À préparer avant la partie.
new-rated = Partie classée
new-rated-said = Le résultat compte pour votre classement. Avec des conseils, vous n’y gagnez rien.
new-variants = Variantes
new-variants-more = sans changement : la règle du jeu
new-pack = Vos propres cartes
new-pack-choose = Choisir un fichier
new-pack-said = Un fichier de cartes (.toml) qui change les cartes du jeu.
new-pack-mine = Jouer avec { $count ->
    [one] votre carte
   *[other] vos { $count } cartes
  } de l’éditeur
new-pack-edit = Modifier vos cartes
new-pack-make = Créer vos propres cartes
new-nobody = personne
new-seat-you = joueur { $number } (vous)
new-seat = joueur { $number }
new-clause = Règle { $clause }
new-summary-bots = { $game } : vous contre { $count ->
    [one] un bot ({ $level })
   *[other] { $count } bots ({ $level })
}
new-summary-people = { $game } : { $count } joueurs
new-summary-alone = { $game } : tout seul
new-kept = Vos choix sont conservés sur cet appareil.
new-start = un clic, la partie commence
new-setup = Préparer d’abord
new-setup-said = puis commencer
new-invite = Inviter
new-invite-said = obtenir un lien
new-create = Créer la table
new-create-said = obtenir un lien et un code QR
