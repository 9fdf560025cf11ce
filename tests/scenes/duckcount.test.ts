import { afterEach, describe, expect, it } from 'vitest'
import { countedOf } from '#domain/measures/counted'
import { trialResults } from '#domain/measures/trialResults'
import type { PlayEvent } from '#domain/trials/engine/events'
import { play, type PlayOptions, type PlayRun } from '#tests/support/play'

let last: PlayRun | null = null
afterEach(() => {
  last?.scene.end('adult')
  last?.leave()
  last = null
})

/** Opens a level and completes the trials with one duck. */
async function open(level: string, options: Omit<PlayOptions, 'level'> = {}): Promise<PlayRun> {
  const dials = { waitMs: 6000, ...options.profile?.dials }
  last = await play('duckcount', { level, ...options, profile: { support: 'C', ...options.profile, dials } })
  return last.answerWarmUps().untilOpen()
}

const ducks = (run: PlayRun) => run.state.stimuli.filter(({ plan }) => plan.id.startsWith('duck-'))
const come = (run: PlayRun) => ducks(run).filter(({ isVisible }) => isVisible)
const factsOf = (run: PlayRun): readonly PlayEvent[] => run.events.filter((event) => 'trial' in event && event.trial === run.state.trial)
const deeds = (run: PlayRun, wanted: string) =>
  factsOf(run).flatMap((event) => (event.kind === 'did' && event.deed.do === wanted && 'id' in event.deed ? [event.deed.id] : []))
const prompts = (run: PlayRun) => factsOf(run).flatMap((event) => (event.kind === 'prompted' ? [event.step] : []))
const said = (run: PlayRun) => run.speech.spoken.flatMap((each) => ('phrase' in each ? [each.phrase] : []))
const nextTurn = (run: PlayRun) => {
  const { trial } = run.state
  return run.advanceUntil((later) => later.isFinished || (later.state.trial > trial && later.state.phase === 'waiting'))
}
const resultOf = (run: PlayRun, trial: number) => trialResults(run.events).find((result) => result.trial === trial)
/** Time (ms) until all five ducks have arrived. */
const ALL_OF_FIVE_MS = 22_000

