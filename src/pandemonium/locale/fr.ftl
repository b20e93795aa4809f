# Les mots communs à tous les jeux. Le catalogue d’un jeu peut en changer n’importe lequel.

player = Joueur { $n }

# Un refus est une phrase sans son point final ; l’article suit entre parenthèses.
refusal = { $reason } ({ $clause }).
refusal-game-is-over = La partie est terminée
refusal-not-of-this-game = « { $text } » n’est pas une action de cette table
refusal-too-much-work = Avec les cartes de ce paquet, l’action demanderait plus de { $most } étapes

# --- comment une partie a fini, et ce qu’on dit à qui attend

result-won = Victoire pour { $winners } !
result-draw = Égalité : { $winners } se partagent la victoire.
result-nobody = La partie est terminée, et personne n’a gagné.
outcome-cut = La partie a été interrompue : personne n’a gagné.
prompt-choosing = { $card } : { $seat } choisit.
prompt-deciding = { $seat } décide.
event-undone = { $seat } revient en arrière.

# --- la ligne de commande
cli-about = Jouer, étudier et simuler des jeux de société où l’on invoque des démons.
cli-command = COMMANDE
cli-games = dresser la liste des jeux installés
cli-rules = lire les règles d’un jeu
cli-cards = dresser la liste des cartes d’un jeu
cli-play = jouer dans le terminal
cli-simulate = jouer beaucoup de parties au hasard et compter ce qui arrive
cli-completion = afficher ce qu’il faut à un shell pour compléter commandes et options
cli-completion-shell = le shell : { $shells }
cli-replay = rejouer une partie enregistrée
cli-info = version du programme, compilée ou en Python pur
cli-schema = afficher le schéma JSON des vues, des invites et des événements
cli-schema-game = un jeu parmi { $games } ; sinon, tous
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
cli-help = afficher cette aide et s’arrêter là
cli-version = afficher la version et s’arrêter là
cli-lang = langue de l’affichage (par défaut : celle de l’environnement)
cli-json = afficher du JSON, pour les programmes
cli-force = remplacer un fichier qui existe déjà
cli-game = un jeu parmi { $games }
cli-players = nombre de joueurs autour de la table
cli-cards-file = un fichier contenant vos propres cartes (TOML)
cli-options-of = options de { $game }
cli-default = par défaut : { $value }
cli-yes = oui
cli-no = non
cli-clause = numéro d’un article (3.4) ou d’un chapitre (3) ; sinon, tout le livret
cli-coverage = indiquer les tests qui montrent chaque article
cli-tests = le dossier des tests (par défaut : tests)
cli-card-name = seulement les cartes dont le nom contient ce mot
cli-record-file = un fichier de parties enregistrées
cli-ply = montrer la table après ce nombre de coups
cli-draw = dessiner la table après ce nombre de coups : un fichier SVG nommé d’après la partie
cli-number = quelle partie du fichier (par défaut : 1)
cli-seats = qui joue : des noms de personnes ou des robots ({ $bots }) ; sinon, vous contre des robots
cli-seed-play = jouer une partie que l’on peut répéter ; sinon, les dés sont scellés
cli-save = où sauvegarder la partie (par défaut : son propre fichier dans votre dossier de données)
cli-hint = un robot dit à chacune de vos décisions ce qu’il ferait
cli-resume = reprendre une partie sauvegardée ; sans { metavar-file }, l’une des parties en cours
cli-number-of-games = nombre de parties (par défaut : 1000)
cli-seed = première graine ; la même graine donne les mêmes parties (par défaut : 0)
cli-jobs = nombre de processus (par défaut : 1)
cli-vary = tirer au sort le nombre de joueurs et les options, à nouveau toutes les 200 parties
cli-records = écrire toutes les parties dans ce fichier
cli-simulating = { $game }
cli-stopped = Arrêté.
cli-interrupted = Interruption après { $done ->
    [one] { $done } partie
   *[other] { $done } parties
} sur { $wanted } ; les chiffres ne portent que sur ce qui a été joué.
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

error-no-clause = il n’y a pas d’article { $clause } ; les articles vont de { $first } à { $last }
error-no-card = il n’y a pas de carte nommée « { $name } »
error-no-cards = { $game } n’a pas de cartes
error-no-record = il n’y a pas de partie numéro { $number } dans { $file } ; ce fichier en contient { $count }
error-no-ply = il n’y a pas de coup { $ply } ; les coups de cette partie vont de 0 à { $last }
error-no-tests = il n’y a pas de dossier de tests { $folder } ; indiquez-le avec --tests
error-wrong-seats = --seats nomme { $given ->
    [one] { $given } joueur
   *[other] { $given } joueurs
}, mais la partie en compte { $players }
coverage = { $clauses } articles, { $missing ->
    [0] tous montrés par un test
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
column-picture = dessin

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
    [one] Une partie n’a pas pris fin (graine { $seeds }).
   *[other] { $count } parties n’ont pas pris fin (graines { $seeds }).
}

# --- jouer dans le terminal

bot = Robot { $number } ({ $name })
bot-random = au hasard
bot-plan = planificateur
bot-imp = diablotin
bot-devil = diable
bot-demon = démon
bot-archdemon = archidémon
goal = Le but du jeu est dans les règles : tapez « rules ».
play-begin = Tapez un numéro ou un coup ; ? vous aide.
play-sealed = Les dés sont scellés : { $seal }
play-secret = Leur secret était { $secret } : son SHA-256 est le sceau ci-dessus.
play-hand-over = { $player }, c’est à vous : appuyez sur Entrée quand personne d’autre ne regarde.
play-hint = Tapez un numéro, un coup, ou ? pour l’aide.
play-enter = Entrée : { $plan }
play-asked = { $seat } : { $asked }
play-plans = En une fois :
play-group = { $heading } :
card-line = ({ $numbers }) { $text }
play-more-plans = { $n ->
    [one] Un enchaînement de plusieurs coups est possible aussi : tapez « moves ».
   *[other] { $n } enchaînements de plusieurs coups sont possibles aussi : tapez « moves ».
}
play-more-moves = … tapez « moves » pour tout voir
play-more-news = … pour ce qui précède, tapez « log »
play-scores = Scores : { $scores }
play-score = { $seat } { $score }
play-ranked-score = { $rank }. { $seat } { $score }
play-rules-hint = Tapez « rules 3 » pour un chapitre, « rules 3.4 » pour un article.
play-drawn = L’image est dans { $path }.
error-file-exists = { $file } existe déjà et n’est pas remplacé ; --force le remplace
error-no-picture = il n’y a pas d’image de { $game }
error-picture-ending = { $file } : une image de la table est un fichier SVG (.svg)
play-command-moves = tout ce que vous pouvez faire, avec le texte des cartes
play-command-draw = draw [FICHIER] : écrire une image de la table (SVG)
error-not-in-the-list = { $typed } n’est pas dans la liste : tapez { $most ->
    [1] 1
   *[other] de 1 à { $most }
}
play-allowed = « { $text } » est permis maintenant.
play-undone = Coup repris.
play-saved = Partie sauvegardée dans { $path }.
play-resume = Pour reprendre : { $command }
play-command-help = cette aide, et la règle dont vient la question
play-command-why = why COUP, ou why ÉLÉMENT : la règle qui l’interdit
play-command-hint = hint : ce qu’un robot ferait ici, et pourquoi
play-command-undo = revenir une étape en arrière, jusqu’au dernier lancer ou à la dernière pioche
play-command-save = save [FICHIER] : sauvegarder
play-command-rules = rules : sommaire et glossaire ; rules 3 : un chapitre ; rules 3.4 : un article
play-command-card = card NOM : lire une carte
play-command-table = dessiner toute la table
play-command-log = ce qui vient d’arriver
play-command-quit = sauvegarder et partir

