# Les textes de Mephisto. Questions, libellés, refus et événements portent les noms que leur donnent
# les règles ; leurs arguments sont ceux que fournissent les questions, `labels.py` et `events.py`.

## Morceaux de phrases

which-card = { $copy ->
    [1] { $card }
   *[other] { $card } (n° { $copy })
}
n-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

## Questions

question-turn = Vous pouvez jouer des cartes et activer votre équipement. Ensuite vous devez piller, combattre ou invoquer.
question-pay = Vous devez défausser { n-cards } de votre main pour payer { $card }.
question-scrap = Le couloir est plein : choisissez laquelle de vos deux cartes laisse la place à { $card }.
question-lane = { $card } : choisissez un couloir dont les cartes sont remplacées.
question-under = { $card } : choisissez la carte qui passe la première sous la pioche.
question-take = { $card } : choisissez une carte à prendre en main.
question-give = { $card } : choisissez la carte de votre main à échanger.
question-exchange = { $card } : choisissez la carte du donjon contre laquelle l’échanger.
question-summon = Vous invoquez { $card } : choisissez la carte du donjon qui vient dans votre main à sa place.
question-banish = { $card } : choisissez une carte du donjon à défausser.
question-banish-extra = Étape supplémentaire : choisissez laquelle des cartes à égalité quitte le donjon.
question-copy = { $card } : choisissez la carte du donjon dont vous utilisez la capacité.
question-read = { $card } : choisissez un sort du donjon à jouer.
question-weaken = { $card } : choisissez l’un de vos objets ou armes, qui perd une durabilité.
question-weaken-theirs = { $card } : choisissez un objet ou une arme d’un adversaire, qui perd une durabilité.
question-toll = { $card } : payez { $n } faveurs, ou choisissez l’une de vos armes, qui perd une durabilité.
question-repair = { $card } : choisissez un objet ou une arme à réparer.
question-repair-may = { $card } : vous pouvez réparer l’un de vos objets ou armes.
question-empower = { $card } : choisissez l’arme à laquelle l’attacher (+{ $n } en attaque).
question-empower-turn = { $card } : choisissez l’arme qui a +{ $n } en attaque ce tour-ci.
question-move = { $card } : déplacez un objet ou une arme vers un autre couloir.
question-move-may = { $card } : vous pouvez déplacer une arme vers un autre couloir.
question-target = { $card } : choisissez l’adversaire qui perd { $n ->
    [one] { $n } faveur
   *[other] { $n } faveurs
}.
question-benefit = { $card } : choisissez qui de votre équipe obtient { $n ->
    [one] { $n } faveur
   *[other] { $n } faveurs
}.
question-benefit-card = { $card } : choisissez qui de votre équipe pioche une carte.
question-wield = Le combat demande { $need } en attaque. Vos armes donnent { $attack } et vous avez { $favor } en faveur. Choisissez vos armes, puis continuez.
question-extra-spell = { $card } : vous pouvez défausser un sort pour +{ $n } en attaque. Le combat demande { $need }, vous avez { $attack } sans la faveur.
question-extra-monster = { $card } : vous pouvez défausser un monstre pour +{ $n } en attaque. Le combat demande { $need }, vous avez { $attack } sans la faveur.
question-spend = Le combat demande { $need } en attaque et vos armes donnent { $attack }. Choisissez combien de faveur dépenser : au moins { $missing }.

## Actions

