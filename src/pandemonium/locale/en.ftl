# Messages that all games share. A game's own catalogue can override any of them.

player = Player { $n }
you = You

# A refusal is a sentence without its full stop; the clause follows in parentheses.
refusal = { $reason } ({ $clause }).
refusal-game-is-over = The game is over
refusal-not-of-this-game = "{ $text }" is not an action in this game
refusal-too-much-work = With the cards of this pack, the action would take more than { $most } steps

# --- how a game ended, and what a waiting seat sees

result-won = { $winners } won!
result-draw = A draw: { $winners } share the victory.
result-nobody = The game is over. Nobody won.
result-won-you = You won!
result-won-you-and = You and { $winners } won!
result-draw-you = A draw.
result-draw-you-and = A draw: you share the victory with { $winners }.
result-lost = The game is over. You lost.
heading-won = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win
}
heading-won-you = You win
heading-won-you-and = You and { $winners } win
heading-draw = Draw
heading-draw-you = Draw
heading-draw-you-and = Draw
heading-nobody = Nobody wins
heading-lost = You lose
heading-cut = Game stopped
shortfall = { "" }
outcome-cut = The game was stopped early: nobody won.
prompt-choosing = { $card }: { $seat } is choosing.
prompt-deciding = { $seat } is deciding.
event-undone = { $seat } undoes a move.
event-undone-you = You undo a move.

# --- the command line
cli-about = Play, study and simulate demon-summoning tabletop games.
cli-command = COMMAND
cli-games = list the installed games
cli-rules = show the rulebook of a game
cli-cards = list the cards of a game
cli-play = play a game in the terminal
cli-simulate = play many random games and print statistics
cli-replay = replay a recorded game
cli-info = show the version and the build
cli-completion = print a shell completion script
cli-completion-shell = one of { $shells }
cli-schema = print the JSON Schema of views, prompts and events
cli-schema-game = one of { $games } (default: all games)
cli-usage = usage:

# Placeholders for values in usage lines.
metavar-bool = { cli-yes }|{ cli-no }
metavar-int = N
metavar-str = TEXT
metavar-game = GAME
metavar-file = FILE
metavar-folder = DIR
metavar-name = NAME
metavar-names = NAME,NAME,...
metavar-clause = CLAUSE
metavar-seal = HASH
metavar-shell = SHELL
metavar-days = DAYS