# --- ce qui peut clocher dans ce qu’on nous donne

error-unknown-game = il n’y a pas de jeu « { $id } ». { $hint }Jeux installés : { $games }
error-no-such-option = il n’y a pas d’option « { $option } ». { $hint }Les options sont { $options }
option-needs = « { $label } » : il faut { $expected }.
error-option-value = option { $option } : { $value } n’est pas permis ; il faut { $expected }
error-no-packs = option cards : { $title } n’a pas de cartes qu’un fichier pourrait changer
error-no-such-action = aucune action ne s’écrit « { $text } ». { $hint }
error-no-such-seat = il n’y a pas de siège { $number } ; les sièges vont de 1 à { $players } (pour un programme, { $seat } : il compte à partir de 0)
error-no-such-card = il n’y a pas de carte « { $card } »
error-pack = { $place } : { $expected }
pack-card = { $place } : carte « { $card } »
pack-field = { $place } : champ « { $field } »
pack-card-field = { $place }, champ « { $field } »

did-you-mean = Vouliez-vous dire { $near } ?{" "}

expected-number = un nombre entier de { $low } à { $high }
expected-only = { $n } et rien d’autre
expected-flag = true ou false
expected-choice = une valeur parmi { $choices }
expected-text = un texte
expected-list-of-words = des mots séparés par des virgules
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
expected-field = inconnu ici ; il faut { $names }
expected-texts = il faut un texte, ou une table avec les langues (en, fr)
expected-id = il faut un mot de minuscules, de chiffres et de _, et non { $value }
reserved-id = « { $value } » veut dire autre chose dans la notation
id-twice = cet identifiant figure deux fois dans le fichier
new-card-needs = une nouvelle carte en a besoin : un texte, ou une table avec les langues (en, fr)
too-many-designs = avec ce paquet, la boîte contient { $count } cartes différentes ; il en faut au plus { $most }
too-many-copies = avec ce paquet, la boîte contient { $count } cartes, tous exemplaires compris ; il en faut au plus { $most }
unreadable-file = le fichier ne peut pas être lu : { $problem }
not-utf-8 = ce n’est pas du texte en UTF-8
not-toml = ce n’est pas du TOML : { $problem }
file-too-long = un fichier de cartes compte au plus { $most } caractères
key-too-long = ce n’est pas un fichier de cartes : une clé de plus de { $most } parties
nested-too-deep = ce n’est pas un fichier de cartes : trop de crochets imbriqués
only-card-tables = inconnu ici ; un fichier de cartes ne contient que des tables [[card]]
expected-card-table = il faut au moins une table [[card]]

error-not-a-position = une position sauvegardée est une table de noms et de valeurs
error-other-game = la position sauvegardée a { $name } { $value } ; cette partie a { $own }
error-damaged-position = la position sauvegardée est endommagée : { $problem }
error-damaged-format = la position sauvegardée est au format { $value } ; cette version lit le format { $format }
error-damaged-names = la position sauvegardée est endommagée : { $names } manque ou est inconnu
error-damaged-field = la position sauvegardée est endommagée : { $field } vaut { $value }, et non { $expected }
error-damaged-table = la position sauvegardée est endommagée : { $where } vaut { $value }, et non une table avec { $names }
error-damaged-task = la position sauvegardée est endommagée : { $value } n’est pas une des choses à faire, qui sont { $names }
error-damaged-chance = la position sauvegardée est endommagée : le hasard ne peut pas être { $value }
error-damaged-cards = la position sauvegardée est endommagée : { $count } fois la carte « { $card } » ({ $number })
error-nothing-to-decide = la position sauvegardée est endommagée : personne n’a rien à décider
error-over-and-to-do = la position sauvegardée est endommagée : la partie est terminée et il reste quelque chose à faire

error-script-die = le script dit { $rolled } pour un dé à { $sides } faces
error-script-card = le script tire la carte numéro { $number }, qui n’est pas là où on pioche
error-scenario-word = { $where } n’a pas de « { $word } » ; il y a { $words }
error-scenario-value = { $word } : il faut { $expected }, et non { $value }
error-scenario-many = { $word } : il faut au plus { $most } tables, et non { $count }
error-scenario-card = { $where } : il n’y a pas de carte { $card }
error-scenario-copies = { $where } : il n’y a plus d’exemplaire de « { $card } » dans la boîte

