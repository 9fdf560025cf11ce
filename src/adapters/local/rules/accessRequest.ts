import type { TeamRole } from '#domain/people/people'
import type { DocumentData, DocumentQuery } from '#ports/documents'
import { fieldOf, isPlainMap } from '../matching'

/** The person who sends a request. Uid and address are null if nobody is signed in. */
export interface RequestSender {
  readonly uid: string | null
  readonly email: string | null
  readonly emailVerified: boolean
}

export const NOBODY: RequestSender = { uid: null, email: null, emailVerified: false }

/** The documents before the commit and after it. */
export interface PolicyView {
  readonly now: Date
  before(path: string): PromiseLike<DocumentData | null>
  after(path: string): PromiseLike<DocumentData | null>
}

/** A request about one document. `id` contains the values of the path's placeholders. */
export interface AccessRequest {
  readonly caller: RequestSender
  readonly id: Readonly<Record<string, string>>
  /** The document before the commit; empty if it does not exist. */
  readonly before: DocumentData
  readonly after: DocumentData
  /** Names of the top-level fields that differ. */
  readonly changed: readonly string[]
  readonly view: PolicyView
}

export interface ListRequest {
  readonly caller: RequestSender
  readonly id: Readonly<Record<string, string>>
  readonly query: DocumentQuery
  readonly view: PolicyView
}

type Answer = boolean | Promise<boolean>

/** The rules of one collection. Any access without a rule is refused. */
export interface CollectionRule {
  /** Path pattern, for example `children/{child}/sessions/{session}`. */
  readonly path: string
  /** Checks the fields of a document and their values. */
  readonly shape: (value: unknown) => boolean
  readonly get?: (request: AccessRequest) => Answer
  readonly list?: (request: ListRequest) => Answer
  /** Rule for a query over all collections of this name. */
  readonly listGroup?: (request: ListRequest) => Answer
  readonly create?: (request: AccessRequest) => Answer
  readonly update?: (request: AccessRequest) => Answer
  readonly delete?: (request: AccessRequest) => Answer
}

/** Returns the fields of a map that were added, removed or changed. */
export function changedFields(before: DocumentData, after: DocumentData): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !isSame(before[name], after[name]))
}

/** Whether two stored values are deeply equal. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime()
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((item, at) => isSame(item, other[at]))
  if (isPlainMap(one) && isPlainMap(other)) return changedFields(one, other).length === 0
  return one === other
}

/** Whether the query can only return documents with this value in this field. */
export const pins = (query: DocumentQuery, operator: '==' | 'array-contains', field: string, value: unknown): boolean =>
  value !== null && (query.where ?? []).some(([name, by, wanted]) => name === field && by === operator && wanted === value)

/** Returns the time in a date field (ms since 1970), or NaN, for which every comparison is false. */
export function momentIn(data: DocumentData | null, field: string): number {
  const value = data === null ? undefined : fieldOf(data, field)
  return value instanceof Date ? value.getTime() : Number.NaN
}

export const hasOnly = (names: readonly string[], allowed: readonly string[]): boolean => names.every((name) => allowed.includes(name))

export const isNow = (request: AccessRequest, field: string): boolean => momentIn(request.after, field) === request.view.now.getTime()

export const isSignedIn = ({ caller }: AccessRequest | ListRequest): boolean => caller.uid !== null

export const isSelf = ({ caller, id }: AccessRequest | ListRequest): boolean => caller.uid !== null && caller.uid === id['uid']

/** Whether the caller's email address is confirmed. */
export const isVerified = ({ caller }: AccessRequest | ListRequest): boolean => caller.uid !== null && caller.email !== null && caller.emailVerified

/**
 * Returns "real" if the caller administers everything, and "demo" if the caller administers only documents of the demo, for which no password is
 * needed. Returns null for anyone else.
 */
async function administrator(request: AccessRequest | ListRequest): Promise<'real' | 'demo' | null> {
  const { caller, view } = request
  if (!isVerified(request)) return null
  const me = await view.before(`Users/${caller.uid}`)
  if (me?.['role'] === 'system_admin') return me['demo'] === true ? 'demo' : 'real'
  return includes(await view.before('Config/access'), 'adminEmails', caller.email) ? 'real' : null
}