cli-arguments = arguments
cli-options = options
cli-help = show this help and exit
cli-version = show the version and exit
cli-lang = output language (default: from the environment)
cli-json = print JSON
cli-force = overwrite an existing file
cli-game = one of { $games }
cli-players = number of players
cli-cards-file = a file with custom cards (TOML)
cli-options-of = options of { $game }
cli-default = default: { $value }
cli-yes = yes
cli-no = no
cli-clause = a clause (3.4) or a chapter (3); default: the whole rulebook
cli-coverage = list the tests that cover each clause
cli-tests = the tests folder (default: tests)
cli-card-name = show only cards whose name contains this text
cli-record-file = a file with game records
cli-ply = show the table after this many moves
cli-draw = draw the table after this many moves, as an SVG file named after the record
cli-number = number of the record in the file (default: 1)
cli-seats = names of people or bots ({ $bots }), separated by commas; default: you against bots
cli-seed-play = play a reproducible game; without a seed, the dice are sealed
cli-save = where to save the game (default: a new file in your data folder)
cli-hint = show what a bot would do at each of your decisions
cli-resume = continue a saved game; without { metavar-file }, choose one of your unfinished games
cli-number-of-games = number of games (default: 1000)
cli-seed = first seed; the same seed gives the same games (default: 0)
cli-jobs = number of processes (default: 1)
cli-vary = pick the number of players and the options at random for every 200 games
cli-records = write the records of all games to this file
cli-simulating = { $game }
cli-stopped = Stopped.
cli-interrupted = Interrupted after { $done } of { $wanted } games; the figures cover only these.
heading-games = Games
cli-cards-of = { $game }: { $designs ->
    [one] 1 design
   *[other] { $designs } designs
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

about-compiled = compiled
about-pure = pure Python
about-pure-hint = pure Python: same games, but slower; install with a C compiler available to speed them up
about-games = Games: { $games }

error-no-clause = no clause { $clause }; clauses range from { $first } to { $last }
error-no-card = no card is called "{ $name }"
error-no-cards = { $game } has no cards
error-no-record = { $file } has no record number { $number }; number of records: { $count }
error-no-ply = no move { $ply }; this game has moves 0 to { $last }
error-no-tests = no tests folder at { $folder }; set it with --tests
error-wrong-seats = --seats names { $given ->
    [one] one player
   *[other] { $given } players
}, but the game has { $players }
coverage = { $clauses } clauses, { $missing ->
    [0] all covered by tests
    [one] 1 without a test
   *[other] { $missing } without a test
}.

column-game = game
column-title = title
column-players = players
players-from-to = { $low } to { $high }
players-or = { $low } or { $high }
column-player = player
column-card = card
column-kind = kind
column-figures = figures
column-copies = copies
column-text = effect
column-wins = wins
column-share = share
column-interval = 95% interval
column-decisions = decisions
column-games = games
column-picture = picture

simulated = { $games ->
    [one] One random game
   *[other] { $games } random games
} of { $title } in { $seconds } s ({ $build })
speed = { $games } games/s, { $decisions } decisions/s
wins = Wins
draws = { $count ->
    [one] One game was a draw ({ $share }).
   *[other] { $count } games were draws ({ $share }).
}
cuts = { $count ->
    [one] One game was stopped early, without a winner ({ $share }).
   *[other] { $count } games were stopped early, without a winner ({ $share }).
}
lengths = Decisions per game: mean { $mean }; { $quantiles }
unfinished = { $count ->
    [one] One game did not finish (seed { $seeds }).
   *[other] { $count } games did not finish (seeds { $seeds }).
}

# --- playing in the terminal

bot = Bot { $number } ({ $name })
bot-random = random
bot-plan = plan
bot-imp = imp
bot-devil = devil
bot-demon = demon
bot-archdemon = archdemon
goal = To read about the goal of the game, type `rules`.
play-begin = Type a number or a move, or ? for help.
play-sealed = The dice are sealed: { $seal }
play-secret = The secret behind the dice was { $secret }. Its SHA-256 hash is the seal above.
play-hand-over = { $player }, it is your turn. Press Enter when nobody else is looking.
play-hint = Type a number, a move, or ? for help.
play-enter = Enter: { $plan }
play-asked = { $seat }: { $asked }
play-plans = In one step:
play-group = { $heading }:
card-line = ({ $numbers }) { $text }
play-more-plans = { $n ->
    [one] You can also combine several moves in one step: type `moves` to see how.
   *[other] You can also combine several moves in one step ({ $n } ways): type `moves` to see them.
}
play-more-moves = ... type `moves` for the full list
play-more-news = ... type `log` for earlier events
play-scores = Scores: { $scores }
play-score = { $seat } { $score }
play-ranked-score = { $rank }. { $seat } { $score }
play-rules-hint = Type `rules 3` for a chapter and `rules 3.4` for a clause.
play-drawn = Picture saved to { $path }.
error-file-exists = { $file } already exists; use --force to overwrite it
error-no-picture = { $game } has no picture of the table
error-picture-ending = { $file }: the file name must end in .svg
play-command-moves = list all legal moves, with the card texts
play-command-draw = draw [FILE]: save a picture of the table (SVG)
error-not-in-the-list = { $typed } is not in the list; type { $most ->
    [1] 1
   *[other] a number from 1 to { $most }
}
play-allowed = "{ $text }" is a legal move.
play-undone = Undone.
play-saved = Saved to { $path }.
play-resume = Continue with: { $command }
play-command-help = show this help and the rule behind the question
play-command-why = why MOVE or why ELEMENT: show which rule forbids it
play-command-hint = hint: show what a bot would do here, and why
play-command-undo = undo your last step, back to the last roll or draw
play-command-save = save [FILE]: save the game
play-command-rules = rules: contents and glossary; rules 3: a chapter; rules 3.4: a clause
play-command-card = card NAME: read a card
play-command-table = show the whole table
play-command-log = show recent events
play-command-say = say TEXT: write to everybody at the table
play-command-surrender = give up the game
play-command-quit = leave; you can continue later

# --- invalid input

error-unknown-game = unknown game '{ $id }'. { $hint }Installed games: { $games }
error-no-such-option = unknown option '{ $option }'. { $hint }Options: { $options }
option-needs = “{ $label }” needs { $expected }.
error-option-value = option { $option }: { $value } is not allowed; expected { $expected }
error-no-packs = option cards: { $title } does not support custom cards
error-no-such-action = unknown move: { $text }. { $hint }
error-no-such-seat = no seat { $number }; the seats are 1 to { $players } (in code, { $seat } counted from 0)
error-no-such-card = unknown card '{ $card }'
error-pack = { $place }: { $expected }
pack-card = { $place }: card '{ $card }'
pack-field = { $place }: field '{ $field }'
pack-card-field = { $place }, field '{ $field }'

did-you-mean = Did you mean { $near }?{" "}

expected-number = a whole number from { $low } to { $high }
expected-only = { $n }
expected-flag = true or false
expected-choice = one of { $choices }
expected-text = a string
expected-list-of-words = a comma-separated list
expected-list = a list{ $count ->
    [-1] {""}
   *[other] {" "}of { $count }
}
expected-table = a table with { $names }
expected-card-file = the path of a card file
expected-cards = a list of card ids
expected-tables = a list of tables
expected-word = expected one of { $words }, not { $value }
expected-number-not = expected a whole number from { $low } to { $high }, not { $value }
expected-flag-not = expected true or false, not { $value }
expected-table-not = expected a table, not { $value }
expected-field = unknown field; expected { $names }
expected-texts = expected a string, or a table of languages (en, fr)
expected-id = expected lowercase letters, digits and _, not { $value }
reserved-id = '{ $value }' is reserved in the action notation
id-twice = this id appears twice in the file
new-card-needs = required for a new card: a string, or a table of languages (en, fr)
too-many-designs = with this pack the game has { $count } different cards; the limit is { $most }
too-many-copies = with this pack the game has { $count } cards, including all copies; the limit is { $most }
unreadable-file = cannot read the file: { $problem }
not-utf-8 = not UTF-8 text
not-toml = not TOML: { $problem }
file-too-long = a card file can have at most { $most } characters
key-too-long = not a card file: a key has more than { $most } parts
nested-too-deep = not a card file: nested too deeply
only-card-tables = unknown key; a card file contains only [[card]] tables
expected-card-table = expected at least one [[card]] table

error-not-a-position = a saved position must be a table of names and values
error-other-game = the saved position has { $name } { $value }, but this game has { $own }
error-damaged-position = the saved position is invalid: { $problem }
error-damaged-format = the saved position has format { $value }; this version reads { $format }
error-damaged-names = the saved position is invalid: { $names } missing or unknown
error-damaged-field = the saved position is invalid: { $field } is { $value }; expected { $expected }
error-damaged-table = the saved position is invalid: { $where } is { $value }; expected a table with { $names }
error-damaged-task = the saved position is invalid: unknown task { $value }; expected one of { $names }
error-damaged-chance = the saved position is invalid: chance cannot be { $value }
error-damaged-cards = the saved position is invalid: card '{ $card }' ({ $number }) appears { $count } times
error-nothing-to-decide = the saved position is invalid: nobody has a decision to make
error-over-and-to-do = the saved position is invalid: the game is over, but tasks are pending

error-script-die = the script rolls { $rolled } on a die with { $sides } sides
error-script-card = the script draws card number { $number }, which is not in the pile
error-scenario-word = { $where }: unknown key '{ $word }'; expected one of { $words }
error-scenario-value = { $word }: expected { $expected }, not { $value }
error-scenario-many = { $word }: expected at most { $most } tables, not { $count }
error-scenario-card = { $where }: unknown card { $card }
error-scenario-copies = { $where }: no copies of '{ $card }' left

error-not-one-record = expected one record, found { $count }
error-record-too-long = a record file can have at most { $most } characters
error-no-headline = line { $line }: expected '{ $headline }', found '{ $found }'
error-not-json = line { $line }: invalid JSON: { $problem }
error-nested-too-deep = line { $line }: nested too deeply
error-bad-result = line { $line }: the result must be a table, such as {"{"}"winners": [0]{"}"}
error-no-header = line { $line }: expected a header (a JSON object)
error-header-needs = line { $line }: the header needs '{ $name }' ({ $kind })
error-cards-are-no-list = line { $line }: a record must contain the cards of its pack, not the name of a file
error-reserved-option = line { $line }: '{ $name }' is not an option
error-bad-seats = line { $line }: 'seats' must be a list with one name per player
error-one-start = line { $line }: the header needs exactly one of seed, secret and position; found: { $found }
error-bad-start = line { $line }: { $name } is { $value }; a seed must be a whole number below 2**64, a secret 64 hex digits, a position a table
error-bad-redealt = line { $line }: redealt is { $value }; it must be true, and needs a position
error-bad-revision = line { $line }: revision is { $value }; expected a whole number from 1 to { $last }. The record may come from a newer version
error-cannot-start = cannot set up the game of this record: { $problem }{ $remark }
error-cannot-replay = move { $ply }, { $text }: { $problem }{ $remark }
error-other-result = the record gives the result { $noted }, but the replay ends with { $found }{ $remark }
other-version = {" "}(recorded by version { $recorded }, replayed by { $own })

error-not-your-turn = it is not your turn to decide
error-no-actions = a step needs at least one action
error-barrier-inside = nothing was done: after '{ $text }' { $barrier }, so it must be the last action of the step
barrier-chance = dice are rolled or cards are drawn
barrier-reveal = hidden information is revealed
barrier-player = another player decides
barrier-over = the game is over
error-no-such-element = no action involves '{ $element }'
error-no-undo-start = There is nothing to undo.
error-no-undo-chance = You cannot undo this: dice were rolled or cards were drawn.
error-no-undo-reveal = You cannot undo this: hidden information was revealed.
error-no-undo-player = You cannot undo this: another player has decided since.
error-no-undo-over = You cannot undo this: the game is over.
error-no-such-language = unknown language '{ $language }'; available: { $languages }

# --- command line errors

error-usage-required = the following arguments are required: { $names } ({ $help })
error-usage-unrecognized = unrecognized arguments: { $names } ({ $help }){ $hint }
perhaps-meant = . Did you mean { $near }?
error-usage-choice = { $name }: invalid choice: { $value }; choose from { $choices } ({ $help }){ $hint }
error-usage-takes-no-value = { $name } does not take a value: { $value } ({ $help })
error-usage-value-missing = { $name } needs a value ({ $help })
error-usage-number = { $name }: { $value } is not a whole number ({ $help })
error-usage-not-both = { $name } and { $other } cannot be used together ({ $help })
error-usage-ambiguous = ambiguous option { $name }: could be { $names } ({ $help })
error-usage-other = { $problem } ({ $help })
error-not-a-text-file = { $file }: not a UTF-8 text file
error-file = { $file }: { $problem }
error-system = { $problem }

# Why the system could not read or write a file.
system-not-found = no such file or folder
system-not-allowed = permission denied
system-is-folder = is a folder, not a file
system-not-a-folder = is a file, not a folder
system-disk-full = the disk is full
system-read-only = read-only file system
system-name-too-long = the name is too long
system-bad-name = invalid file name
system-loop = too many levels of symbolic links
system-too-many-open = too many open files
system-broken = disk or device error
system-other = system error: { $problem }

error-resume-other-game = { $file } is a game of { $game }, not { $wanted }
error-resume-takes-all = --resume takes players, options and seed from the saved game; leave them out
error-resume-over = { $file }: this game is over; to replay it, use: { $command }
error-at-least-one = { $name } must be 1 or more, not { $value }

# --- invalid arguments of the Python API

error-bad-seed = seed must be from 0 to 2**64 - 1, not { $seed }
error-bad-secret = a secret must have { $bytes } bytes, not { $count }
error-no-such-player = unknown player '{ $name }'; available: { $players }
error-worker-killed = a worker process was killed
error-two-actions = two actions have the same notation '{ $text }'
error-two-clauses = the rulebook has two clauses numbered { $clause }

# --- verifying a record

cli-verify = verify that a recorded game used the sealed dice
cli-verify-seal = the seal shown before the game
verify-seal = The seal matches the secret in the record: { $seal }
verify-compare = Compare it with the seal shown before the game, or pass that seal with --seal.
verify-not-sealed = The dice of this game were not sealed: they come from a seed, or from a position that contains one.
verify-sealed-moves = { $moves ->
    [one] The only move is legal
   *[other] All { $moves } moves are legal
}. Random draws checked: { $calls }. Each matches the seal.
verify-moves = { $moves ->
    [one] The only move is legal.
   *[other] All { $moves } moves are legal.
}
verify-position = The game began after move { $ply } of another game, which is not part of this record.
verify-redealt = The game began after move { $ply } of another game, which is not part of this record. Everything hidden was dealt again.
verify-unfinished = The game is not over yet.
verify-failed = { $file } failed verification: { $problem }
error-bad-seal = --seal: { $seal } is not a seal; a seal has 64 characters from 0 to 9 and a to f
error-not-sealed = the dice of this game were not sealed
error-other-seal = the seal of the secret in the record is { $own }, but { $given } was shown before the game
error-other-chance = move { $ply }: a random draw from { $bound } gave { $found }, but the secret gives { $expected }
error-result-missing = the game is over, but the record has no result
replay-sealed = The dice were sealed: { $seal }

# --- saving games

error-save = Cannot save the game to { $path }: { $reason }.
save-disk-full = the disk is full
save-not-allowed = permission denied
save-in-the-way = a file that is not a saved game is already there
save-no-folder = no such folder
save-bad-name = invalid file name

# --- saved games

play-saved-elsewhere = Another program has written to { $old }. This game is now saved in { $path }.
play-replace = { $path } already exists. Overwrite it? (y/n)
play-yes = y yes
play-not-saved = Not saved.
play-replay = Replay it with: { $command }
play-crashed = Pandemonium { $version } hit a bug.
play-crashed-report = Your game is saved in { $path }. Please report the lines above and attach that file.
resume-damaged = Not a readable saved game: { $file }
resume-which = Which game do you want to continue? Type its number, or press Enter for the first.
heading-unfinished = Unfinished games
column-moves = moves
column-when = last move
error-nothing-to-resume = no unfinished games in { $folder }
error-long-answer = That line has { $count } characters; the limit is { $most }.

# --- third-party packages

error-broken-game = the game '{ $id }' is installed but cannot be loaded: { $problem }
error-broken-command = the command '{ $name }' of an installed game cannot be loaded: { $problem }

# --- what bots think

thought = Or: { $label } ({ $promise }). { $why }
thought-best = Hint ({ $who }): { $label } ({ $promise }).
thought-forced = There is only one choice: { $label }.
thought-for = For it: { $features }.
thought-against = Against it: { $features }.
promise-chance = { $percent }% chance to win
promise-points = about { $points ->
        [one] 1 point
       *[other] { $points } points
    }
reason-wins = It wins the game immediately.
reason-loses = It loses the game immediately.
reason-forced = There is no other choice.
reason-alike = Almost as good as the best choice.
reason-any = Your choice makes little difference.
reason-later = It pays off only a few moves later.
course-title = The course of the game
review-chance = { $percent }%
review-mistake = { $better } would have been better: { $before } instead of { $after }.
review-good-luck = Luck helped after “{ $played }”: from { $before } to { $after }.
review-bad-luck = Bad luck after “{ $played }”: from { $before } to { $after }.
review-turn-by-luck = Luck turned the game for good after “{ $played }”: from { $before } to { $after }.
review-turn-by-choice = “{ $played }” turned the game for good: from { $before } to { $after }.

# --- the arena

cli-arena = run a bot tournament and rank the players
cli-arena-players = the bots, separated by commas, as in imp,devil,demon; available: { $bots }
cli-arena-seats = number of seats (default: the usual number for the game)
cli-arena-games = number of games per group of bots (default: 1000; with --until, as many as needed)
cli-arena-until = stop once every win rate is known to within this many percent, such as 2
cli-arena-jobs = number of processes (default: one per processor)
cli-arena-cluster = run on the workers of a dask.distributed cluster
cli-arena-results = save all results to this file; run the same command again to continue
metavar-percent = PERCENT
metavar-address = ADDRESS
arena-played = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $title } between { $players } (seats: { $seats }; { $seconds } s, { $build })
arena-standings = Standings, with 95% intervals
arena-rating = Rating: { $anchor } is set to 0. Of the games that one of two players wins, the player with 100 more points wins 64%, with 200 more 76%, with 400 more 91%.
arena-share = Share: the win rate of each player; chance alone would give { $chance }.
arena-alone = Share: quality of the results, from 0% to 100%.
arena-duels = Head to head: win rate of the row against the column
arena-duels-alone = Head to head: of the seeds with different results, the share where the row did better
arena-leads = Head to head: by how much the row scored better on the same seeds
arena-length = Games took { $decisions } decisions on average.
arena-interrupted = Interrupted after { $done ->
    [one] { $done } game
   *[other] { $done } games
}; the figures cover complete rounds only.
arena-continue = Run the same command again to continue.
arena-results-hint = Use --results { metavar-file } to be able to continue an interrupted tournament.
column-rating = rating
column-score = score
column-milliseconds = ms per decision
error-names-of-players = the arena needs at least two different bots, each named once; got { $names }
error-player-failed = the bot '{ $name }' failed at decision { $decision } of a game: { $problem }
error-other-version = a worker runs version { $own }, but the tournament uses version { $wanted }
error-damaged-results = { $file }, line { $line }: not an arena result
error-no-results = { $file } exists but is not an arena results file
error-other-tournament = { $file } contains another tournament: { $name } is { $there } there and { $here } here
error-no-cluster-package = --cluster needs dask.distributed: pip install 'pandemonium[cluster]'
error-no-cluster = cannot connect to a cluster at { $address }: { $problem }
error-bad-until = --until: { $value } is not allowed; expected a percentage above 0 and at most 50, such as 2%

