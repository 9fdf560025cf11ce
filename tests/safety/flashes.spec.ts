import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { FRAMES_PER_SECOND } from '../../src/domain/flashes/limits'
import { groupBy } from '../../src/domain/groupBy'
import type { Harness } from './harness/main'
import { sharedHarness } from '../support/harness'
import { isExhaustive, sample } from '../support/exhaustive'
import { activityHashes, everydayFilms, filmHash, sharedHash } from '../../scripts/testAll/films.mjs'
import { isJudged, readRecord } from '../../scripts/testAll/records.mjs'
import { mechanicIds } from './harness/mechanicIds'
import { pressPatternOf, supportLevelFor, worstProfiles, type WorstCaseProfile } from './profiles'
import { filmAt, filmIndex } from './turns'

/*
 * The flash gate: films every activity and level frame by frame on 160 x 120 cells, while the most vigorous simulated child with the worst
 * profile mashes. No area that is large enough to count may flash more than once in any second. Nothing may appear or jump in one step, no single
 * thing may blink, however small, and nothing may move too fast. An exhaustive run films every category and level with every profile, and each
 * level with every other choice of the activity's own settings. `npm test` films what has changed since the recorded films (`everydayFilms`).
 * `FILM` repeats the films named in findings, one per line, and stores their frames and the brightness of their cells next to the report.
 */

const WISHED = wishedFilms(process.env['FILM'])
/** Length of a piece of a film. Each piece has its own way and rate of pressing. Two pieces cover the first trials of a level. */
const PIECE_SECONDS = 4
const PIECES = Number(process.env['FILM_PIECES'] ?? 2)
/** Number of films that `npm test` makes when the shared stage has changed: one or two of each activity. */
const SAMPLE_SIZE = 60
const own = activityHashes()
const shared = sharedHash()
const record = readRecord('films')
const everyday = everydayFilms({ own, shared, record, sampleSize: SAMPLE_SIZE })
/** Whether to make films of the stage itself, which belong to no activity of the app. They are made when the stage has changed. */
const filmsTheStage = isExhaustive || !isJudged(record['stage'], filmHash('stage', shared))
/** File to which each film adds a line with its result. If it already has a film with the current hashes, that film is not made again. */
const RECORD = process.env['FILM_RECORD']
const recorded: ReadonlySet<string> = new Set(RECORD === undefined || !existsSync(RECORD) ? [] : readFileSync(RECORD, 'utf8').split('\n').map(filmOfLine))
/** Minimum brightness (0 to 255) that a film must reach. A darker film has shown nothing. */
const LEAST_LIGHT = 100
/** Maximum time (ms) for one film. */
const FILM_TIMEOUT = 120_000

type Level = Harness['levels'][number]

let page: Page

// The films of each activity are separate tests, so that two can be made in parallel.
test.describe.configure({ mode: 'parallel', timeout: 900_000 })

test.beforeEach(async ({ browser }) => {
  page = await sharedHarness(browser, 'filmed')
})

type Own = Harness['otherChoices'][string][number]

interface Wish extends Pick<Level, 'activity' | 'category' | 'level'> {
  readonly profile: WorstCaseProfile
  readonly own?: Own
}

interface Wished extends Wish {
  readonly turn: number
  readonly pieces: number
}

function wishedFilms(lines: string | undefined): readonly Wished[] | null {
  return lines === undefined ? null : lines.split('\n').map((line) => JSON.parse(line) as Wished)
}

/** Returns the film that a line of the record names, if it passed. */
function filmOfLine(line: string): string {
  if (line === '') return ''
  const { film, found } = JSON.parse(line) as { film: string; found: readonly string[] }
  return found.length === 0 ? film : ''
}

