# Les textes de Mephisto. Questions, libellés, refus et événements portent les noms que leur donnent
# les règles ; leurs arguments sont ceux que fournissent les questions, `labels.py` et `events.py`.

## Morceaux de phrases

which-card = { $copy ->
    [1] { $card }
   *[other] { $card } (n° { $copy })
}
n-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
n-favor = { $n ->
    [one] { $n } faveur
   *[other] { $n } faveurs
}
favor-held = { $favor ->
    [one] { $favor } faveur
   *[other] { $favor } faveurs
}

## Questions

question-turn = Jouez des cartes et activez votre équipement, puis pillez, combattez ou invoquez.
question-pay = Vous devez défausser { n-cards } de votre main pour payer { $card }.
question-scrap = Le couloir est plein : choisissez laquelle de vos deux cartes laisse la place à { $card }.
question-lane = { $card } : choisissez le couloir dont les cartes seront remplacées.
question-under = { $card } : choisissez la carte qui passe la première sous la pioche.
question-take = { $card } : choisissez une carte à prendre en main.
question-give = { $card } : choisissez la carte de votre main à échanger.
question-exchange = { $card } : choisissez la carte du donjon contre laquelle l’échanger.
question-summon = Vous invoquez { $card } : choisissez la carte du donjon qui vient dans votre main à sa place.
question-banish = { $card } : choisissez une carte du donjon à défausser.
question-banish-extra = Étape supplémentaire : choisissez laquelle des cartes à égalité quitte le donjon.
question-copy = { $card } : choisissez la carte du donjon dont vous utilisez la capacité.
question-read = { $card } : choisissez un sort du donjon à jouer.
question-weaken = { $card } : choisissez un de vos objets ou une de vos armes, qui perd 1 point de durabilité.
question-weaken-theirs = { $card } : choisissez un objet ou une arme d’un adversaire, qui perd 1 point de durabilité.
question-toll = { $card } : payez { n-favor }, ou choisissez l’une de vos armes, qui perd 1 point de durabilité.
question-repair = { $card } : choisissez un objet ou une arme à réparer.
question-repair-may = { $card } : vous pouvez réparer un de vos objets ou une de vos armes.
question-empower = { $card } : choisissez l’arme à laquelle l’attacher (+{ $n } en attaque).
question-empower-turn = { $card } : choisissez l’arme qui aura +{ $n } en attaque ce tour-ci.
question-move = { $card } : déplacez un objet ou une arme vers un autre couloir.
question-move-may = { $card } : vous pouvez déplacer une arme vers un autre couloir.
question-target = { $card } : choisissez l’adversaire qui perd { n-favor }.
question-benefit = { $card } : choisissez qui, dans votre équipe, obtient { n-favor }.
question-benefit-card = { $card } : choisissez qui, dans votre équipe, pioche une carte.
question-wield = Le combat demande { $need } en attaque. Vos armes donnent { $attack } et vous avez { favor-held }. Choisissez vos armes, puis continuez.
question-extra-spell = { $card } : vous pouvez défausser un sort pour +{ $n } en attaque. Le combat demande { $need }, vous avez { $attack } sans compter la faveur.
question-extra-monster = { $card } : vous pouvez défausser un monstre pour +{ $n } en attaque. Le combat demande { $need }, vous avez { $attack } sans compter la faveur.
question-spend = Le combat demande { $need } en attaque et vos armes donnent { $attack }. Choisissez combien de faveurs dépenser : au moins { $missing }.

# Ce que les autres apprennent tant qu’une question est secrète.
waiting-turn = { $seat } joue son tour.
waiting-pay = { $seat } choisit avec quelles cartes payer { $card }.
waiting-give = { $card } : { $seat } choisit la carte de sa main à échanger.
waiting-wield = { $seat } choisit des armes pour le combat.
waiting-extra = { $card } : { $seat } peut défausser une carte pour plus d’attaque.
waiting-copy = { $card } : { $seat } choisit une capacité du donjon.
waiting-scrap = { $seat } choisit la carte qui fait place à { $card }.
waiting-summon = { $seat } invoque { $card } et choisit une carte du donjon.
waiting-spend = { $seat } choisit combien de faveurs dépenser.

## Actions

action-pass = Passer : aucune action n’est possible
action-loot-deck = Piller la première carte de la pioche
action-hand-over = Laisser la main à votre équipier
action-done = Pas d’autre arme
action-decline = Renoncer
action-pay-favor = Payer les faveurs
action-play-gear = { $cost ->
    [0] Jouer { $card } dans le couloir { $lane }
    [one] Jouer { $card } dans le couloir { $lane } pour { $cost } carte
   *[other] Jouer { $card } dans le couloir { $lane } pour { $cost } cartes
}
action-play-spell = { $cost ->
    [0] Jouer { $card }
    [one] Jouer { $card } pour { $cost } carte
   *[other] Jouer { $card } pour { $cost } cartes
}
action-activate = Activer { which-card } (durabilité { $durability })
action-activate-theirs = Activer { which-card } { DE($target) }
action-loot = Piller { $card } ({ $cell })
action-loot-empty = Piller la case { $cell } (vide)
action-fight = Combattre { $card } ({ $cell })
action-fight-empty = Combattre dans la case { $cell } (vide)
action-fight-both = Combattre les deux monstres du couloir { $lane }
action-summon = Invoquer { $card }
action-discard = Défausser { $card }
action-give = Donner { $card }
action-scrap = Défausser { which-card } de son couloir
action-scrap-theirs = Défausser { which-card } { DE($target) } de son couloir
action-lane = Choisir le couloir { $lane }
action-under = Mettre { $card } ({ $cell }) sous la pioche
action-under-empty = Mettre la case { $cell } sous la pioche (vide)
action-take = Prendre { $card } ({ $cell })
action-take-empty = Prendre dans la case { $cell } (vide)
action-banish = Défausser { $card } ({ $cell }) du donjon
action-banish-empty = Défausser dans la case { $cell } (vide)
action-copy = Utiliser la capacité { DE($card) } ({ $cell })
action-copy-empty = Utiliser la capacité de la case { $cell } (vide)
action-read = Jouer { $card } ({ $cell }) depuis le donjon
action-read-empty = Jouer depuis la case { $cell } (vide)
action-weaken = Retirer 1 point de durabilité à votre { which-card } (durabilité { $durability })
action-weaken-theirs = Retirer 1 point de durabilité à { which-card } { DE($target) } (durabilité { $durability })
action-repair = Réparer votre { which-card } (durabilité { $durability })
action-repair-theirs = Réparer { which-card } { DE($target) } (durabilité { $durability })
action-empower = Choisir votre { which-card }
action-empower-theirs = Choisir { which-card } { DE($target) }
action-move = Déplacer votre { which-card } vers le couloir { $lane }
action-move-theirs = Déplacer { which-card } { DE($target) } vers le couloir { $lane }
action-target = Choisir { $target }
action-target-to-you = Vous choisir
action-benefit = Pour { $target }
action-benefit-to-you = Pour vous
action-wield = Combattre avec { which-card } (durabilité { $durability })
action-wield-theirs = Combattre avec { which-card } { DE($target) }
action-spend = { $n ->
    [0] Ne dépenser aucune faveur
   *[other] Dépenser { n-favor }
}

