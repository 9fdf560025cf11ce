import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { figuresOf, missingIn, type Film } from '../../scripts/certificate/figures.mjs'
import { certificate, certificatePath, certificates } from '../../scripts/certificate/page.mjs'
import { certificateTexts } from '../../scripts/certificate/texts.mjs'
import { languages } from '#domain/language'
import { activityHashes, filmHash, sharedHash } from '../../scripts/testAll/films.mjs'
import { writeEntry } from '../../scripts/testAll/records.mjs'

const film = (level: string, who: string, more: Partial<Film> = {}): Film => ({
  activity: 'follow',
  category: null,
  level,
  who,
  seconds: 8,
  most: { changes: 0, redChanges: 0, overShare: 0, at: 0, step: 0.001, bars: 1 },
  passesNear: true,
  found: [],
  ...more,
})
const whole = ['bright profile', 'strict profile'].flatMap((who) => [film('1', who), film('2', who)])

describe('the figures of an activity', () => {
  it('are the worst of each level, with the second and the profile', () => {
    const worst = film('1', 'bright profile', { most: { changes: 2, redChanges: 0, overShare: 0.001, at: 150, step: 0.003, bars: 2 }, passesNear: false })
    const { levels, ...figures } = figuresOf([worst, ...whole.slice(1)])
    expect(figures).toEqual({ films: 4, nearFilms: 3, playedSeconds: 32, profiles: ['bright', 'strict'] })
    expect(levels[0]).toEqual({
      level: '1',
      category: null,
      films: 2,
      changes: 2,
      redChanges: 0,
      overShare: 0.001,
      step: 0.003,
      bars: 2,
      worst: { profile: 'bright', second: 2 },
    })
    expect(levels[1]).toMatchObject({ level: '2', changes: 0, step: 0.001 })
  })

  it('count films with own settings, but in no level', () => {
    const figures = figuresOf([...whole, film('1', 'bright profile, {"pace":"slow"}', { own: { pace: 'slow' } })])
    expect(figures.films).toBe(5)
    expect(figures.profiles).toEqual(['bright', 'strict'])
    expect(missingIn(figures)).toEqual([])
  })

  it('name a level that not every profile has played', () => {
    expect(missingIn(figuresOf(whole.slice(1)))).toEqual(['1  (1 of 2 profiles)'])
  })
})

describe('the certificate page', () => {
  let root: string
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const record = (failed = 0) => {
    const hash = filmHash(activityHashes(root)['follow'] ?? '', sharedHash(root))
    writeEntry('films', 'follow', { hash, version: '1.2.3', date: '2026-01-31', seconds: 60, passed: 4, failed, figures: figuresOf(whole) }, root)
  }
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'certificate-'))
    cpSync('package.json', path.join(root, 'package.json'))
    write('scenes/activities/follow/text/en.json', '{ "title": "Follow it" }')
    write('scenes/kit/stimulus.ts', 'a')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('is not made before every activity has passed its films', () => {
    expect(certificate(root)).toBeNull()
    record(1)
    expect(certificate(root)).toBeNull()
  })

  it('is not made from films that were judged by single cells', () => {
    const { nearFilms, ...before } = figuresOf(whole)
    const hash = filmHash(activityHashes(root)['follow'] ?? '', sharedHash(root))
    writeEntry('films', 'follow', { hash, version: '1.2.3', date: '2026-01-31', seconds: 60, passed: nearFilms, failed: 0, figures: before }, root)
    expect(certificate(root)).toBeNull()
  })

  it('names the screens and distances it covers, and the films that would pass nearer', () => {
    record()
    const page = certificate(root)
    expect(page).toContain('a 10-inch tablet at 25 cm, a 15-inch laptop at 40 cm, a 24-inch monitor at 50 cm')
    expect(page).toContain('4 of the 4 films would pass')
  })

  it('names the filmed version, and says that it is this one', () => {
    record()
    const page = certificate(root)
    expect(page).toContain('Version 1.2.3 was filmed on 2026-01-31: 4 films, 1 minutes of play. Activities: 1.')
    expect(page).toContain('<th scope="row">Follow it</th>')
    expect(page).toContain('This is the version that was filmed.')
  })

  it('says that the films are older, and what has changed', () => {
    record()
    write('scenes/activities/follow/text/en.json', '{ "title": "Follow" }')
    expect(certificate(root)).toContain('This is the version that was filmed.')
    write('scenes/activities/follow/scene.ts', 'changed')
    expect(certificate(root)).toContain('older than this version. Since then these have changed: all activities.')
    record()
    write('scenes/kit/stimulus.ts', 'changed')
    expect(certificate(root)).toContain('older than this version. Since then these have changed: parts that all activities share.')
  })

  it('exists in each language, with the titles of its activities', () => {
    write('scenes/activities/follow/text/de.json', '{ "title": "Hinterher" }')
    record()
    expect(Object.keys(certificates(root) ?? {})).toEqual(languages.map(certificatePath))
    const german = certificate(root, 'de')
    expect(german).toContain('<html lang="de" dir="ltr">')
    expect(german).toContain('<th scope="row">Hinterher</th>')
    expect(german).toContain('0,10 %')
    expect(certificate(root, 'ar')).toContain('<html lang="ar" dir="rtl">')
  })
})

test.each(languages)('has the full content of the English certificate in %s', (language) => {
  const shapeOf = (value: unknown): unknown => {
    if (typeof value === 'string') return [...value.matchAll(/\{\w+\}/g)].map(String).toSorted()
    return Object.fromEntries(Object.entries(value as object).map(([key, part]) => [key, shapeOf(part)]))
  }
  expect(shapeOf(certificateTexts[language])).toEqual(shapeOf(certificateTexts['en']))
})
