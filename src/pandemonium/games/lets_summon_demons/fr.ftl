# Le texte de Let’s Summon Demons en français, avec les termes de l’édition française. Les clés et les
# arguments sont ceux de en.ftl.

## Morceaux de phrases

a-what = { $what ->
    [boy] un Garçon
    [girl] une Fille
    [kid] un gamin
    [sweet-boy] un Adorable Garçon
    [sweet-girl] une Adorable Fille
    [sweet-kid] un Adorable gamin
    [rotten-boy] un Horrible Garçon
    [rotten-girl] une Horrible Fille
    [rotten-kid] un Horrible gamin
    [animal] un Animal
    [demon] un Démon
    [candle] un Cierge
   *[card] une carte
}
other-what = { $what ->
    [boy] un autre de vos Garçons
    [girl] une autre de vos Filles
    [kid] un autre de vos gamins
    [sweet-boy] un autre de vos Adorables Garçons
    [sweet-girl] une autre de vos Adorables Filles
    [sweet-kid] un autre de vos Adorables gamins
    [rotten-boy] un autre de vos Horribles Garçons
    [rotten-girl] une autre de vos Horribles Filles
    [rotten-kid] un autre de vos Horribles gamins
    [animal] un autre de vos Animaux
    [demon] un autre de vos Démons
    [candle] un autre de vos Cierges
   *[card] une autre de vos cartes
}
all-what = { $what ->
    [boy] Garçons
    [girl] Filles
    [kid] gamins
    [sweet-boy] Adorables Garçons
    [sweet-girl] Adorables Filles
    [sweet-kid] Adorables gamins
    [rotten-boy] Horribles Garçons
    [rotten-girl] Horribles Filles
    [rotten-kid] Horribles gamins
    [animal] Animaux
    [demon] Démons
    [candle] Cierges
   *[card] cartes
}
each-per = { $per ->
    [boy] pour chacun de vos Garçons
    [girl] pour chacune de vos Filles
    [kid] pour chacun de vos gamins
    [sweet-boy] pour chacun de vos Adorables Garçons
    [sweet-girl] pour chacune de vos Adorables Filles
    [sweet-kid] pour chacun de vos Adorables gamins
    [rotten-boy] pour chacun de vos Horribles Garçons
    [rotten-girl] pour chacune de vos Horribles Filles
    [rotten-kid] pour chacun de vos Horribles gamins
    [animal] pour chacun de vos Animaux
    [demon] pour chacun de vos Démons
    [candle] pour chacun de vos Cierges
   *[card] pour chacune de vos cartes en jeu
}
n-souls = { $n ->
    [one] { $n } Âme
   *[other] { $n } Âmes
}
one-or-two = { $n ->
    [one] { $first_card }
   *[other] { $first_card } et { $second_card }
}
n-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
which-card = { $copy ->
    [1] { $card }
   *[other] { $card } (n° { $copy })
}
and-more = { $more ->
    [0] { "" }
   *[other] , et plus encore
}
in-vain = { $vain ->
    [0] { "" }
   *[other] { " " }Cela ne donnerait rien pour le moment.
}
may-do = { $may ->
    [buy] acheter une carte
    [summon] invoquer un Démon
    [pass] passer une carte à votre équipier
    [buy-summon] acheter une carte et invoquer un Démon
    [buy-pass] acheter une carte et en passer une à votre équipier
    [summon-pass] invoquer un Démon et passer une carte à votre équipier
    [buy-summon-pass] acheter une carte, invoquer un Démon et passer une carte à votre équipier
   *[nothing] ne rien faire d’autre
}

## Questions

question-turn = { $may ->
    [nothing] Vous devez lancer les dés.
   *[other] Vous devez lancer les dés. Avant ou après, vous pouvez { may-do }.
}
question-turn-rolled = { $may ->
    [nothing] Vous devez terminer votre tour.
   *[other] Vous pouvez { may-do }, ou terminer votre tour.
}
question-candle = Vous devez choisir un Cierge.
question-starter = Avant la suite de votre premier tour, vous pouvez invoquer gratuitement un Démon de votre main.
question-reroll = { $card } : vous avez obtenu { $n }. Vous pouvez relancer les deux dés, une seule fois ; le premier lancer ne compte alors plus.
question-order = Le lancer a donné { $total }. Vous devez choisir laquelle de vos { n-cards } en attente s’active maintenant.
question-order-card = { $card } : vous devez choisir laquelle de vos { n-cards } en attente s’active maintenant.
question-snuff = Vous devez sacrifier { n-cards } pour invoquer { $card }. Choisissez la première.
question-snuff-more = Vous devez encore sacrifier { n-cards } pour invoquer { $card }.
question-pay-this = { $card } : « { $card_text } » Voulez-vous { $card_gender ->
    [f] la
   *[m] le
} défausser ?{ in-vain }
question-pay-card = { $card } : « { $card_text } » { $n ->
    [one] Voulez-vous défausser { a-what } ?{ in-vain }
   *[other] Le voulez-vous ? Alors commencez par { a-what }.{ in-vain }
}
question-pay-next = { $card } : vous devez maintenant défausser aussi { a-what }.
question-steal-souls = { $n ->
    [one] { $card } : vous devez voler { n-souls }. Choisissez d’où elle vient.
   *[other] { $card } : vous devez voler { n-souls }. Choisissez d’où vient la prochaine.
}
question-who-collects = { $card } : vous devez choisir un adversaire, qui récolte { n-souls }.
question-discard-from = { $card } : vous pouvez faire défausser { $n ->
    [one] { a-what } à un adversaire. Choisissez lequel, ou arrêtez-vous là.
   *[other] jusqu’à { $n } { all-what } à vos adversaires. Choisissez qui perd la première carte, ou arrêtez-vous là.
}
question-steal-from = { $card } : vous devez voler { a-what }. Choisissez à quel adversaire.
question-steal-everything = { $card } : vous devez choisir un adversaire et lui voler toutes ses cartes en jeu, sauf les Cierges.
question-steal-which = { $card } : vous devez choisir { a-what } à voler à { $target }.
question-discard-which = { $card } : vous devez choisir { a-what } à faire défausser à { $target }.
question-discard-own = { $card } : vous devez défausser { a-what } parmi vos cartes.
question-take = { $card } : vous devez obtenir { a-what } du Voisinage. Choisissez la carte.
question-replace = { $n ->
    [0] { $card } : choisissez une à une les cartes du Voisinage à remplacer, puis terminez.
    [one] { $card } : { n-cards } du Voisinage sera remplacée. Choisissez-en d’autres, ou terminez.
   *[other] { $card } : { n-cards } du Voisinage seront remplacées. Choisissez-en d’autres, ou terminez.
}
question-activate-other = { $card } : vous devez activer { other-what }. Choisissez la carte.
question-search = { $card } : vous devez choisir un Démon dans la pioche des Démons ; il est invoqué gratuitement.
question-hatch = { $card } : vous devez invoquer { $n ->
    [one] le premier Démon de la pioche.
   *[other] l’un des { $n } premiers Démons de la pioche ; les autres sont défaussés.
}
question-choose = { $card } : vous devez choisir l’un de ses effets.

