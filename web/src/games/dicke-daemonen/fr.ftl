about-dicke-daemonen = Quatre ficelles, cinquante créatures dans un sac, et une prédiction.
dicke-daemonen-fire = Feu
dicke-daemonen-air = Air
dicke-daemonen-earth = Terre
dicke-daemonen-water = Eau
dicke-daemonen-ghost = Fantômes
dicke-daemonen-now = Si c’était fini
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
dicke-daemonen-alone = Votre score maintenant :
dicke-daemonen-board = Plateau
dicke-daemonen-fields = Champs
dicke-daemonen-field = { $name } : vaut { $value }, tenu par { $holder }
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
dicke-daemonen-knot = nœud : +1 des deux côtés
dicke-daemonen-end = La fin
dicke-daemonen-end-how = Quand quelqu’un ne peut plus invoquer. Le moins de places : { $colour }, { $places }.
dicke-daemonen-yours = Ce qui est à vous
dicke-daemonen-fist = Votre poing, à vous seul
dicke-daemonen-no-fist = vide
dicke-daemonen-no-colour = Vous n’avez pas encore de couleur. Libres : { $free }.
dicke-daemonen-returned = { $count ->
    [one] Vous avez remis une créature dans le sac.
   *[other] Vous avez remis { $count } créatures dans le sac.
}
dicke-daemonen-summon = Invoquer
dicke-daemonen-in-hand = { $colour } en main : { $count ->
    [one] une place brille.
   *[other] { $count } places brillent.
}
dicke-daemonen-how-place = Touchez-en une, ou Tab et Entrée.
dicke-daemonen-how-summon = Touchez une créature, puis une place ; ou la place d’abord.
dicke-daemonen-predict = Prédire
dicke-daemonen-predict-once = Prédire, une fois
dicke-daemonen-taken = Prises : { $colours }.
dicke-daemonen-how-predict = Le reste de votre poing retourne dans le sac ; puis une créature à la fois.
dicke-daemonen-has-predicted = Vous avez prédit : une créature à la fois.
dicke-daemonen-how-predict-alone = Quelle couleur finira à quelle place. Plus la place est haute, plus ses points comptent.
dicke-daemonen-draw = Piocher
dicke-daemonen-how-draw = Tout seul. Ensuite, plus de retour.
