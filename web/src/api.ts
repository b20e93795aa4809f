/* What is not at a table: asked over HTTP. */
import { settings } from './state/settings.svelte'
import type { AboutServer, TableListing, CardBox, CardForm, CheckedOptions, CheckedPack, CheckOptions, CheckPack, RuleClause, Continue, Course, Dice, GameInfo, GameReplay, GameReview, JobState, LessonInfo, Link, TableCreated, Me, Moment, NewTable, RecordMoments, ErrorBody, ReplayRecord, Statistics, WeighPack, Welcomed } from './wire'

export type { GameInfo, GameOption } from './wire'

/** A refusal with its sentence, or a server that does not answer (status 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: ErrorBody,
  ) {
    super(refusal.said)
  }
}

/** An address of the server, also where the page lies below another path. */
export function address(path: string): URL {
  return new URL(path, document.baseURI)
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(address(path), {
      method,
      headers: {
        'Accept-Language': settings.language,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new ApiError(0, { error: 'server-away', args: {}, said: '' })
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T
  const told = (await answer.json().catch(() => null)) as ErrorBody | null
  throw new ApiError(answer.status, told ?? { error: 'server-away', args: {}, said: '' })
}

export const api = {
  me: () => ask<Me | null>('GET', 'api/me'),
  becomeGuest: (name: string) => ask<Welcomed>('POST', 'api/guests', { name }),
  changeMe: (change: { name?: string; colour?: string }) => ask<Me>('PATCH', 'api/me', change),
  /** Delete oneself for good. */
  deleteMe: () => ask<void>('DELETE', 'api/me'),
  recover: (code: string) => ask<Welcomed>('POST', 'api/recover', { code }),
  newCode: () => ask<{ code: string }>('POST', 'api/me/recovery', {}),
  games: () => ask<GameInfo[]>('GET', 'api/games'),
  rules: (game: string) => ask<RuleClause[]>('GET', `api/games/${encodeURIComponent(game)}/rules`),
  /** What options of a game would make, for an editor of its set-up. */
  inspect: <T>(game: string, options: Record<string, unknown>) =>
    ask<T>('POST', `api/games/${encodeURIComponent(game)}/inspect`, { options }),
  /** Whether a game can be played with these options, or which of them is in the way. */
  checkOptions: (game: string, setup: CheckOptions) =>
    ask<CheckedOptions>('POST', `api/games/${encodeURIComponent(game)}/check`, setup),
  /** How often who wins with these options: bots play it in the background. */
  fairness: (game: string, options: Record<string, unknown>, players: number) =>
    ask<JobState>('POST', `api/games/${encodeURIComponent(game)}/fairness`, { options, players }),
  about: () => ask<AboutServer>('GET', 'api/about'),
  job: (id: string) => ask<JobState>('GET', `api/jobs/${id}`),
  cancelJob: (id: string) => ask<void>('DELETE', `api/jobs/${id}`),
  lessons: () => ask<LessonInfo[]>('GET', 'api/lessons'),
  /** A table with the lesson of a game: where one left it, or from the start. */
  learn: (game: string, again = false) => ask<TableCreated>('POST', `api/lessons/${encodeURIComponent(game)}`, { again }),
  cards: (game: string) => ask<CardBox>('GET', `api/games/${encodeURIComponent(game)}/cards`),
  cardForm: (game: string) => ask<CardForm>('GET', `api/games/${encodeURIComponent(game)}/vocabulary`),
  checkPack: (game: string, pack: CheckPack) =>
    ask<CheckedPack>('POST', `api/games/${encodeURIComponent(game)}/cards`, pack),
  weighPack: (game: string, pack: WeighPack) =>
    ask<JobState>('POST', `api/games/${encodeURIComponent(game)}/balance`, pack),
  lobby: () => ask<TableListing[]>('GET', 'api/tables'),
  myTables: () => ask<TableListing[]>('GET', 'api/me/tables'),
  /** One's finished games, counted; the latest of them one by one. */
  statistics: (most: number) => ask<Statistics>('GET', `api/me/statistics?most=${most}`),
  makeTable: (wish: NewTable) => ask<TableCreated>('POST', 'api/tables', wish),
  enter: (table: string, invite: string) => ask<void>('POST', `api/tables/${table}/enter`, { invite }),
  invite: (table: string) => ask<Link>('GET', `api/tables/${table}/invite`),
  /** Another link; the one before opens nothing any more. */
  renewInvite: (table: string) => ask<Link>('POST', `api/tables/${table}/invite`),
  dice: (table: string) => ask<Dice>('GET', `api/tables/${table}/dice`),
  /** A finished game, told from a seat: null is one's own, -1 a spectator's. */
  replay: (table: string, seat: number | null) =>
    ask<GameReplay>('GET', `api/tables/${table}/replay${seat === null ? '' : `?seat=${seat}`}`),
  replayPositions: (table: string, wish: Omit<RecordMoments, 'text'>) =>
    ask<Moment[]>('GET', `api/tables/${table}/replay/positions?${new URLSearchParams(Object.entries(wish).map(([name, value]) => [name, String(value)]))}`),
  replayRecord: (wish: ReplayRecord) => ask<GameReplay>('POST', 'api/records/replay', wish),
  recordPositions: (wish: RecordMoments) => ask<Moment[]>('POST', 'api/records/positions', wish),
  continueGame: (table: string, wish: Continue) => ask<TableCreated>('POST', `api/tables/${table}/continue`, wish),
  /** What a strong bot thinks of a finished game, as far as it has come. */
  review: (table: string) => ask<GameReview>('GET', `api/tables/${table}/review`),
  /** How the figures of a finished game went up and down. */
  course: (table: string) => ask<Course>('GET', `api/tables/${table}/course`),
  rematch: (table: string) => ask<TableCreated>('POST', `api/tables/${table}/rematch`),
}
