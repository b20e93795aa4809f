rules-of = { $game }: the rules
rules-books = Rulebooks
rules-contents = Contents
rules-everywhere = in all games
rules-only-doubts = only settled doubts
rules-found = { $count ->
    [0] nothing found
    [one] one clause
   *[other] { $count } clauses
}
rules-choices = To be chosen
rules-choices-said = What the host of a table can set, as it usually is:
rules-no-clause = { $game } has no clause { $clause }.
