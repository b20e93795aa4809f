/* The pending commands of a table. The server sends the answer and the new table separately, in any order.
   Until both arrive, the old choices are disabled. */

/** `sent`: neither has arrived; `answered`: the new table is missing; `shown`: the answer is missing. */
export type Phase = 'sent' | 'answered' | 'shown' | 'over'
export type Step = 'answer' | 'show' | 'refuse'

const NEXT: Record<Phase, Record<Step, Phase>> = {
  sent: { answer: 'answered', show: 'shown', refuse: 'over' },
  answered: { answer: 'answered', show: 'over', refuse: 'over' },
  shown: { answer: 'over', show: 'shown', refuse: 'over' },
  over: { answer: 'over', show: 'over', refuse: 'over' },
}

/** The kinds of commands that change the table: they are over only when the new table is shown. */
const MOVES: readonly string[] = ['act', 'undo']

export class Command {
  phase: Phase = 'sent'

  constructor(readonly type: string) {}

  get isMove(): boolean {
    return MOVES.includes(this.type)
  }

  advance(step: Step): void {
    this.phase = NEXT[this.phase][step]
    if (this.phase === 'answered' && !this.isMove) this.phase = 'over'
  }
}

export class Outbox {
  /** Whether the page shows that a command is pending. */
  isBusy = $state(false)
  #commands = new Set<Command>()

  send(type: string): Command {
    const command = new Command(type)
    this.#commands.add(command)
    return command
  }

  /** Shows that a command is pending, if one still is. */
  showBusy(): void {
    this.isBusy = !this.isEmpty
  }

  /** Records that a command was answered or refused. */
  close(command: Command, step: 'answer' | 'refuse'): void {
    command.advance(step)
    this.#clear()
  }

  /** Records that the table with the results of all commands is shown. */
  markShown(): void {
    for (const command of this.#commands) command.advance('show')
    this.#clear()
  }

  get isEmpty(): boolean {
    return this.#commands.size === 0
  }

  /** Whether a move of this page is pending. */
  get hasMove(): boolean {
    return [...this.#commands].some((command) => command.isMove)
  }

  #clear(): void {
    for (const command of this.#commands)
      if (command.phase === 'over') this.#commands.delete(command)
    if (this.isEmpty) this.isBusy = false
  }
}
