/* The geometry of a chart of lines: pure, so that it can be tested. */

export interface ChartLine {
  /** The name of what it is about, for its colour: `seat:1`, or a word of the game. */
  name: string
  label: string
  seat: number | null
  values: number[]
}

/** Steps of 1, 2 or 5 times a power of ten, about as many as wished; whole numbers where `isWhole`. */
export function ticksOf(most: number, wished: number, isWhole = true): number[] {
  if (most <= 0) return [0]
  const rough = most / wished
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough
  const size = isWhole ? Math.max(1, step) : step
  return Array.from({ length: Math.ceil(most / size - 1e-9) + 1 }, (_, i) => Number((i * size).toFixed(6)))
}

/** Labels that would lie over one another, moved apart; in the order given. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!)
  const found: number[] = [...wanted]
  let last = low - gap
  for (const i of order) last = found[i] = Math.max(wanted[i]!, last + gap)
  let next = high + gap
  for (const i of [...order].reverse()) next = found[i] = Math.min(found[i]!, next - gap)
  return found
}

/** The values at some plies. */
export function sampled(values: readonly number[], plies: readonly number[]): number[] {
  return plies.map((ply) => values[ply] ?? 0)
}
