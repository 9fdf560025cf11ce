import type { GameObjects } from 'phaser'
import { FADE_MS } from '#domain/child/safety'
import type { TrialPlay } from './mechanic'
import { fadeAway } from '../drawing/fadeAway'
import { stillOf, touch } from '../glides/still'
import type { Stimulus } from '../stimulus/stimulus'

/** Fades overlapping things without letting covered ones show through. */
export class OcclusionFade {
  readonly #play: Pick<TrialPlay, 'scene' | 'stimuli' | 'later'>
  /** Still images of the visible part of a thing, shown while the rest of the thing appears. */
  readonly #stills = new Set<GameObjects.RenderTexture>()

  constructor(play: Pick<TrialPlay, 'scene' | 'stimuli' | 'later'>) {
    this.#play = play
  }

  /** Fades out overlapping things as a single picture. The caller removes all other things. */
  leave(): void {
    const { scene, stimuli } = this.#play
    for (const still of this.#stills) fadeAway(scene, still, FADE_MS)
    this.#stills.clear()
    const seen = stimuli.filter((thing) => !thing.isLeaving && thing.isVisible)
    const heaped = seen.filter((thing) => seen.some((other) => other !== thing && touch(thing.halves, other.halves)))
    const still = stillOf(
      scene,
      heaped.flatMap(({ halves }) => halves),
    )
    if (still === null) return
    for (const thing of heaped) thing.leaveIn()
    fadeAway(scene, still, Math.max(...heaped.map(({ fadeMs }) => fadeMs)))
  }

  /**
   * Uncovers a thing while the things in front of it leave. Its visible part does not change; the rest appears once they have gone. Returns the time
   * (ms) until all of the thing is visible.
   */
  comeOut(thing: Stimulus, leaving: readonly Stimulus[]): number {
    const { scene } = this.#play
    const covers = leaving.filter((other) => touch(frontOf(other), thing.halves))
    // The still and the thing must be at the same place.
    if (covers.length > 0) thing.standStill()
    const still = covers.length === 0 ? null : stillOf(scene, thing.halves, covers.flatMap(frontOf))
    if (still === null) return 0
    const goneMs = Math.max(...covers.map(({ fadeMs }) => fadeMs))
    const comesMs = goneMs + thing.fadeMs
    this.#stills.add(still)
    thing.vanish()
    this.#play.later(goneMs, () => thing.dim(1))
    this.#play.later(comesMs, () => this.#stills.delete(still) && still.destroy())
    return comesMs
  }
}

/** Returns the parts of a thing that can be in front of other things. */
const frontOf = ({ halves }: Stimulus) => halves.slice(1)