error-not-one-record = il faut une seule partie, il y en a { $count }
error-record-too-long = un texte de parties enregistrées a au plus { $most } caractères
error-no-headline = ligne { $line } : il faut « { $headline } », on lit « { $found } »
error-not-json = ligne { $line } : ce n’est pas du JSON : { $problem }
error-nested-too-deep = ligne { $line } : des crochets dans des crochets, plus qu’aucun enregistrement n’en demande
error-bad-result = ligne { $line } : un résultat est une table, par exemple {"{"}"winners": [0]{"}"}
error-no-header = ligne { $line } : il faut un en-tête, un objet JSON
error-header-needs = ligne { $line } : l’en-tête demande « { $name } », de type { $kind }
error-cards-are-no-list = ligne { $line } : les cartes d’un paquet doivent être dans l’enregistrement, et non dans un fichier qu’il nomme
error-reserved-option = ligne { $line } : « { $name } » n’est pas une option
error-bad-seats = ligne { $line } : « seats » doit être une liste avec un nom par joueur
error-one-start = ligne { $line } : l’en-tête demande exactement un mot parmi seed, secret et position ; on y lit : { $found }
error-bad-start = ligne { $line } : { $name } vaut { $value } ; une graine (seed) est un nombre entier inférieur à 2**64, un secret a 64 chiffres hexadécimaux, une position est une table
error-bad-redealt = ligne { $line } : redealt vaut { $value } ; ce mot ne peut valoir que true, à côté d’une position
error-bad-revision = ligne { $line } : revision vaut { $value }, mais doit être un nombre entier de 1 à { $last } ; une version plus récente a peut-être écrit cet enregistrement
error-cannot-start = la partie enregistrée ne peut pas être mise en place : { $problem }{ $remark }
error-cannot-replay = coup { $ply }, { $text } : { $problem }{ $remark }
error-other-result = l’enregistrement dit { $noted }, la partie rejouée donne { $found }{ $remark }
other-version = {" "}(enregistrée par la version { $recorded }, rejouée par { $own })

error-not-your-turn = c’est à quelqu’un d’autre de décider
error-no-actions = une étape demande au moins une action
error-barrier-inside = rien n’a été fait : après « { $text } », { $barrier } ; cette action ne peut donc venir qu’en dernier
barrier-chance = des dés sont lancés ou des cartes piochées
barrier-reveal = quelque chose de caché est montré
barrier-player = c’est à quelqu’un d’autre de décider
barrier-over = la partie est terminée
error-no-such-element = rien de ce qu’on peut faire ne concerne « { $element } »
error-no-undo-start = Il n’y a rien à reprendre.
error-no-undo-chance = Impossible de reprendre : des dés ont été lancés ou des cartes piochées.
error-no-undo-reveal = Impossible de reprendre : quelque chose de caché a été montré.
error-no-undo-player = Impossible de reprendre : quelqu’un d’autre a décidé depuis.
error-no-undo-over = Impossible de reprendre : la partie est terminée.
error-no-such-language = il n’y a pas de langue « { $language } » ; il y a { $languages }

# --- ce qui peut clocher dans une ligne de commande

error-usage-required = il manque : { $names } ({ $help })
error-usage-unrecognized = arguments inconnus : { $names } ({ $help }){ $hint }
error-usage-choice = { $name } : choix impossible : { $value } ; choisissez parmi { $choices } ({ $help }){ $hint }
perhaps-meant = . Vouliez-vous dire { $near } ?
error-usage-takes-no-value = { $name } ne prend pas de valeur : { $value } est de trop ({ $help })
error-usage-value-missing = { $name } demande une valeur ({ $help })
error-usage-number = { $name } : { $value } n’est pas un nombre entier ({ $help })
error-usage-not-both = { $name } et { $other } s’excluent : donnez l’un des deux ({ $help })
error-usage-ambiguous = { $name } peut vouloir dire { $names } ({ $help })
error-usage-other = { $problem } ({ $help })
error-not-a-text-file = { $file } : ce n’est pas un fichier texte en UTF-8
error-file = { $file } : { $problem }
error-system = { $problem }

# Pourquoi le système n’a pas pu lire ou écrire un fichier.
system-not-found = ce fichier ou ce dossier n’existe pas
system-not-allowed = l’accès n’est pas autorisé
system-is-folder = c’est un dossier, pas un fichier
system-not-a-folder = ce qui devrait être un dossier est un fichier
system-disk-full = le disque est plein
system-read-only = on ne peut rien y écrire
system-name-too-long = le nom est trop long
system-bad-name = aucun fichier ne peut s’appeler ainsi
system-loop = ses liens tournent en rond
system-too-many-open = trop de fichiers sont ouverts
system-broken = le disque ou l’appareil ne répond pas comme il faut
system-other = le système répond : { $problem }

error-resume-other-game = { $file } est une partie de { $game }, et non de { $wanted }
error-resume-takes-all = --resume prend les joueurs, les options et la graine de la partie sauvegardée : ne les indiquez pas
error-resume-over = { $file } : cette partie est terminée ; revoyez-la avec : { $command }
error-at-least-one = { $name } doit valoir au moins 1, et non { $value }

# --- ce qui peut clocher dans ce qu’un programme demande

error-bad-seed = la graine (seed) doit aller de 0 à 2**64 - 1, et non { $seed }
error-bad-secret = un secret a { $bytes } octets, et non { $count }
error-no-such-player = il n’y a pas de joueur « { $name } » ; il y a { $players }
error-worker-killed = un processus de calcul a été interrompu par le système
error-two-actions = deux actions s’écriraient « { $text } »
error-two-clauses = le livret a deux articles { $clause }

# --- vérifier une partie enregistrée

cli-verify = vérifier qu’une partie enregistrée a été jouée avec les dés scellés d’avance
cli-verify-seal = le sceau montré avant la partie
verify-seal = Le sceau est bien celui du secret enregistré : { $seal }
verify-compare = Comparez-le au sceau montré avant la partie, ou indiquez celui-ci avec --seal.
verify-not-sealed = Les dés de cette partie n’étaient pas scellés : ils viennent d’une graine, ou d’une position qui en contient une.
verify-sealed-moves = { $moves ->
    [one] Le seul coup est permis
   *[other] Les { $moves } coups sont permis
}, et le hasard a été consulté { $calls } fois : chaque lancer et chaque tirage sont ceux qui étaient scellés.
verify-moves = { $moves ->
    [one] Le seul coup est permis.
   *[other] Les { $moves } coups sont permis.
}
verify-position = La partie a commencé après le coup { $ply } d’une autre ; ce qui précède ne fait pas partie de cet enregistrement.
verify-redealt = La partie a commencé après le coup { $ply } d’une autre, tout ce qui était caché étant redistribué ; ce qui précède ne fait pas partie de cet enregistrement.
verify-unfinished = La partie n’est pas encore terminée.
verify-failed = { $file } ne passe pas la vérification : { $problem }
error-bad-seal = --seal : { $seal } n’est pas un sceau ; un sceau a 64 caractères, de 0 à 9 et de a à f
error-not-sealed = les dés de cette partie n’étaient pas scellés
error-other-seal = le secret enregistré a pour sceau { $own } ; c’est { $given } qui a été montré avant la partie
error-other-chance = coup { $ply } : un tirage au sort parmi { $bound } a donné le numéro { $found } ; le secret donne le numéro { $expected }
error-result-missing = la partie est terminée, mais l’enregistrement ne dit pas comment
replay-sealed = Les dés étaient scellés : { $seal }

