import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore'
import { runAll } from '../runAll'
import { dayOf } from '../limits/decide'
import { millisecondsOf } from '../moments'
import { nullIfUnknownUser, type Services } from '../services'
import type { DocumentChange } from '../limits/made'
import { post, type MailSettings } from './queue'

const DAY_MS = 86_400_000
/** Number of days before the end of sharing at which the family gets an email. */
const WARNED_DAYS = 7
const PAGE = 200

const languageOf = async ({ db }: Services, uid: unknown): Promise<unknown> =>
  typeof uid === 'string' && uid !== '' ? (await db.doc(`Users/${uid}`).get()).get('language') : null

/** Sends the invitation to a team. */
export async function mailInvitation(services: Services, settings: MailSettings, account: string, { after }: DocumentChange): Promise<void> {
  if (after === undefined || after.get('status') !== 'pending') return
  const invitedBy = String(after.get('invitedBy'))
  await post(
    services,
    settings,
    { kind: 'invitation', team: String(after.get('accountName')) },
    {
      to: String(after.get('email')),
      otherwise: await languageOf(services, invitedBy),
      page: '/therapist-dashboard',
      concerns: [account, invitedBy],
      reason: `${account} ${millisecondsOf(after.get('createdAt'))}`,
    },
  )
}

/** Sends the invitation of a guardian. The email does not contain the child's name. */
export async function mailGuardian(services: Services, settings: MailSettings, { after }: DocumentChange): Promise<void> {
  if (after === undefined || !after.exists) return
  const invitedBy = String(after.get('invitedBy'))
  await post(
    services,
    settings,
    { kind: 'guardian', from: String(after.get('invitedByName')) || '…' },
    {
      to: String(after.get('email')),
      otherwise: await languageOf(services, invitedBy),
      page: '/who',
      concerns: [invitedBy],
      reason: `${after.ref.path} ${millisecondsOf(after.get('createdAt'))}`,
    },
  )
}

/** Tells a family that they may now read a report. Sends at most one email per report and day, however often a team shares the report again. */
export async function mailReport(services: Services, settings: MailSettings, childId: string, { before, after }: DocumentChange): Promise<void> {
  const until = millisecondsOf(after?.get('familyUntil'))
  if (after === undefined || until === null || until <= services.now() || millisecondsOf(before?.get('familyUntil')) !== null) return
  const child = await services.db.doc(`children/${childId}`).get()
  const family = [child.get('ownerUid'), ...((child.get('guardianIds') as unknown[] | undefined) ?? [])].filter((uid) => typeof uid === 'string')
  for (const uid of family) {
    const user = await nullIfUnknownUser(services.auth.getUser(uid))
    if (user?.email === undefined) continue
    await post(
      services,
      settings,
      { kind: 'report' },
      { to: user.email, page: '/assessment', concerns: [uid], reason: `${after.ref.path} ${dayOf(services.now())}` },
    )
  }
}

/** Tells families once that a sharing ends within a week. Returns the number of new emails. */
export async function mailEndings(services: Services, settings: MailSettings): Promise<number> {
  const { db, now } = services
  let posted = 0
  const broken: unknown[] = []
  let last: DocumentSnapshot | null = null
  for (;;) {
    const query = db
      .collectionGroup('sharedChildren')
      .where('endsAt', '>', Timestamp.fromMillis(now()))
      .where('endsAt', '<=', Timestamp.fromMillis(now() + WARNED_DAYS * DAY_MS))
      .orderBy('endsAt')
      .select('endsAt', 'ownerUid')
      .limit(PAGE)
    const found = await (last === null ? query : query.startAfter(last)).get()
    const write = (shared: DocumentSnapshot) => async () => void (posted += (await mailEnding(services, settings, shared)) ? 1 : 0)
    await runAll(found.docs.map(write)).catch((error: unknown) => broken.push(error))
    if (found.size < PAGE) break
    last = found.docs.at(-1) ?? null
  }
  if (broken.length > 0) throw broken[0]
  return posted
}

async function mailEnding(services: Services, settings: MailSettings, shared: DocumentSnapshot): Promise<boolean> {
  const [, account = ''] = shared.ref.path.split('/')
  const uid = String(shared.get('ownerUid'))
  const user = await nullIfUnknownUser(services.auth.getUser(uid))
  const endsAt = millisecondsOf(shared.get('endsAt'))
  if (user?.email === undefined || endsAt === null) return false
  const team = String((await services.db.doc(`TherapistAccounts/${account}`).get()).get('name') ?? '')
  if (team === '') return false
  const day = new Date(endsAt)
  // Sends one email for all children of a family whose sharing with a team ends on the same day.
  const reason = `${account} ${day.toISOString().slice(0, 10)}`
  return post(services, settings, { kind: 'ending', team, day }, { to: user.email, page: '/sharing', concerns: [uid, account], reason })
}
