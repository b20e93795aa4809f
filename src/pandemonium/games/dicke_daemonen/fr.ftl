# Les mots de Dicke Dämonen. Questions, libellés, refus et événements portent les clés des règles ;
# leurs arguments sont les champs des tâches, actions et événements.

title = Dicke Dämonen

## Créatures et couleurs

card-red = démon rouge
    .gender = m
    .text = Le feu. Il se place dans un coin, au bord de la ligne rouge.
card-yellow = démon jaune
    .gender = m
    .text = L’air. Il se place dans un coin, au bord de la ligne jaune.
card-green = démon vert
    .gender = m
    .text = La terre. Il se place dans un coin, au bord de la ligne verte.
card-blue = démon bleu
    .gender = m
    .text = L’eau. Il se place dans un coin, au bord de la ligne bleue.
card-white = fantôme
    .gender = m
    .text = Blanc. Il se place au milieu d’un champ intérieur et le gèle ; chaque fantôme vaut un point pour le blanc.

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-white = blanc

## Morceaux de phrases

line-first = { $first ->
    [red] rouge
    [yellow] jaune
    [green] verte
   *[blue] bleue
}
line-second = { $second ->
    [red] rouge
    [yellow] jaune
    [green] verte
   *[blue] bleue
}
demon-there = { $demon ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}
n-creatures = { $n ->
    [one] une créature
   *[other] { $n } créatures
}
n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Questions

question-summon = { $n ->
    [one] Vous devez invoquer la seule créature de votre poing. Où ?
   *[other] Vous devez invoquer une des { $n } créatures de votre poing. Laquelle, et où ?
}
question-predict = Prédire la couleur gagnante ? { $n ->
    [one] Ce serait avec la dernière créature de votre poing.
    [2] L’autre créature retournerait dans le sac.
   *[other] Le reste du poing retournerait au sac.
}
question-predict-place = Prédire la place d’une couleur ? { $left ->
    [one] Ce serait votre dernière prédiction.
   *[other] Il vous reste { $left } prédictions.
}

# Ce que les autres apprennent tant qu’une question est secrète.
waiting-summon = { $seat } choisit une créature à invoquer.
waiting-predict = { $seat } peut prédire la couleur gagnante.
waiting-predict-place = { $seat } peut prédire la place d’une couleur.

## Actions

action-demon = Invoquer un { $card } en { $where } (lignes { line-first } et { line-second } ; { $field } vaut { $value })
action-ghost = Invoquer un { $card } au milieu de { $field }, qui sera gelé
action-predict = Prédire avec un { $card }
action-predict-place = Prédire avec un { $card } : place { $place }, points multipliés par { $times }
action-wait = Ne rien prédire maintenant

## Refus (l’article et le point final sont ajoutés)

refusal-must-summon = Vous devez invoquer une créature : on ne peut pas passer
refusal-already-summoned = Vous avez déjà invoqué une créature ce tour-ci
refusal-only-ghosts = Il n’y a que des fantômes dans votre poing, et un fantôme se place au milieu d’un champ
refusal-not-in-fist = Il n’y a pas de { $card } dans votre poing
refusal-no-such-line = { $where } touche la ligne { line-first } et la ligne { line-second } : pas de place pour un { $card }
refusal-corner-taken = Un démon { demon-there } occupe déjà { $where }
refusal-field-frozen = { $field } est gelé par un fantôme
refusal-no-ghost-outside = { $field } est le champ extérieur : il n’a pas de milieu pour un fantôme
refusal-summon-first = Vous devez invoquer une créature avant de prédire
refusal-already-predicted = Vous avez fait toutes vos prédictions
refusal-not-left-in-fist = Il ne reste pas de { $card } à montrer dans votre poing
refusal-colour-taken = La couleur du { $card } a déjà été prédite
refusal-place-taken = La place { $place } appartient à une autre prédiction

## Événements

