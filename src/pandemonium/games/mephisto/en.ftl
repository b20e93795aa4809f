# The wording of Mephisto. Questions, labels, refusals and events are keyed by what the rules call
# them; the arguments of each are those that questions, `labels.py` and `events.py` give.

## Pieces of sentences

which-card = { $copy ->
    [1] { $card }
   *[other] { $card } (no. { $copy })
}
n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## Questions

question-turn = You may play cards and activate gear. Then you must loot, fight or summon.
question-pay = You must discard { n-cards } from your hand to pay for { $card }.
question-scrap = The lane is full: you must choose which of your two cards there makes room for { $card }.
question-lane = { $card }: you must choose a lane whose cards are replaced.
question-under = { $card }: you must choose which card goes under the deck first.
question-take = { $card }: you must choose a card to take into your hand.
question-give = { $card }: you must choose the card from your hand to exchange.
question-exchange = { $card }: you must choose the card of the dungeon to exchange it for.
question-summon = You summon { $card }: you must choose the card of the dungeon that comes into your hand instead.
question-banish = { $card }: you must choose a card of the dungeon to discard.
question-banish-extra = Extra step: you must choose which of the equal cards leaves the dungeon.
question-copy = { $card }: you must choose the card of the dungeon whose ability you use.
question-read = { $card }: you must choose a spell of the dungeon to play.
question-weaken = { $card }: you must choose one of your items or weapons to lose 1 durability.
question-weaken-theirs = { $card }: you must choose an opponent's item or weapon to lose 1 durability.
question-toll = { $card }: you must pay { $n } favor, or choose one of your weapons to lose 1 durability.
question-repair = { $card }: you must choose an item or weapon to repair.
question-repair-may = { $card }: you may repair one of your items or weapons.
question-empower = { $card }: you must choose the weapon to attach it to (+{ $n } attack).
question-empower-turn = { $card }: you must choose the weapon that has +{ $n } attack this turn.
question-move = { $card }: you must move an item or weapon to another lane.
question-move-may = { $card }: you may move a weapon to another lane.
question-target = { $card }: you must choose the opponent who loses { $n } favor.
question-benefit = { $card }: you must choose who on your team gains { $n } favor.
question-benefit-card = { $card }: you must choose who on your team draws a card.
question-wield = The fight needs { $need } attack. Your weapons give { $attack }, and you have { $favor } favor. Choose weapons, then go on.
question-extra-spell = { $card }: you may discard a spell for { $n } more attack. The fight needs { $need }, you have { $attack } without favor.
question-extra-monster = { $card }: you may discard a monster for { $n } more attack. The fight needs { $need }, you have { $attack } without favor.
question-spend = The fight needs { $need } attack and your weapons give { $attack }. You must choose how much favor to spend: at least { $missing }.

# What the others see while a question is secret.
waiting-turn = { $seat } is taking a turn.
waiting-pay = { $seat } is paying for { $card }.
waiting-give = { $card }: { $seat } is choosing a card of the hand to exchange.
waiting-wield = { $seat } is choosing weapons for the fight.
waiting-extra = { $card }: { $seat } may discard a card for more attack.
waiting-copy = { $card }: { $seat } is choosing an ability of the dungeon.
waiting-scrap = { $seat } is choosing which card makes room for { $card }.
waiting-summon = { $seat } summons { $card }, and is choosing a card of the dungeon.
waiting-spend = { $seat } is choosing how much favor to spend.

## Actions

