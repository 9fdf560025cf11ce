import { detectVoice, type Hearing, type Level, silence, usualHearing } from '#domain/devices/voiceLevel'
import type { VoiceLevel } from '#ports/voiceLevel'
import type { StageIntent } from './stageIntents'

interface VoiceHost {
  /** Threshold for a voice; null for the default. */
  readonly hearing: () => Hearing | null
  /** Active ms now. */
  readonly now: () => number
  readonly handle: (intent: StageIntent) => void
}

/** A voice as intents: its start and end, and its level while it sounds. */
export class VoiceInput {
  readonly #voiceLevel: VoiceLevel | undefined
  readonly #host: VoiceHost
  readonly #unwatch: (() => void) | undefined
  #heard = silence

  constructor(voiceLevel: VoiceLevel | undefined, host: VoiceHost) {
    this.#voiceLevel = voiceLevel
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

  get #hearing(): Hearing {
    return this.#host.hearing() ?? usualHearing
  }

  #hear(level: Level): void {
    const before = this.#heard.isSounding
    this.#heard = detectVoice(this.#heard, level, this.#hearing)
    const { isSounding } = this.#heard
    if (isSounding !== before) this.#host.handle({ kind: 'voice', isSounding, at: this.#host.now() })
    if (isSounding) this.#host.handle({ kind: 'level', level, at: this.#host.now() })
  }
}
