import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { FRAMES_PER_SECOND } from '../../src/domain/flashes/limits'
import { groupBy } from '../../src/domain/groupBy'
import type { Harness } from './harness/main'
import { sharedHarness } from '../support/harness'
import { isExhaustive, sample } from '../support/exhaustive'
import { activityHashes, everydayFilms, filmHash, sharedHash } from '../../scripts/testAll/films.mjs'
import { isJudged, readRecord } from '../../scripts/testAll/records.mjs'
import { triedIds } from './harness/triedIds'
import { actsOf, supportFor, worst, type Worst } from './profiles'
import { filmAt, turnOf } from './turns'

/*
 * The flash gate: every activity and level, mashed by the worst child with the worst profile, filmed frame by frame on
 * 160 x 120 cells. No area that counts flashes more than once in any second, nothing appears or jumps in one step, no
 * single thing blinks however small, and nothing hurries. An exhaustive run films every category and level with every profile, and each level with
 * every other choice of the activity's own settings. `npm test` films what changed since the recorded films
 * (`everydayFilms`). `FILM` makes the films that findings name, one per line, and stores their frames and the light of
 * their cells next to the report.
 */

const WISHED = wishedFilms(process.env['FILM'])
/** A film has pieces, each with its own way and rate of pressing. Two show the first trials of a level. */
const PIECE_SECONDS = 4
const PIECES = Number(process.env['FILM_PIECES'] ?? 2)
/** Films that `npm test` makes when the shared stage changed: between one and two of each activity. */
const SAMPLE_SIZE = 60
const own = activityHashes()
const shared = sharedHash()
const record = readRecord('films')
const everyday = everydayFilms({ own, shared, record, sampleSize: SAMPLE_SIZE })
/** Films of the stage itself, which belong to no activity of the product, are made when the stage changed. */
const filmsTheStage = isExhaustive || !isJudged(record['stage'], filmHash('stage', shared))
/** A file to which each film adds a line with what it showed. A film that is in it under the present hashes is not made again. */
const RECORD = process.env['FILM_RECORD']
const recorded: ReadonlySet<string> = new Set(RECORD === undefined || !existsSync(RECORD) ? [] : readFileSync(RECORD, 'utf8').split('\n').map(filmOfLine))
/** A film that is never as bright as this, of 255, showed nothing. */
const LEAST_LIGHT = 100
/** The most that one film may take, ms. */
const FILM_TIMEOUT = 120_000

type Level = Harness['levels'][number]

let page: Page

// Each activity is filmed by itself, so that two can be filmed side by side.
test.describe.configure({ mode: 'parallel', timeout: 900_000 })

test.beforeEach(async ({ browser }) => {
  page = await sharedHarness(browser, 'filmed')
})

type Own = Harness['otherChoices'][string][number]

interface Wish extends Pick<Level, 'activity' | 'category' | 'level'> {
  readonly profile: Worst
  readonly own?: Own
}

interface Wished extends Wish {
  readonly turn: number
  readonly pieces: number
}

function wishedFilms(lines: string | undefined): readonly Wished[] | null {
  return lines === undefined ? null : lines.split('\n').map((line) => JSON.parse(line) as Wished)
}

/** Which film a line of the record tells of, where it was calm. */
function filmOfLine(line: string): string {
  if (line === '') return ''
  const { film, found } = JSON.parse(line) as { film: string; found: readonly string[] }
  return found.length === 0 ? film : ''
}

/** Plays and judges; `turn` says with which way of pressing it begins. */
async function filmOf(wanted: Wish, turn: number, pieces = PIECES): Promise<ReturnType<Harness['verdict']>> {
  await page.evaluate(async (wish) => {
    await window.harness?.open(wish.activity, wish.category, wish.level, wish.profile, wish.own)
    await window.harness?.skipGrace()
  }, wanted)
  for (let piece = 0; piece < pieces; piece++) {
    // With a setting of its own a thing may be seen only where a hand lies: then the child points all the time.
    const acts = { ...actsOf(turn, piece), isPointing: wanted.own !== undefined }
    await page.evaluate(({ frames, how }) => window.harness?.film(frames, how), { frames: PIECE_SECONDS * FRAMES_PER_SECOND, how: acts })
  }
  const verdict = await page.evaluate(() => window.harness?.verdict())
  if (verdict === undefined) throw new Error('the page with the stage is gone')
  return verdict
}

