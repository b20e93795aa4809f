/* Made by make_wire.py from the server's messages and the games' views: do not edit. */

export type FromClient =
  | Hello
  | Watch
  | Leave
  | Speak
  | Ping
  | Consider
  | Why
  | Hint
  | Read
  | History
  | Sit
  | Stand
  | Seat
  | Remove
  | Change
  | Ready
  | Unready
  | Open
  | Act
  | Undo
  | Offer
  | Accept
  | Decline
  | Surrender
  | Return
  | Say
  | Prefer

export type FromServer =
  | Welcome
  | TableMessage
  | Update
  | Past
  | PresenceMessage
  | Done
  | Refused
  | Considered
  | Because
  | Hinted
  | Sheet
  | Pong
  | Closing

/** What runs here. */
export interface AboutServer {
  version: string
  packages: Package[]
}

/** Say yes to the offer on the table. */
export interface Accept {
  type: "accept"
  /** made up by the client, once per wish */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
  /** what is offered */
  what: "draw" | "end" | "undo"
}

/** Carry out one action, or several as one step: all of them or none. */
export interface Act {
  type: "act"
  /** made up by the client, once per wish */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
  actions: string[]
}

/** Games against somebody: a person by their `name`, or bots by their `bot` level. */
export interface Against {
  played: number
  won: number
  drawn: number
  low: number
  high: number
  name: string
  bot: string
}

/** Options of a game, as for a table. */
export interface AskFairness {
  /** of the game */
  options?: Record<string, unknown>
  players?: number | null
}

/** The question: its key and arguments, the card that asks, and the clause to read about it. `subject` is what kind of question it is, whatever its wording. */
export interface Asked {
  args: Record<string, number | string>
  card: string
  clause: string
  key: string
  said?: string
  seat: number
  subject: string
}

/** What a pack changes; shares of victories, and turns of a game. */
export interface Balance {
  games: number
  fair: number
  cards: CardBalance[]
  turns: Interval
  first: Interval
}

/** What is in the way; nothing, if `said` is empty. */
export interface Because {
  type: "because"
  key: string
  error?: string
  said?: string
  clause?: string
  /** who misses one sends `watch` for each table again */
  serial?: number
}

/** The position at which a game begins that goes on from another one. `ply` is how many actions led there. `is_redealt` says that everything that is not public in it is dealt again, because of those who play; before the game, because of those who sit there now. */
export interface Beginning {
  is_redealt: boolean
  ply: number
}

/** How often those win who had the card: without the pack, with it, and the difference. */
export interface CardBalance {
  id: string
  before: Interval
  after: Interval
  change: Interval
}

/** All cards of a game. */
export interface CardBox {
  /** as a table describes them */
  cards: Record<string, unknown>[]
  /** as the card file says them, by id */
  fields: Record<string, Record<string, unknown>>
  emblems: Record<string, string>
  /** what kinds of card are called */
  kinds: Record<string, string>
}

/** What is wrong with a card, and where. */
export interface CardError {
  /** the path of the field, such as effect[0].collect */
  field: string
  /** what was expected there */
  said: string
}

/** One field of a card, of a table on it, or of a step. `kinds` are the kinds of card that have it, with none all. `when` names other fields and which of their values it goes with. What is not `required` may be left out; then it is `default`. */
export interface CardField {
  choices?: CardWord[]
  default?: number | string
  fields?: CardField[]
  help?: string
  high?: number
  kinds?: string[]
  label: string
  low?: number
  most?: number
  name: string
  required?: boolean
  type: "branches" | "flag" | "icon" | "number" | "numbers" | "steps" | "table" | "tables" | "text" | "texts" | "word" | "words"
  when?: Record<string, string[]>
}

/** What a card file may say, as a form. */
export interface CardForm {
  fields: CardField[]
  ways: CardWay[]
}

/** One thing that a step can be: `fixed` always stands there, `fields` are filled in. */
export interface CardWay {
  fields: CardField[]
  fixed: Record<string, unknown>
  name: string
  said: string
}

/** A word that may stand in a field; `kinds`: only on such cards. */
export interface CardWord {
  kinds?: string[]
  said: string
  value: string
}

/** Change what is played, or how, as the host; nobody is ready any more. Null: as it was. */
export interface Change {
  type: "change"
  /** made up by the client, once per wish */
  key: string
  /** which table */
  table: string
  game?: string | null
  players?: number | null
  options?: Record<string, unknown> | null
  pack?: string | null
  name?: string | null
  private?: boolean | null
  clock?: Record<string, unknown> | null
  pace?: string | null
}

/** A new name or colour. */
export interface ChangeMe {
  name?: string | null
  colour?: string | null
}

/** A set-up of a game, to check. */
export interface CheckOptions {
  players?: number | null
  /** of the game */
  options?: Record<string, unknown>
  /** a card file (TOML), as text */
  pack?: string
}

/** Cards of a pack: as fields, or as the text of a card file. */
export interface CheckPack {
  /** fields of each card */
  cards?: Record<string, unknown>[]
  toml?: string
}

/** One card of a pack. */
export interface CheckedCard {
  fields: Record<string, unknown>
  /** whether the box has no card with this id */
  is_new: boolean
  error?: CardError | null
  /** as a table would describe it */
  card?: Record<string, unknown>
  /** what it says, by language */
  texts?: Record<string, string>
}

/** Whether a game can be played with these options. */
export interface CheckedOptions {
  /** the option that is in the way; empty: none is */
  option?: string
  /** what it would need, in a sentence */
  said?: string
}

/** A pack: its cards, what is wrong with all of them together, and its file. */
export interface CheckedPack {
  cards: CheckedCard[]
  problem: string
  toml: string
  /** with which its cards come into play */
  options: Record<string, string>
}

/** A legal action: its notation, its label, and what it is about. `undoable` says beforehand whether it can be taken back; `preview` what it would cost or bring; `ends` whether it leaves the turn or the game. */
export interface Choice {
  args: Record<string, number | string>
  ends: boolean
  kind: string
  label: string
  preview: Record<string, number | string>
  preview_said?: string[]
  said?: string
  text: string
  touches: string[]
  undoable: boolean
}

/** The clock as everybody sees it. `left` is what each seat had when the one that is `running` began to, at time `since`. */
export interface ClockView {
  increment: number
  kind: string
  left: number[]
  running: number | null
  seconds: number
  since: number
}

/** The server will be back soon: everything acknowledged is stored, come again. */
export interface Closing {
  type: "closing"
  /** after which to try */
  seconds: number
  /** the key of the sentence */
  error: string
  /** the sentence */
  said: string
  /** who misses one sends `watch` for each table again */
  serial?: number
}

/** A new recovery code; the old one stops working. */
export interface Code {
  code: string
}

/** What would be after these actions? Answered by `considered`. */
export interface Consider {
  type: "consider"
  /** made up by the client, once per wish */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
  actions: string[]
}

/** What would be after some actions: `done` of them, up to the barrier that the next crosses. */
export interface Consideration {
  done: number
  barrier: string
  events: Record<string, unknown>[]
  view: Record<string, unknown>
  prompt: Prompt
}

/** What would be after some actions. */
export interface Considered {
  type: "considered"
  key: string
  /** how many of them, up to the next barrier */
  done: number
  /** what the next one would cross */
  barrier: string
  /** what would happen, in sentences */
  news: string[]
  view: Record<string, unknown>
  prompt: Prompt
  /** who misses one sends `watch` for each table again */
  serial?: number
}

/** Play on from a position of a finished game, against bots. */
export interface Continue {
  /** made up by the client, once per wish */
  key: string
  /** after this action of the record */
  ply: number
  /** where one sits */
  seat: number
  /** of the bots on all other seats */
  level: string
}

/** How the figures of a finished game went up and down; without lines if it has none. */
export interface Course {
  title: string
  /** the plies at which another seat decides */
  turns: number[]
  lines: CourseLine[]
}

/** One figure of a game, after each ply. */
export interface CourseLine {
  /** of what; `seat:1` is the first seat */
  name: string
  label: string
  /** whose figure it is, if anybody's */
  seat: number | null
  values: number[]
}

/** A new guest. */
export interface CreateGuest {
  /** the display name */
  name: string
  /** empty: random */
  colour?: string
  /** token in a cookie, for browsers, or in the response */
  cookie?: boolean
}

/** Say no to the offer on the table, or take one's own back. */
export interface Decline {
  type: "decline"
  /** made up by the client, once per wish */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
  /** what is offered */
  what: "draw" | "end" | "undo"
}