# --- reports about balance

cli-report = simulate many games and write a balance report: win rates and strong cards
cli-report-players = the bot that plays every seat (default: random); available: { $bots }
cli-report-games = number of games (default: 2000); a quarter as many per variant, a tenth for the match between two levels
cli-report-compare = a card file: compare the game with and without its cards, on the same seeds
cli-report-out = the report, a file ending in .html, or a folder for it (default: the name of the game with -report)
cli-report-pictures = also write the charts as SVG files
error-no-reports-packages = reports need extra packages: pip install 'pandemonium[reports]'
report-written = Report written to { $file }, with the data next to it.
report-title = { $title }: what { $games ->
        [one] { $games } game shows
       *[other] { $games } games show
    }
report-intro = { $seats ->
        [one] One seat, played by the bot “{ $player }”.
       *[other] { $seats } seats, all played by the bot “{ $player }”.
    }
report-options = Changed options: { $options }.
report-random = All players chose their moves at random. This measures the rules and cards alone, not good play.
report-bots = All seats were played by “{ $player }”. What is strong for this bot may not be strong for people.
report-stopped = Stopped after { $done } of { $wanted } games.
report-all-figures = All figures
report-how = Intervals are 95% intervals (Wilson intervals for shares). If the report were repeated with other seeds, 19 of 20 intervals would contain the true value. “Clear” differences remain after a correction for multiple comparisons (Benjamini and Hochberg, 5%). Games that were stopped early count for lengths and endings, but not for wins.
report-made = Created with { $command }, Pandemonium { $version } ({ $build }), seeds { $first } to { $last }.
report-files = The data, with one line per game, seat, count and item: { $files }.
report-turns = turns
report-decisions = decisions
report-games = games
report-games-share = share of games
report-rate-seat = games won
report-points = points
report-seats-share = share of seats
report-winners = winners
report-others = others
report-interval = 95% interval
report-clear = clear
report-too-few = too few
report-had = seats that had it
report-had-after = after
report-won-before = won before
report-won-after = won after
report-by-winners = times per winner
report-by-others = times per other seat
report-rate-table = games in which it came up
report-effect = compared with all seats, in points
report-card = card
report-change = change in win rate, in percentage points
report-variant = variant
report-median = turns (median)
report-turns-change = difference in turns
report-first-change = difference for the first player, in percentage points
report-cuts = stopped early
report-place = { $place ->
        [1] first player
        [2] second player
        [3] third player
        [4] fourth player
        [5] fifth player
       *[other] player { $place }
    }