action-pass = Passer : aucune action n’est possible
action-loot-deck = Piller la première carte de la pioche
action-hand-over = Laisser la main à votre équipier
action-done = Pas d’autre arme
action-decline = Renoncer
action-pay-favor = Payer en faveur
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
action-activate-theirs = Activer { which-card } ({ $target })
action-loot = Piller { $card } ({ $cell })
action-loot-empty = Piller la case { $cell } (vide)
action-fight = Combattre { $card } ({ $cell })
action-fight-empty = Combattre dans la case { $cell } (vide)
action-fight-both = Combattre les deux monstres du couloir { $lane }
action-summon = Invoquer { $card }
action-discard = Défausser { $card }
action-give = Donner { $card }
action-scrap = Défausser { which-card } de son couloir
action-scrap-theirs = Défausser { which-card } ({ $target }) de son couloir
action-lane = Choisir le couloir { $lane }
action-under = Mettre { $card } ({ $cell }) sous la pioche
action-under-empty = Mettre la case { $cell } sous la pioche (vide)
action-take = Prendre { $card } ({ $cell })
action-take-empty = Prendre dans la case { $cell } (vide)
action-banish = Défausser { $card } ({ $cell }) du donjon
action-banish-empty = Défausser dans la case { $cell } (vide)
action-copy = Utiliser la capacité de { $card } ({ $cell })
action-copy-empty = Utiliser la capacité de la case { $cell } (vide)
action-read = Jouer { $card } ({ $cell }) depuis le donjon
action-read-empty = Jouer depuis la case { $cell } (vide)
action-weaken = Ôter une durabilité à votre { which-card } (en a { $durability })
action-weaken-theirs = Ôter une durabilité à { which-card } ({ $target }) (en a { $durability })
action-repair = Réparer votre { which-card } (durabilité { $durability })
action-repair-theirs = Réparer { which-card } ({ $target }) (durabilité { $durability })
action-empower = Choisir votre { which-card }
action-empower-theirs = Choisir { which-card } ({ $target })
action-move = Déplacer votre { which-card } vers le couloir { $lane }
action-move-theirs = Déplacer { which-card } ({ $target }) vers le couloir { $lane }
action-target = Choisir { $target }
action-benefit = Pour { $target }
action-wield = Combattre avec { which-card } (durabilité { $durability })
action-wield-theirs = Combattre avec { which-card } ({ $target })
action-spend = { $n ->
    [0] Ne dépenser aucune faveur
    [one] Dépenser { $n } faveur
   *[other] Dépenser { $n } faveurs
}

## Refus (la règle et le point final sont ajoutés)

refusal-not-asked-for = Rien ne le demande maintenant : à votre tour vous jouez, activez et faites une action
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
refusal-already-activated = Plus d’activation possible pour { $card } ce tour-ci
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
refusal-fight-would-fail = Le combat ne pourrait pas être gagné ainsi
refusal-spends-too-little = Vous devez dépenser au moins { $missing } en faveur pour gagner le combat
refusal-favor-missing = Vous n’avez que { $favor } en faveur
refusal-toll-too-high = Vous avez { $favor } en faveur, trop peu pour payer
refusal-already-wielded = { $card } participe déjà au combat
refusal-no-such-weapon-in-lane = { $card } n’est pas une de vos armes dans ce couloir
refusal-not-loaded = Pas de combat avec { $card } le tour de son entrée en jeu
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

event-first-player-drawn = { $seat } est le premier joueur.
event-turn-begun = { $seat } commence son tour.
event-card-drawn = { $seat } pioche { $card }.
event-card-drawn-hidden = { $seat } pioche une carte.
event-known-card-drawn = { $seat } pioche { $card }, que tous ont vu passer sous la pioche.
event-card-given = { $seat } donne { $card }.
event-card-discarded = { $seat } défausse { $card } de sa main.
event-card-taken = { $seat } prend { $card } dans le donjon.
event-card-banished = { $card } quitte le donjon pour la défausse.
event-card-placed = { $card } entre dans le donjon ({ $cell }).
event-card-put-under = { $card } passe sous la pioche.
event-card-revealed = La première carte de la pioche est { $card } : elle passe dessous.
event-top-discarded = La première carte de la pioche, { $card }, part à la défausse.
event-deck-out = La pioche est épuisée{ $n ->
    [1] { "" }
   *[other] { " à nouveau" }
}.
event-gear-played = { $seat } joue { $card } dans le couloir { $lane }.
event-gear-activated = { $seat } active { $card }.
event-gear-scrapped = { $seat } défausse { $card } pour faire de la place.
event-gear-moved = { $card } ({ $seat }) passe dans le couloir { $lane }.
event-gear-broken = { $card } ({ $seat }) se brise.
event-gear-repaired = Réparation de { $card } ({ $seat }) : durabilité { $n }.
event-durability-lost = { $card } ({ $seat }) n’a plus que { $n } de durabilité.
event-ability-copied = { $seat } utilise la capacité de { $card }.
event-spell-played = { $seat } joue { $card }.
event-spell-attached = { $card } ({ $seat }) a désormais +{ $n } en attaque.
event-weapon-boosted = { $card } ({ $seat }) a +{ $n } en attaque ce tour-ci.
event-weapon-wielded = { $seat } combat avec { $card }.
event-monster-acts = { $card } agit.
event-monster-summoned = { $seat } invoque { $card }.
event-monster-defeated = { $seat } vainc { $card } : { $n ->
    [one] { $n } point d’âme
   *[other] { $n } points d’âme
}.
event-favor-gained = { $seat } obtient { $n ->
    [one] { $n } faveur
   *[other] { $n } faveurs
} ({ $card }).
event-favor-wasted = { $seat } a 10 en faveur : { $n ->
    [one] { $n } est perdue
   *[other] { $n } sont perdues
} ({ $card }).
event-favor-lost = { $seat } perd { $n ->
    [one] { $n } faveur
   *[other] { $n } faveurs
} ({ $card }).
event-favor-paid = { $seat } paie { $n ->
    [one] { $n } faveur
   *[other] { $n } faveurs
} ({ $card }).
event-favor-spent = { $seat } dépense { $n ->
    [one] { $n } faveur
   *[other] { $n } faveurs
}.
event-declined = { $seat } renonce à { $card }.
event-passed = { $seat } ne peut rien faire et passe.
event-turn-handed-over = { $seat } laisse la main à { $target }.
event-game-won = { $seat } gagne la partie !
event-game-lost = { $seat } a perdu : la pioche est épuisée.

