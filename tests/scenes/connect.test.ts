import { expect, it, vi } from 'vitest'
import { SoftField } from '#scenes/kit/drawing/softField'
import { play, type PlayOptions, type PlayRun } from '#tests/support/play'

const child = { support: 'C', dials: { waitMs: null, ignoreRepeatMs: 0, reward: 'calm' } } as const
const open = async (level: string, options: Partial<PlayOptions> = {}) =>
  (await play('connect', { level, profile: child, ...options })).answerWarmUps().untilOpen().advance(600)

type Point = { readonly x: number; readonly y: number }
const between = (from: Point, to: Point, share: number): Point => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
const middle = (run: PlayRun, id: string): Point => ({ x: run.stimulus(id).view.x, y: run.stimulus(id).view.y })

/** Draws through these points (pixels) with a finger, which then lifts. */
function draw(run: PlayRun, ...points: readonly Point[]): PlayRun {
  const [first] = points
  if (first === undefined) return run
  const lift = run.press(first.x, first.y)
  for (const [index, to] of points.slice(1).entries()) {
    const from = points[index] ?? first
    for (let piece = 1; piece <= 10; piece++) {
      const { x, y } = between(from, to, piece / 10)
      run.slide(run.lastFinger, x, y).advance(100)
    }
  }
  const last = points.at(-1) ?? first
  lift(last.x, last.y)
  return run
}

const inTrial = (run: PlayRun) => run.events.filter((event) => 'trial' in event && event.trial === run.state.trial)
const answers = (run: PlayRun) => inTrial(run).flatMap((event) => (event.kind === 'answered' ? [event] : []))
const found = (run: PlayRun) => inTrial(run).flatMap((event) => (event.kind === 'did' && event.deed.do === 'found' ? [event.deed.id] : []))
const recorded = (run: PlayRun) =>
  Object.assign({}, ...inTrial(run).flatMap((event) => (event.kind === 'recorded' ? [event.values] : []))) as Record<string, number | string>
const outcome = (run: PlayRun) => {
  const { trial } = run.state
  run.advanceUntil(() => run.events.some((event) => event.kind === 'trial-ended' && event.trial === trial))
  return run.events.findLast((event) => event.kind === 'trial-ended')
}

it('never dims its line during the reward, however slowly the tablet draws', async () => {
  const run = await open('1')
  const [a, b] = [middle(run, 'pair-1-1'), middle(run, 'pair-1-2')]
  const seen = new Map<number, number>()
  const lost: number[] = []
  const field = vi.spyOn(SoftField.prototype, 'set').mockImplementation((cell, _colour, alpha) => {
    if (alpha < (seen.get(cell) ?? 0) - 1e-6) lost.push((seen.get(cell) ?? 0) - alpha)
    seen.set(cell, alpha)
  })
  const lift = run.press(a.x, a.y)
  for (let piece = 1; piece <= 4; piece++) run.slide(run.lastFinger, a.x + ((b.x - a.x) * piece) / 4, a.y + ((b.y - a.y) * piece) / 4).advance(60)
  lift(b.x, b.y)
  expect(answers(run)).toHaveLength(1)
  for (let frame = 0; frame < 12; frame++) run.advance(frame % 2 === 0 ? 250 : 50, frame % 2 === 0 ? 250 : 50)
  expect([seen.size > 0, lost]).toEqual([true, []])
  field.mockRestore()
  run.leave()
})

it.each([
  ['one end', 'pair-1-1', 'pair-1-2'],
  ['the other end', 'pair-1-2', 'pair-1-1'],
])('is drawn from %s, and records direction, deviation, lifts and time', async (_, from, to) => {
  const run = await open('1')
  const [a, b] = [middle(run, from), middle(run, to)]
  const beside = (place: Point): Point => ({ x: place.x, y: place.y + 0.03 * 768 })
  draw(run, a, beside(between(a, b, 0.5)))
  expect(answers(run)).toEqual([])
  // Lifting the finger and resting does not lose any progress.
  run.advance(3000)
  draw(run, beside(between(a, b, 0.5)), b)
  expect(answers(run)).toMatchObject([{ verdict: 'correct', by: 'touch' }])
  const values = recorded(run)
  expect(values).toMatchObject({ joins: 1, lifts: 1, pauses: 1, direction: a.x < b.x ? 'right' : 'left' })
  expect(values['offRoad']).toBeGreaterThan(0.005)
  expect(values['offRoad']).toBeLessThan(0.03)
  expect(values['traceMs']).toBeGreaterThan(3500)
  expect(outcome(run)).toMatchObject({ outcome: 'independent' })
  run.leave()
})

