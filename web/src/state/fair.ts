/* Checks that the dice of a finished game match those sealed before it. It derives all random numbers
   again with the published algorithm. It needs no rules and trusts nothing from the server. */
import { blake2b } from '@noble/hashes/blake2.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import type { DrawCall, Dice } from '../wire'
import { hashOf } from './hashes'

const WORD = 2n ** 32n
const WORDS_IN_BLOCK = 16

/** What was published before the game. For a record from a file, nothing is known. */
export interface Before {
  seal: string | null
  /** Your contribution to the dice; empty if you gave none. */
  share: string
  commitments: string[] | null
}

/** The result of the check; null where this browser can't know. `wrong` is the first roll or draw
    whose result should have been `due`. */
export interface Finding {
  isSealed: boolean | null
  areSharesSealed: boolean | null
  isOwnShareIn: boolean
  wrong: { number: number; call: DrawCall; due: number } | null
}

/** The random numbers derived from a secret and the players' contributions. */
export class Stream {
  #key: Uint8Array
  #position = 0

  constructor(secret: string, shares: string[]) {
    this.#key = hexToBytes(shares.length ? hashOf(secret + shares.join('')) : secret)
  }

  /** A uniform number from 0 to bound - 1; words that would bias it are skipped. */
  below(bound: number): number {
    const size = BigInt(bound)
    for (;;) {
      const product = BigInt(this.#word()) * size
      if (product % WORD >= WORD % size) return Number(product / WORD)
    }
  }

  /** The next 32 bits: one of the 16 words of a BLAKE2b block, big-endian. */
  #word(): number {
    const block = new Uint8Array(8)
    new DataView(block.buffer).setBigUint64(0, BigInt(Math.floor(this.#position / WORDS_IN_BLOCK)))
    const words = new DataView(blake2b(block, { key: this.#key }).buffer)
    return words.getUint32(4 * (this.#position++ % WORDS_IN_BLOCK))
  }
}

/** Derives all dice again and compares them with the recorded ones. */
export function checkDice(dice: Dice, sealed: Before): Finding {
  const commitments = sealed.commitments?.filter((commitment) => commitment)
  const opened = dice.contributions.map(hashOf)
  return {
    isSealed: sealed.seal === null ? null : hashOf(dice.secret) === sealed.seal,
    areSharesSealed: commitments ? opened.every((share) => commitments.includes(share)) : null,
    isOwnShareIn: !sealed.share || dice.contributions.includes(sealed.share),
    wrong: firstWrong(dice),
  }
}

export const isFair = (result: Finding): boolean =>
  result.isSealed !== false &&
  result.areSharesSealed !== false &&
  result.isOwnShareIn &&
  !result.wrong

function firstWrong(dice: Dice): Finding['wrong'] {
  const stream = new Stream(dice.secret, dice.contributions)
  for (const [index, call] of dice.calls.entries()) {
    const due = stream.below(call.bound)
    if (due !== call.result) return { number: index + 1, call, due }
  }
  return null
}
