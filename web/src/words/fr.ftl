## page d’accueil
title = Pandemonium
hero-1 = Quatre façons
hero-2 = de perdre son âme.
hero-said = Des jeux d’invocation de démons, entre amis, avec des inconnus ou contre des bots. Sans compte.
new-table = Nouvelle table
new-table-more = choisir un jeu, inviter
play-bot = Contre un bot
play-bot-more = { $game }, { $level } · commence tout de suite
another-game = un autre jeu ▾
games = Jeux
play = Jouer
play-now = Jouer maintenant
your-tables = Vos tables
waiting-for-you = { $count ->
    [0] aucune table ne vous attend
    [one] une table vous attend
   *[other] { $count } tables vous attendent
}
open-seats = Places libres
other-games = D’autres jeux
finished-tables = Terminées
learn = Apprendre
five-minutes = Cinq minutes
five-minutes-said = Chaque étape est un vrai coup à une vraie table.
watch-again = Revoir
nothing-here = Aucune partie en cours.
outcome-won = Vous avez gagné
outcome-lost = Vous avez perdu
outcome-drawn = Match nul
outcome-none = Interrompue
go = Continuer
look = Voir
watch = Regarder
sit-down = S’asseoir
your-turn = à vous de jouer
series = { $count ->
    [one] Score après une partie
   *[other] Score après { $count } parties
}
revealed = Restait en main
share = Partager
share-title = Partager toute la partie
share-said = Ce lien permet à chacun de revoir la partie. Il montre les noms des joueurs, mais ni la discussion ni d’autres parties.
share-hands = Montrer les mains de tous
share-start = Créer un lien
share-copy = Copier
share-copied = Copié
share-stop = Ne plus partager
rated-said = Partie classée : le résultat compte pour vos classements.
status-gathering = en attente de joueurs
status-playing = en cours
status-over = terminée
players-range = { $low ->
   *[other] { $low }–{ $high }
}
players = { $count ->
    [one] joueur
   *[other] joueurs
}
minutes-range = { $low }–{ $high } min
credits = Icônes de Lorc, Delapouite et d’autres, game-icons.net (CC BY 3.0). Polices Grenze Gotisch et Asap (OFL).
guest-name = Anonyme { $number }
your-name = Votre nom
myself = Vous
your-colour = Votre couleur
colour-amber = ambre
colour-teal = sarcelle
colour-violet = violet
colour-coral = corail
colour-lime = citron vert
keep = Enregistrer
devices = Appareils
device-unknown = Appareil inconnu
device-this = Cet appareil
device-today = Utilisé aujourd’hui
device-seen = Utilisé pour la dernière fois le { $day }
sign-out = Déconnecter
sign-out-device = Déconnecter { $device }
device-add = Ajouter un appareil
device-add-said = Scannez le code avec l’autre appareil, ou saisissez-le là-bas. Il sert une fois, pendant dix minutes. Vos autres appareils restent connectés.
device-qr = Code QR qui ajoute un appareil
device-code = Afficher un code pour un autre appareil
device-code-again = Afficher un nouveau code
recovery = Récupérer votre profil
recovery-said = Gardez ce code au cas où vous perdriez vos appareils. Il restaure votre profil et déconnecte tous les appareils. Il ne sert qu’une fois ; un nouveau code remplace l’ancien.
recovery-make = Afficher un code de récupération
code-have = J’ai un code
code-have-said = Un code d’un autre appareil, ou votre code de récupération.
code = Code
code-use = Me connecter avec ce code
device-arrived = Vous connecter ici avec le profil de votre autre appareil ?
device-arrived-said = Vous jouez ici sous le même nom, aux mêmes tables.
device-replaces = Dans ce navigateur, vous êtes { $name }. Vous ne retrouverez ce profil qu’avec son code de récupération.
device-arrived-yes = Me connecter
device-arrived-not = Non merci
signed-out = Vous êtes déconnecté sur cet appareil
signed-out-said = L’un de vos appareils a déconnecté celui-ci, ou votre profil a été restauré ailleurs. Pour revenir, choisissez « Ajouter un appareil » sur l’un de vos appareils et saisissez le code ici.
signed-out-new = Commencer comme nouvel invité
notifications = Notifications
notifications-said = Quand c’est à vous de jouer contre d’autres personnes et que la table n’est pas ouverte chez vous, vous recevez un message par tour.
notify-browser = Afficher une notification dans ce navigateur tant qu’un onglet est ouvert
channel-webhook = Webhook
webhook-said = Envoie un message à l’une de vos applications, comme ntfy, Discord ou Slack.
webhook-form = Service
webhook-ntfy = ntfy
webhook-discord = Discord
webhook-slack = Slack
webhook-json = Autre (JSON)
webhook-url = Son URL
webhook-save = Enregistrer le webhook
webhook-delete = Supprimer le webhook
webhook-deleted = Webhook supprimé.
channel-email = E-mail
email-address = Votre adresse e-mail
email-save = M’envoyer un code
email-sent = Un code est en route vers cette adresse.
email-code = Code reçu par e-mail
email-confirm = Confirmer
email-confirmed = Cette adresse est confirmée.
email-delete = Supprimer l’adresse
email-deleted = Adresse supprimée.
notifications-test = Envoyer un message d’essai
test-sent = envoyé
notifications-when = Quand
digest = À quelle fréquence
digest-none = À chaque tour
digest-hourly = Une fois par heure au plus
digest-daily = Une fois par jour
digest-hour = À
quiet-from = Silence à partir de
quiet-to = Silence jusqu’à
zone-said = Les heures sont celles du fuseau horaire { $zone }.
notifications-save = Enregistrer les heures
saved = Enregistré.
feed = Adresse du flux
feed-said = Un flux Atom pour votre lecteur de flux, avec les tables qui vous attendent. Gardez l’adresse secrète ; une nouvelle remplace l’ancienne.
feed-make = Créer une adresse de flux
delete-me = Supprimer mes données
delete-me-said = Cela supprime votre nom, vos appareils et codes, vos notifications et tous vos messages de discussion. Vous quittez vos tables ; un bot prend votre place, ou la partie est abandonnée. C’est irréversible.
delete-me-ask = Supprimer mes données…
delete-me-now = Supprimer définitivement
delete-me-not = Annuler
nobody-here = Aucune table ouverte. L’araignée est patiente ; rien ne vous oblige à l’être.
nothing-found = Aucun résultat dans les règles.
language = Langue
theme = Clair ou sombre
sound = Son
menu = Menu
close = Fermer
back-home = Retour aux tables
loading = On remue le chaudron…
loading-bones = Un instant.

