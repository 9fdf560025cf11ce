import type { EnglishVariety } from '#domain/language'
import { withTimeout } from '#ports/timeout'

/** The part of `speechSynthesis` that is used here. Tests pass their own. */
export interface SpeechSynthesisHost {
  getVoices(): readonly Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default' | 'name'>[]
  speak(said: SpeechSynthesisUtterance): void
  cancel(): void
  readonly speaking: boolean
  addEventListener(type: 'voiceschanged', listener: () => void, options: { readonly signal: AbortSignal }): void
}

export interface BrowserVoiceParts {
  /** The browser's speech synthesis; null if it cannot speak. */
  readonly host: SpeechSynthesisHost | null
  readonly newUtterance: (text: string) => SpeechSynthesisUtterance
  /** First part of a language tag, such as `en` or `de`. */
  readonly language: string
  /** The variety of English that is used if the device has several and none is its default. */
  readonly english?: EnglishVariety
}

/** Speed of the voice: slightly slower than adults talk to each other. */
const RATE = 0.9
/** Time (ms) after which a device that reports no end is taken to have finished: a base, and an addition for each word. */
const LONGEST_MS = { base: 2500, perWord: 700 } as const
/** Time (ms) within which a working voice starts. */
const STARTED_WITHIN_MS = 1500
/** Time (ms) within which a browser lists its voices. After that, it is taken to have none. */
const LISTED_WITHIN_MS = 1000

/** Speaks with the device's own voice. A voice that uses a server is never chosen, so that no word leaves the device. */
export function createBrowserVoice({ host, newUtterance, language, english }: BrowserVoiceParts) {
  // Browsers load their list of voices when first asked. It may arrive late, so it is read again each time.
  host?.getVoices()

  const localVoice = (spoken = language) => {
    const fitting = host?.getVoices().filter((voice) => voice.localService && voice.lang.toLowerCase().split(/[-_]/)[0] === spoken) ?? []
    const isOfThatEnglish = ({ lang }: (typeof fitting)[number]) => lang.replace('_', '-') === english
    return fitting.find((voice) => voice.default) ?? fitting.find(isOfThatEnglish) ?? fitting[0] ?? null
  }

  return {
    /** Resolves once the browser has listed its voices, or has had enough time to do so. */
    async listed(): Promise<void> {
      if (host === null || host.getVoices().length > 0) return
      const heard = new AbortController()
      const changed = new Promise<void>((resolve) => host.addEventListener('voiceschanged', () => resolve(), { signal: heard.signal }))
      await withTimeout(LISTED_WITHIN_MS, changed, () => undefined)
      heard.abort()
    },

    isThere: (spoken?: string) => localVoice(spoken) !== null,

    /** Speaks silently in response to a touch. Only after that does iOS let a page speak. */
    unlock() {
      if (host === null || localVoice() === null) return
      const nothing = newUtterance('')
      nothing.volume = 0
      host.speak(nothing)
    },

    /**
     * Speaks a text, but only with a voice of the same language. Returns whether it was spoken. Resolves at the end, or when the device has not
     * reported one for too long.
     */
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
        // This also cancels an utterance that has not started, so that it cannot start later.
        if (!hasEnded) host.cancel()
      }
    },
  }
}

export type BrowserVoice = ReturnType<typeof createBrowserVoice>