# Ce que les autres apprennent tant qu’une question est secrète.
waiting-turn = { $seat } joue son tour.
waiting-starter = { $seat } peut invoquer gratuitement un Démon de sa main.
waiting-search = { $card } : { $seat } cherche dans la pioche des Démons.
waiting-hatch = { $card } : { $seat } choisit un Démon.
waiting-candle = { $seat } choisit un Cierge.
waiting-reroll = { $card } : { $seat } peut relancer.
waiting-order = { $seat } choisit la carte qui s’active ensuite.
waiting-snuff = { $seat } choisit les cartes à sacrifier.
waiting-steal-souls = { $card } : { $seat } vole des Âmes.

## Actions

action-roll = Lancer les dés
action-end = Finir le tour
action-reroll = Relancer les deux dés
action-keep = Garder ce lancer
action-accept = Défausser cette carte
action-decline = Renoncer
action-done = S’arrêter là
action-done-replace = { $n ->
    [0] Ne remplacer aucune carte
    [one] Remplacer la carte choisie
   *[other] Remplacer les { $n } cartes choisies
}
action-buy = Acheter { $card } (emplacement { $place }) pour { $cost } Âmes
action-buy-empty = Acheter à l’emplacement { $place } (vide)
action-take = Obtenir { $card } (emplacement { $place })
action-take-empty = Obtenir la carte de l’emplacement { $place } (vide)
action-replace = Remplacer { $card } (emplacement { $place })
action-replace-empty = Remplacer à l’emplacement { $place } (vide)
action-choose = Choisir l’effet { $n }
action-choose-collect = Récolter { n-souls }{ and-more }
action-choose-collect-per = Récolter { n-souls } { each-per }{ and-more }
action-choose-steal-souls = Voler { n-souls }{ and-more }
action-choose-steal-souls-per = Voler { n-souls } { each-per }{ and-more }
action-choose-give = Faire récolter { n-souls } à un adversaire{ and-more }
action-choose-gain-block = Obtenir { a-what } du Voisinage{ and-more }
action-choose-gain-deck = { $n ->
    [one] Obtenir la première carte de la pioche{ and-more }
   *[other] Obtenir les { $n } premières cartes de la pioche{ and-more }
}
action-choose-turn = { $n ->
    [one] Défausser la première carte de la pioche et l’obtenir si c’est { a-what }{ and-more }
   *[other] Défausser les { $n } premières cartes de la pioche et en obtenir les { all-what }{ and-more }
}
action-choose-may = Défausser de vos cartes pour obtenir un effet
action-choose-discard = Défausser { a-what } parmi vos cartes{ and-more }
action-choose-discard-theirs = { $n ->
    [one] Faire défausser { a-what } à un adversaire{ and-more }
   *[other] Faire défausser jusqu’à { $n } { all-what } à vos adversaires{ and-more }
}
action-choose-discard-everybody = Tout le monde défausse tous ses gamins et Animaux{ and-more }
action-choose-steal-card = Voler { a-what } à un adversaire{ and-more }
action-choose-steal-everything = Voler toutes les cartes en jeu d’un adversaire{ and-more }
action-choose-replace = Remplacer des cartes du Voisinage{ and-more }
action-choose-replace-all = Remplacer les { all-what } du Voisinage{ and-more }
action-choose-activate = Activer { other-what }{ and-more }
action-choose-activate-each = Activer vos { all-what }{ and-more }
action-choose-summon-top = Invoquer gratuitement le premier Démon de la pioche{ and-more }
action-choose-summon-any = Invoquer gratuitement un Démon de la pioche, au choix{ and-more }
action-choose-summon-hand = Invoquer gratuitement un Démon de votre main, au hasard{ and-more }
action-choose-extra-turn = Jouer un tour de plus après celui-ci{ and-more }
action-choose-win = Remporter la partie
action-choose-choose = Choisir parmi d’autres effets
action-target = Choisir { $target }
action-steal-soul = Voler une Âme à { $target }
action-steal-soul-supply = Prendre une Âme dans la réserve
action-candle = Prendre { $card }
action-summon = Invoquer { $card } en sacrifiant { $snuff } cartes
action-summon-free = Invoquer gratuitement { $card }
action-activate = Activer { which-card }
action-snuff = Sacrifier { which-card }
action-discard = Défausser { which-card }
action-steal = Voler { which-card }
action-pass = Passer { which-card } à votre équipier

## Refus (l’article et le point final sont ajoutés)

