import { describe, expect, it } from 'vitest'
import { experimentFactors } from '#domain/assessment/papers'
import { counts } from '#domain/trials/engine/trialResult'
import { trialResults } from '#domain/measures/trialResults'
import { engineConfigOf } from '#domain/trials/engine/block'
import { replay } from '#domain/trials/engine/replay'
import { findActivity } from '#scenes/catalogue'
import { play, type PlayOptions, type PlayRun } from '#tests/support/play'

const levels = [
  { activity: 'lightcatcher', level: 'places', turns: 18 },
  { activity: 'lightcatcher', level: 'colours', turns: 20 },
  { activity: 'complexity', category: 'everyday', level: 'sample', turns: 16 },
  { activity: 'background', level: 'sample', turns: 16 },
  ...experimentFactors.map((factor) => ({ activity: 'lightcatcher', level: `compare-${factor}`, turns: 12 })),
]

const STEP_MS = 1100
const MOST_STEPS = 7

/** The access methods, each with an action by which a child answers a waiting trial. */
const ways: readonly { readonly name: string; readonly dials: NonNullable<PlayOptions['profile']>['dials']; readonly acts: (run: PlayRun) => void }[] = [
  { name: 'touch', dials: { accessMethod: 'touch' }, acts: (run) => void run.touch(run.state.aim ?? run.target) },
  {
    name: 'a switch',
    dials: { accessMethod: 'switch2' },
    acts: (run) => {
      // Scanning goes from left to right. A child who dwells takes equally long for each thing.
      const order = run.state.stimuli.toSorted((one, other) => one.place.x - other.place.x || one.place.y - other.place.y)
      const steps = order.indexOf(run.target) + 1
      run.advance((MOST_STEPS - steps) * STEP_MS)
      for (let pressed = 0; pressed < steps; pressed++) run.key('Enter').key('Enter', 'keyup').advance(STEP_MS)
      run.key('Space').key('Space', 'keyup')
    },
  },
  {
    name: 'dwell',
    dials: { accessMethod: 'dwell', dwellMs: 500 },
    acts: (run) => {
      const { x, y } = (run.state.aim ?? run.target).hit
      run.hover(x, y)
    },
  },
]

async function playThrough(
  { activity, category, level }: { activity: string; category?: string; level: string },
  options: PlayOptions,
  acts: (run: PlayRun) => void,
) {
  const run = await play(activity, { category: category ?? null, level, ...options })
  for (let spent = 0; !run.isFinished; spent += 200) {
    if (spent > 20 * 60_000) throw new Error(`no end; trial ${run.state.trial}, phase ${run.state.phase}`)
    if (run.state.phase === 'waiting') acts(run)
    run.advance(200, 100)
  }
  return run
}
const tell = (values: readonly unknown[]) =>
  Object.fromEntries([...new Set(values)].map((value) => [String(value), values.filter((each) => each === value).length]))

