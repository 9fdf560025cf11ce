import { useChildren } from '#app/play/children'
import { useMe } from '#app/services/useMe'
import type { Author } from '#ports/assessments'

/** The current person as an author, by the name that others read: without one, the part of the email address before the @. */
export function useAuthor(childId: string): Author {
  const me = useMe()
  const { teamOf } = useChildren()
  const name = me?.displayName.trim() ?? ''
  return { uid: me?.uid ?? '', name: name === '' ? (me?.email.split('@')[0] ?? '') : name, account: teamOf(childId) }
}
