import { useMe } from '#app/me'
import type { Author } from '#ports/assessments'

/** Whoever writes, by the name that others read: without one the part of the address before the @. */
export function useAuthor(): Author {
  const me = useMe()
  const name = me?.displayName.trim() ?? ''
  return { uid: me?.uid ?? '', name: name === '' ? (me?.email.split('@')[0] ?? '') : name }
}
