import { readdirSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { groupBy } from '../../src/domain/groupBy'
import type { ChildProfile } from '../../src/domain/child/dials'
import type { Harness } from './harness/main'
import { openHarness } from '../support/harness'
import { findFlashes, type Film } from './flashAnalysis'

/*
 * The flash gate: every activity and level, mashed by the worst child with the worst profile, filmed frame by frame.
 * Nothing may flash more than once in any second, anywhere, however small. `FLASH_GATE=all` films every category and
 * level with every profile, and each level with every other choice of the activity's own settings; the short run gives each level
 * one profile in turn.
 */

const FILMS_ALL = process.env['FLASH_GATE'] === 'all'
/** The short run sees the first trials of each level; the long one, at night, twenty seconds of every category and profile. */
const SECONDS = FILMS_ALL ? 20 : 8
const FRAMES_PER_SECOND = 60
const CHUNK = 120
const MAX_PAIRS = 1
/** The most that one film of the long run may take, ms. */
const FILM_TIMEOUT = 120_000

type Level = Harness['levels'][number]
type Worst = Partial<ChildProfile>
const everywhere = { 1: 3, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 3, 8: 3, 9: 3 } as const
const worst: readonly (readonly [string, Worst])[] = [
  ['brightest and largest', { dials: { colour: 'yellow', secondColour: 'cyan', targetSize: 0.7, zones: everywhere, ignoreRepeatMs: 0, rewardMs: 0, gapMs: 0, movement: 'from-start' } }],
  ['reddest', { dials: { colour: 'red', secondColour: 'orange', targetSize: 0.4, zones: everywhere, ignoreRepeatMs: 0, rewardMs: 0, gapMs: 0, anyTouchCounts: true } }],
  ['scanning', { dials: { colour: 'cyan', secondColour: 'red', accessMethod: 'switch1', scanMs: 100, zones: everywhere, ignoreRepeatMs: 0, rewardMs: 0, gapMs: 0, outline: true } }],
]

let harness: Awaited<ReturnType<typeof openHarness>>
let page: Page

// Each activity is filmed by itself, so that two can be filmed side by side.
test.describe.configure({ mode: 'parallel', timeout: 900_000 })

test.beforeEach(async ({ browser }) => {
  harness = await openHarness(browser, { width: 512, height: 384 })
  page = harness.page
})

test.afterEach(() => harness.close())

type Own = Harness['otherChoices'][string][number]

interface Wish extends Pick<Level, 'activity' | 'category' | 'level'> {
  readonly profile: Worst
  readonly own?: Own
}

async function filmOf(wanted: Wish, seconds = SECONDS): Promise<Film> {
  const { columns, rows } = await page.evaluate(async (wish) => {
    await window.harness?.open(wish.activity, wish.category, wish.level, wish.profile, wish.own)
    return { columns: window.harness?.columns ?? 0, rows: window.harness?.rows ?? 0 }
  }, wanted)
  const frames: Uint8Array[] = []
  const size = columns * rows * 3
  for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame += CHUNK) {
    // With a setting of its own a thing may be seen only where a hand lies: then the child points all the time, and mashes every other time.
    const how = { count: CHUNK, isMashing: wanted.own === undefined || (frame / CHUNK) % 2 === 0, isPointing: wanted.own !== undefined }
    const bytes = Buffer.from(await page.evaluate(({ count, isMashing, isPointing }) => window.harness?.film(count, isMashing, isPointing) ?? '', how), 'base64')
    for (let at = 0; at < bytes.length; at += size) frames.push(bytes.subarray(at, at + size))
  }
  return { width: columns, height: rows, framesPerSecond: FRAMES_PER_SECOND, frames }
}

function supportFor(complexity: number): 'A' | 'B' | 'C' {
  if (complexity <= 3) return 'A'
  return complexity <= 6 ? 'B' : 'C'
}

