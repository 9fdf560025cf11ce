import { expect, type Page, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { expectAccessible } from '../support/accessible'
import { recordTracks, runningTracks } from '../support/cameraTracks'
import { chooseChild } from '../support/family'
import { filmCameraAndMicrophone } from '../support/filmMicrophone'
import { storedData } from '../support/storedData'
import { StagePage } from '../support/stagePage'
import { openDemo } from '../support/states'

/* The camera and the microphone play films. The page shows what they find, and neither sends nor stores it. */

test.use({ launchOptions: filmCameraAndMicrophone, viewport: { width: 640, height: 480 }, permissions: ['camera', 'microphone'], serviceWorkers: 'allow' })

const cameraOn = (page: Page) => page.getByRole('button', { name: 'Turn the camera on for this session' })
const openSound = (page: Page) => page.locator('summary').filter({ hasText: 'Sound level' }).click()
const microphoneOn = (page: Page) => page.getByRole('button', { name: 'Turn on the microphone for this session' })

/** Records everything that could send data from now on: requests (also from workers), sockets, beacons and calls. */
async function watchTheWire(page: Page) {
  const asked: { readonly method: string; readonly url: string; readonly body: string | null }[] = []
  const sockets: string[] = []
  page.context().on('request', (request) => asked.push({ method: request.method(), url: request.url(), body: request.postData() }))
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await page.addInitScript(() => {
    const made: string[] = []
    Object.assign(window, { made })
    const named = ['RTCPeerConnection', 'WebSocket', 'WebTransport', 'EventSource', 'MediaRecorder'] as const
    for (const name of named) {
      const own: unknown = Reflect.get(window, name)
      if (typeof own !== 'function') continue
      const watched = new Proxy(own, {
        construct(target, given): object {
          made.push(name)
          return Reflect.construct(target, given)
        },
      })
      Reflect.set(window, name, watched)
    }
    navigator.sendBeacon = () => {
      made.push('sendBeacon')
      return false
    }
  })
  return {
    sockets,
    made: () => page.evaluate(() => Reflect.get(window, 'made') as readonly string[]),
    /** Returns the requests that are not plain reads of the app's own files. */
    strange: (origin: string) =>
      asked.filter(({ method, url, body }) => {
        const { origin: to, protocol, search } = new URL(url)
        const isOwn = to === origin || protocol === 'data:' || url.startsWith(`blob:${origin}/`)
        return !isOwn || method !== 'GET' || body !== null || (search !== '' && !/^\?(level=\d&automation=1|v=\w+)$/.test(search))
      }),
  }
}

test('shows what camera and microphone detect, and neither sends nor stores it', { tag: EXHAUSTIVE_TAG }, async ({ page, baseURL }) => {
  test.setTimeout(480_000)
  await recordTracks(page)
  const wire = await watchTheWire(page)
  await openDemo(page, 'A therapist')
  await page.goto('/activity')
  await chooseChild(page, /^Firefly/)

  await page.goto('/devices')
  await expect(page.getByText('No picture or sound is kept or sent')).toBeVisible()
  expect(await runningTracks(page)).toBe(0)
  await cameraOn(page).tap()
  await expect(page.getByText('One hand found.')).toBeVisible({ timeout: 120_000 })
  await openSound(page)
  await microphoneOn(page).tap()
  const meter = page.getByRole('meter')
  await expect(meter).toHaveAttribute('aria-valuetext', 'As quiet as the room.', { timeout: 60_000 })
  await expect(meter).toHaveAttribute('aria-valuetext', 'Loud enough: this counts.', { timeout: 60_000 })
  expect(await runningTracks(page)).toBe(2)
  await expectAccessible(page)
  const kept = await storedData(page)
  // Pressing the button turns the camera off, and so does leaving the page.
  await page.getByRole('button', { name: 'Turn the camera off' }).tap()
  await expect.poll(() => runningTracks(page)).toBe(1)
  expect(await wire.made()).toEqual([])

  await page.goto('/sound_ai?level=1&automation=1')
  await microphoneOn(page).tap()
  await expect(page.getByText('The microphone is on for this session.')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  const stage = new StagePage(page)
  await page.waitForFunction(() => window.__stage?.snapshot().phase != null)
  const answers = async () => (await stage.snapshot()).events.flatMap((event) => (event.kind === 'answered' ? [event.by] : []))
  await expect.poll(answers, { timeout: 180_000 }).toContain('voice')
  expect(new Set(await answers())).toEqual(new Set(['voice']))
  expect(await wire.made()).toEqual([])

  await page.goto('/finger_count_ai?level=1&automation=1')
  await cameraOn(page).tap()
  await expect(page.getByText('The camera is on for this session.')).toBeVisible({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  await stage.untilOpen()
  expect([await runningTracks(page), page.workers().length]).toEqual([1, 1])
  await page.waitForLoadState('networkidle')

  expect(await wire.made()).toEqual([])
  expect(wire.sockets).toEqual([])
  expect(wire.strange(new URL(baseURL ?? '').origin)).toEqual([])
  const bytes = (text: string) => text.match(/\[bytes \d+\]|data:(?:image|audio|video)/g) ?? []
  expect(bytes(await storedData(page))).toEqual(bytes(kept))
})

test('turns both off as soon as the page is hidden or left', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await recordTracks(page)
  await openDemo(page, 'A therapist')
  await page.goto('/account#tablet')
  await page.getByRole('link', { name: 'Test the camera and microphone' }).click()
  await openSound(page)
  await microphoneOn(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => runningTracks(page)).toBe(1)
  await expectAccessible(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(await runningTracks(page)).toBe(0)
  await expect(page.getByRole('meter')).toHaveCount(0)
  await microphoneOn(page).tap()
  await expect.poll(() => runningTracks(page)).toBe(1)
  await page.getByRole('link', { name: 'Account', exact: true }).first().click()
  await expect.poll(() => runningTracks(page)).toBe(0)
})
