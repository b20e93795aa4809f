# The wording of Let's Summon Demons. Questions, labels, refusals and events are keyed by what the
# rules call them; the arguments of each are those that the question, the action or the event gives.

## Pieces of sentences

a-what = { $what ->
    [boy] a Boy
    [girl] a Girl
    [kid] a kid
    [sweet-boy] a Sweet Boy
    [sweet-girl] a Sweet Girl
    [sweet-kid] a Sweet kid
    [rotten-boy] a Rotten Boy
    [rotten-girl] a Rotten Girl
    [rotten-kid] a Rotten kid
    [animal] an Animal
    [demon] a Demon
    [candle] a candle
   *[card] a card
}
other-what = { $what ->
    [boy] another of your Boys
    [girl] another of your Girls
    [kid] another of your kids
    [sweet-boy] another of your Sweet Boys
    [sweet-girl] another of your Sweet Girls
    [sweet-kid] another of your Sweet kids
    [rotten-boy] another of your Rotten Boys
    [rotten-girl] another of your Rotten Girls
    [rotten-kid] another of your Rotten kids
    [animal] another of your Animals
    [demon] another of your Demons
    [candle] another of your candles
   *[card] another of your cards
}
all-what = { $what ->
    [boy] Boys
    [girl] Girls
    [kid] kids
    [sweet-boy] Sweet Boys
    [sweet-girl] Sweet Girls
    [sweet-kid] Sweet kids
    [rotten-boy] Rotten Boys
    [rotten-girl] Rotten Girls
    [rotten-kid] Rotten kids
    [animal] Animals
    [demon] Demons
    [candle] candles
   *[card] cards
}
each-per = { $per ->
    [boy] for each of your Boys
    [girl] for each of your Girls
    [kid] for each of your kids
    [sweet-boy] for each of your Sweet Boys
    [sweet-girl] for each of your Sweet Girls
    [sweet-kid] for each of your Sweet kids
    [rotten-boy] for each of your Rotten Boys
    [rotten-girl] for each of your Rotten Girls
    [rotten-kid] for each of your Rotten kids
    [animal] for each of your Animals
    [demon] for each of your Demons
    [candle] for each of your candles
   *[card] for each of your cards in play
}
n-souls = { $n ->
    [one] { $n } soul
   *[other] { $n } souls
}
one-or-two = { $n ->
    [one] { $first_card }
   *[other] { $first_card } and { $second_card }
}
n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
which-card = { $copy ->
    [1] { $card }
   *[other] { $card } (no. { $copy })
}
and-more = { $more ->
    [0] { "" }
   *[other] , and more
}
in-vain = { $vain ->
    [0] { "" }
   *[other] { " " }Nothing would come of it now.
}
may-do = { $may ->
    [buy] buy a card
    [summon] summon a Demon
    [pass] pass a card to your partner
    [buy-summon] buy a card and summon a Demon
    [buy-pass] buy a card and pass one to your partner
    [summon-pass] summon a Demon and pass a card to your partner
    [buy-summon-pass] buy a card, summon a Demon and pass a card to your partner
   *[nothing] do nothing else
}

## Questions

question-turn = { $may ->
    [nothing] You must roll the dice.
   *[other] You must roll the dice. Before or after that you may { may-do }.
}
question-turn-rolled = { $may ->
    [nothing] You must end your turn.
   *[other] You may { may-do }, or end your turn.
}
question-candle = You must choose a candle.
question-starter = You may put a Demon from your hand into play for free before your first turn goes on.
question-reroll = { $card }: you rolled { $n }. You may roll both dice again, once; the first roll then does not count.
question-order = The roll is { $total }. You must choose which of your { $n } waiting cards activates next.
question-order-card = { $card }: you must choose which of your { $n } waiting cards activates next.
question-snuff = You must snuff { n-cards } to summon { $card }. Choose the first.
question-snuff-more = You must snuff { $n ->
    [one] one more card
   *[other] { $n } more cards
} to summon { $card }.
question-pay-this = { $card }: "{ $card_text }" Will you discard it?{ in-vain }
question-pay-card = { $card }: "{ $card_text }" { $n ->
    [one] Will you discard { a-what }?{ in-vain }
   *[other] Will you? Then begin with { a-what }.{ in-vain }
}
question-pay-next = { $card }: you must now discard { a-what } as well.
question-steal-souls = { $n ->
    [one] { $card }: you must steal { n-souls }. Choose where it comes from.
   *[other] { $card }: you must steal { n-souls }. Choose where the next one comes from.
}
question-who-collects = { $card }: you must choose an opponent, who collects { n-souls }.
question-discard-from = { $card }: you may discard { $n ->
    [one] { a-what } of an opponent. Choose whose, or stop.
   *[other] up to { $n } { all-what } of opponents. Choose whose goes first, or stop.
}
question-steal-from = { $card }: you must steal { a-what }. Choose the opponent to steal from.
question-steal-everything = { $card }: you must choose an opponent and steal all their cards in play but candles.
question-steal-which = { $card }: you must choose { a-what } to steal from { $target }.
question-discard-which = { $card }: you must choose { a-what } in front of { $target } to be discarded.
question-discard-own = { $card }: you must discard { a-what } of yours.
question-take = { $card }: you must gain { a-what } from the Block. Choose which.
question-replace = { $n ->
    [0] { $card }: choose the cards of the Block to replace, one by one, then finish.
   *[other] { $card }: { n-cards } of the Block will be replaced. Choose more, or finish.
}
question-activate-other = { $card }: you must activate { other-what }. Choose which.
question-search = { $card }: you must choose a Demon from the Demon deck; it comes into play for free.
question-hatch = { $card }: you must put { $n ->
    [one] the top Demon into play.
   *[other] one of the top { $n } Demons into play; the others are discarded.
}
question-choose = { $card }: you must choose one of its effects.