refusal-already-rolled = Vous avez déjà lancé les dés ce tour-ci
refusal-already-bought = Vous avez déjà acheté une carte ce tour-ci
refusal-already-summoned = Vous avez déjà invoqué un Démon ce tour-ci
refusal-not-asked-for = Rien ne demande cela maintenant : à votre tour, vous lancez les dés, achetez, invoquez, puis terminez votre tour
refusal-roll-first = Vous devez lancer les dés avant de terminer votre tour
refusal-too-few-souls = Une carte coûte { $cost } Âmes, et vous en avez { $souls }
refusal-empty-place = L’emplacement { $place } du Voisinage reste vide jusqu’à la fin du tour
refusal-not-in-hand = { $card } n’est pas dans votre main
refusal-too-few-to-snuff = Il faut sacrifier { $snuff } gamins et Animaux pour invoquer, et vous en avez { $cards }
refusal-no-partner = Il n’y a pas d’équipiers à cette table
refusal-already-passed = Vous avez déjà passé une carte ce tour-ci
refusal-not-to-be-passed = Vous ne pouvez pas passer { $card } : seuls vos gamins, Animaux et Démons en jeu peuvent l’être
refusal-answer-first = Vous devez d’abord répondre à la question
refusal-candle-taken = { $card } ne peut plus être { $card_gender ->
    [f] choisie
   *[m] choisi
}
refusal-compulsory = Cet effet est obligatoire : on ne peut pas y renoncer
refusal-other-total = { $card } ne porte pas le total obtenu
refusal-anothers-roll = { $card } ne répond qu’aux lancers de son propriétaire
refusal-passive = { $card } a un pouvoir permanent et ne s’active jamais
refusal-came-late = { $card } n’était pas en jeu au moment du lancer et ne peut pas s’activer cette fois
refusal-already-activated = { $card } a déjà été { $card_gender ->
    [f] activée
   *[m] activé
} par ce lancer
refusal-in-the-chain = { $card } ne peut pas s’activer au milieu de sa propre activation
refusal-not-waiting = { $card } n’est pas parmi vos cartes en attente d’activation
refusal-not-yours-to-snuff = Vous ne pouvez pas sacrifier { $card } : seuls vos propres gamins et Animaux peuvent l’être
refusal-must-be-paid = Vous avez commencé à payer, vous devez payer le reste
refusal-does-not-pay = Ce n’est pas le prix que la carte demande
refusal-rest-unpayable = Sans { $card }, vous ne pourriez plus payer le reste du prix
refusal-not-from-yourself = Vous ne pouvez pas voler vos propres Âmes
refusal-no-soul-there = { $target } n’a pas d’Âme à voler
refusal-not-an-opponent = { $target } n’est pas votre adversaire
refusal-protected = Les cartes adverses ne peuvent rien contre { $target }
refusal-nothing-fitting-there = { $target } n’a aucune carte en jeu qui convienne
refusal-not-to-be-stolen = { $card } ne peut pas être { $card_gender ->
    [f] volée
   *[m] volé
} ici
refusal-does-not-fit = { $card } ne convient pas : ce n’est pas ce qu’il faut défausser ici
refusal-place-does-not-fit = L’emplacement { $place } du Voisinage n’a pas de carte qui convienne
refusal-already-chosen = Vous avez déjà choisi { $card } à l’emplacement { $place }
refusal-one-at-least = Vous devez remplacer au moins une carte
refusal-cannot-activate = { $card } ne peut pas être { $card_gender ->
    [f] activée
   *[m] activé
} par cette carte maintenant
refusal-not-in-deck = { $card } n’est pas dans la pioche des Démons
refusal-not-in-egg = { $card } n’est pas parmi les Démons que vous regardez
refusal-branch-impossible = Cet effet est impossible pour le moment

## Événements

