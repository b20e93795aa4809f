# Les mots communs à tous les jeux. Le catalogue d’un jeu peut en changer n’importe lequel.

player = Joueur { $n }
you = Vous

# Un refus est une phrase sans son point final ; l’article suit entre parenthèses.
refusal = { $reason } ({ $clause }).
refusal-game-is-over = La partie est terminée
refusal-not-of-this-game = « { $text } » n’est pas une action de ce jeu
refusal-too-much-work = Avec les cartes de ce paquet, l’action demanderait plus de { $most } étapes

# --- comment une partie a fini, et ce qu’on dit à qui attend

result-won = Victoire pour { $winners } !
result-draw = Égalité : { $winners } se partagent la victoire.
result-nobody = La partie est terminée. Personne n’a gagné.
result-won-you = Vous avez gagné !
result-won-you-and = { $winners } et vous avez gagné !
result-draw-you = Égalité.
result-draw-you-and = Égalité : vous partagez la victoire avec { $winners }.
result-lost = La partie est terminée. Vous avez perdu.
heading-won = { $count ->
    [one] { $winners } gagne
   *[other] { $winners } gagnent
}
heading-won-you = Vous gagnez
heading-won-you-and = { $winners } et vous gagnez
heading-draw = Égalité
heading-draw-you = Égalité
heading-draw-you-and = Égalité
heading-nobody = Personne ne gagne
heading-lost = Vous perdez
heading-cut = Partie interrompue
shortfall = { "" }
outcome-cut = La partie a été interrompue : personne n’a gagné.
prompt-choosing = { $card } : { $seat } choisit.
prompt-deciding = { $seat } décide.
event-undone = { $seat } annule un coup.
event-undone-you = Vous annulez un coup.

# --- la ligne de commande
cli-about = Jouer, étudier et simuler des jeux de société où l’on invoque des démons.
cli-command = COMMANDE
cli-games = afficher les jeux installés
cli-rules = afficher les règles d’un jeu
cli-cards = afficher les cartes d’un jeu
cli-play = jouer dans le terminal
cli-simulate = jouer de nombreuses parties au hasard et afficher des statistiques
cli-completion = afficher le script de complétion d’un shell
cli-completion-shell = un shell parmi { $shells }
cli-replay = rejouer une partie enregistrée
cli-info = afficher la version et le mode de compilation
cli-schema = afficher le schéma JSON des vues, des invites et des événements
cli-schema-game = un jeu parmi { $games } (par défaut : tous)
cli-usage = usage :

# Ce qui tient la place d’une valeur dans l’aide.
metavar-bool = { cli-yes }|{ cli-no }
metavar-int = N
metavar-str = TEXTE
metavar-game = JEU
metavar-file = FICHIER
metavar-folder = DOSSIER
metavar-name = NOM
metavar-names = NOM,NOM,…
metavar-clause = ARTICLE
metavar-seal = SCEAU
metavar-days = JOURS
metavar-shell = SHELL

cli-arguments = arguments{"\u202F"}
cli-options = options{"\u202F"}
cli-help = afficher cette aide et quitter
cli-version = afficher la version et quitter
cli-lang = langue de l’affichage (par défaut : celle de l’environnement)
cli-json = afficher du JSON
cli-force = écraser un fichier existant
cli-game = un jeu parmi { $games }
cli-players = nombre de joueurs
cli-cards-file = un fichier de cartes maison (TOML)
cli-options-of = options de { $game }
cli-default = par défaut : { $value }
cli-yes = oui
cli-no = non
cli-clause = numéro d’un article (3.4) ou d’un chapitre (3) ; par défaut, tout le livret
cli-coverage = afficher les tests qui couvrent chaque article
cli-tests = le dossier des tests (par défaut : tests)
cli-card-name = seulement les cartes dont le nom contient ce texte
cli-record-file = un fichier de parties enregistrées
cli-ply = montrer la table après ce nombre de coups
cli-draw = dessiner la table après ce nombre de coups : un fichier SVG nommé d’après la partie
cli-number = quelle partie du fichier (par défaut : 1)
cli-seats = des noms de personnes ou de bots ({ $bots }), séparés par des virgules ; par défaut, vous contre des bots
cli-seed-play = jouer une partie reproductible ; sans graine, les dés sont scellés
cli-save = où sauvegarder la partie (par défaut : un nouveau fichier dans votre dossier de données)
cli-hint = afficher à chacune de vos décisions ce que ferait un bot
cli-resume = reprendre une partie sauvegardée ; sans { metavar-file }, choisir parmi les parties en cours
cli-number-of-games = nombre de parties (par défaut : 1000)
cli-seed = première graine ; la même graine donne les mêmes parties (par défaut : 0)
cli-jobs = nombre de processus (par défaut : 1)
cli-vary = tirer au sort le nombre de joueurs et les options, toutes les 200 parties
cli-records = écrire toutes les parties dans ce fichier
cli-simulating = { $game }
cli-stopped = Arrêté.
cli-interrupted = Interruption après { $done ->
    [one] { $done } partie
   *[other] { $done } parties
} sur { $wanted } ; les chiffres ne portent que sur celles-ci.
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
about-pure-hint = Python pur : les mêmes jeux, en plus lent ; un compilateur C à l’installation les accélère
about-games = Jeux : { $games }

error-no-clause = il n’y a pas d’article { $clause } ; les articles vont de { $first } à { $last }
error-no-card = il n’y a pas de carte nommée « { $name } »
error-no-cards = { $game } n’a pas de cartes
error-no-record = il n’y a pas de partie numéro { $number } dans { $file } ; ce fichier en contient { $count }
error-no-ply = il n’y a pas de coup { $ply } ; les coups vont de 0 à { $last }
error-no-tests = pas de dossier de tests à l’emplacement { $folder } ; indiquez-le avec --tests
error-wrong-seats = --seats nomme { $given ->
    [one] { $given } joueur
   *[other] { $given } joueurs
}, mais la partie en compte { $players }
coverage = { $clauses } articles, { $missing ->
    [0] tous couverts par un test
    [one] dont { $missing } sans test
   *[other] dont { $missing } sans test
}.

column-game = jeu
column-title = titre
column-players = joueurs
players-from-to = de { $low } à { $high }
players-or = { $low } ou { $high }
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
column-picture = image

simulated = { $games ->
    [one] { $games } partie de { $title } jouée
   *[other] { $games } parties de { $title } jouées
} au hasard en { $seconds } s ({ $build })
speed = { $games } parties/s, { $decisions } décisions/s
wins = Victoires
draws = { $count ->
    [one] Une partie s’est terminée à égalité ({ $share }).
   *[other] { $count } parties se sont terminées à égalité ({ $share }).
}
cuts = { $count ->
    [one] Une partie a été interrompue, sans vainqueur ({ $share }).
   *[other] { $count } parties ont été interrompues, sans vainqueur ({ $share }).
}
lengths = Décisions par partie : moyenne { $mean } ; { $quantiles }
unfinished = { $count ->
    [one] Une partie ne s’est pas terminée (graine { $seeds }).
   *[other] { $count } parties ne se sont pas terminées (graines { $seeds }).
}

# --- jouer dans le terminal