# --- sauvegarder les parties

error-save = La partie n’a pas pu être sauvegardée dans { $path } : { $reason }.
save-disk-full = le disque est plein
save-not-allowed = il n’est pas permis d’y écrire
save-in-the-way = il s’y trouve déjà autre chose qu’une partie sauvegardée
save-no-folder = ce dossier n’existe pas
save-bad-name = aucun fichier ne peut s’appeler ainsi

# --- parties sauvegardées

play-kept-elsewhere = Quelqu’un d’autre a écrit dans { $old } ; cette partie est désormais conservée dans { $path }.
play-replace = { $path } existe déjà. Le remplacer ? (o/n)
play-yes = o oui
play-not-saved = Rien n’y a été sauvegardé.
play-replay = Revoyez-la avec : { $command }
play-crashed = Il s’est passé quelque chose d’anormal (Pandemonium { $version }) : c’est une erreur du programme, pas la vôtre.
play-crashed-report = Votre partie est sauvegardée dans { $path }. Merci de nous signaler les lignes ci-dessus, avec ce fichier.
resume-damaged = Partie illisible : { $file }
resume-which = Quelle partie voulez-vous reprendre ? Tapez son numéro ; Entrée prend la première.
heading-unfinished = Parties en cours
column-moves = coups
column-when = dernier coup
error-nothing-to-resume = il n’y a aucune partie en cours dans { $folder }
error-long-answer = Cette ligne a { $count } caractères ; une réponse en a au plus { $most }.

# --- les paquets des autres

error-broken-game = le jeu « { $id } » est installé, mais ne peut pas être chargé : { $problem }
error-broken-command = la commande « { $name } » d’un jeu installé ne peut pas être chargée : { $problem }

# --- ce que pensent les robots

thought = Ou : { $label } ({ $promise }). { $why }
thought-best = Conseil ({ $who }) : { $label } ({ $promise }).
thought-forced = Il n’y a rien à choisir : { $label }.
thought-for = Pour : { $features }.
thought-against = Contre : { $features }.
promise-chance = { $percent } % de chances de gagner
promise-points = environ { $points ->
        [one] 1 point
       *[other] { $points } points
    }
reason-wins = Cela gagne la partie sur-le-champ.
reason-loses = Cela perd la partie sur-le-champ.
reason-forced = Il n’y a rien d’autre à choisir.
reason-alike = Presque aucune différence avec le meilleur choix.
reason-any = Peu importe lequel vous choisissez.
reason-later = Son intérêt n’apparaît que quelques coups plus tard.
course-title = Le cours de la partie
review-chance = { $percent } %
review-mistake = Mieux : { $better }, { $before } au lieu de { $after }.
review-good-luck = La chance a aidé après « { $played } » : de { $before } à { $after }.
review-bad-luck = Malchance après « { $played } » : de { $before } à { $after }.
review-turn-by-luck = La chance a fait basculer la partie après « { $played } », pour de bon : de { $before } à { $after }.
review-turn-by-choice = « { $played } » a fait basculer la partie, pour de bon : de { $before } à { $after }.

# --- l’arène

cli-arena = faire jouer des robots entre eux et dire lesquels sont les plus forts
cli-arena-players = les robots qui jouent, séparés par des virgules : imp,devil,demon ; il y a { $bots }
cli-arena-seats = nombre de sièges à la table (par défaut : le nombre habituel du jeu)
cli-arena-games = nombre de parties de chaque groupe de robots (par défaut : 1000 ; avec --until, autant qu’il en faut)
cli-arena-until = s’arrêter dès que chaque part de victoires est connue à tant de pour cent près, par exemple 2
cli-arena-jobs = nombre de processus (par défaut : un par processeur)
cli-arena-cluster = jouer plutôt sur les machines d’une grappe dask.distributed
cli-arena-results = conserver tous les résultats dans ce fichier ; la même commande reprend là où elle s’est arrêtée
metavar-percent = POURCENTAGE
metavar-address = ADRESSE
arena-played = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $title } entre { $players } (sièges à la table : { $seats } ; { $seconds } s, { $build })
arena-standings = Classement, avec les intervalles à 95 %
arena-rating = Cote : { $anchor } a 0 point. De deux joueurs, celui qui a 100 points de plus remporte 64 % des parties où l’un des deux l’emporte, 76 % avec 200 de plus, 91 % avec 400 de plus.
arena-share = Part : les victoires de chacun parmi les parties où il était à la table ; le hasard seul donnerait { $chance }.
arena-alone = Part : la qualité des résultats, de 0 % à 100 %.
arena-duels = Chacun contre chacun : la part de victoires du joueur de la ligne
arena-duels-alone = Chacun contre chacun : parmi les graines aux résultats différents, la part où la ligne a fait mieux
arena-leads = Chacun contre chacun : de combien le score de la ligne était meilleur sur les mêmes graines
arena-length = Une partie a duré en moyenne { $decisions } décisions.
arena-interrupted = Interruption après { $done ->
    [one] { $done } partie
   *[other] { $done } parties
} ; les chiffres portent sur les tours complets.
arena-go-on = La même commande reprend à cet endroit.
arena-keep = Avec --results { metavar-file }, le tournoi pourrait être repris.
column-rating = cote
column-score = score
column-milliseconds = ms par décision
error-names-of-players = il faut à l’arène au moins deux robots, chacun une seule fois, et non { $names }
error-player-failed = le robot « { $name } » a échoué à la décision { $decision } d’une partie : { $problem }
error-other-version = une machine a la version { $own }, mais le tournoi est de la version { $wanted }
error-damaged-results = { $file }, ligne { $line } : ce n’est pas un résultat de l’arène
error-no-results = { $file } existe, mais n’est pas un fichier de résultats de l’arène
error-other-tournament = { $file } contient un autre tournoi : { $name } y est { $there }, ici { $here }
error-no-cluster-package = --cluster a besoin de dask.distributed : pip install 'pandemonium[cluster]'
error-no-cluster = il n’y a pas de grappe à l’adresse { $address } : { $problem }
error-bad-until = --until : { $value } n’est pas un pourcentage supérieur à 0 et d’au plus 50, par exemple 2%

# --- les rapports sur l’équilibre

