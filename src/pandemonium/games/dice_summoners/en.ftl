# The wording of Dice Summoners. Questions, labels, refusals and events are keyed by what the rules
# call them; the arguments of each are those that `wording.py` gives.

title = Dice Summoners

## Pieces of sentences

which-card = { $copy ->
    [1] { $card }
   *[other] { $card } (no. { $copy })
}
n-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
die-1 = { $value1 ->
    [0] { "" }
   *[other] { " " }{ $value1 }×bM☿
}
die-2 = { $value2 ->
    [0] { "" }
   *[other] { " " }{ $value2 }×bS⊖
}
die-3 = { $value3 ->
    [0] { "" }
   *[other] { " " }{ $value3 }×b★
}
die-4 = { $value4 ->
    [0] { "" }
   *[other] { " " }{ $value4 }×rS⊖
}
die-5 = { $value5 ->
    [0] { "" }
   *[other] { " " }{ $value5 }×rU△
}
die-6 = { $value6 ->
    [0] { "" }
   *[other] { " " }{ $value6 }×r★
}
dice-shown = { die-1 }{ die-2 }{ die-3 }{ die-4 }{ die-5 }{ die-6 }

## Questions

question-gain = Gain stage: your creatures bring { $blue } blue and { $red } red dice, and you kept { $kept }. You must roll.
question-combat = { $n ->
    [0] You have no dice left. You may still use what costs none, and end your turn.
   *[other] Combat stage: you have { $dice }. You may act, and end your turn when you like.
}
question-take = { $card }: you must choose a card to take from the decks.
question-give = { $card }: you must choose a creature to give up.
question-replace = You have no room for another: you must choose what the new card replaces.
question-boost = { $card }: shall Insight help this spell, or the other one on the card?
question-pay = { $card }: you must choose the dice to pay { $cost } with.
question-lose = { $n } damage: how many tokens do you lose from { $card }, which has { $tokens }? You have { $total } in all.
question-cap = { $n } turns are played. You may play on if your opponent wants to, or let health decide.

## Actions

action-roll = Roll the dice
action-end = { $kept ->
    [0] End your turn
    [one] End your turn and keep { $kept } die
   *[other] End your turn and keep { $kept } dice
}
action-surrender = Give up the game
action-boost = Insight helps this spell
action-hold = Keep Insight for the other spell
action-attack = Attack { $n } with { which-card } for { $cost }
action-steal = Steal { $n } with { which-card } for { $cost }
action-heal = Heal { $n } with { which-card } for { $cost }
action-defend = Defend { $n } with { which-card } for { $cost }
action-cast = Cast { spell-name } ({ does-short }, { which-card }){ for-cost }
action-cast-take = Cast { spell-name } ({ which-card }){ for-cost }
for-cost = { $price ->
    [dice] { " " }for { $cost }
    [creature] { " " }for a creature
   *[both] { " " }for { $cost } and a creature
}
does-short = { $does ->
    [attack] attack { $n }
    [steal] steal { $n }
    [heal] heal { $n }
   *[defend] defend { $n }
}
action-take = Take { $card }
action-give = Give up { which-card }
action-replace = Replace { which-card }
action-lose = { $n ->
    [0] Lose no token here
    [one] Lose { $n } token here
   *[other] Lose { $n } tokens here
}
action-pay = Pay { $dice }
action-play-on = Play on
action-stop = Let health decide

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
refusal-in-the-web = Arachne's Web keeps you from casting combat spells
refusal-no-healing = Gleipnir keeps you from healing
refusal-no-room = Your army has six creatures already
refusal-ritual-cast = { $card } has been cast already
refusal-decks-empty = No card of that kind is left in the decks
refusal-deck-empty = The deck of { $card } is empty or not in this game
refusal-no-creature = You have no basic or advanced creature to give up
refusal-cannot-pay = { $missing ->
    [one] You cannot pay { $cost }: one die is missing
   *[other] You cannot pay { $cost }: { $missing } dice are missing
}
refusal-cap-reached = The turn cap is reached: play on, or let health decide
refusal-not-of-this-kind = The spell does not bring { $card }
refusal-not-yours-to-give = You have no { which-card } to give up
refusal-mythic-stays = { $card } is a mythic creature and cannot be given up
refusal-not-to-be-replaced = { which-card } is not among the cards that can be replaced now
refusal-does-not-match = { $dice } does not match the cost
refusal-dice-not-there = You do not have { $dice }
refusal-too-many-tokens = { n-tokens } are more than lie there or than the damage asks for
refusal-tokens-first = Tokens go before health: with { $n } from here, the others could not take the rest
refusal-empty-the-slot = A slot must be emptied as far as the damage goes

## Events

