/* How large everything is shown. The design is drawn for 1280 x 800 and scaled as one, so that a
   large screen shows larger cards and not more felt; phones have a layout of their own. */
const NARROW = 760
const [LEAST, MOST] = [0.88, 2.4]

/** By how much a window of this size enlarges the design. */
export function scaleFor(width: number, height: number): number {
  if (width <= NARROW) return 1
  return Math.min(MOST, Math.max(LEAST, Math.min(width / 1280, height / 800)))
}

class Scale {
  /** Pixels of the window for one pixel of the design. */
  z = $state(1)

  constructor() {
    this.measure()
    addEventListener('resize', () => this.measure())
  }

  measure(): void {
    this.z = scaleFor(innerWidth, innerHeight)
    document.documentElement.style.setProperty('--z', String(this.z))
  }
}

export const scale = new Scale()