event-lines-laid = Les lignes de force se croisent { $crossings } fois et forment { $fields } champs.
event-first-player-found = { $seat } joue en premier.
event-first-player-found-you = Vous jouez en premier.
event-turn-begun = { $seat } commence un tour.
event-turn-begun-you = Vous commencez un tour.
event-demon-summoned = { $seat } invoque un { $card } en { $where }.
event-demon-summoned-you = Vous invoquez un { $card } en { $where }.
event-ghost-summoned = { $seat } invoque un { $card } en { $field } : le champ est gelé.
event-ghost-summoned-you = Vous invoquez un { $card } en { $field } : le champ est gelé.
event-field-taken = Le { $card } a la majorité en { $field }, qui vaut { $value }.
event-field-lost = Le { $card } a perdu la majorité en { $field } ; plus personne ne l’a.
event-colour-predicted = { $seat } prédit avec un { $card } (prédiction n° { $n }).
event-colour-predicted-you = Vous prédisez avec un { $card } (prédiction n° { $n }).
event-place-predicted = { $seat } prédit avec un { $card } : place { $place }.
event-place-predicted-you = Vous prédisez avec un { $card } : place { $place }.
event-fist-returned = { $seat } remet { n-creatures } dans le sac.
event-fist-returned-you = Vous remettez { n-creatures } dans le sac.
event-creature-drawn = { $seat } pioche un { $card }.
event-creature-drawn-you = Vous piochez un { $card }.
event-creature-drawn-hidden = { $seat } pioche une créature.
event-sack-empty = Le sac est vide : { $seat } ne pioche rien.
event-sack-empty-you = Le sac est vide : vous ne piochez rien.
event-game-ended = { $seat } ne peut pas invoquer : la partie s’arrête.
event-game-ended-you = Vous ne pouvez pas invoquer : la partie s’arrête.
event-creatures-shown = { $seat } montre ce qui lui restait : { $card }, { $n ->
    [one] une fois
   *[other] { $n } fois
}.
event-creatures-shown-you = Vous montrez ce qui vous restait : { $card }, { $n ->
    [one] une fois
   *[other] { $n } fois
}.
event-field-counted = { $field } : { $value } pour le { $card }.
event-colour-scored = Le { $card } marque { n-points }.
event-colour-won = Le { $card } l’emporte avec { n-points }.
event-game-won = { $seat } l’avait prédit en premier et remporte la partie !
event-game-won-you = Vous l’aviez prédit en premier et remportez la partie !
event-nobody-won = Personne n’a prédit une couleur gagnante : tout le monde perd.
event-solitaire-won = Toutes les prédictions se réalisent : { $n } points !
event-solitaire-unpredicted = Aucune prédiction n’a été faite : la partie est perdue.
event-solitaire-lost = Les prédictions ne se réalisent pas : la partie est perdue.

## Options

option-layout = disposition des lignes de force
    .label = Lignes de force
    .value-four_leaf = quatre feuilles
    .value-crossing_gate = portail croisé
    .value-rose = rose
    .value-scoring_table = table des points
    .value-sixteen = seize
    .value-hash = dièse
    .value-calm = au hasard, calmes
    .value-normal = au hasard, normales
    .value-wild = au hasard, sauvages
option-layout_seed = quelle disposition au hasard
    .label = Numéro du tirage
option-oldest = le voisin de gauche du joueur le plus âgé commence ; personne : tirage au sort
    .label = Siège du joueur le plus âgé
option-majority = ce qui donne un champ : le plus grand nombre de démons ou plus de la moitié (DD 6.2)
    .label = Un champ revient
    .value-most = au plus grand nombre de démons
    .value-half = à plus de la moitié

## La table en mots

