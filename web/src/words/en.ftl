## the house
title = Pandemonium
hero-1 = Four ways to
hero-2 = lose your soul.
hero-said = Demon-summoning games at one table: with friends, with strangers, with bots. Nobody needs an account.
new-table = New table
new-table-more = choose a game, invite
play-bot = Play a bot
play-bot-more = starts at once
play = Play
play-now = Play now
your-tables = Your tables
waiting-for-you = { $count ->
    [0] nobody waits for you
    [one] one waits for you
   *[other] { $count } wait for you
}
open-seats = Open seats
other-games = Other games
finished-tables = Finished
learn = Learn
five-minutes = Five minutes
five-minutes-said = Every step is a real move at a real table.
watch-again = Watch again
nothing-here = Nothing yet but cobwebs.
go = Go
look = Look
watch = Watch
sit-down = Sit down
your-turn = your turn
status-gathering = gathering
status-playing = being played
status-over = over
players-range = { $low ->
   *[other] { $low }–{ $high }
}
nothing-hidden = nothing hidden
hidden-things = secrets
credits = Icons by Lorc, Delapouite and others, game-icons.net (CC BY 3.0). Fonts Grenze Gotisch and Asap (OFL).
guest-name = Guest { $number }
your-name = Your name
myself = You
your-colour = Your colour
colour-amber = amber
colour-teal = teal
colour-violet = violet
colour-coral = coral
colour-lime = lime
keep = Keep
other-device = On another device
recovery-said = A code brings you and your tables to another device. It is good for one use; a new one makes the old one worthless.
recovery-make = Show me a code
recovery-have = I have a code
recovery-use = Be who I was
delete-me = Delete my data
delete-me-said = This deletes your name, your recovery code and everything you wrote in chats. You leave your tables; a bot plays on for you, or the game is given up. It cannot be undone.
delete-me-ask = Delete my data …
delete-me-now = Delete it for good
delete-me-not = Keep it
nobody-here = No open tables. The spider is patient, you need not be.
nothing-found = Nothing like that in the rules.
language = Language
theme = Light or dark
sound = Sound
menu = Menu
close = Close
back-home = Back to the tables
loading = The cauldron is being stirred …
loading-bones = One moment.

## the form of a new table
form-game = Game
form-seats = Seats
form-level = Strength of the bots
form-options = Options
form-with = Against
form-with-bots = bots
form-with-people = people
form-public = In the lobby, for everybody
form-clock = Clock
clock-none = none
clock-move = per move
clock-bank = for the whole game
clock-days = days per move
clock-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
set-up-first = Set up first
form-with-here = people at this screen
form-name = Name of the table
form-name-of = Name of player { $number }
form-pack = Cards of your own (a card file)
table-full = Every seat is taken. You may stay and watch when the game begins.
invite-code = Code of the invitation, to be scanned
make-table = Make the table
level-imp = imp
level-devil = devil
level-demon = demon
level-archdemon = archdemon
bot-name = Bot { $number } ({ $level })
bot = bot
seat-number = Seat { $number }

## before a game
gathering = Who sits down?
free-seat = free
sit-here = Sit here
stand-up = Stand up
put-bot = Bot
take-bot = No bot
second-person = Second person here
remove = Send away
ready = Ready
not-ready = Not yet
is-ready = ready
is-host = host
you = you
invite = Invite with this link
invite-said = Whoever opens it may sit down.
copy = Copy
copied = Copied
new-link = New link
link-renewed = Somebody was sent away, so this link is new. The old one no longer works.
new-link-said = The link that you gave away opens nothing any more.
begin-said = The game begins when every seat is taken and everybody is ready.
dice-sealed = The dice are sealed: { $seal }
from-position = { $ply ->
    [0] From the deal of another game
   *[other] From move { $ply } of another game
  }
