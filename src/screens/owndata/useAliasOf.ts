import { useChildren } from '#app/play/children'
import { loadedOr } from '#app/services/loaded'

/** Returns a lookup of nicknames in the family. It returns '' for a child that is no longer there. */
export function useAliasOf(): (childId: string | null) => string {
  const family = loadedOr(useChildren().family, [])
  return (childId) => family.find(({ id }) => id === childId)?.alias ?? ''
}
