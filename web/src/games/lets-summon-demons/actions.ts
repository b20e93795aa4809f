/* The actions for several cards that are chosen in one step. Pure.

   A question with only one answer is not asked, so its action is left out. */

/** The actions that snuff exactly these cards; a choice stands for any card that it touches. */
export function snuffActions(
  choices: readonly { text: string; touches: readonly string[] }[],
  cards: readonly string[],
): string[] {
  const actions: string[] = []
  const remaining = choices.map(({ text, touches }) => ({ text, touches: [...touches] }))
  for (const at of cards) {
    const openChoices = remaining.filter((choice) => choice.touches.length)
    if (openChoices.length < 2) break
    const choice = openChoices.find(({ touches }) => touches.includes(at))
    if (!choice) continue
    actions.push(choice.text)
    choice.touches = choice.touches.filter((other) => other !== at)
  }
  return actions
}

export interface Target {
  at: string
  card: string
  seat: number
}

/** The actions that discard exactly these of the target cards, of at most `most`. */
export function discardActions(
  targets: readonly Target[],
  cards: readonly string[],
  most: number,
): string[] {
  const actions: string[] = []
  let remaining = [...targets]
  for (const target of targets.filter(({ at }) => cards.includes(at))) {
    const sameSeat = remaining.filter(({ seat }) => seat === target.seat)
    actions.push(`target p${target.seat + 1}`)
    if (new Set(sameSeat.map(({ card }) => card)).size > 1) actions.push(`discard ${target.card}`)
    remaining = remaining.filter((other) => other !== target)
  }
  return cards.length < most && remaining.length ? [...actions, 'done'] : actions
}
