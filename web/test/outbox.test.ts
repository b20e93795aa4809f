import { beforeEach, describe, expect, it } from 'vitest'
import { Outbox } from '../src/state/outbox.svelte'

describe('a command on its way', () => {
  let outbox: Outbox
  beforeEach(() => (outbox = new Outbox()))

  it('is over when it was answered and then shown', () => {
    const move = outbox.send('act')
    outbox.close(move, 'answer')
    expect([move.phase, outbox.isEmpty]).toEqual(['answered', false])
    outbox.markShown()
    expect([move.phase, outbox.isEmpty]).toEqual(['over', true])
  })

  it('is over when it was shown and then answered', () => {
    const move = outbox.send('undo')
    outbox.markShown()
    expect([move.phase, outbox.isEmpty]).toEqual(['shown', false])
    outbox.close(move, 'answer')
    expect(outbox.isEmpty).toBe(true)
  })

  it('is over when it was refused: nothing will be shown', () => {
    outbox.close(outbox.send('act'), 'refuse')
    expect(outbox.isEmpty).toBe(true)
  })

  it('is over with its answer if it is no move', () => {
    const talk = outbox.send('say')
    expect(outbox.hasMove).toBe(false)
    outbox.close(talk, 'answer')
    expect(outbox.isEmpty).toBe(true)
  })

  it('is shown from the next frame on, until all are over', () => {
    const [first, second] = [outbox.send('act'), outbox.send('act')]
    expect(outbox.isBusy).toBe(false)
    outbox.showBusy()
    outbox.close(first, 'refuse')
    expect(outbox.isBusy).toBe(true)
    outbox.close(second, 'refuse')
    expect(outbox.isBusy).toBe(false)
  })

  it('that was answered before the next frame is never shown', () => {
    outbox.close(outbox.send('say'), 'answer')
    outbox.showBusy()
    expect(outbox.isBusy).toBe(false)
  })
})
