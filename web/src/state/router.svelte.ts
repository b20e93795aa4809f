/* The address of the page: home, a table (`?t=TABLE`, with the secret of an invitation as the hash), or
   another page (`?page=rules&game=GAME`, with a place on it as the hash). */
const DEVICE = 'device='

class Router {
  table = $state('')
  /** The secret of the invitation link. */
  invite = ''
  /** The code of a link from another device that adds this one. */
  deviceCode = $state('')
  /** The name of the page; empty on the home page and at a table. */
  page = $state('')
  /** The other parameters of the address. */
  query = $state.raw<Record<string, string>>({})
  /** A place on the page: the hash without `#`. */
  hash = $state('')

  constructor() {
    this.read()
    addEventListener('popstate', () => this.read())
  }

  read(): void {
    // Old links use `room`.
    const {
      t = '',
      room = '',
      page = room,
      ...query
    } = Object.fromEntries(new URLSearchParams(location.search))
    this.table = t
    this.page = t ? '' : page
    this.query = query
    const hash = location.hash.slice(1)
    this.invite = t ? hash : ''
    this.hash = t ? '' : decodeURIComponent(hash)
    if (!t && !page && hash.startsWith(DEVICE)) {
      this.deviceCode = hash.slice(DEVICE.length)
      this.hash = ''
    }
    if (this.invite || this.deviceCode)
      history.replaceState(null, '', location.pathname + location.search)
  }

  /** Opens a table, or home if the id is empty. */
  openTable(table: string): void {
    if (table === this.table && !this.page) return
    history.pushState(null, '', table ? `?t=${encodeURIComponent(table)}` : location.pathname)
    this.read()
  }

  openPage(page: string, query: Record<string, string> = {}, hash = ''): void {
    history.pushState(null, '', this.href(page, query, hash))
    this.read()
  }

  /** Changes the parameters of the current page without a new history entry. */
  replaceQuery(query: Record<string, string>, hash = ''): void {
    history.replaceState(null, '', this.href(this.page, query, hash))
    this.read()
  }

  /** The address of a page, for links. */
  href(page: string, query: Record<string, string> = {}, hash = ''): string {
    return `?${new URLSearchParams({ page, ...query })}${hash ? `#${encodeURIComponent(hash)}` : ''}`
  }
}

export const router = new Router()
