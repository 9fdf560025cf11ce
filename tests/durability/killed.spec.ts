import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { launchWithFolder } from '../support/ownBrowser'
import { StagePage } from '../support/stagePage'
import { readStored } from './stored'

/*
 * Kills the whole browser at random moments of play. DURABILITY_SESSIONS sets the number of kills (30 for the long run). DURABILITY_SEED
 * sets the random moments, so that a failure can be reproduced.
 */

const SESSIONS = Number(process.env['DURABILITY_SESSIONS'] ?? 3)
const SEED = Number(process.env['DURABILITY_SEED'] ?? 1)
// The app promises to save immediately: a finished trial within a second, an answer within half a second. The stage's clock is stopped in the
// meantime, so no later event can save them. The rest of this time (ms) is a margin for a busy machine.
const ROOM_MS = 20_000

let state = SEED
const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
const range = (count: number) => Array.from({ length: count }, (_, index) => index)

async function kill(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await Promise.allSettled([devtools.send('Browser.crash'), new Promise((resolve) => context.once('close', resolve))])
}

/** Answers this many trials. Each answer must be on disk before its reward ends, and each trial before the next one starts. */
async function playTrials(page: Page, stage: StagePage, count: number): Promise<void> {
  for (const trial of range(count)) {
    await stage.stepTo('waiting')
    await stage.tapTarget()
    await stage.step(100)
    await expect.poll(async () => (await readStored(page)).journal.at(-1)?.answered, { timeout: ROOM_MS, intervals: [20] }).toEqual(range(trial + 1))
    await stage.stepTo('blank', 'finished')
    await expect.poll(async () => (await readStored(page)).journal.at(-1)?.trials, { timeout: ROOM_MS, intervals: [20] }).toEqual(range(trial + 1))
  }
}

test('loses no finished trial and leaves no unreadable session when the browser is killed at any moment', { tag: EXHAUSTIVE_TAG }, async () => {
  test.setTimeout(60_000 + SESSIONS * 40_000)
  const folder = mkdtempSync(path.join(tmpdir(), 'killed-'))
  const played = new Map<string, number>()
  for (const session of range(SESSIONS)) {
    const context = await launchWithFolder(folder)
    const page = context.pages()[0] ?? (await context.newPage())
    const stage = new StagePage(page)
    await stage.start('/lightcatcher?level=1', { seed: session + 1 })
    await expect.poll(async () => (await readStored(page)).journal.length, 'what the last browser left is taken up').toBe(1)
    const [open] = (await readStored(page)).journal
    const before = (await readStored(page)).sessions
    expect(new Map(before.map(({ id, trials }) => [id, trials.length])), `after kill ${session}`).toEqual(played)
    expect(before.every(({ reason }) => reason === 'interrupted')).toBe(true)

    const count = 1 + Math.floor(random() * 8)
    await playTrials(page, stage, count)
    played.set(open?.id ?? '', count)
    // The kill can come at any point of the next trial: before it, during the fade-in, while waiting, or after a touch that has not yet been rewarded.
    await stage.step(random() * 6000)
    if (random() < 0.5 && (await stage.snapshot()).phase === 'waiting') await stage.tapTarget()
    await kill(context, page)
  }

  // The browser is also killed once before the first trial, when the session has only been started.
  const short = await launchWithFolder(folder)
  const shortPage = short.pages()[0] ?? (await short.newPage())
  await new StagePage(shortPage).start('/lightcatcher?level=1')
  await expect.poll(async () => (await readStored(shortPage)).journal.length).toBe(1)
  played.set((await readStored(shortPage)).journal[0]?.id ?? '', 0)
  await kill(short, shortPage)

  const context = await launchWithFolder(folder)
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto('/signup')
  await page.getByLabel('Your first name').fill('Pat')
  await page.getByLabel('Email address').fill('pat@example.org')
  await page.getByLabel('Password', { exact: true }).fill('seven lanterns')
  await page.getByRole('button', { name: 'Create account' }).tap()
  await page.getByLabel('Nickname').fill('Firefly')
  // Skipping the questions must not lose any play.
  await page.getByRole('button', { name: 'Skip the questions' }).tap()
  await page.getByRole('button', { name: 'Yes, Firefly played' }).tap()
  await expect(page.getByRole('heading', { name: 'Ready for the first light' })).toBeVisible()
  await page.goto('/progress')
  const drawer = page.getByRole('main')
  await expect(drawer).toContainText('Light catcher')
  // The list has several pages.
  const more = drawer.getByRole('button', { name: /more|older/i })
  while ((await more.count()) > 0) await more.first().tap()
  await expect(drawer.getByRole('heading', { level: 3, name: /Light catcher/ })).toHaveCount(SESSIONS + 1)
  await expect(drawer.getByText('Started, then interrupted before the end of the first turn.')).toHaveCount(1)
  await expect.poll(async () => (await readStored(page)).journal).toEqual([])
  const { sessions } = await readStored(page)
  expect(new Map(sessions.map(({ id, trials }) => [id, trials.length]))).toEqual(played)

  // One press resumes the interrupted session. After that there is nothing left to resume.
  await page.goto('/activity')
  await expect(page.getByRole('heading', { name: 'Light catcher, level 1, was interrupted' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue', exact: true }).tap()
  await expect(page).toHaveURL(/\/lightcatcher\?level=1/)
  await expect.poll(async () => (await readStored(page)).journal.length).toBe(1)
  await context.close()
  rmSync(folder, { recursive: true, force: true })
})
