/* The options of a table that are worth a chip above it. */
import type { GameOption } from '../api'
import { valueOf } from '../state/rulebook'
import { isUsual, usual } from '../state/usual'
import { say, sayChosen } from '../words'

export interface Ruling {
  name: string
  text: string
  /** The longer description, for the tooltip. */
  tip: string
}

/** Every option with several choices, and each other option that differs from the usual. */
export function rulingsOf(options: readonly GameOption[], chosen: Record<string, unknown>): Ruling[] {
  return options
    .filter((option) => !option.many && (option.choices?.length || !isUsual(option, chosen)))
    .map((option) => {
      const value = chosen[option.name] ?? usual(option, chosen)
      const said = sayChosen(valueOf(option, value))
      const withValue = (label: string) => say('option-is', { label, value: said })
      return {
        name: option.name,
        text: value === true ? option.label : withValue(option.label),
        tip: value === false ? withValue(option.said) : option.said,
      }
    })
}
