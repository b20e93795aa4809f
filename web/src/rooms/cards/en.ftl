# The words of the room of cards.

cards-title = Cards
cards-edit-title = Your own cards
cards-games = Games
cards-search = Search
cards-filters = Filters{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
}
cards-any = any
cards-kind = Kind
cards-effect = What it does
cards-count = { $designs ->
    [one] { $designs } design
   *[other] { $designs } designs
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
cards-none = No card is like that.
cards-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
cards-rules = Rules:
cards-change = Change this card
cards-new-pack = Make cards of your own
cards-my-pack = Your pack: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

cards-back = All cards
cards-blank = New card
cards-upload = Open a file
cards-download = Download
cards-clear = Throw the pack away
cards-clear-sure = Really throw it away?
cards-empty = Nothing is changed yet. Take a card of the box and press “Change this card”, begin with a new one, or open a card file. What you make stays in this browser.
cards-in-pack = The cards of the pack
cards-wrong = Something is wrong with it.
cards-remove = Take out: { $name }
cards-in-en = English
cards-in-fr = French
cards-more = Add
cards-less = Take out
cards-up = Move up
cards-branch = Choice { $number }
cards-more-branch = Another choice
cards-step = Step { $number }
cards-more-step = Another step
cards-less-step = Take out step { $number }
cards-mend = Mend what is marked; the picture shows the card as it was last right.
cards-play = Play with it
cards-play-said = a table against bots, at once
cards-play-not = when every card is right

cards-weigh = How strong is it?
cards-weigh-said = Bots play the same games with and without your cards for a minute.
cards-weigh-go = Let bots try it
cards-weigh-again = Try again
cards-weigh-stop = Stop
cards-weigh-line = Others are being tried; yours is next.
cards-weigh-left = { $games ->
    [one] { $games } pair of games
   *[other] { $games } pairs of games
}, { $seconds } s to go
cards-weigh-failed = The bots could not finish it.
cards-weigh-card = Who had it won
cards-weigh-before = before
cards-weigh-after = now
cards-weigh-interval = { $mean } % ({ $low }–{ $high })
cards-weigh-few = too few games to tell: { $count } had it
cards-weigh-stronger = clearly stronger
cards-weigh-weaker = clearly weaker
cards-weigh-same = no clear difference
cards-weigh-strong = clearly above a fair share
cards-weigh-weak = clearly below a fair share
cards-weigh-fair = about a fair share
cards-weigh-foot = { $games } pairs of games; a fair share is { $fair } %. In brackets: where it lies with 95 % certainty. Turns in a game: { $turns } ({ $low } to { $high }).
