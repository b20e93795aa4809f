boards-title = Boards of Dicke Dämonen
boards-said = Four strings make a board. Look at one, see how fair it is, and play on it.
boards-ready = Ready boards
boards-mine = Your boards
boards-none = None yet. Keep one that you like, here or while you lay the strings of a table; this browser remembers it.
boards-random = Random boards
boards-seeded = { $level } { $seed }
boards-no-name = A board without a name
boards-unreadable = This address names no board: the text behind # cannot be read.
boards-worth = Worth by colour
boards-worth-of = { $worth } ({ $corners } corners)
boards-play-bots = Play with bots
boards-play-people = Play with people
boards-play-people-more = and change the strings before
boards-share-it = Hand it on
boards-share-said = The link holds the whole board. So does the text, which every editor of boards reads.
boards-link = Link
boards-text = Text
boards-name = Name
boards-keep = Keep this board
boards-forget = Forget it
boards-import = A board from a text
boards-read = Show this board
boards-fairness = How fair is it?
boards-fairness-said = Bots play on this board, up to two hundred games, for less than a minute. The bar is where the true share lies in 95 of 100 such tries.
boards-let-play = Let bots play
boards-stop = Stop
boards-playing = { $done ->
    [0] The bots sit down …
    [one] one game played …
   *[other] { $done } games played …
}
boards-played = { $done ->
    [one] One game played.
   *[other] { $done } games played.
}
boards-failed = The bots got into a muddle. Try again later.
boards-by-order = Who wins, by order of play (the line is an equal share)
boards-by-colour = Which colour wins
boards-place = { $place ->
    [1] first to play
    [2] second to play
    [3] third to play
   *[other] player { $place }
}
boards-nobody = nobody
boards-share = { $share } % ({ $low }–{ $high })
boards-fair = No place in the order of play is clearly better or worse than the others.
boards-unfair = { $better ->
    [yes] Player { $place } wins more often than an equal share.
   *[no] Player { $place } wins less often than an equal share.
}
