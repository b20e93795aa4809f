# The wording of Dice Summoners. Questions, labels, refusals, events, plans and errors are keyed by
# what the rules call them; the arguments of each are those that its question, action or event gives.

title = Dice Summoners

## Pieces of sentences

which-card = { $copy ->
    [1] { $card }
   *[other] { $card } (no. { $copy })
}
which-own-card = { $own_copy ->
    [1] { $own_card }
   *[other] { $own_card } (no. { $own_copy })
}
inside-card = { $copy ->
    [1] { $card }
   *[other] { $card }, no. { $copy }
}
inside-own-card = { $own_copy ->
    [1] { $own_card }
   *[other] { $own_card }, no. { $own_copy }
}
n-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
die-1 = { $value1 ->
    [0] { "" }
   *[other] { $value1 } blue Mercury
}
die-2 = { $value2 ->
    [0] { "" }
   *[other] { $value2 } blue Salt
}
die-3 = { $value3 ->
    [0] { "" }
   *[other] { $value3 } blue wild
}
die-4 = { $value4 ->
    [0] { "" }
   *[other] { $value4 } red Salt
}
die-5 = { $value5 ->
    [0] { "" }
   *[other] { $value5 } red Sulphur
}
die-6 = { $value6 ->
    [0] { "" }
   *[other] { $value6 } red wild
}
dice-shown = { LIST(die-1, die-2, die-3, die-4, die-5, die-6) }
cost-mercury = { $mercury ->
    [0] { "" }
   *[other] { $mercury } Mercury
}
cost-salt = { $salt ->
    [0] { "" }
   *[other] { $salt } Salt
}
cost-sulphur = { $sulphur ->
    [0] { "" }
   *[other] { $sulphur } Sulphur
}
cost-shown = { LIST(cost-mercury, cost-salt, cost-sulphur) }
does = { $does ->
    [attack] attack { $n }
    [steal] steal { $n }
    [heal] heal { $n }
    [defend] defend { $n }
   *[take] take a card
}
for-cost = { $price ->
    [dice] { " " }for { cost-shown }
    [creature] { " " }for a creature
    [both] { " " }for { cost-shown } and a creature
   *[free] { "" }
}
still-left = { $partly ->
    [yes] , { $n } of it still to be taken
   *[no] { "" }
}
lose-where = { $own_is_spell ->
    [yes] { $own_spell_card } ({ inside-own-card })
   *[no] { which-own-card }
}
lose-how-many = { $tokens ->
    [one] Do you lose the token on { lose-where }?
   *[other] How many of the { $tokens } tokens on { lose-where } do you lose?
} { $later ->
    [0] No other slot has tokens.
    [one] { $later } more token lies on a slot still to come.
   *[other] { $later } more tokens lie on slots still to come.
}

## Questions

dice-taken = { $red ->
    [0] { $blue ->
        [one] { $blue } blue die
       *[other] { $blue } blue dice
    }
   *[other] { $blue } blue and { $red } red dice
}
and-kept = { $kept ->
    [0] { "" }
   *[other] , and you kept { $kept }
}

question-gain = Gain stage: you take { dice-taken }{ and-kept }. You must roll.
question-gain-hexed = Gain stage: you take { dice-taken }{ and-kept }; { $curse_card } takes { $fewer ->
    [one] { $fewer } blue die
   *[other] { $fewer } blue dice
} away. You must roll.
question-combat = Combat stage: you have { dice-shown }. You may act, and end your turn when you like.
question-combat-free = You have no dice left. You may still use what costs none, and end your turn.
question-combat-no-action = You can do nothing with { dice-shown }. You may end your turn.
question-combat-no-dice = You have no dice left and nothing to do without them. You may end your turn.
question-take-spell = { $spell_card }: you must choose a card to take from the decks.
question-give = { which-card }: you must choose a creature to give up.
question-give-spell = { $spell_card }: you must choose a creature to give up.
question-replace = You have no room for { $new_card }: you must choose what it replaces.
question-boost = { $spell_card }: shall { $aura_card } add { $n } to this spell, or to the other one on the card?
question-pay = { which-card }: you must choose the dice to pay { cost-shown } with.
question-pay-spell = { $spell_card }: you must choose the dice to pay { cost-shown } with.
question-lose = The { $steals ->
    [yes] steal
   *[no] attack
} of { which-card } deals { $damage } damage{ still-left }. { lose-how-many }
question-lose-spell = { $spell_card } ({ inside-card }) deals { $damage } damage{ still-left }. { lose-how-many }
question-lose-curse = { $card } deals { $damage } damage{ still-left }. { lose-how-many }
question-cap = { $n } turns have been played. You may play on if your opponent wants to, or let health decide.
waiting-gain = { $seat } takes dice and rolls.
waiting-combat = { $seat } is in the combat stage.
waiting-take = { $seat } is choosing a card to take.
waiting-give = { $seat } is choosing a creature to give up.
waiting-replace = { $seat } is choosing what a new card replaces.
waiting-boost = { $seat } is choosing which spell an aura makes stronger.
waiting-pay = { $seat } is choosing the dice to pay with.
waiting-lose = { $seat } is choosing tokens to lose.
waiting-cap = { $seat } is choosing whether to play on.

