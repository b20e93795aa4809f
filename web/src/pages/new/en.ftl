## the page of a new table
page-new = New table
new-games = Which game?
new-how = How do you play?
new-duel = Duel
new-duel-said = Two players, face to face.
new-free-for-all = Free-for-all
new-free-for-all-said = Everybody for themselves.
new-solitaire = Solitaire
new-solitaire-said = On your own.
new-players = players
new-fewer = Fewer players
new-more = More players
new-against = Against whom?
new-bots = Bots
new-bots-said = start at once
new-friends = Friends
new-friends-said = by link or QR code
new-anybody = Anybody
new-anybody-said = listed in the lobby
new-here = This screen
new-here-said = take turns at this device
new-level-imp = Plays the first thing that looks good. For your first games.
new-level-devil = Compares a few good-looking moves. Punishes plain mistakes.
new-level-demon = Tries most of its moves and keeps the best.
new-level-archdemon = Imagines hundreds of continuations, your replies included. Takes a moment.
new-name-of = Name of player { $number }
new-table-name = Table name
new-clock = Clock
new-clock-none = none
new-clock-move = per move
new-clock-bank = for the whole game
new-clock-days = days per move
new-clock-loss = A player whose time is up loses.
new-clock-bot = A bot plays on to the end for a player whose time is up.
new-clock-vacation = Each player has 14 days of vacation a year.
new-clock-minutes = Minutes
new-clock-seconds = Seconds
new-clock-increment = Added per move (s)
new-clock-length-days = Days
new-own = Your own
new-own-said = Set it up before the game.
new-rated = Rated
new-rated-said = The result counts for your rating. If you take hints, you gain nothing.
new-variants = Variants
new-variants-more = unless you change them: the rulebook
new-pack = Your own cards
new-pack-choose = Choose a file
new-pack-said = A card file (.toml) that changes cards of the game.
new-pack-mine = Play with your { $count ->
    [one] card
   *[other] { $count } cards
  } from the editor
new-pack-edit = Edit your cards
new-pack-make = Create your own cards
new-nobody = nobody
new-seat-you = player { $number } (you)
new-seat = player { $number }
new-clause = Rule { $clause }
new-summary-bots = { $game }: you against { $count ->
    [one] one bot ({ $level })
   *[other] { $count } bots ({ $level })
}
new-summary-people = { $game }: { $count } players
new-summary-alone = { $game }: on your own
new-kept = Your choices are kept on this device.
new-start = one click, starts at once
new-setup = Set up first
new-setup-said = then start
new-invite = Invite
new-invite-said = get a link
new-create = Create table
new-create-said = get a link and a QR code
