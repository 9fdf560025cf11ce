import { type TrialPlay, present } from '../../mechanics/mechanic'

const GLIDE_MS = 4000
/** It is dimmed to this share, so that eyes that a light holds can leave it. */
const GUARDED = 0.4
/** The guard never comes in the moment of a step of help (1, 1.5, 2 and 3 waits after the light), but between the last two. */
const AFTER_WAITS = 2.5
const CENTRE = { x: 0.5, y: 0.5 } as const

/** A light may hold the eyes against the child's will: after so long (ms), or when help has had its turn, it grows dim, and one that stands alone comes to the middle. `isOver`: something else has begun. */
export function guardGaze(play: TrialPlay, afterMs: number, isOver: () => boolean = () => false): void {
  play.later(Math.max(afterMs, AFTER_WAITS * (play.dials.waitMs ?? 0)), () => {
    if (isOver()) return
    const lights = present(play.targets)
    for (const light of lights) light.dim(GUARDED)
    if (lights.length === 1) lights[0]?.glideTo(CENTRE, GLIDE_MS)
  })
}
