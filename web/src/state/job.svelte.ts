/* Something that the server works out in the background: asked for, watched, given up. */
import { api, ApiError } from '../api'
import type { JobState } from '../wire'

const EVERY = 700 // milliseconds between two looks

export class Job {
  /** How far it is; null before anything was asked for. */
  state = $state<JobState | null>(null)
  /** Why nothing is worked out. */
  problem = $state('')
  #round = 0

  get isRunning(): boolean {
    return this.state?.status === 'waiting' || this.state?.status === 'running'
  }

  /** Ask for a job and watch it until it is over. What was watched before is given up. */
  async start(ask: () => Promise<JobState>): Promise<void> {
    await this.stop()
    const round = this.#round
    try {
      let told = await ask()
      while (round === this.#round) {
        this.state = told
        if (!this.isRunning) return
        await new Promise((done) => setTimeout(done, EVERY))
        if (round === this.#round) told = await api.job(told.id)
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (round !== this.#round) return
      this.state = null
      this.problem = error.message
    }
  }

  /** Give it up, and forget what it found. */
  async stop(): Promise<void> {
    this.#round++
    const { state, isRunning } = this
    this.state = null
    this.problem = ''
    if (state && isRunning) await api.cancelJob(state.id).catch(() => undefined)
  }
}
