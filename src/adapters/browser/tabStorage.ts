import type { TabStorage } from '#ports/tabStorage'

/** Stores strings for this browser tab. If its storage is forbidden, the strings are lost when the page closes. */
export function createTabStorage(storage: () => Storage): TabStorage {
  const fallback = new Map<string, string>()
  const attempt = <T>(work: (kept: Storage) => T, otherwise: () => T): T => {
    try {
      return work(storage())
    } catch {
      return otherwise()
    }
  }
  return {
    get: (key) =>
      attempt(
        (kept) => kept.getItem(key),
        () => fallback.get(key) ?? null,
      ),
    set: (key, value) =>
      attempt(
        (kept) => kept.setItem(key, value),
        () => void fallback.set(key, value),
      ),
    remove: (key) =>
      attempt(
        (kept) => kept.removeItem(key),
        () => void fallback.delete(key),
      ),
    clear: () =>
      attempt(
        (kept) => kept.clear(),
        () => fallback.clear(),
      ),
  }
}
