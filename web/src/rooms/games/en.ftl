games-going-on = Going on
games-your-turn = it is your turn
games-gathering = people are coming
games-playing = others are thinking
games-enter = Go there
games-empty = You have finished no game here yet. As soon as you have, it is counted and can be watched again.
games-total = { $count ->
    [one] You have finished one game.
   *[other] You have finished { $count } games.
}
games-streak-won = You have won the last { $count }.
games-streak-lost = You have lost the last { $count }: the next one is yours.
games-unread = { $count ->
    [one] One more game is of an older version and will be counted next time.
   *[other] { $count } more games are of an older version and will be counted next time.
}
games-shares = Won
games-how = The bar shows how many you won, the pale part what was drawn. The whiskers show where your true share lies in 95 cases of 100: few games say little.
games-against = Against
games-all = everybody
games-share = { $won } of { $played }
games-share-drawn = { $count ->
    [one] · one drawn
   *[other] · { $count } drawn
}
games-interval = { $share } %, between { $low } and { $high } %
games-longest = Longest: { $plies } moves, { $time }
games-quickest = Quickest: { $plies } moves, { $time }
games-over = Over
games-when = When
games-game = Game
games-with = With
games-result = Result
games-moves = Moves
games-time = Time
games-won = won
games-lost = lost
games-none = broken off
games-drawn = drawn
games-not-counted = (not counted)
games-watch = Watch again
games-more = { $count ->
    [one] One more
   *[other] { $count } more
}
games-seconds = { $n } s
games-minutes = { $n } min
games-hours = { $n } h
games-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
games-bot = { $level } (bot)
games-alone = alone
games-file = From a file
games-file-how = The record of a game can be downloaded after its end. Here it can be watched again, whoever played it and wherever.
games-file-open = Open a record
