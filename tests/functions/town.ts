import { createAssessments } from '#data/assessments'
import { createChildren } from '#data/children'
import { createConsents } from '#data/consents'
import { createGrants } from '#data/grants'
import { createGuardians } from '#data/guardians'
import { createMessages } from '#data/messages'
import { createPeopleRecords } from '#data/people'
import { createPlans } from '#data/plans'
import { redeemCode } from '#data/redeemCode'
import { createSessions } from '#data/sessions'
import { createTeams } from '#data/teams'
import { createTexts } from '#data/texts'
import { newProfile } from '#domain/child/childProfile'
import { NO_ANSWERS } from '#domain/assessment/rating'
import { DAY_MS } from '#domain/time'
import type { GuardianInvitation, Invitation } from '#domain/people/people'
import { openServices } from '../../functions/src/openServices'
import { headerOf, trialFacts } from '../contract/journal.contract'
import { openFirestore } from '../support/firebaseRig'
import { everyDocument } from './wholeBackend'

/* Builds a clinic with families through the app's own repositories, without the rules. */

const DATABASE = 'demo-town'
const CODE = 'ABCD2345EFGH6789'

const personOf = (name: string, displayName: string) => ({
  // This id is as long as a real one, so a search for it finds nothing else.
  uid: `${name}Q7xWm2LzKt94RbYcVn1s`,
  email: `${name}.surname@family.example`,
  displayName,
})
export type Person = ReturnType<typeof personOf>

export const people = {
  /** A parent of two children and guardian of a third, who owns an account without other members. */
  ada: personOf('ada', 'Ada Adamson'),
  ben: personOf('ben', 'Ben Benson'),
  own: personOf('own', 'Olga Owner'),
  tom: personOf('tom', 'Tom Therapist'),
  vic: personOf('vic', 'Vic Visitor'),
  root: personOf('root', 'Ruth Root'),
} as const

/** Strings that identify a person. */
export const tracesIn = ({ uid, email, displayName }: Person): readonly string[] => [uid, email, displayName]

const once = <T>(watch: (onValue: (value: T) => void, onError: (error: Error) => void) => () => void, isIt: (value: T) => boolean): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop: () => void = watch((value) => {
      if (!isIt(value)) return
      queueMicrotask(() => stop())
      resolve(value)
    }, reject)
  })

