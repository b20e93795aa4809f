## home page
title = Pandemonium
hero-1 = Four ways to
hero-2 = lose your soul.
hero-said = Demon-summoning games with friends, strangers or bots. No account needed.
new-table = New table
new-table-more = choose a game and invite
play-bot = Play a bot
play-bot-more = starts at once
play = Play
play-now = Play now
your-tables = Your tables
waiting-for-you = { $count ->
    [0] no table is waiting for you
    [one] one table is waiting for you
   *[other] { $count } tables are waiting for you
}
open-seats = Open seats
other-games = Other games
finished-tables = Finished
learn = Learn
five-minutes = Five minutes
five-minutes-said = Every step is a real move at a real table.
watch-again = Watch again
nothing-here = Nothing here yet but cobwebs.
go = Go
look = View
watch = Watch
sit-down = Sit down
your-turn = your turn
status-gathering = waiting for players
status-playing = in progress
status-over = finished
players-range = { $low ->
   *[other] { $low }–{ $high }
}
nothing-hidden = no hidden information
hidden-things = hidden information
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
keep = Save
other-device = On another device
recovery-said = A code moves your profile and your tables to another device. Each code works once; a new code replaces the old one.
recovery-make = Show a code
recovery-have = I have a code
recovery-use = Restore my profile
delete-me = Delete my data
delete-me-said = This deletes your name, your recovery code and all your chat messages. You leave your tables; a bot takes over for you, or you resign. This cannot be undone.
delete-me-ask = Delete my data…
delete-me-now = Delete permanently
delete-me-not = Cancel
nobody-here = No open tables. The spider is patient, but you don’t have to be.
nothing-found = No matches in the rules.
language = Language
theme = Light or dark
sound = Sound
menu = Menu
close = Close
back-home = Back to the tables
loading = Stirring the cauldron…
loading-bones = One moment.

## the form of a new table
form-game = Game
form-seats = Seats
form-level = Bot level
form-options = Options
form-with = Against
form-with-bots = bots
form-with-people = people
form-public = Listed in the lobby, open to everyone
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
form-name = Table name
form-name-of = Name of player { $number }
form-pack = Custom cards (a card file)
table-full = All seats are taken. You can stay and watch the game.
invite-code = Invitation QR code
make-table = Create table
level-imp = imp
level-devil = devil
level-demon = demon
level-archdemon = archdemon
bot-name = Bot { $number } ({ $level })
bot = bot
seat-number = Seat { $number }

## before a game
gathering = Waiting for players
free-seat = free
sit-here = Sit here
stand-up = Leave seat
put-bot = Add bot
take-bot = Remove bot
second-person = Second player here
remove = Remove player
ready = Ready
not-ready = Not ready
is-ready = ready
is-host = host
you = you
invite = Invite with this link
invite-said = Anyone with the link can join.
copy = Copy
copied = Copied
new-link = New link
link-renewed = A player was removed, so the link has changed. The old one no longer works.
new-link-said = This disables the old link.
begin-said = The game begins when all seats are taken and everyone is ready.
dice-sealed = The dice are sealed: { $seal }
from-position = { $ply ->
    [0] From the start of another game
   *[other] From move { $ply } of another game
  }
from-position-kept = This game continues a finished one, with the same hands and decks.
from-position-redealt = This game continues a finished one. Everything that was hidden was dealt again.
from-position-will-keep = This game continues a finished one, with the same hands and decks. If anyone else joins, everything hidden is dealt again.
from-position-will-redeal = This game continues a finished one. Because another player takes part, everything hidden is dealt again before it begins.

## at a table
table = Table
log = Log
log-earlier = Show earlier moves
log-ply = move { $ply }
chat = Chat
chat-write = Write a message…
rules = Rules
rules-search = Search the rules
rules-page = Open in a new tab
rules-here = At this table
rules-not-usual = changed
rules-usual = Standard options
clause-link = Link to this clause
doubt-settled = Our ruling:
card-clauses = In the rules:
why = Why? See rule { $clause }
yes = yes
no = no
nobody = nobody
option-is = { $label }: { $value }
last-for-you = Latest for you
undo = Undo
hint = Hint
hint-title = What the archdemon thinks
hint-points = about { $points } points
hint-chance = Chance to win
percent = { $number }%
hint-thinking = A bot is thinking…
nothing-to-do = You can’t do anything with this right now.
hint-none = No hint available.
end-turn = End turn
prompt = Your options
choose-one = Choose
several = { $count } ways
whole-moves = Complete moves
back = Back
watching = You are watching.
theirs = Waiting for { $name }.
here = online
away = away
spectators = { $count ->
    [0] no spectators
    [one] one spectator
   *[other] { $count } spectators
}
turn-title = Your turn · { $game }
speed = Animation speed
speed-1 = 1×
speed-2 = 2×
speed-0 = off
skip = Skip
missed = While you were away
table-in-words = Table as text
surrender = Resign
surrender-sure = Really resign?
offer-undo = Ask to undo
offer-draw = Offer a draw
offer-end = Ask to end the game
offered-undo = { $name } asks to undo.
offered-draw = { $name } offers a draw.
offered-end = { $name } asks to end the game.
accept = Accept
decline = Decline
seat-back = Take the seat back from the bot
look-from = View as { $name }
hand-over = Hand the screen to { $name }
hand-over-go = I am { $name }
press-again = Press again to confirm. You can’t undo this.
always = Always
always-more = when it is not your turn
always-this = Always: { $label }
always-first = Always choose for me
always-answered = Automatic answers
answer-first = the first possible choice
answer-last = the last possible choice
ask-again = Ask me again
notify = Notify me when it is my turn
unheard = { $count } new
in-full = show all
less = show less
type-action = Type an action
hint-keys = Keys: Tab and arrows to move, Enter to choose, Esc to go back, u undo, e end turn, r roll, h hint, ? rules, l log, c chat, 1 to 9 the buttons, / to type an action.