sheet-fields = Champs
sheet-colours = Couleurs
sheet-players = Joueurs
sheet-predictions = Prédictions, la plus ancienne d’abord
sheet-fist = Votre poing
sheet-fist-of = Poing { DE($seat) }
sheet-returned = Ce que vous avez remis dans le sac
column-field = champ
column-worth = valeur
column-holder = tenu par
column-middle = milieu
column-corners = coins (« = » démon, « : » libre pour)
column-neighbours = voisins
column-colour = couleur
column-points = points
column-from = détail
column-free = places libres
column-unseen = non vues
column-predicted = prédite par
column-fist = créatures
column-prediction = prédiction
column-order = n°
column-place = place
column-score = score
column-count = nombre
column-creature = créature
field-worth = { $value } ({ $corners } + { $knots ->
    [0] 0 nœud
    [one] 1 nœud
   *[other] { $knots } nœuds
})
field-tie = égalité
middle-outer = extérieur
middle-ghost = fantôme, gelé
middle-free = libre
ghosts-on-board = { $n ->
    [0] aucun fantôme
    [one] 1 fantôme
   *[other] { $n } fantômes
}
sack = Sac
solitaire-now = Si la partie s’arrêtait maintenant : { $score }

## La commande `layout`

cli-layout = dessiner, vérifier et inventer des dispositions de lignes de force pour Dicke Dämonen
layout-draw = écrire une image (SVG) d’un plateau, prête à imprimer
layout-check = compter les champs et les coins d’une disposition, ou dire ce qui ne va pas
layout-random = écrire une disposition au hasard dans un fichier (calm : de 8 à 12 croisements, normal : de 14 à 20, wild : de 22 à 30)
layout-metavar = DISPOSITION
layout-which = { $names }, ou un fichier (TOML ou JSON)
layout-seed = laquelle des dispositions au hasard (par défaut : 0)
layout-output = où va l’image ou la disposition (par défaut : un fichier du nom de la disposition) ; - l’affiche
layout-no-labels = sans les noms des champs et des coins
layout-counts = { $crossings } croisements, { $fields } champs (dont { $inner_fields } intérieurs), { $corners } coins ; le champ extérieur a { $outer_corners } coins et { $outer_knots ->
    [0] aucun nœud
    [one] 1 nœud
   *[other] { $outer_knots } nœuds
} ; tous les champs ensemble valent { $value_sum }.
layout-written = Écrit dans { $file }.
layout-problem = { $code } : { $message }.
draw-title = Dicke Dämonen
draw-fire = Feu
draw-air = Air
draw-earth = Terre
draw-water = Eau
draw-red = rouge
draw-yellow = jaune
draw-green = vert
draw-blue = bleu
draw-knot = Nœud
draw-corner = Coin
draw-centre = Milieu
draw-crossings = croisements
draw-fields = champs
draw-corners = coins

kind-demon = démon
kind-ghost = fantôme

## Propositions

plan-wait = Ne rien prédire et piocher

## Comment la partie s’est terminée

outcome-predicted = Quelqu’un ne pouvait plus invoquer ; le premier à avoir prédit une couleur gagnante l’emporte.
heading-unpredicted = Personne n’a prédit une couleur gagnante
outcome-unpredicted = Quelqu’un ne pouvait plus invoquer, et personne n’avait prédit une couleur gagnante : tout le monde perd.
outcome-solitaire-won = Plus rien ne pouvait être invoqué, et les prédictions se sont réalisées.
outcome-solitaire-lost = Plus rien ne pouvait être invoqué, et il n’y avait pas de prédictions réalisées.

## Positions impossibles

expected-demons = une table de coins et de couleurs
expected-fields = une liste de champs
expected-colours = une liste de couleurs
expected-fists = au plus { $most } listes de couleurs
error-no-such-corner = demons : il n’y a pas de coin { $corner }
error-no-such-field = ghosts : il n’y a pas de champ intérieur { $field }
error-two-ghosts = ghosts : il ne peut pas y en avoir deux en { $field }
error-too-many-creatures = { $where } : il n’y a que { $copies } créatures de couleur { $colour }
error-wrong-size = la position compte { $found } { $name } ; le plateau en a { $wanted }
error-wrong-creatures = il y a { $count } créatures de couleur { $colour }, et non { $copies }
error-ghost-outside = un fantôme ne peut pas se trouver dans le champ extérieur { $field }
error-demon-off-line = aucun démon { $colour } ne peut se trouver en { $corner }
error-wrongly-frozen = { $corner } doit être gelé si et seulement si son champ a un fantôme
error-predicted-twice = la couleur { $colour } est prédite deux fois
error-two-predictions = le siège { $seat } a deux prédictions
error-wrong-place = la place { $place } n’est pas entre 1 et { $last }, ou est prédite deux fois
error-place-in-company = on ne prédit des places, comme { $place }, qu’en solitaire
error-not-a-turn = ce qui reste à faire ne correspond pas à un tour du siège { $seat }
error-wrong-winners = la partie ne peut pas avoir été gagnée ainsi : { $winners }
error-wrong-memory = le siège { $seat } ne peut pas se souvenir de ce qu’il aurait remis dans le sac

