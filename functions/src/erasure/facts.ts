import { nullIfUnknownUser, type Services } from '../services'
import { listedIn } from '../caller'
import { accountFrom, obstaclesOf, ownAccountsOf, type Facts, type Obstacle } from './obstacles'
import { keptUntil } from './papers'
import type { ErasedPerson } from './personSteps'

/**
 * Number of days for which signed papers are kept: ten years, because clinics in several countries
 * must keep records that long. `Config/retention` can set another number.
 */
const SIGNED_PAPER_DAYS = 3650

/** The effect of erasing a person, reported in advance. */
export interface Outlook {
  readonly person: ErasedPerson
  readonly obstacles: readonly Obstacle[]
  readonly signedPaperDays: number
  /** Number of signed clinic papers that remain, and the day on which the last one is deleted (ms since 1970). */
  readonly keptPapers: number
  readonly keptUntil: number | null
  /** Accounts that continue without the person. Their number contains the person's uid. */
  readonly otherAccounts: readonly string[]
}

export async function outlookOn(services: Services, uid: string): Promise<Outlook> {
  const { db, auth, now } = services
  const [user, profile, access, retention, subscriptions, accounts, papers] = await Promise.all([
    nullIfUnknownUser(auth.getUser(uid)),
    db.doc(`Users/${uid}`).get(),
    db.doc('Config/access').get(),
    db.doc('Config/retention').get(),
    db.collection(`Users/${uid}/subscriptions`).select('status').get(),
    // Reads all accounts, because visitors are in no list that a query could use.
    db.collection('TherapistAccounts').select('name', 'status', 'team').get(),
    db.collectionGroup('assessments').where('author', '==', uid).select('kind', 'signedAt', 'account').get(),
  ])
  const email = (user?.email ?? (profile.get('email') as string | undefined) ?? null)?.toLowerCase() ?? null
  const facts: Facts = {
    uid,
    email,
    accounts: accounts.docs.map((one) => accountFrom(one.id, one.data())).filter(({ roles }) => Object.hasOwn(roles, uid)),
    subscriptionStatuses: subscriptions.docs.map((one) => String(one.get('status'))),
    adminEmails: listedIn(access.get('adminEmails')).map((one) => one.toLowerCase()),
  }
  const ownAccounts = ownAccountsOf(facts)
  const signedPaperDays = Number(retention.get('signedPaperDays') ?? SIGNED_PAPER_DAYS)
  const kept = papers.docs
    .filter(({ ref }) => !isNumberOf(ref.path.split('/')[1] ?? '', uid))
    .map((paper) => keptUntil({ data: paper.data() }, signedPaperDays) ?? 0)
    .filter((until) => until > now())
  return {
    person: { uid, email, displayName: user?.displayName ?? String(profile.get('displayName') ?? ''), ownAccounts },
    obstacles: obstaclesOf(facts),
    signedPaperDays,
    keptPapers: kept.length,
    keptUntil: kept.length === 0 ? null : Math.max(...kept),
    otherAccounts: accounts.docs.filter(({ id }) => isNumberOf(id, uid) && !ownAccounts.includes(id)).map((one) => String(one.get('name'))),
  }
}

/** Whether this person founded the account with this id. */
const isNumberOf = (id: string, uid: string): boolean => id.slice(0, Math.max(0, id.lastIndexOf('_'))) === uid
