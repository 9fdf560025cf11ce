/** A file in an archive. `isPacked`: its bytes cannot be compressed further, as those of pictures and voices. */
interface ArchiveEntry {
  readonly name: string
  readonly bytes: Uint8Array
  readonly isPacked?: true
}

/** The contents of an archive, by name; null where bytes are damaged or too many. */
export type Unpacked = ReadonlyMap<string, Uint8Array | null>

/** One file made of many. */
export interface Archive {
  pack(entries: readonly ArchiveEntry[]): Promise<Blob>
  /** Unpacks nothing larger than `most` allows for its name (bytes). Empty if the archive itself is unreadable. Never rejects because of its contents. */
  unpack(bytes: Uint8Array, most: (name: string) => number): Promise<Unpacked>
}
