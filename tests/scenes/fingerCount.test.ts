import { describe, expect, it } from 'vitest'
import type { DetectedHand } from '#domain/hands/landmarks'
import { engineConfigOf } from '#domain/trials/engine/block'
import { replay } from '#domain/trials/engine/replay'
import manifest from '#scenes/activities/finger_count_ai/manifest'
import { recordedPictures } from '#tests/support/handFixtures'
import { play, type PlayRun } from '#tests/support/play'

const ID = 'finger_count_ai'
const EVERY_MS = 100

function handsFor(count: number): readonly DetectedHand[] {
  const picture = recordedPictures.find((each) => each.count === count && each.full.length === (count > 5 ? 2 : 1))
  if (picture === undefined) throw new Error(`no recorded hand shows ${count}`)
  return picture.full
}

/** Shows a hand to the camera, frame by frame. */
function show(run: PlayRun, count: number | null, ms: number): PlayRun {
  for (let spent = 0; spent < ms; spent += EVERY_MS) {
    run.hands.see(count === null ? [] : handsFor(count), run.time)
    run.advance(EVERY_MS)
  }
  return run
}

const answersOf = (run: PlayRun) =>
  run.events.flatMap((event) => (event.kind === 'answered' ? [{ trial: event.trial, verdict: event.verdict, by: event.by }] : []))
const asked = (run: PlayRun): number => run.state.stimuli.filter(({ plan }) => plan.role === 'target').length

async function begin(level: string, settings: Readonly<Record<string, number | string | boolean>> = {}, seed = 1): Promise<PlayRun> {
  const run = await play(ID, { level, seed, profile: { support: 'C', dials: { waitMs: 20_000 } }, settings })
  await run.hands.turnOn()
  return run
}

/** Completes the two warm-ups, each with a hand that greets. */
async function beginNumbers(level: string, settings: Readonly<Record<string, number | string | boolean>> = {}, seed = 1): Promise<PlayRun> {
  const run = await begin(level, settings, seed)
  while (run.state.trial < 1 || run.state.phase !== 'rewarding') {
    run.untilOpen()
    show(run, 4, 1200)
  }
  show(run, null, 1200)
  return run.advanceUntil((later) => later.state.trial === 2).untilOpen()
}

const dotsSeen = (run: PlayRun) => run.state.stimuli.filter(({ plan, view }) => plan.id.startsWith('dot-') && view.alpha > 0.2).length

it('hides the dots while a camera looks for hands, until a touch', async () => {
  const run = await beginNumbers('4')
  show(run, null, 4000)
  expect(dotsSeen(run)).toBe(0)
  run.touch('dot-1')
  show(run, null, 1500)
  expect(dotsSeen(run)).toBe(5)
  run.leave()
})

it('shows the dots by itself without a camera', async () => {
  const run = (await play(ID, { level: '4', profile: { support: 'C' } })).answerWarmUps().untilOpen().advance(3500)
  expect(dotsSeen(run)).toBe(5)
  run.leave()
})

it('shows a waving hand with the number when it was right', async () => {
  const run = await beginNumbers('4')
  const model = run.stimulus('model-1')
  expect(model.view.alpha).toBe(0)
  show(run, asked(run), 1900)
  expect(run.state.phase).toBe('rewarding')
  let most = 0
  for (let ms = 0; ms < 5000 && run.state.phase === 'rewarding'; ms += 100) {
    run.advance(100)
    most = Math.max(most, Math.abs(model.view.angle))
  }
  expect(most).toBeGreaterThan(4)
  run.leave()
})