## Ce qui ne va pas dans une disposition

line-red = rouge
line-yellow = jaune
line-green = verte
line-blue = bleue
lines-0 = aucune
lines-1 = la ligne { $first }
lines-2 = les lignes { $first } et { $second }
lines-3 = les lignes { $first }, { $second } et { $third }
lines-4 = les lignes { $first }, { $second }, { $third } et { $fourth }
layout-the-layout = la disposition
layout-a-line = une ligne
layout-part = « { $name } » pour { $line }
layout-point = point { $number } sur { $line }
layout-axis = { $axis } ({ $where })

error-bad-layout = option layout : { $problem }
error-no-layout = { $name } : ce fichier n’existe pas, et les dispositions toutes prêtes sont { $known }
error-only-svg = { $file } : les images sont écrites en .svg ; un navigateur les affiche et les imprime
error-no-place-for = il n’y a pas de place « { $place } » pour une créature « { $colour } » sur ce plateau
error-layout-in-file = { $file } : { $problem }
error-layout-not-text = { $file } : ce n’est pas un fichier texte en UTF-8
error-layout-unreadable = { $file } ne peut pas être lu : { $problem }
error-layout-too-long = une disposition a au plus { $most } caractères
error-layout-bad-text = la disposition n’est pas écrite en { $kind } correct : { $problem }
error-layout-not-a-table = une disposition doit être une table avec la clé « lines », et non { $value }
error-layout-bad-name = le nom d’une disposition doit être un texte simple d’au plus { $most } caractères, et non { $value }
error-layout-lines-no-list = « lines » doit être une liste de quatre lignes, et non { $value }
error-layout-line-no-table = une ligne doit être une table, et non { $value }
error-layout-lacks = { $where } : il manque « { $key } »
error-layout-unknown-key = { $where } : clé inconnue { $key } ; les clés connues sont { $known }
error-layout-no-such-colour = il n’y a pas de ligne { $colour } ; les couleurs sont { $colours }
error-layout-two-lines = il y a deux lignes { $line } ; il en faut exactement une de chaque couleur
error-layout-no-line = il manque { $lines } ; il faut exactement une ligne de chaque couleur
error-layout-bad-shape = { $line } doit être d’une forme parmi { $known }, et non { $value }
error-layout-closed-flag = « closed » pour { $line } doit être true, et non { $value }
error-layout-open = { $line } est ouverte ; une ligne de force est une boucle
error-layout-negative-radius = { $line } : les rayons ne doivent pas être négatifs
error-layout-two-knots = { $line } doit avoir « knot » ou « knot_angle_deg », pas les deux
error-layout-points-no-list = « points » pour { $line } doit être une liste de points, et non { $value }
error-layout-too-many-points = { $line } a { $count } points ; { $most } au plus sont permis
error-layout-no-point = { $where } : il faut deux nombres [x, y], et non { $value }
error-layout-no-number = { $where } : il faut un nombre, et non { $value }
error-layout-number-range = { $where } : il faut un nombre entre -{ $most } et { $most }, et non { $value }
error-layout-no-points = { $lines } n’est pas une boucle ; il lui faut au moins trois points qui ne soient pas alignés
error-layout-no-loop = { $lines } (depuis { $place }) n’est pas une boucle ; il lui faut au moins trois points qui ne soient pas alignés
error-layout-out-of-canvas = { $lines } sort du cadre en { $place } ; x et y doivent être entre 0 et { $size }
error-layout-touches-itself = { $lines } se touche ou se croise elle-même en { $place } ; une ligne de force doit rester à { $gap } unités d’elle-même
error-layout-run-along = { $lines } se longent de { $place } à { $end } ; des lignes peuvent seulement se croiser
error-layout-too-many-crossings = les lignes se croisent { $count } fois, la dernière en { $place } ; { $most } croisements au plus sont permis
error-layout-tangle = les lignes s’emmêlent autour de { $place } : beaucoup trop de leurs morceaux s’approchent les uns des autres
error-layout-touch = { $lines } se touchent en { $place } sans se croiser
error-layout-sharp = { $lines } se croisent en { $place } sous un angle de moins de { $angle } degrés
error-layout-near = { $lines } s’approchent à moins de { $gap } unités en { $place } sans s’y croiser
error-layout-three-lines = { $lines } se rencontrent en { $place } ; une troisième ligne doit rester à { $gap } unités d’un croisement
error-layout-crossings-close = les croisements en { $place } et { $other } sont à moins de { $gap } unités l’un de l’autre
error-layout-crosses-few = { $lines } (passant par { $place }) doit croiser au moins { $least } autres lignes ; lignes croisées : { $others }
error-layout-knot-missing = { $lines } (passant par { $place }) n’a pas de nœud ; il faut un point de la ligne
error-layout-knot-off = le nœud placé en { $place } pour { $lines } est à { $gap } unités de la ligne ; { $most } au plus sont permises
error-layout-knot-crossing = le nœud placé en { $place } pour { $lines } est à moins de { $gap } unités du croisement en { $crossing }
error-layout-field-small = le champ en { $place } est trop petit : seul un cercle de rayon { $radius } y entre ; il faut au moins { $least }
error-layout-field-crowded = le champ en { $place } est trop étroit : il n’y a pas la place de poser des pièces dans ses { $corners } coins

