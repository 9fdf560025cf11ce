import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'

interface Prepared {
  /** The page's path and query at the end of the walk. */
  readonly path: string
  readonly state: Awaited<ReturnType<BrowserContext['storageState']>>
}

/** Emptied before each run, because an earlier build may have stored another format. */
export const PREPARED = 'test-results/prepared'

/**
 * Brings a page to the end of a walk with which many tests start, for example a sign-up. The first test of a run walks it; the browser's state (cookies,
 * local storage, IndexedDB) is stored, and every later test starts from there.
 */
export async function walkOnce(page: Page, name: string, walk: () => Promise<void>): Promise<void> {
  // In the middle of a test, the walk must keep the current state.
  if (page.url() !== 'about:blank') return walk()
  // The same walk from a different start, for example with the adult check on, leads to a different state.
  const before = createHash('sha256')
    .update(JSON.stringify(await page.context().storageState()))
    .digest('hex')
    .slice(0, 8)
  const file = `${PREPARED}/${name.replaceAll(/[^\w ]/g, '')} ${before}.json`
  if (!existsSync(file)) {
    await walk()
    const { pathname, search } = new URL(page.url())
    const stored: Prepared = { path: pathname + search, state: await page.context().storageState({ indexedDB: true }) }
    mkdirSync(PREPARED, { recursive: true })
    // Workers that prepare the same state at the same time must never read a partial file.
    writeFileSync(`${file}.${test.info().workerIndex}`, JSON.stringify(stored))
    renameSync(`${file}.${test.info().workerIndex}`, file)
    return
  }
  const { path, state } = JSON.parse(readFileSync(file, 'utf8')) as Prepared
  await page.context().setStorageState(state)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}
