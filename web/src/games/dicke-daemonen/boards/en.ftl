boards-title = Dicke Dämonen boards
boards-said = A board consists of four strings. Look at a board, check how fair it is, and play on it.
boards-ready = Included boards
boards-mine = Your boards
boards-none = None yet. Save a board here, or while you lay the strings at a table. Saved boards are stored in this browser.
boards-random = Random boards
boards-seeded = { $level } { $seed }
boards-no-name = Unnamed board
boards-unreadable = This link contains no board: the text after # can’t be read.
boards-worth = Value by colour
boards-worth-of = { $worth } ({ $corners } corners)
boards-play-bots = Play with bots
boards-play-people = Play with people
boards-play-people-more = and change the strings first
boards-share-it = Share
boards-share-said = The link contains the whole board. So does the text, which you can paste into any board editor.
boards-link = Link
boards-text = Text
boards-name = Name
boards-keep = Save this board
boards-forget = Delete
boards-import = Import a board from text
boards-read = Show this board
boards-fairness = How fair is it?
boards-fairness-said = Bots play up to 200 games on this board, in less than a minute. The bars are 95% confidence intervals.
boards-let-play = Let bots play
boards-stop = Stop
boards-playing = { $done ->
    [0] The bots are taking their seats…
    [one] one game played…
   *[other] { $done } games played…
}
boards-played = { $done ->
    [one] One game played.
   *[other] { $done } games played.
}
boards-failed = The simulation failed. Try again later.
boards-by-order = Wins by turn order (the line is an equal share)
boards-by-colour = Wins by colour
boards-place = { $place ->
    [1] first to play
    [2] second to play
    [3] third to play
   *[other] player { $place }
}
boards-nobody = nobody
boards-share = { $share } % ({ $low }–{ $high })
boards-fair = No position in the turn order is clearly better or worse than the others.
boards-unfair = { $better ->
    [yes] Player { $place } wins more often than an equal share.
   *[no] Player { $place } wins less often than an equal share.
}
