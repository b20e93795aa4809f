/* What is read aloud besides the prompt, as pure functions. */
import type { Beat, News } from '../wire'

/** The beats after event `known` that the prompt does not narrate. */
export function unheardBeats(
  beats: readonly Beat[],
  known: number,
  narrated: Beat | null,
): readonly Beat[] {
  return beats.filter(
    ({ first, last, weight, said }) =>
      last > known && weight > 0 && said && first !== narrated?.first,
  )
}

/** The events of the table, such as chat, that no beat shows. */
export function besideBeats(news: readonly News[], beats: readonly Beat[]): News[] {
  return news.filter(
    ({ of, number, said }) =>
      of === 'table' && said && !beats.some(({ first, last }) => first <= number && number <= last),
  )
}
