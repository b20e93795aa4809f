/* The geometry of a line chart, as pure functions. */

export interface ChartLine {
  /** What the line is about, such as `seat:1` or a word of the game. */
  name: string
  label: string
  seat: number | null
  values: number[]
}

/** Ticks in steps of 1, 2 or 5 times a power of ten, about `count` of them; whole numbers if `isWhole`. */
export function ticksOf(most: number, count: number, isWhole = true): number[] {
  if (most <= 0) return [0]
  const rough = most / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough
  const size = isWhole ? Math.max(1, step) : step
  return Array.from({ length: Math.ceil(most / size - 1e-9) + 1 }, (_, i) =>
    Number((i * size).toFixed(6)),
  )
}

/** Moves overlapping labels apart; keeps their order. */
export function spread(
  positions: readonly number[],
  gap: number,
  low: number,
  high: number,
): number[] {
  const order = positions.map((_, i) => i).sort((a, b) => positions[a]! - positions[b]!)
  const result: number[] = [...positions]
  let last = low - gap
  for (const i of order) last = result[i] = Math.max(positions[i]!, last + gap)
  let next = high + gap
  for (const i of [...order].reverse()) next = result[i] = Math.min(result[i]!, next - gap)
  return result
}

/** The values at some plies. */
export function sampled(values: readonly number[], plies: readonly number[]): number[] {
  return plies.map((ply) => values[ply] ?? 0)
}
