import { expect, test, type Locator, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { expectAccessible } from '../support/accessible'
import { addChild, createAccount, skipChildQuestions, openFamily, openAllSettings } from '../support/family'
import { readExport } from '../support/readExport'
import { storedData } from '../support/storedData'
import { StagePage } from '../support/stagePage'

/** Returns the JSON record in an exported file. */
async function record(path: string): Promise<unknown> {
  const { 'everything.json': bytes } = unzipSync(new Uint8Array(await readFile(path)))
  return JSON.parse(new TextDecoder().decode(bytes))
}

/** Returns the file that the browser downloads when the button is pressed. */
async function saved(page: Page, button: string): Promise<{ name: string; content: string; path: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).tap()])
  const path = await file.path()
  return { name: file.suggestedFilename(), content: await readFile(path, 'utf8'), path }
}

test('lets a family download its data, delete one child and then everything, and leaves nothing', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openFamily(page, 'Firefly')
  await page.goto('/profile')
  await openAllSettings(page)
  const one = await saved(page, 'Export everything about Firefly')
  expect(one.name).toMatch(/-firefly-\d{4}-\d\d-\d\d\.zip$/)
  expect(await record(one.path)).toMatchObject({ children: [{ alias: 'Firefly', sessions: [], photos: [] }] })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove from the list' }).tap()
  // Until the notice closes, another child can be chosen only by pressing the child's chip.
  await expect(page.getByRole('button', { name: 'Add a child' })).toBeVisible()
  await addChild(page, 'Otter')

  await page.goto('/account#data')
  const all = await saved(page, 'Export everything (ZIP)')
  expect(await record(all.path)).toMatchObject({ person: { email: 'pat@example.org' }, children: [{ alias: 'Firefly' }, { alias: 'Otter' }] })
  const table = await saved(page, 'Export the turns as a table (CSV)')
  expect(table.name).toMatch(/\.csv$/)
  expect(table.content).toContain('child,session,started')

  const firefly = page.getByRole('group', { name: 'Firefly', exact: true })
  await firefly.getByRole('button', { name: 'Delete for good' }).tap()
  await expect(firefly.getByLabel('Type “Firefly” to confirm')).toBeFocused()
  await firefly.getByRole('button', { name: 'Delete everything about Firefly now' }).tap()
  await expect(firefly.getByText('This is not “Firefly”. Nothing was deleted.')).toBeVisible()
  await expectAccessible(page)
  await firefly.getByLabel('Type “Firefly” to confirm').fill('firefly')
  await firefly.getByRole('button', { name: 'Delete everything about Firefly now' }).tap()
  await expect(page.getByText('Everything about Firefly has been deleted.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Export everything (ZIP)' })).toBeVisible()
  const left = await storedData(page)
  expect(left).toContain('Otter')
  expect(left).not.toContain('Firefly')

  await page.getByRole('button', { name: 'Delete my account and all data' }).tap()
  await expect(page.getByLabel('Your password')).toBeFocused()
  await page.getByLabel('Your password').fill('wrong password')
  await page.getByRole('button', { name: 'Delete everything for good' }).tap()
  await expect(page.getByText('This password is not right. Nothing was deleted.')).toBeVisible()
  await expectAccessible(page)
  const { userUid } = await page.evaluate(() => ({
    userUid: (JSON.parse(localStorage.getItem('device-choices') ?? '{}') as { activeChildId?: string }).activeChildId?.replace(/_\d$/, '') ?? '',
  }))
  expect(userUid).not.toBe('')
  await page.getByLabel('Your password').fill('seven lanterns')
  await page.getByRole('button', { name: 'Delete everything for good' }).tap()
  await expect(page).toHaveURL(/\/$/)
  await page.reload()
  const remains = await storedData(page)
  expect([userUid, 'pat@example.org', 'Pat', 'Otter'].filter((trace) => remains.includes(trace))).toEqual([])

  await page.goto('/signin')
  await page.getByLabel('Email address').fill('pat@example.org')
  await page.getByLabel('Password', { exact: true }).fill('seven lanterns')
  await page.getByRole('button', { name: 'Sign in' }).tap()
  await expect(page.getByRole('alert')).toBeVisible()
})

test('restores a child removed by mistake from the account page, with all data', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openFamily(page, 'Firefly')
  await page.goto('/profile')
  await openAllSettings(page)
  await page.getByRole('button', { name: 'Remove from the list' }).tap()
  await expect(page.getByRole('button', { name: 'Add a child' })).toBeVisible()
  await page.goto('/account#data')
  await page.getByRole('group', { name: 'Firefly', exact: true }).getByRole('button', { name: 'Restore' }).tap()
  await expect(page.getByRole('heading', { name: 'Removed from the list' })).toBeHidden()
  await page.goto('/profile')
  await expect(page.getByRole('link', { name: 'Firefly’s profile' })).toBeVisible()
})