event-souls-dealt = Tout le monde commence avec { n-souls }.
event-demon-dealt = { $seat } reçoit { $card } en main.
event-demon-dealt-you = Vous recevez { $card } en main.
event-demon-dealt-hidden = { $seat } reçoit un Démon en main.
event-first-player-drawn = { $seat } joue en premier.
event-first-player-drawn-you = Vous jouez en premier.
event-later-souls-given = { $seat } joue plus tard et commence avec { n-souls } de plus.
event-later-souls-given-you = Vous jouez plus tard et commencez avec { n-souls } de plus.
event-candle-given = { $seat } reçoit { $card }.
event-candle-given-you = Vous recevez { $card }.
event-turn-begun = { $seat } commence un tour.
event-turn-begun-you = Vous commencez un tour.
event-extra-turn-begun = { $seat } commence un tour supplémentaire : seules ses propres cartes s’activent.
event-extra-turn-begun-you = Vous commencez un tour supplémentaire : seules vos propres cartes s’activent.
event-starter-declined = { $seat } renonce à l’invocation gratuite.
event-starter-declined-you = Vous renoncez à l’invocation gratuite.
event-dice-rolled = { $seat } obtient { $first } et { $second } : { $n }.
event-dice-rolled-you = Vous obtenez { $first } et { $second } : { $n }.
event-roll-replaced = { $seat } relance les dés : le premier lancer ne compte pas.
event-roll-replaced-you = Vous relancez les dés : le premier lancer ne compte pas.
event-card-activated = { $card } s’active pour { $seat }.
event-card-activated-you = { $card } s’active pour vous.
event-condition-not-met = { $card } ne fait rien : { $seat } ne remplit pas la condition.
event-condition-not-met-you = { $card } ne fait rien : vous ne remplissez pas la condition.
event-declined = { $seat } renonce à utiliser { $card }.
event-declined-you = Vous renoncez à utiliser { $card }.
event-souls-collected = { $seat } récolte { n-souls } ({ $card }).
event-souls-collected-you = Vous récoltez { n-souls } ({ $card }).
event-soul-stolen = { $seat } vole une Âme à { $target } ({ $card }).
event-soul-stolen-you = Vous volez une Âme à { $target } ({ $card }).
event-soul-stolen-to-you = { $seat } vous vole une Âme ({ $card }).
event-soul-from-supply = { $seat } prend une Âme dans la réserve ({ $card }).
event-soul-from-supply-you = Vous prenez une Âme dans la réserve ({ $card }).
event-card-bought = { $seat } achète { $card } pour { n-souls }.
event-card-bought-you = Vous achetez { $card } pour { n-souls }.
event-card-gained = { $seat } obtient { $card }.
event-card-gained-you = Vous obtenez { $card }.
event-card-turned = { $seat } retourne { $card }, qui part à la défausse.
event-card-turned-you = Vous retournez { $card }, qui part à la défausse.
event-card-snuffed = { $seat } sacrifie { $card }.
event-card-snuffed-you = Vous sacrifiez { $card }.
event-card-discarded = { $card } { DE($seat) } part à la défausse.
event-card-discarded-you = Vous perdez { $card }, qui part à la défausse.
event-card-stolen = { $seat } vole { $card } à { $target }.
event-card-stolen-you = Vous volez { $card } à { $target }.
event-card-stolen-to-you = { $seat } vous vole { $card }.
event-card-passed = { $seat } passe { $card } à { $target }.
event-card-passed-you = Vous passez { $card } à { $target }.
event-card-passed-to-you = { $seat } vous passe { $card }.
event-card-replaced = { $seat } remplace { $card } à l’emplacement { $n } du Voisinage.
event-card-replaced-you = Vous remplacez { $card } à l’emplacement { $n } du Voisinage.
event-place-filled = { $card } arrive à l’emplacement { $n } du Voisinage.
event-summon-begun = { $seat } montre { $card }, dont il faut payer le prix.
event-summon-begun-you = Vous montrez { $card }, dont il faut payer le prix.
event-demon-summoned = { $seat } invoque { $card } !
event-demon-summoned-you = Vous invoquez { $card } !
event-demon-discarded = { $card } part à la défausse.
event-demon-drawn = { $seat } pioche { $card } et l’ajoute à sa main.
event-demon-drawn-you = Vous piochez { $card } et l’ajoutez à votre main.
event-demon-drawn-hidden = { $seat } pioche un Démon et l’ajoute à sa main.
event-demons-looked-at = { $seat } regarde { $n ->
    [one] { $n } Démon
   *[other] { $n } Démons
} de la pioche ({ $card }).
event-demons-looked-at-you = Vous regardez { $n ->
    [one] { $n } Démon
   *[other] { $n } Démons
} de la pioche ({ $card }).
event-deck-rebuilt = La défausse est mélangée et devient la pioche : { n-cards }.
event-demon-deck-rebuilt = Les Démons défaussés sont mélangés et deviennent la pioche des Démons : { n-cards }.
event-extra-turn = { $seat } jouera un tour de plus ({ $card }).
event-extra-turn-you = Vous jouerez un tour de plus ({ $card }).
event-game-won = { $seat } remporte la partie ({ $card }) !
event-game-won-you = Vous remportez la partie ({ $card }) !

## Une phrase pour plusieurs événements

demons-of = { $demons ->
    [one] { $demons } Démon
   *[other] { $demons } Démons
}{ $goal ->
    [0] { "" }
   *[other] { " " }sur { $goal }
}
beat-summon = { $n ->
    [0] { $seat } invoque { $card } : { demons-of }.
   *[other] { $seat } sacrifie { n-cards } : { $card } surgit ! { demons-of }.
}
beat-summon-you = { $n ->
    [0] Vous invoquez { $card } : { demons-of }.
   *[other] Vous sacrifiez { n-cards } : { $card } surgit ! { demons-of }.
}
beat-collect = { $seat } récolte { n-souls } et { $target } { $more } ({ $card }).
beat-collect-you = Vous récoltez { n-souls } et { $target } { $more } ({ $card }).
beat-collect-to-you = { $seat } récolte { n-souls } et vous { $more } ({ $card }).
beat-collect-all = { $seat } récolte { n-souls } et les autres { $more } en tout ({ $card }).
beat-collect-all-you = Vous récoltez { n-souls } et les autres { $more } en tout ({ $card }).
beat-steal = { $seat } vole { n-souls } à { $target } ({ $card }).
beat-steal-you = Vous volez { n-souls } à { $target } ({ $card }).
beat-steal-to-you = { $seat } vous vole { n-souls } ({ $card }).
beat-steal-and-supply = { $seat } vole { n-souls } à { $target } et en prend { $more } dans la réserve ({ $card }).
beat-steal-and-supply-you = Vous volez { n-souls } à { $target } et en prenez { $more } dans la réserve ({ $card }).
beat-steal-and-supply-to-you = { $seat } vous vole { n-souls } et en prend { $more } dans la réserve ({ $card }).
beat-steal-from-several = { $seat } vole { n-souls } ({ $card }).
beat-steal-from-several-you = Vous volez { n-souls } ({ $card }).
beat-use-up = { $seat } défausse { $card } et récolte { n-souls }.
beat-use-up-you = Vous défaussez { $card } et récoltez { n-souls }.
beat-pay-collect = { $seat } défausse { $first_card } et récolte { n-souls } ({ $card }).
beat-pay-collect-you = Vous défaussez { $first_card } et récoltez { n-souls } ({ $card }).
beat-discard = { $seat } fait défausser { one-or-two } à { $target } ({ $card }).
beat-discard-you = Vous faites défausser { one-or-two } à { $target } ({ $card }).
beat-discard-to-you = { $seat } vous fait défausser { one-or-two } ({ $card }).
beat-discard-from-several = { $seat } fait défausser { one-or-two } à ses adversaires ({ $card }).
beat-discard-from-several-you = Vous faites défausser { one-or-two } à vos adversaires ({ $card }).
beat-gain = { $seat } obtient { one-or-two } ({ $card }).
beat-gain-you = Vous obtenez { one-or-two } ({ $card }).
beat-steal-cards = { $seat } vole { n-cards } à { $target }.
beat-steal-cards-you = Vous volez { n-cards } à { $target }.
beat-steal-cards-to-you = { $seat } vous vole { n-cards }.
beat-steal-cards-from-several = { $seat } vole { n-cards }.
beat-steal-cards-from-several-you = Vous volez { n-cards }.
beat-roll-again = { $seat } relance les dés : { $n }.
beat-roll-again-you = Vous relancez les dés : { $n }.
beat-condition-not-met = { $card } { DE($seat) } : condition non remplie.
beat-condition-not-met-you = { $card } : vous ne remplissez pas la condition.
beat-declined = { $seat } renonce à utiliser { $card }.
beat-declined-you = Vous renoncez à utiliser { $card }.