event-turn-begun = { $seat } begins turn { $n }.
event-dice-lost = The supply runs short: { $seat } loses { $n ->
    [one] { $n } die
   *[other] { $n } dice
}.
event-dice-hexed = { $card } takes { $n } blue die from { $seat }.
event-dice-rolled = { $seat } rolls{ dice-shown }.
event-no-dice = { $seat } has no dice to roll.
event-dice-paid = { $seat } pays{ dice-shown }.
event-dice-kept = { $seat } keeps { $n ->
    [one] { $n } die
   *[other] { $n } dice
}.
event-attack-used = { $seat } attacks with { $card }.
event-steal-used = { $seat } steals with { $card }.
event-heal-used = { $seat } heals with { $card }.
event-defend-used = { $seat } defends with { $card }.
event-spell-cast = { $seat } casts the { $n ->
    [1] first
   *[other] second
} spell of { $card }.
event-struck = { $card } deals { $n } damage to { $target }.
event-tokens-placed = { $seat } puts { n-tokens } on { $card }.
event-tokens-lost = { $seat } loses { n-tokens } from { $card }.
event-health-lost = { $seat } loses { $n } health.
event-health-gained = { $seat } gains { $n } health ({ $card }).
event-health-full = { $seat } is at full health: { $card } brings nothing.
event-card-taken = { $seat } takes { $card }.
event-card-discarded = { $card } of { $seat } leaves the game.
event-aura-learned = { $seat } learns the aura { $card }.
event-curse-cast = { $seat } puts { $card } on { $target } for { $n } turns.
event-curse-ended = { $card } on { $seat } has run out.
event-surrendered = { $seat } gives up.
event-turn-cap = { $n } turns are played: health decides.
event-played-on = Both want to play on, up to turn { $n }.
event-game-won = { $seat } wins the game!

## Options

option-deck_set = the decks to play with
option-decks = with deck_set = custom: the ids of sixteen decks, commas between
option-house = where they differ: the rulebook, or the designer's online version (DS 12)
option-turn_cap = turns, both players' together, after which health decides
option-play_on = at the turn cap the players may agree to play on
option-surrender = a player may give up

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
does-attack = attack { $n }
does-steal = steal { $n }
does-heal = heal { $n }
does-defend = defend { $n }
spell-attack = { spell-name }: attack { $n }
spell-steal = { spell-name }: steal { $n }
spell-heal = { spell-name }: heal { $n }
spell-defend = { spell-name }: defend { $n }
spell-take = { spell-name }
state-used = used
state-payable = payable
state-wildcards = payable with wildcards
state-missing = { $n ->
    [one] { $n } die missing
   *[other] { $n } dice missing
}

## Spells

spell-name = { $spell ->
    [basic_summon] Basic Summon
    [learn_spell] Learn Spell
    [advanced_summon] Advanced Summon
    [cast_curse] Cast Curse
    [mythic_summon] Mythic Summon
    [learn_aura] Learn Aura
    [fireball] Fireball
    [magic_arrow] Magic Arrow
    [magic_wall] Magic Wall
    [magic_shield] Magic Shield
    [magic_bomb] Magic Bomb
    [heavy_wall] Heavy Wall
    [great_heal] Great Heal
    [small_heal] Small Heal
    [great_steal] Great Steal
    [small_steal] Small Steal
    [skilled_heal] Skilled Heal
    [skilled_steal] Skilled Steal
    [bone_wall] Bone Wall
    [blood_heal] Blood Heal
    [baphomet_summon] Baphomet Summon
    [galvah_summon] Galvah Summon
    [legba_summon] Legba Summon
    [chimera_summon] Chimera Summon
   *[none] a spell
}

## Cards

card-ankylosaurus = Ankylosaurus
    .text = Gains 1 blue. Attack 1 (M☿). Defend 3 (S⊖).
card-arel = Arel
    .text = Gains 1 blue. Heal 3 (S⊖). Defend 1 (M☿).
card-griffin = Griffin
    .text = Gains 1 blue. Attack 2 (M☿). Defend 2 (M☿).
card-succubus = Succubus
    .text = Gains 1 blue. Attack 3 (S⊖). Defend 1 (M☿).
card-zombie = Zombie
    .text = Gains 1 blue. Steal 2 (S⊖). Defend 1 (M☿).
card-wraith = Wraith
    .text = Gains 2 blue. Attack 4 (U△). Defend 3 (S⊖).
card-cerberus = Cerberus
    .text = Gains 2 blue. Attack 6 (S⊖ U△). Defend 3 (S⊖).
card-triceratops = Triceratops
    .text = Gains 2 blue. Attack 5 (S⊖ S⊖). Defend 4 (M☿ M☿).
