# The wording of Dicke Dämonen. Questions, labels, refusals and events are keyed by what the rules
# call them; their arguments are the fields of the tasks, actions and events.

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
n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Questions

question-summon = { $n ->
    [one] You must summon the one creature in your fist. Where?
   *[other] You must summon one of the { $n } creatures in your fist. Which, and where?
}
question-predict = Will you predict the winning colour? { $n ->
    [one] It would be with the last creature in your fist.
    [2] The other creature would go back into the sack.
   *[other] The rest of your fist would go back into the sack.
}
question-predict-place = Will you predict the place of a colour? { $left ->
    [one] It would be your last prediction.
   *[other] You have { $left } predictions left.
}

# What the others see while a question is secret.
waiting-summon = { $seat } is choosing a creature to summon.
waiting-predict = { $seat } may predict the winning colour.
waiting-predict-place = { $seat } may predict the place of a colour.

## Actions

action-demon = Summon a { $card } on { $where } ({ line-first } and { line-second }; { $field } is worth { $value })
action-ghost = Summon a { $card } in the middle of { $field }, which freezes it
action-predict = Predict with a { $card }
action-predict-place = Predict with a { $card }: place { $place }, points times { $times }
action-wait = Predict nothing now

## Refusals (the clause and the full stop are added)

refusal-must-summon = You must summon a creature: passing is not allowed
refusal-already-summoned = You have already summoned a creature this turn
refusal-only-ghosts = There are only ghosts in your fist, and a ghost goes into the middle of a field
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

event-lines-laid = The power lines cross { $crossings } times and make { $fields } fields.
event-first-player-found = { $seat } is the first player.
event-first-player-found-you = You are the first player.
event-turn-begun = { $seat } begins a turn.
event-turn-begun-you = You begin a turn.
event-demon-summoned = { $seat } summons a { $card } on { $where }.
event-demon-summoned-you = You summon a { $card } on { $where }.
event-ghost-summoned = { $seat } summons a { $card } in { $field }: the field is frozen.
event-ghost-summoned-you = You summon a { $card } in { $field }: the field is frozen.
event-field-taken = The { $card } has the majority in { $field }, worth { $value }.
event-field-lost = The { $card } has lost the majority in { $field }; nobody has it now.
event-colour-predicted = { $seat } predicts with a { $card } (prediction { $n }).
event-colour-predicted-you = You predict with a { $card } (prediction { $n }).
event-place-predicted = { $seat } predicts with a { $card }: place { $place }.
event-place-predicted-you = You predict with a { $card }: place { $place }.
event-fist-returned = { $seat } puts { n-creatures } back into the sack.
event-fist-returned-you = You put { n-creatures } back into the sack.
event-creature-drawn = { $seat } draws a { $card }.
event-creature-drawn-you = You draw a { $card }.
event-creature-drawn-hidden = { $seat } draws a creature.
event-sack-empty = The sack is empty: { $seat } draws nothing.
event-sack-empty-you = The sack is empty: you draw nothing.
event-game-ended = { $seat } cannot summon: the game ends.
event-game-ended-you = You cannot summon: the game ends.
event-creatures-shown = { $seat } shows what was left: { $card }, { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}.
event-creatures-shown-you = You show what was left: { $card }, { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}.
event-field-counted = { $field }: { $value } for the { $card }.
event-colour-scored = The { $card } scores { n-points }.
event-colour-won = The { $card } wins with { n-points }.
event-game-won = { $seat } predicted it first and wins the game!
event-game-won-you = You predicted it first and win the game!
event-nobody-won = Nobody predicted a winning colour: everybody loses.
event-solitaire-won = All predictions came true: { $n } points!
event-solitaire-unpredicted = No prediction was made: the game is lost.
event-solitaire-lost = The predictions did not come true: the game is lost.

## Options

option-layout = how the power lines lie
    .label = Power lines
    .value-four_leaf = four-leaf
    .value-crossing_gate = crossing gate
    .value-rose = rose
    .value-scoring_table = scoring table
    .value-sixteen = sixteen
    .value-hash = hash
    .value-calm = random, calm
    .value-normal = random, normal
    .value-wild = random, wild
option-layout_seed = which random layout
    .label = Seed of the random layout