report-length-turns = Half of the games last { $low } to { $high } turns.
report-length-turns-same = At least half of the games last { $low } turns.
report-length-decisions = Half of the games take { $low } to { $high } decisions.
report-length-decisions-same = At least half of the games take { $low } decisions.
report-length-note = Counting the turns of all players.
report-length-text = Median { $median }, longest { $most }; { $decisions } decisions per game on average. { $games ->
        [one] { $games } game.
       *[other] { $games } games.
    } The last bar includes the longest 0.5%.
report-order-even = No position in the turn order is clearly better.
report-order-more = The { $place } wins { $share } of the games; an equal share would be { $even }.
report-order-less = The { $place } wins only { $share } of the games; an equal share would be { $even }.
report-order-alone = { $share } of the games are won.
report-order-text = Seats in order of their first turn. Dots are win rates (a shared win counts as a fraction), bars their 95% intervals, and the dashed line an equal share. { $games ->
        [one] { $games } game.
       *[other] { $games } games.
    }
report-ends-title = { $share } of the games end this way: “{ $reason }”
report-ends-text = Draws: { $draws }. Stopped early: { $cuts }. { $games ->
        [one] { $games } game.
       *[other] { $games } games.
    }
report-scores-title = Winners score { $won } points on average, the others { $lost }.
report-scores-text = Final scores by seat. { $seats ->
        [one] { $seats } seat.
       *[other] { $seats } seats.
    }