action-pass = Pass: no action is possible
action-loot-deck = Loot the top card of the deck
action-hand-over = Let your partner go on
action-done = No more weapons
action-decline = Decline
action-pay-favor = Pay the favor
action-play-gear = { $cost ->
    [0] Play { $card } into lane { $lane }
    [one] Play { $card } into lane { $lane } for { $cost } card
   *[other] Play { $card } into lane { $lane } for { $cost } cards
}
action-play-spell = { $cost ->
    [0] Play { $card }
    [one] Play { $card } for { $cost } card
   *[other] Play { $card } for { $cost } cards
}
action-activate = Activate { which-card } (durability { $durability })
action-activate-theirs = Activate { $target }'s { which-card }
action-loot = Loot { $card } ({ $cell })
action-loot-empty = Loot cell { $cell } (empty)
action-fight = Fight { $card } ({ $cell })
action-fight-empty = Fight in cell { $cell } (empty)
action-fight-both = Fight both monsters of lane { $lane }
action-summon = Summon { $card }
action-discard = Discard { $card }
action-give = Give { $card }
action-scrap = Discard { which-card } from its lane
action-scrap-theirs = Discard { $target }'s { which-card } from its lane
action-lane = Choose lane { $lane }
action-under = Put { $card } ({ $cell }) under the deck
action-under-empty = Put cell { $cell } under the deck (empty)
action-take = Take { $card } ({ $cell })
action-take-empty = Take from cell { $cell } (empty)
action-banish = Discard { $card } ({ $cell }) from the dungeon
action-banish-empty = Discard from cell { $cell } (empty)
action-copy = Use the ability of { $card } ({ $cell })
action-copy-empty = Use the ability of cell { $cell } (empty)
action-read = Play { $card } ({ $cell }) out of the dungeon
action-read-empty = Play out of cell { $cell } (empty)
action-weaken = Take 1 durability off your { which-card } (has { $durability })
action-weaken-theirs = Take 1 durability off { $target }'s { which-card } (has { $durability })
action-repair = Repair your { which-card } (has { $durability })
action-repair-theirs = Repair { $target }'s { which-card } (has { $durability })
action-empower = Choose your { which-card }
action-empower-theirs = Choose { $target }'s { which-card }
action-move = Move your { which-card } to lane { $lane }
action-move-theirs = Move { $target }'s { which-card } to lane { $lane }
action-target = Choose { $target }
action-target-to-you = Choose yourself
action-benefit = For { $target }
action-benefit-to-you = For you
action-wield = Fight with { which-card } (durability { $durability })
action-wield-theirs = Fight with { $target }'s { which-card }
action-spend = Spend { $n } favor

## Refusals (the clause and the full stop are added)

refusal-not-asked-for = Nothing asks for that now: on your turn you play, activate and take one action
refusal-answer-first = You must answer the question first
refusal-not-in-hand = { $card } is not in your hand
refusal-monsters-are-not-played = { $card } is a monster: it can be summoned, or pay for another card, but not be played
refusal-too-few-cards-to-pay = { $card } costs { $cost ->
    [one] { $cost } other card
   *[other] { $cost } other cards
} of your hand, and you have too few
refusal-needs-a-weapon = { $card } must be attached to a weapon, and there is none
refusal-not-your-gear = You have no { $card } in play
refusal-nothing-to-activate = { $card } has no ability to activate
refusal-already-activated = { $card } cannot be activated again this turn
refusal-would-do-nothing = { $card } could do nothing now
refusal-nothing-to-draw = Deck and discard pile are empty
refusal-nothing-to-loot = Cell { $cell } holds nothing to loot: monsters must be fought
refusal-dungeon-is-empty = The dungeon is empty: there is no card to take in exchange for the monster
refusal-must-act = You cannot pass: you must loot, fight or summon
refusal-no-partner = There are no partners at this table
refusal-partner-has-acted = Your partner has already acted this turn
refusal-do-something-first = Neither of you has done anything since: do something before your partner goes on again
refusal-no-monster-there = There is no monster to fight there
refusal-too-weak = The fight needs { $need } attack: your weapons give { $attack } and all you could add is not enough, { $missing } missing
refusal-fight-would-fail = The fight could not be won that way
refusal-spends-too-little = You must spend at least { $missing } favor to win the fight
refusal-favor-missing = You have only { $favor } favor
refusal-toll-too-high = You have { $favor } favor, too little to pay
refusal-already-wielded = { $card } is already in the fight
refusal-no-such-weapon-in-lane = { $card } is not a weapon of yours in that lane
refusal-not-loaded = { $card } cannot fight in the turn it was played
refusal-weapon-does-not-take-it = { $card } is not what the weapon takes
refusal-cell-does-not-fit = Cell { $cell } holds no card that fits
refusal-gear-does-not-fit = { $card } is not among the cards to choose from
refusal-wrong-kind = { $card } is not of the kind that is asked for
refusal-already-in-that-lane = { $card } is in lane { $lane } already
refusal-no-room-there = There is no room for { $card } in lane { $lane }
refusal-not-an-opponent = { $target } is not one of your opponents
refusal-not-on-the-team = { $target } is not on your team
refusal-must-be-done = The card does not say "may": it must be done

## Events

