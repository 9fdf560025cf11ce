import type { Entry } from './records.mjs'

export declare const SHARED: readonly string[]
export declare function domainOfFilms(root?: string): readonly string[]
export declare function activityHashes(root?: string): Readonly<Record<string, string>>
export declare function sharedHash(root?: string): string
export declare function filmHash(own: string, shared: string): string
export declare function everydayFilms(options: {
  readonly own: Readonly<Record<string, string>>
  readonly shared: string
  readonly record: Readonly<Record<string, Pick<Entry, 'hash' | 'failed'>>>
  readonly sampleSize: number
}): ReadonlyMap<string, 'every level' | number>