/** Plays an activity and judges the film. `turn` selects the first way of pressing. */
async function filmOf(wanted: Wish, turn: number, pieces = PIECES): Promise<ReturnType<Harness['verdict']>> {
  await page.evaluate(async (wish) => {
    await window.harness?.open(wish.activity, wish.category, wish.level, wish.profile, wish.own)
    await window.harness?.skipGrace()
  }, wanted)
  for (let piece = 0; piece < pieces; piece++) {
    // One of the activity's own settings may make a thing visible only under a hand, so this child points all the time.
    const acts = { ...pressPatternOf(turn, piece), isPointing: wanted.own !== undefined }
    await page.evaluate(({ frames, how }) => window.harness?.film(frames, how), { frames: PIECE_SECONDS * FRAMES_PER_SECOND, how: acts })
  }
  const verdict = await page.evaluate(() => window.harness?.verdict())
  if (verdict === undefined) throw new Error('the page with the stage is gone')
  return verdict
}

/** Describes the findings in words. */
function describeFindings({ descriptions, speedFindings, objectFindings }: ReturnType<Harness['verdict']>): readonly string[] {
  const at = (frame: number) => `${(frame / FRAMES_PER_SECOND).toFixed(2)} s`
  return [
    ...descriptions,
    ...speedFindings.map(({ kind, id, amount, frame }) => `${kind} of ${id}: ${Math.round(amount * 100) / 100} a second at ${at(frame)}`),
    ...objectFindings.map(
      ({ kind, id, amount, frame }) => `${id} ${kind}: ${Math.round(amount)} ${kind === 'turns too often' ? 'a second' : 'ms'} at ${at(frame)}`,
    ),
  ]
}

