import { useMemo } from 'react'
import type { Actor } from '#ports/actor'
import { useAuth } from './actors'

/** The signed-in person, as others see them; null without an account. */
export function useMe(): (Actor & { readonly isProven: boolean }) | null {
  const { user } = useAuth().snapshot.context
  return useMemo(() => (user === null ? null : { uid: user.uid, email: user.email, displayName: user.displayName, isProven: user.emailVerified }), [user])
}
