import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { arrive, signUp } from '../support/hosted/people'
import { addresses, door, newAddress, uidOf } from '../support/hosted/services'
import { foundAccount } from '../support/hosted/teams'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WRITES = /documents:commit/

/** A code of its own, for one use. */
async function newCode(): Promise<string> {
  const code = randomUUID().replaceAll('-', '').toUpperCase().slice(0, 16)
  const now = Date.now()
  await door.put({
    [`activationCodes/${code}`]: {
      durationDays: 30, maxUses: 1, uses: 0, expiresAt: new Date(now + DAY_MS), active: true, createdBy: 'demo-administrator', createdAt: new Date(now),
    },
  })
  return code
}

async function redeem(page: Page, code: string): Promise<void> {
  await page.goto('/pricing')
  await page.getByLabel('Your code').fill(code)
  await page.getByRole('button', { name: 'Redeem the code' }).tap()
}

for (const [name, offset] of [['an hour slow', -HOUR_MS], ['an hour fast', HOUR_MS]] as const) {
  test(`on a device whose clock is ${name}, a person signs up, and a code opens everything`, async ({ page }) => {
    await page.addInitScript((ms) => {
      const RealDate = Date
      globalThis.Date = class extends RealDate {
        constructor(...given: []) {
          super(...((given.length === 0 ? [RealDate.now() + ms] : given) as []))
        }
        static override now() {
          return RealDate.now() + ms
        }
      } as DateConstructor
    }, offset)
    const uid = await uidOf(await signUp(page, 'Kim'))
    const code = await newCode()
    await redeem(page, code)
    await expect(page.getByText(/open through an activation code/)).toBeVisible()
    const kept = await door.read(`Users/${uid}`)
    const till = (kept['activationCodeSubscription'] as { validTill: Date }).validTill.getTime()
    expect(Math.abs(till - Date.now() - 30 * DAY_MS)).toBeLessThan(2 * HOUR_MS)
    await page.reload()
    await expect(page.getByText(/open through an activation code/)).toBeVisible()
  })
}

test('the network is lost while a code is redeemed: words, nothing half done, and it counts once when the answer alone was lost', async ({ page }) => {
  const uid = await uidOf(await signUp(page, 'Lou'))
  const code = await newCode()
  await page.route(WRITES, (route) => route.abort())
  await redeem(page, code)
  await expect(page.getByRole('alert')).toContainText('It is not used up', { timeout: 20_000 })
  expect(await door.read(`activationCodes/${code}`)).toMatchObject({ uses: 0 })
  expect(await door.read(`activationCodes/${code}/redemptions/${uid}`)).toEqual({})
  expect(await door.read(`Users/${uid}`)).not.toHaveProperty('activationCodeSubscription')

  await page.unroute(WRITES)
  // The backend takes the first one, and nobody hears of it.
  let isFirst = true
  await page.route(WRITES, async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    await route.fetch({ url: route.request().url().replace(/^http:[/][/][^/]+/, `http://${addresses.firestore}`) })
    return route.abort()
  })
  await page.getByRole('button', { name: 'Redeem the code' }).tap()
  await expect(page.getByText(/open through an activation code/)).toBeVisible({ timeout: 20_000 })
  expect(isFirst).toBe(false)
  expect(await door.read(`activationCodes/${code}`)).toMatchObject({ uses: 1 })
})

test('the network is lost during an order and during an invitation: words, and nothing waits to be done later', async ({ page }) => {
  const email = await arrive(page, 'Max')
  const uid = await uidOf(email)
  await foundAccount(page, 'Lake school')
  const invited = newAddress('ivy')
  await page.route(WRITES, (route) => route.abort())
  await page.getByRole('button', { name: 'Invite', exact: true }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email address').fill(invited)
  await dialog.getByRole('button', { name: 'Invite' }).tap()
  await expect(dialog.getByRole('alert')).toContainText('There is no connection', { timeout: 20_000 })

  await page.goto('/pricing')
  await page.getByRole('button', { name: /Choose “Family”.*a month/ }).tap()
  await expect(page.getByRole('alert')).toContainText('Nothing was paid', { timeout: 20_000 })

  // With the network back and the page loaded anew, nothing of it is sent by itself.
  await page.unroute(WRITES)
  await page.goto('/therapist-dashboard')
  await expect(page.getByText('Nobody is invited at the moment.')).toBeVisible()
  expect(await door.read(`TherapistAccounts/${uid}_0/invitations/${invited}`)).toEqual({})
  expect((await door.find('checkout_sessions')).filter(({ path }) => path.startsWith(`Users/${uid}/`))).toEqual([])
  expect(await door.read(`Users/${uid}/once/trial`)).toEqual({})
})
