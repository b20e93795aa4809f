# Words that all games share. A game's own catalogue may word any of these anew.

player = Player { $n }

# A refusal is a sentence without its full stop; the clause follows in parentheses.
refusal = { $reason } ({ $clause }).
refusal-game-is-over = The game is over
refusal-not-of-this-game = "{ $text }" is not an action of this table
refusal-too-much-work = With the cards of this pack, the action would take more than { $most } steps

# --- how a game ended, and what a waiting seat is told

result-won = { $winners } won!
result-draw = A draw: { $winners } share the victory.
result-nobody = The game is over, and nobody has won.
outcome-cut = The game was broken off: nobody has won.
prompt-choosing = { $card }: { $seat } is choosing.
prompt-deciding = { $seat } is deciding.
event-undone = { $seat } takes a step back.

# --- the command line
cli-about = Play, study and simulate demon-summoning tabletop games.
cli-command = COMMAND
cli-games = list the installed games
cli-rules = read the rulebook of a game
cli-cards = list the cards of a game
cli-play = play a game in the terminal
cli-simulate = play many games at random and count what happens
cli-replay = play a recorded game again
cli-info = version and build
cli-completion = print what a shell needs to complete commands and options
cli-completion-shell = the shell: { $shells }
cli-schema = print the JSON Schema of views, prompts and events
cli-schema-game = one of { $games }; without it, all of them
cli-usage = usage:

# What stands for a value in usage lines.
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
cli-help = show this help and leave
cli-version = show the version and leave
cli-lang = language of what is printed (default: from the environment)
cli-json = print JSON, for programs
cli-force = replace a file that exists already
cli-game = one of { $games }
cli-players = how many players sit at the table
cli-cards-file = a file with your own cards (TOML)
cli-options-of = options of { $game }
cli-default = default: { $value }
cli-yes = yes
cli-no = no
cli-clause = number of a clause (3.4) or of a chapter (3); without it, the whole book
cli-coverage = list the tests that show each clause
cli-tests = the folder with the tests (default: tests)
cli-card-name = show only cards with this in their name
cli-record-file = a file with records
cli-ply = show the table after this many moves
cli-draw = draw the table after this many moves: an SVG file named after the record
cli-number = which record of the file (default: 1)
cli-seats = who plays: names of people, or bots ({ $bots }); without it, you against bots
cli-seed-play = play a game that can be repeated; without it the dice are sealed
cli-save = where to save the game (default: a file of its own in your data folder)
cli-hint = a bot says at each of your decisions what it would do
cli-resume = go on with a saved game; without { metavar-file }, with one of the unfinished games
cli-number-of-games = how many games (default: 1000)
cli-seed = first seed; the same seed gives the same games (default: 0)
cli-jobs = how many processes (default: 1)
cli-vary = draw the number of players and the options by lot, anew for every 200 games
cli-records = write all games to this file
cli-simulating = { $game }
cli-stopped = Stopped.
cli-interrupted = Interrupted after { $done } of { $wanted } games; the figures are for those.
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
about-pure-hint = pure Python: the same games, slower; with a C compiler at install time they are fast
about-games = Games: { $games }

error-no-clause = there is no clause { $clause }; the clauses are { $first } to { $last }
error-no-card = there is no card called "{ $name }"
error-no-cards = { $game } has no cards
error-no-record = there is no record number { $number } in { $file }; it holds { $count }
error-no-ply = there is no ply { $ply }; this game has plies 0 to { $last }
error-no-tests = there is no folder { $folder } with tests; name it with --tests
error-wrong-seats = --seats names { $given ->
    [one] one player
   *[other] { $given } players
}, but { $players ->
    [one] one plays
   *[other] { $players } play
}
coverage = { $clauses } clauses, { $missing ->
    [0] all of them shown by a test
    [one] 1 of them without a test
   *[other] { $missing } of them without a test
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
column-text = what it does
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
    [one] One game was cut short, without a winner ({ $share }).
   *[other] { $count } games were cut short, without a winner ({ $share }).
}
lengths = Decisions per game: mean { $mean }; { $quantiles }
unfinished = { $count ->
    [one] One game did not come to an end (seed { $seeds }).
   *[other] { $count } games did not come to an end (seeds { $seeds }).
}

# --- playing in the terminal

