# Around the game: offers, pauses, vacations, players who leave.
surrender = Resign
surrender-sure = Really resign?
surrender-sure-bot = Really resign? A bot plays on, and you cannot come back.
leave-game = Leave; a bot plays until I am back
offer-undo = Ask to undo
offer-draw = Offer a draw
offer-end = Ask to end the game
offer-pause = Ask for a pause
offer-continue = Ask to continue
offered-undo = { $name } asks to undo { $actions ->
    [one] one action
   *[other] { $actions } actions
}:
offered-draw = { $name } offers a draw.
offered-end = { $name } asks to end the game. Nobody wins then.
offered-pause = { $name } asks for a pause. All clocks stand still until you all continue.
offered-continue = { $name } asks to continue the game.
offered-replace = { $newcomer } asks to take over the seat of { $name }.
offering-undo = You ask to undo { $actions ->
    [one] one action
   *[other] { $actions } actions
}:
offering-draw = You offer a draw.
offering-end = You ask to end the game.
offering-pause = You ask for a pause.
offering-continue = You ask to continue the game.
offering-replace = You ask to take over the seat of { $name }.
offer-waits = Waiting for { $names }.
replace-said = { $newcomer } then sees the secrets of this seat. { $name } has seen them, too, and can no longer play at this table.
undone-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
accept = Accept
decline = Decline
withdraw = Withdraw
paused = The game is paused, until { $until } at the latest. All clocks stand still.
on-vacation = { $name } is on vacation until { $until } at the latest.
on-vacation-you = You are on vacation until { $until } at the latest. Your next move ends it.
vacation-end = I am back
vacation = Vacation
vacation-days = Days
vacation-go = Go on vacation
vacation-said = { $left ->
    [one] Your clock stands still. You have one day left in this year at this table.
   *[other] Your clock stands still. You have { $left } days left in this year at this table.
}
out-surrender = You have resigned. A bot plays on for you.
out-time = Your time ran out. A bot plays on for you.
out-removed = The host removed you. A bot plays on for you.
seat-open = { $name } has left, and a bot plays.
seat-request = Take over this seat
seat-request-said = If all players agree, you see what this seat may see. { $name } has seen it, too.
seat-invite = { $name } has left. Anyone with this link can ask to take over the seat.
status = Around the game
