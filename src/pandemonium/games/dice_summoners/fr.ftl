# Les textes de Dice Summoners. Questions, actions, refus, événements, propositions et erreurs portent le
# nom que les règles leur donnent ; leurs arguments sont ceux de leur question, action ou événement.

title = Dice Summoners

## Morceaux de phrases

which-card = { $copy ->
    [1] { $card }
   *[other] { $card } (n° { $copy })
}
which-own-card = { $own_copy ->
    [1] { $own_card }
   *[other] { $own_card } (n° { $own_copy })
}
inside-card = { $copy ->
    [1] { $card }
   *[other] { $card }, n° { $copy }
}
inside-own-card = { $own_copy ->
    [1] { $own_card }
   *[other] { $own_card }, n° { $own_copy }
}
n-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
n-health = { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
}
n-blue = { $blue ->
    [one] { $blue } dé bleu
   *[other] { $blue } dés bleus
}
n-red = { $red ->
    [one] { $red } dé rouge
   *[other] { $red } dés rouges
}
n-damage = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
die-1 = { $value1 ->
    [0] { "" }
    [one] { $value1 } mercure bleu
   *[other] { $value1 } mercures bleus
}
die-2 = { $value2 ->
    [0] { "" }
    [one] { $value2 } sel bleu
   *[other] { $value2 } sels bleus
}
die-3 = { $value3 ->
    [0] { "" }
    [one] { $value3 } joker bleu
   *[other] { $value3 } jokers bleus
}
die-4 = { $value4 ->
    [0] { "" }
    [one] { $value4 } sel rouge
   *[other] { $value4 } sels rouges
}
die-5 = { $value5 ->
    [0] { "" }
    [one] { $value5 } soufre rouge
   *[other] { $value5 } soufres rouges
}
die-6 = { $value6 ->
    [0] { "" }
    [one] { $value6 } joker rouge
   *[other] { $value6 } jokers rouges
}
dice-shown = { LIST(die-1, die-2, die-3, die-4, die-5, die-6) }
cost-mercury = { $mercury ->
    [0] { "" }
    [one] { $mercury } mercure
   *[other] { $mercury } mercures
}
cost-salt = { $salt ->
    [0] { "" }
    [one] { $salt } sel
   *[other] { $salt } sels
}
cost-sulphur = { $sulphur ->
    [0] { "" }
    [one] { $sulphur } soufre
   *[other] { $sulphur } soufres
}
cost-shown = { LIST(cost-mercury, cost-salt, cost-sulphur) }
does = { $does ->
    [attack] attaque { $n }
    [steal] vol { $n }
    [heal] soin { $n }
    [defend] défense { $n }
   *[take] prise d’une carte
}
for-cost = { $price ->
    [dice] { " " }pour { cost-shown }
    [creature] { " " }pour une créature
    [both] { " " }pour { cost-shown } et une créature
   *[free] { "" }
}
still-left = { $partly ->
    [yes] , dont { $n } encore à encaisser
   *[no] { "" }
}
lose-where = { $own_is_spell ->
    [yes] { $own_spell_card } ({ inside-own-card })
   *[no] { which-own-card }
}
lose-how-many = { $tokens ->
    [one] Perdez-vous le jeton posé sur { lose-where } ?
   *[other] Combien des { $tokens } jetons posés sur { lose-where } perdez-vous ?
} { $later ->
    [0] Aucun autre emplacement n’a de jetons.
    [one] { $later } autre jeton se trouve sur un emplacement qui suit.
   *[other] { $later } autres jetons se trouvent sur les emplacements qui suivent.
}

## Questions

dice-taken = { $red ->
    [0] { n-blue }
   *[other] { n-blue } et { n-red }
}
and-kept = { $kept ->
    [0] { "" }
   *[other] , et vous en aviez gardé { $kept }
}

question-gain = Phase de gain : vous prenez { dice-taken }{ and-kept }. Vous devez lancer les dés.
question-gain-hexed = Phase de gain : vous prenez { dice-taken }{ and-kept } ; { $curse_card } vous retire { $fewer ->
    [one] { $fewer } dé bleu
   *[other] { $fewer } dés bleus
}. Vous devez lancer les dés.
question-combat = Phase de combat : vous avez { dice-shown }. Vous pouvez agir, et terminer votre tour quand vous voulez.
question-combat-free = Vous n’avez plus de dés. Vous pouvez encore utiliser ce qui n’en coûte pas, puis terminer votre tour.
question-combat-no-action = Vous avez { dice-shown }, mais rien à en faire. Vous pouvez terminer votre tour.
question-combat-no-dice = Vous n’avez plus de dés, et rien à faire sans eux. Vous pouvez terminer votre tour.
question-take-spell = { $spell_card } : vous devez choisir une carte à prendre dans les piles.
question-give = { which-card } : vous devez choisir une créature à céder.
question-give-spell = { $spell_card } : vous devez choisir une créature à céder.
question-replace = Il n’y a plus de place pour { $new_card } : vous devez choisir la carte à remplacer.
question-boost = { $spell_card } : l’aura { $aura_card } doit-elle ajouter { $n } à ce sort, ou à l’autre sort de la carte ?
question-pay = { which-card } : vous devez choisir les dés qui paient { cost-shown }.
question-pay-spell = { $spell_card } : vous devez choisir les dés qui paient { cost-shown }.
question-lose = { $steals ->
    [yes] Le vol
   *[no] L’attaque
} ({ inside-card }) inflige { n-damage }{ still-left }. { lose-how-many }
question-lose-spell = { $spell_card } ({ inside-card }) inflige { n-damage }{ still-left }. { lose-how-many }
question-lose-curse = { $card } inflige { n-damage }{ still-left }. { lose-how-many }
question-cap = { $n } tours ont été joués. Vous pouvez continuer si votre adversaire le veut aussi, ou laisser les points de vie décider.
waiting-gain = { $seat } prend des dés et lance.
waiting-combat = { $seat } est en phase de combat.
waiting-take = { $seat } choisit une carte à prendre.
waiting-give = { $seat } choisit une créature à céder.
waiting-replace = { $seat } choisit ce que la nouvelle carte remplace.
waiting-boost = { $seat } choisit le sort qu’une aura renforce.
waiting-pay = { $seat } choisit les dés du paiement.
waiting-lose = { $seat } choisit les jetons à perdre.
waiting-cap = { $seat } choisit de continuer ou non.

