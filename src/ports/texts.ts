import type { OwnText } from '#domain/words/texts'

/** The texts that adults wrote for a child, in order. Made in src/data; errors are StoreErrors. */
export interface Texts {
  /** The readable ones, and the number of the others. */
  watch(childId: string, onTexts: (texts: readonly OwnText[], unreadable: number) => void, onError: (error: Error) => void): () => void
  list(childId: string): Promise<readonly OwnText[]>
  /** Writes these, each new or in the place of the one with its id: all or none. */
  save(childId: string, texts: readonly OwnText[], author: string): Promise<void>
  remove(childId: string, id: string): Promise<void>
}
