import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import sharp from 'sharp'
import { openFamily } from '../support/family'
import { readStored } from '../durability/stored'
import { StagePage } from '../support/stagePage'
import { pauseClock } from '../support/pausedClock'

const room = (page: Page) => page.getByRole('img', { name: /^A minute’s break\./ })

/** Time (ms) for which a corner is held while the clock is stopped: three seconds plus a few frames. */
const HOLD_MS = 3500
/** Time (ms) in which an adult's panel fades in, before its button can be pressed. */
const WAY_OUT_MS = 1500

/** Holds the top right corner until the pause menu opens. */
async function holdCorner(page: Page, { isStopped = false } = {}): Promise<void> {
  const touches = await page.context().newCDPSession(page)
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 1014, y: 12, id: 1 }] })
  if (isStopped) await page.clock.runFor(HOLD_MS)
  await expect(page.getByRole('dialog')).toBeVisible()
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Returns the largest byte of any colour channel on the screen. */
async function brightest(page: Page): Promise<number> {
  const { channels } = await sharp(await page.screenshot())
    .removeAlpha()
    .stats()
  return Math.max(...channels.map(({ max }) => max))
}

test(
  'keeps a one-minute break blank and unresponsive until an adult ends it from the corner or it ends automatically',
  { tag: EXHAUSTIVE_TAG },
  async ({ page }) => {
    await page.clock.install()
    const stage = new StagePage(page)
    await stage.start('/lightcatcher?level=1', { isRunning: true })
    await stage.untilOpen()
    await holdCorner(page)
    // The minute passes on a stopped clock, so the checks below may take their time.
    await pauseClock(page)
    await page.getByRole('button', { name: 'A minute’s break' }).tap()
    await page.clock.runFor(WAY_OUT_MS)
    await expect(room(page)).toBeVisible()
    await expect(page.locator('#overlay')).toHaveText('')
    await expect.poll(() => brightest(page)).toBeLessThan(40)

    // Touches, keys and briefly holding the corner change nothing.
    const before = (await stage.snapshot()).events.length
    for (const [x, y] of [
      [512, 384],
      [1014, 12],
      [300, 700],
    ] as const)
      await page.touchscreen.tap(x, y)
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await expect(room(page)).toBeVisible()
    expect(await stage.snapshot()).toMatchObject({ paused: true, events: { length: before } })

    await holdCorner(page, { isStopped: true })
    await expect(room(page)).toBeHidden()
    await page.getByRole('button', { name: 'A minute’s break' }).tap()
    await page.clock.runFor(WAY_OUT_MS)
    await expect(room(page)).toBeVisible()
    await page.clock.fastForward(50_000)
    await expect(room(page)).toBeVisible()
    await page.clock.fastForward(15_000)
    await expect(room(page)).toBeHidden()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.clock.resume()
    await expect.poll(async () => (await stage.snapshot()).paused).toBe(false)
  },
)

test('does not ask again after an adult declines to continue an interrupted session', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openFamily(page)
  const stage = new StagePage(page)
  await stage.start('/lightcatcher?level=2')
  await stage.skipToOpen()
  await stage.tapTarget()
  await expect.poll(async () => (await stage.snapshot()).events.some(({ kind }) => kind === 'answered')).toBe(true)
  await stage.stepTo('blank')
  await stage.stepTo('waiting')
  await expect.poll(async () => (await readStored(page)).journal.some(({ trials }) => trials.length > 0)).toBe(true)
  // The adult leaves the page in the middle of the session.
  await page.goto('/activity')
  const asked = page.getByRole('heading', { name: 'Light catcher, level 2, was interrupted' })
  await expect(asked).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).tap()
  await expect(asked).toBeHidden()
  await expect(page).toHaveURL(/\/activity$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Activities', exact: true, level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /Light catcher/ }).first()).toBeVisible()
  await expect(asked).toBeHidden()
  // The trials played so far are still saved.
  await page.goto('/progress')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Light catcher' })).toHaveCount(1)
})