## Actions

action-roll = Lancer les dés
action-end = { $kept ->
    [0] Finir le tour
    [one] Finir le tour et garder { $kept } dé
   *[other] Finir le tour et garder { $kept } dés
}{ $back ->
    [0] { "" }
    [one] { " " }({ $back } rendu)
   *[other] { " " }({ $back } rendus)
}
action-surrender = Abandonner la partie
action-boost = { $aura_card } aide ce sort
action-hold = Garder { $aura_card } pour l’autre sort
action-attack = Attaque { $n } avec { which-card }{ for-cost }
action-steal = Vol { $n } avec { which-card }{ for-cost }
action-heal = Soin { $n } avec { which-card }{ for-cost }
action-defend = Défense { $n } avec { which-card }{ for-cost }
action-cast = Lancer { $spell_card } ({ does }, { inside-card }){ for-cost }
action-cast-take = { $spell_card } ({ inside-card }){ for-cost }
action-take = Prendre { $card }
action-give = Céder { which-card }
action-replace = Remplacer { which-card }
action-replace-start-set = Remplacer { which-card } (sorts de départ : vous les perdez pour de bon)
action-replace-uncast = Remplacer { which-card } (pas encore lancé : sa créature mythique est perdue pour de bon)
action-lose = { $n ->
    [0] Ne perdre aucun jeton ici
    [one] Perdre { $n } jeton ici
   *[other] Perdre { $n } jetons ici
}
action-pay = Payer { dice-shown }
action-play-on = Continuer à jouer
action-stop = Laisser les points de vie décider
action-cancel = Faire autre chose

## Propositions

plan-rest = { $pays ->
    [yes] { " " }· payer { dice-shown }
   *[no] { "" }
}{ $gives ->
    [yes] { " " }· céder { $give_card }
   *[no] { "" }
}{ $replaces ->
    [yes] { " " }· remplacer { $replace_card }
   *[no] { "" }
}{ $takes ->
    [yes] { " " }→ prendre { $take_card }
   *[no] { "" }
}{ $boost ->
    [yes] { " " }· avec l’aide de votre aura
   *[no] { "" }
}{ $lethal ->
    [yes] { " " }· et vous gagnez
   *[no] { "" }
}
plan-attack = { action-attack }{ plan-rest }
plan-steal = { action-steal }{ plan-rest }
plan-heal = { action-heal }{ plan-rest }
plan-defend = { action-defend }{ plan-rest }
plan-cast = { action-cast }{ plan-rest }
plan-cast-take = { action-cast-take }{ plan-rest }
plan-go-on = Poursuivre{ plan-rest }
plan-roll = Lancer les dés
plan-end = Finir le tour
split-a = { $a_n } sur { $a_card }{ $a_copy ->
    [1] { "" }
   *[other] { " " }(n° { $a_copy })
}
split-b = { $b_n } sur { $b_card }{ $b_copy ->
    [1] { "" }
   *[other] { " " }(n° { $b_copy })
}
split-c = { $c_n } sur { $c_card }{ $c_copy ->
    [1] { "" }
   *[other] { " " }(n° { $c_copy })
}
split-rest = { $health ->
    [0] { "" }
    [one] { " " }et { $health } point de vie
   *[other] { " " }et { $health } points de vie
} ({ $bare ->
    [0] aucun emplacement n’est découvert
    [one] un emplacement est découvert
   *[other] { $bare } emplacements sont découverts
})
plan-split-none = Ne perdre aucun jeton{ split-rest }
plan-split-1 = Perdre { split-a }{ split-rest }
plan-split-2 = Perdre { split-a }, { split-b }{ split-rest }
plan-split-3 = Perdre { split-a }, { split-b }, { split-c }{ split-rest }
plan-split-many = Perdre { n-tokens } sur { $slots } emplacements{ split-rest }

## Refus

