about-dice-summoners = A duel of two armies. Creatures are income, dice are worship.
dice-summoners-any = any
dice-summoners-blue-mercury = blue mercury
dice-summoners-blue-salt = blue salt
dice-summoners-blue-star = blue star
dice-summoners-red-salt = red salt
dice-summoners-red-sulphur = red sulphur
dice-summoners-red-star = red star
dice-summoners-gain = gains { $blue } blue, { $red } red
dice-summoners-gains = gain
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
dice-summoners-slot-usd = used
dice-summoners-slot-ban = not possible now
dice-summoners-slot-pay = payable
dice-summoners-slot-wild = payable with ★
dice-summoners-slot-miss = { $count ->
    [one] one die missing
   *[other] { $count } dice missing
}
dice-summoners-health = health
dice-summoners-aura = aura
dice-summoners-no-aura = no aura
dice-summoners-curse = curse
dice-summoners-no-curse = no curse
dice-summoners-none = none
dice-summoners-turns-left = { $count ->
    [one] one turn left
   *[other] { $count } turns left
}
dice-summoners-kept = Kept dice: { $blue } blue, { $red } red
dice-summoners-kept-short = kept
dice-summoners-decks = The decks
dice-summoners-left = { $count } left.
dice-summoners-empty = empty
dice-summoners-ritual = Ritual
dice-summoners-kind-basic = I Basic
dice-summoners-kind-advanced = II Advanced
dice-summoners-kind-mythic = III Mythic, by ritual
dice-summoners-kind-spell-set = Spell sets
dice-summoners-kind-aura = Auras
dice-summoners-kind-curse = Curses
dice-summoners-your-dice = Your dice
dice-summoners-their-dice = Dice of { $name }
dice-summoners-on-the-card = { $count ->
    [one] one is on the card
   *[other] { $count } are on the card
}
dice-summoners-spent = { $count } spent
dice-summoners-stage = Stage
dice-summoners-stage-gain = Gain
dice-summoners-stage-combat = Combat
dice-summoners-stage-end = End
dice-summoners-pay-for = { $what }: with these dice?
dice-summoners-take-off = { $count ->
    [one] Take off one token.
   *[other] Take off { $count } tokens.
}
dice-summoners-how-pay = The cheapest dice are selected.
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
    [one] one action payable
   *[other] { $count } actions payable
}
dice-summoners-keeps = kept at the end:
dice-summoners-first-turn = first turn: no attack yet
dice-summoners-bonus-die = one extra blue die this turn
dice-summoners-lost = gain capped: { $count } lost
dice-summoners-proposal = Proposal
dice-summoners-nothing-spent = nothing is spent until you commit
dice-summoners-no-dice-needed = no dice
dice-summoners-ways = { $count } ways: click dice to swap them
dice-summoners-or = or
dice-summoners-advanced = better than a basic creature
dice-summoners-lethal = this wins the game
dice-summoners-commit = Commit
dice-summoners-cancel = Cancel
dice-summoners-strike = Attack
dice-summoners-attacks = { $name } attacks: { $card }
dice-summoners-damage = damage
dice-summoners-steals = health lost goes to the attacker
dice-summoners-you-take-off = You take off
dice-summoners-takes-off = { $name } takes off
dice-summoners-chosen = { $count } of { $of } chosen
dice-summoners-after-it = After it
dice-summoners-bare = bare: { $names }
dice-summoners-lose-these = Lose these { $count }
dice-summoners-suggest = Suggest
dice-summoners-clear = Clear
dice-summoners-creatures = Creatures
dice-summoners-spells = Spells
dice-summoners-supply = supply
dice-summoners-supply-holds = Supply: { $blue } blue and { $red } red dice
dice-summoners-gone = { $count } gone
dice-summoners-turn = turn { $number }

# Choosing the decks before the game
dice-summoners-set-how = Choose a ready-made set, or pick your own decks: as many of each kind as shown.
dice-summoners-set-theirs = The host chooses the decks; you see every change.
dice-summoners-set-by-lot = The decks are chosen at random when the game begins.
dice-summoners-set-unfinished = The set is not complete yet: the table still uses the last complete one.
