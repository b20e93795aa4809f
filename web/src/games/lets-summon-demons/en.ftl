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
lets-summon-demons-passive = always active
lets-summon-demons-hand = Hand (only you)
lets-summon-demons-strip = What each roll would do
lets-summon-demons-strip-more = bright: yours · small: others · struck through: condition not met
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
lets-summon-demons-box-roll-more = required
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
lets-summon-demons-aside = Choose one (only you)
lets-summon-demons-deck = Block deck
lets-summon-demons-demon-deck = Demon deck
lets-summon-demons-discards = Discards
lets-summon-demons-discards-look = Discards: look
lets-summon-demons-look = Look through them
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
lets-summon-demons-can-win-more = This player could win with the next roll.
lets-summon-demons-waits = waits to activate
lets-summon-demons-done = done
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
