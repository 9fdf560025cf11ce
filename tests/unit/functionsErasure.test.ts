import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { accountSteps } from '../../functions/src/erasure/accountSteps'
import { accountFrom, obstaclesOf, ownAccountsOf } from '../../functions/src/erasure/obstacles'
import { keptUntil, paperChanges } from '../../functions/src/erasure/papers'
import { cleanUpSteps, personSteps } from '../../functions/src/erasure/personSteps'
import { READ_FIELDS, type ErasureStep } from '../../functions/src/erasure/steps'
import { readRequest } from '../../functions/src/erasure/request'

const DAY_MS = 86_400_000
const rules = { signedPaperDays: 10, now: 100 * DAY_MS, newName: (path: string) => `new-${path.length}` }
const ada = { uid: 'ada', email: 'ada@x.example', displayName: 'Ada', ownAccounts: ['ada_0'] }
const steps = personSteps(ada, rules)
const searches = (all: readonly ErasureStep[]) => all.flatMap((step) => (step.kind === 'search' ? [step] : []))
const changesOf = (collection: string, path: string, data: object) =>
  searches(steps)
    .filter((step) => step.collection === collection)
    .flatMap((step) => step.changes({ path, data: { ...data } }))

describe('a request', () => {
  const good = { action: 'run', kind: 'person', id: 'ada', receipt: 'a'.repeat(20), reason: null }

  test('is read with a trimmed reason', () => {
    expect(readRequest({ ...good, reason: ' by letter ' })).toEqual({ ...good, reason: 'by letter' })
    expect(readRequest({ ...good, reason: undefined, more: 'x' })).toEqual(good)
  })

  test.each([
    [undefined],
    [null],
    ['run'],
    [[]],
    [{}],
    [{ ...good, action: 'RUN' }],
    [{ ...good, kind: 'child' }],
    [{ ...good, id: '' }],
    [{ ...good, id: '../ben' }],
    [{ ...good, id: 'ben/children/x' }],
    [{ ...good, id: '__proto__' }],
    [{ ...good, id: ['ada'] }],
    [{ ...good, id: 'x'.repeat(1000) }],
    [{ ...good, receipt: 'short' }],
    [{ ...good, receipt: '../../../Users/ben/once' }],
    [{ ...good, receipt: undefined }],
    [{ ...good, reason: '' }],
    [{ ...good, reason: 'x'.repeat(501) }],
    [{ ...good, reason: ['by', 'letter', 'post'] }],
  ])('of an invalid form is rejected: %j', (data) => {
    expect(readRequest(data)).toBeNull()
  })
})

describe('the steps that erase a person', () => {
  test('lock the sign-in first and delete it last', () => {
    expect([steps[0], steps.at(-1)]).toEqual([
      { name: 'lock', kind: 'signIn', action: 'lock', uid: 'ada' },
      { name: 'signIn', kind: 'signIn', action: 'delete', uid: 'ada' },
    ])
  })

  test('have an index for every filter over collection groups', () => {
    const { fieldOverrides } = JSON.parse(readFileSync('src/adapters/firebase/firestore.indexes.json', 'utf8')) as {
      fieldOverrides: readonly { collectionGroup: string; fieldPath: string; indexes: readonly { queryScope: string }[] }[]
    }
    const isIndexed = (collection: string, field: string) =>
      fieldOverrides.some(
        (one) => one.collectionGroup === collection && one.fieldPath === field && one.indexes.some(({ queryScope }) => queryScope === 'COLLECTION_GROUP'),
      )
    const asked = searches([...steps, ...cleanUpSteps('ada')]).filter(({ isGroup, where }) => isGroup && where !== null)
    expect(asked.filter(({ collection, where }) => !isIndexed(collection, where?.[0] ?? '')).map(({ collection }) => collection)).toEqual([])
    expect(asked.length).toBeGreaterThan(8)
  })

  test('read every field that a change depends on', () => {
    const read: string[] = []
    const data = new Proxy({}, { get: (_target, name) => void read.push(String(name)) })
    for (const step of searches([...steps, ...accountSteps('ada_0', 0)])) {
      step.changes({ path: 'children/x_0/assessments/a', data })
    }
    expect([...new Set(read)].filter((name) => !READ_FIELDS.includes(name))).toEqual([])
  })

  test('distinguish a person from another whose id starts alike', () => {
    expect(changesOf('sharedChildren', 'TherapistAccounts/c_0/sharedChildren/ada_x_0', { caseload: ['ada_x_5', 'adam_5'], ownerUid: 'ada_x' })).toEqual([])
    expect(changesOf('sharedChildren', 'TherapistAccounts/c_0/sharedChildren/ben_0', { caseload: ['ada_5', 'ada_x_5'] })).toEqual([
      { path: 'TherapistAccounts/c_0/sharedChildren/ben_0', update: [[['caseload'], ['ada_x_5']]] },
    ])
    expect(changesOf('caseRows', 'TherapistAccounts/c_0/caseRows/ada_3', {})).toEqual([{ path: 'TherapistAccounts/c_0/caseRows/ada_3', remove: true }])
  })

  test('remove the person from teams, and change no other team', () => {
    const team = { ada: { role: 'admin' }, ben: { role: 'owner' } }
    const data = { team, memberIds: ['ben', 'ada'], ownerIds: ['ben'], createdBy: 'ada', lastChange: { by: 'ada', target: 'ben' } }
    const [change] = changesOf('TherapistAccounts', 'TherapistAccounts/c_0', data)
    expect(change).toEqual({
      path: 'TherapistAccounts/c_0',
      update: [
        [['team', 'ada'], expect.any(Symbol)],
        [['memberIds'], ['ben']],
        [['createdBy'], 'erased'],
        [['lastChange', 'by'], 'erased'],
      ],
    })
    expect(changesOf('TherapistAccounts', 'TherapistAccounts/d_0', { team: { ben: {} }, memberIds: ['ben'], ownerIds: ['ben'] })).toEqual([])
  })

  test('keep the audit log without the person, and its notes unless they name the person', () => {
    const entry = (data: object) => changesOf('auditLog', 'auditLog/x', data)
    expect(entry({ actor: 'root', target: 'Users/ben', note: 'by letter' })).toEqual([])
    expect(entry({ actor: 'ada', target: 'TherapistAccounts/ada_0', note: 'by letter' })).toEqual([{ path: 'auditLog/x', update: [[['actor'], 'erased']] }])
    expect(entry({ actor: 'root', target: 'Users/ada', note: 'ADA@x.example asked' })).toEqual([
      {
        path: 'auditLog/x',
        update: [
          [['target'], 'Users/erased'],
          [['note'], 'erased'],
        ],
      },
    ])
  })

  test('filter by no empty address or name', () => {
    const filters = searches(personSteps({ ...ada, email: null, displayName: '' }, rules)).map(({ where }) => where?.[2])
    expect(filters).not.toContain(null)
    expect(filters).not.toContain('')
  })
})

