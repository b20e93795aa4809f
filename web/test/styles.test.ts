import { describe, expect, it } from 'vitest'

const sources = import.meta.glob<string>('../src/**/*.{svelte,ts,css}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const folders = Object.keys(import.meta.glob('../src/games/*/Table.svelte', { query: '?url' })).map(
  (path) => path.split('/').at(-2) ?? '',
)
const games = folders.filter((folder) => folder !== 'generic')
const isShared = (path: string) => !path.startsWith('../src/games/') && path !== '../src/wire.ts'
const styleOf = (path: string, text: string) =>
  path.endsWith('.css') ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? '')

/** Short class names that are words; all others have at least four letters. */
const SHORT_WORDS = new Set(
  (
    'air all app ash bad bar bet big box boy dim dot hot how lit now off old on out own red sum ' +
    'tip top two who won you'
  ).split(' '),
)
/** The classes that the selectors of a sheet name. */
function classesOf(style: string): string[] {
  const selectors = style
    .replace(/\/\*[^]*?\*\//g, '')
    .split('\n')
    .filter((line) => !line.trimEnd().endsWith(';'))
  return [...selectors.join('\n').matchAll(/\.([a-z][\w-]*)/gi)].map((match) => match[1]!)
}

describe('the client', () => {
  it('has a folder for each game', () => expect(games.length).toBeGreaterThan(3))

  it.each(games)('names %s nowhere outside its folder', (game) => {
    const named = Object.entries(sources).filter(
      ([path, text]) => !path.includes(`/games/${game}/`) && isShared(path) && text.includes(game),
    )
    expect(named.map(([path]) => path)).toEqual([])
  })

  it('keeps global styles in the theme and in the colours of games', () => {
    const sheets = Object.keys(sources).filter((path) => path.endsWith('.css'))
    expect(
      sheets.filter((path) => !/\/(theme\/\w+|games\/[\w-]+\/colours)\.css$/.test(path)),
    ).toEqual([])
  })

  it('calls its classes by words', () => {
    const short = Object.entries(sources).flatMap(([path, text]) =>
      classesOf(styleOf(path, text)).filter((name) => name.length < 4 && !SHORT_WORDS.has(name)),
    )
    expect(short).toEqual([])
  })

  it('never forces a style', () => {
    const forced = Object.entries(sources).filter(([path, text]) =>
      styleOf(path, text).includes('!important'),
    )
    expect(forced.map(([path]) => path)).toEqual([])
  })

  it('has no file of more than 500 lines', () => {
    const long = Object.entries(sources).filter(
      ([path, text]) => path !== '../src/wire.ts' && text.split('\n').length > 501,
    )
    expect(long.map(([path]) => path)).toEqual([])
  })
})