/** Where the dice of a finished game came from, to verify them. */
export interface Dice {
  /** shown before the game: the SHA-256 of the secret */
  seal: string
  secret: string
  /** of the players, in the order of seats */
  contributions: string[]
  calls: DrawCall[]
}

/** A creature attacks, steals, heals or defends. */
export interface DiceSummonersAbilityUsed {
  kind: "ability-used"
  seat: number
  card: string
  copy: number
  does: string
  slot: string
}

/** An aura comes to its player. */
export interface DiceSummonersAuraLearned {
  kind: "aura-learned"
  seat: number
  card: string
  from?: string
  to?: string
}

/** A player begins with a card. */
export interface DiceSummonersCardDealt {
  kind: "card-dealt"
  seat: number
  card: string
  at: string
  from?: string
  to?: string
}

/** A card leaves the game. */
export interface DiceSummonersCardDiscarded {
  kind: "card-discarded"
  seat: number
  card: string
  at: string
  from?: string
  to?: string
}

/** A card comes from its deck. */
export interface DiceSummonersCardTaken {
  kind: "card-taken"
  seat: number
  card: string
  at: string
  from?: string
  to?: string
}

/** A card in front of a player; `spent` tells of a ritual that was cast. `copy` is its number among the copies of that player, which it keeps during a turn. */
export interface DiceSummonersCardView {
  at: string
  card: string
  copy: number
  kind: string
  place: number
  gain: number[]
  boosted: boolean
  spent: boolean
  slots: DiceSummonersSlotView[]
}

/** A cost beside the dice of the turn. `missing` is what wildcards cannot make up for. */
export interface DiceSummonersCostView {
  symbols: string
  status: string
  short: Record<string, number>
  missing: number
  ways: number
  cheapest: string
}

/** A curse acts in the gain stage, and will do so in `n` more turns. */
export interface DiceSummonersCurseActed {
  kind: "curse-acted"
  seat: number
  card: string
  n: number
}

/** A curse comes upon the opponent for `n` turns. */
export interface DiceSummonersCurseCast {
  kind: "curse-cast"
  seat: number
  target: number
  card: string
  n: number
  from?: string
  to?: string
}

/** A curse has run out. */
export interface DiceSummonersCurseEnded {
  kind: "curse-ended"
  seat: number
  card: string
  from?: string
  to?: string
}

/** One of the shared decks. */
export interface DiceSummonersDeckView {
  at: string
  card: string
  kind: string
  left: number
}

/** The decks of this game lie open. */
export interface DiceSummonersDecksLaid {
  kind: "decks-laid"
  cards: string[]
}

/** A curse takes blue dice before the roll. */
export interface DiceSummonersDiceHexed {
  kind: "dice-hexed"
  seat: number
  card: string
  n: number
  from?: string
  to?: string
}

/** Unspent dice that stay with their player. */
export interface DiceSummonersDiceKept {
  kind: "dice-kept"
  seat: number
  n: number
  blue: number
  red: number
  from?: string
  to?: string
}

/** The supply does not hold all the dice that the creatures bring. */
export interface DiceSummonersDiceLost {
  kind: "dice-lost"
  seat: number
  n: number
}

/** Dice are laid on a slot (DS 3.7). */
export interface DiceSummonersDicePaid {
  kind: "dice-paid"
  seat: number
  n: number
  values: number[]
  dice: string[]
  slot: string
  from?: string
  to?: string
}

/** A roll: `values` count the dice by face, `dice` are the single ones. */
export interface DiceSummonersDiceRolled {
  kind: "dice-rolled"
  seat: number
  n: number
  values: number[]
  dice: string[]
  from?: string
  to?: string
}

/** Where the dice are. `lost` is what the supply will cut from the coming gain. */
export interface DiceSummonersDiceView {
  pool: number[]
  tray: Record<string, number>
  spent: number[]
  lost: number[]
  will_keep: number[]
  dice: DiceSummonersDieView[]
}

/** A die of this turn; `on` is the slot that it lies on, or where spent dice are. */
export interface DiceSummonersDieView {
  at: string
  face: string
  on: string | null
}

/** What can happen in dice-summoners. */
export type DiceSummonersEvent =
  | DiceSummonersAbilityUsed
  | DiceSummonersAuraLearned
  | DiceSummonersCardDealt
  | DiceSummonersCardDiscarded
  | DiceSummonersCardTaken
  | DiceSummonersCurseActed
  | DiceSummonersCurseCast
  | DiceSummonersCurseEnded
  | DiceSummonersDecksLaid
  | DiceSummonersDiceHexed
  | DiceSummonersDiceKept
  | DiceSummonersDiceLost
  | DiceSummonersDicePaid
  | DiceSummonersDiceRolled
  | DiceSummonersFirstPlayerDrawn
  | DiceSummonersGameWon
  | DiceSummonersHealthFull
  | DiceSummonersHealthGained
  | DiceSummonersHealthLost
  | DiceSummonersNoDice
  | DiceSummonersPlayedOn
  | DiceSummonersSpellCast
  | DiceSummonersStruck
  | DiceSummonersSurrendered
  | DiceSummonersTokensLost
  | DiceSummonersTokensPlaced
  | DiceSummonersTurnBegun
  | DiceSummonersTurnCap
  | Undone

/** The lot says who begins. */
export interface DiceSummonersFirstPlayerDrawn {
  kind: "first-player-drawn"
  seat: number
}

/** A player has won. */
export interface DiceSummonersGameWon {
  kind: "game-won"
  seat: number
}

/** A heal in vain. */
export interface DiceSummonersHealthFull {
  kind: "health-full"
  seat: number
  card: string
}

/** A heal, or what a steal gives (DS 5.4, 5.5). */
export interface DiceSummonersHealthGained {
  kind: "health-gained"
  seat: number
  card: string
  n: number
}

/** Damage that no token took. */
export interface DiceSummonersHealthLost {
  kind: "health-lost"
  seat: number
  card: string
  n: number
}

/** What an attack or a steal would do now: tokens and health the opponent would lose. */
export interface DiceSummonersHitView {
  tokens: number
  health: number
  kills: boolean
}

/** There is nothing to roll. */
export interface DiceSummonersNoDice {
  kind: "no-dice"
  seat: number
}

/** The action being prepared, what was chosen for it, and what could still be done after it. */
export interface DiceSummonersPlanView {
  slot_at: string
  slot: number
  take: string | null
  give: number | null
  replace: number | null
  actions_left: number
}

/** Both want to play on, up to turn `n`. */
export interface DiceSummonersPlayedOn {
  kind: "played-on"
  n: number
}

/** One player; `curse_left` tells in how many turns the curse will still act. */
export interface DiceSummonersSeatView {
  at: string
  health: number
  creatures: DiceSummonersCardView[]
  spells: DiceSummonersCardView[]
  aura: string | null
  curse: string | null
  curse_turns: number
  curse_left: number
  tokens: number
  kept: number[]
  gains: number[]
}

/** One action of a card in front of a player; `action` is its notation while it may be used. `dice` are those that lie on it since it was used in this turn. */
export interface DiceSummonersSlotView {
  at: string
  slot: number
  spell: string
  does: string
  value: number
  takes: string
  combat: boolean
  gives: number
  tokens: number
  used: boolean
  dice: string[]
  cost: DiceSummonersCostView
  hit: DiceSummonersHitView | null
  action: string | null
  clause: string | null
  reason: string | null
}

/** A spell of a set or a ritual is cast. */
export interface DiceSummonersSpellCast {
  kind: "spell-cast"
  seat: number
  card: string
  copy: number
  spell_card: string
  does: string
  slot: string
}

/** Damage that is being dealt: from where, how much is left, and the slots still to come. */
export interface DiceSummonersStrikeView {
  source_at: string
  card: string
  damage: number
  left: number
  steals: boolean
  victim: number
  slot: string
  to_come: string[]
}

/** Damage comes in; `source` is what deals it. */
export interface DiceSummonersStruck {
  kind: "struck"
  seat: number
  target: number
  card: string
  n: number
  source: string
  from?: string
  to?: string
}

/** A player gives up. */
export interface DiceSummonersSurrendered {
  kind: "surrendered"
  seat: number
}

/** Tokens take damage (DS 5.1). */
export interface DiceSummonersTokensLost {
  kind: "tokens-lost"
  seat: number
  card: string
  copy: number
  n: number
  slot: string
  from?: string
  to?: string
}

/** A defence is raised. */
export interface DiceSummonersTokensPlaced {
  kind: "tokens-placed"
  seat: number
  card: string
  copy: number
  n: number
  slot: string
  from?: string
  to?: string
}

/** A player's turn begins; `n` counts the turns of both. */
export interface DiceSummonersTurnBegun {
  kind: "turn-begun"
  seat: number
  n: number
}

