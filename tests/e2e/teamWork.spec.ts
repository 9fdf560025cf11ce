import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/accessible'
import { readExport } from '../support/readExport'
import { addChild, chooseChild, openAccount, confirmAddress, signOut } from '../support/family'
import { openDemo } from '../support/states'

/*
 * Tests what a team can do for several children at once, and the requests it can send to their families. Everybody here belongs to the demo
 * clinic.
 */

const today = (page: Page) => page.getByRole('tablist', { name: 'The days of the week' }).getByRole('tab', { name: /^Today/ })

async function openPlanOf(page: Page, alias: string) {
  await page.goto('/activity')
  await chooseChild(page, alias)
  await page.goto('/plan')
  await expect(today(page)).toBeVisible()
}

test('adds one plan to several children at once, and to nobody else', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A therapist')
  await openPlanOf(page, 'Wren')
  await expect(page.getByRole('heading', { name: 'Nothing is planned this week yet' })).toBeVisible()

  await page.goto('/therapist-dashboard')
  await page.getByRole('button', { name: 'Select' }).tap()
  for (const alias of ['Wren', 'Bean']) await page.getByRole('checkbox', { name: alias }).check()
  await expect(page.getByRole('group', { name: 'Several children' }).getByRole('status')).toHaveText('2 children')
  await page.getByRole('button', { name: 'Plan', exact: true }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Whose plan?').selectOption({ label: 'Firefly' })
  await expect(dialog.getByText(/^Wren: /)).toBeVisible()
  await expect(dialog.getByText(/^Bean: /)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /2 children/ }).tap()
  await expect(page.getByRole('group', { name: 'Saved for 2 children.' })).toBeVisible()

  for (const alias of ['Wren', 'Bean']) {
    await openPlanOf(page, alias)
    await expect(today(page)).toContainText('Light catcher')
    await expect(page.getByText('Made by you')).toBeVisible()
  }
  await openPlanOf(page, 'Kite')
  await expect(page.getByRole('heading', { name: 'Nothing is planned this week yet' })).toBeVisible()
})

test('shows the team that the family saved the requested file', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A parent')
  await chooseChild(page, 'Otter')
  await page.goto('/dashboard')
  await expect(page.getByText('The team asks for a copy of Otter’s data')).toBeVisible()
  await expectAccessible(page)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the file' }).tap()])
  const { everything } = await readExport(new Blob([await readFile(await file.path())]))
  expect(everything.children.map(({ alias }) => alias)).toEqual(['Otter'])
  expect(everything.children[0]?.sessions.length).toBeGreaterThan(10)
  await expect(page.getByText('The team asks for a copy of Otter’s data')).toHaveCount(0)
  await signOut(page)

  await openDemo(page, 'A therapist')
  await page.goto('/activity')
  await chooseChild(page, 'Otter')
  await page.goto('/progress')
  await expect(page.getByText('Otter’s data is saved. We will give it to you.').first()).toBeVisible()
})

test('lets a family decline the team’s request for the file, and leads the request for deletion to its page', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const ask = async (request: string) => {
    await openDemo(page, 'A therapist')
    await page.goto('/activity')
    await chooseChild(page, 'Firefly')
    await page.goto('/messages')
    await page.locator('summary').filter({ hasText: 'Ask with one tap' }).tap()
    await page.getByRole('button', { name: request }).tap()
    await expect(page.getByText('Saved. It is sent now', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await signOut(page)
    await openDemo(page, 'A parent')
    await chooseChild(page, 'Firefly')
    await page.goto('/dashboard')
  }
  await ask('Ask for a copy of the data')
  await expect(page.getByText('The team asks for a copy of Firefly’s data')).toBeVisible()
  await page.getByRole('button', { name: 'No', exact: true }).tap()
  await expect(page.getByText('The team asks for a copy of Firefly’s data')).toHaveCount(0)
  await signOut(page)

  await ask('Ask to delete')
  await expect(page.getByText('The team asks you to delete Firefly’s data here')).toBeVisible()
  await expect(page.getByText('Nothing is deleted unless you do it.', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'Delete', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible()
  // A request does not delete anything.
  await page.goto('/activity')
  await chooseChild(page, 'Firefly')
})

test(
  'lets a person with a family and a team choose the menu under You, and shows a team member nothing of a family',
  { tag: EXHAUSTIVE_TAG },
  async ({ page }) => {
    await openAccount(page)
    await page.goto('/therapist-dashboard')
    await page.getByRole('button', { name: 'Start a team' }).tap()
    await confirmAddress(page)
    await page.getByLabel('Name of the clinic, school or practice').fill('School on the hill')
    await page.getByRole('button', { name: 'Create', exact: true }).tap()
    await expect(page.getByRole('heading', { name: 'Your list starts with one family' })).toBeVisible()

    await page.getByRole('link', { name: 'Account', exact: true }).tap()
    const parts = page.getByRole('navigation', { name: 'Sections of your account' })
    await expect(parts.getByRole('link', { name: 'Subscription' })).toBeVisible()
    await expect(parts.getByRole('link', { name: 'Children and sharing' })).toHaveCount(0)
    const choice = page.getByRole('group', { name: 'Show the menu for' })
    await expect(choice).toHaveCount(0)

    await page.goto('/activity')
    await addChild(page)
    await page.goto('/account')
    await expect(parts.getByRole('link', { name: 'Children and sharing' })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const [today, children] = [menu.getByRole('link', { name: 'Today', exact: true }), menu.getByRole('link', { name: 'Children', exact: true })]
    await expect(children).toBeVisible()
    await expect(today).toHaveCount(0)
    await expectAccessible(page)
    await choice.getByRole('button', { name: 'My family' }).tap()
    await expect(today).toBeVisible()
    await expect(children).toHaveCount(0)
    await page.reload()
    await expect(today).toBeVisible()
    await expect(children).toHaveCount(0)
    // The first page of each rating form is the one for the chosen side.
    await choice.getByRole('button', { name: 'My team' }).tap()
    await expect(today).toHaveCount(0)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/therapist-dashboard/)
  },
)
