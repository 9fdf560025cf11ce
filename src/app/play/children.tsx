import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react'
import { isLasting, knownAt } from '#domain/people/grants'
import { isFamily } from '#domain/people/guardians'
import type { Child, SharedChild, TeamRole, TherapistAccount } from '#domain/people/people'
import { mayDo, membershipIn, reachOf } from '#domain/people/team'
import type { Instant } from '#domain/time'
import { selectOpenAccount } from '#machines/therapist/therapist.selectors'
import { useAuth, useTherapist } from '../services/actors'
import { useDevice } from '../page/deviceSettings'
import { type Loaded, loadedOr, useWatched } from '../services/loaded'
import { useNowAfter } from '../services/now'
import { useServices } from '../services/services'

/** The children that this person may play with: those of the family, and those shared with the account they work in. */
export interface ChildrenState {
  /** `unknown` while they are being read; then they may still be none. */
  readonly children: readonly Child[] | 'unknown'
  /** Those of them that are of this person's own family. */
  readonly family: Loaded<readonly Child[]>
  readonly unreadable: number
  readonly hasFailed: boolean
  /** What this person is in the account they work in. */
  readonly teamRole: TeamRole | null
  /** What families shared with the account this person works in. */
  readonly caseload: Loaded<readonly SharedChild[]>
  /** The last chosen, where its sharing has ended: then somebody else plays. */
  readonly ended: SharedChild | null
  /** Who plays now: the last chosen, else the first. */
  readonly activeChild: Child | null
  /** The same as the list shows it, for the name and the face: known also while the child itself is being read. */
  readonly shownChild: Child | null
  /** Whether this person may change what is kept of the child. */
  mayChange(child: Child): boolean
  /** The account through which this person reaches the child; null for the own family. */
  teamOf(childId: string): string | null
  /** Whose sessions of the child this person may see: undefined for everybody's. */
  sessionsOf(childId: string): string | undefined
  chooseChild(id: string): void
}

const ChildrenContext = createContext<ChildrenState | null>(null)

interface Own {
  readonly list: readonly Child[]
  readonly unreadable: number
}

/** Reads the children once for all screens. */
export function ChildrenProvider({ children: content }: { children: ReactNode }) {
  const own = useOwnChildren()
  const { caseload, now } = useLasting(useCaseload())
  const { choices, change } = useDevice()
  const uid = useAuth().snapshot.context.user?.uid ?? null
  const open = useOpenAccount()
  const role = open?.role ?? null
  const { list: owned, unreadable } = loadedOr(own, NONE)
  const shared = loadedOr(caseload, []).flatMap(({ child }) => child ?? [])
  const isRead = own.status !== 'loading' && caseload.status !== 'loading'
  const listed = isRead ? [...owned, ...shared.filter(({ id }) => owned.every((child) => child.id !== id))] : []
  const shownChild = listed.find(({ id }) => id === choices.activeChildId) ?? listed[0] ?? null
  const opened = useOpened(shownChild, loadedOr(caseload, []), owned)
  const list = !isRead || opened === 'unknown' ? 'unknown' : listed.flatMap((child) => (child === shownChild ? (opened ?? []) : [child]))
  const known = list === 'unknown' ? [] : list
  // Whoever is not on the list of shared children is of the family, also before the lists are read.
  const isOwn = (id: string) => owned.some((child) => child.id === id) || !shared.some((child) => child.id === id)
  const state: ChildrenState = {
    children: list,
    family: own.status === 'ready' ? { status: 'ready', value: own.value.list.filter((child) => isFamily(child, uid ?? '')) } : own,
    unreadable,
    teamRole: role,
    hasFailed: own.status === 'failed',
    caseload,
    ended: loadedOr(caseload, []).find((one) => one.id === choices.activeChildId && !isLasting(one, now) && shownChild?.id !== one.id) ?? null,
    activeChild: known.find(({ id }) => id === shownChild?.id) ?? null,
    shownChild,
    mayChange: ({ id }) => isOwn(id) || mayDo(role, 'edit-profile'),
    teamOf: (id) => (isOwn(id) ? null : (open?.account.id ?? null)),
    sessionsOf: (id) => (isOwn(id) || mayDo(role, 'see-results') ? undefined : (uid ?? undefined)),
    chooseChild: (id) => change({ activeChildId: id }),
  }
  useNotedViews(state.activeChild)
  return <ChildrenContext value={state}>{content}</ChildrenContext>
}

/** The children of the person at the screen. Only under `<AppReady>`. */
export function useChildren(): ChildrenState {
  const state = useContext(ChildrenContext)
  if (state === null) throw new Error('useChildren needs <AppReady> above it')
  return state
}

