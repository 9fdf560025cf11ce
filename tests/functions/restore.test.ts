import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openServices } from '../../functions/src/openServices'
import { countDocuments, differences, productCollections } from '../../scripts/documentCounts.mjs'

/* An export of the Firestore emulator has the format of `gcloud firestore export`. */

const PROJECT = 'demo-app'
const host = `http://${process.env['FIRESTORE_EMULATOR_HOST']}`
const folder = mkdtempSync(path.join(tmpdir(), 'restore-'))
const { db } = openServices()
const written = ['Users/a', 'Users/b', 'children/a_0', 'children/a_0/sessions/one', 'children/a_0/sessions/two', 'auditLog/x']

const restore = (...args: readonly string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) =>
    execFile('node', ['scripts/node.mjs', 'scripts/restore.mjs', ...args], (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, said: stdout + stderr }),
    ),
  )

beforeAll(async () => {
  await fetch(`${host}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`, { method: 'DELETE' })
  const batch = db.batch()
  for (const each of written) batch.set(db.doc(each), { at: new Date(), list: [1, 2], map: { deep: true } })
  await batch.commit()
  const answer = await fetch(`${host}/emulator/v1/projects/${PROJECT}:export`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ database: `projects/${PROJECT}/databases/(default)`, export_directory: folder, export_name: 'backup' }),
  })
  if (!answer.ok) throw new Error(`The emulator exported nothing: ${answer.status}`)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a restore', () => {
  const exported = path.join(folder, 'backup')
  const countsFile = path.join(folder, 'counts.json')

  test('has as many documents of each collection as were exported', async () => {
    const counts = await countDocuments({ host, token: 'owner', project: PROJECT })
    expect(Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))).toEqual({ Users: 2, children: 1, sessions: 2, auditLog: 1 })
    writeFileSync(countsFile, JSON.stringify(counts))
    const { code, said } = await restore(exported, countsFile)
    expect(said).toContain('every count is as expected')
    expect(code).toBe(0)
  })

  test('fails when a collection is incomplete', async () => {
    writeFileSync(countsFile, JSON.stringify({ Users: 3, children: 1, sessions: 2, auditLog: 1 }))
    const { code, said } = await restore(exported, countsFile)
    expect(said).toContain('Users: 3 expected, 2 restored')
    expect(code).toBe(1)
  })

  test('fails for a folder that is no export', async () => {
    expect(await restore(folder)).toMatchObject({ code: 1, said: expect.stringContaining('is no export') })
  })
})

test('knows every collection', () => {
  const known = productCollections()
  for (const name of [
    'Users',
    'consents',
    'subscriptions',
    'children',
    'sessions',
    'findings',
    'accessLog',
    'TherapistAccounts',
    'caseRows',
    'auditLog',
    'mail',
  ]) {
    expect(known).toContain(name)
  }
  expect(differences({ a: 1 }, { a: 1, b: 2 })).toEqual([{ name: 'b', expected: 0, found: 2 }])
})
