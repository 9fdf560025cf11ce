import { expect } from 'vitest'
import type { Dials } from '#domain/child/dials'
import { catalogue } from '#scenes/catalogue'
import { type LevelToPlay, type Mutant, play, type PlayRun } from './play'

/*
 * Every activity can be played with each access method alone. Each robot below uses only its own input. None of them touches or looks up the
 * correct answer, except the pointers, which act for a child's eyes or head.
 */

interface Robot {
  readonly dials: Partial<Dials>
  /** Acts while the child can answer. Returns the pause (ms) that follows. */
  readonly act: (run: PlayRun) => number
}

/** Time (ms) after which a press no longer counts for the previous step. */
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
      // This time is not a multiple of the frame time, so each thing is chosen in time.
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
  'the head alone': {
    dials: { accessMethod: 'head', dwellMs: 800 },
    act: (run) => {
      pointWithHead(run)
      return 200
    },
  },
  'the head and a switch': {
    dials: { accessMethod: 'head', headClick: 'switch' },
    act: (run) => {
      pointWithHead(run)
      run.advance(AFTER_MOVE_MS).key('Space').key('Space', 'keyup')
      return AFTER_MOVE_MS
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

/** Points the head in front of the camera at the thing that is wanted. */
function pointWithHead(run: PlayRun): void {
  if (run.face.state !== 'on') run.face.enter('on')
  const { x, y } = (run.state.aim ?? run.target).hit
  run.face.pointAt({ x: x / run.game.scale.width, y: y / run.game.scale.height }, run.time)
}

const LIMIT_MS = 30 * 60_000

/** Number of actions after which a session of free play counts as complete, because it has no end. */
const FREE_DEEDS = 6

const deedsIn = ({ events }: PlayRun): number =>
  events.some(({ kind }) => kind === 'free-began')
    ? events.filter((event) => event.kind === 'did' && event.deed.do === 'held' && event.deed.by !== 'touch').length
    : 0

/** Plays a level to its end with one access method alone. Throws an error if that is impossible. */
export async function completeWith(name: RobotName, { activity, category, level, support }: LevelToPlay, mutant?: Mutant): Promise<void> {
  const robot: Robot = robots[name]
  // There is no time limit and no automatic continuation, so only the robot's own input can complete the trials.
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
  // A level with a limit of its own may end before its last trial.
  const isLimited = catalogue.find(({ id }) => id === activity)?.levels.find(({ id }) => id === level)?.mostMinutes !== undefined
  expect(run.events.at(-1)).toMatchObject({ kind: 'ended', reason: isLimited ? expect.stringMatching(/^(finished|time)$/) : 'finished' })
  run.leave()
}