/** Automatic play breaks the game off after `n` turns. */
export interface DiceSummonersTurnCap {
  kind: "turn-cap"
  n: number
}

/** The table from one seat (None: a spectator). */
export interface DiceSummonersView {
  game: string
  seat: number | null
  ply: number
  player: number
  scores: number[]
  winners: number[]
  outcome: OutcomeView | null
  places: string[]
  turn: number
  turns: number
  last_turn: number
  stage: string
  first_turn: boolean
  bonus_die: boolean
  seats: DiceSummonersSeatView[]
  decks: DiceSummonersDeckView[]
  discards: string[]
  dice: DiceSummonersDiceView
  plan: DiceSummonersPlanView | null
  strike: DiceSummonersStrikeView | null
  most_health: number
  capped: boolean
}

/** A creature is shown: its colour will win. */
export interface DickeDaemonenColourPredicted {
  kind: "colour-predicted"
  seat: number
  card: string
  n: number
  from?: string
  to?: string
}

/** The total of a colour. */
export interface DickeDaemonenColourScored {
  kind: "colour-scored"
  card: string
  n: number
}

/** One colour: points now, where they come from, where it can still go, how much is unseen. */
export interface DickeDaemonenColourView {
  colour: string
  points: number
  fields: string[]
  ghosts: number
  leads: boolean
  free_places: number
  unseen: number
  predicted: boolean
}

/** A colour has the highest total. */
export interface DickeDaemonenColourWon {
  kind: "colour-won"
  card: string
  n: number
}

/** A corner: its name, the colours that may stand there, the demon that does. */
export interface DickeDaemonenCornerView {
  at: string
  name: string
  colours: string[]
  demon: string | null
}

/** A creature comes out of the sack; which one, its owner alone sees (DD 1.8, 4.1). */
export interface DickeDaemonenCreatureDrawn {
  kind: "creature-drawn"
  seat: number
  card?: string
  from?: string
  to?: string
}

/** The creatures of one colour in a fist that the viewer sees. */
export interface DickeDaemonenCreatureView {
  at: string
  card: string
  count: number
  free_places: number
}

/** The creatures of one colour that a player held at the end. */
export interface DickeDaemonenCreaturesShown {
  kind: "creatures-shown"
  seat: number
  card: string
  n: number
}

/** A demon goes into a corner. */
export interface DickeDaemonenDemonSummoned {
  kind: "demon-summoned"
  seat: number
  card: string
  where: string
  from?: string
  to?: string
}

/** What can happen in dicke-daemonen. */
export type DickeDaemonenEvent =
  | DickeDaemonenColourPredicted
  | DickeDaemonenColourScored
  | DickeDaemonenColourWon
  | DickeDaemonenCreatureDrawn
  | DickeDaemonenCreaturesShown
  | DickeDaemonenDemonSummoned
  | DickeDaemonenFieldCounted
  | DickeDaemonenFieldLost
  | DickeDaemonenFieldTaken
  | DickeDaemonenFirstPlayerFound
  | DickeDaemonenFistReturned
  | DickeDaemonenGameEnded
  | DickeDaemonenGameWon
  | DickeDaemonenGhostSummoned
  | DickeDaemonenLinesLaid
  | DickeDaemonenNobodyWon
  | DickeDaemonenPlacePredicted
  | DickeDaemonenSackEmpty
  | DickeDaemonenSolitaireLost
  | DickeDaemonenSolitaireUnpredicted
  | DickeDaemonenSolitaireWon
  | DickeDaemonenTurnBegun
  | Undone

/** A field and its points at the end. */
export interface DickeDaemonenFieldCounted {
  kind: "field-counted"
  card: string
  field: string
  value: number
  from?: string
  to?: string
}

/** Nobody has the majority in a field any more. */
export interface DickeDaemonenFieldLost {
  kind: "field-lost"
  card: string
  field: string
  from?: string
  to?: string
}

/** Another colour has the majority in a field now. */
export interface DickeDaemonenFieldTaken {
  kind: "field-taken"
  card: string
  field: string
  value: number
  from?: string
  to?: string
}

/** A field: what it is worth, what is in it, who holds it. */
export interface DickeDaemonenFieldView {
  at: string
  centre_at: string | null
  name: string
  outer: boolean
  inside: string[]
  neighbours: string[]
  value: number
  knots: string[]
  corners: DickeDaemonenCornerView[]
  ghost: boolean
  demons: Record<string, number>
  holder: string | null
}

/** Who begins the game. */
export interface DickeDaemonenFirstPlayerFound {
  kind: "first-player-found"
  seat: number
}

/** The rest of a fist goes back; which creatures, their owner alone knows. */
export interface DickeDaemonenFistReturned {
  kind: "fist-returned"
  seat: number
  n: number
  cards?: string[]
  from?: string
  to?: string
}

/** Somebody cannot summon. */
export interface DickeDaemonenGameEnded {
  kind: "game-ended"
  seat: number
}

/** The first who predicted a winning colour. */
export interface DickeDaemonenGameWon {
  kind: "game-won"
  seat: number
}

/** A ghost goes into a field, and closes the corners that are empty (DD 2.4, 2.5). */
export interface DickeDaemonenGhostSummoned {
  kind: "ghost-summoned"
  seat: number
  card: string
  field: string
  frozen: string[]
  from?: string
  to?: string
}

/** The board is there. */
export interface DickeDaemonenLinesLaid {
  kind: "lines-laid"
  crossings: number
  fields: number
}

/** No winning colour was predicted. */
export interface DickeDaemonenNobodyWon {
  kind: "nobody-won"
}

/** A creature is shown: its colour will come in on this place. */
export interface DickeDaemonenPlacePredicted {
  kind: "place-predicted"
  seat: number
  card: string
  place: number
  n: number
  from?: string
  to?: string
}

/** A prediction, in the order in which they were made. In solitaire it has a `place`, and the points of its colour count so many `times`. */
export interface DickeDaemonenPredictionView {
  at: string
  order: number
  seat: number
  colour: string
  place?: number
  times?: number
}

/** There is nothing to draw. */
export interface DickeDaemonenSackEmpty {
  kind: "sack-empty"
  seat: number
}

/** One player as the viewer sees them. What is in the fist is there for one's own seat, and for all when the game has ended; `returned` is what one put back into the sack oneself, and may have been drawn since. */
export interface DickeDaemonenSeatView {
  at: string
  fist_at: string
  fist_size: number
  fist?: string[]
  creatures?: DickeDaemonenCreatureView[]
  returned?: string[]
  predictions: string[]
}

/** The predictions did not come true. */
export interface DickeDaemonenSolitaireLost {
  kind: "solitaire-lost"
}

/** There was no prediction that could come true. */
export interface DickeDaemonenSolitaireUnpredicted {
  kind: "solitaire-unpredicted"
}

/** All predictions came true. */
export interface DickeDaemonenSolitaireWon {
  kind: "solitaire-won"
  n: number
}

/** A turn begins. */
export interface DickeDaemonenTurnBegun {
  kind: "turn-begun"
  seat: number
}

/** The table from one seat (None: a spectator); `solitaire` is the score if it ended now. */
export interface DickeDaemonenView {
  game: string
  seat: number | null
  ply: number
  player: number
  scores: number[]
  winners: number[]
  outcome: OutcomeView | null
  places: string[]
  turn: number
  seats: DickeDaemonenSeatView[]
  sack: number
  fields: DickeDaemonenFieldView[]
  colours: DickeDaemonenColourView[]
  predictions: DickeDaemonenPredictionView[]
  majority: string
  solitaire?: number
  winning_colours: string[]
}

/** The command with this key is stored and will never be lost. */
export interface Done {
  type: "done"
  key: string
  /** who misses one sends `watch` for each table again */
  serial?: number
}

/** One roll or draw: chance was asked for a number from 0 to `bound` - 1. */
export interface DrawCall {
  /** the move that asked, from 1; 0 is the set-up */
  ply: number
  bound: number
  result: number
}

/** Enter a table with an invitation. */
export interface Enter {
  /** the fragment of the link, after # */
  invite: string
}

/** Why a request was refused. */
export interface ErrorBody {
  /** the key of the sentence */
  error: string
  /** the arguments of the sentence */
  args: Record<string, unknown>
  /** the sentence, in the reader's language */
  said: string
  /** of the rulebook, where a rule forbids it */
  clause?: string
}

/** Who wins: the result of the job. */
export interface Fairness {
  games: number
  /** by order of play, the first one first */
  seats: WinShare[]
  /** games that nobody won */
  nobody: WinShare
  /** what is counted once for the whole table */
  tallies: Record<string, WinShare[]>
}

