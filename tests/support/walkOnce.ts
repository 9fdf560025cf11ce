import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'

interface Prepared {
  /** Path and query of the page at the end of the walk. */
  readonly path: string
  readonly state: Awaited<ReturnType<BrowserContext['storageState']>>
}

/** Folder of the stored states. It is emptied before each run, because an earlier build may have used another format. */
export const PREPARED = 'test-results/prepared'

/**
 * Brings a page to the end of a walk with which many tests start, for example a sign-up. The first test of a run performs the walk and stores the
 * browser's state (cookies, local storage, IndexedDB). Every later test starts from that state.
 */
export async function walkOnce(page: Page, name: string, walk: () => Promise<void>): Promise<void> {
  // In the middle of a test, the walk must not discard the current state.
  if (page.url() !== 'about:blank') return walk()
  // The same walk leads to a different state if it starts differently, for example with the adult gate turned on.
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
    // Two workers may prepare the same state at the same time, and must never read an incomplete file.
    writeFileSync(`${file}.${test.info().workerIndex}`, JSON.stringify(stored))
    renameSync(`${file}.${test.info().workerIndex}`, file)
    return
  }
  const { path, state } = JSON.parse(readFileSync(file, 'utf8')) as Prepared
  await page.context().setStorageState(state)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}