cli-report = jouer beaucoup de parties et écrire une page sur l’équilibre : qui gagne, et ce qui est fort
cli-report-players = le robot qui joue à tous les sièges (par défaut : random) ; il y a { $bots }
cli-report-games = nombre de parties (par défaut : 2000) ; chaque variante en joue le quart, le match de deux niveaux le dixième
cli-report-compare = un fichier de cartes : dire ce que ses cartes changent, sur les mêmes graines
cli-report-out = la page, un fichier en .html, ou un dossier pour elle (par défaut : le nom du jeu suivi de -report)
cli-report-pictures = écrire aussi les graphiques dans des fichiers SVG
error-no-reports-packages = les rapports ont besoin d’autres paquets : pip install 'pandemonium[reports]'
report-written = Le rapport est dans { $file } ; ses données sont à côté.
report-title = { $title } : ce que { $games ->
        [one] dit { $games } partie
       *[other] disent { $games } parties
    }
report-intro = { $seats ->
        [one] Un siège, joué par le robot « { $player } ».
       *[other] { $seats } sièges, tous joués par le robot « { $player } ».
    }
report-options = Réglages inhabituels : { $options }.
report-random = Tout le monde a décidé au hasard. Cela montre ce que font les règles et les cartes par elles-mêmes, et dit peu de choses du bon jeu.
report-bots = Tous les sièges étaient joués par « { $player } ». Ce qui est fort entre les mains de ce robot ne l’est pas forcément entre celles des gens.
report-stopped = Arrêt après { $done } parties sur { $wanted } : ce qui manque n’a pas été joué.
report-all-figures = Tous les chiffres
report-how = Les intervalles sont à 95 % (de Wilson, pour les parts) : si l’on refaisait ce rapport encore et encore avec d’autres graines, 19 sur 20 contiendraient la vraie valeur. Sont « nettes » les différences qui ressortent après correction pour comparaisons multiples (Benjamini et Hochberg, 5 %). Les parties interrompues comptent pour les durées et les fins, pas pour les victoires.
report-made = Fait par { $command }, Pandemonium { $version } ({ $build }), graines { $first } à { $last }.
report-files = Les données, une ligne par partie, par siège, par décompte et par chose : { $files }.
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
report-by-others = fois par autre
report-rate-table = parties où elle est sortie
report-effect = par rapport à tous les sièges, en points
report-card = carte
report-change = changement des parties gagnées, en points de pourcentage
report-variant = variante
report-median = tours (médiane)
report-turns-change = différence de tours
report-first-change = différence pour qui commence, en points de pourcentage
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
report-order-text = Places dans l’ordre des premiers tours. Les points sont des parts de parties gagnées (une victoire partagée compte en fractions), les traits leurs intervalles à 95 %, le trait pointillé une part égale. { $games ->
        [one] { $games } partie.
       *[other] { $games } parties.
    }
report-ends-title = { $share } des parties finissent ainsi : « { $reason } »
report-ends-text = Égalités : { $draws }. Interrompues : { $cuts }. { $games ->
        [one] { $games } partie.
       *[other] { $games } parties.
    }
report-scores-title = Les gagnants ont en moyenne { $won } points, les autres { $lost }.
report-scores-text = Combien de points les sièges avaient à la fin. { $seats ->
        [one] { $seats } siège.
       *[other] { $seats } sièges.
    }
tally-gained = Cartes obtenues
tally-played = Jouées
report-tally-none = { $tally } : rien ne ressort nettement.
report-tally-seat-more = { $tally } : avec « { $thing } », on remporte { $share } des parties, contre { $average } en moyenne.
report-tally-seat-less = { $tally } : avec « { $thing } », on ne remporte que { $share } des parties, contre { $average } en moyenne.
report-tally-table-more = { $tally } : « { $thing } » sort dans { $share } des parties, contre { $average } en moyenne.
report-tally-table-less = { $tally } : « { $thing } » ne sort que dans { $share } des parties, contre { $average } en moyenne.
report-tally-seat-text = La part des parties remportées par les sièges qui l’ont eue au moins une fois, avec des intervalles à 95 % ; le trait pointillé est la moyenne de la liste, { $average }. Tous les sièges ensemble en remportent { $usual }. Ce qui s’écarte nettement de la moyenne, après correction pour { $count } comparaisons, ressort en couleur. L’image montre les meilleures et les pires, le tableau toutes.
report-tally-table-text = Dans combien de parties chacune est sortie, avec des intervalles à 95 % ; le trait pointillé est la moyenne, { $average }. Ce qui s’en écarte nettement, après correction pour { $count } comparaisons, ressort en couleur.
report-tally-caution = Personne n’obtient les choses par tirage au sort : qui est en train de gagner, ou joue plus longtemps, a davantage de tout. Un taux de victoire est un indice, pas une cause ; `--compare` essaie une carte modifiée.
report-compare-clear = Avec les cartes modifiées, « { $thing } » remporte { $after } de ses parties au lieu de { $before }.
report-compare-none = Les cartes modifiées ne changent rien de net à ce qui gagne.
report-compare-text = Modifiées : { $cards }. Les deux jeux de cartes ont joué les mêmes graines, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } chacun. On voit de combien ont changé les parties gagnées par les sièges qui avaient une carte : pour les cartes modifiées et pour celles qui ont le plus changé.
report-compare-game = Tours par partie : { $turns }. Parties gagnées par le premier joueur, en points de pourcentage : { $first }.
report-variants-title = Sur { $all } variantes, { $longer } changent nettement la durée des parties, et { $winners } la fréquence à laquelle le premier joueur gagne.
report-variants-text = Jusqu’à { $games } parties de chaque variante, comparées aux mêmes graines du jeu habituel : de combien le premier joueur gagne plus souvent. Ici, aucune correction pour comparaisons multiples : de 20 variantes qui ne changent rien, une paraîtra nette.
report-luck-title = « { $stronger } » remporte { $share } des parties contre « { $weaker } ».
report-luck-text = Le robot du dessus et celui du dessous sur l’échelle des niveaux, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, chaque graine depuis chaque siège ; intervalle à 95 % de { $low } à { $high }. Plus c’est proche de 50 %, plus le jeu tient de la chance, ou plus les deux niveaux sont proches.
report-luck-alone = Le robot du dessus et celui du dessous sur l’échelle des niveaux, chacun seul sur les mêmes graines, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ; intervalle à 95 % de { $low } à { $high }. On compte qui a fait mieux sur une graine.

## keeping tables