/** One finished game. */
export interface FinishedGame {
  table: string
  game: string
  /** in seconds since 1970 */
  ended: number
  /** how many moves it had */
  plies: number
  seconds: number
  /** none: broken off, or one sat on several sides */
  outcome: "drawn" | "lost" | "none" | "won"
  /** the names of the other people */
  others: string[]
  /** the levels of the bots */
  bots: string[]
  score: number
  /** whether it began at the beginning */
  counted: boolean
}

/** A game that can be played here. */
export interface GameInfo {
  id: string
  title: string
  /** the fewest and the most */
  players: [number, number]
  usual_players: number
  /** whether seats know different things */
  hides: boolean
  /** whether a draw can be offered */
  draws: boolean
  /** whether card files may change its cards */
  packs: boolean
  /** the name of its icon */
  emblem: string
  /** of bots, the weakest first */
  levels: Named[]
  options: GameOption[]
}

/** An option of a game. */
export interface GameOption {
  name: string
  type: "bool" | "int" | "str"
  default: boolean | number | string
  /** the label in a form */
  label: string
  /** what it is for */
  said: string
  /** of a text; empty: it is free */
  choices?: Named[]
  /** the least that a number may be */
  low?: number
  /** the most */
  high?: number
  /** words with commas between */
  many?: boolean
  /** a seat; people count from 1, 0 is nobody */
  is_seat?: boolean
  /** the default where people play, if another */
  people?: boolean | number | string | null
  /** other defaults, by the name of the flag with which they apply */
  default_with?: Record<string, boolean | number | string>
}

/** What happened in a game, and all that stays the same; positions are asked for in slices. */
export interface GameReplay {
  /** its id; empty where a record was read */
  table: string
  /** from where one looks; null: a spectator */
  seat: number | null
  /** the number of the last ply; 0 is the set-up */
  last: number
  /** the people, as they were in the end */
  summary: Summary
  /** what never changes: the cards */
  description: Record<string, unknown>
  /** the events that the seat saw, by ply */
  news: News[]
  /** of a record; those of a table are asked for there */
  dice?: Dice | null
}

/** What a strong bot thinks of a finished game, as far as it has come. */
export interface GameReview {
  status: "done" | "failed" | "running" | "waiting"
  done: number
  total: number
  /** of the seats */
  names: string[]
  /** what is expected: a chance to win, from 0 to 1, or points */
  unit: "chance" | "points"
  /** what each seat could expect, after each ply */
  course: number[][]
  marks: ReviewMark[]
}

/** All games of one kind. */
export interface GameStatistics {
  played: number
  won: number
  drawn: number
  low: number
  high: number
  game: string
  longest: FinishedGame
  quickest: FinishedGame
  /** the most frequent first */
  against: Against[]
}

/** The health of the server. */
export interface Health {
  ok: boolean
}

/** The first message on every connection. */
export interface Hello {
  type: "hello"
  /** the version that the client speaks: 1 */
  protocol: number
  /** of all sentences from now on */
  language?: "en" | "fr"
}

/** What would a bot do here, and why? Answered by `hinted`, in a moment. */
export interface Hint {
  type: "hint"
  /** made up by the client, once per wish */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
}

/** One of the choices that a bot likes best. */
export interface HintIdea {
  /** as it is written in `act` */
  action: string
  /** what it is called */
  label: string
  /** the elements that it is about */
  touches: string[]
  /** what speaks for it or against it */
  said: string
  /** to win, from 0 to 1; null where it is forced, or by points */
  chance?: number | null
  /** the score to expect, where one plays for points */
  points?: number | null
}

/** What a bot would do: the best choices, the best first, with their chances and reasons. */
export interface Hinted {
  type: "hinted"
  key: string
  ideas: HintIdea[]
  /** who misses one sends `watch` for each table again */
  serial?: number
}

/** What happened before the news one has: the newest of it. Answered by `past`. */
export interface History {
  type: "history"
  /** made up by the client, once per wish */
  key: string
  /** which table */
  table: string
  /** the number of the first news one has */
  before: number
  /** one's own, or null */
  seat?: number | null
}

/** Options of a game, to preview. */
export interface Inspect {
  /** of the game */
  options?: Record<string, unknown>
}

/** A mean with its interval of 95 %; `count` values are too few for one below two. */
export interface Interval {
  mean: number
  low: number
  high: number
  count: number
}

/** The state of a job, as its owner sees it. */
export interface JobState {
  id: string
  status: "done" | "failed" | "running" | "waiting"
  done: number
  total: number
  result: Record<string, unknown>
}

/** Take a lesson. */
export interface Learn {
  /** from the start, even if one can be resumed */
  again?: boolean
}

/** Follow a table no longer. A seat there is kept. */
export interface Leave {
  type: "leave"
  /** which table */
  table: string
}

/** The lesson of a game, and your progress. */
export interface LessonInfo {
  game: string
  title: string
  /** what you learn, in a sentence */
  said: string
  minutes: number
  /** begun: it can be resumed */
  status: "begun" | "learned" | "new"
  /** how many steps, where it was begun */
  done: number
  steps: number
}

/** Where a lesson stands: how many of its steps are done, and what it says and points at. */
export interface LessonStep {
  key: string
  lit: string[]
  said?: string
  step: number
  steps: number
}

/** A seat gets a candle for the whole game. */
export interface LetsSummonDemonsCandleGiven {
  kind: "candle-given"
  seat: number
  card: string
  at: string
  from?: string
  to?: string
}

/** A card acts for its owner. */
export interface LetsSummonDemonsCardActivated {
  kind: "card-activated"
  seat: number
  card: string
  at: string
}

/** A card of the Block is paid for. */
export interface LetsSummonDemonsCardBought {
  kind: "card-bought"
  seat: number
  card: string
  n: number
  source: string
  at: string
  from?: string
  to?: string
}

/** A Block card in play is discarded. */
export interface LetsSummonDemonsCardDiscarded {
  kind: "card-discarded"
  seat: number
  card: string
  at: string
  from?: string
  to?: string
}

/** A card comes in front of a seat at no cost. */
export interface LetsSummonDemonsCardGained {
  kind: "card-gained"
  seat: number
  card: string
  source: string
  at: string
  from?: string
  to?: string
}

/** A card in play goes to the partner. */
export interface LetsSummonDemonsCardPassed {
  kind: "card-passed"
  seat: number
  card: string
  target: number
  source: string
  at: string
  from?: string
  to?: string
}

/** A card of the Block is discarded, to be replaced at once. */
export interface LetsSummonDemonsCardReplaced {
  kind: "card-replaced"
  seat: number
  card: string
  n: number
  from?: string
  to?: string
}

/** A card is discarded as the price of a summon. */
export interface LetsSummonDemonsCardSnuffed {
  kind: "card-snuffed"
  seat: number
  card: string
  at: string
  from?: string
  to?: string
}

/** A card in play changes its owner. */
export interface LetsSummonDemonsCardStolen {
  kind: "card-stolen"
  seat: number
  card: string
  target: number
  source: string
  at: string
  from?: string
  to?: string
}

/** A card of the deck is turned over and discarded. */
export interface LetsSummonDemonsCardTurned {
  kind: "card-turned"
  seat: number
  card: string
  from?: string
  to?: string
}

/** A card in front of a player, as what it counts there. */
export interface LetsSummonDemonsCardView {
  at: string
  card: string
  kinds: string[]
  late: boolean
  waiting: boolean
  done: boolean
}

/** A card that activates does nothing. */
export interface LetsSummonDemonsConditionNotMet {
  kind: "condition-not-met"
  seat: number
  card: string
  at: string
}

/** How many of some cards are in a hidden place. */
export interface LetsSummonDemonsCountView {
  place: string
  count: number
}

/** The discards of the Block cards become the deck. */
export interface LetsSummonDemonsDeckRebuilt {
  kind: "deck-rebuilt"
  n: number
  from?: string
  to?: string
}

/** An effect that may be used is not used. */
export interface LetsSummonDemonsDeclined {
  kind: "declined"
  seat: number
  card: string
}

/** A Demon is dealt; which one, its owner alone sees. */
export interface LetsSummonDemonsDemonDealt {
  kind: "demon-dealt"
  seat: number
  card?: string
  from?: string
  to?: string
}

/** The discarded Demons become the Demon deck. */
export interface LetsSummonDemonsDemonDeckRebuilt {
  kind: "demon-deck-rebuilt"
  n: number
  from?: string
  to?: string
}

/** A Demon goes to the discards of the Demons. */
export interface LetsSummonDemonsDemonDiscarded {
  kind: "demon-discarded"
  seat: number
  card: string
  from?: string
  to?: string
}

