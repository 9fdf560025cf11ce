import { expect, test } from '@playwright/test'

const PAGE_COLOUR = 'rgb(14, 11, 20)'

test('keeps the page dark before any script or style sheet has loaded', async ({ page }) => {
  await page.route(/\.(js|css)(\?|$)/, (route) => route.abort())
  await page.goto('/')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(PAGE_COLOUR)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(PAGE_COLOUR)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
})

test('keeps the page dark when everything has loaded', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(PAGE_COLOUR)
})
