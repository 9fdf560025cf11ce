import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { chooseChild } from '../support/family'
import { costLine, frameCost, type FrameCost } from '../support/frameCost'
import { cameraWith, makeHeadFilm } from '../support/headFilm'
import { StagePage } from '../support/stagePage'
import { openDemo } from '../support/states'

/* Cost of the head as a pointer for the child's stage, as in camera.spec.ts. */

test.use({ launchOptions: cameraWith(await makeHeadFilm()), permissions: ['camera'] })

async function begin(page: Page, withCamera: boolean): Promise<void> {
  await openDemo(page, 'A therapist')
  await page.goto('/activity')
  await chooseChild(page, /^Firefly/)
  await page.goto('/profile')
  const responds = page.getByRole('combobox', { name: 'How Firefly responds' })
  await responds.selectOption('head')
  await expect(async () => {
    await page.waitForTimeout(1000)
    await page.reload()
    await expect(responds).toHaveValue('head')
  }).toPass()
  await page.goto('/lightcatcher?level=1&automation=1')
  if (withCamera) {
    await page.getByRole('button', { name: 'Turn on the head pointer' }).tap()
    await expect(page.getByText('The camera is on. It works best')).toBeVisible({ timeout: 60_000 })
  }
  await page.getByRole('button', { name: withCamera ? 'Start' : 'Play by touch', exact: true }).tap()
  await page.waitForFunction(() => window.__stage?.snapshot().phase != null)
  await new StagePage(page).untilOpen()
}

test('keeps the stage’s frame times while the head points', { tag: EXHAUSTIVE_TAG }, async ({ browser }) => {
  test.setTimeout(240_000)
  const costs: FrameCost[] = []
  for (const withCamera of [false, true]) {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 1024, height: 768 }, deviceScaleFactor: 1, permissions: ['camera'] })
    const page = await context.newPage()
    await begin(page, withCamera)
    costs.push(await frameCost(page))
    await context.close()
  }
  const [off, on] = costs as [FrameCost, FrameCost]
  process.stdout.write(costLine('head off', off) + costLine('head on', on))
  expect(on.median).toBeLessThan(off.median + 4)
  expect(on.long).toBeLessThanOrEqual(off.long + 10)
})