event-first-player-drawn = { $seat } is the first player.
event-first-player-drawn-you = You are the first player.
event-turn-begun = { $seat } begins a turn.
event-turn-begun-you = You begin a turn.
event-card-drawn = { $seat } draws { $card }.
event-card-drawn-you = You draw { $card }.
event-card-drawn-hidden = { $seat } draws a card.
event-known-card-drawn = { $seat } draws { $card }, which everybody saw go under the deck.
event-card-announced = { $seat } announces { $card }.
event-card-announced-you = You announce { $card }.
event-known-card-drawn-you = You draw { $card }, which everybody saw go under the deck.
event-card-given = { $seat } gives { $card }.
event-card-given-you = You give { $card }.
event-card-discarded = { $seat } discards { $card } from their hand.
event-card-discarded-you = You discard { $card } from your hand.
event-card-taken = { $seat } takes { $card } out of the dungeon.
event-card-taken-you = You take { $card } out of the dungeon.
event-card-banished = { $card } is discarded from the dungeon.
event-card-placed = { $card } enters the dungeon ({ $cell }).
event-card-put-under = { $card } goes under the deck.
event-card-revealed = { $card } is turned up and put under the deck.
event-top-discarded = Extra step: { $card } is discarded from the top of the deck.
event-deck-out = The deck has run out{ $n ->
    [1] { "" }
   *[other] { " again" }
}.
event-deck-rebuilt = The discards are shuffled: a new deck of { n-cards }.
event-gear-played = { $seat } plays { $card } into lane { $lane }.
event-gear-played-you = You play { $card } into lane { $lane }.
event-gear-activated = { $seat } activates { $card }.
event-gear-activated-you = You activate { $card }.
event-gear-scrapped = { $seat } discards { $card } to make room.
event-gear-scrapped-you = You discard { $card } to make room.
event-gear-moved = { $seat }'s { $card } moves to lane { $lane }.
event-gear-moved-you = Your { $card } moves to lane { $lane }.
event-gear-broken = { $seat }'s { $card } breaks.
event-gear-broken-you = Your { $card } breaks.
event-gear-repaired = { $seat }'s { $card } is repaired: durability { $n }.
event-gear-repaired-you = Your { $card } is repaired: durability { $n }.
event-durability-lost = { $seat }'s { $card } is down to durability { $n }.
event-durability-lost-you = Your { $card } is down to durability { $n }.
event-ability-copied = { $seat } uses the ability of { $card }.
event-ability-copied-you = You use the ability of { $card }.
event-spell-played = { $seat } plays { $card }.
event-spell-discarded = { $card } is discarded.
event-spell-played-you = You play { $card }.
event-spell-attached = { $seat }'s { $card } has +{ $n } attack for good.
event-spell-attached-you = Your { $card } has +{ $n } attack for good.
event-weapon-boosted = { $seat }'s { $card } has +{ $n } attack this turn.
event-weapon-boosted-you = Your { $card } has +{ $n } attack this turn.
event-weapon-wielded = { $seat } fights with { $card }.
event-weapon-wielded-you = You fight with { $card }.
event-monster-acts = { $card } acts.
event-monster-summoned = { $seat } summons { $card }.
event-monster-summoned-you = You summon { $card }.
event-monster-defeated = { $seat } defeats { $card }: { $n ->
    [one] { $n } soul point
   *[other] { $n } soul points
}.
event-monster-defeated-you = You defeat { $card }: { $n ->
    [one] { $n } soul point
   *[other] { $n } soul points
}.
event-favor-gained = { $seat } gains { $n } favor ({ $card }).
event-favor-gained-you = You gain { $n } favor ({ $card }).
event-favor-wasted = { $seat } has 10 favor: { $n } of it is wasted ({ $card }).
event-favor-wasted-you = You have 10 favor: { $n } of it is wasted ({ $card }).
event-favor-lost = { $seat } loses { $n } favor ({ $card }).
event-favor-lost-you = You lose { $n } favor ({ $card }).
event-favor-paid = { $seat } pays { $n } favor ({ $card }).
event-favor-paid-you = You pay { $n } favor ({ $card }).
event-favor-spent = { $seat } spends { $n } favor.
event-favor-spent-you = You spend { $n } favor.
event-declined = { $seat } makes no use of { $card }.
event-declined-you = You make no use of { $card }.
event-passed = { $seat } can do nothing and passes.
event-passed-you = You can do nothing and pass.
event-turn-handed-over = { $seat } lets { $target } go on.
event-turn-handed-over-you = You let { $target } go on.
event-turn-handed-over-to-you = { $seat } lets you go on.
event-game-won = { $seat } wins the game!
event-game-won-you = You win the game!
event-goal-reached = { $seat } wins the game!
event-goal-reached-you = You win the game!
event-victory-shared = A draw: { $seat } shares the victory.
event-victory-shared-you = A draw: you share the victory.
event-game-lost = { $seat } has lost: the deck has run out.
event-game-lost-you = You have lost: the deck has run out.

## Plans

