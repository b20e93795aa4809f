/* Who one is here: a guest, known by a cookie that no script can read. */
import { api, ApiError } from '../api'
import { say } from '../words'
import type { Me } from '../wire'
import { connection } from './connection.svelte'

const PATIENCE = 3000 // milliseconds before the next try

class Myself {
  who = $state.raw<Me | null>(null)
  /** The sentence of what went wrong; empty while all is well. */
  problem = $state('')
  #again: ReturnType<typeof setTimeout> | undefined

  /** Be whom this browser was, or somebody new; then connect. */
  async come(): Promise<void> {
    try {
      this.who = await api.me()
      if (!this.who) {
        await api.becomeGuest(say('guest-name', { number: 100 + Math.floor(Math.random() * 900) }))
        this.who = await api.me()
        if (!this.who) return void (this.problem = say('cookies-blocked'))
      }
      this.problem = ''
      connection.open()
    } catch (problem) {
      this.problem = (problem instanceof ApiError && problem.message) || say('server-away')
      clearTimeout(this.#again)
      this.#again = setTimeout(() => this.come(), PATIENCE)
    }
  }

  async change(change: { name?: string; colour?: string }): Promise<void> {
    this.who = await api.changeMe(change)
  }
}

export const me = new Myself()
