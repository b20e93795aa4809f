/* The suggested move, requested once per decision and only if it will be shown. */
import { untrack } from 'svelte'
import { isAmongFirst } from '../state/newcomer'
import { settings } from '../state/settings.svelte'
import type { Play } from './play.svelte'
import { isSuggesting } from './suggesting'

const LATEST = 300 // milliseconds; a later suggestion would only disturb

/** Requests a suggestion at each decision with several choices. Call it while a component is created. */
export function followAdvice(play: Play): void {
  $effect(() => {
    const { prompt, summary } = play.table
    const { suggestions } = settings
    const canDecide = play.isMine && summary?.status === 'playing' && !prompt?.lesson
    return untrack(() => {
      play.advised = null
      const { commands } = play
      if (!canDecide || !commands || (prompt?.choices.length ?? 0) < 2) return
      const isFirst = () => isAmongFirst(play.description.game, play.table.id)
      if (!isSuggesting(suggestions, summary.seats, isFirst)) return
      const startedAt = performance.now()
      let isCurrent = true
      void commands.advise().then((actions) => {
        if (isCurrent && performance.now() - startedAt <= LATEST) play.advised = actions
      })
      return () => (isCurrent = false)
    })
  })
}