describe('ducks to count', () => {
  it('arrive one by one; a touched duck quacks, is counted aloud, swims to the bank and dims', async () => {
    const run = await open('3', { profile: { dials: { waitMs: null } } })
    expect(come(run)).toHaveLength(1)
    run.advance(4500)
    expect(come(run)).toHaveLength(2)
    run.advance(9000)
    expect(come(run)).toHaveLength(3)
    const { trial } = run.state
    const [one, two, three] = ducks(run)
    if (one === undefined || two === undefined || three === undefined) throw new Error('there are no three')
    const from = { ...one.place }
    const before = said(run).length
    run.touch(one).advance(1000)
    expect(run.sound.heard.at(-1)).toBe('duck')
    run.advance(1000)
    expect(said(run).slice(before)).toEqual(['one'])
    run.advance(10_000)
    expect(one.place.y).toBeGreaterThan(from.y + one.plan.size)
    expect(one.view.alpha).toBeCloseTo(0.45)
    run.touch(two).advance(8000).touch(three)
    expect(run.state.phase).toBe('rewarding')
    // At the end, all ducks are shown and lit, and their number is spoken once more.
    run.advanceUntil(({ state }) => state.phase === 'leaving')
    const bank = new Set([one, two, three].map(({ place }) => place.y))
    expect(bank.size).toBe(1)
    expect(said(run).slice(before)).toEqual(['one', 'two', 'three', 'three'])
    nextTurn(run)
    expect(resultOf(run, trial)).toMatchObject({ outcome: 'independent', values: { asked: 3, does: 'count', counted: 3 } })
  })

  it('all light up at the end', async () => {
    const run = await open('2')
    run.advance(10_000)
    const [one, two] = ducks(run)
    if (one === undefined || two === undefined) throw new Error('there are no two')
    run.touch(one).advance(9000)
    expect(one.view.alpha).toBeLessThan(0.5)
    run.touch(two).advanceUntil(({ state }) => state.phase === 'leaving')
    expect([one.view.alpha, two.view.alpha].every((alpha) => alpha > 0.95)).toBe(true)
  })

  it('are counted as soon as they are visible, also while moving, but not before', async () => {
    const run = await open('2')
    const [one, two] = ducks(run)
    if (one === undefined || two === undefined) throw new Error('there are no two')
    run.touch(two).advance(200)
    expect(deeds(run, 'found')).toEqual([])
    run.touch(one).advance(200)
    expect(deeds(run, 'found')).toEqual(['duck-1'])
    // The next duck is caught before it has arrived.
    run.advanceUntil(() => two.isVisible).advance(500)
    run.touch(two).advance(100)
    expect(run.state.phase).toBe('rewarding')
  })

  it('are counted once; a second touch is only recorded', async () => {
    const run = await open('2', { profile: { dials: { waitMs: null } } })
    run.advance(10_000)
    const { trial } = run.state
    const [one, two] = ducks(run)
    if (one === undefined || two === undefined) throw new Error('there are no two')
    run.touch(one).advance(8000)
    const place = { ...one.place }
    const heard = run.sound.heard.length
    run.touch(one).advance(2500).touch(one).advance(2500)
    expect([one.place, run.sound.heard.length, deeds(run, 'found-again')]).toEqual([place, heard, ['duck-1', 'duck-1']])
    run.touch(two)
    nextTurn(run)
    expect(resultOf(run, trial)).toMatchObject({ outcome: 'independent', offTarget: 0, values: { counted: 2, doubles: 2 } })
    const found = countedOf([run.events.filter((event) => 'trial' in event && event.trial === trial)])
    expect(found?.places.reduce((sum, { twice }) => sum + twice, 0)).toBe(1)
  })

  it('get help only after all have arrived, for the next one: it bobs, quacks, and finally is counted', async () => {
    const run = await open('4')
    run.advance(ALL_OF_FIVE_MS - 1000)
    expect(prompts(run)).toEqual([])
    const [one, two] = ducks(run)
    if (one === undefined || two === undefined) throw new Error('there are no two')
    run.touch(one).advance(5500)
    expect(prompts(run)).toEqual([])
    const heard = run.sound.heard.length
    const heights = ducks(run).map(({ view }) => view.y)
    const moved = heights.map(() => false)
    for (let ms = 0; ms < 2500; ms += 50) {
      run.advance(50)
      for (const [index, { view }] of ducks(run).entries()) if (Math.abs(view.y - (heights[index] ?? 0)) > 1) moved[index] = true
    }
    expect(moved).toEqual([false, true, false, false, false])
    expect([prompts(run), run.sound.heard.length]).toEqual([[1], heard])
    run.advance(6000)
    expect(prompts(run)).toEqual([1, 3])
    expect(run.sound.heard.slice(heard)).toEqual(['duck'])
    // The prompts start again after each counted duck.
    run.touch(two).advance(5500)
    expect(prompts(run)).toEqual([1, 3])
    run.advance(2500)
    expect(prompts(run)).toEqual([1, 3, 1])
    const third = ducks(run)[2]
    const place = { ...third?.place }
    run.advance(12_000)
    expect(prompts(run)).toEqual([1, 3, 1, 3, 4])
    expect(third?.place).not.toEqual(place)
    expect(deeds(run, 'found')).toEqual(['duck-1', 'duck-2'])
  })

  it('are not counted without a child’s action, whatever was shown', async () => {
    const run = await open('1')
    const { trial } = run.state
    nextTurn(run)
    expect(resultOf(run, trial)).toMatchObject({ outcome: 'no-response', by: null, prompt: 4 })
  })

  it('are counted by any touch if every touch counts, and with one switch', async () => {
    for (const dials of [{ anyTouchCounts: true }, { accessMethod: 'switch1', scanMs: 1500 }] as const) {
      const run = await open('3', { profile: { dials: { ...dials, waitMs: null } } })
      const { trial } = run.state
      run.advance(14_000)
      for (let touch = 0; touch < 12 && run.state.phase === 'waiting'; touch++) {
        if ('anyTouchCounts' in dials) run.touchAt(900, 80)
        else run.key('Space').key('Space', 'keyup')
        run.advance(1700)
      }
      nextTurn(run)
      expect(resultOf(run, trial)).toMatchObject({ outcome: 'independent', values: { counted: 3 } })
      run.scene.end('adult')
      run.leave()
      last = null
    }
  })
})

