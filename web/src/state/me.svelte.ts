/* Your profile: a guest, identified by an HttpOnly cookie. */
import { api, ApiError } from '../api'
import { say } from '../words'
import type { Me } from '../wire'
import { connection } from './connection.svelte'
import { router } from './router.svelte'
import { load, store } from './storage'

const RETRY_DELAY = 3000 // milliseconds
const KNOWN = 'profile' // whether this browser has had a profile
const NAMED = 'named' // whether its owner has chosen a name

/** Forgets that this browser had a profile: the next visit makes a new guest without a question. */
export const forgetProfile = (): void => store(KNOWN, null)

class Myself {
  /** Whether this browser's owner has chosen a name. */
  isNamed = $state(load(NAMED) !== null)
  who = $state.raw<Me | null>(null)
  /** The message of the last error; empty if there is none. */
  problem = $state('')
  /** Whether this browser had a profile that is signed out, or could get one by a link. */
  isUnknown = $state(false)
  #retryTimer: ReturnType<typeof setTimeout> | undefined

  /** Restores this browser's profile or creates a guest, then connects. A browser that had a profile, or
      was opened by a link from another device, gets a guest only if `isNew`. */
  async signIn(isNew = false): Promise<void> {
    try {
      this.who = await api.me()
      this.isUnknown = !this.who && !isNew && Boolean(router.deviceCode || load(KNOWN))
      if (this.isUnknown) return
      if (!this.who) {
        await api.becomeGuest(say('guest-name', { number: 100 + Math.floor(Math.random() * 900) }))
        this.who = await api.me()
        if (!this.who) return void (this.problem = say('cookies-blocked'))
      }
      this.problem = ''
      store(KNOWN, 'yes')
      connection.open()
    } catch (problem) {
      this.problem = (problem instanceof ApiError && problem.message) || say('server-unavailable')
      clearTimeout(this.#retryTimer)
      this.#retryTimer = setTimeout(() => this.signIn(), RETRY_DELAY)
    }
  }

  async change(change: { name?: string; colour?: string }): Promise<void> {
    this.who = await api.changeMe(change)
    if (change.name === undefined) return
    this.isNamed = true
    store(NAMED, 'yes')
  }
}

export const me = new Myself()
