import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accessMethods } from '#domain/child/dials'
import { backgroundNames } from '#domain/child/palette'
import { pressPatternOf, pressesPerSecond, worstProfiles } from '#tests/safety/profiles'
import { filmAt, filmIndex } from '#tests/safety/turns'
import { activityHashes, domainOfFilms, everydayFilms, filmHash, SHARED, sharedHash } from '../../scripts/testAll/films.mjs'

const own = { one: 'a', two: 'b', three: 'c' }
const recordOf = (hashes: Readonly<Record<string, string>>, shared = 's', failed = 0) =>
  Object.fromEntries(Object.entries(hashes).map(([id, hash]) => [id, { hash: filmHash(hash, shared), failed }]))
const filmed = (record: ReturnType<typeof recordOf>, sampleSize = 7) => [...everydayFilms({ own, shared: 's', record, sampleSize })]

describe('the films of npm test', () => {
  it('are none when every film is up to date', () => {
    expect(filmed(recordOf(own))).toEqual([])
  })

  it('are every level of an activity whose own files changed, and of one that was never filmed', () => {
    expect(filmed(recordOf({ ...own, two: 'before' }))).toEqual([['two', 'every level']])
    const { three: _never, ...others } = own
    expect(filmed(recordOf(others)).map(([id]) => id)).toContain('three')
  })

  it('are some levels of each if many activities changed, but every level of one never filmed', () => {
    const { three: _never, ...others } = recordOf({ one: 'before', two: 'before', three: 'c' }, 'before')
    expect(filmed(others)).toEqual([
      ['one', 2],
      ['two', 2],
      ['three', 'every level'],
    ])
  })

  it('spread over the levels if there are fewer films than levels', () => {
    const levels = ['1', '2', '3', '4', '5', '6'].map((level) => ({ level }))
    const turns = (count: number) => Array.from({ length: count }, (_, index) => filmIndex(index, count, levels))
    expect(turns(2)).toEqual([1, 4])
    expect(turns(3)).toEqual([1, 3, 5])
    expect(turns(8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  it('are the fixed sample, at least one of each activity, when the shared stage changed', () => {
    expect(filmed(recordOf(own, 'before'))).toEqual([
      ['one', 2],
      ['two', 2],
      ['three', 3],
    ])
    expect(filmed({ ...recordOf(own), ...recordOf({ one: 'a' }, 'before') })).toHaveLength(3)
  })

  it('are every level of an activity whose last film failed', () => {
    expect(filmed({ ...recordOf(own), ...recordOf({ two: 'b' }, 's', 1) })).toContainEqual(['two', 'every level'])
  })

  it('go through the levels first, then through categories and profiles', () => {
    const levels = ['1', '2', '3'].flatMap((level) => ['x', 'y'].map((category) => ({ level, category })))
    const films = Array.from({ length: 3 * worstProfiles.length }, (_, turn) => filmAt(turn, levels, worstProfiles))
    expect(films.slice(0, 3).map(({ level }) => level.level)).toEqual(['1', '2', '3'])
    expect(new Set(films.map(({ level, profile }) => `${level.level} ${profile[0]}`)).size).toBe(3 * worstProfiles.length)
    expect(new Set(films.map(({ level }) => level.category)).size).toBe(2)
  })
})

describe('the worst children', () => {
  it('play on every background and with every access method', () => {
    expect(backgroundNames.filter((name) => worstProfiles.every(([, { dials }]) => (dials?.background ?? 'black') !== name))).toEqual([])
    expect(accessMethods.filter((name) => worstProfiles.every(([, { dials }]) => (dials?.accessMethod ?? 'touch') !== name))).toEqual([])
  })

  it('press at each rate with each method', () => {
    const acts = Array.from({ length: 20 }, (_, turn) => pressPatternOf(turn, 0))
    expect(new Set(acts.map(({ perSecond, method }) => `${perSecond} ${method}`)).size).toBe(20)
    expect([...pressesPerSecond].sort()).toEqual([1, 2, 3, 5, 8])
  })
})

describe('the hashes of films', () => {
  let root: string
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'films-'))
    write('package.json', '{"dependencies": {"phaser": "4.0.0"}}')
    write('scenes/activities/one/scene.ts', 'a')
    write('scenes/activities/two/scene.ts', 'a')
    write('scenes/kit/session/stimulus.ts', 'a')
    write('assets/renders/apple.webp', 'a')
    write('tests/safety/profiles.ts', '')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('change for one activity alone when one of its files changes', () => {
    const before = activityHashes(root)
    expect(Object.keys(before)).toEqual(['one', 'two'])
    write('scenes/activities/two/scene.ts', 'b')
    expect(activityHashes(root)).toEqual({ ...before, two: expect.not.stringMatching(before['two'] ?? '') as string })
  })

  it.each([
    ['the stage', 'scenes/kit/session/stimulus.ts', 'b'],
    ['a picture', 'assets/renders/apple.webp', 'b'],
    ['the engine', 'package.json', '{"dependencies": {"phaser": "4.0.1"}}'],
  ])('change for all activities when %s changes', (_what, file, text) => {
    const before = sharedHash(root)
    write('scenes/activities/one/scene.ts', 'b')
    expect(sharedHash(root)).toBe(before)
    write(file, text)
    expect(sharedHash(root)).not.toBe(before)
  })

  it('change with every domain value that the stage imports, however indirectly, and with no other domain value', () => {
    write('scenes/kit/session/stimulus.ts', "import { speedOf } from '#domain/speed'\nimport type { Child } from '#domain/child'")
    write('src/domain/speed.ts', "export { limit } from './limits/limit'")
    write('src/domain/limits/limit.ts', 'export const limit = 1')
    write('src/domain/child.ts', 'export interface Child { name: string }')
    const before = sharedHash(root)
    write('src/domain/child.ts', 'export interface Child { age: number }\nexport const child = 1')
    write('src/domain/report.ts', 'export const report = 1')
    expect(sharedHash(root)).toBe(before)
    write('src/domain/limits/limit.ts', 'export const limit = 2')
    expect(sharedHash(root)).not.toBe(before)
  })

  it('change when an English word changes, and not when a translation does', () => {
    const before = sharedHash(root)
    write('src/domain/words/pt/parts.json', '{"wheel": "roda"}')
    expect(sharedHash(root)).toBe(before)
    write('src/domain/words/en/parts.json', '{"wheel": "wheel"}')
    expect(sharedHash(root)).not.toBe(before)
  })
})

describe('the shared dependencies of all films', () => {
  it('include the decisions of the domain that the stage imports, and no others', () => {
    const files = domainOfFilms()
    expect(files).toEqual(
      expect.arrayContaining([
        'src/domain/flashes/film.ts',
        'src/domain/flashes/limits.ts',
        'src/domain/trials/engine/engine.ts',
        'src/domain/words/levels.ts',
      ]),
    )
    expect(files.filter((file) => /sheetOutline|people|weekPlan/.test(file))).toEqual([])
  })

  it('exist, so that none is forgotten when it moves', () => {
    expect(SHARED.filter((place) => !existsSync(place))).toEqual([])
  })
})
