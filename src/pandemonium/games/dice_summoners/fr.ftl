# Les textes de Dice Summoners. Questions, actions, refus et événements portent le nom que les règles
# leur donnent ; leurs arguments sont ceux de `wording.py`.

title = Dice Summoners

## Morceaux de phrases

which-card = { $copy ->
    [1] { $card }
   *[other] { $card } (n° { $copy })
}
n-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
die-1 = { $value1 ->
    [0] { "" }
   *[other] { " " }{ $value1 }×bM☿
}
die-2 = { $value2 ->
    [0] { "" }
   *[other] { " " }{ $value2 }×bS⊖
}
die-3 = { $value3 ->
    [0] { "" }
   *[other] { " " }{ $value3 }×b★
}
die-4 = { $value4 ->
    [0] { "" }
   *[other] { " " }{ $value4 }×rS⊖
}
die-5 = { $value5 ->
    [0] { "" }
   *[other] { " " }{ $value5 }×rU△
}
die-6 = { $value6 ->
    [0] { "" }
   *[other] { " " }{ $value6 }×r★
}
dice-shown = { die-1 }{ die-2 }{ die-3 }{ die-4 }{ die-5 }{ die-6 }

## Questions

question-gain = Phase de gain : vos créatures rapportent { $blue } dés bleus et { $red } dés rouges, et vous en aviez gardé { $kept }. Vous devez lancer les dés.
question-combat = { $n ->
    [0] Vous n’avez plus de dés. Vous pouvez encore utiliser ce qui n’en coûte pas, puis terminer votre tour.
   *[other] Phase de combat : vous avez { $dice }. Vous pouvez agir, et terminer votre tour quand vous voulez.
}
question-take = { $card } : vous devez choisir une carte à prendre dans les piles.
question-give = { $card } : vous devez choisir une créature à céder.
question-replace = Il n’y a plus de place : vous devez choisir ce que la nouvelle carte remplace.
question-boost = { $card } : Clairvoyance doit-elle aider ce sort, ou l’autre sort de la carte ?
question-pay = { $card } : vous devez choisir les dés qui paient { $cost }.
question-lose = { $n } dégâts : combien de jetons perdez-vous sur { $card }, qui en porte { $tokens } ? Vous en avez { $total } en tout.
question-cap = { $n } tours ont été joués. Vous pouvez continuer si votre adversaire le veut aussi, ou laisser la vie décider.

## Actions

action-roll = Lancer les dés
action-end = { $kept ->
    [0] Terminer votre tour
    [one] Terminer votre tour et garder { $kept } dé
   *[other] Terminer votre tour et garder { $kept } dés
}
action-surrender = Abandonner la partie
action-boost = Clairvoyance aide ce sort
action-hold = Garder Clairvoyance pour l’autre sort
action-attack = Attaque { $n } avec { which-card } pour { $cost }
action-steal = Vol { $n } avec { which-card } pour { $cost }
action-heal = Soin { $n } avec { which-card } pour { $cost }
action-defend = Défense { $n } avec { which-card } pour { $cost }
action-cast = Lancer { spell-name } ({ does-short }, { which-card }){ for-cost }
action-cast-take = Lancer { spell-name } ({ which-card }){ for-cost }
for-cost = { $price ->
    [dice] { " " }pour { $cost }
    [creature] { " " }pour une créature
   *[both] { " " }pour { $cost } et une créature
}
does-short = { $does ->
    [attack] attaque { $n }
    [steal] vol { $n }
    [heal] soin { $n }
   *[defend] défense { $n }
}
action-take = Prendre { $card }
action-give = Céder { which-card }
action-replace = Remplacer { which-card }
action-lose = { $n ->
    [0] Ne perdre aucun jeton ici
    [one] Perdre { $n } jeton ici
   *[other] Perdre { $n } jetons ici
}
action-pay = Payer { $dice }
action-play-on = Continuer à jouer
action-stop = Laisser la vie décider

## Refus

