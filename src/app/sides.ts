import type { Side } from '#ports/deviceSettings'
import { useAuth, useTherapist } from './actors'
import { useChildren } from './children'
import { useDevice } from './device'

/** On which sides of the product a person is at home, and which of them the menu shows. */
export interface Sides {
  /** Has children of their own here; false until they are read. */
  readonly hasFamily: boolean
  /** Works with children of others. */
  readonly worksInTeam: boolean
  /** What was chosen on this device, where there is a choice. */
  readonly shown: Side
}

export function useSides(): Sides {
  const uid = useAuth().snapshot.context.user?.uid ?? ''
  const { hasFamily } = useChildren()
  const { choices } = useDevice()
  // A family in a team has nothing to look for among the children of others.
  const worksInTeam = useTherapist().snapshot.context.therapistAccounts.some(({ team }) => team[uid]?.role !== 'parent')
  return { hasFamily, worksInTeam, shown: hasFamily && worksInTeam ? choices.side : 'both' }
}
