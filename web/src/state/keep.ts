/* What this browser keeps for itself. Where storage is blocked, it lasts as long as the page. */
const memory = new Map<string, string>()

/** What was kept under a name, or null. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`pandemonium:${name}`)
  } catch {
    return memory.get(name) ?? null
  }
}

/** Keep a text under a name; null forgets it. */
export function keep(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(`pandemonium:${name}`)
    else localStorage.setItem(`pandemonium:${name}`, text)
  } catch {
    if (text === null) memory.delete(name)
    else memory.set(name, text)
  }
}
