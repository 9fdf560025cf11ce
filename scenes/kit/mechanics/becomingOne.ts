import type { SpecOf } from '#domain/trials/plan/mechanics'
import { onTheWay } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import { playStoryEffects } from '../mechanic/storyEffects'
import type { Stimulus } from '../stimulus/stimulus'
import type { Bringing } from './bringing'
import type { TrialPlay } from '../mechanic/mechanic'

/** Time (ms) in which two things that have become one visibly grow. */
export const JOINED_MS = 1500
/** Size of the merged thing relative to each of the two, if it performs an action afterwards. */
const ONE_IS_LARGER = 1.15
const HALF = 0.5

/** Merges two equal things into one. */
export class BecomingOne {
  readonly #play: TrialPlay
  readonly #spec: SpecOf<'carry'>
  readonly #bringing: Bringing

  constructor(play: TrialPlay, spec: SpecOf<'carry'>, bringing: Bringing) {
    this.#play = play
    this.#spec = spec
    this.#bringing = bringing
  }

  /** Makes two equal things glide together and become one where they meet. The merged thing may then perform an action. */
  join(thing: Stimulus, place: Stimulus): true {
    const { ends = [], sounds = [] } = this.#spec.reward ?? {}
    const [meeting, ms] = [this.#meetingOf(thing, place), this.meetsMs(thing, place)]
    thing.goBehind()
    place.glideTo(meeting, ms)
    thing.glideTo(meeting, ms, () => {
      thing.leave()
      if (ends.length === 0) this.#play.celebrate(place)
      else place.shrinkTo(ONE_IS_LARGER, JOINED_MS)
      for (const each of ends) this.#play.later(JOINED_MS, () => playStoryEffects(this.#play, each))
      this.#play.nameLater(thing)
      for (const { name, afterMs } of sounds) this.#play.playLater(name, afterMs, place)
    })
    return true
  }

  /** Returns the time (ms) until both things reach their meeting point. The slower one decides. */
  meetsMs(thing: Stimulus, place: Stimulus): number {
    const meeting = this.#meetingOf(thing, place)
    return Math.max(this.#bringing.travelMs(thing, meeting), this.#bringing.travelMs(place, meeting))
  }

  #meetingOf(thing: Stimulus, place: Stimulus): Place {
    return onTheWay(thing.place, place.place, HALF)
  }
}