# What the others see while a question is secret.
waiting-turn = { $seat } is taking a turn.
waiting-starter = { $seat } may put a Demon from the hand into play for free.
waiting-search = { $card }: { $seat } is looking through the Demon deck.
waiting-hatch = { $card }: { $seat } is choosing a Demon.
waiting-candle = { $seat } is choosing a candle.
waiting-reroll = { $card }: { $seat } may roll again.
waiting-order = { $seat } is choosing which card activates next.
waiting-snuff = { $seat } is choosing cards to snuff.
waiting-steal-souls = { $card }: { $seat } is stealing souls.

## Actions

action-roll = Roll the dice
action-end = End your turn
action-reroll = Roll both dice again
action-keep = Keep the roll
action-accept = Discard this card
action-decline = Decline
action-done = Stop here
action-done-replace = { $n ->
    [0] Replace no card
    [one] Replace the chosen card
   *[other] Replace the { $n } chosen cards
}
action-buy = Buy { $card } from place { $place } for { $cost } souls
action-buy-empty = Buy from place { $place } (empty)
action-take = Gain { $card } from place { $place }
action-take-empty = Gain from place { $place } (empty)
action-replace = Replace { $card } on place { $place }
action-replace-empty = Replace on place { $place } (empty)
action-choose = Choose effect { $n }
action-choose-collect = Collect { n-souls }{ and-more }
action-choose-collect-per = Collect { n-souls } { each-per }{ and-more }
action-choose-steal-souls = Steal { n-souls }{ and-more }
action-choose-steal-souls-per = Steal { n-souls } { each-per }{ and-more }
action-choose-give = Let an opponent collect { n-souls }{ and-more }
action-choose-gain-block = Gain { a-what } from the Block{ and-more }
action-choose-gain-deck = { $n ->
    [one] Gain the top card of the deck{ and-more }
   *[other] Gain the top { $n } cards of the deck{ and-more }
}
action-choose-turn = { $n ->
    [one] Discard the top card of the deck and gain it if it is { a-what }{ and-more }
   *[other] Discard the top { $n } cards of the deck and gain the { all-what } among them{ and-more }
}
action-choose-may = Discard cards of yours for an effect
action-choose-discard = Discard { a-what } of yours{ and-more }
action-choose-discard-theirs = { $n ->
    [one] Discard { a-what } of an opponent{ and-more }
   *[other] Discard up to { $n } { all-what } of opponents{ and-more }
}
action-choose-discard-everybody = Everybody discards all kids and Animals{ and-more }
action-choose-steal-card = Steal { a-what } from an opponent{ and-more }
action-choose-steal-everything = Steal all cards in play of an opponent{ and-more }
action-choose-replace = Replace cards of the Block{ and-more }
action-choose-replace-all = Replace all { all-what } of the Block{ and-more }
action-choose-activate = Activate { other-what }{ and-more }
action-choose-activate-each = Activate each of your { all-what }{ and-more }
action-choose-summon-top = Put the top Demon of the deck into play{ and-more }
action-choose-summon-any = Put any Demon of the deck into play{ and-more }
action-choose-summon-hand = Put a random Demon from your hand into play{ and-more }
action-choose-extra-turn = Take another turn after this one{ and-more }
action-choose-win = Win the game
action-choose-choose = Choose among further effects
action-target = Choose { $target }
action-steal-soul = Steal a soul from { $target }
action-steal-soul-supply = Take a soul from the supply
action-candle = Take { $card }
action-summon = Summon { $card } by snuffing { $snuff } cards
action-summon-free = Put { $card } into play
action-activate = Activate { which-card }
action-snuff = Snuff { which-card }
action-discard = Discard { which-card }
action-steal = Steal { which-card }
action-pass = Pass { which-card } to your partner