refusal-roll-first = Vous devez d’abord lancer vos dés
refusal-already-rolled = Vous avez déjà lancé les dés ce tour-ci
refusal-not-asked-for = Rien ne demande cela maintenant : choisissez une action ou terminez votre tour
refusal-answer-first = Vous devez d’abord répondre à la question
refusal-no-surrender = À cette table, on n’abandonne pas
refusal-not-yours = Vous n’avez pas de { which-card } à utiliser
refusal-same-as-another = Cet exemplaire de { $card } est pareil à un autre : nommez le premier
refusal-already-used = Vous avez déjà utilisé cet emplacement de { $card } ce tour-ci
refusal-first-turn = À votre premier tour, les créatures ne peuvent pas utiliser de capacité
refusal-first-turn-online = À votre premier tour, rien ne peut attaquer ni voler
refusal-tokens-left = Il reste des jetons sur cet emplacement de { $card }
refusal-in-the-web = La Toile d’Arachné vous empêche de lancer des sorts de combat
refusal-no-healing = Gleipnir vous empêche de vous soigner
refusal-no-room = Votre armée compte déjà six créatures
refusal-ritual-cast = { $card } a déjà été lancé
refusal-decks-empty = Il ne reste aucune carte de ce type dans les piles
refusal-deck-empty = La pile de { $card } est vide ou absente de cette partie
refusal-no-creature = Vous n’avez aucune créature basique ou avancée à céder
refusal-cannot-pay = { $missing ->
    [one] Vous ne pouvez pas payer { $cost } : il manque un dé
   *[other] Vous ne pouvez pas payer { $cost } : il manque { $missing } dés
}
refusal-cap-reached = La limite de tours est atteinte : continuez, ou laissez la vie décider
refusal-not-of-this-kind = Ce sort n’apporte pas { $card }
refusal-not-yours-to-give = Vous n’avez pas de { which-card } à céder
refusal-mythic-stays = { $card } est une créature mythique et ne peut pas être cédée
refusal-not-to-be-replaced = { which-card } n’est pas parmi les cartes remplaçables maintenant
refusal-does-not-match = { $dice } ne correspond pas au coût
refusal-dice-not-there = Vous n’avez pas { $dice }
refusal-too-many-tokens = { n-tokens } : c’est plus qu’il n’y en a là ou que les dégâts n’en demandent
refusal-tokens-first = Les jetons partent avant la vie : avec { $n } d’ici, les autres ne suffiraient pas
refusal-empty-the-slot = Un emplacement doit être vidé autant que les dégâts le demandent

## Événements

event-turn-begun = { $seat } commence le tour { $n }.
event-dice-lost = La réserve est à court : { $seat } perd { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}.
event-dice-hexed = { $card } prend { $n } dé bleu à { $seat }.
event-dice-rolled = { $seat } lance{ dice-shown }.
event-no-dice = { $seat } n’a aucun dé à lancer.
event-dice-paid = { $seat } paie{ dice-shown }.
event-dice-kept = { $seat } garde { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}.
event-attack-used = { $seat } attaque avec { $card }.
event-steal-used = { $seat } vole avec { $card }.
event-heal-used = { $seat } se soigne avec { $card }.
event-defend-used = { $seat } se défend avec { $card }.
event-spell-cast = { $seat } lance le { $n ->
    [1] premier
   *[other] second
} sort de { $card }.
event-struck = { $card } inflige { $n } dégâts à { $target }.
event-tokens-placed = { $seat } pose { n-tokens } sur { $card }.
event-tokens-lost = { $seat } perd { n-tokens } de { $card }.
event-health-lost = { $seat } perd { $n } de vie.
event-health-gained = { $seat } gagne { $n } de vie ({ $card }).
event-health-full = { $seat } a déjà toute sa vie : { $card } n’apporte rien.
event-card-taken = { $seat } prend { $card }.
event-card-discarded = { $card } de { $seat } quitte la partie.
event-aura-learned = { $seat } apprend l’aura { $card }.
event-curse-cast = { $seat } jette { $card } sur { $target } pour { $n } tours.
event-curse-ended = { $card } ne pèse plus sur { $seat }.
event-surrendered = { $seat } abandonne.
event-turn-cap = { $n } tours ont été joués : la vie décide.
event-played-on = Les deux veulent continuer, jusqu’au tour { $n }.
event-game-won = { $seat } gagne la partie !

## Options

option-deck_set = les piles avec lesquelles on joue
option-decks = avec deck_set = custom : les noms de seize piles, séparés par des virgules
option-house = là où elles diffèrent : la règle imprimée (rulebook) ou la version en ligne de l’auteur (online, DS 12)
option-turn_cap = tours des deux joueurs ensemble, après lesquels la vie décide
option-play_on = à la limite de tours, les joueurs peuvent convenir de continuer
option-surrender = un joueur peut abandonner

