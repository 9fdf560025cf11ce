import { expect, test } from '@playwright/test'
import { encodeShown } from '../../src/domain/activities/shown'
import { expectAccessible } from '../support/accessible'

/* A family first sees the app in the language of its browser. The device remembers any other choice. */

test('opens the first page in Arabic for an Arabic browser, and remembers a language chosen before sign-in', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ar-EG' })
  const page = await context.newPage()
  const html = page.locator('html')

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ضوء واحد في غرفة هادئة')
  await expect(html).toHaveAttribute('lang', 'ar')
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.ar.webmanifest')
  await page.getByRole('link', { name: 'تسجيل الدخول' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تسجيل الدخول')
  await expectAccessible(page)

  const menu = page.locator('details', { hasText: 'العربية' })
  await menu.locator('summary').tap()
  await expect(menu.getByRole('button')).toHaveText(['English', 'Deutsch', 'Français', 'Español', 'Português (Brasil)', 'العربية'])
  await expectAccessible(page)
  await Promise.all([page.waitForEvent('load'), menu.getByRole('button', { name: 'Deutsch' }).tap()])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden')
  await expect(html).toHaveAttribute('lang', 'de')
  await expect(html).toHaveAttribute('dir', 'ltr')

  const code = encodeShown({ activity: 'lightcatcher', category: null, level: '1', support: 'B', dials: {}, own: {} })
  const shared = await context.newPage()
  await shared.goto(`/show#${code}`)
  await expect(shared.locator('html')).toHaveAttribute('lang', 'de')
  await expect(shared.locator('details summary')).toContainText('Deutsch')
  await context.close()
})

test('shows a failed script in the browser’s language', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-CA' })
  const page = await context.newPage()
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('Cette page n’a pas encore démarré.')).toBeVisible()
  await expect(page.getByText('This page has not started yet.')).toBeHidden()
  await context.close()
})

test('falls back to English when the browser’s language cannot be loaded', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'es' })
  const page = await context.newPage()
  const { groups } = (await (await page.request.get('/files.json')).json()) as { groups: Readonly<Record<string, object>> }
  const spanish = new Set(Object.keys(groups['language/es'] ?? {}))
  expect(spanish.size).toBeGreaterThan(0)
  await page.route(
    ({ pathname }) => spanish.has(pathname),
    (route) => route.abort(),
  )
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One light in a quiet room')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await context.close()
})
