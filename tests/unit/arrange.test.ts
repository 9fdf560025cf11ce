import { describe, expect, it } from 'vitest'
import { showsSchema } from '#data/eventSchema'
import type { ChildProfile } from '#domain/child/childProfile'
import type { SupportLevel } from '#domain/child/support'
import { MIN_TARGET_SIZE } from '#domain/child/safety'
import { zones, type Zone, type ZoneWeights } from '#domain/child/zones'
import { EDGE, zoneAt } from '#domain/trials/layout/placement'
import { longestOf, pictureOf, shownBy, type StimulusPlan, type TrialPlan } from '#domain/trials/plan/plan'
import { categories, type Word } from '#domain/words/words'
import { arrangeLevels, type ArrangeLevel } from '#scenes/activities/arrange/levels'
import { planArranging } from '#scenes/activities/arrange/logic'
import manifest from '#scenes/activities/arrange/manifest'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { planBlock, type PlansOptions } from '#tests/support/plans'

const words = (await Promise.all(categories.map(readWords))).flat()
type LevelId = keyof typeof arrangeLevels
const levels = Object.keys(arrangeLevels) as LevelId[]
const supports = ['A', 'B', 'C'] as const

const all = (level: LevelId, wish: Partial<PlansOptions<ArrangeLevel>> = {}) =>
  planBlock<ArrangeLevel>({ manifest, plan: planArranging, level: arrangeLevels[level], words, turns: 6, ...wish })
const plans = (level: LevelId, settings = {}, support: SupportLevel = 'B', dials: ChildProfile['dials'] = {}, aspect = 4 / 3) =>
  all(level, { settings, profile: { support, dials }, aspect }).slice(2)

const named = ({ stimuli }: TrialPlan, name: string) => stimuli.filter(({ id }) => id.startsWith(`${name}-`))
const loose = (trial: TrialPlan) => trial.stimuli.filter(({ role }) => role === 'target')
const weightsOf = (weight: (zone: Zone) => 0 | 1 | 2 | 3): ZoneWeights =>
  Object.fromEntries(zones.map((zone) => [zone, weight(zone)])) as unknown as ZoneWeights

/** Returns the visible box of a thing, in stage heights. */
function boxOf({ place, size, shows }: StimulusPlan, aspect: number) {
  const piece = 'picture' in shows ? shows.picture.piece : undefined
  const [width, height] = piece === undefined ? [size, size] : [(size * piece[2]) / longestOf(piece), (size * piece[3]) / longestOf(piece)]
  const [x, y] = [place.x * aspect, place.y]
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}
type Box = ReturnType<typeof boxOf>
const apart = (one: Box, other: Box) => Math.max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom)

