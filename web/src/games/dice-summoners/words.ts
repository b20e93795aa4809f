/* The words of this table, by their short names. */
import { say as sayAnything } from '../../words'

export const say = (key: string, args: Record<string, string | number> = {}): string =>
  sayAnything(`dice-summoners-${key}`, args)