describe.each(levels)('$activity $level', ({ turns, ...wish }) => {
  it.each(ways)('is completed with $name, counts every trial, and uses each condition equally often', async ({ dials, acts }) => {
    const run = await playThrough(wish, { profile: { support: 'C', dials: { ...dials, blockTrials: 3 } } }, acts)
    const results = trialResults(run.events).filter(counts)
    expect(results).toHaveLength(turns)
    expect(results.every(({ outcome, touchMs }) => outcome === 'independent' && touchMs !== null)).toBe(true)
    expect(run.events.some(({ kind }) => kind === 'prompted')).toBe(false)
    if (wish.level.startsWith('compare')) expect(tell(results.map(({ values }) => values['arm']))).toEqual({ a: 6, b: 6 })
    if (wish.activity === 'complexity') expect(tell(results.map(({ choices }) => choices))).toEqual({ 1: 4, 2: 4, 4: 4, 6: 4 })
    if (wish.activity === 'background') expect(tell(results.map(({ values }) => values['rung']))).toEqual({ 1: 4, 3: 4, 6: 4, 8: 4 })
    if (wish.level === 'places') expect(new Set(Object.values(tell(results.map(({ zone }) => zone))))).toEqual(new Set([2]))
    run.leave()
  })

  it('ends calmly for a tired child: starts nothing after three trials without an answer, and replays from the log', async () => {
    let answered = 0
    const run = await playThrough(wish, { profile: { support: 'C', dials: { waitMs: 3000 } } }, (each) => {
      if (answered >= 5) return
      if (each.state.phase !== 'waiting') return
      answered += 1
      each.touch(each.state.aim ?? each.target).advanceUntil(({ state }) => state.phase !== 'waiting')
    })
    expect(run.events.filter(({ kind }) => kind === 'trial-ended')).toHaveLength(8)
    const kinds = run.events.map(({ kind }) => kind).filter((kind) => kind !== 'measured')
    expect(kinds.slice(-2)).toEqual(['tired', 'ended'])
    expect(run.emitted).toContainEqual(expect.objectContaining({ type: 'STAGE.FINISHED', reason: 'finished' }))
    const spec = findActivity(wish.activity)?.levels.find(({ id }) => id === wish.level)
    if (spec === undefined) throw new Error('there is no such level')
    expect(replay(engineConfigOf(spec, run.settings.dials), run.events).events).toEqual(run.events)
    run.leave()
  })
})

it('stays within the child’s limits for number of things and background', async () => {
  const dials = { maxItems: 2, maxComplexity: 5 }
  const run = await playThrough(
    { activity: 'complexity', category: 'everyday', level: 'sample' },
    { profile: { support: 'B', dials } },
    (each) => void each.touch(each.target),
  )
  expect(
    tell(
      trialResults(run.events)
        .filter(counts)
        .map(({ choices }) => choices),
    ),
  ).toEqual({ 1: 4, 2: 4 })
  run.leave()
  const other = await playThrough({ activity: 'background', level: 'sample' }, { profile: { support: 'B', dials } }, (each) => void each.touch(each.target))
  expect(
    tell(
      trialResults(other.events)
        .filter(counts)
        .map(({ values }) => values['rung']),
    ),
  ).toEqual({ 1: 4, 3: 4 })
  other.leave()
})

it('shows a thing on black only after the previous background has gone, even untouched', async () => {
  const run = await play('lightcatcher', { level: 'compare-background', profile: { support: 'C', dials: { waitMs: 2000 } } })
  let wasBefore = false
  let compared = 0
  run.answerWarmUps()
  for (let turn = 0; turn < 8 && !run.isFinished; turn++) {
    run.untilOpen()
    const grounds = run.scene.children.list.filter(
      (thing) => 'texture' in thing && String((thing as { texture: { key: string } }).texture.key).startsWith('ground/'),
    )
    const isOnGround = trialArm(run) === 'b'
    expect(grounds).toHaveLength(isOnGround ? 1 : 0)
    if (!isOnGround && wasBefore) compared += 1
    wasBefore = isOnGround
    const { trial } = run.state
    // Every second trial passes without an answer, and its background stays until the next trial.
    if (turn % 2 === 0) run.touch(run.target)
    run.advanceUntil((later) => later.isFinished || later.state.trial > trial)
  }
  expect(compared).toBeGreaterThan(0)
  run.scene.end('adult')
  run.leave()
})

it('adds nothing to a measurement when an adult asks for more', async () => {
  const run = await play('complexity', { category: 'everyday', level: 'sample', profile: { support: 'C' } })
  run.answerWarmUps().untilOpen()
  run.scene.wish('one-more')
  expect(run.events.some(({ kind }) => kind === 'wished')).toBe(false)
  run.scene.end('adult')
  run.leave()
})

const trialArm = (run: PlayRun) => run.events.findLast((event) => event.kind === 'recorded')?.values['arm']
