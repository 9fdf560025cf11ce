import { expect, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { expectAccessible } from '../support/accessible'
import { pauseClock } from '../support/pausedClock'
import { QUIET_MS, StagePage } from '../support/stagePage'
import { openDemo } from '../support/states'

test('saves a session with a demo child, labelled as made up', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A parent')
  const stage = new StagePage(page)
  await stage.start('/bubblepop?level=1')
  await stage.playToEnd(() => stage.tapTarget())
  await expect(page.getByText('Saved')).toBeVisible()
})

test('shows nothing of the app while a child plays, and opens a second activity in the same canvas', async ({ page }) => {
  const stage = new StagePage(page)
  await stage.start('/lightcatcher?level=1')
  await expect(page.locator('#overlay')).toHaveText('')
  expect(await page.locator('canvas').count()).toBe(1)
  await stage.playToEnd(() => stage.tapTarget())
  await page.getByRole('button', { name: 'Play again' }).tap()
  await expect.poll(async () => (await stage.snapshot()).trial).toBe(-1)
  expect(await page.locator('canvas').count()).toBe(1)
})

test('leaves the play with one press of Back, also after playing again', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.goto('/terms')
  const stage = new StagePage(page)
  await stage.start('/lightcatcher?level=1')
  await stage.playToEnd(() => stage.tapTarget())
  await page.getByRole('button', { name: 'Play again' }).tap()
  await expect.poll(async () => (await stage.snapshot()).trial).toBe(-1)
  await page.goBack()
  await expect(page).toHaveURL('/terms')
})

test('opens the pause menu after a top corner is held for three seconds, then resumes play', async ({ page, context }) => {
  const stage = new StagePage(page)
  // This test is the only one in which the corner is held for three seconds of real time.
  await stage.start('/lightcatcher?level=1', { isRunning: true })
  const touches = await context.newCDPSession(page)
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 1014, y: 12, id: 1 }] })
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect((await stage.snapshot()).paused).toBe(true)
  await expectAccessible(page)
  // The pause menu covers the child's picture, so it must fade in smoothly.
  expect(await page.locator('.sheet').evaluate((sheet) => getComputedStyle(sheet).animation)).toContain('1s')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeVisible()
  // The pause menu must also fade out smoothly. The test records the start of the fade inside the page, because it is too short to be observed from outside.
  const going = page
    .locator('.sheet')
    .evaluate((each: HTMLElement) => new Promise((tell) => each.addEventListener('animationstart', (event) => tell(event.animationName))))
  await page.getByRole('button', { name: 'Continue' }).tap()
  expect(await going).toBe('panel-goes')
  await expect(sheet).toBeHidden()
  await expect.poll(async () => (await stage.snapshot()).paused).toBe(false)
})

test('opens nothing for a child who keeps tapping when the session ends', async ({ page }) => {
  await page.clock.install()
  const stage = new StagePage(page)
  await stage.start('/lightcatcher?level=1')
  let isPaused = false
  await stage.playToEnd(async () => {
    await stage.tapTarget()
    // The end of the session, the taps and the quiet period all use one stopped clock.
    if (!isPaused) await pauseClock(page)
    isPaused = true
  })
  const again = page.getByRole('button', { name: 'Play again' })
  await expect(again).toBeVisible()
  const { x, y, width, height } = (await again.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (let tap = 0; tap < 40; tap++) {
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    // This is the longest pause between two taps that does not count as quiet.
    await page.clock.runFor(tap % 10 === 9 ? QUIET_MS - 100 : 100)
    await expect(again).toBeDisabled()
  }
  await page.clock.runFor(QUIET_MS)
  await expect(again).toBeEnabled()
})

test('stays in the activity through sixty seconds of random multi-touch', { tag: EXHAUSTIVE_TAG }, async ({ page, context }) => {
  const stage = new StagePage(page)
  // The minute passes on the stage's clock, so a machine may get through it faster.
  await stage.start('/lightcatcher?level=3')
  const address = page.url()
  const touches = await context.newCDPSession(page)
  // The sequence is pseudo-random and fixed, so that a failure can be reproduced.
  let state = 12_345
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
  let contacts = 0
  for (let spent = 0; spent < 60_000; spent += 400) {
    const touchPoints = Array.from({ length: 1 + Math.floor(random() * 5) }, (_, id) => ({ x: Math.floor(random() * 1024), y: Math.floor(random() * 768), id }))
    await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touchPoints.map((point) => ({ ...point, x: Math.max(0, point.x - 60) })) })
    await stage.step(200)
    await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await stage.step(200)
    contacts += touchPoints.length
    // A block may end within a minute of touching. That is the activity's normal end, and the adult's panel follows.
    if ((await stage.snapshot()).phase === 'finished') break
  }
  expect(contacts).toBeGreaterThan(100)
  expect(page.url()).toBe(address)
  expect((await stage.snapshot()).activity).toBe('lightcatcher')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
