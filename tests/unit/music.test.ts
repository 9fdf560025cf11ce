import { describe, expect, it } from 'vitest'
import type { SettingValue } from '#domain/settings/ownSettings'
import { luminanceOf } from '#domain/child/safety'
import { zones, type ZoneWeights } from '#domain/child/zones'
import { zoneAt } from '#domain/trials/layout/placement'
import type { TrialPlan } from '#domain/trials/plan/plan'
import { musicLevels } from '#scenes/activities/music/levels'
import { planPads } from '#scenes/activities/music/logic'
import manifest from '#scenes/activities/music/manifest'
import { tunes } from '#scenes/activities/music/tunes'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { planBlock } from '#tests/support/plans'

type LevelId = keyof typeof musicLevels
const ids = Object.keys(musicLevels) as LevelId[]
const animals = await readWords('animals')
const plans = (level: LevelId, settings: Readonly<Record<string, SettingValue>> = {}, wish: Partial<Parameters<typeof planBlock>[0]> = {}) =>
  planBlock({ manifest, plan: planPads, level: musicLevels[level], words: animals, settings, turns: 9, ...wish })
const padsOf = (level: LevelId, wish: Partial<Parameters<typeof planBlock>[0]> = {}) => plans(level, {}, wish)[0]?.stimuli ?? []
const mechanicOf = (plan: TrialPlan | undefined) => {
  if (plan?.mechanic.kind !== 'notes') throw new Error('these are no pads')
  return plan.mechanic
}

describe('music', () => {
  it('has one, two, three, five and eight round pads, each in its own colour', () => {
    expect(ids.map((level) => padsOf(level).length)).toEqual([1, 2, 3, 5, 8])
    for (const level of ids) expect(new Set(padsOf(level).map(({ colour }) => colour)).size).toBe(padsOf(level).length)
    for (const level of ids) expect(padsOf(level).every(({ shows }) => 'drawing' in shows && shows.drawing === 'disc')).toBe(true)
  })

  it.each([4 / 3, 16 / 10, 844 / 390])('keeps half a pad of black between two of them, and all of them on the stage (%d)', (aspect) => {
    for (const level of ids)
      for (const support of ['A', 'B', 'C'] as const) {
        const pads = padsOf(level, { aspect, profile: { support } })
        for (const [index, { place, size }] of pads.entries()) {
          expect(place.x - size / 2 / aspect).toBeGreaterThan(0.02)
          expect(Math.min(place.y, 1 - place.y) - size / 2).toBeGreaterThan(0.02)
          for (const other of pads.slice(index + 1))
            expect(Math.hypot((place.x - other.place.x) * aspect, place.y - other.place.y)).toBeGreaterThanOrEqual(size * 1.5 - 1e-9)
        }
      }
  })

  it('dims idle pads to at most 20 % of white when there are more than three', () => {
    for (const level of ['4', '5'] as const)
      for (const { colour, light = 1 } of padsOf(level)) expect(luminanceOf(colour) * light ** 2.2).toBeLessThanOrEqual(0.2)
  })

  it('places nothing outside the visual field', () => {
    for (const closed of zones)
      for (const level of ids) {
        const weights = Object.fromEntries(zones.map((zone) => [zone, zone === closed ? 0 : 1])) as ZoneWeights
        const pads = padsOf(level, { profile: { support: 'C', dials: { zones: weights } } })
        expect(pads.length).toBe(musicLevels[level].pads)
        for (const { place } of pads) expect(zoneAt(place)).not.toBe(closed)
      }
  })

  it('keeps places, colours and notes from one trial to the next', () => {
    for (const level of ids) {
      const all = plans(level, { mode: 'follow' }).map((plan) =>
        JSON.stringify([plan.stimuli.map(({ id, place, colour }) => [id, place, colour]), mechanicOf(plan).pitches]),
      )
      expect(new Set(all).size).toBe(1)
    }
  })

  it('asks in "follow" for one pad, or two to four in a row of eight, never the same twice in a row', () => {
    for (const level of ['1', '2', '3', '4'] as const) expect(plans(level, { mode: 'follow' }).every((plan) => mechanicOf(plan).asks?.length === 1)).toBe(true)
    const asked = plans('5', { mode: 'follow' }).map((plan) => mechanicOf(plan).asks ?? [])
    expect(asked.map(({ length }) => length)).toEqual([2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4])
    for (const row of asked) expect(row.every((id, index) => id !== row[index - 1])).toBe(true)
    for (const plan of plans('5', { mode: 'follow' }))
      expect(plan.stimuli.filter(({ role }) => role === 'target').map(({ id }) => id)).toEqual(
        plan.stimuli.map(({ id }) => id).filter((id) => mechanicOf(plan).asks?.includes(id)),
      )
  })

  it('asks for nothing in free play, as a song or with voices', () => {
    for (const mode of ['free', 'song', 'voice']) for (const level of ids) expect(mechanicOf(plans(level, { mode })[0]).asks).toBeUndefined()
  })

  it('has at least six tunes, each within two octaves, and plays them at the chosen pitch', () => {
    expect(Object.keys(tunes).length).toBeGreaterThanOrEqual(6)
    expect(Object.keys(tunes).toSorted()).toEqual([...manifest.settings.tune.options].toSorted())
    for (const tune of Object.values(tunes)) {
      expect(tune.length).toBeGreaterThan(15)
      expect(Math.max(...tune) - Math.min(...tune)).toBeLessThanOrEqual(24)
    }
    const first = (range: string) => mechanicOf(plans('1', { mode: 'song', tune: 'joy', range })[0]).tune?.[0] ?? 0
    expect(first('middle')).toBeCloseTo(329.63, 1)
    expect([first('low') * 2, first('high') / 2]).toEqual([expect.closeTo(first('middle')), expect.closeTo(first('middle'))])
  })

  it('says recordable words with voices: common ones, or an adult’s choice', () => {
    expect(mechanicOf(plans('2', { mode: 'voice' })[0]).says).toEqual([{ phrase: 'hello' }, { phrase: 'more' }])
    expect(mechanicOf(plans('3', { mode: 'voice', words: ['cat', 'dog'] })[0]).says?.map((each) => 'word' in each && each.word)).toEqual([
      'animals/cat',
      'animals/dog',
      'animals/cat',
    ])
  })

  it('uses the adult’s instrument, length and loudness', () => {
    expect(mechanicOf(plans('1', { instrument: 'bell', sustain: 2, loudness: 40 })[0]).manner).toEqual({ timbre: 'bell', mostMs: 2000, loudness: 0.4 })
  })
})