option-oldest = the left neighbour of the oldest player starts; nobody: at random
    .label = Seat of the oldest player
option-majority = what holds a field: the most demons there, or more than half of them (DD 6.2)
    .label = A field is held by
    .value-most = the most demons
    .value-half = more than half of them

## The table in words

sheet-fields = Fields
sheet-colours = Colours
sheet-players = Players
sheet-predictions = Predictions, the earliest first
sheet-fist = Your fist
sheet-fist-of = The fist of { $seat }
sheet-returned = What you put back into the sack
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
layout-metavar = LAYOUT
layout-which = { $names }, or a file (TOML or JSON)
layout-seed = which of the random layouts (default: 0)
layout-output = where the picture or the layout goes (default: a file named after the layout); - prints it
layout-no-labels = leave out the names of fields and corners
layout-counts = { $crossings } crossings, { $fields } fields ({ $inner_fields } inner), { $corners } corners; the outermost field has { $outer_corners } corners and { $outer_knots ->
    [one] 1 knot
   *[other] { $outer_knots } knots
}; all fields together are worth { $value_sum }.
layout-written = Written to { $file }.
layout-problem = { $code }: { $message }.
draw-title = Dicke Dämonen
draw-fire = Fire
draw-air = Air
draw-earth = Earth
draw-water = Water
draw-red = red
draw-yellow = yellow
draw-green = green
draw-blue = blue
draw-knot = Knot
draw-corner = Corner
draw-centre = Centre
draw-crossings = crossings
draw-fields = fields
draw-corners = corners

kind-demon = demon
kind-ghost = ghost

## Plans

plan-wait = Predict nothing and draw

## How it ended

outcome-predicted = Somebody could not summon any more; the first who had predicted a winning colour wins.
heading-unpredicted = Nobody predicted a winning colour
outcome-unpredicted = Somebody could not summon any more, and nobody had predicted a winning colour: everybody loses.
outcome-solitaire-won = Nothing could be summoned any more, and the predictions came true.
outcome-solitaire-lost = Nothing could be summoned any more, and there were no predictions that came true.

## Positions that cannot be

expected-demons = a table of corners and colours
expected-fields = a list of fields
expected-colours = a list of colours
expected-fists = at most { $most } lists of colours
error-no-such-corner = demons: there is no corner { $corner }
error-no-such-field = ghosts: there is no inner field { $field }
error-two-ghosts = ghosts: there cannot be two in { $field }
error-too-many-creatures = { $where }: no more than { $copies } creatures are { $colour }
error-wrong-size = the position has { $found } { $name }; the board has { $wanted }
error-wrong-creatures = there are { $count } { $colour } creatures, not { $copies }
error-ghost-outside = a ghost cannot stand in the outermost field { $field }
error-demon-off-line = no { $colour } demon can stand on { $corner }
error-wrongly-frozen = { $corner } must be frozen exactly when there is a ghost in its field
error-predicted-twice = the colour { $colour } is predicted twice
error-two-predictions = seat { $seat } has two predictions
error-wrong-place = place { $place } is not from 1 to { $last }, or is predicted twice
error-place-in-company = only somebody who plays alone predicts places, such as { $place }
error-not-a-turn = what is still to be done does not fit a turn of seat { $seat }
error-wrong-winners = the game cannot have ended with these winners: { $winners }
error-wrong-memory = seat { $seat } cannot remember what it is said to have put back into the sack

## What is wrong with a layout

line-red = red
line-yellow = yellow
line-green = green
line-blue = blue
lines-0 = no other line
lines-1 = the { $first } line
lines-2 = the { $first } and { $second } lines
lines-3 = the { $first }, { $second } and { $third } lines
lines-4 = the { $first }, { $second }, { $third } and { $fourth } lines
layout-the-layout = the layout
layout-a-line = a line
layout-part = '{ $name }' of { $line }
layout-point = point { $number } of { $line }
layout-axis = { $axis } of { $where }

