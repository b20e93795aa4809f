/* What holds of a card now: what is read aloud of it, without what is printed on it. Pure. */
import type { CardText } from '../wire'

/** The facts in the label of a card; empty: it adds nothing to the card. */
export function factsOf(label: string, { name, text }: Pick<CardText, 'name' | 'text'>): string {
  let rest = label.replaceAll(/\s+/g, ' ').trim()
  if (text) rest = rest.replace(text, '')
  if (rest.startsWith(name)) rest = rest.slice(name.length)
  return rest
    .split(/\s*,\s*/)
    .map((part) => part.replace(/^[\s:.;]+|[\s:;]+$/g, ''))
    .filter((part) => part && part !== name)
    .join(', ')
}
