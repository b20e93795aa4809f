/* What has not changed stays the same object, so that nothing is drawn anew because of it. */

/** What is told now, with the parts of before wherever they are equal. For JSON only. */
export function shared<T>(before: unknown, now: T): T {
  if (before === now || !isWhole(before) || !isWhole(now) || Array.isArray(before) !== Array.isArray(now)) return now
  const [old, fresh] = [before as Record<string, unknown>, now as Record<string, unknown>]
  const keys = Object.keys(fresh)
  let isSame = keys.length === Object.keys(old).length
  for (const key of keys) {
    const part = shared(old[key], fresh[key])
    fresh[key] = part
    if (part !== old[key] || !(key in old)) isSame = false
  }
  return isSame ? (before as T) : now
}

const isWhole = (one: unknown): one is object => typeof one === 'object' && one !== null
