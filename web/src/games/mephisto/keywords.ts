/* The text of a card with icons for common keywords. Pure. */

/** A piece of a text: plain words, an icon, or the letter of a kind. */
export type Piece = { words: string } | { icon: string } | { kind: string }

const ICONS: Record<string, { icon: string }> = {
  activate: { icon: 'gears' },
  defeated: { icon: 'laurel-crown' },
  entering: { icon: 'dungeon-gate' },
  favor: { icon: 'bull-horns' },
  attack: { icon: 'crossed-swords' },
  durability: { icon: 'clockwork' },
}

const EITHER = '<item>\u2060/\u2060<weapon>'

/* Each pattern with the text that replaces it; `<name>` is an icon or a kind, U+2060 joins it to its number. English, then French. */
const PATTERNS: [RegExp, string][] = [
  [/^Activat(?:e:|ion\s:) /u, '<activate> '],
  [/^(?:Defeated:|Vaincue?\s:) /u, '<defeated> '],
  [/^(?:On entering:|À son entrée\s:) /u, '<entering> '],
  [/(\d+)((?: more)?) favor\b/gu, '$1$2\u2060<favor>'],
  [/(\+\d+) attack\b/gu, '$1\u2060<attack>'],
  [/(\d+) durability\b/gu, '$1\u2060<durability>'],
  [/\bItems? or weapons?:/gu, '<item><weapon>'],
  [/\b(Spell|Monster):/gu, '<$1>'],
  [/\b(?:an )?items? (?:or|and) weapons?\b/gu, EITHER],
  [/(\d+) faveurs?/gu, '$1\u2060<favor>'],
  [/(\+\d+) en attaque\b/gu, '$1\u2060<attack>'],
  [/(\d+) points? de durabilité/gu, '$1\u2060<durability>'],
  [/\bObjet ou arme\s:/gu, '<item><weapon>'],
  [/\bSort\s:/gu, '<spell>'],
  [/\bMonstre\s:/gu, '<monster>'],
  [/\bobjets? (?:ou|et) (?:d’)?(?:(?:une|chacune)(?: de \p{L}+)? )?armes?\b/gu, EITHER],
]

/** The same text with icons for its keywords. */
export function withIcons(text: string): Piece[] {
  const marked = PATTERNS.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text,
  )
  const isLabelled = marked.startsWith('<')
  return marked.split(/<(\w+)>/u).flatMap((part, i): Piece[] => {
    if (i % 2) return [ICONS[part] ?? { kind: part.toLowerCase() }]
    if (!part) return []
    // The label before the sentence has become an icon, so the sentence begins here.
    return [{ words: i === 2 && isLabelled ? capitalize(part) : part }]
  })
}

const capitalize = (words: string): string =>
  words.replace(/^ \p{Ll}/u, (start) => start.toUpperCase())
