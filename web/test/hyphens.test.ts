import { expect, test } from 'vitest'
import { hyphenated } from '../src/play/hyphens'

const shown = (text: string) => hyphenated(text).replaceAll('\u00AD', '-')

test('long words break between syllables, never close to an end', () => {
  expect(shown('Amélioration')).toBe('Amé-lio-ra-tion')
  expect(shown('Talisman')).toBe('Talis-man')
  expect(shown('Corrupteur')).toBe('Corrup-teur')
  expect(shown('Transmutation')).toBe('Transmu-ta-tion')
})

test('short words stay whole, also beside long ones', () => {
  expect(shown('Potion mystère')).toBe('Potion mystère')
  expect(shown('Chevalier funeste')).toBe('Che-va-lier funeste')
})
