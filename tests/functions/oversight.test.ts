import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endSessions } from '../../functions/src/oversight/endSessions'
import { subjectAccess, type PersonPage } from '../../functions/src/oversight/subjectAccess'
import { teamAccess } from '../../functions/src/oversight/teamAccess'
import { callerOf, clock, openTown, people, type Person } from './town'
import { everyDocument } from './wholeBackend'

const { ada, ben, own, tom, vic, root } = people
const HOUR_MS = 3_600_000
const reason = 'asked by letter'
const request = (number: number) => `export-of-the-test-${number}`

let town: Awaited<ReturnType<typeof openTown>>
let built: Awaited<ReturnType<typeof town.renew>>
beforeAll(async () => {
  town = await openTown()
})
beforeEach(async () => {
  built = await town.renew()
})
afterAll(() => town.close())

const everything = () => everyDocument(town.services)
const wish = (person: Person, more: object = {}) => ({ uid: person.uid, reason, request: request(1), ...more })

/** Requests every page of the export twice, checks that both answers are equal, and returns all rows. */
async function exportOf(person: Person) {
  const rows: PersonPage['rows'][number][] = []
  let pages = 0
  for (let cursor: PersonPage['next'] = null, isOver = false; !isOver; pages++) {
    const page: PersonPage = await subjectAccess(town.services, callerOf(root), wish(person, { cursor }))
    expect(await subjectAccess(town.services, callerOf(root), wish(person, { cursor }))).toEqual(page)
    rows.push(...page.rows)
    cursor = page.next
    isOver = cursor === null || pages > 100
  }
  return rows
}

