import { decideAccess } from '#domain/access/decide'
import { selectVisitor } from '#machines/app/app.selectors'
import type { Workspace } from '#ports/deviceSettings'
import { useAppSelector, useAuth, useTherapist } from '../services/actors'
import { useChildren } from '../play/children'
import { useDevice } from '../page/deviceSettings'

/** The home page of each workspace. */
export const workspaceHomes = { family: '/dashboard', team: '/therapist-dashboard', administration: '/system-admin' } as const satisfies Record<
  Workspace,
  string
>

/** The workspaces that a person has. */
export interface Workspaces {
  /** Whether the person has their own children here. It is false until known. */
  readonly hasFamily: boolean
  /** Whether the person works with other people's children. */
  readonly worksInTeam: boolean
  /** The workspaces between which the person can choose. There is at least one. */
  readonly own: readonly Workspace[]
  /** The workspace that the menu shows. */
  readonly shown: Workspace
  /** Whether loading may still change the shown workspace. */
  readonly isGuess: boolean
}

interface Known {
  readonly hasFamily: boolean
  readonly worksInTeam: boolean
  readonly administers: boolean
  readonly noted: Workspace | null
}

/**
 * Returns the person's workspaces. Everyone has a family workspace, unless they work in a team and
 * have no family. The last used workspace stays as long as it is theirs.
 */
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
  // A parent in a team has no reason to look at other families' children.
  const worksInTeam = therapistAccounts.some(({ team }) => team[uid]?.role !== 'parent')
  const hasFamily = family.status === 'ready' && family.value.length > 0
  const administers = administering === 'allow' || (administering === 'wait' && noted === 'administration')
  const isGuess = family.status === 'loading' || !accountsChecked
  const { own, shown } = workspacesOf({ hasFamily, worksInTeam, administers, noted })
  // Missing data must not move anyone to another workspace.
  return { hasFamily, worksInTeam, own, isGuess, shown: isGuess || family.status === 'failed' ? (noted ?? shown) : shown }
}
