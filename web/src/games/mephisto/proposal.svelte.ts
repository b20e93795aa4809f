/* The fight that is being put together: nothing of it has happened yet. */
import type { MephistoFightView, MephistoGearView, MephistoWayView } from '../../wire'
import type { Choice } from '../../state/types'
import type { OwnButton } from '../../play/play.svelte'
import { t, type MePlay } from './words'
import { fightOf, gearOf, leastFavor, mostSouls, wayWith, wieldable } from './fights'

const FIGHTS = ['fight', 'fight-both']

export class Proposal {
  /** The lane whose fight is open, from 0 on; null: none. */
  lane = $state<number | null>(null)
  /** The cells whose monsters are fought. */
  cells = $state.raw<string[]>([])
  /** The gear that fights, by its `at`. */
  weapons = $state.raw<string[]>([])

  constructor(readonly play: MePlay) {}

  /** The fights of a lane, alone and both. */
  fightsIn(lane: number): MephistoFightView[] {
    return this.play.view.fights.filter((one) => one.lane === lane + 1)
  }
  get fight(): MephistoFightView | undefined {
    return this.lane === null ? undefined : fightOf(this.fightsIn(this.lane), this.cells)
  }
  /** One's own gear in the open lane. */
  get gear(): MephistoGearView[] {
    return this.play.view.seats[this.play.seat ?? 0]?.gear[this.lane ?? 0] ?? []
  }
  get wieldable(): MephistoGearView[] {
    const any = this.lane === null ? undefined : this.fightsIn(this.lane)[0]
    return wieldable(this.fight ?? any, this.gear)
  }
  get wielded(): MephistoGearView[] {
    return this.wieldable.filter((one) => this.weapons.includes(one.at))
  }
  get way(): MephistoWayView | undefined {
    return wayWith(this.fight, this.wielded)
  }

  /** Open a lane, against these cells or what is worth most, at the least favor. */
  open(lane: number, cells?: string[]): void {
    const fights = this.fightsIn(lane)
    const fight = (cells && fightOf(fights, cells)) ?? mostSouls(fights)
    if (!fight) return
    this.lane = lane
    this.take(fight, leastFavor(fight.ways))
  }

  take(fight: MephistoFightView, way: MephistoWayView | undefined): void {
    this.cells = fight.cells
    this.weapons = gearOf(way, this.gear).map((one) => one.at)
  }

  /** Fight a monster as well, or not; one at least stays. */
  toggleCell(cell: string): void {
    const cells = this.cells.includes(cell) ? this.cells.filter((one) => one !== cell) : [...this.cells, cell]
    if (cells.length && this.lane !== null && fightOf(this.fightsIn(this.lane), cells)) this.cells = cells
  }

  toggleWeapon(at: string): void {
    this.weapons = this.weapons.includes(at) ? this.weapons.filter((one) => one !== at) : [...this.weapons, at]
  }

  /** What touching a cell of a lane means here; false: what it means everywhere. */
  touchCell =
    (lane: number, cell: string) =>
    (_at: string, choices: Choice[]): boolean => {
      if (this.play.picked.length) return false
      if (this.lane === lane && this.fightsIn(lane).some((one) => one.cells.includes(cell))) {
        this.toggleCell(cell)
        return true
      }
      const isFight = choices.length > 0 && choices.every((one) => FIGHTS.includes(one.kind))
      if (isFight) this.open(lane, [cell])
      return isFight
    }

  /** What touching one's own gear means: it joins the fight, or shows the lane for what is held. */
  touchGear =
    (lane: number, laneAt: string) =>
    (at: string, choices: Choice[]): boolean => {
      if (this.play.picked.length && !choices.length && this.play.marks.has(laneAt)) {
        this.play.touched(laneAt)
        return true
      }
      if (this.lane !== lane || !this.wieldable.some((one) => one.at === at)) return false
      this.toggleWeapon(at)
      return true
    }

  /** What the prompt shows while a fight is put together. */
  get buttons(): OwnButton[] {
    const { fight, way } = this
    if (!fight || !way) return []
    const more = way.possible
      ? `${way.attack + way.extra} + ${t('favor')} ${way.favor}, ${t('gain-souls', { count: fight.souls })}`
      : t('short', { n: way.missing })
    const isOff = way.actions.length === 0
    return [
      { label: t('fight'), more: isOff && way.possible ? t('not-now') : more, icon: 'sword-clash', isMain: true, isOff, do: () => this.commit() },
      { label: t('not-this'), icon: 'cancel', do: () => this.close() },
    ]
  }

  close(): void {
    this.lane = null
  }

  commit(): void {
    const actions = this.way?.actions ?? []
    this.close()
    if (actions.length) this.play.choose(actions)
  }
}
