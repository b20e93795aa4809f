/* The games of this server in the reader's language, fetched once per language. */
import { api, type GameInfo } from '../api'
import { settings } from './settings.svelte'

class Games {
  all = $state.raw<GameInfo[]>([])
  #loadedLanguage = ''

  /** Fetches the games unless they are cached in this language. */
  async load(): Promise<void> {
    const { language } = settings
    if (this.#loadedLanguage === language && this.all.length) return
    const list = await api.games()
    this.#loadedLanguage = language
    this.all = list
  }

  of(id: string): GameInfo | undefined {
    return this.all.find((game) => game.id === id)
  }
}

export const games = new Games()