/** A Demon is drawn for one that was lost; which one, its owner alone sees. */
export interface LetsSummonDemonsDemonDrawn {
  kind: "demon-drawn"
  seat: number
  card?: string
  from?: string
  to?: string
}

/** A Demon comes into play. */
export interface LetsSummonDemonsDemonSummoned {
  kind: "demon-summoned"
  seat: number
  card: string
  source: string
  at: string
  from?: string
  to?: string
}

/** A seat looks at Demons of the deck: at all of them, or at the top ones. */
export interface LetsSummonDemonsDemonsLookedAt {
  kind: "demons-looked-at"
  seat: number
  card: string
  n: number
}

/** Both dice, and their total. */
export interface LetsSummonDemonsDiceRolled {
  kind: "dice-rolled"
  seat: number
  first: number
  second: number
  n: number
}

/** What can happen in lets-summon-demons. */
export type LetsSummonDemonsEvent =
  | LetsSummonDemonsCandleGiven
  | LetsSummonDemonsCardActivated
  | LetsSummonDemonsCardBought
  | LetsSummonDemonsCardDiscarded
  | LetsSummonDemonsCardGained
  | LetsSummonDemonsCardPassed
  | LetsSummonDemonsCardReplaced
  | LetsSummonDemonsCardSnuffed
  | LetsSummonDemonsCardStolen
  | LetsSummonDemonsCardTurned
  | LetsSummonDemonsConditionNotMet
  | LetsSummonDemonsDeckRebuilt
  | LetsSummonDemonsDeclined
  | LetsSummonDemonsDemonDealt
  | LetsSummonDemonsDemonDeckRebuilt
  | LetsSummonDemonsDemonDiscarded
  | LetsSummonDemonsDemonDrawn
  | LetsSummonDemonsDemonSummoned
  | LetsSummonDemonsDemonsLookedAt
  | LetsSummonDemonsDiceRolled
  | LetsSummonDemonsExtraTurn
  | LetsSummonDemonsExtraTurnBegun
  | LetsSummonDemonsFirstPlayerDrawn
  | LetsSummonDemonsGameWon
  | LetsSummonDemonsLaterSoulsGiven
  | LetsSummonDemonsPlaceFilled
  | LetsSummonDemonsRollReplaced
  | LetsSummonDemonsSoulFromSupply
  | LetsSummonDemonsSoulStolen
  | LetsSummonDemonsSoulsCollected
  | LetsSummonDemonsSoulsDealt
  | LetsSummonDemonsStarterDeclined
  | LetsSummonDemonsSummonBegun
  | LetsSummonDemonsTurnBegun
  | Undone

/** A seat will take another turn after this one. */
export interface LetsSummonDemonsExtraTurn {
  kind: "extra-turn"
  seat: number
  card: string
}

/** A turn in which only the owner's cards activate begins. */
export interface LetsSummonDemonsExtraTurnBegun {
  kind: "extra-turn-begun"
  seat: number
}

/** A card that a total would activate, and whether its condition is met now. */
export interface LetsSummonDemonsFiringView {
  card_at: string
  seat: number
  card: string
  met: boolean
}

/** Who begins is drawn by lot. */
export interface LetsSummonDemonsFirstPlayerDrawn {
  kind: "first-player-drawn"
  seat: number
}

/** A seat wins, because of a card where it was one. */
export interface LetsSummonDemonsGameWon {
  kind: "game-won"
  seat: number
  card: string
}

/** A card in one's own hand, or one that is looked at. */
export interface LetsSummonDemonsHandView {
  at: string
  card: string
}

/** Demons that the viewer has seen and knows to be in these hidden places, so many in each. */
export interface LetsSummonDemonsKnownView {
  cards: string[]
  where: LetsSummonDemonsCountView[]
}

/** Somebody who plays later starts with more souls. */
export interface LetsSummonDemonsLaterSoulsGiven {
  kind: "later-souls-given"
  seat: number
  n: number
  from?: string
  to?: string
}

/** A card of the deck comes to an empty place of the Block. */
export interface LetsSummonDemonsPlaceFilled {
  kind: "place-filled"
  card: string
  n: number
  from?: string
  to?: string
}

/** A place of the Block. */
export interface LetsSummonDemonsPlaceView {
  at: string
  card: string | null
}

/** The roll before does not count. */
export interface LetsSummonDemonsRollReplaced {
  kind: "roll-replaced"
  seat: number
}

/** The last roll and whose it was. */
export interface LetsSummonDemonsRollView {
  seat: number
  dice: number[]
  total: number
}

/** One player as the viewer sees them; `hand` is there for one's own seat only. `partner` is None where there are no teams. */
export interface LetsSummonDemonsSeatView {
  at: string
  partner: number | null
  souls: number
  candles: string[]
  candle_cards: LetsSummonDemonsCardView[]
  cards: LetsSummonDemonsCardView[]
  demons: string[]
  demon_cards: LetsSummonDemonsCardView[]
  hand_at: string
  hand_size: number
  hand?: string[]
  hand_cards?: LetsSummonDemonsHandView[]
  snuffs: number
  protected: boolean
  team_souls: number
  team_demons: number
  can_win: boolean
}

/** One stolen soul comes from the supply. */
export interface LetsSummonDemonsSoulFromSupply {
  kind: "soul-from-supply"
  seat: number
  card: string
  from?: string
  to?: string
}

/** One soul from another player. */
export interface LetsSummonDemonsSoulStolen {
  kind: "soul-stolen"
  seat: number
  card: string
  target: number
  from?: string
  to?: string
}

/** Souls from the supply. */
export interface LetsSummonDemonsSoulsCollected {
  kind: "souls-collected"
  seat: number
  card: string
  n: number
  from?: string
  to?: string
}

/** Everybody gets the souls to begin with. */
export interface LetsSummonDemonsSoulsDealt {
  kind: "souls-dealt"
  n: number
}

/** The free summon of the first turn is not made. */
export interface LetsSummonDemonsStarterDeclined {
  kind: "starter-declined"
  seat: number
}

/** A Demon of the hand is shown, to be paid for. */
export interface LetsSummonDemonsSummonBegun {
  kind: "summon-begun"
  seat: number
  card: string
  from?: string
  to?: string
}

/** One column of the activation strip: a total, its ways in 36, what it would activate. */
export interface LetsSummonDemonsTotalView {
  total: number
  ways: number
  cards: LetsSummonDemonsFiringView[]
}

/** A regular turn begins. */
export interface LetsSummonDemonsTurnBegun {
  kind: "turn-begun"
  seat: number
}

/** The table from one seat (None: a spectator). */
export interface LetsSummonDemonsView {
  game: string
  seat: number | null
  ply: number
  player: number
  scores: number[]
  winners: number[]
  outcome: OutcomeView | null
  places: string[]
  turn: number
  extra_turn: boolean
  extra_turns: number[]
  queue: number[]
  seats: LetsSummonDemonsSeatView[]
  block: (string | null)[]
  block_cards: LetsSummonDemonsPlaceView[]
  deck: number
  discards: string[]
  demon_deck: number
  demon_discards: string[]
  dice: number[]
  last_roll: LetsSummonDemonsRollView | null
  rolling: boolean
  rolled: boolean
  bought: boolean
  summoned: boolean
  passed: boolean
  rerolled: boolean
  summoning: string | null
  aside?: string[]
  aside_cards?: LetsSummonDemonsHandView[]
  strip: LetsSummonDemonsTotalView[]
  known: LetsSummonDemonsKnownView[]
  demons_to_win: number
  souls_to_win: number
  teams: boolean
  cause: string | null
}

/** A URL that holds a secret. */
export interface Link {
  url: string
}

/** One event as its recipient was told it, with the number that it has for them. It is part of the game, or happened around the table; `time` is 0 where nobody keeps it. */
export interface LogItem {
  number: number
  ply: number
  of: "game" | "table"
  time: number
  event: Record<string, unknown>
}

/** Your identity. */
export interface Me {
  id: string
  name: string
  colour: string
}

/** The ability of a card of the dungeon is used. */
export interface MephistoAbilityCopied {
  kind: "ability-copied"
  seat: number
  card: string
  cell: string
}

/** Attack that a weapon has for this turn, and from where. */
export interface MephistoBoostView {
  card: string
  attack: number
}

/** A card of the dungeon is discarded. */
export interface MephistoCardBanished {
  kind: "card-banished"
  seat: number
  card: string
  cell: string
  from?: string
  to?: string
}

