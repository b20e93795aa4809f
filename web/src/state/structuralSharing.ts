/* Structural sharing: equal parts stay the same object, so that Svelte doesn't draw them again. */

/** The new JSON value, with the objects of the old value wherever they are equal. */
export function shareEqual<T>(previous: unknown, current: T): T {
  if (
    previous === current ||
    !isObject(previous) ||
    !isObject(current) ||
    Array.isArray(previous) !== Array.isArray(current)
  )
    return current
  const [old, fresh] = [previous as Record<string, unknown>, current as Record<string, unknown>]
  const keys = Object.keys(fresh)
  let isSame = keys.length === Object.keys(old).length
  for (const key of keys) {
    const part = shareEqual(old[key], fresh[key])
    fresh[key] = part
    if (part !== old[key] || !(key in old)) isSame = false
  }
  return isSame ? (previous as T) : current
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