from-position-kept = This game goes on from a finished one, with the same hands and decks.
from-position-redealt = This game goes on from a finished one. Everything that was not public there was dealt again.
from-position-will-keep = This game goes on from a finished one, with the same hands and decks. If anybody else sits down, everything that is not public is dealt again.
from-position-will-redeal = This game goes on from a finished one. Everything that is not public is dealt again before the game begins, because somebody else plays.

## at a table
table = Table
log = Log
log-earlier = Show earlier moves
log-ply = ply { $ply }
chat = Chat
chat-write = Say something …
rules = Rules
rules-search = Search the rules
rules-page = Open as a page
rules-here = At this table
rules-not-usual = not as usual
rules-usual = What is played as usual
clause-link = Link to this clause
doubt-settled = Settled here:
card-clauses = In the rules:
why = Why? The rule about it: { $clause }
yes = yes
no = no
nobody = nobody
option-is = { $label }: { $value }
last-for-you = Last for you
undo = Undo
hint = Hint
hint-title = What the archdemon thinks
hint-points = about { $points } points
hint-chance = Chance to win
percent = { $number }%
hint-thinking = A bot is thinking …
nothing-to-do = Nothing can be done with this now.
hint-none = No hint for this one.
end-turn = End turn
prompt = What to do
choose-one = Choose
several = { $count } ways
whole-moves = Whole moves
back = Back
watching = You are watching.
theirs = Waiting for { $name }.
here = here
away = away
spectators = { $count ->
    [0] nobody watches
    [one] one watches
   *[other] { $count } watch
}
turn-title = Your turn · { $game }
speed = Speed of motion
speed-1 = 1×
speed-2 = 2×
speed-0 = at once
skip = Skip
missed = While you were away
table-in-words = Table in words
surrender = Give up
surrender-sure = Give up for good?
offer-undo = Ask to go back
offer-draw = Offer a draw
offer-end = Ask to end early
offered-undo = { $name } asks to go back.
offered-draw = { $name } offers a draw.
offered-end = { $name } asks to end the game here.
accept = Accept
decline = Decline
seat-back = Take the seat back from the bot
look-from = Look from { $name }
hand-over = Hand the screen to { $name }
hand-over-go = I am { $name }
press-again = Press again: this cannot be undone.
always = Always
always-more = where it is not your turn
always-this = Always: { $label }
always-first = Always choose for me
always-answered = Answered by itself
answer-first = the first that is possible
answer-last = the last that is possible
ask-again = Ask me again
notify = Call me when it is my turn
unheard = { $count } new
in-full = in full
less = less
type-action = Type an action
hint-keys = Keys: Tab and arrows to move, Enter to choose, Esc to step back, u undo, e end turn, r roll, h hint, ? rules, l log, c chat, 1 to 9 the buttons, / to type an action.

## the end
won = { $name } wins
won-you = You win
won-several = { $names } win
lost-alone = You lose
drawn = A draw
score = Score
player = Player
result = Result
record = Record of the game
rematch = Play again
to-next = To the next table
look-at-board = Look at the table
dice-opened = What the dice were made from: { $secret }

## when something is wrong
connection-lost = The connection is gone; everything is kept. Trying again …
connection-closing = The server is about to restart; everything is kept.
connection-now = Try now
page-old = This page is older than the server.
reload = Load it anew
server-away = The server does not answer.
cookies-blocked = This browser keeps no cookies, so the server cannot recognise you. Please allow them for this page.
table-lost = This table is not for you
again = Try again

