/* The inline SVG sprite, whose symbols <use> refers to. */
const added = new Set<string>()

/** Adds symbols to the page, once per name. */
export function addSprite(name: string, symbols: string): void {
  if (added.has(name)) return
  added.add(name)
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('width', '0')
  svg.setAttribute('height', '0')
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('class', 'sprite')
  svg.innerHTML = symbols
  document.body.prepend(svg)
}

/** Fetches symbols and adds them. Errors are ignored, because a table is playable without icons. */
export async function fetchSprite(name: string, address: string): Promise<void> {
  if (added.has(name)) return
  const symbols = await fetch(address).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  )
  if (symbols) addSprite(name, symbols)
}
