import type { Child } from '#domain/people/people'
import { useChildren } from '#app/play/children'
import { useOffTheList } from './useOffTheList'

/** Returns every child that this person sees as family or through a team, including those off the list. */
export function useChildrenOf(uid: string): readonly Child[] {
  const { children } = useChildren()
  const { children: archived } = useOffTheList(uid)
  return [...(children === 'unknown' ? [] : children), ...archived]
}
