import { describe, expect, it } from 'vitest'
import type { SupportLevel } from '#domain/child/support'
import { palette } from '#domain/child/palette'
import { isStrict, luminanceOf } from '#domain/child/safety'
import { followingOf, crossedMiddle } from '#domain/measures/following'
import { touchByWay } from '#domain/measures/byWay'
import { momentAt } from '#domain/measures/moment'
import { trialResults } from '#domain/measures/trialResults'
import { BAR_SHAPES, isBarShape } from '#domain/trials/concepts/barShapes'
import type { PlayEvent } from '#domain/trials/engine/events'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import { zoneAt } from '#domain/trials/layout/placement'
import { stripeLevels } from '#scenes/activities/stripe/levels'
import { planStripe } from '#scenes/activities/stripe/logic'
import manifest from '#scenes/activities/stripe/manifest'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { planBlock } from '#tests/support/plans'

const words = [...(await readWords('toys')), ...(await readWords('animals'))]
type LevelId = keyof typeof stripeLevels
const plans = (level: LevelId, settings = {}, support: SupportLevel = 'C', aspect = 4 / 3, dials = {}) =>
  planBlock({ manifest, plan: planStripe, level: stripeLevels[level], words, settings, profile: { support, dials }, aspect, turns: 12 }).slice(2)
const levelIds = Object.keys(stripeLevels) as LevelId[]
const barsOf = (stimuli: readonly StimulusPlan[]) => stimuli.filter(({ shows }) => 'drawing' in shows && isBarShape(shows.drawing))
const shapeOf = ({ shows }: StimulusPlan) => ('drawing' in shows && isBarShape(shows.drawing) ? BAR_SHAPES[shows.drawing] : { width: 1, height: 1 })

describe('the safety of stripes', () => {
  it('hides it from a child with strict light settings', () => {
    expect(manifest.hiddenWhenStrict).toBe(true)
    expect(isStrict({ epilepsy: 'yes', photosensitive: 'unknown' })).toBe(true)
  })

  it.each([4 / 3, 16 / 9, 19.5 / 9])('limits it to three bars of at least 8 % of the width, within the stage, at %f', (aspect) => {
    for (const level of levelIds) {
      for (const width of [10, 20, 25]) {
        for (const { stimuli } of plans(level, { width }, 'C', aspect)) {
          const bars = barsOf(stimuli)
          expect(bars.length).toBeLessThanOrEqual(3)
          for (const bar of bars) {
            const across = shapeOf(bar).width * bar.size
            const thick = Math.min(across / aspect, shapeOf(bar).height * bar.size)
            expect(thick, `${level} at ${width}`).toBeGreaterThanOrEqual(0.08)
            for (const { x } of [bar.place, bar.drift?.to ?? bar.place]) {
              expect(x - across / aspect / 2).toBeGreaterThan(0.05)
              expect(x + across / aspect / 2).toBeLessThan(0.95)
            }
          }
        }
      }
    }
  })

  it('limits its contrast to 60 % of white and its speed to 6 % of the width a second, one way', () => {
    for (const level of levelIds) {
      for (const { stimuli } of plans(level, { colours: 'yellow-blue' })) {
        for (const { colour, speed, drift } of barsOf(stimuli)) {
          expect(luminanceOf(colour)).toBeLessThanOrEqual(0.6)
          expect(speed).toBeLessThanOrEqual(0.06)
          expect(drift?.via).toBeUndefined()
        }
      }
    }
    expect(luminanceOf(palette.yellow)).toBeGreaterThan(0.6)
  })
})

describe('the directions of a bar', () => {
  const waysOf = (level: LevelId, settings = {}) => new Set(plans(level, settings).map(({ records }) => records?.['direction']))

  it('are one, then two, then four, or the one that the adult set', () => {
    expect([...waysOf('1')]).toEqual(['right'])
    expect(waysOf('2')).toEqual(new Set(['right', 'left']))
    expect(waysOf('3')).toEqual(new Set(['right', 'down', 'left', 'up']))
    expect([...waysOf('3', { direction: 'up' })]).toEqual(['up'])
  })

  it('cross the middle within the visual field', () => {
    for (const { stimuli } of plans('2')) {
      const [bar] = barsOf(stimuli)
      expect(((bar?.place.x ?? 0) - 0.5) * ((bar?.drift?.to.x ?? 0) - 0.5)).toBeLessThan(0)
    }
    const leftOnly = { zones: { 1: 2, 2: 1, 3: 0, 4: 3, 5: 2, 6: 0, 7: 1, 8: 1, 9: 0 } }
    for (const { stimuli } of plans('2', {}, 'C', 4 / 3, leftOnly))
      for (const bar of barsOf(stimuli)) for (const place of [bar.place, bar.drift?.to ?? bar.place]) expect([3, 6, 9]).not.toContain(zoneAt(place))
  })
})