export async function administers(request: AccessRequest, target: DocumentData): Promise<boolean> {
  const kind = await administrator(request)
  return kind === 'real' || (kind === 'demo' && target['demo'] === true)
}

export async function administersList(request: ListRequest): Promise<boolean> {
  const kind = await administrator(request)
  return kind === 'real' || (kind === 'demo' && pins(request.query, '==', 'demo', true))
}

/** Whether the caller belongs to the staff, whose addresses are in one of the backend's staff domains. */
export async function isStaff(request: AccessRequest): Promise<boolean> {
  // A quoted address may contain a second @. The domain follows the last one.
  const [, domain, ...more] = request.caller.email?.split('@') ?? []
  return isVerified(request) && more.length === 0 && includes(await request.view.before('Config/access'), 'staffDomains', domain)
}

const includes = (data: DocumentData | null, field: string, value: unknown): boolean => {
  const list = data?.[field]
  return Array.isArray(list) && list.includes(value)
}

/** Whether `lastAuditId` names an audit record of this action on this target that is created in the same commit. */
export const isOnRecord = (request: AccessRequest, action: string, target: string, data: DocumentData | null = request.after): Promise<boolean> =>
  isNewRecord(request, String(data?.['lastAuditId']), action, target)

// The id becomes part of a path, so it may contain no slash.
const RECORD_ID = /^[A-Za-z0-9_-]{1,140}$/

/** Whether this commit creates the audit record. */
async function isNewRecord({ caller, view }: AccessRequest, id: string, action: string, target: string): Promise<boolean> {
  if (!RECORD_ID.test(id)) return false
  const [was, is] = [await view.before(`auditLog/${id}`), await view.after(`auditLog/${id}`)]
  return was === null && is?.['actor'] === caller.uid && is?.['action'] === action && is?.['target'] === target
}

export const staysReal = ({ changed }: AccessRequest): boolean => !changed.includes('demo')

export const managers: readonly (TeamRole | null)[] = ['owner', 'admin']

/** Returns this person's entry in the account's team, whether or not it has expired. */
export function memberIn(account: DocumentData | null, uid: string | null): DocumentData | null {
  const team = account?.['team']
  const member = isPlainMap(team) && uid !== null && Object.hasOwn(team, uid) ? team[uid] : null
  return isPlainMap(member) ? member : null
}

/** Returns this person's role in the account's team, or null if there is none or the membership has ended. */
export function roleIn(account: DocumentData | null, uid: string | null, now: Date): TeamRole | null {
  const member = memberIn(account, uid)
  const isOver = member !== null && 'until' in member && !(momentIn(member, 'until') > now.getTime())
  return member === null || isOver ? null : (member['role'] as TeamRole)
}

/** Returns the role in which this person may work through the account. A suspended account gives none. */
export const workingRoleIn = (account: DocumentData | null, uid: string | null, now: Date): TeamRole | null =>
  account?.['status'] === 'suspended' ? null : roleIn(account, uid, now)

/** Whether this person may share a child with the account, as a member or as one of its families. */
export async function isKnownTo(account: string, { caller, view }: AccessRequest): Promise<boolean> {
  const kept = await view.before(`TherapistAccounts/${account}`)
  if (kept === null || roleIn(kept, caller.uid, view.now) !== null) return kept !== null
  return (await view.before(`TherapistAccounts/${account}/families/${caller.uid}`)) !== null
}

export async function roleOfCaller({ caller, id, view }: AccessRequest | ListRequest): Promise<TeamRole | null> {
  return workingRoleIn(await view.before(`TherapistAccounts/${id['account']}`), caller.uid, view.now)
}

/** Returns the id of a membership, which caseloads refer to. A person who was removed and returns has a new one, and must be added to each caseload again. */
export function membershipOf(account: DocumentData | null, uid: string | null): string | null {
  const member = memberIn(account, uid)
  return member === null ? null : `${uid}_${momentIn(member, 'joinedAt')}`
}

/** Whether the id is `${uid}_0`, `${uid}_1` and so on, below `count`. Ids made from the uid limit how many documents a person can create. */
export function isOwnNumber(uid: string | null, id: string | undefined, count: number): boolean {
  return uid !== null && Array.from({ length: count }, (_, at) => `${uid}_${at}`).includes(id ?? '')
}