it('may be drawn from both ends until they meet', async () => {
  const run = await open('2')
  const [a, b] = [middle(run, 'pair-1-1'), middle(run, 'pair-1-2')]
  draw(run, a, between(a, b, 0.6))
  draw(run, b, between(b, a, 0.2))
  expect(answers(run)).toEqual([])
  draw(run, between(b, a, 0.2), between(b, a, 0.45))
  expect(answers(run)).toMatchObject([{ verdict: 'correct' }])
  run.leave()
})

it.each([10, 60])('resumes at most the set distance from where a finger was lifted: %i %% of the height', async (resume) => {
  const run = await open('2', { settings: { resume } })
  const [a, b] = [middle(run, 'pair-1-1'), middle(run, 'pair-1-2')]
  draw(run, a, between(a, b, 0.2))
  // Half of the road is skipped.
  draw(run, between(a, b, 0.7), b)
  expect(answers(run).length).toBe(resume === 10 ? 0 : 1)
  run.leave()
})

it('does not count touches of the road as missed, so frequent lifting is not overload', async () => {
  const run = await open('2')
  const [a, b] = [middle(run, 'pair-1-1'), middle(run, 'pair-1-2')]
  for (let piece = 0; piece < 13; piece++) draw(run, between(a, b, piece / 18), between(a, b, (piece + 1) / 18))
  expect(answers(run)).toEqual([])
  expect(run.events.some(({ kind }) => kind === 'overloaded')).toBe(false)
  expect(recorded(run)['lifts']).toBeGreaterThan(6)
  // Touches off the road count as missed touches.
  for (let touch = 0; touch < 8; touch++) run.touchAt(30, 600).advance(300)
  expect(run.events.some(({ kind }) => kind === 'overloaded')).toBe(true)
  run.leave()
})

it('accepts any path between the two without a road, and keeps the line as drawn', async () => {
  const run = await open('3')
  const [a, b] = [middle(run, 'pair-1-2'), middle(run, 'pair-1-1')]
  const aside = { x: between(a, b, 0.5).x + 200, y: between(a, b, 0.5).y }
  // A finger that started elsewhere does not draw anything.
  draw(run, { x: 100, y: 400 }, aside)
  expect(inTrial(run).some((event) => event.kind === 'did' && event.deed.do === 'worked')).toBe(false)
  draw(run, a, aside)
  run.advance(2000)
  draw(run, aside, b)
  expect(answers(run)).toMatchObject([{ verdict: 'correct', by: 'touch' }])
  expect(recorded(run)['offRoad']).toBeGreaterThan(0.1)
  expect(outcome(run)).toMatchObject({ outcome: 'independent' })
  run.leave()
})

it('recognises a line to the wrong thing, by drawing and by taps, and accepts a correction', async () => {
  const run = await open('6')
  draw(run, middle(run, 'pair-1-1'), middle(run, 'pair-2-2'))
  expect(answers(run)).toMatchObject([{ id: 'pair-2-2', verdict: 'wrong' }])
  run.advance(3000).touch('pair-1-1').advance(700).touch('pair-2-1').advance(700)
  expect(answers(run)).toMatchObject([{ verdict: 'wrong' }, { id: 'pair-2-1', verdict: 'wrong' }])
  run.touch('pair-1-2').advance(700)
  expect(found(run)).toEqual(['pair-1-1'])
  draw(run, middle(run, 'pair-2-2'), middle(run, 'pair-2-1'))
  expect(answers(run).at(-1)).toMatchObject({ id: 'pair-2-1', verdict: 'correct' })
  // No thing leaves, because each is still needed.
  for (const { isLeaving } of run.state.stimuli) expect(isLeaving).toBe(false)
  expect(outcome(run)).toMatchObject({ outcome: 'prompted' })
  run.leave()
})