## Refus (l’article et le point final sont ajoutés)

refusal-not-asked-for = Rien ne demande cela maintenant : à votre tour, vous jouez, activez et faites une action
refusal-answer-first = Vous devez d’abord répondre à la question
refusal-not-in-hand = { $card } n’est pas dans votre main
refusal-monsters-are-not-played = { $card } est un monstre : il peut être invoqué ou servir de paiement, mais pas être joué
refusal-too-few-cards-to-pay = { $card } coûte { $cost ->
    [one] { $cost } autre carte
   *[other] { $cost } autres cartes
} de votre main, et vous en avez trop peu
refusal-needs-a-weapon = { $card } s’attache à une arme, et il n’y en a pas
refusal-not-your-gear = Vous n’avez pas { $card } en jeu
refusal-nothing-to-activate = { $card } n’a pas de capacité à activer
refusal-already-activated = { $card } ne peut plus être { $card_gender ->
    [f] activée
   *[m] activé
} ce tour-ci
refusal-would-do-nothing = { $card } n’aurait aucun effet maintenant
refusal-nothing-to-draw = La pioche et la défausse sont vides
refusal-nothing-to-loot = Il n’y a rien à piller dans la case { $cell } : les monstres se combattent
refusal-dungeon-is-empty = Le donjon est vide : il n’y a pas de carte à prendre contre le monstre
refusal-must-act = Vous ne pouvez pas passer : vous devez piller, combattre ou invoquer
refusal-no-partner = Il n’y a pas d’équipiers à cette table
refusal-partner-has-acted = Votre équipier a déjà fait son action ce tour-ci
refusal-do-something-first = Aucun de vous deux n’a rien fait depuis : faites quelque chose avant de laisser de nouveau la main
refusal-no-monster-there = Il n’y a pas de monstre à combattre à cet endroit
refusal-too-weak = Le combat demande { $need } en attaque : vos armes donnent { $attack } et tout ce que vous pourriez ajouter ne suffit pas, il manque { $missing }
refusal-fight-would-fail = Le combat ne pourrait pas être remporté ainsi
refusal-spends-too-little = Vous devez dépenser au moins { $missing ->
    [one] { $missing } faveur
   *[other] { $missing } faveurs
} pour remporter le combat
refusal-favor-missing = Vous n’avez que { favor-held }
refusal-toll-too-high = Vous avez { favor-held } : c’est trop peu pour payer
refusal-already-wielded = { $card } participe déjà au combat
refusal-no-such-weapon-in-lane = { $card } n’est pas une de vos armes dans ce couloir
refusal-not-loaded = { $card } ne peut pas combattre le tour { $card_gender ->
    [f] où elle est jouée
   *[m] où il est joué
}
refusal-weapon-does-not-take-it = { $card } n’est pas ce que prend cette arme
refusal-cell-does-not-fit = La case { $cell } ne contient pas de carte qui convienne
refusal-gear-does-not-fit = { $card } ne fait pas partie des cartes à choisir
refusal-wrong-kind = { $card } n’est pas du type demandé
refusal-already-in-that-lane = { $card } est déjà dans le couloir { $lane }
refusal-no-room-there = Il n’y a pas de place pour { $card } dans le couloir { $lane }
refusal-not-an-opponent = { $target } n’est pas votre adversaire
refusal-not-on-the-team = { $target } n’est pas de votre équipe
refusal-must-be-done = La carte ne dit pas « vous pouvez » : il faut le faire

## Événements

