import type { TeamRole } from '#domain/people/people'
import type { DocumentData, DocumentQuery } from '#ports/documents'
import { fieldOf, isPlainMap } from '../matching'

/** The person who sent the request. Uid and address are null if nobody is signed in. */
export interface RequestSender {
  readonly uid: string | null
  readonly email: string | null
  readonly emailVerified: boolean
}

export const NOBODY: RequestSender = { uid: null, email: null, emailVerified: false }

/** All documents before the commit, and their state after it. */
export interface PolicyView {
  readonly now: Date
  before(path: string): PromiseLike<DocumentData | null>
  after(path: string): PromiseLike<DocumentData | null>
}

/** One request about one document. `id` has the values of the path's placeholders. */
export interface AccessRequest {
  readonly caller: RequestSender
  readonly id: Readonly<Record<string, string>>
  /** Empty if the document does not exist. */
  readonly before: DocumentData
  readonly after: DocumentData
  /** Top-level fields that differ. */
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

/** Rules of one collection. Anything not named is refused. */
export interface CollectionRule {
  /** For example `children/{child}/sessions/{session}`. */
  readonly path: string
  /** Checks the fields of a document and their values. */
  readonly shape: (value: unknown) => boolean
  readonly get?: (request: AccessRequest) => Answer
  readonly list?: (request: ListRequest) => Answer
  /** For a query over all collections of this name. */
  readonly listGroup?: (request: ListRequest) => Answer
  readonly create?: (request: AccessRequest) => Answer
  readonly update?: (request: AccessRequest) => Answer
  readonly delete?: (request: AccessRequest) => Answer
}

/** Fields of a map that were added, removed or changed. */
export function changedFields(before: DocumentData, after: DocumentData): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !isSame(before[name], after[name]))
}

/** Deep equality of stored values. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime()
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((item, at) => isSame(item, other[at]))
  if (isPlainMap(one) && isPlainMap(other)) return changedFields(one, other).length === 0
  return one === other
}

/** Whether the query can only return documents with this value in this field. */
export const pins = (query: DocumentQuery, operator: '==' | 'array-contains', field: string, value: unknown): boolean =>
  value !== null && (query.where ?? []).some(([name, by, wanted]) => name === field && by === operator && wanted === value)

/** Time in a date field (ms since 1970), or NaN, with which every comparison is false. */
export function momentIn(data: DocumentData | null, field: string): number {
  const value = data === null ? undefined : fieldOf(data, field)
  return value instanceof Date ? value.getTime() : Number.NaN
}

export const hasOnly = (names: readonly string[], allowed: readonly string[]): boolean => names.every((name) => allowed.includes(name))

export const isNow = (request: AccessRequest, field: string): boolean => momentIn(request.after, field) === request.view.now.getTime()

export const isSignedIn = ({ caller }: AccessRequest | ListRequest): boolean => caller.uid !== null

export const isSelf = ({ caller, id }: AccessRequest | ListRequest): boolean => caller.uid !== null && caller.uid === id['uid']

/** Whether the caller's address is confirmed. */
export const isVerified = ({ caller }: AccessRequest | ListRequest): boolean => caller.uid !== null && caller.email !== null && caller.emailVerified

/** Whether the caller administers everything ("real") or demo documents only ("demo"): a demo administrator signs in without a password. */
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

/** Staff have an address in one of the backend's staff domains. */
export async function isStaff(request: AccessRequest): Promise<boolean> {
  // A quoted address may contain a second @; the domain follows the last one.
  const [, domain, ...more] = request.caller.email?.split('@') ?? []
  return isVerified(request) && more.length === 0 && includes(await request.view.before('Config/access'), 'staffDomains', domain)
}

const includes = (data: DocumentData | null, field: string, value: unknown): boolean => {
  const list = data?.[field]
  return Array.isArray(list) && list.includes(value)
}

/** Whether `lastAuditId` names a record, created in the same commit, of this action on this target. */
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

/** This person's entry in the account's team, whether expired or not. */
export function memberIn(account: DocumentData | null, uid: string | null): DocumentData | null {
  const team = account?.['team']
  const member = isPlainMap(team) && uid !== null && Object.hasOwn(team, uid) ? team[uid] : null
  return isPlainMap(member) ? member : null
}

/** This person's role in the account's team; null without one, or after the membership has ended. */
export function roleIn(account: DocumentData | null, uid: string | null, now: Date): TeamRole | null {
  const member = memberIn(account, uid)
  const isOver = member !== null && 'until' in member && !(momentIn(member, 'until') > now.getTime())
  return member === null || isOver ? null : (member['role'] as TeamRole)
}

/** The role in which this person may work through the account. A suspended account gives none. */
export const workingRoleIn = (account: DocumentData | null, uid: string | null, now: Date): TeamRole | null =>
  account?.['status'] === 'suspended' ? null : roleIn(account, uid, now)

/** Whether this person may share a child with the account: as a member or as one of its families. */
export async function isKnownTo(account: string, { caller, view }: AccessRequest): Promise<boolean> {
  const kept = await view.before(`TherapistAccounts/${account}`)
  if (kept === null || roleIn(kept, caller.uid, view.now) !== null) return kept !== null
  return (await view.before(`TherapistAccounts/${account}/families/${caller.uid}`)) !== null
}

export async function roleOfCaller({ caller, id, view }: AccessRequest | ListRequest): Promise<TeamRole | null> {
  return workingRoleIn(await view.before(`TherapistAccounts/${id['account']}`), caller.uid, view.now)
}

/** Identifies a membership on caseloads. Someone who was removed and returns has a new one, and must be named on each caseload again. */
export function membershipOf(account: DocumentData | null, uid: string | null): string | null {
  const member = memberIn(account, uid)
  return member === null ? null : `${uid}_${momentIn(member, 'joinedAt')}`
}

/** Whether the id is `${uid}_0` and so on, below `count`. Ids made from the uid limit how many documents a person can create. */
export function isOwnNumber(uid: string | null, id: string | undefined, count: number): boolean {
  return uid !== null && Array.from({ length: count }, (_, at) => `${uid}_${at}`).includes(id ?? '')
}