## Actions

action-roll = Roll the dice
action-end = { $kept ->
    [0] End your turn
    [one] End your turn and keep { $kept } die
   *[other] End your turn and keep { $kept } dice
}{ $back ->
    [0] { "" }
    [one] { " " }({ $back } goes back)
   *[other] { " " }({ $back } go back)
}
action-surrender = Give up the game
action-boost = { $aura_card } helps this spell
action-hold = Keep { $aura_card } for the other spell
action-attack = Attack { $n } with { which-card }{ for-cost }
action-steal = Steal { $n } with { which-card }{ for-cost }
action-heal = Heal { $n } with { which-card }{ for-cost }
action-defend = Defend { $n } with { which-card }{ for-cost }
action-cast = Cast { $spell_card } ({ does }, { inside-card }){ for-cost }
action-cast-take = { $spell_card } ({ inside-card }){ for-cost }
action-take = Take { $card }
action-give = Give up { which-card }
action-replace = Replace { which-card }
action-replace-start-set = Replace { which-card } (a start set: its spells are lost for good)
action-replace-uncast = Replace { which-card } (not cast yet: its mythic is lost for good)
action-lose = { $n ->
    [0] Lose no token here
    [one] Lose { $n } token here
   *[other] Lose { $n } tokens here
}
action-pay = Pay { dice-shown }
action-play-on = Play on
action-stop = Let health decide
action-cancel = Do something else instead

## Plans

plan-rest = { $pays ->
    [yes] { " " }· pay { dice-shown }
   *[no] { "" }
}{ $gives ->
    [yes] { " " }· give up { $give_card }
   *[no] { "" }
}{ $replaces ->
    [yes] { " " }· replace { $replace_card }
   *[no] { "" }
}{ $takes ->
    [yes] { " " }→ take { $take_card }
   *[no] { "" }
}{ $boost ->
    [yes] { " " }· with the help of your aura
   *[no] { "" }
}{ $lethal ->
    [yes] { " " }· this wins
   *[no] { "" }
}
plan-attack = { action-attack }{ plan-rest }
plan-steal = { action-steal }{ plan-rest }
plan-heal = { action-heal }{ plan-rest }
plan-defend = { action-defend }{ plan-rest }
plan-cast = { action-cast }{ plan-rest }
plan-cast-take = { action-cast-take }{ plan-rest }
plan-go-on = Go on{ plan-rest }
plan-roll = Roll the dice
plan-end = End your turn
split-a = { $a_n } from { $a_card }{ $a_copy ->
    [1] { "" }
   *[other] { " " }(no. { $a_copy })
}
split-b = { $b_n } from { $b_card }{ $b_copy ->
    [1] { "" }
   *[other] { " " }(no. { $b_copy })
}
split-c = { $c_n } from { $c_card }{ $c_copy ->
    [1] { "" }
   *[other] { " " }(no. { $c_copy })
}
split-rest = { $health ->
    [0] { "" }
   *[other] { " " }and { $health } health
} ({ $bare ->
    [0] no slot is left bare
    [one] one slot is left bare
   *[other] { $bare } slots are left bare
})
plan-split-none = Lose no tokens{ split-rest }
plan-split-1 = Lose { split-a }{ split-rest }
plan-split-2 = Lose { split-a }, { split-b }{ split-rest }
plan-split-3 = Lose { split-a }, { split-b }, { split-c }{ split-rest }
plan-split-many = Lose { n-tokens } from { $slots } slots{ split-rest }

## Refusals