bot = Bot { $number } ({ $name })
bot-random = random
bot-plan = plan
bot-imp = imp
bot-devil = devil
bot-demon = demon
bot-archdemon = archdemon
goal = The rulebook says what the goal is: type `rules`.
play-begin = Type a number or a move; ? helps.
play-sealed = The dice are sealed: { $seal }
play-secret = The secret behind them was { $secret }: its SHA-256 is the seal above.
play-hand-over = { $player }, it is your turn: press Enter when nobody else is looking.
play-hint = Type a number, a move, or ? for help.
play-enter = Enter: { $plan }
play-asked = { $seat }: { $asked }
play-plans = In one step:
play-group = { $heading }:
card-line = ({ $numbers }) { $text }
play-more-plans = { $n ->
    [one] One step of several moves is possible too: type `moves`.
   *[other] { $n } steps of several moves are possible too: type `moves`.
}
play-more-moves = ... `moves` lists all
play-more-news = ... and before that: `log`
play-scores = Scores: { $scores }
play-score = { $seat } { $score }
play-ranked-score = { $rank }. { $seat } { $score }
play-rules-hint = Type `rules 3` for a chapter and `rules 3.4` for a clause.
play-drawn = The picture is in { $path }.
error-file-exists = { $file } exists already and is not replaced; --force replaces it
error-no-picture = there is no picture of { $game }
error-picture-ending = { $file }: a picture of the table is an SVG file (.svg)
play-command-moves = list all that you can do, with what the cards say
play-command-draw = draw [FILE]: write a picture of the table (SVG)
error-not-in-the-list = { $typed } is not in the list: type { $most ->
    [1] 1
   *[other] 1 to { $most }
}
play-allowed = "{ $text }" is allowed now.
play-undone = Taken back.
play-saved = Saved to { $path }.
play-resume = Go on with: { $command }
play-command-help = this help, and the rule behind the question
play-command-why = why MOVE, or why ELEMENT: which rule forbids it
play-command-hint = hint: what a bot would do here, and why
play-command-undo = take your last step back, up to the last roll or draw
play-command-save = save [FILE]
play-command-rules = rules: contents and glossary; rules 3: a chapter; rules 3.4: a clause
play-command-card = card NAME: read a card
play-command-table = draw all of the table
play-command-log = what happened last
play-command-quit = save and leave

# --- what can be wrong with what we are given

error-unknown-game = there is no game '{ $id }'. { $hint }Installed: { $games }
error-no-such-option = there is no option '{ $option }'. { $hint }The options are { $options }
option-needs = “{ $label }” needs { $expected }.
error-option-value = option { $option }: { $value } is not allowed; it takes { $expected }
error-no-packs = option cards: { $title } has no cards that a file could change
error-no-such-action = no action is written '{ $text }'. { $hint }
error-no-such-seat = there is no seat { $number }; there are seats 1 to { $players } (in programs { $seat }, counted from 0)
error-no-such-card = there is no card '{ $card }'
error-pack = { $place }: { $expected }
pack-card = { $place }: card '{ $card }'
pack-field = { $place }: field '{ $field }'
pack-card-field = { $place }, field '{ $field }'

did-you-mean = Did you mean { $near }?{" "}

expected-number = a whole number from { $low } to { $high }
expected-only = { $n } and nothing else
expected-flag = true or false
expected-choice = one of { $choices }
expected-text = a text
expected-list-of-words = words with commas between
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
expected-field = not known here; expected { $names }
expected-texts = expected a text, or a table with the languages (en, fr)
expected-id = expected a word of small letters, digits and _, not { $value }
reserved-id = '{ $value }' means something else in notation
id-twice = this id is in the file twice
new-card-needs = a new card needs it: a text, or a table with the languages (en, fr)
too-many-designs = with this pack the box has { $count } different cards, and at most { $most } are allowed
too-many-copies = with this pack the box has { $count } cards, all copies counted, and at most { $most } are allowed
unreadable-file = the file cannot be read: { $problem }
not-utf-8 = it is not text in UTF-8
not-toml = not TOML: { $problem }
file-too-long = a card file has at most { $most } characters
key-too-long = not a card file: a key of more than { $most } parts
nested-too-deep = not a card file: brackets within brackets
only-card-tables = not known here; a card file holds [[card]] tables only
expected-card-table = expected at least one [[card]] table

error-not-a-position = a saved position is a table of names and values
error-other-game = the saved position has { $name } { $value }; this game has { $own }
error-damaged-position = the saved position is damaged: { $problem }
error-damaged-format = the saved position has format { $value }; this version reads { $format }
error-damaged-names = the saved position is damaged: { $names } is missing or unknown
error-damaged-field = the saved position is damaged: { $field } is { $value }, not { $expected }
error-damaged-table = the saved position is damaged: { $where } is { $value }, not a table with { $names }
error-damaged-task = the saved position is damaged: { $value } is none of the things to do { $names }
error-damaged-chance = the saved position is damaged: chance cannot be { $value }
error-damaged-cards = the saved position is damaged: { $count } times card '{ $card }' ({ $number })
error-nothing-to-decide = the saved position is damaged: nobody has anything to decide
error-over-and-to-do = the saved position is damaged: the game is over and something is still to do

error-script-die = the script says { $rolled } for a die with { $sides } sides
error-script-card = the script draws card number { $number }, which is not there to be drawn
error-scenario-word = { $where } has no '{ $word }'; it has { $words }
error-scenario-value = { $word }: expected { $expected }, not { $value }
error-scenario-many = { $word }: expected at most { $most } tables, not { $count }
error-scenario-card = { $where }: there is no card { $card }
error-scenario-copies = { $where }: no more copies of '{ $card }' in the box