## Refusals (the clause and the full stop are added)

refusal-already-rolled = You have already rolled this turn
refusal-already-bought = You have already bought a card this turn
refusal-already-summoned = You have already summoned a Demon this turn
refusal-not-asked-for = Nothing asks for that now: on your turn you roll, buy, summon, and end your turn
refusal-roll-first = You must roll the dice before you end your turn
refusal-too-few-souls = A card costs { $cost } souls, and you have { $souls }
refusal-empty-place = Place { $place } of the Block is empty until the end of the turn
refusal-not-in-hand = { $card } is not in your hand
refusal-too-few-to-snuff = You must snuff { $snuff } kids and Animals to summon, and you have { $cards }
refusal-no-partner = There are no partners at this table
refusal-already-passed = You have already passed a card this turn
refusal-not-to-be-passed = You have no { $card } to pass: only your kids, Animals and Demons in play can be passed
refusal-answer-first = You must answer the question first
refusal-candle-taken = { $card } cannot be chosen any more
refusal-compulsory = This effect is compulsory: it cannot be declined
refusal-other-total = { $card } does not show the total that was rolled
refusal-anothers-roll = { $card } answers only to the rolls of its controller
refusal-passive = { $card } works all the time and is never activated
refusal-came-late = { $card } came after the dice were rolled and cannot activate on this roll
refusal-already-activated = { $card } has already been activated by this roll
refusal-in-the-chain = { $card } cannot be activated in the middle of its own activation
refusal-not-waiting = { $card } is not among your cards that wait to activate
refusal-not-yours-to-snuff = You have no { $card } to snuff: only your own kids and Animals can be snuffed
refusal-must-be-paid = You have begun to pay, so you must pay the rest
refusal-does-not-pay = That is not the price the card asks for
refusal-rest-unpayable = Without { $card } you could not pay the rest of the price
refusal-not-from-yourself = You cannot steal from yourself
refusal-no-soul-there = { $target } has no soul to steal
refusal-not-an-opponent = { $target } is not one of your opponents
refusal-protected = { $target } is protected from the cards of opponents
refusal-nothing-fitting-there = { $target } has no card in play that fits
refusal-not-to-be-stolen = { $card } cannot be stolen there
refusal-does-not-fit = { $card } is not a card that can be discarded for this
refusal-place-does-not-fit = Place { $place } of the Block shows no card that fits
refusal-already-chosen = { $card } on place { $place } is chosen already
refusal-one-at-least = You must replace at least one card
refusal-cannot-activate = { $card } cannot be activated by this card now
refusal-not-in-deck = { $card } is not in the Demon deck
refusal-not-in-egg = { $card } is not among the Demons you are looking at
refusal-branch-impossible = That effect is not possible now

## Events

