import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { expectAccessible } from '../support/accessible'
import { boxesOf, describeOverlaps } from '../support/pdfBoxes'
import { brokenRules } from '../support/pdfRules'
import { elementsOf, readPdf, textIn } from '../support/pdfText'
import { chooseChild, signOut } from '../support/family'
import { expectFits, openDemo } from '../support/states'
import { pauseClock } from '../support/pausedClock'

const FOREIGN = ['أحمد ينظر إلى الضوء', '小明看着左边的光', 'שלום', 'हिमांशु', '🦊']
const SENTENCE = `Łuczak: ${FOREIGN.join(', ')} – 3 × 4 ≤ 20.`

const SIZES = [
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
]

const drawn = (page: Page) => page.getByRole('article')

test('shows a report as it will be printed, and makes a PDF with selectable, readable text in any script', async ({ page }) => {
  await openDemo(page, 'A parent')
  await page.goto('/assessment?part=reports')
  await page.getByRole('button', { name: 'Write a report' }).tap()
  await page.locator('summary', { hasText: 'Edit' }).tap()
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
    // Content that is wider scrolls within its own box.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    const [paper] = await drawn(page).evaluateAll((papers) => papers.map((each) => each.scrollWidth - each.clientWidth))
    expect(paper).toBeLessThanOrEqual(0)
  }

  await page.getByRole('button', { name: 'Sign and make the PDF' }).tap()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Sign', exact: true }).tap()])
  const bytes = await readFile(await file.path())
  const pdf = readPdf(bytes)
  expect(brokenRules(pdf)).toEqual([])
  expect(describeOverlaps(boxesOf(pdf))).toEqual([])
  expect(bytes.length).toBeLessThan(1_500_000)
  const said = elementsOf(pdf.root, /^P$/).map(textIn)
  expect(said.some((text) => text.includes(SENTENCE))).toBe(true)
  // The browser draws characters that our font lacks, at the size of the surrounding text.
  // The child's picture is also an image, and it is square.
  const pictures = boxesOf(pdf).filter(
    ({ kind, mcid, left, right, top, bottom }) => kind === 'picture' && mcid !== null && Math.abs(right - left - (bottom - top)) > 0.01,
  )
  expect(pictures.length).toBeGreaterThanOrEqual(FOREIGN.length)
  for (const { left, right, top, bottom } of pictures) {
    expect(right - left).toBeGreaterThan(2)
    expect(bottom - top).toBeLessThan(30)
  }
})

const article = (page: Page) => page.getByRole('article')

async function openOtter(page: Page): Promise<void> {
  await page.getByRole('row', { name: /Otter/ }).getByRole('link', { name: /Otter/ }).first().tap()
  await expect(page.getByRole('link', { name: 'Assessment', exact: true })).toBeVisible()
  await page.goto('/assessment?part=profile')
}

