import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'

/* Tests a device without a voice: a headless browser has none, and the app has no built-in German voice. */

const NOTICE = 'Dieses Gerät hat keine deutsche Stimme'

const openIn = async (browser: Browser, locale: string): Promise<Page> => (await browser.newContext({ locale })).newPage()

test('tells an adult once before the first play, and explains in the device check how to install a voice', async ({ browser }) => {
  const page = await openIn(browser, 'de-DE')
  await page.goto('/lightcatcher')
  const notice = page.getByRole('status').filter({ hasText: NOTICE })
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('link', { name: 'Fünf Wörter aufnehmen' })).toHaveAttribute('href', '/voices')
  await expectAccessible(page)

  await notice.getByRole('link', { name: 'Stimme installieren' }).click()
  await expect(page).toHaveURL(/\/test$/)
  const card = page.getByRole('region', { name: 'Stimme', exact: true })
  await card.getByRole('button', { name: 'Wort anhören' }).click()
  await expect(card.getByRole('alert')).toContainText(NOTICE)
  await card.getByText(/Eine Stimme installieren|Auf einem anderen System/).click()
  for (const system of ['iPad und iPhone', 'Android', 'Windows', 'Chromebook', 'Mac']) {
    await expect(card.getByRole('region', { name: system }).getByRole('listitem')).toHaveCount(4)
  }
  await expectAccessible(page)

  expect(await page.evaluate(() => (JSON.parse(localStorage.getItem('device-choices') ?? '{}') as { toldVoiceless?: unknown }).toldVoiceless)).toEqual(['de'])
  await page.context().close()
})

test('delays the light that starts by itself only for an adult who has not been told yet', async ({ browser }) => {
  const page = await openIn(browser, 'de-DE')
  await page.goto('/')
  await page.locator('a[href^="/lightcatcher"]').first().click()
  await expect(page.getByText(NOTICE)).toBeVisible()
  await page.getByRole('button', { name: 'Jetzt nicht' }).click()
  await expect(page.getByText(NOTICE)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Starten', exact: true })).toBeVisible()

  await page.goto('/')
  await page.locator('a[href^="/lightcatcher"]').first().click()
  await expect(page.locator('main.panel')).toHaveCount(0)
  await expect(page.locator('canvas').first()).toBeVisible()
  await page.context().close()
})

test('speaks English with the built-in voice when the device has none', async ({ browser }) => {
  const page = await openIn(browser, 'en-GB')
  await page.goto('/test')
  const card = page.getByRole('region', { name: 'Voice', exact: true })
  await card.getByRole('button', { name: 'Say it' }).click()
  await expect(card).toContainText('That was the built-in voice')
  await page.context().close()
})
