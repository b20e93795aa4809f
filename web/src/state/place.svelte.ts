/* Where one is, as the address says: at home, at a table (`?t=TABLE`, behind `#` the secret of a link),
   or in a room beside the tables (`?room=rules&game=mephisto`, behind `#` a place in it). */
class Place {
  table = $state('')
  /** The secret of the link by which one came. */
  invite = ''
  /** The room beside the tables; empty: none. */
  room = $state('')
  /** What else the address says of the room. */
  query = $state.raw<Record<string, string>>({})
  /** A place in the room: what stands behind `#`. */
  spot = $state('')

  constructor() {
    this.read()
    addEventListener('popstate', () => this.read())
  }

  read(): void {
    const { t = '', room = '', ...query } = Object.fromEntries(new URLSearchParams(location.search))
    this.table = t
    this.room = t ? '' : room
    this.query = query
    const behind = location.hash.slice(1)
    this.invite = t ? behind : ''
    this.spot = t ? '' : decodeURIComponent(behind)
    if (this.invite) history.replaceState(null, '', location.pathname + location.search)
  }

  /** Go to a table; none: home. */
  go(table: string): void {
    if (table === this.table && !this.room) return
    history.pushState(null, '', table ? `?t=${encodeURIComponent(table)}` : location.pathname)
    this.read()
  }

  /** Go into a room. */
  enter(room: string, query: Record<string, string> = {}, spot = ''): void {
    history.pushState(null, '', this.address(room, query, spot))
    this.read()
  }

  /** Change what the address says of the room one is in, without a step that leads back. */
  note(query: Record<string, string>, spot = ''): void {
    history.replaceState(null, '', this.address(this.room, query, spot))
    this.read()
  }

  /** The address of a room, for links. */
  address(room: string, query: Record<string, string> = {}, spot = ''): string {
    return `?${new URLSearchParams({ room, ...query })}${spot ? `#${encodeURIComponent(spot)}` : ''}`
  }
}

export const place = new Place()
