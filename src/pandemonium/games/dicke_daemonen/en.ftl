# The wording of Dicke Dämonen. Questions, labels, refusals and events are keyed by what the rules
# call them; the arguments of each are those that `wording.py` gives.

title = Dicke Dämonen

## Creatures and colours

card-red = red demon
    .text = Fire. It stands in a corner at the red line.
card-yellow = yellow demon
    .text = Air. It stands in a corner at the yellow line.
card-green = green demon
    .text = Earth. It stands in a corner at the green line.
card-blue = blue demon
    .text = Water. It stands in a corner at the blue line.
card-white = ghost
    .text = White. It stands in the middle of an inner field and freezes it; each ghost is a point for white.

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-white = white

## Pieces of sentences

line-first = { $first ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
line-second = { $second ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
demon-there = { $demon ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
n-creatures = { $n ->
    [one] one creature
   *[other] { $n } creatures
}
n-points = { $value1 ->
    [one] { $value1 } point
   *[other] { $value1 } points
}

## Questions

question-summon = { $n ->
    [one] You must summon the one creature of your fist. Where?
   *[other] You must summon one of the { $n } creatures of your fist. Which, and where?
}
question-predict = Will you predict the winning colour? { $n ->
    [one] It is the last creature of your fist.
    [2] The other creature of your fist goes back into the sack, and you go on with one at a time.
   *[other] The { $n } creatures of your fist but the one you show go back into the sack, and you go on with one at a time.
}
question-predict-place = Will you predict the place of a colour? { $left ->
    [one] It would be your last prediction.
   *[other] You have { $left } predictions left.
}

## Actions

action-demon = Summon a { $card } on { $where } ({ line-first } and { line-second }; { $field } is worth { $value })
action-ghost = Summon a { $card } in the middle of { $field }, which freezes it
action-predict = Predict with a { $card }
action-predict-place = Predict with a { $card }: place { $place }, points times { $times }
action-wait = Predict nothing now

## Refusals (the clause and the full stop are added)

refusal-must-summon = You must summon a creature: there is no passing
refusal-already-summoned = You have summoned this turn already
refusal-not-in-fist = There is no { $card } in your fist
refusal-no-such-line = { $where } lies at the { line-first } and the { line-second } line: no place for a { $card }
refusal-corner-taken = A { demon-there } demon stands on { $where } already
refusal-field-frozen = { $field } is frozen by a ghost
refusal-no-ghost-outside = { $field } is the outermost field and has no middle for a ghost
refusal-summon-first = You must summon before you predict
refusal-already-predicted = You have predicted all you may
refusal-not-left-in-fist = There is no { $card } left in your fist to show
refusal-colour-taken = The colour of the { $card } has been predicted already
refusal-place-taken = Place { $place } belongs to another prediction

## Events

event-turn-begun = { $seat } begins a turn.
event-demon-summoned = { $seat } summons a { $card } on F{ $value1 }.c{ $value2 }.
event-ghost-summoned = { $seat } summons a { $card } in F{ $value1 }: the field is frozen.
event-field-taken = The { $card } has the majority in F{ $value1 }, worth { $value2 }.
event-field-lost = The { $card } has lost the majority in F{ $value1 }; nobody has it now.
event-colour-predicted = { $seat } predicts with a { $card } (prediction { $n }).
event-place-predicted = { $seat } predicts with a { $card }: place { $n }.
event-fist-returned = { $seat } puts { n-creatures } back into the sack.
event-creature-drawn = { $seat } draws a { $card }.
event-creature-drawn-hidden = { $seat } draws a creature.
event-sack-empty = The sack is empty: { $seat } draws nothing.
event-game-ended = { $seat } cannot summon: the game ends.
event-colour-scored = { $card }: { n-points }.
event-colour-won = The { $card } wins with { n-points }.
event-game-won = { $seat } predicted it first and wins the game!
event-nobody-won = Nobody predicted a winning colour: everybody loses.
event-solitaire-won = All predictions came true: { $n } points!
event-solitaire-lost = The predictions did not come true: the game is lost.

## Options

option-layout = how the power lines lie: a name, a kind of random layout (calm, normal, wild), or a layout file
option-layout_seed = which random layout
option-oldest = the seat of the oldest player, whose left neighbour starts; -1: by lot
option-majority = what holds a field: the most demons there, or more than half of them (DD 6.2)

## The table in words

sheet-fields = Fields
sheet-colours = Colours
sheet-players = Players
sheet-predictions = Predictions, the earliest first
sheet-fist = Your fist
column-field = field
column-worth = worth
column-holder = held by
column-middle = middle
column-corners = corners (= demon, : free for)
column-neighbours = beside it
column-colour = colour
column-points = points
column-from = from
column-free = free places
column-unseen = unseen
column-predicted = predicted by
column-fist = creatures
column-prediction = prediction
column-order = no.
column-place = place
column-score = score
column-count = number
column-creature = creature
field-worth = { $value } ({ $corners } + { $knots ->
    [one] 1 knot
   *[other] { $knots } knots
})
field-tie = tie
middle-outer = outermost
middle-ghost = ghost, frozen
middle-free = open
ghosts-on-board = { $n ->
    [one] 1 ghost
   *[other] { $n } ghosts
}
sack = Sack
solitaire-now = If the game ended now: { $score }

## The command `layout`

cli-layout = draw, check and invent layouts of power lines for Dicke Dämonen
layout-draw = write a picture (SVG) of a board, ready to print
layout-check = count the fields and corners of a layout, or say what is wrong with it
layout-random = write a random layout to a file (calm: 8 to 12 crossings, normal: 14 to 20, wild: 22 to 30)
layout-which = { $names }, or a file (TOML or JSON)
layout-seed = which of the random layouts (default: 0)
layout-output = where the picture or the layout goes (default: a file named after the layout); - prints it
layout-no-labels = leave out the names of fields and corners
layout-counts = { $crossings } crossings, { $fields } fields ({ $inner_fields } inner), { $corners } corners; the outermost field has { $outer_corners } corners and { $outer_knots ->
    [one] 1 knot
   *[other] { $outer_knots } knots
}; all fields together are worth { $value_sum }.
layout-written = Written to { $file }.
layout-problem = { $code }: { $message } (lines: { $lines }; place: { $place })
draw-title = Dicke Dämonen
draw-fire = Fire
draw-air = Air
draw-earth = Earth
draw-water = Water
draw-knot = Knot
draw-corner = Corner
draw-centre = Centre
draw-crossings = crossings
draw-fields = fields
draw-corners = corners

kind-demon = demon
kind-ghost = ghost
