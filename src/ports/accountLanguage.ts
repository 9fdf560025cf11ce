import type { Language } from '#domain/language'

/** The language that somebody chose, stored with the account: offered on devices where nobody has chosen one. */
export interface AccountLanguage {
  /** Null if nobody chose one. */
  watch(uid: string, onLanguage: (language: Language | null) => void, onError: (error: Error) => void): () => void
  keep(uid: string, language: Language): Promise<void>
}