event-first-player-drawn = { $seat } joue en premier.
event-first-player-drawn-you = Vous jouez en premier.
event-turn-begun = { $seat } commence un tour.
event-turn-begun-you = Vous commencez un tour.
event-card-drawn = { $seat } pioche { $card }.
event-card-drawn-you = Vous piochez { $card }.
event-card-drawn-hidden = { $seat } pioche une carte.
event-known-card-drawn = { $seat } pioche { $card }, que tous ont { $card_gender ->
    [f] vue
   *[m] vu
} passer sous la pioche.
event-card-announced = { $seat } annonce { $card }.
event-card-announced-you = Vous annoncez { $card }.
event-known-card-drawn-you = Vous piochez { $card }, que tous ont { $card_gender ->
    [f] vue
   *[m] vu
} passer sous la pioche.
event-card-given = { $seat } donne { $card }.
event-card-given-you = Vous donnez { $card }.
event-card-discarded = { $seat } défausse { $card } de sa main.
event-card-discarded-you = Vous défaussez { $card } de votre main.
event-card-taken = { $seat } prend { $card } dans le donjon.
event-card-taken-you = Vous prenez { $card } dans le donjon.
event-card-banished = { $card } quitte le donjon pour la défausse.
event-card-placed = { $card } entre dans le donjon ({ $cell }).
event-card-put-under = { $card } passe sous la pioche.
event-card-revealed = { $card } { $card_gender ->
    [f] révélée
   *[m] révélé
} : la carte passe sous la pioche.
event-top-discarded = Étape supplémentaire : { $card }, première carte de la pioche, part à la défausse.
event-deck-out = La pioche est épuisée{ $n ->
    [1] { "" }
   *[other] { " à nouveau" }
}.
event-deck-rebuilt = La défausse est mélangée : nouvelle pioche de { n-cards }.
event-gear-played = { $seat } joue { $card } dans le couloir { $lane }.
event-gear-played-you = Vous jouez { $card } dans le couloir { $lane }.
event-gear-activated = { $seat } active { $card }.
event-gear-activated-you = Vous activez { $card }.
event-gear-scrapped = { $seat } défausse { $card } pour faire de la place.
event-gear-scrapped-you = Vous défaussez { $card } pour faire de la place.
event-gear-moved = { $card } { DE($seat) } passe dans le couloir { $lane }.
event-gear-moved-you = Votre { $card } passe dans le couloir { $lane }.
event-gear-broken = { $card } { DE($seat) } se brise.
event-gear-broken-you = Votre { $card } se brise.
event-gear-repaired = { $card } { DE($seat) } { $card_gender ->
    [f] réparée
   *[m] réparé
} : durabilité { $n }.
event-gear-repaired-you = Votre { $card } { $card_gender ->
    [f] est réparée
   *[m] est réparé
} : durabilité { $n }.
event-durability-lost = { $card } { DE($seat) } n’a plus { $n ->
    [one] qu’{ $n } point
   *[other] que { $n } points
} de durabilité.
event-durability-lost-you = Votre { $card } n’a plus { $n ->
    [one] qu’{ $n } point
   *[other] que { $n } points
} de durabilité.
event-ability-copied = { $seat } utilise la capacité { DE($card) }.
event-ability-copied-you = Vous utilisez la capacité { DE($card) }.
event-spell-played = { $seat } joue { $card }.
event-spell-discarded = { $card } part à la défausse.
event-spell-played-you = Vous jouez { $card }.
event-spell-attached = { $card } { DE($seat) } a désormais +{ $n } en attaque.
event-spell-attached-you = Votre { $card } a désormais +{ $n } en attaque.
event-weapon-boosted = { $card } { DE($seat) } a +{ $n } en attaque ce tour-ci.
event-weapon-boosted-you = Votre { $card } a +{ $n } en attaque ce tour-ci.
event-weapon-wielded = { $seat } combat avec { $card }.
event-weapon-wielded-you = Vous combattez avec { $card }.
event-monster-acts = { $card } agit.
event-monster-summoned = { $seat } invoque { $card }.
event-monster-summoned-you = Vous invoquez { $card }.
event-monster-defeated = { $seat } vainc { $card } : { $n ->
    [one] { $n } point d’âme
   *[other] { $n } points d’âme
}.
event-monster-defeated-you = Vous vainquez { $card } : { $n ->
    [one] { $n } point d’âme
   *[other] { $n } points d’âme
}.
event-favor-gained = { $seat } obtient { n-favor } ({ $card }).
event-favor-gained-you = Vous obtenez { n-favor } ({ $card }).
event-favor-wasted = { $seat } a 10 faveurs : { $n ->
    [one] { $n } est perdue
   *[other] { $n } sont perdues
} ({ $card }).
event-favor-wasted-you = Vous avez 10 faveurs : { $n ->
    [one] { $n } est perdue
   *[other] { $n } sont perdues
} ({ $card }).
event-favor-lost = { $seat } perd { n-favor } ({ $card }).
event-favor-lost-you = Vous perdez { n-favor } ({ $card }).
event-favor-paid = { $seat } paie { n-favor } ({ $card }).
event-favor-paid-you = Vous payez { n-favor } ({ $card }).
event-favor-spent = { $seat } dépense { n-favor }.
event-favor-spent-you = Vous dépensez { n-favor }.
event-declined = { $seat } renonce à { $card }.
event-declined-you = Vous renoncez à { $card }.
event-passed = { $seat } ne peut rien faire et passe.
event-passed-you = Vous ne pouvez rien faire et passez.
event-turn-handed-over = { $seat } laisse la main à { $target }.
event-turn-handed-over-you = Vous laissez la main à { $target }.
event-turn-handed-over-to-you = { $seat } vous laisse la main.
event-game-won = { $seat } remporte la partie !
event-game-won-you = Vous remportez la partie !
event-goal-reached = { $seat } remporte la partie !
event-goal-reached-you = Vous remportez la partie !
event-victory-shared = Égalité : { $seat } partage la victoire.
event-victory-shared-you = Égalité : vous partagez la victoire.
event-game-lost = { $seat } a perdu : la pioche est épuisée.
event-game-lost-you = Vous avez perdu : la pioche est épuisée.

## Propositions