error-store-bad-url = ce n’est pas l’adresse d’une base de données ; une adresse ressemble à postgresql://nom:passe@machine/base
error-store-no-postgres = PostgreSQL demande le paquet asyncpg : pip install 'pandemonium[postgres]'
error-store-away = La base de données ne répond pas. Réessayez dans un instant.
error-store-disk = Les tables n’ont pas pu être conservées : { $problem }.
error-store-broken = La base de données refuse : { $problem }.
error-store-out-of-step = Cette table change sans cesse dans la base de données : rien n’a pu y être ajouté. Réessayez ; si cela ne suffit pas, redémarrez le serveur.
error-store-closed = Le serveur est fermé.
error-store-folder = { $folder } : { $problem }
error-store-in-use = { $folder } est déjà utilisé par un autre serveur ; arrêtez celui-ci d’abord, ou choisissez un autre dossier avec --data
error-store-newer = les tables ont été conservées par une version plus récente de ce programme (leur version est { $version }) ; utilisez celle-là
error-name-empty = Un nom contient au moins une lettre ou un chiffre.
error-name-too-long = Un nom a { $most } lettres au plus ; celui-ci en a { $count }.
error-no-such-colour = La couleur « { $colour } » n’existe pas ; il y a { $colours }.
error-too-fast = C’était trop d’un coup. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
error-too-many-connections = Il y a déjà trop de connexions. Fermez-en quelques-unes.
error-too-many-tables = Vous avez ouvert { $most } tables qui ne sont pas terminées. Finissez-en d’abord quelques-unes.
error-no-such-job = Ce calcul n’existe pas, ou ce n’est pas le vôtre. Demandez-le de nouveau.
error-job-running = Un calcul est déjà en cours pour vous. Attendez qu’il soit terminé, ou arrêtez-le d’abord.
error-too-many-jobs = Trop de calculs sont déjà en cours. Réessayez dans quelques minutes.
error-bad-port = { $port } n’est pas un port ; un port est un nombre de 0 à { $last }
error-port-in-use = le port { $port } est utilisé par un autre programme ; choisissez-en un autre avec --port, ou 0 pour n’importe lequel de libre
error-port-forbidden = le port { $port } est réservé à l’administrateur de cet ordinateur ; choisissez-en un au-dessus de 1023 avec --port
error-not-our-address = { $host } n’est pas une adresse de cet ordinateur ; --lan trouve la bonne tout seul
error-lan-here = --lan est pour tout le monde sur le même réseau, et à { $host } on n’atteint que cet ordinateur ; retirez l’un des deux
error-bad-pace = { $pace } n’est pas un rythme ; un rythme est 0 (les robots répondent aussitôt) ou plus
error-bad-days = { $days } n’est pas un nombre de jours ; c’est 0 (sans limite) ou plus, et moins de { $most }
error-bad-proxy = { $proxy } n’est pas l’adresse d’une machine, comme 127.0.0.1 ou 10.0.0.0/8
error-bad-public-url = { $url } n’est pas une adresse où l’on atteint un serveur, comme https://jeux.exemple.org
feed-title = { $name } : à vous de jouer
feed-turn = À vous de jouer : { $game }
error-store-nothing-there = { $place } : il n’y a pas de tables ici
error-store-bad-backup = { $file } n’est pas une sauvegarde utilisable : { $problem }
error-store-not-empty = il y a déjà des tables dans cette base de données ; --force les remplace
error-store-servers-running = un serveur utilise encore cette base de données : { $server }, vu il y a { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. Arrêtez-le, puis réessayez ; --force ne remplace pas les tables d’un serveur qui tourne. Un serveur tué compte comme arrêté { $lease } secondes après son dernier signe de vie.
error-store-other-version = la base de données est en version { $version }, ce programme demande { $own } : démarrez une fois le serveur, puis réessayez
cli-backup = écrire tout ce qu’un serveur conserve dans un fichier, pendant qu’il tourne
cli-backup-place = le dossier du serveur (son --data), ou l’adresse de son PostgreSQL
cli-backup-file = le fichier à écrire
cli-restore = remettre en place ce que contient une sauvegarde ; le serveur doit être arrêté
cli-restore-file = un fichier que backup a écrit
cli-restore-place = le dossier ou l’adresse du PostgreSQL que le serveur utilisera
cli-restore-force = remplacer les tables qui s’y trouvent ; elles seront perdues. Refusé tant qu’un serveur les utilise
metavar-place = LIEU
kept = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}, { $identities ->
    [one] { $identities } personne
   *[other] { $identities } personnes
}
backup-done = { $file } contient { $kept }. Gardez-le pour vous : il contient les secrets des parties.
restore-done = Remis en place : { $kept }.

## around the table

verify-contributions = { $count ->
    [one] Une personne a contribué aux dés et s’y était engagée par
   *[other] { $count } personnes ont contribué aux dés et s’y étaient engagées par
} { $commitments }
error-bad-contributions = ligne { $line } : les contributions sont { $value } ; elles accompagnent un secret, une liste avec 64 chiffres hexadécimaux de chaque personne
outcome-table-surrender = La partie a été abandonnée.
outcome-table-time = Le temps était écoulé.
outcome-table-draw = Tout le monde s’est mis d’accord sur une égalité.
outcome-table-ended = Tout le monde s’est mis d’accord pour arrêter la partie.
outcome-table-lesson = La leçon est apprise.
outcome-table-closed = Le serveur a fermé cette table : l’effet de ses propres cartes demande plus de calcul qu’une action n’en permet.

