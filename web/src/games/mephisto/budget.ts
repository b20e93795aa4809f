/* How long players wait for animations, in milliseconds. */
import type { Budget } from '../../play/motion'

export const budget: Budget = { turn: 7000, round: 12000, own: 1500 }
