export interface Entry {
  readonly hash: string
  readonly version: string
  readonly date: string
  readonly seconds: number
  readonly passed: number
  readonly failed: number
  readonly figures?: unknown
}
export declare const RECORDS: string
export declare function readRecord(stage: string, root?: string): Readonly<Record<string, Entry>>
export declare function writeEntry(stage: string, piece: string, entry: Entry, root?: string): void
export declare function isJudged(entry: Pick<Entry, 'hash' | 'failed' | 'passed'> | undefined, hash: string): boolean
export declare function contentHash(places: readonly string[], root?: string): string
export declare function importedFile(module: string, from: string, root?: string): string | null
