/* The dice that a line of the log names, for the components that draw them beside its words. */
export { default as Pictures } from './RolledDice.svelte'

/** The numbers that an event shows on dice; empty: none. */
export function diceOfEvent(event: object): string[] {
  const { kind, first, second } = event as { kind?: unknown; first?: unknown; second?: unknown }
  return kind === 'dice-rolled' ? [String(first), String(second)] : []
}