## Plans

n-favors = { $favor ->
    [0] sans faveur
    [one] { $favor } faveur
   *[other] { $favor } faveurs
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
plan-play-gear = Jouer { $card } dans le couloir { $lane } contre les cartes les moins utiles ({ $n })
plan-play-scrap-gear = Jouer { $card } dans le couloir { $lane } à la place de { $other_card }{ $n ->
    [0] { "" }
   *[other] , contre les cartes les moins utiles ({ $n })
}
plan-play-spell = Jouer { $card } contre les cartes les moins utiles ({ $n })

## Comment la partie se termine

outcome-most-souls = Le plus de points d’âme.
outcome-more-favor = Points d’âme égaux, plus de faveur.
outcome-more-gear = Points d’âme et faveur égaux, plus d’équipement en jeu.
outcome-all-equal = Points d’âme, faveur et équipement sont égaux : la victoire est partagée.
outcome-goal-reached = Au moins seize points d’âme.
outcome-deck-ran-out = La pioche est épuisée.

## Ce qui ne va pas dans une position, une option ou un fichier de cartes

error-no-monster-in-pile = « { $card } » n’est pas un monstre et ne peut pas être un trophée de la place { $seat }
error-no-gear-in-lane = « { $card } » n’est ni un objet ni une arme et ne peut pas être dans un couloir de la place { $seat }
error-gap-in-lane = « { $card } » de la place { $seat } est la seconde carte d’un couloir sans première
error-known-not-in-hand = on connaît à la place { $seat } une carte qui n’est pas dans sa main
error-not-to-be-attached = « { $card } » ne s’attache pas à une arme
error-not-a-weapon-in-play = « { $card } » n’est pas une arme en jeu à cet endroit
error-wrong-durability = « { $card } » ne peut pas avoir cette durabilité
error-wrong-enchantment = l’attaque ajoutée à « { $card } » n’est pas celle des sorts qu’elle porte
error-mark-not-in-play = « { $card } » n’est pas en jeu et ne porte aucune marque du tour
error-activated-too-often = « { $card } » ne peut pas avoir été activé aussi souvent
error-nothing-entered = aucun monstre qui agit n’est entré à cet endroit
error-no-fight = ce n’est pas un combat dans un couloir du joueur
error-nothing-goes-on = aucun tour n’est en cours
error-wrong-card-to-do = « { $card } » demande ce qu’elle ne peut pas demander
error-nobody-to-decide = une question ne s’adresse à personne
error-wrong-layer = cela ne peut pas se trouver sous la pioche
error-wrong-aside = les cartes mises de côté ne sont pas celles que l’on joue ou échange
error-partner-starts = la place { $seat } ne peut pas être le premier joueur : chaque équipe commence par son premier équipier
error-no-room-to-come = il n’y a pas de place là où « { $card } » doit venir
error-wrong-length = une liste n’a pas la bonne longueur ; il en faut { $count }
error-no-gear = { $where }, équipement : « { $card } » n’est ni un objet ni une arme
error-not-in-that-hand = { $where }, cartes connues : « { $card } » n’est pas dans cette main
expected-four-players = 4 joueurs
expected-company = 2 à 4 joueurs (en solitaire on répare de toute façon son équipement)
expected-lanes = une liste d’au plus { $most } couloirs
expected-lane = un couloir d’au plus { $most } cartes
expected-cells = des cases avec leurs cartes
expected-more-cards = au moins { $least } cartes pour ce nombre de joueurs, pas { $count }
expected-no-number = rien ici : une carte de type { $kind } n’a pas ce nombre
expected-other-number = rien ici : l’effet { $verb } prend ces nombres : { $names }

## Options

option-teams = deux contre deux (4 joueurs)
option-care_bear = réparer son équipement au lieu d’abîmer celui des adversaires
option-balanced_shuffle = monstres répartis également entre les deux moitiés de la pioche
option-corruptor_hits_itself = le Corrupteur perd une durabilité quand il est joué
option-strict_then = pas de faveur d’une carte dont la première partie était impossible

## La table en mots

sheet-players = Joueurs
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
column-need = demande
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
rank-imp = diablotin ({ $score })
rank-devil = diable ({ $score })
rank-demon = démon ({ $score })
rank-archdemon = archidémon ({ $score })

## Armes

card-arcanife = Arcanelame
    .text = Dans un combat, vous pouvez défausser un sort : +4 en attaque pour ce combat.
card-blast_wand = Baguette explosive
    .text = +3 en attaque pendant un tour où vous avez joué un sort.
card-bloodthirster = Assoiffée de sang
    .text = Dans un combat, vous pouvez défausser un monstre : +3 en attaque pour ce combat.
card-boomerang = Boomerang
    .text = Après un combat mené avec lui, vous pouvez le déplacer vers un autre couloir.
card-corruptor = Corrupteur
    .text = Quand vous le jouez, tous les objets et armes de ce couloir, de tous les joueurs, perdent 1 durabilité.
card-fork = Fourche
    .text = Quand vous la jouez, un adversaire qui a un objet ou une arme dans ce couloir perd 2 faveurs.
    .text-solitaire = Quand vous la jouez, obtenez 2 faveurs.
card-greataxe = Grande hache
    .text = Quand vous la jouez, un objet ou une arme d’un adversaire dans ce couloir perd 1 durabilité.
    .text-care-bear = Quand vous la jouez, réparez l’un de vos objets ou armes dans ce couloir.
    .text-solitaire = Quand vous la jouez, réparez l’un de vos objets ou armes dans ce couloir.
card-grimoire = Grimoire
    .text = Activez : jouez un sort de coût 0 directement depuis le donjon.
card-hookshot = Grappin
    .text = Activez : prenez en main une carte du donjon qui n’est pas un sort.
card-mallet = Maillet
    .text = Quand vous le jouez, vous pouvez réparer l’un de vos objets ou armes dans ce couloir.
card-repeater = Arbalète à répétition
    .text = Ne peut pas combattre le tour où elle est jouée.
card-shovel = Pelle
    .text = Activez : échangez un monstre de votre main contre une carte du donjon dans ce couloir.
card-skewer = Brochette
    .text = +2 en attaque tant que les deux cases de ce couloir contiennent des monstres.
card-slingshot = Lance-pierre
    .text = Quand vous le jouez, vous pouvez déplacer n’importe quelle arme en jeu vers un autre couloir de son propriétaire.
card-soulfeeder = Mangeuse d’âmes
    .text = Quand vous la jouez, défaussez un monstre du donjon. Puis obtenez 4 faveurs.

## Objets

card-mystery_potion = Potion mystère
    .text = Activez : révélez la première carte de la pioche et mettez-la dessous. Sort : piochez une carte. Monstre : obtenez 3 faveurs. Objet ou arme : réparez l’un de vos objets ou armes.
card-potion = Potion
    .text = Activez : obtenez 1 faveur, et 1 de plus par carte qui n’est pas un monstre dans le donjon de ce couloir.
card-stew = Ragoût
    .text = Activez : obtenez 1 faveur, et 2 de plus par monstre dans le donjon de ce couloir.
card-talisman = Talisman
    .text = Activez : utilisez la capacité activable d’un objet ou d’une arme du donjon.
card-torch = Torche
    .text = Activez : défaussez du donjon de ce couloir une carte qui n’est pas un monstre et remplacez-la par la première de la pioche. Puis obtenez 2 faveurs.
card-treasure_chest = Coffre au trésor
    .text = Activez : payez 1 faveur et prenez en main une carte du donjon de ce couloir qui n’est pas un monstre.
card-key = Clé
    .text = Activez : échangez une carte de votre main contre une carte du donjon dans ce couloir.

## Sorts

card-blazing = Embrasement
    .text = Attachez à l’une de vos armes : +3 en attaque.
card-upgrade = Amélioration
    .text = Attachez à l’une de vos armes : +3 en attaque. Réparez cette arme.
card-illuminate = Illumination
    .text = Mettez les cartes d’un couloir du donjon sous la pioche et remplissez-le à nouveau. Puis obtenez 4 faveurs.
card-portal = Portail
    .text = Échangez une carte de votre main contre une carte du donjon. Puis obtenez 3 faveurs.
card-teleport = Téléportation
    .text = Déplacez n’importe quel objet ou arme en jeu vers un autre couloir de son propriétaire. Puis obtenez 2 faveurs.
card-transmute = Transmutation
    .text = Un objet ou une arme d’un adversaire perd 1 durabilité. Puis l’une de vos armes a +5 en attaque ce tour-ci.
    .text-care-bear = Réparez l’un de vos objets ou armes. Puis l’une de vos armes a +5 en attaque ce tour-ci.
    .text-solitaire = Réparez l’un de vos objets ou armes. Puis l’une de vos armes a +5 en attaque ce tour-ci.

## Monstres qui agissent en entrant dans le donjon

card-ooze = Vase
    .text = En entrant : chaque autre joueur ôte 1 durabilité à l’un de ses objets ou armes. Puis vous perdez 2 faveurs.
    .text-care-bear = En entrant : vous réparez l’un de vos objets ou armes. Puis vous perdez 2 faveurs.
    .text-solitaire = En entrant à votre tour : réparez l’un de vos objets ou armes, puis perdez 2 faveurs. Quand le donjon est regarni : l’un de vos objets ou armes perd 1 durabilité, puis obtenez 2 faveurs.
card-doom_knight = Chevalier funeste
    .text = En entrant : chaque joueur peut réparer l’un de ses objets ou armes.
card-skeleton = Squelette
    .text = En entrant : chaque joueur ôte 1 durabilité à l’un de ses objets ou armes de ce couloir.
card-spider = Araignée
    .text = En entrant : chaque joueur défausse une carte de sa main au hasard et en pioche une.
card-troll = Troll
    .text = En entrant : chaque joueur paie 3 faveurs ou ôte 1 durabilité à l’une de ses armes.
card-vampire = Vampire
    .text = En entrant : vous obtenez 1 faveur, chaque autre joueur en perd 2.
    .text-solitaire = En entrant à votre tour : obtenez 3 faveurs. Quand le donjon est regarni : perdez 2 faveurs.
card-vermin = Vermine
    .text = En entrant : chaque joueur pioche une carte.

## Monstres qui servent leur vainqueur

card-goblin = Gobelin
    .text = Vaincu : obtenez 1 faveur par objet ou arme que vous jouez ou défaussez de votre main.
card-watcher = Guetteur
    .text = Vaincu : obtenez 1 faveur par sort que vous jouez ou défaussez de votre main.
card-zombie = Zombie
    .text = Vaincu : obtenez 1 faveur quand vous invoquez, et par monstre que vous défaussez de votre main.
card-wraith = Spectre
    .text = Vaincu : obtenez 1 faveur de plus quand vous invoquez.
card-witch = Sorcière
    .text = Vaincue : chaque fois que vous jouez un sort, un adversaire de votre choix perd 1 faveur.
    .text-solitaire = Vaincue : obtenez 1 faveur chaque fois que vous jouez un sort.
card-lich = Liche
    .text = Vaincue : vous pouvez activer deux fois par tour chacun de vos objets et armes.

# --- nombres sur les cartes
figure-cost = coût { $value }
figure-attack = attaque { $value }
figure-durability = durabilité { $value }
figure-souls = âmes { $value }
