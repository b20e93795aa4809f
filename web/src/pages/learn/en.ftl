# The lessons page.
learn-title = Learn by playing
learn-said = Each lesson is a few real moves at a real table, with its rules and an opponent. You can leave at any time and continue later.
learn-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
learn-step = step { $step } of { $steps }
learn-known = completed
learn-begin = Start
learn-continue = Continue
learn-from-start = Start over
learn-again = Repeat
learn-notes = Coaching tips in my first games
learn-notes-said = In your first three games of each kind, a short tip appears the first time you face a decision.