/** Opens the emulators. `renew` fills them, and resolves when all data is there. */
export async function openTown() {
  const services = openServices({ database: DATABASE, now: () => Date.now() + clock.aheadMs })
  const firestore = await openFirestore(DATABASE)

  // Each person has a client of their own.
  const opened = new Map<Person, ReturnType<typeof openParts>>()
  const partsOf = (me: Person) => {
    const parts = opened.get(me) ?? openParts(me)
    opened.set(me, parts)
    return parts
  }
  function openParts(me: Person) {
    const store = firestore.storeOf(me)
    return {
      store,
      people: createPeopleRecords(store),
      children: createChildren(store),
      consents: createConsents(store),
      grants: createGrants({ store, clock: Date.now }),
      guardians: createGuardians({ store, clock: Date.now }),
      teams: createTeams({ store, clock: Date.now }),
      sessions: createSessions(store),
      texts: createTexts(store),
      plans: createPlans(store),
      messages: createMessages(store),
      assessments: createAssessments(store),
    }
  }

  const play = (me: Person, childId: string, id: string) =>
    partsOf(me).sessions.save({ ...headerOf(id, { childId, ranBy: me.uid, startedAt: Date.now() - DAY_MS }), events: trialFacts(0) })

  const join = async (host: Person, accountId: string, guest: Person, role: 'therapist' | 'visitor' | 'parent') => {
    await partsOf(host).teams.invite({ accountId, email: guest.email, role, accessDays: role === 'visitor' ? 14 : null }, host.uid)
    const { teams, people: records } = partsOf(guest)
    const [invitation] = await once<readonly Invitation[]>(
      (...told) => records.watchInvitations(guest.email, ...told),
      (list) => list.length > 0,
    )
    await teams.accept(invitation as Invitation, guest)
  }

  const membership = async (accountId: string, { uid }: Person) => {
    const joinedAt: { toMillis(): number } = (await services.db.doc(`TherapistAccounts/${accountId}`).get()).get(`team.${uid}.joinedAt`)
    return `${uid}_${joinedAt.toMillis()}`
  }

  async function build() {
    const { ada, ben, own, tom, vic, root } = people
    await signInAll(services)
    for (const person of Object.values(people)) await partsOf(person).people.ensureUser(person)
    const { db } = services
    await db.doc(`Users/${root.uid}`).update({ role: 'system_admin' })
    await db.doc('Config/access').set({ adminEmails: ['console@clinic.example'], staffDomains: [], appOrigins: [], trialDays: 14 })
    const code = { durationDays: 30, maxUses: 9, uses: 0, expiresAt: new Date(Date.now() + DAY_MS), active: true, createdBy: root.uid, createdAt: new Date() }
    await db.doc(`activationCodes/${CODE}`).set(code)

    const clinic = await partsOf(own).teams.create(own, 'Clinic')
    await join(own, clinic, tom, 'therapist')
    await join(own, clinic, vic, 'visitor')
    await join(own, clinic, ada, 'parent')
    await join(own, clinic, ben, 'parent')
    const caseload = [await membership(clinic, tom), await membership(clinic, vic)]

    const addChild = async (parent: Person, alias: string) => {
      const child = await partsOf(parent).children.create({ ownerUid: parent.uid, alias, birthMonth: '2021-03', profile: newProfile })
      const wish = { accountId: clinic, purpose: 'Practice at home', endsAt: Date.now() + 200 * DAY_MS, caseload }
      await partsOf(parent).grants.give(child, wish)
      await play(parent, child.id, `by-family-${child.id}`)
      await partsOf(parent).consents.answer(parent.uid, [{ kind: 'parental', childId: child.id, granted: true }])
      return child
    }
    const firefly = await addChild(ada, 'Firefly')
    await addChild(ada, 'Comet')
    const owl = await addChild(ben, 'Owl')

    // Ada is also a guardian of Ben's child.
    await partsOf(ben).guardians.invite({ childId: owl.id, email: ada.email }, ben)
    const [asked] = await once<readonly GuardianInvitation[]>(
      (...told) => partsOf(ada).guardians.invitationsFor(ada.email, ...told),
      (list) => list.length > 0,
    )
    await partsOf(ada).guardians.accept(asked as GuardianInvitation, ada)
    await partsOf(ada).guardians.invite({ childId: firefly.id, email: ben.email }, ada)

    for (const childId of [firefly.id, owl.id]) {
      await play(ada, childId, `ada-${childId}`)
      await play(tom, childId, `tom-${childId}`)
      await play(vic, childId, `vic-${childId}`)
      for (const [writer, side] of [
        [ada, 'family'],
        [tom, 'team'],
      ] as const) {
        const of = partsOf(writer)
        const account = side === 'team' ? { account: clinic } : {}
        await of.messages.send(childId, { text: `A word of ${writer.displayName}.`, side, ...account }, writer)
        await of.texts.save(childId, [{ id: `text-${side}`, text: 'The sun is warm.', order: 1 }], writer.uid)
        const mon = { tiles: [], isRest: true, wasDone: false }
        await of.plans.save(childId, side === 'team' ? '2026-11-16' : '2026-11-23', { changes: { mon }, isNew: true }, writer)
        const author = { uid: writer.uid, name: writer.displayName, ...account }
        const answers = { ...NO_ANSWERS, note: 'In the bath.' }
        await of.assessments.beginRating(childId, { occasion: `o${side}`, side, version: 1, answers }, author)
        await of.assessments.savePaper(childId, { kind: 'experiment', factor: 'colour', endedOn: null }, author, undefined)
      }
      await partsOf(tom).grants.note({ childId, accountId: clinic, uid: tom.uid, action: 'viewed' })
      await signReport(tom, childId, clinic)
    }
    await partsOf(ada).children.saveProfile({ ...owl, guardians: [] }, newProfile, ada.uid)

    await redeemCode(partsOf(ada).store, { uid: ada.uid, code: CODE, now: Date.now() })
    const lantern = await partsOf(ada).teams.create(ada, 'Lantern group')
    await partsOf(ada).teams.invite({ accountId: lantern, email: tom.email, role: 'admin', accessDays: null }, ada.uid)
    await partsOf(own).teams.invite({ accountId: clinic, email: 'new@family.example', role: 'parent', accessDays: null }, own.uid)
    // These documents come from the payment service, the console and an earlier day.
    await db.doc(`Users/${ada.uid}/subscriptions/old`).set({ status: 'canceled' })
    await db.doc(`Users/${ada.uid}/checkout_sessions/one`).set({ mode: 'subscription', url: 'https://pay.example' })
    await db.doc(`Users/${ada.uid}/once/trial`).set({ at: new Date(), session: 'one' })
    await db.doc('auditLog/one').set({ actor: root.uid, action: 'role:parent', target: `Users/${ada.uid}`, note: 'Ada Adamson asked', at: new Date() })
    await db.doc('auditLog/two').set({ actor: tom.uid, action: 'flags', target: 'Config/flags', note: 'a test', at: new Date() })
    await db.doc('mail/one').set({ to: ada.email, concerns: [ada.uid], message: { subject: 'Hello', text: 'Hello' } })
    await db.doc('mail/two').set({ to: 'gus@family.example', concerns: [ada.uid, clinic], message: { subject: 'Hello', text: 'Ada Adamson invites you' } })
    return { clinic, lantern, firefly: firefly.id, owl: owl.id }
  }

  /** Creates a report that a therapist signs and shares with the family. */
  async function signReport(me: Person, childId: string, account: string) {
    const { assessments } = partsOf(me)
    const content = {
      reader: 'school' as const,
      paper: 'a4' as const,
      parts: {},
      texts: {},
      recommendations: {},
      from: '2026-01-01',
      until: '2026-02-01',
      pages: null,
      familyUntil: null,
    }
    const head = { day: '2026-02-02', version: 1, before: null }
    const author = { uid: me.uid, name: me.displayName, account }
    const { id } = await assessments.saveReport(childId, head, content, author)
    const kept = { ...head, id, kind: 'report' as const, author: me.uid, byName: me.displayName, createdAt: 0, updatedAt: 0, signedAt: null }
    await assessments.signReport(childId, kept, content)
    await assessments.giveReport(childId, id, Date.now() + DAY_MS)
    return id
  }

  let built: { readonly ids: Awaited<ReturnType<typeof build>>; readonly documents: ReadonlyMap<string, FirebaseFirestore.DocumentData> } | null = null

  const empty = async () => {
    clock.aheadMs = 0
    await firestore.empty()
    const { users } = await services.auth.listUsers()
    await services.auth.deleteUsers(users.map(({ uid }) => uid))
  }

  return {
    services,
    partsOf,
    play,
    /** Deletes all data and builds the town again after a test. */
    async renew() {
      await empty()
      if (built === null) {
        const ids = await build()
        built = { ids, documents: await everyDocument(services) }
        return ids
      }
      const batch = services.db.batch()
      for (const [path, data] of built.documents) batch.set(services.db.doc(path), data)
      await Promise.all([batch.commit(), signInAll(services)])
      return built.ids
    },
    async close() {
      await empty()
      await firestore.close()
    },
  }
}

async function signInAll({ auth }: Pick<ReturnType<typeof openServices>, 'auth'>): Promise<void> {
  for (const { uid, email, displayName } of Object.values(people)) {
    await auth.createUser({ uid, email, displayName, emailVerified: true, password: 'seven lanterns' })
  }
}

/** Time (ms) by which the functions' clock is ahead of the emulators'. */
export const clock = { aheadMs: 0 }

export const callerOf = (person: Person, more: object = {}) => ({ uid: person.uid, email: person.email, isVerified: true, signedInAt: Date.now(), ...more })
