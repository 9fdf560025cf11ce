import { CARRIED_SPEED } from '#domain/trials/layout/followFinger'
import type { GlidePath } from '../drawing/calmMovement'
import type { StimulusView } from '../drawing/stimulusView'

/**
 * Sway: its amplitude to each side (stage heights), its period (ms) and the time in which it builds up (ms). It is 2 % of the stage's height at 0.5
 * Hz (clinical-design.md §1.6). A picture whose many edges would flash sways less. At an amplitude below `seen`, the sway of a small thing is not
 * visible.
 */
export const SWAY = { reach: 0.02, ms: 2000, growsMs: 1000, calm: 0.6, seen: 0.01 } as const
/** A hop: its height (stage heights), and the times up and down (ms). It starts at full speed and lands softly. */
export const HOP = { height: 0.055, upMs: 480, downMs: 820 } as const
/** Time (ms) for which a thing that has just appeared stays still before it hops as a prompt. */
export const HOP_AFTER_MS = 900
/** Width / height of the narrowest stage. */
const NARROWEST = 4 / 3
const ACROSS = 0.9
/** Time (ms) in which a glide reaches its full speed, and time in which it stops. */
export const RAMP_MS = 900
/** Peak speed of an eased change, relative to its mean. */
export const EASED = Math.PI / 2

/** Movements that are judged in advance, at their peak speeds on the narrowest stage. A picture that would flash during one of them is calmed for it. */
export const SWAYING: GlidePath = {
  speed: (2 * Math.PI * SWAY.reach * 1000) / SWAY.ms / NARROWEST,
  way: (2 * SWAY.reach) / NARROWEST,
  isToAndFro: true,
  repeats: true,
  along: 'across',
}
export const HOPPING: GlidePath = {
  speed: ((Math.PI / 2) * HOP.height * 1000) / HOP.upMs / NARROWEST,
  way: HOP.height / NARROWEST,
  isToAndFro: true,
  along: 'down',
}
/**
 * Returns the glide of a drifting thing, which stays clear of other things. With `gliding`, a prompt, an answer or a hand may move it across others.
 * Speeds are in stage widths per second.
 */
export const drifting = (speed: number): GlidePath => ({ speed, way: ACROSS })
export const gliding = (speed: number): GlidePath => ({ ...drifting(speed), isOverOthers: true })
export const CARRIED = gliding(CARRIED_SPEED)

/** Returns the share of its speed at which a movement is safe, calm or not. */
export const allowedShare = (dress: Pick<StimulusView, 'glideAt'>, way: GlidePath): number => Math.min(1, dress.glideAt(way, false).speed / way.speed)

/** Returns a share of time after sine easing. */
export const eased = (share: number): number => 0.5 - 0.5 * Math.cos(Math.PI * share)

/** Returns an ease with an even speed that starts and stops within `RAMP_MS`. A short movement is eased throughout. */
export function evenly(ms: number): (share: number) => number {
  const ramp = Math.min(0.5, RAMP_MS / ms)
  const speed = 1 / (1 - ramp)
  const gone = (share: number) => speed * (share / 2 - (ramp * Math.sin((Math.PI * share) / ramp)) / (2 * Math.PI))
  return (share) => {
    if (share <= ramp) return gone(share)
    if (share >= 1 - ramp) return 1 - gone(1 - share)
    return speed * (share - ramp / 2)
  }
}