describe('the number of all ducks', () => {
  const numbers = (run: PlayRun) => run.state.stimuli.filter(({ plan }) => plan.id.startsWith('number-'))
  const allThere = (run: PlayRun) => run.advanceUntil(() => numbers(run).every(({ isVisible }) => isVisible)).advance(1000)

  it('is offered when all have arrived; the first choice is recorded, and the right number spoken', async () => {
    const run = await open('6')
    const { trial } = run.state
    expect(numbers(run).some(({ isVisible }) => isVisible)).toBe(false)
    allThere(run)
    const wrong = numbers(run).find(({ plan }) => plan.role === 'distractor')
    if (wrong === undefined) throw new Error('there is no other number')
    run.touch(wrong).advance(1500).touch(run.target).advance(1000)
    const asked = ducks(run).length
    expect(said(run).at(-1)).toBe((['zero', 'one', 'two', 'three', 'four', 'five'] as const)[asked])
    expect(ducks(run).every(({ isLeaving }) => !isLeaving)).toBe(true)
    nextTurn(run)
    expect(resultOf(run, trial)).toMatchObject({ outcome: 'prompted', values: { asked, chosen: Number(wrong.plan.id.slice('number-'.length)) } })
    // The latency is measured from the moment when the numbers appeared.
    expect(resultOf(run, trial)?.touchMs).toBeLessThan(6000)
  })

  it('lets the child count by touch first: each quacks and dims in place, without a missed touch', async () => {
    const run = await open('7')
    const { trial } = run.state
    allThere(run)
    const [one, two] = ducks(run)
    if (one === undefined || two === undefined) throw new Error('there are no two')
    const place = { ...one.place }
    const before = said(run).length
    run.touch(one).advance(2500).touch(two).advance(2500)
    expect(said(run).slice(before)).toEqual(['one', 'two'])
    expect([one.place, one.view.alpha < 0.5]).toEqual([place, true])
    run.touch(run.target)
    nextTurn(run)
    expect(resultOf(run, trial)).toMatchObject({ outcome: 'independent', offTarget: 0, values: { counted: 2, does: 'choose' } })
  })

  it('is finally the only one left', async () => {
    const run = await open('7')
    allThere(run)
    expect(prompts(run)).toEqual([])
    run.advance(20_000)
    expect(prompts(run)).toEqual([1, 3, 4])
    expect(
      numbers(run)
        .filter(({ isLeaving }) => !isLeaving)
        .map(({ plan }) => plan.role),
    ).toEqual(['target'])
  })

  it('is chosen by dwelling, and with one switch among the numbers alone', async () => {
    const dwell = await open('6', { profile: { dials: { accessMethod: 'dwell', dwellMs: 800, waitMs: null } } })
    allThere(dwell).hover(dwell.target.hit.x, dwell.target.hit.y).advance(1500)
    expect(factsOf(dwell).some((event) => event.kind === 'answered' && event.by === 'dwell' && event.verdict === 'correct')).toBe(true)
    dwell.scene.end('adult')
    dwell.leave()
    last = null
    const run = await open('6', { profile: { dials: { accessMethod: 'switch1', scanMs: 1500, waitMs: null } } })
    allThere(run)
    for (let press = 0; press < 6 && run.state.phase === 'waiting'; press++) run.advance(600).key('Space').key('Space', 'keyup').advance(1700)
    expect(
      factsOf(run)
        .filter((event) => event.kind === 'answered')
        .at(-1),
    ).toMatchObject({ by: 'switch1', verdict: 'correct' })
    expect(deeds(run, 'found')).toEqual([])
  })
})

it('waddles ashore before it dims', async () => {
  const run = await open('2')
  run.touch('duck-1')
  const duck = run.stimulus('duck-1')
  run.advanceUntil(() => duck.acting !== null)
  expect(duck.acting?.act).toBe('waddles')
  expect(duck.view.alpha).toBe(1)
  run.advanceUntil(() => duck.acting?.share === 1)
  expect(duck.view.alpha).toBeGreaterThan(0.9)
  run.advance(2500)
  expect(duck.view.alpha).toBeLessThan(0.6)
})
