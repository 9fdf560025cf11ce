import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssessments } from '#data/assessments'
import { createCaseload } from '#data/caseload'
import { createChildren } from '#data/children'
import { createGrants } from '#data/grants'
import { createMessages } from '#data/messages'
import { createPeopleRecords } from '#data/people'
import { createPlans } from '#data/plans'
import { createSessions } from '#data/sessions'
import { createTeams } from '#data/teams'
import { newProfile } from '#domain/child/childProfile'
import { DAY_MS } from '#domain/time'
import { erasure } from '../../functions/src/erasure/erasure'
import { removeExpired } from '../../functions/src/housekeeping/housekeeping'
import { limitsFrom } from '../../functions/src/limits/decide'
import { countSession } from '../../functions/src/limits/made'
import { mailEndings } from '../../functions/src/mail/occasions'
import { mailWeekly } from '../../functions/src/mail/weekly'
import { openServices } from '../../functions/src/openServices'
import { headerOf, trialFacts } from '../contract/journal.contract'
import { openFirestore } from '../support/firebaseRig'
import { countingStore, type Bill } from './countingStore'
import { everyDocument } from './wholeBackend'

/*
 * Counts the reads and writes of a session and of a therapist's morning. The database has LOAD_CLINICS clinics with LOAD_FAMILIES families
 * each, who have played for a week. The app's own repositories make one clinic with one family under the rules; the others are copies of it.
 */
const CLINICS = Number(process.env['LOAD_CLINICS'] ?? 2)
const FAMILIES = Number(process.env['LOAD_FAMILIES'] ?? 5)
const DATABASE = 'demo-load'
const TRIALS = 20

const personOf = (uid: string) => ({ uid, email: `${uid}@load.example`, displayName: uid })
const [owner, therapist, parent] = ['owneroneofclinic', 'therapistofclinic', 'parentoffamily'].map(personOf) as [Person, Person, Person]
type Person = ReturnType<typeof personOf>

const services = openServices({ database: DATABASE })
let firestore: Awaited<ReturnType<typeof openFirestore>>
beforeAll(async () => {
  firestore = await openFirestore(DATABASE)
  await firestore.empty()
})
afterAll(async () => {
  await firestore.empty()
  const { users } = await services.auth.listUsers()
  await services.auth.deleteUsers(users.map(({ uid }) => uid))
  await firestore.close()
})

function partsOf(person: Person, bill: Bill) {
  const store = countingStore(firestore.storeOf(person), bill)
  return {
    people: createPeopleRecords(store),
    teams: createTeams({ store, clock: Date.now }),
    children: createChildren(store),
    caseload: createCaseload(store),
    grants: createGrants({ store, clock: Date.now }),
    sessions: createSessions(store),
    messages: createMessages(store),
    plans: createPlans(store),
    assessments: createAssessments(store),
  }
}

/** Waits until a watch delivers a matching value, and then ends the watch. */
const seen = <T>(watch: (onValue: (value: T) => void, onError: (error: Error) => void) => () => void, isIt: (value: T) => boolean = () => true): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop: () => void = watch((value) => {
      if (!isIt(value)) return
      queueMicrotask(() => stop())
      resolve(value)
    }, reject)
  })

/** Returns a copy in which names are replaced in paths, keys and texts. */
function renamed(value: unknown, names: readonly (readonly [string, string])[]): unknown {
  if (typeof value === 'string') return names.reduce((text, [from, to]) => text.replaceAll(from, to), value)
  if (Array.isArray(value)) return value.map((each) => renamed(each, names))
  if (typeof value !== 'object' || value === null || 'toMillis' in value) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [renamed(key, names), renamed(each, names)]))
}

/** Returns the time (ms) that each function takes in the whole database. One therapist of each clinic has asked for weekly emails. */
async function timeFunctions(childId: string) {
  const { db, auth } = services
  const settings = { origin: 'https://product.example', unsubscribe: 'https://functions.example/unsubscribeMail' }
  const timed = async (work: () => Promise<unknown>) => {
    const startedAt = performance.now()
    await work()
    return Math.round(performance.now() - startedAt)
  }
  const staff = Array.from({ length: CLINICS }, (_, clinic) => personOf(`${therapist.uid}${clinic === 0 ? '' : `${clinic}x`}`))
  for (const { uid, email } of [...staff, parent]) await auth.createUser({ uid, email, emailVerified: true })
  await Promise.all(staff.map(({ uid }) => db.doc(`mailWishes/${uid}`).set({ weekly: true })))
  // The function looks for a visitor's teams only if somebody other than the family played.
  const played = db.doc(`children/${childId}/sessions/in-the-clinic`)
  await played.set({ ranBy: therapist.uid })
  const after = await played.get()
  const wish = { action: 'run', kind: 'person', id: parent.uid, receipt: 'receipt-of-the-load-run', reason: null }
  const caller = { ...parent, isVerified: true, signedInAt: Date.now() }
  return {
    sessionCreated: await timed(() => countSession(services, limitsFrom({}), childId, { event: 'one', before: undefined, after })),
    everyWeek: await timed(async () => expect(await mailWeekly(services, settings)).toBe(CLINICS)),
    everyDay: await timed(async () => [await mailEndings(services, settings), await removeExpired(services, 60_000)]),
    erasure: await timed(async () => expect(await erasure(services, caller, wish, 10 * 60_000)).toMatchObject({ state: 'done' })),
  }
}