bot = Bot { $number } ({ $name })
bot-random = au hasard
bot-plan = planificateur
bot-imp = diablotin
bot-devil = diable
bot-demon = démon
bot-archdemon = archidémon
goal = Pour connaître le but du jeu, tapez « rules ».
play-begin = Tapez un numéro ou un coup, ou ? pour l’aide.
play-sealed = Les dés sont scellés : { $seal }
play-secret = Le secret des dés était { $secret }. Son SHA-256 est le sceau ci-dessus.
play-hand-over = { $player }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
play-hint = Tapez un numéro, un coup, ou ? pour l’aide.
play-enter = Entrée : { $plan }
play-asked = { $seat } : { $asked }
play-plans = En une fois :
play-group = { $heading } :
card-line = ({ $numbers }) { $text }
play-more-plans = { $n ->
    [one] Vous pouvez aussi enchaîner plusieurs coups : tapez « moves » pour voir comment.
   *[other] Vous pouvez aussi enchaîner plusieurs coups ({ $n } possibilités) : tapez « moves » pour les voir.
}
play-more-moves = … tapez « moves » pour tout voir
play-more-news = … tapez « log » pour voir ce qui précède
play-scores = Scores : { $scores }
play-score = { $seat } { $score }
play-ranked-score = { $rank }. { $seat } { $score }
play-rules-hint = Tapez « rules 3 » pour un chapitre, « rules 3.4 » pour un article.
play-drawn = Image enregistrée dans { $path }.
error-file-exists = { $file } existe déjà ; utilisez --force pour l’écraser
error-no-picture = { $game } n’a pas d’image de la table
error-picture-ending = { $file } : le nom du fichier doit se terminer par .svg
play-command-moves = afficher tous les coups possibles, avec le texte des cartes
play-command-draw = draw [FICHIER] : enregistrer une image de la table (SVG)
error-not-in-the-list = { $typed } n’est pas dans la liste : tapez { $most ->
    [1] 1
   *[other] un numéro de 1 à { $most }
}
play-allowed = « { $text } » est permis.
play-undone = Coup annulé.
play-saved = Partie sauvegardée dans { $path }.
play-resume = Pour reprendre : { $command }
play-command-help = afficher cette aide et la règle dont vient la question
play-command-why = why COUP ou why ÉLÉMENT : afficher la règle qui l’interdit
play-command-hint = hint : afficher ce que ferait un bot ici, et pourquoi
play-command-undo = annuler votre dernière étape, jusqu’au dernier lancer ou à la dernière pioche
play-command-save = save [FICHIER] : sauvegarder la partie
play-command-rules = rules : sommaire et glossaire ; rules 3 : un chapitre ; rules 3.4 : un article
play-command-card = card NOM : lire une carte
play-command-table = afficher toute la table
play-command-log = afficher les derniers événements
play-command-say = say TEXTE : écrire à toute la table
play-command-surrender = abandonner la partie
play-command-quit = quitter ; vous pourrez reprendre plus tard

# --- ce qui peut clocher dans ce qu’on nous donne

error-unknown-game = jeu inconnu : « { $id } ». { $hint }Jeux installés : { $games }
error-no-such-option = option inconnue : « { $option } ». { $hint }Options : { $options }
option-needs = « { $label } » : il faut { $expected }.
error-option-value = option { $option } : { $value } n’est pas permis ; il faut { $expected }
error-no-packs = option cards : { $title } n’accepte pas de cartes maison
error-no-such-action = coup inconnu : { $text }. { $hint }
error-no-such-seat = il n’y a pas de siège { $number } ; les sièges vont de 1 à { $players } (dans le code, { $seat } à partir de 0)
error-no-such-card = carte inconnue : « { $card } »
error-pack = { $place } : { $expected }
pack-card = { $place } : carte « { $card } »
pack-field = { $place } : champ « { $field } »
pack-card-field = { $place }, champ « { $field } »

did-you-mean = Vouliez-vous dire { $near } ?{" "}

expected-number = un nombre entier de { $low } à { $high }
expected-only = { $n }
expected-flag = true ou false
expected-choice = une valeur parmi { $choices }
expected-text = un texte
expected-list-of-words = une liste séparée par des virgules
expected-list = une liste{ $count ->
    [-1] {""}
   *[other] {" "}de { $count }
}
expected-table = une table avec { $names }
expected-card-file = le chemin d’un fichier de cartes
expected-cards = une liste d’identifiants de cartes
expected-tables = une liste de tables
expected-word = il faut un mot parmi { $words }, et non { $value }
expected-number-not = il faut un nombre entier de { $low } à { $high }, et non { $value }
expected-flag-not = il faut true ou false, et non { $value }
expected-table-not = il faut une table, et non { $value }
expected-field = champ inconnu ; il faut { $names }
expected-texts = il faut un texte, ou une table avec les langues (en, fr)
expected-id = il faut des minuscules, des chiffres et _, et non { $value }
reserved-id = « { $value } » est réservé dans la notation
id-twice = cet identifiant figure deux fois dans le fichier
new-card-needs = obligatoire pour une nouvelle carte : un texte, ou une table avec les langues (en, fr)
too-many-designs = avec ce paquet, le jeu contient { $count } cartes différentes ; la limite est de { $most }
too-many-copies = avec ce paquet, le jeu contient { $count } cartes, tous exemplaires compris ; la limite est de { $most }
unreadable-file = impossible de lire le fichier : { $problem }
not-utf-8 = ce n’est pas du texte en UTF-8
not-toml = ce n’est pas du TOML : { $problem }
file-too-long = un fichier de cartes compte au plus { $most } caractères
key-too-long = ce n’est pas un fichier de cartes : une clé a plus de { $most } parties
nested-too-deep = ce n’est pas un fichier de cartes : imbrication trop profonde
only-card-tables = clé inconnue ; un fichier de cartes ne contient que des tables [[card]]
expected-card-table = il faut au moins une table [[card]]

error-not-a-position = une position sauvegardée doit être une table de noms et de valeurs
error-other-game = la position sauvegardée a { $name } { $value } ; cette partie a { $own }
error-damaged-position = la position sauvegardée est invalide : { $problem }
error-damaged-format = la position sauvegardée est au format { $value } ; cette version lit le format { $format }
error-damaged-names = la position sauvegardée est invalide : { $names } manque ou est inconnu
error-damaged-field = la position sauvegardée est invalide : { $field } vaut { $value }, et non { $expected }
error-damaged-table = la position sauvegardée est invalide : { $where } vaut { $value }, et non une table avec { $names }
error-damaged-task = la position sauvegardée est invalide : tâche inconnue { $value } ; il faut une tâche parmi { $names }
error-damaged-chance = la position sauvegardée est invalide : le hasard ne peut pas être { $value }
error-damaged-cards = la position sauvegardée est invalide : la carte « { $card } » ({ $number }) y figure { $count } fois
error-nothing-to-decide = la position sauvegardée est invalide : personne n’a rien à décider
error-over-and-to-do = la position sauvegardée est invalide : la partie est terminée, mais il reste des tâches

error-script-die = le script donne { $rolled } pour un dé à { $sides } faces
error-script-card = le script tire la carte numéro { $number }, qui n’est pas dans la pile
error-scenario-word = { $where } : clé inconnue « { $word } » ; il faut un mot parmi { $words }
error-scenario-value = { $word } : il faut { $expected }, et non { $value }
error-scenario-many = { $word } : il faut au plus { $most } tables, et non { $count }
error-scenario-card = { $where } : carte inconnue { $card }
error-scenario-copies = { $where } : il ne reste plus d’exemplaire de « { $card } »

error-not-one-record = il faut une seule partie, il y en a { $count }
error-record-too-long = un fichier d’enregistrements a au plus { $most } caractères
error-no-headline = ligne { $line } : il faut « { $headline } », et non « { $found } »
error-not-json = ligne { $line } : JSON invalide : { $problem }
error-nested-too-deep = ligne { $line } : imbrication trop profonde
error-bad-result = ligne { $line } : le résultat doit être une table, par exemple {"{"}"winners": [0]{"}"}
error-no-header = ligne { $line } : il faut un en-tête (un objet JSON)
error-header-needs = ligne { $line } : il manque « { $name } » ({ $kind }) dans l’en-tête
error-cards-are-no-list = ligne { $line } : un enregistrement doit contenir les cartes de son paquet, et non le nom d’un fichier
error-reserved-option = ligne { $line } : « { $name } » n’est pas une option
error-bad-seats = ligne { $line } : « seats » doit être une liste avec un nom par joueur
error-one-start = ligne { $line } : l’en-tête doit contenir exactement un mot parmi seed, secret et position ; on y trouve : { $found }
error-bad-start = ligne { $line } : { $name } vaut { $value } ; une graine (seed) est un nombre entier inférieur à 2**64, un secret a 64 chiffres hexadécimaux, une position est une table
error-bad-redealt = ligne { $line } : redealt vaut { $value } ; il doit valoir true et accompagner une position
error-bad-revision = ligne { $line } : revision vaut { $value } ; il faut un nombre entier de 1 à { $last }. L’enregistrement vient peut-être d’une version plus récente
error-cannot-start = impossible de mettre en place la partie enregistrée : { $problem }{ $remark }
error-cannot-replay = coup { $ply }, { $text } : { $problem }{ $remark }
error-other-result = l’enregistrement indique { $noted }, mais la partie rejouée donne { $found }{ $remark }
other-version = {" "}(enregistrée par la version { $recorded }, rejouée par { $own })