## le formulaire d’une nouvelle table
form-seats = Places
level-imp = diablotin
level-devil = diable
level-demon = démon
level-archdemon = archidémon
bot-name = Bot { $number } ({ $level })
bot = bot
seat-number = Place { $number }

## avant une partie
ready = C’est bon pour moi
you = vous
you-here = Vous
both = { $one } et { $other }
copy = Copier
copied = Copié
dice-sealed = Les dés sont scellés : { $seal }
from-position = { $ply ->
    [0] À partir du début d’une autre partie
   *[other] À partir du coup { $ply } d’une autre partie
  }
from-position-kept = Cette partie en reprend une autre, avec les mêmes mains et les mêmes pioches.
from-position-redealt = Cette partie en reprend une autre. Tout ce qui était caché a été redistribué.

## à une table
table = Table
log = Journal
log-earlier = Afficher les coups précédents
chat = Discussion
chat-write = Écrire un message…
rules = Règles
rules-search = Chercher dans les règles
rules-page = Ouvrir dans un nouvel onglet
rules-here = À cette table
rules-not-usual = modifié
rules-usual = Options habituelles
clause-link = Lien vers cet article
doubt-settled = Tranché ici :
card-clauses = Dans les règles :
why = Pourquoi ? Voir la règle { $clause }
yes = oui
no = non
nobody = personne
option-is = { $label } : { $value }
since-last-turn = Depuis votre dernier tour
since-nothing = Rien pour l’instant.
show-again = Le montrer encore
log-events = { $count ->
    [one] Afficher son événement
   *[other] Afficher ses { $count } événements
}
since-cards = { $amount } : { $cards }
since-more = { $count ->
    [one] encore un événement dans le journal
   *[other] encore { $count } événements dans le journal
}
latest = Derniers coups
whole-log = Tout le journal
choose-on-table = Choisissez sur la table.
cancel = Annuler
faster = Plus vite
undo = Annuler
hint = Conseil
hint-title = Ce que pense l’archidémon
hint-points = environ { $points } points
hint-chance = Chances de gagner
percent = { $number } %
hint-thinking = Un bot réfléchit…
thinking = { $name } réfléchit…
rolling = { $name } lance les dés…
rolling-you = Vous lancez les dés…
nothing-to-do = Vous ne pouvez rien en faire pour le moment.
hint-none = Pas de conseil disponible.
end-turn = Finir le tour
prompt = Vos choix
choose-one = Choisir
recommended = Conseillé
watching = Vous regardez.
theirs = En attente de { $name }.
here = en ligne
away = hors ligne
time-days = { $days } j { $hours } h
time-hours = { $hours } h { $minutes }
spectators = { $count ->
    [0] aucun spectateur
    [one] un spectateur
   *[other] { $count } spectateurs
}
turn-title = À vous · { $game }
speed = Vitesse des animations
speed-half = ½×
speed-1 = 1×
speed-2 = 2×
speed-0 = instantané
skip = Passer
watch-missed = Voir ce que vous avez manqué
table-in-words = La table en texte
seat-back = Reprendre la place au bot
look-from = Vue de { $name }
hand-over = Passez l’écran à { $name }
hand-over-go = Je suis { $name }
press-again = Appuyez encore pour confirmer. C’est irréversible.
always = Toujours
always-more = quand ce n’est pas votre tour
always-this = Toujours : { $label }
always-first = Toujours choisir pour moi
always-answered = Réponses automatiques
answer-first = le premier choix possible
answer-last = le dernier choix possible
ask-again = Me redemander
notify = M’avertir quand c’est à moi
unheard = { $count } de plus
type-action = Taper une action
hint-keys = Touches : Tab ou les flèches pour se déplacer ; Entrée pour choisir ou pour confirmer ce que vous avez composé ; Retour arrière pour retirer un élément ; Espace pour lire une carte ; Échap pour revenir en arrière.
hint-shortcuts = Raccourcis : 1 à 9 pour les boutons, u annuler, e finir le tour, r lancer, h conseil, « ? » règles, l journal, c discussion, / taper une action.
banter = Les bots parlent aux grands moments
suggestions = Coup suggéré
suggestions-first = trois premières parties
suggestions-on = activé
suggestions-off = désactivé
suggestions-alone = désactivé, vous êtes plusieurs
shortcuts = Raccourcis à une touche

