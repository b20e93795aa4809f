# The sentences of the lesson of Dicke Dämonen, and the notes of the coach in the first games.
lesson-about = Summon demons at their lines, predict the winning colour in time, and freeze the field that must not change any more.
lesson-summon = Nobody owns a colour: you bet on one, later. A demon goes into an empty corner where a line of its own colour crosses another; a field belongs to the colour with the most demons in it. Touch the yellow demon in your fist, then its corner in F3.
lesson-wait = Yellow holds F3, worth 3: one point for each corner and each knot. After each summoning you may predict, once in the game. It is too early: predict nothing, and draw.
lesson-lead = Your fist is red now. In F12, worth 5, one red demon stands against one blue: a tie, and nobody gets the points. Summon a red demon at F12.c2.
lesson-predict = Red leads there by two to one. Predict red: among those who bet on a winning colour, the first one wins. The price: the rest of your fist goes back into the sack, and from now on you play what you draw.
error-lesson-predict-now = Allowed, but not now: you hold a red demon to show, and nobody has red yet. Predict red; it takes two touches, because it cannot be undone.
lesson-freeze = Your opponent predicted blue, and you drew a ghost. It goes into the middle of an inner field, gives white one point and freezes the field: nobody summons there any more. In which field would one more blue demon cost red the most?
error-lesson-ghost-elsewhere = Allowed, but red needs help elsewhere. Look for the field that red holds by one demon and where a corner with a blue line is still free.
lesson-last = F12 is frozen: the blue demon had to go elsewhere. Touch F12.c4, if you like: you will hear why nothing can be put there. The outermost field has corners too, and nobody holds its 6 points: summon your last demon at F14.c1.
lesson-end = The sack is empty and nobody can summon: the game ends. Red and blue tie with 11 points, and you predicted first (DD 6.5). Without your ghost red would have had 6.

coach-summon = Nobody owns a colour: any creature may help any of them. Fields with many corners and knots are worth most; where two colours tie, nobody gets anything.
coach-predict = Early, you win ties and choose your colour; late, you know more and keep your fist longer. Whoever never predicts cannot win.
coach-predict-place = First place counts three times, second twice, third once. Your fist gets smaller with each prediction.