error-not-your-turn = ce n’est pas à vous de décider
error-no-actions = une étape contient au moins une action
error-barrier-inside = rien n’a été fait : après « { $text } », { $barrier } ; cette action doit donc être la dernière de l’étape
barrier-chance = des dés sont lancés ou des cartes piochées
barrier-reveal = une information cachée est révélée
barrier-player = c’est à quelqu’un d’autre de décider
barrier-over = la partie est terminée
error-no-such-element = aucune action ne concerne « { $element } »
error-no-undo-start = Il n’y a rien à annuler.
error-no-undo-chance = Impossible d’annuler : des dés ont été lancés ou des cartes piochées.
error-no-undo-reveal = Impossible d’annuler : une information cachée a été révélée.
error-no-undo-player = Impossible d’annuler : quelqu’un d’autre a décidé depuis.
error-no-undo-over = Impossible d’annuler : la partie est terminée.
error-no-such-language = langue inconnue : « { $language } » ; langues disponibles : { $languages }

# --- ce qui peut clocher dans une ligne de commande

error-usage-required = arguments manquants : { $names } ({ $help })
error-usage-unrecognized = arguments inconnus : { $names } ({ $help }){ $hint }
error-usage-choice = { $name } : choix invalide : { $value } ; choisissez parmi { $choices } ({ $help }){ $hint }
perhaps-meant = . Vouliez-vous dire { $near } ?
error-usage-takes-no-value = { $name } ne prend pas de valeur : { $value } ({ $help })
error-usage-value-missing = { $name } demande une valeur ({ $help })
error-usage-number = { $name } : { $value } n’est pas un nombre entier ({ $help })
error-usage-not-both = { $name } et { $other } ne peuvent pas être utilisés ensemble ({ $help })
error-usage-ambiguous = option ambiguë { $name } : { $names } ({ $help })
error-usage-other = { $problem } ({ $help })
error-not-a-text-file = { $file } : ce n’est pas un fichier texte en UTF-8
error-file = { $file } : { $problem }
error-system = { $problem }

# Pourquoi le système n’a pas pu lire ou écrire un fichier.
system-not-found = ce fichier ou ce dossier n’existe pas
system-not-allowed = accès refusé
system-is-folder = c’est un dossier, pas un fichier
system-not-a-folder = c’est un fichier, pas un dossier
system-disk-full = le disque est plein
system-read-only = le système de fichiers est en lecture seule
system-name-too-long = le nom est trop long
system-bad-name = nom de fichier invalide
system-loop = trop de liens symboliques
system-too-many-open = trop de fichiers sont ouverts
system-broken = erreur du disque ou de l’appareil
system-other = erreur du système : { $problem }

error-resume-other-game = { $file } est une partie de { $game }, et non de { $wanted }
error-resume-takes-all = --resume reprend les joueurs, les options et la graine de la partie sauvegardée : ne les indiquez pas
error-resume-over = { $file } : cette partie est terminée ; pour la revoir : { $command }
error-at-least-one = { $name } doit valoir au moins 1, et non { $value }

# --- ce qui peut clocher dans ce qu’un programme demande

error-bad-seed = la graine (seed) doit aller de 0 à 2**64 - 1, et non { $seed }
error-bad-secret = un secret doit avoir { $bytes } octets, et non { $count }
error-no-such-player = joueur inconnu : « { $name } » ; joueurs disponibles : { $players }
error-worker-killed = un processus de calcul a été interrompu par le système
error-two-actions = deux actions ont la même notation « { $text } »
error-two-clauses = le livret a deux articles numéro { $clause }

# --- vérifier une partie enregistrée

cli-verify = vérifier qu’une partie enregistrée a été jouée avec les dés scellés
cli-verify-seal = le sceau montré avant la partie
verify-seal = Le sceau correspond au secret enregistré : { $seal }
verify-compare = Comparez-le au sceau montré avant la partie, ou indiquez ce dernier avec --seal.
verify-not-sealed = Les dés de cette partie n’étaient pas scellés : ils viennent d’une graine, ou d’une position qui en contient une.
verify-sealed-moves = { $moves ->
    [one] L’unique coup est permis
   *[other] Les { $moves } coups sont permis
}. Tirages vérifiés : { $calls }. Chacun correspond au sceau.
verify-moves = { $moves ->
    [one] L’unique coup est permis.
   *[other] Les { $moves } coups sont permis.
}
verify-position = La partie a commencé après le coup { $ply } d’une autre, qui ne fait pas partie de cet enregistrement.
verify-redealt = La partie a commencé après le coup { $ply } d’une autre, qui ne fait pas partie de cet enregistrement. Tout ce qui était caché a été redistribué.
verify-unfinished = La partie n’est pas encore terminée.
verify-failed = { $file } : échec de la vérification : { $problem }
error-bad-seal = --seal : { $seal } n’est pas un sceau ; un sceau a 64 caractères, de 0 à 9 et de a à f
error-not-sealed = les dés de cette partie n’étaient pas scellés
error-other-seal = le sceau du secret enregistré est { $own }, mais c’est { $given } qui a été montré avant la partie
error-other-chance = coup { $ply } : un tirage parmi { $bound } a donné { $found }, mais le secret donne { $expected }
error-result-missing = la partie est terminée, mais l’enregistrement n’a pas de résultat
replay-sealed = Les dés étaient scellés : { $seal }

# --- sauvegarder les parties

error-save = Impossible de sauvegarder la partie dans { $path } : { $reason }.
save-disk-full = le disque est plein
save-not-allowed = accès refusé
save-in-the-way = un fichier qui n’est pas une partie sauvegardée s’y trouve déjà
save-no-folder = ce dossier n’existe pas
save-bad-name = nom de fichier invalide

# --- parties sauvegardées

play-saved-elsewhere = Un autre programme a écrit dans { $old }. Cette partie est maintenant sauvegardée dans { $path }.
play-replace = { $path } existe déjà. L’écraser ? (o/n)
play-yes = o oui
play-not-saved = Partie non sauvegardée.
play-replay = Revoyez-la avec : { $command }
play-crashed = Pandemonium { $version } a rencontré un bug.
play-crashed-report = Votre partie est sauvegardée dans { $path }. Merci de nous signaler les lignes ci-dessus en joignant ce fichier.
resume-damaged = Partie illisible : { $file }
resume-which = Quelle partie voulez-vous reprendre ? Tapez son numéro, ou Entrée pour la première.
heading-unfinished = Parties en cours
column-moves = coups
column-when = dernier coup
error-nothing-to-resume = aucune partie en cours dans { $folder }
error-long-answer = Cette ligne a { $count } caractères ; la limite est de { $most }.

# --- les paquets des autres

error-broken-game = le jeu « { $id } » est installé, mais ne peut pas être chargé : { $problem }
error-broken-command = la commande « { $name } » d’un jeu installé ne peut pas être chargée : { $problem }

# --- ce que pensent les bots

thought = Ou : { $label } ({ $promise }). { $why }
thought-best = Conseil ({ $who }) : { $label } ({ $promise }).
thought-forced = Il n’y a qu’un choix : { $label }.
thought-for = Pour : { $features }.
thought-against = Contre : { $features }.
promise-chance = { $percent } % de chances de gagner
promise-points = environ { $points ->
        [one] 1 point
       *[other] { $points } points
    }
reason-wins = Ce coup gagne la partie immédiatement.
reason-loses = Ce coup fait perdre la partie immédiatement.
reason-forced = Il n’y a pas d’autre choix.
reason-alike = Presque aussi bon que le meilleur choix.
reason-any = Votre choix ne change presque rien.
reason-later = Son intérêt n’apparaît que quelques coups plus tard.
course-title = Le déroulement de la partie
review-chance = { $percent } %
review-mistake = Mieux : { $better }, { $before } au lieu de { $after }.
review-good-luck = La chance a aidé après « { $played } » : de { $before } à { $after }.
review-bad-luck = Malchance après « { $played } » : de { $before } à { $after }.
review-turn-by-luck = La chance a fait basculer la partie pour de bon après « { $played } » : de { $before } à { $after }.
review-turn-by-choice = « { $played } » a fait basculer la partie pour de bon : de { $before } à { $after }.

