import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible'
import { waitForHome } from './family'
import { walkOnce } from './walkOnce'

const BROKEN = 'broken-readings'

/**
 * Makes this page's storage breakable. After `breakReadings`, every read of a table and key that match the pattern fails as on an unresponsive
 * disk, even after a reload. A key is the table, a space and its parts joined by `/`.
 */
export async function makeBreakable(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    type Reading = (this: IDBObjectStore | IDBIndex, query?: unknown, ...rest: unknown[]) => IDBRequest
    const keyOf = (query: unknown): unknown => (query instanceof IDBKeyRange ? (query.lower as unknown) : query)
    const said = (source: IDBObjectStore | IDBIndex, query: unknown): string =>
      `${source instanceof IDBIndex ? source.objectStore.name : source.name} ${[keyOf(query)].flat().join('/')}`
    for (const prototype of [IDBObjectStore.prototype, IDBIndex.prototype] as unknown as Record<string, Reading>[])
      for (const method of ['get', 'getAll', 'getAllKeys', 'openCursor', 'openKeyCursor', 'count']) {
        const own = prototype[method] as Reading
        prototype[method] = function read(query, ...rest) {
          const pattern = sessionStorage.getItem(name)
          if (pattern !== null && new RegExp(pattern).test(said(this, query))) throw new DOMException('the disk does not answer', 'UnknownError')
          return own.call(this, query, ...rest)
        }
      }
  }, BROKEN)
}

const breakReadings = (page: Page, pattern: RegExp): Promise<void> =>
  page.evaluate(([name, source]) => sessionStorage.setItem(name, source), [BROKEN, pattern.source] as const)

const mendReadings = (page: Page): Promise<void> => page.evaluate((name) => sessionStorage.removeItem(name), BROKEN)

const TABLET = { width: 1024, height: 768 }
/** Sizes of a phone in portrait orientation and of a tablet at 200 % zoom. */
const narrow = [
  { width: 320, height: 640 },
  { width: 512, height: 384 },
] as const

/** Checks that nothing scrolls sideways on a narrow or enlarged page, and restores the page's size afterwards. */
export async function expectFits(page: Page): Promise<void> {
  for (const size of narrow) {
    await page.setViewportSize(size)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${page.url()} at ${size.width}`)
      .toBeLessThanOrEqual(0)
  }
  await page.setViewportSize(TABLET)
}

/** Checks that a page in its current state is accessible and fits every screen. */
export async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectFits(page)
}

/** Starts a test as one of the fictional people of the demo clinic, on that person's first page. */
export async function openDemo(page: Page, role: string): Promise<void> {
  await walkOnce(page, `demo ${role}`, async () => {
    await page.goto('/signin#demo')
    await page.getByRole('button', { name: role }).tap()
    await waitForHome(page)
  })
  await waitForHome(page)
}

/** Checks that the page reports unreadable data, and that one press loads it once it can be read again. */
export async function expectRetryReads(page: Page, { path, broken, says, after }: FailedRead): Promise<void> {
  await breakReadings(page, broken)
  await page.goto(path)
  const alert = page.getByRole('alert').filter({ hasText: says })
  await expect(alert).toBeVisible()
  await expectUsable(page)
  await mendReadings(page)
  await alert.getByRole('button', { name: 'Try again' }).tap()
  await expect(alert).toBeHidden()
  await expect(page.getByText(after).filter({ visible: true }).first()).toBeVisible()
}

/** A read that fails, the message about it, and the text that appears once the read succeeds. */
export interface FailedRead {
  readonly path: string
  readonly broken: RegExp
  readonly says: string
  readonly after: string | RegExp
}
