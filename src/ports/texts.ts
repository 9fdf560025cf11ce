import type { OwnText } from '#domain/words/texts'

/** The texts that adults wrote for a child, in their order. Made in src/data; errors are StoreErrors. */
export interface Texts {
  /** Those that can be read; how many cannot is told too. */
  watch(childId: string, onTexts: (texts: readonly OwnText[], unreadable: number) => void, onError: (error: Error) => void): () => void
  list(childId: string): Promise<readonly OwnText[]>
  /** Writes these, each new or in the place of the one with its id: all or none. */
  save(childId: string, texts: readonly OwnText[], author: string): Promise<void>
  remove(childId: string, id: string): Promise<void>
}
