/* Made by make_wire.py from the server's messages and the games' views: do not edit. */

export type FromClient =
  | Hello
  | Watch
  | Leave
  | Follow
  | Speak
  | Ping
  | Consider
  | Why
  | Hint
  | Advise
  | Read
  | History
  | Close
  | Sit
  | Seat
  | Stand
  | Remove
  | Readmit
  | Return
  | Surrender
  | Change
  | Offer
  | Accept
  | Decline
  | AskForSeat
  | Act
  | Undo
  | Prefer
  | Ready
  | Unready
  | Open
  | Say
  | TakeVacation
  | EndVacation

export type FromServer =
  | Welcome
  | TableMessage
  | Update
  | Past
  | Tables
  | PresenceMessage
  | Done
  | Refused
  | Considered
  | Because
  | Hinted
  | Advised
  | Sheet
  | Pong
  | Closing

/** The version of this server, and the packages that it is made of. */
export interface AboutServer {
  version: string
  packages: Package[]
}

/** Consent to the offer that is open at the table. */
export interface Accept {
  type: "accept"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
  /** what is offered */
  what: "continue" | "draw" | "end" | "pause" | "replace" | "undo"
}

/** Perform one action, or several as one step: all of them or none. */
export interface Act {
  type: "act"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
  actions: string[]
}

/** Ask for a move to recommend, at once, without reasons. Answered by `advised`. */
export interface Advise {
  type: "advise"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
}

