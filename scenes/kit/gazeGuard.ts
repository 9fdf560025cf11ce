import { type Play, present } from '../mechanics/mechanic'

const GLIDE_MS = 4000
/** It is dimmed to this share, so that eyes that a light holds can leave it. */
const GUARDED = 0.4
const CENTRE = { x: 0.5, y: 0.5 } as const

/** A light may hold the eyes against the child's will: after so long (ms) it grows dim, and one that stands alone comes to the middle. `isOver`: something else has begun. */
export function guardGaze(play: Play, afterMs: number, isOver: () => boolean = () => false): void {
  play.later(afterMs, () => {
    if (isOver()) return
    const lights = present(play.targets)
    for (const light of lights) light.dim(GUARDED)
    if (lights.length === 1) lights[0]?.glideTo(CENTRE, GLIDE_MS)
  })
}
