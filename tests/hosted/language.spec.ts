import { expect, test } from '@playwright/test'
import { signUp } from '../support/hosted/people'
import { adminAccess, uidOf } from '../support/hosted/services'

test('stores the shown language with the account, and a later choice, so that emails come in it', async ({ page }) => {
  const uid = await uidOf(await signUp(page, 'Lia'))
  const stored = async () => (await adminAccess.read(`Users/${uid}`))['language']
  await expect.poll(stored).toBe('en')
  await page.goto('/account#tablet')
  await page.getByLabel('Language').selectOption('pt')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
  expect(await stored()).toBe('pt')
})
