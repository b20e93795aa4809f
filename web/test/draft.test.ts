import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameInfo } from '../src/wire'

vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('matchMedia', () => ({ matches: false }))
const { api } = await import('../src/api')
const { Draft } = await import('../src/state/draft.svelte')

const info = (id: string, usual_players: number) => ({ id, usual_players }) as GameInfo
const NEEDS = { option: 'teams', said: '“Team battle” needs 4 players, not 3.' }

describe('what is filled into the form of a new table', () => {
  const check = vi.spyOn(api, 'checkOptions')
  let draft: InstanceType<typeof Draft>

  beforeEach(() => {
    check.mockReset().mockResolvedValue(NEEDS)
    draft = new Draft(info('lanterns', 3))
    draft.seats = 5
    draft.options.teams = true
    draft.file = new File(['name = "Bat"'], 'pack.toml')
  })

  it('stays when the same games are loaded again', async () => {
    draft.selectGame(info('lanterns', 3))
    expect(await draft.setup()).toEqual({
      players: 5,
      options: { teams: true },
      pack: 'name = "Bat"',
    })
  })
  it('starts over with another game', async () => {
    await draft.check()
    draft.selectGame(info('stones', 2))
    expect(await draft.setup()).toEqual({ players: 2, options: {}, pack: '' })
    expect(draft.problem.said).toBe('')
  })
  it('forgets an option that is to be as usual again', async () => {
    draft.setOption('souls', 7)
    draft.setOption('teams', undefined)
    expect((await draft.setup()).options).toEqual({ souls: 7 })
  })
  it('keeps an option that the seats do not allow, and says what it needs', async () => {
    draft.seats = 3
    await draft.check()
    expect(check).toHaveBeenCalledWith('lanterns', {
      players: 3,
      options: { teams: true },
      pack: 'name = "Bat"',
    })
    expect(draft.options).toEqual({ teams: true })
    expect(draft.problem).toEqual(NEEDS)
  })
  it('heeds only the last of several answers', async () => {
    let answer = (_: typeof NEEDS) => {}
    check.mockImplementationOnce(() => new Promise((done) => (answer = done)))
    const first = draft.check()
    await vi.waitFor(() => expect(check).toHaveBeenCalled())
    check.mockResolvedValue({ option: '', said: '' })
    await draft.check()
    answer(NEEDS)
    await first
    expect(draft.problem.said).toBe('')
  })
  it('does not ask about a game as it is usually played', async () => {
    await new Draft(info('lanterns', 3)).check()
    expect(check).not.toHaveBeenCalled()
  })
})