# --- le but, ce qu’apporte un choix, et les longues listes de choix

goal = { $players ->
    [1] But : prédire les couleurs qui auront le plus de points, dans l’ordre (DD 7).
   *[other] But : être le premier à prédire la couleur qui aura le plus de points (DD 6.5).
}
colour-of = { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[white] blanc
}
held-by = { $held ->
    [red] , rouge
    [yellow] , jaune
    [green] , vert
    [blue] , bleu
   *[nobody] { "" }
}
group-demon = { $field } ({ $value }{ held-by })
group-ghost = { group-demon }
part-demon = { colour-of }
part-ghost = { colour-of }
short-demon = { $place }
short-ghost = { $place }
preview-red = rouge { $sign }{ $count }
preview-yellow = jaune { $sign }{ $count }
preview-green = vert { $sign }{ $count }
preview-blue = bleu { $sign }{ $count }
preview-white = blanc { $sign }{ $count }
preview-holder = { $value ->
    [red] le rouge le tiendrait
    [yellow] le jaune le tiendrait
    [green] le vert le tiendrait
    [blue] le bleu le tiendrait
   *[nobody] personne ne le tiendrait
}
preview-frozen = { $value ->
    [0] aucun coin gelé
    [one] { $count } coin gelé
   *[other] { $count } coins gelés
}
preview-returned = { $value ->
    [0] { "" }
    [one] { $count } créature retourne au sac
   *[other] { $count } créatures retournent au sac
}
preview-order = prédiction n° { $value }
group-predict-place = Prédire avec un { $card }
short-predict-place = place { $place } (points × { $times })

# --- ce que comptent les rapports sur l’équilibre

tally-colours = Couleurs gagnantes
tally-predicted = Couleurs prédites
tally-moments = Moment de la première prédiction
thing-moments = { $thing ->
    [fifth-1] prédiction dans le premier cinquième de la partie
    [fifth-2] prédiction dans le deuxième cinquième
    [fifth-3] prédiction dans le troisième cinquième
    [fifth-4] prédiction dans le quatrième cinquième
    [fifth-5] prédiction dans le dernier cinquième
   *[never] aucune prédiction
}
tally-summoned = Invoquées

## Ce que regardent les bots

