import type { SessionHeader } from '#domain/activities/session'
import type { Zone } from '#domain/child/zones'
import type { Random } from '#domain/random'
import { isOpen, startTrials, step } from '#domain/trials/engine/engine'
import type { PlayEvent } from '#domain/trials/engine/events'
import type { ShownThing, TrialInput } from '#domain/trials/engine/inputs'
import type { TrialState } from '#domain/trials/engine/state'
import { DESIGN_ASPECT, zoneAt } from '#domain/trials/layout/placement'
import { type DemoTask, type DemoTrial, kindOf } from './demoTasks'

/** Play habits of a simulated child. */
export interface DemoHabits {
  /** Median time (ms) from onset to touch, without prompts and outside a weak zone. */
  readonly latencyMs: number
  /** The zone in which responses take `weakFactor` times as long. */
  readonly weakZone: Zone
  readonly weakFactor: number
  /** Share of trials without a response. */
  readonly missShare: number
}

const TICK_MS = 100
const SPREAD = 0.35
const WARM_UPS = 2
const FADE_MS = 400
/** Share of trials with a choice in which the child touches the other thing first. */
const WRONG_SHARE = 0.15
/** Duration of free play (ms). `FREE_REST_MS` is the longest pause between two touches in it. */
const FREE_MS = 150_000
const FREE_REST_MS = 9000
/** Pause (ms) before a moving target starts. `TENTH_MS` is the time (ms) for each tenth of its path. */
const REST_MS = 2000
const TENTH_MS = 1500

/**
 * Returns the log of one session as this child might have played it. The trial engine itself turns the child's responses into the log, so every log
 * could have been recorded in a real session.
 * @param progress position of the session in the weeks of play, 0 to 1
 */
export function playDemoSession(header: SessionHeader, task: DemoTask, habits: DemoHabits, progress: number, random: Random): readonly PlayEvent[] {
  const { dials } = header.settings
  const { ladder = 'full', isFree, next } = kindOf(task)
  let state = startTrials({
    ...(isFree === true ? { session: 'free' } : {}),
    trials: task.trials,
    warmUps: isFree === true ? 0 : WARM_UPS,
    waitMs: dials.waitMs,
    rewardMs: dials.rewardMs,
    gapMs: dials.gapMs,
    cueMs: 0,
    fadeMs: FADE_MS,
    ladder,
    maxSessionMs: dials.maxSessionMin * 60_000,
  })
  let zone: Zone | null = null
  let due: readonly TrialInput[] = []
  let planned = -1
  for (let at = 0; state.phase !== 'finished'; at += TICK_MS) {
    state = see(step(state, { type: 'tick', at }))
    if (state.phase === 'onset' && state.onsetAt === null) {
      const trial = next({ dials, random, before: zone })
      zone = trial.stimuli[0]?.zone ?? null
      state = step(state, { type: 'shown', at, aspect: DESIGN_ASPECT, stimuli: trial.stimuli })
      due = isFree === true ? freeTouches(at, random) : responses(trial, { at, habits, progress, random, size: dials.targetSize })
      planned = state.trial
    }
    while (due[0] !== undefined && due[0].at <= at) {
      const [input] = due
      due = due.slice(1)
      if (input.type === 'ended' || (isOpen(state) && planned === state.trial)) state = step(state, input)
    }
  }
  return state.events
}

/** Marks each prompt as seen. */
const see = (state: TrialState): TrialState => (state.promptAt === null ? state : step(state, { type: 'prompted', at: state.promptAt, step: state.prompt }))

interface Moment {
  readonly at: number
  readonly habits: DemoHabits
  readonly progress: number
  readonly random: Random
  readonly size: number
}

