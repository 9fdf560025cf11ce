import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { openPseudoSite } from '../support/pseudoSite'
import { inspectPage } from '../support/inspectPage'
import { untranslatedWords } from '../support/untranslatedWords'

/*
 * Shows the app in a pseudo-language that is longer than English, has accents and is written from right to left. Nothing may be cut off or
 * left in English.
 */

const sizes = [
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
] as const

const known = untranslatedWords()
let site: Awaited<ReturnType<typeof openPseudoSite>>
test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await openPseudoSite()
})
test.afterAll(() => site.close())

async function expectRead(page: Page, path: string): Promise<void> {
  await page.setViewportSize(sizes[0])
  await page.goto(`${site.origin}${path}`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const size of sizes) {
    await page.setViewportSize(size)
    const found = await inspectPage(page, known)
    expect.soft(found, `${path} at ${size.width} by ${size.height}`).toEqual({ direction: 'rtl', tooWide: 0, cut: [], english: [] })
  }
}

async function openDemo(page: Page, index: number): Promise<void> {
  await page.goto(`${site.origin}/signin#demo`)
  await page.waitForLoadState('networkidle')
  await page.locator('#demo button').nth(index).click()
  // The app first writes the data of the whole demo clinic.
  await expect(page).not.toHaveURL(/signin/, { timeout: 90_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const guest = ['/', '/signin', '/signup', '/resetpassword', '/terms', '/privacy', '/credits', '/test', '/pricing', '/nothing-is-here', '/lightcatcher']
const family = [
  '/dashboard',
  '/activity',
  '/subactivity/see',
  '/account',
  '/profile',
  '/progress',
  '/sharing',
  '/voices',
  '/photos',
  '/plan',
  '/texts',
  '/outlines',
  '/meeting',
  '/who',
  '/pricing',
  '/bubblepop',
  '/findbunny',
]
const therapist = ['/therapist-dashboard', '/activity', '/account', '/profile', '/progress', '/plan']

test('shows a guest every page in the made-up language', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  for (const path of guest) await expectRead(page, path)
})

test('shows a family every page in the made-up language', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  test.setTimeout(400_000)
  await openDemo(page, 0)
  for (const path of family) await expectRead(page, path)
})

test('shows a therapist every page in the made-up language', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  test.setTimeout(400_000)
  await openDemo(page, 1)
  for (const path of therapist) await expectRead(page, path)
})

test('shows an administrator every page in the made-up language', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.goto(`${site.origin}/signup`)
  await page.waitForLoadState('networkidle')
  await page.locator('form input').nth(0).fill('Zzz')
  await page.locator('input[type=email]').fill('zzz@example.org')
  await page.locator('input[type=password]').first().fill('seven lanterns')
  await page.locator('form button[type=submit]').click()
  await expect(page).toHaveURL(/here-for/)
  await page.goto(`${site.origin}/account#you`)
  await page.locator('main [data-kind=info] button').click()
  const code = (await page.locator('output').textContent()) ?? ''
  const form = page.locator('form').filter({ has: page.locator('output') })
  await form.getByRole('textbox').fill(code)
  await form.locator('button[type=submit]').click()
  await expect(page.locator('main [data-kind=done]')).toBeVisible()
  await page.goto(`${site.origin}/account#tablet`)
  await page.locator('section[aria-labelledby=administer] button').click()
  await page.locator('section[aria-labelledby=administer] a').click()
  await expect(page).toHaveURL(/system-admin/)
  for (const path of ['/system-admin', '/account', '/activity']) await expectRead(page, path)
})