# Ce qui cause la suite, comme dans « +3 Âmes (7 de Bo) ».
cause-dice-rolled = { $n } { DE($seat) }
cause-dice-rolled-you = votre { $n }

## Qui peut bientôt gagner

threat-demon = Il ne manque qu’un Démon à { $seat } pour gagner.
threat-demon-you = Il ne vous manque qu’un Démon pour gagner.
threat-roll = { $seat } peut gagner en un lancer.
threat-roll-you = Vous pouvez gagner en un lancer.

## Propositions : plusieurs actions à la fois

n-named-cards = { $n ->
    [0] rien
    [1] { $first_card }
    [2] { $first_card } et { $second_card }
    [3] { $first_card }, { $second_card } et { $third_card }
    [4] { $first_card }, { $second_card }, { $third_card } et { $fourth_card }
   *[other] { $first_card }, { $second_card }, { $third_card }, { $fourth_card }… ({ $n } cartes)
}
plan-roll = Lancer les dés
plan-end = Finir le tour
plan-summon = Invoquer { $card } en sacrifiant { n-named-cards }
plan-snuff = Sacrifier { n-named-cards }
plan-accept = Défausser { $card }
plan-decline = Renoncer
plan-pay = Défausser { n-named-cards }
plan-steal-from = { $rest ->
    [0] Voler { n-souls } à { $target }
   *[other] Voler { n-souls } à { $target }, et en prendre { $rest } dans la réserve
}
plan-steal-supply = Prendre { n-souls } dans la réserve
plan-replace = { $n ->
    [0] Ne remplacer aucune carte
   *[other] Remplacer { n-cards } : { $places }
}
plan-discard = { $n ->
    [0] Ne rien faire défausser
    [1] Faire défausser { $first_card } à { $target }
    [2] Faire défausser { $first_card } à { $target } et { $second_card } à { $owner }
   *[other] Faire défausser { n-named-cards }
}
plan-order = { $n ->
    [1] Activer { $first_card }
   *[other] Activer dans cet ordre : { n-named-cards }
}

## Comment une partie finit

outcome-demons-and-souls = Assez de Démons et d’Âmes au même moment.
shortfall = Il vous manquait { $demons ->
    [0] { short-souls }
    [one] { $demons } Démon{ and-short-souls }
   *[other] { $demons } Démons{ and-short-souls }
}.
short-souls = { $souls ->
    [one] { $souls } Âme
   *[other] { $souls } Âmes
}
and-short-souls = { $souls ->
    [0] { "" }
   *[other] { " " }et { short-souls }
}
outcome-card = Une carte en a décidé.
outcome-cut = La partie a été interrompue.

## Options

option-souls = Âmes de chaque joueur au départ
    .label = Âmes au départ
option-demons = Démons en jeu nécessaires pour gagner : trois, ou quatre avec le Démon gratuit au départ, sauf si vous réglez un autre nombre
    .label = Démons pour gagner
option-hand = Démons distribués à chaque joueur ; avec 0, chacun en reçoit juste assez pour gagner
    .label = Démons en main
option-candles = comment les Cierges sont attribués : au hasard ou choisis à tour de rôle
    .label = Cierges
    .value-random = au hasard
    .value-chosen = choisis à tour de rôle
option-second_candle = deux Cierges par joueur, à deux joueurs
    .label = Deux Cierges par joueur
option-beginners_candle = la Bougie de débutant est parmi les Cierges
    .label = Bougie de débutant
option-newcomer = qui reçoit la Bougie de débutant ; personne : elle est distribuée comme les autres
    .label = Place avec la Bougie de débutant
option-starter_demons = une invocation gratuite au début du premier tour de chaque joueur ; quatre Démons sont distribués et nécessaires pour gagner, sauf si vous réglez un autre nombre
    .label = Un Démon gratuit au départ
option-teams = deux contre deux ; les partenaires peuvent se passer des cartes
    .label = Jeu en équipes
option-edition = le livret à suivre là où ils diffèrent (LSD 5.4, 8.8)
    .label = Édition
    .value-english = anglaise
    .value-french = française
option-later_souls = Âmes de plus au départ pour chaque paire de joueurs qui jouent avant vous, arrondies à l’unité inférieure ; 0 : autant pour chacun
    .label = Plus d’Âmes pour qui joue plus tard

## La table en mots

sheet-players = Joueurs
sheet-block = Le Voisinage
sheet-strip = Ce que chaque total activerait (entre crochets : condition non remplie pour le moment)
sheet-piles = Pioches et défausses
sheet-discards = Les défausses, que chacun peut parcourir
sheet-yours = Vos cartes
sheet-hand = Votre main
column-souls = Âmes
column-demons = Démons
column-demons-in-play = Démons en jeu
column-cards = cartes
column-hand = main
column-pile = pile
column-place = n°
column-numbers = sur
column-total = total
column-chance = chances
column-activates = active
figure-on = sur { $value }
figure-disposition = { $value ->
    [sweet] Adorable
   *[rotten] Horrible
}
kind-of = { $disposition } { $kind }
kind-boy = Garçon
kind-girl = Fille
kind-animal = Animal
kind-demon = Démon
kind-candle = Cierge
kind-sweet = Adorable
kind-rotten = Horrible
pile-deck = pioche
pile-discards = défausse
pile-demons = pioche des Démons
pile-demon-discards = Démons défaussés
pile-dice = dernier lancer

## Ce qui peut clocher dans les options, les fichiers de cartes et les positions

