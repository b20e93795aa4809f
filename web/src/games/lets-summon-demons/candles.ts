/* The candles to choose from: their chances, and who has them. Pure. */
import type { LetsSummonDemonsView } from '../../wire'

export interface CandleChoice {
  id: string
  totals: { total: number; ways: number }[]
  /** The percentage of rolls that activate it. */
  share: number
  /** The seat that has it; null if it is free. */
  taker: number | null
}

/** Free and taken candles, sorted by their lowest total. */
export function candleChoices(
  view: LetsSummonDemonsView,
  free: readonly string[],
  numbersOf: (id: string) => string[],
): CandleChoice[] {
  const allWays = view.strip.reduce((sum, { ways }) => sum + ways, 0) || 1
  const takenCandles = view.seats.flatMap((player, seat) =>
    player.candles.map((id) => ({ id, seat })),
  )
  const choices = [...free.map((id) => ({ id, seat: null })), ...takenCandles].map(
    ({ id, seat }) => {
      const numbers = numbersOf(id)
      const totals = view.strip.filter(({ total }) => numbers.includes(String(total)))
      const ways = totals.reduce((sum, total) => sum + total.ways, 0)
      return { id, totals, share: Math.round((100 * ways) / allWays), taker: seat }
    },
  )
  return choices.sort((a, b) => (a.totals[0]?.total ?? 0) - (b.totals[0]?.total ?? 0))
}

/** The free candle that activates most often. */
export function likeliest(candles: readonly CandleChoice[]): string {
  const free = candles.filter(({ taker }) => taker === null)
  return (
    free.reduce((best, candle) => (candle.share > (best?.share ?? 0) ? candle : best), free[0])
      ?.id ?? ''
  )
}