## La table

sheet-players = Joueurs
sheet-creatures = Créatures de { $seat }
sheet-spells = Sorts de { $seat }
sheet-decks = Piles
sheet-dice = Dés
dice-legend = b bleu, r rouge ; M☿ mercure, S⊖ sel, U△ soufre, ★ joker
column-health = vie
column-tokens = jetons
column-aura = aura
column-curse = malédiction (tours)
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
does-attack = attaque { $n }
does-steal = vol { $n }
does-heal = soin { $n }
does-defend = défense { $n }
spell-attack = { spell-name } : attaque { $n }
spell-steal = { spell-name } : vol { $n }
spell-heal = { spell-name } : soin { $n }
spell-defend = { spell-name } : défense { $n }
spell-take = { spell-name }
state-used = utilisé
state-payable = payable
state-wildcards = payable avec jokers
state-missing = { $n ->
    [one] il manque { $n } dé
   *[other] il manque { $n } dés
}

## Sorts

spell-name = { $spell ->
    [basic_summon] Invocation basique
    [learn_spell] Apprendre un sort
    [advanced_summon] Invocation avancée
    [cast_curse] Jeter une malédiction
    [mythic_summon] Invocation mythique
    [learn_aura] Apprendre une aura
    [fireball] Boule de feu
    [magic_arrow] Flèche magique
    [magic_wall] Mur magique
    [magic_shield] Bouclier magique
    [magic_bomb] Bombe magique
    [heavy_wall] Mur épais
    [great_heal] Grand soin
    [small_heal] Petit soin
    [great_steal] Grand vol
    [small_steal] Petit vol
    [skilled_heal] Soin maîtrisé
    [skilled_steal] Vol maîtrisé
    [bone_wall] Mur d’os
    [blood_heal] Soin de sang
    [baphomet_summon] Invocation de Baphomet
    [galvah_summon] Invocation de Galvah
    [legba_summon] Invocation de Legba
    [chimera_summon] Invocation de la Chimère
   *[none] un sort
}

## Cartes

card-ankylosaurus = Ankylosaure
    .text = Gain : 1 bleu. Attaque 1 (M☿). Défense 3 (S⊖).
card-arel = Arel
    .text = Gain : 1 bleu. Soin 3 (S⊖). Défense 1 (M☿).
card-griffin = Griffon
    .text = Gain : 1 bleu. Attaque 2 (M☿). Défense 2 (M☿).
card-succubus = Succube
    .text = Gain : 1 bleu. Attaque 3 (S⊖). Défense 1 (M☿).
card-zombie = Zombie
    .text = Gain : 1 bleu. Vol 2 (S⊖). Défense 1 (M☿).
card-wraith = Spectre
    .text = Gain : 2 bleu. Attaque 4 (U△). Défense 3 (S⊖).
card-cerberus = Cerbère
    .text = Gain : 2 bleu. Attaque 6 (S⊖ U△). Défense 3 (S⊖).
card-triceratops = Tricératops
    .text = Gain : 2 bleu. Attaque 5 (S⊖ S⊖). Défense 4 (M☿ M☿).
card-seraph = Séraphin
    .text = Gain : 2 bleu. Soin 4 (U△). Défense 3 (S⊖).
card-vampire = Vampire
    .text = Gain : 2 bleu. Vol 3 (U△). Défense 3 (S⊖).
card-leviathan = Léviathan
    .text = Gain : 1 bleu et 1 rouge. Attaque 3 (S⊖). Défense 4 (U△).
card-manticore = Manticore
    .text = Gain : 1 bleu et 1 rouge. Attaque 5 (S⊖ S⊖). Défense 4 (U△).
card-stegosaurus = Stégosaure
    .text = Gain : 1 bleu et 1 rouge. Attaque 4 (M☿ M☿). Défense 5 (S⊖ S⊖).
card-hashmal = Hashmal
    .text = Gain : 1 bleu et 1 rouge. Soin 3 (S⊖). Défense 4 (U△).
card-lich = Liche
    .text = Gain : 1 bleu et 1 rouge. Vol 2 (S⊖). Défense 4 (U△).
