import { ENDS_MS, defaultVoiceThresholds } from '#domain/devices/voiceLevel'
import type { MechanicSpec } from '#domain/trials/plan/mechanics'
import type { TrialPlay } from '../mechanic/mechanic'

const MINUTE_MS = 60_000
/** Minimum time (ms) for calculating a rate per minute. In less time, the first few sounds would give a rate of dozens. */
const LEAST_MS = 10_000

/** Records the sounds that the child makes within one trial, as `voiceRecords` declares. A touch that replaces a sound is not counted. */
export class Calls {
  readonly #play: TrialPlay
  readonly #beginsMs: number
  readonly #isAsked: boolean
  readonly #began: number
  #count = 0
  #longest = 0
  #since: number | null = null

  constructor(play: TrialPlay, { hearing = defaultVoiceThresholds, called }: MechanicSpec) {
    this.#play = play
    this.#beginsMs = hearing.beginsMs
    this.#isAsked = called === true
    this.#began = play.now
  }

  /** Records the start or the end of a sound. Called when a sound has lasted for its minimum time, or when a long enough silence has ended it. */
  heard(isSounding: boolean, at: number): void {
    if (isSounding) {
      this.#count += 1
      this.#since = at - this.#beginsMs
    } else this.#since = this.#until(at - ENDS_MS)
    this.#tell(at)
  }

  /** Ends a sound that has not stopped yet. Called just before the trial is answered. */
  answered(at: number): void {
    this.#until(at)
    if (this.#count > 0) this.#tell(at)
  }

  #until(at: number): null {
    if (this.#since !== null) this.#longest = Math.max(this.#longest, at - this.#since)
    return null
  }

  #tell(at: number): void {
    if (!this.#isAsked) return
    const perMinute = (this.#count * MINUTE_MS) / Math.max(LEAST_MS, at - this.#began)
    this.#play.record({ perMinute: Math.round(perMinute), ...(this.#longest > 0 ? { longest: Math.round(this.#longest) } : {}) })
  }
}
