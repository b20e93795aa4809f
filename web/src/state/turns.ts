/* At which tables one is to play. */
import type { TableListing } from '../wire'

/** Whether it is one's turn there; a table that still gathers has none. */
export const isMyTurn = (card: Pick<TableListing, 'asked' | 'status'>): boolean => card.asked && card.status === 'playing'
