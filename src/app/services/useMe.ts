import { useMemo } from 'react'
import type { Actor } from '#ports/actor'
import { useAuth } from './actors'

/** Returns the signed-in person as others see them, or null without an account. */
export function useMe(): (Actor & { readonly isProven: boolean }) | null {
  const { user } = useAuth().snapshot.context
  return useMemo(() => (user === null ? null : { uid: user.uid, email: user.email, displayName: user.displayName, isProven: user.emailVerified }), [user])
}
