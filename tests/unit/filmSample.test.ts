import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { backgroundNames } from '#domain/child/palette'
import { accessMethods } from '#domain/child/dials'
import { actsOf, pressesPerSecond, worst } from '#tests/safety/profiles'
import { filmAt, FILMS_BY_DAY, filmsByDay, turnsOf } from '#tests/safety/sample'
import { filmHashes } from '../../scripts/filmHashes.mjs'

const night = { shared: 's', one: 'a', two: 'b', three: 'c' }
const all = (films: ReadonlyMap<string, number>) => [...films.values()].reduce((sum, count) => sum + count, 0)

describe('the sample by day', () => {
  it('gives all the same where nothing changed, and where what all stand on did', () => {
    for (const now of [night, { ...night, shared: 'other' }])
      expect([...filmsByDay(now, night, 12)]).toEqual([
        ['one', 4],
        ['two', 4],
        ['three', 4],
      ])
  })

  it('leans on what changed, and on what no night has seen', () => {
    expect([...filmsByDay({ ...night, two: 'other' }, night, 12)]).toEqual([
      ['one', 2],
      ['two', 8],
      ['three', 2],
    ])
    expect(filmsByDay({ ...night, four: 'd' }, night, 21).get('four')).toBe(12)
    expect([...filmsByDay(night, {}, 12).values()]).toEqual([4, 4, 4])
  })

  it('keeps its bound, and leaves no activity out', () => {
    const many = { ...Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`a${index}`, 'x'])), shared: 's' }
    for (const seen of [{}, many, { ...many, a1: 'y' }]) {
      const films = filmsByDay(many, seen, FILMS_BY_DAY)
      expect(all(films)).toBeLessThanOrEqual(FILMS_BY_DAY)
      expect(Math.min(...films.values())).toBe(1)
    }
  })

  it('begins each day where the day before ended, and comes to every film', () => {
    expect([turnsOf(0, 3, 7), turnsOf(1, 3, 7), turnsOf(2, 3, 7)]).toEqual([
      [0, 1, 2],
      [3, 4, 5],
      [6, 0, 1],
    ])
    expect(turnsOf(5, 9, 4)).toHaveLength(4)
    const levels = ['1', '2', '3'].flatMap((level) => ['x', 'y'].map((category) => ({ level, category })))
    const films = Array.from({ length: 3 * worst.length }, (_, turn) => filmAt(turn, levels, worst))
    expect(new Set(films.map(({ level, profile }) => `${level.level} ${profile[0]}`)).size).toBe(3 * worst.length)
    expect(new Set(films.map(({ level }) => level.category)).size).toBe(2)
  })
})

describe('the worst children', () => {
  it('play on every ground and in every way of acting', () => {
    expect(backgroundNames.filter((name) => worst.every(([, { dials }]) => (dials?.background ?? 'black') !== name))).toEqual([])
    expect(accessMethods.filter((name) => worst.every(([, { dials }]) => (dials?.accessMethod ?? 'touch') !== name))).toEqual([])
  })

  it('press at each rate in each way', () => {
    const acts = Array.from({ length: 20 }, (_, turn) => actsOf(turn, 0))
    expect(new Set(acts.map(({ perSecond, way }) => `${perSecond} ${way}`)).size).toBe(20)
    expect([...pressesPerSecond].sort()).toEqual([1, 2, 3, 5, 8])
  })
})

describe('what changed', () => {
  it('is told by the content of an activity, and of what all stand on', () => {
    const root = mkdtempSync(path.join(os.tmpdir(), 'films-'))
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), text)
    }
    write('scenes/activities/one/scene.ts', 'a')
    write('scenes/activities/two/scene.ts', 'a')
    write('scenes/kit/stimulus.ts', 'a')
    const before = filmHashes(root)
    expect(Object.keys(before)).toEqual(['one', 'two', 'shared'])
    write('scenes/activities/two/scene.ts', 'b')
    expect(filmHashes(root)).toEqual({ ...before, two: expect.not.stringMatching(before['two'] ?? '') as string })
    write('scenes/activities/two/scene.ts', 'a')
    write('tests/safety/lastNight.json', 'the hashes themselves do not count')
    expect(filmHashes(root)).toEqual(before)
    write('scenes/kit/stimulus.ts', 'b')
    expect(filmHashes(root)['shared']).not.toBe(before['shared'])
  })
})
