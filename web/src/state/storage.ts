/* Local storage. If the browser blocks it, values last as long as the page. */
const memory = new Map<string, string>()

/** The text stored under a name, or null. */
export function load(name: string): string | null {
  try {
    return localStorage.getItem(`pandemonium:${name}`)
  } catch {
    return memory.get(name) ?? null
  }
}

/** Stores a text under a name; null removes it. */
export function store(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(`pandemonium:${name}`)
    else localStorage.setItem(`pandemonium:${name}`, text)
  } catch {
    if (text === null) memory.delete(name)
    else memory.set(name, text)
  }
}