# --- l’arène

cli-arena = organiser un tournoi de bots et classer les joueurs
cli-arena-players = les bots, séparés par des virgules, par exemple imp,devil,demon ; bots disponibles : { $bots }
cli-arena-seats = nombre de sièges (par défaut : le nombre habituel du jeu)
cli-arena-games = nombre de parties par groupe de bots (par défaut : 1000 ; avec --until, autant qu’il en faut)
cli-arena-until = s’arrêter quand chaque taux de victoire est connu à ce pourcentage près, par exemple 2
cli-arena-jobs = nombre de processus (par défaut : un par processeur)
cli-arena-cluster = jouer sur les machines d’une grappe dask.distributed
cli-arena-results = enregistrer tous les résultats dans ce fichier ; relancez la même commande pour continuer
metavar-percent = POURCENTAGE
metavar-address = ADRESSE
arena-played = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $title } entre { $players } (sièges : { $seats } ; { $seconds } s, { $build })
arena-standings = Classement, avec les intervalles à 95 %
arena-rating = Cote : { $anchor } vaut 0. Parmi les parties gagnées par l’un de deux joueurs, celui qui a 100 points de plus en remporte 64 %, 76 % avec 200 de plus, 91 % avec 400 de plus.
arena-share = Part : le taux de victoire de chaque joueur ; le hasard seul donnerait { $chance }.
arena-alone = Part : la qualité des résultats, de 0 % à 100 %.
arena-duels = Face à face : le taux de victoire de la ligne contre la colonne
arena-duels-alone = Face à face : parmi les graines aux résultats différents, la part où la ligne a fait mieux
arena-leads = Face à face : de combien le score de la ligne était meilleur sur les mêmes graines
arena-length = Une partie a duré en moyenne { $decisions } décisions.
arena-interrupted = Interruption après { $done ->
    [one] { $done } partie
   *[other] { $done } parties
} ; les chiffres portent sur les tours complets.
arena-continue = Relancez la même commande pour continuer.
arena-results-hint = Avec --results { metavar-file }, un tournoi interrompu peut être repris.
column-rating = cote
column-score = score
column-milliseconds = ms par décision
error-names-of-players = il faut à l’arène au moins deux bots différents, chacun une seule fois, et non { $names }
error-player-failed = le bot « { $name } » a échoué à la décision { $decision } d’une partie : { $problem }
error-other-version = une machine utilise la version { $own }, mais le tournoi la version { $wanted }
error-damaged-results = { $file }, ligne { $line } : ce n’est pas un résultat de l’arène
error-no-results = { $file } existe, mais n’est pas un fichier de résultats de l’arène
error-other-tournament = { $file } contient un autre tournoi : { $name } y est { $there }, ici { $here }
error-no-cluster-package = --cluster a besoin de dask.distributed : pip install 'pandemonium[cluster]'
error-no-cluster = impossible de se connecter à une grappe à l’adresse { $address } : { $problem }
error-bad-until = --until : { $value } n’est pas permis ; il faut un pourcentage supérieur à 0 et d’au plus 50, par exemple 2%

# --- les rapports sur l’équilibre

cli-report = simuler de nombreuses parties et écrire un rapport d’équilibre : taux de victoire et cartes fortes
cli-report-players = le bot qui joue à tous les sièges (par défaut : random) ; bots disponibles : { $bots }
cli-report-games = nombre de parties (par défaut : 2000) ; un quart par variante, un dixième pour le match entre deux niveaux
cli-report-compare = un fichier de cartes : comparer le jeu avec et sans ses cartes, sur les mêmes graines
cli-report-out = le rapport, un fichier en .html, ou un dossier (par défaut : le nom du jeu suivi de -report)
cli-report-pictures = enregistrer aussi les graphiques en SVG
error-no-reports-packages = les rapports demandent des paquets supplémentaires : pip install 'pandemonium[reports]'
report-written = Le rapport est dans { $file } ; ses données sont à côté.
report-title = { $title } : ce que { $games ->
        [one] montre { $games } partie
       *[other] montrent { $games } parties
    }
report-intro = { $seats ->
        [one] Un siège, joué par le bot « { $player } ».
       *[other] { $seats } sièges, tous joués par le bot « { $player } ».
    }
report-options = Options modifiées : { $options }.
report-random = Tous les joueurs ont joué au hasard. Cela montre ce que font les règles et les cartes par elles-mêmes, mais en dit peu sur le bon jeu.
report-bots = Tous les sièges étaient joués par « { $player } ». Ce qui est fort pour ce bot ne l’est pas forcément pour des humains.
report-stopped = Arrêt après { $done } parties sur { $wanted }.
report-all-figures = Tous les chiffres
report-how = Les intervalles sont à 95 % (de Wilson, pour les parts) : si l’on refaisait ce rapport avec d’autres graines, 19 intervalles sur 20 contiendraient la vraie valeur. Sont « nettes » les différences qui ressortent après correction pour comparaisons multiples (Benjamini et Hochberg, 5 %). Les parties interrompues comptent pour les durées et les fins, pas pour les victoires.
report-made = Créé avec { $command }, Pandemonium { $version } ({ $build }), graines { $first } à { $last }.
report-files = Les données, une ligne par partie, par siège, par décompte et par élément : { $files }.
report-turns = tours
report-decisions = décisions
report-games = parties
report-games-share = part des parties
report-rate-seat = parties gagnées
report-points = points
report-seats-share = part des sièges
report-winners = gagnants
report-others = autres
report-interval = intervalle à 95 %
report-clear = net
report-too-few = trop peu
report-had = sièges qui l’ont
report-had-after = après
report-won-before = gagnées avant
report-won-after = gagnées après
report-by-winners = fois par gagnant
report-by-others = fois par autre siège
report-rate-table = parties où elle est sortie
report-effect = par rapport à tous les sièges, en points
report-card = carte
report-change = changement du taux de victoire, en points de pourcentage
report-variant = variante
report-median = tours (médiane)
report-turns-change = différence de tours
report-first-change = différence pour le premier joueur, en points de pourcentage
report-cuts = interrompues
report-place = { $place ->
        [1] premier joueur
        [2] deuxième joueur
        [3] troisième joueur
        [4] quatrième joueur
        [5] cinquième joueur
       *[other] joueur { $place }
    }
report-length-turns = La moitié des parties durent de { $low } à { $high } tours.
report-length-turns-same = La moitié des parties au moins durent { $low } tours.
report-length-decisions = La moitié des parties demandent de { $low } à { $high } décisions.
report-length-decisions-same = La moitié des parties au moins demandent { $low } décisions.
report-length-note = Les tours de tous les joueurs ensemble.
report-length-text = Médiane { $median }, maximum { $most } ; en moyenne { $decisions } décisions par partie. { $games ->
        [one] { $games } partie.
       *[other] { $games } parties.
    } La dernière barre contient aussi les 0,5 % les plus longues.
report-order-even = Aucune place dans l’ordre de jeu n’est nettement meilleure.
report-order-more = Le { $place } remporte { $share } des parties ; une part égale serait de { $even }.
report-order-less = Le { $place } ne remporte que { $share } des parties ; une part égale serait de { $even }.
report-order-alone = { $share } des parties sont remportées.
report-order-text = Sièges dans l’ordre de leur premier tour. Les points sont des taux de victoire (une victoire partagée compte en fractions), les traits leurs intervalles à 95 %, le trait pointillé une part égale. { $games ->
        [one] { $games } partie.
       *[other] { $games } parties.
    }
report-ends-title = { $share } des parties finissent ainsi : « { $reason } »
report-ends-text = Égalités : { $draws }. Interrompues : { $cuts }. { $games ->
        [one] { $games } partie.
       *[other] { $games } parties.
    }
report-scores-title = Les gagnants ont en moyenne { $won } points, les autres { $lost }.
report-scores-text = Scores finaux par siège. { $seats ->
        [one] { $seats } siège.
       *[other] { $seats } sièges.
    }
