/** Sounds that ship with the product, several in one file. */
export interface Clips {
  /** The spoken form and the bytes of a clip; null when the pack has none of this name. Rejects when the pack cannot be fetched. */
  find(pack: string, name: string): Promise<{ readonly text: string; bytes(): Promise<ArrayBuffer> } | null>
}
