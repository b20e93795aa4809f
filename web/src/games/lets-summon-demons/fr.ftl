about-lets-summon-demons = Activités pour enfants. Lancez les dés, récoltez des Âmes, sacrifiez vos amis.
lets-summon-demons-boy = Garçon
lets-summon-demons-girl = Fille
lets-summon-demons-animal = Animal
lets-summon-demons-demon = Démon
lets-summon-demons-candle = Cierge
lets-summon-demons-sweet = Adorable
lets-summon-demons-rotten = Horrible
lets-summon-demons-boys = Garçons
lets-summon-demons-girls = Filles
lets-summon-demons-animals = Animaux
lets-summon-demons-demons = Démons
lets-summon-demons-demons-of = { $count } Démons sur { $all }
lets-summon-demons-souls = Âmes
lets-summon-demons-souls-of = { $count ->
    [one] { $count } Âme sur { $all }
   *[other] { $count } Âmes sur { $all }
}
lets-summon-demons-team-souls = Âmes de l’équipe
lets-summon-demons-on = sur { $totals }
lets-summon-demons-copy = nº { $number }
lets-summon-demons-queued = place { $number } dans la file
lets-summon-demons-passive = toujours actif
lets-summon-demons-hand = Main (secrète)
lets-summon-demons-strip = Ce que ferait chaque lancer
lets-summon-demons-strip-more = clair : les vôtres · petit : les autres · barré : condition non remplie
lets-summon-demons-total-of = Total { $total }, { $ways } sur { $all } :
lets-summon-demons-nothing = rien
lets-summon-demons-unmet = condition non remplie
lets-summon-demons-roll = Lancer
lets-summon-demons-roll-own = Votre lancer
lets-summon-demons-last-roll = Dernier lancer
lets-summon-demons-second-roll = second lancer
lets-summon-demons-do-roll = Lancer
lets-summon-demons-do-roll-more = obligatoire
lets-summon-demons-do-end-more = lancez d’abord
lets-summon-demons-do-summon = Invoquer
lets-summon-demons-ask-buy = Quelle carte du Voisinage achetez-vous pour { $cost } Âmes ?
lets-summon-demons-ask-summon = Quel Démon de votre main invoquez-vous ?
lets-summon-demons-only-end = Il ne vous reste rien d’autre à faire. Finissez votre tour.
lets-summon-demons-do-pass = Passer
lets-summon-demons-do-pass-more = une carte à l’équipier
lets-summon-demons-block = Le Voisinage
lets-summon-demons-block-more = achetez-en une pour { $cost } Âmes
lets-summon-demons-block-rests = Le Voisinage attend la fin du lancer.
lets-summon-demons-goes = part
lets-summon-demons-empty = vide jusqu’à la fin du tour
lets-summon-demons-aside = À choisir (secret)
lets-summon-demons-deck = Pioche
lets-summon-demons-demon-deck = Démons
lets-summon-demons-discards = Défausse
lets-summon-demons-demon-discards = Démons défaussés
lets-summon-demons-supply = Réserve
lets-summon-demons-safe = à l’abri
lets-summon-demons-safe-more = Les cartes adverses ne peuvent ni lui voler ni lui faire défausser quoi que ce soit.
lets-summon-demons-again = tour en plus
lets-summon-demons-again-more = Un tour où seules ses propres cartes s’activent.
lets-summon-demons-partner = équipier
lets-summon-demons-hidden = { $count ->
    [0] aucun Démon caché
    [one] un Démon caché
   *[other] { $count } Démons cachés
}
lets-summon-demons-known = vous avez vu : { $count } sur { $cards }
lets-summon-demons-cards-of = { $count ->
    [one] La carte de { $name }
   *[other] Les { $count } cartes de { $name }
}
lets-summon-demons-can-win = peut gagner
lets-summon-demons-can-win-roll = Un seul lancer pourrait lui donner la victoire : le prochain, ou le sien.
lets-summon-demons-waits = attend de s’activer
lets-summon-demons-done = fait
lets-summon-demons-asks = à vous
lets-summon-demons-late = trop tard
lets-summon-demons-paying = à payer
lets-summon-demons-queue = Total { $total } : les cartes qui s’activent, dans l’ordre
lets-summon-demons-queue-more = d’abord qui a lancé, puis dans le sens horaire ; la liste est fixée par les dés
lets-summon-demons-pick-next = Choisissez la suivante
lets-summon-demons-why-choose = Pourquoi vous choisissez
lets-summon-demons-why-choose-more = Une condition est vérifiée quand sa carte s’active : une carte peut aider la suivante. Glissez les cartes pour fixer tout l’ordre, ou :
lets-summon-demons-run = Dérouler le reste
lets-summon-demons-run-more = de gauche à droite, questions posées
lets-summon-demons-run-stop = Stop, demandez-moi
lets-summon-demons-do-buy = Acheter
lets-summon-demons-do-buy-more = { $cost } de vos { $souls } Âmes
lets-summon-demons-do-summon-more = sacrifier { $snuff } cartes sur { $cards }
lets-summon-demons-winning-card = La carte qui a gagné
lets-summon-demons-can-win-demon = Cette personne a les Âmes ; il lui manque un Démon.
lets-summon-demons-dearer = { $count } à sacrifier
lets-summon-demons-dearer-more = Cette personne sacrifie { $count } cartes pour invoquer un Démon.
lets-summon-demons-in-play = En jeu
lets-summon-demons-target-more = { $souls ->
    [one] { $souls } Âme
   *[other] { $souls } Âmes
} · { $demons ->
    [one] { $demons } Démon
   *[other] { $demons } Démons
}
lets-summon-demons-targets = Les cartes que vous pouvez choisir
lets-summon-demons-target-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
lets-summon-demons-candles = Choisissez votre Cierge
lets-summon-demons-candles-more = Il brûle sur ces totaux, peu importe qui lance.
lets-summon-demons-candle-share = { $share } % des lancers.
lets-summon-demons-candle-taken = Déjà pris par { $name }.
lets-summon-demons-ask-replace = Choisissez les cartes du Voisinage à remplacer.
lets-summon-demons-tick-replace = { $count } sur { $all }.
lets-summon-demons-do-replace = { $count ->
    [0] Ne remplacer aucune carte
    [one] Remplacer une carte
   *[other] Remplacer { $count } cartes
}
lets-summon-demons-do-replace-all = Tout remplacer
lets-summon-demons-not-snuffed = Vous ne payez qu’avec vos propres gamins et Animaux en jeu.
lets-summon-demons-ask-snuff = { $count ->
    [one] Sacrifiez une carte pour invoquer { $card }.
   *[other] Sacrifiez { $count } cartes pour invoquer { $card }.
}
lets-summon-demons-tick-snuff = Choisissez les cartes à sacrifier : { $count } sur { $all }.
lets-summon-demons-tick-discard-from = Choisissez des cartes ci-dessus : { $count } sur { $all }.
lets-summon-demons-nothing-yet = rien de choisi
lets-summon-demons-do-snuff = { $count ->
    [one] Sacrifier une carte
   *[other] Sacrifier { $count } cartes
}
lets-summon-demons-do-discard = { $count ->
    [0] Défausser
    [one] Défausser une carte
   *[other] Défausser { $count } cartes
}
lets-summon-demons-do-discard-none = Ne rien défausser
lets-summon-demons-no-target = aucune carte voulue
lets-summon-demons-counter-souls = { $n ->
    [one] { $n } Âme
   *[other] { $n } Âmes
}
lets-summon-demons-counter-demons = { $n ->
    [one] { $n } Démon
   *[other] { $n } Démons
}
lets-summon-demons-counter-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
lets-summon-demons-counter-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
