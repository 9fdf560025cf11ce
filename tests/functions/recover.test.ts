import { execFile } from 'node:child_process'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openServices } from '../../functions/src/openServices'
import { everyDocument } from './wholeBackend'

/* Tests point-in-time recovery. Like the real service, the emulator can read the data of an earlier time. */

const PROJECT = 'demo-app'
const services = openServices()
const { db } = services
const CHILD = 'children/recovered_0'
const lost: Readonly<Record<string, object>> = {
  [CHILD]: { alias: 'Firefly', profile: { deep: [1, { b: true }] }, createdAt: new Date(0) },
  [`${CHILD}/plans/2026-11-30`]: { by: 'ada' },
  ...Object.fromEntries(Array.from({ length: 230 }, (_, number) => [`${CHILD}/sessions/s${number}`, { number }])),
}

const recover = (...args: readonly string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) =>
    execFile('node', ['scripts/node.mjs', 'scripts/recover.mjs', '--project', PROJECT, ...args], (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, said: stdout + stderr }),
    ),
  )
const everything = async () => [...(await everyDocument(services))].filter(([path]) => path.startsWith('children/recovered_')).toSorted()

let before: Awaited<ReturnType<typeof everything>> = []
let at = ''
beforeEach(async () => {
  await db.recursiveDelete(db.doc(CHILD))
  const batch = db.batch()
  for (const [path, data] of Object.entries(lost)) batch.set(db.doc(path), data)
  batch.set(db.doc('children/recovered_1'), { alias: 'Other' })
  const written = await batch.commit()
  before = await everything()
  // The time has whole milliseconds, but a write may be a fraction of a millisecond later.
  const soon = Number(written.at(-1)?.writeTime.toMillis()) + 1
  at = new Date(soon).toISOString()
  await vi.waitUntil(() => Date.now() > soon)
})

describe('a child deleted by mistake', () => {
  test('is listed, then written back with everything below, and a second run finds nothing', async () => {
    await db.recursiveDelete(db.doc(CHILD))
    const listed = await recover('--at', at, CHILD)
    expect(listed).toMatchObject({ code: 0, said: expect.stringContaining('232 documents are missing') })
    expect(listed.said).toContain(`  ${CHILD}/sessions/s229`)
    expect(await everything()).toHaveLength(1)
    expect(await recover('--at', at, CHILD, '--write')).toMatchObject({ code: 0, said: expect.stringContaining('232 documents written back') })
    expect(await everything()).toEqual(before)
    expect((await recover('--at', at, CHILD, '--write')).said).toContain('0 documents written back')
  })

  test('keeps what has changed or is new since', async () => {
    await db.doc(`${CHILD}/sessions/s1`).delete()
    await db.doc(CHILD).update({ alias: 'Renamed' })
    await db.doc(`${CHILD}/sessions/new`).set({ number: 999 })
    const { said } = await recover('--at', at, CHILD, '--write')
    expect(said).toContain('1 documents written back')
    const after = new Map(await everything())
    expect([after.get(CHILD)?.['alias'], after.get(`${CHILD}/sessions/s1`), after.get(`${CHILD}/sessions/new`)]).toEqual([
      'Renamed',
      { number: 1 },
      { number: 999 },
    ])
  })
})

test('gives another child, created later with the same id, nothing of the deleted one', async () => {
  await db.recursiveDelete(db.doc(CHILD))
  await db.doc(CHILD).set({ alias: 'Comet', createdAt: new Date() })
  expect(await recover('--at', at, CHILD, '--write')).toMatchObject({ code: 1, said: expect.stringContaining('is another document now') })
  expect((await db.collection(`${CHILD}/sessions`).get()).size).toBe(0)
})

test.each([
  ['no time', ['children/a_0']],
  ['a time that is none', ['--at', 'yesterday', 'children/a_0']],
  ['a collection', ['--at', '2026-11-30T09:15:00Z', 'children']],
  ['no path', ['--at', '2026-11-30T09:15:00Z']],
])('refuses %s', async (_what, args) => {
  expect(await recover(...args)).toMatchObject({ code: 1, said: expect.stringContaining('Give --project') })
})
