import { describe, expect, it, vi } from 'vitest'

vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('innerWidth', 1280)
vi.stubGlobal('innerHeight', 800)
vi.stubGlobal('screen', { width: 1280 })
const style = new Map<string, string>()
const probe = { style: {}, remove: () => {}, getBoundingClientRect: () => ({ width: 1 }) } // as WebKit measures it
vi.stubGlobal('document', {
  documentElement: { style: { setProperty: (name: string, value: string) => style.set(name, value) } },
  querySelector: () => null,
  createElement: () => probe,
  body: { append: () => {} },
})
vi.stubGlobal('DOMRect', class {
  constructor(readonly x: number, readonly y: number, readonly width: number, readonly height: number) {}
})
const { rectOf, scale, scaleFor, viewportFor } = await import('../src/state/scale.svelte')

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
  it('gives a hundredth of the window in pixels of the design, which every engine scales alike', () => {
    vi.stubGlobal('innerWidth', 1920)
    vi.stubGlobal('innerHeight', 1000)
    scale.measure()
    expect(scale.z).toBe(1.25)
    expect([style.get('--vw'), style.get('--vh')]).toEqual(['15.36px', '8px'])
  })
  it('is a 64th of a whole number, to which Firefox would round it', () => {
    vi.stubGlobal('innerWidth', 1024)
    vi.stubGlobal('innerHeight', 768)
    scale.measure()
    expect(scale.z).toBe(0.875)
  })
  it('turns what WebKit measures into pixels of the window', () => {
    vi.stubGlobal('innerWidth', 1920)
    vi.stubGlobal('innerHeight', 1000)
    scale.measure()
    const element = { getBoundingClientRect: () => ({ x: 8, y: 16, width: 80, height: 160 }) } as Element
    expect(rectOf(element)).toEqual({ x: 10, y: 20, width: 100, height: 200 })
  })
})
