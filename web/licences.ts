/* A Vite plugin that lists the dependencies of the client with their licences.

   `virtual:licences` is the list of all packages that are part of the client: the bundled ones and the icons,
      which icons.ts extracts. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const root = import.meta.dirname
const ICONS = '@iconify-json/game-icons'
const PLACEHOLDER = '__LICENCES__' // replaced by the list once everything is bundled
const PACKAGE = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/

interface PackageJson {
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
      // In development nothing is bundled; the direct dependencies are close enough.
      const listed = JSON.stringify(isServing ? listOf(dependencies()) : PLACEHOLDER)
      return isServing ? `export default ${listed}` : `export default JSON.parse(${listed})`
    },
    renderChunk(code) {
      if (!code.includes(PLACEHOLDER)) return null
      const bundled = [...this.getModuleIds()].map((id) =>
        PACKAGE.exec(id)?.[1]?.replace('\\', '/'),
      )
      const list = JSON.stringify(
        JSON.stringify(listOf(bundled.filter((name) => name !== undefined))),
      )
      return { code: code.replace(new RegExp(`(["'\`])${PLACEHOLDER}\\1`), () => list), map: null }
    },
  }
}

const read = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson

function dependencies(): string[] {
  return Object.keys(
    (read(root) as unknown as { dependencies: Record<string, string> }).dependencies,
  )
}

function listOf(names: string[]): object[] {
  return [...new Set([...names, ICONS])].sort().map((name) => {
    const folder = join(root, 'node_modules', ...name.split('/'))
    const manifest = read(folder)
    const author =
      typeof manifest.author === 'object' ? manifest.author.name : (manifest.author ?? '')
    return {
      name,
      version: manifest.version,
      licence: manifest.license ?? '',
      author,
      home: manifest.homepage ?? '',
      text: textIn(folder),
    }
  })
}

/** The text of the licence, or empty. */
function textIn(folder: string): string {
  const file =
    existsSync(folder) && readdirSync(folder).find((fileName) => /^licen[cs]e/i.test(fileName))
  return file ? readFileSync(join(folder, file), 'utf8').trim() : ''
}