async function join(
  host: ReturnType<typeof partsOf>,
  account: string,
  { guest, role }: { guest: Person; role: 'therapist' | 'parent' },
  parts: ReturnType<typeof partsOf>,
) {
  await host.teams.invite({ accountId: account, email: guest.email, role, accessDays: null }, owner.uid)
  const [invitation] = await seen<readonly Parameters<typeof parts.teams.accept>[0][]>(
    (...told) => parts.people.watchInvitations(guest.email, ...told),
    (list) => list.length > 0,
  )
  if (invitation !== undefined) await parts.teams.accept(invitation, guest)
}

test(
  'a session and a therapist’s morning read no more than they show',
  async () => {
    const setUp: Bill = { reads: 0, writes: 0 }
    const [host, worker, family] = [partsOf(owner, setUp), partsOf(therapist, setUp), partsOf(parent, setUp)]
    await services.db.doc('Config/access').set({ adminEmails: [], staffDomains: [], appOrigins: [], trialDays: 14 })
    for (const [parts, person] of [
      [host, owner],
      [worker, therapist],
      [family, parent],
    ] as const)
      await parts.people.ensureUser(person)
    const account = await host.teams.create(owner, 'Clinic')
    await join(host, account, { guest: therapist, role: 'therapist' }, worker)
    await join(host, account, { guest: parent, role: 'parent' }, family)
    const joinedAt = (await services.db.doc(`TherapistAccounts/${account}`).get()).get(`team.${therapist.uid}.joinedAt`) as { toMillis(): number }
    const named = `${therapist.uid}_${joinedAt.toMillis()}`
    const child = await family.children.create({ ownerUid: parent.uid, alias: 'Firefly', birthMonth: '2021-03', profile: newProfile })
    await family.grants.give(child, { accountId: account, purpose: 'Practice', endsAt: Date.now() + 200 * DAY_MS, caseload: [named] })
    const before = { ...setUp }
    for (let day = 0; day < 7; day++) {
      const header = headerOf(`day-${day}`, { childId: child.id, ranBy: parent.uid, startedAt: Date.now() - (7 - day) * DAY_MS })
      await family.sessions.save({ ...header, events: Array.from({ length: TRIALS }, (_, trial) => trialFacts(trial)).flat() })
    }
    const session = { reads: (setUp.reads - before.reads) / 7, writes: (setUp.writes - before.writes) / 7 }

    // First the family is copied within the first clinic, then the clinic is copied with its families.
    const template = [...(await everyDocument(services))].filter(([path]) => path !== 'Config/access')
    const writer = services.db.bulkWriter()
    let copies = 0
    const isOfFamily = ([path]: (typeof template)[number]) => path.includes(parent.uid)
    for (let clinic = 0; clinic < CLINICS; clinic++) {
      const mark = clinic === 0 ? '' : `${clinic}x`
      for (let number = 0; number < FAMILIES; number++) {
        const names = [
          [owner.uid, `${owner.uid}${mark}`],
          [therapist.uid, `${therapist.uid}${mark}`],
          [parent.uid, `${parent.uid}${mark}${number === 0 ? '' : `${number}y`}`],
        ] as const
        if (clinic === 0 && number === 0) continue
        for (const each of number === 0 ? template : template.filter(isOfFamily)) {
          void writer.set(services.db.doc(renamed(each[0], names) as string), renamed(each[1], names) as FirebaseFirestore.DocumentData)
          copies++
        }
      }
    }
    await writer.close()

    const list: Bill = { reads: 0, writes: 0 }
    const morning = partsOf(therapist, list)
    await morning.people.ensureUser(therapist)
    await seen((...told) => morning.people.watchAccounts(therapist.uid, ...told))
    await seen((...told) => morning.people.watchInvitations(therapist.email, ...told))
    const shown = await seen<readonly { readonly id: string; readonly child: unknown }[]>(
      (...told) => morning.caseload.watch({ id: account, named, seesResults: true }, ...told),
      (rows) => rows.length === FAMILIES && rows.every((row) => row.child !== null),
    )
    const opened: Bill = { reads: 0, writes: 0 }
    const one = partsOf(therapist, opened)
    await seen((...told) => one.caseload.watchChild(child.id, ...told))
    await one.grants.note({ childId: child.id, accountId: account, uid: therapist.uid, action: 'viewed' })
    await seen((...told) => one.sessions.watch(child.id, ...told))
    await seen((...told) => one.messages.watch(child.id, account, ...told))
    await seen((...told) => one.plans.watch(child.id, { from: '2026-11-23', to: '2026-11-30' }, ...told))
    await seen((...told) => one.assessments.watch(child.id, ...told))

    const ms = await timeFunctions(child.id)
    const measured = { clinics: CLINICS, families: CLINICS * FAMILIES, documents: copies + template.length, session, list, opened, ms }
    process.stdout.write(`${JSON.stringify(measured)}\n`)
    // Each child in the list costs two reads: the share and the row.
    expect(shown).toHaveLength(FAMILIES)
    expect(list.reads).toBeLessThanOrEqual(2 * FAMILIES + 6)
    expect(list.writes).toBe(0)
    expect(opened.reads).toBeLessThanOrEqual(7 + 8)
    expect(session.writes).toBeLessThanOrEqual(4)
    expect(session.reads).toBeLessThanOrEqual(10)
  },
  15 * 60_000,
)