## la fin
my-best = Mon record : { $score }
score = Score
player = Joueur
result = Résultat
record = Enregistrement de la partie
rematch = Rejouer
to-next = À la table suivante
look-at-board = Voir la table
dice-opened = Le secret des dés : { $secret }

## quand quelque chose ne va pas
connection-lost = Connexion perdue. Tout est sauvegardé. Reconnexion…
connection-closing = Le serveur va redémarrer. Tout est sauvegardé.
connection-now = Se reconnecter
page-old = Une nouvelle version est disponible.
reload = Recharger
server-unavailable = Le serveur ne répond pas.
cookies-blocked = Ce navigateur bloque les cookies, et le serveur ne peut pas vous reconnaître. Veuillez les autoriser pour cette page.
table-lost = Vous ne pouvez pas ouvrir cette table
table-closed = L’hôte a fermé cette table
table-closed-said = La partie n’a pas commencé.
listing-host = hôte : { $name }
listing-clock-move = pendule par coup
listing-clock-bank = pendule pour la partie
listing-clock-days = plusieurs jours par coup
again = Réessayer

# ---------------------------------------------------------------- le hasard, après coup
fair-check = Vérifier le hasard
fair-title = Le hasard était-il honnête ?
fair-how = Avant la partie, le serveur a scellé un secret, et chaque joueur sa propre part. Ensemble, ils déterminent chaque lancer et chaque pioche. Tous les sceaux sont maintenant ouverts, et votre navigateur recalcule chaque lancer et chaque pioche sans se fier au serveur.
fair-seal-noted = Le secret correspond au sceau que ce navigateur a noté avant la partie.
fair-seal-published = Le secret correspond au sceau. Ce navigateur n’était pas là quand le sceau a été montré : il vient du serveur.
fair-seal-wrong = Le secret ne correspond pas au sceau montré avant la partie.
fair-shares = { $count ->
    [0] Aucun joueur n’a donné de part.
    [one] Un joueur a donné une part, et elle correspond à son sceau.
   *[other] { $count } joueurs ont donné des parts, et elles correspondent à leurs sceaux.
}
fair-shares-wrong = Une part ne correspond pas au sceau d’avant la partie.
fair-own = Votre propre part y est.
fair-own-wrong = Votre propre part manque.
fair-calls = { $count ->
    [one] L’unique lancer ou pioche leur correspond.
   *[other] Les { $count } lancers et pioches leur correspondent tous.
}
fair-calls-wrong = Sur { $count } lancers et pioches, le numéro { $number } ne leur correspond pas : annoncé { $result } sur { $bound }, attendu { $due }.
fair-good = Les lancers et pioches étaient honnêtes : ils étaient fixés avant le premier coup, et personne ne pouvait les choisir.
fair-good-alone = Les lancers et pioches étaient fixés avant le premier coup. Mais aucun joueur n’a donné de part, et le serveur aurait pu les choisir.
fair-good-record = Chaque lancer et chaque pioche de cet enregistrement correspond à son secret.
fair-bad = Les lancers et pioches ne correspondent pas : ce ne sont pas ceux qui étaient scellés.
fair-not-sealed = Les lancers et pioches de cet enregistrement n’étaient pas scellés : on ne peut pas les vérifier.
fair-unreadable = Le rapport du serveur sur les lancers et pioches est illisible.
fair-seal-unknown = Un enregistrement ne contient pas le sceau qui a été montré avant la partie. Si vous l’avez noté, comparez-le à celui-ci : { $seal }
fair-shares-unknown = { $count ->
    [0] Aucun joueur n’a donné de part.
    [one] Une part de joueur y est ; son sceau n’est pas dans l’enregistrement.
   *[other] { $count } parts de joueurs y sont ; leurs sceaux ne sont pas dans l’enregistrement.
}
fair-why-seal = Le sceau est le SHA-256 du secret. Il a été montré avant la partie, quand personne ne pouvait connaître le secret. Aucun autre secret n’a le même sceau.
fair-why-shares = Chaque joueur prêt a scellé sa part de la même façon, avant que la moindre part soit révélée. Personne ne pouvait donc attendre les autres pour choisir.
fair-why-own = Votre navigateur a tiré votre part au sort et l’a gardée. Tant qu’elle y est, personne n’a pu connaître les lancers et pioches d’avance, pas même l’hôte.
fair-why-calls = Le SHA-256 du secret et des parts est la clé. Avec elle, BLAKE2b donne un bloc de nombres après l’autre, et chaque lancer ou pioche prend le suivant, dans l’ordre. Votre navigateur a fait de même.
fair-to-move = coup { $ply }
fair-list = Tous les lancers et pioches
fair-call = { $result } sur { $bound }
fair-setup = avant le premier coup
fair-share = La part d’un joueur : { $share }

