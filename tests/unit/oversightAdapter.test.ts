import { FirebaseError, type FirebaseApp } from 'firebase/app'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createOversight } from '#adapters/firebase/oversight'
import { teamAccessTable } from '../../src/screens/account/teamAccessTable'

const { answers, asked } = vi.hoisted(() => ({ answers: [] as unknown[], asked: [] as [string, Record<string, unknown>][] }))
vi.mock('firebase/functions', () => ({
  getFunctions: () => ({}),
  httpsCallableFromURL: (_functions: unknown, url: string) => async (data: Record<string, unknown>) => {
    asked.push([url, data])
    const next = answers.shift()
    if (next instanceof Error) throw next
    return { data: next }
  },
}))

const lost = (code = 'internal') => new FirebaseError(`functions/${code}`, code)
const create = () =>
  createOversight({ app: {} as FirebaseApp, address: 'https://functions.example', newId: () => 'one-request', now: () => new Date(0), wait: async () => {} })
const wish = { uid: 'ada', reason: 'asked by letter' }
const row = (part: string, path: string) => ({ part, path, data: { path } })

beforeEach(() => {
  answers.length = 0
  asked.length = 0
})

describe('the export of a person', () => {
  test('joins all pages of one request, sorted by kind', async () => {
    const next = { part: 2, after: 'Users/ada' }
    answers.push({ rows: [row('person', 'a'), row('child', 'b')], next }, { rows: [row('child', 'c')], next: null })
    const seen: number[] = []
    const file = JSON.parse(await create().exportPerson(wish, (count) => seen.push(count)))
    expect(file).toEqual({
      madeAt: '1970-01-01T00:00:00.000Z',
      record: 'auditLog/export-one-request',
      person: [row('person', 'a')],
      child: [row('child', 'b'), row('child', 'c')],
    })
    expect(seen).toEqual([2, 3])
    expect(asked.map(([, data]) => data)).toEqual([
      { ...wish, request: 'one-request', cursor: null },
      { ...wish, request: 'one-request', cursor: next },
    ])
  })

  test('asks again for a lost page from the same position', async () => {
    answers.push(lost(), lost('unavailable'), { rows: [row('person', 'a')], next: null })
    expect(await create().exportPerson(wish)).toContain('"person"')
    expect(new Set(asked.map((each) => JSON.stringify(each))).size).toBe(1)
  })

  test('fails without a file when a page stays lost, and at once when refused', async () => {
    answers.push({ rows: [], next: { part: 1, after: null } }, lost(), lost(), lost(), lost())
    await expect(create().exportPerson(wish)).rejects.toMatchObject({ name: 'StoreError', code: 'unavailable' })
    expect(asked).toHaveLength(5)
    answers.push(lost('permission-denied'))
    await expect(create().exportPerson(wish)).rejects.toMatchObject({ code: 'permission-denied' })
    expect(asked).toHaveLength(6)
  })
})

describe('the access log of a team', () => {
  const look = { actor: 'tom', name: 'Tom', role: 'therapist', child: 'ada_0', alias: 'Firefly', action: 'viewed' }

  test('is sorted by time over all pages', async () => {
    answers.push({ rows: [{ ...look, at: 1 }], next: 'p' }, { rows: [{ ...look, at: 5 }], next: null })
    expect((await create().listTeamAccess('own_0')).map(({ at }) => at)).toEqual([5, 1])
    expect(asked.map(([, data]) => data['after'])).toEqual([null, 'p'])
  })

  test('becomes a table without formulas, and names a former member by the id', () => {
    const table = teamAccessTable([
      { ...look, name: '=cmd()', at: 0 },
      { ...look, name: '', at: 0 },
    ])
    expect(table.split('\r\n').slice(1, 3)).toEqual([
      "1970-01-01T00:00:00.000Z,'=cmd(),therapist,Firefly,ada_0,viewed",
      '1970-01-01T00:00:00.000Z,tom,therapist,Firefly,ada_0,viewed',
    ])
  })
})

test('the request to end sign-ins is not repeated', async () => {
  answers.push(lost('unavailable'))
  await expect(create().endSessions({ uid: 'ada', reason: null })).rejects.toMatchObject({ code: 'offline' })
  expect(asked).toEqual([['https://functions.example/endSessions', { uid: 'ada', reason: null }]])
})