tally-gained = Cards gained
tally-played = Played
report-tally-none = { $tally }: no clear differences.
report-tally-seat-more = { $tally }: seats with “{ $thing }” win { $share } of their games; the average is { $average }.
report-tally-seat-less = { $tally }: seats with “{ $thing }” win only { $share } of their games; the average is { $average }.
report-tally-table-more = { $tally }: “{ $thing }” comes up in { $share } of the games; the average is { $average }.
report-tally-table-less = { $tally }: “{ $thing }” comes up in only { $share } of the games; the average is { $average }.
report-tally-seat-text = Win rate of seats that had it at least once, with 95% intervals. The dashed line is the average of the list, { $average }. All seats together win { $usual }. Clear differences from the average, after a correction for { $count } comparisons, are coloured. The chart shows the best and the worst, the table shows all.
report-tally-table-text = Share of games in which each came up, with 95% intervals. The dashed line is the average, { $average }. Clear differences from it, after a correction for { $count } comparisons, are coloured.
report-tally-caution = This is correlation, not causation: players who are winning, or who play longer, have more of everything. To test a changed card, use `--compare`.
report-compare-clear = With the changed cards, “{ $thing }” wins { $after } of its games instead of { $before }.
report-compare-none = The changed cards make no clear difference to win rates.
report-compare-text = Changed: { $cards }. Both packs played the same seeds, { $games ->
        [one] { $games } game
       *[other] { $games } games
    } each. The chart shows how the win rate of seats that had a card changed: for the changed cards, and for the cards that moved most.
report-compare-game = Change in turns per game: { $turns }. Change in wins of the first player, in percentage points: { $first }.
report-variants-title = { $longer } of { $all } variants clearly change the length of games; { $winners } clearly change how often the first player wins.
report-variants-text = Up to { $games } games of each variant, compared with the standard game on the same seeds: how much more often the first player wins. These figures are not corrected for multiple comparisons: of 20 variants that change nothing, one will look clear.
report-luck-title = “{ $stronger }” wins { $share } of the games against “{ $weaker }”.
report-luck-text = The bots one level above and one level below, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, each seed played from every seat; 95% interval { $low } to { $high }. A result close to 50% means that the game is mostly luck, or that the two levels are close.
report-luck-alone = The bots one level above and one level below, each playing alone on the same seeds, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }; 95% interval { $low } to { $high }. It counts which bot did better on each seed.

## storage

error-store-bad-url = not a database URL; expected something like postgresql://name:password@host/database
error-store-no-postgres = PostgreSQL needs the package asyncpg: pip install 'pandemonium[postgres]'
error-store-away = The database is not responding. Try again in a moment.
error-store-disk = The table could not be saved: { $problem }.
error-store-broken = Database error: { $problem }.
error-store-out-of-step = This table keeps changing in the database, so nothing could be saved. Try again; if that does not help, restart the server.
error-store-closed = The server is shutting down.
error-store-folder = { $folder }: { $problem }
error-store-in-use = { $folder } is in use by another server; stop that server first, or choose another folder with --data
error-store-newer = the database was written by a newer version of Pandemonium (database version { $version }); use that version
error-name-empty = A name needs at least one letter or digit.
error-name-too-long = A name can have at most { $most } letters; this one has { $count }.
error-no-such-colour = Unknown colour "{ $colour }". Available: { $colours }.
error-too-fast = Too many requests. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-too-many-connections = Too many connections. Close some of them.
error-too-many-tables = You already have { $most } unfinished tables. Finish some of them first.
error-no-such-job = This job does not exist or is not yours. Start it again.
error-job-running = A job of yours is already running. Wait until it is done, or cancel it first.
error-too-many-jobs = The server is busy. Try again in a few minutes.
error-bad-port = { $port } is not a valid port; expected a number from 0 to { $last }
error-port-in-use = port { $port } is in use by another program; choose another one with --port, or use 0 for any free port
error-port-forbidden = port { $port } needs administrator rights; choose a port above 1023 with --port
error-not-our-address = { $host } is not an address of this computer; --lan finds the right one
error-lan-here = --lan opens the server to the network, but { $host } can only be reached from this computer; use one or the other
error-bad-pace = { $pace } is not a valid pace; expected 0 (bots answer at once) or more
error-bad-days = { $days } is not a valid number of days; expected 0 (keep forever) or more, and less than { $most }
error-bad-proxy = { $proxy } is not an IP address or network; expected something like 127.0.0.1 or 10.0.0.0/8
error-bad-public-url = { $url } is not a valid public URL; expected something like https://games.example.org
feed-title = { $name }: your turn
feed-turn = Your turn: { $game }
notify-turn = Your turn: { $game }
notify-turns = Your turn at { $count } tables
notify-test = Pandemonium: test
notify-test-said = You will get a message here when it is your turn.
mail-code = Confirm your e-mail address
mail-code-said = Somebody wants to be notified at this address about their games at { $url }. If that was you, enter this code there: { $code }

    If it was not you, ignore this message; nothing else will be sent.
