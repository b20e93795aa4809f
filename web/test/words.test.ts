import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const files = import.meta.glob<string>('../src/**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const folders = [...new Set(Object.keys(files).map((path) => path.slice(0, path.lastIndexOf('/'))))]

/** The texts of a folder in one language, by key. */
function texts(folder: string, language: string): Map<string, string> {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const written = files[`${folder}/${language}.ftl`] ?? ''
  expect(bundle.addResource(new FluentResource(written))).toEqual([])
  return new Map(
    [...written.matchAll(/^([a-z][a-z0-9-]*) =((?:.*)(?:\n[ }].*)*)/gm)].map((match) => [
      match[1]!,
      match[2]!,
    ]),
  )
}

const ZERO = [
  ['words', 'moves', 'count', '0 coup'],
  ['games/lets-summon-demons', 'lets-summon-demons-hidden', 'count', 'aucun Démon caché'],
  ['games/mephisto', 'mephisto-souls-of', 'count', 'aucune âme'],
  ['games/mephisto', 'mephisto-n-cards', 'count', 'aucune carte'],
  ['games/dicke-daemonen/boards', 'boards-played', 'done', 'Aucune partie jouée.'],
] as const

describe('French words for a number', () => {
  it.each(ZERO)('tell 0 from 1, which is the same plural: %s, %s', (folder, key, name, said) => {
    const bundle = new FluentBundle('fr', { useIsolating: false })
    bundle.addResource(new FluentResource(files[`../src/${folder}/fr.ftl`] ?? ''))
    expect(bundle.formatPattern(bundle.getMessage(key)!.value!, { [name]: 0 })).toBe(said)
  })
})

describe.each(folders)('the words in %s', (folder) => {
  it('say the same things in both languages', () => {
    expect([...texts(folder, 'fr').keys()].sort()).toEqual([...texts(folder, 'en').keys()].sort())
  })
  it('leave nothing out in French', () => {
    const variables = (text: string | undefined) => [...new Set(text?.match(/\$[a-z]+/g))]
    const french = texts(folder, 'fr')
    for (const [key, text] of texts(folder, 'en')) {
      expect([
        key,
        variables(text).filter((variable) => !variables(french.get(key)).includes(variable)),
      ]).toEqual([key, []])
    }
  })
  it('have a narrow space before French marks', () => {
    const wrong = [...texts(folder, 'fr')].filter(([, text]) =>
      / [:;!?»]|« |[^\s\u202f(]»|«[^\u202f]/.test(text),
    )
    expect(wrong.map(([key]) => key)).toEqual([])
  })
  it('have a curved apostrophe in French', () => {
    const wrong = [...texts(folder, 'fr')].filter(([, text]) => /\p{L}'\p{L}/u.test(text))
    expect(wrong.map(([key]) => key)).toEqual([])
  })
})