plan-fight = Fight { $card }: { $favor } favor
plan-fight-with = Fight { $card } with { $weapon_card }: { $favor } favor
plan-fight-with-two = Fight { $card } with { $weapon_card } and { $other_card }: { $favor } favor
plan-fight-both = Fight { $card } and { $second_card }: { $favor } favor
plan-fight-both-with = Fight { $card } and { $second_card } with { $weapon_card }: { $favor } favor
plan-fight-both-with-two = Fight { $card } and { $second_card } with { $weapon_card } and { $other_card }: { $favor } favor
plan-pay = { $n ->
    [2] Pay with { $card } and { $second_card }
   *[other] Pay with { $card }, { $second_card } and others ({ $n } cards)
}
plan-play-gear = Play { $card } into lane { $lane } for the cards you need least ({ $n })
plan-play-scrap-gear = Play { $card } into lane { $lane } in place of { $other_card }{ $n ->
    [0] { "" }
   *[other] , for the cards you need least ({ $n })
}
plan-play-spell = Play { $card } for the cards you need least ({ $n })

## How it ends

outcome-most-souls = The most soul points.
shortfall = You were { $souls ->
    [0] { $favor ->
        [0] { $gear } gear
       *[other] { $favor } favor
    }
    [one] { $souls } soul point
   *[other] { $souls } soul points
} short.
outcome-more-favor = Equal soul points, more favor.
outcome-more-gear = Equal soul points and favor, more gear in play.
outcome-all-equal = Soul points, favor and gear are equal: the victory is shared.
outcome-goal-reached = Sixteen soul points or more.
outcome-deck-ran-out = The deck has run out.

## What is wrong with a position, an option or a card file

error-no-monster-in-pile = '{ $card }' is not a monster and cannot be in the pile of seat { $seat }
error-no-gear-in-lane = '{ $card }' is neither an item nor a weapon and cannot be in a lane of seat { $seat }
error-gap-in-lane = '{ $card }' of seat { $seat } is the second card of a lane without a first
error-known-not-in-hand = seat { $seat } is known to hold a card that is not in the hand
error-not-to-be-attached = '{ $card }' cannot be attached to a weapon
error-not-a-weapon-in-play = '{ $card }' is not a weapon in play there
error-wrong-durability = '{ $card }' cannot have that durability
error-wrong-enchantment = the attack added to '{ $card }' is not that of the spells under it
error-mark-not-in-play = '{ $card }' is not in play and has no marks of the turn
error-activated-too-often = '{ $card }' cannot have been activated that often
error-nothing-entered = no monster that acts has entered there
error-no-fight = that is not a fight in a lane of the player
error-nothing-goes-on = no turn is going on
error-wrong-card-to-do = '{ $card }' asks for something that it cannot ask for
error-nobody-to-decide = a question is put to nobody
error-wrong-layer = that cannot lie under the deck
error-wrong-aside = the cards that lie aside are not those that are being played or exchanged
error-partner-starts = seat { $seat } cannot be the first player: each team begins with its first partner
error-no-room-to-come = there is no room where '{ $card }' is to come
error-wrong-memory = what is remembered of earlier decks does not match the hands
error-wrong-length = a list has the wrong length: it must have { $count } entries
error-no-gear = { $where }: '{ $card }' is neither an item nor a weapon
error-not-in-that-hand = { $where }: { $card } is not in that hand
expected-four-players = 4 players
expected-company = 2 to 4 players (solitaire repairs your own gear anyway)
expected-someone-later = 2 to 4 players, or 0 (alone, nobody plays after you)
expected-lanes = a list of at most { $most } lanes
expected-lane = a lane of at most { $most } cards
expected-cells = cells with their cards
expected-more-cards = at least { $least } cards for this number of players, not { $count }
expected-no-number = nothing here: a card of kind { $kind } has no such number
expected-other-number = nothing here: the effect { $verb } takes these numbers: { $names }

## Options

option-teams = two against two; partners take their turn together
    .label = Two against two
option-care_bear = repair your own gear instead of damaging that of opponents
    .label = Nobody damages gear
option-balanced_shuffle = monsters spread evenly over both halves of the deck
    .label = Monsters spread evenly
option-corruptor_hits_itself = Corruptor loses 1 durability when it is played
    .label = Corruptor wears out
option-strict_then = no favor from a card whose first part was impossible
    .label = No favor for half a card
option-early_favor = how much more favor everybody starts with than the next in order of play; 0: 5 for everybody
    .label = Head start in favor

## The table in words

