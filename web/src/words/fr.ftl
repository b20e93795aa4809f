## la maison
title = Pandemonium
hero-1 = Quatre façons
hero-2 = de perdre son âme.
hero-said = Des jeux d’invocation à une même table : entre amis, avec des inconnus, contre des robots. Personne n’a besoin d’un compte.
new-table = Nouvelle table
new-table-more = choisir un jeu, inviter
play-bot = Contre un robot
play-bot-more = tout de suite
play = Jouer
play-now = Jouer maintenant
your-tables = Vos tables
waiting-for-you = { $count ->
    [0] aucune ne vous attend
    [one] une vous attend
   *[other] { $count } vous attendent
}
open-seats = Places libres
other-games = D’autres jeux
finished-tables = Terminées
learn = Apprendre
five-minutes = Cinq minutes
five-minutes-said = Chaque étape est un vrai coup à une vraie table.
watch-again = Revoir
nothing-here = Rien que des toiles d’araignée.
go = Y aller
look = Voir
watch = Regarder
sit-down = S’asseoir
your-turn = à vous de jouer
status-gathering = on s’installe
status-playing = en cours
status-over = terminée
players-range = { $low ->
   *[other] { $low }–{ $high }
}
nothing-hidden = rien de caché
hidden-things = des secrets
credits = Icônes de Lorc, Delapouite et d’autres, game-icons.net (CC BY 3.0). Polices Grenze Gotisch et Asap (OFL).
guest-name = Invité { $number }
your-name = Votre nom
myself = Vous
your-colour = Votre couleur
colour-amber = ambre
colour-teal = sarcelle
colour-violet = violet
colour-coral = corail
colour-lime = citron vert
keep = Garder
other-device = Sur un autre appareil
recovery-said = Un code vous amène, avec vos tables, sur un autre appareil. Il sert une seule fois ; un nouveau annule l’ancien.
recovery-make = Me montrer un code
recovery-have = J’ai un code
recovery-use = Redevenir moi
delete-me = Supprimer mes données
delete-me-said = Votre nom, votre code et tout ce que vous avez écrit dans les conversations sont supprimés. Vous quittez vos tables ; un robot joue à votre place, ou la partie est abandonnée. C’est irréversible.
delete-me-ask = Supprimer mes données…
delete-me-now = Supprimer définitivement
delete-me-not = Les garder
nobody-here = Aucune table ouverte. L’araignée est patiente, vous n’y êtes pas obligé.
nothing-found = Rien de tel dans les règles.
language = Langue
theme = Clair ou sombre
sound = Son
menu = Menu
close = Fermer
back-home = Retour aux tables
loading = On remue le chaudron …
loading-bones = Un instant.

## le formulaire d’une nouvelle table
form-game = Jeu
form-seats = Places
form-level = Force des robots
form-options = Options
form-with = Contre
form-with-bots = des robots
form-with-people = des gens
form-public = Dans le salon, pour tout le monde
form-clock = Pendule
clock-none = aucune
clock-move = par coup
clock-bank = pour toute la partie
clock-days = jours par coup
clock-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
set-up-first = Préparer d’abord
form-with-here = des gens à cet écran
form-name = Nom de la table
form-name-of = Nom du joueur { $number }
form-pack = Vos propres cartes (un fichier de cartes)
table-full = Toutes les places sont prises. Vous pouvez rester et regarder la partie.
invite-code = Code de l’invitation, à scanner
make-table = Dresser la table
level-imp = diablotin
level-devil = diable
level-demon = démon
level-archdemon = archidémon
bot-name = Robot { $number } ({ $level })
bot = robot
seat-number = Place { $number }

## avant une partie
gathering = Qui s’assoit ?
free-seat = libre
sit-here = S’asseoir ici
stand-up = Se lever
put-bot = Robot
take-bot = Sans robot
second-person = Deuxième personne ici
remove = Renvoyer
ready = Prêt
not-ready = Pas encore
is-ready = prêt
is-host = hôte
you = vous
invite = Inviter par ce lien
invite-said = Quiconque l’ouvre peut s’asseoir.
copy = Copier
copied = Copié
new-link = Nouveau lien
link-renewed = Quelqu’un a été renvoyé : ce lien est nouveau, l’ancien ne fonctionne plus.
new-link-said = Le lien déjà donné n’ouvre plus rien.
begin-said = La partie commence quand toutes les places sont prises et que tout le monde est prêt.
dice-sealed = Les dés sont scellés : { $seal }
from-position = { $ply ->
    [0] À partir de la donne d’une autre partie
   *[other] À partir du coup { $ply } d’une autre partie
  }
from-position-kept = Cette partie en reprend une autre, avec les mêmes mains et les mêmes pioches.
from-position-redealt = Cette partie en reprend une autre. Tout ce qui n’y était pas public a été redistribué.
from-position-will-keep = Cette partie en reprend une autre, avec les mêmes mains et les mêmes pioches. Si quelqu’un d’autre s’assoit, tout ce qui n’est pas public sera redistribué.
from-position-will-redeal = Cette partie en reprend une autre. Comme quelqu’un d’autre joue, tout ce qui n’est pas public sera redistribué avant le début.