it('plays a sound for each pair after it is visible, and moves both ends at the end', async () => {
  const run = await open('4')
  run.sound.heard.length = 0
  draw(run, middle(run, 'pair-2-1'), middle(run, 'pair-2-2'))
  expect(found(run)).toEqual(['pair-2-1'])
  run.advance(1500)
  expect(run.sound.heard).toEqual(['twinkle'])
  draw(run, middle(run, 'pair-1-1'), middle(run, 'pair-1-2'))
  run.advance(1500)
  expect(run.sound.heard).toEqual(['twinkle', 'chime'])
  for (const id of ['pair-1-1', 'pair-1-2']) expect(run.stimulus(id).view.scale).toBeGreaterThan(1.02)
  run.leave()
})

it('joins by two taps on a pair, or by one, and then ignores drawing', async () => {
  const run = await open('5', { settings: { how: 'tap-tap' } })
  draw(run, middle(run, 'pair-1-1'), middle(run, 'pair-1-2'))
  expect(found(run)).toEqual([])
  run.advance(1000)
  for (const [one, other] of [
    ['pair-3-2', 'pair-3-1'],
    ['pair-1-1', 'pair-1-2'],
    ['pair-2-1', 'pair-2-2'],
  ] as const)
    run.touch(one).advance(700).touch(other).advance(700)
  expect(answers(run)).toMatchObject([{ verdict: 'correct' }])
  run.leave()
  const once = await open('5', { settings: { how: 'touch' } })
  for (const id of ['pair-3-2', 'pair-1-1', 'pair-2-1']) once.touch(id).advance(700)
  expect(answers(once)).toMatchObject([{ verdict: 'correct' }])
  once.leave()
})

it('asks for the numbers in order, speaks each, and accepts one line through all of them', async () => {
  const run = await open('7')
  run.speech.spoken.length = 0
  // Starting with the second thing is too early.
  run.touch('dot-2').advance(700)
  expect(answers(run)).toMatchObject([{ id: 'dot-2', verdict: 'wrong' }])
  draw(run, middle(run, 'dot-1'), middle(run, 'dot-2'), middle(run, 'dot-3'))
  expect(found(run)).toEqual(['dot-1'])
  expect(answers(run).at(-1)).toMatchObject({ id: 'dot-2', verdict: 'correct' })
  expect(run.speech.spoken.flatMap((each) => ('phrase' in each ? [each.phrase] : []))).toEqual(['one', 'two', 'three'])
  run.leave()
})

it('joins dots with one switch that scans, skipping wrong ones', async () => {
  const run = await open('7', { profile: { ...child, dials: { ...child.dials, accessMethod: 'switch1', scanMs: 1500 } } })
  const { trial } = run.state
  const isDone = () => run.events.some((event) => event.kind === 'answered' && event.trial === trial && event.verdict === 'correct')
  for (let press = 0; press < 40 && !isDone(); press++) run.advance(1100).key('Space').key('Space', 'keyup')
  expect(run.events.filter((event) => event.kind === 'answered' && event.trial === trial).at(-1)).toMatchObject({ verdict: 'correct', by: 'switch1' })
  run.leave()
})

it('runs a light along the road at T, and draws it as a demonstration at 3T', async () => {
  const run = await open('3', { profile: { ...child, dials: { ...child.dials, waitMs: 4000 } } })
  run.advanceUntil(() => run.state.phase === 'leaving')
  expect(run.events.flatMap((event) => (event.kind === 'prompted' && event.trial === 2 ? [event.step] : []))).toEqual([1, 2, 3, 4])
  expect(run.events.findLast((event) => event.kind === 'trial-ended')).toMatchObject({ outcome: 'no-response' })
  run.leave()
})
