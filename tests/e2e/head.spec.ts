import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { recordTracks, runningTracks } from '../support/cameraTracks'
import { chooseChild } from '../support/family'
import { cameraWith, makeHeadFilm } from '../support/headFilm'
import { StagePage } from '../support/stagePage'
import { openDemo } from '../support/states'

// The film for the fake camera is made first: a head that points at twenty places on the screen, one after another.
const viewport = { width: 640, height: 480 }
test.use({ launchOptions: cameraWith(await makeHeadFilm()), viewport, permissions: ['camera'] })

/** Activities at their first level, which shows one large thing. */
const ACTIVITIES = [
  ['/bubblepop', '1'],
  ['/lightcatcher', '1'],
  ['/fireworks', '1'],
] as const

const headPointer = (page: Page) => page.getByRole('button', { name: 'Turn on the head pointer' })

test(
  'plays three activities by head alone, with the camera released in between, and asks only its own origin',
  { tag: EXHAUSTIVE_TAG },
  async ({ page, baseURL }) => {
    test.setTimeout(600_000)
    await recordTracks(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openDemo(page, 'A therapist')
    await page.goto('/activity')
    await chooseChild(page, /^Firefly/)
    await page.goto('/profile')
    const responds = page.getByRole('combobox', { name: 'How Firefly responds' })
    await responds.selectOption({ label: 'Head pointer (camera)' })
    // The choice is saved, so it is still there after a reload.
    await expect(async () => {
      await page.waitForTimeout(1000)
      await page.reload()
      await expect(responds).toHaveValue('head')
    }).toPass()

    for (const [address, level] of ACTIVITIES) {
      await page.goto(`${address}?level=${level}&automation=1`)
      await expect(page.getByText('A dim light shows the place on the screen.')).toBeVisible()
      expect(await runningTracks(page)).toBe(0)
      expect(asked.filter((url) => /vision-|face\.worker/.test(url))).toEqual([])
      await headPointer(page).tap()
      await expect(page.getByText('The camera is on. It works best')).toBeVisible({ timeout: 60_000 })
      // A face is found, so the message about a missing face does not appear.
      await page.waitForTimeout(4000)
      await expect(page.getByText('No face is found.')).toBeHidden()
      await page.getByRole('button', { name: 'Start', exact: true }).tap()
      await page.waitForFunction(() => window.__stage?.snapshot().phase != null)
      const stage = new StagePage(page)
      const answers = async () => (await stage.snapshot()).events.filter((event) => event.kind === 'answered')
      await expect.poll(async () => (await answers()).filter(({ verdict }) => verdict === 'correct').length, { timeout: 180_000 }).toBeGreaterThan(2)
      const all = await answers()
      test
        .info()
        .annotations.push({ type: address, description: JSON.stringify(all.map(({ at, trial, by, verdict }) => ({ at: Math.round(at), trial, by, verdict }))) })
      expect(all.every(({ by }) => by === 'head' || by === 'itself')).toBe(true)
      expect(page.workers().filter((worker) => worker.url().includes('face'))).toHaveLength(1)
      await expect(page.locator('video')).toHaveCount(0)
      asked.push(...asked.splice(0).filter((url) => !/vision-|face\.worker/.test(url)))
    }
    const others = asked.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:') && !url.startsWith(`blob:${baseURL}/`))
    expect(others).toEqual([])
  },
)
