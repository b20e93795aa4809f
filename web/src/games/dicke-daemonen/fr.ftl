about-dicke-daemonen = Quatre ficelles, cinquante créatures dans un sac, et une prédiction.
dicke-daemonen-fire = Feu (rouge)
dicke-daemonen-air = Air (jaune)
dicke-daemonen-earth = Terre (vert)
dicke-daemonen-water = Eau (bleu)
dicke-daemonen-ghost = Fantômes
dicke-daemonen-only-fire = Feu
dicke-daemonen-only-air = Air
dicke-daemonen-only-earth = Terre
dicke-daemonen-only-water = Eau
dicke-daemonen-one-ghost = Fantôme
dicke-daemonen-now = Si la partie s’arrêtait
dicke-daemonen-final = La fin
dicke-daemonen-leads = en tête
dicke-daemonen-won = gagne
dicke-daemonen-free = libre
dicke-daemonen-predicted-by = prédit par { $name }, n° { $order }
dicke-daemonen-place = place { $place }
dicke-daemonen-places = { $count ->
    [one] { $count } est libre
   *[other] { $count } sont libres
}
dicke-daemonen-room = { $places ->
    [one] { $places } coin libre
   *[other] { $places } coins libres
}, { $unseen } pas encore vus
dicke-daemonen-alone = Votre score maintenant :
dicke-daemonen-none-placed = Pas encore de prédiction : sans elle, la partie est perdue.
dicke-daemonen-not-true = En l’état, les prédictions ne se réalisent pas.
dicke-daemonen-board = Plateau
dicke-daemonen-fields = Champs
dicke-daemonen-field = { $name } : vaut { $value }, tenu par { $holder }
dicke-daemonen-nobody = personne
dicke-daemonen-neighbours = à côté de { $names }
dicke-daemonen-outermost = extérieur
dicke-daemonen-middle = milieu
dicke-daemonen-empty = libre
dicke-daemonen-frozen = gelé par un fantôme
dicke-daemonen-closer = Plus près
dicke-daemonen-farther = Plus loin
dicke-daemonen-in-fist = { $count ->
    [one] { $count } créature au poing
   *[other] { $count } créatures au poing
}
dicke-daemonen-sack = dans le sac
dicke-daemonen-knot = nœud : +1 des deux côtés
dicke-daemonen-end-how = La partie finit quand quelqu’un ne peut plus invoquer ; le moins de places : { $colour }, { $places }.
dicke-daemonen-yours = Vos pièces
dicke-daemonen-fist = Votre poing (secret)
dicke-daemonen-no-fist = vide
dicke-daemonen-no-colour = Pas encore de prédiction. Libres : { $free }.
dicke-daemonen-returned = { $count ->
    [one] Vous avez remis une créature dans le sac.
   *[other] Vous avez remis { $count } créatures dans le sac.
}
dicke-daemonen-summon = Invoquer
dicke-daemonen-needs-corner = { $creature } va sur un coin.
dicke-daemonen-needs-field = { $creature } va dans un champ.
dicke-daemonen-how-place = Pointez un coin pour voir ce qui change.
dicke-daemonen-how-ghost = Choisissez un champ : cliquez n’importe où à l’intérieur.
dicke-daemonen-how-summon = Choisissez une créature, puis un coin ; ou le coin d’abord.
dicke-daemonen-put-on = La poser en { $place }
dicke-daemonen-put-into = Le poser dans { $place }
dicke-daemonen-choose-place = Choisissez un coin
dicke-daemonen-choose-field = Choisissez un champ
dicke-daemonen-other-place = Autre place
dicke-daemonen-puts = Poser { $creature } en { $place } ?
dicke-daemonen-what-goes = Quelle créature poser en { $place } ?
dicke-daemonen-other-creature = Autre créature
dicke-daemonen-summon-first = invoquez d’abord
dicke-daemonen-predict-nothing = Ne rien prédire
dicke-daemonen-draw-then = et piocher
dicke-daemonen-cannot-predict = Vous ne pouvez rien prédire.
dicke-daemonen-nothing-free = Toutes les couleurs qui restent dans votre poing sont déjà prédites.
dicke-daemonen-touch-creature = choisissez d’abord une créature
dicke-daemonen-predict-place = { $colour } à la place { $place }
dicke-daemonen-counts = ses points × { $times }
dicke-daemonen-press-again = Appuyez encore : irréversible
dicke-daemonen-predict = Prédire
dicke-daemonen-predict-once = Prédire, une fois
dicke-daemonen-how-predict = le reste du poing retourne au sac ; puis une créature à la fois
dicke-daemonen-has-predicted = c’est fait : une créature à la fois
dicke-daemonen-how-predict-alone = quelle couleur finira à quelle place ; plus la place est haute, plus ses points comptent
dicke-daemonen-draw = Piocher
dicke-daemonen-how-draw = tout seul ; ensuite, plus d’annulation
dicke-daemonen-others = Les autres
dicke-daemonen-predicted-order = { $order ->
    [1] prédit en premier
    [2] prédit en deuxième
    [3] prédit en troisième
   *[other] prédiction n° { $order }
}
dicke-daemonen-since-your-turn = depuis votre dernier tour
dicke-daemonen-free-corner = coin libre
dicke-daemonen-whole-board = Tout le plateau
dicke-daemonen-where = Où placer cette créature ({ $colour }) ? { $count ->
    [one] { $count } place est libre.
   *[other] { $count } places sont libres.
}
dicke-daemonen-how-place-touch = Touchez le plateau pour l’approcher, puis un coin.
dicke-daemonen-how-ghost-touch = Touchez le plateau pour l’approcher, puis un champ.
dicke-daemonen-step-summon = une créature sur un coin de sa couleur, un fantôme dans un champ
dicke-daemonen-points-now = { $points ->
    [one] { $points } point maintenant
   *[other] { $points } points maintenant
}
dicke-daemonen-would-hold = { $colour } tient { $field }
dicke-daemonen-it-would-hold = tient { $field }
dicke-daemonen-nobody-would-hold = personne ne tient { $field }
dicke-daemonen-nothing-changes = les points ne changent pas

