import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { erasure } from '../../functions/src/erasure/erasure'
import { workOnDue } from '../../functions/src/erasure/jobs'
import { dyingAfter } from './dying'
import { callerOf, clock, openTown, people, tracesIn, type Person } from './town'
import { everyDocument, tracesOf } from './wholeBackend'

const { ada, ben, own, tom, root } = people
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const receipt = (number: number) => `receipt-of-the-test-${number}`
const request = (person: Person, more: object = {}) => ({ action: 'run', kind: 'person', id: person.uid, receipt: receipt(1), ...more })

let town: Awaited<ReturnType<typeof openTown>>
let built: Awaited<ReturnType<typeof town.renew>>
beforeAll(async () => {
  town = await openTown()
})
beforeEach(async () => {
  built = await town.renew()
})
afterAll(() => town.close())

const erase = (caller: Person, data: unknown, budgetMs?: number) => erasure(town.services, callerOf(caller), data, budgetMs)
const everything = () => everyDocument(town.services)

/** Runs the second round more than an hour later, when the person's tokens have expired. */
async function secondRound() {
  clock.aheadMs += 66 * MINUTE_MS
  await workOnDue(town.services, MINUTE_MS)
}

describe('a person', () => {
  test('disappears from every document and from the sign-in, without loss for anyone else', async () => {
    const before = await everything()
    expect(await tracesOf(town.services, tracesIn(ada))).not.toEqual([])
    expect(await erase(ada, request(ada))).toMatchObject({ state: 'done', receipt: { kind: 'person', by: 'self', keptPapers: 0 } })
    await secondRound()
    expect(await tracesOf(town.services, tracesIn(ada))).toEqual([])
    const after = await everything()
    const gone = [...before.keys()].filter((path) => !after.has(path) && !path.includes(ada.uid) && !path.includes(ada.email))
    // This deletes her note about Ben's child, her draft of its rating, and the mail to or about her.
    expect(gone.map((path) => path.replace(/messages\/.*/, 'messages/')).toSorted()).toEqual([
      `children/${built.owl}/assessments/ofamily-family-1`,
      `children/${built.owl}/findings/ofamily-family-1`,
      `children/${built.owl}/messages/`,
      'mail/one',
      'mail/two',
    ])
    // Ben's family keeps the sessions that she ran with Ben's child.
    expect(after.get(`children/${built.owl}/sessions/ada-${built.owl}`)).toMatchObject({ ranBy: 'erased', activity: 'bubblepop' })
    await expect(town.services.auth.getUser(ada.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' })
  })

  test('gets a receipt with counts and without a name, and the same one again', async () => {
    const first = await erase(ada, request(ada))
    expect(first).toMatchObject({ state: 'done', receipt: { counts: { children: expect.any(Number), person: expect.any(Number) } } })
    expect(JSON.stringify(first)).not.toMatch(new RegExp(tracesIn(ada).join('|'), 'i'))
    expect(await erase(ada, request(ada))).toEqual(first)
    // This request comes from another tablet, which knows nothing of the first request.
    expect(await erase(ada, request(ada, { receipt: receipt(2) }))).toEqual(first)
    await secondRound()
    expect(await erase(ada, request(ada))).toEqual(first)
  })

  test('previews the data that stays: a clinic’s signed reports, until the end of their retention', async () => {
    const before = await everything()
    const told = await erase(tom, request(tom, { action: 'look' }))
    expect(told).toMatchObject({ state: 'look', obstacles: [], keptPapers: 2, otherAccounts: [] })
    expect(await everything()).toEqual(before)
    expect(await erase(tom, request(tom))).toMatchObject({ state: 'done', receipt: { keptPapers: 2 } })
    await secondRound()
    const traces = await tracesOf(town.services, tracesIn(tom))
    const after = await everything()
    const kept = [...after.entries()].filter(([path]) => path.startsWith('keptPapers/')).map(([, data]) => data['paper'])
    expect(kept).toHaveLength(2)
    // The only trace left is the name below signed reports.
    expect(traces).toEqual(kept.toSorted())
    expect(kept.map((path) => after.get(String(path))?.['author'])).toEqual(['erased', 'erased'])
    // The family can still read its shared report.
    const [report] = kept.filter((path) => String(path).includes(built.firefly))
    const finding = String(report).replace('/assessments/', '/findings/')
    expect((await town.partsOf(ada).store.get(finding))?.data['author']).toBe('erased')
  })

  test('is erased completely after helping by a family’s sharing code, while what the family wrote is kept', async () => {
    const { db } = town.services
    const [at, moth] = [new Date(), `children/${ben.uid}_7`]
    const own = { by: ada.uid, name: ada.displayName, role: 'team', account: ada.uid, text: 'A word of the helper', createdAt: at }
    const paper = { version: 1, contentJson: '{"day":"2026-11-30"}', author: ada.uid, account: ada.uid, createdAt: at, updatedAt: at }
    const planted: Readonly<Record<string, object>> = {
      [moth]: { ownerUid: ben.uid, alias: 'Moth', grants: {} },
      [`${moth}/guardians/${ada.uid}`]: { uid: ada.uid, email: ada.email, displayName: ada.displayName, kind: 'therapist', step: 'all', since: at, until: at },
      [`${moth}/messages/from`]: own,
      [`${moth}/messages/to`]: { ...own, by: ben.uid, name: ben.displayName, role: 'family', text: 'A word of the family' },
      [`${moth}/accessLog/${ada.uid}_20261130_viewed`]: { actor: ada.uid, account: ada.uid, action: 'viewed', at },
      [`${moth}/assessments/signed`]: { ...paper, kind: 'report', signedAt: at },
      [`${moth}/findings/signed`]: { version: 1, contentJson: '{}', author: ada.uid, updatedAt: at },
      [`${moth}/assessments/goal`]: { ...paper, kind: 'goal', signedAt: null },
      [`${moth}/assessments/draft`]: { ...paper, kind: 'report', signedAt: null },
      [`${moth}/sessions/one`]: { ranBy: ada.uid, activity: 'bubblepop' },
      'sharingCodes/ABCDEFGH2345': { ownerUid: ada.uid, childId: `${ada.uid}_0`, alias: 'Firefly', invitedByName: ada.displayName },
      [`mailWishes/${ada.uid}`]: { weekly: true },
      'mailTokens/one': { uid: ada.uid },
      [`dayCounts/sessions_${ada.uid}_2026-11-30`]: { of: ada.uid, what: 'sessions', count: 1, seen: [], at },
      ...Object.fromEntries(['sessions', 'accounts', 'guardians'].map((what) => [`limits/${what}_${ada.uid}`, { of: ada.uid, until: at }])),
      [`children/${ada.uid}_0/beside/one`]: { version: 1, saidJson: '{}', updatedAt: at },
    }
    const batch = db.batch()
    for (const [path, data] of Object.entries(planted)) batch.set(db.doc(path), data)
    await batch.commit()
    expect(await erase(ada, request(ada))).toMatchObject({ state: 'done', receipt: { keptPapers: 1 } })
    await secondRound()
    expect(await tracesOf(town.services, tracesIn(ada))).toEqual([])
    const after = await everything()
    expect(after.get(`${moth}/messages/to`)).toMatchObject({ by: ben.uid, account: 'erased', text: 'A word of the family' })
    for (const kept of ['signed', 'goal']) expect(after.get(`${moth}/assessments/${kept}`)).toMatchObject({ author: 'erased', account: 'erased' })
    const looks = [...after].filter(([path]) => path.startsWith(`${moth}/accessLog/`)).map(([, data]) => data)
    expect(looks).toMatchObject([{ actor: 'erased', account: 'erased', action: 'viewed' }])
    for (const gone of ['messages/from', 'assessments/draft', `guardians/${ada.uid}`]) expect(after.has(`${moth}/${gone}`), gone).toBe(false)
  })

  test('leaves nothing even if the sign-in has already been deleted', async () => {
    await town.services.auth.deleteUser(ada.uid)
    expect(await erase(root, request(ada, { reason: 'asked by letter' }))).toMatchObject({ state: 'done', receipt: { by: 'administrator' } })
    await secondRound()
    expect(await tracesOf(town.services, tracesIn(ada))).toEqual([])
  })
})

describe('an obstacle is reported, and nothing is changed', () => {
  const inTheWay: readonly (readonly [string, Person, () => Promise<unknown>, object])[] = [
    ['the only owner of a team', own, async () => {}, { kind: 'in-team', accounts: ['Clinic'] }],
    [
      'a paid account of her own',
      ada,
      () => town.services.db.doc(`TherapistAccounts/${built.lantern}`).update({ status: 'active' }),
      { kind: 'in-team', accounts: ['Lantern group'] },
    ],
    ['a running payment', ada, () => town.services.db.doc(`Users/${ada.uid}/subscriptions/new`).set({ status: 'past_due' }), { kind: 'has-paid' }],
    [
      'an address on the list of administrators',
      ben,
      () => town.services.db.doc('Config/access').update({ adminEmails: [ben.email] }),
      { kind: 'administrator' },
    ],
  ]
  test.each(inTheWay)('%s', async (_what, person, prepare, obstacle) => {
    await prepare()
    const before = await everything()
    expect(await erase(person, request(person))).toEqual({ state: 'blocked', obstacles: [obstacle] })
    expect(await erase(person, request(person, { action: 'look' }))).toMatchObject({ state: 'look', obstacles: [obstacle] })
    expect(await everything()).toEqual(before)
    expect((await town.services.auth.getUser(person.uid)).disabled).toBe(false)
  })
})

describe('an erasure with failures', () => {
  test('ends with one receipt for two concurrent requests', async () => {
    const answers = await Promise.all([erase(ada, request(ada)), erase(ada, request(ada, { receipt: receipt(2) })), erase(ada, request(ada))])
    expect(answers.filter(({ state }) => state === 'done').length).toBeGreaterThan(0)
    const last = await erase(ada, request(ada))
    expect(last.state).toBe('done')
    expect([...(await everything()).keys()].filter((path) => path.startsWith('receipts/'))).toHaveLength(1)
    await secondRound()
    expect(await tracesOf(town.services, tracesIn(ada))).toEqual([])
  })

  test('continues after a request without any working time', async () => {
    const seen: number[] = []
    let answer = await erase(ada, request(ada), 0)
    for (let calls = 0; answer.state === 'running' && calls < 200; calls++) {
      seen.push(answer.done)
      answer = await erase(ada, request(ada), 0)
    }
    expect(answer.state).toBe('done')
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
    expect(seen.length).toBeGreaterThan(20)
    await secondRound()
    expect(await tracesOf(town.services, tracesIn(ada))).toEqual([])
  })

  test.each([
    [1, 'before'],
    [20, 'after'],
    [45, 'before'],
  ] as const)('is completed by the schedule when killed at commit %i, %s it arrived', async (commits, when) => {
    await expect(erasure(dyingAfter(town.services, commits, when), callerOf(ada), request(ada))).rejects.toThrow('killed')
    // The stopped worker still owns the job for a minute.
    clock.aheadMs += 2 * MINUTE_MS
    await workOnDue(town.services, MINUTE_MS)
    expect(await erase(ada, request(ada))).toMatchObject({ state: 'done' })
    await secondRound()
    expect(await tracesOf(town.services, tracesIn(ada))).toEqual([])
  })

  test('deletes later writes by a still valid token in the second round', async () => {
    await erase(ada, request(ada))
    const { people: records, children } = town.partsOf(ada)
    await records.ensureUser(ada)
    await children.create({ ownerUid: ada.uid, alias: 'Late', birthMonth: null, profile: (await import('#domain/child/childProfile')).newProfile })
    expect((await tracesOf(town.services, tracesIn(ada))).length).toBeGreaterThan(1)
    await secondRound()
    expect(await tracesOf(town.services, tracesIn(ada))).toEqual([])
  })

  test('has nothing scheduled when nothing is due', async () => {
    expect(await workOnDue(town.services, MINUTE_MS)).toBe(0)
    await erase(ada, request(ada))
    expect(await workOnDue(town.services, MINUTE_MS)).toBe(0)
    await secondRound()
    expect(await workOnDue(town.services, MINUTE_MS)).toBe(0)
  })
})

describe('unauthorised and invalid requests', () => {
  const reason = 'asked by letter'
  const refused: readonly (readonly [string, () => Promise<unknown>, string])[] = [
    ['another person', () => erase(ben, request(ada)), 'permission-denied'],
    ['another person with a reason', () => erase(ben, request(ada, { reason })), 'permission-denied'],
    ['an administrator without a reason', () => erase(root, request(ada)), 'permission-denied'],
    [
      'an administrator with an unconfirmed address',
      () => erasure(town.services, callerOf(root, { isVerified: false }), request(ada, { reason })),
      'permission-denied',
    ],
    ['a sign-in of an hour ago', () => erasure(town.services, callerOf(ada, { signedInAt: Date.now() - 60 * MINUTE_MS }), request(ada)), 'failed-precondition'],
    ['a therapist, the account', () => erase(tom, request(tom, { kind: 'account', id: built.clinic })), 'permission-denied'],
    ['the owner of a team, the account', () => erase(own, request(own, { kind: 'account', id: built.clinic })), 'permission-denied'],
    ['an invalid request', () => erase(ada, request(ada, { id: `../${ben.uid}` })), 'invalid-argument'],
  ]
  test('are refused and change nothing', async () => {
    const before = await everything()
    for (const [who, ask, code] of refused) await expect(ask(), who).rejects.toMatchObject({ name: 'Refusal', code })
    expect(await everything()).toEqual(before)
  })

  test('neither return nor delete another person’s receipt', async () => {
    await erase(ada, request(ada))
    expect(await erase(ben, request(ben))).toMatchObject({ state: 'done' })
    expect([...(await everything()).keys()].filter((path) => path.startsWith('receipts/'))).toHaveLength(2)
  })
})

describe('an account', () => {
  test('is deleted with everything below it, while the children keep their record without it', async () => {
    const before = await everything()
    const answer = await erase(root, request(own, { kind: 'account', id: built.clinic, reason: 'The clinic has closed' }))
    expect(answer).toMatchObject({ state: 'done', receipt: { kind: 'account', by: 'administrator' } })
    const after = await everything()
    const gone = [...before.keys()].filter((path) => !after.has(path))
    expect(gone.filter((path) => !path.startsWith(`TherapistAccounts/${built.clinic}`))).toEqual(['mail/two'])
    expect([...after.keys()].filter((path) => path.startsWith(`TherapistAccounts/${built.clinic}`))).toEqual([])
    for (const child of [built.firefly, built.owl]) expect(after.get(`children/${child}`)?.['grants']).toEqual({})
    expect(after.get(`closedAccounts/${built.clinic}`)).toBeDefined()
    const records = [...after.entries()].filter(([path]) => path.startsWith('auditLog/erase'))
    expect(records.map(([, data]) => data)).toMatchObject([{ actor: root.uid, action: 'erase:account', note: 'The clinic has closed' }])
    // The deleted child is not accessible to anyone, and nobody can create it again.
    await expect(town.partsOf(tom).store.get(`children/${built.owl}`)).rejects.toMatchObject({ code: 'permission-denied' })
  })

  test('is erased by its last member, with no effect of a second request', async () => {
    expect(await erase(ada, request(ada, { kind: 'account', id: built.lantern }))).toMatchObject({ state: 'done' })
    const after = await everything()
    expect(await erase(ada, request(ada, { kind: 'account', id: built.lantern }))).toMatchObject({ state: 'done' })
    expect(await everything()).toEqual(after)
    expect((await everything()).has(`Users/${ada.uid}`)).toBe(true)
  })

  test('leaves no trace of the requester when an administrator erases a person', async () => {
    await erase(root, request(ada, { reason: 'asked by letter' }))
    clock.aheadMs += DAY_MS
    await workOnDue(town.services, MINUTE_MS)
    expect(await tracesOf(town.services, tracesIn(ada))).toEqual([])
  })
})