/** The findings in words. */
function sayFindings({ said, hurries, alone }: ReturnType<Harness['verdict']>): readonly string[] {
  const at = (frame: number) => `${(frame / FRAMES_PER_SECOND).toFixed(2)} s`
  return [
    ...said,
    ...hurries.map(({ kind, id, amount, frame }) => `${kind} of ${id}: ${Math.round(amount * 100) / 100} a second at ${at(frame)}`),
    ...alone.map(({ kind, id, amount, frame }) => `${id} ${kind}: ${Math.round(amount)} ${kind === 'turns too often' ? 'a second' : 'ms'} at ${at(frame)}`),
  ]
}

test.describe('the gate catches', () => {
  // What most of them do wrong they do at once: one piece shows it, if no cue comes first.
  const known = (activity: string, pieces = 1) => filmOf({ activity, category: null, level: '1', profile: { dials: { voiceCue: false } } }, 0, pieces)

  test('an activity that blinks', async () => {
    expect((await known('knownbad', PIECES)).rules).toEqual(['flash', 'flicker', 'step'])
  })

  test('an activity that pulses', async () => {
    expect((await known('knownpulse', PIECES)).rules).toEqual(['flash'])
  })

  test('a thing that jumps, though it does not flash', async () => {
    expect((await known('knownjump')).rules).toEqual(['step'])
  })

  // No film shows these: they are too small.
  test('a small square that pulses', async () => {
    const { rules, alone } = await known('knownsquare', PIECES)
    expect(rules).toEqual([])
    expect(alone.map(({ kind }) => kind)).toEqual(['turns too often', 'turns too fast'])
  })

  test('a frame of two pixels that blinks', async () => {
    const { rules, alone } = await known('knownframe', PIECES)
    expect(rules).toEqual([])
    expect(alone.map(({ kind }) => kind)).toEqual(['turns too often', 'turns too fast'])
  })

  test('a small square that is made anew for each blink', async () => {
    expect((await known('knownrenewed')).alone.map(({ kind }) => kind)).toEqual(['turns too fast'])
  })

  // Each of these does nothing else wrong: what is found shows that its own check works.
  const hurriesOf = async (activity: string) => (await known(activity)).hurries.map(({ kind }) => kind)

  test('a thing that hurries', async () => {
    expect(await hurriesOf('knownhurry')).toEqual(['hurry'])
  })

  test('red that hurries', async () => {
    expect(await hurriesOf('knownredhurry')).toContain('red hurry')
  })

  test('red that comes or goes too fast', async () => {
    expect(await hurriesOf('knownredfade')).toEqual(['red fade'])
  })
})

async function expectCalm(wanted: Wish, turn: number, who: string, pieces = PIECES): Promise<void> {
  const { activity, level } = wanted
  const film = [filmHash(own[activity] ?? '', shared), JSON.stringify(wanted), turn, pieces, who].join(' ')
  if (recorded.has(film)) return
  const verdict = await filmOf(wanted, turn, pieces)
  if (RECORD !== undefined && verdict.brightest > LEAST_LIGHT)
    appendFileSync(
      RECORD,
      `${JSON.stringify({ ...wanted, who, film, seconds: pieces * PIECE_SECONDS, most: verdict.most, passesNear: verdict.passesNear, found: sayFindings(verdict) })}\n`,
    )
  if (sayFindings(verdict).length > 0) await keep(verdict, `${activity}-${level}-${turn}-${who}`.replaceAll(/\W/g, '-'))
  expect.soft(sayFindings(verdict), `FILM='${JSON.stringify({ ...wanted, turn, pieces })}' ${who}`).toEqual([])
  expect(verdict.brightest, `${activity} ${level}, ${who}, showed nothing`).toBeGreaterThan(LEAST_LIGHT)
}

