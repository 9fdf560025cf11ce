import { decideAccess } from '#domain/access/decide'
import { selectVisitor } from '#machines/app/app.selectors'
import type { Workspace } from '#ports/deviceSettings'
import { useAppSelector, useAuth, useTherapist } from '../services/actors'
import { useChildren } from '../play/children'
import { useDevice } from '../page/deviceSettings'

/** The first page of each side. */
export const workspaceHomes = { family: '/dashboard', team: '/therapist-dashboard', administration: '/system-admin' } as const satisfies Record<
  Workspace,
  string
>

/** On which sides of the product a person is at home. */
export interface Workspaces {
  /** Has children of their own here; false until they are read. */
  readonly hasFamily: boolean
  /** Works with children of others. */
  readonly worksInTeam: boolean
  /** Between which of them the person may choose: one, or more. */
  readonly own: readonly Workspace[]
  /** The one that the menu shows. */
  readonly shown: Workspace
  /** Whether that may still change with what is being read. */
  readonly isGuess: boolean
}

interface Known {
  readonly hasFamily: boolean
  readonly worksInTeam: boolean
  readonly administers: boolean
  readonly noted: Workspace | null
}

/** A family is everybody's, until they work in a team without one. What was noted stands as long as it is theirs. */
export function workspacesOf({ hasFamily, worksInTeam, administers, noted }: Known): Pick<Workspaces, 'own' | 'shown'> {
  const own: readonly Workspace[] = [
    ...(hasFamily || !worksInTeam ? ['family' as const] : []),
    ...(worksInTeam ? ['team' as const] : []),
    ...(administers ? ['administration' as const] : []),
  ]
  const usual = hasFamily ? 'family' : (own.find((side) => side !== 'family') ?? 'family')
  return { own, shown: noted !== null && own.includes(noted) ? noted : usual }
}

export function useWorkspaces(): Workspaces {
  const uid = useAuth().snapshot.context.user?.uid ?? ''
  const { family } = useChildren()
  const { side: noted } = useDevice().choices
  const { therapistAccounts, accountsChecked } = useTherapist().snapshot.context
  const administering = useAppSelector((snapshot) => decideAccess('system-admin', selectVisitor(snapshot)).kind)
  // A family in a team has nothing to look for among the children of others.
  const worksInTeam = therapistAccounts.some(({ team }) => team[uid]?.role !== 'parent')
  const hasFamily = family.status === 'ready' && family.value.length > 0
  const administers = administering === 'allow' || (administering === 'wait' && noted === 'administration')
  const isGuess = family.status === 'loading' || !accountsChecked
  const { own, shown } = workspacesOf({ hasFamily, worksInTeam, administers, noted })
  // What is not read yet, or could not be, takes nobody from where they were.
  return { hasFamily, worksInTeam, own, isGuess, shown: isGuess || family.status === 'failed' ? (noted ?? shown) : shown }
}
