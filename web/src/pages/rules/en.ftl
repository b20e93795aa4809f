rules-of = { $game }: the rules
rules-books = Rulebooks
rules-contents = Contents
rules-everywhere = in all games
rules-only-doubts = only our rulings
rules-found = { $count ->
    [0] nothing found
    [one] one clause
   *[other] { $count } clauses
}
rules-choices = Options
rules-choices-said = What the host can set, with the default values:
rules-no-clause = { $game } has no clause { $clause }.