error-not-one-record = expected one record, found { $count }
error-record-too-long = a text with records has at most { $most } characters
error-no-headline = line { $line }: expected '{ $headline }', found '{ $found }'
error-not-json = line { $line }: not JSON: { $problem }
error-nested-too-deep = line { $line }: brackets within brackets, deeper than any record needs
error-bad-result = line { $line }: a result is a table, such as {"{"}"winners": [0]{"}"}
error-no-header = line { $line }: expected a header, a JSON object
error-header-needs = line { $line }: the header needs '{ $name }', a { $kind }
error-cards-are-no-list = line { $line }: the cards of a pack must be in the record, not in a file that it names
error-reserved-option = line { $line }: '{ $name }' is not an option
error-bad-seats = line { $line }: 'seats' must be a list with one name for each player
error-one-start = line { $line }: the header needs exactly one of seed, secret and position; found: { $found }
error-bad-start = line { $line }: { $name } is { $value }; a seed is a whole number below 2**64, a secret has 64 hex digits, a position is a table
error-bad-redealt = line { $line }: redealt is { $value }; it can only be true, beside a position
error-bad-revision = line { $line }: revision is { $value }, but must be a whole number from 1 to { $last }; a newer version may have written this record
error-cannot-start = the game of this record cannot be made: { $problem }{ $remark }
error-cannot-replay = ply { $ply }, { $text }: { $problem }{ $remark }
error-other-result = the record says { $noted }, the replay gives { $found }{ $remark }
other-version = {" "}(recorded by version { $recorded }, replayed by { $own })

error-not-your-turn = somebody else is deciding now
error-no-actions = a step needs at least one action
error-barrier-inside = nothing was done: after '{ $text }' { $barrier }, so it can only come last
barrier-chance = dice are rolled or cards are drawn
barrier-reveal = something hidden is shown
barrier-player = somebody else decides
barrier-over = the game is over
error-no-such-element = nothing that could be done has to do with '{ $element }'
error-no-undo-start = There is nothing to take back.
error-no-undo-chance = That cannot be taken back: dice were rolled or cards were drawn.
error-no-undo-reveal = That cannot be taken back: something hidden was shown.
error-no-undo-player = That cannot be taken back: somebody else has decided since.
error-no-undo-over = That cannot be taken back: the game is over.
error-no-such-language = there is no language '{ $language }'; there are { $languages }

# --- what can be wrong with a command line

error-usage-required = the following arguments are required: { $names } ({ $help })
error-usage-unrecognized = unrecognized arguments: { $names } ({ $help }){ $hint }
perhaps-meant = . Did you mean { $near }?
error-usage-choice = { $name }: invalid choice: { $value }; choose from { $choices } ({ $help }){ $hint }
error-usage-takes-no-value = { $name } takes no value: { $value } is too much ({ $help })
error-usage-value-missing = { $name } needs a value ({ $help })
error-usage-number = { $name }: { $value } is not a whole number ({ $help })
error-usage-not-both = { $name } and { $other } exclude each other: give one of them ({ $help })
error-usage-ambiguous = { $name } could be { $names } ({ $help })
error-usage-other = { $problem } ({ $help })
error-not-a-text-file = { $file }: not a text file in UTF-8
error-file = { $file }: { $problem }
error-system = { $problem }

# Why the system could not read or write a file.
system-not-found = there is no such file or folder
system-not-allowed = permission denied
system-is-folder = this is a folder, not a file
system-not-a-folder = what should be a folder is a file
system-disk-full = the disk is full
system-read-only = nothing can be written there
system-name-too-long = the name is too long
system-bad-name = no file can have that name
system-loop = its links lead round in a circle
system-too-many-open = too many files are open
system-broken = the disk or device does not answer as it should
system-other = the system says: { $problem }

error-resume-other-game = { $file } is a game of { $game }, not of { $wanted }
error-resume-takes-all = --resume takes players, options and seed from the saved game: leave them out
error-resume-over = { $file }: this game is over; look at it with: { $command }
error-at-least-one = { $name } must be 1 or more, not { $value }

# --- what can be wrong with what a program asks for

error-bad-seed = seed must be from 0 to 2**64 - 1, not { $seed }
error-bad-secret = a secret has { $bytes } bytes, not { $count }
error-no-such-player = there is no player '{ $name }'; there are { $players }
error-worker-killed = a worker process was killed
error-two-actions = two actions would be written '{ $text }'
error-two-clauses = the rulebook has two clauses { $clause }

# --- verifying a record

cli-verify = check that a recorded game was played with the dice that were sealed
cli-verify-seal = the seal that was shown before the game
verify-seal = The seal is that of the secret in the record: { $seal }
verify-compare = Compare it with the seal that was shown before the game, or give that one with --seal.
verify-not-sealed = The dice of this game were not sealed: they come from a seed, or from a position with one.
verify-sealed-moves = { $moves ->
    [one] One move is legal
   *[other] All { $moves } moves are legal
}, and chance was asked { $calls ->
    [one] once
   *[other] { $calls } times
}: each roll and each draw is the one that was sealed.
verify-moves = { $moves ->
    [one] One move is legal.
   *[other] All { $moves } moves are legal.
}
verify-position = The game began after move { $ply } of another one; what came before is not part of this record.
verify-redealt = The game began after move { $ply } of another one, with everything hidden dealt again; what came before is not part of this record.
verify-unfinished = The game is not over yet.
verify-failed = { $file } fails the check: { $problem }
error-bad-seal = --seal: { $seal } is not a seal; a seal has 64 characters from 0 to 9 and a to f
error-not-sealed = the dice of this game were not sealed
error-other-seal = the secret in the record has the seal { $own }; { $given } was shown before the game
error-other-chance = ply { $ply }: one of { $bound } was drawn by lot, and number { $found } came out; the secret gives number { $expected }
error-result-missing = the game is over, but the record does not say how it ended
replay-sealed = The dice were sealed: { $seal }

