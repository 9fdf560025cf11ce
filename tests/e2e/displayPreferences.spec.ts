import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import sharp from 'sharp'
import { StagePage } from '../support/stagePage'
import { openDemo } from '../support/states'

/* Checks the same pages in forced colours, with reduced motion, with larger text and from right to left. */

const pages = [
  '/dashboard',
  '/activity',
  '/profile',
  '/progress',
  '/plan',
  '/voices',
  '/sharing',
  '/resources',
  '/resources?guide=wait',
  '/account#tablet',
  '/who',
  '/bubblepop',
] as const

const sizes = [
  { width: 844, height: 390 },
  { width: 320, height: 640 },
  { width: 1024, height: 768 },
]

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Returns the controls that look like plain text, without a frame, underline or icon. */
const frameless = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.getBoundingClientRect().width > 0
    const hasFrame = (element: Element) => {
      const { borderTopStyle, borderBottomStyle, outlineStyle, textDecorationLine } = getComputedStyle(element)
      return [borderTopStyle, borderBottomStyle, outlineStyle, textDecorationLine].some((each) => each !== 'none')
    }
    return [...document.querySelectorAll('#overlay :is(button.press, a.press, select, input[type=text], input[type=email], [aria-pressed])')]
      .filter((each) => isSeen(each) && !hasFrame(each))
      .map((each) => each.outerHTML.slice(0, 160))
  })

/** Returns the selected elements that differ from their unselected neighbours only in font weight. */
const unmarked = (page: Page) =>
  page.evaluate(() => {
    const looks = (element: Element) => {
      const { borderColor, borderWidth, backgroundColor, outlineColor, outlineStyle, outlineWidth } = getComputedStyle(element)
      return [borderColor, borderWidth, backgroundColor, outlineStyle === 'none' ? '' : `${outlineColor} ${outlineWidth}`].join()
    }
    const chosen = '[aria-pressed=true], [aria-current=page], [aria-selected=true], [data-chip][data-checked]'
    const others = ':is([aria-pressed=false], a:not([aria-current]), [aria-selected=false], [data-chip]:not([data-checked]))'
    return [...document.querySelectorAll(`#overlay :is(${chosen})`)]
      .filter((each) => each.getBoundingClientRect().width > 0)
      .filter((each) => [...(each.parentElement?.children ?? [])].some((other) => other !== each && other.matches(others) && looks(other) === looks(each)))
      .map((each) => each.outerHTML.slice(0, 160))
  })

test('keeps a frame around every control and marks the selection in forced colours', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openDemo(page, 'A parent')
  for (const path of pages) {
    await open(page, path)
    expect.soft(await frameless(page), `${path}: without a frame`).toEqual([])
    expect.soft(await unmarked(page), `${path}: chosen, and not marked`).toEqual([])
  }
  await page.goto('/dashboard')
  await page
    .getByRole('radiogroup', { name: /^How is/ })
    .getByText('Calm')
    .tap()
  expect(await unmarked(page)).toEqual([])
})

test('keeps the child’s dark stage when the device forces light colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  const light = async () => {
    const { channels } = await sharp(await page.screenshot()).stats()
    return Math.max(...channels.slice(0, 3).map(({ mean }) => mean)) / 255
  }
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await light(), 'an adult’s page is light there').toBeGreaterThan(0.5)
  const stage = new StagePage(page)
  await stage.start('/lightcatcher?level=1')
  await stage.openSheet()
  await expect.poll(() => page.locator('.sheet').evaluate((sheet) => getComputedStyle(sheet).opacity)).toBe('1')
  expect(await light(), 'the sheet').toBeLessThan(0.25)
  await page.getByRole('button', { name: 'End', exact: true }).tap()
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible()
  await expect.poll(() => page.locator('.result').evaluate((result) => getComputedStyle(result).opacity)).toBe('1')
  expect(await light(), 'the result').toBeLessThan(0.25)
})

test('animates nothing with reduced motion', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openDemo(page, 'A parent')
  for (const path of pages) {
    await open(page, path)
    expect.soft(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length), path).toBe(0)
  }
})

test('fits everything with words half as large again, and from right to left', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A parent')
  await page.goto('/account#tablet')
  await page.getByRole('radio', { name: 'Larger' }).click()
  for (const path of pages) {
    await open(page, path)
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    for (const size of sizes) {
      await page.setViewportSize(size)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${path} at ${size.width}`).toBeLessThanOrEqual(0)
    }
  }
})