sheet-players = Players
sheet-grid = The dungeon as it lies, north above
sheet-dungeon = The dungeon
sheet-gear = In play
sheet-hand = Your hand
sheet-fights = Your fights
sheet-piles = Piles
column-side = side
column-favor = favor
column-partner = partner
column-souls = souls
column-pile = defeated
column-hand = hand
column-lane = lane
column-cell = cell
column-numbers = numbers
column-attack = attack
column-durability = durability
column-notes = notes
column-monsters = monsters
column-need = need
column-verdict = verdict
kind-weapon = weapon
kind-item = item
kind-spell = spell
kind-monster = monster
side-south = south
side-west = west
side-north = north
side-east = east
numbers-monster = attack { $attack }, souls { $souls }
numbers-weapon = cost { $cost }, attack { $attack }, durability { $durability }
numbers-item = cost { $cost }, durability { $durability }
numbers-spell = cost { $cost }
note-activated = activated { $n ->
    [1] once
   *[other] twice
}
note-fresh = new this turn
note-boost = { $name } +{ $n } this turn
fight-possible = possible: weapons { $attack }{ $extra ->
    [0] { "" }
   *[other] { " " }(+{ $extra } by discards)
}, favor { $favor }
fight-breaks = (breaks { $cards })
fight-impossible = impossible: { $missing } missing
pile-deck = deck
pile-discards = discards
pile-outs = deck run out
pile-last-round = last round
pile-rank = rank
rank-imp = Imp ({ $score })
rank-devil = Devil ({ $score })
rank-demon = Demon ({ $score })
rank-archdemon = Archdemon ({ $score })

## Weapons

card-arcanife = Arcanife
card-blast_wand = Blast Wand
card-bloodthirster = Bloodthirster
card-boomerang = Boomerang
card-corruptor = Corruptor
card-fork = Fork
card-greataxe = Greataxe
card-grimoire = Grimoire
card-hookshot = Hookshot
card-mallet = Mallet
card-repeater = Repeater
card-shovel = Shovel
card-skewer = Skewer
card-slingshot = Slingshot
card-soulfeeder = Soulfeeder

## Items

card-mystery_potion = Mystery Potion
card-potion = Potion
card-stew = Stew
card-talisman = Talisman
card-torch = Torch
card-treasure_chest = Treasure Chest
card-key = Key

## Spells

card-blazing = Blazing
card-upgrade = Upgrade
card-illuminate = Illuminate
card-portal = Portal
card-teleport = Teleport
card-transmute = Transmute

## Monsters that act when they enter the dungeon

card-ooze = Ooze
card-doom_knight = Doom Knight
card-skeleton = Skeleton
card-spider = Spider
card-troll = Troll
card-vampire = Vampire
card-vermin = Vermin

## Monsters that serve the player who defeated them

card-goblin = Goblin
card-watcher = Watcher
card-zombie = Zombie
card-wraith = Wraith
card-witch = Witch
card-lich = Lich

# --- what is printed on cards, by what they do

