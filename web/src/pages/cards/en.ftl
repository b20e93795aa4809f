# The cards page.

cards-title = Cards
cards-edit-title = Your cards
cards-games = Games
cards-search = Search
cards-filters = Filters{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
}
cards-any = any
cards-kind = Kind
cards-effect = Effect
cards-count = { $designs ->
    [one] { $designs } design
   *[other] { $designs } designs
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
cards-none = No matching cards.
cards-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
cards-rules = Rules:
cards-change = Edit this card
cards-new-pack = Create your own cards
cards-my-pack = Your pack: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

cards-back = All cards
cards-blank = New card
cards-upload = Open a file
cards-download = Download
cards-clear = Delete the pack
cards-clear-sure = Really delete it?
cards-empty = Nothing has been changed yet. Choose a card of the game and press “Edit this card”, start with a new card, or open a card file. Your cards are stored in this browser.
cards-in-pack = Cards in the pack
cards-wrong = This card has an error.
cards-remove = Remove: { $name }
cards-in-en = English
cards-in-fr = French
cards-more = Add
cards-less = Remove
cards-up = Move up
cards-branch = Choice { $number }
cards-more-branch = Add a choice
cards-step = Step { $number }
cards-more-step = Add a step
cards-less-step = Remove step { $number }
cards-fix = Fix the marked fields. The picture shows the last valid version of the card.
cards-play = Play with it
cards-texts = Text of the card
cards-play-said = a table against bots, right now
cards-play-not = once every card is valid
cards-missing = This is still missing.
cards-unfinished = This card is not finished yet.
cards-no-choice = “{ $value }” is not possible here. Choose something else.
cards-icon = Choose an icon
cards-replace = “{ $file }” would replace your pack of { $count ->
    [one] one card
   *[other] { $count } cards
}.
cards-replace-sure = Replace it
cards-friends = Play with friends
cards-friends-said = set up a table with these cards

cards-weigh = How strong is it?
cards-weigh-said = Bots play the same games with and without your cards for one minute.
cards-weigh-go = Run a simulation
cards-weigh-again = Run it again
cards-weigh-stop = Stop
cards-weigh-line = Queued: yours is next.
cards-weigh-left = { $games ->
    [one] { $games } pair of games
   *[other] { $games } pairs of games
}, { $seconds } s left
cards-weigh-failed = The simulation failed.
cards-weigh-card = Win rate of players who had it
cards-weigh-before = before
cards-weigh-after = now
cards-weigh-interval = { $mean }% ({ $low }–{ $high })
cards-weigh-few = too few games: only { $count } had it
cards-weigh-stronger = clearly stronger
cards-weigh-weaker = clearly weaker
cards-weigh-same = no clear difference
cards-weigh-strong = clearly above an equal share
cards-weigh-weak = clearly below an equal share
cards-weigh-fair = about an equal share
cards-weigh-foot = { $games } pairs of games; an equal share is { $fair }%. In brackets: 95% confidence intervals. Turns per game: { $turns } ({ $low } to { $high }).
