import type { GameObjects } from 'phaser'
import { FADE_MS } from '#domain/child/safety'
import type { TrialPlay } from '../../mechanics/mechanic'
import { fadeAway } from './fadeAway'
import { stillOf, touch } from '../motion/still'
import type { Stimulus } from '../session/stimulus'

/** Things of a trial that lie on one another come and go so that nothing is seen through what is before it. */
export class OcclusionFade {
  readonly #play: Pick<TrialPlay, 'scene' | 'stimuli' | 'later'>
  /** What of a thing was seen, while the rest of it comes. */
  readonly #stills = new Set<GameObjects.RenderTexture>()

  constructor(play: Pick<TrialPlay, 'scene' | 'stimuli' | 'later'>) {
    this.#play = play
  }

  /** What lies on one another goes as one picture; the rest is left to the caller. */
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
   * A thing that others hid which begin to leave: what of it was seen stays as it is, the rest comes when they have gone. After how long (ms)
   * all of it is there.
   */
  comeOut(thing: Stimulus, leaving: readonly Stimulus[]): number {
    const { scene } = this.#play
    const covers = leaving.filter((other) => touch(frontOf(other), thing.halves))
    // Its picture and it must be at the same place.
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

/** What of a thing stands before others. */
const frontOf = ({ halves }: Stimulus) => halves.slice(1)
