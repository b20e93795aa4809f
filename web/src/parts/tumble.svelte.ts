/* Rolling dice: they show random faces until the roll ends, or the last faces with reduced motion. */
import { isReduced } from '../play/flights'
import { getDirector } from './director'

const EVERY = 60 // milliseconds

/** The face of a die to draw, as `current`. Call it while a component is created. */
export function tumble<Face>(faces: readonly Face[], face: () => Face): { readonly current: Face } {
  const director = getDirector()
  let random = $state.raw<Face | undefined>()
  let settled: Face | undefined
  $effect(() => {
    if (!director?.isRolling) return void (settled = face())
    if (isReduced()) return
    const draw = () => (random = faces[Math.floor(Math.random() * faces.length)])
    draw()
    const timer = setInterval(draw, EVERY)
    return () => {
      clearInterval(timer)
      random = undefined
    }
  })
  return {
    get current() {
      return director?.isRolling ? (random ?? settled ?? (faces[0] as Face)) : face()
    },
  }
}
