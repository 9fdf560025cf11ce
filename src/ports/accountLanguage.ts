import type { Language } from '#domain/language'

/** The language that a person chose, stored with the account. It is offered on devices on which nobody has chosen a language. */
export interface AccountLanguage {
  /** Watches the language; null if the person has not chosen one. */
  watch(uid: string, onLanguage: (language: Language | null) => void, onError: (error: Error) => void): () => void
  keep(uid: string, language: Language): Promise<void>
}
