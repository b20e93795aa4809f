# A table that waits for players.
gathering = Waiting for players
free-seat = free
sit-here = Sit here
stand-up = Leave seat
put-bot = Add bot
take-bot = Remove bot
second-person = Second player here
remove = Remove player
not-ready = Not ready
is-ready = ready
is-host = host
invite = Invite with this link
invite-said = Anyone with the link can join.
new-link = New link
invite-local = This link only works on this computer: the server is not open to your network. To invite others, stop the server in its terminal (Ctrl-C; all tables are saved) and start it again with one of these commands:
invite-local-or = or
link-renewed = A player was removed, so the link has changed. The old one no longer works.
new-link-said = This disables the old link.
begin-said = The game begins when all seats are taken and everyone is ready.
form-level = Bot level
form-public = Listed in the lobby, open to everyone
table-full = All seats are taken. You can stay and watch the game.
invite-code = Invitation QR code
from-position-will-keep = This game continues a finished one, with the same hands and decks. If anyone else joins, everything hidden is dealt again.
from-position-will-redeal = This game continues a finished one. Because another player takes part, everything hidden is dealt again before it begins.
gathering-invited = { $host } invites you to { $game }
gathering-game = Game
gathering-seats = Seats
gathering-seats-free = { $count }, { $free ->
    [0] all taken
    [one] one free
   *[other] { $free } free
  }
gathering-days = { $count ->
    [one] one day
   *[other] { $count } days
  }
gathering-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
  }
gathering-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
  }
gathering-clock-none = no clock
gathering-clock-move = { $length } per move
gathering-clock-bank = { $length } for the whole game
gathering-clock-increment = { $clock }, and { $length } more for each decision
gathering-pace-live = You play at the same time.
gathering-pace-correspondence = You play whenever you have time.
gathering-rulebook = as in the rulebook
gathering-changed = The host changed the table:
gathering-no-longer-ready = So you are no longer ready. Press “Ready” if you agree.
gathering-changed-own = You changed the table, so everyone must get ready again.
gathering-listed = The table is listed in the lobby.
gathering-unlisted = Only people with the link can join.
gathering-cards = Custom cards
gathering-change = Change the table
gathering-removed = { $name } was removed.
gathering-readmit = Let them come back
gathering-fair = How chance is kept fair
gathering-fair-said = The server has sealed a secret before the game. After the game it is opened, and your browser can check every roll and draw.
join = Join
join-as = Join as { $name }
remove-sure = Really remove { $name }?
close-table = Close the table
close-table-sure = Really close it for everyone?