error-bad-layout = option layout: { $problem }
error-no-layout = { $name }: there is no such file, and the ready-made layouts are { $known }
error-only-svg = { $file }: pictures are written as .svg; a browser shows and prints them
error-no-place-for = there is no place '{ $place }' for a '{ $colour }' creature on this board
error-layout-in-file = { $file }: { $problem }
error-layout-not-text = { $file }: not a text file in UTF-8
error-layout-unreadable = { $file } cannot be read: { $problem }
error-layout-too-long = a layout must have at most { $most } characters
error-layout-bad-text = the layout is not good { $kind }: { $problem }
error-layout-not-a-table = a layout must be a table with the key 'lines', not { $value }
error-layout-bad-name = the name of a layout must be a plain text of at most { $most } characters, not { $value }
error-layout-lines-no-list = 'lines' must be a list of four lines, not { $value }
error-layout-line-no-table = a line must be a table, not { $value }
error-layout-lacks = { $where } lacks '{ $key }'
error-layout-unknown-key = { $where } has an unknown key { $key }; known are { $known }
error-layout-no-such-colour = there is no { $colour } line; the colours are { $colours }
error-layout-two-lines = there are two { $line } lines; one line of each colour is allowed
error-layout-no-line = { $lines } must not be missing; one line of each colour is needed
error-layout-bad-shape = { $line } must be one of { $known }, not { $value }
error-layout-closed-flag = 'closed' of { $line } must be true, not { $value }
error-layout-open = { $line } is open; a power line is a loop
error-layout-negative-radius = the radii of { $line } must not be negative
error-layout-two-knots = { $line } must have 'knot' or 'knot_angle_deg', not both
error-layout-points-no-list = 'points' of { $line } must be a list of points, not { $value }
error-layout-too-many-points = { $line } has { $count } points; at most { $most } are allowed
error-layout-no-point = { $where } must be two numbers [x, y], not { $value }
error-layout-no-number = { $where } must be a number, not { $value }
error-layout-number-range = { $where } must be between -{ $most } and { $most }, not { $value }
error-layout-no-points = { $lines } is not a loop; it needs at least three points that do not lie on one straight line
error-layout-no-loop = { $lines } (from { $place }) is not a loop; it needs at least three points that do not lie on one straight line
error-layout-out-of-canvas = { $lines } leaves the canvas at { $place }; x and y must lie between 0 and { $size }
error-layout-touches-itself = { $lines } touches or crosses itself at { $place }; a power line must keep { $gap } units clear of itself
error-layout-run-along = { $lines } run along each other from { $place } to { $end }; lines may only cross
error-layout-too-many-crossings = the lines cross { $count } times, last at { $place }; at most { $most } crossings are allowed
error-layout-tangle = the lines lie in a tangle around { $place }: far too many pieces of them come near each other
error-layout-touch = { $lines } touch at { $place } without crossing
error-layout-sharp = { $lines } cross at { $place } at less than { $angle } degrees
error-layout-near = { $lines } come closer than { $gap } units at { $place } without crossing there
error-layout-three-lines = { $lines } meet in one place at { $place }; a third line must keep { $gap } units away from a crossing
error-layout-crossings-close = the crossings at { $place } and { $other } are closer than { $gap } units
error-layout-crosses-few = { $lines } (through { $place }) crosses { $others }; it must cross at least { $least } others
error-layout-knot-missing = the knot of { $lines } (through { $place }) is missing; a point on the line is needed
error-layout-knot-off = the knot of { $lines } at { $place } is { $gap } units off the line; at most { $most } is allowed
error-layout-knot-crossing = the knot of { $lines } at { $place } is closer than { $gap } units to the crossing at { $crossing }
error-layout-field-small = the field at { $place } is too small: only a circle of radius { $radius } fits into it; at least { $least } is needed
error-layout-field-crowded = the field at { $place } is too narrow: there is no room for pieces in its { $corners } corners

# --- the goal, what a choice brings, and lists of many choices

