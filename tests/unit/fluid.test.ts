import { describe, expect, it } from 'vitest'
import type { SettingValue } from '#domain/settings/ownSettings'
import { isPlayedFreely } from '#domain/trials/engine/levelSpec'
import { colourNames, palette } from '#domain/child/palette'
import { isSaturatedRed } from '#domain/child/safety'
import { zones, type ZoneWeights } from '#domain/child/zones'
import { zoneAt } from '#domain/trials/layout/placement'
import type { TrialPlan } from '#domain/trials/plan/plan'
import { pictureOf } from '#domain/trials/plan/plan'
import { fluidLevels } from '#scenes/activities/fluid/levels'
import { planFluid } from '#scenes/activities/fluid/logic'
import manifest from '#scenes/activities/fluid/manifest'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { planBlock } from '#tests/support/plans'

type LevelId = keyof typeof fluidLevels
const words = [...(await readWords('animals')), ...(await readWords('toys'))]
const plans = (level: LevelId, settings: Readonly<Record<string, SettingValue>> = {}, wish: Partial<Parameters<typeof planBlock>[0]> = {}) =>
  planBlock({ manifest, plan: planFluid, level: fluidLevels[level], words, settings, turns: 6, ...wish })
const paintOf = (plan: TrialPlan | undefined) => {
  if (plan?.mechanic.kind !== 'paint') throw new Error('there is no ink')
  return plan.mechanic
}
const only = (...open: readonly number[]): ZoneWeights => Object.fromEntries(zones.map((zone) => [zone, open.includes(zone) ? 1 : 0])) as ZoneWeights

describe('fluid', () => {
  it('is free play with ink at first, then has trials: a picture and a road', () => {
    expect(manifest.levels.map((level) => isPlayedFreely(level))).toEqual([true, true, true, false, false])
    expect((['1', '2', '3', '4', '5'] as const).map((level) => plans(level)[0]?.mechanic.kind)).toEqual(['paint', 'paint', 'paint', 'wipe', 'trace'])
    for (const level of manifest.levels.slice(0, 3)) expect(level).toMatchObject({ free: { enough: { activeMs: 30_000 } } })
  })

  it('draws a drop of two fifths of the height at level 1, and a narrower trail after it', () => {
    const seen = (level: LevelId) => paintOf(plans(level)[0]).manner.radius * 2
    expect(seen('1')).toBeGreaterThanOrEqual(0.4)
    expect(seen('1')).toBeLessThan(0.5)
    expect(seen('2')).toBeLessThan(seen('1'))
    expect(paintOf(plans('1')[0]).drops).toBe(true)
  })

  it('has one colour, and at level 3 one for each side with a well on each', () => {
    const profile = { dials: { colour: 'yellow', secondColour: 'cyan' } } as const
    expect(paintOf(plans('2', {}, { profile })[0]).colours).toEqual([palette.yellow])
    expect(paintOf(plans('3', {}, { profile })[0]).colours).toEqual([palette.yellow, palette.cyan])
    expect(plans('3', {}, { profile })[0]?.stimuli.map(({ id, place: { x } }) => [id, x < 0.5])).toEqual([
      ['left', true],
      ['right', false],
    ])
    expect(paintOf(plans('3', { colours: 'green-purple' })[0]).colours).toEqual([palette.green, palette.purple])
  })

  it('flows as the adult set it', () => {
    const manner = (settings: Readonly<Record<string, SettingValue>>) => paintOf(plans('2', settings)[0]).manner
    expect(manner({ viscosity: 'thin' }).radius).toBeGreaterThan(manner({ viscosity: 'thick' }).radius)
    expect(manner({ viscosity: 'thin' }).spreadsMs).toBeGreaterThan(manner({ viscosity: 'thick' }).spreadsMs)
    for (const fade of [3, 4, 5, 6]) expect(manner({ fade }).lastsMs).toBe(fade * 1000)
    expect(paintOf(plans('2', { hum: true })[0]).hums).toBe(true)
    expect(paintOf(plans('2')[0]).hums).toBeUndefined()
  })

  it('shows nothing as red as orange that appears and disappears', () => {
    for (const colour of colourNames)
      for (const level of ['1', '2', '3', '5'] as const)
        for (const { stimuli } of plans(level, {}, { profile: { dials: { colour, secondColour: 'red' } } }))
          expect(stimuli.every((thing) => !isSaturatedRed(thing.colour))).toBe(true)
  })

  it('lets ink run only within the visual field', () => {
    for (const zone of zones)
      for (const level of ['1', '2'] as const)
        for (const place of Object.values(paintOf(plans(level, {}, { profile: { dials: { zones: only(zone) } } })[0]).paths).flat())
          expect(zoneAt(place)).toBe(zone)
  })

  it('hides the adult’s pictures in the dark, else the child’s own photographs first, the same every day', () => {
    const idsOf = (settings: Readonly<Record<string, SettingValue>>, wish: Partial<Parameters<typeof planBlock>[0]> = {}) =>
      plans('4', settings, wish).map(({ stimuli }) => pictureOf(stimuli[0] ?? { shows: { drawing: 'disc' } })?.word.id)
    const [first, second] = words.slice(3, 5).map(({ id }) => id)
    expect(new Set(idsOf({ words: [first ?? '', second ?? ''] }))).toEqual(new Set([first, second]))
    expect(idsOf({}, { seed: 1 })).toEqual(idsOf({}, { seed: 2 }))
    const photographed = words.map((word) => (word.id === second ? { ...word, photo: { ratio: 1 } } : word)) as unknown as typeof words
    expect(idsOf({}, { words: photographed })[2]).toBe(second)
    expect(plans('4')[0]).toMatchObject({ mechanic: { share: 0.7, dark: true } })
  })

  it('has roads a quarter of the height wide, from both ends, on the stage and within the visual field', () => {
    const all = plans('5')
    expect(all[0]).toMatchObject({ mechanic: { reach: 0.125 } })
    const starts = all.map(({ stimuli }) => stimuli[0]?.place)
    expect(starts.some((place) => (place?.x ?? 0) < 0.4) && starts.some((place) => (place?.x ?? 0) > 0.6)).toBe(true)
    for (const plan of plans('5', {}, { profile: { dials: { zones: only(4, 5, 6) } } })) {
      if (plan.mechanic.kind !== 'trace') throw new Error('there is no road')
      for (const place of [plan.stimuli[0]?.place, ...(plan.mechanic.road ?? [])]) expect([4, 5, 6]).toContain(zoneAt(place ?? { x: 0, y: 0 }))
    }
  })
})