event-souls-dealt = Everybody starts with { n-souls }.
event-demon-dealt = { $seat } is dealt { $card }.
event-demon-dealt-you = You are dealt { $card }.
event-demon-dealt-hidden = { $seat } is dealt a Demon.
event-first-player-drawn = { $seat } goes first.
event-first-player-drawn-you = You go first.
event-later-souls-given = { $seat } plays later and starts with { n-souls } more.
event-later-souls-given-you = You play later and start with { n-souls } more.
event-candle-given = { $seat } gets { $card }.
event-candle-given-you = You get { $card }.
event-turn-begun = { $seat } begins a turn.
event-turn-begun-you = You begin a turn.
event-extra-turn-begun = { $seat } begins another turn: only their own cards activate.
event-extra-turn-begun-you = You begin another turn: only your own cards activate.
event-starter-declined = { $seat } does without the free summon.
event-starter-declined-you = You do without the free summon.
event-dice-rolled = { $seat } rolls { $first } and { $second }: { $n }.
event-dice-rolled-you = You roll { $first } and { $second }: { $n }.
event-roll-replaced = { $seat } rolls again: the first roll does not count.
event-roll-replaced-you = You roll again: the first roll does not count.
event-card-activated = { $card } activates for { $seat }.
event-card-activated-you = { $card } activates for you.
event-condition-not-met = { $card } does nothing: { $seat } does not meet its condition.
event-condition-not-met-you = { $card } does nothing: you do not meet its condition.
event-declined = { $seat } makes no use of { $card }.
event-declined-you = You make no use of { $card }.
event-souls-collected = { $seat } collects { n-souls } ({ $card }).
event-souls-collected-you = You collect { n-souls } ({ $card }).
event-soul-stolen = { $seat } steals a soul from { $target } ({ $card }).
event-soul-stolen-you = You steal a soul from { $target } ({ $card }).
event-soul-stolen-to-you = { $seat } steals a soul from you ({ $card }).
event-soul-from-supply = { $seat } takes a soul from the supply ({ $card }).
event-soul-from-supply-you = You take a soul from the supply ({ $card }).
event-card-bought = { $seat } buys { $card } for { n-souls }.
event-card-bought-you = You buy { $card } for { n-souls }.
event-card-gained = { $seat } gains { $card }.
event-card-gained-you = You gain { $card }.
event-card-turned = { $seat } turns over { $card }, which is discarded.
event-card-turned-you = You turn over { $card }, which is discarded.
event-card-snuffed = { $seat } snuffs { $card }.
event-card-snuffed-you = You snuff { $card }.
event-card-discarded = { $card } of { $seat } is discarded.
event-card-discarded-you = You lose { $card }, which is discarded.
event-card-stolen = { $seat } steals { $card } from { $target }.
event-card-stolen-you = You steal { $card } from { $target }.
event-card-stolen-to-you = { $seat } steals { $card } from you.
event-card-passed = { $seat } passes { $card } to { $target }.
event-card-passed-you = You pass { $card } to { $target }.
event-card-passed-to-you = { $seat } passes you { $card }.
event-card-replaced = { $seat } replaces { $card } on place { $n } of the Block.
event-card-replaced-you = You replace { $card } on place { $n } of the Block.
event-place-filled = { $card } comes to place { $n } of the Block.
event-summon-begun = { $seat } shows { $card }, to be paid for.
event-summon-begun-you = You show { $card }, to be paid for.
event-demon-summoned = { $seat } summons { $card }!
event-demon-summoned-you = You summon { $card }!
event-demon-discarded = { $card } is discarded.
event-demon-drawn = { $seat } draws { $card } into their hand.
event-demon-drawn-you = You draw { $card } into your hand.
event-demon-drawn-hidden = { $seat } draws a Demon into their hand.
event-demons-looked-at = { $seat } looks at { $n ->
    [one] { $n } Demon
   *[other] { $n } Demons
} of the deck ({ $card }).
event-demons-looked-at-you = You look at { $n ->
    [one] { $n } Demon
   *[other] { $n } Demons
} of the deck ({ $card }).
event-deck-rebuilt = The discards are shuffled and become the deck: { n-cards }.
event-demon-deck-rebuilt = The discarded Demons are shuffled and become the Demon deck: { n-cards }.
event-extra-turn = { $seat } will take another turn ({ $card }).
event-extra-turn-you = You will take another turn ({ $card }).
event-game-won = { $seat } wins the game ({ $card })!
event-game-won-you = You win the game ({ $card })!

## One sentence for several events

demons-of = { $goal ->
    [0] { $demons } Demons
   *[other] { $demons } of { $goal } Demons
}
beat-summon = { $n ->
    [0] { $seat } summons { $card }: { demons-of }.
   *[other] { $seat } snuffs { n-cards }: { $card } rises! { demons-of }.
}
beat-summon-you = { $n ->
    [0] You summon { $card }: { demons-of }.
   *[other] You snuff { n-cards }: { $card } rises! { demons-of }.
}
beat-collect = { $seat } collects { n-souls } and { $target } { $more } ({ $card }).
beat-collect-you = You collect { n-souls } and { $target } { $more } ({ $card }).
beat-collect-to-you = { $seat } collects { n-souls } and you { $more } ({ $card }).
beat-collect-all = { $seat } collects { n-souls } and the others { $more } in all ({ $card }).
beat-collect-all-you = You collect { n-souls } and the others { $more } in all ({ $card }).
beat-steal = { $seat } steals { n-souls } from { $target } ({ $card }).
beat-steal-you = You steal { n-souls } from { $target } ({ $card }).
beat-steal-to-you = { $seat } steals { n-souls } from you ({ $card }).
beat-steal-and-supply = { $seat } steals { n-souls } from { $target } and takes { $more } from the supply ({ $card }).
beat-steal-and-supply-you = You steal { n-souls } from { $target } and take { $more } from the supply ({ $card }).
beat-steal-and-supply-to-you = { $seat } steals { n-souls } from you and takes { $more } from the supply ({ $card }).
beat-steal-from-several = { $seat } steals { n-souls } ({ $card }).
beat-steal-from-several-you = You steal { n-souls } ({ $card }).
beat-use-up = { $seat } discards { $card } and collects { n-souls }.
beat-use-up-you = You discard { $card } and collect { n-souls }.
beat-pay-collect = { $seat } discards { $first_card } and collects { n-souls } ({ $card }).
beat-pay-collect-you = You discard { $first_card } and collect { n-souls } ({ $card }).
beat-discard = { $seat } discards { $target }'s { one-or-two } ({ $card }).
beat-discard-you = You discard { $target }'s { one-or-two } ({ $card }).
beat-discard-to-you = { $seat } discards your { one-or-two } ({ $card }).
beat-discard-from-several = { $seat } discards { one-or-two } of opponents ({ $card }).
beat-discard-from-several-you = You discard { one-or-two } of opponents ({ $card }).
beat-gain = { $seat } gains { one-or-two } ({ $card }).
beat-gain-you = You gain { one-or-two } ({ $card }).
beat-steal-cards = { $seat } steals { n-cards } from { $target }.
beat-steal-cards-you = You steal { n-cards } from { $target }.
beat-steal-cards-to-you = { $seat } steals { n-cards } from you.
beat-steal-cards-from-several = { $seat } steals { n-cards }.
beat-steal-cards-from-several-you = You steal { n-cards }.
beat-roll-again = { $seat } rolls again: { $n }.
beat-roll-again-you = You roll again: { $n }.
beat-condition-not-met = { $card } of { $seat }: condition not met.
beat-condition-not-met-you = { $card }: you do not meet the condition.
beat-declined = { $seat } makes no use of { $card }.
beat-declined-you = You make no use of { $card }.

