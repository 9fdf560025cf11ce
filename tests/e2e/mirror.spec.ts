import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { recordTracks, runningTracks } from '../support/cameraTracks'
import { chooseChild } from '../support/family'
import { filmCamera } from '../support/filmCamera'
import { storedData } from '../support/storedData'
import { StagePage } from '../support/stagePage'
import { openDemo } from '../support/states'

test.use({ launchOptions: filmCamera })

const folder = 'test-results/mirror'
mkdirSync(folder, { recursive: true })

async function openActivity(page: Page): Promise<void> {
  await openDemo(page, 'A therapist')
  await page.goto('/activity')
  await chooseChild(page, /^Firefly/)
  await page.goto('/spotme?level=3&automation=1')
  await expect(page.getByRole('heading', { name: 'Spot it' })).toBeVisible()
}

const turnOn = (page: Page) => page.getByRole('button', { name: 'Turn the mirror on for this session' })

/** Returns the brightest pixel and the number of shades in the middle of the stage. */
async function middleOf(page: Page, name: string): Promise<{ readonly brightest: number; readonly shades: number }> {
  const picture = sharp(await page.screenshot({ path: `${folder}/${name}.png` }))
  const { width = 0, height = 0 } = await picture.metadata()
  const side = Math.round(height * 0.4)
  const { data, info } = await picture
    .extract({ left: Math.round((width - side) / 2), top: Math.round((height - side) / 2), width: side, height: side })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const lights = new Set<number>()
  for (let at = 0; at < data.length; at += info.channels) lights.add(Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))
  return { brightest: Math.max(...lights), shades: lights.size }
}

/** Returns the ids of all things shown. */
const shownIn = async (stage: StagePage): Promise<readonly string[]> =>
  (await stage.snapshot()).events.flatMap((event) => (event.kind === 'stimulus-shown' ? [event.id] : []))

test.describe('with a permitted camera', () => {
  test.use({ permissions: ['camera'] })

  test('shows a dim mirror only once turned on, stores nothing, and releases the camera', async ({ page, baseURL }) => {
    await recordTracks(page)
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await openActivity(page)
    await expect(page.getByText('and not stored or sent')).toBeVisible()
    expect(await runningTracks(page)).toBe(0)
    const before = await storedData(page)

    await turnOn(page).tap()
    await expect(page.getByText('The mirror is on for this session.')).toBeVisible()
    expect(await runningTracks(page)).toBe(1)
    // The mirror turns off when the page is hidden.
    const setVisibility = (value: 'visible' | 'hidden') =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value: now })
        document.dispatchEvent(new Event('visibilitychange'))
      }, value)
    await setVisibility('hidden')
    expect(await runningTracks(page)).toBe(0)
    await setVisibility('visible')
    await page.getByRole('button', { name: 'Turn the mirror off' }).tap()
    await turnOn(page).tap()
    await expect.poll(() => runningTracks(page)).toBe(1)
    await page.getByRole('button', { name: 'Start', exact: true }).tap()
    const stage = new StagePage(page)
    await stage.untilStarted()
    await stage.skipToOpen()
    // The film for the camera has many shades, and none is brighter than the mirror's limit.
    const shades = async (name: string) => {
      await stage.step(50)
      return (await middleOf(page, name)).shades
    }
    await expect.poll(() => shades('on-1024')).toBeGreaterThan(20)
    expect((await middleOf(page, 'on-1024')).brightest).toBeLessThan(100)
    expect(await shownIn(stage)).toEqual(['mirror'])
    await expect(page.locator('video')).toHaveCount(0)
    await page.setViewportSize({ width: 844, height: 390 })
    await expect.poll(() => shades('on-844')).toBeGreaterThan(20)
    await stage.tapTarget()
    await expect.poll(async () => (await stage.snapshot()).events.some((event) => event.kind === 'answered')).toBe(true)

    await page.goto('/activity')
    await expect(page.getByRole('heading', { name: 'Activities' })).toBeVisible()
    expect(await runningTracks(page)).toBe(0)
    // Only a log in words is stored. It has no bytes, and no text or list of numbers that is long enough for a picture.
    const kept = await storedData(page)
    const bytesIn = (text: string) => text.match(/\[bytes \d+\]|data:[a-z]+\//g) ?? []
    expect(bytesIn(kept)).toEqual(bytesIn(before))
    expect(kept.match(/[\w+/=]{1000,}|(?:-?[\d.]+,){200,}/g)).toBeNull()
    expect(sent.filter((address) => !address.startsWith(`${baseURL}/`) && !address.startsWith('data:') && !address.startsWith(`blob:${baseURL}/`))).toEqual([])
  })
})

test('explains that the camera is not allowed, and shows pictures instead', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await recordTracks(page)
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await openActivity(page)
  await turnOn(page).tap()
  await expect(page.getByText('Until then, pictures are shown.')).toBeVisible()
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  const stage = new StagePage(page)
  await stage.untilStarted()
  await stage.skipToOpen()
  expect(await shownIn(stage)).not.toContain('mirror')
})
