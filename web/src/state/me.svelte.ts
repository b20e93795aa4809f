/* Who one is here: a guest, known by a cookie that no script can read. */
import { api, ApiError } from '../api'
import { say } from '../words'
import type { Me } from '../wire'
import { connection } from './connection.svelte'
import { keep, recall } from './keep'

class Myself {
  who = $state.raw<Me | null>(null)
  /** The sentence of what went wrong; empty while all is well. */
  problem = $state('')

  /** Be whom this browser was, or somebody new; then connect. */
  async come(): Promise<void> {
    this.problem = ''
    try {
      if (recall('known')) this.who = await api.me().catch((problem: unknown) => this.#unknown(problem))
      if (!this.who) {
        await api.becomeGuest(say('guest-name', { number: 100 + Math.floor(Math.random() * 900) }))
        this.who = await api.me() // fails where cookies are blocked
        keep('known', 'yes')
      }
      connection.open()
    } catch (problem) {
      const refused = problem instanceof ApiError ? problem : null
      if (refused?.status === 401) this.problem = say('cookies-blocked')
      else this.problem = refused?.message || say('server-away')
    }
  }

  /** The server has forgotten us: that is no problem, anything else is one. */
  #unknown(problem: unknown): null {
    if (problem instanceof ApiError && problem.status === 401) return null
    throw problem
  }

  async rename(name: string): Promise<void> {
    this.who = await api.changeMe({ name })
  }
}

export const me = new Myself()