card-werewolf = Loup-garou
    .text = Gain : 2 bleu. Vol 2 (S⊖). Attaque 3 (S⊖).
card-velociraptor = Vélociraptor
    .text = Gain : 1 bleu et 1 rouge. Attaque 6 (S⊖ U△). Défense 2 (M☿).
card-baphomet = Baphomet
    .text = Gain : 2 rouge. Attaque 7 (U△ U△). Défense 5 (U△).
card-galvah = Galvah
    .text = Gain : 2 rouge. Soin 7 (U△ U△). Défense 5 (U△).
card-legba = Legba
    .text = Gain : 2 rouge. Vol 5 (U△ U△). Défense 5 (U△).
card-chimera = Chimère
    .text = Gain : 2 bleu et 1 rouge. Attaque 10 (U△ U△ U△). Défense 4 (U△).
card-start_set_1 = Sorts de départ 1
    .text = Invocation basique : prenez une créature basique (M☿ M☿). Apprendre un sort : prenez une carte de sorts (M☿ M☿).
card-start_set_2 = Sorts de départ 2
    .text = Invocation avancée : prenez une créature avancée (S⊖ S⊖, cédez une créature). Jeter une malédiction : jetez une malédiction sur votre adversaire (S⊖ S⊖).
card-start_set_3 = Sorts de départ 3
    .text = Invocation mythique : prenez un rituel (U△ U△ U△). Apprendre une aura : prenez une aura (M☿ S⊖ U△).
card-attack_set = Sorts d’attaque
    .text = Boule de feu : attaque 4 (S⊖). Flèche magique : attaque 3 (M☿).
card-defend_set = Sorts de défense
    .text = Mur magique : défense 4 (S⊖). Bouclier magique : défense 3 (M☿).
card-combat_set = Sorts de combat
    .text = Bombe magique : attaque 6 (M☿ S⊖). Mur épais : défense 6 (M☿ S⊖).
card-heal_set = Sorts de soin
    .text = Grand soin : soin 4 (S⊖). Petit soin : soin 3 (M☿).
card-steal_set = Sorts de vol
    .text = Grand vol : vol 3 (S⊖). Petit vol : vol 2 (M☿).
card-skill_set = Sorts de maîtrise
    .text = Soin maîtrisé : soin 6 (M☿ S⊖). Vol maîtrisé : vol 4 (M☿ S⊖).
card-sacrifice_set = Sorts de sacrifice
    .text = Mur d’os : défense 6 (cédez une créature). Soin de sang : soin 6 (cédez une créature).
card-baphomet_ritual = Rituel de Baphomet
    .text = Invocation de Baphomet : prenez Baphomet, une fois par partie (U△ U△, cédez une créature).
card-galvah_ritual = Rituel de Galvah
    .text = Invocation de Galvah : prenez Galvah, une fois par partie (U△ U△, cédez une créature).
card-legba_ritual = Rituel de Legba
    .text = Invocation de Legba : prenez Legba, une fois par partie (U△ U△, cédez une créature).
card-chimera_ritual = Rituel de la Chimère
    .text = Invocation de la Chimère : prenez Chimère, une fois par partie (U△ U△, cédez une créature).
card-armour = Armure
    .text = Chaque défense de vos créatures avancées pose 1 jeton de plus.
card-bloodthirsty = Soif de sang
    .text = Chaque vol de vos créatures vaut 1 de plus.
card-divine = Grâce divine
    .text = Chaque soin de vos créatures vaut 1 de plus.
card-fury = Furie
    .text = Chaque attaque de vos créatures avancées inflige 1 dégât de plus.
card-insight = Clairvoyance
    .text = À chaque tour, un sort de combat de chacune de vos cartes de sorts vaut 1 de plus.
card-hex = Maléfice
    .text = Phase de gain : un dé bleu de moins. Trois tours.
card-achlys_mist = Brume d’Achlys
    .text = Phase de gain : 3 dégâts. Trois tours.
card-swarm = Nuée
    .text = Phase de gain : 2 dégâts, et l’adversaire gagne la vie perdue. Trois tours.
card-arachnes_web = Toile d’Arachné
    .text = Phase de combat : aucun sort de combat. Trois tours.
card-gleipnir = Gleipnir
    .text = Phase de combat : aucun soin. Trois tours.