n-favors = { $favor ->
    [0] sans faveur
   *[other] { favor-held }
}
plan-fight = Combattre { $card } : { n-favors }
plan-fight-with = Combattre { $card } avec { $weapon_card } : { n-favors }
plan-fight-with-two = Combattre { $card } avec { $weapon_card } et { $other_card } : { n-favors }
plan-fight-both = Combattre { $card } et { $second_card } : { n-favors }
plan-fight-both-with = Combattre { $card } et { $second_card } avec { $weapon_card } : { n-favors }
plan-fight-both-with-two = Combattre { $card } et { $second_card } avec { $weapon_card } et { $other_card } : { n-favors }
plan-pay = { $n ->
    [2] Payer avec { $card } et { $second_card }
   *[other] Payer avec { $card }, { $second_card } et d’autres ({ $n } cartes)
}
plan-play-gear = Jouer { $card } dans le couloir { $lane } en payant avec les cartes les moins utiles ({ $n })
plan-play-scrap-gear = Jouer { $card } dans le couloir { $lane } à la place { DE($other_card) }{ $n ->
    [0] { "" }
   *[other] , en payant avec les cartes les moins utiles ({ $n })
}
plan-play-spell = Jouer { $card } en payant avec les cartes les moins utiles ({ $n })

## Comment la partie se termine

outcome-most-souls = Le plus de points d’âme.
shortfall = Il vous manquait { $souls ->
    [0] { $favor ->
        [0] { $gear ->
            [one] { $gear } équipement
           *[other] { $gear } équipements
        }
        [one] { $favor } faveur
       *[other] { $favor } faveurs
    }
    [one] { $souls } point d’âme
   *[other] { $souls } points d’âme
}.
outcome-more-favor = Points d’âme à égalité, plus de faveurs.
outcome-more-gear = Points d’âme et faveurs à égalité, plus d’équipement en jeu.
outcome-all-equal = Points d’âme, faveurs et équipement à égalité : la victoire est partagée.
outcome-goal-reached = Au moins seize points d’âme.
outcome-deck-ran-out = La pioche est épuisée.

## Ce qui ne va pas dans une position, une option ou un fichier de cartes

error-no-monster-in-pile = « { $card } » n’est pas un monstre et ne peut pas être un trophée du siège { $seat }
error-no-gear-in-lane = « { $card } » n’est ni un objet ni une arme et ne peut pas être dans un couloir du siège { $seat }
error-gap-in-lane = « { $card } » du siège { $seat } est la seconde carte d’un couloir sans première
error-known-not-in-hand = on attribue au siège { $seat } une carte connue qui n’est pas dans sa main
error-not-to-be-attached = « { $card } » ne s’attache pas à une arme
error-not-a-weapon-in-play = « { $card } » n’est pas une arme en jeu à cet endroit
error-wrong-durability = « { $card } » ne peut pas avoir cette durabilité
error-wrong-enchantment = l’attaque ajoutée à « { $card } » n’est pas celle des sorts qu’elle porte
error-mark-not-in-play = « { $card } » n’est pas en jeu et ne porte aucune marque du tour
error-activated-too-often = la carte « { $card } » ne peut pas avoir été activée aussi souvent
error-nothing-entered = aucun monstre qui agit n’est entré à cet endroit
error-no-fight = ce n’est pas un combat dans un couloir du joueur
error-nothing-goes-on = aucun tour n’est en cours
error-wrong-card-to-do = la carte « { $card } » demande ce qu’elle ne peut pas demander
error-nobody-to-decide = une question ne s’adresse à personne
error-wrong-layer = cela ne peut pas se trouver sous la pioche
error-wrong-aside = les cartes mises de côté ne sont pas celles que l’on joue ou échange
error-partner-starts = le siège { $seat } ne peut pas jouer en premier : chaque équipe commence par son premier équipier
error-no-room-to-come = il n’y a pas de place là où « { $card } » doit venir
error-wrong-memory = ce qui est retenu des pioches précédentes ne correspond pas aux mains
error-wrong-length = une liste n’a pas la bonne longueur : il lui faut { $count } éléments
error-no-gear = { $where } : « { $card } » n’est ni un objet ni une arme
error-not-in-that-hand = { $where } : { $card } n’est pas dans cette main
expected-four-players = 4 joueurs
expected-company = 2 à 4 joueurs (en solitaire, on répare de toute façon son équipement)
expected-someone-later = 2 à 4 joueurs, ou 0 (en solitaire, personne ne joue après vous)
expected-lanes = une liste d’au plus { $most } couloirs
expected-lane = un couloir d’au plus { $most } cartes
expected-cells = des cases avec leurs cartes
expected-more-cards = au moins { $least } cartes pour ce nombre de joueurs, et non { $count }
expected-no-number = rien ici : une carte de type { $kind } n’a pas ce nombre
expected-other-number = rien ici : l’effet { $verb } prend ces nombres : { $names }

## Options

option-teams = deux contre deux ; les partenaires jouent leur tour ensemble
    .label = Deux contre deux
option-care_bear = réparer son équipement au lieu d’abîmer celui des adversaires
    .label = Personne n’abîme l’équipement
option-balanced_shuffle = monstres répartis également entre les deux moitiés de la pioche
    .label = Monstres bien répartis
option-corruptor_hits_itself = le Corrupteur perd 1 point de durabilité quand il est joué
    .label = Le Corrupteur s’use
option-strict_then = aucune faveur d’une carte dont la première partie était impossible
    .label = Pas de faveur pour une demi-carte
option-early_favor = combien de faveurs chacun a de plus au départ que le suivant dans l’ordre de jeu ; 0 : 5 pour chacun
    .label = Avance de faveur

## La table en mots

