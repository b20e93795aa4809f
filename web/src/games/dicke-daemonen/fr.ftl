about-dicke-daemonen = Quatre ficelles, cinquante créatures dans un sac, et une prédiction.
dicke-daemonen-fire = Feu
dicke-daemonen-air = Air
dicke-daemonen-earth = Terre
dicke-daemonen-water = Eau
dicke-daemonen-ghost = Fantômes
dicke-daemonen-now = Si la partie s’arrêtait
dicke-daemonen-final = La fin
dicke-daemonen-majority-most = le plus de démons tient le champ
dicke-daemonen-majority-half = plus de la moitié tient le champ
dicke-daemonen-leads = en tête
dicke-daemonen-won = gagne
dicke-daemonen-free = libre
dicke-daemonen-predicted-by = prédit par { $name }, n° { $order }
dicke-daemonen-order = n° { $order }
dicke-daemonen-place = place { $place }
dicke-daemonen-ghosts = { $count ->
    [one] un fantôme
   *[other] { $count } fantômes
}
dicke-daemonen-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
dicke-daemonen-room = { $places ->
    [one] { $places } place
   *[other] { $places } places
} · { $unseen } cachés
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
dicke-daemonen-in-fist = { $count } au poing
dicke-daemonen-sack = dans le sac
dicke-daemonen-lines = Lignes
dicke-daemonen-knot = nœud : +1 des deux côtés
dicke-daemonen-end = La fin
dicke-daemonen-end-how = Quand quelqu’un ne peut plus invoquer. Le moins de places : { $colour }, { $places }.
dicke-daemonen-yours = Vos pièces
dicke-daemonen-fist = Votre poing (secret)
dicke-daemonen-no-fist = vide
dicke-daemonen-no-colour = Vous n’avez pas encore prédit de couleur. Libres : { $free }.
dicke-daemonen-returned = { $count ->
    [one] Vous avez remis une créature dans le sac.
   *[other] Vous avez remis { $count } créatures dans le sac.
}
dicke-daemonen-summon = Invoquer
dicke-daemonen-in-hand = { $colour } en main : { $count ->
    [one] une place brille.
   *[other] { $count } places brillent.
}
dicke-daemonen-how-place = Choisissez-en une, ou Tab et Entrée.
dicke-daemonen-how-summon = Choisissez une créature, puis une place, ou la place d’abord.
dicke-daemonen-put-on = La poser en { $place }
dicke-daemonen-choose-place = Choisir une place
dicke-daemonen-other-creature = Une autre créature
dicke-daemonen-summon-first = invoquez d’abord
dicke-daemonen-predict-nothing = Ne rien prédire
dicke-daemonen-draw-then = et piocher
dicke-daemonen-touch-creature = choisissez d’abord une créature
dicke-daemonen-predict-colour = Prédire { $colour }
dicke-daemonen-predict-place = { $colour } à la place { $place }
dicke-daemonen-counts = ses points × { $times }
dicke-daemonen-goes-back = n° { $order } · { $count ->
    [0] aucune ne retourne
    [one] une retourne
   *[other] { $count } retournent
}
dicke-daemonen-press-again = Appuyez encore : irréversible
dicke-daemonen-predict = Prédire
dicke-daemonen-predict-once = Prédire, une fois
dicke-daemonen-taken = Prises : { $colours }.
dicke-daemonen-how-predict = Le reste de votre poing retourne dans le sac. Ensuite, une créature à la fois.
dicke-daemonen-has-predicted = Vous avez prédit : une créature à la fois.
dicke-daemonen-how-predict-alone = Quelle couleur finira à quelle place. Plus la place est haute, plus ses points comptent.
dicke-daemonen-draw = Piocher
dicke-daemonen-how-draw = Automatique et irréversible.

# La pose des ficelles
dicke-daemonen-set-up = Le plateau
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
dicke-daemonen-layout-four-leaf = Trèfle
dicke-daemonen-layout-crossing-gate = Portail
dicke-daemonen-layout-rose = Rose
dicke-daemonen-layout-scoring-table = Comptoir
dicke-daemonen-layout-sixteen = Seize
dicke-daemonen-layout-hash = Dièse
dicke-daemonen-layout-calm = Calme
dicke-daemonen-layout-normal = Normal
dicke-daemonen-layout-wild = Sauvage
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
dicke-daemonen-count = Le décompte
dicke-daemonen-skip-count = Passer le décompte
dicke-daemonen-first-predicted = { $name } a prédit en premier une couleur gagnante : { $colour }.
