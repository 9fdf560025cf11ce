import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { expectAccessible } from '../support/accessible'
import { chooseChild, signOut } from '../support/family'
import { expectFits, openDemo } from '../support/states'

const tab = (page: Page) => page.getByRole('navigation', { name: /pages$/ }).getByRole('link', { name: /^Messages/ })

test(
  'lets a team ask about epilepsy with one tap; a mother sees a dot, answers, and finds the answer in the profile',
  { tag: EXHAUSTIVE_TAG },
  async ({ page }) => {
    await openDemo(page, 'A therapist')
    await page.goto('/activity')
    await chooseChild(page, 'Firefly')
    await page.goto('/messages')
    await expectAccessible(page)
    await page.locator('summary').filter({ hasText: 'Ask with one tap' }).tap()
    await page.getByRole('button', { name: 'Ask about epilepsy' }).tap()
    await expect(page.getByText('Saved. It is sent now', { exact: false })).toBeVisible()
    await signOut(page)

    await openDemo(page, 'A parent')
    await chooseChild(page, 'Firefly')
    await page.goto('/plan')
    await expect(tab(page)).toContainText('New message')
    await tab(page).tap()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('has a question')
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('button', { name: 'We played today.' }).tap()
    await expect(page.getByLabel('Your message to the therapist')).toHaveValue('We played today.')
    await page.getByRole('button', { name: 'Yes', exact: true }).tap()
    await expect(page.getByText('Yes, Firefly has epilepsy. The profile says so now.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages about Firefly')
    await page.goto('/profile')
    await expect(page.getByText('Epilepsy', { exact: false }).first()).toBeVisible()
    await expect(page.getByText(/^You answered this in a message on/)).toBeVisible()
    await expect(tab(page)).not.toContainText('New message')
  },
)

test('asks for an adult, and about light sensitivity, before it accepts “No” to epilepsy', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A therapist')
  await page.goto('/activity')
  await chooseChild(page, 'Firefly')
  await page.goto('/messages')
  await page.locator('summary').filter({ hasText: 'Ask with one tap' }).tap()
  await page.getByRole('button', { name: 'Ask about epilepsy' }).tap()
  await expect(page.getByText('Saved. It is sent now', { exact: false })).toBeVisible()
  await signOut(page)
  await openDemo(page, 'A parent')
  await chooseChild(page, 'Firefly')
  await page.goto('/messages')
  await page.getByRole('button', { name: 'No', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'For adults' })).toBeVisible()
  await expect(page.getByText('No epilepsy.', { exact: false })).toHaveCount(0)
  await expectAccessible(page)
})