sheet-players = Joueurs
sheet-grid = Le donjon tel qu’il est posé, le nord en haut
sheet-dungeon = Le donjon
sheet-gear = En jeu
sheet-hand = Votre main
sheet-fights = Vos combats
sheet-piles = Piles
column-side = côté
column-favor = faveur
column-partner = équipier
column-souls = âmes
column-pile = trophées
column-hand = main
column-lane = couloir
column-cell = case
column-numbers = valeurs
column-attack = attaque
column-durability = durabilité
column-notes = notes
column-monsters = monstres
column-need = requis
column-verdict = verdict
kind-weapon = arme
kind-item = objet
kind-spell = sort
kind-monster = monstre
side-south = sud
side-west = ouest
side-north = nord
side-east = est
numbers-monster = attaque { $attack }, âmes { $souls }
numbers-weapon = coût { $cost }, attaque { $attack }, durabilité { $durability }
numbers-item = coût { $cost }, durabilité { $durability }
numbers-spell = coût { $cost }
note-activated = { $n ->
    [one] { $n } activation
   *[other] { $n } activations
}
note-fresh = en jeu depuis ce tour
note-boost = { $name } +{ $n } ce tour-ci
fight-possible = possible : armes { $attack }{ $extra ->
    [0] { "" }
   *[other] { " " }(+{ $extra } en défaussant)
}, faveur { $favor }
fight-breaks = (se brise : { $cards })
fight-impossible = impossible : il manque { $missing }
pile-deck = pioche
pile-discards = défausse
pile-outs = pioche épuisée
pile-last-round = dernière manche
pile-rank = rang
rank-imp = Diablotin ({ $score })
rank-devil = Diable ({ $score })
rank-demon = Démon ({ $score })
rank-archdemon = Archidémon ({ $score })

## Armes

card-arcanife = Arcanelame
    .gender = f
card-blast_wand = Baguette explosive
    .gender = f
card-bloodthirster = Assoiffée de sang
    .gender = f
card-boomerang = Boomerang
    .gender = m
card-corruptor = Corrupteur
    .gender = m
card-fork = Fourche
    .gender = f
card-greataxe = Grande hache
    .gender = f
card-grimoire = Grimoire
    .gender = m
card-hookshot = Grappin
    .gender = m
card-mallet = Maillet
    .gender = m
card-repeater = Arbalète à répétition
    .gender = f
card-shovel = Pelle
    .gender = f
card-skewer = Broche
    .gender = f
card-slingshot = Lance-pierre
    .gender = m
card-soulfeeder = Mangeuse d’âmes
    .gender = f

## Objets

card-mystery_potion = Potion mystère
    .gender = f
card-potion = Potion
    .gender = f
card-stew = Ragoût
    .gender = m
card-talisman = Talisman
    .gender = m
card-torch = Torche
    .gender = f
card-treasure_chest = Coffre au trésor
    .gender = m
card-key = Clé
    .gender = f

## Sorts

card-blazing = Embrasement
    .gender = m
card-upgrade = Amélioration
    .gender = f
card-illuminate = Illumination
    .gender = f
card-portal = Portail
    .gender = m
card-teleport = Téléportation
    .gender = f
card-transmute = Transmutation
    .gender = f

## Monstres qui agissent en entrant dans le donjon

card-ooze = Vase
    .gender = f
card-doom_knight = Chevalier funeste
    .gender = m
card-skeleton = Squelette
    .gender = m
card-spider = Araignée
    .gender = f
card-troll = Troll
    .gender = m
card-vampire = Vampire
    .gender = m
card-vermin = Vermine
    .gender = f

## Monstres qui servent leur vainqueur

card-goblin = Gobelin
    .gender = m
card-watcher = Guetteur
    .gender = m
card-zombie = Zombie
    .gender = m
card-wraith = Spectre
    .gender = m
card-witch = Sorcière
    .gender = f
card-lich = Liche
    .gender = f

# --- ce qui est imprimé sur les cartes, d’après ce qu’elles font