mail-footer = Stop these messages and delete this address: { $url }
unsubscribe = Unsubscribe
unsubscribe-said = Stop all e-mail about your turns? Your address is deleted from this server.
unsubscribed = Done. Your address was deleted; you get no more e-mail from this server.
channel-off = { $problem ->
    [webhook-not-public] Switched off: its address was not public.
    [webhook-unreachable] Switched off: it could not be reached several times in a row.
    [webhook-no-answer] Switched off: it did not answer several times in a row.
    [webhook-status] Switched off: it refused several messages in a row.
    [mail-refused] Switched off: the address refused several messages in a row.
   *[other] Switched off after several failures in a row.
}
error-no-such-zone = "{ $zone }" is not a time zone; expected something like Europe/Paris
error-bad-time = "{ $time }" is not a time of day; expected something like 22:00
error-bad-webhook = This is not a URL that can be called; expected something like https://ntfy.sh/my-topic, with port 80, 443 or one above 1023
error-bad-ntfy-topic = The URL of ntfy must end with one topic, as in https://ntfy.sh/my-topic
error-webhook-not-public = This server may only call public addresses.
error-webhook-unreachable = The address could not be reached.
error-webhook-no-answer = The address did not answer.
error-webhook-status = The address answered with status { $status }. Only answers from 200 to 299 count; redirects are not followed.
error-bad-email = This is not an e-mail address.
error-mail-unavailable = This server sends no e-mail.
error-mail-refused = The address refused the message.
error-mail-server = The message could not be handed to the mail server. Try again later.
error-wrong-code = Unknown code, or it has expired. Send a new one.
error-bad-smtp = not a valid mail server; expected something like smtp://user:password@mail.example.org:587
error-bad-mail-from = { $sender } is not a valid sender; expected something like games@example.org
error-bad-webhook-allow = { $proxy } is not an IP address or network; expected something like 192.168.1.0/24
error-store-nothing-there = { $place }: no tables found
error-store-bad-backup = { $file } is not a valid backup: { $problem }
error-store-not-empty = the database already contains tables; use --force to replace them
error-store-servers-running = a server is still using this database: { $server }, last seen { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} ago. Stop it and try again; --force cannot replace the tables of a running server. A killed server counts as stopped { $lease } seconds after it was last seen.
error-store-other-version = the database has version { $version }, but this program needs { $own }; start the server once, then try again
cli-backup = back up all server data to one file, while the server runs
cli-backup-place = the data folder of the server (--data), or its PostgreSQL URL
cli-backup-file = the backup file to write
cli-restore = restore a backup; stop the server first
cli-restore-file = a file written by backup
cli-restore-place = the data folder or PostgreSQL URL that the server will use
cli-restore-force = delete the tables that are there and replace them; refused while a server uses them
metavar-place = PLACE
backup-contents = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}, { $identities ->
    [one] 1 person
   *[other] { $identities } people
}
backup-done = { $file } contains { $contents }. Keep it private: it contains the secrets of the games.
restore-done = Restored { $contents }.

## around the table

verify-contributions = { $count ->
    [one] One player contributed to the dice, committing to
   *[other] { $count } players contributed to the dice, committing to
} { $commitments }
error-bad-contributions = line { $line }: contributions are { $value }; expected a list with 64 hex digits per player, together with a secret
outcome-table-surrender = A player resigned.
outcome-table-time = Time ran out.
outcome-table-draw = The players agreed on a draw.
outcome-table-ended = The players agreed to end the game early.
outcome-table-lesson = You finished the lesson.
outcome-table-closed = The server closed this table: its custom cards take more computing time than one action may use.

# What happens around a table, in the same log as the game.
event-player-joined = { $name } joins the table.
event-player-joined-you = You join the table.
event-player-left = { $name } leaves the table.
event-player-left-you = You leave the table.
event-player-removed = The host removes { $name } from the table.
event-player-removed-you = The host removes you from the table.
event-player-readmitted = The host lets { $name } come back.
event-player-readmitted-you = The host lets you come back.
event-player-renamed = { $old } is now called { $name }.
event-player-renamed-you = You are now called { $name }.
event-bot-seated = A bot joins the table.
event-seat-freed = A seat is free again.
event-host-changed = { $name } is now the host.
event-host-changed-you = You are now the host.
event-table-changed = The host changed the table. All players must be ready again.
event-table-closed = The host closes the table.
event-player-ready = { $name } is ready.
event-player-ready-you = You are ready.
event-player-unready = { $name } is not ready yet.
event-player-unready-you = You are not ready yet.
event-contribution-shown = { $name } reveals a contribution to the randomness.
event-contribution-shown-you = You reveal a contribution to the randomness.
event-game-started = The game begins. The dice are sealed: { $seal }
event-offer-made = { $what ->
    [undo] { $seat } asks to undo moves.
    [draw] { $seat } offers a draw.
    [pause] { $seat } asks for a pause.
    [continue] { $seat } asks to continue the game.
   *[other] { $seat } asks to end the game early.
}
event-offer-made-you = { $what ->
    [undo] You ask to undo moves.
    [draw] You offer a draw.
    [pause] You ask for a pause.
    [continue] You ask to continue the game.
   *[other] You ask to end the game early.
}
event-offer-accepted = { $what ->
    [undo] { $seat } agrees to undo moves.
    [draw] { $seat } agrees to a draw.
    [pause] { $seat } agrees to a pause.
    [continue] { $seat } agrees to continue.
    [replace] { $seat } agrees to the new player.
   *[other] { $seat } agrees to end the game.
}
event-offer-accepted-you = { $what ->
    [undo] You agree to undo moves.
    [draw] You agree to a draw.
    [pause] You agree to a pause.
    [continue] You agree to continue.
    [replace] You agree to the new player.
   *[other] You agree to end the game.
}
event-offer-declined = { $what ->
    [undo] { $seat } declines to undo moves.
    [draw] { $seat } declines the draw.
    [pause] { $seat } declines the pause.
    [continue] { $seat } does not want to continue yet.
    [replace] { $seat } declines the new player.
   *[other] { $seat } wants to play on.
}
event-offer-declined-you = { $what ->
    [undo] You decline to undo moves.
    [draw] You decline the draw.
    [pause] You decline the pause.
    [continue] You do not want to continue yet.
    [replace] You decline the new player.
   *[other] You want to play on.
}
event-offer-withdrawn = { $what ->
    [replace] The request for the seat of { $seat } was withdrawn.
   *[other] { $seat } withdraws the offer.
}
event-offer-withdrawn-you = { $what ->
    [replace] The request for your seat was withdrawn.
   *[other] You withdraw the offer.
}
event-offer-lapsed = { $what ->
    [replace] The request for the seat of { $seat } has expired.
   *[other] The offer by { $seat } has expired.
}
event-offer-lapsed-you = { $what ->
    [replace] The request for your seat has expired.
   *[other] Your offer has expired.
}
event-seat-requested = { $newcomer } asks to take over the seat of { $seat }.
event-seat-requested-you = { $newcomer } asks to take over your seat.
event-player-replaced = { $name } takes over the seat of { $old }.
event-player-replaced-you = You take over the seat of { $old }.
event-game-paused = The game is paused, for { $days } days at most. All clocks stand still.
event-game-continued = The pause is over. The game goes on.
event-vacation-began = { $days ->
    [one] { $seat } is on vacation for one day. The clock of { $seat } stands still.
   *[other] { $seat } is on vacation for { $days } days. The clock of { $seat } stands still.
}
event-vacation-began-you = { $days ->
    [one] You are on vacation for one day. Your clock stands still.
   *[other] You are on vacation for { $days } days. Your clock stands still.
}
event-vacation-ended = { $seat } is back from vacation.
event-vacation-ended-you = You are back from vacation.
event-game-given-up = { $seat } resigns.
event-game-given-up-you = You resign.
event-time-over = { $seat } ran out of time.
event-time-over-you = You ran out of time.
event-bot-stood-in = A bot takes over for { $seat }.
event-bot-stood-in-you = A bot takes over for you.
event-player-returned = { $seat } is back.
event-player-returned-you = You are back.
event-game-broken-off = { $reason ->
    [table-closed] The server closes this table: its custom cards take more computing time than one action may use.
   *[other] The game ends here.
}
event-secret-shown = The secret behind the dice was { $secret }. Its SHA-256 hash is the seal.
event-server-resumed = The server was unavailable for { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}; all clocks were stopped.
event-rematch-made = Everybody is invited to a rematch; all players move one seat on.
event-said = { $name }: { $text }
event-said-you = You: { $text }

