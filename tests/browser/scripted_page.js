/* A connection to nobody: the page is shown what `show` is given, and everything it asks is answered. */
window.tables = {}
const ANSWERS = {
  hello: () => ({ type: 'welcome', protocol: 1, version: '', name: 'Ada', language: 'en', build: '' }),
  watch: ({ table }) => window.tables[table],
  ping: () => ({ type: 'pong' }),
  advise: ({ key }) => ({ type: 'advised', key, actions: [] }),
}
window.WebSocket = class extends EventTarget {
  static OPEN = 1
  readyState = 1

  constructor() {
    super()
    window.socket = this
    setTimeout(() => this.onopen?.())
  }
  hear(message) {
    const data = typeof message === 'string' ? message : JSON.stringify(message)
    const event = new MessageEvent('message', { data })
    this.onmessage?.(event)
    this.dispatchEvent(event)
  }
  send(text) {
    const message = JSON.parse(text)
    const { type, key } = message
    const answer = ANSWERS[type]?.(message) ?? (key && { type: 'done', key })
    if (answer) setTimeout(() => this.hear(answer))
  }
  close() {}
}

/** Painting takes long: a page that nobody watches is only there while its texts are measured. */
window.hide = (isHidden) => {
  document.documentElement.style.clipPath = isHidden ? 'inset(100%)' : ''
}
/** What of the text of the page, or of a part of it, cannot be read. */
const measured = (part) => {
  window.hide(false)
  const found = window.unreadable(part)
  window.hide(true)
  return found
}

const frame = () => new Promise((done) => requestAnimationFrame(done))
const settled = async () => {
  await document.fonts.ready
  for (let i = 0; i < 3; i++) await frame()
}

/** Show a moment of a table, the message with all of it; returns what of it cannot be read. */
window.show = async (table, message) => {
  await open(table, message)
  return measured()
}

/** Show a moment of a table. */
window.open = async (table, message) => {
  const isLoading = () =>
    !document.querySelector('[data-prompt]') || document.querySelector('main[aria-busy=true]')
  window.tables[table] = message
  if (new URLSearchParams(location.search).get('t') === table) window.socket.hear(message)
  else {
    history.pushState(null, '', `?t=${table}`)
    dispatchEvent(new PopStateEvent('popstate'))
    await frame()
  }
  while (isLoading()) await frame()
  const present = JSON.parse(message).summary.seats.map(({ seat }) => seat).filter((seat) => seat !== 3)
  window.socket.hear({ type: 'presence', table, seats: present, spectators: 2 }) // the fourth is away
  await settled()
}

/** Hear of all that happens next. */
window.hear = (messages) => {
  for (const message of messages) window.socket.hear(message)
}

/** What cannot be read of the preview of a card: the first card that is seen pretends to be it. */
window.preview = async (card) => {
  const isSeen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const seen = () => [...document.querySelectorAll('[data-card]')].find(isSeen)
  if (!seen()) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true })) // the log
    while (!seen()) await frame()
  }
  const from = seen()
  const own = from.dataset.card
  const press = (key) => from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  const opened = () => document.querySelector('[role=dialog]:not([data-end]), dialog[open]')
  from.dataset.card = card
  press(' ')
  while (!opened()?.innerText.trim()) await frame()
  await settled()
  const found = measured(opened())
  press('Escape')
  from.dataset.card = own
  return found
}
