/* The options of a table that are shown as chips. */
import type { GameOption } from '../api'
import { valueOf } from '../state/rulebook'
import { isDefault, defaultOf } from '../state/defaults'
import { say, sayChosen } from '../words'

export interface Ruling {
  name: string
  text: string
  /** The longer description, for the tooltip. */
  tip: string
}

/** The options with several choices, and those that differ from the default. */
export function rulingsOf(
  options: readonly GameOption[],
  chosen: Record<string, unknown>,
): Ruling[] {
  return options
    .filter((option) => !option.many && (option.choices?.length || !isDefault(option, chosen)))
    .map((option) => {
      const value = chosen[option.name] ?? defaultOf(option, chosen)
      const valueText = sayChosen(valueOf(option, value))
      const withValue = (label: string) => say('option-is', { label, value: valueText })
      return {
        name: option.name,
        text: value === true ? option.label : withValue(option.label),
        tip: value === false ? withValue(option.said) : option.said,
      }
    })
}