refusal-roll-first = You must roll your dice first
refusal-already-rolled = You have already rolled this turn
refusal-not-asked-for = Nothing asks for that now: choose an action, or end your turn
refusal-answer-first = You must answer the question first
refusal-no-surrender = At this table nobody may give up
refusal-not-yours = You have no { which-card } to use
refusal-same-as-another = That copy of { $card } is like another one: name the first of them
refusal-already-used = You have used that slot of { $card } this turn
refusal-first-turn = In your first turn creatures cannot use abilities
refusal-first-turn-online = In your first turn nothing can attack or steal
refusal-tokens-left = There are tokens left on that slot of { $card }
refusal-no-room = Your army has six creatures already
refusal-ritual-cast = { $card } has been cast already
refusal-decks-empty = No card of that kind is left in the decks
refusal-deck-empty = The deck of { $card } is empty or not in this game
refusal-no-creature = You have no basic or advanced creature to give up
refusal-cannot-pay = { $missing ->
    [one] You cannot pay { cost-shown }: one die is missing
   *[other] You cannot pay { cost-shown }: { $missing } dice are missing
}
refusal-cap-reached = The turn cap is reached: play on, or let health decide
refusal-not-of-this-kind = The spell does not bring { $card }
refusal-not-yours-to-give = You have no { which-card } to give up
refusal-mythic-stays = { $card } is a mythic creature and cannot be given up
refusal-not-to-be-replaced = { which-card } is not among the cards that can be replaced now
refusal-does-not-match = { dice-shown } does not match the cost
refusal-dice-not-there = You do not have { dice-shown }
refusal-too-many-tokens = { n-tokens }: that is more than lie there or than the damage asks for
refusal-tokens-first = Tokens go before health: with { $n } from here, the others could not take the rest
refusal-empty-the-slot = A slot must be emptied as far as the damage goes
refusal-in-the-web = { $curse_card } keeps you from casting combat spells
refusal-no-healing = { $curse_card } keeps you from healing
refusal-cancelled-before = You have taken that back once: now carry it out, and then you may change your mind again

## Events

event-decks-laid = The decks are laid out.
event-card-dealt = { $seat } begins with { $card }.
event-card-dealt-you = You begin with { $card }.
event-first-player-drawn = { $seat } is drawn to go first.
event-first-player-drawn-you = You are drawn to go first.
event-turn-begun = { $seat } begins turn { $n }.
event-turn-begun-you = You begin turn { $n }.
event-dice-lost = The supply runs short: { $seat } loses { $n ->
    [one] { $n } die
   *[other] { $n } dice
}.
event-dice-lost-you = The supply runs short: you lose { $n ->
    [one] { $n } die
   *[other] { $n } dice
}.
event-dice-hexed = { $card } takes { $n ->
    [one] { $n } blue die
   *[other] { $n } blue dice
} from { $seat }.
event-dice-hexed-you = { $card } takes { $n ->
    [one] { $n } blue die
   *[other] { $n } blue dice
} from you.
event-dice-rolled = { $seat } rolls { dice-shown }.
event-dice-rolled-you = You roll { dice-shown }.
event-no-dice = { $seat } has no dice to roll.
event-no-dice-you = You have no dice to roll.
event-dice-paid = { $seat } pays { dice-shown }.
event-dice-paid-you = You pay { dice-shown }.
event-dice-kept = { $seat } keeps { $n ->
    [one] { $n } die
   *[other] { $n } dice
}.
event-dice-kept-you = You keep { $n ->
    [one] { $n } die
   *[other] { $n } dice
}.
event-struck = { $card } deals { $n } damage to { $target }.
event-struck-you = Your { $card } deals { $n } damage to { $target }.
event-struck-to-you = { $card } deals { $n } damage to you.
event-tokens-placed = { $seat } puts { n-tokens } on { which-card }.
event-tokens-placed-you = You put { n-tokens } on { which-card }.
event-tokens-lost = { $seat } loses { n-tokens } from { which-card }.
event-tokens-lost-you = You lose { n-tokens } from { which-card }.
event-health-lost = { $seat } loses { $n } health.
event-health-lost-you = You lose { $n } health.
event-health-gained = { $seat } gains { $n } health ({ $card }).
event-health-gained-you = You gain { $n } health ({ $card }).
event-health-full = { $seat } is at full health: { $card } brings nothing.
event-health-full-you = You are at full health: { $card } brings nothing.
event-card-taken = { $seat } takes { $card }.
event-card-taken-you = You take { $card }.
event-card-discarded = { $card } of { $seat } leaves the game.
event-card-discarded-you = Your { $card } leaves the game.
event-aura-learned = { $seat } learns the aura { $card }.
event-aura-learned-you = You learn the aura { $card }.
event-curse-cast = { $seat } puts { $card } on { $target } for { $n } turns.
event-curse-cast-you = You put { $card } on { $target } for { $n } turns.
event-curse-cast-to-you = { $seat } puts { $card } on you for { $n } turns.
event-curse-ended = { $card } on { $seat } has run out.
event-curse-ended-you = { $card } on you has run out.
event-surrendered = { $seat } gives up.
event-surrendered-you = You give up.
event-played-on = Both want to play on, up to turn { $n }.
event-game-won = { $seat } wins the game!
event-game-won-you = You win the game!
event-ability-used = { $seat } { $does ->
    [attack] attacks
    [steal] steals
    [heal] heals
   *[defend] defends
} with { which-card }.
event-ability-used-you = You { $does ->
    [attack] attack
    [steal] steal
    [heal] heal
   *[defend] defend
} with { which-card }.
event-spell-cast = { $seat } { $does ->
    [take] uses
   *[other] casts
} { $spell_card } ({ inside-card }).
event-spell-cast-you = You { $does ->
    [take] use
   *[other] cast
} { $spell_card } ({ inside-card }).
event-curse-acted = { $card } acts on { $seat }, { $n ->
    [0] for the last time
    [one] with { $n } more turn to come
   *[other] with { $n } more turns to come
}.
event-curse-acted-you = { $card } acts on you, { $n ->
    [0] for the last time
    [one] with { $n } more turn to come
   *[other] with { $n } more turns to come
}.
event-turn-cap = { $n } turns have been played: the game is cut short, and health decides who is placed first.

