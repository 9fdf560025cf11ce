/** A file in an archive. `isPacked`: its bytes are as small as they get, as those of pictures and voices. */
interface ArchiveEntry {
  readonly name: string
  readonly bytes: Uint8Array
  readonly isPacked?: true
}

/** What lies in an archive, by name; null where its bytes are damaged, or more than they may be. */
export type Unpacked = ReadonlyMap<string, Uint8Array | null>

/** One file of many. */
export interface Archive {
  pack(entries: readonly ArchiveEntry[]): Promise<Blob>
  /** Nothing larger than `most` says of its name (bytes). Empty where the archive itself cannot be read. Never rejects for what is in it. */
  unpack(bytes: Uint8Array, most: (name: string) => number): Promise<Unpacked>
}
