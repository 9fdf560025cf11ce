import type { Volumes } from '#domain/child/dials'

/** A pentatonic family: wooden, bell-like, breath-like (look.md). Frequencies in Hz, times in s. */
const voices = {
  /** The thing was reached. */
  chime: { notes: [523.25, 659.25, 783.99], wave: 'sine', attack: 0.02, release: 1.4, step: 0.22, gain: 0.5 },
  /** A bubble opens: one soft wooden drop. */
  pop: { notes: [392], wave: 'triangle', attack: 0.008, release: 0.35, step: 0, gain: 0.45 },
  /** Come and look: two quiet notes before or instead of a voice. */
  call: { notes: [440, 587.33], wave: 'sine', attack: 0.05, release: 0.7, step: 0.35, gain: 0.4 },
} as const satisfies Record<string, Voice>

interface Voice {
  readonly notes: readonly number[]
  readonly wave: OscillatorType
  readonly attack: number
  readonly release: number
  readonly step: number
  readonly gain: number
}

export type SoundName = keyof typeof voices

/** Peaks stay under half of full scale: -6 dB (look.md). */
const PEAK = 0.5
const FADE_OUT_S = 0.3

/** Soft synthesised effects. Nothing sounds before the first touch, and never two at once. */
export class Sound {
  #context: AudioContext | null = null
  #playing: GainNode | null = null
  #volumes: Volumes
  readonly #onRefused: () => void

  /** `onRefused` is told once when the device does not let sound start. */
  constructor(volumes: Volumes, onRefused: () => void) {
    this.#volumes = volumes
    this.#onRefused = onRefused
  }

  setVolumes(volumes: Volumes): void {
    this.#volumes = volumes
  }

  /** Call on each touch: browsers let sound start only in answer to one. */
  unlock(): void {
    if (this.#context !== null) {
      if (this.#context.state === 'suspended') void this.#context.resume().catch(this.#onRefused)
      return
    }
    if (typeof AudioContext === 'undefined') return
    try {
      this.#context = new AudioContext()
      void this.#context.resume().catch(this.#onRefused)
    } catch {
      this.#onRefused()
    }
  }

  play(name: SoundName): void {
    const context = this.#context
    const volume = this.#volumes.muted ? 0 : this.#volumes.effects
    if (context === null || context.state !== 'running' || volume === 0) return
    this.fade()
    const out = context.createGain()
    out.gain.value = volume * PEAK
    out.connect(context.destination)
    this.#playing = out
    const voice: Voice = voices[name]
    for (const [index, frequency] of voice.notes.entries()) this.#note(context, out, voice, frequency, context.currentTime + index * voice.step)
  }

  /** Whatever sounds dies away within 300 ms. */
  fade(): void {
    if (this.#context === null || this.#playing === null) return
    this.#playing.gain.setTargetAtTime(0, this.#context.currentTime, FADE_OUT_S / 4)
    this.#playing = null
  }

  close(): void {
    this.fade()
    void this.#context?.close()
    this.#context = null
  }

  #note(context: AudioContext, out: GainNode, voice: Voice, frequency: number, start: number): void {
    const tone = context.createOscillator()
    const envelope = context.createGain()
    tone.type = voice.wave
    tone.frequency.value = frequency
    envelope.gain.setValueAtTime(0, start)
    envelope.gain.linearRampToValueAtTime(voice.gain / voice.notes.length, start + voice.attack)
    envelope.gain.exponentialRampToValueAtTime(0.0001, start + voice.attack + voice.release)
    tone.connect(envelope).connect(out)
    tone.start(start)
    tone.stop(start + voice.attack + voice.release)
    tone.addEventListener('ended', () => envelope.disconnect())
  }
}
