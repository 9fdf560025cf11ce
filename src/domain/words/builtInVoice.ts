import type { Language } from '../language'

/**
 * Languages of the voice that comes with the product: those with clips in assets/voice. For the reasons, see
 * docs/decisions/0005-built-in-voices.md.
 */
const spoken: ReadonlySet<Language> = new Set(['en'])

export const hasBuiltInVoice = (language: Language): boolean => spoken.has(language)
