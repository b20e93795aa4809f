/* What the host changed since somebody took a seat or got ready. */
import type { News } from '../../wire'

export interface Changes {
  /** The changed parts of the setup, and the names of the changed options. */
  changed: string[]
  options: string[]
  /** Whether they were ready, and no longer are. */
  wasReady: boolean
}

const OWN = ['player-joined', 'player-ready', 'player-unready']

/** What changed since the last time that this person joined or got ready; null if nothing did. */
export function changesFor(news: readonly News[], name: string): Changes | null {
  const events = news.filter((line) => line.of === 'table').map((line) => line.event)
  const start = events.findLastIndex(
    (event) => OWN.includes(String(event.kind)) && event.name === name,
  )
  const changes = events.slice(start + 1).filter((event) => event.kind === 'table-changed')
  if (!changes.length) return null
  const all = (field: 'changed' | 'options') => [
    ...new Set(changes.flatMap((change) => change[field] as string[])),
  ]
  return {
    changed: all('changed'),
    options: all('options'),
    wasReady: events[start]?.kind === 'player-ready',
  }
}
