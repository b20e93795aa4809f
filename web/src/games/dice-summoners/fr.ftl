about-dice-summoners = Un duel de deux armées. Les créatures rapportent, les dés adorent.
dice-summoners-deck_set-balanced = Un peu de tout. À prendre en premier.
dice-summoners-deck_set-defend = Des murs et des soins ; de longs duels.
dice-summoners-deck_set-attack = Des voleurs et des coups durs ; des duels courts.
dice-summoners-deck_set-sacrifice = Vous payez avec vos propres créatures.
dice-summoners-deck_set-random = D’autres piles à chaque fois.
dice-summoners-blue-mercury = mercure bleu
dice-summoners-blue-salt = sel bleu
dice-summoners-blue-wild = joker bleu
dice-summoners-red-salt = sel rouge
dice-summoners-red-sulphur = soufre rouge
dice-summoners-red-wild = joker rouge
dice-summoners-mercury = mercure
dice-summoners-salt = sel
dice-summoners-sulphur = soufre
dice-summoners-gain = rapporte { $blue ->
    [one] { $blue } dé bleu
   *[other] { $blue } dés bleus
} et { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}
dice-summoners-gains = gain
dice-summoners-attack = Attaque
dice-summoners-steal = Vol
dice-summoners-heal = Soin
dice-summoners-defend = Défense
dice-summoners-take = Prendre
dice-summoners-pay = Payer
dice-summoners-give-up = Céder
dice-summoners-replace = Remplacer
dice-summoners-given = cédé
dice-summoners-replaced = remplacé
dice-summoners-cast = lancé
dice-summoners-costs = coûte { $cost }{ $gives ->
    [0] {""}
    [one] {" "}et une créature
   *[other] {" "}et { $gives } créatures
}
dice-summoners-tokens = { $count ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $count } jetons
}
dice-summoners-token-word = jetons
dice-summoners-to-lose = { $count } à perdre
dice-summoners-slot-used = utilisé
dice-summoners-slot-blocked = impossible pour l’instant
dice-summoners-slot-payable = payable
dice-summoners-slot-wild = payable avec des jokers
dice-summoners-slot-missing = { $count ->
    [one] il manque un dé
   *[other] il manque { $count } dés
}
dice-summoners-health = points de vie
dice-summoners-health-of = { $count } points de vie sur { $most }
dice-summoners-aura = aura
dice-summoners-no-aura = sans aura
dice-summoners-curse = malédiction
dice-summoners-no-curse = sans malédiction
dice-summoners-turns-left = { $count ->
    [0] dernier tour
    [one] encore un tour
   *[other] encore { $count } tours
}
dice-summoners-turns-short = { $count ->
    [0] dernier tour
    [one] 1 tour
   *[other] { $count } tours
}
dice-summoners-kept = Dés gardés : { $blue } bleus, { $red } rouges
dice-summoners-kept-short = gardés
dice-summoners-decks = Les piles
dice-summoners-left = Il en reste { $count }.
dice-summoners-empty = vide
dice-summoners-ritual = Rituel
dice-summoners-ritual-taken = rituel pris
dice-summoners-kind-basic = Basiques
dice-summoners-kind-advanced = Avancées
dice-summoners-kind-mythic = Mythiques, par rituel
dice-summoners-kind-ritual = Rituels
dice-summoners-kind-spell-set = Sorts
dice-summoners-kind-aura = Auras
dice-summoners-kind-curse = Malédictions
dice-summoners-your-dice = Vos dés
dice-summoners-their-dice = Dés de { $name }
dice-summoners-on-the-card = { $count ->
    [one] un sur la carte
   *[other] { $count } sur la carte
}
dice-summoners-spent = { $count ->
    [one] un dépensé
   *[other] { $count } dépensés
}
dice-summoners-stage-gain = Gain
dice-summoners-stage-combat = Combat
dice-summoners-stage-end = Fin
dice-summoners-ask-combat = Phase de combat : { $count ->
    [0] vous n’avez plus de dés
    [one] vous avez un dé
   *[other] vous avez { $count } dés
}. Agissez, ou terminez votre tour.
dice-summoners-how-act = Choisissez une action verte de vos cartes.
dice-summoners-how-act-wild = Vos jokers paient les actions encadrées de vos cartes : choisissez-en une.
dice-summoners-how-act-none = Ces dés ne paient aucune de vos actions.
dice-summoners-how-act-deck = Ou une pile marquée, pour prendre sa carte.
dice-summoners-pay-question = { $does ->
    [attack] Attaquer
    [steal] Voler
    [heal] Soigner
    [defend] Défendre
   *[cast] Lancer
} { $does ->
    [cast] { $name }
   *[other] avec { $name }
}{ $count ->
    [0] {""}
    [one] {" "}pour ce dé
   *[other] {" "}pour ces dés
} ?
dice-summoners-take-off = { $count ->
    [one] Enlevez un jeton.
   *[other] Enlevez { $count } jetons.
}
dice-summoners-how-pay = Les autres choix sont encadrés.
dice-summoners-how-defend = Choisissez les jetons à perdre ; ils partent avant les points de vie.
dice-summoners-nothing-spent-short = rien n’est dépensé
dice-summoners-decide-first = décidez d’abord
dice-summoners-suggest-how = le moins d’emplacements à nu
dice-summoners-not-rolled = pas encore lancés
dice-summoners-no-dice = plus de dés
dice-summoners-left-after = { $count ->
    [0] aucun dé ensuite
    [one] encore un dé ensuite
   *[other] encore { $count } dés ensuite
}
dice-summoners-payable = { $count ->
    [0] aucune action payable
    [one] une action payable
   *[other] { $count } actions payables
}
dice-summoners-keeps = à garder à la fin : { $blue ->
    [one] { $blue } dé bleu
   *[other] { $blue } dés bleus
} et { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}
dice-summoners-keeps-short = gardés à la fin :
dice-summoners-first-turn = premier tour : pas encore d’attaque
dice-summoners-bonus-die = un dé bleu de plus ce tour
dice-summoners-lost = gain limité : { $count } de moins
dice-summoners-proposal = Proposition
dice-summoners-nothing-spent = rien n’est dépensé avant de valider
dice-summoners-no-dice-needed = aucun dé
dice-summoners-ways = { $count ->
    [one] une autre façon : touchez un dé
   *[other] { $count } autres façons : touchez un dé
}
dice-summoners-with-dice = avec { $dice }
dice-summoners-advanced = plus qu’une créature basique
dice-summoners-lethal = ce coup gagne la partie
dice-summoners-commit = Valider
dice-summoners-cancel = Annuler
dice-summoners-strike = Attaque
dice-summoners-attacks = { $name } attaque : { $card }
dice-summoners-you-attack = Vous attaquez : { $card }
dice-summoners-damage = { $count ->
    [one] dégât
   *[other] dégâts
}
dice-summoners-steals = les points de vie perdus vont à l’attaquant
dice-summoners-you-take-off = Vous retirez
dice-summoners-takes-off = { $name } retire
dice-summoners-chosen = { $count } sur { $of }
dice-summoners-after-it = Ensuite
dice-summoners-bare = à nu : { $names }
dice-summoners-lose-these = { $count ->
    [0] Ne perdre aucun jeton
    [one] Perdre ce jeton
   *[other] Perdre ces { $count } jetons
}
dice-summoners-suggest = Proposer
dice-summoners-clear = Effacer
dice-summoners-creatures = Créatures
dice-summoners-spells = Sorts
dice-summoners-supply = réserve
dice-summoners-supply-holds = Réserve : { $blue } dés bleus et { $red } rouges
dice-summoners-gone = { $count ->
    [one] une carte hors jeu
   *[other] { $count } cartes hors jeu
}
dice-summoners-turn = tour { $number }

# Le choix des piles avant la partie
dice-summoners-set-how = Choisissez un ensemble tout prêt, ou vos propres piles : autant de chaque type qu’indiqué.
dice-summoners-sets = Ensembles tout prêts
dice-summoners-set-count = { $count } sur { $wanted }
dice-summoners-set-theirs = L’hôte choisit les piles ; vous voyez chaque changement.
dice-summoners-set-random = Les piles sont tirées au sort quand la partie commence.
dice-summoners-set-unfinished = L’ensemble n’est pas complet : la table garde le précédent.
dice-summoners-counter-health = { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
}
dice-summoners-counter-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
