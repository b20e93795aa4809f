/* What of the text of a page, or of a part of it, cannot be read: `window.unreadable()` returns
   each fault with an example.

   A text is at fault if a box cuts it off, if it leaves the box it stands in, if it lies on another
   text or under something, if it is smaller than 11 pixels, if an ellipsis replaces some of it, if
   its card knows that it is too long (`data-cut`), or if a thing on the table hides words and is no
   card that a press opens in full. */

/** Selects what has something drawn before or after it; sheets are only ever added. */
const pseudoHosts = () => {
  const ruled = (rules) =>
    [...rules].flatMap((rule) => [
      ...(rule.style?.content && rule.selectorText?.includes('::') ? [rule.selectorText] : []),
      ...ruled(rule.cssRules ?? []),
    ])
  const sheets = [...document.styleSheets]
  if (pseudoHosts.sheets !== sheets.length) {
    pseudoHosts.sheets = sheets.length
    const selectors = sheets.flatMap(({ cssRules }) => ruled(cssRules)).join()
    pseudoHosts.known = selectors.replaceAll(/::(before|after)/g, '') || 'none'
  }
  return pseudoHosts.known
}

window.unreadable = (
  part = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body,
) => {
  const LEAST = 11 // pixels
  const LEAST_INITIAL = 10 // pixels; only the initial in the sign of a seat
  const SLACK = 1.5 // pixels that rounding may take
  const GLIMPSE = 4 // pixels; less of a line that is scrolled away is no text to read
  const MARGIN = 20 // pixels that what is drawn before or after a thing may reach around it
  const BODY = 0.36 // of the font size: how far letters reach above and below the middle of a line

  /** Each node is asked once: computed styles are slow to read. */
  const once = (find) => {
    const known = new Map()
    return (node) => {
      if (!known.has(node)) known.set(node, find(node))
      return known.get(node)
    }
  }
  const style = once((node) => {
    const { display, position, overflowX, overflowY, clipPath, pointerEvents } =
      getComputedStyle(node)
    return {
      position,
      clipPath,
      pointerEvents,
      isInline: display === 'inline' && !(node instanceof SVGElement),
      isBlock: !/^(inline|contents|none)$/.test(display),
      hasNoBox: display === 'contents',
      isShape: node instanceof SVGElement && !(node instanceof SVGSVGElement),
      cutsX: /hidden|clip/.test(overflowX),
      cutsY: /hidden|clip/.test(overflowY),
      scrollsX: /auto|scroll/.test(overflowX),
      scrollsY: /auto|scroll/.test(overflowY),
    }
  })
  const box = once((node) => node.getBoundingClientRect())
  const alpha = (colour) => {
    if (colour === 'transparent') return 0
    const parts = colour.match(/[\d.]+%?/g) ?? []
    return colour.includes('/') || colour.startsWith('rgba') ? parseFloat(parts.at(-1)) : 1
  }
  const isFilled = once((node) => {
    const { backgroundImage, backgroundColor } = getComputedStyle(node)
    return backgroundImage !== 'none' || alpha(backgroundColor) > 0.3
  })
  const hasEdge = (node) => {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(node)
    return (
      parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none' && alpha(borderTopColor) > 0.3
    )
  }
  const isBox = once(
    (node) =>
      style(node).isBlock &&
      (node.matches('button, [data-at]') || isFilled(node) || hasEdge(node)),
  )
  /** How much transforms enlarge a node. */
  const scale = once((node) => {
    if (!node || node === document.documentElement) return 1
    if (node instanceof SVGGraphicsElement && node.ownerSVGElement) {
      const { a, b, c, d } = node.getScreenCTM() ?? new DOMMatrix()
      return Math.sqrt(Math.abs(a * d - b * c))
    }
    const { transform } = getComputedStyle(node)
    if (transform === 'none') return scale(node.parentElement)
    const { a, b, c, d } = new DOMMatrix(transform)
    return Math.sqrt(Math.abs(a * d - b * c)) * scale(node.parentElement)
  })

  const faults = new Map()
  /** What kind of thing a node is: the names of the nodes around it. */
  const kindOf = (node) => {
    const names = []
    for (let up = node; up && names.length < 4; up = up.parentElement) {
      const name = String(up.getAttribute('class') ?? '').replace(/\b(s|svelte)-[\w-]{5,}/g, '')
      names.unshift(`${up.tagName.toLowerCase()}.${name.trim().replace(/\s+/g, '.')}`)
    }
    return names.join(' ')
  }
  const placeOf = (node) => {
    const named = node.closest('[data-at], [aria-label], [data-prompt], dialog, main, section')
    return named?.dataset.at ?? named?.getAttribute('aria-label') ?? ''
  }
  const pixels = (amount) => `(${Math.round(amount * 10) / 10} px)`
  const quoted = (text) => `"${text.trim().replace(/\s+/g, ' ').slice(0, 60)}"`
  /** Of what happens to nodes of one kind, one example is enough. */
  const report = (fault, text, node, more = '') => {
    const what = `${fault} in ${kindOf(node)}`
    if (!faults.has(what)) faults.set(what, `${quoted(text)} of ${placeOf(node)} ${more}`.trim())
  }

  const layerOf = (node) => node.closest('dialog, [role=dialog], [role=menu], [role=tooltip]')
  /** Whether a text is for screen readers only. */
  const isHidden = once((node) => {
    if (!node || node === document.body) return false
    const { clipPath, position, cutsX } = style(node)
    const { width, height } = box(node)
    const isDot = position === 'absolute' && cutsX && width <= 1.5 && height <= 1.5
    return clipPath === 'inset(50%)' || isDot || isHidden(node.parentElement)
  })
  const isInitial = (node, text) => text.trim().length === 1 && node.ariaHidden === 'true'

  /** Nobody knows how many cards somebody will have: a row of cards may be swiped. */
  const isRow = (node) => box(node).height < innerHeight / 2 && node.querySelector('[data-card]')
  /** Nor may all of them fit side by side: in a fan, the one that is pointed at comes to the front. */
  const isFan = (one, other) => {
    const [card, next] = [one, other].map((node) => node.closest('[data-card][data-at]'))
    const group = (of) => of?.parentElement?.parentElement
    return card && next && card !== next && group(card) === group(next)
  }

  const isWide = once((node) => node.scrollWidth > node.clientWidth + SLACK)
  const pageScrolls =
    !style(document.body).cutsY && document.scrollingElement.scrollHeight > innerHeight
  /** What is left of the rectangle of a line where the boxes around it cut it; what is wrong is reported. */
  const placed = (node, text, line) => {
    const left = { ...line }
    let [scrollsX, scrollsY, isEscaping, hasBox] = [false, false, false, false]
    for (let up = node; up && up !== document.documentElement; up = up.parentElement) {
      const look = style(up)
      if (look.hasNoBox) continue
      if (!look.isInline && !look.isShape && !(isEscaping && look.position === 'static')) {
        isEscaping = false
        const edge = box(up)
        const outX = Math.max(edge.left - line.left, line.right - edge.right)
        const outY = Math.max(edge.top - line.top, line.bottom - edge.bottom)
        if (!scrollsX && look.cutsX && outX > SLACK)
          report('cut off', text, node, pixels(outX))
        if (!scrollsY && look.cutsY && outY > SLACK)
          report('cut off vertically', text, node, pixels(outY))
        if (!hasBox && !scrollsX && !look.cutsX && !look.scrollsX && outX > SLACK)
          report('leaves its box', text, node, pixels(outX))
        const isPainted = !hasBox && isBox(up)
        if (isPainted && !scrollsY && !look.cutsY && !look.scrollsY && outY > SLACK)
          report('leaves its box vertically', text, node, pixels(outY))
        hasBox ||= isPainted
        if (look.scrollsX && isWide(up) && !isRow(up))
          report('scrolls sideways', text, up)
        scrollsX ||= look.scrollsX
        scrollsY ||= look.scrollsY
        if (look.cutsX || look.cutsY || look.scrollsX || look.scrollsY) {
          left.left = Math.max(left.left, edge.left)
          left.right = Math.min(left.right, edge.right)
          left.top = Math.max(left.top, edge.top)
          left.bottom = Math.min(left.bottom, edge.bottom)
        }
      }
      if (look.position === 'fixed') break
      if (look.position === 'absolute') isEscaping = true
    }
    if (!scrollsX && (line.left < -SLACK || line.right > innerWidth + SLACK))
      report('outside the window', text, node)
    if (!scrollsY && !pageScrolls && (line.top < -SLACK || line.bottom > innerHeight + SLACK))
      report('above or below the window', text, node)
    return left.right - left.left > 1 && left.bottom - left.top > 1 ? left : null
  }

  const drawnOn = new Set(document.querySelectorAll(pseudoHosts()))
  /** Where a node may be hit: what is drawn before or after it may fill the box around it. */
  const reach = (node) => {
    let [up, margin] = [node, 1]
    if (drawnOn.has(node)) {
      margin = MARGIN
      while (up.parentElement && style(up).position === 'static') up = up.parentElement
    }
    const [own, other] = [box(node), box(up)]
    return {
      node,
      left: Math.min(own.left, other.left) - margin,
      right: Math.max(own.right, other.right) + margin,
      top: Math.min(own.top, other.top) - margin,
      bottom: Math.max(own.bottom, other.bottom) + margin,
    }
  }
  const reaches = [...document.body.querySelectorAll('*')].map(reach)
  /** Whether anything else may be hit at a point: far quicker than to ask the browser what is. */
  const isShared = (of, x, y) =>
    reaches.some(({ node, left, right, top, bottom }) => {
      const isNear = left <= x && x <= right && top <= y && y <= bottom
      return (
        isNear &&
        !node.contains(of) &&
        !of.contains(node) &&
        style(node).pointerEvents !== 'none'
      )
    })
  /** What lies on a text: another element that is filled. */
  const coverOf = (node, { left, right, top, bottom }) => {
    if (style(node).pointerEvents === 'none' || node.closest('[inert]')) return null
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const hit = isShared(node, x, y) ? document.elementFromPoint(x, y) : null
    const isGlimpse = right - left < GLIMPSE || bottom - top < GLIMPSE
    if (isGlimpse || !hit || hit.contains(node) || node.contains(hit)) return null
    if (isFan(node, hit)) return null
    const isOpened = layerOf(hit) !== layerOf(node) || hit.querySelector(':scope > [role=dialog]')
    if (isOpened) return null // and can be closed
    for (let up = hit; up && !up.contains(node); up = up.parentElement) {
      const isDrawn = up instanceof SVGGeometryElement && getComputedStyle(up).fill !== 'none'
      if (isDrawn || isFilled(up)) return up
    }
    return null
  }

  const isSeen = once((node) =>
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  )
  for (const card of part.querySelectorAll('[data-cut]')) {
    if (isSeen(card)) report('does not fit', card.textContent, card)
  }
  /** Whether a thing on the table leaves words out, and is no card whose preview has them. */
  const isLeftOut = (node) => {
    const thing = node.closest('[data-at]')
    return Boolean(thing && isSeen(thing) && !thing.closest('[data-card]'))
  }
  const lines = []
  const range = document.createRange()
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement
    if (!text.data.trim() || /^(SCRIPT|STYLE|NOSCRIPT|TITLE|OPTION)$/i.test(node.tagName)) continue
    if (!isSeen(node)) {
      if (/\p{L}{3}/u.test(text.data) && isLeftOut(node)) report('left out', text.data, node)
      continue
    }
    range.selectNodeContents(text)
    const rects = [...range.getClientRects()].filter((one) => one.width > 0.5 && one.height > 0.5)
    if (!rects.length || isHidden(node)) continue

    const look = getComputedStyle(node)
    const size = parseFloat(look.fontSize) * scale(node)
    const least = isInitial(node, text.data) ? LEAST_INITIAL : LEAST
    if (size < least - 0.05) report('too small', text.data, node, pixels(size))
    if (look.textOverflow === 'ellipsis' && node.scrollWidth > node.clientWidth)
      report('an ellipsis', text.data, node)
    if (look.webkitLineClamp !== 'none' && node.scrollHeight > node.clientHeight + SLACK)
      report('an ellipsis', text.data, node)
    for (const [i, { left, right, top, bottom }] of rects.entries()) {
      const [middle, reach] = [(top + bottom) / 2, BODY * size]
      const line = { left, right, top: middle - reach, bottom: middle + reach }
      const shown = placed(node, text.data, line)
      if (!shown) continue
      lines.push({ ...shown, node, text: text.data, layer: layerOf(node) })
      const cover = i === 0 && coverOf(node, shown)
      if (cover) report(`under ${kindOf(cover)}`, text.data, node, `under ${placeOf(cover)}`)
    }
  }
  lines.sort((one, other) => one.top - other.top)
  for (const [i, one] of lines.entries()) {
    for (let j = i + 1; j < lines.length; j++) {
      const other = lines[j]
      if (other.top > one.bottom - SLACK) break
      if (other.node === one.node || other.layer !== one.layer) continue
      if (isFan(one.node, other.node)) continue
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const high = Math.min(one.bottom, other.bottom) - other.top
      if (wide > SLACK && high > SLACK)
        report(`overlaps ${kindOf(other.node)}`, one.text, one.node, `over ${quoted(other.text)}`)
    }
  }
  return [...faults]
}
