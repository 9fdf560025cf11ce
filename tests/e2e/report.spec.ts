import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { boxesOf, overlaps } from '../support/pdfBoxes'
import { brokenRules } from '../support/pdfRules'
import { elementsOf, readPdf, textIn } from '../support/pdfText'
import { expectFits, openDemo } from '../support/states'

const FOREIGN = ['أحمد ينظر إلى الضوء', '小明看着左边的光', 'שלום', 'हिमांशु', '🦊']
const SENTENCE = `Łuczak: ${FOREIGN.join(', ')} – 3 × 4 ≤ 20.`

const SIZES = [
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
]

const drawn = (page: Page) => page.getByRole('article')

test('a report is shown as it will be printed, and made into a PDF whose letters of any script can be seen and listened to', async ({ page }) => {
  await openDemo(page, 'A parent')
  await page.goto('/assessment')
  await page.getByRole('button', { name: 'Write a report' }).tap()
  await page.locator('summary', { hasText: 'Change or write' }).tap()
  await page.locator('textarea').first().fill(SENTENCE)
  await expect(drawn(page).getByText(SENTENCE)).toBeVisible()
  expect(
    await drawn(page)
      .getByRole('heading')
      .first()
      .evaluate(({ tagName }) => tagName),
  ).toBe('H2')
  await expectAccessible(page)
  const { violations } = await new AxeBuilder({ page }).include('article').setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  await expectFits(page)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    // Whatever is wider scrolls within itself.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    const [paper] = await drawn(page).evaluateAll((papers) => papers.map((each) => each.scrollWidth - each.clientWidth))
    expect(paper).toBeLessThanOrEqual(0)
  }

  await page.getByRole('button', { name: 'Sign and make the PDF' }).tap()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Sign', exact: true }).tap()])
  const bytes = await readFile(await file.path())
  const pdf = readPdf(bytes)
  expect(brokenRules(pdf)).toEqual([])
  expect(overlaps(boxesOf(pdf))).toEqual([])
  expect(bytes.length).toBeLessThan(1_500_000)
  const said = elementsOf(pdf.root, /^P$/).map(textIn)
  expect(said.some((text) => text.startsWith(SENTENCE))).toBe(true)
  // What our letters do not have is drawn by the browser, as large as it is beside the other letters.
  const pictures = boxesOf(pdf).filter(({ kind, mcid }) => kind === 'picture' && mcid !== null)
  expect(pictures.length).toBeGreaterThanOrEqual(FOREIGN.length)
  for (const { left, right, top, bottom } of pictures) {
    expect(right - left).toBeGreaterThan(2)
    expect(bottom - top).toBeLessThan(30)
  }
})
