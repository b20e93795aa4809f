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
lets-summon-demons-passive = works all the time
lets-summon-demons-hand = Hand, only you
lets-summon-demons-strip = What if the dice say …
lets-summon-demons-strip-more = bright: yours · small: the others · struck: condition not met now
lets-summon-demons-total-of = Total { $total }, { $ways } in { $all }:
lets-summon-demons-nothing = nothing
lets-summon-demons-unmet = condition not met now
lets-summon-demons-roll = Roll
lets-summon-demons-roll-own = Your roll
lets-summon-demons-roll-of = { $name }
lets-summon-demons-last-roll = Last roll
lets-summon-demons-second-roll = second roll
lets-summon-demons-turn-own = Your turn: once each, in any order
lets-summon-demons-turn-of = { $name }’s turn: once each, in any order
lets-summon-demons-box-roll = Roll
lets-summon-demons-box-roll-more = must be done
lets-summon-demons-box-buy = Buy
lets-summon-demons-box-buy-more = one card of the Block
lets-summon-demons-box-summon = Summon
lets-summon-demons-box-summon-more = a Demon, by snuffing { $count } cards
lets-summon-demons-box-pass = Pass
lets-summon-demons-box-pass-more = a card to the partner
lets-summon-demons-block = The Block
lets-summon-demons-block-more = buy one for { $cost } souls
lets-summon-demons-block-rests = The Block rests until the roll is finished.
lets-summon-demons-replace-tick = Choose the cards to replace
lets-summon-demons-goes = goes
lets-summon-demons-empty = empty until the end of the turn
lets-summon-demons-aside = To choose from, only you
lets-summon-demons-deck = Block deck
lets-summon-demons-demon-deck = Demon deck
lets-summon-demons-discards = Discards
lets-summon-demons-discards-look = Discards: look
lets-summon-demons-look = Look through them
lets-summon-demons-demon-discards = Discarded Demons
lets-summon-demons-supply = Supply
lets-summon-demons-safe = safe
lets-summon-demons-safe-more = The cards of opponents cannot steal from them or make them discard.
lets-summon-demons-again = extra turn
lets-summon-demons-again-more = A turn in which only their own cards activate.
lets-summon-demons-partner = partner
lets-summon-demons-hidden = { $count ->
    [one] one hidden Demon
   *[other] { $count } hidden Demons
}
lets-summon-demons-known = you know: { $count } of { $cards }
lets-summon-demons-cards-of = { $count ->
    [one] The card of { $name }
   *[other] The { $count } cards of { $name }
}
lets-summon-demons-can-win = can win next
lets-summon-demons-can-win-more = The next roll could win the game for them.
lets-summon-demons-waits = waits to activate
lets-summon-demons-done = done
lets-summon-demons-late = too late
lets-summon-demons-paying = to be paid
lets-summon-demons-queue = Total { $total }: who activates, in order
lets-summon-demons-queue-more = roller first, then clockwise; the set was fixed when the dice fell
lets-summon-demons-pick-next = Pick the next one
lets-summon-demons-why-choose = Why you choose
lets-summon-demons-why-choose-more = A condition counts at its own moment: what one card brings may serve the next. Drag the cards to fix the whole order, or:
lets-summon-demons-run = Run the rest
lets-summon-demons-run-more = left to right, ask at “may”
lets-summon-demons-run-stop = Stop, ask me
lets-summon-demons-do-buy = Buy a card
lets-summon-demons-do-buy-more = { $cost } of your { $souls } souls
lets-summon-demons-do-summon-more = snuff { $snuff } of your { $cards }
lets-summon-demons-winning-card = The card that won
