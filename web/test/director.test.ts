import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Beat, GameView } from '../src/wire'

vi.mock('../src/play/effects', () => ({ perform: () => {} }))
vi.mock('../src/play/flights', () => ({
  floatChange: () => {},
  hold: () => [],
  finishFlights: () => {},
  whenLanded: () => Promise.resolve(),
  launch: () => {},
  raiseCard: () => {},
  measureStarts: () => new Map(),
  stamp: () => {},
}))
vi.mock('../src/play/looks', () => ({
  discardCopies: () => {},
  holdPieces: () => [],
  notePieces: () => new Map(),
}))
const settings = { speed: 1, isStepping: false, banter: true }
vi.mock('../src/state/settings.svelte', () => ({ settings }))
const page = { hidden: false }
vi.stubGlobal('document', page)
const { Director } = await import('../src/play/director.svelte')
const { budgetOf } = await import('../src/play/budgets')

const ME = 0
const OTHER = 1
let shown: string[]
let director: InstanceType<typeof Director>
let isOver: boolean
let view: string // of the message that was shown last

const beat = (first: number, changes: [string, number][], more: Partial<Beat> = {}): Beat => ({
  first,
  last: first,
  name: 'collect',
  weight: 1,
  seat: OTHER,
  touches: [],
  changes,
  yours: false,
  said: `beat ${first}`,
  ...more,
})
const admit = (name: string, beats: Beat[], more = {}) =>
  director.admit({
    news: [],
    beats,
    isLate: false,
    isOwn: false,
    isMyTime: false,
    promote: () => {
      view = name
      shown.push(name)
    },
    ...more,
  })