text-favor = { $favor ->
    [one] { $favor } faveur
   *[other] { $favor } faveurs
}
text-loss = { $loss ->
    [one] { $loss } faveur
   *[other] { $loss } faveurs
}
text-both = { $both ->
    [one] { $both } faveur
   *[other] { $both } faveurs
}
text-played = { $gender ->
    [f] Quand vous la jouez
   *[m] Quand vous le jouez
}
text-defeated = { $gender ->
    [f] Vaincue
   *[m] Vaincu
}
text-discard-spell = Dans un combat, vous pouvez défausser un sort de votre main : +{ $bonus } en attaque pour ce combat.
text-discard-monster = Dans un combat, vous pouvez défausser un monstre de votre main : +{ $bonus } en attaque pour ce combat.
text-charge = +{ $bonus } en attaque pendant un tour où vous avez joué un sort.
text-skewer = +{ $bonus } en attaque tant que les deux cases de ce couloir contiennent des monstres.
text-load = Ne peut pas combattre le tour où { $gender ->
    [f] elle est jouée
   *[m] il est joué
}.
text-return = Après un combat mené avec { $gender ->
    [f] elle, vous pouvez la déplacer
   *[m] lui, vous pouvez le déplacer
} vers un autre de vos couloirs.
text-corrode = { text-played }, tout l’équipement de ce couloir, chez tous les joueurs, perd 1 point de durabilité, { $gender ->
    [f] elle
   *[m] lui
} aussi.
text-corrode-sparing = { text-played }, tout autre équipement de ce couloir, chez tous les joueurs, perd 1 point de durabilité.
text-poke = { text-played }, chaque adversaire qui a un objet ou une arme dans ce couloir perd { text-loss }.
text-poke-solitaire = { text-played }, obtenez { text-loss }.
text-chop = { text-played }, un objet ou une arme d’un adversaire dans ce couloir perd 1 point de durabilité.
text-chop-care-bear = { text-played }, réparez un de vos objets ou une de vos armes dans ce couloir.
text-chop-solitaire = { text-chop-care-bear }
text-mend = { text-played }, vous pouvez réparer un de vos objets ou une de vos armes dans ce couloir.
text-sling = { text-played }, vous pouvez déplacer une arme en jeu, de n’importe quel joueur, vers un autre couloir de son propriétaire.
text-feed = { text-played }, défaussez un monstre du donjon. Puis obtenez { text-favor }.
text-reveal = Activation : révélez la première carte de la pioche et mettez-la dessous. Sort : piochez une carte. Monstre : obtenez { text-favor }. Objet ou arme : réparez un de vos objets ou une de vos armes.
text-drink = Activation : obtenez { text-favor }, et { $per } de plus par carte du donjon dans ce couloir qui n’est pas un monstre.
text-eat = Activation : obtenez { text-favor }, et { $per } de plus par monstre du donjon dans ce couloir.
text-copy = Activation : utilisez la capacité activable d’un objet ou d’une arme du donjon.
text-burn = Activation : défaussez du donjon, dans ce couloir, une carte qui n’est pas un monstre et remplacez-la par la première carte de la pioche. Puis obtenez { text-favor }.
text-open = Activation : payez { text-loss } et prenez en main une carte du donjon dans ce couloir qui n’est pas un monstre.
text-exchange = Activation : échangez une carte de votre main contre une carte du donjon dans ce couloir.
text-read = Activation : jouez un sort de coût 0 directement depuis le donjon.
text-hook = Activation : prenez en main une carte du donjon qui n’est pas un sort.
text-dig = Activation : échangez un monstre de votre main contre une carte du donjon dans ce couloir.
text-attach = Attachez à l’une de vos armes : +{ $bonus } en attaque.
text-improve = Attachez à l’une de vos armes : +{ $bonus } en attaque. Réparez cette arme.
text-renew = Mettez les cartes d’un couloir du donjon sous la pioche et remplissez-le à nouveau. Puis obtenez { text-favor }.
text-exchange-anywhere = Échangez une carte de votre main contre une carte du donjon. Puis obtenez { text-favor }.
text-move = Déplacez un objet ou une arme en jeu, de n’importe quel joueur, vers un autre couloir de son propriétaire. Puis obtenez { text-favor }.
text-transmute = Un objet ou une arme d’un adversaire perd 1 point de durabilité. Puis l’une de vos armes a +{ $bonus } en attaque ce tour-ci.
text-transmute-care-bear = Réparez un de vos objets ou une de vos armes. Puis l’une de vos armes a +{ $bonus } en attaque ce tour-ci.
text-transmute-solitaire = { text-transmute-care-bear }
text-ooze = À son entrée : chaque autre joueur retire 1 point de durabilité à un de ses objets ou une de ses armes. Puis vous perdez { text-loss }.
text-ooze-care-bear = À son entrée : vous réparez un de vos objets ou une de vos armes. Puis vous perdez { text-loss }.
text-ooze-solitaire = À son entrée pendant votre tour : réparez un de vos objets ou une de vos armes, puis perdez { text-loss }. Quand le donjon est regarni : un de vos objets ou une de vos armes perd 1 point de durabilité, puis obtenez { text-loss }.
text-everybody-repairs = À son entrée : chaque joueur peut réparer un de ses objets ou une de ses armes.
text-lane-decays = À son entrée : chaque joueur retire 1 point de durabilité à un de ses objets ou une de ses armes de ce couloir.
text-everybody-swaps = À son entrée : chaque joueur défausse une carte de sa main au hasard et en pioche une.
text-toll = À son entrée : chaque joueur paie { text-loss } ou retire 1 point de durabilité à l’une de ses armes.
text-drain = À son entrée : vous obtenez { text-favor }, chaque autre joueur en perd { $loss }.
text-drain-solitaire = À son entrée pendant votre tour : obtenez { text-both }. Quand le donjon est regarni : perdez { text-loss }.
text-everybody-draws = À son entrée : chaque joueur pioche une carte.
text-gear-pays = { text-defeated } : obtenez { text-favor } par objet ou arme que vous jouez ou défaussez de votre main.
text-spells-pay = { text-defeated } : obtenez { text-favor } par sort que vous jouez ou défaussez de votre main.
text-monsters-pay = { text-defeated } : obtenez { text-favor } quand vous invoquez, et par monstre que vous défaussez de votre main.
text-summons-pay = { text-defeated } : obtenez { text-favor } de plus quand vous invoquez.
text-spells-hurt = { text-defeated } : chaque fois que vous jouez un sort, un adversaire de votre choix perd { text-loss }.
text-spells-hurt-solitaire = { text-defeated } : obtenez { text-loss } chaque fois que vous jouez un sort.
text-activate-twice = { text-defeated } : vous pouvez activer deux fois par tour chacun de vos objets et chacune de vos armes.

# --- les champs des cartes, dans un éditeur

field-cost = Coût
field-attack = Attaque
field-durability = Durabilité
field-souls = Âmes
field-favor = X (faveurs)
field-loss = Y (faveurs perdues ou payées)
field-per = Y (faveurs pour chacun)
field-bonus = X (attaque)

# --- nombres sur les cartes
figure-cost = coût { $value }
figure-attack = attaque { $value }
figure-durability = durabilité { $value }
figure-souls = âmes { $value }

# --- le but, ce qu’apporte un choix, et les longues listes de choix

