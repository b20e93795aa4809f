/* The tables where it is your turn. */
import type { TableListing } from '../wire'

/** Whether it is your turn; never before the game begins. */
export const isMyTurn = (listing: Pick<TableListing, 'asked' | 'status'>): boolean =>
  listing.asked && listing.status === 'playing'

type Turn = Pick<TableListing, 'table' | 'asked' | 'status'>

/** The tables where it has become your turn since an earlier listing. */
export const newTurns = <T extends Turn>(earlier: readonly Turn[], now: readonly T[]): T[] =>
  now.filter(
    (listing) =>
      isMyTurn(listing) && !earlier.some((old) => old.table === listing.table && isMyTurn(old)),
  )
