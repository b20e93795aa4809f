import { describe, expect, it } from 'vitest'
import { factsOf } from '../src/play/facts'
import { floatPlace, placeBeside, rising } from '../src/play/placing'

const rect = (left: number, top: number, width = 100, height = 140) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
})
const HAND = rect(0, 560, 1280, 160)
const room = { left: 8, top: 48, right: 1272, bottom: 720, taken: [HAND], wanted: [] }
const box = { width: 236, height: 400 }
const overlaps = (thing: ReturnType<typeof rect>, at: { left: number; top: number }) =>
  at.left < thing.right &&
  at.left + box.width > thing.left &&
  at.top < thing.bottom &&
  at.top + box.height > thing.top

describe('a preview', () => {
  it('stands on the roomier side of the thing, and not over it', () => {
    for (const left of [20, 300, 600, 900, 1160]) {
      const thing = rect(left, 200)
      const at = placeBeside(thing, box, room)
      expect(overlaps(thing, at)).toBe(false)
      expect(at.left > left).toBe(left < 590)
    }
  })
  it('stays above the hand, also for a card of the hand', () => {
    for (const thing of [rect(300, 400), rect(300, 570), rect(1160, 570)]) {
      const at = placeBeside(thing, box, room)
      expect(at.top + box.height).toBeLessThanOrEqual(HAND.top)
      expect(at.left).toBeGreaterThanOrEqual(room.left)
      expect(at.left + box.width).toBeLessThanOrEqual(room.right)
    }
  })
  it('stands beside a card of the hand where there is no room above', () => {
    const thing = rect(300, 320)
    const at = placeBeside(thing, box, { ...room, taken: [rect(0, 300, 1280, 420)] })
    expect(overlaps(thing, at)).toBe(false)
    expect(at.top + box.height).toBeLessThanOrEqual(room.bottom)
  })
  it('leaves a proposal in sight, also where the roomier side has it', () => {
    const proposal = rect(480, 100, 560, 440)
    for (const thing of [rect(300, 300), rect(720, 570), rect(1060, 300)]) {
      const at = placeBeside(thing, box, { ...room, taken: [HAND, proposal] })
      expect(overlaps(thing, at)).toBe(false)
      expect(overlaps(proposal, at)).toBe(false)
    }
  })
  it('leaves what can be chosen in sight, if there is another place', () => {
    const [first, second] = [rect(500, 200), rect(610, 200)]
    const at = placeBeside(first, box, { ...room, wanted: [first, second] })
    expect(overlaps(first, at) || overlaps(second, at)).toBe(false)
  })
})

describe('what holds of a card now', () => {
  it('is what is read aloud of it, without what is printed on it', () => {
    const torch = { name: 'Torch', text: 'Opponents, too, lose 1 favor.' }
    const label =
      'Torch, weapon, attack 3, durability 1 of 2, Opponents, too, lose 1 favor., activated'
    expect(factsOf(label, torch)).toBe('weapon, attack 3, durability 1 of 2, activated')
    expect(factsOf('Torch: Opponents, too, lose 1 favor.', torch)).toBe('')
    expect(factsOf('', torch)).toBe('')
    const spells = { name: 'Sorts de combat', text: 'Mur\u00a0: défense 6.' }
    expect(factsOf(`${spells.name}\u00a0: ${spells.text}\n Il en reste 3.`, spells)).toBe(
      'Il en reste 3.',
    )
  })
})

describe('the change of a number', () => {
  const change = { width: 30, height: 26 }
  it('stands in the row of its number, not in the row above', () => {
    const { left, top } = floatPlace(rect(300, 200, 20, 24), change, 360)
    expect(left).toBeGreaterThan(320)
    expect(Math.abs(top + 13 - 212)).toBeLessThan(2)
  })
  it('stays inside the window', () => {
    const { left } = floatPlace(rect(335, 200, 20, 24), change, 360)
    expect(left + change.width).toBeLessThanOrEqual(335)
  })
})

describe('the plate of a winner', () => {
  const window = { width: 360, height: 740 }
  it.each([rect(0, 500, 200, 60), rect(160, 0, 200, 60), rect(0, 300, 360, 60)])(
    'grows inside the window',
    (plate) => {
      const { transform, transformOrigin } = rising(plate, window)
      const [, scale = 0] = /scale\((.*)\)/.exec(transform[1] ?? '') ?? []
      const share = parseFloat(transformOrigin[1] ?? '') / 100
      const grown = plate.width * (Number(scale) - 1)
      expect(plate.left - share * grown).toBeGreaterThanOrEqual(0)
      expect(plate.right + (1 - share) * grown).toBeLessThanOrEqual(360)
    },
  )
})
