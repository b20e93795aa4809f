/* Drawing a card outside a table: the part of `Play` that a card component needs. */
import type { Attachment } from 'svelte/attachments'
import type { CardText, Description } from '../wire'
import type { TouchOptions } from './play.svelte'

export interface ShownCard {
  card: CardText
  emblems: Record<string, string>
  /** Called when the card is touched; without it, the card is only a picture. */
  onpick?: (() => void) | undefined
}

/** What a card component needs; `Play` implements it for the cards of a table. */
export interface CardSource {
  card: (id: string) => CardText | undefined
  readonly description: Pick<Description, 'emblems'>
  touch: (at: string, options?: TouchOptions) => Attachment<HTMLElement | SVGElement>
}

/** A source for a single card. */
export function cardSource(props: () => ShownCard): CardSource {
  return {
    card: () => props().card,
    get description() {
      return { emblems: props().emblems }
    },
    touch: () => (node) => {
      const pick = () => props().onpick?.()
      node.addEventListener('click', pick)
      return () => node.removeEventListener('click', pick)
    },
  }
}
