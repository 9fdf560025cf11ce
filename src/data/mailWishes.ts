import { NOW, type DocumentStore } from '#ports/documents'
import type { MailWishes } from '#ports/mailWishes'
import { commitNow } from './commitNow'

/** `mailWishes/{uid}`; missing if nobody subscribed. */
export const createMailWishes = (store: DocumentStore): MailWishes => ({
  watchWeekly: (uid, onWeekly, onError) => store.watch(`mailWishes/${uid}`, (document) => onWeekly(document?.data['weekly'] === true), onError),
  setWeekly: (uid, isWeekly) => commitNow(store, (writes) => writes.set(`mailWishes/${uid}`, { weekly: isWeekly, updatedAt: NOW })),
})
