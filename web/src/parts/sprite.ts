/* The inline sprite: symbols of icons that <use> refers to. */
const added = new Set<string>()

/** Add symbols to the page, once for each name. */
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

/** Add the symbols that are at an address; without them a table can still be played. */
export async function fetchSprite(name: string, address: string): Promise<void> {
  if (added.has(name)) return
  const symbols = await fetch(address).then((told) => (told.ok ? told.text() : ''), () => '')
  if (symbols) addSprite(name, symbols)
}
