import { NOW, type DocumentStore } from '#ports/documents'
import type { MailPreferences } from '#ports/mailPreferences'
import { commitNow } from './commitNow'

/** Reads and saves the mail preferences in `mailWishes/{uid}`. The document is missing if nobody subscribed. */
export const createMailPreferences = (store: DocumentStore): MailPreferences => ({
  watchWeekly: (uid, onWeekly, onError) => store.watch(`mailWishes/${uid}`, (document) => onWeekly(document?.data['weekly'] === true), onError),
  setWeekly: (uid, isWeekly) => commitNow(store, (writes) => writes.set(`mailWishes/${uid}`, { weekly: isWeekly, updatedAt: NOW })),
})
