import { expect, test, type CDPSession, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import sharp from 'sharp'
import { createAccount, chooseForMyChild } from '../support/family'
import { type Film, judgeFilm } from '../../src/domain/flashes/film'
import { HOUSE_LIMITS } from '../../src/domain/flashes/limits'

/*
 * The flash gate for the adult's screens: first paint, page changes, dialogs, the start of an activity, its pause menu and its summary. The
 * browser itself films them as it draws, and they are judged like the stage.
 */

const [COLUMNS, ROWS, FRAMES_PER_SECOND] = [64, 48, 30]
/** Time (ms) between two presses of a person who reads. Nobody presses faster, and each change of page counts. */
const READING_MS = 1100

interface Shot {
  readonly at: number
  readonly picture: string
}

/** Films everything that the page draws until `stop` is called. */
async function startFilm(page: Page): Promise<{ stop: () => Promise<Film> }> {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  const shots: Shot[] = []
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shots.push({ at: metadata.timestamp ?? 0, picture: data })
    void devtools.send('Page.screencastFrameAck', { sessionId })
  })
  await devtools.send('Page.startScreencast', { format: 'png', maxWidth: 256, maxHeight: 192, everyNthFrame: 1 })
  return {
    stop: async () => {
      await devtools.send('Page.stopScreencast')
      const cells = await Promise.all(
        shots.map(
          async ({ picture }) =>
            new Uint8Array(await sharp(Buffer.from(picture, 'base64')).resize(COLUMNS, ROWS, { fit: 'fill' }).removeAlpha().raw().toBuffer()),
        ),
      )
      return { width: COLUMNS, height: ROWS, framesPerSecond: FRAMES_PER_SECOND, frames: evenly(shots, cells) }
    },
  }
}

/** Returns the screen at evenly spaced times. The browser only sends a picture when something has changed. */
function evenly(shots: readonly Shot[], cells: readonly Uint8Array[]): Uint8Array[] {
  const [first, last] = [shots[0]?.at ?? 0, shots.at(-1)?.at ?? 0]
  const frames: Uint8Array[] = []
  let index = 0
  for (let at = first; at <= last; at += 1 / FRAMES_PER_SECOND) {
    while ((shots[index + 1]?.at ?? Infinity) <= at) index += 1
    const frame = cells[index]
    if (frame !== undefined) frames.push(frame)
  }
  return frames
}

async function read(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now())
  await page.waitForFunction(({ from, ms }) => performance.now() - from >= ms, { from: since, ms: READING_MS })
}

/** Returns the broken rules on flashes. Pages may change in one step, because their readers are adults, who change them by pressing. */
const findingsOf = (film: Film) => judgeFilm(film, HOUSE_LIMITS).broken.filter((rule) => rule !== 'hasty change')

test('detects a page that blinks', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.goto('/terms')
  const film = await startFilm(page)
  await page.addStyleTag({ content: '@keyframes blink { 50% { background: #fff } } #overlay { animation: blink 250ms steps(1) infinite }' })
  await read(page)
  await read(page)
  expect(findingsOf(await film.stop()).length).toBeGreaterThan(0)
})

test('does not flash on any adult screen: first paint, pages, dialogs, start, pause menu and summary', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  test.setTimeout(240_000)
  await page.goto('about:blank')
  // The browser's own empty page is white, and is not part of the app.
  await page.evaluate(() => document.documentElement.setAttribute('style', 'background: #0E0B14'))
  const film = await startFilm(page)
  for (const address of ['/', '/terms', '/signin', '/signup']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await read(page)
  }
  await createAccount(page)
  await chooseForMyChild(page)
  await page.getByLabel('Nickname').fill('Firefly')
  await read(page)
  await page.getByRole('button', { name: 'Next', exact: true }).tap()
  for (const answer of ['Yellow', 'On the left', 'Longer', 'One switch']) {
    await page.getByRole('button', { name: answer, exact: true }).tap()
    await read(page)
    await page.getByRole('button', { name: 'Next', exact: true }).tap()
  }
  await page.getByRole('button', { name: 'Neither' }).tap()
  await page.getByRole('button', { name: 'Next', exact: true }).tap()
  await read(page)
  await page.getByRole('button', { name: 'Later' }).tap()
  await read(page)
  await page.goto('/lightcatcher?level=1&automation=1')
  await read(page)
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  await page.waitForFunction(() => window.__stage?.snapshot().phase === 'waiting')
  await page.keyboard.down('Escape')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.up('Escape')
  await read(page)
  await page.getByRole('button', { name: /End/ }).first().tap()
  await expect(page.getByRole('button', { name: 'Play something else' })).toBeVisible()
  await read(page)
  for (const address of [
    '/activity',
    '/profile',
    '/voices',
    '/photos',
    '/sharing',
    '/texts',
    '/outlines',
    '/plan',
    '/meeting',
    '/pricing',
    '/therapist-dashboard',
    '/account',
    '/credits',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await read(page)
  }
  const shown = await film.stop()
  expect(shown.frames.length).toBeGreaterThan(FRAMES_PER_SECOND * 10)
  expect(findingsOf(shown)).toEqual([])
})