## One sentence for several events

losses = { $tokens ->
    [0] −{ $health } health
    [one] −{ $tokens } token{ health-too }
   *[other] −{ $tokens } tokens{ health-too }
}
health-too = { $health ->
    [0] { "" }
   *[other] , −{ $health } health
}
beat-hit = { $card } hits { $target }: { losses }.
beat-hit-you = Your { $card } hits { $target }: { losses }.
beat-hit-to-you = { $card } hits you: { losses }.
beat-strike = { $card } attacks { $target }: { $n } damage.
beat-strike-you = Your { $card } attacks { $target }: { $n } damage.
beat-strike-to-you = { $card } attacks you: { $n } damage.
beat-steal = { $card } steals from { $target }: { losses }.
beat-steal-you = Your { $card } steals from { $target }: { losses }.
beat-steal-to-you = { $card } steals from you: { losses }.
# Clients draw the dice after it.
beat-roll = { $seat } rolls { $n ->
    [one] one die
   *[other] { $n } dice
}.
beat-roll-you = You roll { $n ->
    [one] one die
   *[other] { $n } dice
}.
beat-heal = { $seat } heals { $n } ({ $card }).
beat-heal-you = You heal { $n } ({ $card }).
beat-take = { $seat } takes { $card }.
beat-take-you = You take { $card }.
beat-take-for = { $seat } takes { $card }, gives up { $given_cards }.
beat-take-for-you = You take { $card }, give up { $given_cards }.
beat-summon = { $seat } summons { $card }!
beat-summon-you = You summon { $card }!
beat-summon-for = { $seat } gives up { $given_cards } and summons { $card }!
beat-summon-for-you = You give up { $given_cards } and summon { $card }!

## Who may win soon

threat-damage = { $seat } may win next turn.
threat-damage-you = You may win next turn.

## The end

outcome-health = A player has no health left.
shortfall = They had { $health } health left.
outcome-surrender = A player has given up.
outcome-cut = The game was cut short at the turn cap; by the rules, nobody has won.

## Options

option-deck_set = the decks to play with
    .label = Decks
    .value-balanced = balanced
    .value-defend = defence
    .value-attack = attack
    .value-sacrifice = sacrifice
    .value-random = chosen at random
    .value-custom = your own sixteen
option-decks = if you choose your own sixteen decks: their ids, separated by commas
    .label = Your own sixteen decks
option-house = where they differ: the rulebook, or the designer's online version (DS 12)
    .label = Rules
    .value-rulebook = of the rulebook
    .value-online = of the designer's online version
option-extra_die_turns = in how many of their first turns the second player takes an extra blue die
    .label = Extra die for the second player, in turns
option-turn_cap = turns, both players' together, after which automatic play is cut short; 0: never, as people play
    .label = Turns at most
option-play_on = at the turn cap the players may agree to play on
    .label = Play on at that point
option-surrender = a player may give up
    .label = Giving up

## The table

