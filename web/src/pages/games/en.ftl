games-going-on = In progress
games-your-turn = your turn
games-gathering = waiting for players
games-playing = waiting for the others
games-enter = Open
games-empty = You have not finished any games yet. Once you have, you will find statistics and replays here.
games-total = { $count ->
    [one] You have finished one game.
   *[other] You have finished { $count } games.
}
games-streak-won = You have won the last { $count }.
games-streak-lost = You have lost the last { $count }. The next one is yours!
games-unread = { $count ->
    [one] One more game was played with an older version and will be counted next time.
   *[other] { $count } more games were played with an older version and will be counted next time.
}
games-ratings = Ratings
games-ratings-how = Only you see your ratings. They count finished games on this server, also those against bots, whose ratings are fixed: imp 1100, devil 1300, demon 1500, archdemon 1700. The interval is the 95% confidence interval: it narrows with every game.
games-kind-duel = duel
games-kind-free-for-all = free-for-all
games-kind-teams = teams
games-rating-interval = between { $low } and { $high }
games-rating-played = { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
games-rating-curve = Your rating after each game, from { $first } to { $last }; lowest { $low }, highest { $high }
games-best = Best scores alone
games-shares = Win rate
games-how = The bar shows your win rate, the pale part your draws. The whiskers are the 95% confidence interval: with few games it is wide.
games-against = Against
games-all = everybody
games-share = { $won } of { $played }
games-share-drawn = { $count ->
    [one] · one drawn
   *[other] · { $count } drawn
}
games-interval = { $share }%, between { $low }% and { $high }%
games-longest = Longest: { $plies } moves, { $time }
games-quickest = Quickest: { $plies } moves, { $time }
games-over = Finished
games-when = When
games-game = Game
games-with = With
games-result = Result
games-moves = Moves
games-time = Time
games-won = won
games-lost = lost
games-none = unfinished
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
games-file-how = You can download the record of every finished game. Open any record here to replay it.
games-file-open = Open a record