text-discard-spell = In a fight you may discard a spell from your hand: +{ $bonus } attack in this fight.
text-discard-monster = In a fight you may discard a monster from your hand: +{ $bonus } attack in this fight.
text-charge = +{ $bonus } attack in a turn in which you have played a spell.
text-skewer = +{ $bonus } attack while both cells of this lane hold monsters.
text-load = Cannot fight in the turn it was played.
text-return = After a fight with it you may move it to another of your lanes.
text-corrode = When played, all items and weapons in this lane, of all players, lose 1 durability, this one included.
text-corrode-sparing = When played, all other items and weapons in this lane, of all players, lose 1 durability.
text-poke = When played, each opponent with an item or weapon in this lane loses { $loss } favor.
text-poke-solitaire = When played, gain { $loss } favor.
text-chop = When played, an opponent's item or weapon in this lane loses 1 durability.
text-chop-care-bear = When played, repair one of your items or weapons in this lane.
text-chop-solitaire = { text-chop-care-bear }
text-mend = When played, you may repair one of your items or weapons in this lane.
text-sling = When played, you may move any weapon in play to another lane of its owner.
text-feed = When played, discard a monster from the dungeon. Then gain { $favor } favor.
text-reveal = Activate: turn up the top card of the deck and put it under the deck. Spell: draw a card. Monster: gain { $favor } favor. Item or weapon: repair one of your items or weapons.
text-drink = Activate: gain { $favor } favor, and { $per } more for each card that is not a monster in the dungeon in this lane.
text-eat = Activate: gain { $favor } favor, and { $per } more for each monster in the dungeon in this lane.
text-copy = Activate: use the activated ability of an item or weapon in the dungeon.
text-burn = Activate: discard a card that is not a monster from the dungeon in this lane and replace it with the top card of the deck. Then gain { $favor } favor.
text-open = Activate: pay { $loss } favor and take a card that is not a monster from the dungeon in this lane into your hand.
text-exchange = Activate: exchange a card from your hand for a card of the dungeon in this lane.
text-read = Activate: play a spell of cost 0 straight out of the dungeon.
text-hook = Activate: take a card that is not a spell out of the dungeon into your hand.
text-dig = Activate: exchange a monster from your hand for a card of the dungeon in this lane.
text-attach = Attach to one of your weapons: +{ $bonus } attack.
text-improve = Attach to one of your weapons: +{ $bonus } attack. Repair that weapon.
text-renew = Put the cards of a lane of the dungeon under the deck and fill the lane anew. Then gain { $favor } favor.
text-exchange-anywhere = Exchange a card from your hand for a card of the dungeon. Then gain { $favor } favor.
text-move = Move any item or weapon in play to another lane of its owner. Then gain { $favor } favor.
text-transmute = An opponent's item or weapon loses 1 durability. Then one of your weapons has +{ $bonus } attack this turn.
text-transmute-care-bear = Repair one of your items or weapons. Then one of your weapons has +{ $bonus } attack this turn.
text-transmute-solitaire = { text-transmute-care-bear }
text-ooze = On entering: each other player takes 1 durability off one of their items or weapons. Then you lose { $loss } favor.
text-ooze-care-bear = On entering: you repair one of your items or weapons. Then you lose { $loss } favor.
text-ooze-solitaire = On entering in your turn: repair one of your items or weapons, then lose { $loss } favor. In the refill: one of your items or weapons loses 1 durability, then gain { $loss } favor.
text-everybody-repairs = On entering: each player may repair one of their items or weapons.
text-lane-decays = On entering: each player takes 1 durability off one of their items or weapons in this lane.
text-everybody-swaps = On entering: each player discards a random card from their hand and draws a card.
text-toll = On entering: each player pays { $loss } favor or takes 1 durability off one of their weapons.
text-drain = On entering: you gain { $favor } favor, each other player loses { $loss }.
text-drain-solitaire = On entering in your turn: gain { $both } favor. In the refill: lose { $loss } favor.
text-everybody-draws = On entering: each player draws a card.
text-gear-pays = Defeated: gain { $favor } favor for each item or weapon you play or discard from your hand.
text-spells-pay = Defeated: gain { $favor } favor for each spell you play or discard from your hand.
text-monsters-pay = Defeated: gain { $favor } favor when you summon, and for each monster you discard from your hand.
text-summons-pay = Defeated: gain { $favor } more favor when you summon.
text-spells-hurt = Defeated: each time you play a spell, an opponent of your choice loses { $loss } favor.
text-spells-hurt-solitaire = Defeated: gain { $loss } favor each time you play a spell.
text-activate-twice = Defeated: you may activate each of your items and weapons twice a turn.

# --- fields of cards, in an editor

field-cost = Cost
field-attack = Attack
field-durability = Durability
field-souls = Souls
field-favor = X (favor)
field-loss = Y (favor lost or paid)
field-per = Y (favor for each)
field-bonus = X (attack)

# --- numbers on the cards
figure-cost = cost { $value }
figure-attack = attack { $value }
figure-durability = durability { $value }
figure-souls = souls { $value }

# --- the goal, what a choice brings, and lists of many choices

goal = { $players ->
    [1] Goal: sixteen soul points from defeated monsters before the deck runs out (ME 12).
   *[other] Goal: have the most soul points from defeated monsters at the end (ME 9.5).
}
lane-number = lane { $n }
monster-brief = { $name } { $attack }/{ $souls }
group-play-gear = { $cost ->
    [0] Play { $card }
    [one] Play { $card } for { $cost } card
   *[other] Play { $card } for { $cost } cards
}
short-play-gear = lane { $lane }
group-play-spell = Play a spell
short-play-spell = { $cost ->
    [0] { $card }
    [one] { $card } for { $cost } card
   *[other] { $card } for { $cost } cards
}
group-loot = Loot
short-loot = { $card } ({ $cell })
group-loot-deck = Loot
short-loot-deck = the top card of the deck
group-summon = Summon
short-summon = { $card }
group-fight = Fight
short-fight = { $card } ({ $cell })
group-fight-both = Fight
short-fight-both = both of lane { $lane }
group-activate = Activate
short-activate = { which-card }
group-move = Move to another lane
part-move = your { which-card }
short-move = lane { $lane }
group-move-theirs = Move to another lane
part-move-theirs = { $target }'s { which-card }
short-move-theirs = lane { $lane }
group-discard = Discard
short-discard = { $card }
group-give = Give
short-give = { $card }
group-spend = Spend
short-spend = { $n } favor
preview-need = needs { $value }
preview-attack = weapons { $value }
preview-missing = { $value ->
    [0] { "" }
   *[other] { $value } missing
}
preview-souls = +{ $count ->
    [one] { $count } soul
   *[other] { $count } souls
}
preview-favor = { $value ->
    [0] { "" }
   *[other] { $sign }{ $count } favor
}
preview-cards = { $value ->
    [0] { "" }
    [one] { $sign }{ $count } card
   *[other] { $sign }{ $count } cards
}
preview-gain = +{ $count } favor
preview-wasted = { $value ->
    [0] { "" }
   *[other] { $count } of it lost
}
preview-durability = durability then { $value }
preview-breaks = breaks: { $name }
group-weaken = Take 1 durability off your
short-weaken = { which-card } (has { $durability })
group-weaken-theirs = Take 1 durability off
short-weaken-theirs = { $target }'s { which-card } (has { $durability })
group-repair = Repair your
short-repair = { which-card } (has { $durability })
group-repair-theirs = Repair
short-repair-theirs = { $target }'s { which-card } (has { $durability })
group-scrap = Discard from its lane
short-scrap = { which-card }
group-wield = Fight with
short-wield = { which-card } (durability { $durability })
group-take = Take
short-take = { $card } ({ $cell })
group-banish = Discard from the dungeon
short-banish = { $card } ({ $cell })
dungeon-brief = Dungeon (monsters: attack/souls)
player-brief = { $seat } (favor { $favor }, souls { $souls }, hand { $hand })

