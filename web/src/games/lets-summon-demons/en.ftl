about-lets-summon-demons = Activities for children. Roll, collect souls, snuff your friends.
lets-summon-demons-boy = Boy
lets-summon-demons-girl = Girl
lets-summon-demons-animal = Animal
lets-summon-demons-demon = Demon
lets-summon-demons-candle = Candle
lets-summon-demons-sweet = Sweet
lets-summon-demons-rotten = Rotten
lets-summon-demons-boys = Boys
lets-summon-demons-girls = Girls
lets-summon-demons-animals = Animals
lets-summon-demons-demons = Demons
lets-summon-demons-demons-of = { $count } of { $all } Demons
lets-summon-demons-souls = Souls
lets-summon-demons-souls-of = { $count ->
    [one] one soul of { $all }
   *[other] { $count } souls of { $all }
}
lets-summon-demons-team-souls = Souls of the team
lets-summon-demons-on = on { $totals }
lets-summon-demons-copy = no. { $number }
lets-summon-demons-queued = place { $number } in the queue
lets-summon-demons-passive = always active
lets-summon-demons-hand = Hand (only you)
lets-summon-demons-strip = What each roll would do
lets-summon-demons-strip-more = bright: yours · small: others · struck through: condition not met
lets-summon-demons-total-of = Total { $total }, { $ways } in { $all }:
lets-summon-demons-nothing = nothing
lets-summon-demons-unmet = condition not met now
lets-summon-demons-roll = Roll
lets-summon-demons-roll-own = Your roll
lets-summon-demons-last-roll = Last roll
lets-summon-demons-second-roll = second roll
lets-summon-demons-do-roll = Roll
lets-summon-demons-do-roll-more = required
lets-summon-demons-do-end-more = roll first
lets-summon-demons-do-summon = Summon
lets-summon-demons-ask-buy = Which card of the Block do you buy for { $cost } souls?
lets-summon-demons-ask-summon = Which Demon of your hand do you summon?
lets-summon-demons-only-end = Nothing else is left to do. End your turn.
lets-summon-demons-do-pass = Pass
lets-summon-demons-do-pass-more = a card to the partner
lets-summon-demons-block = The Block
lets-summon-demons-block-more = buy one for { $cost } souls
lets-summon-demons-block-rests = The Block rests until the roll is finished.
lets-summon-demons-goes = goes
lets-summon-demons-empty = empty until the end of the turn
lets-summon-demons-aside = Choose one (only you)
lets-summon-demons-deck = Block deck
lets-summon-demons-demon-deck = Demon deck
lets-summon-demons-discards = Discards
lets-summon-demons-demon-discards = Discarded Demons
lets-summon-demons-supply = Supply
lets-summon-demons-safe = safe
lets-summon-demons-safe-more = Opponents’ cards can’t steal from this player or make them discard.
lets-summon-demons-again = extra turn
lets-summon-demons-again-more = An extra turn in which only this player’s cards activate.
lets-summon-demons-partner = partner
lets-summon-demons-hidden = { $count ->
    [one] one hidden Demon
   *[other] { $count } hidden Demons
}
lets-summon-demons-known = you have seen: { $count } of { $cards }
lets-summon-demons-cards-of = { $count ->
    [one] { $name }’s card
   *[other] { $name }’s { $count } cards
}
lets-summon-demons-can-win = can win next
lets-summon-demons-can-win-roll = This player could win with one roll: the next one, or their own.
lets-summon-demons-waits = waits to activate
lets-summon-demons-done = done
lets-summon-demons-asks = asks you
lets-summon-demons-late = too late
lets-summon-demons-paying = to be paid
lets-summon-demons-queue = Total { $total }: cards that activate, in order
lets-summon-demons-queue-more = the roller first, then clockwise; the cards were fixed when the dice were rolled
lets-summon-demons-pick-next = Pick the next one
lets-summon-demons-why-choose = Why you choose
lets-summon-demons-why-choose-more = A condition is checked when its card activates, so one card can help the next. Drag the cards to set the whole order, or:
lets-summon-demons-run = Run the rest
lets-summon-demons-run-more = left to right, asking at each “may”
lets-summon-demons-run-stop = Stop, ask me
lets-summon-demons-do-buy = Buy a card
lets-summon-demons-do-buy-more = { $cost } of your { $souls } souls
lets-summon-demons-do-summon-more = snuff { $snuff } of your { $cards }
lets-summon-demons-winning-card = The winning card
lets-summon-demons-can-win-demon = This player has the souls and lacks one Demon.
lets-summon-demons-dearer = snuffs { $count }
lets-summon-demons-dearer-more = This player snuffs { $count } cards to summon a Demon.
lets-summon-demons-in-play = In play
lets-summon-demons-target-more = { $souls ->
    [one] one soul
   *[other] { $souls } souls
} · { $demons ->
    [one] one Demon
   *[other] { $demons } Demons
}
lets-summon-demons-targets = Cards that you may choose
lets-summon-demons-target-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
lets-summon-demons-candles = Choose your candle
lets-summon-demons-candles-more = It burns on these totals, no matter who rolls.
lets-summon-demons-candle-share = { $share } % of all rolls.
lets-summon-demons-candle-taken = Taken by { $name }.
lets-summon-demons-ask-replace = Choose the cards of the Block to replace.
lets-summon-demons-tick-replace = { $count } of { $all } chosen.
lets-summon-demons-do-replace = { $count ->
    [0] Replace no card
    [one] Replace one card
   *[other] Replace { $count } cards
}
lets-summon-demons-do-replace-all = Replace all
lets-summon-demons-not-snuffed = You pay only with your own kids and Animals in play.
lets-summon-demons-ask-snuff = { $count ->
    [one] Snuff one card to summon { $card }.
   *[other] Snuff { $count } cards to summon { $card }.
}
lets-summon-demons-tick-snuff = Choose the cards to snuff: { $count } of { $all } chosen.
lets-summon-demons-tick-discard-from = Choose cards above: { $count } of { $all } chosen.
lets-summon-demons-nothing-yet = none chosen yet
lets-summon-demons-do-snuff = { $count ->
    [one] Snuff one card
   *[other] Snuff { $count } cards
}
lets-summon-demons-do-discard = { $count ->
    [0] Discard
    [one] Discard one card
   *[other] Discard { $count } cards
}
lets-summon-demons-do-discard-none = Discard none
lets-summon-demons-no-target = no such card
lets-summon-demons-counter-souls = { $n ->
    [one] { $n } soul
   *[other] { $n } souls
}
lets-summon-demons-counter-demons = { $n ->
    [one] { $n } Demon
   *[other] { $n } Demons
}
lets-summon-demons-counter-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
lets-summon-demons-counter-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