# What cannot be done around a table.
error-not-made = This table does not exist yet.
error-already-made = This table already exists.
error-over-already = The game is already over at the position where it should begin.
error-begins-at-position = This table begins at a saved position: its game, seats, options and cards cannot be changed.
error-lesson-other = That is a legal move, but the lesson expects a different one here.
error-read-only = This table is read-only: { $problem }.
error-not-gathering = The game has begun: seats and options can no longer be changed.
error-opening-now = Everybody is ready and the game is about to begin: nothing can be changed now.
error-game-not-begun = The game has not begun yet.
error-game-over = The game is over.
error-not-over = The game is not over yet.
error-not-the-host = Only the host may do that.
error-only-the-server = Only the server may do that.
error-not-a-person = The server cannot take a seat.
error-not-seated = You are not at this table.
error-not-your-seat = This is not your seat.
error-no-hint = No hint is available here.
error-already-seated = You are already at this table.
error-seat-taken = This seat is taken.
error-no-free-seat = All seats are taken.
error-seats-in-use = More than { $players ->
    [one] one seat is
   *[other] { $players } seats are
} taken. Ask some players to leave first.
error-was-removed = The host removed you from this table.
error-nobody-removed = This person can already come back.
error-closed-by-host = The host closed this table before the game.
error-nobody-to-remove = There is nobody to remove from this seat.
error-still-playing = You cannot remove a player during the game.
error-nobody-else = Nobody else is playing here: the game waits until you come back. To end it, resign.
error-bot-plays = A bot is playing for you. Take your seat back first.
error-bot-plays-already = A bot is already playing this seat.
error-no-bot-plays = No bot is playing this seat.
error-out-of-the-game = You are no longer part of this game.
error-bad-name = A name must have 1 to { $most } characters on one line.
error-bad-colour = { $value } is not a colour; use a name, or # and six hex digits.
error-no-such-pace = Unknown pace "{ $pace }". Available: { $paces }.
error-pack-too-long = The custom cards of a table can have at most { $most } characters.
error-reserved-table-option = "{ $name }" is not an option: players and cards are set separately.
error-already-ready = You are already ready.
error-not-ready = You are not ready yet.
error-not-a-hash = "{ $value }" is not a hash; expected 64 characters from 0 to 9 and a to f.
error-same-commitment = Another player has already committed to the same value. Choose your own.
error-not-opening = Not everybody is ready, or a contribution is still missing.
error-nothing-to-open = You have nothing to reveal, or you have already revealed it.
error-other-contribution = This is not the value you committed to.
error-other-secret = This is not the sealed secret.
error-already-rematched = There is already a rematch.
error-no-table = The next table needs an id.
error-replay-too-long = Only games of up to { $most } moves can be replayed here. The command `pandemonium replay` has no limit.
error-record-not-yet = The record reveals all secrets, so it is available only when the game is over.
error-too-many-actions = A step can have at most { $most } actions.
error-no-such-question = This game has no question "{ $question }". Its questions: { $questions }.
error-no-such-offer = Unknown offer "{ $what }". Available: { $offers }.
error-no-draws = { $game } has no draws. You can ask to undo moves or to end the game.
error-offer-open = There is already an open offer. It must be answered first.
error-offer-declined = Your offer was declined. Make a move before you ask again.
error-no-way-back = You cannot undo this, even if everybody agrees: dice were rolled, cards were drawn or something was revealed.
error-game-paused = The game is paused. Ask to continue first.
error-not-paused = The game is not paused.
error-no-clock-to-pause = There is no clock at this table, so no pause is needed.
error-no-vacation-here = Vacations are for games with days per move.
error-on-vacation = You are on vacation already.
error-not-on-vacation = This player is not on vacation.
error-vacation-too-long = You have { $left ->
    [one] one day
   *[other] { $left } days
} of vacation left; everybody has { $most } days in a year at a table.
error-seat-not-open = The player of this seat has not left.
error-was-replaced = Somebody else has taken over your seat. You know its secrets, so you cannot play at this table any more.
error-request-declined = The players declined your request. You can watch the game.
error-too-many-requests = Seats of this table were requested { $most } times already.
error-nobody-to-decide = Nobody plays here who could agree.
error-nobody-to-agree = Nobody else can agree to a draw.
error-no-offer = There is no such offer.
error-not-asked = This offer is not addressed to you, or you have already accepted it.
error-bad-saying = A message must have 1 to { $most } characters.
error-no-team = You are not on a team in this game.
error-time-not-over = The time has not run out yet.
error-time-is-over = Your time has run out.
error-clock-names = A clock has the fields kind, seconds and increment, not { $names }.
error-clock-kind = Unknown clock "{ $kind }". Available: { $kinds }.
error-clock-seconds = A { $kind } clock must have { $low } to { $high } seconds.
error-clock-increment = A { $kind } clock must have an increment of 0 to { $most } seconds.
error-clock-alone = Solo games have no clock.
error-no-such-kind = Unknown entry kind "{ $kind }". Available: { $kinds }.
error-entry-unknown = { $kind }: unknown field "{ $name }".
error-entry-lacks = { $kind }: missing field "{ $name }".
error-entry-value = { $kind }: "{ $name }" must be { $expected }.
error-entry-who = An entry needs an author.
error-entry-time = An entry needs a time, in seconds.
json-int = a whole number
json-float = a number
json-str = a string
json-bool = true or false
json-list = a list
json-dict = an object