tally-gained = Cartes obtenues
tally-played = Jouées
report-tally-none = { $tally } : aucune différence nette.
report-tally-seat-more = { $tally } : avec « { $thing } », on remporte { $share } des parties, contre { $average } en moyenne.
report-tally-seat-less = { $tally } : avec « { $thing } », on ne remporte que { $share } des parties, contre { $average } en moyenne.
report-tally-table-more = { $tally } : « { $thing } » sort dans { $share } des parties, contre { $average } en moyenne.
report-tally-table-less = { $tally } : « { $thing } » ne sort que dans { $share } des parties, contre { $average } en moyenne.
report-tally-seat-text = Le taux de victoire des sièges qui l’ont eue au moins une fois, avec des intervalles à 95 %. Le trait pointillé est la moyenne de la liste, { $average }. Tous les sièges ensemble remportent { $usual }. Les écarts nets à la moyenne, après correction pour { $count } comparaisons, sont en couleur. Le graphique montre les meilleures et les pires, le tableau toutes.
report-tally-table-text = La part des parties où chacune est sortie, avec des intervalles à 95 %. Le trait pointillé est la moyenne, { $average }. Les écarts nets, après correction pour { $count } comparaisons, sont en couleur.
report-tally-caution = C’est une corrélation, pas une cause : les joueurs qui gagnent, ou qui jouent plus longtemps, ont davantage de tout. Pour tester une carte modifiée, utilisez `--compare`.
report-compare-clear = Avec les cartes modifiées, « { $thing } » remporte { $after } de ses parties au lieu de { $before }.
report-compare-none = Les cartes modifiées ne changent pas nettement les taux de victoire.
report-compare-text = Modifiées : { $cards }. Les deux paquets ont joué les mêmes graines, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } chacun. Le graphique montre comment a changé le taux de victoire des sièges qui avaient une carte : pour les cartes modifiées et pour celles qui ont le plus bougé.
report-compare-game = Changement des tours par partie : { $turns }. Changement des victoires du premier joueur, en points de pourcentage : { $first }.
report-variants-title = { $longer } variantes sur { $all } changent nettement la durée des parties ; { $winners } changent nettement les victoires du premier joueur.
report-variants-text = Jusqu’à { $games } parties de chaque variante, comparées au jeu habituel sur les mêmes graines : de combien le premier joueur gagne plus souvent. Ces chiffres ne sont pas corrigés pour comparaisons multiples : de 20 variantes qui ne changent rien, une paraîtra nette.
report-luck-title = « { $stronger } » remporte { $share } des parties contre « { $weaker } ».
report-luck-text = Les bots un niveau au-dessus et un niveau au-dessous, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, chaque graine jouée depuis chaque siège ; intervalle à 95 % de { $low } à { $high }. Un résultat proche de 50 % signifie que le jeu tient surtout de la chance, ou que les deux niveaux sont proches.
report-luck-alone = Les bots un niveau au-dessus et un niveau au-dessous, chacun seul sur les mêmes graines, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ; intervalle à 95 % de { $low } à { $high }. On compte qui a fait mieux sur chaque graine.

## stockage

error-store-bad-url = ce n’est pas une adresse de base de données, comme postgresql://nom:passe@machine/base
error-store-no-postgres = PostgreSQL demande le paquet asyncpg : pip install 'pandemonium[postgres]'
error-store-away = La base de données ne répond pas. Réessayez dans un instant.
error-store-disk = La table n’a pas pu être sauvegardée : { $problem }.
error-store-broken = Erreur de la base de données : { $problem }.
error-store-out-of-step = Cette table change sans cesse dans la base de données : rien n’a pu être sauvegardé. Réessayez ; si cela ne suffit pas, redémarrez le serveur.
error-store-closed = Le serveur s’arrête.
error-store-folder = { $folder } : { $problem }
error-store-in-use = { $folder } est déjà utilisé par un autre serveur ; arrêtez-le d’abord, ou choisissez un autre dossier avec --data
error-store-newer = la base de données vient d’une version plus récente de Pandemonium (version { $version } de la base) ; utilisez cette version
error-name-empty = Un nom contient au moins une lettre ou un chiffre.
error-name-too-long = Un nom a au plus { $most } lettres ; celui-ci en a { $count }.
error-no-such-colour = Couleur inconnue : « { $colour } ». Couleurs disponibles : { $colours }.
error-too-fast = Trop de requêtes. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
error-too-many-connections = Trop de connexions. Fermez-en quelques-unes.
error-too-many-tables = Vous avez déjà { $most } tables non terminées. Terminez-en d’abord quelques-unes.
error-no-such-job = Ce calcul n’existe pas, ou n’est pas le vôtre. Relancez-le.
error-job-running = Un calcul est déjà en cours pour vous. Attendez qu’il soit terminé, ou arrêtez-le d’abord.
error-too-many-jobs = Le serveur est occupé. Réessayez dans quelques minutes.
error-bad-port = { $port } n’est pas un port valide ; il faut un nombre de 0 à { $last }
error-port-in-use = le port { $port } est utilisé par un autre programme ; choisissez-en un autre avec --port, ou 0 pour un port libre
error-port-forbidden = le port { $port } demande des droits d’administration ; choisissez-en un au-dessus de 1023 avec --port
error-not-our-address = { $host } n’est pas une adresse de cet ordinateur ; --lan trouve la bonne
error-lan-here = --lan ouvre le serveur au réseau, mais { $host } n’est accessible que depuis cet ordinateur ; choisissez l’un ou l’autre
error-bad-pace = { $pace } n’est pas un rythme valide ; il faut 0 (les bots répondent aussitôt) ou plus
error-bad-days = { $days } n’est pas un nombre de jours valide ; il faut 0 (sans limite) ou plus, et moins de { $most }
error-bad-proxy = { $proxy } n’est pas une adresse IP ni un réseau, comme 127.0.0.1 ou 10.0.0.0/8
error-bad-public-url = { $url } n’est pas une adresse publique valide, comme https://jeux.exemple.org
feed-title = { $name } : à vous de jouer
feed-turn = À vous de jouer : { $game }
notify-turn = À vous de jouer : { $game }
notify-turns = À vous de jouer à { $count } tables
notify-test = Pandemonium : test
notify-test-said = Vous recevrez un message ici quand ce sera à vous de jouer.
mail-code = Confirmez votre adresse e-mail
mail-code-said = Quelqu’un souhaite recevoir à cette adresse des messages sur ses parties sur { $url }. Si c’est vous, saisissez-y ce code : { $code }

    Sinon, ignorez ce message ; rien d’autre ne sera envoyé.
