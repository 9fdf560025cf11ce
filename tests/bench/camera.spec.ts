import { test, expect, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { chooseChild } from '../support/family'
import { filmCamera } from '../support/filmCamera'
import { costLine, frameCost, type FrameCost } from '../support/frameCost'
import { StagePage } from '../support/stagePage'
import { openDemo } from '../support/states'

/*
 * Cost of the camera for the child's stage: main-thread time for each drawn frame, with and without hand detection. Software WebGL says nothing about
 * frame rates on a tablet; the main thread's own time does.
 */

test.use({ launchOptions: filmCamera, permissions: ['camera'] })

async function begin(page: Page, withCamera: boolean): Promise<void> {
  await openDemo(page, 'A therapist')
  await page.goto('/activity')
  await chooseChild(page, /^Firefly/)
  await page.goto('/finger_count_ai?level=4&automation=1')
  if (withCamera) {
    await page.getByRole('button', { name: 'Turn the camera on for this session' }).tap()
    await expect(page.getByText('The camera is on for this session.')).toBeVisible({ timeout: 60_000 })
  }
  await page.getByRole('button', { name: withCamera ? 'Start' : 'Play by touch', exact: true }).tap()
  await page.waitForFunction(() => window.__stage?.snapshot().phase != null)
  await new StagePage(page).untilOpen()
}

test('keeps the stage’s frame times while hands are detected', { tag: EXHAUSTIVE_TAG }, async ({ browser }) => {
  test.setTimeout(180_000)
  const costs: FrameCost[] = []
  for (const withCamera of [false, true]) {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 1024, height: 768 }, deviceScaleFactor: 1, permissions: ['camera'] })
    const page = await context.newPage()
    await begin(page, withCamera)
    costs.push(await frameCost(page))
    await context.close()
  }
  const [off, on] = costs as [FrameCost, FrameCost]
  process.stdout.write(costLine('camera off', off) + costLine('camera on', on))
  // When detection ran on the page itself, one look took five frames: 80 ms.
  expect(on.median).toBeLessThan(off.median + 4)
  expect(on.long).toBeLessThanOrEqual(off.long + 10)
})