# What later beats are caused by, as in "+3 souls (Bo's 7)".
cause-dice-rolled = { $seat }'s { $n }
cause-dice-rolled-you = your { $n }

## Who may win soon

threat-demon = { $seat } is one Demon short of winning.
threat-demon-you = You are one Demon short of winning.
threat-roll = { $seat } can win with one roll.
threat-roll-you = You can win with one roll.

## Plans: several actions at once

n-named-cards = { $n ->
    [0] nothing
    [1] { $first_card }
    [2] { $first_card } and { $second_card }
    [3] { $first_card }, { $second_card } and { $third_card }
    [4] { $first_card }, { $second_card }, { $third_card } and { $fourth_card }
   *[other] { $first_card }, { $second_card }, { $third_card }, { $fourth_card } ... ({ $n } cards)
}
plan-roll = Roll the dice
plan-end = End your turn
plan-summon = Summon { $card } by snuffing { n-named-cards }
plan-snuff = Snuff { n-named-cards }
plan-accept = Discard { $card }
plan-decline = Decline
plan-pay = Discard { n-named-cards }
plan-steal-from = { $rest ->
    [0] Steal { n-souls } from { $target }
   *[other] Steal { n-souls } from { $target }, and { $rest } from the supply
}
plan-steal-supply = Take { n-souls } from the supply
plan-replace = { $n ->
    [0] Replace no card
   *[other] Replace { n-cards }: { $places }
}
plan-discard = { $n ->
    [0] Discard no card
    [1] Discard { $target }'s { $first_card }
    [2] Discard { $target }'s { $first_card } and { $owner }'s { $second_card }
   *[other] Discard { n-named-cards }
}
plan-order = { $n ->
    [1] Activate { $first_card }
   *[other] Activate in this order: { n-named-cards }
}

## How a game ends

outcome-demons-and-souls = Enough Demons and souls at the same moment.
shortfall = { $demons ->
    [0] You were { short-souls } short.
    [one] You were { $demons } Demon{ and-short-souls } short.
   *[other] You were { $demons } Demons{ and-short-souls } short.
}
short-souls = { $souls ->
    [one] { $souls } soul
   *[other] { $souls } souls
}
and-short-souls = { $souls ->
    [0] { "" }
   *[other] { " " }and { short-souls }
}
outcome-card = A card decided it.
outcome-cut = The game was broken off.

## Options

option-souls = souls each player starts with
    .label = Souls at the start
option-demons = Demons in play needed to win: three, or four with the free Demon at the start, unless you set another number
    .label = Demons to win
option-hand = Demons dealt to each player; with 0, everyone gets exactly as many as they need to win
    .label = Demons in hand
option-candles = how candles come to the players: at random, or chosen in turn
    .label = Candles
    .value-random = at random
    .value-chosen = chosen in turn
option-second_candle = two candles each, for two players
    .label = Two candles each
option-beginners_candle = Beginner's Candle is among the candles
    .label = Beginner's Candle
option-newcomer = who gets Beginner's Candle; nobody: it is dealt like the others
    .label = Seat with Beginner's Candle
