import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expectAccessible } from '../support/accessible'
import { addChild, createAccount } from '../support/family'
import { launchWithFolder } from '../support/ownBrowser'
import { StagePage } from '../support/stagePage'

test('returns to a deep link after sign-in, and reports a wrong password without further detail', async ({ page }) => {
  await page.goto('/bubblepop?automation=1')
  await expect(page).toHaveURL(/\/signin/)
  await page.getByRole('link', { name: 'Create an account' }).tap()
  await createAccount(page)
  await expect(page).toHaveURL(/\/bubblepop/)
  await page.goto('/activity/account#sign-out')
  await page.getByRole('button', { name: 'Sign out', exact: true }).tap()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/bubblepop')
  await expect(page).toHaveURL(/\/signin/)
  await page.getByLabel('Email address').fill('pat@example.org')
  await page.getByLabel('Password', { exact: true }).fill('wrong password')
  await page.getByRole('button', { name: 'Sign in' }).tap()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('seven lanterns')
  await page.getByRole('button', { name: 'Sign in' }).tap()
  await expect(page).toHaveURL(/\/bubblepop/)
})

test('lets a family play bubble pop, and opens a second activity in the same canvas', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.goto('/signup?automation=1')
  await createAccount(page)
  await addChild(page)
  await page.getByRole('link', { name: 'Hand and eye' }).tap()
  await expect(page.getByRole('link', { name: /Bubble pop/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /Bubble pop/ }).tap()
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  const stage = new StagePage(page)
  await stage.untilStarted({ activity: 'bubblepop' })
  await stage.playToEnd(() => stage.tapTarget())
  await expect(page.getByRole('heading', { name: 'Firefly popped 10 of 10 bubbles' })).toBeVisible()
  await page.getByRole('button', { name: 'Play something else' }).tap()
  await page.getByRole('link', { name: 'Cause and effect', exact: true }).tap()
  await page.getByRole('link', { name: /Light catcher/ }).tap()
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  await expect.poll(async () => (await stage.snapshot()).activity).toBe('lightcatcher')
  expect(await page.locator('canvas').count()).toBe(1)
})

test('plays a block with the pointer alone for a child who selects by dwelling', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.goto('/signup?automation=1')
  await createAccount(page)
  await addChild(page, 'Firefly', ['Not sure', 'Not sure', 'Not sure', 'Eye gaze or head mouse (dwell)', 'Neither'])
  await page.getByRole('link', { name: 'Hand and eye' }).tap()
  await page.getByRole('link', { name: /Bubble pop/ }).tap()
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  const stage = new StagePage(page)
  await stage.untilStarted({ activity: 'bubblepop' })
  await stage.playToEnd(async () => {
    const [bubble] = (await stage.snapshot()).targets
    await page.mouse.move(bubble?.x ?? 0, bubble?.y ?? 0)
    await stage.step(1500)
    await page.mouse.move(5, 700)
  })
  await expect(page.getByRole('heading', { name: 'Firefly popped 10 of 10 bubbles' })).toBeVisible()
})

test('loses no finished trial when the browser is killed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'killed-'))
  const before = await launchWithFolder(folder)
  const page = await before.newPage()
  await page.goto('/signup?automation=1')
  await createAccount(page)
  await addChild(page)
  await page.getByRole('link', { name: 'Hand and eye' }).tap()
  await page.getByRole('link', { name: /Bubble pop/ }).tap()
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  const stage = new StagePage(page)
  await stage.untilStarted({ activity: 'bubblepop' })
  for (let trial = 0; trial < 6; trial++) {
    await stage.stepTo('waiting')
    await stage.tapTarget()
    await stage.stepTo('blank')
  }
  await stage.stepTo('waiting')
  // The last write may still be in progress. The app takes at most half a second for it.
  await expect.poll(() => storedTrials(page)).toBe(6)
  const devtools = await page.context().newCDPSession(page)
  await Promise.allSettled([devtools.send('Browser.crash'), new Promise((resolve) => before.once('close', resolve))])

  const after = await launchWithFolder(folder)
  const again = await after.newPage()
  await again.goto('/activity')
  await again.goto('/progress')
  const sessions = again.getByRole('region', { name: 'Sessions' })
  await expect(sessions).toContainText('Bubble pop')
  await expect(sessions).toContainText('6 of 6')
  await after.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Returns the number of trials whose end is on disk, read from the browser's storage without the app's own code. */
function storedTrials(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    let trials = 0
    for (const name of names) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('unreadable')))
      })
      for (const table of [...database.objectStoreNames].filter((store) => /journal|chunk/i.test(store))) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const request = database.transaction(table).objectStore(table).getAll()
          request.addEventListener('success', () => resolve(request.result))
        })
        // One row may have several of these events, because a slow disk writes all accumulated events together.
        trials += JSON.stringify(rows).split('"trial-ended"').length - 1
      }
      database.close()
    }
    return trials
  })
}