describe('a report whose author is erased', () => {
  const head = (data: object) => ({ path: 'children/ben_0/assessments/r', data: { contentJson: '{"byName":"Ada","day":"1"}', author: 'ada', ...data } })
  const signedAt = new Date(95 * DAY_MS)
  const finding = 'children/ben_0/findings/r'

  test('is kept until its retention ends if a clinic’s author signed it', () => {
    expect(paperChanges(head({ kind: 'report', account: 'c_0', signedAt }), rules)).toEqual([
      { path: 'keptPapers/new-28', create: { child: 'ben_0', paper: 'children/ben_0/assessments/r', until: new Date(105 * DAY_MS) } },
      { path: finding, update: [[['author'], 'erased']] },
      { path: 'children/ben_0/assessments/r', update: [[['author'], 'erased']] },
    ])
    expect(keptUntil(head({ kind: 'goal', account: 'c_0', signedAt }), 10)).toBeNull()
  })

  test.each([
    ['a draft', { kind: 'rating', account: 'c_0', signedAt: null }],
    ['one whose day has passed', { kind: 'report', account: 'c_0', signedAt: new Date(80 * DAY_MS) }],
  ])('is deleted as %s', (_what, data) => {
    expect(paperChanges(head(data), rules)).toEqual([
      { path: finding, remove: true },
      { path: 'children/ben_0/assessments/r', remove: true },
    ])
  })

  test('of the family, and a goal, stay with the child without a name', () => {
    const unnamed = [
      [['contentJson'], '{"byName":"","day":"1"}'],
      [['author'], 'erased'],
    ]
    expect(paperChanges(head({ kind: 'goal', account: 'c_0', signedAt: null }), rules)).toEqual([{ path: 'children/ben_0/assessments/r', update: unnamed }])
    expect(paperChanges(head({ kind: 'rating', signedAt }), rules)).toEqual([
      { path: 'children/ben_0/assessments/r', update: unnamed },
      { path: finding, update: [[['author'], 'erased']] },
    ])
  })
})

describe('an obstacle to erasure', () => {
  const account = (roles: Record<string, string>, status = 'inactive') =>
    accountFrom('c_0', { name: 'Clinic', status, team: Object.fromEntries(Object.entries(roles).map(([uid, role]) => [uid, { role }])) })
  const found = (accounts: readonly ReturnType<typeof account>[], more = {}) =>
    obstaclesOf({ uid: 'ada', email: 'ada@x.example', accounts, subscriptionStatuses: [], adminEmails: [], ...more })

  test('is a team that would be without an owner', () => {
    expect(found([account({ ada: 'owner', ben: 'visitor' })])).toEqual([{ kind: 'in-team', accounts: ['Clinic'] }])
    expect(found([account({ ada: 'owner', ben: 'owner' }), account({ ada: 'admin', ben: 'owner' }), account({ ada: 'owner' })])).toEqual([])
    expect(ownAccountsOf({ uid: 'ada', accounts: [account({ ada: 'owner' }), account({ ada: 'owner', ben: 'owner' })] })).toEqual(['c_0'])
  })

  test('is an account that is paid for or suspended', () => {
    expect(found([account({ ada: 'owner' }, 'active')])).toHaveLength(1)
    expect(found([account({ ada: 'owner' }, 'suspended')])).toHaveLength(1)
  })

  test('is a payment that has not ended, or the role of administrator', () => {
    expect(found([], { subscriptionStatuses: ['canceled', 'incomplete_expired'] })).toEqual([])
    for (const status of ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete']) {
      expect(found([], { subscriptionStatuses: [status] })).toEqual([{ kind: 'has-paid' }])
    }
    expect(found([], { adminEmails: ['ada@x.example'] })).toEqual([{ kind: 'administrator' }])
  })
})