describe('a hand in front of the camera', () => {
  it('greets with any shape, and the star answers', async () => {
    const run = await begin('1')
    run.untilOpen()
    show(run, 0, 1500)
    expect(answersOf(run)).toEqual([{ trial: 0, verdict: 'correct', by: 'camera' }])
    run.leave()
  })

  it.each(['2', '3', '4', '5', '6', '7'])('answers level %s with as many fingers as things, held still', async (level) => {
    const run = await beginNumbers(level, {}, level === '6' ? 3 : 1)
    const number = asked(run)
    expect(run.state.stimuli.filter(({ plan }) => plan.id.startsWith('thing-'))).toHaveLength(number)
    show(run, number, 600)
    expect(answersOf(run).filter(({ trial }) => trial === 2)).toEqual([])
    show(run, number, 1200)
    expect(answersOf(run).at(-1)).toEqual({ trial: 2, verdict: 'correct', by: 'camera' })
    run.scene.end('adult')
    const spec = manifest.levels.find(({ id }) => id === level)
    if (spec === undefined) throw new Error(`no level ${level}`)
    expect(replay(engineConfigOf(spec, run.settings.dials), run.events).events).toEqual(run.events)
    run.leave()
  })

  it('is asked only for numbers of one hand if one hand counts, and ignores the other', async () => {
    const run = await beginNumbers('6', { hands: 'both', maxNumber: 5 })
    expect(asked(run)).toBeLessThanOrEqual(5)
    run.leave()
    const left = await play(ID, { level: '1', settings: { hands: 'left' } })
    await left.hands.turnOn()
    left.untilOpen()
    const right = recordedPictures.find(({ hand, full }) => hand === 'right' && full.length === 1)?.full ?? []
    for (let picture = 0; picture < 20; picture++) {
      left.hands.see(right, left.time)
      left.advance(EVERY_MS)
    }
    expect(answersOf(left)).toEqual([])
    left.leave()
  })

  it('counts as wrong only if another number is held twice as long, once, and never a fist', async () => {
    const run = await beginNumbers('4')
    const other = asked(run) === 5 ? 2 : 5
    show(run, 0, 3000)
    expect(answersOf(run).filter(({ trial }) => trial === 2)).toEqual([])
    show(run, other, 1200)
    expect(answersOf(run).filter(({ trial }) => trial === 2)).toEqual([])
    show(run, other, 3000)
    expect(answersOf(run).filter(({ trial }) => trial === 2)).toEqual([{ trial: 2, verdict: 'wrong', by: 'camera' }])
    run.leave()
  })

  it('may be lost for a moment without restarting', async () => {
    const run = await beginNumbers('4', { steadyTime: 2 })
    const number = asked(run)
    show(run, number, 1200)
    show(run, null, 300)
    show(run, number, 900)
    expect(answersOf(run).at(-1)).toMatchObject({ trial: 2, verdict: 'correct' })
    run.leave()
  })

  it('lights a dot at most once a second, however the fingers flicker', async () => {
    const run = await beginNumbers('4', { maxNumber: 5, steadyTime: 2 })
    const dot = run.stimulus('dot-1')
    let [changes, before] = [0, dot.view.alpha]
    let direction = 0
    for (let turn = 0; turn < 10; turn++) {
      for (let step = 0; step < 4; step++) {
        run.hands.see(turn % 2 === 0 ? handsFor(asked(run) === 1 ? 2 : 1) : handsFor(0), run.time)
        run.advance(EVERY_MS)
        const now = Math.sign(Math.round((dot.view.alpha - before) * 100))
        if (now !== 0 && now !== direction) [changes, direction] = [changes + 1, now]
        before = dot.view.alpha
      }
    }
    // The direction changes at most once in each of the four seconds.
    expect(changes).toBeLessThanOrEqual(4)
    run.leave()
  })
})

describe('a session’s camera', () => {
  it('rests while play is paused, wakes with it, and is released at the end', async () => {
    const run = await begin('1')
    run.untilOpen()
    run.scene.hold()
    expect(run.hands.state).toBe('resting')
    run.advance(2000)
    run.scene.release()
    expect(run.hands.state).toBe('on')
    run.scene.end('adult')
    expect([run.hands.state, run.hands.watchers.size]).toEqual(['off', 0])
    run.leave()
    expect(run.hands.calls.filter((call) => call === 'turnOff')).toHaveLength(1)
  })

  it('is released when the activity is left early', async () => {
    const run = await begin('1')
    run.untilOpen().leave()
    expect([run.hands.state, run.hands.watchers.size]).toEqual(['off', 0])
  })

  it('may disappear during play, which continues by touch', async () => {
    const run = await beginNumbers('3')
    show(run, asked(run) === 1 ? 2 : 1, 500)
    run.hands.enter('ended')
    run.advance(200)
    for (let touched = 0; touched < asked(run); touched++) run.touch(`dot-${touched + 1}`).advance(100)
    run.advance(1000)
    expect(answersOf(run).at(-1)).toEqual({ trial: 2, verdict: 'correct', by: 'touch' })
    run.leave()
  })

  it('is not used by an activity that does not need it', async () => {
    const run = await play('bubblepop')
    run.untilOpen().leave()
    expect(run.hands.calls).toEqual([])
  })
})

