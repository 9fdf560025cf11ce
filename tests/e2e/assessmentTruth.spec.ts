import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import type { PlayEvent } from '#domain/trials/engine/events'
import { elementsOf, readPdf, textIn, type PdfElement } from '../support/pdfText'
import { StagePage } from '../support/stagePage'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { openDemo } from '../support/states'

/*
 * A simulated child with fixed latencies plays the baseline on the real stage, timed by the stage's own clock. The report must show exactly
 * these latencies and nothing else.
 */

const BY_PLACE = [1800, 2100, 3900, 1700, 2000, 3700, 1900, 2200, 4100] as const
const NAMES = ['top left', 'top middle', 'top right', 'left', 'middle', 'right', 'bottom left', 'bottom middle', 'bottom right'] as const
const QUICK = { colour: '#FFE600', ms: 1400 } as const
const [SLOW_MS, AMONG_MS, NEARLY_MS] = [2900, 1500, 15]
/** Maximum number of things shown together among which this child finds the target without help. */
const AT_ONCE = 4

type Shown = Extract<PlayEvent, { kind: 'stimulus-shown' }>

/** Returns the response latency (ms) of the simulated child. */
function delayOf(level: string | null, activity: string | null, { zone, colour }: Shown): number {
  if (activity !== 'lightcatcher') return AMONG_MS
  if (level === 'places') return BY_PLACE[zone - 1] ?? 0
  return colour === QUICK.colour ? QUICK.ms : SLOW_MS
}

/** Plays one block to its end, touching each target after its latency. */
async function play(page: Page): Promise<string> {
  const stage = new StagePage(page)
  await stage.untilStarted()
  const { activity, level } = await stage.snapshot()
  for (;;) {
    const shown = await untilShown(page)
    if (shown === null) return `${activity} ${level}`
    const target = shown.find(({ role }) => role === 'target')
    if (target === undefined) throw new Error('nothing is to be found')
    const ms = delayOf(level, activity, target)
    const frames = Math.ceil(ms / 50)
    await page.evaluate(([count, each]) => window.__stage?.step(count, each), [frames, ms / frames] as const)
    const other = shown.length > AT_ONCE ? (await stage.snapshot()).targets.find(({ role }) => role === 'distractor') : undefined
    if (other !== undefined) {
      await page.touchscreen.tap(other.x, other.y)
      await stage.step(1000)
    }
    await stage.tapTarget()
    await stage.stepTo('rewarding', 'leaving', 'blank', 'finished')
  }
}

/** Steps frame by frame until the things of the next trial are on screen and their latency starts. Returns null at the end of the block. */
const untilShown = (page: Page): Promise<readonly Shown[] | null> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 4000; frames += 1) {
      const { phase, trial, events } = window.__stage?.snapshot() ?? { phase: null, trial: -1, events: [] }
      if (phase === null || phase === 'finished') return null
      const shown = events.filter(
        (event): event is Extract<typeof event, { kind: 'stimulus-shown' }> => event.kind === 'stimulus-shown' && event.trial === trial,
      )
      if (shown.length > 0 && (phase === 'onset' || phase === 'waiting')) return shown
      await window.__stage?.step(1, 20)
    }
    throw new Error('nothing was ever shown')
  })

const rowsOf = (table: PdfElement) =>
  elementsOf(table, /^TR$/)
    .slice(1)
    .map(({ kids }) => kids.map((kid) => (typeof kid === 'string' ? kid : textIn(kid))))

test('reports exactly the values of a simulated child who plays the sample on the stage', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  test.setTimeout(600_000)
  await openDemo(page, 'A therapist')
  await page.getByRole('row', { name: /Sunny/ }).getByRole('link', { name: /Sunny/ }).first().tap()
  await expect(page.getByRole('link', { name: 'Assessment', exact: true })).toBeVisible()
  await page.goto('/assessment?part=baseline&automation=1')
  await page.getByRole('button', { name: 'Start a baseline' }).tap()
  let done = 0
  const playNext = async () => {
    // Wait for the offer of the next block before reading the results.
    await expect(page.getByText(new RegExp(`^${done} of four done$`))).toBeVisible()
    await page.getByRole('button', { name: 'Play the next one' }).tap()
    const block = await play(page)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    done += 1
    // Reload the page, because the stopped clock of the stage must not affect the adult's date.
    await page.goto('/assessment?part=baseline&automation=1')
    return block
  }
  const played = [await playNext(), await playNext(), await playNext(), await playNext()]
  expect(played.toSorted()).toEqual(['background sample', 'complexity sample', 'lightcatcher colours', 'lightcatcher places'])

  await page.goto('/assessment?part=reports')
  await page.getByRole('button', { name: 'Write a report' }).tap()
  // Only today counts: the demo's own sessions are older.
  const today = await page.getByLabel('to', { exact: true }).inputValue()
  // The field saves its value when it loses focus.
  await page.getByLabel('Play from').fill(today)
  await page.getByLabel('Play from').blur()
  // Two trials at a place are too few for a map.
  await expect(page.getByRole('article').getByText(`Too few trials for a map (n = ${2 * NAMES.length}).`)).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto('/assessment?part=baseline&automation=1')
  await page.getByRole('button', { name: 'Start a new baseline' }).tap()
  done = 0
  while ((await playNext()) !== 'lightcatcher places');
  await page.goto('/assessment?part=reports')
  await page.getByRole('button', { name: 'Continue writing' }).tap()
  await page.getByRole('button', { name: 'Sign and make the PDF' }).tap()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Sign', exact: true }).tap()])
  const { root } = readPdf(await readFile(await file.path()))
  const tableOf = (name: string) => {
    const table = elementsOf(root, /^Table$/).find((each) => textIn(elementsOf(each, /^Caption$/)[0] as PdfElement).startsWith(name))
    if (table === undefined) throw new Error(`no table ${name}`)
    return rowsOf(table)
  }
  for (const [index, [name, n, median]] of tableOf('By place on the screen').entries()) {
    expect([name, n]).toEqual([NAMES[index], '4'])
    expect(Math.abs(Number(median) - (BY_PLACE[index] ?? 0)), name).toBeLessThanOrEqual(NEARLY_MS)
  }
  for (const [name, n, median] of tableOf('By colour')) {
    expect(Number(n), name).toBeGreaterThanOrEqual(4)
    expect(Math.abs(Number(median) - (name === 'yellow' ? QUICK.ms : SLOW_MS)), name).toBeLessThanOrEqual(NEARLY_MS)
  }
  const said = textIn(root)
  expect(said).toContain('yellow is quickest')
  expect(said).toContain('Sooner on the left')
  expect(said).toContain(`Manages up to ${AT_ONCE}.`)
  expect(said).toContain('Not played in this period.')
  for (const [things, n, alone] of tableOf('By how many things')) expect([things, alone]).toEqual([things, things === '6' ? '0' : n])
})