# --- saving games

error-save = The game could not be saved to { $path }: { $reason }.
save-disk-full = the disk is full
save-not-allowed = writing there is not allowed
save-in-the-way = something that is not a saved game is in the way
save-no-folder = there is no such folder
save-bad-name = no file can have that name

# --- games that were saved

play-kept-elsewhere = Somebody else has written to { $old }; this game is kept in { $path } from now on.
play-replace = { $path } exists already. Replace it? (y/n)
play-yes = y yes
play-not-saved = Not saved there.
play-replay = Look at it again with: { $command }
play-crashed = Something went wrong that never should (Pandemonium { $version }): this is a mistake in the program, not yours.
play-crashed-report = Your game is saved in { $path }. Please report the lines above together with that file.
resume-damaged = Not a game that can be read: { $file }
resume-which = Which game do you want to go on with? Type its number; Enter takes the first.
heading-unfinished = Unfinished games
column-moves = moves
column-when = last move
error-nothing-to-resume = there is no unfinished game in { $folder }
error-long-answer = That line has { $count } characters; an answer has at most { $most }.

# --- packages of others

error-broken-game = the game '{ $id }' is installed but cannot be loaded: { $problem }
error-broken-command = the command '{ $name }' of an installed game cannot be loaded: { $problem }

# --- what bots think

thought = Or: { $label } ({ $promise }). { $why }
thought-best = Hint ({ $who }): { $label } ({ $promise }).
thought-forced = There is nothing to choose: { $label }.
thought-for = For it: { $features }.
thought-against = Against it: { $features }.
promise-chance = chance to win { $percent }%
promise-points = about { $points ->
        [one] 1 point
       *[other] { $points } points
    }
reason-wins = It wins the game at once.
reason-loses = It loses the game at once.
reason-forced = There is nothing else to choose.
reason-alike = Hardly any difference to the best one.
reason-any = It hardly matters which one you choose.
reason-later = What it is good for shows only some moves later.
course-title = The course of the game
review-chance = { $percent }%
review-mistake = { $better } would have been better: { $before } instead of { $after }.
review-good-luck = Luck helped after “{ $played }”: from { $before } to { $after }.
review-bad-luck = Bad luck after “{ $played }”: from { $before } to { $after }.
review-turn-by-luck = Luck turned the game after “{ $played }”, for good: from { $before } to { $after }.
review-turn-by-choice = “{ $played }” turned the game, for good: from { $before } to { $after }.

# --- the arena

cli-arena = let bots play against each other, and tell who is strong
cli-arena-players = the bots that play, with commas between: imp,devil,demon; there are { $bots }
cli-arena-seats = how many sit at the table (default: as usual in the game)
cli-arena-games = how many games each set of bots plays (default: 1000; with --until, as many as it takes)
cli-arena-until = stop as soon as every share of wins is known to within so many percent, such as 2
cli-arena-jobs = how many processes (default: one for each processor)
cli-arena-cluster = play on the workers of a dask.distributed cluster instead
cli-arena-results = keep all results in this file; the same command goes on where it was stopped
metavar-percent = PERCENT
metavar-address = ADDRESS
arena-played = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $title } between { $players } (seats at the table: { $seats }; { $seconds } s, { $build })
arena-standings = Standings, each with its 95% interval
arena-rating = Rating: { $anchor } has 0 points. Of two players the one with 100 more wins 64% of the games that either of them wins, with 200 more 76%, with 400 more 91%.
arena-share = Share: what each won of the games they sat in; chance alone would give { $chance }.
arena-alone = Share: how good the results were, from 0% to 100%.
arena-duels = Each against each: the share that the player of the row won
arena-duels-alone = Each against each: of the seeds with different results, the share on which the row did better
arena-leads = Each against each: by how much the score of the row was better on the same seeds
arena-length = On average a game took { $decisions } decisions.
arena-interrupted = Interrupted after { $done ->
    [one] { $done } game
   *[other] { $done } games
}; the figures are for whole rounds.
arena-go-on = The same command goes on from there.
arena-keep = With --results { metavar-file } it could be taken up again.
column-rating = rating
column-score = score
column-milliseconds = ms a decision
error-names-of-players = the arena needs two bots or more, each of them once; it was given { $names }
error-player-failed = the bot '{ $name }' failed at decision { $decision } of a game: { $problem }
error-other-version = a worker runs version { $own }, but the tournament is one of version { $wanted }
error-damaged-results = { $file }, line { $line }: not a result of the arena
error-no-results = { $file } exists, but is not a results file of the arena
error-other-tournament = { $file } holds another tournament: there { $name } is { $there }, here { $here }
error-no-cluster-package = --cluster needs dask.distributed: pip install 'pandemonium[cluster]'
error-no-cluster = there is no cluster at { $address }: { $problem }
error-bad-until = --until: { $value } is not a percentage above 0 and up to 50, such as 2%

# --- reports about balance