/** The short run films each level with one of its categories, in turn. */
function isFilmed({ activity, level }: Level, index: number, all: readonly Level[]): boolean {
  if (FILMS_ALL) return true
  const same = all.filter((other) => other.activity === activity && other.level === level)
  const order = [...new Set(all.filter((other) => other.activity === activity).map((other) => other.level))]
  return all[index] === same[order.indexOf(level) % same.length]
}

test('catches an activity that blinks', async () => {
  const found = findFlashes(await filmOf({ activity: 'knownbad', category: null, level: '1', profile: {} }, 8), MAX_PAIRS)
  expect(found.some((finding) => finding.kind === 'luminance' && finding.pairs > 2)).toBe(true)
})

async function expectCalm(wanted: Wish, told: string): Promise<void> {
  const film = await filmOf(wanted)
  const found = findFlashes(film, MAX_PAIRS)
  for (const finding of found) await attachFrames(film, finding.from, finding.frame)
  const where = found.map((finding) => `${finding.kind} in ${finding.scope} ${finding.x},${finding.y}: ${finding.pairs} pairs, from ${(finding.from / 60).toFixed(2)} s to ${(finding.frame / 60).toFixed(2)} s`)
  const { activity, category, level } = wanted
  expect.soft(where, `${activity} ${category ?? ''}, level ${level}, ${told}`).toEqual([])
  const brightest = film.frames.reduce((most, bytes) => bytes.reduce((high, value) => Math.max(high, value), most), 0)
  expect(brightest, `${activity} ${level}, ${told}, showed nothing`).toBeGreaterThan(100)
}

const levelsOf = async (activity: string): Promise<readonly Level[]> => (await page.evaluate(() => window.harness?.levels ?? [])).filter((level) => level.activity === activity)

for (const activity of readdirSync('scenes/activities')) {
  test(`${activity} does not flash, at any level, under any tapping`, async () => {
    const levels = (await levelsOf(activity)).filter(isFilmed)
    expect(levels.length).toBeGreaterThan(0)
    for (const [index, { complexity, ...level }] of levels.entries()) {
      const profiles = FILMS_ALL ? worst : [worst[index % worst.length] ?? worst[0]]
      for (const [name, profile] of profiles.filter((entry) => entry !== undefined)) {
        await expectCalm({ ...level, profile: { ...profile, support: supportFor(complexity) } }, `${name} profile`)
      }
    }
  })

  if (FILMS_ALL) {
    test(`${activity} does not flash with any other choice of its settings`, async () => {
      // Each choice of each level once: the profiles and the categories take turns.
      const levels = [...groupBy(await levelsOf(activity), ({ level }) => level).values()]
      const choices = (await page.evaluate((id) => window.harness?.otherChoices[id], activity)) ?? []
      test.setTimeout((1 + levels.length * choices.length) * FILM_TIMEOUT)
      for (const [row, same] of levels.entries()) {
        for (const [column, own] of choices.entries()) {
          const level = same[column % same.length]
          const [name, profile] = worst[(row + column) % worst.length] ?? ['', {}]
          if (level === undefined) throw new Error('a level has no category')
          await expectCalm({ ...level, profile: { ...profile, support: supportFor(level.complexity) }, own }, `${name} profile, ${JSON.stringify(own)}`)
        }
      }
    })
  }
}

/** The two frames of a finding as pictures beside the report. */
async function attachFrames(film: Film, ...frames: readonly number[]): Promise<void> {
  for (const frame of frames) {
    const picture = await page.evaluate(({ cells, width, height }) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width, height })
      const image = new ImageData(width, height)
      for (let cell = 0; cell < width * height; cell++) image.data.set([cells[cell * 3] ?? 0, cells[cell * 3 + 1] ?? 0, cells[cell * 3 + 2] ?? 0, 255], cell * 4)
      canvas.getContext('2d')?.putImageData(image, 0, 0)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    }, { cells: [...(film.frames[frame] ?? [])], width: film.width, height: film.height })
    await test.info().attach(`frame-${frame}.png`, { body: Buffer.from(picture, 'base64'), contentType: 'image/png' })
  }
}