## What bots look at

feature-souls = { $way ->
        [more] more soul points
       *[less] fewer soul points
    }
feature-lead = { $way ->
        [more] more soul points
       *[less] fewer soul points
    }
feature-favor = { $way ->
        [more] more favor to spend
       *[less] less favor to spend
    }
feature-spare = { $way ->
        [more] more favor if it comes to a tie
       *[less] less favor if it comes to a tie
    }
feature-arms = { $way ->
        [more] stronger weapons in play
       *[less] weaker weapons in play
    }
feature-uses = { $way ->
        [more] more durability among the weapons in play
       *[less] less durability among the weapons in play
    }
feature-tools = { $way ->
        [more] more gear to activate
       *[less] less gear to activate
    }
feature-cards = { $way ->
        [more] more cards in hand
       *[less] fewer cards in hand
    }
feature-blades = { $way ->
        [more] better weapons in hand
       *[less] poorer weapons in hand
    }
feature-prey = { $way ->
        [more] a better fight for this turn
       *[less] a poorer fight for this turn
    }
feature-quarry = { $way ->
        [more] a better fight for the next turn
       *[less] a poorer fight for the next turn
    }
feature-ambush = { $way ->
        [more] a better fight with the cards in hand
       *[less] a poorer fight with the cards in hand
    }
feature-hunting = { $way ->
        [more] more monsters within reach of your weapons
       *[less] fewer monsters within reach of your weapons
    }
feature-tribute = { $way ->
        [more] more abilities from defeated monsters
       *[less] fewer abilities from defeated monsters
    }
feature-tempo = { $way ->
        [more] keeps the action of this turn
       *[less] spends the action of this turn
    }
feature-pace = { $way ->
        [more] closer to the goal for the turns that are left
       *[less] behind the pace that the goal needs
    }

# --- what balance reports count

tally-defeated = Monsters defeated
tally-lanes = Lanes with gear
thing-lanes = lane { $thing }

# --- the course of a game

course-title = Soul points, turn by turn

# --- one sentence for what belongs together

