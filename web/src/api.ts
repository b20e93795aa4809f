/* HTTP requests to the server: everything outside a table. */
import { settings } from './state/settings.svelte'
import type {
  AboutServer,
  BalanceJob,
  ChangeNotifications,
  TableListing,
  CardBox,
  CardForm,
  CheckedOptions,
  CheckedPack,
  CheckOptions,
  CheckPack,
  RuleClause,
  Continue,
  ContinueRecord,
  Course,
  DeviceInfo,
  Dice,
  FairnessJob,
  GameInfo,
  GameReplay,
  GameReview,
  JobState,
  LessonInfo,
  Link,
  TableCreated,
  Me,
  Moment,
  NewDeviceCode,
  NewTable,
  Notifications,
  Ratings,
  RecordMoments,
  ErrorBody,
  ReplayRecord,
  SetWebhook,
  SharedGame,
  SharedMoments,
  Statistics,
  TestResult,
  WeighPack,
  Welcomed,
} from './wire'

export type { GameInfo, GameOption } from './wire'

/** An error response with its message, or a server that doesn't answer (status 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: ErrorBody,
  ) {
    super(refusal.said)
  }
}

/** The URL of a path on the server, also if the client is served below a path prefix. */
export function address(path: string): URL {
  return new URL(path, document.baseURI)
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(address(path), {
      method,
      headers: {
        'Accept-Language': settings.language,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new ApiError(0, { error: 'server-unavailable', args: {}, said: '' })
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T
  const error = (await response.json().catch(() => null)) as ErrorBody | null
  throw new ApiError(response.status, error ?? { error: 'server-unavailable', args: {}, said: '' })
}

export const api = {
  me: () => request<Me | null>('GET', 'api/me'),
  becomeGuest: (name: string) => request<Welcomed>('POST', 'api/guests', { name }),
  changeMe: (change: { name?: string; colour?: string }) => request<Me>('PATCH', 'api/me', change),
  /** Deletes your profile permanently. */
  deleteMe: () => request<void>('DELETE', 'api/me'),
  recover: (code: string) => request<Welcomed>('POST', 'api/recover', { code }),
  newCode: () => request<{ code: string }>('POST', 'api/me/recovery', {}),
  devices: () => request<DeviceInfo[]>('GET', 'api/me/devices'),
  newDeviceCode: () => request<NewDeviceCode>('POST', 'api/me/devices/code', {}),
  signOut: (device: string) => request<void>('DELETE', `api/me/devices/${device}`),
  /** A new address of your feed; the old one becomes invalid. */
  newFeed: () => request<Link>('POST', 'api/me/feed', {}),
  notifications: () => request<Notifications>('GET', 'api/me/notifications'),
  changeNotifications: (change: ChangeNotifications) =>
    request<Notifications>('PUT', 'api/me/notifications', change),
  setWebhook: (webhook: SetWebhook) =>
    request<Notifications>('PUT', 'api/me/notifications/webhook', webhook),
  deleteWebhook: () => request<Notifications>('DELETE', 'api/me/notifications/webhook'),
  setEmail: (address: string) =>
    request<Notifications>('PUT', 'api/me/notifications/email', { address }),
  confirmEmail: (code: string) =>
    request<Notifications>('POST', 'api/me/notifications/email/confirm', { code }),
  deleteEmail: () => request<Notifications>('DELETE', 'api/me/notifications/email'),
  testNotifications: () => request<TestResult[]>('POST', 'api/me/notifications/test', {}),
  games: () => request<GameInfo[]>('GET', 'api/games'),
  rules: (game: string) =>
    request<RuleClause[]>('GET', `api/games/${encodeURIComponent(game)}/rules`),
  /** The setup that options produce, for an editor. */
  inspect: <T>(game: string, options: Record<string, unknown>) =>
    request<T>('POST', `api/games/${encodeURIComponent(game)}/inspect`, { options }),
  /** Whether a game can be played with these options, or which option prevents it. */
  checkOptions: (game: string, setup: CheckOptions) =>
    request<CheckedOptions>('POST', `api/games/${encodeURIComponent(game)}/check`, setup),
  /** A job that estimates win rates with these options by letting bots play. */
  fairness: (game: string, options: Record<string, unknown>, players: number) =>
    request<FairnessJob>('POST', `api/games/${encodeURIComponent(game)}/fairness`, {
      options,
      players,
    }),
  about: () => request<AboutServer>('GET', 'api/about'),
  job: <State extends JobState>(id: string) => request<State>('GET', `api/jobs/${id}`),
  cancelJob: (id: string) => request<void>('DELETE', `api/jobs/${id}`),
  lessons: () => request<LessonInfo[]>('GET', 'api/lessons'),
  /** The table of a lesson: resumed, or restarted if `again`. */
  learn: (game: string, again = false) =>
    request<TableCreated>('POST', `api/lessons/${encodeURIComponent(game)}`, { again }),
  cards: (game: string) => request<CardBox>('GET', `api/games/${encodeURIComponent(game)}/cards`),
  cardForm: (game: string) =>
    request<CardForm>('GET', `api/games/${encodeURIComponent(game)}/vocabulary`),
  checkPack: (game: string, pack: CheckPack) =>
    request<CheckedPack>('POST', `api/games/${encodeURIComponent(game)}/cards`, pack),
  weighPack: (game: string, pack: WeighPack) =>
    request<BalanceJob>('POST', `api/games/${encodeURIComponent(game)}/balance`, pack),
  myTables: () => request<TableListing[]>('GET', 'api/me/tables'),
  /** Totals of your finished games, and the latest of them in full. */
  statistics: (most: number) => request<Statistics>('GET', `api/me/statistics?most=${most}`),
  ratings: () => request<Ratings>('GET', 'api/me/ratings'),
  makeTable: (table: NewTable) => request<TableCreated>('POST', 'api/tables', table),
  enter: (table: string, invite: string) =>
    request<void>('POST', `api/tables/${table}/enter`, { invite }),
  invite: (table: string) => request<Link>('GET', `api/tables/${table}/invite`),
  /** A new invitation link; the old one becomes invalid. */
  renewInvite: (table: string) => request<Link>('POST', `api/tables/${table}/invite`),
  dice: (table: string) => request<Dice>('GET', `api/tables/${table}/dice`),
  /** A finished game from a seat's view: null is your own, -1 a spectator's. */
  replay: (table: string, seat: number | null) =>
    request<GameReplay>('GET', `api/tables/${table}/replay${seat === null ? '' : `?seat=${seat}`}`),
  replayPositions: (table: string, query: Omit<RecordMoments, 'text'>) =>
    request<Moment[]>(
      'GET',
      `api/tables/${table}/replay/positions?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
    ),
  replayShared: (secret: string, seat: number) =>
    request<GameReplay>('POST', 'api/shared/replay', { secret, seat }),
  sharedPositions: (query: SharedMoments) =>
    request<Moment[]>('POST', 'api/shared/positions', query),
  /** The link of a finished game; its address is empty while the game is not shared. */
  share: (table: string) => request<SharedGame>('GET', `api/tables/${table}/share`),
  shareGame: (table: string, hands: boolean) =>
    request<SharedGame>('PUT', `api/tables/${table}/share`, { hands }),
  stopSharing: (table: string) => request<void>('DELETE', `api/tables/${table}/share`),
  replayRecord: (record: ReplayRecord) => request<GameReplay>('POST', 'api/records/replay', record),
  recordPositions: (query: RecordMoments) =>
    request<Moment[]>('POST', 'api/records/positions', query),
  continueGame: (table: string, position: Continue) =>
    request<TableCreated>('POST', `api/tables/${table}/continue`, position),
  continueRecord: (position: ContinueRecord) =>
    request<TableCreated>('POST', 'api/records/continue', position),
  reviewRecord: (text: string) => request<GameReview>('POST', 'api/records/review', { text }),
  /** The bot's review of a finished game, as far as it is computed. */
  review: (table: string) => request<GameReview>('GET', `api/tables/${table}/review`),
  /** The figures of a finished game over time. */
  course: (table: string) => request<Course>('GET', `api/tables/${table}/course`),
  rematch: (table: string) => request<TableCreated>('POST', `api/tables/${table}/rematch`),
}
