/* All pages other than home and tables, loaded on demand: one folder each, here or in the folder of a game. */
import type { Component } from 'svelte'
import { loadIcons } from '../games/registry'
import { addWords } from '../words'

const pages = import.meta.glob<{ default: Component }>([
  './*/Page.svelte',
  './*/FullPage.svelte',
  '../games/*/*/Page.svelte',
])
const words = import.meta.glob<string>(['./*/{en,fr}.ftl', '../games/*/*/{en,fr}.ftl'], {
  query: '?raw',
  import: 'default',
})

const folders = new Map(
  Object.keys(pages).map((path) => [path.split('/').at(-2)!, path.slice(0, path.lastIndexOf('/'))]),
)

export const PAGES: readonly string[] = [...folders.keys()]

/** Whether a page has its own top bar. */
export const isFullPage = (name: string): boolean => `${folders.get(name)}/FullPage.svelte` in pages

/** Loads a page with its texts and icons; null if there is no such page. */
export async function loadPage(name: string): Promise<Component | null> {
  const folder = folders.get(name)
  const load = pages[`${folder}/Page.svelte`] ?? pages[`${folder}/FullPage.svelte`]
  if (!load) return null
  const [page, , ...texts] = await Promise.all([
    load(),
    loadIcons('pages'),
    words[`${folder}/en.ftl`]?.(),
    words[`${folder}/fr.ftl`]?.(),
  ])
  for (const [i, language] of (['en', 'fr'] as const).entries())
    if (texts[i]) addWords(language, texts[i])
  return page.default
}
