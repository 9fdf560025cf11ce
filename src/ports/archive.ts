/** A file in an archive. `isPacked` is set if its bytes cannot be compressed further, such as those of pictures and recordings. */
interface ArchiveEntry {
  readonly name: string
  readonly bytes: Uint8Array
  readonly isPacked?: true
}

/** Contents of an archive by file name; null if the bytes are damaged or too many. */
export type Unpacked = ReadonlyMap<string, Uint8Array | null>

/** Packs many files into one and unpacks them again. */
export interface Archive {
  pack(entries: readonly ArchiveEntry[]): Promise<Blob>
  /**
   * Unpacks the files that are no larger than `most` allows for their name (bytes). The result is empty if the archive itself is
   * unreadable. Never rejects because of the contents.
   */
  unpack(bytes: Uint8Array, most: (name: string) => number): Promise<Unpacked>
}