sheet-players = Players
sheet-creatures = Creatures of { $seat }
sheet-spells = Spells of { $seat }
sheet-decks = Decks
sheet-dice = Dice
dice-legend = b blue, r red; M☿ mercury, S⊖ salt, U△ sulphur, ★ wildcard
column-health = health
column-tokens = tokens
column-aura = aura
column-curse = curse (turns left)
column-kept = kept dice
column-gain = gain
column-action = action
column-cost = cost
column-state = now
column-cards-left = cards left
column-tray = rolled
column-spent = spent
column-pool = supply
column-legend = signs
kind-basic = basic
kind-advanced = advanced
kind-mythic = mythic
kind-start_set = start set
kind-spell_set = spell set
kind-ritual = ritual
kind-aura = aura
kind-curse = curse
cost-creature = + creature
state-used = used
state-payable = payable
state-wildcards = payable with wildcards
state-missing = { $n ->
    [one] { $n } die missing
   *[other] { $n } dice missing
}
spell-does = { $spell }: { $does }

## What can be wrong with what we are given

error-decks-empty = option decks: it is empty; with deck_set = custom it takes the ids of sixteen decks
error-decks-not-custom = option decks: '{ $decks }' is not allowed with deck_set = { $deck_set }; decks are chosen with deck_set = custom only
error-wrong-decks = option decks: { $problem }. It takes { $decks } different decks: { $basic } basic, { $advanced } advanced, { $mythic } mythic, { $spell_set } spell sets, { $aura } auras, { $curse } curses
decks-and = { $first }; { $rest }
decks-no-card = there is no card '{ $card }'
decks-ritual = '{ $card }' is a ritual, not a deck; name the mythic instead
decks-start-set = '{ $card }' is a start set, not a deck
decks-twice = '{ $card }' is there { $count } times
decks-missing = { $count } { $kind } missing
decks-too-many = { $count } { $kind } too many

expected-mythic = expected the id of a mythic that no other ritual brings, not { $value }
expected-gain = expected a table such as {"{"} blue = 1, red = 1 {"}"}, not { $value }
expected-slots = expected a list of 1 to { $most } actions, not { $count }
expected-cost = expected at most { $most } of the letters { $letters }, not { $value }
same-verb-twice = a creature cannot have two slots that do the same
creature-without-spell = creatures have no spells
spell-twice = there is a spell '{ $value }' already
spell-and-card = there is a spell of that name already: '{ $value }'
new-spell-needs = the spell '{ $value }' is new and needs a name: a text, or a table with the languages (en, fr)
mythic-without-ritual = no ritual brings this mythic
no-room-at-start = at most { $most } cards of a row can be dealt to each player
curse-without-value = a curse that does '{ $curse }' has no value
too-many-cards = at most { $most } designs fit into the box

expected-faces = a text of { $faces }
expected-deck-table = a table of decks
expected-actions = a list of actions
expected-kept = blue and red dice
expected-token-table = a table of slots
error-too-many-dice = dice: more than there are: { $dice }
error-no-slot-to-use = used: there is no slot { $action }
error-no-slot-to-defend = tokens: there is no slot { $slot } to defend with
error-no-room-for = { $where }: { $count } cards; there is room for at most { $most }
error-not-among = { $word }: '{ $card }' does not belong there
error-no-more-copies = no more copies of '{ $card }' in the box

error-no-such-design = the position names a card that is not in the box
error-wrong-copies = the position has '{ $card_id }' { $count } times; there are { $all }
error-deck-too-large = the deck of '{ $card_id }' cannot have { $count } cards
error-wrong-market = the decks of the position are not a deck set
error-wrong-dice = the position has { $blue } blue and { $red } red dice; there are { $all_blue } and { $all_red }
error-not-rolled-yet = dice lie on the table, or slots are used, before the roll
error-kept-and-rolled = player { $player } has kept dice and rolled them
error-dice-on-unused-slot = dice lie on a slot that they cannot have paid for
error-card-in-wrong-row = '{ $card_id }' of player { $player } lies in the wrong row
error-copies-misnumbered = the copies of player { $player } are not numbered apart
error-tokens-out-of-place = { $count } tokens of player { $player } lie where they cannot be
error-mark-out-of-place = player { $player } has a mark where there is no slot
error-used-out-of-turn = player { $player } has used slots out of turn
error-no-aura = '{ $card_id }' of player { $player } is not an aura
error-no-curse = '{ $card_id }' on player { $player } is not a curse
error-curse-turns = a curse on player { $player } cannot have { $turns } turns left; it has at most { $most }
error-wrong-winner = the winner is not the one who has health left
error-nobody-at-zero = player { $player } has no health left, and the game goes on
error-after-the-cap = turn { $turns } does not fit a last turn of { $last }
error-wrong-tasks = what is to be decided does not fit the turn
error-nothing-prepared = choices are made, but for no action
error-wrong-action = the action being prepared is not possible