goal = { $players ->
    [1] But : seize points d’âme en monstres vaincus avant la fin de la pioche (ME 12).
   *[other] But : avoir à la fin le plus de points d’âme en monstres vaincus (ME 9.5).
}
lane-number = couloir { $n }
monster-brief = { $name } { $attack }/{ $souls }
group-play-gear = { $cost ->
    [0] Jouer { $card }
    [one] Jouer { $card } pour { $cost } carte
   *[other] Jouer { $card } pour { $cost } cartes
}
short-play-gear = couloir { $lane }
group-play-spell = Jouer un sort
short-play-spell = { $cost ->
    [0] { $card }
    [one] { $card } pour { $cost } carte
   *[other] { $card } pour { $cost } cartes
}
group-loot = Piller
short-loot = { $card } ({ $cell })
group-loot-deck = Piller
short-loot-deck = la première carte de la pioche
group-summon = Invoquer
short-summon = { $card }
group-fight = Combattre
short-fight = { $card } ({ $cell })
group-fight-both = Combattre
short-fight-both = les deux du couloir { $lane }
group-activate = Activer
short-activate = { which-card }
group-move = Déplacer vers un autre couloir
part-move = votre { which-card }
short-move = couloir { $lane }
group-move-theirs = Déplacer vers un autre couloir
part-move-theirs = { which-card } { DE($target) }
short-move-theirs = couloir { $lane }
group-discard = Défausser
short-discard = { $card }
group-give = Donner
short-give = { $card }
group-spend = Dépenser
short-spend = { $n ->
    [0] aucune faveur
    [one] { $n } faveur
   *[other] { $n } faveurs
}
preview-need = il faut { $value }
preview-attack = armes { $value }
preview-missing = { $value ->
    [0] { "" }
   *[other] il manque { $value }
}
preview-souls = +{ $count ->
    [one] { $count } âme
   *[other] { $count } âmes
}
preview-favor = { $value ->
    [0] { "" }
    [one] { $sign }{ $count } faveur
   *[other] { $sign }{ $count } faveurs
}
preview-cards = { $value ->
    [0] { "" }
    [one] { $sign }{ $count } carte
   *[other] { $sign }{ $count } cartes
}
preview-gain = { $count ->
    [one] +{ $count } faveur
   *[other] +{ $count } faveurs
}
preview-wasted = { $value ->
    [0] { "" }
    [one] dont { $count } perdue
   *[other] dont { $count } perdues
}
preview-durability = durabilité ensuite : { $value }
preview-breaks = se brise : { $name }
group-weaken = Retirer 1 point de durabilité à votre
short-weaken = { which-card } (durabilité { $durability })
group-weaken-theirs = Retirer 1 point de durabilité à
short-weaken-theirs = { which-card } { DE($target) } (durabilité { $durability })
group-repair = Réparer votre
short-repair = { which-card } (durabilité { $durability })
group-repair-theirs = Réparer
short-repair-theirs = { which-card } { DE($target) } (durabilité { $durability })
group-scrap = Défausser de son couloir
short-scrap = { which-card }
group-wield = Combattre avec
short-wield = { which-card } (durabilité { $durability })
group-take = Prendre
short-take = { $card } ({ $cell })
group-banish = Défausser du donjon
short-banish = { $card } ({ $cell })
dungeon-brief = Donjon (monstres : attaque/âmes)
player-brief = { $seat } (faveur { $favor }, âmes { $souls }, main { $hand })

## Ce que regardent les bots

feature-souls = { $way ->
        [more] plus de points d’âme
       *[less] moins de points d’âme
    }
feature-lead = { $way ->
        [more] plus de points d’âme
       *[less] moins de points d’âme
    }
feature-favor = { $way ->
        [more] plus de faveur à dépenser
       *[less] moins de faveur à dépenser
    }
feature-spare = { $way ->
        [more] plus de faveur en cas d’égalité
       *[less] moins de faveur en cas d’égalité
    }
feature-arms = { $way ->
        [more] des armes plus fortes en jeu
       *[less] des armes plus faibles en jeu
    }
feature-uses = { $way ->
        [more] plus de durabilité parmi les armes en jeu
       *[less] moins de durabilité parmi les armes en jeu
    }
feature-tools = { $way ->
        [more] plus d’équipement à activer
       *[less] moins d’équipement à activer
    }
feature-cards = { $way ->
        [more] plus de cartes en main
       *[less] moins de cartes en main
    }
feature-blades = { $way ->
        [more] de meilleures armes en main
       *[less] de moins bonnes armes en main
    }
feature-prey = { $way ->
        [more] un meilleur combat pour ce tour
       *[less] un moins bon combat pour ce tour
    }
feature-quarry = { $way ->
        [more] un meilleur combat pour le prochain tour
       *[less] un moins bon combat pour le prochain tour
    }
feature-ambush = { $way ->
        [more] un meilleur combat avec les cartes en main
       *[less] un moins bon combat avec les cartes en main
    }
feature-hunting = { $way ->
        [more] plus de monstres à portée de vos armes
       *[less] moins de monstres à portée de vos armes
    }
feature-tribute = { $way ->
        [more] plus de pouvoirs de monstres vaincus
       *[less] moins de pouvoirs de monstres vaincus
    }
feature-tempo = { $way ->
        [more] garde l’action de ce tour
       *[less] dépense l’action de ce tour
    }
feature-pace = { $way ->
        [more] plus près du but pour les tours qui restent
       *[less] en retard sur le rythme qu’il faut pour le but
    }

# --- ce que comptent les rapports sur l’équilibre

tally-defeated = Monstres vaincus
tally-lanes = Couloirs équipés
thing-lanes = couloir { $thing }

# --- the course of a game

course-title = Les points d’âme, tour après tour

# --- une phrase pour ce qui va ensemble

