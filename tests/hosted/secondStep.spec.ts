import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { waitForHome } from '../support/family'
import { PASSWORD, signInNewPerson, signOut, trySignIn } from '../support/hosted/people'
import { type Answer, codeAt, TotpService } from '../support/totpService'

/** Answers the page's calls about authenticator apps, because the sign-in emulator does not support them. */
async function knowAuthenticators(page: Page): Promise<void> {
  const service = new TotpService()
  await page.route(
    ({ href }) => TotpService.knows(href),
    async (route) => {
      const request = route.request()
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
      const { status, body } = await service.answer(request.url(), request.postDataJSON(), async () => {
        // The browser maps the emulator's address in the build to the address of this run.
        const { pathname, search } = new URL(request.url())
        const answer = await fetch(`http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}${pathname}${search}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: request.postData(),
        })
        return { status: answer.status, body: (await answer.json()) as Answer['body'] }
      })
      await route.fulfill({ status, json: body, headers })
    },
  )
}

test('asks for the code of an authenticator app at every sign-in, until that is turned off', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await knowAuthenticators(page)
  const email = await signInNewPerson(page, 'Ida')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Turn on the second step' }).tap()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).tap()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = (
    await page
      .getByRole('status')
      .filter({ hasText: /^[A-Z2-7 ]{32,}$/ })
      .innerText()
  ).replaceAll(' ', '')
  const code = () => codeAt(key, Date.now())
  const wrong = () => String((Number(code()) + 500_000) % 1_000_000).padStart(6, '0')
  await page.getByLabel('Six-digit code').fill('12345')
  await page.getByRole('button', { name: 'Turn on the second step' }).tap()
  await expect(page.getByText('Enter all six digits.')).toBeVisible()
  await page.getByLabel('Six-digit code').fill(code())
  await page.getByRole('button', { name: 'Turn on the second step' }).tap()
  await expect(page.getByText('The second step is now on.')).toBeVisible()
  await signOut(page)

  await trySignIn(page, email, PASSWORD)
  const dialog = page.getByRole('dialog', { name: 'Code from your app' })
  await dialog.getByLabel('Six-digit code').fill(wrong())
  await dialog.getByRole('button', { name: 'Continue' }).tap()
  await expect(dialog.getByText('That code is not right.', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).first().tap()
  await expect(page.getByRole('alert')).toContainText('You left without entering the code')
  await page.getByRole('button', { name: 'Sign in', exact: true }).tap()
  await dialog.getByLabel('Six-digit code').fill(code())
  await dialog.getByRole('button', { name: 'Continue' }).tap()
  await waitForHome(page)

  await page.goto('/account')
  await page.getByRole('button', { name: 'Turn off the second step' }).tap()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Turn off the second step' }).tap()
  await dialog.getByLabel('Six-digit code').fill(code())
  await dialog.getByRole('button', { name: 'Continue' }).tap()
  await expect(page.getByText('The second step is now off.')).toBeVisible()
  await signOut(page)
  await trySignIn(page, email, PASSWORD)
  await waitForHome(page)
})