with-so-many-players = { $n } joueurs, et non { $players }
a-seat-or-nobody = un joueur de 1 à { $last }, ou 0
nobody-without-candle = 0, puisque la Bougie de débutant est laissée de côté
few-demons = au plus { $most } : il y a { $demons } Démons pour { $players } joueurs
error-no-beginners-candle = option newcomer : cette boîte n’a pas de Cierge nommé beginners_candle
error-few-candles = option beginners_candle : il reste { $left } Cierges, mais { $players } joueurs en demandent { $wanted }
error-few-block-cards = option cards : la boîte demande au moins { $least } gamins et Animaux, elle en a { $found }
expected-steps = il faut au moins une étape, comme {"{"} collect = 1 {"}"}
expected-verb = il faut exactement un mot parmi { $verbs } ; on y lit : { $found }
expected-takes = il faut { $takes }
too-many-steps = il faut au plus { $most } étapes en tout
expected-less-work = il faut moins d’étapes : avec { $alike } exemplaires de chaque carte du paquet en jeu, une action en demanderait plus de { $most } (LSD 3.13)
expected-what = il faut un mot parmi { $nouns }, ou un gamin précédé de « sweet » ou « rotten », et non { $value }
expected-block-cards = il faut des gamins ou des Animaux ; { $value } ne convient pas ici
expected-true = il faut true
expected-prices = il faut une liste d’un à quatre prix, comme ["this"] ou ["boy", "girl"]
this-stands-alone = « this » reste seul : on ne paie pas avec d’autres cartes en même temps
this-is-for-block-cards = « this » est pour les gamins et les Animaux : aucune autre carte ne paie avec elle-même
expected-branches = il faut de deux à quatre listes d’étapes
candles-stay = un Cierge ne peut jamais être volé (LSD 5.5)
kids-only = seuls un Garçon ou une Fille (boy, girl) peuvent être Adorables ou Horribles
demons-only = seul un Démon (demon) peut avoir un pouvoir permanent
passive-has-none = une carte à pouvoir permanent n’en a pas
expected-totals = il faut les totaux qui l’activent, une liste comme [7]
expected-least-or-most = il faut least ou most, un nombre
expected-emblem = il faut le nom d’une icône : minuscules, chiffres et tirets
error-block-too-long = block : { $count } cartes, mais il y a { $places } emplacements
error-lies-wrong = { $where } : « { $card } » ne peut pas s’y trouver
error-candle-twice = « { $card } » est chez deux joueurs, ou deux fois chez un seul
error-bad-memory = ce que l’on sait des Démons ne correspond pas aux joueurs et à la boîte
error-bad-turn = { $word } ne correspond pas au reste du tour
error-bad-stack = { $task } ne peut pas être ce qui est à faire maintenant
error-bad-end = { $word } ne peut pas être la fin de cette partie

## Cierges

card-good_candle = Gentille Bougie
    .gender = f
card-kind_candle = Douce Bougie
    .gender = f
card-beginners_candle = Bougie de débutant
    .gender = f
card-naughty_candle = Cierge maléfique
    .gender = m
card-evil_candle = Cierge diabolique
    .gender = m

## Démons à numéro d’activation

card-the_serpent = Le Serpent
    .gender = m
card-foul_book_of_demons = Le Dégueulivre des Démons
    .gender = m
card-krampus = Le Père Fouettard
    .gender = m
card-porcus = Porcus
    .gender = m
card-wee_r_legion = Nounou sommes Légion
    .gender = m
card-beelzebzz = Belzé’bzz
    .gender = m
card-hound_of_bael = Molosse de Baël
    .gender = m
card-clockwork_satan = Satange mécanique
    .gender = m
card-antichrist = Antéchrist
    .gender = m
card-mephistopheles = Méfilstophélès
    .gender = m
card-the_devil = Le Diable
    .gender = m

## Démons à pouvoir permanent

card-succubus_twin = Démon inceste
    .gender = m
card-dollagorgon = Démogorguignol
    .gender = m
card-oni_twi = Macabre Oni
    .gender = m
card-dice_zuzzu = Dédé-Zuzu
    .gender = m
card-re_rollucifer = Relancifer
    .gender = m
card-assmodeus = Âne-modée
    .gender = m
card-wraithlox = Spectralux
    .gender = m
card-rosemarys_egg = L’Œuf de Rosemary
    .gender = m
card-baphometal = Baphométal
    .gender = m

## Filles

card-jane = Jane
    .gender = f
card-lola = Lola
    .gender = f
card-eve = Eve
    .gender = f
card-sweet_caroline = Adorable Caroline
    .gender = f
card-sweet_lisa = Adorable Lisa
    .gender = f
card-sweet_alice = Adorable Alice
    .gender = f
card-sweet_pippi = Adorable Fifi
    .gender = f
card-sweet_marilyn = Adorable Marilyn
    .gender = f
card-sweet_destiny = Adorable Destiny
    .gender = f
card-rotten_regan = Horrible Regan
    .gender = f
card-rotten_annie = Horrible Annie
    .gender = f
card-rotten_delores = Horrible Dolorès
    .gender = f
card-rotten_carrie = Horrible Carrie
    .gender = f

## Garçons

card-adam = Adam
    .gender = m
card-romeo = Roméo
    .gender = m
card-irwin = Irwin
    .gender = m
card-sweet_jesus = Adorable Jésus
    .gender = m
card-sweet_chuck = Adorable Chuck
    .gender = m
card-sweet_glen = Adorable Glen
    .gender = m
card-sweet_louis = Adorable Louis
    .gender = m
card-rotten_tommy = Horrible Tommy
    .gender = m
card-rotten_calvin = Horrible Calvin
    .gender = m
card-rotten_dillinger = Horrible Dillinger
    .gender = m
card-rotten_sam = Horrible Sam
    .gender = m
card-rotten_damian = Horrible Damien
    .gender = m
card-rotten_donnie = Horrible Donnie
    .gender = m

## Animaux

card-dog = Chien
    .gender = m
card-cat = Chat
    .gender = m
card-goldfish = Poisson rouge
    .gender = m
