import type { Consent, ConsentAnswer } from '#domain/people/consents'

/** A person's consents, with their versions and times. Implemented in src/data; errors are StoreErrors. */
export interface Consents {
  /** Watches the consents, newest first. */
  watch(uid: string, onList: (list: readonly Consent[]) => void, onError: (error: Error) => void): () => void
  /** Records this person's consents and refusals for the current versions, with the backend's time. */
  answer(uid: string, answers: readonly ConsentAnswer[]): Promise<void>
}