/** A card of a hand is discarded. */
export interface MephistoCardDiscarded {
  kind: "card-discarded"
  seat: number
  card: string
  from?: string
  to?: string
}

/** A card of the deck comes into a hand; which one, its owner alone sees (ME 1.7). */
export interface MephistoCardDrawn {
  kind: "card-drawn"
  seat: number
  card?: string
  from?: string
  to?: string
}

/** A card of a hand is shown, to be exchanged. */
export interface MephistoCardGiven {
  kind: "card-given"
  seat: number
  card: string
  from?: string
  to?: string
}

/** A card enters the dungeon. */
export interface MephistoCardPlaced {
  kind: "card-placed"
  card: string
  cell: string
  source: string
  from?: string
  to?: string
}

/** A card of the dungeon goes under the deck. */
export interface MephistoCardPutUnder {
  kind: "card-put-under"
  seat: number
  card: string
  cell: string
  from?: string
  to?: string
}

/** The top card of the deck is shown and put under it. */
export interface MephistoCardRevealed {
  kind: "card-revealed"
  seat: number
  card: string
  from?: string
  to?: string
}

/** A card of the dungeon comes into a hand. */
export interface MephistoCardTaken {
  kind: "card-taken"
  seat: number
  card: string
  cell: string
  from?: string
  to?: string
}

/** One cell of the dungeon; `card` is None where it is empty. */
export interface MephistoCellView {
  at: string
  cell: string
  card: string | null
  kind?: string
  attack?: number
  souls?: number
  cost?: number
}

/** The fight that is being decided. */
export interface MephistoCurrentFightView {
  cells: string[]
  weapons: string[]
  need: number
  attack: number
}

/** The last card has left the deck, for the `n`th time. */
export interface MephistoDeckOut {
  kind: "deck-out"
  n: number
}

/** A player makes no use of what a card offered before everybody's eyes. */
export interface MephistoDeclined {
  kind: "declined"
  seat: number
  card: string
}

/** What would be discarded for a weapon. */
export interface MephistoDiscardView {
  weapon: string
  card: string
  attack: number
}

/** Gear has `n` durability left. */
export interface MephistoDurabilityLost {
  kind: "durability-lost"
  seat: number
  card: string
  gear: string
  n: number
}

/** How far away the end is, and who still has a turn when it has come. */
export interface MephistoEndingView {
  outs: number
  outs_to_end: number
  last_turns: number[]
}

/** What can happen in mephisto. */
export type MephistoEvent =
  | MephistoAbilityCopied
  | MephistoCardBanished
  | MephistoCardDiscarded
  | MephistoCardDrawn
  | MephistoCardGiven
  | MephistoCardPlaced
  | MephistoCardPutUnder
  | MephistoCardRevealed
  | MephistoCardTaken
  | MephistoDeckOut
  | MephistoDeclined
  | MephistoDurabilityLost
  | MephistoFavorGained
  | MephistoFavorLost
  | MephistoFavorPaid
  | MephistoFavorSpent
  | MephistoFavorWasted
  | MephistoFirstPlayerDrawn
  | MephistoGameLost
  | MephistoGameWon
  | MephistoGearActivated
  | MephistoGearBroken
  | MephistoGearMoved
  | MephistoGearPlayed
  | MephistoGearRepaired
  | MephistoGearScrapped
  | MephistoGoalReached
  | MephistoKnownCardDrawn
  | MephistoMonsterActs
  | MephistoMonsterDefeated
  | MephistoMonsterSummoned
  | MephistoPassed
  | MephistoSpellAttached
  | MephistoSpellPlayed
  | MephistoTopDiscarded
  | MephistoTurnBegun
  | MephistoTurnHandedOver
  | MephistoVictoryShared
  | MephistoWeaponBoosted
  | MephistoWeaponWielded
  | Undone

/** A card gives favor. */
export interface MephistoFavorGained {
  kind: "favor-gained"
  seat: number
  card: string
  n: number
  from?: string
  to?: string
}

/** A card costs favor. */
export interface MephistoFavorLost {
  kind: "favor-lost"
  seat: number
  card: string
  n: number
  from?: string
  to?: string
}

/** Favor is paid for a card. */
export interface MephistoFavorPaid {
  kind: "favor-paid"
  seat: number
  card: string
  n: number
  from?: string
  to?: string
}

/** Favor is spent in a fight. */
export interface MephistoFavorSpent {
  kind: "favor-spent"
  seat: number
  n: number
  from?: string
  to?: string
}

/** Favor above 10 is lost. */
export interface MephistoFavorWasted {
  kind: "favor-wasted"
  seat: number
  card: string
  n: number
}

/** The fight calculator for one or both monsters of a lane; `ways` from no weapon to all. */
export interface MephistoFightView {
  action: string
  lane: number
  cells: string[]
  monsters: string[]
  need: number
  souls: number
  possible: boolean
  missing: number
  ways: MephistoWayView[]
}

/** The lot says who begins. */
export interface MephistoFirstPlayerDrawn {
  kind: "first-player-drawn"
  seat: number
}

/** The solitary player has lost. */
export interface MephistoGameLost {
  kind: "game-lost"
  seat: number
}

/** A player has won. */
export interface MephistoGameWon {
  kind: "game-won"
  seat: number
  n: number
}

/** Gear is activated. */
export interface MephistoGearActivated {
  kind: "gear-activated"
  seat: number
  card: string
  gear: string
}

/** Gear has no durability left. */
export interface MephistoGearBroken {
  kind: "gear-broken"
  seat: number
  card: string
  gear: string
  from?: string
  to?: string
}

/** Gear goes to another lane. */
export interface MephistoGearMoved {
  kind: "gear-moved"
  seat: number
  card: string
  gear: string
  lane: number
  from?: string
  to?: string
}

/** Gear comes into play. */
export interface MephistoGearPlayed {
  kind: "gear-played"
  seat: number
  card: string
  gear: string
  lane: number
  from?: string
  to?: string
}

/** Gear has `n` durability again. */
export interface MephistoGearRepaired {
  kind: "gear-repaired"
  seat: number
  card: string
  gear: string
  n: number
}

/** Gear is discarded to make room. */
export interface MephistoGearScrapped {
  kind: "gear-scrapped"
  seat: number
  card: string
  gear: string
  from?: string
  to?: string
}

/** Gear in play: `name` is what notation calls it, `attack` all that it gives now. `printed`, `lasting` (attached spells), `boosts` (this turn) and `own` (its own bonus) add up. */
export interface MephistoGearView {
  at: string
  name: string
  card: string
  kind: string
  durability: number
  full: number
  attack: number
  printed: number
  lasting: number
  boosts: MephistoBoostView[]
  own: number
  attached: string[]
  activated: number
  activations: number
  fresh: boolean
}

/** The solitary player has won. */
export interface MephistoGoalReached {
  kind: "goal-reached"
  seat: number
  n: number
}

/** A card of one's own hand, and how many of it there are. */
export interface MephistoHandCardView {
  at: string
  card: string
  kind: string
  cost: number
  count: number
}

/** A card that everybody saw go under the deck comes into a hand. */
export interface MephistoKnownCardDrawn {
  kind: "known-card-drawn"
  seat: number
  card: string
  from?: string
  to?: string
}

/** A monster that entered acts; `seat` is "you", -1 an absent one. */
export interface MephistoMonsterActs {
  kind: "monster-acts"
  seat: number
  card: string
  cell: string
  from?: string
  to?: string
}

/** A monster comes to the pile of who defeated it. */
export interface MephistoMonsterDefeated {
  kind: "monster-defeated"
  seat: number
  card: string
  cell: string
  n: number
  from?: string
  to?: string
}

/** A monster of a hand is to enter the dungeon. */
export interface MephistoMonsterSummoned {
  kind: "monster-summoned"
  seat: number
  card: string
  from?: string
  to?: string
}

/** A player can do nothing. */
export interface MephistoPassed {
  kind: "passed"
  seat: number
}

/** A defeated monster; `ability` where it still does something for its owner. */
export interface MephistoPileView {
  card: string
  souls: number
  ability: boolean
}

/** What everybody can see of a fight: all weapons and all favor, without what a hand adds. */
export interface MephistoPublicFightView {
  seat: number
  lane: number
  cells: string[]
  need: number
  attack: number
  favor: number
  missing: number
}

/** What a victory alone is called from a score on (ME 12.9). */
export interface MephistoRankView {
  rank: string
  least: number
}