goal = { $players ->
    [1] Goal: predict the colours with the most points, in their order (DD 7).
   *[other] Goal: be the first to predict which colour will have the most points (DD 6.5).
}
colour-of = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[white] white
}
held-by = { $held ->
    [red] , red
    [yellow] , yellow
    [green] , green
    [blue] , blue
   *[nobody] { "" }
}
group-demon = { $field } ({ $value }{ held-by })
group-ghost = { group-demon }
part-demon = { colour-of }
part-ghost = { colour-of }
short-demon = { $place }
short-ghost = { $place }
preview-red = red { $sign }{ $count }
preview-yellow = yellow { $sign }{ $count }
preview-green = green { $sign }{ $count }
preview-blue = blue { $sign }{ $count }
preview-white = white { $sign }{ $count }
preview-holder = { $value ->
    [red] red would hold it
    [yellow] yellow would hold it
    [green] green would hold it
    [blue] blue would hold it
   *[nobody] nobody would hold it
}
preview-frozen = { $value ->
    [0] no corner frozen
    [one] { $count } corner frozen
   *[other] { $count } corners frozen
}
preview-returned = { $value ->
    [0] { "" }
    [one] { $count } creature goes back
   *[other] { $count } creatures go back
}
preview-order = prediction no. { $value }
group-predict-place = Predict with a { $card }
short-predict-place = place { $place } (points times { $times })

# --- what balance reports count

tally-colours = Winning colours
tally-predicted = Colours predicted
tally-moments = When seats first predicted
thing-moments = { $thing ->
    [fifth-1] prediction in the first fifth of the game
    [fifth-2] prediction in the second fifth
    [fifth-3] prediction in the third fifth
    [fifth-4] prediction in the fourth fifth
    [fifth-5] prediction in the last fifth
   *[never] no prediction
}
tally-summoned = Summoned

## What bots look at

feature-outlook = { $way ->
        [more] your best colour gains on its strongest rival
       *[less] your best colour falls behind its strongest rival
    }
feature-outlook-late = { $way ->
        [more] your best colour gains on its strongest rival
       *[less] your best colour falls behind its strongest rival
    }
feature-outlook-end = { $way ->
        [more] your best colour gains on its strongest rival
       *[less] your best colour falls behind its strongest rival
    }
feature-supply = { $way ->
        [more] more creatures to come for your best colour than for its rival
       *[less] fewer creatures to come for your best colour than for its rival
    }
feature-predicted = { $way ->
        [more] a prediction backs your best colour
       *[less] no prediction backs your best colour
    }
feature-opposed = { $way ->
        [more] more rivals can work against your best colour
       *[less] fewer rivals can work against your best colour
    }
feature-early = { $way ->
        [more] an early prediction, which wins ties
       *[less] a later prediction, which loses ties
    }
feature-held = { $way ->
        [more] more players hold your best colour and may help it
       *[less] fewer players hold your best colour and may help it
    }

# --- the course of a game

course-title = Points of the colours, turn by turn
course-red = Fire
course-yellow = Air
course-green = Earth
course-blue = Water
course-white = Ghosts

# --- one sentence for what belongs together

element-of = { $colour ->
    [red] Fire
    [yellow] Air
    [green] Earth
    [blue] Water
   *[white] the ghosts
}
nth-prediction = { $n ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
beat-turn-begun = { $seat }'s turn.
beat-turn-begun-you = Your turn.
beat-demon = { $seat } puts { element-of } on { $where }.
beat-demon-you = You put { element-of } on { $where }.
beat-game-ended = { $seat } cannot summon: the game ends.
beat-game-ended-you = You cannot summon: the game ends.
beat-game-won = { $seat } predicted it first and wins the game!
beat-game-won-you = You predicted it first and win the game!
beat-field-taken = { element-of } takes { $field } ({ $value }).
beat-field-counted = { $field }: { $value } for { element-of }.
beat-colour-won = { $colour ->
    [white] The ghosts win
   *[other] { element-of } wins
} with { n-points }.
beat-field-lost = { element-of } loses { $field }; nobody has it now.
beat-freeze = { $seat }'s ghost freezes { $field }.
beat-freeze-you = Your ghost freezes { $field }.
beat-predict = { $seat } predicts { element-of }, { nth-prediction }.
beat-predict-you = You predict { element-of }, { nth-prediction }.
beat-predict-place = { $seat } predicts { element-of } for place { $place }.
beat-predict-place-you = You predict { element-of } for place { $place }.
beat-creatures-shown = Everybody shows the creatures that are left.
beat-scores = Fire { $red }, Air { $yellow }, Earth { $green }, Water { $blue }, ghosts { $white }.

threat-end = { $seat } has nothing left to summon and will end the game.
threat-end-you = You have nothing left to summon: your turn will end the game.
threat-may-end = { $seat } may be unable to summon next turn, which ends the game.
threat-may-end-you = You may be unable to summon next turn, which ends the game.
