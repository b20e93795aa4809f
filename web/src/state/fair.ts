/* Whether the dice of a finished game are those that were sealed before it. They are made anew here,
   by the published recipe alone: no rules, and no word of the server is taken for it. */
import { blake2b } from '@noble/hashes/blake2.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import type { DrawCall, Dice } from '../wire'
import { hashOf } from './hashes'

const WORD = 2n ** 32n
const WORDS_IN_BLOCK = 16

/** What this browser and everybody else knew before the game; of a record from disk, nothing. */
export interface Before {
  seal: string | null
  /** One's own share of the dice; empty for whoever gave none. */
  share: string
  commitments: string[] | null
}

/** What was found; null is what nobody here can know. `wrong` is the first roll or draw that should
    have been `due`. */
export interface Finding {
  isSealed: boolean | null
  areSharesSealed: boolean | null
  isOwnShareIn: boolean
  wrong: { number: number; call: DrawCall; due: number } | null
}

/** The numbers that belong to a secret and the shares of the players. */
export class Stream {
  #key: Uint8Array
  #position = 0

  constructor(secret: string, shares: string[]) {
    this.#key = hexToBytes(shares.length ? hashOf(secret + shares.join('')) : secret)
  }

  /** A number from 0 to bound - 1: words that would make some likelier are passed over. */
  below(bound: number): number {
    const many = BigInt(bound)
    for (;;) {
      const product = BigInt(this.#word()) * many
      if (product % WORD >= WORD % many) return Number(product / WORD)
    }
  }

  /** The next 32 bits: one of the sixteen words of a BLAKE2b block, the first byte highest. */
  #word(): number {
    const block = new Uint8Array(8)
    new DataView(block.buffer).setBigUint64(0, BigInt(Math.floor(this.#position / WORDS_IN_BLOCK)))
    const words = new DataView(blake2b(block, { key: this.#key }).buffer)
    return words.getUint32(4 * (this.#position++ % WORDS_IN_BLOCK))
  }
}

/** Make all dice anew, and compare. */
export function check(dice: Dice, before: Before): Finding {
  const given = before.commitments?.filter((one) => one)
  const opened = dice.contributions.map(hashOf)
  return {
    isSealed: before.seal === null ? null : hashOf(dice.secret) === before.seal,
    areSharesSealed: given ? opened.every((one) => given.includes(one)) : null,
    isOwnShareIn: !before.share || dice.contributions.includes(before.share),
    wrong: firstWrong(dice),
  }
}

/** Whether nothing is wrong. */
export const isFair = (found: Finding): boolean =>
  found.isSealed !== false && found.areSharesSealed !== false && found.isOwnShareIn && !found.wrong

function firstWrong(dice: Dice): Finding['wrong'] {
  const stream = new Stream(dice.secret, dice.contributions)
  for (const [index, call] of dice.calls.entries()) {
    const due = stream.below(call.bound)
    if (due !== call.result) return { number: index + 1, call, due }
  }
  return null
}
