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
lets-summon-demons-souls = Souls
lets-summon-demons-hand = Hand, only you
lets-summon-demons-strip = What if the dice say …
lets-summon-demons-strip-more = bright: yours · small: the others · struck: condition not met now
lets-summon-demons-roll = Roll
lets-summon-demons-last-roll = Last roll
lets-summon-demons-block = The Block
lets-summon-demons-aside = To look at
lets-summon-demons-deck = Block deck
lets-summon-demons-demon-deck = Demon deck
lets-summon-demons-discards = Discards
lets-summon-demons-supply = Supply
lets-summon-demons-safe = safe
lets-summon-demons-hidden = { $count ->
    [one] one hidden Demon
   *[other] { $count } hidden Demons
}
lets-summon-demons-can-win = can win next
lets-summon-demons-done = done
lets-summon-demons-late = too late
lets-summon-demons-queue = Total { $total }: who activates, in order
lets-summon-demons-queue-more = roller first, then clockwise
lets-summon-demons-unmet = not met now
