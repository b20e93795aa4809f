/* The dice that a log line or a choice names, drawn beside its text.
   `Pictures` draws them: `<Pictures faces={diceOfEvent(event)} />`. */
import type { Choice, PlanChoice } from '../../wire'
import { facesIn, facesOf } from './dice'

export { default as Pictures } from './DiceRow.svelte'

/** The faces of the dice that an event shows. */
export function diceOfEvent(event: object): string[] {
  const { kind, values } = event as { kind?: unknown; values?: unknown }
  const hasDice = kind === 'dice-rolled' || kind === 'dice-paid'
  return hasDice && Array.isArray(values) ? facesOf(values as number[]) : []
}

/** The faces of the dice that a choice or a plan pays. */
export const diceOfChoice = (choice: Choice | PlanChoice): string[] =>
  facesIn(String(choice.args.dice ?? ''))