feature-outlook = { $way ->
        [more] votre meilleure couleur prend de l’avance sur sa plus forte rivale
       *[less] votre meilleure couleur prend du retard sur sa plus forte rivale
    }
feature-outlook-late = { $way ->
        [more] votre meilleure couleur prend de l’avance sur sa plus forte rivale
       *[less] votre meilleure couleur prend du retard sur sa plus forte rivale
    }
feature-outlook-end = { $way ->
        [more] votre meilleure couleur prend de l’avance sur sa plus forte rivale
       *[less] votre meilleure couleur prend du retard sur sa plus forte rivale
    }
feature-supply = { $way ->
        [more] plus de créatures à venir pour votre meilleure couleur que pour sa rivale
       *[less] moins de créatures à venir pour votre meilleure couleur que pour sa rivale
    }
feature-predicted = { $way ->
        [more] une prédiction soutient votre meilleure couleur
       *[less] aucune prédiction ne soutient votre meilleure couleur
    }
feature-opposed = { $way ->
        [more] plus de rivaux peuvent jouer contre votre meilleure couleur
       *[less] moins de rivaux peuvent jouer contre votre meilleure couleur
    }
feature-early = { $way ->
        [more] une prédiction précoce, qui l’emporte en cas d’égalité
       *[less] une prédiction tardive, qui cède en cas d’égalité
    }
feature-held = { $way ->
        [more] plus de joueurs tiennent votre meilleure couleur et peuvent l’aider
       *[less] moins de joueurs tiennent votre meilleure couleur et peuvent l’aider
    }

# --- the course of a game

course-title = Les points des couleurs, tour après tour
course-red = Feu
course-yellow = Air
course-green = Terre
course-blue = Eau
course-white = Fantômes

# --- une phrase pour ce qui va ensemble

element-of = { $colour ->
    [red] Feu
    [yellow] Air
    [green] Terre
    [blue] Eau
   *[white] les Fantômes
}
nth-prediction = { $n ->
    [1] première prédiction
    [2] deuxième prédiction
    [3] troisième prédiction
   *[other] quatrième prédiction
}
beat-turn-begun = Au tour { DE($seat) }.
beat-turn-begun-you = À vous de jouer.
beat-demon = { $seat } place { element-of } en { $where }.
beat-demon-you = Vous placez { element-of } en { $where }.
beat-game-ended = { $seat } ne peut pas invoquer : la partie s’arrête.
beat-game-ended-you = Vous ne pouvez pas invoquer : la partie s’arrête.
beat-game-won = { $seat } l’avait prédit en premier et remporte la partie !
beat-game-won-you = Vous l’aviez prédit en premier et remportez la partie !
beat-field-taken = { element-of } prend { $field } ({ $value }).
beat-field-counted = { $field } : { $value } pour { element-of }.
beat-colour-won = { $colour ->
    [white] Les Fantômes l’emportent
   *[other] { element-of } l’emporte
} avec { n-points }.
beat-field-lost = { element-of } perd { $field }, que personne n’a plus.
beat-freeze = Le fantôme { DE($seat) } gèle { $field }.
beat-freeze-you = Votre fantôme gèle { $field }.
beat-predict = { $seat } prédit { element-of }, { nth-prediction }.
beat-predict-you = Vous prédisez { element-of }, { nth-prediction }.
beat-predict-place = { $seat } prédit { element-of } à la place { $place }.
beat-predict-place-you = Vous prédisez { element-of } à la place { $place }.
beat-creatures-shown = Chacun montre les créatures qui lui restent.
beat-scores = Feu { $red }, Air { $yellow }, Terre { $green }, Eau { $blue }, Fantômes { $white }.

threat-end = { $seat } n’a plus rien à invoquer et mettra fin à la partie.
threat-end-you = Vous n’avez plus rien à invoquer : votre tour mettra fin à la partie.
threat-may-end = { $seat } ne pourra peut-être pas invoquer à son prochain tour, ce qui met fin à la partie.
threat-may-end-you = Vous ne pourrez peut-être pas invoquer à votre prochain tour, ce qui met fin à la partie.