describe('the tasks of the levels', () => {
  it('name the colour of the bar that covers the picture', () => {
    const asked = new Set(plans('4').map(({ stimuli, cue }) => `${stimuli.find(({ role }) => role === 'target')?.id} ${JSON.stringify(cue)}`))
    expect(asked).toEqual(new Set(['bar-yellow {"phrase":"yellow"}', 'bar-cyan {"phrase":"light-blue"}']))
    for (const { stimuli } of plans('4'))
      expect(barsOf(stimuli).map(({ role, covers }) => (role === 'target') === (covers !== undefined))).toEqual([true, true])
  })

  it('cover a picture by three bars without a gap, and ask for all of them', () => {
    for (const { stimuli, needed } of plans('5')) {
      const [picture] = stimuli
      const bars = barsOf(stimuli).toSorted((a, b) => a.place.x - b.place.x)
      expect([bars.length, needed]).toEqual([3, 3])
      for (const [index, bar] of bars.slice(1).entries())
        expect((bar.place.x - (bars[index]?.place.x ?? 0)) * (4 / 3)).toBeLessThanOrEqual(shapeOf(bar).width * bar.size)
      expect(picture?.size ?? 1).toBeLessThan(3 * shapeOf(bars[0] as StimulusPlan).width * (bars[0]?.size ?? 0))
    }
  })

  it('have one striped sock among plain ones of the same colour', () => {
    for (const { stimuli } of plans('6')) {
      expect(stimuli.map(({ shows }) => ('drawing' in shows ? shows.drawing : ''))).toEqual(['sockStripedPhoto', 'sockPhoto', 'sockPhoto'])
      expect(new Set(stimuli.map(({ colour }) => colour)).size).toBe(1)
    }
  })
})

describe('the log of a bar', () => {
  const bar = {
    kind: 'stimulus-shown',
    at: 0,
    trial: 0,
    id: 'bar',
    shows: { drawing: 'thickBar' },
    role: 'target',
    x: 0.16,
    y: 0.5,
    w: 0.4,
    h: 0.6,
    colour: '#FFE600',
    zone: 4,
    speed: 0.05,
    to: { x: 0.84, y: 0.5 },
    way: [{ x: 0.84, y: 0.5 }],
    covers: 'picture-cat',
  } as const
  const picture = {
    kind: 'stimulus-shown',
    at: 0,
    trial: 0,
    id: 'picture-cat',
    shows: { word: 'cat' },
    role: 'place',
    x: 0.84,
    y: 0.5,
    w: 0.3,
    h: 0.5,
    colour: '#FFE600',
    zone: 6,
    speed: 0,
  } as const
  const travelled = Array.from({ length: 11 }, (_, tenth): PlayEvent => ({ kind: 'travelled', at: tenth * 1300, trial: 0, id: 'bar', share: tenth / 10 }))
  const log = (more: readonly PlayEvent[], end: PlayEvent): readonly PlayEvent[] => [
    { kind: 'trial-began', at: 0, trial: 0, warmUp: false, waitMs: 10_000 },
    picture,
    bar,
    { kind: 'recorded', at: 0, trial: 0, values: { direction: 'right' } },
    ...[...travelled, ...more].toSorted((a, b) => a.at - b.at),
    end,
    { kind: 'trial-ended', at: 20_000, trial: 0, outcome: 'independent' },
  ]
  const touch: PlayEvent = { kind: 'answered', at: 5000, trial: 0, id: 'bar', verdict: 'correct', by: 'touch', where: { x: 0.4, y: 0.5 } }

  it('measures a touch from when the bar appears, even while it moves', () => {
    const events = log([], touch)
    expect(trialResults(events)[0]?.touchMs).toBe(5000)
    expect(touchByWay([events, events, events, events])).toMatchObject([{ way: 'right', n: 4, touch: { median: 5000 } }])
    expect(touchByWay([events])).toMatchObject([{ n: 1, touch: null }])
  })

  it('says whether the eyes followed it across the middle, or stopped there', () => {
    const looks = (from: number, to: number): readonly PlayEvent[] => [
      { kind: 'looked', at: from, trial: 0 },
      { kind: 'looked-away', at: to, trial: 0 },
    ]
    const [over, stopped] = [log(looks(500, 12_000), touch), log(looks(500, 6500), touch)]
    expect([crossedMiddle(over, 'eyes'), crossedMiddle(stopped, 'eyes'), crossedMiddle(log([], touch), 'eyes')]).toEqual([true, false, false])
    expect(followingOf([over], 'eyes')).toMatchObject({ crossings: 1, crossed: 1, lostAtMiddle: 0 })
    expect(followingOf([stopped], 'eyes')).toMatchObject({ crossings: 1, crossed: 0, lost: 1, lostAtMiddle: 1 })
  })

  it('replays the picture only after the bar was wiped, at its place then', () => {
    const events = log([], touch)
    expect(momentAt(events, 4000).things.map(({ id }) => id)).toEqual(['bar'])
    expect(momentAt(events, 6000).things).toMatchObject([{ id: 'picture-cat', place: { x: 0.4, y: 0.5 } }])
  })
})
