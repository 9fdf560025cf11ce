import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'

/* Nothing on a page may move while it loads. Otherwise a finger on its way down, or a person who finds things slowly, would miss the target. */

const LIMIT = 0.02
const sizes = [
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
] as const
const forAnybody = ['/', '/signin', '/signup', '/terms'] as const
const forSomebody = [
  '/activity',
  '/dashboard',
  '/pricing',
  '/account',
  '/profile',
  '/sharing',
  '/voices',
  '/resources',
  '/resources?guide=wait',
  '/test',
] as const

/** Adds up all layout shifts since the page started loading. There was no input, so every shift counts. */
async function shiftOf(page: Page, address: string): Promise<{ readonly sum: number; readonly of: readonly string[] }> {
  await page.goto(address)
  await expect(page.locator('#overlay main :is(a, button, input)').filter({ visible: true }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const shifts: { value: number; sources: { node: Node | null }[] }[] = []
        new PerformanceObserver((list) => shifts.push(...(list.getEntries() as unknown as typeof shifts))).observe({ type: 'layout-shift', buffered: true })
        // Earlier shifts are reported with the next frames.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve({
              sum: shifts.reduce((sum, { value }) => sum + value, 0),
              of: shifts.flatMap(({ sources }) => sources.map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.className}` : 'gone'))),
            }),
          ),
        )
      }),
  )
}

for (const size of sizes) {
  test(`shifts nothing while a page loads, at ${size.width} by ${size.height}`, { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
    await page.setViewportSize(size)
    for (const address of forAnybody) {
      const { sum, of } = await shiftOf(page, address)
      expect(sum, `${address}: ${of.join(', ')}`).toBeLessThan(LIMIT)
    }
    await page.goto('/signin')
    await page.getByRole('button', { name: 'A parent' }).tap()
    await expect(page.locator('.rail')).toBeVisible()
    for (const address of forSomebody) {
      const { sum, of } = await shiftOf(page, address)
      expect(sum, `${address}: ${of.join(', ')}`).toBeLessThan(LIMIT)
    }
  })

  test(`shifts nothing while a team's page loads, at ${size.width} by ${size.height}`, { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/signin')
    await page.getByRole('button', { name: 'A therapist' }).tap()
    await expect(page.locator('.rail')).toBeVisible()
    for (const address of ['/therapist-dashboard', '/therapist-dashboard#team']) {
      const { sum, of } = await shiftOf(page, address)
      expect(sum, `${address}: ${of.join(', ')}`).toBeLessThan(LIMIT)
    }
  })
}

test('shifts nothing when fonts load late', async ({ page }) => {
  let come = () => {}
  const late = new Promise<void>((resolve) => (come = resolve))
  await page.route('**/*.woff2', async (route) => {
    await late
    await route.continue()
  })
  const shifts = (address: string) => {
    const found = shiftOf(page, address)
    return page
      .locator('#overlay main h1')
      .waitFor()
      .then(() => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))))
      .then(() => come())
      .then(() => found)
  }
  const { sum, of } = await shifts('/privacy')
  expect(await page.evaluate(() => [...document.fonts].filter(({ family, status }) => family.includes('Atkinson') && status === 'loaded').length)).toBe(2)
  expect(sum, of.join(', ')).toBeLessThan(LIMIT)
})