# Les autres pages.
pages = Pages
no-such-page = Cette page n’existe pas.
no-such-game = Il n’y a pas de jeu « { $game } ».
page-learn = Apprendre
page-rules = Règles
page-cards = Cartes
page-boards = Plateaux
page-games = Mes parties
page-replay = Revoir
page-about = À propos
install-how = Installez-le depuis le menu de votre navigateur (« Installer », « Ajouter à l’écran d’accueil »). Il s’ouvre alors dans sa propre fenêtre, comme une application.
install-insecure = Cette page a été chargée en HTTP, et les navigateurs n’installent des applications qu’en HTTPS. Tout le reste fonctionne. Vous pouvez ajouter un raccourci à l’écran d’accueil.

# Le coach à une table : les leçons, et des notes dans les premières parties.
coach = Coach
coach-step = Leçon : { $step } sur { $steps }
coach-learned = Leçon terminée !
coach-leave = Plus tard
coach-lessons = Leçons
coach-again = Recommencer
coach-play = Jouer une vraie partie
coach-note = Un conseil du coach
coach-progress = Étapes terminées
coach-ok = Compris
coach-off = Arrêter les conseils
coach-tips = Conseils du coach

# --- cartes maison

pack-own = cartes maison
pack-cards = { $count ->
    [one] { $count } carte maison
   *[other] { $count } cartes maison
}
pack-said = Cette table joue avec des cartes maison.
pack-copies = × { $count }
pack-out = hors jeu
# --- la fin d’une partie
lost-all = Personne ne gagne
place = Place
moves = { $count ->
    [0] 0 coup
    [one] un coup
   *[other] { $count } coups
}
review = Analyser la partie
review-title = L’analyse de l’archidémon
review-what = erreurs et tournants
review-runs = L’archidémon examine chaque coup… { $percent } %
review-waits = En file d’attente…
review-failed = L’analyse a échoué.
review-chances = Chances de gagner, coup après coup
review-points = Points attendus, coup après coup
review-signs = croix : erreur · losange : chance · drapeau : tournant
review-move = coup { $ply }
review-mistake = Erreur
review-luck = Chance
review-turn = Tournant
review-no-mistake = Aucune erreur grave.

counter-other = { $n } { $name }
continue = Continuer
step-by-step = Pas à pas
on = oui
off = non
