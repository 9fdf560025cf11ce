import { expect, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { expectAccessible } from '../support/accessible'
import { addChild, createAccount, skipChildQuestions } from '../support/family'

test('opens the locked activities for a family on its own device, and shows the end date', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.goto('/signup?automation=1')
  await createAccount(page)
  await addChild(page)
  await page.goto('/finger_count_ai')
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(page.getByRole('heading', { name: /activities are free, and stay free/, level: 1 })).toBeVisible()
  const open = page.getByRole('button', { name: 'Open everything on this device' })
  await expect(open).toBeVisible()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(open).toBeInViewport({ ratio: 1 })
  await open.tap()
  // The requested activity opens automatically.
  await expect(page).toHaveURL(/\/finger_count_ai$/)
  await expect(page.getByRole('heading', { name: 'Finger count', level: 1 })).toBeVisible()
  for (const path of ['/pricing', '/account#subscription']) {
    await page.goto(path)
    await expect(page.getByText(/Opened with a code/)).toBeVisible()
    await expect(page.getByText(new RegExp(`Until .*${new Date(Date.now() + 365 * 86_400_000).getFullYear()}`))).toBeVisible()
  }
})

test('explains a malformed or unknown code, and keeps what was typed', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.goto('/signup')
  await createAccount(page)
  await skipChildQuestions(page)
  await page.goto('/pricing')
  const code = page.getByLabel('Your code')
  await code.fill('too short')
  await page.getByRole('button', { name: 'Use the code' }).tap()
  await expect(page.getByText('This does not look like a code', { exact: false })).toBeVisible()
  await code.fill('abcd-2345 efgh-6789')
  await page.getByRole('button', { name: 'Use the code' }).tap()
  await expect(page.getByRole('alert')).toContainText('This code does not exist')
  await expect(code).toHaveValue('abcd-2345 efgh-6789')
  await expectAccessible(page)
})

test('opens a shared link with its settings after sign-up and prices', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.goto('/finger_count_ai?level=2')
  await expect(page).toHaveURL(/\/signin$/)
  await page.getByRole('link', { name: 'Create an account' }).tap()
  await createAccount(page)
  await expect(page).toHaveURL(/\/pricing$/)
  await page.getByRole('button', { name: 'Open everything on this device' }).tap()
  await expect(page).toHaveURL(/\/finger_count_ai\?level=2$/)
})

test('does not redirect later if the person left the prices for another page', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.goto('/signup')
  await createAccount(page)
  await skipChildQuestions(page)
  await page.goto('/finger_count_ai')
  await expect(page).toHaveURL(/\/pricing$/)
  await page.getByRole('link', { name: 'Activities' }).tap()
  await expect(page.getByRole('heading', { name: 'Activities', exact: true, level: 1 })).toBeVisible()
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Open everything on this device' }).tap()
  await expect(page.getByText(/Opened with a code/)).toBeVisible()
  await expect(page).toHaveURL(/\/pricing$/)
})
