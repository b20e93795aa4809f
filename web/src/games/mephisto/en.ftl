about-mephisto = You signed. Now fight for souls, lane by lane.
mephisto-weapon = Weapon
mephisto-item = Item
mephisto-spell = Spell
mephisto-monster = Monster
mephisto-favor = favor
mephisto-favor-of = favor { $favor } of { $most }
mephisto-souls = souls
mephisto-souls-of = { $count ->
    [one] one soul
   *[other] { $count } souls
}
mephisto-gain-souls = { $count ->
    [one] +1 soul
   *[other] +{ $count } souls
}
mephisto-attack-of = attack { $attack }
mephisto-cost-of = cost { $cost }
mephisto-durability = durability { $left } of { $full }
mephisto-activated = activated
mephisto-breaks = breaks
mephisto-defeated = Defeated
mephisto-in-hand = { $count } in hand
mephisto-partner = partner
mephisto-empty = empty
mephisto-lane = Lane { $lane }
mephisto-your-lane = Your lane { $lane }
mephisto-dead-corner = dead corner
mephisto-deck = Deck
mephisto-discards = Discards
mephisto-aside = In progress
mephisto-under = Under the deck: { $cards }
mephisto-last-time = last time through
mephisto-cards-left = { $count ->
    [one] One card left.
   *[other] { $count } cards left.
}
mephisto-then-ends = When the deck runs out, the last round begins.
mephisto-last-round = Last round
mephisto-still-to-play = Still to play: { $names }.
mephisto-ties = Ties: favor, then gear in play.
mephisto-no-monster = No monster here
mephisto-lootable = To loot: { $cards }
mephisto-short = { $n } short
mephisto-both = both
mephisto-fight = Fight
mephisto-fight-whom = Fight { $names }?
mephisto-fight-in = Fight in lane { $lane }
mephisto-monsters = Monsters
mephisto-weapons = weapons
mephisto-weapons-here = Your weapons here
mephisto-no-weapons = No weapon here can fight.
mephisto-no-weapon = no weapon
mephisto-discard-for = { $card } is discarded for { $weapon }: +{ $n }
mephisto-least-is-set = set to the minimum that wins; more has no effect
mephisto-not-now = not now
mephisto-best-ways = Best options
mephisto-least-favor = Least favor
mephisto-least-wear = Least wear
mephisto-most-souls = Most souls
mephisto-hand = Your hand
mephisto-phase-draw = Draw
mephisto-phase-play = Play cards
mephisto-phase-action = Loot, fight or summon
mephisto-phase-refill = Refill
mephisto-this-turn = This turn
mephisto-boosted = { $weapon } has +{ $n } attack from { $card }: { $attack } in all.
mephisto-rank-imp = Imp
mephisto-rank-devil = Devil
mephisto-rank-demon = Demon
mephisto-rank-archdemon = Archdemon
mephisto-to-pay = { $ticked } of { $due } cards chosen
mephisto-either = { $weapon } has 1 durability left: activate it or fight with it, not both.
mephisto-not-this = Cancel the fight
mephisto-team-souls = team { $souls }
mephisto-phase-extra = Extra
mephisto-extra-more = Extra step, between action and refill: the top card of the deck is discarded, and the strongest card of its kind leaves the dungeon.
mephisto-alone = Solo
mephisto-alone-more = You win at { $goal } souls. If the deck runs out, you lose. Cards left in the deck count towards your score.
mephisto-do-play = Play
mephisto-from-hand = from your hand
mephisto-do-activate = Activate
mephisto-do-loot = Loot
mephisto-do-summon = Summon
mephisto-n-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
mephisto-n-monsters = { $count ->
    [one] one monster
   *[other] { $count } monsters
}
mephisto-then-lost = When the deck runs out, you lose the game.
mephisto-rank-now = if you win now: { $rank }
mephisto-cards-in-hand = { $count ->
    [one] card in hand
   *[other] cards in hand
}
mephisto-rank = Rank
mephisto-score = Score
mephisto-ranks-of-scores = Ranks by score
mephisto-souls-of-team = team souls
mephisto-favor-of-team = team favor
mephisto-attack = attack
mephisto-cost = cost
mephisto-cards = { $count ->
    [one] card
   *[other] cards
}
mephisto-n-defeated = { $count ->
    [one] { $count } defeated monster
   *[other] { $count } defeated monsters
}
mephisto-favor-most = of { $most } favor
mephisto-souls-goal = of { $goal } souls
mephisto-phases = Phases of the turn
mephisto-phase-done = Done:
mephisto-free-place = free place
mephisto-breaks-too = { $cards } breaks
mephisto-on-top = { $card } on top
mephisto-lanes-from-left = Your lanes, from the left
mephisto-reaches-in = { $name } reaches in
mephisto-last-turn = Last turn of the game
mephisto-hand-empty = Your hand is empty.
mephisto-durability-then = durability { $left } → { $then }
mephisto-sum = Sum
mephisto-pay-with = Pay with { $cards }
mephisto-pay-how = Touch cards in your hand to exchange them, then pay.
mephisto-choose-lane = { $card }: choose a lane.
mephisto-card-first = First touch a card in your hand, then a lane.
mephisto-gear-in-play = gear in play
mephisto-heading-alone = { $score ->
    [one] One point: { $rank }
   *[other] { $score } points: { $rank }
}
mephisto-choose-place = { $card }: choose a place on the table.
mephisto-ask-play = Touch a card in your hand to play it, then a lane.
mephisto-ask-activate = Touch the gear that you activate.
mephisto-ask-fight = Touch the monster that you fight.
mephisto-ask-loot = Touch the card that you take.
mephisto-ask-summon = Touch a monster in your hand, then a card in the dungeon.
mephisto-pay-one = Touch a card in your hand.
mephisto-counter-souls = { $n ->
    [one] { $n } soul
   *[other] { $n } souls
}
mephisto-counter-favor = { $n } favor
mephisto-counter-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
mephisto-counter-trophies = { $n ->
    [one] { $n } trophy
   *[other] { $n } trophies
}
