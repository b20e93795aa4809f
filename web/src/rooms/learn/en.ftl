# The room where games are learned.
learn-title = Learn by playing
learn-said = Each lesson is a few real moves at a real table, with its rules, its refusals and an opponent. Leave whenever you like: you will find it as you left it.
learn-minutes = { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
learn-step = at step { $step } of { $steps }
learn-known = learned
learn-begin = Begin
learn-go-on = Go on
learn-from-start = From the start
learn-again = Once more
learn-notes = A coach in my first games
learn-notes-said = In your first three games of each kind, a short note beside your cards when something is asked for the first time.