# Ce qui se passe autour d’une table, dans le même journal que la partie.
event-player-joined = { $name } prend place.
event-player-left = { $name } se lève.
event-player-removed = L’hôte renvoie { $name }.
event-player-renamed = { $old } s’appelle maintenant { $name }.
event-bot-seated = Un robot prend place.
event-seat-freed = Une place est de nouveau libre.
event-host-changed = { $name } est maintenant l’hôte.
event-table-changed = L’hôte a changé la table : tout le monde doit de nouveau être prêt.
event-player-ready = Tout est prêt du côté { DE($name) }.
event-player-unready = Tout n’est pas encore prêt du côté { DE($name) }.
event-contribution-shown = { $name } montre sa contribution aux dés.
event-game-started = La partie commence. Les dés sont scellés : { $seal }
event-offer-made = { $what ->
    [undo] { $seat } demande aux autres de reprendre des coups.
    [draw] { $seat } propose une égalité.
   *[other] { $seat } propose d’arrêter la partie.
}
event-offer-accepted = { $what ->
    [undo] { $seat } accepte que des coups soient repris.
    [draw] { $seat } accepte l’égalité.
   *[other] { $seat } accepte d’arrêter la partie.
}
event-offer-declined = { $what ->
    [undo] { $seat } ne veut pas que des coups soient repris.
    [draw] { $seat } ne veut pas d’égalité.
   *[other] { $seat } veut continuer.
}
event-offer-withdrawn = { $seat } retire sa proposition.
event-offer-lapsed = La proposition { DE($seat) } est caduque.
event-game-given-up = { $seat } abandonne.
event-time-over = Le temps { DE($seat) } est écoulé.
event-bot-stood-in = Un robot joue à la place { DE($seat) }.
event-player-returned = { $seat } est de retour.
event-game-broken-off = { $reason ->
    [table-closed] Le serveur ferme cette table : l’effet de ses propres cartes demande plus de calcul qu’une action n’en permet.
   *[other] La partie s’arrête ici.
}
event-secret-shown = Le secret des dés était { $secret } : son SHA-256 est le sceau.
event-server-resumed = Le serveur était absent pendant { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} ; aucune horloge n’a avancé.
event-rematch-made = Tout le monde est invité à une autre partie, une place plus loin.
event-said = { $name } : { $text }

# Ce qui ne peut pas se faire autour d’une table.
error-not-made = Cette table n’existe pas encore.
error-already-made = Cette table existe déjà.
error-over-already = La partie est déjà finie à la position où elle devrait commencer.
error-begins-at-position = Cette table commence à une position : le jeu, les places, les options et les cartes en font partie et restent.
error-lesson-other = C’est permis, et vous pourriez le faire dans une partie. La leçon attend un autre coup maintenant.
error-read-only = Cette table peut seulement être regardée : { $problem }.
error-not-gathering = La partie a commencé : les places et les options restent comme elles sont.
error-opening-now = Tout le monde est prêt et la partie va commencer : rien ne peut plus changer.
error-game-not-begun = La partie n’a pas commencé.
error-game-over = La partie est terminée.
error-not-over = La partie n’est pas encore terminée.
error-not-the-host = Seul l’hôte peut faire cela.
error-only-the-server = Seul le serveur peut faire cela.
error-not-a-person = Le serveur ne prend place à aucune table.
error-not-seated = Vous n’avez pas de place à cette table.
error-not-your-seat = Ce n’est pas votre place.
error-no-hint = Aucun robot n’a de meilleure idée ici.
error-already-seated = Vous avez déjà une place à cette table.
error-seat-taken = Cette place est prise.
error-no-free-seat = Toutes les places sont prises.
error-seats-in-use = Plus de { $players ->
    [one] { $players } place est occupée
   *[other] { $players } places sont occupées
} : demandez d’abord à quelqu’un de changer de place.
error-was-removed = Vous ne pouvez plus prendre place à cette table : ainsi le veut l’hôte.
error-nobody-to-remove = Il n’y a là personne que l’on puisse renvoyer.
error-still-playing = On ne renvoie personne d’une partie en cours.
error-nobody-else = Personne d’autre ne joue ici : la partie attend votre retour. Pour la terminer, abandonnez.
error-bot-plays = Un robot joue à votre place : reprenez-la d’abord.
error-bot-plays-already = Un robot y joue déjà.
error-no-bot-plays = Aucun robot ne joue à cette place.
error-out-of-the-game = Vous ne jouez plus dans cette partie.
error-bad-name = Un nom a de 1 à { $most } lettres, sur une ligne.
error-bad-colour = { $value } n’est pas une couleur ; une couleur est un nom, ou # et six chiffres hexadécimaux.
error-no-such-pace = Il n’y a pas de rythme « { $pace } » ; il y a { $paces }.
error-pack-too-long = Les cartes d’une table ont au plus { $most } caractères.
error-reserved-table-option = « { $name } » n’est pas une option : le nombre de places et les cartes se choisissent à part.
error-already-ready = Vous avez déjà dit que tout était prêt de votre côté.
error-not-ready = Vous n’avez pas encore dit que tout était prêt de votre côté.
error-not-a-hash = « { $value } » n’est pas une empreinte : elle a 64 caractères de 0 à 9 et de a à f.
error-same-commitment = Quelqu’un d’autre s’est déjà engagé sur la même contribution : choisissez la vôtre.
error-not-opening = Tout le monde n’est pas prêt, ou quelque chose doit encore être montré.
error-nothing-to-open = Vous n’avez rien à montrer, ou vous l’avez déjà montré.
error-other-contribution = Ce n’est pas la contribution promise.
error-other-secret = Ce n’est pas le secret qui a été scellé.
error-already-rematched = Il y a déjà une autre partie.
error-no-table = La table suivante n’a pas de nom.
error-replay-too-long = Seules les parties d’au plus { $most } coups peuvent être revues ici ; la commande pandemonium replay n’a pas de limite.
error-record-not-yet = L’enregistrement révèle tous les secrets : il sera disponible à la fin de la partie.
error-too-many-actions = Une étape a au plus { $most } actions.
error-no-such-question = Ce jeu ne pose pas de question « { $question } » ; il pose { $questions }.
error-no-such-offer = Personne ne peut proposer « { $what } » ; il y a { $offers }.
error-no-draws = { $game } ne connaît pas d’égalité : vous pouvez proposer de reprendre des coups ou d’arrêter la partie.
error-offer-open = Il y a déjà une proposition : il faut d’abord y répondre.
error-offer-declined = Cela a été refusé ; jouez avant de demander de nouveau.
error-no-way-back = Cela ne peut pas être repris, même d’un commun accord : des dés, des pioches ou une révélation sont passés par là.
error-nobody-to-agree = Personne ne peut accepter une égalité.
error-no-offer = Il n’y a pas de telle proposition.
error-not-asked = On ne vous demande rien, ou vous avez déjà accepté.
error-bad-saying = Un message a de 1 à { $most } lettres.
error-no-team = Vous n’avez pas d’équipe dans cette partie.
error-time-not-over = Le temps n’est pas écoulé.
error-time-is-over = Votre temps est écoulé.
error-clock-names = Une horloge a kind, seconds et increment, et non { $names }.
error-clock-kind = Il n’y a pas d’horloge « { $kind } » ; il y a { $kinds }.
error-clock-seconds = Une horloge { $kind } prend de { $low } à { $high } secondes.
error-clock-increment = Une horloge { $kind } prend un incrément de 0 à { $most } secondes.
error-clock-alone = Qui joue en solitaire n’a pas besoin d’horloge.
error-no-such-kind = Il n’y a pas d’entrée « { $kind } » ; il y a { $kinds }.
error-entry-unknown = { $kind } : une telle entrée n’a pas de « { $name } ».
error-entry-lacks = { $kind } : « { $name } » manque.
error-entry-value = { $kind } : « { $name } » doit être { $expected }.
error-entry-who = Une entrée dit de qui elle vient.
error-entry-time = Une entrée dit quand elle a eu lieu, en secondes.
json-int = un nombre entier
json-float = un nombre
json-str = un texte
json-bool = vrai ou faux
json-list = une liste
json-dict = une table de noms et de valeurs

