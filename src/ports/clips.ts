/** Sounds that come with the product, several in one file. */
export interface Clips {
  /**
   * Finds the spoken text and the bytes of a clip; null if the pack has no clip with this name. Rejects if the pack cannot be
   * fetched.
   */
  find(pack: string, name: string): Promise<{ readonly text: string; bytes(): Promise<ArrayBuffer> } | null>
}
