## home page
title = Pandemonium
hero-1 = Four ways to
hero-2 = lose your soul.
hero-said = Demon-summoning games with friends, strangers or bots. No account needed.
new-table = New table
new-table-more = choose a game, invite
play-bot = Play a bot
play-bot-more = { $game }, { $level } · starts now
another-game = another game ▾
games = Games
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
nothing-here = No games in progress.
outcome-won = You won
outcome-lost = You lost
outcome-drawn = Draw
outcome-none = Broken off
go = Go on
look = Look
watch = Watch
sit-down = Sit down
your-turn = your turn
series = { $count ->
    [one] Score after one game
   *[other] Score after { $count } games
}
revealed = Left in hand
share = Share
share-title = Share the whole game
share-said = Anyone with this link can replay the game. It shows the names of the players, but no chat and no other game.
share-hands = Show everybody’s hands
share-start = Make a link
share-copy = Copy
share-copied = Copied
share-stop = Stop sharing
rated-said = Rated: the result counts for your ratings.
status-gathering = waiting for players
status-playing = in progress
status-over = finished
players-range = { $low ->
   *[other] { $low }–{ $high }
}
players = { $count ->
    [one] player
   *[other] players
}
minutes-range = { $low }–{ $high } min
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
devices = Devices
device-unknown = Unknown device
device-this = This device
device-today = Last used today
device-seen = Last used on { $day }
sign-out = Sign out
sign-out-device = Sign out { $device }
device-add = Add a device
device-add-said = Scan the code with the other device, or type it there. It works once, for ten minutes. Your other devices stay signed in.
device-qr = QR code that adds a device
device-code = Show a code for another device
device-code-again = Show a new code
recovery = Recover your profile
recovery-said = Keep this code in case you lose your devices. It restores your profile and signs out all devices. It works once; a new code replaces the old one.
recovery-make = Show a recovery code
code-have = I have a code
code-have-said = A code from another device, or your recovery code.
code = Code
code-use = Sign in with it
device-arrived = Sign in here with the profile of your other device?
device-arrived-said = You play here under the same name, with the same tables.
device-replaces = You are { $name } in this browser. You can come back to that profile only with its recovery code.
device-arrived-yes = Sign in
device-arrived-not = No, thanks
signed-out = You are signed out on this device
signed-out-said = One of your devices signed this one out, or your profile was restored elsewhere. To come back, choose "Add a device" on one of your devices and enter the code here.
signed-out-new = Start as a new guest
notifications = Notifications
notifications-said = When it is your turn against other people and you do not have the table open, you get one message per turn.
notify-browser = Show a notification in this browser while a tab is open
channel-webhook = Webhook
webhook-said = Sends a message to an app of yours, such as ntfy, Discord or Slack.
webhook-form = Service
webhook-ntfy = ntfy
webhook-discord = Discord
webhook-slack = Slack
webhook-json = Other (JSON)
webhook-url = Its URL
webhook-save = Save webhook
webhook-delete = Delete webhook
webhook-deleted = Webhook deleted.
channel-email = E-mail
email-address = Your e-mail address
email-save = Send me a code
email-sent = A code is on its way to this address.
email-code = Code from the e-mail
email-confirm = Confirm
email-confirmed = This address is confirmed.
email-delete = Delete address
email-deleted = Address deleted.
notifications-test = Send a test message
test-sent = sent
notifications-when = When
digest = How often
digest-none = At each turn
digest-hourly = At most once an hour
digest-daily = Once a day
digest-hour = At
quiet-from = Quiet from
quiet-to = Quiet until
zone-said = Times are in the time zone { $zone }.
notifications-save = Save times
saved = Saved.
feed = Feed address
feed-said = An Atom feed for your feed reader, with the tables that wait for you. Keep the address secret; a new one replaces the old one.
feed-make = Create a feed address
delete-me = Delete my data
delete-me-said = This deletes your name, your devices and codes, your notifications and all your chat messages. You leave your tables; a bot takes over for you, or you resign. This cannot be undone.
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
form-seats = Seats
level-imp = imp
level-devil = devil
level-demon = demon
level-archdemon = archdemon
bot-name = Bot { $number } ({ $level })
bot = bot
seat-number = Seat { $number }

## before a game
ready = Ready
you = you
you-here = You
both = { $one } and { $other }
copy = Copy
copied = Copied
dice-sealed = The dice are sealed: { $seal }
from-position = { $ply ->
    [0] From the start of another game
   *[other] From move { $ply } of another game
  }
from-position-kept = This game continues a finished one, with the same hands and decks.
from-position-redealt = This game continues a finished one. Everything that was hidden was dealt again.

