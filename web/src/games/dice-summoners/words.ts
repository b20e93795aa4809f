/* The texts of this table, by their keys without the prefix. */
import './colours.css'
import { say as sayFrame } from '../../words'

export const say = (key: string, args: Record<string, string | number> = {}): string =>
  sayFrame(`dice-summoners-${key}`, args)
