import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
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
  // The page that was requested before the payment opens automatically.
  await expect(page).toHaveURL(/\/finger_count_ai$/)
  await expect(page.getByRole('heading', { name: 'Finger count', level: 1 })).toBeVisible()
  await page.goto('/pricing?paid=1')
  await expect(page.getByText('Everything is open now.')).toBeVisible()
  await expect(page.getByText(/Included in your subscription/)).toBeVisible()
  // The offer is gone, so nobody can pay twice by mistake.
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

test('follows a subscription through trial, renewal, failed card, recovery, cancellation and refund', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const product = { active: true, name: 'Circle', description: 'With a trial.' }
  await adminAccess.put({
    'products/circle': product,
    'products/circle/prices/monthly': { active: true, currency: 'eur', unit_amount: 700, interval: 'month', interval_count: 1, trial_period_days: 14 },
  })
  await signUp(page, 'Mia')
  await addChild(page)
  const pay = async () => {
    await page.goto('/pricing')
    await page.getByRole('button', { name: /“Circle”/ }).tap()
    await page.getByRole('button', { name: 'Pretend to pay' }).tap()
    await expect(page).not.toHaveURL(/\/pay\?/)
  }
  const atPortal = async (link: string, action: string) => {
    await page.goto('/account#subscription')
    await page.getByRole('button', { name: link }).tap()
    await page.getByRole('button', { name: action }).tap()
    await expect(page).toHaveURL(/\/account(#subscription)?$/)
  }
  const CHANGE = 'Change or cancel my subscription'
  const SETTLE = 'Open the payment page'
  const expectOpen = async () => {
    await page.goto('/finger_count_ai')
    await expect(page.getByRole('heading', { name: 'Finger count', level: 1 })).toBeVisible()
  }

  await pay()
  await page.goto('/account#subscription')
  await expect(page.getByText(/Free until .* payment then starts automatically/)).toBeVisible()
  await atPortal(CHANGE, 'Pretend that the period has passed')
  await expect(page.getByText(/it then renews automatically/)).toBeVisible()
  await expectOpen()

  await atPortal(CHANGE, 'Pretend that the card fails')
  await expect(page.getByText('A payment did not go through')).toBeVisible()
  // The family has a few days to settle the payment.
  await expect(page.getByText(/Still open, although a payment is late. Until ./)).toBeVisible()
  await expectOpen()
  await atPortal(SETTLE, 'Pretend that every retry failed')
  await expect(page.getByText('Still open')).toHaveCount(0)
  await expectClosed(page)
  // The offer is gone, so nobody buys a second subscription because a card failed.
  await expect(page.getByText('A payment did not go through')).toBeVisible()
  await expect(page.getByRole('button', { name: /“Family”/ })).toHaveCount(0)
  await atPortal(SETTLE, 'Pretend to use another card')
  await expect(page.getByText('A payment did not go through')).toHaveCount(0)
  await expectOpen()

  await atPortal(CHANGE, 'Pretend to end it with its period')
  await expect(page.getByText(/You have cancelled, so nothing more is charged/)).toBeVisible()
  await expectOpen()
  await atPortal(CHANGE, 'Pretend that the period has passed')
  await expectClosed(page)

  // The second subscription has no trial period.
  await pay()
  await expectOpen()
  await atPortal(CHANGE, 'Pretend to get the money back')
  await expectClosed(page)
  await expect(page.getByRole('button', { name: /“Circle”/ })).toBeVisible()
  await adminAccess.put({ 'products/circle': { ...product, active: false } })
})
