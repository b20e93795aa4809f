/* The games that can be played here, in the reader's language; asked for once. */
import { api, type GameInfo } from '../api'
import { settings } from './settings.svelte'

class Games {
  all = $state.raw<GameInfo[]>([])
  #asked = ''

  /** Ask for them, unless they are known in this language. */
  async load(): Promise<void> {
    const { language } = settings
    if (this.#asked === language && this.all.length) return
    const told = await api.games()
    this.#asked = language
    this.all = told
  }

  of(id: string): GameInfo | undefined {
    return this.all.find((one) => one.id === id)
  }
}

export const games = new Games()