const NONE: Own = { list: [], unreadable: 0 }

function useOwnChildren(): Loaded<Own> {
  const { children, guestUid } = useServices()
  const { snapshot } = useAuth()
  const isKnown = !snapshot.matches({ session: 'checking' })
  const person = isKnown ? (snapshot.context.user?.uid ?? guestUid) : null
  return useWatched<Own>(person, (tell, fail) => children.watch(person ?? '', (list, unreadable = 0) => tell({ list, unreadable }), fail))
}

/** The account whose children are listed, and what this person is in it. Nobody pays for seeing them: it need not be active. */
function useOpenAccount(): { readonly account: TherapistAccount; readonly role: TeamRole } | null {
  const { snapshot } = useTherapist()
  const account = selectOpenAccount(snapshot)
  const member = account?.team[snapshot.context.uid ?? '']
  return account === null || member === undefined ? null : { account, role: member.role }
}

/** The children of the account this person works in, as far as the person's role reaches. */
function useCaseload(): Loaded<readonly SharedChild[]> {
  const { caseload } = useServices()
  const uid = useAuth().snapshot.context.user?.uid ?? null
  const open = useOpenAccount()
  const reach = open === null ? 'none' : reachOf.run[open.role]
  // One that is suspended shows nobody a child.
  const accountId = open !== null && open.account.status !== 'suspended' && reach !== 'none' ? open.account.id : null
  const named = reach === 'assigned' && open !== null ? membershipIn(open.account, uid) : null
  const seesResults = mayDo(open?.role ?? null, 'see-results')
  const found = useWatched<readonly SharedChild[]>(accountId === null ? null : `${accountId} ${named} ${seesResults}`, (tell, fail) =>
    caseload.watch({ id: accountId ?? '', named, seesResults }, tell, fail),
  )
  return accountId === null ? NOBODY : found
}

/** A backend says nothing when the time of a sharing is over: what was read before goes by the clock. */
function useLasting(found: Loaded<readonly SharedChild[]>): { readonly caseload: Loaded<readonly SharedChild[]>; readonly now: Instant } {
  const now = useNowAfter(loadedOr(found, []).flatMap(({ endsAt }) => endsAt ?? []))
  const caseload = useMemo(() => (found.status === 'ready' ? { ...found, value: found.value.map((one) => knownAt(one, now)) } : found), [found, now])
  return { caseload, now }
}

/**
 * The child that plays, as it is kept: what a row of the list says of it may be older. `unknown` while it is being read; null when it cannot be read
 * any more. Without a network a child that was never open on this device is the one of the list.
 */
function useOpened(shown: Child | null, caseload: readonly SharedChild[], owned: readonly Child[]): Child | null | 'unknown' {
  const { caseload: kept } = useServices()
  const isCopy = shown !== null && !owned.includes(shown) && caseload.some(({ id, row }) => id === shown.id && row !== undefined)
  const found = useWatched<Child | null | 'unknown'>(isCopy ? shown.id : null, (tell, fail) => kept.watchChild(shown?.id ?? '', tell, fail))
  if (!isCopy) return shown
  if (found.status === 'loading') return 'unknown'
  const child = loadedOr(found, 'unknown')
  return child === 'unknown' ? shown : child
}

const NOBODY: Loaded<readonly SharedChild[]> = { status: 'ready', value: [] }

/** Tells the family that somebody of a team takes something of its child away as a file. Of the family itself nothing is noted. */
export function useNoteExport(child: Child): () => void {
  const { grants } = useServices()
  const uid = useAuth().snapshot.context.user?.uid ?? null
  const accountId = useOpenAccount()?.account.id ?? null
  return () => {
    if (uid === null || accountId === null || isFamily(child, uid)) return
    grants.note({ childId: child.id, accountId, uid, action: 'exported' }).catch(() => undefined)
  }
}

/** Tells the family, once a day, who opened its child. */
function useNotedViews(activeChild: Child | null): void {
  const { grants } = useServices()
  const uid = useAuth().snapshot.context.user?.uid ?? null
  const accountId = useOpenAccount()?.account.id ?? null
  const childId = activeChild !== null && uid !== null && !isFamily(activeChild, uid) ? activeChild.id : null
  useEffect(() => {
    if (childId === null || uid === null || accountId === null) return
    // A note that cannot be made keeps nobody from working: the family sees the sessions in any case.
    grants.note({ childId, accountId, uid, action: 'viewed' }).catch(() => undefined)
  }, [grants, childId, uid, accountId])
}
