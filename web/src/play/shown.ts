/* A card that lies on no table: what a game's card needs of a table to be drawn all the same. */
import type { CardText } from '../state/types'
import type { Play } from './play.svelte'

export interface Shown {
  card: CardText
  emblems: Record<string, string>
  /** What touching the card does; without it, it is a picture. */
  onpick?: (() => void) | undefined
}

/** As much of a table as one card asks for. */
export function shownPlay(shown: () => Shown): Play<any> {
  const table = {
    card: () => shown().card,
    get description() {
      return { emblems: shown().emblems }
    },
    touch: () => (node: HTMLElement) => {
      const pick = () => shown().onpick?.()
      node.addEventListener('click', pick)
      return () => node.removeEventListener('click', pick)
    },
  }
  return table as unknown as Play<any>
}
