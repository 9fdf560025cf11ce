import type { SessionHeader } from '#domain/activities/session'
import { palette } from '#domain/child/palette'
import type { Zone } from '#domain/child/zones'
import type { Random } from '#domain/random'
import type { TrialState } from '#domain/trials/engine/state'
import { isOpen, startTrials, step } from '#domain/trials/engine/engine'
import type { PlayEvent } from '#domain/trials/engine/events'
import { chooseZone, DESIGN_ASPECT, placeIn, zoneAt } from '#domain/trials/layout/placement'

/** How a made-up child plays. */
export interface DemoHabits {
  /** Median time from onset to touch, ms, before anything helps or hinders. */
  readonly latencyMs: number
  /** The zone in which everything takes `weakFactor` times as long. */
  readonly weakZone: Zone
  readonly weakFactor: number
  /** Share of trials in which nothing happens. */
  readonly missShare: number
}

const TICK_MS = 100
const SPREAD = 0.35
const WARM_UPS = 2
const FADE_MS = 400

/**
 * One session as this child might have played it, driven through the trial engine itself, so that every log is one
 * that could have been recorded. `progress` runs from 0 to 1 over the weeks.
 */
export function playDemoSession(header: SessionHeader, trials: number, habits: DemoHabits, progress: number, random: Random): readonly PlayEvent[] {
  const { dials } = header.settings
  let state = startTrials({
    trials,
    warmUps: WARM_UPS,
    waitMs: dials.waitMs,
    rewardMs: dials.rewardMs,
    gapMs: dials.gapMs,
    cueMs: 0,
    fadeMs: FADE_MS,
    ladder: 'full',
    maxSessionMs: dials.maxSessionMin * 60_000,
  })
  let plan: { trial: number; zone: Zone; lookAt: number; touchAt: number } | null = null
  for (let at = 0; state.phase !== 'finished'; at += TICK_MS) {
    state = see(step(state, { type: 'tick', at }))
    if (state.phase === 'onset' && state.onsetAt === null) {
      const zone = chooseZone(random, dials.zones, plan?.zone ?? null)
      state = showTarget(state, header, zone, at)
      const hindered = zone === habits.weakZone ? habits.weakFactor : 1
      const latency = logNormal(random, habits.latencyMs * hindered * (1 - 0.2 * progress))
      const isMissed = random() < habits.missShare * hindered
      const isSeen = random() < 0.6
      plan = {
        trial: state.trial,
        zone,
        lookAt: isSeen && !isMissed ? at + latency * (0.35 + 0.25 * random()) : Infinity,
        touchAt: isMissed ? Infinity : at + latency,
      }
    }
    if (plan === null || !isOpen(state) || plan.trial !== state.trial) continue
    if (at >= plan.lookAt) {
      state = step(state, { type: 'looked', at: Math.round(plan.lookAt) })
      plan = { ...plan, lookAt: Infinity }
    }
    if (at >= plan.touchAt) {
      state = touchTarget(state, header, plan.zone, Math.round(plan.touchAt), random)
      plan = { ...plan, touchAt: Infinity }
    }
  }
  return state.events
}

/** Every step of help can be seen. */
const see = (state: TrialState): TrialState => (state.promptAt === null ? state : step(state, { type: 'prompted', at: state.promptAt, step: state.prompt }))

function showTarget(state: TrialState, { activity, settings: { dials } }: SessionHeader, zone: Zone, at: number): TrialState {
  const size = dials.targetSize
  return step(state, {
    type: 'shown',
    at,
    aspect: DESIGN_ASPECT,
    stimuli: [
      {
        id: 'target',
        role: 'target',
        shows: { drawing: activity === 'bubblepop' ? 'bubble' : 'light' },
        colour: palette[dials.colour],
        zone,
        place: placeIn(zone, size),
        size,
        speed: 0,
        drift: null,
      },
    ],
  })
}

function touchTarget(state: TrialState, { settings: { dials } }: SessionHeader, zone: Zone, at: number, random: Random): TrialState {
  const centre = placeIn(zone, dials.targetSize)
  const [right, down] = [(random() - 0.5) * dials.targetSize * 0.6, (random() - 0.5) * dials.targetSize * 0.6]
  const place = { x: centre.x + right / DESIGN_ASPECT, y: centre.y + down }
  const pointed = step(state, { type: 'pointed', at, ...place, zone: zoneAt(place), on: 'target', onTarget: true, error: Math.hypot(right, down), acted: true })
  return step(pointed, { type: 'answered', at, id: 'target', verdict: 'correct', by: 'touch', where: centre })
}

/** Waiting times are skewed: most near the median, a few much longer. */
function logNormal(random: Random, median: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Math.max(400, median * Math.exp(SPREAD * normal))
}
