import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import type { Child } from '#domain/people/people'
import { useAuth, useTherapist } from './actors'
import { useDevice } from './device'
import { useServices } from './services'

/** The children that this person may play with: the family's own, and those shared with the account they work in. */
export interface ChildrenState {
  /** `unknown` while they are being read; then they may still be none. */
  readonly children: readonly Child[] | 'unknown'
  readonly unreadable: number
  readonly hasFailed: boolean
  /** Who plays now: the last chosen, else the first. */
  readonly activeChild: Child | null
  chooseChild(id: string): void
}

const ChildrenContext = createContext<ChildrenState | null>(null)

interface Found {
  readonly of: string
  readonly list: readonly Child[]
  readonly unreadable: number
  readonly hasFailed: boolean
}

/** Reads the children once for all screens. */
export function ChildrenProvider({ children: content }: { children: ReactNode }) {
  const own = useOwnChildren()
  const shared = useSharedChildren()
  const { choices, change } = useDevice()
  const list = own === null || shared === null ? 'unknown' : [...own.list, ...shared.filter(({ id }) => own.list.every((child) => child.id !== id))]
  const known = list === 'unknown' ? [] : list
  const state: ChildrenState = {
    children: list,
    unreadable: own?.unreadable ?? 0,
    hasFailed: own?.hasFailed ?? false,
    activeChild: known.find(({ id }) => id === choices.activeChildId) ?? known[0] ?? null,
    chooseChild: (id) => change({ activeChildId: id }),
  }
  return <ChildrenContext value={state}>{content}</ChildrenContext>
}

/** The children of the person at the screen. Only under `<AppReady>`. */
export function useChildren(): ChildrenState {
  const state = useContext(ChildrenContext)
  if (state === null) throw new Error('useChildren needs <AppReady> above it')
  return state
}

function useOwnChildren(): Found | null {
  const { children, guestUid } = useServices()
  const { snapshot } = useAuth()
  const isKnown = !snapshot.matches({ session: 'checking' })
  const owner = isKnown ? (snapshot.context.user?.uid ?? guestUid) : null
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (owner === null) return
    return children.watch(
      owner,
      (list, unreadable = 0) => setFound({ of: owner, list, unreadable, hasFailed: false }),
      () => setFound({ of: owner, list: [], unreadable: 0, hasFailed: true }),
    )
  }, [children, owner])
  return found?.of === owner ? found : null
}

const CASE_ROLES: readonly unknown[] = ['owner', 'admin', 'therapist']

function useSharedChildren(): readonly Child[] | null {
  const { caseload } = useServices()
  const { snapshot } = useTherapist()
  const { snapshot: auth } = useAuth()
  const selected = snapshot.context.selectedAccount
  const accountId = selected !== null && CASE_ROLES.includes(selected.role) ? selected.id : null
  // Managers see every child of the account, a therapist those that were given to the therapist.
  const namedUid = selected?.role === 'therapist' ? (auth.context.user?.uid ?? null) : null
  const [found, setFound] = useState<{ of: string; list: readonly Child[] } | null>(null)
  useEffect(() => {
    if (accountId === null) return
    return caseload.watch(
      { id: accountId, namedUid },
      (list) => setFound({ of: accountId, list }),
      () => setFound({ of: accountId, list: [] }),
    )
  }, [caseload, accountId, namedUid])
  if (accountId === null) return []
  return found?.of === accountId ? found.list : null
}