## à une table
table = Table
log = Journal
log-earlier = Afficher les coups précédents
log-ply = coup { $ply }
chat = Discussion
chat-write = Dire quelque chose …
rules = Règles
rules-search = Chercher dans les règles
rules-page = Ouvrir comme page
rules-here = À cette table
rules-not-usual = inhabituel
rules-usual = Ce qui se joue comme d’habitude
clause-link = Lien vers cette clause
doubt-settled = Tranché ici :
card-clauses = Dans les règles :
why = Pourquoi ? La règle à ce sujet : { $clause }
yes = oui
no = non
nobody = personne
option-is = { $label } : { $value }
last-for-you = Dernier fait pour vous
undo = Annuler
hint = Indice
hint-title = Ce que pense l’archidémon
hint-points = environ { $points } points
hint-chance = Chances de gagner
percent = { $number } %
hint-thinking = Un robot réfléchit …
nothing-to-do = On ne peut rien en faire maintenant.
hint-none = Pas d’indice ici.
end-turn = Finir le tour
prompt = Que faire
choose-one = Choisir
several = { $count } façons
whole-moves = Coups entiers
back = Retour
watching = Vous regardez.
theirs = On attend { $name }.
here = présent
away = absent
spectators = { $count ->
    [0] personne ne regarde
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
turn-title = À vous · { $game }
speed = Vitesse des mouvements
speed-1 = 1×
speed-2 = 2×
speed-0 = d’un coup
skip = Passer
missed = En votre absence
table-in-words = La table en mots
surrender = Abandonner
surrender-sure = Abandonner pour de bon ?
offer-undo = Demander à revenir
offer-draw = Proposer la nulle
offer-end = Demander à arrêter
offered-undo = { $name } demande à revenir en arrière.
offered-draw = { $name } propose la nulle.
offered-end = { $name } demande à arrêter la partie ici.
accept = Accepter
decline = Refuser
seat-back = Reprendre la place au robot
look-from = Voir depuis { $name }
hand-over = Passez l’écran à { $name }
hand-over-go = Je suis { $name }
press-again = Encore une fois : cela ne s’annule pas.
always = Toujours
always-more = quand ce n’est pas votre tour
always-this = Toujours : { $label }
always-first = Toujours choisir pour moi
always-answered = Répondu automatiquement
answer-first = le premier choix possible
answer-last = le dernier choix possible
ask-again = Me redemander
notify = M’appeler quand c’est à moi
unheard = { $count } de plus
in-full = en entier
less = réduire
type-action = Taper une action
hint-keys = Touches : Tab et flèches pour se déplacer, Entrée pour choisir, Échap pour revenir, u annuler, e finir le tour, r lancer, h indice, ? règles, l journal, c discussion, 1 à 9 les boutons, / taper une action.

## la fin
won = { $name } gagne
won-you = Vous gagnez
won-several = { $names } gagnent
lost-alone = Vous perdez
drawn = Partie nulle
score = Score
player = Joueur
result = Résultat
record = Feuille de la partie
rematch = Rejouer
to-next = À la table suivante
look-at-board = Regarder la table
dice-opened = De quoi les dés étaient faits : { $secret }

## quand quelque chose ne va pas
connection-lost = La connexion est perdue ; tout est gardé. Nouvel essai …
connection-closing = Le serveur va redémarrer ; tout est gardé.
connection-now = Essayer maintenant
page-old = Cette page est plus ancienne que le serveur.
reload = La recharger
server-away = Le serveur ne répond pas.
cookies-blocked = Ce navigateur ne garde pas les cookies, et le serveur ne peut pas vous reconnaître. Veuillez les autoriser pour cette page.
table-lost = Cette table n’est pas pour vous
again = Réessayer

# ---------------------------------------------------------------- les dés, après coup
fair-check = Vérifier les dés
fair-title = Les dés étaient-ils honnêtes ?
fair-how = Avant la partie, le serveur a scellé un secret, et chaque joueur sa propre part. Ensemble, ils font chaque lancer et chaque pioche. Tous les sceaux sont ouverts maintenant, et votre navigateur refait le tout : il ne connaît aucune règle et ne croit personne sur parole.
fair-seal-noted = Le secret correspond au sceau que ce navigateur avait noté avant la partie.
fair-seal-told = Le secret correspond au sceau. Ce navigateur n’était pas là quand il fut montré : il le tient du serveur.
fair-seal-wrong = Le secret ne correspond pas au sceau montré avant la partie.
fair-shares = { $count ->
    [0] Aucun joueur n’a donné de part.
    [one] Un joueur a donné une part, et c’est bien celle qui était scellée.
   *[other] { $count } joueurs ont donné des parts, et ce sont bien celles qui étaient scellées.
}
fair-shares-wrong = Une part n’est pas celle qui était scellée avant la partie.
fair-own = Votre propre part y est.
fair-own-wrong = Votre propre part n’y est pas.
fair-calls = { $count ->
    [one] L’unique lancer ou pioche en est fait.
   *[other] Les { $count } lancers et pioches en sont tous faits.
}
fair-calls-wrong = Sur { $count } lancers et pioches, le numéro { $number } n’en est pas fait : on a annoncé { $told } sur { $bound }, ce devait être { $due }.
fair-good = Tout est juste : ces dés étaient fixés avant le premier coup, et personne ne pouvait les choisir.
fair-good-alone = Tout est juste : ces dés étaient fixés avant le premier coup. Mais aucun joueur n’a donné de part, et le serveur aurait pu les choisir.
fair-good-record = Chaque lancer et chaque pioche de cet enregistrement vient bien de son secret.
fair-bad = Quelque chose ne va pas : ce ne sont pas les dés qui étaient scellés.
fair-not-sealed = Les dés de cet enregistrement n’étaient pas scellés : personne ne peut les vérifier.
fair-unreadable = Ce que le serveur dit des dés est illisible.
fair-seal-unknown = Un enregistrement ne dit pas quel sceau fut montré avant la partie. Si vous l’avez noté, comparez-le à celui-ci : { $seal }
fair-shares-unknown = { $count ->
    [0] Aucun joueur n’a donné de part.
    [one] Une part de joueur y est ; son sceau n’est pas dans l’enregistrement.
   *[other] { $count } parts de joueurs y sont ; leurs sceaux ne sont pas dans l’enregistrement.
}
fair-why-seal = Le sceau est le SHA-256 du secret. Il fut montré avant la partie, quand le secret était inconnu ; aucun autre secret n’a le même sceau.
fair-why-shares = Chaque joueur prêt a scellé sa propre part de la même façon, avant que quiconque montre la sienne. Personne ne pouvait donc attendre les autres pour choisir.
fair-why-own = Votre navigateur a tiré votre part au sort et l’a gardée. Tant qu’elle y est, personne n’a pu connaître les dés d’avance, pas même l’hôte.
fair-why-calls = Le SHA-256 du secret et des parts est la clé. Avec elle, BLAKE2b donne un bloc de nombres après l’autre, et chaque lancer ou pioche prend le suivant, dans l’ordre. Votre navigateur a fait de même.
fair-to-move = coup { $ply }
fair-list = Chaque lancer et chaque pioche
fair-call = { $told } sur { $bound }
fair-set-up = avant le premier coup
fair-share = La part d’un joueur : { $share }

# Les pièces à côté des tables.
rooms = Pièces
no-such-room = Il n’y a pas de telle pièce.
no-such-game = Il n’y a pas de jeu « { $game } » ici.
room-learn = Apprendre
room-rules = Règles
room-cards = Cartes
room-boards = Plateaux
room-games = Mes parties
room-replay = Revoir
room-about = À propos
install-how = Installez-le depuis le menu de votre navigateur (« Installer », « Ajouter à l’écran d’accueil ») : il s’ouvre alors comme un programme à part, et le dit si le serveur ne répond pas.
install-insecure = Cette page est venue par http simple, comme souvent à la maison. Les navigateurs n’installent que par https ; ici elle reste donc une page, et tout le reste marche. Un signet sur l’écran d’accueil fait presque la même chose.

# Le coach à une table : les leçons, et des notes dans les premières parties.
coach = Coach
coach-step = Leçon : { $step } sur { $steps }
coach-learned = C’est appris !
coach-leave = Plus tard
coach-lessons = Leçons
coach-again = Recommencer
coach-play = Jouer une vraie partie
coach-note = Un mot du coach
coach-ok = Compris
coach-off = Plus de notes

# --- cartes faites par quelqu’un

pack-own = cartes maison
pack-cards = { $count ->
    [one] { $count } carte maison
   *[other] { $count } cartes maison
}
pack-said = Cette table joue avec des cartes qui ne sont pas celles de la boîte.
pack-copies = × { $count }
pack-out = hors du jeu
# --- the end of a game
lost-all = Personne ne gagne
place = Place
moves = { $count ->
    [0] 0 coup
    [one] un coup
   *[other] { $count } coups
}
review = Analyser la partie
review-title = Ce qu’en pense l’archidémon
review-what = erreurs et tournants
review-runs = L’archidémon regarde chaque coup … { $percent } %
review-waits = D’autres passent avant vous …
review-failed = L’analyse a échoué.
review-chances = Chances de gagner, coup après coup
review-points = Points à espérer, coup après coup
review-signs = croix : erreur · losange : chance · drapeau : la partie bascule
review-move = coup { $ply }
review-mistake = Erreur
review-luck = Chance
review-turn = Tournant
review-no-mistake = Aucune erreur qui ait compté.
