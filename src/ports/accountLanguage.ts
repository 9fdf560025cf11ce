import type { Language } from '#domain/language'

/** The language that somebody chose, as the account keeps it: offered on devices where nobody has chosen one. */
export interface AccountLanguage {
  /** Null where nobody chose. */
  watch(uid: string, onLanguage: (language: Language | null) => void, onError: (error: Error) => void): () => void
  keep(uid: string, language: Language): Promise<void>
}
