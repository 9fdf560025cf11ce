import * as z from 'zod/mini'
import { type Consent, type ConsentWish, consentVersions } from '#domain/people/consents'
import type { Consents } from '#ports/consents'
import { NOW, type DocumentData, type DocumentStore } from '#ports/documents'
import { commitNow } from './commitNow'
import { proven } from './proven'
import { readAll, type Reader } from './parsing'

const document = z.object({
  kind: z.string(),
  version: z.string(),
  granted: z.boolean(),
  at: z.date(),
  childId: z._default(z.string(), ''),
})

const readConsent: Reader<Consent> = ({ id, data }) => {
  const { data: found } = document.safeParse(data)
  return found === undefined ? null : { id, ...found, at: found.at.getTime(), childId: found.childId === '' ? null : found.childId }
}

/** A consent as it is recorded now. */
export const newConsent = ({ kind, childId }: ConsentWish): DocumentData => ({
  kind,
  version: consentVersions[kind],
  granted: true,
  at: NOW,
  ...(childId === null ? {} : { childId }),
})

/** What people agreed to, each a document that nobody changes. */
export function createConsents(store: DocumentStore, newId: () => string = () => crypto.randomUUID()): Consents {
  return {
    watch: (uid, onList, onError) =>
      store.watchQuery(
        { collection: `Users/${uid}/consents`, orderBy: ['at', 'desc'] },
        proven((documents) => onList(readAll(readConsent, documents).readable)),
        onError,
      ),

    give: (uid, wishes) => commitNow(store, (writes) => wishes.forEach((wish) => writes.set(`Users/${uid}/consents/${newId()}`, newConsent(wish)))),
  }
}
