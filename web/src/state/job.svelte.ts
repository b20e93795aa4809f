/* A background job of the server: started, polled, cancelled. */
import { api, ApiError } from '../api'
import type { JobState } from '../wire'

const POLL_INTERVAL = 700 // milliseconds

export class Job<State extends JobState> {
  /** The last known state; null before the job is started. */
  state = $state<State | null>(null)
  /** Why the job failed. */
  problem = $state('')
  #run = 0

  get isRunning(): boolean {
    return this.state?.status === 'waiting' || this.state?.status === 'running'
  }

  /** Starts a job and polls it until it ends. A previous job is cancelled. */
  async start(request: () => Promise<State>): Promise<void> {
    await this.stop()
    const run = this.#run
    try {
      let state = await request()
      while (run === this.#run) {
        this.state = state
        if (!this.isRunning) return
        await new Promise((done) => setTimeout(done, POLL_INTERVAL))
        if (run === this.#run) state = await api.job<State>(state.id)
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (run !== this.#run) return
      this.state = null
      this.problem = error.message
    }
  }

  /** Cancels the job, but keeps what it has found so far. */
  async cancel(): Promise<void> {
    const { state, isRunning } = this
    if (!state || !isRunning) return
    this.#run++
    this.state = { ...state, status: 'done' }
    await api.cancelJob(state.id).catch(() => undefined)
  }

  /** Cancels the job and clears its result. */
  async stop(): Promise<void> {
    this.#run++
    const { state, isRunning } = this
    this.state = null
    this.problem = ''
    if (state && isRunning) await api.cancelJob(state.id).catch(() => undefined)
  }
}