## at a table
table = Table
log = Log
log-earlier = Show earlier moves
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
since-last-turn = Since your last turn
since-nothing = Nothing so far.
show-again = Show it again
log-events = { $count ->
    [one] Show its event
   *[other] Show its { $count } events
}
since-cards = { $amount }: { $cards }
since-more = { $count ->
    [one] one more in the log
   *[other] { $count } more in the log
}
latest = Latest
whole-log = Whole log
choose-on-table = Choose on the table.
cancel = Cancel
faster = Faster
undo = Undo
hint = Hint
hint-title = What the archdemon thinks
hint-points = about { $points } points
hint-chance = Chance to win
percent = { $number }%
hint-thinking = A bot is thinking…
thinking = { $name } is thinking…
rolling = { $name } rolls the dice…
rolling-you = You roll the dice…
nothing-to-do = You can’t do anything with this right now.
hint-none = No hint available.
end-turn = End turn
prompt = Your options
choose-one = Choose
recommended = Recommended
watching = You are watching.
theirs = Waiting for { $name }.
here = online
away = away
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes }
spectators = { $count ->
    [0] no spectators
    [one] one spectator
   *[other] { $count } spectators
}
turn-title = Your turn · { $game }
speed = Animation speed
speed-half = ½×
speed-1 = 1×
speed-2 = 2×
speed-0 = Instant
skip = Skip
watch-missed = Watch what you missed
table-in-words = Table as text
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
type-action = Type an action
hint-keys = Keys: Tab or arrows to move; Enter to choose, or to confirm what you put together; Backspace to take one thing back; Space to read a card; Esc to go back.
hint-shortcuts = Shortcuts: 1 to 9 press the buttons, u undo, e end turn, r roll, h hint, ? rules, l log, c chat, / type an action.
banter = Bots talk at great moments
suggestions = Suggested move
suggestions-first = first three games
suggestions-on = on
suggestions-off = off
suggestions-alone = off, several people play
shortcuts = Single-key shortcuts

## the end
my-best = My best: { $score }
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
server-unavailable = The server is not responding.
cookies-blocked = This browser blocks cookies, so the server can’t recognise you. Please allow cookies for this page.
table-lost = You can’t open this table
table-closed = The host closed this table
table-closed-said = The game did not begin.
listing-host = host: { $name }
listing-clock-move = clock per move
listing-clock-bank = clock for the whole game
listing-clock-days = days per move
again = Try again

# ---------------------------------------------------------------- the randomness, afterwards
fair-check = Check the randomness
fair-title = Was the randomness fair?
fair-how = Before the game, the server sealed a secret and the players sealed shares of their own. Together they determine every roll and draw. Now all seals are open, and your browser recomputes every roll and draw without relying on the server.
fair-seal-noted = The secret matches the seal that this browser saved before the game.
fair-seal-published = The secret matches the seal. This browser was not there when the seal was shown, so the seal comes from the server.
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
fair-calls-wrong = Roll or draw number { $number } of { $count } does not match them: reported { $result } of { $bound }, expected { $due }.
fair-good = The rolls and draws were fair: they were fixed before the first move, and nobody could choose them.
fair-good-alone = The rolls and draws were fixed before the first move. But no player contributed a share, so the server could have chosen them.
fair-good-record = Every roll and draw in this record matches its secret.
fair-bad = The rolls and draws do not match: these are not those that were sealed.
fair-not-sealed = The rolls and draws of this record were not sealed, so they can’t be checked.
fair-unreadable = The server’s report about the rolls and draws can’t be read.
fair-seal-unknown = A record does not contain the seal that was shown before the game. If you wrote it down, compare it with this one: { $seal }
fair-shares-unknown = { $count ->
    [0] No player contributed a share.
    [one] One player’s share is included; its seal is not in the record.
   *[other] The shares of { $count } players are included; their seals are not in the record.
}
fair-why-seal = The seal is the SHA-256 hash of the secret. It was shown before the game, when nobody could know the secret. No other secret has the same seal.
fair-why-shares = Each player who was ready sealed a share in the same way, before any share was revealed. So nobody could wait for the others and then choose.
fair-why-own = Your browser chose your share at random and kept it. As long as it is included, nobody can have known the rolls and draws in advance, not even the host.
fair-why-calls = The SHA-256 hash of the secret and the shares is the key. With it, BLAKE2b generates a stream of numbers, and every roll and draw takes the next one in order. Your browser did the same.
fair-to-move = move { $ply }
fair-list = All rolls and draws
fair-call = { $result } of { $bound }
fair-setup = before the first move
fair-share = A player's share: { $share }

# Other pages.
pages = Pages
no-such-page = This page does not exist.
no-such-game = There is no game called “{ $game }”.
page-learn = Learn
page-rules = Rules
page-cards = Cards
page-boards = Boards
page-games = My games
page-replay = Replay
page-about = About
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
coach-progress = Steps done
coach-ok = Got it
coach-off = No more tips
coach-tips = Tips from the coach

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

counter-other = { $n } { $name }
continue = Continue
step-by-step = Step by step
on = on
off = off
