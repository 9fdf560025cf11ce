import type { Dials } from '../../child/dials'
import type { Place } from '../../geometry'

/** State of a thing that follows a finger. Velocities are in stage heights per second. */
export interface FingerFollow {
  readonly place: Place
  readonly velocity: Vector
  /** Finger's place one step ago, and its mean velocity and mean speed over `MEAN_S`. */
  readonly finger: Place
  readonly mean: Vector
  readonly meanSpeed: number
}

interface Vector {
  readonly x: number
  readonly y: number
}

/**
 * `lagS` is the delay (s) behind an evenly moving finger, `maxSpeed` is in stage widths per second, and `aspect` is the stage's
 * width divided by its height.
 */
export interface FollowOptions {
  readonly lagS: number
  readonly tremorLagS: number
  readonly maxSpeed: number
  readonly aspect: number
}

/**
 * Lag for each tremor setting. `lagS` is the delay behind an evenly moving finger: at most 100 ms (clinical-design.md §1.7, 9)
 * unless strong smoothing is chosen. `tremorLagS` is the additional delay behind a finger that only trembles. The thing then
 * stays at the finger's mean position and its edges do not flicker.
 */
export const FINGER_LAGS = {
  off: { lagS: 0.055, tremorLagS: 0.42 },
  some: { lagS: 0.09, tremorLagS: 0.8 },
  strong: { lagS: 0.25, tremorLagS: 1.5 },
} as const satisfies Readonly<Record<Dials['tremorSmoothing'], Pick<FollowOptions, 'lagS' | 'tremorLagS'>>>
/** Maximum speed of a carried thing (stage widths per second): slightly above the finger's 0.15, so that the thing catches up. */
export const CARRIED_SPEED = 0.16
/** Delay (s) of a thing that a press has sent off, so that it starts and arrives gently. */
export const SENT_LAG_S = 0.35

/** Time window (s) for the finger's mean velocity. */
const MEAN_S = 0.45
/** Share of its speed at which a thing follows a finger that only moves to and fro. */
const ERRATIC_SHARE = 0.15
/** Assumed speed of the finger's tremor (stage heights per second) until the finger has moved evenly for a moment. */
const INITIAL_SPEED = 0.002

export const followFrom = (place: Place): FingerFollow => ({ place, velocity: still, finger: place, mean: still, meanSpeed: INITIAL_SPEED })

const still: Vector = { x: 0, y: 0 }

/**
 * Moves the thing for `seconds` towards the finger, with a critically damped spring. The more often the finger reverses (mean
 * velocity / mean speed), the longer the lag, so the thing follows the mean position of a trembling hand. It never jumps or
 * overshoots, and its speed never exceeds `maxSpeed`.
 */
export function followOn(following: FingerFollow, goal: Place, seconds: number, { lagS, tremorLagS, maxSpeed, aspect }: FollowOptions): FingerFollow {
  if (seconds <= 0) return following
  const moved = between(following.finger, goal, aspect)
  const weight = 1 - Math.exp(-seconds / MEAN_S)
  const mean = { x: mix(following.mean.x, moved.x / seconds, weight), y: mix(following.mean.y, moved.y / seconds, weight) }
  const meanSpeed = mix(following.meanSpeed, Math.hypot(moved.x, moved.y) / seconds, weight)
  const evenness = meanSpeed < 1e-6 ? 1 : Math.min(1, Math.hypot(mean.x, mean.y) / meanSpeed)
  const lag = lagS + tremorLagS * (1 - evenness)
  // If a hand moves rapidly to and fro, the thing's edges must not repeatedly cross the same places.
  const mostSpeed = tremorLagS === 0 ? maxSpeed : maxSpeed * (ERRATIC_SHARE + (1 - ERRATIC_SHARE) * evenness ** 2)

  // The distance given to the spring is limited, so that the thing's speed stays below the limit.
  const away = between(following.place, goal, aspect)
  const far = Math.hypot(away.x, away.y)
  const within = far === 0 ? 1 : Math.min(1, (mostSpeed * aspect * (lag + seconds)) / far)
  const x = damped(away.x * within, following.velocity.x, lag, seconds)
  const y = damped(away.y * within, following.velocity.y, lag, seconds)
  const step = Math.hypot(x.moved, y.moved)
  const most = step === 0 ? 1 : Math.min(1, (mostSpeed * aspect * seconds) / step)
  const { place } = following
  return {
    place: { x: place.x + (x.moved * most) / aspect, y: place.y + y.moved * most },
    velocity: { x: x.velocity * most, y: y.velocity * most },
    finger: goal,
    mean,
    meanSpeed,
  }
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** Returns the vector between two places (stage heights). */
const between = (from: Place, to: Place, aspect: number): Vector => ({ x: (to.x - from.x) * aspect, y: to.y - from.y })

/**
 * Computes a critically damped spring, `away` from rest, after `seconds`. The result is exact at any frame rate. The spring lags
 * `lag` seconds behind a goal that moves at constant velocity.
 */
function damped(away: number, velocity: number, lag: number, seconds: number): { readonly moved: number; readonly velocity: number } {
  const frequency = 2 / lag
  const decay = Math.exp(-frequency * seconds)
  const slack = frequency * away - velocity
  return { moved: away - (away + slack * seconds) * decay, velocity: (velocity + frequency * slack * seconds) * decay }
}