## Spells

spell-basic_summon = Basic Summon
spell-learn_spell = Learn Spell
spell-advanced_summon = Advanced Summon
spell-cast_curse = Cast Curse
spell-mythic_summon = Mythic Summon
spell-learn_aura = Learn Aura
spell-fireball = Fireball
spell-magic_arrow = Magic Arrow
spell-magic_wall = Magic Wall
spell-magic_shield = Magic Shield
spell-magic_bomb = Magic Bomb
spell-heavy_wall = Heavy Wall
spell-great_heal = Great Heal
spell-small_heal = Small Heal
spell-great_steal = Great Steal
spell-small_steal = Small Steal
spell-skilled_heal = Skilled Heal
spell-skilled_steal = Skilled Steal
spell-bone_wall = Bone Wall
spell-blood_heal = Blood Heal
spell-baphomet_summon = Baphomet Summon
spell-galvah_summon = Galvah Summon
spell-legba_summon = Legba Summon
spell-chimera_summon = Chimera Summon

## Cards

card-ankylosaurus = Ankylosaurus
card-arel = Arel
card-griffin = Griffin
card-succubus = Succubus
card-zombie = Zombie
card-wraith = Wraith
card-cerberus = Cerberus
card-triceratops = Triceratops
card-seraph = Seraph
card-vampire = Vampire
card-leviathan = Leviathan
card-manticore = Manticore
card-stegosaurus = Stegosaurus
card-hashmal = Hashmal
card-lich = Lich
card-werewolf = Werewolf
card-velociraptor = Velociraptor
card-baphomet = Baphomet
card-galvah = Galvah
card-legba = Legba
card-chimera = Chimera
card-start_set_1 = Start Set 1
card-start_set_2 = Start Set 2
card-start_set_3 = Start Set 3
card-attack_set = Attack Set
card-defend_set = Defend Set
card-combat_set = Combat Set
card-heal_set = Heal Set
card-steal_set = Steal Set
card-skill_set = Skill Set
card-sacrifice_set = Sacrifice Set
card-baphomet_ritual = Baphomet Ritual
card-galvah_ritual = Galvah Ritual
card-legba_ritual = Legba Ritual
card-chimera_ritual = Chimera Ritual
card-armour = Armour
card-bloodthirsty = Bloodthirsty
card-divine = Divine
card-fury = Fury
card-insight = Insight
card-hex = Hex
card-achlys_mist = Achlys' Mist
card-swarm = Swarm
card-arachnes_web = Arachne's Web
card-gleipnir = Gleipnir

# --- what is printed on cards, put together from what they do

text-gain = { $dice ->
    [both] Gains { $blue } blue and { $red } red.
    [red] Gains { $red } red.
   *[blue] Gains { $blue } blue.
}
text-does = { $does ->
    [attack] attack { $n }
    [steal] steal { $n }
    [heal] heal { $n }
   *[defend] defend { $n }
}
text-take = { $takes ->
    [basic] take a basic creature
    [advanced] take an advanced creature
    [spell_set] take a spell set
    [ritual] take a ritual
    [aura] take an aura
   *[curse] put a curse on your opponent
}
text-take-mythic = take { $card }, once per game
text-spell = { $spell }: { $effect }
text-price = { $price ->
    [dice] { cost-shown }
    [creature] give up a creature
    [both] { cost-shown }, give up a creature
   *[free] free
}
text-aura = Each { $verb } of your { $of ->
    [basic] basic creatures
    [advanced] advanced creatures
    [mythic] mythic creatures
    [creatures] creatures
   *[spell_set] spell sets
} { $verb ->
    [defend] places { $by ->
        [one] { $by } more token
       *[other] { $by } more tokens
    }
    [attack] deals { $by } more damage
   *[other] is worth { $by } more
}.
text-aura-combat = In each turn one combat spell of each of your spell sets is worth { $by } more.
text-turns = { $turns ->
    [one] { $turns } turn.
   *[other] { $turns } turns.
}
text-curse-hex = Gain stage: { $n ->
    [one] { $n } blue die fewer.
   *[other] { $n } blue dice fewer.
} { text-turns }
text-curse-hurt = Gain stage: { $n } damage. { text-turns }
text-curse-drain = Gain stage: { $n } damage, and the opponent gains the health lost. { text-turns }
text-curse-no_combat_spells = Combat stage: no combat spells. { text-turns }
text-curse-no_heals = Combat stage: no heals. { text-turns }