describe('the export of one person', () => {
  test('has everything about the person, in pages, and nothing about anyone else', async () => {
    const before = await everything()
    const rows = await exportOf(ada)
    const paths = new Set(rows.map(({ path }) => path))
    const ofAda = [...before.keys()].filter((path) => path.startsWith(`children/${ada.uid}_`) || path.startsWith(`Users/${ada.uid}`))
    // Another rater's answers stay closed until both have signed. Reports that were not shared stay closed too.
    expect(ofAda.filter((path) => !paths.has(path) && !path.includes('/findings/'))).toEqual([])
    const parts = new Set(rows.map(({ part }) => part))
    for (const part of ['signIn', 'person', 'consents', 'teams', 'invitationsSent', 'codes', 'administration', 'emails', 'child']) expect(parts).toContain(part)
    expect(rows.filter(({ part }) => part === 'teams').length).toBeGreaterThan(1)
    // The export must not have other families' children, other people's addresses, or the administrators who acted.
    const text = JSON.stringify(rows.filter(({ path }) => !path.startsWith('children/')))
    for (const trace of [tom.email, vic.uid, vic.email, 'new@family.example', root.uid]) expect(text, trace).not.toContain(trace)
  })

  test('has the codes that share the person’s children, and what was shared with the person by a code, without naming that child', async () => {
    const { db } = town.services
    await db.doc('sharingCodes/ABCDEFGH2345').set({ ownerUid: ada.uid, childId: built.firefly, name: 'Grandma' })
    await db.doc('sharingCodes/ZBCDEFGH2345').set({ ownerUid: ben.uid, childId: built.owl, name: 'Ada' })
    await db.doc(`children/${ben.uid}_7/guardians/${ada.uid}`).set({ uid: ada.uid, email: ada.email, kind: 'therapist', step: 'all' })
    const rows = (await exportOf(ada)).filter(({ part }) => part === 'sharingCodes' || part === 'helps')
    expect(rows.map(({ part, path }) => [part, path])).toEqual([
      ['helps', `children/another/guardians/${ada.uid}`],
      ['sharingCodes', 'sharingCodes/ABCDEFGH2345'],
    ])
  })

  test('has another rater’s rating only after both have signed', async () => {
    const findings = async () => (await exportOf(ada)).filter(({ path }) => path.startsWith(`children/${built.firefly}/findings/`)).map(({ path }) => path)
    const before = await findings()
    expect(before.some((path) => path.endsWith('oteam-team-1'))).toBe(false)
    expect(before.some((path) => path.endsWith('ofamily-family-1'))).toBe(true)
    // At least the family's rating and the shared report are included.
    expect(before.length).toBeGreaterThanOrEqual(2)
  })

  test('is on record before the first page, once, and in each child’s access log', async () => {
    const before = await everything()
    await exportOf(ada)
    const after = await everything()
    const added = [...after.keys()].filter((path) => !before.has(path))
    expect(after.get(`auditLog/export-${request(1)}`)).toMatchObject({ actor: root.uid, action: 'export:person', target: `Users/${ada.uid}`, note: reason })
    const logged = added.filter((path) => path.includes('/accessLog/'))
    expect(logged.map((path) => path.split('/')[1]).toSorted()).toEqual([...new Set([built.firefly, built.owl, `${ada.uid}_1`])].toSorted())
    expect(added).toHaveLength(1 + logged.length)
    expect(logged.map((path) => after.get(path)?.['actor'])).toEqual(logged.map(() => root.uid))
  })

  test('of someone without data or sign-in has only its own record', async () => {
    const page = await subjectAccess(town.services, callerOf(root), { ...wish(ada), uid: 'nobody' })
    expect(page.rows).toMatchObject([{ part: 'administration', data: { action: 'export:person', note: reason } }])
  })

  const cursor = { part: 3, after: null }
  test.each<[string, Person, object, object, string]>([
    ['a parent', ben, {}, {}, 'permission-denied'],
    ['the person, by this way', ada, {}, {}, 'permission-denied'],
    ['the owner of the person’s team', own, {}, {}, 'permission-denied'],
    ['an administrator with an unconfirmed address', root, { isVerified: false }, {}, 'permission-denied'],
    ['an administrator who signed in long ago', root, { signedInAt: 0 }, {}, 'failed-precondition'],
    ['an administrator without a reason', root, {}, { reason: ' ' }, 'invalid-argument'],
    ['a later page without a first one', root, {}, { cursor }, 'failed-precondition'],
    ['a path instead of an id', root, {}, { uid: `x/../${ada.uid}` }, 'invalid-argument'],
    ['a negative part', root, {}, { cursor: { part: -1, after: null } }, 'invalid-argument'],
    ['half a path', root, {}, { cursor: { part: 1, after: 'Users' } }, 'invalid-argument'],
    ['a list', root, {}, { uid: [ada.uid] }, 'invalid-argument'],
    ['a short number', root, {}, { request: 'x' }, 'invalid-argument'],
  ])('is refused to %s, and nothing is recorded', async (_who, caller, as, more, code) => {
    const before = await everything()
    await expect(subjectAccess(town.services, callerOf(caller, as), wish(ada, more))).rejects.toMatchObject({ name: 'Refusal', code })
    expect(await everything()).toEqual(before)
  })

  test('cannot continue somebody else’s export, an old one, or one of another person', async () => {
    await subjectAccess(town.services, callerOf(root), wish(ada))
    const refused = { code: 'failed-precondition' }
    await expect(subjectAccess(town.services, callerOf(root), wish(ben, { cursor }))).rejects.toMatchObject(refused)
    await town.services.db.doc(`Users/${own.uid}`).update({ role: 'system_admin' })
    await expect(subjectAccess(town.services, callerOf(own), wish(ada, { cursor }))).rejects.toMatchObject(refused)
    await expect(subjectAccess(town.services, callerOf(root), wish(ada, { cursor: { part: 1, after: 'Codes/other' } }))).rejects.toMatchObject({
      code: 'invalid-argument',
    })
    clock.aheadMs += 2 * HOUR_MS
    await expect(subjectAccess(town.services, callerOf(root), wish(ada, { cursor }))).rejects.toMatchObject(refused)
  })

  test('killed at its record reads nothing, and succeeds when repeated', async () => {
    const { services } = town
    const db = new Proxy(services.db, {
      get: (target, name) => {
        if (name === 'runTransaction') return () => Promise.reject(new Error('killed'))
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    await expect(subjectAccess({ ...services, db }, callerOf(root), wish(ada))).rejects.toThrow('killed')
    expect((await exportOf(ada)).length).toBeGreaterThan(20)
  })
})

describe('the access log of a team', () => {
  const ask = (caller: Person, account: string, more: object = {}) => teamAccess(town.services, callerOf(caller), { account, ...more })

  test('names who looked at which child, for the owner', async () => {
    const { rows, next } = await ask(own, built.clinic)
    expect(next).toBeNull()
    expect(rows.map(({ child, alias, name, role, action }) => [child, alias, name, role, action]).toSorted()).toEqual(
      [
        [built.firefly, 'Firefly', tom.displayName, 'therapist', 'viewed'],
        [built.owl, 'Owl', tom.displayName, 'therapist', 'viewed'],
      ].toSorted(),
    )
  })

  test('has nothing of another team that the same child is shared with', async () => {
    await town.services.db
      .doc(`children/${built.firefly}/accessLog/x_20260101_viewed`)
      .set({ actor: 'x', account: built.lantern, action: 'viewed', at: new Date() })
    expect((await ask(own, built.clinic)).rows.map(({ actor }) => actor)).toEqual([tom.uid, tom.uid])
    expect((await ask(ada, built.lantern)).rows).toMatchObject([{ actor: 'x', name: '', role: '', child: built.firefly, alias: '' }])
  })

  test('is delivered in pages', async () => {
    const { db } = town.services
    const batch = db.batch()
    for (let day = 0; day < 250; day++)
      batch.set(db.doc(`children/${built.firefly}/accessLog/p_${day}_viewed`), { actor: 'p', account: built.lantern, action: 'viewed', at: new Date() })
    await batch.commit()
    const first = await ask(ada, built.lantern)
    const second = await ask(ada, built.lantern, { after: first.next })
    expect([first.rows.length, second.rows.length, second.next]).toEqual([200, 50, null])
  })

  test.each<[string, () => Promise<unknown>, string]>([
    ['a therapist of the team', () => ask(tom, built.clinic), 'permission-denied'],
    ['a visitor', () => ask(vic, built.clinic), 'permission-denied'],
    ['a family of the team', () => ask(ada, built.clinic), 'permission-denied'],
    ['the owner of another team', () => ask(own, built.lantern), 'permission-denied'],
    ['a system administrator', () => ask(root, built.clinic), 'permission-denied'],
    ['anyone, about a team that does not exist', () => ask(own, 'none_0'), 'permission-denied'],
    ['an unconfirmed owner', () => teamAccess(town.services, callerOf(own, { isVerified: false }), { account: built.clinic }), 'permission-denied'],
    ['a position elsewhere', () => ask(own, built.clinic, { after: 'Users/x' }), 'invalid-argument'],
    ['a path', () => ask(own, '../x'), 'invalid-argument'],
    ['nothing', () => teamAccess(town.services, callerOf(own), null), 'invalid-argument'],
  ])('is refused to %s', async (_who, work, code) => {
    await expect(work()).rejects.toMatchObject({ name: 'Refusal', code })
  })
})

describe('ending a person’s sign-ins', () => {
  const validFrom = async ({ uid }: Person) => Date.parse((await town.services.auth.getUser(uid)).tokensValidAfterTime ?? '')
  const end = (caller: Person, uid: unknown, more: object = {}) => endSessions(town.services, callerOf(caller), { uid, ...more })

  test('revokes the tokens of the person alone', async () => {
    const before = await validFrom(ben)
    const started = Math.floor(Date.now() / 1000) * 1000
    expect(await end(ada, ada.uid)).toEqual({ state: 'done' })
    expect(await validFrom(ada)).toBeGreaterThanOrEqual(started)
    expect(await validFrom(ben)).toBe(before)
    expect([...(await everything()).values()].filter(({ action }) => action === 'end-sessions')).toEqual([])
  })

  test('by an administrator is on record', async () => {
    await end(root, ada.uid, { reason })
    const records = [...(await everything()).values()].filter(({ action }) => action === 'end-sessions')
    expect(records).toMatchObject([{ actor: root.uid, target: `Users/${ada.uid}`, note: reason }])
  })

  test('of someone without a sign-in has no effect', async () => {
    expect(await end(root, 'nobody', { reason })).toEqual({ state: 'done' })
  })

  test.each<[string, () => Promise<unknown>, string]>([
    ['another person', () => end(ben, ada.uid), 'permission-denied'],
    ['another person with a reason', () => end(ben, ada.uid, { reason }), 'permission-denied'],
    ['an owner of the team', () => end(own, tom.uid, { reason }), 'permission-denied'],
    ['an administrator without a reason', () => end(root, ada.uid), 'permission-denied'],
    ['an empty reason', () => end(root, ada.uid, { reason: '  ' }), 'invalid-argument'],
    ['a path', () => end(ada, '../x'), 'invalid-argument'],
  ])('is refused to %s', async (_who, work, code) => {
    const before = await validFrom(ada)
    await expect(work()).rejects.toMatchObject({ name: 'Refusal', code })
    expect(await validFrom(ada)).toBe(before)
  })
})
