about-dicke-daemonen = Four strings, fifty creatures in a sack, and one prediction.
dicke-daemonen-fire = Fire (red)
dicke-daemonen-air = Air (yellow)
dicke-daemonen-earth = Earth (green)
dicke-daemonen-water = Water (blue)
dicke-daemonen-ghost = Ghosts
dicke-daemonen-only-fire = Fire
dicke-daemonen-only-air = Air
dicke-daemonen-only-earth = Earth
dicke-daemonen-only-water = Water
dicke-daemonen-one-ghost = Ghost
dicke-daemonen-now = If it ended now
dicke-daemonen-final = The end
dicke-daemonen-leads = leads
dicke-daemonen-won = wins
dicke-daemonen-free = free
dicke-daemonen-predicted-by = predicted by { $name }, no. { $order }
dicke-daemonen-place = place { $place }
dicke-daemonen-places = { $count ->
    [one] one is free
   *[other] { $count } are free
}
dicke-daemonen-room = { $places ->
    [one] one free corner
   *[other] { $places } free corners
}, { $unseen } not seen yet
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
dicke-daemonen-farther = Farther away
dicke-daemonen-in-fist = { $count ->
    [one] { $count } creature in the fist
   *[other] { $count } creatures in the fist
}
dicke-daemonen-sack = in the sack
dicke-daemonen-knot = knot: +1 on both sides
dicke-daemonen-end-how = The game ends when someone cannot summon; fewest places: { $colour }, { $places }.
dicke-daemonen-yours = Your pieces
dicke-daemonen-fist = Your fist (only you)
dicke-daemonen-no-fist = empty
dicke-daemonen-no-colour = No prediction yet. Free: { $free }.
dicke-daemonen-returned = { $count ->
    [one] You put one creature back into the sack.
   *[other] You put { $count } creatures back into the sack.
}
dicke-daemonen-summon = Summon
dicke-daemonen-needs-corner = { $creature } goes on a corner.
dicke-daemonen-needs-field = { $creature } goes into a field.
dicke-daemonen-how-place = Point at a corner to see what changes.
dicke-daemonen-how-ghost = Choose a field: click anywhere in it.
dicke-daemonen-how-summon = Choose a creature, then a corner; or a corner first.
dicke-daemonen-put-on = Put it on { $place }
dicke-daemonen-put-into = Put it into { $place }
dicke-daemonen-choose-place = Choose a corner
dicke-daemonen-choose-field = Choose a field
dicke-daemonen-other-creature = Other creature
dicke-daemonen-other-place = Other place
dicke-daemonen-puts = Put { $creature } on { $place }?
dicke-daemonen-what-goes = Which creature goes on { $place }?
dicke-daemonen-summon-first = summon first
dicke-daemonen-predict-nothing = Predict nothing
dicke-daemonen-draw-then = and draw
dicke-daemonen-cannot-predict = You can’t predict a colour now.
dicke-daemonen-nothing-free = Every colour that is left in your fist has been predicted already.
dicke-daemonen-touch-creature = choose a creature first
dicke-daemonen-predict-place = { $colour } on place { $place }
dicke-daemonen-counts = its points × { $times }
dicke-daemonen-press-again = Press again: you can’t undo this
dicke-daemonen-predict = Predict
dicke-daemonen-predict-once = Predict, once
dicke-daemonen-how-predict = the rest of your fist goes back; then one creature at a time
dicke-daemonen-has-predicted = done: one creature at a time
dicke-daemonen-how-predict-alone = which colour finishes in which place; the higher, the more its points count
dicke-daemonen-draw = Draw
dicke-daemonen-how-draw = by itself; no undo after it
dicke-daemonen-others = Others
dicke-daemonen-predicted-order = { $order ->
    [1] predicted first
    [2] predicted second
    [3] predicted third
   *[other] predicted no. { $order }
}
dicke-daemonen-since-your-turn = since your last turn
dicke-daemonen-free-corner = free corner
dicke-daemonen-whole-board = Whole board
dicke-daemonen-where = Where does { $colour } go? { $count ->
    [one] One place is free for it.
   *[other] { $count } places are free for it.
}
dicke-daemonen-how-place-touch = Tap the board to come closer, then tap a corner.
dicke-daemonen-how-ghost-touch = Tap the board to come closer, then tap a field.
dicke-daemonen-step-summon = one creature on a corner of its colour, a ghost into a field
dicke-daemonen-points-now = { $points ->
    [one] one point now
   *[other] { $points } points now
}
dicke-daemonen-would-hold = { $colour } holds { $field }
dicke-daemonen-it-would-hold = holds { $field }
dicke-daemonen-nobody-would-hold = nobody holds { $field }
dicke-daemonen-nothing-changes = no points change

# What the random boards of a new table are like
dicke-daemonen-layout-calm = Few crossings, wide fields.
dicke-daemonen-layout-normal = More crossings, smaller fields.
dicke-daemonen-layout-wild = Very many crossings, narrow fields.

# Laying the strings
dicke-daemonen-setup = The board
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
dicke-daemonen-preset-four-leaf = Four Leaf
dicke-daemonen-preset-crossing-gate = Crossing Gate
dicke-daemonen-preset-rose = Rose
dicke-daemonen-preset-scoring-table = Scoring Table
dicke-daemonen-preset-sixteen = Sixteen
dicke-daemonen-preset-hash = Hash
dicke-daemonen-preset-calm = Calm
dicke-daemonen-preset-normal = Normal
dicke-daemonen-preset-wild = Wild
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
dicke-daemonen-red-mark = the red mark
dicke-daemonen-red-mark-number = the red mark { $number }
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
dicke-daemonen-count = Points
dicke-daemonen-first-predicted = { $name } was the first to predict a winning colour: { $colour }.
dicke-daemonen-no-prediction = You made no prediction
dicke-daemonen-nobody-predicted = Nobody predicted { $colours }