# ---------------------------------------------------------------- the dice, afterwards
fair-check = Check the dice
fair-title = Were the dice fair?
fair-how = Before the game the server sealed a secret, and the players sealed shares of their own. Together they make every roll and draw. Now all seals are open, and your browser makes them anew: it knows no rules and takes nobody's word for it.
fair-seal-noted = The secret fits the seal that this browser noted before the game.
fair-seal-told = The secret fits the seal. This browser was not there when it was shown, and has it from the server.
fair-seal-wrong = The secret does not fit the seal that was shown before the game.
fair-shares = { $count ->
    [0] No player gave a share.
    [one] One player gave a share, and it is the one that was sealed.
   *[other] { $count } players gave shares, and they are the ones that were sealed.
}
fair-shares-wrong = A share is not the one that was sealed before the game.
fair-own = Your own share is among them.
fair-own-wrong = Your own share is not among them.
fair-calls = { $count ->
    [one] The one roll or draw is made of these.
   *[other] All { $count } rolls and draws are made of these.
}
fair-calls-wrong = Of { $count } rolls and draws, number { $number } is not made of these: { $told } of { $bound } was told, { $due } it should be.
fair-good = Nothing is wrong: these dice were settled before the first move, and nobody could choose them.
fair-good-alone = Nothing is wrong: these dice were settled before the first move. But no player gave a share, so the server could have chosen them.
fair-good-record = Every roll and draw of this record belongs to its secret.
fair-bad = Something is wrong: these are not the dice that were sealed.
fair-not-sealed = The dice of this record were not sealed, so nobody can check them.
fair-unreadable = What the server says of the dice cannot be read.
fair-seal-unknown = A record does not tell which seal was shown before its game. If you noted it, compare it with this one: { $seal }
fair-shares-unknown = { $count ->
    [0] No player gave a share.
    [one] One share of a player is in it; its seal is not in the record.
   *[other] { $count } shares of players are in it; their seals are not in the record.
}
fair-why-seal = The seal is the SHA-256 of the secret. It was shown before the game, when the secret could not be known; no other secret has the same seal.
fair-why-shares = Whoever was ready sealed a share of their own in the same way, before anybody showed theirs. So nobody could wait for the others and then choose.
fair-why-own = Your browser drew your share by lot and kept it. As long as it is in, nobody can have known the dice beforehand: not even the host.
fair-why-calls = The SHA-256 of secret and shares is the key. With it BLAKE2b gives one block of numbers after another, and every roll and draw takes the next one, in order. Your browser has done the same.
fair-to-move = move { $ply }
fair-list = Every roll and draw
fair-call = { $told } of { $bound }
fair-set-up = before the first move
fair-share = A player's share: { $share }

# The rooms beside the tables.
rooms = Rooms
no-such-room = There is no such room.
no-such-game = There is no game “{ $game }” here.
room-learn = Learn
room-rules = Rules
room-cards = Cards
room-boards = Boards
room-games = My games
room-replay = Replay
room-about = About
install-how = Install it from the menu of your browser ("Install", "Add to home screen"): it then opens like a program of its own, and says so where the server does not answer.
install-insecure = This page came over plain http, as is usual in a house. Browsers install pages over https only, so it stays a page here; everything else works. A bookmark on the home screen does nearly the same.

# The coach at a table: lessons, and notes in the first games.
coach = Coach
coach-step = Lesson: { $step } of { $steps }
coach-learned = Learned!
coach-leave = Later
coach-lessons = Lessons
coach-again = Start over
coach-play = Play a real game now
coach-note = A word from the coach
coach-ok = Got it
coach-off = No more notes

# --- cards of somebody's own

pack-own = own cards
pack-cards = { $count ->
    [one] { $count } own card
   *[other] { $count } own cards
}
pack-said = This table plays with cards that are not those of the box.
pack-copies = × { $count }
pack-out = not in the game
# --- the end of a game
lost-all = Nobody wins
place = Place
moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
review = Review this game
review-title = What the archdemon thinks of it
review-what = mistakes and turning points
review-runs = The archdemon looks at every move … { $percent }%
review-waits = Others are before you in line …
review-failed = The review failed.
review-chances = Chance to win, move by move
review-points = Points to expect, move by move
review-signs = cross: mistake · diamond: luck · flag: the game turned
review-move = move { $ply }
review-mistake = Mistake
review-luck = Luck
review-turn = Turning point
review-no-mistake = No mistake that mattered.
