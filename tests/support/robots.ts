import { expect } from 'vitest'
import type { Dials } from '#domain/child/dials'
import { type LevelToPlay, type Mutant, play, type Run } from './play'

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

export const robots = {
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
} satisfies Readonly<Record<string, Robot>>
export type RobotName = keyof typeof robots

const LIMIT_MS = 30 * 60_000

/** Free play has no end of its own: so often was something done in it. */
const FREE_DEEDS = 6

const deedsIn = ({ events }: Run): number =>
  events.some(({ kind }) => kind === 'free-began')
    ? events.filter((event) => event.kind === 'did' && event.deed.do === 'held' && event.deed.by !== 'touch').length
    : 0

/** Plays a level to its end with one way of access alone, and throws when that does not lead through. */
export async function completeWith(name: RobotName, { activity, category, level, support }: LevelToPlay, mutant?: Mutant): Promise<void> {
  const robot: Robot = robots[name]
  // No time limit and no end to waiting: the only way through is the robot's own input.
  const run = await play(activity, {
    category,
    level,
    seed: 9,
    ...(mutant === undefined ? {} : { mutant }),
    profile: { support, dials: { ...robot.dials, waitMs: null, maxSessionMin: 60 } },
  })
  for (let spent = 0; !run.isFinished;) {
    const wait = run.state.phase === 'waiting' ? robot.act(run) : 100
    run.advance(wait, 100)
    spent += wait
    if (deedsIn(run) >= FREE_DEEDS) run.scene.end('adult')
    if (spent > LIMIT_MS) throw new Error(`no end after ${LIMIT_MS / 60_000} minutes; trial ${run.state.trial}, phase ${run.state.phase}`)
  }
  if (run.events.some((event) => event.kind === 'free-began')) {
    expect(run.events.every((event) => event.kind !== 'did' || !('by' in event.deed) || event.deed.by !== 'touch')).toBe(true)
    run.leave()
    return
  }
  const began = run.events.filter((event) => event.kind === 'trial-began').map((event) => event.trial)
  const answered = run.events.filter((event) => event.kind === 'answered')
  expect(began.length).toBeGreaterThan(2)
  for (const trial of began)
    expect(
      answered.some((answer) => answer.trial === trial && answer.verdict !== 'wrong'),
      `trial ${trial} was answered`,
    ).toBe(true)
  expect(answered.every((answer) => answer.by !== 'touch')).toBe(true)
  expect(run.events.at(-1)).toMatchObject({ kind: 'ended', reason: 'finished' })
  run.leave()
}
