# Words that all games share. A game's own catalogue may word any of these anew.

player = Player { $n }

# A refusal is a sentence without its full stop; the clause follows in parentheses.
refusal = { $reason } ({ $clause }).
refusal-game-is-over = The game is over
refusal-not-of-this-game = "{ $text }" is not an action of this table
