import { type TrialPlay, thingsOnStage } from '../../mechanics/mechanic'

const GLIDE_MS = 4000
/** Share of its light to which it is dimmed, so that a child whose gaze it holds can look away. */
const GUARDED = 0.4
/** Time at which the guard acts, in waits after onset: between the last two prompts (which come after 1, 1.5, 2 and 3 waits), never together with one. */
const AFTER_WAITS = 2.5
const CENTRE = { x: 0.5, y: 0.5 } as const

/**
 * A light may hold a child's gaze against their will. After this long (ms), or after all prompts, it is dimmed, and a single light moves to the middle.
 * `isOver`: whether something else has begun.
 */
export function guardGaze(play: TrialPlay, afterMs: number, isOver: () => boolean = () => false): void {
  play.later(Math.max(afterMs, AFTER_WAITS * (play.dials.waitMs ?? 0)), () => {
    if (isOver()) return
    const lights = thingsOnStage(play.targets)
    for (const light of lights) light.dim(GUARDED)
    if (lights.length === 1) lights[0]?.glideTo(CENTRE, GLIDE_MS)
  })
}
