/* The icons that are used, and no others, cut out of their package when the client is built.

   `virtual:icons` holds those of the frame and of the posters: the names written in
   <Icon name="..."> below src/, and the games' own (`frame` of emblems.json). `virtual:icons/GAME`
   holds those of a game's table: the names written in its folder, and those of emblems.json, which
   make_wire.py writes from what the games say of themselves; `virtual:icons/rooms` those of the rooms
   beside the tables. The first is the text of the <symbol>s of an inline sprite; the others are
   addresses of such sprites, which are pictures and no part of the script. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const here = import.meta.dirname
const ROOMS = 'rooms' // the rooms beside the tables share one sprite
const WRITTEN = /(?:Icon name=|icon: ?|icon=|use href=)["']#?([a-z0-9-]+)["']/g

interface Package {
  width?: number
  height?: number
  icons: Record<string, { body: string }>
}

export function icons(): Plugin {
  let found: Package | undefined
  const all = (): Package =>
    (found ??= JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
    ) as Package)
  const emblems = (): Record<string, string[]> =>
    JSON.parse(readFileSync(join(here, 'emblems.json'), 'utf8')) as Record<string, string[]>

  function symbols(names: Iterable<string>): string {
    const size = `0 0 ${all().width ?? 512} ${all().height ?? 512}`
    return [...new Set(names)]
      .sort()
      .map((name) => {
        const icon = all().icons[name]
        if (!icon) throw new Error(`there is no icon "${name}" in game-icons`)
        return `<symbol id="${name}" viewBox="${size}">${rounded(icon.body)}</symbol>`
      })
      .join('')
  }

  let isServing = false
  return {
    name: 'pandemonium-icons',
    configResolved: (config) => void (isServing = config.command === 'serve'),
    resolveId: (id) => (id.startsWith('virtual:icons') ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:icons') {
        const { frame = [], ...named } = emblems()
        const games = [...Object.keys(named), ROOMS]
        const loaders = games.map(
          (game) => `${JSON.stringify(game)}: () => import(${JSON.stringify(`virtual:icons/${game}`)})`,
        )
        return `export const frame = ${JSON.stringify(symbols([...frame, ...written(join(here, 'src'), isOfFrame)]))}
export const games = {${loaders.join(',')}}`
      }
      if (id.startsWith('\0virtual:icons/')) {
        const game = id.slice('\0virtual:icons/'.length)
        const folder = game === ROOMS ? ['rooms'] : ['games', game]
        const names = written(join(here, 'src', ...folder), () => true)
        const drawn = symbols([...(emblems()[game] ?? []), ...names])
        const source = `<svg xmlns="http://www.w3.org/2000/svg">${drawn}</svg>`
        if (isServing) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`
        const file = this.emitFile({ type: 'asset', name: `${game}.svg`, source })
        return `export default import.meta.ROLLUP_FILE_URL_${file}`
      }
      return undefined
    },
  }
}

/** Whether a source is loaded with every page: posters are, tables of games and rooms are not. */
function isOfFrame(path: string): boolean {
  if (/[\\/]src[\\/]rooms[\\/][^\\/]+[\\/]/.test(path)) return false
  return !/[\\/]src[\\/]games[\\/](?!generic)[^\\/]+[\\/]/.test(path) || path.endsWith('Poster.svelte')
}

/** The names of icons that stand in the sources of a folder. */
function written(folder: string, isWanted: (path: string) => boolean): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(svelte|ts)$/.test(file.name))
    .filter((file) => isWanted(join(file.parentPath, file.name)))
    .flatMap((file) => [...readFileSync(join(file.parentPath, file.name), 'utf8').matchAll(WRITTEN)])
    .map((match) => match[1] as string)
}

/** Paths with one decimal: nobody sees more in a square of 512. The point stays, since it also
    keeps numbers apart that are written without a space. */
function rounded(body: string): string {
  return body.replace(/\d*\.\d+/g, (number) => Number(number).toFixed(1).replace(/^0\./, '.'))
}
