import { expect, test, type Page } from '@playwright/test'
import { sample } from '../support/exhaustive'
import { openDemo } from '../support/states'

/*
 * The daily run uses a clinic owner; an exhaustive run also uses a parent and an administrator. Names and addresses are realistically long
 * and have no spaces. The phone is in portrait orientation.
 */

const NAME = 'Donaudampfschifffahrtsgesellschaft'
const ADDRESS = `${NAME}@kindertagesstaette-sonnenschein.example`.toLowerCase()

const pages: Readonly<Record<string, readonly string[]>> = {
  'A parent': [
    '/dashboard',
    '/activity',
    '/profile',
    '/progress',
    '/plan',
    '/voices',
    '/photos',
    '/texts',
    '/outlines',
    '/sharing',
    '/meeting',
    '/assessment',
    '/link',
    '/account',
    '/account#data',
    '/who',
    '/pricing',
    '/therapist-dashboard',
  ],
  'A clinic owner': ['/dashboard', '/therapist-dashboard', '/therapist-dashboard#team', '/account', '/progress', '/sharing', '/assessment'],
  'A system administrator': ['/system-admin', '/account'],
}

/** Gives everybody in this device's storage a long name and a long email address. */
const rename = (page: Page) =>
  page.evaluate(
    async ([name, address]) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result))
          request.addEventListener('error', () => reject(request.error ?? new Error('unreadable')))
        })
      const NAMES = ['alias', 'displayName', 'byName', 'name', 'accountName']
      let count = 0
      const renamed = (value: unknown, key = ''): unknown => {
        if (Array.isArray(value)) return value.map((each) => renamed(each))
        if (typeof value === 'string') {
          if (!NAMES.includes(key) && key !== 'email') return value
          count += 1
          return key === 'email' ? address : name
        }
        if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
        return Object.fromEntries(Object.entries(value).map(([inner, each]) => [inner, renamed(each, inner)]))
      }
      for (const { name: database = '' } of await indexedDB.databases()) {
        const open = await done(indexedDB.open(database))
        if (open.objectStoreNames.contains('documents')) {
          for (const row of (await done(open.transaction('documents').objectStore('documents').getAll())) as { data: unknown }[])
            await done(
              open
                .transaction('documents', 'readwrite')
                .objectStore('documents')
                .put({ ...row, data: renamed(row.data) }),
            )
          const people = (await done(open.transaction('identities').objectStore('identities').getAll())) as object[]
          for (const [at, row] of people.entries())
            await done(
              open
                .transaction('identities', 'readwrite')
                .objectStore('identities')
                .put({ ...row, displayName: name, email: `${at}${address}` }),
            )
        }
        open.close()
      }
      return count
    },
    [NAME, ADDRESS] as const,
  )

for (const [who, paths] of sample(Object.entries(pages), 3, 1)) {
  test(`fits every page of ${who.toLowerCase()} on a phone, however long people's names are`, async ({ page }) => {
    await openDemo(page, who)
    expect(await rename(page)).toBeGreaterThan(10)
    await page.setViewportSize({ width: 320, height: 640 })
    const seen: string[] = []
    for (const path of paths) {
      await page.goto('about:blank')
      await page.goto(path)
      await expect(page.locator('main').getByRole('heading').filter({ visible: true }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      seen.push(await page.locator('body').innerText())
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBeLessThanOrEqual(0)
    }
    for (const long of [NAME, ADDRESS]) expect(seen.join('\n'), 'what is long was on the pages').toContain(long)
  })
}