## the end
won = { $name } wins
won-you = You win
won-several = { $names } win
lost-alone = You lose
drawn = A draw
score = Score
player = Player
result = Result
record = Game record
rematch = Play again
to-next = Go to the next table
look-at-board = View the table
dice-opened = The secret behind the dice: { $secret }

## when something is wrong
connection-lost = Connection lost. Everything is saved. Reconnecting…
connection-closing = The server is about to restart. Everything is saved.
connection-now = Reconnect now
page-old = A new version is available.
reload = Reload
server-away = The server is not responding.
cookies-blocked = This browser blocks cookies, so the server can’t recognise you. Please allow cookies for this page.
table-lost = You can’t open this table
again = Try again

# ---------------------------------------------------------------- the dice, afterwards
fair-check = Check the dice
fair-title = Were the dice fair?
fair-how = Before the game, the server sealed a secret and the players sealed shares of their own. Together they determine every roll and draw. Now all seals are open, and your browser recomputes every roll and draw without relying on the server.
fair-seal-noted = The secret matches the seal that this browser saved before the game.
fair-seal-told = The secret matches the seal. This browser was not there when the seal was shown, so the seal comes from the server.
fair-seal-wrong = The secret does not match the seal that was shown before the game.
fair-shares = { $count ->
    [0] No player contributed a share.
    [one] One player contributed a share, and it matches its seal.
   *[other] { $count } players contributed shares, and they match their seals.
}
fair-shares-wrong = A share does not match the seal from before the game.
fair-own = Your own share is included.
fair-own-wrong = Your own share is missing.
fair-calls = { $count ->
    [one] The only roll or draw matches them.
   *[other] All { $count } rolls and draws match them.
}
fair-calls-wrong = Roll or draw number { $number } of { $count } does not match them: reported { $told } of { $bound }, expected { $due }.
fair-good = The dice were fair: they were fixed before the first move, and nobody could choose them.
fair-good-alone = The dice were fixed before the first move. But no player contributed a share, so the server could have chosen them.
fair-good-record = Every roll and draw in this record matches its secret.
fair-bad = The dice do not match: these are not the dice that were sealed.
fair-not-sealed = The dice of this record were not sealed, so they can’t be checked.
fair-unreadable = The server’s report about the dice can’t be read.
fair-seal-unknown = A record does not contain the seal that was shown before the game. If you wrote it down, compare it with this one: { $seal }
fair-shares-unknown = { $count ->
    [0] No player contributed a share.
    [one] One player’s share is included; its seal is not in the record.
   *[other] The shares of { $count } players are included; their seals are not in the record.
}
fair-why-seal = The seal is the SHA-256 hash of the secret. It was shown before the game, when nobody could know the secret. No other secret has the same seal.
fair-why-shares = Each player who was ready sealed a share in the same way, before any share was revealed. So nobody could wait for the others and then choose.
fair-why-own = Your browser chose your share at random and kept it. As long as it is included, nobody can have known the dice in advance, not even the host.
fair-why-calls = The SHA-256 hash of the secret and the shares is the key. With it, BLAKE2b generates a stream of numbers, and every roll and draw takes the next one in order. Your browser did the same.
fair-to-move = move { $ply }
fair-list = All rolls and draws
fair-call = { $told } of { $bound }
fair-set-up = before the first move
fair-share = A player's share: { $share }

# Other pages.
rooms = Pages
no-such-room = This page does not exist.
no-such-game = There is no game called “{ $game }”.
room-learn = Learn
room-rules = Rules
room-cards = Cards
room-boards = Boards
room-games = My games
room-replay = Replay
room-about = About
install-how = Install it from the menu of your browser (“Install”, “Add to home screen”). It then opens in its own window, like an app.
install-insecure = This page was loaded over plain HTTP, and browsers only install apps over HTTPS. Everything else works. You can add a bookmark to your home screen instead.

# The coach at a table: lessons, and notes in the first games.
coach = Coach
coach-step = Lesson: { $step } of { $steps }
coach-learned = Lesson complete!
coach-leave = Later
coach-lessons = Lessons
coach-again = Start over
coach-play = Play a real game now
coach-note = A tip from the coach
coach-ok = Got it
coach-off = No more tips

# --- custom cards

pack-own = custom cards
pack-cards = { $count ->
    [one] { $count } custom card
   *[other] { $count } custom cards
}
pack-said = This table uses custom cards.
pack-copies = × { $count }
pack-out = not used
# --- the end of a game
lost-all = Nobody wins
place = Place
moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
review = Review this game
review-title = The archdemon’s review
review-what = mistakes and turning points
review-runs = The archdemon is reviewing every move… { $percent }%
review-waits = Queued…
review-failed = The review failed.
review-chances = Chance to win, move by move
review-points = Expected points, move by move
review-signs = cross: mistake · diamond: luck · flag: turning point
review-move = move { $ply }
review-mistake = Mistake
review-luck = Luck
review-turn = Turning point
review-no-mistake = No serious mistakes.
