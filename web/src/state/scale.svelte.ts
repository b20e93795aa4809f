/* How large everything is shown. The design is drawn for 1280 x 800 and scaled as one, so that a
   large screen shows larger cards and not more felt; phones have a layout of their own. */
const NARROW = 760
/** Tablets up to this width that are held upright have no room for the wide layout beside its log. */
const UPRIGHT = 1000
const PHONE = 600
/** At 1.6 the text of a card would be 17 pixels high on a screen of 3840 x 2160, which is as much as 8
    on a screen of 1920 x 1080: nobody could read it. So it goes on to 2.4. */
const [LEAST, MOST] = [0.88, 2.4]
/** Firefox rounds `zoom` to a 64th. */
const STEPS = 64

/** By how much a window of this size enlarges the design. */
export function scaleFor(width: number, height: number): number {
  if (width <= NARROW) return 1
  return Math.min(MOST, Math.max(LEAST, Math.min(width / 1280, height / 800)))
}

/** How a browser that heeds it (those of phones and tablets do) shall lay out the page: a tablet held
    upright gets the phone's layout, enlarged. */
export function viewportFor(width: number, isUpright: boolean): string {
  const isTablet = isUpright && width > NARROW && width <= UPRIGHT
  return isTablet ? `width=${PHONE}` : 'width=device-width,initial-scale=1'
}

class Scale {
  /** Pixels of the window for one pixel of the design. */
  z = $state(1)

  constructor() {
    this.measure()
    addEventListener('resize', () => this.measure())
  }

  measure(): void {
    const meta = document.querySelector<HTMLMetaElement>('meta[name=viewport]')
    const viewport = viewportFor(screen.width, innerHeight > innerWidth)
    if (meta && meta.content !== viewport) meta.content = viewport // the window is resized by that
    this.z = Math.floor(scaleFor(innerWidth, innerHeight) * STEPS) / STEPS
    // Engines disagree on what 1vh is inside an element with `zoom`; they agree on pixels.
    const { style } = document.documentElement
    style.setProperty('--z', String(this.z))
    style.setProperty('--vw', `${innerWidth / 100 / this.z}px`)
    style.setProperty('--vh', `${innerHeight / 100 / this.z}px`)
  }
}

export const scale = new Scale()

/** Whether the engine measures what lies in an element with `zoom` in pixels from before the zoom: WebKit does. */
let isUnzoomed: boolean | undefined

function detectUnzoomed(): boolean {
  const probe = document.createElement('div')
  probe.style.cssText = 'position:absolute;width:1px;height:1px;zoom:2'
  document.body.append(probe)
  const { width } = probe.getBoundingClientRect()
  probe.remove()
  return width < 1.5
}

/** Where an element of the scaled page is, in pixels of the window (as `clientX` is) in every engine. */
export function rectOf(element: Element): DOMRect {
  const rect = element.getBoundingClientRect()
  if (scale.z === 1 || !(isUnzoomed ??= detectUnzoomed())) return rect
  return new DOMRect(rect.x * scale.z, rect.y * scale.z, rect.width * scale.z, rect.height * scale.z)
}
