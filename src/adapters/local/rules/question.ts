import type { TeamRole } from '#domain/people/people'
import type { DocumentData, DocumentQuery } from '#ports/documents'
import { fieldOf, isMap } from '../matching'

/** Who asks. Uid and address are null when nobody is signed in. */
export interface Caller {
  readonly uid: string | null
  readonly email: string | null
  readonly emailVerified: boolean
}

export const NOBODY: Caller = { uid: null, email: null, emailVerified: false }

/** All documents as they are, and as they would be after the whole commit. */
export interface PolicyView {
  readonly now: Date
  before(path: string): PromiseLike<DocumentData | null>
  after(path: string): PromiseLike<DocumentData | null>
}

/** What a rule is asked about one document. `id` holds the names that the braces of the rule's path stand for. */
export interface Question {
  readonly caller: Caller
  readonly id: Readonly<Record<string, string>>
  /** Empty where there is no document. */
  readonly before: DocumentData
  readonly after: DocumentData
  /** Top-level fields that differ. */
  readonly changed: readonly string[]
  readonly view: PolicyView
}

export interface ListQuestion {
  readonly caller: Caller
  readonly id: Readonly<Record<string, string>>
  readonly query: DocumentQuery
  readonly view: PolicyView
}

type Answer = boolean | Promise<boolean>

/** One line of the table. What is not named is refused. */
export interface CollectionRule {
  /** `children/{child}/sessions/{session}` */
  readonly path: string
  /** Every field that a document may have, with what may stand in it. */
  readonly shape: (value: unknown) => boolean
  readonly get?: (question: Question) => Answer
  readonly list?: (question: ListQuestion) => Answer
  /** For a query over every collection of this name. */
  readonly listGroup?: (question: ListQuestion) => Answer
  readonly create?: (question: Question) => Answer
  readonly update?: (question: Question) => Answer
  readonly delete?: (question: Question) => Answer
}

/** Names of the fields of a map that were added, removed or changed. */
export function changedFields(before: DocumentData, after: DocumentData): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !isSame(before[name], after[name]))
}

/** Deep equality of stored values. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime()
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((item, at) => isSame(item, other[at]))
  if (isMap(one) && isMap(other)) return changedFields(one, other).length === 0
  return one === other
}

/** Whether the query can only meet documents with this value in this field. */
export const pins = (query: DocumentQuery, operator: '==' | 'array-contains', field: string, value: unknown): boolean =>
  value !== null && (query.where ?? []).some(([name, by, wanted]) => name === field && by === operator && wanted === value)

/** The moment in a date field, or NaN: no comparison with it is ever true. */
export function momentIn(data: DocumentData | null, field: string): number {
  const value = data === null ? undefined : fieldOf(data, field)
  return value instanceof Date ? value.getTime() : Number.NaN
}

export const only = (names: readonly string[], allowed: readonly string[]): boolean => names.every((name) => allowed.includes(name))

export const isNow = (question: Question, field: string): boolean => momentIn(question.after, field) === question.view.now.getTime()

export const isSignedIn = ({ caller }: Question | ListQuestion): boolean => caller.uid !== null

export const isSelf = ({ caller, id }: Question | ListQuestion): boolean => caller.uid !== null && caller.uid === id['uid']

/** Whose address is proven. */
export const isVerified = ({ caller }: Question | ListQuestion): boolean => caller.uid !== null && caller.email !== null && caller.emailVerified

/** Who administers, and whether made-up documents only: a demo administrator is let in without a password. */
async function administrator(question: Question | ListQuestion): Promise<'real' | 'demo' | null> {
  const { caller, view } = question
  if (!isVerified(question)) return null
  const me = await view.before(`Users/${caller.uid}`)
  if (me?.['role'] === 'system_admin') return me['demo'] === true ? 'demo' : 'real'
  return includes(await view.before('Config/access'), 'adminEmails', caller.email) ? 'real' : null
}

export async function administers(question: Question, target: DocumentData): Promise<boolean> {
  const kind = await administrator(question)
  return kind === 'real' || (kind === 'demo' && target['demo'] === true)
}

