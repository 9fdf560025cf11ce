import { expect, test, type Page } from '@playwright/test'
import { addChild } from '../support/family'
import { signUp } from '../support/hosted/people'
import { adminAccess, uidOf } from '../support/hosted/services'

async function expectClosed(page: Page): Promise<void> {
  await page.goto('/finger_count_ai')
  await expect(page).toHaveURL(/\/pricing/)
  await expect(page.getByRole('heading', { name: /activities are free, and stay free/, level: 1 })).toBeVisible()
}

test('opens everything after a plan is paid on the payment service’s page, and closes it when the plan ends', async ({ page }) => {
  const email = await signUp(page, 'Gil')
  await addChild(page)
  await expectClosed(page)
  await page.getByRole('button', { name: /“Family”.*a month/ }).tap()
  await page.getByRole('button', { name: 'Pretend to pay' }).tap()
  // The page wanted before the payment opens by itself.
  await expect(page).toHaveURL(/\/finger_count_ai$/)
  await expect(page.getByRole('heading', { name: 'Finger count', level: 1 })).toBeVisible()
  await page.goto('/pricing?paid=1')
  await expect(page.getByText('Everything is open now.')).toBeVisible()
  await expect(page.getByText(/Included in your subscription/)).toBeVisible()
  // Nobody can pay twice by mistake.
  await expect(page.getByRole('button', { name: /“Family”/ })).toHaveCount(0)

  await page.goto('/account#subscription')
  await page.getByRole('button', { name: 'Change or cancel my subscription' }).tap()
  await page.getByRole('button', { name: 'Pretend to end the subscription' }).tap()
  await expect(page).toHaveURL(/\/account(#subscription)?$/)
  await expectClosed(page)
  const checkouts = (await adminAccess.find('checkout_sessions')).filter(({ path }) => path.startsWith('Users/'))
  const uid = await uidOf(email)
  expect(checkouts.filter(({ path }) => path.startsWith(`Users/${uid}/`))).toHaveLength(1)
})
