"""What a page receives, and what it shows frame by frame."""

from typing import Any, NamedTuple

from playwright.sync_api import Page

# Messages about tables as they come, and whether others have done something by them.
LISTENER = """
window.received = []
window.WebSocket = class extends WebSocket {
  constructor(...how) {
    super(...how)
    this.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data)
      if (message.type === 'table' || message.type === 'news') received.push(message)
    })
  }
}
window.haveOthersActed = () => {
  const me = received.findLast(({ type }) => type === 'table')?.seat
  const beats = received.flatMap(({ beats }) => beats)
  const turn = beats.findIndex(({ name, seat }) => name === 'turn' && (seat ?? me) !== me)
  return beats.some(({ seat, weight }, i) => turn >= 0 && i > turn && weight > 0 && seat !== me)
}
"""

# One sample per frame: time, beat, its first event, the ply of the prompt, whose prompt it is,
# sentence, the line below it, counters, other looks, bars, the places of the pieces that are seen,
# what moves, what flies (the beat and the ply that launched it, and how far it has come), presses,
# and whether the winner's moment and the end panel are shown. Faces of dice are sampled by a timer,
# like that of the page: frames are left out on a busy machine.
SAMPLER = """
window.samples = []
window.faces = []
window.presses = 0
for (const kind of ['pointerdown', 'keydown'])
  addEventListener(kind, () => presses++, { capture: true })
const moves = (animation) =>
  animation.effect?.target?.closest('main, [data-flights]') &&
  animation.effect.getKeyframes().some(({ transform }) => transform && transform !== 'none')
const launchedBy = new WeakMap()
const flights = (...cause) =>
  document.getAnimations().flatMap(({ effect }) => {
    const thing = effect?.target
    if (!thing?.matches?.('[data-flights] > :not([data-float])')) return []
    if (!launchedBy.has(thing)) launchedBy.set(thing, cause)
    return [[...launchedBy.get(thing), effect.getComputedTiming().progress ?? 1]]
  })
const LOOKS = ['field:', 'slot:', 'aura:', 'curse:'].map((at) => `[data-at^="${at}"]`)
const painted = ({ color, stroke }) => [color, stroke]
const lookOf = (thing) => {
  const { look, at } = thing.dataset
  if (look) return [...thing.children].map((one) => painted(getComputedStyle(one))).join(' ')
  if (at.startsWith('slot:')) return thing.querySelector('[data-count]')?.textContent ?? ''
  return thing.getAttribute('aria-label') ?? thing.textContent
}
const looks = () =>
  [...document.querySelectorAll(['[data-look]', ...LOOKS])].map((thing) =>
    [thing.dataset.look ?? thing.dataset.at, lookOf(thing)])
const width = (thing) => thing?.getBoundingClientRect().width ?? 0
const bars = () =>
  [...document.querySelectorAll('[data-bar]')].filter((bar) => width(bar)).map((bar) =>
    [bar.dataset.bar, width(bar.firstElementChild) / width(bar)])
const pieces = () =>
  [...document.querySelectorAll('[data-at][data-piece]')]
    .filter((piece) => piece.checkVisibility({ opacityProperty: true }))
    .map((piece) => piece.dataset.at)
const valuesOf = (die) => {
  const pips = [...die.querySelectorAll('svg:has(circle)')]
  if (pips.length) return pips.map((face) => `${face.querySelectorAll('circle').length}`)
  return [...die.querySelectorAll('b')].map((letter) => letter.textContent)
}
const sample = (time) => {
  const app = document.querySelector('[data-beat]')
  const bar = document.querySelector('[data-prompt]')
  if (bar) {
    const counts = [...document.querySelectorAll('[data-count]')]
    const beat = Number(app?.dataset.beatFirst ?? 0)
    const ply = Number(bar.dataset.ply)
    samples.push([
      time,
      app?.dataset.beat ?? '',
      beat,
      ply,
      bar.dataset.prompt,
      bar.querySelector('h2')?.innerText ?? '',
      bar.querySelector('h2 + div p')?.innerText.trim() ?? '',
      Object.fromEntries(counts.map((one) => [one.dataset.count, one.textContent])),
      Object.fromEntries(looks()),
      Object.fromEntries(bars()),
      pieces(),
      document.getAnimations().filter(moves).map(({ effect }) => effect.target.className),
      flights(beat, ply),
      presses,
      document.querySelector('[data-moment]') !== null,
      document.querySelector('[data-end]') !== null,
    ])
  }
  requestAnimationFrame(sample)
}
requestAnimationFrame(sample)
setInterval(() => {
  const app = document.querySelector('[data-beat]')
  const dice = [...document.querySelectorAll('[data-at=dice], [data-at^="die:"]')]
  const shown = dice.map((die) => die.innerHTML.replace(/<b.*?<\\/b>/g, '')).join()
  const roll = app?.dataset.beat === 'roll' ? Number(app.dataset.beatFirst) : 0
  const values = dice.flatMap(valuesOf)
  if (roll || faces.at(-1)?.[1] !== shown) faces.push([roll, shown, values])
}, 15)
"""


class Sample(NamedTuple):
    """One frame."""

    time: float
    beat: str
    first: int  # the number of the first event of the beat; 0: nothing plays
    ply: int  # of the last message that is shown
    prompt: str
    sentence: str
    help: str  # the line below it
    counts: dict[str, str]
    looks: dict[str, str]  # how things look that show no number, by element or counter
    bars: dict[str, float]  # how full bars are, by counter
    pieces: list[str]  # the places of those that are seen
    moving: list[str]  # classes of what a transform moves
    flying: list[tuple[int, int, float]]  # the beat and ply that launched it; progress, 0 to 1
    presses: int
    is_moment: bool  # the winner's moment, on the board
    is_over: bool  # the end panel


class Watched(NamedTuple):
    """All frames since the page was loaded, and the messages it received meanwhile."""

    frames: list[Sample]
    # The roll (0: none), what the dice show, and their pips or letters: every 15 ms of a roll.
    faces: list[tuple[int, str, list[str]]]
    messages: list[dict[str, Any]]
    seat: int

    @property
    def beats(self) -> list[dict[str, Any]]:
        """The beats that came after the table was opened, each as it was sent last."""
        sent = [
            beat
            for message in self.messages
            if message["type"] == "news"
            for beat in message["beats"]
        ]
        return list({beat["first"]: beat for beat in sent}.values())


def watched(page: Page) -> Watched:
    """Everything since the page was loaded."""
    frames, faces, messages = page.evaluate("[samples, faces, received]")
    seat = next(message["seat"] for message in messages if message["type"] == "table")
    return Watched([Sample(*frame) for frame in frames], faces, messages, seat)