option-starter_demons = a free summon at the beginning of each player's first turn; four Demons are dealt and needed to win, unless you set another number
    .label = A Demon for free at the start
option-teams = two against two; partners may pass cards to each other
    .label = Team battle
option-edition = the rulebook to follow where they differ (LSD 5.4, 8.8)
    .label = Edition
    .value-english = English
    .value-french = French
option-later_souls = souls more at the start for every two players who play before you, rounded down; 0: the same for everybody
    .label = More souls for later players

## The table in words

sheet-players = Players
sheet-block = The Block
sheet-strip = What each total would activate (in brackets: the condition is not met now)
sheet-piles = Piles
sheet-discards = The discards, which everybody may look through
sheet-yours = Your cards
sheet-hand = Your hand
column-souls = souls
column-demons = Demons
column-demons-in-play = Demons in play
column-cards = cards
column-hand = hand
column-pile = pile
column-place = place
column-numbers = on
column-total = total
column-chance = chance
column-activates = activates
figure-on = on { $value }
figure-disposition = { $value ->
    [sweet] Sweet
   *[rotten] Rotten
}
kind-of = { $disposition } { $kind }
kind-boy = Boy
kind-girl = Girl
kind-animal = Animal
kind-demon = Demon
kind-candle = candle
kind-sweet = Sweet
kind-rotten = Rotten
pile-deck = deck
pile-discards = discards
pile-demons = Demon deck
pile-demon-discards = discarded Demons
pile-dice = last roll

## What can be wrong with options, card files and positions

with-so-many-players = { $n } players, not { $players }
a-seat-or-nobody = a player from 1 to { $last }, or 0
nobody-without-candle = 0, because Beginner's Candle is left out
few-demons = at most { $most }: there are { $demons } Demons for { $players } players
error-no-beginners-candle = option newcomer: there is no candle called beginners_candle in this box
error-few-candles = option beginners_candle: { $left } candles are left, but { $players } players need { $wanted }
error-few-block-cards = option cards: the box needs at least { $least } kids and Animals, not { $found }
expected-steps = expected at least one step, such as {"{"} collect = 1 {"}"}
expected-verb = expected exactly one of { $verbs }; found { $found }
expected-takes = expected { $takes }
too-many-steps = expected at most { $most } steps in all
expected-less-work = expected less work: with { $alike } copies of each card of the pack in play, one action would take more than { $most } steps (LSD 3.13)
expected-what = expected one of { $nouns }, or a kid with "sweet" or "rotten" before it, not { $value }
expected-block-cards = expected kids or Animals; { $value } cannot be meant here
expected-true = expected true
expected-prices = expected a list of one to four prices, such as ["this"] or ["boy", "girl"]
this-stands-alone = "this" stands alone: it cannot be paid together with other cards
this-is-for-block-cards = "this" is for kids and Animals: no other card pays with itself
expected-branches = expected two to four lists of steps
candles-stay = a candle can never be stolen (LSD 5.5)
kids-only = only a boy or a girl can be sweet or rotten
demons-only = only a demon can be passive
passive-has-none = a passive card has none
expected-totals = expected the totals that activate it, a list such as [7]
expected-least-or-most = expected least or most, a number
expected-emblem = expected the name of an icon: small letters, digits and dashes
error-block-too-long = block: { $count } cards, but there are { $places } places
error-lies-wrong = { $where }: '{ $card }' cannot lie there
error-candle-twice = '{ $card }' is with two players, or twice with one
error-bad-memory = the memory of the Demons does not fit the players and the box
error-bad-turn = { $word } does not fit the rest of the turn
error-bad-stack = { $task } cannot be what is to be done now
error-bad-end = { $word } cannot be the end of this game

## Candles

card-good_candle = Good Candle
card-kind_candle = Kind Candle
card-beginners_candle = Beginner's Candle
card-naughty_candle = Naughty Candle
card-evil_candle = Evil Candle

## Activated Demons

card-the_serpent = The Serpent
card-foul_book_of_demons = The Foul Book of Demons
card-krampus = Krampus
card-porcus = Porcus
card-wee_r_legion = Wee 'R' Legion
card-beelzebzz = Beelze'bzz
card-hound_of_bael = Hound of Bael
card-clockwork_satan = Clockwork Satan
card-antichrist = Antichrist
card-mephistopheles = Mephistopheles
card-the_devil = The Devil

## Passive Demons

card-succubus_twin = Succubus Twin
card-dollagorgon = Dollagorgon
card-oni_twi = Oni Twi
card-dice_zuzzu = Dice-Zuzzu
card-re_rollucifer = Re-Rollucifer
card-assmodeus = Assmodeus
card-wraithlox = Wraithlox
card-rosemarys_egg = Rosemary's Egg
card-baphometal = Baphometal