# --- fields of cards, in an editor

field-start = Dealt at the start
field-help-start = 1: each player is dealt one of the copies, so there must be two at least.
field-gain = Gain
field-blue = Blue dice
field-red = Red dice
field-slots = Actions
field-do = Action
field-value = Value
field-cost = Cost
field-help-cost = Up to three letters: m mercury, s salt, u sulphur.
field-gives = Creatures given up
field-takes = Takes
field-help-takes = A curse goes to the opponent, all else to yourself.
field-mythic = Mythic creature (its id)
field-spell = Id of the spell
field-help-spell = A word like the id of a card, which no other spell or card has.
field-spell-name = Name of the spell
field-raises = Raises
field-of = On which cards
field-by = By how much
field-curse = What it does
field-turns = Turns
verb-attack = Attack
verb-steal = Steal
verb-heal = Heal
verb-defend = Defend
verb-take = Take a card
verb-combat = One combat spell of each set
scope-basic = basic creatures
scope-advanced = advanced creatures
scope-mythic = mythic creatures
scope-creatures = all creatures
scope-spell_set = spell sets

# --- the goal, what a choice brings, and lists of many choices

goal = Goal: bring the other player's health from 30 down to 0 (DS 11.1).
card-with-tokens = { $name } ({ $n ->
    [one] { $n } token
   *[other] { $n } tokens
})
group-attack = Attack
group-steal = Steal
group-heal = Heal
group-defend = Defend
group-cast = Cast
group-cast-take = Summon and learn
group-pay = Pay
short-attack = { which-card } { $n }{ short-cost }
short-steal = { short-attack }
short-heal = { short-attack }
short-defend = { short-attack }
short-cast = { $spell_card } ({ does }){ short-cost }
short-cast-take = { $spell_card }{ short-cost }
short-pay = { $dice }
short-cost = { $price ->
    [dice] { " " }[{ $cost }]
    [creature] { " " }[a creature]
    [both] { " " }[{ $cost } + a creature]
   *[free] { "" }
}
preview-damage = { $value ->
    [0] no damage
   *[other] { $count } damage
}
preview-tokens = { $value ->
    [0] { "" }
    [one] { $sign }{ $count } token
   *[other] { $sign }{ $count } tokens
}
preview-broken = { $value ->
    [0] no token lost
    [one] { $count } token lost
   *[other] { $count } tokens lost
}
preview-health = { $value ->
    [0] no health lost
   *[other] { $count } health lost
}
preview-lethal = { $value ->
    [0] { "" }
   *[other] deadly
}
preview-gained = { $value ->
    [0] no health gained
   *[other] +{ $count } health
}
preview-blue = { $value ->
    [0] { "" }
   *[other] { $sign }{ $count } blue
}
preview-red = { $value ->
    [0] { "" }
   *[other] { $sign }{ $count } red
}
preview-wildcards = { $value ->
    [0] { "" }
    [one] { $count } wildcard
   *[other] { $count } wildcards
}
preview-actions_left = { $value ->
    [0] nothing else can be paid then
    [one] { $count } more action can be paid then
   *[other] { $count } more actions can be paid then
}
preview-payable = { $value ->
    [0] { "" }
    [one] { $count } action still payable
   *[other] { $count } actions still payable
}
preview-advanced = { $value ->
    [0] { "" }
   *[other] more than a basic creature
}
preview-replaces_card = replaces { $name }

# --- what bots look at (`features.py` has more)

feature-health = { $way ->
        [more] more health
       *[less] less health
    }
feature-tokens = { $way ->
        [more] more tokens to guard you
       *[less] fewer tokens to guard you
    }
feature-blue = { $way ->
        [more] more blue dice in your next roll
       *[less] fewer blue dice in your next roll
    }
feature-red = { $way ->
        [more] more red dice in your next roll
       *[less] fewer red dice in your next roll
    }
feature-mercury-hits = { $way ->
        [more] stronger attacks
       *[less] weaker attacks
    }
feature-salt-hits = { $way ->
        [more] stronger attacks
       *[less] weaker attacks
    }
feature-sulphur-hits = { $way ->
        [more] stronger attacks
       *[less] weaker attacks
    }
feature-keen = { $way ->
        [more] attacks that cost few dice
       *[less] fewer attacks that cost few dice
    }
feature-mercury-guard = { $way ->
        [more] better defences
       *[less] poorer defences
    }
feature-salt-guard = { $way ->
        [more] better defences
       *[less] poorer defences
    }
feature-sulphur-guard = { $way ->
        [more] better defences
       *[less] poorer defences
    }
