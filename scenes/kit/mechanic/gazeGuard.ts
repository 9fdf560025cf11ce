import { type TrialPlay, thingsOnStage } from './mechanic'

const GLIDE_MS = 4000
/** Brightness to which a light is dimmed (share of its own), so that a child whose gaze is stuck on it can look away. */
const GUARDED = 0.4
/**
 * Time of the guard after onset, as a multiple of the wait between prompts. It is between the last two prompts (which come after 1, 1.5, 2 and 3
 * waits), so that it never coincides with one.
 */
const AFTER_WAITS = 2.5
const CENTRE = { x: 0.5, y: 0.5 } as const

/**
 * Dims the light that a child's gaze may be stuck on against their will. Acts after `afterMs`, but not before 2.5 waits
 * have passed. A single light also moves to the middle.
 * @param isOver whether another phase of the trial has begun
 */
export function guardGaze(play: TrialPlay, afterMs: number, isOver: () => boolean = () => false): void {
  play.later(Math.max(afterMs, AFTER_WAITS * (play.dials.waitMs ?? 0)), () => {
    if (isOver()) return
    const lights = thingsOnStage(play.targets)
    for (const light of lights) light.dim(GUARDED)
    if (lights.length === 1) lights[0]?.glideTo(CENTRE, GLIDE_MS)
  })
}
