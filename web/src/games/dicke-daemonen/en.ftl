about-dicke-daemonen = Four strings, fifty creatures in a sack, and one prediction.
dicke-daemonen-fire = Fire
dicke-daemonen-air = Air
dicke-daemonen-earth = Earth
dicke-daemonen-water = Water
dicke-daemonen-ghost = Ghosts
dicke-daemonen-now = If it ended now
dicke-daemonen-final = The end
dicke-daemonen-majority-most = most demons hold a field
dicke-daemonen-majority-half = more than half hold a field
dicke-daemonen-leads = leads
dicke-daemonen-won = wins
dicke-daemonen-free = free
dicke-daemonen-predicted-by = predicted by { $name }, no. { $order }
dicke-daemonen-order = no. { $order }
dicke-daemonen-place = place { $place }
dicke-daemonen-ghosts = { $count ->
    [one] one ghost
   *[other] { $count } ghosts
}
dicke-daemonen-places = { $count ->
    [one] one place
   *[other] { $count } places
}
dicke-daemonen-room = { $places ->
    [one] one place
   *[other] { $places } places
} · { $unseen } unseen
dicke-daemonen-alone = Your score now:
dicke-daemonen-board = Board
dicke-daemonen-fields = Fields
dicke-daemonen-field = { $name }: worth { $value }, held by { $holder }
dicke-daemonen-nobody = nobody
dicke-daemonen-neighbours = beside { $names }
dicke-daemonen-outermost = outermost
dicke-daemonen-middle = middle
dicke-daemonen-empty = free
dicke-daemonen-frozen = frozen by a ghost
dicke-daemonen-closer = Closer
dicke-daemonen-farther = Farther
dicke-daemonen-in-fist = { $count } in fist
dicke-daemonen-sack = in the sack
dicke-daemonen-lines = Lines
dicke-daemonen-knot = knot: +1 on both sides
dicke-daemonen-end = The end
dicke-daemonen-end-how = When someone cannot summon. Fewest places: { $colour }, { $places }.
dicke-daemonen-yours = What is yours
dicke-daemonen-fist = Your fist, only you
dicke-daemonen-no-fist = empty
dicke-daemonen-no-colour = You own no colour yet. Still free: { $free }.
dicke-daemonen-returned = { $count ->
    [one] You put one creature back into the sack.
   *[other] You put { $count } creatures back into the sack.
}
dicke-daemonen-summon = Summon
dicke-daemonen-in-hand = { $colour } in your hand: { $count ->
    [one] one place glows.
   *[other] { $count } places glow.
}
dicke-daemonen-how-place = Touch one, or press Tab and Enter.
dicke-daemonen-how-summon = Touch a creature, then a place; or the place first.
dicke-daemonen-predict = Predict
dicke-daemonen-predict-once = Predict, once
dicke-daemonen-taken = Taken: { $colours }.
dicke-daemonen-how-predict = The rest of your fist goes back into the sack; then one creature at a time.
dicke-daemonen-has-predicted = You have predicted: one creature at a time.
dicke-daemonen-how-predict-alone = Which colour comes in on which place. The higher the place, the more its points count.
dicke-daemonen-draw = Draw
dicke-daemonen-how-draw = By itself. No undo after it.