cli-report = play many games and write a page about balance: who wins, and what is strong
cli-report-players = the bot that plays every seat (default: random); there are { $bots }
cli-report-games = how many games (default: 2000); of each variant a quarter as many, of the match of two levels a tenth
cli-report-compare = a card file: tell what its cards change, on the same seeds
cli-report-out = the page, a file that ends in .html, or a folder for it (default: the name of the game and -report)
cli-report-pictures = write the charts to SVG files too
error-no-reports-packages = reports need more packages: pip install 'pandemonium[reports]'
report-written = The report is in { $file }; its data are beside it.
report-title = { $title }: what { $games ->
        [one] { $games } game tells
       *[other] { $games } games tell
    }
report-intro = { $seats ->
        [one] One seat, played by the bot “{ $player }”.
       *[other] { $seats } seats, all of them played by the bot “{ $player }”.
    }
report-options = Other than usual: { $options }.
report-random = Everybody decided by lot. That shows what rules and cards do by themselves, and says little about good play.
report-bots = All seats were played by “{ $player }”. What is strong in the hands of this bot need not be strong in those of people.
report-stopped = It was stopped after { $done } of { $wanted } games: what is missing was not played.
report-all-figures = All figures
report-how = Intervals are 95% intervals (Wilson, for shares): if the same report were made again and again with other seeds, 19 of 20 of them would hold the true value. “Clear” are differences that stand out after a correction for many comparisons (Benjamini and Hochberg, 5%). Games that were broken off count for lengths and ends, not for victories.
report-made = Made by { $command }, Pandemonium { $version } ({ $build }), seeds { $first } to { $last }.
report-files = The data, a line for each game, each seat, each count and each thing: { $files }.
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
report-had = seats with it
report-had-after = after
report-won-before = won before
report-won-after = won after
report-by-winners = times per winner
report-by-others = times per other
report-rate-table = games in which it came up
report-effect = beside all seats, in points
report-card = card
report-change = change of the games won, in percentage points
report-variant = variant
report-median = turns (median)
report-turns-change = difference in turns
report-first-change = difference for the first player, in percentage points
report-cuts = broken off
report-place = { $place ->
        [1] first player
        [2] second player
        [3] third player
        [4] fourth player
        [5] fifth player
       *[other] player { $place }
    }
report-length-turns = Half of the games last { $low } to { $high } turns.
report-length-turns-same = Half of the games or more last { $low } turns.
report-length-decisions = Half of the games take { $low } to { $high } decisions.
report-length-decisions-same = Half of the games or more take { $low } decisions.
report-length-note = The turns of all players together.
report-length-text = Median { $median }, longest { $most }; on average { $decisions } decisions in a game. { $games ->
        [one] { $games } game.
       *[other] { $games } games.
    } The last bar holds the longest 0.5% too.
report-order-even = No place in the order of play is clearly better.
report-order-more = The { $place } wins { $share } of the games; an even share would be { $even }.
report-order-less = The { $place } wins only { $share } of the games; an even share would be { $even }.
report-order-alone = { $share } of the games are won.
report-order-text = Places in the order of the first turns. Dots are shares of games won (a shared victory counts in parts), lines their 95% intervals, the dashed line an even share. { $games ->
        [one] { $games } game.
       *[other] { $games } games.
    }
report-ends-title = { $share } of the games end like this: “{ $reason }”
report-ends-text = Draws: { $draws }. Broken off: { $cuts }. { $games ->
        [one] { $games } game.
       *[other] { $games } games.
    }
report-scores-title = Winners have { $won } points on average, the others { $lost }.
report-scores-text = How many points the seats had in the end. { $seats ->
        [one] { $seats } seat.
       *[other] { $seats } seats.
    }
tally-gained = Cards gained
tally-played = Played
report-tally-none = { $tally }: nothing clearly stands out.
report-tally-seat-more = { $tally }: with “{ $thing }”, { $share } of the games are won, with the average one { $average }.
report-tally-seat-less = { $tally }: with “{ $thing }”, only { $share } of the games are won, with the average one { $average }.
report-tally-table-more = { $tally }: “{ $thing }” comes up in { $share } of the games, the average one in { $average }.
report-tally-table-less = { $tally }: “{ $thing }” comes up in only { $share } of the games, the average one in { $average }.
report-tally-seat-text = The share of games won by seats that had it at least once, with 95% intervals; the dashed line is the average of the list, { $average }. All seats together win { $usual }. What differs clearly from the average, after a correction for { $count } comparisons, stands out in colour. The picture shows the best and the worst, the table all.
report-tally-table-text = In how many games each came up, with 95% intervals; the dashed line is the average, { $average }. What differs clearly from it, after a correction for { $count } comparisons, stands out in colour.
report-tally-caution = Nobody gets things by lot: who is winning, or plays longer, has more of everything. A win rate is a hint, not a cause; `--compare` tries a changed card.
report-compare-clear = With the changed cards, “{ $thing }” wins { $after } of its games instead of { $before }.
report-compare-none = The changed cards make no clear difference to what wins.
report-compare-text = Changed: { $cards }. Both packs played the same seeds, { $games ->
        [one] { $games } game
       *[other] { $games } games
    } each. Shown is by how much the games won by seats that had a card changed: for the changed cards, and for those that changed most.