describe('without a camera', () => {
  it('counts a fist’s taps at any place and of any width', async () => {
    const run = await play(ID, { level: '4', profile: { support: 'C', dials: { waitMs: 20_000, ignoreRepeatMs: 300 } }, settings: { taps: 'anywhere' } })
    run.answerWarmUps().untilOpen()
    for (let tap = 0; tap < asked(run); tap++) {
      run.press(60 + tap * 200, 700, 90)()
      run.advance(500)
    }
    run.advance(1000)
    expect(answersOf(run).at(-1)).toEqual({ trial: 2, verdict: 'correct', by: 'touch' })
    run.leave()
    const dots = await play(ID, { level: '4', profile: { support: 'C', dials: { waitMs: 20_000 } } })
    dots.answerWarmUps().untilOpen()
    dots.press(60, 740, 90)()
    dots.advance(1500)
    expect(dots.state.stimuli.filter(({ plan, view }) => plan.id.startsWith('dot-') && view.alpha > 0.9)).toEqual([])
    dots.leave()
  })

  it('enters ten with two keys, and one with a single key', async () => {
    for (let seed = 1; ; seed++) {
      const run = await play(ID, { level: '6', seed, profile: { support: 'C', dials: { waitMs: null } } })
      run.answerWarmUps().untilOpen()
      const number = asked(run)
      run.key('Digit1').advance(300).key('Digit0').advance(100)
      expect(answersOf(run).at(-1)).toEqual({ trial: 2, verdict: number === 10 ? 'correct' : 'wrong', by: 'adult' })
      expect(answersOf(run).filter(({ trial }) => trial === 2)).toHaveLength(1)
      run.leave()
      if (number === 10) break
    }
    const one = await play(ID, { level: '6', seed: 2, profile: { support: 'C', dials: { waitMs: null } } })
    one.answerWarmUps().untilOpen().key('Digit1').advance(1000)
    expect(answersOf(one).filter(({ trial }) => trial === 2)).toEqual([])
    one.advance(1000)
    expect(answersOf(one).filter(({ trial }) => trial === 2)).toMatchObject([{ verdict: 'wrong', by: 'adult' }])
    one.leave()
  })

  it('counts too many touched dots as another number, and resets the dots', async () => {
    const run = await play(ID, { level: '3', profile: { support: 'C', dials: { waitMs: 20_000 } } })
    run.answerWarmUps().untilOpen()
    for (const id of ['dot-1', 'dot-2', 'dot-3']) run.touch(id).advance(100)
    run.advance(1000)
    expect(answersOf(run).at(-1)).toMatchObject({ verdict: asked(run) === 3 ? 'correct' : 'wrong' })
    run.leave()
  })

  it('lets the adult enter the child’s number with a key', async () => {
    const run = await play(ID, { level: '4', profile: { support: 'C' } })
    run.answerWarmUps().untilOpen()
    const number = asked(run)
    run.key(`Digit${number === 1 ? 2 : 1}`).key(`Digit${number}`)
    const last = answersOf(run).slice(-2)
    expect(last).toEqual([
      { trial: 2, verdict: number === 1 ? 'wrong' : last[0]?.verdict, by: 'adult' },
      { trial: 2, verdict: 'correct', by: 'adult' },
    ])
    run.leave()
  })

  it('shows the model hand at T, the dots at two T, and a demonstration at three T', async () => {
    const run = await play(ID, { level: '4', profile: { support: 'C', dials: { waitMs: 4000 } } })
    run.answerWarmUps().untilOpen()
    const [model, dot] = [run.stimulus('model-1'), run.stimulus('dot-1')]
    expect(model.view.alpha).toBe(0)
    run.advance(4500)
    expect(model.view.alpha).toBeGreaterThan(0.9)
    run.advance(5000)
    if (asked(run) <= 3) expect(dot.view.scale).toBeGreaterThan(1.2)
    expect(run.state.stimuli.filter(({ plan, isLeaving }) => plan.role === 'distractor' && !isLeaving)).toEqual([])
    expect(dot.view.alpha).toBeLessThan(0.5)
    run.advance(3500)
    expect(dot.view.alpha).toBeGreaterThan(0.9)
    expect(answersOf(run).filter(({ trial }) => trial === 2)).toEqual([])
    run.leave()
  })
})
