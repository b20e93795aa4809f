/* The client as a program of its own on a telephone or a computer, where the browser allows it. */

/** What a browser offers that can install pages; not all of them do. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

class Install {
  /** Browsers install pages, and keep them for when there is no network, over https only. */
  readonly isSecure = isSecureContext
  #offer = $state.raw<InstallEvent | null>(null)

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault() // it is offered on the page about this program, not in between
      this.#offer = event as InstallEvent
    })
    addEventListener('appinstalled', () => (this.#offer = null))
  }

  get isOffered(): boolean {
    return this.#offer !== null
  }

  async install(): Promise<void> {
    await this.#offer?.prompt()
    this.#offer = null
  }

  /** Have the files of this build kept, and a page for when the server is away. */
  keep(build: string): void {
    if (!this.isSecure || !build || !('serviceWorker' in navigator)) return
    // A browser without room, or one that forbids it, plays all the same.
    navigator.serviceWorker.register(`worker.js?build=${build}`).catch(() => {})
  }
}

export const install = new Install()
