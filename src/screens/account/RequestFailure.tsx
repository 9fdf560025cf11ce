import { useEffect } from 'react'
import type { AuthRequest } from '#machines/auth/auth.machine'
import { selectErrorOf } from '#machines/auth/auth.selectors'
import { useAuth } from '#app/services/actors'
import { IdentityFailure } from '../entry/IdentityFailure'

/** Shows why the sign-in service refused one of these requests. Ignores all other requests. Clears the error when the form closes. */
export function RequestFailure({ of }: { of: readonly AuthRequest['type'][] }) {
  const { snapshot, send } = useAuth()
  useEffect(() => () => send({ type: 'AUTH.DISMISS_ERROR' }), [send])
  return <IdentityFailure error={selectErrorOf(snapshot, of)} />
}
