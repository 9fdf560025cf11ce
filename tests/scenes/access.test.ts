import { describe, expect, it } from 'vitest'
import type { Dials } from '#domain/child/dials'
import { seededRandom } from '#domain/random'
import { everyLevel, play, type Run } from '#tests/support/play'

/*
 * Every activity can be played with one way of access alone. Each robot below knows only its own input: none of them
 * touches, and none asks where the right thing is, except the pointer that a child's eyes or head would bring there.
 */

interface Robot {
  readonly dials: Partial<Dials>
  /** What it does while the child can answer, and how long it then waits, ms. */
  readonly act: (run: Run) => number
}

/** Longer than the time in which a press belongs to the thing before. */
const AFTER_MOVE_MS = 600

const robots: Readonly<Record<string, Robot>> = {
  'Space alone': {
    dials: { accessMethod: 'touch' },
    act: (run) => {
      run.key('Space').key('Space', 'keyup')
      return AFTER_MOVE_MS
    },
  },
  'two switches': {
    dials: { accessMethod: 'switch2' },
    act: (run) => {
      run.key('Enter').key('Enter', 'keyup').advance(AFTER_MOVE_MS)
      run.key('Space').key('Space', 'keyup')
      return AFTER_MOVE_MS
    },
  },
  'one switch that scans': {
    dials: { accessMethod: 'switch1', scanMs: 1500 },
    act: (run) => {
      run.advance(AFTER_MOVE_MS).key('Space').key('Space', 'keyup')
      // Out of step with the frame, so that in time each thing is chosen.
      return 1700
    },
  },
  'dwell alone': {
    dials: { accessMethod: 'dwell', dwellMs: 800 },
    act: (run) => {
      const { x, y } = (run.state.aim ?? run.target).hit
      run.hover(x, y)
      return 200
    },
  },
  'the keyboard alone': {
    dials: { accessMethod: 'touch' },
    act: (run) => {
      run.key('ArrowRight').key('ArrowRight', 'keyup').advance(AFTER_MOVE_MS)
      run.key('Space').key('Space', 'keyup')
      return AFTER_MOVE_MS
    },
  },
}

const LIMIT_MS = 30 * 60_000

describe.each(everyLevel)('$activity $category, level $level', ({ activity, category, level, support }) => {
  it.each(Object.keys(robots))('is completed with %s', async (name) => {
    const robot = robots[name]
    if (robot === undefined) throw new Error(`no robot "${name}"`)
    // No time limit and no end to waiting: the only way through is the robot's own input.
    const run = await play(activity, { category, level, seed: 9, profile: { support, dials: { ...robot.dials, waitMs: null, maxSessionMin: 60 } } })
    for (let spent = 0; !run.isFinished; ) {
      const wait = run.state.phase === 'waiting' ? robot.act(run) : 100
      run.advance(wait, 100)
      spent += wait
      if (spent > LIMIT_MS) throw new Error(`no end after ${LIMIT_MS / 60_000} minutes; trial ${run.state.trial}, phase ${run.state.phase}`)
    }
    const began = run.events.filter((event) => event.kind === 'trial-began').map((event) => event.trial)
    const answered = run.events.filter((event) => event.kind === 'answered')
    expect(began.length).toBeGreaterThan(2)
    for (const trial of began) expect(answered.some((answer) => answer.trial === trial && answer.verdict === 'correct'), `trial ${trial} was answered`).toBe(true)
    expect(answered.every((answer) => answer.by !== 'touch')).toBe(true)
    expect(run.events.at(-1)).toMatchObject({ kind: 'ended', reason: 'finished' })
    run.leave()
  })
})

const firstLevels = everyLevel.filter(({ activity }, index) => everyLevel.findIndex((other) => other.activity === activity) === index)

it.each(firstLevels)('five minutes of random multi-touch never leave $activity and never open the adult sheet', async ({ activity, category, level }) => {
  const random = seededRandom(21)
  let run = await play(activity, { category, level, seed: 2, profile: { support: 'A' } })
  const lifts = new Map<number, () => void>()
  let contacts = 0
  for (let spent = 0, session = 2; spent < 5 * 60_000; spent += 100) {
    if (run.isFinished) {
      // The block came to its own end: the next one goes on under the same hands.
      for (const lift of lifts.values()) lift()
      lifts.clear()
      run.leave()
      run = await play(activity, { category, level, seed: ++session, profile: { support: 'A' } })
    }
    const finger = Math.floor(random() * 5)
    const lift = lifts.get(finger)
    if (lift === undefined) {
      // A third of the touches come to the top edge, where the way out is.
      lifts.set(finger, run.press(random() * 1024, random() * (random() < 0.33 ? 108 : 768), 4 + random() * 40))
      contacts += 1
    } else if (random() < 0.6) {
      lift()
      lifts.delete(finger)
    }
    run.advance(100)
    expect(run.emitted.some((event) => event.type === 'STAGE.HELD' || event.type === 'STAGE.FAILED')).toBe(false)
    expect(run.state.isHeld).toBe(false)
    const ending = run.emitted.find((event) => event.type === 'STAGE.FINISHED')
    if (ending !== undefined) expect(ending).not.toMatchObject({ reason: 'adult' })
  }
  expect(contacts).toBeGreaterThan(500)
  for (const lift of lifts.values()) lift()
  run.leave()
})