## Girls

card-jane = Jane
card-lola = Lola
card-eve = Eve
card-sweet_caroline = Sweet Caroline
card-sweet_lisa = Sweet Lisa
card-sweet_alice = Sweet Alice
card-sweet_pippi = Sweet Pippi
card-sweet_marilyn = Sweet Marilyn
card-sweet_destiny = Sweet Destiny
card-rotten_regan = Rotten Regan
card-rotten_annie = Rotten Annie
card-rotten_delores = Rotten Delores
card-rotten_carrie = Rotten Carrie

## Boys

card-adam = Adam
card-romeo = Romeo
card-irwin = Irwin
card-sweet_jesus = Sweet Jesus
card-sweet_chuck = Sweet Chuck
card-sweet_glen = Sweet Glen
card-sweet_louis = Sweet Louis
card-rotten_tommy = Rotten Tommy
card-rotten_calvin = Rotten Calvin
card-rotten_dillinger = Rotten Dillinger
card-rotten_sam = Rotten Sam
card-rotten_damian = Rotten Damian
card-rotten_donnie = Rotten Donnie

## Animals

card-dog = Dog
card-cat = Cat
card-goldfish = Goldfish
card-owl = Owl
card-stray_cat = Stray Cat
card-rainbow_parrot = Rainbow Parrot
card-rabbit = Rabbit
card-rabid_dog = Rabid Dog
card-hawk = Hawk
card-goat = Goat
card-skunk = Skunk
card-alligator = Alligator

# --- what is printed on cards, put together from what they do

one-what = { $what ->
    [boy] Boy
    [girl] Girl
    [kid] kid
    [sweet-boy] Sweet Boy
    [sweet-girl] Sweet Girl
    [sweet-kid] Sweet kid
    [rotten-boy] Rotten Boy
    [rotten-girl] Rotten Girl
    [rotten-kid] Rotten kid
    [animal] Animal
    [demon] Demon
    [candle] candle
   *[card] card
}
own-what = one of your { all-what }
text-this-card = this card
text-this-included = { " " }(this card included)
text-all-included = { " " }(this card and your candle included)
text-and = { " " }and{ " " }
text-or = { " " }or{ " " }
text-or-if = { " " }or if{ " " }
text-or-else = ; or{ " " }
text-then-also = , then{ " " }
text-then = Then { $clause }
text-if = If { $condition }, { $clause }
text-you-have = you have { $things }
text-you-lack = you have { $thing }
text-has-least = { $least ->
    [1] { $others ->
        [yes] another { one-what }
       *[no] { a-what }
    }
   *[other] { $others ->
        [yes] at least { $least } other { all-what }
       *[no] at least { $least } { all-what }{ $included }
    }
}
text-has-none = { $others ->
    [yes] no other { one-what }
   *[no] no { one-what }
}
text-has-most = at most { $most } { $others ->
    [yes] other{ " " }
   *[no] { "" }
}{ $most ->
    [1] { one-what }
   *[other] { all-what }
}{ $included }
text-has-exactly = exactly { $most } { $others ->
    [yes] other{ " " }
   *[no] { "" }
}{ $most ->
    [1] { one-what }
   *[other] { all-what }
}{ $included }
text-has-range = { $least } to { $most } { $others ->
    [yes] other{ " " }
   *[no] { "" }
}{ all-what }{ $included }
text-may = you may discard { $price }
text-may-to = you may discard { $price } to { $clause }
text-choose = choose one: { $clause }
text-collect = collect { n-souls }
text-collect-per = collect { n-souls } { each-per }{ $included }
text-steal-souls = steal { n-souls }
text-steal-souls-per = steal { n-souls } { each-per }{ $included }
text-give = { $form ->
    [to] have an opponent of your choice collect { n-souls }
   *[do] an opponent of your choice collects { n-souls }
}
text-gain-block = gain { a-what } from the Block
text-gain-deck = { $n ->
    [one] gain the top card of the deck
   *[other] gain the top { $n } cards of the deck
}
text-turn = { $n ->
    [one] discard the top card of the deck and gain it if it is { a-what }
   *[other] discard the top { $n } cards of the deck and gain the { all-what } among them
}
text-discard = discard { own-what }
text-discard-theirs = discard up to { $n ->
    [one] { $n } { one-what }
   *[other] { $n } { all-what }
} of opponents
text-discard-everybody = { $form ->
    [to] make all players discard all their kids and Animals
   *[do] all players discard all their kids and Animals{ $block ->
        [yes] , this card too
       *[no] { "" }
    }
}
text-steal-card = { $what ->
    [card] steal a card in play from an opponent, candles excepted
   *[other] steal { a-what } from an opponent
}
text-steal-everything = choose an opponent and steal every card they have in play, candles excepted
text-replace = replace any number of cards of the Block
text-replace-all = replace all { all-what } of the Block
text-activate = activate { other-what }
text-activate-each = activate each of your { $others ->
    [yes] other{ " " }
   *[no] { "" }
}{ all-what } once, in any order
text-summon-top = put the top Demon of the deck into play for free
text-summon-any = look through the Demon deck, put any one Demon into play for free and shuffle the deck
text-summon-hand = put a random Demon from your hand into play for free
text-extra-turn = take another turn after this one, in which only your own cards activate
text-win = { $form ->
    [to] win the game
   *[do] you win the game
}
text-kids_are_sweet_and_rotten = each of your kids counts as both Sweet and Rotten
text-kids_are_boys_and_girls = each of your kids counts as both a Boy and a Girl
text-kids_collect_double = on your turns, your kids collect twice as many souls
text-doubles_pay = when you roll doubles, collect as many souls as one die shows
text-roll_again = once on each of your turns you may roll both dice again, before anything activates
text-animals_pay = collect 1 soul for each Animal you gain
text-protected = opponents' cards cannot steal from you or make you discard
text-hatches = when summoned, discard it: look at the top 3 Demons of the deck, put one into play for free and discard the others
text-opponents_snuff_one_more = opponents snuff 1 more card for the summon of their turn (4 instead of 3)

