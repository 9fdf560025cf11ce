import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react'
import { isLasting, knownAt } from '#domain/people/grants'
import { isFamily } from '#domain/people/guardians'
import { helpsToPlan, helpsWithAll } from '#domain/people/sharing'
import type { Child, SharedChild, TeamRole, TherapistAccount } from '#domain/people/people'
import { mayDo, membershipIn, reachOf } from '#domain/people/team'
import type { Instant } from '#domain/time'
import { selectOpenAccount } from '#machines/therapist/therapist.selectors'
import { useAuth, useTherapist } from '../services/actors'
import { useDevice } from '../page/deviceSettings'
import { type Loaded, loadedOr, useWatched } from '../services/loaded'
import { useNowAfter } from '../services/now'
import { useServices } from '../services/services'

/** The children that this person may play with: the family's, and those shared with the account in which they work. */
export interface ChildrenState {
  /** The children, or `unknown` while they load. The loaded list may be empty. */
  readonly children: readonly Child[] | 'unknown'
  /** The children of the person's own family. */
  readonly family: Loaded<readonly Child[]>
  readonly unreadable: number
  readonly hasFailed: boolean
  /** The person's role in the account in which they work. */
  readonly teamRole: TeamRole | null
  /** The children that families shared with that account. */
  readonly caseload: Loaded<readonly SharedChild[]>
  /** The child chosen last, if its sharing has ended. Another child is then active. */
  readonly ended: SharedChild | null
  /** The active child: the one chosen last, or else the first. */
  readonly activeChild: Child | null
  /** The active child's name and picture, as in the list. They are known while the child itself loads. */
  readonly shownChild: Child | null
  /** Whether this person may change the child's records. */
  mayChange(child: Child): boolean
  /** Whether this person may change the child's plan, and read and write messages about it. */
  mayPlan(child: Child): boolean
  /**
   * Returns the account through which this person reaches the child: their own uid if the
   * family shared the child with them alone, or null for their own family.
   */
  teamOf(childId: string): string | null
  /** Returns whose sessions this person may see: a uid, or undefined for everyone's. */
  sessionsOf(childId: string): string | undefined
  chooseChild(id: string): void
}

const ChildrenContext = createContext<ChildrenState | null>(null)

interface Own {
  readonly list: readonly Child[]
  readonly unreadable: number
}

/** Loads the children once for all screens. */
export function ChildrenProvider({ children: content }: { children: ReactNode }) {
  const own = useStillHelped(useOwnChildren())
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
  // A child that is not on the shared list belongs to the family, even before the lists have loaded.
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
    mayChange: (child) => helpsWithAll(child) && (isOwn(child.id) || mayDo(role, 'edit-profile')),
    mayPlan: (child) => helpsToPlan(child) && (isOwn(child.id) || mayDo(role, 'edit-profile')),
    teamOf: (id) => (owned.some((child) => child.id === id && child.help !== undefined) ? uid : isOwn(id) ? null : (open?.account.id ?? null)),
    sessionsOf: (id) => (isOwn(id) || mayDo(role, 'see-results') ? undefined : (uid ?? undefined)),
    chooseChild: (id) => change({ activeChildId: id }),
  }
  return <ChildrenContext value={state}>{content}</ChildrenContext>
}

/** Returns the current person's children. It works only under `<AppReady>`. */
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

/** Removes the loaded child when a sharing by code ends. The clock decides, because a backend does not report it. */
function useStillHelped(found: Loaded<Own>): Loaded<Own> {
  const now = useNowAfter(loadedOr(found, NONE).list.flatMap(({ help }) => help?.until ?? []))
  return useMemo(
    () =>
      found.status === 'ready'
        ? { ...found, value: { ...found.value, list: found.value.list.filter(({ help }) => help === undefined || help.until > now) } }
        : found,
    [found, now],
  )
}

/**
 * Returns the account whose children are listed, and the person's role in it. Its
 * subscription need not be active, because seeing children costs nothing.
 */
function useOpenAccount(): { readonly account: TherapistAccount; readonly role: TeamRole } | null {
  const { snapshot } = useTherapist()
  const account = selectOpenAccount(snapshot)
  const member = account?.team[snapshot.context.uid ?? '']
  return account === null || member === undefined ? null : { account, role: member.role }
}

/** Returns the shared children that the person's role may see. */
function useCaseload(): Loaded<readonly SharedChild[]> {
  const { caseload } = useServices()
  const uid = useAuth().snapshot.context.user?.uid ?? null
  const open = useOpenAccount()
  const reach = open === null ? 'none' : reachOf.run[open.role]
  // A suspended account shows no children.
  const accountId = open !== null && open.account.status !== 'suspended' && reach !== 'none' ? open.account.id : null
  const named = reach === 'assigned' && open !== null ? membershipIn(open.account, uid) : null
  const seesResults = mayDo(open?.role ?? null, 'see-results')
  const found = useWatched<readonly SharedChild[]>(accountId === null ? null : `${accountId} ${named} ${seesResults}`, (tell, fail) =>
    caseload.watch({ id: accountId ?? '', named, seesResults }, tell, fail),
  )
  return accountId === null ? NOBODY : found
}

/** Removes a loaded child when its sharing ends. The clock decides, because a backend does not report it. */
function useLasting(found: Loaded<readonly SharedChild[]>): { readonly caseload: Loaded<readonly SharedChild[]>; readonly now: Instant } {
  const now = useNowAfter(loadedOr(found, []).flatMap(({ endsAt }) => endsAt ?? []))
  const caseload = useMemo(() => (found.status === 'ready' ? { ...found, value: found.value.map((one) => knownAt(one, now)) } : found), [found, now])
  return { caseload, now }
}

/**
 * Returns the active child as stored, which may be newer than its row in the list: `unknown` while it loads, or null if it
 * can no longer be read. Offline, a child that was never opened on this device is taken from the list.
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

/** Returns a function that tells the family that a team member exported some of their child's data. The family's own exports are not recorded. */
export function useNoteExport(child: Child): () => void {
  const { grants } = useServices()
  const uid = useAuth().snapshot.context.user?.uid ?? null
  const open = useOpenAccount()
  const accountId = child.help === undefined ? (open?.account.id ?? null) : uid
  return () => {
    if (uid === null || accountId === null || isFamily(child, uid)) return
    grants.note({ childId: child.id, accountId, uid, action: 'exported' }).catch(() => undefined)
  }
}

/**
 * Records for the family, once a day, that a team member sees a page with their child's data. Lists of children are not
 * recorded.
 *
 * @param child the child that the page shows, or null for none
 */
export function useNoteView(child: Child | null): void {
  const { grants } = useServices()
  const uid = useAuth().snapshot.context.user?.uid ?? null
  const open = useOpenAccount()
  const accountId = child?.help === undefined ? (open?.account.id ?? null) : uid
  const childId = child !== null && uid !== null && !isFamily(child, uid) ? child.id : null
  useEffect(() => {
    if (childId === null || uid === null || accountId === null) return
    // A failed record stops nobody, because the family can see the sessions anyway.
    grants.note({ childId, accountId, uid, action: 'viewed' }).catch(() => undefined)
  }, [grants, childId, uid, accountId])
}
