/**
 * A few strings that last as long as the browser tab and survive a reload. Never throws: strings that cannot be stored are
 * dropped.
 */
export interface TabStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** Clears everything, so that no data of one person remains for the next. */
  clear(): void
}
