/* How long players wait for animations, in milliseconds. */
import type { Budget } from '../../play/motion'

export const budget: Budget = { turn: 8000, round: 8000, own: 1200 }