test('writes, resumes, signs and reopens a report unchanged, and shows it to the family only while shared', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A therapist')
  await openOtter(page)
  await expect(page.getByText('Talk about this').first()).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.goto('/assessment')
  await expectAccessible(page)
  await expectFits(page)
  await page.goto('/assessment?part=reports')
  await page.getByRole('button', { name: 'Write a report' }).tap()
  // A team's report is at first for the doctor. It shows what people observed next to the results of play.
  await expect(article(page)).toContainText('Both point to the left side.')
  const card = page.getByRole('switch', { name: 'Set-up card' })
  await card.tap()
  await expect(article(page).getByText('Setting up for Otter')).toBeVisible()
  await card.tap()
  await expect(article(page).getByText('Setting up for Otter')).toHaveCount(0)
  await page.getByRole('button', { name: 'Background', exact: true }).tap()
  await page.locator('summary', { hasText: 'Edit' }).tap()
  // The adult leaves the page immediately, before it saves automatically.
  await pauseClock(page)
  await page.getByLabel('Glasses').fill('Since September, worn all day')
  await page.getByRole('link', { name: /Otter/ }).tap()
  await expect(page.getByRole('button', { name: 'Continue writing' })).toBeVisible()
  await page.clock.resume()
  await page.getByRole('button', { name: 'Continue writing' }).tap()
  await expect(article(page)).toContainText('Since September, worn all day')
  await expect(article(page).getByText('Setting up for Otter')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign and make the PDF' }).tap()
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Sign', exact: true }).tap()])
  await expect(page.getByRole('button', { name: 'New version' })).toBeVisible()
  const signed = await article(page).innerText()
  const address = new URL(page.url())
  const report = `${address.pathname}${address.search}`

  await page.goto('/assessment?part=scores')
  await page.getByRole('button', { name: 'Add a score' }).tap()
  for (const [name, said] of [
    ['Assessment', 'A scale'],
    ['Score, as recorded', '4 to 5'],
    ['Assessed by', 'Dr Lee'],
  ] as const)
    await page.getByLabel(name, { exact: true }).fill(said)
  await page.getByRole('button', { name: 'Save score' }).tap()
  await expect(page.getByText('A scale: 4 to 5')).toBeVisible()
  await page.goto(report)
  expect(await article(page).innerText()).toBe(signed)

  await signOut(page)
  await openDemo(page, 'A parent')
  await chooseChild(page, /Otter/)
  await page.goto(report)
  await expect(page.getByText('This report cannot be opened.')).toBeVisible()
  await signOut(page)
  await openDemo(page, 'A therapist')
  await openOtter(page)
  await page.goto(report)
  await page.getByRole('button', { name: 'Share with the family' }).tap()
  await page.getByRole('button', { name: '30 days' }).tap()
  await expect(page.getByText('The family can read it here until')).toBeVisible()
  const link = await page.getByLabel('Link for the family').inputValue()
  await signOut(page)
  await openDemo(page, 'A parent')
  // The last child who played is a different one.
  await page.goto(link)
  await expect(article(page)).toContainText('Since September, worn all day')
  expect(await article(page).innerText()).toBe(signed)
  await expect(page.getByRole('button', { name: 'New version' })).toHaveCount(0)
})

test('writes and signs while the clock jumps a year ahead and back', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const now = Date.now()
  await page.clock.install({ time: now })
  await openDemo(page, 'A parent')
  await page.goto('/assessment?part=reports')
  await page.clock.setSystemTime(now + 400 * 86_400_000)
  await page.getByRole('button', { name: 'Write a report' }).tap()
  await expect(article(page)).toContainText(/little (?:more )?to (?:say|report) yet/)
  await page.getByRole('button', { name: 'Sign and make the PDF' }).tap()
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Sign', exact: true }).tap()])
  await page.clock.setSystemTime(now)
  await page.reload()
  await expect(article(page)).toContainText(/little (?:more )?to (?:say|report) yet/)
  await page.getByRole('button', { name: 'New version' }).tap()
  await expect(page.getByRole('button', { name: 'Sign and make the PDF' })).toBeVisible()
})

test('makes a report without play and with every part off, also on Letter paper', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A parent')
  await page.goto('/assessment?part=reports')
  await page.getByRole('button', { name: 'Write a report' }).tap()
  await expect(article(page)).toBeVisible()
  const parts = page.getByRole('switch')
  for (const part of await parts.all()) if (await part.isChecked()) await part.tap()
  await expect(parts.and(page.locator('[aria-checked=true], :checked'))).toHaveCount(0)
  await page.getByRole('button', { name: 'Letter', exact: true }).tap()
  await page.getByRole('button', { name: 'Sign and make the PDF' }).tap()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Sign', exact: true }).tap()])
  const bytes = await readFile(await file.path())
  expect(brokenRules(readPdf(bytes))).toEqual([])
  expect(bytes.toString('latin1')).toMatch(/\/MediaBox \[0 0 612\.? ?0* 792/)
  await expect(article(page).getByRole('heading')).not.toHaveCount(0)
})
