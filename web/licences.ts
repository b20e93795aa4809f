/* What the client is made of, with licences, as the packages themselves tell when it is built.

   `virtual:licences` is a list of all packages of which something is in the client: those whose
   files were bundled, and the icons, which icons.ts cuts out of their package. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const here = import.meta.dirname
const ICONS = '@iconify-json/game-icons'
const LATER = '__LICENCES__' // stands where the list goes, until all is bundled
const PACKAGE = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/

interface Told {
  name: string
  version: string
  license?: string
  author?: string | { name: string }
  homepage?: string
}

export function licences(): Plugin {
  let isServing = false
  return {
    name: 'pandemonium-licences',
    configResolved: (config) => void (isServing = config.command === 'serve'),
    resolveId: (id) => (id === 'virtual:licences' ? `\0${id}` : undefined),
    load: (id) => {
      if (id !== '\0virtual:licences') return undefined
      // While developing nothing is bundled; what is asked for by name is near enough.
      const listed = JSON.stringify(isServing ? listOf(dependencies()) : LATER)
      return isServing ? `export default ${listed}` : `export default JSON.parse(${listed})`
    },
    renderChunk(code) {
      if (!code.includes(LATER)) return null
      const bundled = [...this.getModuleIds()].map((id) => PACKAGE.exec(id)?.[1]?.replace('\\', '/'))
      const list = JSON.stringify(JSON.stringify(listOf(bundled.filter((name) => name !== undefined))))
      return { code: code.replace(new RegExp(`(["'\`])${LATER}\\1`), () => list), map: null }
    },
  }
}

const read = (folder: string): Told => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Told

function dependencies(): string[] {
  return Object.keys((read(here) as unknown as { dependencies: Record<string, string> }).dependencies)
}

function listOf(names: string[]): object[] {
  return [...new Set([...names, ICONS])].sort().map((name) => {
    const folder = join(here, 'node_modules', ...name.split('/'))
    const told = read(folder)
    const author = typeof told.author === 'object' ? told.author.name : (told.author ?? '')
    return { name, version: told.version, licence: told.license ?? '', author, home: told.homepage ?? '', text: textIn(folder) }
  })
}

/** The text of the licence, where the package has one. */
function textIn(folder: string): string {
  const file = existsSync(folder) && readdirSync(folder).find((one) => /^licen[cs]e/i.test(one))
  return file ? readFileSync(join(folder, file), 'utf8').trim() : ''
}
