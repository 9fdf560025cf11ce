import { useChildren } from '#app/play/children'
import { loadedOr } from '#app/services/loaded'

/** A child's nickname within the family; '' if it is no longer here. */
export function useAliasOf(): (childId: string | null) => string {
  const family = loadedOr(useChildren().family, [])
  return (childId) => family.find(({ id }) => id === childId)?.alias ?? ''
}