card-seraph = Seraph
    .text = Gains 2 blue. Heal 4 (U△). Defend 3 (S⊖).
card-vampire = Vampire
    .text = Gains 2 blue. Steal 3 (U△). Defend 3 (S⊖).
card-leviathan = Leviathan
    .text = Gains 1 blue and 1 red. Attack 3 (S⊖). Defend 4 (U△).
card-manticore = Manticore
    .text = Gains 1 blue and 1 red. Attack 5 (S⊖ S⊖). Defend 4 (U△).
card-stegosaurus = Stegosaurus
    .text = Gains 1 blue and 1 red. Attack 4 (M☿ M☿). Defend 5 (S⊖ S⊖).
card-hashmal = Hashmal
    .text = Gains 1 blue and 1 red. Heal 3 (S⊖). Defend 4 (U△).
card-lich = Lich
    .text = Gains 1 blue and 1 red. Steal 2 (S⊖). Defend 4 (U△).
card-werewolf = Werewolf
    .text = Gains 2 blue. Steal 2 (S⊖). Attack 3 (S⊖).
card-velociraptor = Velociraptor
    .text = Gains 1 blue and 1 red. Attack 6 (S⊖ U△). Defend 2 (M☿).
card-baphomet = Baphomet
    .text = Gains 2 red. Attack 7 (U△ U△). Defend 5 (U△).
card-galvah = Galvah
    .text = Gains 2 red. Heal 7 (U△ U△). Defend 5 (U△).
card-legba = Legba
    .text = Gains 2 red. Steal 5 (U△ U△). Defend 5 (U△).
card-chimera = Chimera
    .text = Gains 2 blue and 1 red. Attack 10 (U△ U△ U△). Defend 4 (U△).
card-start_set_1 = Start Set 1
    .text = Basic Summon: take a basic creature (M☿ M☿). Learn Spell: take a spell set (M☿ M☿).
card-start_set_2 = Start Set 2
    .text = Advanced Summon: take an advanced creature (S⊖ S⊖, give up a creature). Cast Curse: put a curse on your opponent (S⊖ S⊖).
card-start_set_3 = Start Set 3
    .text = Mythic Summon: take a ritual (U△ U△ U△). Learn Aura: take an aura (M☿ S⊖ U△).
card-attack_set = Attack Set
    .text = Fireball: attack 4 (S⊖). Magic Arrow: attack 3 (M☿).
card-defend_set = Defend Set
    .text = Magic Wall: defend 4 (S⊖). Magic Shield: defend 3 (M☿).
card-combat_set = Combat Set
    .text = Magic Bomb: attack 6 (M☿ S⊖). Heavy Wall: defend 6 (M☿ S⊖).
card-heal_set = Heal Set
    .text = Great Heal: heal 4 (S⊖). Small Heal: heal 3 (M☿).
card-steal_set = Steal Set
    .text = Great Steal: steal 3 (S⊖). Small Steal: steal 2 (M☿).
card-skill_set = Skill Set
    .text = Skilled Heal: heal 6 (M☿ S⊖). Skilled Steal: steal 4 (M☿ S⊖).
card-sacrifice_set = Sacrifice Set
    .text = Bone Wall: defend 6 (give up a creature). Blood Heal: heal 6 (give up a creature).
card-baphomet_ritual = Baphomet Ritual
    .text = Baphomet Summon: take Baphomet, once per game (U△ U△, give up a creature).
card-galvah_ritual = Galvah Ritual
    .text = Galvah Summon: take Galvah, once per game (U△ U△, give up a creature).
card-legba_ritual = Legba Ritual
    .text = Legba Summon: take Legba, once per game (U△ U△, give up a creature).
card-chimera_ritual = Chimera Ritual
    .text = Chimera Summon: take Chimera, once per game (U△ U△, give up a creature).
card-armour = Armour
    .text = Each defend of your advanced creatures places 1 more token.
card-bloodthirsty = Bloodthirsty
    .text = Each steal of your creatures is worth 1 more.
card-divine = Divine
    .text = Each heal of your creatures is worth 1 more.
card-fury = Fury
    .text = Each attack of your advanced creatures deals 1 more damage.
card-insight = Insight
    .text = In each turn one combat spell of each of your spell sets is worth 1 more.
card-hex = Hex
    .text = Gain stage: one blue die fewer. Three turns.
card-achlys_mist = Achlys' Mist
    .text = Gain stage: 3 damage. Three turns.
card-swarm = Swarm
    .text = Gain stage: 2 damage, and the opponent gains the health lost. Three turns.
card-arachnes_web = Arachne's Web
    .text = Combat stage: no combat spells. Three turns.
card-gleipnir = Gleipnir
    .text = Combat stage: no heals. Three turns.
