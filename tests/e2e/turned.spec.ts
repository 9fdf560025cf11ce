import { expect, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { pagesOfWholeBrowser } from '../../playwright.config'
import { StagePage } from '../support/stagePage'

// In the headless shell, a page keeps its size in full screen.
test.use(pagesOfWholeBrowser)

test('keeps the stage’s shape and touches when the window changes, paused or not', { tag: EXHAUSTIVE_TAG }, async ({ page, context }) => {
  const stage = new StagePage(page)
  await stage.start('/lightcatcher?level=1', { isRunning: true })
  const touches = await context.newCDPSession(page)
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 1014, y: 12, id: 1 }] })
  await expect(page.getByRole('dialog')).toBeVisible()
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  for (const [width, height] of [
    [844, 390],
    [1280, 800],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => page.locator('canvas').evaluate((canvas) => [canvas.clientWidth, canvas.clientHeight])).toEqual([width, height])
    expect(await page.locator('canvas').evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.width / canvas.height : 0))).toBeCloseTo(
      width / height,
      2,
    )
  }
  await page.getByRole('button', { name: 'Continue' }).tap()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(async () => Math.round((await stage.snapshot()).targets[0]?.x ?? 0)).toBe(640)
  await stage.skipToOpen()
  await stage.tapTarget()
  await expect.poll(async () => (await stage.snapshot()).events.some((event) => event.kind === 'answered')).toBe(true)
})

test('resumes play when a child returns from another app, without the pause menu', async ({ page }) => {
  const stage = new StagePage(page)
  await stage.start('/lightcatcher?level=1', { isRunning: true })
  await stage.untilOpen()
  const setSeen = (isSeen: boolean) =>
    page.evaluate((isNow) => {
      Object.defineProperty(document, 'hidden', { value: !isNow, configurable: true })
      Object.defineProperty(document, 'visibilityState', { value: isNow ? 'visible' : 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isSeen)
  await setSeen(false)
  await expect.poll(async () => (await stage.snapshot()).paused).toBe(true)
  await expect(page.locator('#overlay')).toHaveText('')
  await setSeen(true)
  await expect.poll(async () => (await stage.snapshot()).paused).toBe(false)
  await expect(page.getByRole('button')).toHaveCount(0)
  await stage.skipToOpen()
  const { trial } = await stage.snapshot()
  await stage.tapTarget()
  await expect.poll(async () => (await stage.snapshot()).events.some((event) => event.kind === 'answered' && event.trial === trial)).toBe(true)
})

test('asks for an upright tablet to be turned, ignores touches, resumes by itself, and opens the pause menu only from the corner', async ({
  page,
  context,
}) => {
  const stage = new StagePage(page)
  await stage.start('/lightcatcher?level=1', { isRunning: true })
  await stage.untilOpen()
  const turn = page.getByRole('img', { name: 'Please turn the device' })
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(turn).toBeVisible()
  await expect(page.locator('#overlay')).toHaveText('')
  await expect(page.getByRole('button')).toHaveCount(0)
  for (const [x, y] of [
    [384, 512],
    [700, 60],
    [100, 900],
  ] as const)
    await page.touchscreen.tap(x, y)
  expect((await stage.snapshot()).events.some((event) => event.kind === 'answered')).toBe(false)
  await expect(turn).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(turn).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await stage.skipToOpen()
  const { trial } = await stage.snapshot()
  await stage.tapTarget()
  await expect.poll(async () => (await stage.snapshot()).events.some((event) => event.kind === 'answered' && event.trial === trial)).toBe(true)

  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(turn).toBeVisible()
  const touches = await context.newCDPSession(page)
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 756, y: 12, id: 1 }] })
  await stage.step(3500)
  await expect(page.getByRole('dialog')).toBeVisible()
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
})