# Ce que sont les plateaux tirés au sort d’une nouvelle table
dicke-daemonen-layout-calm = Peu de croisements, de grands champs.
dicke-daemonen-layout-normal = Plus de croisements, des champs plus petits.
dicke-daemonen-layout-wild = Beaucoup de croisements, des champs étroits.

# La pose des ficelles
dicke-daemonen-setup = Le plateau
dicke-daemonen-lay = Poser les ficelles
dicke-daemonen-look = Voir le plateau
dicke-daemonen-setting-up = Mise en place
dicke-daemonen-you-lay = Vous posez les ficelles ; tout le monde les voit aussitôt.
dicke-daemonen-they-lay = L’hôte pose les ficelles ; vous voyez chaque changement.
dicke-daemonen-watching = Regardent : { $names }.
dicke-daemonen-lay-them = Posez les quatre ficelles.
dicke-daemonen-lay-how = Chacune doit en croiser au moins deux autres. Le plateau est figé quand la partie commence.
dicke-daemonen-frozen-then = Le plateau est figé quand la partie commence.
dicke-daemonen-play-here = Jouer sur ce plateau
dicke-daemonen-not-yet = non valide
dicke-daemonen-back-to-seats = Retour aux places
dicke-daemonen-redo = Refaire
dicke-daemonen-changes = Changements
dicke-daemonen-back = Refusé : retour à la dernière position valide.
dicke-daemonen-counted = { $crossings } croisements, { $fields } champs
dicke-daemonen-start-from = Partir de
dicke-daemonen-random = Au hasard
dicke-daemonen-preset-four-leaf = Trèfle
dicke-daemonen-preset-crossing-gate = Portail
dicke-daemonen-preset-rose = Rose
dicke-daemonen-preset-scoring-table = Comptoir
dicke-daemonen-preset-sixteen = Seize
dicke-daemonen-preset-hash = Dièse
dicke-daemonen-preset-calm = Calme
dicke-daemonen-preset-normal = Normal
dicke-daemonen-preset-wild = Sauvage
dicke-daemonen-seed = Graine
dicke-daemonen-another = Un autre
dicke-daemonen-preset-taken = { $name }.
dicke-daemonen-random-taken = Au hasard : { $level }, graine { $seed }.
dicke-daemonen-text-taken = Importé d’un texte.
dicke-daemonen-four-strings = Les quatre ficelles
dicke-daemonen-string-has = { $crossings } croisements · { $points } poignées
dicke-daemonen-drag-how = Faites glisser une ficelle, une poignée ou un nœud, ou utilisez les flèches. Double-cliquez une ficelle pour une poignée de plus, une poignée pour l’enlever.
dicke-daemonen-add-handle = Ajouter une poignée
dicke-daemonen-string = Ficelle : { $colour }
dicke-daemonen-handle = { $colour }, poignée { $number }
dicke-daemonen-knot-of = Nœud : { $colour }
dicke-daemonen-string-moved = { $colour } : ficelle déplacée.
dicke-daemonen-handle-moved = { $colour } : poignée { $number } déplacée.
dicke-daemonen-handle-added = { $colour } : poignée ajoutée.
dicke-daemonen-handle-gone = { $colour } : poignée { $number } enlevée.
dicke-daemonen-knot-slid = { $colour } : nœud déplacé.
dicke-daemonen-playable = Ce plateau est valide
dicke-daemonen-last-good = Le dernier plateau valide
dicke-daemonen-not-playable = Ce plateau n’est pas valide
dicke-daemonen-red-mark = la marque rouge
dicke-daemonen-red-mark-number = la marque rouge { $number }
dicke-daemonen-refused = Refusé à l’instant
dicke-daemonen-crossings = Croisements
dicke-daemonen-fields-how = = croisements + 2
dicke-daemonen-corners = Coins
dicke-daemonen-corners-how = = 4 × croisements
dicke-daemonen-worth = Valeur totale
dicke-daemonen-outer = Champ extérieur
dicke-daemonen-outer-has = { $corners ->
    [one] un coin
   *[other] { $corners } coins
}, { $knots ->
    [0] aucun nœud
    [one] un nœud
   *[other] { $knots } nœuds
}
dicke-daemonen-balance = Équilibre
dicke-daemonen-balance-of = coins ouverts à
dicke-daemonen-keep = Enregistrer
dicke-daemonen-keep-board = Enregistrer ce plateau
dicke-daemonen-kept = Enregistré : voir Plateaux
dicke-daemonen-kept-name = Plateau { $number }
dicke-daemonen-copy = Copier en texte
dicke-daemonen-copied = Copié
dicke-daemonen-paste = Coller
dicke-daemonen-paste-here = Une disposition en texte (JSON ou TOML)
dicke-daemonen-take-text = Utiliser
dicke-daemonen-predicted = Prédit
dicke-daemonen-predictions = Prédictions
dicke-daemonen-points = Points
dicke-daemonen-count = Points
dicke-daemonen-first-predicted = { $name } a prédit en premier une couleur gagnante : { $colour }.
dicke-daemonen-no-prediction = Vous n’avez rien prédit
dicke-daemonen-nobody-predicted = Personne n’avait prédit { $colours }
