/* How long players wait for animations, in milliseconds. */
import type { Budget } from '../../play/motion'

export const budget: Budget = { turn: 4000, round: 10000, own: 1000 }