## the server

cli-schema-wire = plutôt les messages entre les clients et un serveur
cli-join = jouer à une table d’un serveur : l’adresse que l’hôte vous donne
cli-join-name = votre nom à la table (par défaut : votre nom sur cet ordinateur)
server-closing = Le serveur va redémarrer. Tout est gardé ; vous serez de retour dans un instant.
cli-serve = ouvrir des tables à des amis, depuis cet ordinateur
cli-serve-host = l’adresse où écouter (par défaut : 127.0.0.1, cet ordinateur seul)
cli-serve-port = le port (par défaut : 8666)
cli-serve-data = où les tables sont gardées (par défaut : un dossier à vous)
cli-serve-database = les garder plutôt dans un PostgreSQL, aussi pour plusieurs serveurs : postgresql://…
cli-serve-public-url = comment on atteint le serveur, si c’est par une autre adresse
cli-serve-proxy = l’adresse d’un programme placé devant, qui peut dire qui appelle
cli-serve-lan = pour tout le monde sur le même réseau ; montre un code que les téléphones lisent
cli-serve-pace = combien de temps les bots semblent réfléchir (par défaut : 1 ; 0 : pas du tout)
cli-serve-keep-finished = supprimer les tables terminées après ce nombre de jours (par défaut : jamais)
cli-serve-keep-chat = supprimer les conversations des parties terminées après ce nombre de jours (par défaut : jamais)
cli-serve-quiet = n’ouvrir aucun navigateur
serve-address = Pandemonium est à l’adresse { $url }
serve-click = Dans un navigateur : choisissez un jeu, puis « Jouer maintenant ». Les bots s’assoient aussitôt.
serve-no-client = Le client pour navigateurs n’est pas dans cette installation : la page dit comment l’obtenir.
serve-stop = Ctrl-C l’arrête ; toutes les tables sont gardées.
join-ready = Appuyez sur Entrée quand vous êtes prêt à jouer.
join-waiting = On attend les autres …
join-left = Vous avez quitté le terminal ; votre place est gardée. La même commande vous ramène.
join-left-out = { $count ->
    [one] (une ligne plus ancienne n’est pas affichée)
   *[other] ({ $count } lignes plus anciennes ne sont pas affichées)
}
join-help = Tapez le numéro d’un coup, sa notation, ou l’un de ces mots : { $commands }
error-bad-link = « { $link } » n’est pas un lien vers une table ; un lien ressemble à http://localhost:8666/t/TABLE#SECRET
error-server-away = { $server } ne répond pas.
error-server-refuses = Le serveur refuse : { $said }.
page-no-client = Il y a des tables ici, mais le client pour navigateurs n’a pas été construit. Avec les sources, ceci le construit et lance un serveur :
page-no-client-pip = Ou réinstallez le tout, pour apprendre ce qui l’empêche :
page-terminal = Ou jouez dans un terminal, avec l’adresse entière que l’on vous a donnée :
page-api = Pour les programmes
error-bad-message = Le message ne se comprend pas : { $problem }.
error-bad-request = La requête ne se comprend pas : { $problem }.
error-message-not-json = Le message n’est pas du JSON.
error-hello-first = Le premier message d’une connexion est « hello ».
error-other-protocol = Vous parlez la version { $given } du protocole, ce serveur la version { $spoken }.
error-who-are-you = On ne vous connaît pas ici : devenez d’abord un invité (POST /api/guests).
error-no-such-table = Cette table n’existe pas, ou vous n’y êtes pas invité.
error-nothing-to-set-up = { $title } n’a rien à disposer avant la partie.
error-no-lesson = { $title } n’a pas de leçon.
error-no-such-page = Cette page n’existe pas.
error-no-such-guest = Personne n’est connu sous ce code. Un code ne sert qu’une fois.
error-not-host = Seul l’hôte peut faire cela.
error-too-many-watched = Vous suivez déjà { $most } tables ; quittez-en une d’abord.
error-table-too-long = Il s’est passé plus de { $most } choses à cette table. Vous pouvez finir la partie, mais plus rien d’autre.
error-server-bug = Quelque chose s’est mal passé de notre côté. Rien n’a changé ; veuillez réessayer.
error-table-closed = Le serveur a fermé cette table : l’effet de ses propres cartes demande plus de calcul qu’une action n’en permet.
error-work-limit = Cela demande plus de temps de calcul ou de mémoire qu’une requête n’en permet. Rien n’a été modifié.
error-worker-lost = Le serveur n’a pas pu faire ce calcul à l’instant ; rien n’a été modifié. Réessayez.
error-table-unplayable = Cette table date de la version { $version } et ne peut pas continuer avec celle-ci : { $problem }.
error-foreign-origin = Cette page appartient à quelqu’un d’autre.
error-wrong-host = Ce serveur ne s’appelle pas { $host }. Utilisez l’adresse affichée à son démarrage, ou déclarez celle-ci avec --public-url.
error-key-reused = Cette clé a déjà servi à une autre requête. Une nouvelle requête demande une nouvelle clé.
error-too-nested = La requête contient des crochets dans des crochets, plus qu’aucune requête n’en demande.

# --- les champs des cartes, dans un éditeur

field-id = Identifiant
field-name = Nom
field-kind = Genre
field-copies = Exemplaires
field-emblem = Icône
field-text = Texte
field-effect = Effet
field-help-id = Lettres minuscules, chiffres et _, sans espace. Un identifiant de la boîte change cette carte, un nouveau en ajoute une.
field-help-name = Dans une langue ou dans les deux. Une nouvelle carte en a besoin.
field-help-copies = Combien il y en a dans la boîte.
field-help-emblem = Le nom d’une icône de game-icons.net, comme hound ou evil-book. Il peut manquer.
field-help-text = Laissé vide, la carte dit elle-même ce qu’elle fait.
