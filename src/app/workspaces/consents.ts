import { type Consent, type ConsentRequest, missingConsents, unansweredConsents } from '#domain/people/consents'
import { isOwner } from '#domain/people/guardians'
import { useChildren } from '../play/children'
import { type Loaded, useWatched } from '../services/loaded'
import { useMe } from '../services/useMe'
import { useServices } from '../services/services'

/** A person's consents, and the questions that are still open. */
export interface ConsentsOf {
  readonly uid: string
  readonly given: readonly Consent[]
  readonly missing: readonly ConsentRequest[]
  readonly unanswered: readonly ConsentRequest[]
}

/** Returns the signed-in person's consents. It stays `loading` if nobody is signed in, and until the person's children are known. */
export function useConsents(): Loaded<ConsentsOf> {
  const uid = useMe()?.uid ?? null
  const { consents } = useServices()
  const { family } = useChildren()
  const found = useWatched<readonly Consent[]>(uid, (tell, fail) => consents.watch(uid ?? '', tell, fail))
  if (uid === null || found.status === 'loading' || family.status === 'loading') return { status: 'loading' }
  if (found.status === 'failed') return found
  if (family.status === 'failed') return family
  const own = family.value.filter((child) => isOwner(child, uid)).map(({ id }) => id)
  return {
    status: 'ready',
    value: { uid, given: found.value, missing: missingConsents(found.value, own), unanswered: unansweredConsents(found.value, own) },
  }
}
