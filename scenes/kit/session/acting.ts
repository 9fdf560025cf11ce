import { type Act, ACT_MS } from '#domain/trials/plan/acts'
import type { Glides } from '../motion/glides'
import type { Motion } from '../motion/motion'
import type { StimulusView } from '../drawing/stimulusView'

/** Movement per frame (stage widths) below which a thing keeps facing the same way. */
const STANDS = 0.00005

interface ActingParts {
  readonly glides: Glides
  readonly motion: Motion
  readonly dress: StimulusView
  /** Whether the thing faces its direction of travel, starting with left. */
  readonly faces: boolean
  readonly isMirrored: boolean
  /** Called instead if the look has no such act. */
  readonly sway: () => void
  /** Whether the thing has left, or is leaving. */
  readonly isGone: () => boolean
}

/** The visible acts of a thing, one after another, and its facing in the direction of travel. */
export class Acting {
  readonly #parts: ActingParts
  /** Requested acts, in order; the first is under way. */
  readonly #acts: Act[] = []
  /** The thing's place (stage widths) one frame ago, and the direction in which it last moved. */
  #facedAt: number
  #goes: 1 | -1

  constructor(parts: ActingParts) {
    this.#parts = parts
    this.#facedAt = parts.motion.place.x
    this.#goes = parts.isMirrored ? -1 : 1
  }

  /** Plays an act of its look, as soon as it has cleared and finished earlier acts; a thing without such an act sways. */
  act(act: Act): void {
    this.#acts.push(act)
    if (this.#acts.length === 1) this.#next()
  }

  /** Called each frame: turns it to its direction of travel, if its look can. */
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
    // A thing still on its way arrives first.
    this.#wait(motion.arrivesMs, () => this.#wait(motion.clearMs(), begin))
  }

  #wait(ms: number, then: () => void): void {
    if (ms === 0) then()
    else this.#parts.glides.start('act waits', { waited: 0 }, { waited: 1 }, ms, undefined, then)
  }
}
