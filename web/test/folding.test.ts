import { describe, expect, it } from 'vitest'
import { FOLDS, leastFold } from '../src/games/lets-summon-demons/folding'

describe('what folds on a small window', () => {
  it('is nothing if everything fits', () => {
    expect(leastFold(() => true)).toBe('')
  })
  it('is the first that makes everything fit', () => {
    const tried: string[] = []
    const fits = (fold: string) => tried.push(fold) > 0 && fold.includes('rivals')
    expect(leastFold(fits)).toBe('rivals')
    expect(tried).toEqual(['', 'own', 'rivals'])
  })
  it('is everything if nothing fits', () => {
    expect(leastFold(() => false)).toBe(FOLDS.at(-1))
  })
})
