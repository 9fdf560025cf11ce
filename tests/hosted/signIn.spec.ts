import { expect, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { confirmAddress, signIn, signOut, signUp, trySignIn } from '../support/hosted/people'
import { lettersTo, newAddress, openLinkInLetter } from '../support/hosted/services'

test('signs a person up, confirms the address by the mailed letter, and says until then that it is unconfirmed', async ({ page }) => {
  const email = await signUp(page, 'Ada')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Send me an email' }).tap()
  await expect(page.getByText(`We sent an email to ${email}`)).toBeVisible()
  // The letter has a link, so no code is needed.
  await expect(page.getByLabel('Code', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'I have tapped the link' }).tap()
  await expect(page.getByText('The link has not been tapped yet', { exact: false })).toBeVisible()
  await openLinkInLetter(email, 'VERIFY_EMAIL')
  await page.getByRole('button', { name: 'I have tapped the link' }).tap()
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
})

test('updates by itself when a person returns from the letter that confirmed the address', { tag: EXHAUSTIVE_TAG }, async ({ page, context }) => {
  const email = await signUp(page, 'Bea')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Send me an email' }).tap()
  await expect(page.getByText(`We sent an email to ${email}`)).toBeVisible()
  await openLinkInLetter(email, 'VERIFY_EMAIL')
  // The tab of the mail closes, and this one becomes visible again. A headless browser does not report that, so the test does.
  const mail = await context.newPage()
  await mail.close()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
})

test('resets a forgotten password by the letter, and reports a wrong password and an unknown address alike', async ({ page }) => {
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
  await openLinkInLetter(email, 'PASSWORD_RESET', 'eight lanterns')
  await page.getByRole('link', { name: 'Back to sign in' }).tap()
  await trySignIn(page, email, 'seven lanterns')
  await expect(page.getByRole('alert')).toContainText('not right')
  await signIn(page, email, 'eight lanterns')
})

test('changes an address by the letter to the new one, and refuses the old one', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const email = await signUp(page, 'Dan')
  await confirmAddress(page, email)
  const next = newAddress('dan')
  await page.getByRole('button', { name: 'Change your email' }).tap()
  await page.getByLabel('New email address').fill(next)
  await page.getByLabel('Current password').fill('seven lanterns')
  await page.getByRole('button', { name: 'Change your email' }).tap()
  await expect(page.getByText('We sent you an email.', { exact: false })).toBeVisible()
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible()
  await openLinkInLetter(email, 'VERIFY_AND_CHANGE_EMAIL')
  await signOut(page)
  await trySignIn(page, email, 'seven lanterns')
  await expect(page.getByRole('alert')).toContainText('not right')
  await signIn(page, next)
  await page.goto('/account')
  await expect(page.getByText(`${next} is confirmed.`)).toBeVisible()
})
