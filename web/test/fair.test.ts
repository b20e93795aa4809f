import { expect, it } from 'vitest'
import { checkDice, isFair, Stream } from '../src/state/fair'
import { hashOf, randomHex } from '../src/state/hashes'
import type { Dice } from '../src/wire'

/* What the engine gave for this secret and these shares. */
const SECRET = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('')
const SHARES = ['07'.repeat(32), '2a'.repeat(32)]
const SEAL = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
const BOUNDS = [
  6, 6, 52, 11, 2, 1000000007, 6, 3, 2147483648, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
]
const RESULTS = [4, 4, 20, 6, 0, 704204073, 0, 0, 544619248, 5, 5, 4, 3, 1, 2, 2, 3, 0, 6, 4]

const dice = (change: Partial<Dice> = {}): Dice => ({
  seal: SEAL,
  secret: SECRET,
  contributions: SHARES,
  calls: BOUNDS.map((bound, i) => ({ ply: i, bound, result: RESULTS[i] ?? -1 })),
  ...change,
})
const published = { seal: SEAL, share: SHARES[1] ?? '', commitments: SHARES.map(hashOf) }

it('hashes as everybody does', () => {
  expect(hashOf('616263')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(randomHex(32)).toMatch(/^[0-9a-f]{64}$/)
  expect(randomHex(32)).not.toBe(randomHex(32))
})

it('makes the numbers that the engine made', () => {
  const stream = new Stream(SECRET, SHARES)
  expect(BOUNDS.map((bound) => stream.below(bound))).toEqual(RESULTS)
})

it('finds nothing wrong with an honest game', () => {
  expect(checkDice(dice(), published)).toEqual({
    isSealed: true,
    areSharesSealed: true,
    isOwnShareIn: true,
    wrong: null,
  })
  expect(isFair(checkDice(dice(), published))).toBe(true)
})

it('finds another secret', () => {
  const result = checkDice(dice({ secret: '00'.repeat(32) }), published)
  expect(result.isSealed).toBe(false)
  expect(result.wrong).not.toBeNull()
  expect(isFair(result)).toBe(false)
})

it('finds another secret that was sealed afterwards', () => {
  const secret = '00'.repeat(32)
  const stream = new Stream(secret, SHARES)
  const calls = BOUNDS.map((bound, ply) => ({ ply, bound, result: stream.below(bound) }))
  const result = checkDice(dice({ secret, seal: hashOf(secret), calls }), published)
  expect(result).toEqual({
    isSealed: false,
    areSharesSealed: true,
    isOwnShareIn: true,
    wrong: null,
  })
  expect(isFair(result)).toBe(false)
})

it('finds a share that nobody sealed, and one that is missing', () => {
  expect(
    checkDice(dice({ contributions: [SHARES[0] ?? '', 'ff'.repeat(32)] }), published)
      .areSharesSealed,
  ).toBe(false)
  const missing = checkDice(dice({ contributions: SHARES.slice(0, 1) }), published)
  expect(missing.isOwnShareIn).toBe(false)
  expect(missing.wrong?.number).toBe(1)
  expect(isFair(missing)).toBe(false)
})

it('finds the roll that was changed', () => {
  const calls = dice().calls.map((call, i) => (i === 7 ? { ...call, result: 2 } : call))
  expect(checkDice(dice({ calls }), published).wrong).toEqual({ number: 8, call: calls[7], due: 0 })
})

it('says of a record only what can be known', () => {
  const nothing = { seal: null, share: '', commitments: null }
  const result = checkDice(dice(), nothing)
  expect(result).toEqual({
    isSealed: null,
    areSharesSealed: null,
    isOwnShareIn: true,
    wrong: null,
  })
  expect(isFair(result)).toBe(true)
  expect(isFair(checkDice(dice({ contributions: ['ff'.repeat(32)] }), nothing))).toBe(false)
})