/** The move to recommend: the first of the hint, if a bot is sure of it and it does no harm. None is recommended at tables with several people, in lessons and while the server is busy. */
export interface Advised {
  type: "advised"
  key: string
  /** of one step, as for `act`; empty: no move is recommended */
  actions: string[]
  /** counts the messages on a connection; if you miss one, send `watch` again */
  serial?: number
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

/** Ask to take over the seat of somebody who has left, as long as a bot stands in for them. All people who play have to agree. You then see what this seat may see; its earlier player, who has seen it, too, cannot play at this table any more. */
export interface AskForSeat {
  type: "request-seat"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
}

/** The question: its key and arguments, the card that asks, and the clause of the rulebook. `subject` is the kind of question, independent of its wording. */
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

/** The state of a job that plays to see what a pack changes. */
export interface BalanceJob {
  id: string
  status: "done" | "failed" | "running" | "waiting"
  done: number
  total: number
  /** an empty object before the first report */
  result: Balance
}

/** A line of a bot about a great moment. */
export interface BanterLine {
  seat: number
  said: string
}

/** One thing that a player would mention: one or more events, to be shown as one step. If it is sent again with the same `first`, it has grown. */
export interface Beat {
  /** the number of its first event */
  first: number
  /** of its last event; table events between may be part of no beat */
  last: number
  /** how it is shown */
  name: "alarm" | "aura" | "break" | "collect" | "count" | "curse" | "draw" | "fire" | "freeze" | "heal" | "hit" | "kill" | "move" | "owner" | "pay" | "predict" | "quiet" | "refill" | "roll" | "shield" | "steal" | "summon" | "turn" | "undo" | "wear" | "win"
  /** how much attention it deserves; 0: log only */
  weight: number
  /** whose action it is */
  seat: number | null
  /** the elements involved */
  touches: string[]
  /** counters, and by how much they change */
  changes: ([string, number])[]
  /** whether it is about you: something you did, have, gain or lose */
  yours: boolean
  /** the beat as a sentence */
  said: string
  /** what to call it as the cause of later beats: `Bo's 7`; empty: it causes none */
  cause?: string
  /** the card that set it off; empty: none */
  card?: string
  /** counters, and cards that they count more or fewer of */
  cards?: ([string, string])[]
  /** what a bot says about it */
  banter?: BanterLine | null
  /** whether a card activates in it */
  fires?: boolean
  /** whether it is what an action does first; if not, it only came of one */
  chosen?: boolean
}

/** What forbids it; nothing does if `said` is empty. */
export interface Because {
  type: "because"
  key: string
  error?: string
  said?: string
  clause?: string
  /** counts the messages on a connection; if you miss one, send `watch` again */
  serial?: number
}

/** The position at which a game begins that continues another one. `ply` is how many actions led there. `is_redealt` is whether everything that is not public in it is dealt again, because of the people who play, or before the game, who sit there now. */
export interface Beginning {
  is_redealt: boolean
  ply: number
}

/** One of your best scores in a game played alone. */
export interface BestScore {
  table: string
  game: string
  ended: number
  score: number
}

/** How often those win who had the card: without the pack, with it, and the difference. */
export interface CardBalance {
  id: string
  before: Interval
  after: Interval
  change: Interval
}

/** All cards of a game, with their texts and the fields of the card file. */
export interface CardBox {
  /** as a table describes them */
  cards: CardText[]
  /** as in the card file, by id */
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

/** One field of a card, of a table on it, or of a step. `kinds` are the kinds of card that have it; by default all. `when` names other fields and the values with which it applies. What is not `required` may be left out; then it is `default`. */
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

/** A card of the catalogue: what is printed on it, in the reader's language. `clauses` are the rules to read about it, the closest first. */
export interface CardText {
  clauses?: string[]
  copies: number
  emblem: string
  figures: Record<string, number | string>
  id: string
  kind: string
  name: string
  text: string
}

/** One form that a step can take: `fixed` is always there, `fields` are filled in. */
export interface CardWay {
  fields: CardField[]
  fixed: Record<string, unknown>
  name: string
  said: string
}

/** A choice of a field; `kinds`: only on such cards. */
export interface CardWord {
  kinds?: string[]
  said: string
  value: string
}

/** Change the setup before the game, as the host; nobody is ready then. Null: unchanged. */
export interface Change {
  type: "change"
  /** idempotency key: made up by the client, once per request */
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
  rated?: boolean | null
}

/** Changes your name or colour; what is left out stays. */
export interface ChangeMe {
  name?: string | null
  colour?: string | null
}

/** When you want to be notified. */
export interface ChangeNotifications {
  /** for each turn, or together */
  digest?: "daily" | "hourly" | "none"
  digest_hour?: number
  /** HH:MM; both are empty without quiet hours */
  quiet_from?: string
  /** HH:MM; both are empty without quiet hours */
  quiet_to?: string
  /** the IANA time zone of the times of day */
  zone?: string
}

/** Where you are notified. */
export interface ChannelState {
  /** the URL, or the e-mail address */
  address: string
  /** of the webhook: ntfy, discord, slack or json */
  form: string
  /** whether the code was entered */
  is_confirmed: boolean
  /** why it is switched off, as a sentence; empty: it is on */
  problem: string
}

/** A setup of a game that somebody is about to choose. */
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
  /** of the game, chosen so far */
  options?: Record<string, unknown>
}

/** One card of a pack: whether it is valid, and how a table would show it. */
export interface CheckedCard {
  fields: Record<string, unknown>
  /** whether the box has no card with this id */
  is_new: boolean
  error?: CardError | null
  /** as a table would describe it */
  card?: Record<string, unknown>
  /** its text, by language */
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
  /** with which its new cards come into play */
  options: Record<string, string>
}

/** A legal action: its notation, its label, and the elements it touches. `undoable` is whether it can be undone; `preview` is what it would cost or gain; `ends` is whether it ends the turn or the game; `gives_up` whether it gives something up that cannot be had back: clients ask twice. */
export interface Choice {
  args: Record<string, number | string>
  ends: boolean
  gives_up: boolean
  kind: string
  label: string
  preview: Record<string, number | string>
  preview_said?: string[]
  said?: string
  text: string
  touches: string[]
  undoable: boolean
}

/** The clock as everybody sees it. `left` is the time of each seat when the clock of seat `running` was started, at time `since`. `stopped` is the time at which that clock was stopped; null if it runs. */
export interface ClockView {
  increment: number
  kind: string
  left: number[]
  running: number | null
  seconds: number
  since: number
  stopped: number | null
}

/** Close the table before the game, as the host: nobody can join or return. The server also ends a game with it: nobody wins, and everybody sees the reason. */
export interface Close {
  type: "close"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
}

/** The server restarts: everything acknowledged is stored. Reconnect. */
export interface Closing {
  type: "closing"
  /** to wait before reconnecting */
  seconds: number
  /** the key of the sentence */
  error: string
  /** the sentence */
  said: string
  /** counts the messages on a connection; if you miss one, send `watch` again */
  serial?: number
}

/** A new recovery code; the old one stops working. */
export interface Code {
  code: string
}

/** The code that was sent to the address. */
export interface ConfirmEmail {
  code: string
}

/** Try actions without performing them. Answered by `considered`. */
export interface Consider {
  type: "consider"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
  actions: string[]
}

/** The result of trying actions: `done` of them, up to the barrier that the next one crosses. */
export interface Consideration {
  done: number
  barrier: string
  events: Record<string, unknown>[]
  view: Record<string, unknown>
  prompt: Prompt
}

/** The result of trying actions. */
export interface Considered {
  type: "considered"
  key: string
  /** how many of them were tried, up to the next information barrier */
  done: number
  /** the barrier that the next one would cross */
  barrier: string
  /** the events, as sentences */
  news: string[]
  view: GameView
  prompt: Prompt
  /** counts the messages on a connection; if you miss one, send `watch` again */
  serial?: number
}

/** Play on from a position of a finished game, against bots. */
export interface Continue {
  /** idempotency key: made up by the client, once per request */
  key: string
  /** after this action of the record */
  ply: number
  /** your seat */
  seat: number
  /** of the bots on all other seats */
  level: string
}

/** Play on from a position of a record. */
export interface ContinueRecord {
  /** idempotency key: made up by the client, once per request */
  key: string
  /** after this action of the record */
  ply: number
  /** your seat */
  seat: number
  /** of the bots on all other seats */
  level: string
  /** the record */
  text: string
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

/** The request for a new guest of this server. */
export interface CreateGuest {
  /** the display name */
  name: string
  /** empty: at random */
  colour?: string
  /** token in a cookie, for browsers, or in the response */
  cookie?: boolean
}

/** Decline the open offer, or withdraw your own. It cannot be repeated at once. */
export interface Decline {
  type: "decline"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
  /** what is offered */
  what: "continue" | "draw" | "end" | "pause" | "replace" | "undo"
}

/** What never changes during a game. `end` is the action that only ends a turn, or empty. `clauses` are the rules to read about each kind of event, `undoes` the kind of the event before that one of this kind undoes, and `coach` the notes for newcomers, by question. */
export interface Description {
  cards: CardText[]
  clauses?: Record<string, string>
  coach?: Record<string, string>
  emblem: string
  emblems: Record<string, string>
  end: string
  game: string
  players: number
  settings: Settings
  title: string
  undoes?: Record<string, string>
}

/** A browser or program in which you are signed in. */
export interface DeviceInfo {
  id: string
  /** browser and system; empty: unknown */
  name: string
  /** the day of its last use, counted from 1970-01-01 (UTC) */
  seen: number
  /** whether this request comes from it */
  is_this: boolean
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

/** A card leaves the game from `at`, with the tokens on each of its slots. */
export interface DiceSummonersCardDiscarded {
  kind: "card-discarded"
  seat: number
  card: string
  at: string
  tokens: number[]
  from?: string
  to?: string
}

/** A card comes from its deck; a ritual brings a mythic one. */
export interface DiceSummonersCardTaken {
  kind: "card-taken"
  seat: number
  card: string
  at: string
  mythic: boolean
  from?: string
  to?: string
}

/** A card in front of a player; `spent` marks a ritual that was cast. `copy` is its number among the copies of that player, which it keeps during a turn. */
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

/** A curse leaves after its last turn. */
export interface DiceSummonersCurseEnded {
  kind: "curse-ended"
  seat: number
  card: string
  from?: string
  to?: string
}

/** A shared deck and how many cards it has. */
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

/** The immutable description; without `decks`, they are random. `deck_format` counts the decks of each kind, `dice` the blue and red dice of the game. */
export interface DiceSummonersDescription {
  game: string
  title: string
  players: number
  emblem: string
  emblems: Record<string, string>
  settings: Settings
  end: string
  cards: DiceSummonersPrintedCard[]
  clauses?: Record<string, string>
  undoes?: Record<string, string>
  coach?: Record<string, string>
  decks: string[]
  deck_format: Record<string, number>
  dice: number[]
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

/** A roll: `values` count the dice by face, `dice` are the single ones. So many blue and red ones of them were kept from the turn before. */
export interface DiceSummonersDiceRolled {
  kind: "dice-rolled"
  seat: number
  n: number
  values: number[]
  dice: string[]
  kept: number[]
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

/** The first player is picked at random. */
export interface DiceSummonersFirstPlayerDrawn {
  kind: "first-player-drawn"
  seat: number
}

/** A player has won the game. */
export interface DiceSummonersGameWon {
  kind: "game-won"
  seat: number
}

/** A heal at full health, which changes nothing. */
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

/** Damage that no token took; `left` is the health after it. */
export interface DiceSummonersHealthLost {
  kind: "health-lost"
  seat: number
  card: string
  n: number
  left: number
}

/** What an attack or a steal would do now: tokens and health the opponent would lose. */
export interface DiceSummonersHitView {
  tokens: number
  health: number
  kills: boolean
}

/** There is nothing to roll; a curse took the dice that were kept. */
export interface DiceSummonersNoDice {
  kind: "no-dice"
  seat: number
  kept: number[]
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

/** A card of the catalogue; `gain` are the blue and the red dice of a creature. */
export interface DiceSummonersPrintedCard {
  id: string
  kind: string
  copies: number
  emblem: string
  figures: Record<string, number | string>
  name: string
  text: string
  clauses?: string[]
  gain?: number[]
  slots?: DiceSummonersSlotFigures[]
  turns?: number
}

/** One player; `curse_left` is the number of turns in which the curse will still act. */
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

/** What is printed on a slot. */
export interface DiceSummonersSlotFigures {
  does: string
  value: number
  cost: string
  gives: number
  takes: string
  spell: string
  spell_name?: string
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

/** A player gives up the game. */
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

/** Tokens are placed on a slot. */
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

/** The turn cap ends the game after `n` turns. */
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
  most_creatures: number
  capped: boolean
}

/** A corner of a power field, with the spot for a demon. */
export interface DickeDaemonenBoardCorner {
  at: string
  name: string
  field: string
  crossing: number
  colours: string[]
  spot: DickeDaemonenSpotView
}

/** The place where two lines cross, and their colours. */
export interface DickeDaemonenBoardCrossing {
  x: number
  y: number
  colours: string[]
}

/** A power field; the outermost one has no spot for a ghost. */
export interface DickeDaemonenBoardField {
  at: string
  centre_at: string | null
  name: string
  outer: boolean
  value: number
  inside: string[]
  knots: string[]
  neighbours: string[]
  corners: string[]
  outline: ([number, number])[]
  ghost_spot: DickeDaemonenSpotView | null
  label_spot: [number, number]
}

/** A closed line and its knot. */
export interface DickeDaemonenBoardLine {
  colour: string
  element: string
  emblem: string
  points: ([number, number])[]
  knot: [number, number]
}

/** The geometry of a board, as clients draw it. */
export interface DickeDaemonenBoardView {
  name: string
  frame: [number, number, number, number]
  lines: DickeDaemonenBoardLine[]
  crossings: DickeDaemonenBoardCrossing[]
  fields: DickeDaemonenBoardField[]
  corners: DickeDaemonenBoardCorner[]
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

/** The total of a colour at the end. */
export interface DickeDaemonenColourScored {
  kind: "colour-scored"
  card: string
  n: number
}

/** One colour: points, their fields, free places, and unseen creatures. */
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

/** A corner: its name, the colours that may stand there, and its demon. */
export interface DickeDaemonenCornerView {
  at: string
  name: string
  colours: string[]
  demon: string | null
}

/** A creature comes out of the sack; only its owner sees which one (DD 1.8, 4.1). */
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

/** The immutable description, with the board's geometry and the colours. */
export interface DickeDaemonenDescription {
  game: string
  title: string
  players: number
  emblem: string
  emblems: Record<string, string>
  settings: DickeDaemonenSettings
  end: string
  cards: CardText[]
  clauses?: Record<string, string>
  undoes?: Record<string, string>
  coach?: Record<string, string>
  board: DickeDaemonenBoardView
  colours: DickeDaemonenPrintedColour[]
}

/** An ellipse in the JSON form; `rotation_deg` turns its x radius clockwise on the screen. */
export interface DickeDaemonenEllipseText {
  colour: string
  shape: "ellipse"
  cx: number
  cy: number
  rx: number
  ry: number
  rotation_deg: number
  knot: [number, number]
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
  value: number
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

/** A field: its value, its contents, and the colour that holds it. */
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

/** The player who begins the game is chosen. */
export interface DickeDaemonenFirstPlayerFound {
  kind: "first-player-found"
  seat: number
}

/** The rest of a fist goes back; only its owner knows which creatures. */
export interface DickeDaemonenFistReturned {
  kind: "fist-returned"
  seat: number
  n: number
  cards?: string[]
  from?: string
  to?: string
}

/** A player cannot summon, which ends the game. */
export interface DickeDaemonenGameEnded {
  kind: "game-ended"
  seat: number
}

/** The first player who predicted a winning colour wins. */
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

/** The JSON form of a complete layout. */
export interface DickeDaemonenLayoutText {
  name?: string
  lines: (DickeDaemonenEllipseText | DickeDaemonenLoopText)[]
}

/** The power lines are laid, and the board is ready. */
export interface DickeDaemonenLinesLaid {
  kind: "lines-laid"
  crossings: number
  fields: number
}

/** A closed line through points in the JSON form, with straight edges or smooth. */
export interface DickeDaemonenLoopText {
  colour: string
  shape: "polygon" | "curve"
  points: ([number, number])[]
  knot: [number, number]
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

/** A prediction, in the order in which they were made. In solitaire it has a `place`, and the points of its colour are multiplied by `times`. */
export interface DickeDaemonenPredictionView {
  at: string
  order: number
  seat: number
  colour: string
  place?: number
  times?: number
}

/** A colour, with the element that it stands for. */
export interface DickeDaemonenPrintedColour {
  colour: string
  element: string
  emblem: string
}

/** A player has nothing to draw; `first`: nobody has missed a creature before. */
export interface DickeDaemonenSackEmpty {
  kind: "sack-empty"
  seat: number
  first: boolean
}

/** One player as the viewer sees them. The fist is included in the viewer's own seat, and in all seats when the game has ended. `returned` is what the viewer put back into the sack; it may have been drawn since. */
export interface DickeDaemonenSeatView {
  at: string
  fist_at: string
  fist_size: number
  fist?: string[]
  creatures?: DickeDaemonenCreatureView[]
  returned?: string[]
  predictions: string[]
}

/** The options of the game, with the whole layout. */
export interface DickeDaemonenSettings {
  cards?: Record<string, unknown>[]
  layout: DickeDaemonenLayoutText
  oldest: number
  majority: string
}

/** The predictions did not come true. */
export interface DickeDaemonenSolitaireLost {
  kind: "solitaire-lost"
}

/** There was no prediction that could come true. */
export interface DickeDaemonenSolitaireUnpredicted {
  kind: "solitaire-unpredicted"
}

/** All predictions of solitaire came true. */
export interface DickeDaemonenSolitaireWon {
  kind: "solitaire-won"
  n: number
}

/** The circle in which a piece is drawn. */
export interface DickeDaemonenSpotView {
  x: number
  y: number
  radius: number
}

/** The turn of a player begins. */
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

/** The command with this key is stored: no crash can undo it. */
export interface Done {
  type: "done"
  key: string
  /** counts the messages on a connection; if you miss one, send `watch` again */
  serial?: number
}

/** One roll or draw: chance was asked for a number from 0 to `bound` - 1. */
export interface DrawCall {
  /** the move that asked, from 1; 0 is the setup */
  ply: number
  bound: number
  result: number
}

/** Why the turn cannot end yet, and the clause of the rulebook. */
export interface EndRefusal {
  clause: string
  said: string
}

/** Return early from your vacation; unused days remain yours. The server ends it in time. */
export interface EndVacation {
  type: "end-vacation"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
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

/** The state of a job that plays to see how fair a game is. */
export interface FairnessJob {
  id: string
  status: "done" | "failed" | "running" | "waiting"
  done: number
  total: number
  /** an empty object before the first report */
  result: Fairness
}

/** One finished game of a person, with its result. */
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

/** Follow the lists of tables. The server sends both (`tables`), then each that changes. */
export interface Follow {
  type: "follow"
  /** false: stop following them */
  on?: boolean
}

/** A game that can be played here. */
export interface GameInfo {
  id: string
  title: string
  /** the fewest and the most */
  players: [number, number]
  usual_players: number
  /** how long a game takes; zeros: unknown */
  minutes: [number, number]
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

/** An option of a game, as a form needs it. */
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
  /** the only number of players that the flag is for; 0: any */
  players?: number
  /** a variant, a way to play, choices with pictures, or offered only before the game */
  form?: "expert" | "mode" | "pictures" | "variant"
  /** the choice that is completed in the game's editor */
  own_choice?: string
}

/** What happened in a game, and all that stays the same; positions are asked for in slices. */
export interface GameReplay {
  /** its id; empty where a record was read */
  table: string
  /** whose view is shown; null: a spectator's */
  seat: number | null
  /** the number of the last ply; 0 is the setup */
  last: number
  /** the people, as they were in the end */
  summary: Summary
  /** what never changes: the cards */
  description: Description
  /** the events that the seat saw, by ply */
  news: News[]
  /** the beats of `news` */
  beats: Beat[]
  /** of a record; those of a table are asked for there */
  dice?: Dice | null
  /** whether all hands may be shown */
  hands?: boolean
}

/** What a strong bot thinks of a finished game; partial while it is computed. */
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

/** The results of a person in all games of one kind. */
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

/** Which game, whose view, who decides, and the result. Every item that can be pointed at has its element in `at`, once per view. Where another item refers to it, the name of the field shows what it is (`card_at`). `places` are the other elements: decks, piles, the supply. */
export interface GameView {
  game: string
  outcome: OutcomeView | null
  places: string[]
  player: number
  ply: number
  scores: number[]
  seat: number | null
  winners: number[]
}

/** The health of the server. */
export interface Health {
  ok: boolean
}

/** The first message on every connection. */
export interface Hello {
  type: "hello"
  /** the protocol version of the client: 1 */
  protocol: number
  /** of all sentences from now on */
  language?: "en" | "fr"
}

/** Ask what a bot would do, and why. Answered by `hinted`, after some seconds. */
export interface Hint {
  type: "hint"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
}

/** One of the best choices according to a bot. */
export interface HintIdea {
  /** the notation for `act` */
  action: string
  /** its label */
  label: string
  /** the elements that it touches */
  touches: string[]
  /** arguments for or against it */
  said: string
  /** of winning, from 0 to 1; null if the choice is forced, or in games for points */
  chance?: number | null
  /** the expected score, in games for points */
  points?: number | null
}

/** The best choices according to a bot, best first, with chances and reasons. */
export interface Hinted {
  type: "hinted"
  key: string
  ideas: HintIdea[]
  /** counts the messages on a connection; if you miss one, send `watch` again */
  serial?: number
}

/** Ask for earlier news: the newest before those you have. Answered by `past`. */
export interface History {
  type: "history"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
  /** the number of the first news you have */
  before: number
  /** one of your seats, or null */
  seat?: number | null
}

/** Options of a game, to preview. */
export interface Inspect {
  /** of the game */
  options?: Record<string, unknown>
}

/** A mean with its 95% interval; `count` values are too few for one below two. */
export interface Interval {
  mean: number
  low: number
  high: number
  count: number
}

/** The state of a job, as its owner sees it; each kind of job declares its result. */
export interface JobState {
  id: string
  status: "done" | "failed" | "running" | "waiting"
  done: number
  total: number
  result: unknown
}

/** Your rating in one game at one kind of table. */
export interface KindRating {
  game: string
  /** duel, free-for-all or teams */
  kind: string
  played: number
  /** on the Elo scale: 100 more win 64% of the games, 200 more 76% */
  points: number
  /** the lower end of the 95% interval */
  low: number
  high: number
  /** the latest games, the oldest first */
  curve: RatingPoint[]
}

/** The request for a new table with a lesson. */
export interface Learn {
  /** from the start, even if one can be resumed */
  again?: boolean
}

/** Stop following a table. You keep your seat there. */
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

/** The progress of a lesson: completed steps, the text of the next one, highlighted elements. `moves` are the legal actions that it expects now, `left` all that is left of the step, each with the alternatives that are as good. A puzzle names none. */
export interface LessonStep {
  key: string
  left: string[][]
  lit: string[]
  moves: string[]
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

/** A Demon comes into play; its side then has `demons` and needs `goal` to win. */
export interface LetsSummonDemonsDemonSummoned {
  kind: "demon-summoned"
  seat: number
  card: string
  source: string
  at: string
  demons: number
  goal: number
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

/** The player who begins is drawn at random. */
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

/** A card in the viewer's hand, or one that is looked at. */
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

/** A place of the Block, with its card if there is one. */
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

/** One player as the viewer sees them; `hand` is present for the viewer's own seat only. `partner` is None where there are no teams. */
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

/** A seat collects souls from the supply. */
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

/** A regular turn of a seat begins. */
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

/** A URL that holds a secret; `is_local` means that it works only on the server's machine. */
export interface Link {
  url: string
  is_local?: boolean
}

/** One event as its recipient sees it, with its number for this recipient. It is an event of the game or of the table; `time` is 0 where there is no clock. */
export interface LogItem {
  number: number
  ply: number
  of: "game" | "table"
  time: number
  event: Record<string, unknown>
}

/** Your identity on this server, as only you see it. */
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

/** Extra attack of a weapon in this turn, with the card that gives it. */
export interface MephistoBoostView {
  card: string
  attack: number
}

/** A card leaves the hand to be played; it is paid for first. */
export interface MephistoCardAnnounced {
  kind: "card-announced"
  seat: number
  card: string
  from?: string
  to?: string
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

/** A card is drawn from the deck; only its owner sees which (ME 1.7). */
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

/** The fight that is being fought. */
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

/** The `n` discards are shuffled into a new deck. */
export interface MephistoDeckRebuilt {
  kind: "deck-rebuilt"
  n: number
  from?: string
  to?: string
}

/** A player declines the public offer of a card. */
export interface MephistoDeclined {
  kind: "declined"
  seat: number
  card: string
}

/** The immutable description, with the dungeon. */
export interface MephistoDescription {
  game: string
  title: string
  players: number
  emblem: string
  emblems: Record<string, string>
  settings: Settings
  end: string
  cards: CardText[]
  clauses?: Record<string, string>
  undoes?: Record<string, string>
  coach?: Record<string, string>
  dungeon: MephistoDungeonView
}

/** What would be discarded for a weapon. */
export interface MephistoDiscardView {
  weapon: string
  card: string
  attack: number
}

/** The geometry of the dungeon; `grid` is in rows from the north, dead corners are empty. */
export interface MephistoDungeonView {
  cells: string[]
  grid: string[][]
  sides: Record<string, MephistoSideView>
}

/** Gear has `n` durability left; `by` is the player whose turn it is. */
export interface MephistoDurabilityLost {
  kind: "durability-lost"
  seat: number
  card: string
  gear: string
  n: number
  by: number
}

/** How near the end is; in the last round, the seats that still have a turn. */
export interface MephistoEndingView {
  outs: number
  outs_to_end: number
  last_turns: number[]
}

/** What can happen in mephisto. */
export type MephistoEvent =
  | MephistoAbilityCopied
  | MephistoCardAnnounced
  | MephistoCardBanished
  | MephistoCardDiscarded
  | MephistoCardDrawn
  | MephistoCardGiven
  | MephistoCardPlaced
  | MephistoCardPutUnder
  | MephistoCardRevealed
  | MephistoCardTaken
  | MephistoDeckOut
  | MephistoDeckRebuilt
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
  | MephistoSpellDiscarded
  | MephistoSpellPlayed
  | MephistoTopDiscarded
  | MephistoTurnBegun
  | MephistoTurnHandedOver
  | MephistoVictoryShared
  | MephistoWeaponBoosted
  | MephistoWeaponWielded
  | Undone

/** A card gives favor to a seat. */
export interface MephistoFavorGained {
  kind: "favor-gained"
  seat: number
  card: string
  n: number
  from?: string
  to?: string
}

/** A card takes favor from a seat. */
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

/** Favor that would exceed 10 is lost. */
export interface MephistoFavorWasted {
  kind: "favor-wasted"
  seat: number
  card: string
  n: number
}

/** The fight calculator for one or both monsters of a lane; `ways` from no weapon to all. `abilities` are those of the monsters whose ability the winner gains. */
export interface MephistoFightView {
  action: string
  lane: number
  cells: string[]
  monsters: string[]
  abilities: string[]
  need: number
  souls: number
  possible: boolean
  missing: number
  ways: MephistoWayView[]
}

/** The first player is chosen at random. */
export interface MephistoFirstPlayerDrawn {
  kind: "first-player-drawn"
  seat: number
}

/** The solitaire player has lost. */
export interface MephistoGameLost {
  kind: "game-lost"
  seat: number
}

/** A player has won with `n` soul points. */
export interface MephistoGameWon {
  kind: "game-won"
  seat: number
  n: number
}

/** A seat activates gear for its ability. */
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

/** Gear comes into play in a lane. */
export interface MephistoGearPlayed {
  kind: "gear-played"
  seat: number
  card: string
  gear: string
  lane: number
  durability: number
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
  durability: number
  from?: string
  to?: string
}

/** Gear in play: `name` is its name in notation, `attack` its total now. `printed`, `lasting` (attached spells), `boosts` (this turn) and `own` (its own bonus) add up. */
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

/** The solitaire player has won with `n` soul points. */
export interface MephistoGoalReached {
  kind: "goal-reached"
  seat: number
  n: number
}

/** A card of the viewer's hand, with the number of copies. */
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

/** A monster that entered acts; `seat` is its "you", or -1 for the absent opponent. */
export interface MephistoMonsterActs {
  kind: "monster-acts"
  seat: number
  card: string
  cell: string
  from?: string
  to?: string
}

/** A monster comes to the pile of the player who defeated it. */
export interface MephistoMonsterDefeated {
  kind: "monster-defeated"
  seat: number
  card: string
  cell: string
  n: number
  from?: string
  to?: string
}

/** A monster of a hand is about to enter the dungeon. */
export interface MephistoMonsterSummoned {
  kind: "monster-summoned"
  seat: number
  card: string
  from?: string
  to?: string
}

/** A player passes, having no possible action. */
export interface MephistoPassed {
  kind: "passed"
  seat: number
}

/** A defeated monster; `ability` if it still does something for its owner. */
export interface MephistoPileView {
  card: string
  souls: number
  ability: boolean
}

/** The public view of a fight: all weapons and all favor, without what a hand adds. */
export interface MephistoPublicFightView {
  seat: number
  lane: number
  cells: string[]
  need: number
  attack: number
  favor: number
  missing: number
}

/** The rank of a solitaire victory, and the least score for it (ME 12.9). */
export interface MephistoRankView {
  rank: string
  least: number
}

/** One player as the viewer sees them; `hand` is there for the viewer's own seat only. `team_souls` and `team_favor` are the sums of both partners, in teams. `known` are the cards of the hand that all players know; `partner` is None without teams. */
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

/** The cells that one side of the table sees: its lanes, and the order of refilling. */
export interface MephistoSideView {
  lanes: string[][]
  fill_order: string[]
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

/** A spell has taken effect, or the weapon that it was attached to has left play. */
export interface MephistoSpellDiscarded {
  kind: "spell-discarded"
  seat: number
  card: string
  source: string
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

/** The turn of a seat begins. */
export interface MephistoTurnBegun {
  kind: "turn-begun"
  seat: number
}

/** A player lets the partner continue the turn. */
export interface MephistoTurnHandedOver {
  kind: "turn-handed-over"
  seat: number
  target: number
}

/** A draw: a player shares the victory with equal players. */
export interface MephistoVictoryShared {
  kind: "victory-shared"
  seat: number
  n: number
}

/** The table from one seat (None: a spectator). `under` are the cards known to be under the deck, the lowest last; `held` those known to be in some hand, because they were not there when the deck was rebuilt. In solitaire, `score` is that of a victory now, or of the victory at the end, and `ranks` lists all ranks. */
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

/** One choice of weapons for a fight: the least favor that wins, and what would break. `weapons_at` are their elements, in the same order; `extra` is the attack that `discards` add, `actions` what carries it out during the turn of the seat. */
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

/** The table after one ply, as the viewer of a replay sees it. */
export interface Moment {
  ply: number
  view: GameView
  prompt: Prompt
  /** the same in words, if requested */
  sections?: Section[]
}

/** A value of an option or a field, with its label. */
export interface Named {
  value: string
  said: string
}

/** A code that signs in another device, once. */
export interface NewDeviceCode {
  code: string
  /** in seconds since 1970 */
  expires: number
  /** a link with the code; browsers never send its fragment */
  url: string
  /** the link as a QR code (SVG) */
  qr: string
}

/** A new table; its creator is the host. */
export interface NewTable {
  /** idempotency key: made up by the client, once per request */
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
  /** whether the result counts for ratings */
  rated?: boolean
  /** whether the host takes the first seat */
  sit?: boolean
  /** levels of bots for the seats after that */
  bots?: string[]
}

/** One event, as its recipient may see it. */
export interface News {
  /** counted from 1 for each recipient, without gaps */
  number: number
  /** an event of the game or of the table */
  of: "game" | "table"
  /** how many actions had been performed */
  ply: number
  /** in seconds since 1970 */
  time: number
  /** its kind and its fields */
  event: Record<string, unknown>
  /** the event as a sentence */
  said: string
}

/** How you are notified of your turn. */
export interface Notifications {
  webhook: ChannelState | null
  email: ChannelState | null
  /** whether this server sends e-mail */
  can_mail: boolean
  digest: "daily" | "hourly" | "none"
  /** when a daily digest is sent */
  digest_hour: number
  /** HH:MM; both are empty without quiet hours */
  quiet_from: string
  /** HH:MM; both are empty without quiet hours */
  quiet_to: string
  /** the IANA time zone of the times of day */
  zone: string
}

/** Ask the others to go back to your last decision, for a draw, the end, or a pause. */
export interface Offer {
  type: "offer"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
  /** what is offered */
  what: "continue" | "draw" | "end" | "pause" | "undo"
}

/** An open offer: what, by or about which seat, and which seats have not answered yet. `name` is that of a newcomer who asks for the seat. An undo takes back `actions` actions; for you, these are the events of the game after number `after`. */
export interface OfferView {
  actions: number
  after: number
  name: string
  seat: number
  waiting: number[]
  what: string
}

/** Reveal your contribution to the dice, when everybody has committed to theirs. */
export interface Open {
  type: "open"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
  /** the 32 bytes: 64 hex digits */
  contribution: string
}

/** How the game ended: `shortfall` is what this seat lacked to win, by counter. `said` is a heading, such as `You win`; `why` is the sentence of the reason. */
export interface OutcomePrompt {
  draw: boolean
  ranks: number[]
  reason: string
  said?: string
  scores: number[]
  shortfall: Record<string, number>
  why?: string
  winners: number[]
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
  /** the seat from which you see it; null: as a spectator */
  seat: number | null
  news: News[]
  /** the beats of `news` */
  beats: Beat[]
  /** counts the messages on a connection; if you miss one, send `watch` again */
  serial?: number
}

/** A heartbeat. Answered by `pong`. */
export interface Ping {
  type: "ping"
  /** whether the page is in the background */
  hidden?: boolean
}

/** Several actions that can be performed as one step. `gives_up` is whether one of them gives something up and the step cannot be undone. */
export interface PlanChoice {
  actions: string[]
  args: Record<string, number | string>
  gives_up: boolean
  key: string
  said?: string
  touches: string[]
  undoable: boolean
}

/** The answer to a heartbeat. */
export interface Pong {
  type: "pong"
  /** counts the messages on a connection; if you miss one, send `watch` again */
  serial?: number
}

/** Answer questions of this kind automatically from now on, where they come out of turn. Where the chosen answer is not legal, the first legal one is given. */
export interface Prefer {
  type: "prefer"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
  /** the key of the question */
  question: string
  /** an action or its verb, `first` or `last`; empty: ask me again */
  answer?: string
}

/** Which players and how many spectators are connected. */
export interface PresenceMessage {
  type: "presence"
  /** which table */
  table: string
  /** whose players are connected */
  seats: number[]
  spectators: number
  /** counts the messages on a connection; if you miss one, send `watch` again */
  serial?: number
}

/** The progress of a job, and its result so far. */
export interface Progress {
  done: number
  total: number
  result?: Record<string, unknown>
}

/** The prompt of one seat (None: a spectator). `player` is the seat that decides, -1 when the game is over. `question` is None if it is secret to this seat; then `waiting` has its public part. `choices` and `plans` are empty for seats that wait. `lesson` is there in lessons only, `end_refusal` for a seat that decides but cannot end its turn. */
export interface Prompt {
  choices: Choice[]
  end_refusal?: EndRefusal
  game: string
  lesson?: LessonStep
  outcome: OutcomePrompt | null
  plans: PlanChoice[]
  player: number
  ply: number
  question: Asked | null
  said?: string
  seat: number | null
  undo: UndoPrompt
  waiting: Waiting | null
}

/** A finished game as it is stored for ratings, without names. */
export interface RatedGame {
  sides: RatedSide[]
  score: number
}

/** The players who win together, and their `place`, from 1. `helped`: one of them took a hint, so the side can lose points but not gain any. */
export interface RatedSide {
  players: string[]
  place: number
  helped?: boolean
}

/** A rating after one game. */
export interface RatingPoint {
  table: string
  /** in seconds since 1970 */
  ended: number
  points: number
}

/** Your ratings on this server; nobody else sees them. */
export interface Ratings {
  /** the most played first */
  kinds: KindRating[]
  /** by game, the best first */
  solitaire: BestScore[]
}

/** Ask for the table as text, for a terminal or a screen reader. Answered by `sheet`. */
export interface Read {
  type: "read"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
  /** one of your seats, or null */
  seat?: number | null
  /** only what a decision needs */
  brief?: boolean
}

/** Let somebody come back whom you removed as the host; they take a seat themselves. */
export interface Readmit {
  type: "readmit"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
  /** which name in `removed`, counted from 0 */
  number: number
}

/** Get ready, and commit to a contribution to the dice: the SHA-256 of 32 random bytes. */
export interface Ready {
  type: "ready"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
  /** 64 hex digits; empty: none */
  commitment?: string
}

/** The request for some positions of a record. */
export interface RecordMoments {
  /** the record */
  text: string
  /** whose view to show; -1: a spectator's */
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
  /** the code of another device, or the recovery code */
  code: string
  cookie?: boolean
}

/** The request was refused, and nothing has changed. */
export interface Refused {
  type: "refused"
  /** of the message; empty if it had none */
  key: string
  /** the key of the sentence */
  error: string
  /** the arguments of the sentence */
  args: Record<string, unknown>
  /** the sentence */
  said: string
  /** of the rulebook, if a rule forbids it */
  clause?: string
  /** counts the messages on a connection; if you miss one, send `watch` again */
  serial?: number
}

/** Remove somebody, as the host: before the game, or while a bot plays for them. The invitation is renewed: its old link no longer works. */
export interface Remove {
  type: "remove"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
}

/** The request to replay a record from a file. */
export interface ReplayRecord {
  /** the record */
  text: string
  /** whose view to show; -1: a spectator's */
  seat?: number
}

/** The request to replay a shared game. */
export interface ReplayShared {
  /** the fragment of the link, after # */
  secret: string
  /** from where one looks; -1: a spectator */
  seat?: number
}

/** The base class of request bodies; unknown fields are refused. */
export interface RequestBody {
}

/** Take your seat back from the bot that plays it. */
export interface Return {
  type: "return"
  /** idempotency key: made up by the client, once per request */
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
  /** the elements that the better move is about */
  touches?: string[]
}

/** One numbered clause of a rulebook. */
export interface RuleClause {
  id: string
  chapter: string
  text: string
  /** the sentences in parentheses, which explain the rule */
  reasons?: string[]
  /** of the game that change it */
  options?: string[]
}

/** Send a chat message to everybody at the table, or to your team. */
export interface Say {
  type: "say"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
  text: string
  team?: boolean
}

/** Give a seat to a bot (as the host) or to a second person at your own device, or free it. */
export interface Seat {
  type: "seat"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
  /** of the bot; empty: no bot */
  level?: string
  /** of the person; of a bot, after a rematch */
  name?: string
  /** of the person */
  colour?: string
}

/** One seat. `bot` is the level of the bot that plays it. The `name` is that of the bot, or of the person for whom it stands in (`is_stand_in`); some bots have none. `out` is why the person no longer plays: surrender, time or removed. `side` is the number of the team, the same for those who win together. `is_open` is whether somebody else may ask for the seat. `vacation` is when the vacation of the person ends; null: they are on none. */
export interface SeatSummary {
  bot: string
  colour: string
  commitment: string
  contribution: string
  is_free: boolean
  is_host: boolean
  is_open: boolean
  is_ready: boolean
  is_stand_in: boolean
  is_yours: boolean
  name: string
  out: string
  seat: number
  side: number
  vacation: number | null
}

/** A part of the table as text: a title and rows of cells. */
export interface Section {
  title: string
  /** the titles of the columns; may be empty */
  header: string[]
  rows: string[][]
  /** highlighted rows: whose turn it is */
  marked: number[]
  /** the element of each row */
  at: string[]
}

/** The score after a number of games, by seat; a draw is half a win for each of its winners. */
export interface SeriesView {
  games: number
  wins: number[]
}

/** An e-mail address to write to when it is your turn. */
export interface SetEmail {
  address: string
}

/** A webhook to call when it is your turn. */
export interface SetWebhook {
  url: string
  /** what the service expects */
  form?: "discord" | "json" | "ntfy" | "slack"
}

/** The options of a game with their values; `cards` are those that a pack changes or adds. A game whose settings are more than its options declares a type with all of them. */
export interface Settings {
  cards?: Record<string, unknown>[]
}

/** The request to share a game, or to share it differently. */
export interface ShareGame {
  /** whether it shows all hands; else only what spectators saw */
  hands?: boolean
}

/** The link of a shared game; it is empty while the game is not shared. */
export interface SharedGame {
  url: string
  /** whether it shows all hands; else only what spectators saw */
  hands?: boolean
}

/** The request for some positions of a shared game. */
export interface SharedMoments {
  /** the fragment of the link, after # */
  secret: string
  /** from where one looks; -1: a spectator */
  seat?: number
  first?: number
  count?: number
  /** with what all seats knew */
  open?: boolean
  /** also in words */
  words?: boolean
}

/** The table as text, in sections. */
export interface Sheet {
  type: "sheet"
  key: string
  title: string
  sections: Section[]
  /** counts the messages on a connection; if you miss one, send `watch` again */
  serial?: number
}

/** Take this seat, or any that is free. If you have a seat already, you move. */
export interface Sit {
  type: "sit"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
  seat?: number | null
}

/** Change the language; the tables that you follow are sent again. */
export interface Speak {
  type: "language"
  /** of all sentences from now on */
  language: "en" | "fr"
}

/** Leave: before the game for good; during the game, a bot plays until you return. */
export interface Stand {
  type: "stand"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
}

/** What you have played here. */
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

/** The table: `status` is gathering, closed (before the game), playing or over. `removed` are the names of people whom the host removed. `opening` is whether contributions are being revealed. `secret` is empty until the game is over. `offers` are those that the recipient can make, `offer` is the open one. `paused_until` is when the pause ends at the latest; null: the game is not paused. `vacation_days` are the days of vacation that the recipient may still take, where moves have days. `preferences` are those of the recipient, and `default_for` is a question out of turn that they could leave to a default. `beginning` is null for a new game. `rated` is whether the game can count for ratings. `series` is the score over rematches, null in the first game. */
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
  options: Record<string, boolean | number | string>
  pace: string
  pack: boolean
  paused_until: number | null
  players: number
  preferences: Record<string, string>
  private: boolean
  problem: string
  rated: boolean
  removed: string[]
  seal: string
  seats: SeatSummary[]
  secret: string
  series: SeriesView | null
  status: string
  title: string
  vacation_days: number
  version: string
}

/** Give the game up, for good, in or out of turn. */
export interface Surrender {
  type: "surrender"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
}

/** What lists show of a table; empty while a table is new. `seats` are the names of people and the levels of bots, empty where nobody sits; `colours` are those that people chose. `host` is the seat of the host, if they have one. `pack` is whether a card pack changes the game, and `lesson` how far a lesson is. */
export interface TableCard {
  clock?: string
  colours?: string[]
  host?: number
  lesson?: string
  name?: string
  pace?: string
  pack?: boolean
  players?: number
  seats?: string[]
  title?: string
}

/** The new table, with its invitation link. */
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
  card: TableCard
}

/** A table, as you may see it. */
export interface TableMessage {
  type: "table"
  /** which table */
  table: string
  /** the seat from which you see it; null: as a spectator */
  seat: number | null
  /** all of your seats */
  seats: number[]
  /** of the last news */
  number: number
  /** the people, the clocks, the offers */
  summary: Summary
  /** what never changes during a game, above all the cards; only if `since` is 0 */
  description: Description | null
  /** the game; null before it begins */
  view: GameView | null
  prompt: Prompt | null
  /** after `since`; of many only the newest */
  news: News[]
  /** the number of the first of `news`; if above `since` + 1, some were left out */
  first: number
  /** the beats of `news`, and at least those since your last turn, if they fit */
  beats: Beat[]
  threats: Threat[]
  /** why the table is read-only, as a sentence; empty: it is not */
  readonly?: string
  /** counts the messages on a connection; if you miss one, send `watch` again */
  serial?: number
}

/** The lists of tables, to those who follow them. A list that is left out has not changed. */
export interface Tables {
  type: "tables"
  /** where you have a seat, the latest first */
  mine?: TableListing[]
  /** the public ones that are not over, the latest first */
  open?: TableListing[]
  /** counts the messages on a connection; if you miss one, send `watch` again */
  serial?: number
}

/** Go on vacation, where moves have days: your clock stands still until you are back. */
export interface TakeVacation {
  type: "vacation"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
  /** at most; your next move ends it */
  days: number
}

/** Whether a test message was delivered. */
export interface TestResult {
  /** webhook or email */
  channel: string
  /** as a sentence; empty: it was sent */
  problem: string
}

/** Somebody may win or end the game soon, as everybody can see. */
export interface Threat {
  seat: number
  /** why, as a sentence */
  said: string
}

/** Take your last step back, unless it crossed an information barrier. */
export interface Undo {
  type: "undo"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
}

/** Whether the last step can be undone, and if not, the barrier that prevents it. */
export interface UndoPrompt {
  barrier: string
  possible: boolean
  said?: string
}

/** A player undid moves: for this recipient, game events after number `after` are void. */
export interface Undone {
  kind: "undone"
  seat: number
  after: number
}

/** Withdraw your readiness, as long as somebody else is not ready. */
export interface Unready {
  type: "unready"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
}

/** A change at a table that you follow. Fields that are left out have not changed. */
export interface Update {
  type: "news"
  /** which table */
  table: string
  /** of the last news */
  number: number
  /** of many only the newest */
  news: News[]
  /** the beats of `news`; the first may have begun before */
  beats: Beat[]
  summary?: Summary
  /** sent if the host changed the game */
  description?: Description
  view?: GameView | null
  prompt?: Prompt | null
  /** announce those that are new */
  threats?: Threat[]
  /** counts the messages on a connection; if you miss one, send `watch` again */
  serial?: number
}

/** The public part of a secret question: its subject, and the card that asks. */
export interface Waiting {
  card: string
  clause: string
  key: string
}

/** Follow a table: the server sends all of it (`table`), then every change (`news`). Send it again to get the whole table again: after a gap, or to switch to another of your seats. */
export interface Watch {
  type: "watch"
  /** which table */
  table: string
  /** one of your seats; else the first, or none */
  seat?: number | null
  /** the number of the last news you have; of many later ones, only the newest come */
  since?: number
  /** the secret of the invitation link, if one is needed */
  invite?: string
}

/** Cards of a pack whose strength is to be tried. */
export interface WeighPack {
  /** fields of each card */
  cards: Record<string, unknown>[]
}

/** The answer to `hello`: who you are, and which server this is. */
export interface Welcome {
  type: "welcome"
  protocol: number
  /** of the server */
  version: string
  /** your name on this server */
  name: string
  /** of all sentences from now on */
  language: "en" | "fr"
  /** of the browser client served here: a page of another build is outdated */
  build?: string
  /** counts the messages on a connection; if you miss one, send `watch` again */
  serial?: number
}

/** Your new identity, with secrets that are shown only once. */
export interface Welcomed {
  id: string
  name: string
  colour: string
  /** restores your profile; empty: unchanged */
  recovery: string
  /** the bearer token; empty if it is in a cookie */
  token?: string
}

/** Ask what forbids an action, or every action with an element. Answered by `because`. */
export interface Why {
  type: "why"
  /** idempotency key: made up by the client, once per request */
  key: string
  /** which table */
  table: string
  /** which seat, counted from 0 */
  seat: number
  /** `buy 2`, or an element: `block:2`; with spaces: elements, the last one touched */
  what: string
}

/** A share of all games, with its 95% interval. */
export interface WinShare {
  name: string
  share: number
  low: number
  high: number
}

/** How many games were `played`, `won` and `drawn`; the others were lost. `low` and `high` are the 95 % interval of the share that is won. */
export interface WinTally {
  played: number
  won: number
  drawn: number
  low: number
  high: number
}

/** The description, the view and the events of each game. */
export interface Games {
  "dice-summoners": {
    description: DiceSummonersDescription
    view: DiceSummonersView
    event: DiceSummonersEvent
  }
  "dicke-daemonen": {
    description: DickeDaemonenDescription
    view: DickeDaemonenView
    event: DickeDaemonenEvent
  }
  "lets-summon-demons": {
    description: Description
    view: LetsSummonDemonsView
    event: LetsSummonDemonsEvent
  }
  "mephisto": {
    description: MephistoDescription
    view: MephistoView
    event: MephistoEvent
  }
}

// Limits of what people may send.
export const MAX_SEATS = 16
export const MAX_REMOVED = 1_000
export const MAX_SEAT_REQUESTS = 50
export const MAX_NAME_LENGTH = 40
export const MAX_COLOUR_LENGTH = 20
export const MAX_CHAT_LENGTH = 500
export const MAX_ACTION_LENGTH = 200
export const MAX_STEP_ACTIONS = 64
export const MAX_PACK_LENGTH = 60_000
export const MAX_GAME_LENGTH = 60
export const MAX_LEVEL_LENGTH = 40
export const MAX_PACE_LENGTH = 20
export const MAX_QUESTION_LENGTH = 100
export const MAX_KEY_LENGTH = 64
export const MAX_TABLE_ID_LENGTH = 64
export const MAX_TYPED_NAME_LENGTH = 200
export const MAX_SECRET_LENGTH = 200
export const MAX_CODE_LENGTH = 100
export const MAX_RECORD_LENGTH = 100_000
export const MAX_PLY = 1_000_000