refusal-roll-first = Vous devez d’abord lancer vos dés
refusal-already-rolled = Vous avez déjà lancé les dés ce tour-ci
refusal-not-asked-for = Rien ne demande cela maintenant : choisissez une action ou terminez votre tour
refusal-answer-first = Vous devez d’abord répondre à la question
refusal-no-surrender = À cette table, on n’abandonne pas
refusal-not-yours = Vous n’avez pas la carte { which-card }
refusal-same-as-another = Cet exemplaire ({ $card }) est pareil à un autre : nommez le premier
refusal-already-used = Vous avez déjà utilisé cet emplacement ({ $card }) ce tour-ci
refusal-first-turn = À votre premier tour, les créatures ne peuvent pas utiliser de capacité
refusal-first-turn-online = À votre premier tour, rien ne peut attaquer ni voler
refusal-tokens-left = Il reste des jetons sur cet emplacement ({ $card })
refusal-no-room = Votre armée compte déjà six créatures
refusal-ritual-cast = { $card } : ce rituel a déjà été lancé
refusal-decks-empty = Il ne reste aucune carte de ce type dans les piles
refusal-deck-empty = La pile { $card } est vide ou absente de cette partie
refusal-no-creature = Vous n’avez aucune créature basique ou avancée à céder
refusal-cannot-pay = { $missing ->
    [one] Vous ne pouvez pas payer { cost-shown } : il manque un dé
   *[other] Vous ne pouvez pas payer { cost-shown } : il manque { $missing } dés
}
refusal-cap-reached = La limite de tours est atteinte : continuez, ou laissez les points de vie décider
refusal-not-of-this-kind = Ce sort n’apporte pas la carte { $card }
refusal-not-yours-to-give = Vous n’avez pas la carte { which-card } à céder
refusal-mythic-stays = { $card } est une créature mythique et ne peut pas être cédée
refusal-not-to-be-replaced = La carte { which-card } n’est pas parmi celles que l’on peut remplacer maintenant
refusal-does-not-match = Le coût ne peut pas se payer avec { dice-shown }
refusal-dice-not-there = Vous n’avez pas { dice-shown }
refusal-too-many-tokens = { n-tokens } : c’est plus qu’il n’y en a là ou que les dégâts n’en demandent
refusal-tokens-first = Les jetons partent avant la vie : si vous en perdez { $n } ici, les autres ne suffisent pas
refusal-empty-the-slot = Un emplacement doit être vidé autant que les dégâts le demandent
refusal-in-the-web = { $curse_card } vous empêche de lancer des sorts de combat
refusal-no-healing = { $curse_card } vous empêche de vous soigner
refusal-cancelled-before = Vous y avez déjà renoncé une fois : exécutez l’action, et vous pourrez de nouveau changer d’avis

## Événements

