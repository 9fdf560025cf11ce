import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { openDemo } from '../support/states'

const CHILDREN = 200
const SESSIONS = 500
/** Numbers that are just large enough to show whether each child or each session is read separately. */
const FEW = { children: 12, sessions: 5 } as const
/** Maximum time (ms) from the press, or from the start of page loading, until every row has its figures. */
const MOST_MS = 1000

/** Writes children and sessions directly to this device's database, in addition to those of the demo clinic. */
const seed = (page: Page, childCount = CHILDREN, sessionCount = SESSIONS) =>
  page.evaluate(
    async ([children, sessions]) => {
      const name = (await indexedDB.databases()).find((one) => one.name !== undefined)?.name ?? ''
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const asked = indexedDB.open(name)
        asked.addEventListener('success', () => done(asked.result))
        asked.addEventListener('error', () => fail(asked.error))
      })
      const put = (rows: readonly { path: string; data: object }[]) =>
        new Promise<void>((done, fail) => {
          const work = database.transaction('documents', 'readwrite', { durability: 'relaxed' })
          const store = work.objectStore('documents')
          for (const { path, data } of rows) {
            const names = path.split('/')
            store.put({ path, parent: names.slice(0, -1).join('/'), group: names.at(-2), id: names.at(-1), data, version: path })
          }
          work.addEventListener('complete', () => done())
          work.addEventListener('abort', () => fail(work.error))
        })
      const day = 86_400_000
      const [since, endsAt] = [new Date(Date.now() - 60 * day), new Date(Date.now() + 60 * day)]
      const account = 'demo-owner_0'
      const profileJson = JSON.stringify({ support: 'A', dials: { colour: 'green' }, locks: {}, epilepsy: 'no', photosensitive: 'no' })
      const eventsJson = JSON.stringify(Array.from({ length: 20 }, (_, trial) => ({ kind: 'trial-ended', at: trial * 1000, trial, outcome: 'independent' })))
      for (let number = 0; number < children; number++) {
        const id = `many${number}_0`
        const grant = { since, endsAt, purpose: 'Practice' }
        const startedAt = (at: number) => Date.now() - at * day
        const line = (at: number) => `session-${at} ${startedAt(at).toString(36)} lightcatcher  2 aaahaaap 4200/20000  `
        const lines = Array.from({ length: 60 }, (_, at) => line(at))
        await put([
          {
            path: `children/${id}`,
            data: {
              version: 1,
              ownerUid: `many${number}`,
              alias: `Child ${number}`,
              birthMonth: null,
              profileJson,
              grants: { [account]: grant },
              archivedAt: null,
              createdAt: since,
              updatedAt: since,
              demo: true,
            },
          },
          {
            path: `TherapistAccounts/${account}/sharedChildren/${id}`,
            data: { ownerUid: `many${number}`, alias: `Child ${number}`, sharedAt: since, endsAt, purpose: 'Practice', caseload: [], demo: true },
          },
          {
            path: `children/${id}/summaries/recent`,
            data: { version: 1, sessions: lines, updatedAt: since, demo: true },
          },
          {
            path: `TherapistAccounts/${account}/caseRows/${id}`,
            data: {
              version: 1,
              alias: `Child ${number}`,
              birthMonth: null,
              profileJson,
              caseload: [],
              endsAt,
              sessions: lines.slice(0, 25),
              note: null,
              updatedAt: since,
              demo: true,
            },
          },
          ...Array.from({ length: sessions }, (_, at) => ({
            path: `children/${id}/sessions/session-${at}`,
            data: {
              version: 2,
              activity: 'lightcatcher',
              category: null,
              level: '2',
              seed: 1,
              startedAt: new Date(startedAt(at)),
              ranBy: 'demo-owner',
              device: { width: 1024, height: 768, pixelRatio: 1 },
              settingsJson: '{}',
              eventsJson,
              savedAt: since,
              demo: true,
            },
          })),
        ])
      }
      database.close()
    },
    [childCount, sessionCount] as const,
  )

/** Records every row and every list of documents that the page reads from IndexedDB. */
const noteReadings = (page: Page) =>
  page.addInitScript(() => {
    const readings: string[] = []
    Object.assign(globalThis, { readings })
    const textOf = (key: unknown): string =>
      key instanceof IDBKeyRange ? `${JSON.stringify(key.lower)}–${JSON.stringify(key.upper)}` : (JSON.stringify(key) ?? 'everything')
    for (const { prototype } of [IDBObjectStore, IDBIndex]) {
      for (const name of ['get', 'getAll', 'getAllKeys', 'openCursor', 'count'] as const) {
        const real = prototype[name] as (...given: unknown[]) => IDBRequest
        const noting = function (this: IDBObjectStore | IDBIndex, ...given: unknown[]) {
          const store = this instanceof IDBIndex ? this.objectStore : this
          if (store.name === 'documents') readings.push(`${this.name} ${textOf(given[0])}`)
          return real.apply(this, given)
        }
        Object.assign(prototype, { [name]: noting })
      }
    }
  })

test('lists the children without reading any session', async ({ page }) => {
  await openDemo(page, 'A clinic owner')
  await seed(page, FEW.children, FEW.sessions)
  await noteReadings(page)
  await page.goto('/therapist-dashboard')
  await expect.poll(() => page.locator('[role=table] [role=row] [role=img]').count()).toBeGreaterThanOrEqual(FEW.children)
  const readings = await page.evaluate(() => (globalThis as unknown as { readings: readonly string[] }).readings)
  expect(readings.join('\n')).toContain('caseRows')
  expect(readings.filter((reading) => /["/]sessions\b/.test(reading) || reading.includes('everything'))).toEqual([])
  // One list covers all children, so the number of reads does not grow with the number of children.
  expect(readings.filter((reading) => reading.includes('many'))).toEqual([])
})

test(`lists ${CHILDREN} children with ${SESSIONS} sessions each within a second`, { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A clinic owner')
  await seed(page)

  await page.addInitScript((rows) => {
    const look = () => {
      const isThere = document.querySelectorAll('[role=table] [role=row] [role=img]').length >= rows
      if (isThere) document.documentElement.dataset['listed'] ??= String(performance.now())
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, CHILDREN)
  const listed = async () => {
    await page.waitForFunction(() => document.documentElement.dataset['listed'] !== undefined)
    return page.evaluate(() => Number(document.documentElement.dataset['listed']))
  }
  const loads: number[] = []
  const presses: number[] = []
  for (let time = 0; time < 3; time++) {
    await page.goto('/therapist-dashboard')
    loads.push(await listed())
    await page.getByRole('link', { name: 'You' }).tap()
    await expect(page.getByRole('table')).toHaveCount(0)
    presses.push(
      await page.evaluate(async () => {
        delete document.documentElement.dataset['listed']
        const from = performance.now()
        document.querySelector<HTMLElement>('a[href="/therapist-dashboard"]')?.click()
        while (document.documentElement.dataset['listed'] === undefined) await new Promise((next) => requestAnimationFrame(next))
        return performance.now() - from
      }),
    )
  }
  const round = (list: readonly number[]) => list.map(Math.round)
  console.error('children listed', JSON.stringify({ afterAPress: round(presses), afterLoading: round(loads) }))
  expect(Math.min(...presses)).toBeLessThan(MOST_MS)
  expect(Math.min(...loads)).toBeLessThan(MOST_MS)
})
