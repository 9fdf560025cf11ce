import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { productCollections } from '../../scripts/documentCounts.mjs'
import { addChild } from '../support/family'
import { signInNewPerson, PASSWORD, trySignIn } from '../support/hosted/people'
import { adminAccess, uidOf } from '../support/hosted/services'
import { storedData } from '../support/storedData'
import { StagePage } from '../support/stagePage'

// The erasure job itself keeps the person's name for one more hour (see tests/functions).
const COLLECTIONS = productCollections().filter((name) => name !== 'erasures')

/** Returns every document of the backend that contains one of these strings. */
async function remains(traces: readonly string[]): Promise<readonly string[]> {
  const documents = (await Promise.all(COLLECTIONS.map((name) => adminAccess.find(name)))).flat()
  return documents.filter((each) => traces.some((trace) => JSON.stringify(each).includes(trace))).map(({ path }) => path)
}

/** Signs in a new person with a child who has played and with a document of each kind. Returns the traces that would remain of them. */
async function addFamily(page: Page, name: string) {
  const email = await signInNewPerson(page, name)
  const uid = await uidOf(email)
  // The tests share one backend, so the nickname must be unique.
  const alias = `Wisp ${uid.slice(0, 8)}`
  await addChild(page, alias)
  const child = `children/${uid}_0`
  const stage = new StagePage(page)
  await stage.start('/lightcatcher?level=1')
  await stage.freeze()
  await stage.playToEnd(() => stage.tapTarget())
  await expect.poll(async () => (await adminAccess.find('sessions')).filter(({ path }) => path.startsWith(child)).length).toBe(1)
  const below = [
    'texts/one',
    'plans/2026-11-16',
    'messages/one',
    'assessments/one',
    'findings/one',
    'accessLog/one',
    'guardianInvitations/alex@example.org',
  ].map((rest) => `${child}/${rest}`)
  await adminAccess.put(Object.fromEntries(below.map((path) => [path, { author: uid, email: 'alex@example.org', childId: `${uid}_0` }])))
  const traces = [uid, email, alias]
  expect(await remains(traces)).toEqual(expect.arrayContaining([`Users/${uid}`, child, ...below]))
  return { email, uid, traces }
}

async function askToErase(page: Page): Promise<void> {
  await page.goto('/account#data')
  await page.reload()
  await page.getByRole('button', { name: 'Delete my account and all data' }).tap()
  await page.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Delete everything for good' }).tap()
}

test('deletes nothing of an account while a payment is running', async ({ page }) => {
  const { uid, traces } = await addFamily(page, 'Noah')
  await adminAccess.put({ [`Users/${uid}/subscriptions/one`]: { status: 'past_due' } })
  const before = await remains(traces)
  await askToErase(page)
  // On a busy machine the function answers late.
  await expect(page.getByRole('alert')).toContainText('Nothing was deleted.', { timeout: 120_000 })
  await expect(page.getByRole('link', { name: 'Go to Pricing' })).toBeVisible()
  expect(await remains(traces)).toEqual(before)
})

test('deletes an account with no trace on the device or the backend', async ({ page }) => {
  const { email, traces } = await addFamily(page, 'Nora')
  const receipt = page.waitForEvent('download')
  await askToErase(page)
  const paper = readFileSync(await (await receipt).path(), 'utf8')
  await expect(page).toHaveURL(/\/$/)
  expect(paper).toMatch(/Receipt [\w-]{36}: \d+ records deleted, or kept without the name/)
  expect(traces.filter((trace) => paper.includes(trace))).toEqual([])
  expect(await remains(traces)).toEqual([])
  const kept = await storedData(page)
  expect(traces.filter((trace) => kept.includes(trace))).toEqual([])
  await trySignIn(page, email, PASSWORD)
  await expect(page.getByRole('alert')).toContainText('The email address or the password is not right.')
})
