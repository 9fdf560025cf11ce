/** A file in an archive. `isPacked`: its bytes are as small as they get, as those of pictures and voices. */
export interface ArchiveEntry {
  readonly name: string
  readonly bytes: Uint8Array
  readonly isPacked?: true
}

/** One file of many. */
export interface Archive {
  pack(entries: readonly ArchiveEntry[]): Promise<Blob>
  /** By their names; empty where it cannot be read. Never rejects for what is in it. */
  unpack(bytes: Uint8Array): Promise<ReadonlyMap<string, Uint8Array>>
}