card-owl = Chouette
    .gender = f
card-stray_cat = Chat errant
    .gender = m
card-rainbow_parrot = Ara macao
    .gender = m
card-rabbit = Lapin
    .gender = m
card-rabid_dog = Chien enragé
    .gender = m
card-hawk = Faucon
    .gender = m
card-goat = Chèvre
    .gender = f
card-skunk = Moufette
    .gender = f
card-alligator = Alligator
    .gender = m

# --- ce qui est imprimé sur les cartes, composé d’après ce qu’elles font

one-what = { $what ->
    [boy] Garçon
    [girl] Fille
    [kid] gamin
    [sweet-boy] Adorable Garçon
    [sweet-girl] Adorable Fille
    [sweet-kid] Adorable gamin
    [rotten-boy] Horrible Garçon
    [rotten-girl] Horrible Fille
    [rotten-kid] Horrible gamin
    [animal] Animal
    [demon] Démon
    [candle] Cierge
   *[card] carte
}
un-what = { $what ->
    [girl] une
    [sweet-girl] une
    [rotten-girl] une
    [card] une
   *[other] un
}
own-what = { un-what } de vos { all-what }
text-this-card = cette carte
text-this-included = { " " }(cette carte comprise)
text-all-included = { " " }(cette carte et votre Cierge compris)
text-and = { " " }et{ " " }
text-or = { " " }ou{ " " }
text-or-if = { " " }ou si{ " " }
text-or-else = { " " }; ou{ " " }
text-then-also = , puis{ " " }
text-then = Ensuite, { $clause }
text-if = Si { $condition }, { $clause }
text-you-have = vous avez { $things }
text-you-lack = vous n’avez { $thing }
text-has-least = { $least ->
    [1] { $others ->
        [yes] { un-what } autre { one-what }
       *[no] { a-what }
    }
   *[other] { $others ->
        [yes] au moins { $least } autres { all-what }
       *[no] au moins { $least } { all-what }{ $included }
    }
}
text-has-none = { $what ->
    [girl] aucune
    [sweet-girl] aucune
    [rotten-girl] aucune
    [card] aucune
   *[other] aucun
} { $others ->
    [yes] autre{ " " }
   *[no] { "" }
}{ one-what }
text-has-most = au plus { $most } { $most ->
    [1] { $others ->
        [yes] autre { one-what }
       *[no] { one-what }
    }
   *[other] { $others ->
        [yes] autres { all-what }
       *[no] { all-what }
    }
}{ $included }
text-has-exactly = exactement { $most } { $most ->
    [1] { $others ->
        [yes] autre { one-what }
       *[no] { one-what }
    }
   *[other] { $others ->
        [yes] autres { all-what }
       *[no] { all-what }
    }
}{ $included }
text-has-range = de { $least } à { $most } { $others ->
    [yes] autres{ " " }
   *[no] { "" }
}{ all-what }{ $included }
text-may = vous pouvez défausser { $price }
text-may-to = vous pouvez défausser { $price } pour { $clause }
text-choose = { $form ->
    [to] choisir{ " " }: { $clause }
   *[do] choisissez{ " " }: { $clause }
}
text-collect = { $form ->
    [to] récolter { n-souls }
   *[do] récoltez { n-souls }
}
text-collect-per = { $form ->
    [to] récolter
   *[do] récoltez
} { n-souls } { each-per }{ $included }
text-steal-souls = { $form ->
    [to] voler { n-souls }
   *[do] volez { n-souls }
}
text-steal-souls-per = { $form ->
    [to] voler
   *[do] volez
} { n-souls } { each-per }{ $included }
text-give = { $form ->
    [to] faire récolter { n-souls } à un adversaire de votre choix
   *[do] un adversaire de votre choix récolte { n-souls }
}
text-gain-block = { $form ->
    [to] obtenir
   *[do] obtenez
} { a-what } du Voisinage
text-gain-deck = { $form ->
    [to] obtenir
   *[do] obtenez
} { $n ->
    [one] la première carte de la pioche
   *[other] les { $n } premières cartes de la pioche
}
text-turn = { $form ->
    [to] { $n ->
        [one] défausser la première carte de la pioche et l’obtenir si c’est { a-what }
       *[other] défausser les { $n } premières cartes de la pioche et obtenir les { all-what } qui s’y trouvent
    }
   *[do] { $n ->
        [one] défaussez la première carte de la pioche et obtenez-la si c’est { a-what }
       *[other] défaussez les { $n } premières cartes de la pioche et obtenez les { all-what } qui s’y trouvent
    }
}
text-discard = { $form ->
    [to] défausser
   *[do] défaussez
} { own-what }
text-discard-theirs = { $form ->
    [to] faire défausser
   *[do] faites défausser
} jusqu’à { $n ->
    [one] { $n } { one-what }
   *[other] { $n } { all-what }
} à vos adversaires
text-discard-everybody = { $form ->
    [to] faire défausser à tous les joueurs tous leurs gamins et Animaux
   *[do] tous les joueurs défaussent tous leurs gamins et Animaux{ $block ->
        [yes] , cette carte comprise
       *[no] { "" }
    }
}
text-steal-card = { $form ->
    [to] voler
   *[do] volez
} { $what ->
    [card] une carte en jeu à un adversaire, sauf un Cierge
   *[other] { a-what } à un adversaire
}
text-steal-everything = { $form ->
    [to] choisir un adversaire et voler toutes ses cartes en jeu, sauf les Cierges
   *[do] choisissez un adversaire et volez toutes ses cartes en jeu, sauf les Cierges
}
text-replace = { $form ->
    [to] remplacer
   *[do] remplacez
} autant de cartes du Voisinage que vous voulez
text-replace-all = { $form ->
    [to] remplacer
   *[do] remplacez
} { $what ->
    [girl] toutes
    [sweet-girl] toutes
    [rotten-girl] toutes
    [card] toutes
   *[other] tous
} les { all-what } du Voisinage
text-activate = { $form ->
    [to] activer
   *[do] activez
} { other-what }
text-activate-each = { $form ->
    [to] activer
   *[do] activez
} une fois { $what ->
    [girl] chacune
    [sweet-girl] chacune
    [rotten-girl] chacune
    [card] chacune
   *[other] chacun
} de vos { $others ->
    [yes] autres{ " " }
   *[no] { "" }
}{ all-what }, dans l’ordre de votre choix
text-summon-top = { $form ->
    [to] invoquer
   *[do] invoquez
} gratuitement le premier Démon de la pioche
text-summon-any = { $form ->
    [to] parcourir la pioche des Démons, en invoquer un au choix gratuitement et mélanger la pioche
   *[do] parcourez la pioche des Démons, invoquez-en un au choix gratuitement et mélangez la pioche
}
text-summon-hand = { $form ->
    [to] invoquer
   *[do] invoquez
} gratuitement un Démon de votre main, tiré au hasard
text-extra-turn = { $form ->
    [to] jouer
   *[do] jouez
} après ce tour un autre tour, pendant lequel seules vos cartes s’activent
text-win = { $form ->
    [to] remporter la partie
   *[do] vous remportez la partie
}
text-kids_are_sweet_and_rotten = chacun de vos gamins compte à la fois comme Adorable et comme Horrible
text-kids_are_boys_and_girls = chacun de vos gamins compte à la fois comme un Garçon et comme une Fille
text-kids_collect_double = pendant vos tours, vos gamins récoltent deux fois plus d’Âmes
text-doubles_pay = quand vous obtenez un double, récoltez autant d’Âmes que la valeur d’un dé
text-roll_again = une fois à chacun de vos tours, vous pouvez relancer les deux dés avant toute activation
text-animals_pay = récoltez 1 Âme pour chaque Animal que vous obtenez
text-protected = les cartes adverses ne peuvent ni vous voler ni vous faire défausser
text-hatches = dès son invocation, défaussez-le : regardez les 3 premiers Démons de la pioche, invoquez-en un gratuitement et défaussez les autres
text-opponents_snuff_one_more = vos adversaires sacrifient 1 carte de plus pour l’invocation de leur tour (4 au lieu de 3)