test.describe('the gate catches', () => {
  // Most of these activities break their rule immediately, so one piece is enough if no cue comes first.
  const known = (activity: string, pieces = 1) => filmOf({ activity, category: null, level: '1', profile: { dials: { voiceCue: false } } }, 0, pieces)

  test('an activity that blinks', async () => {
    expect((await known('knownbad', PIECES)).rules).toEqual(['flash', 'flicker', 'step'])
  })

  test('an activity that pulses', async () => {
    expect((await known('knownpulse', PIECES)).rules).toEqual(['flash'])
  })

  test('a thing that jumps without a flash', async () => {
    expect((await known('knownjump')).rules).toEqual(['step'])
  })

  // These faults are too small to be visible on the film.
  test('a small square that pulses', async () => {
    const { rules, objectFindings } = await known('knownsquare', PIECES)
    expect(rules).toEqual([])
    expect(objectFindings.map(({ kind }) => kind)).toEqual(['turns too often', 'turns too fast'])
  })

  test('a frame of two pixels that blinks', async () => {
    const { rules, objectFindings } = await known('knownframe', PIECES)
    expect(rules).toEqual([])
    expect(objectFindings.map(({ kind }) => kind)).toEqual(['turns too often', 'turns too fast'])
  })

  test('a small square that is recreated for each blink', async () => {
    expect((await known('knownrenewed')).objectFindings.map(({ kind }) => kind)).toEqual(['turns too fast'])
  })

  // Each of these activities breaks only one rule, so a finding shows that the check of this rule works.
  const speedFindingsOf = async (activity: string) => (await known(activity)).speedFindings.map(({ kind }) => kind)

  test('a thing that moves too fast', async () => {
    expect(await speedFindingsOf('knownhurry')).toEqual(['too fast'])
  })

  test('red that moves too fast', async () => {
    expect(await speedFindingsOf('knownredhurry')).toContain('red too fast')
  })

  test('red that appears or disappears too fast', async () => {
    expect(await speedFindingsOf('knownredfade')).toEqual(['red fade'])
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
      `${JSON.stringify({ ...wanted, who, film, seconds: pieces * PIECE_SECONDS, most: verdict.most, passesNear: verdict.passesNear, found: describeFindings(verdict) })}\n`,
    )
  if (describeFindings(verdict).length > 0) await keep(verdict, `${activity}-${level}-${turn}-${who}`.replaceAll(/\W/g, '-'))
  expect.soft(describeFindings(verdict), `FILM='${JSON.stringify({ ...wanted, turn, pieces })}' ${who}`).toEqual([])
  expect(verdict.brightest, `${activity} ${level}, ${who}, showed nothing`).toBeGreaterThan(LEAST_LIGHT)
}

const levelsOf = async (activity: string): Promise<readonly Level[]> =>
  (await page.evaluate(() => window.harness?.levels ?? [])).filter((level) => level.activity === activity)

/** Each mechanic on its own, including unused ones. The sample takes every eighth mechanic, with one of the profiles. */
for (const id of WISHED === null && filmsTheStage ? sample(mechanicIds, 8) : []) {
  test(`does not flash in ${id}, a mechanic on its own`, async () => {
    const profiles = sample(worstProfiles, worstProfiles.length)
    test.setTimeout((1 + profiles.length) * FILM_TIMEOUT)
    for (const [index, [name, profile]] of profiles.entries())
      await expectCalm({ activity: id, category: null, level: '1', profile: { ...profile, support: 'C' } }, index, `${name} profile`)
  })
}

/** The brightest possible room with a red thing in it, at every step of brightness. */
for (const level of WISHED === null && filmsTheStage ? sample(['1', '3', '6', '7'], 2) : []) {
  test(`does not flash in spotme ${level} with the family's own scenes`, async () => {
    await expectCalm({ activity: 'spotme', category: null, level, profile: { support: 'C' }, own: { scenes: [] } }, 0, 'white scenes')
  })
}

if (WISHED === null && filmsTheStage)
  test('does not flash in spotme with a mirror of a flickering room', async () => {
    await expectCalm({ activity: 'spotme', category: null, level: '1', profile: { support: 'C' }, own: { mirror: true } }, 0, 'a flickering room')
  })

for (const [index, { turn, pieces, ...wish }] of (WISHED ?? []).entries())
  test(`does not flash in requested film ${index + 1}: ${wish.activity} ${wish.level}`, () => expectCalm(wish, turn, 'as asked', pieces))

const filmed = isExhaustive ? readdirSync('scenes/activities') : [...everyday.keys()]
for (const activity of WISHED === null ? filmed : []) {
  test(`does not flash in ${activity}, at any level, under any tapping`, async () => {
    const levels = await levelsOf(activity)
    expect(levels.length).toBeGreaterThan(0)
    const count = everyday.get(activity)
    const turns = typeof count === 'number' ? count : new Set(levels.map(({ level }) => level)).size
    const films = isExhaustive
      ? levels.flatMap((level) => worstProfiles.map((profile) => ({ level, profile })))
      : Array.from({ length: turns }, (_, index) => filmAt(filmIndex(index, turns, levels), levels, worstProfiles))
    test.setTimeout((1 + films.length) * FILM_TIMEOUT)
    for (const [
      index,
      {
        level: { complexity, ...level },
        profile: [name, profile],
      },
    ] of films.entries()) {
      await expectCalm({ ...level, profile: { ...profile, support: supportLevelFor(complexity) } }, index, `${name} profile`)
    }
  })

  if (isExhaustive) {
    test(`does not flash in ${activity} with any other choice of its settings`, async () => {
      // Each choice of each level is filmed once. Profiles and categories take turns.
      const levels = [...groupBy(await levelsOf(activity), ({ level }) => level).values()]
      const choices = (await page.evaluate((id) => window.harness?.otherChoices[id], activity)) ?? []
      test.setTimeout((1 + levels.length * choices.length) * FILM_TIMEOUT)
      for (const [row, same] of levels.entries()) {
        for (const [column, own] of choices.entries()) {
          const level = same[column % same.length]
          const [name, profile] = worstProfiles[(row + column) % worstProfiles.length] ?? ['', {}]
          if (level === undefined) throw new Error('a level has no category')
          await expectCalm(
            { ...level, profile: { ...profile, support: supportLevelFor(level.complexity) }, own },
            row + column,
            `${name} profile, ${JSON.stringify(own)}`,
          )
        }
      }
    })
  }
}

/** Stores the frames of each finding as pictures, and the brightness of its cell during the last second. */
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