/** Returns the actions of child and adult in one trial, in order of time. */
function responses(trial: DemoTrial, { at, habits, progress, random, size }: Moment): readonly TrialInput[] {
  const { stimuli, by, records, isRead, travels } = trial
  const [target] = stimuli
  if (target === undefined) return []
  const hindered = target.zone === habits.weakZone ? habits.weakFactor : 1
  const latency = logNormal(random, habits.latencyMs * hindered * (1 - 0.2 * progress))
  const isMissed = random() < habits.missShare * hindered
  const isSeen = random() < 0.6 || travels === true
  const lookAt = isSeen && !isMissed ? Math.round(at + latency * (0.35 + 0.25 * random())) : null
  const looked: readonly TrialInput[] = lookAt === null ? [] : [{ type: 'looked', at: lookAt }]
  const recorded: readonly TrialInput[] = records === undefined ? [] : [{ type: 'recorded', at: at + 1, values: records }]
  if (travels === true) return inOrder([...looked, ...travel(target, at, lookAt, random)])
  const answerAt = Math.round(at + latency)
  if (isMissed) {
    // A card stays until the adult turns it.
    const turned: readonly TrialInput[] = [
      { type: 'heard', at: answerAt, id: target.id, isRead: false },
      { type: 'answered', at: answerAt + 1, id: target.id, verdict: 'partly', by: 'adult' },
    ]
    return inOrder([...recorded, ...(isRead === true ? turned : [])])
  }
  const other = stimuli.find(({ role }) => role === 'distractor')
  const wrong = other !== undefined && random() < WRONG_SHARE ? touch(other, false, Math.round(at + latency * 0.7), size, random) : []
  const heard: readonly TrialInput[] = isRead === true ? [{ type: 'heard', at: answerAt - 1, id: target.id, isRead: true }] : []
  const answer = by === 'touch' ? touch(target, true, answerAt, size, random) : [{ ...answered(target, true, answerAt), by }]
  return inOrder([...recorded, ...looked, ...wrong, ...heard, ...answer])
}

const inOrder = (inputs: readonly TrialInput[]): readonly TrialInput[] => inputs.toSorted((one, other) => one.at - other.at)

const answered = ({ id, place }: ShownThing, isRight: boolean, at: number) =>
  ({ type: 'answered', at, id, verdict: isRight ? 'correct' : 'wrong', by: 'touch', where: place }) as const

function touch(thing: ShownThing, isRight: boolean, at: number, size: number, random: Random): readonly TrialInput[] {
  const [right, down] = [(random() - 0.5) * size * 0.6, (random() - 0.5) * size * 0.6]
  const place = { x: thing.place.x + right / DESIGN_ASPECT, y: thing.place.y + down }
  const error = isRight ? Math.hypot(right, down) : null
  return [{ type: 'pointed', at, ...place, zone: zoneAt(place), on: thing.id, onTarget: isRight, error, acted: true }, answered(thing, isRight, at)]
}

/** Returns the inputs while the target moves along its path. An adult marks the end of a look, and at the end confirms which part was followed. */
function travel({ id, drift }: ShownThing, at: number, lookAt: number | null, random: Random): readonly TrialInput[] {
  const start = at + REST_MS
  const tenths = Array.from({ length: 11 }, (_, tenth) => ({ type: 'travelled', at: start + tenth * TENTH_MS, id, share: tenth / 10 }) as const)
  if (lookAt === null) return tenths
  const end = start + 10 * TENTH_MS + 1
  const isLost = random() < 0.25
  const lost: readonly TrialInput[] = isLost ? [{ type: 'looked-away', at: Math.max(lookAt, start) + Math.round(3 * TENTH_MS * random()) }] : []
  const where = drift === null ? {} : { where: drift.to }
  return [...tenths, ...lost, { type: 'answered', at: end, id, verdict: isLost ? 'partly' : 'correct', by: 'adult', ...where }]
}

/** Returns touches anywhere on the stage, with pauses between them. The adult ends free play. */
function freeTouches(from: number, random: Random): readonly TrialInput[] {
  const inputs: TrialInput[] = []
  let at = from + FADE_MS
  for (;;) {
    at += Math.round(600 + FREE_REST_MS * random() ** 2)
    if (at > from + FREE_MS) break
    const place = { x: 0.08 + 0.84 * random(), y: 0.08 + 0.84 * random() }
    inputs.push({ type: 'pointed', at, ...place, zone: zoneAt(place), on: null, onTarget: false, error: null, acted: true })
    inputs.push({ type: 'did', at, deed: { do: 'held', id: null, where: place, ms: Math.round(1500 * random()), by: 'touch' } })
  }
  return [...inputs, { type: 'ended', at: from + FREE_MS, reason: 'adult' }]
}

/** Returns a random response time. The distribution is skewed: most times are near the median, a few are much longer. */
function logNormal(random: Random, median: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Math.max(400, median * Math.exp(SPREAD * normal))
}
