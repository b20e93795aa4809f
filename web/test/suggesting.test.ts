import { expect, it } from 'vitest'
import { hasSeveralPeople, isSuggesting } from '../src/play/suggesting'
import type { SeatSummary } from '../src/wire'

const seat = (more: Partial<SeatSummary>): SeatSummary => ({
  bot: '',
  colour: '',
  commitment: '',
  contribution: '',
  is_free: false,
  is_host: false,
  is_open: false,
  is_ready: true,
  is_stand_in: false,
  is_yours: false,
  name: '',
  out: '',
  seat: 0,
  side: 0,
  vacation: null,
  ...more,
})
const me = seat({ is_yours: true })
const bot = seat({ bot: 'imp' })
const absent = seat({ bot: 'imp', is_stand_in: true })

it('several people are those on other screens, on this one, and those for whom a bot stands in', () => {
  expect(hasSeveralPeople([me, bot, bot])).toBe(false)
  expect(hasSeveralPeople([me, seat({})])).toBe(true)
  expect(hasSeveralPeople([me, me])).toBe(true)
  expect(hasSeveralPeople([me, absent])).toBe(true)
  expect(hasSeveralPeople([me, seat({ is_free: true })])).toBe(false)
})

it('moves are suggested in the first games, always or never, but never among several people', () => {
  const early = () => true
  const late = () => false
  expect(isSuggesting('first', [me, bot], early)).toBe(true)
  expect(isSuggesting('first', [me, bot], late)).toBe(false)
  expect(isSuggesting('on', [me, bot], late)).toBe(true)
  expect(isSuggesting('off', [me, bot], early)).toBe(false)
  expect(isSuggesting('on', [me, seat({})], early)).toBe(false)
  expect(isSuggesting('first', [me, seat({})], early)).toBe(false)
})
