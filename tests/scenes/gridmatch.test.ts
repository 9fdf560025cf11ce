import { expect, it } from 'vitest'
import { gridErrorsOf } from '#domain/measures/gridErrors'
import { trialResults } from '#domain/measures/trialResults'
import { play, type PlayRun } from '#tests/support/play'

const open = async (level: string, options: Parameters<typeof play>[1] = {}) =>
  (await play('gridmatch', { level, profile: { support: 'C', dials: { waitMs: 6000 } }, ...options })).answerWarmUps().untilOpen()

const role = (run: PlayRun, wanted: string) => run.state.stimuli.filter(({ plan }) => plan.role === wanted)
const fillOf = (run: PlayRun, id: string) => run.stimulus(id.replace('cell', 'fill'))
const shownOf = (run: PlayRun, id: string) => run.stimulus(id.replace('cell', 'shown'))
const answersOf = (run: PlayRun, trial: number) =>
  run.events.flatMap((event) => (event.kind === 'answered' && event.trial === trial ? [[event.id, event.verdict]] : []))

it('fills touched cells as in the sample, and moves both grids alike at the end', async () => {
  const run = await open('3')
  const targets = role(run, 'target').map(({ plan }) => plan.id)
  for (const id of targets) run.touch(id).advance(1100)
  expect(run.state.phase).toBe('rewarding')
  expect(targets.map((id) => fillOf(run, id).view.alpha)).toEqual([1, 1])
  const at = () =>
    targets.flatMap((id) => [fillOf(run, id), shownOf(run, id)]).map(({ view, plan }, _, [first]) => [view.x - plan.place.x * 1024, first?.view.x])
  const moved = Array.from({ length: 10 }, () => run.advance(200) && at().map(([away]) => Math.round(away ?? 0)))
  // All cells move together.
  for (const each of moved) expect(new Set(each).size).toBe(1)
  expect(new Set(moved.map(([first]) => first)).size).toBeGreaterThan(3)
  expect(run.state.stimuli.every(({ isLeaving }) => !isLeaving)).toBe(true)
  run.leave()
})

it('answers a touch of an empty cell by the nearest cell of the sample, and fills nothing', async () => {
  const run = await open('4')
  const wrong = role(run, 'distractor')[0]?.plan.id ?? ''
  const next = shownOf(run, run.state.aim?.plan.id ?? '')
  const still = next.view.x
  run.touch(wrong).advance(700)
  expect(answersOf(run, 2)).toEqual([[wrong, 'wrong']])
  expect(Math.abs(next.view.x - still)).toBeGreaterThan(2)
  expect(role(run, 'control').map(({ view }) => view.alpha)).toEqual([0, 0])
  run.leave()
})

it('is completed by one switch row by row, and by dwelling on cells', async () => {
  for (const dials of [
    { accessMethod: 'switch1', scanMs: 1500 },
    { accessMethod: 'dwell', dwellMs: 800 },
  ] as const) {
    const run = (await play('gridmatch', { level: '5', profile: { support: 'C', dials: { ...dials, waitMs: null } }, settings: { byRow: true } })).untilOpen()
    const act = () => {
      const { x, y } = (run.state.aim ?? run.target).hit
      if (dials.accessMethod === 'dwell') run.hover(x, y).advance(300)
      else if (run.state.aim !== null && run.state.phase === 'waiting') run.advance(600).key('Space').key('Space', 'keyup').advance(1100)
    }
    for (let turn = 0; turn < 400 && run.state.trial < 4; turn++) {
      if (run.state.phase === 'waiting') act()
      else run.advance(200)
    }
    const results = trialResults(run.events)
    expect(results.length).toBeGreaterThanOrEqual(4)
    expect(results.every(({ outcome }) => outcome !== 'no-response')).toBe(true)
    run.leave()
  }
})

it('hides the sample after five seconds, and only then shows the empty grid', async () => {
  const run = (await play('gridmatch', { level: '7', profile: { support: 'C', dials: { waitMs: 20_000 } } })).answerWarmUps()
  run.advanceUntil(({ state }) => state.phase === 'onset' && state.stimuli.length > 0)
  run.advance(4500)
  expect(role(run, 'place').every(({ view }) => view.alpha === 1)).toBe(true)
  expect(role(run, 'target').every(({ view }) => view.alpha === 0)).toBe(true)
  run.advance(1500)
  expect(role(run, 'place').every(({ view }) => view.alpha === 0)).toBe(true)
  expect(role(run, 'target').every(({ view }) => view.alpha > 0)).toBe(true)
  run.untilOpen().advance(500)
  for (const { plan } of role(run, 'target')) run.touch(plan.id).advance(1100)
  expect(role(run, 'place').every(({ view }) => view.alpha > 0.9)).toBe(true)
  run.leave()
})

it('finds one picture among nine, which joins its match', async () => {
  const run = (await open('6', { settings: { mode: 'twin' } })).advance(1500)
  expect(role(run, 'distractor')).toHaveLength(8)
  const [right, sample] = [run.target, run.stimulus('sample')]
  run.touch(right)
  run.advanceUntil(() => right.isLeaving).advance(1000)
  expect([right.isLeaving, sample.isLeaving]).toEqual([true, false])
  expect(run.speech.spoken.at(-1)).toMatchObject({ word: expect.stringContaining(`/${right.plan.id}`) as string })
  run.leave()
})

it('shows from its own log where a child misses cells', async () => {
  const run = await play('gridmatch', { level: '5', profile: { support: 'C', dials: { waitMs: 2000 } } })
  run.answerWarmUps()
  for (let spent = 0; !run.isFinished && spent < 600_000; spent += 500) {
    // The left column is never touched.
    const xs = role(run, 'target')
      .concat(role(run, 'distractor'))
      .map(({ plan }) => plan.place.x)
    const next = run.state.stimuli.find(
      ({ plan }) => plan.role === 'target' && plan.place.x > Math.min(...xs) + 0.02 && run.stimulus(plan.id.replace('cell', 'fill')).view.alpha === 0,
    )
    if (run.state.phase === 'waiting' && next !== undefined) run.touch(next)
    run.advance(500)
  }
  const errors = gridErrorsOf([run.events])
  expect(errors?.at('left', null)).toMatchObject({ missed: errors?.at('left', null).asked })
  expect(errors?.at('left', null).asked).toBeGreaterThan(0)
  run.leave()
})
