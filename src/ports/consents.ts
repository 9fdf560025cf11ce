import type { Consent, ConsentWish } from '#domain/people/consents'

/** What a person agreed to, in which version and when. Made in src/data; errors are StoreErrors. */
export interface Consents {
  /** The newest first. */
  watch(uid: string, onList: (list: readonly Consent[]) => void, onError: (error: Error) => void): () => void
  /** Records that this person agrees, by the backend's clock, to the versions of today. */
  give(uid: string, wishes: readonly ConsentWish[]): Promise<void>
}