feature-bulwark = { $way ->
        [more] defences that hold tokens
       *[less] fewer defences that hold tokens
    }
feature-danger = { $way ->
        [more] more danger from the opponent's next attacks
       *[less] less danger from the opponent's next attacks
    }
feature-advanced = { $way ->
        [more] more advanced creatures
       *[less] fewer advanced creatures
    }
feature-mythic = { $way ->
        [more] more mythics
       *[less] fewer mythics
    }
feature-room = { $way ->
        [more] fewer creatures
       *[less] more creatures
    }
feature-sets = { $way ->
        [more] more spell sets
       *[less] fewer spell sets
    }
feature-aura = { $way ->
        [more] more help from your aura
       *[less] less help from your aura
    }
feature-hexed = { $way ->
        [more] a curse takes more of your dice
       *[less] a curse takes fewer of your dice
    }
feature-hurt = { $way ->
        [more] a curse hurts you more
       *[less] a curse hurts you less
    }
feature-drained = { $way ->
        [more] a curse steals more of your health
       *[less] a curse steals less of your health
    }
feature-webbed = { $way ->
        [more] a curse bars your spells for longer
       *[less] a curse bars your spells for a shorter time
    }
feature-chained = { $way ->
        [more] a curse bars your heals for longer
       *[less] a curse bars your heals for a shorter time
    }
feature-their-health = { $way ->
        [more] the opponent has more health
       *[less] the opponent has less health
    }
feature-their-tokens = { $way ->
        [more] the opponent has more tokens
       *[less] the opponent has fewer tokens
    }
feature-their-blue = { $way ->
        [more] the opponent rolls more blue dice
       *[less] the opponent rolls fewer blue dice
    }
feature-their-red = { $way ->
        [more] the opponent rolls more red dice
       *[less] the opponent rolls fewer red dice
    }
feature-their-mercury-hits = { $way ->
        [more] the opponent has stronger attacks
       *[less] the opponent has weaker attacks
    }
feature-their-salt-hits = { $way ->
        [more] the opponent has stronger attacks
       *[less] the opponent has weaker attacks
    }
feature-their-sulphur-hits = { $way ->
        [more] the opponent has stronger attacks
       *[less] the opponent has weaker attacks
    }
feature-their-keen = { $way ->
        [more] the opponent has more attacks that cost few dice
       *[less] the opponent has fewer attacks that cost few dice
    }
feature-their-mercury-guard = { $way ->
        [more] the opponent has better defences
       *[less] the opponent has poorer defences
    }
feature-their-salt-guard = { $way ->
        [more] the opponent has better defences
       *[less] the opponent has poorer defences
    }
feature-their-sulphur-guard = { $way ->
        [more] the opponent has better defences
       *[less] the opponent has poorer defences
    }
feature-their-bulwark = { $way ->
        [more] the opponent has more defences that hold tokens
       *[less] the opponent has fewer defences that hold tokens
    }
feature-their-strike = { $way ->
        [more] the opponent can strike harder
       *[less] the opponent can strike less hard
    }
feature-their-recovery = { $way ->
        [more] the opponent can heal more
       *[less] the opponent can heal less
    }
feature-their-danger = { $way ->
        [more] the opponent is in more danger
       *[less] the opponent is in less danger
    }
feature-their-basic = { $way ->
        [more] the opponent has more basic creatures
       *[less] the opponent has fewer basic creatures
    }
feature-their-advanced = { $way ->
        [more] the opponent has more advanced creatures
       *[less] the opponent has fewer advanced creatures
    }
feature-their-mythic = { $way ->
        [more] the opponent has more mythics
       *[less] the opponent has fewer mythics
    }
feature-their-room = { $way ->
        [more] the opponent has fewer creatures
       *[less] the opponent has more creatures
    }
feature-their-sets = { $way ->
        [more] the opponent has more spell sets
       *[less] the opponent has fewer spell sets
    }
feature-their-aura = { $way ->
        [more] the opponent's aura helps more
       *[less] the opponent's aura helps less
    }
feature-their-hurt = { $way ->
        [more] a curse hurts the opponent more
       *[less] a curse hurts the opponent less
    }
feature-their-drained = { $way ->
        [more] a curse steals more of the opponent's health
       *[less] a curse steals less of the opponent's health
    }
feature-their-webbed = { $way ->
        [more] a curse bars the opponent's spells for longer
       *[less] a curse bars the opponent's spells for a shorter time
    }

# --- what balance reports count

tally-spells = Spells cast

# --- the course of a game

course-title = Health, turn by turn