/** Let promises and timers run for a while. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(settings, { speed: 1, isStepping: false, banter: true })
  shown = []
  page.hidden = false
  isOver = false
  view = 'before'
  director = new Director({
    seat: () => ME,
    isOver: () => isOver,
    view: () => view as unknown as GameView,
    rolling: (seat) => `${seat} rolls…`,
  })
})
afterEach(() => vi.useRealTimers())

describe('the director', () => {
  it.each([
    ['at once', { speed: 0 }, {}],
    ['late', {}, { isLate: true }],
  ])('narrates what is shown %s, too', async (_, speed, more) => {
    director.narration = 'before'
    Object.assign(settings, speed)
    admit('mine', [beat(1, [], { weight: 0 })], { ...more, isOwn: true })
    await pass(0)
    expect(director.narration).toBe('')
    admit('theirs', [beat(2, []), beat(3, [], { name: 'predict', weight: 3 })], more)
    await pass(0)
    expect([director.narration, director.banner]).toEqual(['beat 3', ''])
  })
  it('shows what others do one after the other', async () => {
    admit('first', [beat(1, [])])
    admit('second', [beat(2, [])])
    expect(shown).toEqual(['first'])
    await pass(500)
    expect(shown).toEqual(['first'])
    expect(director.narration).toBe('beat 1')
    await pass(150)
    expect(shown).toEqual(['first', 'second'])
    await pass(700)
    expect(director.isBusy).toBe(false)
    expect(director.narration).toBe('beat 2')
  })

  it('says what I do in place of what others did before', async () => {
    admit('theirs', [beat(1, [])])
    await pass(700)
    admit('mine', [beat(2, [], { seat: ME, weight: 0 }), beat(3, [], { seat: ME })], {
      isOwn: true,
    })
    expect(director.narration).toBe('')
    await pass(2000)
    expect(director.narration).toBe('beat 3')
  })

  it('tells the result of a roll when its dice have come to rest', async () => {
    admit('a', [beat(1, [], { name: 'roll' }), beat(2, [])], { isOwn: true })
    expect([director.isRolling, director.isReached(1)]).toEqual([true, false])
    await pass(450)
    expect([director.isRolling, director.isReached(1)]).toEqual([true, false])
    await pass(100)
    expect([director.isRolling, director.isReached(1)]).toEqual([false, true])
  })

  it('changes a counter when its token has arrived', async () => {
    admit('a', [beat(1, [['souls:1', 2]]), beat(2, [['souls:1', 3]])])
    expect(director.shown('souls:1', 10)).toBe(5)
    await pass(310)
    expect(director.shown('souls:1', 10)).toBe(7)
    await pass(2000)
    expect(director.shown('souls:1', 10)).toBe(10)
  })

  it('draws an element as it was until a beat that touches it has landed', async () => {
    const views = () => ['field', 'other', 'far'].map((at) => director.viewOf(at))
    admit('first', [beat(1, [], { touches: ['field'] }), beat(2, [], { touches: ['other'] })])
    admit('second', [beat(3, [], { touches: ['field'] })])
    expect(views()).toEqual(['before', 'before', 'first'])
    await pass(310)
    expect(views()).toEqual(['first', 'before', 'first'])
    expect(director.landedView).toBe('before') // not all beats of the message have landed
    await pass(600)
    expect(views()).toEqual(['first', 'first', 'first'])
    expect(director.landedView).toBe('first')
    await pass(300)
    expect(views()).toEqual(['first', 'second', 'second'])
    director.skip()
    await pass(0)
    expect(views()).toEqual(['second', 'second', 'second'])
  })

  it('shows the answer to a command immediately and skips the queue', async () => {
    admit('theirs', [beat(1, [['souls:1', 2]])])
    admit('more of theirs', [beat(2, [])])
    admit('mine', [beat(3, [['souls:1', 1]], { seat: ME })], { isOwn: true })
    await pass(0)
    expect(shown).toEqual(['theirs', 'more of theirs', 'mine'])
    expect(director.shown('souls:1', 10)).toBe(9)
  })

  it('skips everything on a press', async () => {
    admit('a', [beat(1, [['souls:1', 2]]), beat(2, [['souls:1', 2]])])
    admit('b', [beat(3, [])])
    await pass(10)
    director.skip()
    await pass(0)
    expect(shown).toEqual(['a', 'b'])
    expect(director.shown('souls:1', 10)).toBe(10)
    expect(director.isBusy).toBe(false)
  })

  it('plays nothing that is late, on a hidden page, or at instant speed', async () => {
    admit('late', [beat(1, [['souls:1', 2]])], { isLate: true })
    settings.speed = 0
    admit('instant', [beat(2, [['souls:1', 2]])])
    await pass(0)
    expect(shown).toEqual(['late', 'instant'])
    expect(director.shown('souls:1', 10)).toBe(10)
    expect(director.beats.map(({ first }) => first)).toEqual([1, 2])
  })

  it('shows everything at once on a hidden page, and offers to play it', async () => {
    page.hidden = true
    admit('a', [beat(1, [['souls:1', 2]], { touches: ['field'] })])
    admit('b', [beat(2, [['souls:1', 2]])])
    await pass(0)
    expect(shown).toEqual(['a', 'b'])
    expect([director.isBusy, director.shown('souls:1', 10)]).toEqual([false, 10])
    expect(director.viewOf('field')).toBe('b')
    expect(director.beats.map(({ first }) => first)).toEqual([1, 2])
    expect(director.missed.map(({ first }) => first)).toEqual([1, 2])
  })

  it('lands what plays when nobody watches any more, and offers to play the rest', async () => {
    admit('a', [beat(1, []), beat(2, [['souls:1', 2]]), beat(3, [])])
    admit('b', [beat(4, [])])
    await pass(700)
    expect(director.beat?.first).toBe(2)
    director.leave()
    await pass(0)
    expect(shown).toEqual(['a', 'b'])
    expect([director.isBusy, director.shown('souls:1', 10)]).toEqual([false, 10])
    expect(director.beats.map(({ first }) => first)).toEqual([1, 2, 3, 4])
    expect(director.missed.map(({ first }) => first)).toEqual([2, 3, 4])
    admit('mine', [beat(5, [], { seat: ME })], { isOwn: true })
    director.leave()
    await pass(0)
    expect(director.missed).toEqual([])
  })

  it('counts what a longer beat adds, not what was shown of it', async () => {
    admit('hit', [beat(1, [['tokens:1', -2]])])
    await pass(1000)
    admit('choice', [
      beat(1, [
        ['tokens:1', -2],
        ['health:1', -4],
      ]),
    ])
    expect(director.shown('tokens:1', 0)).toBe(0)
    expect(director.shown('health:1', 6)).toBe(10)
    await pass(1000)
    expect(director.shown('health:1', 6)).toBe(6)
    expect(director.beats).toHaveLength(1)
  })

  it('shows no result before dice have come to rest', async () => {
    admit('roll', [
      beat(1, [], { name: 'turn', weight: 0 }),
      beat(2, [], { name: 'roll', weight: 2 }),
    ])
    expect(director.isRolling).toBe(true)
    await pass(700)
    expect(director.isRolling).toBe(true)
    await pass(100)
    expect(director.isRolling).toBe(false)
  })

  it('waits after each beat of others in step mode', async () => {
    settings.isStepping = true
    admit('a', [beat(1, []), beat(2, [])])
    await pass(5000)
    expect(director.narration).toBe('beat 1')
    expect(director.isPaused).toBe(true)
    director.step()
    await pass(5000)
    expect(director.narration).toBe('beat 2')
  })

  it('plays the rest without a pause where that is wanted', async () => {
    settings.isStepping = true
    admit('a', [beat(1, []), beat(2, []), beat(3, [])])
    await pass(1000)
    expect(director.isPaused).toBe(true)
    director.playOn()
    await pass(700)
    expect([director.isPaused, director.narration]).toEqual([false, 'beat 3'])
    admit('b', [beat(4, [])])
    await pass(5000)
    expect(director.isPaused).toBe(false) // all of the queue is the rest
    admit('c', [beat(5, [])])
    await pass(5000)
    expect(director.isPaused).toBe(true)
  })

  it('skips animations while your own clock runs', async () => {
    admit('theirs', [beat(1, [['souls:1', 2]])])
    admit('my turn', [beat(2, [])], { isMyTime: true })
    await pass(0)
    expect(shown).toEqual(['theirs', 'my turn'])
    expect(director.isBusy).toBe(false)
  })

  it('says what a roll sets off after the roll', async () => {
    admit('a', [
      beat(1, [], { name: 'roll', weight: 2, said: 'Mump rolls 7.' }),
      beat(2, [], { seat: ME, said: 'Your Goldfish collects 5 souls.' }),
      beat(3, [], { name: 'move', said: 'Mump gains Dog.', fires: true }),
      beat(4, [], { name: 'move', said: 'Mump buys Cat.' }),
    ])
    await pass(0)
    expect([director.narration, director.narrated]).toEqual(['1 rolls…', null])
    await pass(450)
    expect(director.narration).toBe('1 rolls…')
    await pass(100)
    expect([director.narration, director.narrated?.first]).toEqual(['Mump rolls 7.', 1])
    await pass(300) // it can be read
    expect(director.narration).toBe('Mump rolls 7.')
    await pass(100)
    expect(director.narration).toBe('Mump rolls 7. Your Goldfish collects 5 souls.')
    await pass(600)
    expect(director.narration).toBe('Mump rolls 7. Mump gains Dog.')
    await pass(600)
    expect(director.narration).toBe('Mump buys Cat.')
  })

  it('plays the turn of another seat within its budget, over all messages', async () => {
    admit('turn', [beat(1, [], { name: 'turn', weight: 0 })])
    const begun = Date.now()
    for (let first = 2; first < 40; first++) admit('more', [beat(first, [], { name: 'move' })])
    while (director.isBusy) await pass(100)
    const usual = 38 * 600
    expect(Date.now() - begun).toBeLessThan(0.8 * usual)
    const again = Date.now()
    admit('next', [beat(50, [], { name: 'turn', weight: 0 }), beat(51, [])])
    admit('own', [beat(52, [], { seat: ME })], { isOwn: true })
    admit('theirs', [beat(53, [], { name: 'turn', weight: 0 }), beat(54, [])])
    while (director.isBusy) await pass(50)
    expect(Date.now() - again).toBeGreaterThan(1100) // a new round has its own
  })

  it.each([
    ['lets-summon-demons', 4, ['turn', 'roll', 'collect', 'collect', 'move']],
    ['dice-summoners', 1, ['turn', 'roll', 'shield', 'hit', 'hit', 'hit', 'heal', 'move', 'move']],
    ['dicke-daemonen', 3, ['turn', 'move', 'owner', 'owner', 'freeze', 'draw']],
    ['mephisto', 3, ['turn', 'fire', 'fire', 'wear', 'move', 'collect', 'draw']],
  ] as const)('plays a usual round of %s within its time', async (game, bots, names) => {
    const budget = budgetOf(game)
    director = new Director({ budget: () => budget })
    const weights: Record<string, number> = { turn: 0, draw: 0, roll: 2, hit: 2, freeze: 2 }
    const begun = Date.now()
    for (let bot = 0; bot < bots; bot++) {
      const turn = Date.now()
      for (const [i, name] of names.entries())
        admit('more', [beat(1 + i + bot * names.length, [], { name, weight: weights[name] ?? 1 })])
      while (director.isBusy) await pass(10)
      expect(Date.now() - turn).toBeLessThanOrEqual(budget.turn)
    }
    expect(Date.now() - begun).toBeLessThanOrEqual(budget.round)
  })

  it('remembers missed beats until they are shown or I act', async () => {
    admit('late', [beat(1, []), beat(2, [])], { isLate: true })
    await pass(0)
    expect(director.missed.map(({ first }) => first)).toEqual([1, 2])
    director.replayMissed([])
    await pass(100)
    expect([director.beat?.first, director.missed]).toEqual([1, []])
    director.skip()
    await pass(0)
    admit('late', [beat(3, [])], { isLate: true })
    admit('mine', [beat(4, [], { seat: ME })], { isOwn: true })
    await pass(2000)
    expect(director.missed).toEqual([])
  })

  it('announces who may win soon, once, and me before others', async () => {
    const threats = [
      { seat: OTHER, said: 'Mump can win with the next roll.' },
      { seat: ME, said: 'You have one more turn.' },
    ]
    admit('a', [beat(1, [])], { threats })
    await pass(700)
    expect(director.banner).toBe('You have one more turn.')
    await pass(1000)
    expect(director.banner).toBe('')
    expect(director.threats).toEqual(threats)
    admit('b', [beat(2, [])], { threats: [threats[0]] })
    await pass(700)
    expect(director.banner).toBe('')
    expect(director.threats).toEqual([threats[0]])
  })

  it('knows what happened before it came, and offers to play what came since my turn', () => {
    const turn = (first: number, seat: number) => beat(first, [], { name: 'turn', seat })
    const beats = [turn(1, ME), beat(2, [], { seat: ME }), turn(3, OTHER), beat(4, [])]
    const promote = () => shown.push('again')
    const frame = { news: [], beats, isOwn: false, isMyTime: false, promote }
    director.recall({ ...frame, isLate: true })
    expect(director.beats).toEqual(beats)
    expect(director.missed.map(({ first }) => first)).toEqual([3, 4])
    expect(shown).toEqual([])
  })

  it('offers nothing twice if the whole table comes again', async () => {
    const beats = [beat(1, []), beat(2, [])]
    admit('seen', beats)
    await pass(3000)
    admit('whole', [...beats, beat(3, [])], { isLate: true, isWhole: true })
    await pass(0)
    expect(director.beats.map(({ first }) => first)).toEqual([1, 2, 3])
    expect(director.missed.map(({ first }) => first)).toEqual([3])
  })

  it('says the roll with its effects, also after a card has moved', async () => {
    admit('roll', [
      beat(1, [], { name: 'roll', weight: 2, said: 'Snick rolls 7.' }),
      beat(2, [], { name: 'move', fires: true, said: 'You gain Dog.' }),
      beat(3, [], { said: 'You collect 5 souls.' }),
    ])
    await pass(4000)
    expect(director.narration).toBe('Snick rolls 7. You collect 5 souls.')
    admit('buy', [beat(4, [], { name: 'move' }), beat(5, [], { said: 'Later.' })])
    await pass(4000)
    expect(director.narration).toBe('Later.')
  })

  it('shows at once what has no beats while nothing plays', () => {
    admit('presence', [])
    expect(shown).toEqual(['presence'])
  })
})

describe('the end of a game', () => {
  const blow = beat(1, [['health:1', -5]], { name: 'hit', weight: 3, touches: ['a', 'b'] })
  const win = beat(2, [], { name: 'win', weight: 3 })
  const phases = async (times: number[]) => {
    const seen: string[] = []
    for (const ms of times) {
      await pass(ms)
      seen.push(director.phase)
    }
    return seen
  }

  beforeEach(() => (isOver = true))

  it('is the last blow at half speed, silence, the moment, and only then the panel', async () => {
    admit('end', [blow, win])
    expect(await phases([0, 1150])).toEqual(['blow', 'blow'])
    expect(director.spotlight).toEqual(['a', 'b'])
    expect(director.shown('health:1', 0)).toBe(5)
    expect(await phases([100, 300])).toEqual(['freeze', 'freeze'])
    expect(director.shown('health:1', 0)).toBe(0)
    expect(director.spotlight).toEqual([])
    expect(await phases([150, 1000])).toEqual(['moment', 'moment'])
    expect(director.isBusy).toBe(true)
    await pass(200)
    expect(director.phase).toBe('')
    expect(director.isBusy).toBe(false)
  })

  it('jumps to the panel on a press, in every phase', async () => {
    for (const ms of [10, 1300, 1700]) {
      admit('end', [{ ...blow, first: blow.first + ms }, win])
      await pass(ms)
      expect(director.isBusy).toBe(true)
      director.skip()
      await pass(0)
      expect([director.phase, director.isBusy]).toEqual(['', false])
    }
  })

  it('takes its time after an own action too, and is narrated', async () => {
    admit('end', [{ ...blow, seat: ME }, win], { isOwn: true })
    await pass(100)
    expect(director.phase).toBe('blow')
    expect(director.narration).toBe('beat 1')
  })

  it('has one moment, however many share the victory', async () => {
    admit('end', [win, { ...win, first: 3, last: 3 }])
    expect(await phases([10, 450])).toEqual(['freeze', 'moment'])
    await pass(1200)
    expect(director.isBusy).toBe(false)
  })

  it('does not come while the game goes on', async () => {
    isOver = false
    admit('given up', [win])
    await pass(500)
    expect(director.phase).toBe('')
  })

  it('shows what is counted one after the other, within eight seconds', async () => {
    const fields = Array.from({ length: 25 }, (_, i) =>
      beat(i + 1, [], { name: 'count', touches: [`field:${i}`], seat: null }),
    )
    admit('end', [...fields, { ...win, first: 26, last: 26 }])
    await pass(330)
    expect(director.isReached(2)).toBe(true)
    expect(director.isReached(3)).toBe(false)
    await pass(7600)
    expect(director.phase).toBe('count')
    await pass(100)
    expect(director.phase).toBe('freeze')
    expect(director.isReached(26)).toBe(false)
    await pass(1700)
    expect(director.isReached(26)).toBe(true)
  })
})

describe('weight', () => {
  const summon = (first: number) =>
    beat(first, [], { name: 'summon', weight: 3, said: `summon ${first}` })

  it('is scarce: a second great moment within three seconds is a lesser one', async () => {
    admit('two', [summon(1), summon(2)])
    await pass(100)
    expect(director.banner).toBe('summon 1')
    await pass(1000)
    expect(director.beat?.first).toBe(2)
    expect([director.banner, director.beat?.weight]).toEqual(['', 2])
    expect(director.narration).toBe('summon 2')
    await pass(3000)
    expect(director.beats.map(({ weight }) => weight)).toEqual([3, 3])
  })

  it('is there again after three seconds', async () => {
    admit('one', [summon(1)])
    await pass(3100)
    admit('two', [summon(2)])
    await pass(100)
    expect(director.banner).toBe('summon 2')
  })
})

describe('a beat that is shown again', () => {
  it('moves and is said, and changes nothing', async () => {
    admit('a', [beat(1, [['souls:1', 2]], { weight: 3, name: 'kill' })])
    await pass(4000)
    director.replay(director.beats, [])
    await pass(100)
    expect(director.beat?.first).toBe(1)
    expect(director.isTheirs).toBe(false)
    expect(director.shown('souls:1', 10)).toBe(10)
    await pass(4000)
    expect(director.isBusy).toBe(false)
    expect(director.beats).toHaveLength(1)
    expect(shown).toEqual(['a'])
  })

  it('is not shown where everything is instant', async () => {
    settings.speed = 0
    director.replay([beat(1, [])], [])
    await pass(0)
    expect(director.isBusy).toBe(false)
  })
})

describe('what bots say', () => {
  const line = { seat: OTHER, said: 'Hee hee!' }
  const feat = beat(1, [], { name: 'kill', weight: 3, banter: line })

  it('is shown for a while at a great moment', async () => {
    admit('a', [feat])
    await pass(100)
    expect(director.bubble).toEqual(line)
    await pass(2500)
    expect(director.bubble).toBe(null)
  })

  it('is not shown if it is switched off, if everything is instant, or again', async () => {
    settings.banter = false
    admit('off', [feat])
    await pass(4000)
    settings.banter = true
    director.replay([feat], [])
    await pass(100)
    expect(director.bubble).toBe(null)
    await pass(4000)
    settings.speed = 0
    admit('instant', [{ ...feat, first: 2, last: 2 }])
    await pass(0)
    expect(director.bubble).toBe(null)
  })

  it('stays, even if another great moment has just been shown, or is skipped', async () => {
    admit('two', [
      { ...feat, banter: null },
      { ...feat, first: 2, last: 2 },
    ])
    await pass(1000)
    expect(director.beat?.first).toBe(2)
    expect(director.bubble).toEqual(feat.banter)
    director.bubble = null
    admit('skipped', [{ ...feat, first: 3, last: 3 }])
    director.skip()
    await pass(0)
    expect(director.bubble).toEqual(feat.banter)
  })
})