report-compare-game = Turns in a game: { $turns }. Games won by the first player, in percentage points: { $first }.
report-variants-title = Of { $all } variants { $longer } clearly change how long games last, and { $winners } how often the first player wins.
report-variants-text = Up to { $games } games of each variant, compared with the same seeds of the usual game: by how much more often the first player wins. There is no correction for many comparisons here: of 20 variants that change nothing, one will look clear.
report-luck-title = “{ $stronger }” wins { $share } of the games against “{ $weaker }”.
report-luck-text = The bot above and the one below on the ladder of levels, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, each seed from every seat; 95% interval { $low } to { $high }. The nearer to 50%, the more the game is luck, or the closer are the two levels.
report-luck-alone = The bot above and the one below on the ladder of levels, each alone on the same seeds, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }; 95% interval { $low } to { $high }. It counts who did better on a seed.

## keeping tables

error-store-bad-url = this is not the address of a database; one looks like postgresql://name:password@host/database
error-store-no-postgres = a PostgreSQL needs the package asyncpg: pip install 'pandemonium[postgres]'
error-store-away = The database does not answer. Try again in a moment.
error-store-disk = The tables could not be kept: { $problem }.
error-store-broken = The database refused: { $problem }.
error-store-out-of-step = This table keeps changing in the database, so nothing could be added to it. Try again; if that does not help, restart the server.
error-store-closed = The server is closed.
error-store-folder = { $folder }: { $problem }
error-store-in-use = { $folder } is already in use by another server; end that one first, or choose another folder with --data
error-store-newer = the tables were kept by a newer version of this program (their version is { $version }); use that one
error-name-empty = A name needs at least one letter or digit.
error-name-too-long = A name has at most { $most } letters; this one has { $count }.
error-no-such-colour = There is no colour "{ $colour }"; there are { $colours }.
error-too-fast = That was too much at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-too-many-connections = There are too many connections already. Close some of them.
error-too-many-tables = You have made { $most } tables that are not over yet. Finish some of them first.
error-no-such-job = There is no such job, or it is not yours. Ask for it again.
error-job-running = Something is being worked out for you already. Wait until it is done, or stop it first.
error-too-many-jobs = Too much is being worked out already. Try again in some minutes.
error-bad-port = { $port } is not a port; a port is a number from 0 to { $last }
error-port-in-use = port { $port } is used by another program; choose another one with --port, or 0 for any that is free
error-port-forbidden = port { $port } is for the administrator of this computer; choose one above 1023 with --port
error-not-our-address = { $host } is not an address of this computer; --lan finds the right one by itself
error-lan-here = --lan is for everybody on the same network, and at { $host } only this computer can be reached; leave out one of them
error-bad-pace = { $pace } is not a pace; a pace is 0 (bots answer at once) or more
error-bad-days = { $days } is not a number of days; it is 0 (for ever) or more, and less than { $most }
error-bad-proxy = { $proxy } is not the address of a machine, such as 127.0.0.1 or 10.0.0.0/8
error-bad-public-url = { $url } is not an address under which people reach a server, such as https://games.example.org
feed-title = { $name }: your turn
feed-turn = It is your turn: { $game }
error-store-nothing-there = { $place }: there are no tables there
error-store-bad-backup = { $file } is not a backup that can be used: { $problem }
error-store-not-empty = there are tables in that database already; --force replaces them
error-store-servers-running = a server is still using this database: { $server }, last seen { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} ago. Stop it and try again; --force does not replace tables under a running server. A server that was killed counts as stopped { $lease } seconds after it was last seen.
error-store-other-version = the database has version { $version }, this program needs { $own }: start the server once, then try again
cli-backup = write everything that a server keeps to one file, while it runs
cli-backup-place = the folder of the server (its --data), or the address of its PostgreSQL
cli-backup-file = the file that is written
cli-restore = put back what a backup holds; the server must not run
cli-restore-file = a file that backup has written
cli-restore-place = the folder or the address of the PostgreSQL that the server will use
cli-restore-force = replace the tables that are there; they are lost. Refused while a server uses them
metavar-place = PLACE
kept = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}, { $identities ->
    [one] 1 person
   *[other] { $identities } people
}
backup-done = { $file } holds { $kept }. Keep it to yourself: it holds the secrets of the games.
restore-done = Put back: { $kept }.

## around the table

verify-contributions = { $count ->
    [one] One player contributed to the dice, who committed to it by
   *[other] { $count } players contributed to the dice, who committed to it by
} { $commitments }
error-bad-contributions = line { $line }: contributions are { $value }; they stand beside a secret, a list with 64 hex digits from each player
outcome-table-surrender = The game was given up.
outcome-table-time = Time was over.
outcome-table-draw = The players agreed on a draw.
outcome-table-ended = The players agreed to end the game early.
outcome-table-lesson = The lesson is learned.
outcome-table-closed = The server closed this table: what its own cards do takes more work than one action may.