mail-footer = Arrêter ces messages et supprimer cette adresse : { $url }
unsubscribe = Se désabonner
unsubscribe-said = Ne plus recevoir d’e-mail quand c’est à vous de jouer ? Votre adresse est supprimée de ce serveur.
unsubscribed = C’est fait. Votre adresse a été supprimée ; vous ne recevrez plus d’e-mail de ce serveur.
channel-off = { $problem ->
    [webhook-not-public] Désactivé : son adresse n’était pas publique.
    [webhook-unreachable] Désactivé : il était injoignable plusieurs fois de suite.
    [webhook-no-answer] Désactivé : il n’a pas répondu plusieurs fois de suite.
    [webhook-status] Désactivé : il a refusé plusieurs messages de suite.
    [mail-refused] Désactivé : l’adresse a refusé plusieurs messages de suite.
   *[other] Désactivé après plusieurs échecs de suite.
}
error-no-such-zone = « { $zone } » n’est pas un fuseau horaire, comme Europe/Paris
error-bad-time = « { $time } » n’est pas une heure, comme 22:00
error-bad-webhook = Ce n’est pas une adresse que l’on peut appeler, comme https://ntfy.sh/mon-sujet, avec le port 80, 443 ou un port au-dessus de 1023
error-bad-ntfy-topic = L’adresse de ntfy doit finir par un seul sujet, comme https://ntfy.sh/mon-sujet
error-webhook-not-public = Ce serveur ne peut appeler que des adresses publiques.
error-webhook-unreachable = L’adresse est injoignable.
error-webhook-no-answer = L’adresse n’a pas répondu.
error-webhook-status = L’adresse a répondu avec le statut { $status }. Seules les réponses de 200 à 299 comptent ; les redirections ne sont pas suivies.
error-bad-email = Ce n’est pas une adresse e-mail.
error-mail-unavailable = Ce serveur n’envoie pas d’e-mail.
error-mail-refused = L’adresse a refusé le message.
error-mail-server = Le message n’a pas pu être remis au serveur de messagerie. Réessayez plus tard.
error-wrong-code = Code inconnu ou expiré. Demandez-en un nouveau.
error-bad-smtp = ce n’est pas un serveur de messagerie valide, comme smtp://utilisateur:motdepasse@mail.example.org:587
error-bad-mail-from = { $sender } n’est pas un expéditeur valide, comme jeux@example.org
error-bad-webhook-allow = { $proxy } n’est pas une adresse IP ni un réseau, comme 192.168.1.0/24
error-store-nothing-there = { $place } : aucune table trouvée
error-store-bad-backup = { $file } n’est pas une sauvegarde valide : { $problem }
error-store-not-empty = la base de données contient déjà des tables ; utilisez --force pour les remplacer
error-store-servers-running = un serveur utilise encore cette base de données : { $server }, vu il y a { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. Arrêtez-le, puis réessayez ; --force ne remplace pas les tables d’un serveur en marche. Un serveur tué compte comme arrêté { $lease } secondes après son dernier signe de vie.
error-store-other-version = la base de données est en version { $version }, mais ce programme demande { $own } ; démarrez une fois le serveur, puis réessayez
cli-backup = sauvegarder toutes les données du serveur dans un fichier, pendant qu’il tourne
cli-backup-place = le dossier du serveur (--data), ou l’adresse de sa base PostgreSQL
cli-backup-file = le fichier de sauvegarde à écrire
cli-restore = restaurer une sauvegarde ; arrêtez d’abord le serveur
cli-restore-file = un fichier écrit par backup
cli-restore-place = le dossier ou l’adresse PostgreSQL que le serveur utilisera
cli-restore-force = supprimer les tables présentes et les remplacer ; refusé tant qu’un serveur les utilise
metavar-place = LIEU
backup-contents = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}, { $identities ->
    [one] { $identities } personne
   *[other] { $identities } personnes
}
backup-done = { $file } contient { $contents }. Gardez-le pour vous : il contient les secrets des parties.
restore-done = Restauré : { $contents }.

## autour de la table

verify-contributions = { $count ->
    [one] Une personne a contribué aux dés et s’y était engagée par
   *[other] { $count } personnes ont contribué aux dés et s’y étaient engagées par
} { $commitments }
error-bad-contributions = ligne { $line } : les contributions sont { $value } ; il faut une liste de 64 chiffres hexadécimaux par personne, accompagnée d’un secret
outcome-table-surrender = Quelqu’un a abandonné.
outcome-table-time = Temps écoulé.
outcome-table-draw = Tout le monde s’est mis d’accord sur une égalité.
outcome-table-ended = Tout le monde s’est mis d’accord pour arrêter la partie.
outcome-table-lesson = Vous avez terminé la leçon.
outcome-table-closed = Le serveur a fermé cette table : ses cartes maison demandent plus de calcul qu’une action n’en permet.

# Ce qui se passe autour d’une table, dans le même journal que la partie.
event-player-joined = { $name } prend place.
event-player-joined-you = Vous prenez place.
event-player-left = { $name } quitte la table.
event-player-left-you = Vous quittez la table.
event-player-removed = L’hôte exclut { $name } de la table.
event-player-removed-you = L’hôte vous exclut de la table.
event-player-readmitted = L’hôte laisse revenir { $name }.
event-player-readmitted-you = L’hôte vous laisse revenir.
event-player-renamed = { $old } s’appelle maintenant { $name }.
event-player-renamed-you = Vous vous appelez maintenant { $name }.
event-bot-seated = Un bot prend place.
event-seat-freed = Une place est de nouveau libre.
event-host-changed = { $name } est maintenant l’hôte.
event-host-changed-you = Vous êtes maintenant l’hôte.
event-table-changed = L’hôte a modifié la table : chaque personne doit de nouveau confirmer.
event-table-closed = L’hôte ferme la table.
event-player-ready = C’est bon pour { $name }.
event-player-ready-you = C’est bon pour vous.
event-player-unready = { $name } demande encore un instant.
event-player-unready-you = Vous demandez encore un instant.
event-contribution-shown = { $name } révèle sa contribution à l’aléa.
event-contribution-shown-you = Vous révélez votre contribution à l’aléa.
event-game-started = La partie commence. Les dés sont scellés : { $seal }
event-offer-made = { $what ->
    [undo] { $seat } demande à annuler des coups.
    [draw] { $seat } propose l’égalité.
    [pause] { $seat } propose une pause.
    [continue] { $seat } propose de reprendre la partie.
   *[other] { $seat } propose d’arrêter la partie.
}
event-offer-made-you = { $what ->
    [undo] Vous demandez à annuler des coups.
    [draw] Vous proposez l’égalité.
    [pause] Vous proposez une pause.
    [continue] Vous proposez de reprendre la partie.
   *[other] Vous proposez d’arrêter la partie.
}
event-offer-accepted = { $what ->
    [undo] { $seat } accepte d’annuler des coups.
    [draw] { $seat } accepte l’égalité.
    [pause] { $seat } accepte la pause.
    [continue] { $seat } accepte de reprendre.
    [replace] { $seat } accepte ce remplacement.
   *[other] { $seat } accepte d’arrêter la partie.
}
event-offer-accepted-you = { $what ->
    [undo] Vous acceptez d’annuler des coups.
    [draw] Vous acceptez l’égalité.
    [pause] Vous acceptez la pause.
    [continue] Vous acceptez de reprendre.
    [replace] Vous acceptez ce remplacement.
   *[other] Vous acceptez d’arrêter la partie.
}
event-offer-declined = { $what ->
    [undo] { $seat } refuse d’annuler des coups.
    [draw] { $seat } refuse l’égalité.
    [pause] { $seat } refuse la pause.
    [continue] { $seat } ne veut pas encore reprendre.
    [replace] { $seat } refuse ce remplacement.
   *[other] { $seat } veut continuer.
}
event-offer-declined-you = { $what ->
    [undo] Vous refusez d’annuler des coups.
    [draw] Vous refusez l’égalité.
    [pause] Vous refusez la pause.
    [continue] Vous ne voulez pas encore reprendre.
    [replace] Vous refusez ce remplacement.
   *[other] Vous voulez continuer.
}
event-offer-withdrawn = { $what ->
    [replace] La demande pour la place { DE($seat) } est retirée.
   *[other] { $seat } retire sa proposition.
}
event-offer-withdrawn-you = { $what ->
    [replace] La demande pour votre place est retirée.
   *[other] Vous retirez votre proposition.
}
event-offer-lapsed = { $what ->
    [replace] La demande pour la place { DE($seat) } a expiré.
   *[other] La proposition { DE($seat) } a expiré.
}
event-offer-lapsed-you = { $what ->
    [replace] La demande pour votre place a expiré.
   *[other] Votre proposition a expiré.
}
event-seat-requested = { $newcomer } demande à reprendre la place { DE($seat) }.
event-seat-requested-you = { $newcomer } demande à reprendre votre place.
event-player-replaced = { $name } reprend la place { DE($old) }.
event-player-replaced-you = Vous reprenez la place { DE($old) }.
event-game-paused = La partie est en pause, pour { $days } jours au plus. Toutes les pendules sont arrêtées.
event-game-continued = La pause est finie. La partie reprend.
event-vacation-began = { $days ->
    [one] { $seat } est en vacances pour un jour : sa pendule est arrêtée.
   *[other] { $seat } est en vacances pour { $days } jours : sa pendule est arrêtée.
}
event-vacation-began-you = { $days ->
    [one] Vous êtes en vacances pour un jour : votre pendule est arrêtée.
   *[other] Vous êtes en vacances pour { $days } jours : votre pendule est arrêtée.
}
event-vacation-ended = { $seat } est de retour de vacances.
event-vacation-ended-you = Vous êtes de retour de vacances.
event-game-given-up = { $seat } abandonne.
event-game-given-up-you = Vous abandonnez.
event-time-over = Le temps { DE($seat) } est écoulé.
event-time-over-you = Votre temps est écoulé.
event-bot-stood-in = Un bot joue à la place { DE($seat) }.
event-bot-stood-in-you = Un bot joue à votre place.
event-player-returned = { $seat } est de retour.
event-player-returned-you = Vous êtes de retour.
event-game-broken-off = { $reason ->
    [table-closed] Le serveur ferme cette table : ses cartes maison demandent plus de calcul qu’une action n’en permet.
   *[other] La partie s’arrête ici.
}
event-secret-shown = Le secret des dés était { $secret }. Son SHA-256 est le sceau.
event-server-resumed = Le serveur a été indisponible pendant { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} ; les pendules étaient arrêtées.
event-rematch-made = Tout le monde est invité à une revanche, chacun une place plus loin.
event-said = { $name } : { $text }
event-said-you = Vous : { $text }