const levelsOf = async (activity: string): Promise<readonly Level[]> =>
  (await page.evaluate(() => window.harness?.levels ?? [])).filter((level) => level.activity === activity)

/** Each mechanic by itself, including those that no activity uses yet. The sample is every eighth one, with one of the profiles. */
for (const id of WISHED === null && filmsTheStage ? sample(triedIds, 8) : []) {
  test(`${id}: the mechanic alone does not flash`, async () => {
    const profiles = sample(worst, worst.length)
    test.setTimeout((1 + profiles.length) * FILM_TIMEOUT)
    for (const [index, [name, profile]] of profiles.entries())
      await expectCalm({ activity: id, category: null, level: '1', profile: { ...profile, support: 'C' } }, index, `${name} profile`)
  })
}

/** The brightest room there is, and a red thing in it, at every step of its light. */
for (const level of WISHED === null && filmsTheStage ? sample(['1', '3', '6', '7'], 2) : []) {
  test(`spotme ${level}: scenes of the family’s own do not flash`, async () => {
    await expectCalm({ activity: 'spotme', category: null, level, profile: { support: 'C' }, own: { scenes: [] } }, 0, 'white scenes')
  })
}

if (WISHED === null && filmsTheStage)
  test('spotme: a mirror before which everything flickers does not flash', async () => {
    await expectCalm({ activity: 'spotme', category: null, level: '1', profile: { support: 'C' }, own: { mirror: true } }, 0, 'a flickering room')
  })

for (const [index, { turn, pieces, ...wish }] of (WISHED ?? []).entries())
  test(`asked for ${index + 1}: ${wish.activity} ${wish.level} is calm`, () => expectCalm(wish, turn, 'as asked', pieces))

const filmed = isExhaustive ? readdirSync('scenes/activities') : [...everyday.keys()]
for (const activity of WISHED === null ? filmed : []) {
  test(`${activity} does not flash, at any level, under any tapping`, async () => {
    const levels = await levelsOf(activity)
    expect(levels.length).toBeGreaterThan(0)
    const count = everyday.get(activity)
    const turns = typeof count === 'number' ? count : new Set(levels.map(({ level }) => level)).size
    const films = isExhaustive
      ? levels.flatMap((level) => worst.map((profile) => ({ level, profile })))
      : Array.from({ length: turns }, (_, index) => filmAt(turnOf(index, turns, levels), levels, worst))
    test.setTimeout((1 + films.length) * FILM_TIMEOUT)
    for (const [
      index,
      {
        level: { complexity, ...level },
        profile: [name, profile],
      },
    ] of films.entries()) {
      await expectCalm({ ...level, profile: { ...profile, support: supportFor(complexity) } }, index, `${name} profile`)
    }
  })

  if (isExhaustive) {
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
          await expectCalm(
            { ...level, profile: { ...profile, support: supportFor(level.complexity) }, own },
            row + column,
            `${name} profile, ${JSON.stringify(own)}`,
          )
        }
      }
    })
  }
}

/** The frames of each finding as pictures, and the light of its cell over the last second. */
async function keep({ frames, traces }: ReturnType<Harness['verdict']>, name: string): Promise<void> {
  mkdirSync(test.info().outputPath(name), { recursive: true })
  for (const at of frames) {
    writeFileSync(
      test.info().outputPath(name, `frame-${at}.png`),
      Buffer.from(await page.evaluate((frame) => window.harness?.pictureOf(frame) ?? '', at), 'base64'),
    )
  }
  for (const [cell, trace] of traces) writeFileSync(test.info().outputPath(name, `${cell}.txt`), trace.join('\n'))
}