# What happens around a table, in the same log as the game.
event-player-joined = { $name } sits down.
event-player-left = { $name } stands up.
event-player-removed = The host sends { $name } away.
event-player-renamed = { $old } is called { $name } now.
event-bot-seated = A bot sits down.
event-seat-freed = A seat is free again.
event-host-changed = { $name } is the host now.
event-table-changed = The host changed the table: everybody has to be ready again.
event-player-ready = { $name } is ready.
event-player-unready = { $name } is not ready yet.
event-contribution-shown = { $name } shows what they mix into the dice.
event-game-started = The game begins. The dice are sealed: { $seal }
event-offer-made = { $what ->
    [undo] { $seat } asks the others to take moves back.
    [draw] { $seat } offers a draw.
   *[other] { $seat } asks the others to end the game early.
}
event-offer-accepted = { $what ->
    [undo] { $seat } agrees: moves may be taken back.
    [draw] { $seat } agrees to a draw.
   *[other] { $seat } agrees to end the game.
}
event-offer-declined = { $what ->
    [undo] { $seat } does not want moves to be taken back.
    [draw] { $seat } does not want a draw.
   *[other] { $seat } wants to play on.
}
event-offer-withdrawn = { $seat } withdraws the offer.
event-offer-lapsed = The offer of { $seat } has lapsed.
event-game-given-up = { $seat } gives up.
event-time-over = The time of { $seat } is over.
event-bot-stood-in = A bot plays for { $seat }.
event-player-returned = { $seat } is back.
event-game-broken-off = { $reason ->
    [table-closed] The server closes this table: what its own cards do takes more work than one action may.
   *[other] The game ends here.
}
event-secret-shown = The secret behind the dice was { $secret }: its SHA-256 is the seal.
event-server-resumed = The server was away for { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}; no clock ran.
event-rematch-made = Everybody is invited to another game, one seat further.
event-said = { $name }: { $text }

# What cannot be done around a table.
error-not-made = This table has not been made yet.
error-already-made = This table has been made already.
error-over-already = The game is over at the position where it should begin.
error-begins-at-position = This table begins at a position: game, seats, options and cards belong to it and stay.
error-lesson-other = That is allowed, and in a game you might do it. The lesson waits for another move now.
error-read-only = This table can only be looked at: { $problem }.
error-not-gathering = The game has begun: seats and options stay as they are.
error-opening-now = Everybody is ready and the game is about to begin: nothing can be changed now.
error-game-not-begun = The game has not begun.
error-game-over = The game is over.
error-not-over = The game is not over yet.
error-not-the-host = Only the host may do that.
error-only-the-server = Only the server may do that.
error-not-a-person = The server does not sit at tables.
error-not-seated = You do not sit at this table.
error-not-your-seat = This is not your seat.
error-no-hint = No bot knows anything better here.
error-already-seated = You sit at this table already.
error-seat-taken = This seat is taken.
error-no-free-seat = All seats are taken.
error-seats-in-use = People sit on more than { $players ->
    [one] one seat
   *[other] { $players } seats
}: ask some of them to move first.
error-was-removed = The host has sent you away from this table.
error-nobody-to-remove = Nobody sits there who could be sent away.
error-still-playing = Nobody is sent away from a game that they play.
error-nobody-else = Nobody else plays here: the game waits for you until you come back. To end it, give up.
error-bot-plays = A bot is playing for you: come back to your seat first.
error-bot-plays-already = A bot plays there already.
error-no-bot-plays = No bot plays on this seat.
error-out-of-the-game = You no longer play in this game.
error-bad-name = A name has 1 to { $most } letters on one line.
error-bad-colour = { $value } is not a colour; a colour is a name or # and six hex digits.
error-no-such-pace = There is no pace "{ $pace }"; there are { $paces }.
error-pack-too-long = The cards of a table have at most { $most } characters.
error-reserved-table-option = "{ $name }" is not an option: players and cards are chosen on their own.
error-already-ready = You are ready already.
error-not-ready = You are not ready yet.
error-not-a-hash = "{ $value }" is no hash: that has 64 characters from 0 to 9 and a to f.
error-same-commitment = Somebody else has committed to the same already: contribute something of your own.
error-not-opening = Not everybody is ready, or something has still to be shown.
error-nothing-to-open = You have nothing to show, or have shown it.
error-other-contribution = This is not what you committed to when you were ready.
error-other-secret = This is not the secret that was sealed.
error-already-rematched = There is another game already.
error-no-table = The next table has no name.
error-replay-too-long = Only games of at most { $most } moves can be replayed here; the command pandemonium replay has no limit.
error-record-not-yet = The record tells all secrets: it can be had when the game is over.
error-too-many-actions = A step has at most { $most } actions.
error-no-such-question = This game asks no question "{ $question }"; it asks { $questions }.
error-no-such-offer = Nobody can offer "{ $what }"; there are { $offers }.
error-no-draws = { $game } knows no draw: you can offer to take moves back or to end the game.
error-offer-open = There is an offer already: it has to be answered first.
error-offer-declined = That was declined; play on before you ask again.
error-no-way-back = That cannot be taken back, whoever agrees: dice, draws or something shown lie in between.
error-nobody-to-agree = There is nobody who could agree to a draw.
error-no-offer = There is no such offer.
error-not-asked = You are not asked, or have agreed already.
error-bad-saying = What you say has 1 to { $most } letters.
error-no-team = You have no team in this game.
error-time-not-over = The time is not over.
error-time-is-over = Your time is over.
error-clock-names = A clock has kind, seconds and increment, not { $names }.
error-clock-kind = There is no clock "{ $kind }"; there are { $kinds }.
error-clock-seconds = A clock of kind { $kind } takes { $low } to { $high } seconds.
error-clock-increment = A clock of kind { $kind } takes an increment of 0 to { $most } seconds.
error-clock-alone = Whoever plays alone needs no clock.
error-no-such-kind = There is no entry of kind "{ $kind }"; there are { $kinds }.
error-entry-unknown = { $kind }: there is no "{ $name }" in such an entry.
error-entry-lacks = { $kind }: "{ $name }" is missing.
error-entry-value = { $kind }: "{ $name }" must be { $expected }.
error-entry-who = An entry says who caused it.
error-entry-time = An entry says when it happened, in seconds.
json-int = a whole number
json-float = a number
json-str = a text
json-bool = true or false
json-list = a list
json-dict = a table with names and values

