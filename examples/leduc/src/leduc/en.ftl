# The wording of Leduc poker. Keys come from the code: `card-` and an id, `question-`, `action-`,
# `refusal-` and `event-` with what the rules call them, `option-` and a name.

title = Leduc poker

n-chips = { $n ->
    [one] 1 chip
   *[other] { $n } chips
}

card-jack = Jack
    .text = The lowest card.
card-queen = Queen
    .text = Higher than a Jack.
card-king = King
    .text = The highest card.

question-check = You may check or raise.
question-bet = You must fold, call for { n-chips } or raise.

action-fold = Fold
action-check = Check
action-call = Call for { n-chips }
action-raise = Raise by { $bet }
action-raise-more = Call for { n-chips } and raise by { $bet }

refusal-nothing-to-pay = You may fold only when there is something to pay
refusal-no-more-raises = { $most ->
    [one] There is only one raise in a round
   *[other] There are at most { $most } raises in a round
}

event-folded = { $seat } folds.
event-checked = { $seat } checks.
event-called = { $seat } calls for { n-chips }.
event-raised = { $seat } raises by { $n }.
event-card-dealt = { $seat } is dealt a { $card }.
event-card-dealt-hidden = { $seat } is dealt a card.
event-card-revealed = The public card is a { $card }.
event-card-shown = { $seat } shows a { $card }.
event-pot-won = { $seat } takes the pot of { n-chips }.
event-pot-shared = The pot is shared.

option-raises = raises allowed in each round

sheet-players = Players
sheet-table = On the table
column-player = player
column-paid = chips paid
column-card = private card
table-public = public card
table-pot = pot
table-raises = raises in this round

kind-card = card

outcome-fold = The other one folded.
outcome-showdown = The better card won.
outcome-equal-cards = The cards are equal.

error-too-many-raises = { $raises } raises in a round; there are at most { $most }
error-has-paid-more = seat { $seat } has paid more and has nothing to decide

# --- the goal, and what a choice costs

goal = Win chips: hold the better card at the end, or make the other one fold.
preview-chips = { $value ->
    [0] { "" }
    [one] { $sign }{ $count } chip
   *[other] { $sign }{ $count } chips
}
