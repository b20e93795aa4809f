/* Where one is: at home, or at a table. The address says so: `?t=TABLE`, `#SECRET` of a link. */
class Place {
  table = $state('')
  /** The secret of the link by which one came. */
  invite = ''

  constructor() {
    this.read()
    addEventListener('popstate', () => this.read())
  }

  read(): void {
    this.table = new URLSearchParams(location.search).get('t') ?? ''
    this.invite = location.hash.slice(1)
    if (this.invite) history.replaceState(null, '', location.pathname + location.search)
  }

  go(table: string): void {
    if (table === this.table) return
    history.pushState(null, '', table ? `?t=${encodeURIComponent(table)}` : location.pathname)
    this.invite = ''
    this.table = table
  }
}

export const place = new Place()
