import type { EnglishVariety } from '#domain/language'
import { withTimeout } from '#ports/timeout'

/** The part of `speechSynthesis` that is used; a test passes its own. */
export interface SpeechSynthesisHost {
  getVoices(): readonly Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default' | 'name'>[]
  speak(said: SpeechSynthesisUtterance): void
  cancel(): void
  readonly speaking: boolean
  addEventListener(type: 'voiceschanged', listener: () => void, options: { readonly signal: AbortSignal }): void
}

export interface BrowserVoiceParts {
  /** Null where the browser cannot speak. */
  readonly host: SpeechSynthesisHost | null
  readonly newUtterance: (text: string) => SpeechSynthesisUtterance
  /** `en`, `de`: the first part of a language tag. */
  readonly language: string
  /** The English to use if the device has several and none is its default. */
  readonly english?: EnglishVariety
}

/** Slightly slower than adults talk to each other. */
const RATE = 0.9
/** A device that never reports the end is taken to have finished after this time (ms). */
const LONGEST_MS = { base: 2500, perWord: 700 } as const
/** A working voice has started by then (ms). */
const STARTED_WITHIN_MS = 1500
/** A browser that has listed no voice by then (ms) has none. */
const LISTED_WITHIN_MS = 1000

/** The device's own voice. Voices that use a server are never chosen: no word leaves the device. */
export function createBrowserVoice({ host, newUtterance, language, english }: BrowserVoiceParts) {
  // Browsers load their list when first asked; it may arrive late, so it is read again each time.
  host?.getVoices()

  const localVoice = (spoken = language) => {
    const fitting = host?.getVoices().filter((voice) => voice.localService && voice.lang.toLowerCase().split(/[-_]/)[0] === spoken) ?? []
    const isOfThatEnglish = ({ lang }: (typeof fitting)[number]) => lang.replace('_', '-') === english
    return fitting.find((voice) => voice.default) ?? fitting.find(isOfThatEnglish) ?? fitting[0] ?? null
  }

  return {
    /** Resolves once the browser has listed its voices, or has had time to. */
    async listed(): Promise<void> {
      if (host === null || host.getVoices().length > 0) return
      const heard = new AbortController()
      const changed = new Promise<void>((resolve) => host.addEventListener('voiceschanged', () => resolve(), { signal: heard.signal }))
      await withTimeout(LISTED_WITHIN_MS, changed, () => undefined)
      heard.abort()
    },

    isThere: (spoken?: string) => localVoice(spoken) !== null,

    /** iOS lets a page speak only after it has spoken in response to a touch. */
    unlock() {
      if (host === null || localVoice() === null) return
      const nothing = newUtterance('')
      nothing.volume = 0
      host.speak(nothing)
    },

    /** Whether it was spoken, and only by a voice of the same language. Resolves at the end, or when the device has not reported one for too long. */
    async say(text: string, volume: number, signal: AbortSignal, spoken?: string): Promise<boolean> {
      const voice = localVoice(spoken)
      if (host === null || voice === null || signal.aborted) return false
      const said = newUtterance(text)
      Object.assign(said, { voice, lang: voice.lang, rate: RATE, volume })
      let timer: ReturnType<typeof setTimeout> | undefined
      let hasEnded = false
      try {
        return await new Promise<boolean>((resolve) => {
          let hasBegun = false
          const longest = LONGEST_MS.base + LONGEST_MS.perWord * text.split(/\s+/).length
          timer = setTimeout(() => {
            if (!hasBegun && !host.speaking) return resolve(false)
            timer = setTimeout(() => resolve(true), longest - STARTED_WITHIN_MS)
          }, STARTED_WITHIN_MS)
          said.addEventListener('start', () => (hasBegun = true))
          said.addEventListener('end', () => {
            hasEnded = true
            resolve(true)
          })
          said.addEventListener('error', () => resolve(signal.aborted))
          signal.addEventListener('abort', () => resolve(true), { once: true })
          host.cancel()
          host.speak(said)
        })
      } catch {
        return false
      } finally {
        clearTimeout(timer)
        // This also cancels what never started, so that it cannot come later.
        if (!hasEnded) host.cancel()
      }
    },
  }
}

export type BrowserVoice = ReturnType<typeof createBrowserVoice>