## the server

cli-schema-wire = the messages between clients and a server instead
cli-join = play at a table of a server: the address that the host gives you
cli-join-name = what you are called at the table (default: your name on this computer)
server-closing = The server is about to start anew. Everything is kept; you will be back in a moment.
cli-serve = serve tables to friends, from this computer
cli-serve-host = the address to listen at (default: 127.0.0.1, this computer alone)
cli-serve-port = the port (default: 8666)
cli-serve-data = where tables are kept (default: a folder of your own)
cli-serve-database = keep them in a PostgreSQL instead, also for several servers: postgresql://…
cli-serve-public-url = how people reach the server, if through another address
cli-serve-proxy = the address of a program before this one that may say who calls
cli-serve-lan = for everybody on the same network; shows a code that phones can scan
cli-serve-pace = how long bots seem to think (default: 1; 0: not at all)
cli-serve-keep-finished = delete finished tables after so many days (default: never)
cli-serve-keep-chat = delete the chat of finished games after so many days (default: never)
cli-serve-quiet = open no browser
serve-address = Pandemonium is at { $url }
serve-click = In a browser: choose a game, then press "Play now". Bots sit down at once.
serve-no-client = The client for browsers was not built into this installation: the page says how to get it.
serve-stop = Ctrl-C stops it; every table is kept.
join-ready = Press Enter when you are ready to play.
join-waiting = Waiting for the others …
join-left = You have left the terminal; your seat is kept. The same command brings you back.
join-left-out = { $count ->
    [one] (one earlier line is not shown)
   *[other] ({ $count } earlier lines are not shown)
}
join-help = Type the number of a move, its notation, or one of: { $commands }
error-bad-link = "{ $link }" is no link to a table; one looks like http://localhost:8666/t/TABLE#SECRET
error-server-away = { $server } does not answer.
error-server-refuses = The server refuses: { $said }.
page-no-client = There are tables here, but the client for browsers was not built. With the sources, this builds it and starts a server:
page-no-client-pip = Or install it once more, and hear what is in the way:
page-terminal = Or play from a terminal, with the whole address that you were given:
page-api = For programs
error-bad-message = The message cannot be understood: { $problem }.
error-bad-request = The request cannot be understood: { $problem }.
error-message-not-json = The message is not JSON.
error-hello-first = The first message on a connection is "hello".
error-other-protocol = You speak version { $given } of the protocol, this server speaks { $spoken }.
error-who-are-you = You are not known here: become a guest first (POST /api/guests).
error-no-such-table = There is no such table, or you are not invited to it.
error-nothing-to-set-up = { $title } has nothing to lay out before the game.
error-no-lesson = { $title } has no lesson.
error-no-such-page = There is no such page.
error-no-such-guest = Nobody is known by this code. A code can be used once.
error-not-host = Only the host may do that.
error-too-many-watched = You follow { $most } tables already; leave one of them first.
error-table-too-long = More than { $most } things have happened at this table. You can finish the game, but do nothing else here.
error-server-bug = Something went wrong on our side. Nothing was changed; please try again.
error-table-closed = The server closed this table: what its own cards do takes more work than one action may.
error-work-limit = That takes more computing time or memory than one request may. Nothing was changed.
error-worker-lost = The server could not compute that just now; nothing was changed. Try again.
error-table-unplayable = This table was made with version { $version } and cannot be played on with this one: { $problem }.
error-foreign-origin = This page belongs to somebody else.
error-wrong-host = This server is not called { $host }. Use the address it printed at start, or name this one with --public-url.
error-key-reused = This key was used for another request. A new request needs a new key.
error-too-nested = The request has brackets within brackets, deeper than any request needs.

# --- fields of cards, in an editor

field-id = Id
field-name = Name
field-kind = Kind
field-copies = Copies
field-emblem = Icon
field-text = Text
field-effect = Effect
field-help-id = Small letters, digits and _, without spaces. An id of the box changes that card, a new one adds a card.
field-help-name = In one language or both. A new card needs one.
field-help-copies = How many of them are in the box.
field-help-emblem = The name of an icon of game-icons.net, such as hound or evil-book. It may be left out.
field-help-text = Left empty, the card says what it does in its own words.