event-decks-laid = Les piles sont en place.
event-card-dealt = { $seat } commence avec { $card }.
event-card-dealt-you = Vous commencez avec { $card }.
event-first-player-drawn = Le tirage au sort désigne { $seat } pour commencer.
event-first-player-drawn-you = Le tirage au sort vous désigne pour commencer.
event-turn-begun = { $seat } commence le tour { $n }.
event-turn-begun-you = Vous commencez le tour { $n }.
event-dice-lost = La réserve est à court : { $seat } perd { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}.
event-dice-lost-you = La réserve est à court : vous perdez { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}.
event-dice-hexed = { $card } retire { $n ->
    [one] { $n } dé bleu
   *[other] { $n } dés bleus
} à { $seat }.
event-dice-hexed-you = { $card } vous retire { $n ->
    [one] { $n } dé bleu
   *[other] { $n } dés bleus
}.
event-dice-rolled = { $seat } lance { dice-shown }.
event-dice-rolled-you = Vous lancez { dice-shown }.
event-no-dice = { $seat } n’a aucun dé à lancer.
event-no-dice-you = Vous n’avez aucun dé à lancer.
event-dice-paid = { $seat } paie { dice-shown }.
event-dice-paid-you = Vous payez { dice-shown }.
event-dice-kept = { $seat } garde { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}.
event-dice-kept-you = Vous gardez { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}.
event-struck = { $card } inflige { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} à { $target }.
event-struck-you = Votre { $card } inflige { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} à { $target }.
event-struck-to-you = { $card } vous inflige { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
event-tokens-placed = { $seat } pose { n-tokens } sur { which-card }.
event-tokens-placed-you = Vous posez { n-tokens } sur { which-card }.
event-tokens-lost = { $seat } perd { n-tokens } sur { which-card }.
event-tokens-lost-you = Vous perdez { n-tokens } sur { which-card }.
event-health-lost = { $seat } perd { n-health }.
event-health-lost-you = Vous perdez { n-health }.
event-health-gained = { $seat } récupère { n-health } ({ $card }).
event-health-gained-you = Vous récupérez { n-health } ({ $card }).
event-health-full = { $seat } a déjà tous ses points de vie : { $card } n’apporte rien.
event-health-full-you = Vous avez déjà tous vos points de vie : { $card } n’apporte rien.
event-card-taken = { $seat } prend { $card }.
event-card-taken-you = Vous prenez { $card }.
event-card-discarded = { $seat } perd { $card } pour de bon.
event-card-discarded-you = Vous perdez { $card } pour de bon.
event-aura-learned = { $seat } apprend l’aura { $card }.
event-aura-learned-you = Vous apprenez l’aura { $card }.
event-curse-cast = { $seat } jette { $card } sur { $target } pour { $n } tours.
event-curse-cast-you = Vous jetez { $card } sur { $target } pour { $n } tours.
event-curse-cast-to-you = { $seat } jette { $card } sur vous pour { $n } tours.
event-curse-ended = { $card } ne pèse plus sur { $seat }.
event-curse-ended-you = { $card } ne pèse plus sur vous.
event-surrendered = { $seat } abandonne.
event-surrendered-you = Vous abandonnez.
event-played-on = Les deux joueurs veulent continuer, jusqu’au tour { $n }.
event-game-won = { $seat } remporte la partie !
event-game-won-you = Vous remportez la partie !
event-ability-used = { $seat } { $does ->
    [attack] attaque
    [steal] vole des points de vie
    [heal] se soigne
   *[defend] se défend
} avec { which-card }.
event-ability-used-you = Vous { $does ->
    [attack] attaquez
    [steal] volez des points de vie
    [heal] vous soignez
   *[defend] vous défendez
} avec { which-card }.
event-spell-cast = { $seat } { $does ->
    [take] utilise « { $spell_card } »
   *[other] lance { $spell_card }
} ({ inside-card }).
event-spell-cast-you = Vous { $does ->
    [take] utilisez « { $spell_card } »
   *[other] lancez { $spell_card }
} ({ inside-card }).
event-curse-acted = { $card } agit sur { $seat }, { $n ->
    [0] pour la dernière fois
    [one] et encore pendant { $n } tour
   *[other] et encore pendant { $n } tours
}.
event-curse-acted-you = { $card } agit sur vous, { $n ->
    [0] pour la dernière fois
    [one] et encore pendant { $n } tour
   *[other] et encore pendant { $n } tours
}.
event-turn-cap = { $n } tours ont été joués : la partie est interrompue, et les points de vie décident du classement.

## Une phrase pour plusieurs événements

points = { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
}
losses = { $tokens ->
    [0] −{ points }
    [one] −{ $tokens } jeton{ health-too }
   *[other] −{ $tokens } jetons{ health-too }
}
health-too = { $health ->
    [0] { "" }
   *[other] , −{ points }
}
beat-hit = { $card } frappe { $target } : { losses }.
beat-hit-you = Votre carte { $card } frappe { $target } : { losses }.
beat-hit-to-you = { $card } vous frappe : { losses }.
beat-strike = { $card } attaque { $target } : { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
beat-strike-you = Votre carte { $card } attaque { $target } : { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
beat-strike-to-you = { $card } vous attaque : { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
beat-steal = { $card } vole { $target } : { losses }.
beat-steal-you = Votre carte { $card } vole { $target } : { losses }.
beat-steal-to-you = { $card } vous vole : { losses }.
# Les clients dessinent les dés à la suite.
beat-roll = { $seat } lance { $n ->
    [one] un dé
   *[other] { $n } dés
}.
beat-roll-you = Vous lancez { $n ->
    [one] un dé
   *[other] { $n } dés
}.
beat-heal = { $seat } récupère { n-health } ({ $card }).
beat-heal-you = Vous récupérez { n-health } ({ $card }).
beat-take = { $seat } prend { $card }.
beat-take-you = Vous prenez { $card }.
beat-take-for = { $seat } prend { $card } et renonce à { $given_cards }.
beat-take-for-you = Vous prenez { $card } et renoncez à { $given_cards }.
beat-summon = { $seat } invoque { $card } !
beat-summon-you = Vous invoquez { $card } !
beat-summon-for = { $seat } renonce à { $given_cards } et invoque { $card } !
beat-summon-for-you = Vous renoncez à { $given_cards } et invoquez { $card } !

## Qui peut bientôt gagner

threat-damage = { $seat } peut gagner au prochain tour.
threat-damage-you = Vous pouvez gagner au prochain tour.

## La fin

outcome-health = Un joueur n’a plus de points de vie.
shortfall = Il lui restait { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
}.
outcome-surrender = Un joueur a abandonné.
outcome-cut = La partie a été interrompue à la limite de tours ; selon la règle, personne n’a gagné.

## Options

option-deck_set = les piles avec lesquelles on joue
    .label = Piles
    .value-balanced = équilibrées
    .value-defend = défense
    .value-attack = attaque
    .value-sacrifice = sacrifice
    .value-random = tirées au sort
    .value-custom = seize de votre choix
option-decks = si vous choisissez vos seize piles : leurs identifiants, séparés par des virgules
    .label = Vos seize piles
option-house = là où elles diffèrent : la règle imprimée (rulebook) ou la version en ligne de l’auteur (online, DS 12)
    .label = Règles
    .value-rulebook = du livret
    .value-online = de la version en ligne de l’auteur
option-extra_die_turns = pendant combien de ses premiers tours le second joueur prend un dé bleu de plus
    .label = Tours avec un dé de plus pour le second joueur
option-turn_cap = tours des deux joueurs ensemble, après lesquels une partie automatique est interrompue ; 0 : jamais, comme on joue entre amis
    .label = Tours au plus
option-play_on = à la limite de tours, les joueurs peuvent convenir de continuer
    .label = Continuer au-delà
option-surrender = un joueur peut abandonner
    .label = Abandon

## La table

sheet-players = Joueurs
sheet-creatures = Créatures { DE($seat) }
sheet-spells = Sorts { DE($seat) }
sheet-decks = Piles
sheet-dice = Dés
dice-legend = b bleu, r rouge ; M☿ mercure, S⊖ sel, U△ soufre, ★ joker
column-health = vie
column-tokens = jetons
column-aura = aura
column-curse = malédiction (tours restants)
column-kept = dés gardés
column-gain = gain
column-action = action
column-cost = coût
column-state = maintenant
column-cards-left = cartes restantes
column-tray = lancés
column-spent = dépensés
column-pool = réserve
column-legend = signes
kind-basic = basique
kind-advanced = avancée
kind-mythic = mythique
kind-start_set = sorts de départ
kind-spell_set = sorts
kind-ritual = rituel
kind-aura = aura
kind-curse = malédiction
cost-creature = + créature
state-used = utilisé
state-payable = payable
state-wildcards = payable avec jokers
state-missing = { $n ->
    [one] il manque { $n } dé
   *[other] il manque { $n } dés
}
spell-does = { $spell } : { $does }

## Ce qui peut clocher dans ce qu’on nous donne

error-decks-empty = option decks : elle est vide ; avec deck_set = custom, elle prend les identifiants de seize piles
error-decks-not-custom = option decks : « { $decks } » n’est pas permis avec deck_set = { $deck_set } ; les piles ne se choisissent qu’avec deck_set = custom
error-wrong-decks = option decks : { $problem }. Elle prend { $decks } piles différentes : { $basic } basiques, { $advanced } avancées, { $mythic } mythiques, { $spell_set } cartes de sorts, { $aura } auras, { $curse } malédictions
decks-and = { $first } ; { $rest }
decks-no-card = il n’y a pas de carte « { $card } »
decks-ritual = « { $card } » est un rituel, pas une pile ; nommez la créature mythique
decks-start-set = « { $card } » est une carte de sorts de départ, pas une pile
decks-twice = « { $card } » s’y trouve { $count } fois
decks-missing = il manque { $count ->
    [one] { $count } pile
   *[other] { $count } piles
} de type « { $kind } »
decks-too-many = { $count ->
    [one] { $count } pile
   *[other] { $count } piles
} de trop de type « { $kind } »

expected-mythic = il faut l’identifiant d’une créature mythique qu’aucun autre rituel n’apporte, et non { $value }
expected-gain = il faut une table comme {"{"} blue = 1, red = 1 {"}"}, et non { $value }
expected-slots = il faut une liste de 1 à { $most } actions, et non { $count }
expected-cost = il faut au plus { $most } des lettres { $letters }, et non { $value }
same-verb-twice = une créature ne peut pas avoir deux emplacements qui font la même chose
creature-without-spell = les créatures n’ont pas de sorts
spell-twice = il y a déjà un sort « { $value } »
spell-and-card = il y a déjà un sort de ce nom : « { $value } »
new-spell-needs = le sort « { $value } » est nouveau et demande un nom : un texte, ou une table avec les langues (en, fr)
mythic-without-ritual = aucun rituel n’apporte cette créature mythique
no-room-at-start = on ne peut distribuer que { $most } cartes d’une rangée à chaque joueur
curse-without-value = une malédiction « { $curse } » n’a pas de valeur
too-many-cards = la boîte contient au plus { $most } cartes différentes

expected-faces = un texte fait de { $faces }
expected-deck-table = une table de piles
expected-actions = une liste d’actions
expected-kept = les dés bleus et rouges
expected-token-table = une table d’emplacements
error-too-many-dice = dice : plus de dés qu’il n’y en a : { $dice }
error-no-slot-to-use = used : il n’y a pas d’emplacement { $action }
error-no-slot-to-defend = tokens : il n’y a pas d’emplacement de défense { $slot }
error-no-room-for = { $where } : { $count } cartes ; il y a place pour { $most } au plus
error-not-among = { $word } : « { $card } » n’a rien à y faire
error-no-more-copies = il n’y a plus d’exemplaire de « { $card } » dans la boîte

error-no-such-design = la position nomme une carte qui n’est pas dans la boîte
error-wrong-copies = la position contient « { $card_id } » { $count } fois ; il y en a { $all }
error-deck-too-large = la pile de « { $card_id } » ne peut pas avoir { $count } cartes
error-wrong-market = les piles de la position ne forment pas un ensemble de piles
error-wrong-dice = la position a { $blue } dés bleus et { $red } dés rouges ; il y en a { $all_blue } et { $all_red }
error-not-rolled-yet = des dés sont sur la table, ou des emplacements sont utilisés, avant le lancer
error-kept-and-rolled = le joueur { $player } a gardé des dés et les a lancés
error-dice-on-unused-slot = des dés sont sur un emplacement qu’ils ne peuvent pas avoir payé
error-card-in-wrong-row = « { $card_id } » du joueur { $player } est dans la mauvaise rangée
error-copies-misnumbered = les exemplaires du joueur { $player } ne sont pas numérotés séparément
error-tokens-out-of-place = { $count } jetons du joueur { $player } sont là où il ne peut y en avoir
error-mark-out-of-place = le joueur { $player } a une marque là où il n’y a pas d’emplacement
error-used-out-of-turn = le joueur { $player } a utilisé des emplacements hors de son tour
error-no-aura = « { $card_id } » du joueur { $player } n’est pas une aura
error-no-curse = « { $card_id } » sur le joueur { $player } n’est pas une malédiction
error-curse-turns = une malédiction du joueur { $player } ne peut pas durer encore { $turns } tours ; c’est au plus { $most }
error-wrong-winner = le vainqueur n’est pas celui à qui il reste des points de vie
error-nobody-at-zero = le joueur { $player } n’a plus de points de vie, et la partie continue
error-after-the-cap = le tour { $turns } ne correspond pas à un dernier tour n° { $last }
error-wrong-tasks = ce qui est à décider ne correspond pas au tour
error-nothing-prepared = des choix sont faits, mais pour aucune action
error-wrong-action = l’action en préparation n’est pas possible

## Sorts

spell-basic_summon = Invocation basique
spell-learn_spell = Apprendre un sort
spell-advanced_summon = Invocation avancée
spell-cast_curse = Jeter une malédiction
spell-mythic_summon = Invocation mythique
spell-learn_aura = Apprendre une aura
spell-fireball = Boule de feu
spell-magic_arrow = Flèche magique
spell-magic_wall = Mur magique
spell-magic_shield = Bouclier magique
spell-magic_bomb = Bombe magique
spell-heavy_wall = Mur épais
spell-great_heal = Grand soin
spell-small_heal = Petit soin
spell-great_steal = Grand vol
spell-small_steal = Petit vol
spell-skilled_heal = Soin maîtrisé
spell-skilled_steal = Vol maîtrisé
spell-bone_wall = Mur d’os
spell-blood_heal = Soin de sang
spell-baphomet_summon = Invocation de Baphomet
spell-galvah_summon = Invocation de Galvah
spell-legba_summon = Invocation de Legba
spell-chimera_summon = Invocation de la Chimère

## Cartes

card-ankylosaurus = Ankylosaure
    .gender = m
card-arel = Arel
    .gender = m
card-griffin = Griffon
    .gender = m
card-succubus = Succube
    .gender = m
card-zombie = Zombie
    .gender = m
card-wraith = Spectre
    .gender = m
card-cerberus = Cerbère
    .gender = m
card-triceratops = Tricératops
    .gender = m
card-seraph = Séraphin
    .gender = m
card-vampire = Vampire
    .gender = m
card-leviathan = Léviathan
    .gender = m
card-manticore = Manticore
    .gender = f
card-stegosaurus = Stégosaure
    .gender = m
card-hashmal = Hashmal
    .gender = m
card-lich = Liche
    .gender = f
card-werewolf = Loup-garou
    .gender = m
card-velociraptor = Vélociraptor
    .gender = m
card-baphomet = Baphomet
    .gender = m
card-galvah = Galvah
    .gender = m
card-legba = Legba
    .gender = m
card-chimera = Chimère
    .gender = f
card-start_set_1 = Sorts de départ 1
    .gender = m
card-start_set_2 = Sorts de départ 2
    .gender = m
card-start_set_3 = Sorts de départ 3
    .gender = m
card-attack_set = Sorts d’attaque
    .gender = m
card-defend_set = Sorts de défense
    .gender = m
card-combat_set = Sorts de combat
    .gender = m
card-heal_set = Sorts de soin
    .gender = m
card-steal_set = Sorts de vol
    .gender = m
card-skill_set = Sorts de maîtrise
    .gender = m
card-sacrifice_set = Sorts de sacrifice
    .gender = m
card-baphomet_ritual = Rituel de Baphomet
    .gender = m
card-galvah_ritual = Rituel de Galvah
    .gender = m
card-legba_ritual = Rituel de Legba
    .gender = m
card-chimera_ritual = Rituel de la Chimère
    .gender = m
card-armour = Armure
    .gender = f
card-bloodthirsty = Soif de sang
    .gender = f
card-divine = Grâce divine
    .gender = f
card-fury = Furie
    .gender = f
card-insight = Clairvoyance
    .gender = f
card-hex = Maléfice
    .gender = m
card-achlys_mist = Brume d’Achlys
    .gender = f
card-swarm = Nuée
    .gender = f
card-arachnes_web = Toile d’Arachné
    .gender = f
card-gleipnir = Gleipnir
    .gender = m

# --- ce qui est imprimé sur les cartes, composé d’après ce qu’elles font

text-blue = { $blue ->
    [one] { $blue } bleu
   *[other] { $blue } bleus
}
text-red = { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}
text-gain = { $dice ->
    [both] Gain : { text-blue } et { text-red }.
    [red] Gain : { text-red }.
   *[blue] Gain : { text-blue }.
}
text-does = { $does ->
    [attack] attaque { $n }
    [steal] vol { $n }
    [heal] soin { $n }
   *[defend] défense { $n }
}
text-take = { $takes ->
    [basic] prenez une créature basique
    [advanced] prenez une créature avancée
    [spell_set] prenez une carte de sorts
    [ritual] prenez un rituel
    [aura] prenez une aura
   *[curse] jetez une malédiction sur votre adversaire
}
text-take-mythic = prenez { $card }, une fois par partie
text-spell = { $spell } : { $effect }
text-price = { $price ->
    [dice] { cost-shown }
    [creature] cédez une créature
    [both] { cost-shown }, cédez une créature
   *[free] gratuit
}
text-aura = { $verb ->
    [attack] Chaque attaque
    [steal] Chaque vol
    [heal] Chaque soin
   *[defend] Chaque défense
} de vos { $of ->
    [basic] créatures basiques
    [advanced] créatures avancées
    [mythic] créatures mythiques
    [creatures] créatures
   *[spell_set] cartes de sorts
} { $verb ->
    [defend] pose { $by ->
        [one] { $by } jeton
       *[other] { $by } jetons
    }
    [attack] inflige { $by ->
        [one] { $by } dégât
       *[other] { $by } dégâts
    }
   *[other] vaut { $by }
} de plus.
text-aura-combat = À chaque tour, un sort de combat de chacune de vos cartes de sorts vaut { $by } de plus.
text-turns = { $turns ->
    [one] { $turns } tour.
   *[other] { $turns } tours.
}
text-damage = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
text-curse-hex = Phase de gain : { $n ->
    [one] { $n } dé bleu de moins.
   *[other] { $n } dés bleus de moins.
} { text-turns }
text-curse-hurt = Phase de gain : { text-damage }. { text-turns }
text-curse-drain = Phase de gain : { text-damage }, et l’adversaire récupère la vie perdue. { text-turns }
text-curse-no_combat_spells = Phase de combat : aucun sort de combat. { text-turns }
text-curse-no_heals = Phase de combat : aucun soin. { text-turns }

# --- les champs des cartes, dans un éditeur

field-start = Distribuée au départ
field-help-start = 1 : chaque joueur en reçoit un exemplaire, il en faut donc au moins deux.
field-gain = Gain
field-blue = Dés bleus
field-red = Dés rouges
field-slots = Actions
field-do = Action
field-value = Valeur
field-cost = Coût
field-help-cost = Trois lettres au plus : m mercure, s sel, u soufre.
field-gives = Créatures cédées
field-takes = Prend
field-help-takes = Une malédiction va à l’adversaire, tout le reste à vous-même.
field-mythic = Créature mythique (son identifiant)
field-spell = Identifiant du sort
field-help-spell = Un mot comme l’identifiant d’une carte, que n’a aucun autre sort ni aucune carte.
field-spell-name = Nom du sort
field-raises = Augmente
field-of = Sur quelles cartes
field-by = De combien
field-curse = Ce qu’elle fait
field-turns = Tours
verb-attack = Attaque
verb-steal = Vol
verb-heal = Soin
verb-defend = Défense
verb-take = Prendre une carte
verb-combat = Un sort de combat de chaque carte de sorts
scope-basic = créatures basiques
scope-advanced = créatures avancées
scope-mythic = créatures mythiques
scope-creatures = toutes les créatures
scope-spell_set = cartes de sorts

# --- le but, ce qu’apporte un choix, et les longues listes de choix

goal = But : faire tomber de 30 à 0 les points de vie de l’autre joueur (DS 11.1).
card-with-tokens = { $name } ({ $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
})
group-attack = Attaque
group-steal = Vol
group-heal = Soin
group-defend = Défense
group-cast = Lancer
group-cast-take = Invoquer et apprendre
group-pay = Payer
short-attack = { which-card } { $n }{ short-cost }
short-steal = { short-attack }
short-heal = { short-attack }
short-defend = { short-attack }
short-cast = { $spell_card } ({ does }){ short-cost }
short-cast-take = { $spell_card }{ short-cost }
short-pay = { $dice }
short-cost = { $price ->
    [dice] { " " }[{ $cost }]
    [creature] { " " }[une créature]
    [both] { " " }[{ $cost } + une créature]
   *[free] { "" }
}
preview-damage = { $value ->
    [0] aucun dégât
    [one] { $count } dégât
   *[other] { $count } dégâts
}
preview-tokens = { $value ->
    [0] { "" }
    [one] { $sign }{ $count } jeton
   *[other] { $sign }{ $count } jetons
}
preview-broken = { $value ->
    [0] aucun jeton perdu
    [one] { $count } jeton perdu
   *[other] { $count } jetons perdus
}
preview-health = { $value ->
    [0] aucun point de vie perdu
    [one] { $count } point de vie perdu
   *[other] { $count } points de vie perdus
}
preview-lethal = { $value ->
    [0] { "" }
   *[other] coup mortel
}
preview-gained = { $value ->
    [0] aucun point de vie récupéré
    [one] +{ $count } point de vie
   *[other] +{ $count } points de vie
}
preview-blue = { $value ->
    [0] { "" }
    [one] { $sign }{ $count } bleu
   *[other] { $sign }{ $count } bleus
}
preview-red = { $value ->
    [0] { "" }
    [one] { $sign }{ $count } rouge
   *[other] { $sign }{ $count } rouges
}
preview-wildcards = { $value ->
    [0] { "" }
    [one] { $count } joker
   *[other] { $count } jokers
}
preview-actions_left = { $value ->
    [0] plus rien ne pourra être payé
    [one] { $count } autre action pourra être payée
   *[other] { $count } autres actions pourront être payées
}
preview-payable = { $value ->
    [0] { "" }
    [one] { $count } action encore payable
   *[other] { $count } actions encore payables
}
preview-advanced = { $value ->
    [0] { "" }
   *[other] plus qu’une créature basique
}
preview-replaces_card = remplace { $name }

# --- ce que regardent les bots (`features.py` en dit plus)

feature-health = { $way ->
        [more] plus de points de vie
       *[less] moins de points de vie
    }
feature-tokens = { $way ->
        [more] plus de jetons pour vous protéger
       *[less] moins de jetons pour vous protéger
    }
feature-blue = { $way ->
        [more] plus de dés bleus à votre prochain lancer
       *[less] moins de dés bleus à votre prochain lancer
    }
feature-red = { $way ->
        [more] plus de dés rouges à votre prochain lancer
       *[less] moins de dés rouges à votre prochain lancer
    }
feature-mercury-hits = { $way ->
        [more] des attaques plus fortes
       *[less] des attaques plus faibles
    }
feature-salt-hits = { $way ->
        [more] des attaques plus fortes
       *[less] des attaques plus faibles
    }
feature-sulphur-hits = { $way ->
        [more] des attaques plus fortes
       *[less] des attaques plus faibles
    }
feature-keen = { $way ->
        [more] des attaques qui coûtent peu de dés
       *[less] moins d’attaques qui coûtent peu de dés
    }
feature-mercury-guard = { $way ->
        [more] de meilleures défenses
       *[less] de moins bonnes défenses
    }
feature-salt-guard = { $way ->
        [more] de meilleures défenses
       *[less] de moins bonnes défenses
    }
feature-sulphur-guard = { $way ->
        [more] de meilleures défenses
       *[less] de moins bonnes défenses
    }
feature-bulwark = { $way ->
        [more] des défenses qui portent des jetons
       *[less] moins de défenses qui portent des jetons
    }
feature-danger = { $way ->
        [more] plus de danger des prochaines attaques adverses
       *[less] moins de danger des prochaines attaques adverses
    }
feature-advanced = { $way ->
        [more] plus de créatures avancées
       *[less] moins de créatures avancées
    }
feature-mythic = { $way ->
        [more] plus de créatures mythiques
       *[less] moins de créatures mythiques
    }
feature-room = { $way ->
        [more] moins de créatures
       *[less] plus de créatures
    }
feature-sets = { $way ->
        [more] plus de cartes de sorts
       *[less] moins de cartes de sorts
    }
feature-aura = { $way ->
        [more] plus d’aide de votre aura
       *[less] moins d’aide de votre aura
    }
feature-hexed = { $way ->
        [more] une malédiction prend plus de vos dés
       *[less] une malédiction prend moins de vos dés
    }
feature-hurt = { $way ->
        [more] une malédiction vous blesse davantage
       *[less] une malédiction vous blesse moins
    }
feature-drained = { $way ->
        [more] une malédiction vous vole plus de points de vie
       *[less] une malédiction vous vole moins de points de vie
    }
feature-webbed = { $way ->
        [more] une malédiction interdit vos sorts plus longtemps
       *[less] une malédiction interdit vos sorts moins longtemps
    }
feature-chained = { $way ->
        [more] une malédiction interdit vos soins plus longtemps
       *[less] une malédiction interdit vos soins moins longtemps
    }
feature-their-health = { $way ->
        [more] l’adversaire a plus de points de vie
       *[less] l’adversaire a moins de points de vie
    }
feature-their-tokens = { $way ->
        [more] l’adversaire a plus de jetons
       *[less] l’adversaire a moins de jetons
    }
feature-their-blue = { $way ->
        [more] l’adversaire lance plus de dés bleus
       *[less] l’adversaire lance moins de dés bleus
    }
feature-their-red = { $way ->
        [more] l’adversaire lance plus de dés rouges
       *[less] l’adversaire lance moins de dés rouges
    }
feature-their-mercury-hits = { $way ->
        [more] l’adversaire a des attaques plus fortes
       *[less] l’adversaire a des attaques plus faibles
    }
feature-their-salt-hits = { $way ->
        [more] l’adversaire a des attaques plus fortes
       *[less] l’adversaire a des attaques plus faibles
    }
feature-their-sulphur-hits = { $way ->
        [more] l’adversaire a des attaques plus fortes
       *[less] l’adversaire a des attaques plus faibles
    }
feature-their-keen = { $way ->
        [more] l’adversaire a plus d’attaques qui coûtent peu de dés
       *[less] l’adversaire a moins d’attaques qui coûtent peu de dés
    }
feature-their-mercury-guard = { $way ->
        [more] l’adversaire a de meilleures défenses
       *[less] l’adversaire a de moins bonnes défenses
    }
feature-their-salt-guard = { $way ->
        [more] l’adversaire a de meilleures défenses
       *[less] l’adversaire a de moins bonnes défenses
    }
feature-their-sulphur-guard = { $way ->
        [more] l’adversaire a de meilleures défenses
       *[less] l’adversaire a de moins bonnes défenses
    }
feature-their-bulwark = { $way ->
        [more] l’adversaire a plus de défenses qui portent des jetons
       *[less] l’adversaire a moins de défenses qui portent des jetons
    }
feature-their-strike = { $way ->
        [more] l’adversaire peut frapper plus fort
       *[less] l’adversaire peut frapper moins fort
    }
feature-their-recovery = { $way ->
        [more] l’adversaire peut se soigner davantage
       *[less] l’adversaire peut moins se soigner
    }
feature-their-danger = { $way ->
        [more] l’adversaire est plus en danger
       *[less] l’adversaire est moins en danger
    }
feature-their-basic = { $way ->
        [more] l’adversaire a plus de créatures basiques
       *[less] l’adversaire a moins de créatures basiques
    }
feature-their-advanced = { $way ->
        [more] l’adversaire a plus de créatures avancées
       *[less] l’adversaire a moins de créatures avancées
    }
feature-their-mythic = { $way ->
        [more] l’adversaire a plus de créatures mythiques
       *[less] l’adversaire a moins de créatures mythiques
    }
feature-their-room = { $way ->
        [more] l’adversaire a moins de créatures
       *[less] l’adversaire a plus de créatures
    }
feature-their-sets = { $way ->
        [more] l’adversaire a plus de cartes de sorts
       *[less] l’adversaire a moins de cartes de sorts
    }
feature-their-aura = { $way ->
        [more] l’aura adverse aide davantage
       *[less] l’aura adverse aide moins
    }
feature-their-hurt = { $way ->
        [more] une malédiction blesse davantage l’adversaire
       *[less] une malédiction blesse moins l’adversaire
    }
feature-their-drained = { $way ->
        [more] une malédiction vole plus de points de vie à l’adversaire
       *[less] une malédiction vole moins de points de vie à l’adversaire
    }
feature-their-webbed = { $way ->
        [more] une malédiction interdit les sorts adverses plus longtemps
       *[less] une malédiction interdit les sorts adverses moins longtemps
    }

# --- ce que comptent les rapports sur l’équilibre

tally-spells = Sorts lancés

# --- the course of a game

course-title = Les points de vie, tour après tour