/** One player as the viewer sees them; the hand is there for one's own seat only. `team_souls` and `team_favor` are what both partners have, where there are teams. `known` are cards of the hand that everybody has seen going there; `partner` is None where there are no teams. */
export interface MephistoSeatView {
  at: string
  partner: number | null
  side: string
  lanes: string[][]
  gear: MephistoGearView[][]
  favor: number
  souls: number
  team_souls?: number
  team_favor?: number
  pile: string[]
  defeated: MephistoPileView[]
  hand_size: number
  known: string[]
  hand?: string[]
  hand_cards?: MephistoHandCardView[]
  acted: boolean
}

/** A weapon has `n` more attack for good. */
export interface MephistoSpellAttached {
  kind: "spell-attached"
  seat: number
  card: string
  gear: string
  n: number
  from?: string
  to?: string
}

/** A spell is played, from the hand or out of the dungeon. */
export interface MephistoSpellPlayed {
  kind: "spell-played"
  seat: number
  card: string
  from_hand: boolean
  from?: string
  to?: string
}

/** The top card of the deck is discarded. */
export interface MephistoTopDiscarded {
  kind: "top-discarded"
  seat: number
  card: string
  from?: string
  to?: string
}

/** A turn begins. */
export interface MephistoTurnBegun {
  kind: "turn-begun"
  seat: number
}

/** A player lets the partner go on. */
export interface MephistoTurnHandedOver {
  kind: "turn-handed-over"
  seat: number
  target: number
}

/** A draw: a player shares the victory with others who are equal in everything. */
export interface MephistoVictoryShared {
  kind: "victory-shared"
  seat: number
  n: number
}

/** The table from one seat (None: a spectator). `under` are the cards that everybody knows to lie under the deck, the lowest last; `held` those known to be in hands, nobody knows whose: they were not there when the deck was rebuilt. Alone, `score` is what a victory would be worth now or was worth, and `ranks` are those there are. */
export interface MephistoView {
  game: string
  seat: number | null
  ply: number
  player: number
  scores: number[]
  winners: number[]
  outcome: OutcomeView | null
  places: string[]
  turn: number
  start: number
  phase: string
  seats: MephistoSeatView[]
  dungeon: MephistoCellView[]
  deck: number
  under: string[]
  held: string[]
  discards: string[]
  aside: string[]
  ending: MephistoEndingView
  fights: MephistoFightView[]
  public_fights: MephistoPublicFightView[]
  fight: MephistoCurrentFightView | null
  teams: boolean
  care_bear: boolean
  goal?: number
  rank?: string
  score?: number
  ranks?: MephistoRankView[]
}

/** One choice of weapons for a fight: the least favor that wins, and what would break. `weapons_at` are their elements, in the same order; `extra` is the attack that `discards` add, `actions` what carries it out on one's turn. */
export interface MephistoWayView {
  weapons: string[]
  weapons_at: string[]
  attack: number
  extra: number
  discards: MephistoDiscardView[]
  favor: number
  missing: number
  possible: boolean
  breaks: string[]
  actions: string[]
}

/** A weapon has `n` more attack in this turn. */
export interface MephistoWeaponBoosted {
  kind: "weapon-boosted"
  seat: number
  card: string
  gear: string
  n: number
}

/** A weapon joins the fight. */
export interface MephistoWeaponWielded {
  kind: "weapon-wielded"
  seat: number
  card: string
  gear: string
}

/** The table after one ply. */
export interface Moment {
  ply: number
  view: Record<string, unknown>
  prompt: Prompt
  /** the same in words, if requested */
  sections?: Section[]
}

/** A choice with its label. */
export interface Named {
  value: string
  said: string
}

/** A new table; its creator is the host. */
export interface NewTable {
  /** made up by the client, once per wish */
  key: string
  /** the id of the game */
  game: string
  players?: number | null
  /** of the game */
  options?: Record<string, unknown>
  /** a card file (TOML), as text */
  pack?: string
  /** of the table */
  name?: string
  /** only those with the link come in */
  private?: boolean
  /** `kind` (none, move, bank or days), `seconds` and `increment` */
  clock?: Record<string, unknown>
  /** live or correspondence */
  pace?: string
  /** whether the host takes the first seat */
  sit?: boolean
  /** levels of bots for the seats after that */
  bots?: string[]
}

/** One thing that happened, as its recipient may know it. */
export interface News {
  /** counted from 1 for each recipient, without gaps */
  number: number
  /** the game, or the people around it */
  of: "game" | "table"
  /** how many actions the game had seen */
  ply: number
  /** in seconds since 1970 */
  time: number
  /** its kind and its arguments */
  event: Record<string, unknown>
  /** the same as a sentence */
  said: string
}

/** Ask the others to go back to one's last decision, to call it a draw, or to end early. */
export interface Offer {
  type: "offer"
  /** made up by the client, once per wish */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
  /** what is offered */
  what: "draw" | "end" | "undo"
}

/** An open offer: what, by which seat, and which seats have not answered yet. */
export interface OfferView {
  seat: number
  waiting: number[]
  what: string
}

/** Open one's share of the dice, when everybody has sealed theirs. */
export interface Open {
  type: "open"
  /** made up by the client, once per wish */
  key: string
  /** which table */
  table: string
  /** the 32 bytes: 64 hex digits */
  contribution: string
}

/** How the game ended. `ranks` are those of the seats, from 1; 0 where the rules give none. */
export interface OutcomeView {
  draw: boolean
  ranks: number[]
  reason: string
  scores: number[]
  winners: number[]
}

/** A package that the server is made of. */
export interface Package {
  name: string
  licence: string
}

/** Earlier news, in answer to `history`; of many only the newest. */
export interface Past {
  type: "past"
  key: string
  /** which table */
  table: string
  /** from where one looks; null: a spectator */
  seat: number | null
  news: News[]
  /** who misses one sends `watch` for each table again */
  serial?: number
}

/** Ask for a sign of life. */
export interface Ping {
  type: "ping"
}

/** Several actions to be carried out as one step. */
export interface PlanChoice {
  actions: string[]
  args: Record<string, number | string>
  key: string
  said?: string
  touches: string[]
  undoable: boolean
}

/** A sign of life. */
export interface Pong {
  type: "pong"
  /** who misses one sends `watch` for each table again */
  serial?: number
}

/** Let questions of this kind, out of turn, be answered by themselves from now on. */
export interface Prefer {
  type: "prefer"
  /** made up by the client, once per wish */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
  /** the key of the question */
  question: string
  /** an action, `first` or `last`; empty: ask me again */
  answer?: string
}

/** Who is connected. */
export interface PresenceMessage {
  type: "presence"
  /** which table */
  table: string
  /** whose people are there */
  seats: number[]
  spectators: number
  /** who misses one sends `watch` for each table again */
  serial?: number
}

/** The progress of a job, and its result so far. */
export interface Progress {
  done: number
  total: number
  result?: Record<string, unknown>
}

/** What one seat (None: a spectator) is told now. `player` is the seat that decides, -1 when the game is over. `question` is None when it is not for this seat to know, and `waiting` then says what may be known of it; `choices` and `plans` are empty for those who wait. `lesson` is there where a game is being learned. */
export interface Prompt {
  choices: Choice[]
  game: string
  lesson?: LessonStep
  outcome: OutcomeView | null
  plans: PlanChoice[]
  player: number
  ply: number
  question: Asked | null
  said?: string
  seat: number | null
  undo: UndoPrompt
  waiting: Waiting | null
}

/** The table in words, for a terminal or a screen reader. Answered by `sheet`. */
export interface Read {
  type: "read"
  /** made up by the client, once per wish */
  key: string
  /** which table */
  table: string
  /** one's own, or null */
  seat?: number | null
  /** only what a decision needs */
  brief?: boolean
}

/** Let us begin. One's share of the dice is sealed: the SHA-256 of 32 bytes drawn by lot. */
export interface Ready {
  type: "ready"
  /** made up by the client, once per wish */
  key: string
  /** which table */
  table: string
  /** 64 hex digits; empty: none */
  commitment?: string
}

/** Positions of a record. */
export interface RecordMoments {
  /** the record */
  text: string
  /** from where one looks; -1: a spectator */
  seat?: number
  first?: number
  count?: number
  /** with what all seats knew */
  open?: boolean
  /** also in words */
  words?: boolean
}

/** A guest from another device. */
export interface Recover {
  /** the recovery code */
  code: string
  cookie?: boolean
}

/** What was asked for was not done, and nothing has changed. */
export interface Refused {
  type: "refused"
  /** of the message; empty where it had none */
  key: string
  /** the key of the sentence */
  error: string
  /** what the sentence is filled in with */
  args: Record<string, unknown>
  /** the sentence */
  said: string
  /** of the rulebook, where a rule forbids it */
  clause?: string
  /** who misses one sends `watch` for each table again */
  serial?: number
}

