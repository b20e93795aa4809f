about-dicke-daemonen = Four strings, fifty creatures in a sack, and one prediction.
dicke-daemonen-fire = Fire
dicke-daemonen-air = Air
dicke-daemonen-earth = Earth
dicke-daemonen-water = Water
dicke-daemonen-ghost = Ghosts
dicke-daemonen-now = If it ended now
dicke-daemonen-final = The end
dicke-daemonen-majority-most = the most demons hold a field
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
dicke-daemonen-none-placed = No prediction yet: without one the game is lost.
dicke-daemonen-not-true = At the moment the predictions would fail.
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
dicke-daemonen-yours = Your pieces
dicke-daemonen-fist = Your fist (only you)
dicke-daemonen-no-fist = empty
dicke-daemonen-no-colour = You have not predicted a colour yet. Still free: { $free }.
dicke-daemonen-returned = { $count ->
    [one] You put one creature back into the sack.
   *[other] You put { $count } creatures back into the sack.
}
dicke-daemonen-summon = Summon
dicke-daemonen-in-hand = { $colour } in your hand: { $count ->
    [one] one place glows.
   *[other] { $count } places glow.
}
dicke-daemonen-how-place = Click one, or press Tab and Enter.
dicke-daemonen-how-summon = Choose a creature, then a place, or the place first.
dicke-daemonen-put-on = Put it on { $place }
dicke-daemonen-choose-place = Choose a place
dicke-daemonen-other-creature = Another creature
dicke-daemonen-summon-first = summon first
dicke-daemonen-predict-nothing = Predict nothing
dicke-daemonen-draw-then = and draw
dicke-daemonen-touch-creature = choose a creature first
dicke-daemonen-predict-colour = Predict { $colour }
dicke-daemonen-predict-place = { $colour } on place { $place }
dicke-daemonen-counts = its points × { $times }
dicke-daemonen-goes-back = no. { $order } · { $count ->
    [0] none goes back
    [one] one goes back
   *[other] { $count } go back
}
dicke-daemonen-press-again = Press again: you can’t undo this
dicke-daemonen-predict = Predict
dicke-daemonen-predict-once = Predict, once
dicke-daemonen-taken = Taken: { $colours }.
dicke-daemonen-how-predict = The rest of your fist goes back into the sack. From then on you have one creature at a time.
dicke-daemonen-has-predicted = You have predicted: one creature at a time.
dicke-daemonen-how-predict-alone = Predict which colour finishes in which place. The higher the place, the more its points count.
dicke-daemonen-draw = Draw
dicke-daemonen-how-draw = Automatic. You can’t undo it.

# Laying the strings
dicke-daemonen-set-up = The board
dicke-daemonen-lay = Lay the strings
dicke-daemonen-look = Look at the board
dicke-daemonen-setting-up = Setting up
dicke-daemonen-you-lay = You lay the strings; everyone sees each change.
dicke-daemonen-they-lay = The host lays the strings; you see every change.
dicke-daemonen-watching = Watching: { $names }.
dicke-daemonen-lay-them = Lay the four strings.
dicke-daemonen-lay-how = Each must cross at least two others. The board is frozen when the game begins.
dicke-daemonen-frozen-then = The board is frozen when the game begins.
dicke-daemonen-play-here = Play on this board
dicke-daemonen-not-yet = not valid
dicke-daemonen-back-to-seats = Back to the seats
dicke-daemonen-redo = Redo
dicke-daemonen-changes = Changes
dicke-daemonen-back = Not allowed: moved back to the last valid position.
dicke-daemonen-counted = { $crossings } crossings, { $fields } fields
dicke-daemonen-start-from = Start from
dicke-daemonen-random = Random
dicke-daemonen-layout-four-leaf = Four Leaf
dicke-daemonen-layout-crossing-gate = Crossing Gate
dicke-daemonen-layout-rose = Rose
dicke-daemonen-layout-scoring-table = Scoring Table
dicke-daemonen-layout-sixteen = Sixteen
dicke-daemonen-layout-hash = Hash
dicke-daemonen-layout-calm = Calm
dicke-daemonen-layout-normal = Normal
dicke-daemonen-layout-wild = Wild
dicke-daemonen-seed = Seed
dicke-daemonen-another = Another
dicke-daemonen-preset-taken = { $name }.
dicke-daemonen-random-taken = Random: { $level }, seed { $seed }.
dicke-daemonen-text-taken = Imported from text.
dicke-daemonen-four-strings = The four strings
dicke-daemonen-string-has = { $crossings } crossings · { $points } handles
dicke-daemonen-drag-how = Drag a string, a handle or a knot, or move it with the arrow keys. Double-click a string to add a handle, or a handle to remove it.
dicke-daemonen-add-handle = Add a handle
dicke-daemonen-string = String of { $colour }
dicke-daemonen-handle = { $colour }, handle { $number }
dicke-daemonen-knot-of = Knot of { $colour }
dicke-daemonen-string-moved = { $colour }: string moved.
dicke-daemonen-handle-moved = { $colour }: handle { $number } moved.
dicke-daemonen-handle-added = { $colour }: handle added.
dicke-daemonen-handle-gone = { $colour }: handle { $number } removed.
dicke-daemonen-knot-slid = { $colour }: knot moved.
dicke-daemonen-playable = This board is valid
dicke-daemonen-last-good = The last valid board
dicke-daemonen-not-playable = This board is not valid
dicke-daemonen-refused = Not allowed just now
dicke-daemonen-crossings = Crossings
dicke-daemonen-fields-how = = crossings + 2
dicke-daemonen-corners = Corners
dicke-daemonen-corners-how = = 4 × crossings
dicke-daemonen-worth = Total value
dicke-daemonen-outer = Outermost field
dicke-daemonen-outer-has = { $corners ->
    [one] one corner
   *[other] { $corners } corners
}, { $knots ->
    [0] no knot
    [one] one knot
   *[other] { $knots } knots
}
dicke-daemonen-balance = Balance
dicke-daemonen-balance-of = corners open to
dicke-daemonen-keep = Save
dicke-daemonen-keep-board = Save this board
dicke-daemonen-kept = Saved: see Boards
dicke-daemonen-kept-name = Board { $number }
dicke-daemonen-copy = Copy as text
dicke-daemonen-copied = Copied
dicke-daemonen-paste = Paste
dicke-daemonen-paste-here = A layout as text (JSON or TOML)
dicke-daemonen-take-text = Use it
dicke-daemonen-predicted = Predicted
dicke-daemonen-predictions = Predictions
dicke-daemonen-points = Points
dicke-daemonen-count = Scoring
dicke-daemonen-skip-count = Skip the scoring
dicke-daemonen-first-predicted = { $name } was the first to predict a winning colour: { $colour }.
