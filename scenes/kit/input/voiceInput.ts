import { detectVoice, type VoiceThresholds, type Level, silence, defaultVoiceThresholds } from '#domain/devices/voiceLevel'
import type { VoiceLevel } from '#ports/voiceLevel'
import type { Mechanic } from '../../mechanics/mechanic'
import type { Dwelling } from './dwelling'
import type { StageIntent } from './stageIntents'

interface VoiceHost {
  /** Threshold for a voice; null for the default. */
  readonly hearing: () => VoiceThresholds | null
  /** The mechanic of this trial; null between two trials. */
  readonly mechanic: () => Mechanic | null
  /** Active ms now. */
  readonly now: () => number
  readonly handle: (intent: StageIntent) => void
}

/** A voice as intents: its start and end, and its level while it sounds; or a switch's press and release, where it is the click. */
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

  /** Called when a trial begins, which may need another threshold. */
  begin(): void {
    this.#voiceLevel?.cutBelow(this.#hearing.lowCutHz)
  }

  stop(): void {
    this.#unwatch?.()
  }

  get #hearing(): VoiceThresholds {
    return this.#host.hearing() ?? defaultVoiceThresholds
  }

  /** Whether a voice is a switch now: not where the activity itself listens to it. */
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