# Ce qui ne peut pas se faire autour d’une table.
error-not-made = Cette table n’existe pas encore.
error-already-made = Cette table existe déjà.
error-over-already = La partie est déjà finie à la position où elle devrait commencer.
error-begins-at-position = Cette table commence à une position sauvegardée : le jeu, les places, les options et les cartes ne peuvent pas changer.
error-lesson-other = C’est un coup permis, mais la leçon en attend un autre ici.
error-read-only = Cette table est en lecture seule : { $problem }.
error-not-gathering = La partie a commencé : les places et les options ne peuvent plus changer.
error-opening-now = Tout le monde est prêt et la partie va commencer : rien ne peut plus changer.
error-game-not-begun = La partie n’a pas encore commencé.
error-game-over = La partie est terminée.
error-not-over = La partie n’est pas encore terminée.
error-not-the-host = Seul l’hôte peut faire cela.
error-only-the-server = Seul le serveur peut faire cela.
error-not-a-person = Le serveur ne peut pas prendre place.
error-not-seated = Vous n’êtes pas à cette table.
error-not-your-seat = Ce n’est pas votre place.
error-no-hint = Pas de conseil disponible ici.
error-already-seated = Vous êtes déjà à cette table.
error-seat-taken = Cette place est prise.
error-no-free-seat = Toutes les places sont prises.
error-seats-in-use = Plus de { $players ->
    [one] { $players } place est occupée
   *[other] { $players } places sont occupées
}. Demandez d’abord à quelqu’un de quitter la table.
error-was-removed = L’hôte vous a retiré l’accès à cette table.
error-nobody-removed = Cette personne peut déjà revenir.
error-closed-by-host = L’hôte a fermé cette table avant la partie.
error-nobody-to-remove = Il n’y a personne à exclure à cette place.
error-still-playing = On ne peut exclure personne pendant la partie.
error-nobody-else = Personne d’autre ne joue ici : la partie attend votre retour. Pour la terminer, abandonnez.
error-bot-plays = Un bot joue pour vous : reprenez d’abord votre place.
error-bot-plays-already = Un bot joue déjà à cette place.
error-no-bot-plays = Aucun bot ne joue à cette place.
error-out-of-the-game = Vous ne jouez plus dans cette partie.
error-bad-name = Un nom a de 1 à { $most } caractères, sur une ligne.
error-bad-colour = { $value } n’est pas une couleur ; utilisez un nom, ou # et six chiffres hexadécimaux.
error-no-such-pace = Rythme inconnu : « { $pace } ». Rythmes disponibles : { $paces }.
error-pack-too-long = Les cartes maison d’une table ont au plus { $most } caractères.
error-reserved-table-option = « { $name } » n’est pas une option : le nombre de joueurs et les cartes se règlent à part.
error-already-ready = Vous avez déjà confirmé.
error-not-ready = Vous n’avez pas encore confirmé.
error-not-a-hash = « { $value } » n’est pas une empreinte ; il faut 64 caractères de 0 à 9 et de a à f.
error-same-commitment = Quelqu’un d’autre s’est déjà engagé sur la même valeur. Choisissez la vôtre.
error-not-opening = Tout le monde n’est pas prêt, ou il manque encore une contribution.
error-nothing-to-open = Vous n’avez rien à révéler, ou vous l’avez déjà révélé.
error-other-contribution = Ce n’est pas la valeur promise.
error-other-secret = Ce n’est pas le secret scellé.
error-already-rematched = Il y a déjà une revanche.
error-no-table = Il faut un identifiant pour la table suivante.
error-replay-too-long = Seules les parties d’au plus { $most } coups peuvent être revues ici. La commande `pandemonium replay` n’a pas de limite.
error-record-not-yet = L’enregistrement révèle tous les secrets : il n’est disponible qu’à la fin de la partie.
error-too-many-actions = Une étape a au plus { $most } actions.
error-no-such-question = Ce jeu n’a pas de question « { $question } ». Ses questions : { $questions }.
error-no-such-offer = Proposition inconnue : « { $what } ». Propositions possibles : { $offers }.
error-no-draws = { $game } n’a pas d’égalité. Vous pouvez proposer d’annuler des coups ou d’arrêter la partie.
error-offer-open = Une proposition est déjà en cours. Il faut d’abord y répondre.
error-offer-declined = Votre proposition a été refusée. Jouez avant de redemander.
error-no-way-back = Impossible d’annuler, même d’un commun accord : des dés ont été lancés, des cartes piochées ou quelque chose a été révélé.
error-game-paused = La partie est en pause. Proposez d’abord de la reprendre.
error-not-paused = La partie n’est pas en pause.
error-no-clock-to-pause = Cette table n’a pas de pendule : une pause est inutile.
error-no-vacation-here = Les vacances sont pour les parties à plusieurs jours par coup.
error-on-vacation = Vous êtes déjà en vacances.
error-not-on-vacation = Cette personne n’est pas en vacances.
error-vacation-too-long = Il vous reste { $left ->
    [one] { $left } jour
   *[other] { $left } jours
} de vacances ; chacun a { $most } jours par an à une table.
error-seat-not-open = La personne de cette place n’est pas partie.
error-was-replaced = Quelqu’un d’autre a repris votre place. Vous en connaissez les secrets : vous ne pouvez plus jouer à cette table.
error-request-declined = Votre demande a été refusée. Vous pouvez regarder la partie.
error-too-many-requests = On a déjà demandé { $most } fois une place de cette table.
error-nobody-to-decide = Personne ne joue ici qui pourrait accepter.
error-nobody-to-agree = Personne d’autre ne peut accepter une égalité.
error-no-offer = Cette proposition n’existe pas.
error-not-asked = Cette proposition ne vous est pas adressée, ou vous l’avez déjà acceptée.
error-bad-saying = Un message a de 1 à { $most } caractères.
error-no-team = Vous n’avez pas d’équipe dans cette partie.
error-time-not-over = Le temps n’est pas écoulé.
error-time-is-over = Votre temps est écoulé.
error-clock-names = Une pendule a les champs kind, seconds et increment, et non { $names }.
error-clock-kind = Pendule inconnue : « { $kind } ». Pendules disponibles : { $kinds }.
error-clock-seconds = Une pendule { $kind } prend de { $low } à { $high } secondes.
error-clock-increment = Une pendule { $kind } prend un incrément de 0 à { $most } secondes.
error-clock-alone = Les parties en solitaire n’ont pas de pendule.
error-no-such-kind = Type d’entrée inconnu : « { $kind } ». Types disponibles : { $kinds }.
error-entry-unknown = { $kind } : champ inconnu « { $name } ».
error-entry-lacks = { $kind } : il manque le champ « { $name } ».
error-entry-value = { $kind } : « { $name } » doit être { $expected }.
error-entry-who = Une entrée doit avoir un auteur.
error-entry-time = Une entrée doit avoir une heure, en secondes.
json-int = un nombre entier
json-float = un nombre
json-str = un texte
json-bool = true ou false
json-list = une liste
json-dict = un objet

## le serveur

