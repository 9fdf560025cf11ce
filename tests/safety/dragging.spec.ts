import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { sharedHarness } from '../support/harness'

/*
 * Checks that a dragged thing stays under the finger, in every activity with dragging and with its own pictures. The lag in each activity is
 * written next to the report. The flash films cover choosing things and places by switches or dwell, where nothing may jump.
 */

/** Speed of the finger (stage widths a second): 120 px a second on a stage of 1024 px. The allowed lag is 40 px. */
const SPEED = 120 / 1024
const MOST_BEHIND = 40 / 1024
const SECONDS = 4
/** Number of frames after which a picture has caught up. If it must be calmed, it starts slowly. */
const CAUGHT_UP_FRAMES = 75
/** Number of frames after which a thing above its place moves there by itself. */
const ENOUGH_FRAMES = 20
const REPORT = 'test-results/dragging.json'

const carrying: readonly (readonly [activity: string, level: string, own: Readonly<Record<string, string>>, category?: string])[] = [
  ['arrange', '4', { carry: 'drag' }],
  ['cat_milk', '3', { carry: 'drag' }],
  ['egg_nest', '4', { carry: 'drag' }],
  ['fish_bowl', '2', { carry: 'drag' }],
  ['match', '2', { carry: 'drag' }],
  ['matchanimals', '2', { carry: 'drag' }],
  ['watering_plant', '3', { carry: 'drag' }],
  ['tilt', '1', {}],
]

const medianOf = (values: readonly number[]) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
const pixels = (widths: number) => Math.round(widths * 1024)

test('keeps a dragged thing under the finger, in every activity with dragging', async ({ browser }) => {
  test.setTimeout(300_000)
  const page = await sharedHarness(browser)
  const rows: { activity: string; level: string; median: number; worst: number; start: number }[] = []
  for (const [activity, level, own, category = null] of carrying) {
    const behind = await page.evaluate(
      async ([name, id, kind, values, seconds, speed]) => {
        await window.harness?.open(name, kind, id, { support: 'C', dials: { waitMs: null, voiceCue: false, colour: 'yellow' } } as never, values)
        await window.harness?.skipGrace()
        return window.harness?.drag(seconds, speed)
      },
      [activity, level, category, own, SECONDS, SPEED] as const,
    )
    expect(behind, `${activity} ${level}: nothing could be taken`).not.toBeNull()
    const later = (behind ?? []).slice(CAUGHT_UP_FRAMES)
    expect(later.length, `${activity} ${level}: nothing was taken along`).toBeGreaterThan(ENOUGH_FRAMES)
    rows.push({
      activity,
      level,
      median: pixels(medianOf(later)),
      worst: pixels(Math.max(...later)),
      start: pixels(Math.max(...(behind ?? []).slice(0, CAUGHT_UP_FRAMES))),
    })
  }
  mkdirSync('test-results', { recursive: true })
  writeFileSync(REPORT, JSON.stringify(rows, null, 2))
  expect(rows.filter(({ worst }) => worst > pixels(MOST_BEHIND))).toEqual([])
})
