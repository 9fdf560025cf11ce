import type { Child } from '#domain/people/people'
import type { Helper, SharingCode } from '#domain/people/sharing'
import { type Loaded, useWatched } from '#app/services/loaded'
import { useServices } from '#app/services/services'

type Codes = Loaded<readonly SharingCode[]>

export const NO_CODES: Codes = { status: 'ready', value: [] }

/** Watches the people with whom a child is shared by a code, and the open codes, which only the owner may see. */
export function useByCode(child: Child, isMine: boolean): { readonly helpers: Loaded<readonly Helper[]>; readonly codes: Codes } {
  const { sharing } = useServices()
  const helpers = useWatched<readonly Helper[]>(child.id, (tell, fail) => sharing.watchHelpers(child.id, tell, fail))
  const codes = useWatched<readonly SharingCode[]>(isMine ? child.id : null, (tell, fail) => sharing.watchCodes(child, tell, fail))
  return { helpers, codes }
}
