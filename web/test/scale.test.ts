import { describe, expect, it, vi } from 'vitest'

vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('innerWidth', 1280)
vi.stubGlobal('innerHeight', 800)
vi.stubGlobal('screen', { width: 1280 })
vi.stubGlobal('document', { documentElement: { style: { setProperty: () => {} } }, querySelector: () => null })
const { scaleFor, viewportFor } = await import('../src/state/scale.svelte')

describe('the scale of the page', () => {
  it('is one where the design was drawn, and on phones', () => {
    expect(scaleFor(1280, 800)).toBe(1)
    expect(scaleFor(360, 740)).toBe(1)
  })
  it('grows with the window, as far as both sides allow', () => {
    expect(scaleFor(1920, 1080)).toBeCloseTo(1.35)
    expect(scaleFor(3840, 900)).toBeCloseTo(1.125)
  })
  it('has limits', () => {
    expect(scaleFor(800, 500)).toBe(0.88)
    expect(scaleFor(8000, 6000)).toBe(2.4)
  })
  it('makes a large phone of a tablet that is held upright', () => {
    expect(viewportFor(820, true)).toBe('width=600')
    for (const [width, isUpright] of [[1180, false], [1180, true], [390, true], [740, false]] as const) {
      expect(viewportFor(width, isUpright)).toBe('width=device-width,initial-scale=1')
    }
  })
})
