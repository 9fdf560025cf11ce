import { useChildren } from '#app/play/children'
import { useMe } from '#app/services/useMe'
import type { Author } from '#ports/assessments'

/** Returns the current person as an author. The name is the one that others see or, without one, the email address up to the @. */
export function useAuthor(childId: string): Author {
  const me = useMe()
  const { teamOf } = useChildren()
  const name = me?.displayName.trim() ?? ''
  return { uid: me?.uid ?? '', name: name === '' ? (me?.email.split('@')[0] ?? '') : name, account: teamOf(childId) }
}