test('opens a file of everything on another device without an account, and imports it into another account once', async ({ page, browser }) => {
  const stage = new StagePage(page)
  await openFamily(page, 'Firefly')
  await stage.start('/lightcatcher?level=1')
  await stage.playToEnd(() => stage.tapTarget())
  await expect(page.getByRole('heading', { name: /touched 10 of 10 lights$/ })).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto('/account#data')
  const { path } = await saved(page, 'Export everything (ZIP)')
  const { everything } = await readExport(new Blob([await readFile(path)]))
  const [session] = everything.children[0]?.sessions ?? []
  const course = session?.events.flatMap(({ kind, outcome }) => (['trial-ended', 'paused', 'resized'].includes(kind) ? [outcome ?? kind] : []))
  expect(course).toEqual(Array.from({ length: 10 }, () => 'independent'))

  const other = await browser.newContext()
  const reader = await other.newPage()
  await reader.goto('/file')
  await reader.getByLabel('Choose a file').setInputFiles('package.json')
  await expect(reader.getByText('This is not a file from “Your data”')).toBeVisible()
  await reader.getByLabel('Choose a file').setInputFiles(path)
  const child = reader.getByRole('region', { name: 'Firefly' })
  await expect(child.getByText('1 session')).toBeVisible()
  await expect(child.getByRole('row', { name: /Light catcher/ })).toContainText('10 without help')
  await expectAccessible(reader)

  await reader.goto('/signup')
  await createAccount(reader, { name: 'Kim', email: 'kim@example.org' })
  await skipChildQuestions(reader)
  await reader.goto('/account#data')
  for (const said of ['Firefly has been added.', 'Everything for Firefly was already here.']) {
    await reader.getByLabel('Choose a file').setInputFiles(path)
    await expect(reader.getByText('The file contains 1 child: Firefly.')).toBeVisible()
    await reader.getByRole('button', { name: 'Restore' }).click()
    await expect(reader.getByText(said)).toBeVisible()
  }
  await expectAccessible(reader)
  await reader.goto('/progress')
  await expect(reader.getByText(/^10 of 10/).first()).toBeVisible()
  await other.close()
})

test('reports unreadable parts of a file child by child, and shows the rest', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const { children } = JSON.parse(await readFile('tests/fixtures/ownFile/version-1.json', 'utf8')) as { children: [{ sessions: object[] }] }
  const [session] = children[0].sessions
  const parts = { texts: [null, { id: 'sun', version: 1, order: 0, text: 'The sun is warm.' }], photos: [null, 7], recordings: [null] }
  const made = [
    { ...children[0], ...parts, sessions: [session, { ...session, id: 'newer', version: 99 }, { ...session, id: 'dateless', startedAt: 'one day' }, null] },
    { ...children[0], alias: 'Badger', sessions: [{ ...session, events: 'none' }] },
    { ...children[0], alias: 'Otter', sessions: [] },
  ]
  await page.goto('/file')
  const buffer = Buffer.from(JSON.stringify({ version: 1, children: made }))
  await page.getByLabel('Choose a file').setInputFiles({ name: 'everything.json', mimeType: 'application/json', buffer })
  const [firefly, badger, otter] = ['Firefly', 'Badger', 'Otter'].map((name) => page.getByRole('region', { name })) as [Locator, Locator, Locator]
  // Data from a newer version is read as far as this version understands it.
  await expect(firefly.getByText('6 parts could not be read. They stay in the file.')).toBeVisible()
  await expect(firefly.getByText('2 sessions, from')).toBeVisible()
  await expect(firefly.getByText('The sun is warm.')).toBeVisible()
  await expect(badger.getByText('1 part could not be read. It stays in the file.')).toBeVisible()
  // The message for unreadable sessions differs from the one for no sessions.
  await expect(badger.getByText('There are no sessions in this file.')).toBeHidden()
  await expect(otter.getByText('There are no sessions in this file.')).toBeVisible()
  await expect(otter.getByText('could not be read')).toBeHidden()
})

test('asks for a parent’s consent before a child is saved, and not again on Today', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openFamily(page, 'Firefly')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.goto('/account#data')
  await expect(page.getByText('Parental consent for Firefly, version 1: you agreed')).toBeVisible()
})
