import { useChildren } from '#app/play/children'
import { loadedOr } from '#app/services/loaded'

/** What a child of the family is called; '' where it is not here any more. */
export function useAliasOf(): (childId: string | null) => string {
  const family = loadedOr(useChildren().family, [])
  return (childId) => family.find(({ id }) => id === childId)?.alias ?? ''
}