n-souls = { $n ->
    [one] { $n } soul
   *[other] { $n } souls
}
beat-turn-begun = { $seat }'s turn.
beat-turn-begun-you = Your turn.
beat-passed = { $seat } passes.
beat-passed-you = You pass.
beat-draw = { $seat } draws a card.
beat-draw-you = You draw a card.
beat-draw-card = { $seat } draws { $card }.
beat-draw-card-you = You draw { $card }.
beat-loot = { $seat } takes { $card } out of the dungeon.
beat-loot-you = You take { $card } out of the dungeon.
beat-play-gear = { $seat } plays { $card } into lane { $lane }.
beat-play-gear-you = You play { $card } into lane { $lane }.
beat-play-spell = { $seat } plays { $card }.
beat-play-spell-you = You play { $card }.
beat-gear-activated = { $seat } activates { $card }.
beat-gear-activated-you = You activate { $card }.
beat-gear-broken = { $seat }'s { $card } breaks.
beat-gear-broken-you = Your { $card } breaks.
beat-weapon-wielded = { $seat } fights with { $card }.
beat-weapon-wielded-you = You fight with { $card }.
beat-worn = { $seat }'s { $card } is down to durability { $n }.
beat-worn-you = Your { $card } is down to durability { $n }.
beat-favor-gained = { $seat } gains { $n } favor ({ $card }).
beat-favor-gained-you = You gain { $n } favor ({ $card }).
beat-game-won = { $seat } wins the game!
beat-game-won-you = You win the game!
beat-goal-reached = { $seat } wins the game!
beat-goal-reached-you = You win the game!
beat-victory-shared = A draw: { $seat } shares the victory.
beat-victory-shared-you = A draw: you share the victory.
beat-game-lost = { $seat } has lost: the deck has run out.
beat-game-lost-you = You have lost: the deck has run out.
beat-defeat = { $seat } defeats { $card }: +{ n-souls }.
beat-defeat-you = You defeat { $card }: +{ n-souls }.
beat-defeat-two = { $seat } defeats { $card } and { $second_card }: +{ n-souls }.
beat-defeat-two-you = You defeat { $card } and { $second_card }: +{ n-souls }.
beat-summon = { $seat } summons { $card }, takes { $second_card }.
beat-summon-you = You summon { $card }, take { $second_card }.
beat-exchange = { $seat } exchanges { $card } for { $second_card }.
beat-exchange-you = You exchange { $card } for { $second_card }.
beat-activate = { $seat } activates { $card }: +{ $n } favor.
beat-activate-you = You activate { $card }: +{ $n } favor.
beat-play-favor = { $seat } plays { $card }: +{ $n } favor.
beat-play-favor-you = You play { $card }: +{ $n } favor.
beat-play-favor-lost = { $seat } plays { $card }: { $target } loses { $n } favor.
beat-play-favor-lost-you = You play { $card }: { $target } loses { $n } favor.
beat-play-favor-lost-to-you = { $seat } plays { $card }: you lose { $n } favor.
beat-play-wear = { $seat } plays { $card }, which wears { $target }'s { $gear_card } to { $n }.
beat-play-wear-you = You play { $card }, which wears { $target }'s { $gear_card } to { $n }.
beat-play-wear-to-you = { $seat } plays { $card }, which wears your { $gear_card } to { $n }.
beat-attach = { $seat } attaches { $card } to { $gear_card }: +{ $n } attack.
beat-attach-you = You attach { $card } to { $gear_card }: +{ $n } attack.
beat-boost = { $seat } plays { $card }: +{ $n } attack for { $gear_card }.
beat-boost-you = You play { $card }: +{ $n } attack for { $gear_card }.
beat-all-draw = { $card }: everybody draws a card.
beat-all-swap = { $card }: everybody discards a card and draws one.
beat-drain = { $card }: { $seat } gains { $n } favor, { $target } loses { $lost }.
beat-drain-you = { $card }: you gain { $n } favor, { $target } loses { $lost }.
beat-drain-to-you = { $card }: { $seat } gains { $n } favor, you lose { $lost }.
beat-drain-all = { $card }: { $seat } gains { $n } favor, the others lose favor.
beat-drain-all-you = { $card }: you gain { $n } favor, the others lose favor.
beat-favor-lost = { $card } takes { $n } favor from { $target }.
beat-favor-lost-to-you = { $card } takes { $n } favor from you.
beat-toll = { $card }: { $target } pays { $n } favor.
beat-toll-to-you = { $card }: you pay { $n } favor.
beat-toll-two = { $card }: { $seat } and { $target } pay { $n } favor each.
beat-toll-two-you = { $card }: you and { $target } pay { $n } favor each.
beat-toll-two-to-you = { $card }: { $seat } and you pay { $n } favor each.
beat-toll-several = { $card }: { $payers } players pay { $n } favor each.
beat-toll-or-wear = { $card }: some pay { $n } favor, others take 1 durability off a weapon.
beat-wear = { $card } wears { $target }'s { $gear_card } to { $n }.
beat-wear-to-you = { $card } wears your { $gear_card } to { $n }.
beat-wear-all = { $card } takes 1 durability off { $n } items and weapons.
beat-repair = { $card } repairs { $target }'s { $gear_card }: durability { $n }.
beat-repair-to-you = { $card } repairs your { $gear_card }: durability { $n }.
beat-harm-favor = { $card } acts: { $target } loses { $n } favor.
beat-harm-favor-to-you = { $card } acts: you lose { $n } favor.
beat-harm-wear = { $card } acts: { $target }'s { $gear_card } { $n } → { $left }.
beat-harm-wear-to-you = { $card } acts: your { $gear_card } { $n } → { $left }.
beat-harm-discard = { $card } acts: { $target } discards { $second_card } and draws a card.
beat-harm-discard-to-you = { $card } acts: you discard { $second_card } and draw a card.

threat-last-turn = Last round: { $seat } has one more turn.
threat-last-turn-you = Last round: you have one more turn.