describe('putting things in place', () => {
  it('has as many pieces as the level sets, each with its own slot', () => {
    const counts = Object.fromEntries(levels.map((level) => [level, new Set(plans(level, {}, 'C').map((trial) => loose(trial).length))]))
    expect(counts).toEqual({
      '1': new Set([1]),
      '2': new Set([2]),
      '3': new Set([3]),
      '4': new Set([2]),
      '5': new Set([3, 4]),
      '6': new Set([3]),
      '7': new Set([5]),
    })
    for (const level of levels) {
      for (const trial of plans(level)) {
        expect(
          loose(trial)
            .map(({ goesTo }) => goesTo)
            .toSorted(),
        ).toEqual(
          named(trial, 'slot')
            .map(({ id }) => id)
            .toSorted(),
        )
        expect(trial.needed).toBe(loose(trial).length)
        expect(trial.records).toMatchObject({ pieces: loose(trial).length })
      }
    }
  })

  it('keeps everything on the stage at every aspect ratio, large enough, with black gaps between pieces and slots', () => {
    for (const level of levels) {
      for (const support of supports) {
        for (const aspect of [4 / 3, 1.6, 844 / 390]) {
          for (const trial of plans(level, {}, support, {}, aspect)) {
            const boxes = trial.stimuli.map((each) => ({ ...each, box: boxOf(each, aspect) }))
            for (const { id, size, box } of boxes) {
              expect(size, id).toBeGreaterThanOrEqual(MIN_TARGET_SIZE - 1e-9)
              for (const [from, to] of [
                [box.left / aspect, box.right / aspect],
                [box.top, box.bottom],
              ] as const)
                expect(from > EDGE - 1e-3 && to < 1 - EDGE + 1e-3, `level ${level} ${support} ${id} ${from} ${to}`).toBe(true)
            }
            const pieces = boxes.filter(({ role }) => role === 'target')
            const narrowest = Math.min(...pieces.map(({ box }) => Math.min(box.right - box.left, box.bottom - box.top)))
            // Five sizes only fit if they are closer together.
            const least = narrowest * (support === 'C' || level === '7' ? 0.5 : 1) * 0.99
            for (const [index, one] of pieces.entries()) {
              for (const two of [...pieces.slice(index + 1), ...boxes.filter(({ role }) => role === 'place')])
                expect(apart(one.box, two.box), `level ${level} ${support} ${one.id} ${two.id}`).toBeGreaterThan(two.role === 'place' ? least * 0.4 : least)
            }
          }
        }
      }
    }
  })

  it('places nothing outside the visual field, however little of it is left', () => {
    const fields = [
      ...zones.map((hole) => weightsOf((zone) => (zone === hole ? 0 : 2))),
      ...zones.map((only) => weightsOf((zone) => (zone === only ? 3 : 0))),
      weightsOf((zone) => (zone % 3 === 1 ? 2 : 0)),
      weightsOf((zone) => (zone > 6 ? 0 : 1)),
      weightsOf((zone) => (zone % 2 === 1 ? 2 : 0)),
    ]
    for (const level of levels) {
      for (const weights of fields) {
        for (const slots of ['field', 'left', 'right']) {
          const all = plans(level, { slots }, 'B', { zones: weights }).flatMap(({ stimuli }) => stimuli)
          const isRight = ({ place, zone, size }: (typeof all)[number]) => weights[zone] > 0 && zone === zoneAt(place) && size >= MIN_TARGET_SIZE - 1e-9
          expect(
            all.filter((each) => !isRight(each)),
            `level ${level}`,
          ).toEqual([])
        }
      }
    }
  })

  it('puts the pieces where the child sees best, or the slots where the adult chose', () => {
    const leftBest = weightsOf((zone) => (zone % 3 === 1 ? 3 : 1))
    const rightBest = weightsOf((zone) => (zone % 3 === 0 ? 3 : 1))
    const sides = (level: LevelId, slots: string, weights: ZoneWeights) => {
      const trials = plans(level, { slots }, 'B', { zones: weights })
      for (const trial of trials) {
        const [piece, slot] = [loose(trial)[0], named(trial, 'slot')[0]]
        const [dx, dy] = [(slot?.place.x ?? 0) - (piece?.place.x ?? 0), (slot?.place.y ?? 0) - (piece?.place.y ?? 0)]
        const side = trial.records?.['side']
        expect(side === 'left' || side === 'right' ? Math.sign(dx) : Math.sign(dy)).toBe(side === 'left' || side === 'above' ? -1 : 1)
      }
      return new Set(trials.map(({ records }) => records?.['side']))
    }
    for (const level of ['1', '2', '3', '4', '5'] as const) {
      expect(sides(level, 'field', leftBest)).toEqual(new Set(['right']))
      expect(sides(level, 'field', rightBest)).toEqual(new Set(['left']))
      for (const side of ['left', 'right']) expect(sides(level, side, rightBest)).toEqual(new Set([side]))
    }
    for (const side of ['left', 'right']) expect(sides('6', side, leftBest)).toEqual(new Set([side]))
  })

  it('has sizes in the ratio of two to one, and three to two', () => {
    for (const support of supports) {
      for (const [level, ratio] of [
        ['2', 2],
        ['3', 1.5],
        ['7', 1.2],
      ] as const) {
        for (const trial of plans(level, {}, support)) {
          const sizes = loose(trial)
            .map(({ size }) => size)
            .toSorted((one, other) => other - one)
          for (const [index, size] of sizes.slice(1).entries()) expect((sizes[index] ?? 0) / size).toBeCloseTo(ratio, 6)
          // Each slot is as large as its piece, and the slots are sorted by size.
          for (const piece of loose(trial)) expect(trial.stimuli.find(({ id }) => id === piece.goesTo)?.size).toBeCloseTo(piece.size, 9)
          const inOrder = named(trial, 'slot').map(({ size }) => size)
          expect([inOrder, inOrder.toReversed()].some((order) => order.join() === order.toSorted((one, other) => one - other).join())).toBe(true)
        }
      }
    }
  })

  it('cuts a picture into pieces that form the whole in their slots, without gaps or overlaps', () => {
    for (const level of ['4', '5'] as const) {
      for (const support of supports) {
        for (const aspect of [4 / 3, 2]) {
          for (const trial of plans(level, {}, support, {}, aspect)) {
            const whole = trial.stimuli.find(({ id }) => id === 'whole')
            if (whole === undefined) throw new Error('there is no whole')
            const outer = boxOf(whole, aspect)
            const slots = named(trial, 'slot')
            const area = slots.reduce((sum, slot) => {
              const piece = pictureOf(slot)?.piece
              const box = boxOf(slot, aspect)
              expect(piece).toEqual(pictureOf(trial.stimuli.find(({ goesTo }) => goesTo === slot.id) as StimulusPlan)?.piece)
              // The piece's place on the stage matches its place in the picture.
              expect((box.left - outer.left) / whole.size).toBeCloseTo(piece?.[0] ?? -1, 6)
              expect((box.top - outer.top) / whole.size).toBeCloseTo(piece?.[1] ?? -1, 6)
              return sum + (box.right - box.left) * (box.bottom - box.top)
            }, 0)
            expect(area).toBeCloseTo(whole.size ** 2, 6)
            for (const [index, one] of slots.entries())
              for (const two of slots.slice(index + 1)) expect(apart(boxOf(one, aspect), boxOf(two, aspect))).toBeGreaterThan(-1e-9)
            // The first cut is vertical.
            if (level === '4')
              expect(slots.map((slot) => pictureOf(slot)?.piece)).toEqual([
                [0, 0, 0.5, 1],
                [0.5, 0, 0.5, 1],
              ])
            expect(trial.mechanic.reward?.ends).toContainEqual(expect.objectContaining({ id: 'whole', does: 'come' }))
            expect(trial.mechanic.reward?.ends?.at(-1)?.id).toBe('whole')
          }
        }
      }
    }
  })

  it('logs each piece, so that it can be drawn again', () => {
    const [trial] = plans('4')
    const shown = trial?.stimuli.map((each) => shownBy(each)) ?? []
    expect(shown).toContainEqual({ word: 'cup', piece: [0.5, 0, 0.5, 1] })
    expect(shown).toContainEqual({ word: 'cup', piece: [0.5, 0, 0.5, 1], contour: 0.012 })
    for (const each of shown) expect(showsSchema.parse(JSON.parse(JSON.stringify(each)))).toEqual(each)
  })

  it('shows the steps of a routine as photographs in order, left to right or top to bottom', () => {
    const stepsOf = (settings: object, list: readonly Word[] = words) =>
      all('6', { settings: settings as never, words: list })
        .slice(2)
        .map((trial) => {
          const places = named(trial, 'slot').map(({ place }) => place)
          for (const [index, { x, y }] of places.slice(1).entries()) expect(x - (places[index]?.x ?? 0) > 0.05 || y - (places[index]?.y ?? 0) > 0.05).toBe(true)
          expect(loose(trial).every((piece) => pictureOf(piece)?.level === 'realistic')).toBe(true)
          return loose(trial)
            .toSorted((one, other) => ((one.goesTo ?? '') < (other.goesTo ?? '') ? -1 : 1))
            .map((piece) => pictureOf(piece)?.word.id)
        })
    for (const [routine, ids] of [
      ['teeth', ['toothbrush', 'glass', 'towel']],
      ['bath', ['bathtub', 'soap', 'towel']],
      ['dressing', ['sock', 'shoe', 'coat']],
      ['own', ['toothbrush', 'glass', 'towel']],
    ] as const)
      expect(stepsOf({ routine })[0]).toEqual(ids)
    // The family's own steps appear in the order in which they were picked, whatever the order of the list.
    for (const steps of [
      ['shoe', 'cup', 'apple'],
      ['apple', 'shoe', 'cup'],
      ['cup', 'towel'],
    ])
      expect(stepsOf({ routine: 'own', steps })[0]).toEqual(steps)
  })

  it('shows the picked pictures, otherwise the child’s own photographs before the most familiar ones', () => {
    const shown = (level: LevelId, list: readonly Word[], settings = {}) =>
      new Set(all(level, { words: list, settings }).map(({ stimuli }) => pictureOf(stimuli.find(({ role }) => role === 'target') as StimulusPlan)?.word.id))
    for (const level of ['1', '3', '4', '5', '7'] as const) {
      expect(shown(level, words, { deck: ['bus', 'hat'] })).toEqual(new Set(['bus', 'hat']))
      const withPhoto = words.map((word) => (word.id === 'robot' ? { ...word, photo: { needsOutline: false } } : word))
      expect(shown(level, withPhoto)).toContain('robot')
      expect(shown(level, words)).not.toContain('robot')
    }
  })

  it('puts five sizes, letters or numbers in order', () => {
    const textsOf = (order: string) =>
      plans('7', { order }).map((trial) =>
        loose(trial)
          .toSorted((one, other) => ((one.goesTo ?? '') < (other.goesTo ?? '') ? -1 : 1))
          .map(({ shows }) => ('text' in shows ? shows.text.text : '-'))
          .join(''),
      )
    expect(new Set(textsOf('letters'))).toEqual(new Set(['ABC']))
    expect(new Set(textsOf('numbers'))).toEqual(new Set(['123']))
    expect(new Set(textsOf('sizes'))).toEqual(new Set(['-----']))
  })

  it('shows the content of each slot as strongly as the adult chose', () => {
    const seen = (level: LevelId, ghost: number, settings = {}) =>
      new Set(
        plans(level, { ghost, ...settings }).flatMap((trial) => {
          const ghosts = named(trial, 'ghost')
          if (ghosts.length > 0) return ghosts.map((each) => pictureOf(each)?.shade ?? each.light)
          return named(trial, 'slot').map((each) => pictureOf(each)?.shade ?? 0)
        }),
      )
    for (const level of levels) for (const ghost of [0, 20, 60]) expect(seen(level, ghost)).toEqual(new Set([ghost / 100]))
    for (const ghost of [0, 60]) expect(seen('7', ghost, { order: 'letters' })).toEqual(new Set([ghost / 100]))
  })

  it('starts with one piece, and returns to one when it must be easier', () => {
    for (const level of levels) {
      const [first, second, ...rest] = all(level)
      for (const trial of [first, second, ...rest.map(({ easier }) => easier)]) {
        if (trial === undefined) throw new Error('no trial')
        expect([loose(trial).length, named(trial, 'slot').length, trial.needed]).toEqual([1, 1, 1])
      }
    }
  })

  it('puts half of the pieces in place after too many missed touches', () => {
    for (const level of ['2', '3', '5', '6', '7'] as const) {
      const full = plans(level)
      const halved = all(level, {
        plan: (request: Parameters<typeof planArranging>[0]) => planArranging({ ...request, itemsShare: 0.5 }),
        profile: { support: 'B' },
      }).slice(2)
      for (const [index, trial] of halved.entries()) {
        const wanted = Math.round(loose(full[index] as TrialPlan).length / 2)
        expect([loose(trial).length, trial.needed]).toEqual([wanted, wanted])
        for (const there of named(trial, 'piece').filter(({ role }) => role === 'control'))
          expect(there.place).toEqual(trial.stimuli.find(({ id }) => id === there.id.replace('piece', 'slot'))?.place)
      }
    }
  })

  it('helps by lighting the right slot, then by moving the piece half way, and shuffles the pieces in each trial', () => {
    for (const level of levels) for (const { mechanic } of plans(level)) expect(mechanic.help).toMatchObject({ 1: ['glow'], 3: ['part-way'], 4: ['show-how'] })
    for (const carry of ['touch', 'tap-tap', 'drag', 'magnet'])
      for (const { mechanic } of plans('2', { carry })) expect(mechanic).toMatchObject({ mode: carry, snap: 0.2 })
    const orders = plans('7').map((trial) =>
      loose(trial)
        .toSorted((one, other) => one.place.x - other.place.x)
        .map(({ id }) => id)
        .join(),
    )
    expect(new Set(orders).size).toBeGreaterThan(3)
    expect(plans('7')).toEqual(plans('7'))
  })
})
