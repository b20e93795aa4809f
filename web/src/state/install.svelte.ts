/* Installing the client as an app (PWA), where the browser allows it. */

/** The beforeinstallprompt event, which not all browsers have. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

class Install {
  /** Browsers install pages and cache them for offline use only over HTTPS. */
  readonly isSecure = isSecureContext
  #offer = $state.raw<InstallEvent | null>(null)

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault() // the About page offers it instead
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

  /** Registers the service worker, which caches the files of this build and an offline page. */
  registerWorker(build: string): void {
    if (!this.isSecure || !build || !('serviceWorker' in navigator)) return
    // The client also works without a service worker, so a failure is ignored.
    navigator.serviceWorker.register(`worker.js?build=${build}`).catch(() => {})
  }
}

export const install = new Install()
