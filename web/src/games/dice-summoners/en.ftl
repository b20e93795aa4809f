about-dice-summoners = A duel of two armies. Creatures are income, dice are worship.
dice-summoners-deck_set-balanced = A bit of everything. Take this one first.
dice-summoners-deck_set-defend = Walls and healing; long duels.
dice-summoners-deck_set-attack = Thieves and hard blows; short duels.
dice-summoners-deck_set-sacrifice = You pay with your own creatures.
dice-summoners-deck_set-random = Other decks every time.
dice-summoners-blue-mercury = blue Mercury
dice-summoners-blue-salt = blue Salt
dice-summoners-blue-wild = blue wild
dice-summoners-red-salt = red Salt
dice-summoners-red-sulphur = red Sulphur
dice-summoners-red-wild = red wild
dice-summoners-mercury = Mercury
dice-summoners-salt = Salt
dice-summoners-sulphur = Sulphur
dice-summoners-gain = gains { $blue } blue and { $red } red dice
dice-summoners-gains = gains
dice-summoners-attack = Attack
dice-summoners-steal = Steal
dice-summoners-heal = Heal
dice-summoners-defend = Defend
dice-summoners-take = Take
dice-summoners-pay = Pay
dice-summoners-give-up = Give up
dice-summoners-replace = Replace
dice-summoners-given = given up
dice-summoners-replaced = replaced
dice-summoners-cast = cast
dice-summoners-costs = costs { $cost }{ $gives ->
    [0] {""}
    [one] {" "}and a creature
   *[other] {" "}and { $gives } creatures
}
dice-summoners-tokens = { $count ->
    [one] one token
   *[other] { $count } tokens
}
dice-summoners-token-word = tokens
dice-summoners-to-lose = { $count } to lose
dice-summoners-slot-used = used
dice-summoners-slot-blocked = not possible now
dice-summoners-slot-payable = payable
dice-summoners-slot-wild = payable with wild dice
dice-summoners-slot-missing = { $count ->
    [one] one die missing
   *[other] { $count } dice missing
}
dice-summoners-health = health
dice-summoners-health-of = { $count } of { $most } health
dice-summoners-aura = aura
dice-summoners-no-aura = no aura
dice-summoners-curse = curse
dice-summoners-no-curse = no curse
dice-summoners-turns-left = { $count ->
    [0] last turn
    [one] one turn left
   *[other] { $count } turns left
}
dice-summoners-turns-short = { $count ->
    [0] last turn
    [one] 1 turn
   *[other] { $count } turns
}
dice-summoners-kept = Kept dice: { $blue } blue, { $red } red
dice-summoners-kept-short = kept
dice-summoners-decks = The decks
dice-summoners-left = { $count } left.
dice-summoners-empty = empty
dice-summoners-ritual = Ritual
dice-summoners-ritual-taken = ritual taken
dice-summoners-kind-basic = Basic
dice-summoners-kind-advanced = Advanced
dice-summoners-kind-mythic = Mythic, by ritual
dice-summoners-kind-ritual = Rituals
dice-summoners-kind-spell-set = Spell sets
dice-summoners-kind-aura = Auras
dice-summoners-kind-curse = Curses
dice-summoners-your-dice = Your dice
dice-summoners-their-dice = Dice of { $name }
dice-summoners-on-the-card = { $count ->
    [one] one is on the card
   *[other] { $count } are on the card
}
dice-summoners-spent = { $count ->
    [one] one spent
   *[other] { $count } spent
}
dice-summoners-stage-gain = Gain
dice-summoners-stage-combat = Combat
dice-summoners-stage-end = End
dice-summoners-ask-combat = Combat stage: { $count ->
    [0] you have no dice
    [one] you have one die
   *[other] you have { $count } dice
}. Act, or end your turn.
dice-summoners-how-act = Choose a green action on your cards.
dice-summoners-how-act-wild = Your wild dice pay for the framed actions on your cards: choose one.
dice-summoners-how-act-none = These dice pay for none of your actions.
dice-summoners-how-act-deck = Or a marked deck, to take its card.
dice-summoners-pay-question = { $does ->
    [attack] Attack
    [steal] Steal
    [heal] Heal
    [defend] Defend
   *[cast] Cast
} { $does ->
    [cast] { $name }
   *[other] with { $name }
}{ $count ->
    [0] {""}
    [one] {" "}for this die
   *[other] {" "}for these dice
}?
dice-summoners-take-off = { $count ->
    [one] Take off one token.
   *[other] Take off { $count } tokens.
}
dice-summoners-how-pay = Other choices are framed.
dice-summoners-how-defend = Choose the tokens to lose; tokens are lost before health.
dice-summoners-nothing-spent-short = nothing is spent
dice-summoners-decide-first = decide first
dice-summoners-suggest-how = leaves the fewest slots bare
dice-summoners-not-rolled = not rolled yet
dice-summoners-no-dice = no dice left
dice-summoners-left-after = { $count ->
    [0] no die left after this
    [one] one die left after this
   *[other] { $count } dice left after this
}
dice-summoners-payable = { $count ->
    [0] no action payable
    [one] one action payable
   *[other] { $count } actions payable
}
dice-summoners-keeps = you keep { $blue } blue and { $red } red dice at the end
dice-summoners-keeps-short = kept at the end:
dice-summoners-first-turn = first turn: no attack yet
dice-summoners-bonus-die = one extra blue die this turn
dice-summoners-lost = gain capped: { $count } lost
dice-summoners-proposal = Proposal
dice-summoners-nothing-spent = nothing is spent until you commit
dice-summoners-no-dice-needed = no dice
dice-summoners-ways = { $count ->
    [one] one other way: click a die
   *[other] { $count } other ways: click a die
}
dice-summoners-with-dice = with { $dice }
dice-summoners-advanced = better than a basic creature
dice-summoners-lethal = this wins the game
dice-summoners-commit = Commit
dice-summoners-cancel = Cancel
dice-summoners-strike = Attack
dice-summoners-attacks = { $name } attacks: { $card }
dice-summoners-you-attack = You attack: { $card }
dice-summoners-damage = damage
dice-summoners-steals = health lost goes to the attacker
dice-summoners-you-take-off = You take off
dice-summoners-takes-off = { $name } takes off
dice-summoners-chosen = { $count } of { $of } chosen
dice-summoners-after-it = After it
dice-summoners-bare = bare: { $names }
dice-summoners-lose-these = { $count ->
    [0] Lose no token
    [one] Lose this token
   *[other] Lose these { $count } tokens
}
dice-summoners-suggest = Suggest
dice-summoners-clear = Clear
dice-summoners-creatures = Creatures
dice-summoners-spells = Spell sets
dice-summoners-supply = supply
dice-summoners-supply-holds = Supply: { $blue } blue and { $red } red dice
dice-summoners-gone = { $count ->
    [one] one card out of the game
   *[other] { $count } cards out of the game
}
dice-summoners-turn = turn { $number }

# Choosing the decks before the game
dice-summoners-set-how = Choose a ready-made set, or pick your own decks: as many of each kind as shown.
dice-summoners-sets = Ready-made sets
dice-summoners-set-count = { $count } of { $wanted }
dice-summoners-set-theirs = The host chooses the decks; you see every change.
dice-summoners-set-random = The decks are chosen at random when the game begins.
dice-summoners-set-unfinished = The set is not complete yet: the table still uses the last complete one.
dice-summoners-counter-health = { $n } health
dice-summoners-counter-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
