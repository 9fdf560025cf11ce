import * as z from 'zod/mini'
import { type Consent, type ConsentAnswer, consentVersions } from '#domain/people/consents'
import type { Consents } from '#ports/consents'
import { NOW, type DocumentData, type DocumentStore } from '#ports/documents'
import { commitNow } from './commitNow'
import { skipUncertainEmpty } from './skipUncertainEmpty'
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

/** Returns an answer in the form in which it is recorded now. */
export const newConsent = ({ kind, childId, granted }: ConsentAnswer): DocumentData => ({
  kind,
  version: consentVersions[kind],
  granted,
  at: NOW,
  ...(childId === null ? {} : { childId }),
})

/** Stores people's consents, each in a document that never changes. */
export function createConsents(store: DocumentStore, newId: () => string = () => crypto.randomUUID()): Consents {
  return {
    watch: (uid, onList, onError) =>
      store.watchQuery(
        { collection: `Users/${uid}/consents`, orderBy: ['at', 'desc'] },
        skipUncertainEmpty((documents) => onList(readAll(readConsent, documents).readable)),
        onError,
      ),

    answer: (uid, answers) => commitNow(store, (writes) => answers.forEach((each) => writes.set(`Users/${uid}/consents/${newId()}`, newConsent(each)))),
  }
}
