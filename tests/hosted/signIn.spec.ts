import { expect, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { proveAddress, signIn, signOut, signUp, trySignIn } from '../support/hosted/people'
import { lettersTo, newAddress, pressLink } from '../support/hosted/services'

test('a person signs up, proves the address by the letter that was mailed, and what was not proven yet says so', async ({ page }) => {
  const email = await signUp(page, 'Ada')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Send me an email' }).tap()
  await expect(page.getByText(`We sent an email to ${email}`)).toBeVisible()
  // Nothing asks for a code, because the letter has a link.
  await expect(page.getByLabel('Code', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'I have tapped the link' }).tap()
  await expect(page.getByText('The link has not been tapped yet', { exact: false })).toBeVisible()
  await pressLink(email, 'VERIFY_EMAIL')
  await page.getByRole('button', { name: 'I have tapped the link' }).tap()
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
})

test('whoever comes back from the letter to the page sees by itself that the address is proven', { tag: EXHAUSTIVE_TAG }, async ({ page, context }) => {
  const email = await signUp(page, 'Bea')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Send me an email' }).tap()
  await expect(page.getByText(`We sent an email to ${email}`)).toBeVisible()
  await pressLink(email, 'VERIFY_EMAIL')
  // The tab of the mail is closed, and this one is looked at again; a browser without windows does not tell it by itself.
  const mail = await context.newPage()
  await mail.close()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
})

test('a forgotten password is chosen anew by the letter; a wrong password and an unknown address read the same', async ({ page }) => {
  const email = await signUp(page, 'Cid')
  await signOut(page)
  const refusals: string[] = []
  for (const [address, password] of [
    [email, 'wrong lanterns'],
    [newAddress('nobody'), 'seven lanterns'],
  ] as const) {
    await trySignIn(page, address, password)
    refusals.push(await page.getByRole('alert').innerText())
  }
  expect(refusals[0]).toContain('The email address or the password is not right.')
  expect(refusals[1]).toBe(refusals[0])

  const askFor = async (address: string) => {
    await page.goto('/resetpassword')
    await page.getByLabel('Email address').fill(address)
    await page.getByRole('button', { name: 'Send me an email' }).tap()
    await expect(page.getByText('Check your email')).toBeVisible()
    return page.locator('main').innerText()
  }
  const unknown = newAddress('nobody')
  expect(await askFor(unknown)).toBe(await askFor(email))
  expect(await lettersTo(unknown)).toEqual([])
  await pressLink(email, 'PASSWORD_RESET', 'eight lanterns')
  await page.getByRole('link', { name: 'Back to sign in' }).tap()
  await trySignIn(page, email, 'seven lanterns')
  await expect(page.getByRole('alert')).toContainText('not right')
  await signIn(page, email, 'eight lanterns')
})

test('an address is changed by the letter to the new one, and the old one signs in no more', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const email = await signUp(page, 'Dan')
  await proveAddress(page, email)
  const next = newAddress('dan')
  await page.getByRole('button', { name: 'Change your email' }).tap()
  await page.getByLabel('New email address').fill(next)
  await page.getByLabel('Current password').fill('seven lanterns')
  await page.getByRole('button', { name: 'Change your email' }).tap()
  await expect(page.getByText('We sent you an email.', { exact: false })).toBeVisible()
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible()
  await pressLink(email, 'VERIFY_AND_CHANGE_EMAIL')
  await signOut(page)
  await trySignIn(page, email, 'seven lanterns')
  await expect(page.getByRole('alert')).toContainText('not right')
  await signIn(page, next)
  await page.goto('/account')
  await expect(page.getByText(`${next} is confirmed.`)).toBeVisible()
})
