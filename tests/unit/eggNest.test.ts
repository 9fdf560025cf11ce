import { describe, expect, it } from 'vitest'
import type { SupportLevel } from '#domain/child/support'
import { nestLevels } from '#scenes/activities/egg_nest/levels'
import { planNest } from '#scenes/activities/egg_nest/logic'
import manifest from '#scenes/activities/egg_nest/manifest'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { planBlock } from '#tests/support/plans'

const words = await readWords('toys')
type LevelId = keyof typeof nestLevels
const plans = (level: LevelId, settings = {}, support: SupportLevel = 'B', aspect = 4 / 3) =>
  planBlock({ manifest, plan: planNest, level: nestLevels[level], words, settings, profile: { support }, aspect, turns: 16 }).slice(2)
const modeOf = ({ mechanic }: ReturnType<typeof plans>[number]) => (mechanic.kind === 'carry' ? mechanic.mode : null)

describe('egg and nest', () => {
  it('asks for the nest in the colour of the egg, equally often above and below and in either colour', () => {
    const seen = new Set<string>()
    for (const { stimuli } of plans('6')) {
      const nests = stimuli.filter(({ role }) => role === 'place')
      const egg = stimuli.find(({ role }) => role === 'target')
      const home = nests.find(({ id }) => id === egg?.goesTo)
      expect(new Set(nests.map(({ colour }) => colour)).size).toBe(2)
      expect(home?.colour).toBe(egg?.colour)
      seen.add(`${egg?.colour} ${(home?.place.y ?? 0) < 0.5}`)
    }
    expect(seen.size).toBe(4)
  })

  it.each(['touch', 'magnet'])('lets the egg find neither of two nests by itself, even if the adult set %s', (carry) => {
    for (const trial of plans('6', { carry })) expect(modeOf(trial)).toBe('tap-tap')
    for (const trial of plans('1', { carry })) expect(modeOf(trial)).toBe(carry)
  })

  it.each([1, 2, 3])('has one egg more than asked for, so that there can be too many: %i', (count) => {
    for (const { stimuli, needed, mechanic, cue } of plans('7', { count })) {
      const eggs = stimuli.filter(({ role }) => role === 'target')
      expect([eggs.length, needed]).toEqual([count + 1, count])
      expect(mechanic).toMatchObject({ mayBeTooMany: true })
      expect(cue).toEqual({ phrase: ['one', 'two', 'three'][count - 1] })
      for (const [index, egg] of eggs.entries()) {
        expect(egg.place.y - egg.size / 2).toBeGreaterThanOrEqual(0.06 - 1e-9)
        expect(egg.place.y + egg.size / 2).toBeLessThanOrEqual(0.94 + 1e-9)
        for (const other of eggs.slice(index + 1)) expect(Math.abs(egg.place.y - other.place.y)).toBeGreaterThan(egg.size)
      }
    }
  })

  it('starts at a distance of a fifth of the stage, without egg and nest touching', () => {
    expect(nestLevels['3'].travel).toBe(0.2)
    for (const support of ['A', 'B', 'C'] as const) {
      for (const aspect of [4 / 3, 2]) {
        for (const {
          stimuli: [nest, egg],
        } of plans('3', {}, support, aspect)) {
          if (nest === undefined || egg === undefined) throw new Error('nothing to bring')
          const way = Math.abs(nest.place.x - egg.place.x)
          expect(way * aspect).toBeGreaterThan((nest.size + egg.size) / 2)
          expect(way).toBeLessThan(0.3)
        }
      }
    }
    expect(manifest.settings.travel.min).toBe(20)
  })

  it('shows the adult’s own picture instead of an egg, except where the colour counts', () => {
    const shown = (level: LevelId) =>
      plans(level, { thing: ['ball'] })[1]
        ?.stimuli.filter(({ role }) => role === 'target' || role === 'control')
        .map(({ shows }) => ('picture' in shows ? shows.picture.word.id : 'egg'))
    expect(shown('2')).toEqual(['ball'])
    expect(shown('5')).toEqual(['ball', 'ball'])
    expect(shown('6')).toEqual(['egg'])
  })

  it('ends with or without a sound, as the adult chose', () => {
    const heard = (settings = {}) => plans('1', settings)[0]?.mechanic.reward?.ends?.flatMap(({ sound }) => sound ?? [])
    expect(heard()).toEqual(['bird'])
    expect(heard({ sounds: false })).toEqual([])
  })
})
