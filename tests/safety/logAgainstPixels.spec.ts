import { expect, test, type Page } from '@playwright/test'
import type { ChildProfile } from '../../src/domain/child/childProfile'
import { isExhaustive } from '../support/exhaustive'
import { sharedHarness } from '../support/harness'

/*
 * Checks that the log matches the pixels: the speed, place, size and onset of self-moving things are compared with the canvas, while everything
 * else on the stage is hidden. `npm test` checks one level of each of three activities; an exhaustive run checks all levels with a drifting
 * target.
 */

/** Profile in which nothing moves except the drift, and nothing is visible except the thing. */
const PROFILE: Partial<ChildProfile> = {
  support: 'C',
  dials: { waitMs: null, voiceCue: false, glow: false, outline: false, gapMs: 0, colour: 'yellow' },
} as Partial<ChildProfile>
/** Activities whose first level has a drifting target. */
const EVERYDAY = ['animated_follow', 'follow', 'stripe']
/** Number of frames in which a thing is followed. */
const FRAMES = 300
/** Interval (frames) between measurements of a step: a tenth of a second, because a change of a single pixel is not a step. */
const EVERY = 6
/** Minimum step in a tenth of a second (stage widths) that counts as movement. */
const LEAST_STEP = 0.0008
const WITHIN = 0.05
/** Tolerance (ms): a frame and a half, because an event can fall between two frames. */
const FRAME_MS = 25

type Level = { readonly activity: string; readonly category: string | null; readonly level: string }
type Seen = Awaited<ReturnType<NonNullable<typeof window.harness>['followPixels']>>

let page: Page

test.beforeEach(async ({ browser }) => {
  page = await sharedHarness(browser)
})

const open = (level: Level) =>
  page.evaluate(
    async ([{ activity, category, level: id }, profile]) => {
      await window.harness?.open(activity, category, id, profile)
      await window.harness?.skipGrace()
    },
    [level, PROFILE] as const,
  )

/** Returns the drifting target in one of the first trials of a level; null if nothing drifts. */
async function drifterOf(level: Level): Promise<string | null> {
  await open(level)
  return page.evaluate(async () => (await window.harness?.toDrifter()) ?? null)
}

/** Returns the mean speed (stage widths a second) while the thing moves. */
function speedIn(seen: Seen): number {
  const lit = seen.filter(({ light }) => light >= 0.9 * Math.max(...seen.map((each) => each.light)))
  let [way, ms] = [0, 0]
  for (let index = EVERY; index < lit.length; index += EVERY) {
    const [from, to] = [lit[index - EVERY], lit[index]]
    if (from === undefined || to === undefined) continue
    const step = Math.hypot(to.centre.x - from.centre.x, to.centre.y - from.centre.y)
    if (step < LEAST_STEP) continue
    way += step
    ms += to.at - from.at
  }
  return ms === 0 ? 0 : (way / ms) * 1000
}

test('logs the speed, place, size and onset that the pixels show', async () => {
  test.setTimeout(1_800_000)
  const levels = await page.evaluate(() => window.harness?.levels ?? [])
  const all = isExhaustive ? levels : EVERYDAY.flatMap((activity) => levels.filter((each) => each.activity === activity).slice(0, 1))
  const done = new Set<string>()
  const table: string[] = []
  for (const level of all) {
    const id = await drifterOf(level)
    if (id === null) continue
    done.add(level.activity)
    const seen = await page.evaluate(([thing, frames]) => window.harness?.followPixels(thing, frames) ?? [], [id, FRAMES] as const)
    const measured = await page.evaluate((thing) => window.harness?.measuredOf(thing) ?? null, id)
    const who = `${level.activity} ${level.level}`
    expect(measured, `${who}: nothing was measured`).not.toBeNull()
    if (measured === null) continue
    const most = Math.max(...seen.map(({ light }) => light))
    const onset = seen.find(({ light }) => light >= most / 2)
    const speed = speedIn(seen)
    table.push(
      `${who}: ${speed.toFixed(4)} ${measured.speed.toFixed(4)}, ${onset?.side.toFixed(3)} ${measured.h.toFixed(3)}, ${onset?.x.toFixed(3)},${onset?.y.toFixed(3)} ${measured.x.toFixed(3)},${measured.y.toFixed(3)}, ${(measured.onset - (onset?.at ?? 0)).toFixed(0)} ms`,
    )
    expect.soft(Math.abs(measured.speed - speed), `${who}: speed ${measured.speed}, in pixels ${speed}`).toBeLessThanOrEqual(WITHIN * Math.max(speed, 0.01))
    expect.soft(Math.abs(measured.h - (onset?.side ?? 0)), `${who}: size ${measured.h}, in pixels ${onset?.side}`).toBeLessThanOrEqual(WITHIN * measured.h)
    expect.soft(Math.hypot(measured.x - (onset?.x ?? 0), measured.y - (onset?.y ?? 0)), `${who}: place`).toBeLessThanOrEqual(WITHIN * measured.h)
    expect.soft(Math.abs(measured.onset - (onset?.at ?? 0)), `${who}: onset`).toBeLessThanOrEqual(FRAME_MS)
  }
  await test.info().attach('log against pixels', { body: table.join('\n'), contentType: 'text/plain' })
  for (const activity of EVERYDAY) expect(done).toContain(activity)
})
