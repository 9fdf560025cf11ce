import { expect, test, type Page } from '@playwright/test'
import { directionOf, firstLanguage, languages, localeOf, type Language } from '#domain/language'
import { onlyExhaustive } from '../support/exhaustive'
import { inspectPage } from '../support/inspectPage'

/*
 * Shows the app in each of its languages: nothing is cut off or too wide (in an exhaustive run), and nobody sees English first.
 */

const sizes = [
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
] as const

const guest = ['/', '/signin', '/signup', '/privacy', '/credits', '/about', '/lightcatcher']
const family = [
  '/dashboard',
  '/activity',
  '/subactivity/see',
  '/profile',
  '/progress',
  '/account',
  '/tablet',
  '/assessment',
  '/resources',
  '/plan',
  '/voices',
  '/bubblepop?level=2',
]

async function expectFits(page: Page, language: Language, path: string): Promise<void> {
  await page.setViewportSize(sizes[0])
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const size of sizes) {
    await page.setViewportSize(size)
    const { direction, tooWide, cut } = await inspectPage(page, [])
    expect
      .soft({ direction, tooWide, cut }, `${language} ${path} at ${size.width} by ${size.height}`)
      .toEqual({ direction: directionOf(localeOf(language)), tooWide: 0, cut: [] })
  }
}

for (const language of onlyExhaustive(languages.filter((each) => each !== firstLanguage))) {
  test(`shows every kind of page in ${language}`, async ({ page }) => {
    test.setTimeout(400_000)
    await page.addInitScript((chosen) => {
      const kept = JSON.parse(localStorage.getItem('device-choices') ?? '{}') as { language?: string }
      localStorage.setItem('device-choices', JSON.stringify({ ...kept, language: kept.language ?? chosen }))
    }, language)
    for (const path of guest) await expectFits(page, language, path)
    await page.goto('/signin#demo')
    await page.locator('#demo button').first().click()
    await expect(page).not.toHaveURL(/signin/, { timeout: 90_000 })
    for (const path of family) await expectFits(page, language, path)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(localeOf(language))
  })
}

test('uses a language chosen on the first page from then on, without a flash of English', async ({ page }) => {
  await page.goto('/')
  await page.locator('.language-menu summary').tap()
  await page.getByRole('button', { name: 'Deutsch' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ruhigen Raum/)
  await expect(page.locator('.language-menu summary')).toContainText('Deutsch')
  // The page drawn at build time stays hidden until the chosen language has loaded.
  await page.route(/\/assets\/index-[^/]+\.js$/, () => undefined)
  await page.goto('/terms', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelector('#overlay h1') !== null)
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})
