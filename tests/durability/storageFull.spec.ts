import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { openFamily } from '../support/family'
import { StagePage } from '../support/stagePage'
import { readStored } from './stored'

const BLOCK = Array.from({ length: 10 }, (_, trial) => trial)
const TOLD = 'This device is full'

/** Prepares a page whose writes all fail after `setFull(page, true)`, as on a full disk. */
async function prepare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { add, put } = IDBObjectStore.prototype
    const refuseWhenFull = () => {
      if (document.documentElement.dataset['disk'] === 'full') throw new DOMException('the disk is full', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.add = function addWhileThereIsRoom(...values) {
      refuseWhenFull()
      return add.apply(this, values)
    }
    IDBObjectStore.prototype.put = function putWhileThereIsRoom(...values) {
      refuseWhenFull()
      return put.apply(this, values)
    }
  })
}

const setFull = (page: Page, isFull: boolean): Promise<void> =>
  page.evaluate((full) => {
    document.documentElement.dataset['disk'] = full ? 'full' : 'free'
  }, isFull)

async function playTrials(stage: StagePage, count: number): Promise<void> {
  for (let trial = 0; trial < count; trial++) {
    await stage.stepTo('waiting')
    await stage.tapTarget()
    await stage.stepTo('blank', 'finished')
  }
}

test('continues play on a full disk, warns the adult, and loses nothing once there is space', async ({ page }) => {
  await prepare(page)
  const stage = new StagePage(page)
  await stage.start('/lightcatcher?level=1')
  await playTrials(stage, 3)
  await expect.poll(async () => (await readStored(page)).journal[0]?.trials).toEqual([0, 1, 2])
  await setFull(page, true)
  await playTrials(stage, 3)
  expect((await readStored(page)).journal[0]?.trials).toEqual([0, 1, 2])
  // The child's screen is unchanged; the adult sees the message in the pause menu.
  await expect(page.locator('#overlay')).toHaveText('')
  await page.keyboard.down('Escape')
  await stage.step(3500)
  await page.keyboard.up('Escape')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(TOLD)
  await sheet.getByRole('button', { name: 'Continue' }).tap()
  await expect(sheet).toBeHidden()
  // The stage resumes only after it has been dark for long enough. Its clock is stopped here, so the test advances it.
  await stage.step(2000)
  expect((await stage.snapshot()).paused).toBe(false)

  await setFull(page, false)
  await stage.playToEnd(() => stage.tapTarget())
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByText(TOLD)).toHaveCount(0)
  const { journal, sessions } = await readStored(page)
  expect(journal).toEqual([])
  expect(sessions.map(({ trials, reason }) => ({ trials, reason }))).toEqual([{ trials: BLOCK, reason: 'finished' }])
})

test('keeps a session that ended on a full disk in memory, and saves it once there is room', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await prepare(page)
  const stage = new StagePage(page)
  await stage.start('/lightcatcher?level=1')
  await playTrials(stage, 2)
  await expect.poll(async () => (await readStored(page)).journal[0]?.trials).toEqual([0, 1])
  await setFull(page, true)
  await stage.playToEnd(() => stage.tapTarget())
  await expect(page.getByRole('heading', { name: /touched 10 of 10 lights$/ })).toBeVisible()
  await expect(page.getByText(TOLD)).toBeVisible()
  // The page promises nothing that a full device cannot do.
  await expect(page.getByText('Kept on this device')).toHaveCount(0)
  expect((await readStored(page)).sessions).toEqual([])

  await setFull(page, false)
  await page.getByRole('button', { name: 'Play again' }).tap()
  await expect.poll(async () => (await readStored(page)).sessions.map(({ trials }) => trials)).toEqual([BLOCK])
  await page.waitForFunction(() => !['finished', null].includes(window.__stage?.snapshot().phase ?? null))
  await stage.playToEnd(() => stage.tapTarget())
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect.poll(async () => (await readStored(page)).sessions.map(({ trials }) => trials)).toEqual([BLOCK, BLOCK])
  expect((await readStored(page)).journal).toEqual([])
})

test('shows adults what a full disk refused until it has been written, and the browser asks before it is lost', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await prepare(page)
  await openFamily(page)
  const stage = new StagePage(page)
  await stage.start('/lightcatcher?level=1')
  await playTrials(stage, 1)
  await setFull(page, true)
  await stage.playToEnd(() => stage.tapTarget())
  await stage.restoreDate()
  await page.getByRole('button', { name: 'Play something else' }).tap()
  await expect(page.getByRole('heading', { name: 'Activities', exact: true, level: 1 })).toBeVisible()
  const line = page.getByRole('status').filter({ hasText: 'The last session is not saved yet' })
  await expect(line).toContainText(TOLD)

  const asked = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.type())
      void dialog.dismiss()
    })
  })
  await page.evaluate(() => location.reload())
  expect(await asked).toBe('beforeunload')

  await setFull(page, false)
  await expect(line).toHaveCount(0)
  expect((await readStored(page)).sessions.map(({ trials }) => trials)).toEqual([BLOCK])
})
