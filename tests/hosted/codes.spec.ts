import { expect, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { addChild } from '../support/family'
import { signUp } from '../support/hosted/people'
import { adminAccess, SHARED_CODE, uidOf } from '../support/hosted/services'

test('opens locked content when a parent redeems a code', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const email = await signUp(page, 'Eve')
  await addChild(page)
  await page.goto('/finger_count_ai')
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(page.getByRole('heading', { name: /activities are free, and stay free/, level: 1 })).toBeVisible()
  await page.getByLabel('Your code').fill(SHARED_CODE.toLowerCase())
  await page.getByRole('button', { name: 'Use the code' }).tap()
  await expect(page).toHaveURL(/\/finger_count_ai$/)
  await expect(page.getByRole('heading', { name: 'Finger count', level: 1 })).toBeVisible()
  await page.goto('/pricing')
  await expect(page.getByText(/Opened with a code/)).toBeVisible()
  const uid = await uidOf(email)
  expect(await adminAccess.read(`Users/${uid}`)).toMatchObject({ activationCodeSubscription: { code: SHARED_CODE } })
  expect(await adminAccess.read(`activationCodes/${SHARED_CODE}/redemptions/${uid}`)).toHaveProperty('validTill')
})
