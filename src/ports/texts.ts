import type { OwnText } from '#domain/words/texts'

/** The texts that adults wrote for a child, in order. Implemented in src/data; errors are StoreErrors. */
export interface Texts {
  /** Watches the readable texts, and the number of unreadable ones. */
  watch(childId: string, onTexts: (texts: readonly OwnText[], unreadable: number) => void, onError: (error: Error) => void): () => void
  list(childId: string): Promise<readonly OwnText[]>
  /** Saves all of these texts or none. Each is new or replaces the one with its id. */
  save(childId: string, texts: readonly OwnText[], author: string): Promise<void>
  remove(childId: string, id: string): Promise<void>
}