# --- fields of cards, in an editor

field-disposition = Disposition
field-passive = Passive power
field-on = Activated by
field-if = Conditions
field-help-if = One that holds is enough. With none, the card always works.
field-help-effect = Steps, done in order. X is a number of your choice.
field-have = You have in play
field-least = At least
field-most = At most
field-others = Without this card
field-count = X
field-per = For each
field-what = Which cards
field-up_to = At most
field-price = Cards to discard
field-branches = One of these

# --- the goal, what a choice brings, and lists of many choices

goal = Goal: be the first with enough Demons in play and ten souls (LSD 6.1).
preview-souls = { $count ->
    [0] { "" }
    [one] { $sign }{ $count } soul
   *[other] { $sign }{ $count } souls
}
preview-cards = { $sign }{ $count ->
    [one] { $count } card
   *[other] { $count } cards
}
preview-met = { $value ->
    [0] its condition is not met
   *[other] { "" }
}
preview-vain = nothing would come of it
preview-may = { $value ->
    [0] { "" }
   *[other] for a price
}
group-buy = Buy for { $cost } souls
short-buy = { $card } ({ $place })
group-take = Gain from the Block
short-take = { $card } ({ $place })
group-replace = Replace
short-replace = { $card } ({ $place })
group-snuff = Snuff
short-snuff = { which-card }
group-discard = Discard
short-discard = { which-card }
group-steal = Steal
short-steal = { which-card }
group-pass = Pass to your partner
short-pass = { which-card }
group-activate = Activate
short-activate = { which-card }
group-summon = Summon by snuffing { $snuff } cards
short-summon = { $card }
group-summon-free = Put into play
short-summon-free = { $card }

# --- what balance reports count

tally-candles = Candles
tally-demons = Demons summoned

# --- what bots look at (`strategy.py` has more)

feature-souls = { $way ->
        [more] more souls
       *[less] fewer souls
    }
feature-cards = { $way ->
        [more] more kids and Animals to snuff for a summons
       *[less] fewer kids and Animals to snuff for a summons
    }
feature-demons = { $way ->
        [more] more Demons in play
       *[less] fewer Demons in play
    }
feature-theft = { $way ->
        [more] better odds of stealing souls
       *[less] poorer odds of stealing souls
    }
feature-gains = { $way ->
        [more] better odds of free cards
       *[less] poorer odds of free cards
    }
feature-single = { $way ->
        [more] keeps a card that pays once
       *[less] gives up a card that pays once
    }
feature-raids = { $way ->
        [more] others are likelier to lose cards
       *[less] others are less likely to lose cards
    }
feature-sweep = { $way ->
        [more] a Skunk would hit others harder than you
       *[less] a Skunk would hit you harder than others
    }
feature-speed = { $way ->
        [more] victory comes sooner
       *[less] victory comes later
    }
feature-serpent = { $way ->
        [more] likelier that a roll wins outright
       *[less] less likely that a roll wins outright
    }
feature-quality = { $way ->
        [more] better cards in play
       *[less] weaker cards in play
    }
feature-hand = { $way ->
        [more] better Demons in hand
       *[less] weaker Demons in hand
    }

# --- the course of a game

course-title = Souls, turn by turn
