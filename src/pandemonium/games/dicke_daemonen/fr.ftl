# Les mots de Dicke Dämonen. Questions, libellés, refus et événements portent les clés des règles ;
# leurs arguments sont ceux que donne `wording.py`.

title = Dicke Dämonen

## Créatures et couleurs

card-red = démon rouge
    .text = Le feu. Il se place dans un coin, au bord de la ligne rouge.
card-yellow = démon jaune
    .text = L’air. Il se place dans un coin, au bord de la ligne jaune.
card-green = démon vert
    .text = La terre. Il se place dans un coin, au bord de la ligne verte.
card-blue = démon bleu
    .text = L’eau. Il se place dans un coin, au bord de la ligne bleue.
card-white = fantôme
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
n-points = { $value1 ->
    [one] { $value1 } point
   *[other] { $value1 } points
}

## Questions

question-summon = { $n ->
    [one] Vous devez invoquer la seule créature de votre poing. Où ?
   *[other] Vous devez invoquer une des { $n } créatures de votre poing. Laquelle, et où ?
}
question-predict = Voulez-vous prédire la couleur gagnante ? { $n ->
    [one] C’est la dernière créature de votre poing.
    [2] L’autre créature de votre poing retourne dans le sac, et vous n’en aurez plus qu’une à la fois.
   *[other] Des { $n } créatures de votre poing, toutes sauf celle que vous montrez retournent dans le sac, et vous n’en aurez plus qu’une à la fois.
}
question-predict-place = Voulez-vous prédire la place d’une couleur ? { $left ->
    [one] Ce serait votre dernière prédiction.
   *[other] Il vous reste { $left } prédictions.
}

## Actions

action-demon = Invoquer un { $card } en { $where } (lignes { line-first } et { line-second } ; { $field } vaut { $value })
action-ghost = Invoquer un { $card } au milieu de { $field }, qui sera gelé
action-predict = Prédire avec un { $card }
action-predict-place = Prédire avec un { $card } : place { $place }, points multipliés par { $times }
action-wait = Ne rien prédire maintenant

## Refus (la règle et le point final sont ajoutés)

refusal-must-summon = Vous devez invoquer une créature : on ne peut pas passer
refusal-already-summoned = Vous avez déjà invoqué ce tour-ci
refusal-not-in-fist = Il n’y a pas de { $card } dans votre poing
refusal-no-such-line = { $where } touche la ligne { line-first } et la ligne { line-second } : pas de place pour un { $card }
refusal-corner-taken = Un démon { demon-there } occupe déjà { $where }
refusal-field-frozen = { $field } est gelé par un fantôme
refusal-no-ghost-outside = { $field } est le champ extérieur : il n’a pas de milieu pour un fantôme
refusal-summon-first = Vous devez invoquer avant de prédire
refusal-already-predicted = Vous avez fait toutes vos prédictions
refusal-not-left-in-fist = Il ne reste pas de { $card } dans votre poing à montrer
refusal-colour-taken = La couleur du { $card } a déjà été prédite
refusal-place-taken = La place { $place } appartient à une autre prédiction

## Événements

event-turn-begun = { $seat } commence un tour.
event-demon-summoned = { $seat } invoque un { $card } en F{ $value1 }.c{ $value2 }.
event-ghost-summoned = { $seat } invoque un { $card } en F{ $value1 } : le champ est gelé.
event-field-taken = Le { $card } a la majorité en F{ $value1 }, qui vaut { $value2 }.
event-field-lost = Le { $card } a perdu la majorité en F{ $value1 } ; personne ne l’a plus.
event-colour-predicted = { $seat } prédit avec un { $card } (prédiction nᵒ { $n }).
event-place-predicted = { $seat } prédit avec un { $card } : place { $n }.
event-fist-returned = { $seat } remet { n-creatures } dans le sac.
event-creature-drawn = { $seat } pioche un { $card }.
event-creature-drawn-hidden = { $seat } pioche une créature.
event-sack-empty = Le sac est vide : { $seat } ne pioche rien.
event-game-ended = { $seat } ne peut pas invoquer : la partie s’arrête.
event-colour-scored = { $card } : { n-points }.
event-colour-won = Le { $card } gagne avec { n-points }.
event-game-won = { $seat } l’avait prédit en premier et remporte la partie !
event-nobody-won = Personne n’a prédit une couleur gagnante : tout le monde perd.
event-solitaire-won = Toutes les prédictions se réalisent : { $n } points !
event-solitaire-lost = Les prédictions ne se réalisent pas : la partie est perdue.

## Options

option-layout = disposition des lignes de force : un nom, une sorte de disposition au hasard (calm, normal, wild) ou un fichier
option-layout_seed = quelle disposition au hasard
option-oldest = la place du joueur le plus âgé, dont le voisin de gauche commence ; -1 : au sort
option-majority = ce qui donne un champ : le plus grand nombre de démons (most) ou plus de la moitié (half) (DD 6.2)

## La table en mots

sheet-fields = Champs
sheet-colours = Couleurs
sheet-players = Joueurs
sheet-predictions = Prédictions, la plus ancienne d’abord
sheet-fist = Votre poing
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
column-order = nᵒ
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
layout-problem = { $code ->
    [BAD_NUMBER] un nombre est inutilisable : { $message }
    [TOO_MANY_POINTS] une ligne a trop de points
    [WRONG_LINES] il faut exactement une ligne de chaque couleur
    [LINE_NOT_CLOSED] une ligne n’est pas une boucle
    [OUT_OF_CANVAS] une ligne sort du cadre (de 0 à 1000)
    [SELF_CROSSING] une ligne se touche ou se croise elle-même
    [SHARED_SEGMENT] deux lignes se longent
    [TANGENT_TOUCH] deux lignes se touchent sans se croiser franchement
    [THREE_LINES_AT_POINT] trois lignes passent presque par le même point
    [CROSSINGS_TOO_CLOSE] deux croisements sont trop proches
    [LINE_CROSSES_TOO_FEW] une ligne en croise moins de deux autres
    [KNOT_MISPLACED] un nœud manque ou est mal placé
    [FIELD_TOO_SMALL] un champ est trop petit
   *[MALFORMED] la disposition ne peut pas être lue : { $message }
} (lignes : { $lines } ; lieu : { $place })
draw-title = Dicke Dämonen
draw-fire = Feu
draw-air = Air
draw-earth = Terre
draw-water = Eau
draw-knot = Nœud
draw-corner = Coin
draw-centre = Milieu
draw-crossings = croisements
draw-fields = champs
draw-corners = coins

kind-demon = démon
kind-ghost = fantôme