n-souls = { $n ->
    [one] { $n } âme
   *[other] { $n } âmes
}
beat-turn-begun = Au tour { DE($seat) }.
beat-turn-begun-you = À vous de jouer.
beat-passed = { $seat } passe.
beat-passed-you = Vous passez.
beat-draw = { $seat } pioche une carte.
beat-draw-you = Vous piochez une carte.
beat-draw-card = { $seat } pioche { $card }.
beat-draw-card-you = Vous piochez { $card }.
beat-loot = { $seat } prend { $card } dans le donjon.
beat-loot-you = Vous prenez { $card } dans le donjon.
beat-play-gear = { $seat } joue { $card } dans le couloir { $lane }.
beat-play-gear-you = Vous jouez { $card } dans le couloir { $lane }.
beat-play-spell = { $seat } joue { $card }.
beat-play-spell-you = Vous jouez { $card }.
beat-gear-activated = { $seat } active { $card }.
beat-gear-activated-you = Vous activez { $card }.
beat-gear-broken = { $card } { DE($seat) } se brise.
beat-gear-broken-you = { $card }, à vous, se brise.
beat-weapon-wielded = { $seat } combat avec { $card }.
beat-weapon-wielded-you = Vous combattez avec { $card }.
beat-worn = { $card } { DE($seat) } passe à { $n } en durabilité.
beat-worn-you = { $card }, à vous, passe à { $n } en durabilité.
beat-favor-gained = { $seat } obtient { n-favor } ({ $card }).
beat-favor-gained-you = Vous obtenez { n-favor } ({ $card }).
beat-game-won = { $seat } remporte la partie !
beat-game-won-you = Vous remportez la partie !
beat-goal-reached = { $seat } remporte la partie !
beat-goal-reached-you = Vous remportez la partie !
beat-victory-shared = Égalité : { $seat } partage la victoire.
beat-victory-shared-you = Égalité : vous partagez la victoire.
beat-game-lost = { $seat } a perdu : la pioche est épuisée.
beat-game-lost-you = Vous avez perdu : la pioche est épuisée.
beat-defeat = { $seat } vainc { $card } : +{ n-souls }.
beat-defeat-you = Vous vainquez { $card } : +{ n-souls }.
beat-defeat-two = { $seat } vainc { $card } et { $second_card } : +{ n-souls }.
beat-defeat-two-you = Vous vainquez { $card } et { $second_card } : +{ n-souls }.
beat-summon = { $seat } invoque { $card } et prend { $second_card }.
beat-summon-you = Vous invoquez { $card } et prenez { $second_card }.
beat-exchange = { $seat } échange { $card } contre { $second_card }.
beat-exchange-you = Vous échangez { $card } contre { $second_card }.
beat-activate = { $seat } active { $card } : +{ n-favor }.
beat-activate-you = Vous activez { $card } : +{ n-favor }.
beat-play-favor = { $seat } joue { $card } : +{ n-favor }.
beat-play-favor-you = Vous jouez { $card } : +{ n-favor }.
beat-play-favor-lost = { $seat } joue { $card } : { $target } perd { n-favor }.
beat-play-favor-lost-you = Vous jouez { $card } : { $target } perd { n-favor }.
beat-play-favor-lost-to-you = { $seat } joue { $card } : vous perdez { n-favor }.
beat-play-wear = { $seat } joue { $card } : { $gear_card } { DE($target) } passe à { $n } en durabilité.
beat-play-wear-you = Vous jouez { $card } : { $gear_card } { DE($target) } passe à { $n } en durabilité.
beat-play-wear-to-you = { $seat } joue { $card } : { $gear_card }, à vous, passe à { $n } en durabilité.
beat-attach = { $seat } attache { $card } à { $gear_card } : +{ $n } en attaque.
beat-attach-you = Vous attachez { $card } à { $gear_card } : +{ $n } en attaque.
beat-boost = { $seat } joue { $card } : +{ $n } en attaque pour { $gear_card }.
beat-boost-you = Vous jouez { $card } : +{ $n } en attaque pour { $gear_card }.
beat-all-draw = { $card } : chacun pioche une carte.
beat-all-swap = { $card } : chacun défausse une carte et en pioche une.
beat-drain = { $card } : { $seat } obtient { n-favor }, { $target } en perd { $lost }.
beat-drain-you = { $card } : vous obtenez { n-favor }, { $target } en perd { $lost }.
beat-drain-to-you = { $card } : { $seat } obtient { n-favor }, vous en perdez { $lost }.
beat-drain-all = { $card } : { $seat } obtient { n-favor }, les autres en perdent.
beat-drain-all-you = { $card } : vous obtenez { n-favor }, les autres en perdent.
beat-favor-lost = { $card } : { $target } perd { n-favor }.
beat-favor-lost-to-you = { $card } : vous perdez { n-favor }.
beat-toll = { $card } : { $target } paie { n-favor }.
beat-toll-to-you = { $card } : vous payez { n-favor }.
beat-toll-two = { $card } : { $seat } et { $target } paient chacun { n-favor }.
beat-toll-two-you = { $card } : vous et { $target } payez chacun { n-favor }.
beat-toll-two-to-you = { $card } : { $seat } et vous payez chacun { n-favor }.
beat-toll-several = { $card } : { $payers } joueurs paient chacun { n-favor }.
beat-toll-or-wear = { $card } : les uns paient { n-favor }, les autres retirent 1 point de durabilité à une arme.
beat-wear = { $card } : { $gear_card } { DE($target) } passe à { $n } en durabilité.
beat-wear-to-you = { $card } : { $gear_card }, à vous, passe à { $n } en durabilité.
beat-wear-all = { $card } : { $n } objets et armes perdent 1 point de durabilité.
beat-repair = { $card } répare { $gear_card } { DE($target) } : durabilité { $n }.
beat-repair-to-you = { $card } répare { $gear_card }, à vous : durabilité { $n }.
beat-harm-favor = { $card } agit : { $target } perd { n-favor }.
beat-harm-favor-to-you = { $card } agit : vous perdez { n-favor }.
beat-harm-wear = { $card } agit : { $gear_card } { DE($target) } passe de { $n } à { $left } en durabilité.
beat-harm-wear-to-you = { $card } agit : { $gear_card }, à vous, passe de { $n } à { $left } en durabilité.
beat-harm-discard = { $card } agit : { $target } défausse { $second_card } et pioche une carte.
beat-harm-discard-to-you = { $card } agit : vous défaussez { $second_card } et piochez une carte.

threat-last-turn = Dernière manche : { $seat } a encore un tour.
threat-last-turn-you = Dernière manche : vous avez encore un tour.