## the server

cli-schema-wire = print the messages between clients and a server instead
cli-join = join a table on a server, with the link from the host
cli-join-name = your name at the table (default: your user name)
server-closing = The server is about to restart. Everything is saved; you will be back in a moment.
cli-serve = run a server with tables for you and your friends
cli-serve-host = the address to listen on (default: 127.0.0.1, this computer only)
cli-serve-port = the port to listen on (default: 8666)
cli-serve-data = where to store tables (default: your data folder)
cli-serve-database = store them in PostgreSQL instead, also for several servers: postgresql://…
cli-serve-public-url = public URL of the server, if different
cli-serve-proxy = address of a trusted reverse proxy
cli-serve-lan = open the server to the local network and show a QR code for phones
cli-serve-pace = how long bots pause before a move (default: 1; 0: not at all)
cli-serve-keep-finished = delete finished tables after this many days (default: never)
cli-serve-keep-chat = delete the chat of finished games after this many days (default: never)
cli-serve-webhook-allow = IP addresses or networks that webhooks may call although they are not public
cli-serve-smtp = mail server for notifications: smtp://user:password@host:587 or smtps://… (default: none)
cli-serve-mail-from = sender of e-mail (default: the user of the mail server)
cli-serve-quiet = do not open a browser
serve-address = Pandemonium is running at { $url }
serve-click = In the browser, choose a game and press "Play now" to play against bots.
serve-no-client = The browser client is not part of this installation; the page explains how to get it.
serve-only-here = Only this computer can open it. To invite others, stop it and start it with --lan.
serve-stop = Press Ctrl-C to stop. All tables are saved.
join-ready = Press Enter when you are ready to play.
join-waiting = Waiting for the other players…
join-left = You left the terminal, but you keep your seat. Run the same command to come back.
join-left-out = { $count ->
    [one] (one earlier line not shown)
   *[other] ({ $count } earlier lines not shown)
}
error-bad-link = "{ $link }" is not a link to a table; expected something like http://localhost:8666/t/TABLE#SECRET
error-server-unavailable = { $server } is not responding.
error-server-refuses = { $said }.
page-no-client = The server is running, but the browser client was not built. In a source checkout, build it and start a server with:
page-no-client-pip = Or reinstall the package and see what goes wrong:
page-terminal = Or play in a terminal, with the full link you were given:
page-api = For developers
page-home = Go to the first page
error-bad-message = Invalid message: { $problem }.
error-bad-request = Invalid request: { $problem }.
error-message-not-json = The message is not valid JSON.
error-hello-first = The first message on a connection must be "hello".
error-other-protocol = Protocol version { $given } is not supported; this server uses version { $spoken }.
error-who-are-you = You are not signed in. Create a guest first (POST /api/guests).
error-no-playing-on = To play on, a record has to begin with a new game and use printed cards.
error-not-shared = This link shows no game: it is incomplete, or nobody shares the game any more.
error-no-such-table = This table does not exist, or you are not invited.
error-nothing-to-set-up = { $title } has nothing to set up before the game.
error-no-lesson = { $title } has no lesson.
error-no-such-page = This page does not exist.
error-no-such-guest = Unknown code. Each code works only once.
error-no-such-device = This device is no longer signed in.
error-too-many-devices = You are signed in on { $most } devices. Sign out of one of them first.
error-not-host = Only the host may do that.
error-too-many-watched = You are already following { $most } tables. Leave one of them first.
error-table-too-long = This table has reached { $most } entries. You can finish the game, but nothing else.
error-server-bug = Something went wrong on the server. Nothing was changed; please try again.
error-table-closed = The server closed this table: its custom cards take more computing time than one action may use.
error-work-limit = This takes more computing time or memory than one request may use. Nothing was changed.
error-worker-lost = The server could not compute this. Nothing was changed; please try again.
error-table-unplayable = This table was created with version { $version } and cannot be continued with this version: { $problem }.
error-foreign-origin = This page was opened at { $origin }, but the server only accepts its own address. Open { $url } instead, or start the server with --public-url { $origin }.
error-wrong-host = Unknown host { $host }. Use the address that the server printed at startup, or set this one with --public-url.
error-key-reused = This idempotency key was already used for another request. Use a new key for each request.
error-too-nested = The request is nested too deeply.

# --- fields of cards, in an editor

field-id = ID
field-name = Name
field-kind = Kind
field-copies = Copies
field-emblem = Icon
field-text = Text
field-effect = Effect
field-help-id = Lowercase letters, digits and _, no spaces. Use the ID of an existing card to change that card, or a new ID to add a card.
field-help-name = In one or both languages. Required for a new card.
field-help-copies = Number of copies in the game.
field-help-emblem = The name of an icon on game-icons.net, such as hound or evil-book. Optional.
field-help-text = Leave empty to generate the text from the effect.

# --- what bots say at great moments, at most 40 characters each

banter-imp-own-1 = Hee hee! Did you see that?
banter-imp-own-2 = I did that. Me. All by myself!
banter-imp-own-3 = Bigger than I thought!
banter-imp-other-1 = Show-off.
banter-imp-other-2 = Hey! I wanted to do that.
banter-imp-other-3 = Can we not count that one?
banter-devil-own-1 = All within the contract.
banter-devil-own-2 = Read the small print.
banter-devil-own-3 = A pleasure doing business.
banter-devil-other-1 = Noted. I will send a bill.
banter-devil-other-2 = How very ungentlemanly.
banter-devil-other-3 = Enjoy it while it lasts.
banter-demon-own-1 = Kneel.
banter-demon-own-2 = The ground remembers my name.
banter-demon-own-3 = More. There is always more.
banter-demon-other-1 = You will regret that.
banter-demon-other-2 = I have eaten braver ones.
banter-demon-other-3 = Hm. Not bad, mortal.
banter-archdemon-own-1 = As it was written.
banter-archdemon-own-2 = I have seen this before.
banter-archdemon-own-3 = Nine centuries, and still fun.
banter-archdemon-other-1 = Interesting. Go on.
banter-archdemon-other-2 = A fine move. A late move.
banter-archdemon-other-3 = Ah. You have been practising.
