import { detectVoice, type VoiceThresholds, type Level, silence, defaultVoiceThresholds } from '#domain/devices/voiceLevel'
import type { VoiceLevel } from '#ports/voiceLevel'
import type { Mechanic } from '../mechanic/mechanic'
import type { Dwelling } from './dwelling'
import type { StageIntent } from './stageIntents'

interface VoiceHost {
  /** Returns the thresholds for the child's voice; null for the defaults. */
  readonly hearing: () => VoiceThresholds | null
  /** Returns the mechanic of this trial; null between two trials. */
  readonly mechanic: () => Mechanic | null
  /** Returns the active time (ms). */
  readonly now: () => number
  readonly handle: (intent: StageIntent) => void
}

/**
 * Turns the child's voice into intents: its start, its end, and its level while it sounds. If the voice is the click, it becomes the press and
 * release of a switch instead.
 */
export class VoiceInput {
  readonly #voiceLevel: VoiceLevel | undefined
  readonly #dwelling: Pick<Dwelling, 'isClickedByVoice'>
  readonly #host: VoiceHost
  readonly #unwatch: (() => void) | undefined
  #heard = silence

  constructor(voiceLevel: VoiceLevel | undefined, dwelling: Pick<Dwelling, 'isClickedByVoice'>, host: VoiceHost) {
    this.#voiceLevel = voiceLevel
    this.#dwelling = dwelling
    this.#host = host
    this.#unwatch = voiceLevel?.watch((level) => this.#hear(level))
  }

  /** Applies the voice filter of the trial. Called when a trial begins. */
  begin(): void {
    this.#voiceLevel?.cutBelow(this.#hearing.lowCutHz)
  }

  stop(): void {
    this.#unwatch?.()
  }

  get #hearing(): VoiceThresholds {
    return this.#host.hearing() ?? defaultVoiceThresholds
  }

  /** Whether the voice works as a switch now. It does not if the activity itself listens to the voice. */
  get #clicks(): boolean {
    return this.#dwelling.isClickedByVoice && this.#host.mechanic()?.on.voice === undefined
  }

  #hear(level: Level): void {
    const before = this.#heard.isSounding
    this.#heard = detectVoice(this.#heard, level, this.#hearing)
    const { isSounding } = this.#heard
    const [at, clicks] = [this.#host.now(), this.#clicks]
    if (isSounding !== before) this.#host.handle(clicks ? { kind: isSounding ? 'act' : 'actUp', at } : { kind: 'voice', isSounding, at })
    if (isSounding && !clicks) this.#host.handle({ kind: 'level', level, at })
  }
}
