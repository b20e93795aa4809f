/* The fight that the player is preparing; nothing is sent until it is committed. */
import type { MephistoFightView, MephistoGearView, MephistoWayView } from '../../wire'
import type { Choice } from '../../wire'
import type { CustomButton } from '../../play/play.svelte'
import { t, type MePlay } from './words'
import { fightOf, gearOf, leastFavor, mostSouls, wayWith, wieldable } from './fights'

const FIGHTS = ['fight', 'fight-both']

export class Proposal {
  /** The index of the lane whose fight panel is open; null: none. */
  lane = $state<number | null>(null)
  /** The cells whose monsters are fought. */
  cells = $state.raw<string[]>([])
  /** The gear that fights, by its `at`. */
  weapons = $state.raw<string[]>([])

  constructor(readonly play: MePlay) {}

  /** The fights of a lane: against single monsters and against both. */
  fightsIn(lane: number): MephistoFightView[] {
    return this.play.view.fights.filter((fight) => fight.lane === lane + 1)
  }
  get fight(): MephistoFightView | undefined {
    return this.lane === null ? undefined : fightOf(this.fightsIn(this.lane), this.cells)
  }
  /** The player's gear in the open lane. */
  get gear(): MephistoGearView[] {
    return this.play.view.seats[this.play.seat ?? 0]?.gear[this.lane ?? 0] ?? []
  }
  get wieldable(): MephistoGearView[] {
    const anyFight = this.lane === null ? undefined : this.fightsIn(this.lane)[0]
    return wieldable(this.fight ?? anyFight, this.gear)
  }
  get wielded(): MephistoGearView[] {
    return this.wieldable.filter((piece) => this.weapons.includes(piece.at))
  }
  get way(): MephistoWayView | undefined {
    return wayWith(this.fight, this.wielded)
  }

  /** Open a lane with these cells, or with the most valuable fight, at the least favor. */
  open(lane: number, cells?: string[]): void {
    const fights = this.fightsIn(lane)
    const fight = (cells && fightOf(fights, cells)) ?? mostSouls(fights)
    if (!fight) return
    this.lane = lane
    this.select(fight, leastFavor(fight.ways))
  }

  select(fight: MephistoFightView, way: MephistoWayView | undefined): void {
    this.cells = fight.cells
    this.weapons = gearOf(way, this.gear).map((piece) => piece.at)
  }

  /** Add or remove a monster; at least one remains. */
  toggleCell(cell: string): void {
    const cells = this.cells.includes(cell)
      ? this.cells.filter((other) => other !== cell)
      : [...this.cells, cell]
    if (cells.length && this.lane !== null && fightOf(this.fightsIn(this.lane), cells))
      this.cells = cells
  }

  toggleWeapon(at: string): void {
    this.weapons = this.weapons.includes(at)
      ? this.weapons.filter((other) => other !== at)
      : [...this.weapons, at]
  }

  /** The touch handler of a cell in a lane; false leaves the touch to the frame. */
  touchCell =
    (lane: number, cell: string) =>
    (_at: string, choices: Choice[]): boolean => {
      if (this.play.picked.length) return false
      if (this.lane === lane && this.fightsIn(lane).some((fight) => fight.cells.includes(cell))) {
        this.toggleCell(cell)
        return true
      }
      const isFight = choices.length > 0 && choices.every((choice) => FIGHTS.includes(choice.kind))
      if (isFight) this.open(lane, [cell])
      return isFight
    }

  /** The touch handler of the player's gear: toggles it in the fight, or chooses its lane for the
      picked card. */
  touchGear =
    (lane: number, laneAt: string) =>
    (at: string, choices: Choice[]): boolean => {
      if (this.play.picked.length && !choices.length && this.play.marks.has(laneAt)) {
        this.play.touched(laneAt)
        return true
      }
      if (this.lane !== lane || !this.wieldable.some((piece) => piece.at === at)) return false
      this.toggleWeapon(at)
      return true
    }

  /** The buttons of the prompt while a fight is prepared. */
  get buttons(): CustomButton[] {
    const { fight, way } = this
    if (!fight || !way) return []
    const more = way.possible
      ? `${way.attack + way.extra} + ${t('favor')} ${way.favor}, ${t('gain-souls', { count: fight.souls })}`
      : t('short', { n: way.missing })
    const isOff = way.actions.length === 0
    return [
      {
        label: t('fight'),
        more: isOff && way.possible ? t('not-now') : more,
        icon: 'sword-clash',
        isMain: true,
        isOff,
        actions: way.actions,
        do: () => this.commit(),
      },
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