export async function administersList(question: ListQuestion): Promise<boolean> {
  const kind = await administrator(question)
  return kind === 'real' || (kind === 'demo' && pins(question.query, '==', 'demo', true))
}

/** Staff have an address of a domain that the backend knows. */
export async function isStaff(question: Question): Promise<boolean> {
  // An address may hold a second @ in quotes, and ends behind the last one.
  const [, domain, ...more] = question.caller.email?.split('@') ?? []
  return isVerified(question) && more.length === 0 && includes(await question.view.before('Config/access'), 'staffDomains', domain)
}

const includes = (data: DocumentData | null, field: string, value: unknown): boolean => {
  const list = data?.[field]
  return Array.isArray(list) && list.includes(value)
}

/** Whether `lastAuditId` names a record, made in the same commit, of this action on this target. */
export const isOnRecord = (question: Question, action: string, target: string, data: DocumentData | null = question.after): Promise<boolean> =>
  isNewRecord(question, String(data?.['lastAuditId']), action, target)

// Also a part of a path: no slash leads elsewhere.
const RECORD_ID = /^[A-Za-z0-9_-]{1,140}$/

/** Whether the commit makes this record of the audit log. */
async function isNewRecord({ caller, view }: Question, id: string, action: string, target: string): Promise<boolean> {
  if (!RECORD_ID.test(id)) return false
  const [was, is] = [await view.before(`auditLog/${id}`), await view.after(`auditLog/${id}`)]
  return was === null && is?.['actor'] === caller.uid && is?.['action'] === action && is?.['target'] === target
}

export const staysReal = ({ changed }: Question): boolean => !changed.includes('demo')

export const managers: readonly (TeamRole | null)[] = ['owner', 'admin']

/** The entry of this person in the account's team, its time over or not. */
export function memberIn(account: DocumentData | null, uid: string | null): DocumentData | null {
  const team = account?.['team']
  const member = isMap(team) && uid !== null && Object.hasOwn(team, uid) ? team[uid] : null
  return isMap(member) ? member : null
}

/** The role that the account's team gives this person, or null. A member whose time is over has none. */
export function roleIn(account: DocumentData | null, uid: string | null, now: Date): TeamRole | null {
  const member = memberIn(account, uid)
  const isOver = member !== null && 'until' in member && !(momentIn(member, 'until') > now.getTime())
  return member === null || isOver ? null : (member['role'] as TeamRole)
}

/** The role in which this person may work through the account. One that is suspended works with nobody. */
export const workingRoleIn = (account: DocumentData | null, uid: string | null, now: Date): TeamRole | null =>
  account?.['status'] === 'suspended' ? null : roleIn(account, uid, now)

/** Whether this person may give the account a child: as one of the team, or as one of its families. */
export async function isKnownTo(account: string, { caller, view }: Question): Promise<boolean> {
  const kept = await view.before(`TherapistAccounts/${account}`)
  if (kept === null || roleIn(kept, caller.uid, view.now) !== null) return kept !== null
  return (await view.before(`TherapistAccounts/${account}/families/${caller.uid}`)) !== null
}

export async function roleOfCaller({ caller, id, view }: Question | ListQuestion): Promise<TeamRole | null> {
  return workingRoleIn(await view.before(`TherapistAccounts/${id['account']}`), caller.uid, view.now)
}

/** What a caseload holds of a person: it ends with the membership. Who was taken out and comes again is named again, or is not on it. */
export function membershipOf(account: DocumentData | null, uid: string | null): string | null {
  const member = memberIn(account, uid)
  return member === null ? null : `${uid}_${momentIn(member, 'joinedAt')}`
}

/** `${uid}_0` up to the number allowed: ids taken from the data bound how many there can be. */
export function isOwnNumber(uid: string | null, id: string | undefined, count: number): boolean {
  return uid !== null && Array.from({ length: count }, (_, at) => `${uid}_${at}`).includes(id ?? '')
}
