/** A few strings that live as long as the browser tab and survive its reload. Never throws: refused strings are forgotten. */
export interface TabStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** Clears everything, so that no data of one person is left for the next. */
  clear(): void
}
