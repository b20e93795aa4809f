/* A Vite plugin that extracts the icons in use from their package.

   `virtual:icons` contains the icons of the frame and the posters: names in <Icon name="..."> below src/, the
      emblems of the games (`frame` in emblems.json) and the faces of bots (faces.svg).

      `virtual:icons/GAME` contains the icons of a game's table: names in its folder and in emblems.json, which
      make_wire.py generates. `virtual:icons/pages` contains those of the other pages. All are the
      addresses of sprites, which are assets and not part of the script. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const root = import.meta.dirname
const PAGES = 'pages' // all pages other than home and tables share one sprite
const ICON_NAME = /(?:(?:Icon name=|icon: ?|icon=)["']|href=["']#)([a-z0-9-]+)["']/g

interface Package {
  width?: number
  height?: number
  icons: Record<string, { body: string }>
}

export function icons(): Plugin {
  let cached: Package | undefined
  const iconPackage = (): Package =>
    (cached ??= JSON.parse(
      readFileSync(
        createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'),
        'utf8',
      ),
    ) as Package)
  const emblems = (): Record<string, string[]> =>
    JSON.parse(readFileSync(join(root, 'emblems.json'), 'utf8')) as Record<string, string[]>

  function symbols(names: Iterable<string>): string {
    const size = `0 0 ${iconPackage().width ?? 512} ${iconPackage().height ?? 512}`
    return [...new Set(names)]
      .sort()
      .map((name) => {
        const icon = iconPackage().icons[name]
        if (!icon) throw new Error(`there is no icon "${name}" in game-icons`)
        return `<symbol id="${name}" viewBox="${size}">${rounded(icon.body)}</symbol>`
      })
      .join('')
  }

  /** Our own drawings of the bots: heads by level, and moods as overlays. */
  const faces = (): string =>
    readFileSync(join(root, 'faces.svg'), 'utf8')
      .replace(/<\/?svg[^>]*>/g, '')
      .replace(/>\s+</g, '><')
      .trim()

  let isServing = false
  return {
    name: 'pandemonium-icons',
    configResolved: (config) => void (isServing = config.command === 'serve'),
    resolveId: (id) => (id.startsWith('virtual:icons') ? `\0${id}` : undefined),
    load(id) {
      /** The code of a module that exports the address of a sprite under a name. */
      const sprite = (name: string, exported: string, content: string): string => {
        const source = `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`
        if (isServing)
          return `${exported} ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`
        const file = this.emitFile({ type: 'asset', name: `${name}.svg`, source })
        return `${exported} import.meta.ROLLUP_FILE_URL_${file}`
      }
      if (id === '\0virtual:icons') {
        const { frame = [], ...named } = emblems()
        const games = [...Object.keys(named), PAGES]
        const loaders = games.map(
          (game) =>
            `${JSON.stringify(game)}: () => import(${JSON.stringify(`virtual:icons/${game}`)})`,
        )
        const names = [...frame, ...iconNames(join(root, 'src'), isOfFrame)]
        return `${sprite('frame', 'export const frame =', symbols(names) + faces())}
export const games = {${loaders.join(',')}}`
      }
      if (id.startsWith('\0virtual:icons/')) {
        const game = id.slice('\0virtual:icons/'.length)
        const folder = game === PAGES ? ['pages'] : ['games', game]
        const names = iconNames(join(root, 'src', ...folder), (path) => !isOfFrame(path))
        const content = symbols([...(emblems()[game] ?? []), ...names])
        return sprite(game, 'export default', content)
      }
      return undefined
    },
  }
}

/** Whether a source belongs to the frame: posters do, tables of games and other pages don't. */
function isOfFrame(path: string): boolean {
  if (/[\\/]src[\\/]pages[\\/][^\\/]+[\\/]/.test(path)) return false
  return (
    !/[\\/]src[\\/]games[\\/](?!generic)[^\\/]+[\\/]/.test(path) || path.endsWith('Poster.svelte')
  )
}

/** The names of icons in the sources of a folder. */
function iconNames(folder: string, isIncluded: (path: string) => boolean): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(svelte|ts)$/.test(file.name))
    .filter((file) => isIncluded(join(file.parentPath, file.name)))
    .flatMap((file) => [
      ...readFileSync(join(file.parentPath, file.name), 'utf8').matchAll(ICON_NAME),
    ])
    .map((match) => match[1] as string)
}

/** Rounds paths to one decimal, which is precise enough on a 512 x 512 grid. The point stays, because it can
    separate two numbers. */
function rounded(body: string): string {
  return body.replace(/\d*\.\d+/g, (number) => Number(number).toFixed(1).replace(/^0\./, '.'))
}
