/* What holds of a card now: what is read aloud of it, without what is printed on it. Pure. */
import type { CardText } from '../wire'

/** Line breaks and the no-break spaces of French punctuation become single spaces. */
const withPlainSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** The facts in the label of a card; empty: it adds nothing to the card. */
export function factsOf(label: string, card: Pick<CardText, 'name' | 'text'>): string {
  const [name, text] = [withPlainSpaces(card.name), withPlainSpaces(card.text)]
  let rest = withPlainSpaces(label).trim()
  if (text) rest = rest.replace(text, '')
  if (rest.startsWith(name)) rest = rest.slice(name.length)
  return rest
    .split(/\s*,\s*/)
    .map((part) => part.replace(/^[\s:.;]+|[\s:;]+$/g, ''))
    .filter((part) => part && part !== name)
    .join(', ')
}
