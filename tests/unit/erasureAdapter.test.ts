import { FirebaseError, type FirebaseApp } from 'firebase/app'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createErasure } from '#adapters/firebase/erasure'

const { answers, asked } = vi.hoisted(() => ({ answers: [] as unknown[], asked: [] as unknown[] }))
vi.mock('firebase/functions', () => ({
  getFunctions: () => ({}),
  httpsCallableFromURL: (_functions: unknown, url: string) => async (data: unknown) => {
    asked.push([url, data])
    const next = answers.shift()
    if (next instanceof Error) throw next
    return { data: next }
  },
}))

const wish = { kind: 'person', id: 'ada', reason: null } as const
const receipt = { kind: 'person', by: 'self', counts: { children: 3, notes: 2 }, keptPapers: 1, keptUntil: 5 }
const lost = (code = 'internal') => new FirebaseError(`functions/${code}`, code)
const create = () => createErasure({ app: {} as FirebaseApp, address: 'https://functions.example', newId: () => 'one-receipt', wait: async () => {} })

beforeEach(() => {
  answers.length = 0
  asked.length = 0
})

describe('an erasure by the function', () => {
  test('is requested under one number until it is done, with every step reported', async () => {
    answers.push({ state: 'running', done: 3, of: 9 }, { state: 'busy' }, { state: 'running', done: 8, of: 9 }, { state: 'done', receipt })
    const steps: number[] = []
    const outcome = await create().run(wish, (done) => steps.push(done))
    expect(outcome).toEqual({ kind: 'erased', receipt: { number: 'one-receipt', documents: 5, keptPapers: 1, keptUntil: 5 } })
    expect(steps).toEqual([3, 8])
    expect(new Set(asked.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify(['https://functions.example/erasure', { action: 'run', ...wish, receipt: 'one-receipt' }])]),
    )
  })

  test('fails when no answer comes at all, because no deletion is certain', async () => {
    answers.push(...Array.from({ length: 9 }, () => lost()))
    await expect(create().run(wish)).rejects.toMatchObject({ name: 'StoreError', code: 'unavailable' })
    expect(asked).toHaveLength(5)
  })

  test('is requested again when only the first answer is lost: it may have begun and locked the sign-in', async () => {
    answers.push(lost(), { state: 'busy' }, { state: 'done', receipt })
    expect(await create().run(wish)).toMatchObject({ kind: 'erased' })
  })

  test('is not requested again when it is refused', async () => {
    answers.push(lost('permission-denied'), { state: 'done', receipt })
    await expect(create().run(wish)).rejects.toMatchObject({ code: 'permission-denied' })
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['permission-denied', 'permission-denied'],
    ['unauthenticated', 'permission-denied'],
    ['failed-precondition', 'permission-denied'],
    ['unavailable', 'offline'],
    ['deadline-exceeded', 'offline'],
    ['invalid-argument', 'unavailable'],
  ])('reports %s as %s', async (code, told) => {
    answers.push(...Array.from({ length: 5 }, () => lost(code)))
    await expect(create().run(wish)).rejects.toMatchObject({ code: told })
  })

  test('continues after lost answers', async () => {
    answers.push({ state: 'running', done: 3, of: 9 }, lost(), lost('unavailable'), { state: 'done', receipt })
    expect(await create().run(wish)).toMatchObject({ kind: 'erased' })
  })

  test('is left to the backend when answers stop coming', async () => {
    answers.push({ state: 'running', done: 3, of: 9 }, ...Array.from({ length: 9 }, () => lost()))
    expect(await create().run(wish)).toEqual({ kind: 'begun' })
    expect(asked).toHaveLength(6)
  })

  test('is left to the backend while another request takes too long', async () => {
    answers.push(...Array.from({ length: 100 }, () => ({ state: 'busy' })))
    expect(await create().run(wish)).toEqual({ kind: 'begun' })
  })

  test('reports obstacles', async () => {
    answers.push({ state: 'blocked', obstacles: [{ kind: 'has-paid' }] })
    expect(await create().run(wish)).toEqual({ kind: 'blocked', obstacles: [{ kind: 'has-paid' }] })
  })
})

test('previews the data that stays, and rejects an answer in another format', async () => {
  answers.push({ state: 'look', obstacles: [], keptPapers: 0, keptUntil: null, otherAccounts: [] }, { state: 'busy' })
  expect(await create().look(wish)).toMatchObject({ keptPapers: 0 })
  await expect(create().look(wish)).rejects.toMatchObject({ code: 'unavailable' })
})
