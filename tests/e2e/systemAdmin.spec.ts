import { expect, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { readFileSync } from 'node:fs'
import { expectAccessible } from '../support/accessible'
import { createAccount, skipChildQuestions, openAccount, confirmAddress, signOut, signUp } from '../support/family'
import { openDemo } from '../support/states'

test('lets an administrator make and withdraw codes, change a role with a reason, and find both in the log', async ({ page }) => {
  await openDemo(page, 'A system administrator')
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
  await expect(page.getByText('Nothing yet.')).toBeVisible()

  await page.getByRole('link', { name: 'Codes' }).tap()
  await page.getByLabel('Label').fill('Spring fair')
  await page.getByLabel('How many').fill('3')
  await page.getByRole('button', { name: 'Make codes', exact: true }).tap()
  await expect(page.getByRole('row')).toHaveCount(4)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a table (CSV)' }).tap()
  const table = readFileSync((await (await download).path()) ?? '', 'utf8')
    .trim()
    .split('\r\n')
  expect(table).toHaveLength(4)
  expect(table[1]).toMatch(/^([A-Z0-9]{4}-){3}[A-Z0-9]{4},Spring fair,90,0,1,/)
  await page
    .getByRole('button', { name: /Withdraw code/ })
    .first()
    .tap()
  await expect(page.getByText('Withdrawn')).toBeVisible()

  await page.getByRole('link', { name: 'People' }).tap()
  await page.getByLabel('Find a person').fill('parent@demo.example')
  await page.getByRole('button', { name: 'Search' }).tap()
  await page.getByRole('radio', { name: 'System administrator' }).check()
  const change = page.getByRole('button', { name: 'Change the role' })
  await expect(change).toBeDisabled()
  await page.getByLabel('Reason').fill('helps us in May')
  await change.tap()
  await expect(change).toBeDisabled()

  await page.getByRole('link', { name: 'Teams' }).tap()
  await page.getByLabel('Find a team').fill('Demo')
  await page.getByRole('button', { name: 'Search' }).tap()
  await page.getByLabel('Reason').fill('paid by letter')
  await page.getByRole('button', { name: 'Save status and end date' }).tap()
  await expect(page.getByText('Saved and logged.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'People' }).tap()
  await expect(page.getByText('helps us in May')).toBeVisible()
  await expect(page.getByText('paid by letter')).toBeVisible()
})

test('redirects everyone else and shows them no link', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.goto('/signup')
  await createAccount(page)
  await skipChildQuestions(page)
  await expect(page.getByRole('link', { name: 'People' })).toHaveCount(0)
  await page.goto('/system-admin')
  await expect(page).toHaveURL(/\/$/)
})

test('lets the first account of a device become its administrator, and no later one', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openAccount(page)
  await expect(page.getByText('Is this your device?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'What that means' }).tap()
  const part = page.getByRole('region', { name: 'Administrator of this device' })
  await expect(part).toContainText('First confirm your email')
  await expect(part.getByRole('button')).toHaveCount(0)
  await page.goto('/account')
  await confirmAddress(page)
  await page.goto('/account#administer')
  await part.getByRole('button', { name: 'Become administrator' }).tap()
  await expect(part).toContainText('You have been administrator of this device since')
  await expectAccessible(page)
  await part.getByRole('link', { name: 'Open system administration' }).tap()
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()

  // The lists include people and codes of this device, not only those of the demo.
  await page.getByRole('link', { name: 'Codes' }).tap()
  await page.getByLabel('Label').fill('Our class')
  await page.getByLabel('How many').fill('1')
  await page.getByRole('button', { name: 'Make codes' }).tap()
  await expect(page.getByRole('row')).toHaveCount(2)
  await signOut(page)

  await signUp(page, { name: 'Lin', email: 'lin@example.org' })
  await expect(page.getByText('Add the child who will play.')).toBeVisible()
  await expect(page.getByText('Is this your device?')).toHaveCount(0)
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Email and password' })).toBeVisible()
  await confirmAddress(page)
  await expect(page.getByText('Your email is confirmed.')).toBeVisible()
  await expect(part).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'System administration' })).toHaveCount(0)
})
