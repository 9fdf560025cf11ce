import { useEffect } from 'react'
import type { AuthRequest } from '#machines/auth/auth.machine'
import { selectErrorOf } from '#machines/auth/auth.selectors'
import { useAuth } from '#app/services/actors'
import { IdentityFailure } from '../entry/IdentityFailure'

/** The sign-in service's refusal of these requests, and of no others. Cleared when the form is left. */
export function RequestFailure({ of }: { of: readonly AuthRequest['type'][] }) {
  const { snapshot, send } = useAuth()
  useEffect(() => () => send({ type: 'AUTH.DISMISS_ERROR' }), [send])
  return <IdentityFailure error={selectErrorOf(snapshot, of)} />
}
