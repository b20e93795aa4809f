about-dice-summoners = Un duel de deux armées. Les créatures rapportent, les dés adorent.
dice-summoners-any = tout
dice-summoners-blue-mercury = mercure bleu
dice-summoners-blue-salt = sel bleu
dice-summoners-blue-star = étoile bleue
dice-summoners-red-salt = sel rouge
dice-summoners-red-sulphur = soufre rouge
dice-summoners-red-star = étoile rouge
dice-summoners-gain = rapporte { $blue } bleus, { $red } rouges
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
dice-summoners-slot-usd = utilisé
dice-summoners-slot-ban = impossible pour l’instant
dice-summoners-slot-pay = payable
dice-summoners-slot-wild = payable avec ★
dice-summoners-slot-miss = { $count ->
    [one] il manque un dé
   *[other] il manque { $count } dés
}
dice-summoners-health = points de vie
dice-summoners-aura = aura
dice-summoners-no-aura = sans aura
dice-summoners-curse = malédiction
dice-summoners-no-curse = sans malédiction
dice-summoners-none = aucune
dice-summoners-turns-left = { $count ->
    [0] dernier tour
    [one] encore un tour
   *[other] encore { $count } tours
}
dice-summoners-kept = Dés gardés : { $blue } bleus, { $red } rouges
dice-summoners-kept-short = gardés
dice-summoners-decks = Les piles
dice-summoners-left = Il en reste { $count }.
dice-summoners-empty = vide
dice-summoners-ritual = Rituel
dice-summoners-kind-basic = I Basiques
dice-summoners-kind-advanced = II Avancées
dice-summoners-kind-mythic = III Mythiques, par rituel
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
dice-summoners-stage = Étape
dice-summoners-stage-gain = Gain
dice-summoners-stage-combat = Combat
dice-summoners-stage-end = Fin
dice-summoners-pay-for = { $what } : avec ces dés ?
dice-summoners-take-off = { $count ->
    [one] Enlevez un jeton.
   *[other] Enlevez { $count } jetons.
}
dice-summoners-how-pay = Les dés les moins chers sont proposés.
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
dice-summoners-keeps = gardés à la fin :
dice-summoners-first-turn = premier tour : pas encore d’attaque
dice-summoners-bonus-die = un dé bleu de plus ce tour
dice-summoners-lost = gain limité : { $count } de moins
dice-summoners-proposal = Proposition
dice-summoners-nothing-spent = rien n’est dépensé avant de valider
dice-summoners-no-dice-needed = aucun dé
dice-summoners-ways = { $count } façons : touchez des dés pour changer
dice-summoners-or = ou
dice-summoners-advanced = plus qu’une créature basique
dice-summoners-lethal = ce coup gagne la partie
dice-summoners-commit = Valider
dice-summoners-cancel = Annuler
dice-summoners-strike = Attaque
dice-summoners-attacks = { $name } attaque : { $card }
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
dice-summoners-lose-these = Perdre ces { $count }
dice-summoners-suggest = Proposer
dice-summoners-clear = Effacer
dice-summoners-creatures = Créatures
dice-summoners-spells = Sorts
dice-summoners-supply = réserve
dice-summoners-supply-holds = Réserve : { $blue } dés bleus et { $red } rouges
dice-summoners-gone = { $count } hors jeu
dice-summoners-turn = tour { $number }

# Le choix des piles avant la partie
dice-summoners-set-how = Choisissez un ensemble tout prêt, ou vos propres piles : autant de chaque type qu’indiqué.
dice-summoners-set-theirs = L’hôte choisit les piles ; vous voyez chaque changement.
dice-summoners-set-by-lot = Les piles sont tirées au sort quand la partie commence.
dice-summoners-set-unfinished = L’ensemble n’est pas complet : la table garde le précédent.
