import type { English } from '#domain/language'
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
  /** Whose voice is taken where the device has several of English and none of them is its usual one. */
  readonly english?: English
}

/** A little slower than grown-ups talk to each other. */
const RATE = 0.9
/** Devices that never tell the end are believed to be done after this time. */
const LONGEST_MS = { base: 2500, perWord: 700 } as const
/** By then a voice that works has begun. */
const STARTED_WITHIN_MS = 1500
/** A browser that has listed no voice by then has none. */
const LISTED_WITHIN_MS = 1000

/** The device's own voice. Voices that speak through a server are never used: no word leaves the device. */
export function createBrowserVoice({ host, newUtterance, language, english }: BrowserVoiceParts) {
  // Asking once makes browsers load their list; it may come late, so it is read anew each time.
  host?.getVoices()

  const localVoice = (spoken = language) => {
    const fitting = host?.getVoices().filter((voice) => voice.localService && voice.lang.toLowerCase().split(/[-_]/)[0] === spoken) ?? []
    const isOfThatEnglish = ({ lang }: (typeof fitting)[number]) => lang.replace('_', '-') === english
    return fitting.find((voice) => voice.default) ?? fitting.find(isOfThatEnglish) ?? fitting[0] ?? null
  }

  return {
    /** Resolves once the browser has listed its voices, or has had the time to. */
    async listed(): Promise<void> {
      if (host === null || host.getVoices().length > 0) return
      const heard = new AbortController()
      const changed = new Promise<void>((resolve) => host.addEventListener('voiceschanged', () => resolve(), { signal: heard.signal }))
      await withTimeout(LISTED_WITHIN_MS, changed, () => undefined)
      heard.abort()
    },

    isThere: (spoken?: string) => localVoice(spoken) !== null,

    /** iOS lets a page speak only after it spoke in answer to a touch. */
    unlock() {
      if (host === null || localVoice() === null) return
      const nothing = newUtterance('')
      nothing.volume = 0
      host.speak(nothing)
    },

    /** Whether it was spoken, by a voice of the language it is in: of no other. Resolves at the end, or when the device has not told one for too long. */
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
        // Also takes back what never began, so that it cannot come later.
        if (!hasEnded) host.cancel()
      }
    },
  }
}

export type BrowserVoice = ReturnType<typeof createBrowserVoice>