cli-schema-wire = afficher plutôt les messages entre les clients et un serveur
cli-join = rejoindre une table d’un serveur, avec le lien de l’hôte
cli-join-name = votre nom à la table (par défaut : votre nom sur cet ordinateur)
server-closing = Le serveur va redémarrer. Tout est sauvegardé ; vous serez de retour dans un instant.
cli-serve = lancer un serveur avec des tables pour vous et vos amis
cli-serve-host = l’adresse d’écoute (par défaut : 127.0.0.1, cet ordinateur seulement)
cli-serve-port = le port d’écoute (par défaut : 8666)
cli-serve-data = où sauvegarder les tables (par défaut : votre dossier de données)
cli-serve-database = les sauvegarder plutôt dans PostgreSQL, aussi pour plusieurs serveurs : postgresql://…
cli-serve-public-url = adresse publique du serveur, si elle est différente
cli-serve-proxy = adresse d’un proxy inverse de confiance
cli-serve-lan = ouvrir le serveur au réseau local et afficher un QR code pour les téléphones
cli-serve-pace = combien de temps les bots attendent avant de jouer (par défaut : 1 ; 0 : pas du tout)
cli-serve-keep-finished = supprimer les tables terminées après ce nombre de jours (par défaut : jamais)
cli-serve-keep-chat = supprimer les conversations des parties terminées après ce nombre de jours (par défaut : jamais)
cli-serve-webhook-allow = adresses IP ou réseaux que les webhooks peuvent appeler bien qu’ils ne soient pas publics
cli-serve-smtp = serveur de messagerie pour les notifications : smtp://utilisateur:motdepasse@hôte:587 ou smtps://… (par défaut : aucun)
cli-serve-mail-from = expéditeur des courriels (par défaut : l’utilisateur du serveur de messagerie)
cli-serve-quiet = ne pas ouvrir de navigateur
serve-address = Pandemonium est disponible à l’adresse { $url }
serve-click = Dans le navigateur, choisissez un jeu, puis « Jouer maintenant » pour affronter des bots.
serve-no-client = Le client pour navigateur n’est pas dans cette installation ; la page explique comment l’obtenir.
serve-only-here = Seul cet ordinateur peut l’ouvrir. Pour inviter d’autres personnes, arrêtez le serveur et relancez-le avec --lan.
serve-stop = Ctrl-C pour arrêter. Toutes les tables sont sauvegardées.
join-ready = Appuyez sur Entrée pour commencer à jouer.
join-waiting = En attente des autres…
join-left = Vous avez quitté le terminal, mais vous gardez votre place. Relancez la même commande pour revenir.
join-left-out = { $count ->
    [one] (une ligne plus ancienne n’est pas affichée)
   *[other] ({ $count } lignes plus anciennes ne sont pas affichées)
}
error-bad-link = « { $link } » n’est pas un lien vers une table, comme http://localhost:8666/t/TABLE#SECRET
error-server-unavailable = { $server } ne répond pas.
error-server-refuses = { $said }.
page-no-client = Le serveur fonctionne, mais le client pour navigateur n’a pas été construit. Avec les sources, cette commande le construit et lance un serveur :
page-no-client-pip = Ou réinstallez le paquet pour voir ce qui bloque :
page-terminal = Ou jouez dans un terminal, avec le lien complet que vous avez reçu :
page-api = Pour les développeurs
page-home = Aller à l’accueil
error-bad-message = Message invalide : { $problem }.
error-bad-request = Requête invalide : { $problem }.
error-message-not-json = Le message n’est pas du JSON valide.
error-hello-first = Le premier message d’une connexion doit être « hello ».
error-other-protocol = La version { $given } du protocole n’est pas prise en charge ; ce serveur utilise la version { $spoken }.
error-who-are-you = Vous n’avez pas encore de profil : créez-en un d’abord (POST /api/guests).
error-no-playing-on = Pour rejouer à partir d’un enregistrement, il faut qu’il commence par une nouvelle partie avec les cartes imprimées.
error-not-shared = Ce lien ne montre aucune partie : il est incomplet, ou la partie n’est plus partagée.
error-no-such-table = Cette table n’existe pas, ou vous n’avez pas d’invitation.
error-nothing-to-set-up = { $title } n’a rien à préparer avant la partie.
error-no-lesson = { $title } n’a pas de leçon.
error-no-such-page = Cette page n’existe pas.
error-no-such-guest = Code inconnu. Un code ne sert qu’une fois.
error-no-such-device = Cet appareil n’est plus connecté.
error-too-many-devices = Vous êtes connecté sur { $most } appareils. Déconnectez-en un d’abord.
error-not-host = Seul l’hôte peut faire cela.
error-too-many-watched = Vous suivez déjà { $most } tables ; quittez-en une d’abord.
error-table-too-long = Cette table a atteint { $most } entrées. Vous pouvez finir la partie, mais rien d’autre.
error-server-bug = Une erreur s’est produite sur le serveur. Rien n’a changé ; réessayez.
error-table-closed = Le serveur a fermé cette table : ses cartes maison demandent plus de calcul qu’une action n’en permet.
error-work-limit = Cela demande plus de temps de calcul ou de mémoire qu’une requête n’en permet. Rien n’a été modifié.
error-worker-lost = Le serveur n’a pas pu faire ce calcul. Rien n’a été modifié ; réessayez.
error-table-unplayable = Cette table a été créée avec la version { $version } et ne peut pas continuer avec celle-ci : { $problem }.
error-foreign-origin = Cette page a été ouverte à l’adresse { $origin }, mais le serveur n’accepte que la sienne. Ouvrez plutôt { $url }, ou lancez le serveur avec --public-url { $origin }.
error-wrong-host = Hôte inconnu : { $host }. Utilisez l’adresse affichée au démarrage du serveur, ou indiquez celle-ci avec --public-url.
error-key-reused = Cette clé d’idempotence a déjà servi à une autre requête. Utilisez une nouvelle clé par requête.
error-too-nested = L’imbrication de la requête est trop profonde.

# --- les champs des cartes, dans un éditeur

field-id = Identifiant
field-name = Nom
field-kind = Type
field-copies = Exemplaires
field-emblem = Icône
field-text = Texte
field-effect = Effet
field-help-id = Lettres minuscules, chiffres et _, sans espace. L’identifiant d’une carte existante modifie cette carte, un nouveau en ajoute une.
field-help-name = Dans une langue ou dans les deux. Obligatoire pour une nouvelle carte.
field-help-copies = Nombre d’exemplaires dans le jeu.
field-help-emblem = Le nom d’une icône de game-icons.net, comme hound ou evil-book. Facultatif.
field-help-text = Laissez ce champ vide pour générer le texte à partir de l’effet.

# --- ce que les bots disent aux grands moments, 40 caractères au plus

banter-imp-own-1 = Hi hi ! Vous avez vu ça ?
banter-imp-own-2 = C’est moi. Moi. Tout seul !
banter-imp-own-3 = Plus gros que prévu !
banter-imp-other-1 = Frimeur.
banter-imp-other-2 = Hé ! Je voulais le faire, moi.
banter-imp-other-3 = On ne le compte pas, celui-là ?
banter-devil-own-1 = Tout est dans le contrat.
banter-devil-own-2 = Lisez les petits caractères.
banter-devil-own-3 = Un plaisir de traiter avec vous.
banter-devil-other-1 = C’est noté. Je facturerai.
banter-devil-other-2 = Voilà qui manque d’élégance.
banter-devil-other-3 = Profitez-en tant que ça dure.
banter-demon-own-1 = À genoux.
banter-demon-own-2 = La terre se souvient de mon nom.
banter-demon-own-3 = Encore. Il y en a toujours plus.
banter-demon-other-1 = Vous le regretterez.
banter-demon-other-2 = J’en ai mangé de plus braves.
banter-demon-other-3 = Hm. Pas mal, mortel.
banter-archdemon-own-1 = Comme il était écrit.
banter-archdemon-own-2 = J’ai déjà vu cela.
banter-archdemon-own-3 = Neuf siècles, et toujours drôle.
banter-archdemon-other-1 = Intéressant. Continuez.
banter-archdemon-other-2 = Beau coup. Un peu tard.
banter-archdemon-other-3 = Ah. Vous vous êtes entraînés.
