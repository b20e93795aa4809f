/* How large everything is shown. The design is drawn for 1280 x 800 and scaled as one, so that a
   large screen shows larger cards and not more felt; phones have a layout of their own. */
const NARROW = 760
/** Tablets up to this width that are held upright have no room for the wide layout beside its log. */
const UPRIGHT = 1000
const PHONE = 600
/** At 1.6 the text of a card would be 17 pixels high on a screen of 3840 x 2160, which is as much as 8
    on a screen of 1920 x 1080: nobody could read it. So it goes on to 2.4. */
const [LEAST, MOST] = [0.88, 2.4]

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
    this.z = scaleFor(innerWidth, innerHeight)
    document.documentElement.style.setProperty('--z', String(this.z))
  }
}

export const scale = new Scale()
