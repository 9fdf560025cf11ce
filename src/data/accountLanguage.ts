import { languageFrom } from '#domain/language'
import type { AccountLanguage } from '#ports/accountLanguage'
import { NOW, type DocumentStore } from '#ports/documents'
import { commitNow } from './commitNow'

/** Reads and saves a person's language in `Users/{uid}`. The field is missing if nobody chose a language. */
export const createAccountLanguage = (store: DocumentStore): AccountLanguage => ({
  watch: (uid, onLanguage, onError) => store.watch(`Users/${uid}`, (document) => onLanguage(languageFrom(document?.data['language'])), onError),
  keep: (uid, language) => commitNow(store, (writes) => writes.update(`Users/${uid}`, { language, updatedAt: NOW })),
})
