import type { Consent, ConsentAnswer } from '#domain/people/consents'

/** A person's consents, with version and time. Made in src/data; errors are StoreErrors. */
export interface Consents {
  /** Newest first. */
  watch(uid: string, onList: (list: readonly Consent[]) => void, onError: (error: Error) => void): () => void
  /** Records this person's consents and refusals in today's versions, by the backend's clock. */
  answer(uid: string, answers: readonly ConsentAnswer[]): Promise<void>
}
