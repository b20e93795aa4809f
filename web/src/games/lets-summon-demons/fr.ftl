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
lets-summon-demons-passive = toujours actif
lets-summon-demons-hand = Main (secrète)
lets-summon-demons-strip = Ce que ferait chaque lancer
lets-summon-demons-strip-more = clair : les vôtres · petit : les autres · barré : condition non remplie
lets-summon-demons-total-of = Total { $total }, { $ways } sur { $all } :
lets-summon-demons-nothing = rien
lets-summon-demons-unmet = condition non remplie
lets-summon-demons-roll = Lancer
lets-summon-demons-roll-own = Votre lancer
lets-summon-demons-roll-of = { $name }
lets-summon-demons-last-roll = Dernier lancer
lets-summon-demons-second-roll = second lancer
lets-summon-demons-turn-own = Votre tour : une fois chacun, dans l’ordre voulu
lets-summon-demons-turn-of = Tour de { $name } : une fois chacun, dans l’ordre voulu
lets-summon-demons-box-roll = Lancer
lets-summon-demons-box-roll-more = obligatoire
lets-summon-demons-box-buy = Acheter
lets-summon-demons-box-buy-more = une carte du Voisinage
lets-summon-demons-box-summon = Invoquer
lets-summon-demons-box-summon-more = un Démon, en sacrifiant { $count } cartes
lets-summon-demons-box-pass = Passer
lets-summon-demons-box-pass-more = une carte à l’équipier
lets-summon-demons-block = Le Voisinage
lets-summon-demons-block-more = achetez-en une pour { $cost } Âmes
lets-summon-demons-block-rests = Le Voisinage attend la fin du lancer.
lets-summon-demons-replace-tick = Choisissez les cartes à remplacer
lets-summon-demons-goes = part
lets-summon-demons-empty = vide jusqu’à la fin du tour
lets-summon-demons-aside = À choisir (secret)
lets-summon-demons-deck = Pioche
lets-summon-demons-demon-deck = Démons
lets-summon-demons-discards = Défausse
lets-summon-demons-discards-look = Défausse : voir
lets-summon-demons-look = La parcourir
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
lets-summon-demons-can-win-more = Le prochain lancer pourrait lui donner la victoire.
lets-summon-demons-waits = attend de s’activer
lets-summon-demons-done = fait
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
