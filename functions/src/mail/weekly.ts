import { FieldPath, Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { readLine } from '../../../src/domain/measures/digestLine'
import { runAll } from '../runAll'
import { accountFrom } from '../erasure/obstacles'
import { nullIfUnknownUser, type Services } from '../services'
import { textsIn } from '../erasure/steps'
import { post, type MailSettings } from './queue'
import { hasPlayedSince } from './news'

const WEEK_MS = 7 * 86_400_000
const PAGE = 100

export interface WeeklySettings extends MailSettings {
  /** Address of the function `unsubscribeMail`. */
  readonly unsubscribe: string
}

/**
 * Sends the weekly summary to people who asked for it (mailWishes/{uid}): one email per team in which children of the person's
 * caseload played. A repeated run in the same week sends nothing twice. Returns the number of new emails.
 */
export async function mailWeekly(services: Services, settings: WeeklySettings): Promise<number> {
  const { db } = services
  let posted = 0
  const broken: unknown[] = []
  let last: QueryDocumentSnapshot | undefined
  for (;;) {
    const asked = db.collection('mailWishes').where('weekly', '==', true).orderBy(FieldPath.documentId()).limit(PAGE)
    const found = await (last === undefined ? asked : asked.startAfter(last)).get()
    const write = (uid: string) => async () => void (posted += await mailTo(services, settings, uid))
    await runAll(found.docs.map(({ id }) => write(id))).catch((error: unknown) => broken.push(error))
    if (found.size < PAGE) break
    last = found.docs.at(-1)
  }
  if (broken.length > 0) throw broken[0]
  return posted
}

async function mailTo(services: Services, settings: WeeklySettings, uid: string): Promise<number> {
  const { db, now } = services
  const user = await nullIfUnknownUser(services.auth.getUser(uid))
  if (user?.email === undefined || user.disabled) return 0
  const accounts = await db.collection('TherapistAccounts').where('memberIds', 'array-contains', uid).select('name', 'status', 'team').get()
  let posted = 0
  for (const account of accounts.docs) {
    const { name, status, roles } = accountFrom(account.id, account.data())
    if (status === 'suspended' || !(await hasNews(services, account, uid, roles[uid] ?? ''))) continue
    const unsubscribe = `${settings.unsubscribe}?token=${await tokenOf(services, uid)}`
    const reason = `${account.id} ${Math.floor(now() / WEEK_MS)}`
    const addressed = { to: user.email, page: '/therapist-dashboard', concerns: [uid, account.id], reason }
    if (await post(services, settings, { kind: 'weekly', team: name, unsubscribe }, addressed)) posted++
  }
  return posted
}

/**
 * Whether a child of the person's caseload in this account has played within a week.
 * Reads only rows that have changed since, and no child's document.
 */
async function hasNews({ now }: Services, account: QueryDocumentSnapshot, uid: string, role: string): Promise<boolean> {
  const since = now() - WEEK_MS
  const rows = await account.ref.collection('caseRows').where('updatedAt', '>', Timestamp.fromMillis(since)).select('caseload', 'sessions').get()
  return rows.docs.some((row) => {
    const played = textsIn(row.get('sessions')).flatMap((line) => readLine(line)?.startedAt ?? [])
    return hasPlayedSince({ caseload: textsIn(row.get('caseload')), played }, { uid, role, since })
  })
}

/** Returns a person's unguessable token, with which the reader of an email can unsubscribe without signing in. */
async function tokenOf({ db, newId }: Services, uid: string): Promise<string> {
  const known = await db.collection('mailTokens').where('uid', '==', uid).limit(1).get()
  const [first] = known.docs
  if (first !== undefined) return first.id
  const token = newId()
  await db.doc(`mailTokens/${token}`).set({ uid })
  return token
}

/** Ends the weekly emails of the token's owner. Returns whether the token exists. Repeated calls return the same. */
export async function unsubscribe(services: Services, token: unknown): Promise<boolean> {
  const uid = await ownerOf(services, token)
  if (uid !== null) await services.db.doc(`mailWishes/${uid}`).set({ weekly: false, updatedAt: Timestamp.fromMillis(services.now()) })
  return uid !== null
}

/** Returns the uid of the token's owner, or null for an unknown token. */
export async function ownerOf({ db }: Pick<Services, 'db'>, token: unknown): Promise<string | null> {
  if (typeof token !== 'string' || !/^[A-Za-z0-9-]{20,64}$/.test(token)) return null
  const uid: unknown = (await db.doc(`mailTokens/${token}`).get()).get('uid')
  return typeof uid === 'string' ? uid : null
}
