import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { recordTracks, runningTracks } from '../support/cameraTracks'
import { chooseChild } from '../support/family'
import { filmCamera } from '../support/filmCamera'
import { StagePage } from '../support/stagePage'
import { openDemo } from '../support/states'

// The viewport is small, because software rendering at full size would leave no time for hand detection.
const viewport = { width: 640, height: 480 }
test.use({ launchOptions: filmCamera, viewport })

const ACTIVITY = '/finger_count_ai'

/** Opens the activity's start page as a subscriber. */
async function openActivity(page: Page, level: string, [address, title] = [ACTIVITY, 'Finger count']): Promise<void> {
  await openDemo(page, 'A therapist')
  await page.goto('/activity')
  await chooseChild(page, /^Firefly/)
  await page.goto(`${address}?level=${level}&automation=1`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
}

const playByTouch = (page: Page) => page.getByRole('button', { name: 'Play by touch' })
const turnOn = (page: Page) => page.getByRole('button', { name: 'Turn the camera on for this session' })

async function playing(page: Page): Promise<StagePage> {
  await page.waitForFunction(() => window.__stage?.snapshot().phase != null)
  return new StagePage(page)
}

/** Holds a top corner until the pause menu opens. */
async function openSheet(page: Page): Promise<void> {
  const touches = await page.context().newCDPSession(page)
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: viewport.width - 10, y: 12, id: 1 }] })
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 10_000 })
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.describe('with a permitted camera', () => {
  test.use({ permissions: ['camera'] })
  // The next test uses the same browser context.
  test.afterEach(({ context }) => context.setOffline(false))

  test('answers with fingers from a film of real hands, offline and without sending a picture', { tag: EXHAUSTIVE_TAG }, async ({ page, context, baseURL }) => {
    test.setTimeout(240_000)
    await recordTracks(page)
    const asked: string[] = []
    const failed: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    // The browser may reload the tab icon at any time.
    page.on('requestfailed', (request) => request.url().endsWith('/icon.svg') || failed.push(request.url()))
    await openActivity(page, '4')
    await expect(page.getByText('it is not shown, stored or sent')).toBeVisible()
    expect(asked.filter((address) => /hands|detect/i.test(address))).toEqual([])
    expect(await runningTracks(page)).toBe(0)

    await turnOn(page).tap()
    await expect(page.getByText('The camera is on for this session.')).toBeVisible({ timeout: 60_000 })
    expect(page.workers()).toHaveLength(1)
    await page.getByRole('button', { name: 'Start', exact: true }).tap()
    const stage = await playing(page)
    await stage.untilOpen()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    failed.length = 0

    // Two greetings come first, then a number that is shown in the film. A slow machine may miss the first number, which then ends without an answer.
    await expect
      .poll(async () => (await stage.snapshot()).events.filter((event) => event.kind === 'answered' && event.verdict === 'correct' && event.trial > 1).length, {
        timeout: 180_000,
      })
      .toBeGreaterThan(0)
    const { events } = await stage.snapshot()
    expect(events.flatMap((event) => (event.kind === 'answered' ? [event.by] : [])).every((by) => by === 'camera')).toBe(true)
    await expect(page.locator('video')).toHaveCount(0)

    await openSheet(page)
    expect(await runningTracks(page)).toBe(0)
    await page.getByRole('button', { name: 'Continue' }).tap()
    await expect.poll(() => runningTracks(page)).toBe(1)
    await openSheet(page)
    await page.getByRole('button', { name: 'End', exact: true }).tap()
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible()
    await expect.poll(() => runningTracks(page)).toBe(0)
    await expect.poll(() => page.workers().filter((worker) => worker.url().includes('hands')).length).toBe(0)

    expect(failed).toEqual([])
    const others = asked.filter((address) => !address.startsWith(`${baseURL}/`) && !address.startsWith('data:') && !address.startsWith(`blob:${baseURL}/`))
    expect(others).toEqual([])
  })

  test('pops bubbles with filmed hands, reports a covered or lost camera, and continues by touch', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
    test.setTimeout(240_000)
    await recordTracks(page)
    await openActivity(page, '3', ['/bubble_ai', 'Bubbles in the air'])
    await turnOn(page).tap()
    await expect(page.getByText('The camera is on for this session.')).toBeVisible({ timeout: 60_000 })
    // The filmed hands stay near the middle of the picture, so that is where the comfortable area must be.
    await expect(async () => {
      // A busy machine may not process enough of the film in five seconds.
      await page.getByRole('button', { name: 'Find where the hand is comfortable' }).tap()
      await expect(page.getByText('That area is now the whole screen')).toBeVisible({ timeout: 8000 })
    }).toPass({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Use the whole picture' }).tap()
    await page.getByRole('button', { name: 'Start', exact: true }).tap()
    const stage = await playing(page)
    const answeredBy = async (by: string) => (await stage.snapshot()).events.some((event) => event.kind === 'answered' && event.by === by)
    await stage.untilOpen()
    await expect.poll(() => answeredBy('camera'), { timeout: 120_000 }).toBe(true)
    // Another program takes the camera and releases it again.
    await page.evaluate(() => (window as unknown as { cameraTracks: MediaStreamTrack[] }).cameraTracks.at(-1)?.dispatchEvent(new Event('mute')))
    await stage.untilOpen()
    await stage.tapTarget()
    await expect.poll(() => answeredBy('touch')).toBe(true)
    await page.evaluate(() => (window as unknown as { cameraTracks: MediaStreamTrack[] }).cameraTracks.at(-1)?.dispatchEvent(new Event('unmute')))
    const before = (await stage.snapshot()).events.filter((event) => event.kind === 'answered' && event.by === 'camera').length
    await expect
      .poll(async () => (await stage.snapshot()).events.filter((event) => event.kind === 'answered' && event.by === 'camera').length, { timeout: 120_000 })
      .toBeGreaterThan(before)
  })

  test('reports an unplugged camera in the pause menu and continues by touch', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
    await recordTracks(page)
    await openActivity(page, '1')
    await turnOn(page).tap()
    await expect(page.getByText('The camera is on for this session.')).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Start', exact: true }).tap()
    const stage = await playing(page)
    await page.evaluate(() =>
      (window as unknown as { cameraTracks: MediaStreamTrack[] }).cameraTracks.forEach((track) => track.dispatchEvent(new Event('ended'))),
    )
    await stage.skipToOpen()
    await stage.tapTarget()
    await expect.poll(async () => (await stage.snapshot()).events.some((event) => event.kind === 'answered' && event.by === 'touch')).toBe(true)
    await stage.openSheet()
    await expect(page.getByRole('dialog')).toContainText('The camera was disconnected.')
    expect(await runningTracks(page)).toBe(0)
  })

  test('turns the camera off when the adult leaves without playing, and when the page is hidden', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
    await recordTracks(page)
    await openActivity(page, '1')
    await turnOn(page).tap()
    await expect(page.getByText('The camera is on for this session.')).toBeVisible({ timeout: 60_000 })
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(await runningTracks(page)).toBe(0)
    await page.getByRole('button', { name: 'Turn the camera off' }).tap()
    await turnOn(page).tap()
    await expect.poll(() => runningTracks(page)).toBe(1)
    await page.getByRole('link', { name: 'Activities' }).tap()
    await expect.poll(() => runningTracks(page)).toBe(0)
  })
})

test('reports a refused camera and plays the activity by touch', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openActivity(page, '1')
  await turnOn(page).tap()
  await expect(page.getByRole('alert')).toContainText('Camera access was not allowed.')
  await playByTouch(page).tap()
  const stage = await playing(page)
  await stage.skipToOpen()
  await stage.tapTarget()
  await expect.poll(async () => (await stage.snapshot()).events.some((event) => event.kind === 'answered' && event.by === 'touch')).toBe(true)
})
