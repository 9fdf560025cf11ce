import { describe, expect, it } from 'vitest'
import type { ChildProfile } from '#domain/child/childProfile'
import type { SupportLevel } from '#domain/child/support'
import { palette } from '#domain/child/palette'
import { FADE_MS } from '#domain/child/safety'
import { type StimulusPlan, pictureOf } from '#domain/trials/plan/plan'
import type { PlaceData } from '#domain/words/places'
import parkData from '../../assets/places/park.json'
import { hidingLevels } from '#scenes/activities/findbunny/levels'
import { planHiding, type HidingRequest } from '#scenes/activities/findbunny/logic'
import manifest from '#scenes/activities/findbunny/manifest'
import { pictureSvg } from '#scenes/kit/pictures/pictureSvg'
import { readPack } from '#scenes/kit/pictures/packs'
import { plainStyle } from '#scenes/kit/looks/style'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { planBlock } from '#tests/support/plans'

const words = (await Promise.all((['animals', 'toys', 'nature', 'everyday'] as const).map(readWords))).flat()
type LevelId = keyof typeof hidingLevels
interface Wish {
  readonly support?: SupportLevel
  readonly dials?: ChildProfile['dials']
  readonly settings?: object
  readonly seed?: number
  readonly aspect?: number
}
const all = (level: LevelId, { support = 'C', dials = {}, settings = {}, seed = 1, aspect = 4 / 3 }: Wish = {}) =>
  planBlock({
    manifest,
    plan: (request: HidingRequest) => planHiding(request, parkData as PlaceData),
    level: hidingLevels[level],
    words,
    settings: { ...settings },
    profile: { support, dials },
    seed,
    aspect,
    turns: 8,
  })
const plans = (level: LevelId, wish?: Wish) => all(level, wish).slice(2)
const of = (stimuli: readonly StimulusPlan[], role: StimulusPlan['role']) => stimuli.filter((each) => each.role === role)

/** Aspect ratios of a tablet, a laptop and a phone. */
const aspects = [4 / 3, 16 / 10, 844 / 390]

describe('finding bunny', () => {
  it('appears behind a bush that is already there, so that it never shines through one fading in', () => {
    for (const level of ['2', '3', '4'] as const)
      for (const { stimuli } of plans(level)) expect(of(stimuli, 'target').map(({ after }) => after)).toEqual([FADE_MS])
    for (const { stimuli } of plans('5')) expect(stimuli.every(({ after }) => after === undefined)).toBe(true)
  })

  it('is on the ground of the park, and neither covers nor is covered by anything, on every stage', () => {
    for (const aspect of aspects) {
      for (const level of ['8', '9'] as const) {
        for (let seed = 1; seed <= 25; seed++) {
          for (const { stimuli } of plans(level, { aspect, seed, dials: { targetSize: seed % 2 === 0 ? 0.15 : 0.4 } })) {
            const animals = stimuli.filter(({ role }) => role === 'target' || role === 'distractor')
            expect(animals).toHaveLength(level === '8' ? 1 : 3)
            for (const animal of animals) {
              expect(animal.place.y + animal.size / 2).toBeGreaterThan(0.68)
              expect(animal.place.y + animal.size / 2).toBeLessThanOrEqual(0.97)
              for (const other of stimuli) {
                if (other === animal) continue
                const [across, down] = [Math.abs(animal.place.x - other.place.x) * aspect, Math.abs(animal.place.y - other.place.y)]
                expect(Math.max(across, down), `${animal.id} and ${other.id}`).toBeGreaterThanOrEqual((animal.size + other.size) / 2)
              }
            }
          }
        }
      }
    }
  })

  it('is the only thing in the child’s own colour', () => {
    for (const colour of ['yellow', 'green', 'blue'] as const) {
      for (const level of ['5', '7', '8', '9'] as const) {
        for (const { stimuli } of plans(level, { dials: { colour } })) {
          for (const other of stimuli.filter(({ role }) => role !== 'target')) expect(other.colour).not.toBe(palette[colour])
          for (const other of of(stimuli, 'distractor')) expect(pictureOf(other)?.word.mainColour).not.toBe(colour)
        }
      }
    }
  })

  it('has a shadow in the park only under standing things', () => {
    for (const zones of [undefined, { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 0, 8: 0, 9: 2 }] as const) {
      for (const { stimuli, ground } of plans('8', { dials: zones === undefined ? {} : { zones } })) {
        if (ground === undefined || !('place' in ground)) throw new Error('there is no park')
        const standing = stimuli.filter(({ id }) => id.startsWith('park-'))
        expect(ground.shadows?.length).toBeGreaterThan(0)
        for (const { x } of ground.shadows ?? []) expect(standing.some(({ place }) => Math.abs(place.x - x) < 1e-9)).toBe(true)
      }
    }
  })

  it('moves only its ears as help', async () => {
    for (const { stimuli, mechanic } of plans('2', { support: 'A' })) {
      expect(pictureOf(of(stimuli, 'target')[0] as StimulusPlan)?.moves?.id).toBe('long-ears')
      expect(mechanic.help?.[1]).toBeUndefined()
    }
    const bunny = words.find(({ id }) => id === 'bunny')
    const drawing = (await readPack('animals'))['bunny']
    const ears = bunny?.salient.find(({ id }) => id === 'long-ears')
    if (bunny === undefined || drawing === undefined || ears === undefined) throw new Error('no bunny')
    const shapes = (moving: 'rest' | 'part') => [...pictureSvg(bunny, drawing, { ...plainStyle, lit: ears, moving }).matchAll(/<(path|circle|ellipse)/g)].length
    expect([shapes('part'), shapes('rest')]).toEqual([2, drawing.flat.shapes.length - 2])
    // If the bunny is small, moving ears would be invisible, so all of it moves.
    for (const { stimuli } of plans('4', { support: 'B' })) expect(pictureOf(of(stimuli, 'target')[0] as StimulusPlan)).not.toHaveProperty('moves')
    // The ears of other characters are not known.
    const [kept] = plans('2', { settings: { who: ['dog'] } })
    expect(pictureOf(of(kept?.stimuli ?? [], 'target')[0] as StimulusPlan)).not.toHaveProperty('moves')
  })

  it('hides slowly after it was found', () => {
    const [greeting, first] = all('4')
    expect(greeting?.mechanic.reward).toEqual({ does: 'hide', names: true })
    expect(first?.mechanic.reward).toEqual({ does: 'hop', names: true })
  })

  it('records how much of it is visible', () => {
    for (const { records } of plans('2', { settings: { visible: 40 } })) expect(records?.['visible']).toBe(0.4)
    // The ears show behind which of the two bushes the bunny is.
    for (const { records } of plans('3', { settings: { visible: 40 } })) expect(records?.['visible']).toBeCloseTo(0.55)
    for (const { records } of plans('3', { settings: { visible: 100 } })) expect(records?.['visible']).toBe(1)
    for (const { records } of plans('5', { settings: { visible: 40 } })) expect(records?.['visible']).toBe(1)
  })
})