# --- les champs des cartes, dans un éditeur

field-disposition = Caractère
field-passive = Pouvoir permanent
field-on = Numéros d’activation
field-if = Conditions
field-help-if = Il suffit que l’une soit remplie. Sans aucune, la carte agit toujours.
field-help-effect = Des étapes, faites dans l’ordre. X est un nombre de votre choix.
field-have = Vous avez en jeu
field-least = Au moins
field-most = Au plus
field-others = Sans compter cette carte
field-count = X
field-per = Pour chaque
field-what = Quelles cartes
field-up_to = Au plus
field-price = Cartes à défausser
field-branches = Au choix

# --- le but, ce qu’apporte un choix, et les longues listes de choix

goal = But : être le premier à avoir assez de Démons en jeu et dix Âmes (LSD 6.1).
preview-souls = { $count ->
    [0] { "" }
    [one] { $sign }{ $count } Âme
   *[other] { $sign }{ $count } Âmes
}
preview-cards = { $sign }{ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
preview-met = { $value ->
    [0] condition non remplie
   *[other] { "" }
}
preview-vain = cela ne donnerait rien
preview-may = { $value ->
    [0] { "" }
   *[other] moyennant un prix
}
group-buy = Acheter pour { $cost } Âmes
short-buy = { $card } ({ $place })
group-take = Obtenir du Voisinage
short-take = { $card } ({ $place })
group-replace = Remplacer
short-replace = { $card } ({ $place })
group-snuff = Sacrifier
short-snuff = { which-card }
group-discard = Défausser
short-discard = { which-card }
group-steal = Voler
short-steal = { which-card }
group-pass = Passer à votre équipier
short-pass = { which-card }
group-activate = Activer
short-activate = { which-card }
group-summon = Invoquer en sacrifiant { $snuff } cartes
short-summon = { $card }
group-summon-free = Invoquer gratuitement
short-summon-free = { $card }

# --- ce que comptent les rapports sur l’équilibre

tally-candles = Cierges
tally-demons = Démons invoqués

# --- ce que les bots regardent (`strategy.py` en dit plus)

feature-souls = { $way ->
        [more] plus d’Âmes
       *[less] moins d’Âmes
    }
feature-cards = { $way ->
        [more] plus de gamins et d’Animaux à sacrifier pour une invocation
       *[less] moins de gamins et d’Animaux à sacrifier pour une invocation
    }
feature-demons = { $way ->
        [more] plus de Démons en jeu
       *[less] moins de Démons en jeu
    }
feature-theft = { $way ->
        [more] plus de chances de voler des Âmes
       *[less] moins de chances de voler des Âmes
    }
feature-gains = { $way ->
        [more] plus de chances de cartes gratuites
       *[less] moins de chances de cartes gratuites
    }
feature-single = { $way ->
        [more] garde une carte qui rapporte une seule fois
       *[less] abandonne une carte qui rapporte une seule fois
    }
feature-raids = { $way ->
        [more] d’autres risquent davantage de perdre des cartes
       *[less] d’autres risquent moins de perdre des cartes
    }
feature-sweep = { $way ->
        [more] une Moufette toucherait les autres plus que vous
       *[less] une Moufette vous toucherait plus que les autres
    }
feature-speed = { $way ->
        [more] la victoire vient plus tôt
       *[less] la victoire vient plus tard
    }
feature-serpent = { $way ->
        [more] plus de chances qu’un lancer gagne d’un coup
       *[less] moins de chances qu’un lancer gagne d’un coup
    }
feature-quality = { $way ->
        [more] de meilleures cartes en jeu
       *[less] des cartes plus faibles en jeu
    }
feature-hand = { $way ->
        [more] de meilleurs Démons en main
       *[less] des Démons plus faibles en main
    }

# --- the course of a game

course-title = Les Âmes, tour après tour
