import { type Act, ACT_MS } from '#domain/trials/plan/acts'
import type { Glides } from '../glides/glides'
import type { Motion } from '../motion/motion'
import type { StimulusView } from '../drawing/stimulusView'

/** Movement per frame (stage widths) up to which a thing keeps facing the same way. */
const STANDS = 0.00005

interface ActingParts {
  readonly glides: Glides
  readonly motion: Motion
  readonly dress: StimulusView
  /** Whether the thing turns to face its direction of travel. */
  readonly faces: boolean
  readonly isMirrored: boolean
  /** Makes the thing sway. Called if its look does not have the requested act. */
  readonly sway: () => void
  /** Returns whether the thing has left or is leaving. */
  readonly isGone: () => boolean
}

/** Plays the visible acts of a thing, one after another, and turns the thing to face its direction of travel. */
export class Acting {
  readonly #parts: ActingParts
  /** The requested acts, in order. The first one is playing. */
  readonly #acts: Act[] = []
  /** Horizontal place of the thing one frame ago (share of the stage's width), and the direction in which it last moved. */
  #facedAt: number
  #goes: 1 | -1

  constructor(parts: ActingParts) {
    this.#parts = parts
    this.#facedAt = parts.motion.place.x
    this.#goes = parts.isMirrored ? -1 : 1
  }

  /** Plays an act once the thing has regained its own contrast and finished earlier acts. A thing whose look does not have the act sways instead. */
  act(act: Act): void {
    this.#acts.push(act)
    if (this.#acts.length === 1) this.#next()
  }

  /** Turns the thing to face its direction of travel, if its look can. Called each frame. */
  update(deltaMs: number, isVisible: boolean): void {
    const { motion, dress, faces, isGone } = this.#parts
    const { x } = motion.place
    const wayX = x - this.#facedAt
    this.#facedAt = x
    if (Math.abs(wayX) > STANDS) this.#goes = wayX > 0 ? 1 : -1
    if (faces && !isGone() && isVisible) dress.face(this.#goes, deltaMs)
  }

  #next(): void {
    const [act] = this.#acts
    const { motion, dress, sway, isGone } = this.#parts
    if (act === undefined || isGone()) return
    motion.still()
    const begin = () => {
      if (isGone()) return
      const acts = dress.act(act, ACT_MS[act])
      if (!acts) sway()
      this.#wait(acts ? ACT_MS[act] : 0, () => {
        this.#acts.shift()
        this.#next()
      })
    }
    // A thing that is still on its way arrives first.
    this.#wait(motion.arrivesMs, () => this.#wait(motion.clearMs(), begin))
  }

  #wait(ms: number, then: () => void): void {
    if (ms === 0) then()
    else this.#parts.glides.start('act waits', { waited: 0 }, { waited: 1 }, ms, undefined, then)
  }
}