/** Send somebody away, as the host. The invitation is renewed: its old link opens nothing. */
export interface Remove {
  type: "remove"
  /** made up by the client, once per wish */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
}

/** A record to replay. */
export interface ReplayRecord {
  /** the record */
  text: string
  /** from where one looks; -1: a spectator */
  seat?: number
}

/** A request body. */
export interface RequestBody {
}

/** Take one's seat back from the bot that plays it. */
export interface Return {
  type: "return"
  /** made up by the client, once per wish */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
}

/** A moment that is worth going back to. */
export interface ReviewMark {
  /** the number of the move, from 1 */
  ply: number
  /** whose mistake, whose luck, or who took the lead */
  seat: number
  kind: "luck" | "mistake" | "turn"
  /** what was done */
  played: string
  /** what would have been better; empty: nothing */
  better: string
  /** what the seat could expect, as in `course` */
  before: number
  /** what was left of it, or made of it */
  after: number
  said: string
}

/** One rule. */
export interface RuleClause {
  id: string
  chapter: string
  text: string
  /** the sentences in parentheses, which explain the rule */
  reasons?: string[]
  /** of the game that change it */
  options?: string[]
}

/** Talk to everybody at the table, or to one's team. */
export interface Say {
  type: "say"
  /** made up by the client, once per wish */
  key: string
  /** which table */
  table: string
  text: string
  team?: boolean
}

/** Give a seat to a bot (the host), to a second person at one's own device, or free it. */
export interface Seat {
  type: "seat"
  /** made up by the client, once per wish */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
  /** of the bot; empty: no bot */
  level?: string
  /** of the person */
  name?: string
  /** of the person */
  colour?: string
}

/** One seat. `bot` is the level of the bot that plays it; where it has a `name` too, it stands in for that person. `out` says why the person no longer plays: surrender, time or removed. `side` is the number of the team, the same for those who win together. */
export interface SeatSummary {
  bot: string
  colour: string
  commitment: string
  contribution: string
  is_free: boolean
  is_host: boolean
  is_ready: boolean
  is_yours: boolean
  name: string
  out: string
  seat: number
  side: number
}

/** A part of the table in words: rows of cells below a title. */
export interface Section {
  title: string
  /** of the columns; may be empty */
  header: string[]
  rows: string[][]
  /** rows that stand out: whose turn it is */
  marked: number[]
  /** the element that each row is about */
  at: string[]
}

/** The table in words. */
export interface Sheet {
  type: "sheet"
  key: string
  title: string
  sections: Section[]
  /** who misses one sends `watch` for each table again */
  serial?: number
}

/** Take a seat: this one, or any that is free. Who sits already moves there. */
export interface Sit {
  type: "sit"
  /** made up by the client, once per wish */
  key: string
  /** which table */
  table: string
  seat?: number | null
}

/** Read in another language; the tables that one follows are sent anew. */
export interface Speak {
  type: "language"
  /** of all sentences from now on */
  language: "en" | "fr"
}

/** Leave: before the game for good, during it a bot plays until one returns. */
export interface Stand {
  type: "stand"
  /** made up by the client, once per wish */
  key: string
  /** which table */
  table: string
}

/** What one has played here. */
export interface Statistics {
  /** finished games, also those that are not counted */
  total: number
  /** games won in a row; below zero: lost in a row */
  streak: number
  /** the most frequent first */
  games: GameStatistics[]
  /** the latest first */
  finished: FinishedGame[]
  /** tables of an older version, read when one asks again */
  unread?: number
}

/** The table: `status` is gathering, playing or over, `opening` while contributions are shown. `secret` is empty until the game is over. `offers` are those that the game knows, `offer` is the one that is open. `preferences` are those of the recipient alone, and `default_for` is the question that they are asked out of turn and could leave to a default. `beginning` is null where a game begins as usual. */
export interface Summary {
  beginning: Beginning | null
  clock: ClockView
  default_for: string
  game: string
  name: string
  next_table: string
  offer: OfferView | null
  offers: string[]
  opening: boolean
  options: Record<string, unknown>
  pace: string
  pack: boolean
  players: number
  preferences: Record<string, string>
  private: boolean
  problem: string
  seal: string
  seats: SeatSummary[]
  secret: string
  status: string
  title: string
  version: string
}

/** Give the game up. */
export interface Surrender {
  type: "surrender"
  /** made up by the client, once per wish */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
}

/** A table that was made. */
export interface TableCreated {
  table: string
  /** the link that lets others in */
  invite: string
}

/** What a list of tables shows. */
export interface TableListing {
  table: string
  game: string
  status: string
  /** whether it is your turn */
  asked: boolean
  card: Record<string, unknown>
}

/** All that one may know of a table. */
export interface TableMessage {
  type: "table"
  /** which table */
  table: string
  /** from where one looks; null: a spectator */
  seat: number | null
  /** all seats of one's own */
  seats: number[]
  /** of the last news */
  number: number
  /** the people, the clocks, the offers */
  summary: Summary
  /** what never changes during a game: the cards; only where `since` is 0 */
  description: Record<string, unknown> | null
  /** the game; null before it begins */
  view: Record<string, unknown> | null
  prompt: Prompt | null
  /** after `since`; of many only the newest */
  news: News[]
  /** number of the first of `news`; above `since` + 1, some were left out */
  first: number
  /** why nobody can play on here, in a sentence; empty: one can */
  readonly?: string
  /** who misses one sends `watch` for each table again */
  serial?: number
}

/** Take one's last step back. */
export interface Undo {
  type: "undo"
  /** made up by the client, once per wish */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
}

/** Whether the last step can be taken back, and if not, what is in the way. */
export interface UndoPrompt {
  barrier: string
  possible: boolean
  said?: string
}

/** A player took moves back: for this recipient, the game after number `after` is void. */
export interface Undone {
  kind: "undone"
  seat: number
  after: number
}

/** Not yet, after all. */
export interface Unready {
  type: "unready"
  /** made up by the client, once per wish */
  key: string
  /** which table */
  table: string
}

/** Something happened at a table that one follows. What is left out is as before. */
export interface Update {
  type: "news"
  /** which table */
  table: string
  /** of the last news */
  number: number
  /** of many only the newest */
  news: News[]
  summary?: Summary
  /** what never changes during a game: sent where the host changed the game */
  description?: Record<string, unknown>
  view?: Record<string, unknown> | null
  prompt?: Prompt | null
  /** who misses one sends `watch` for each table again */
  serial?: number
}

/** What everybody may know of a secret question: what it is about, and which card asks. */
export interface Waiting {
  card: string
  clause: string
  key: string
}

/** Follow a table: all of it is sent at once (`table`), then whatever happens (`news`). Sent again, it brings the table anew: after a gap, or to look from another seat of one's own. */
export interface Watch {
  type: "watch"
  /** which table */
  table: string
  /** one of several own seats; else the first, or none */
  seat?: number | null
  /** the number of the last news one has; not all that follow may come */
  since?: number
  /** the secret of the link, where one is needed */
  invite?: string
}

/** Cards of a pack whose strength is to be tried. */
export interface WeighPack {
  /** fields of each card */
  cards: Record<string, unknown>[]
}

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome"
  protocol: number
  /** of the server */
  version: string
  /** what one is called here */
  name: string
  /** of all sentences from now on */
  language: "en" | "fr"
  /** of the browser client served here: a page of another build is old */
  build?: string
  /** who misses one sends `watch` for each table again */
  serial?: number
}

/** Your new identity, with secrets that are shown only once. */
export interface Welcomed {
  id: string
  name: string
  colour: string
  /** moves you to another device */
  recovery: string
  /** the bearer token; empty if it is in a cookie */
  token?: string
}

/** What forbids an action, or doing anything with an element? Answered by `because`. */
export interface Why {
  type: "why"
  /** made up by the client, once per wish */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
  /** `buy 2`, or an element: `block:2` */
  what: string
}

/** A share of all games, with its interval of 95 %. */
export interface WinShare {
  name: string
  share: number
  low: number
  high: number
}

/** How often: of the games `played`, `won` and `drawn`; the others are lost. `low` and `high` are the 95 % interval of the share that is won. */
export interface WinTally {
  played: number
  won: number
  drawn: number
  low: number
  high: number
}

/** The view and the events of each game. */
export interface Games {
  "dice-summoners": { view: DiceSummonersView; event: DiceSummonersEvent }
  "dicke-daemonen": { view: DickeDaemonenView; event: DickeDaemonenEvent }
  "lets-summon-demons": { view: LetsSummonDemonsView; event: LetsSummonDemonsEvent }
  "mephisto": { view: MephistoView; event: MephistoEvent }
}
