import { describe, expect, it } from 'vitest'
import type { ChildProfile } from '#domain/child/childProfile'
import type { SupportLevel } from '#domain/child/support'
import { MIN_LINE_SIZE, MIN_TARGET_SIZE } from '#domain/child/safety'
import { zones, type Zone, type ZoneWeights } from '#domain/child/zones'
import { countedOf } from '#domain/measures/counted'
import { MIN_CELL } from '#domain/statistics'
import type { PlayEvent } from '#domain/trials/engine/events'
import { distanceApart, EDGE, gapFor, zoneAt } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import { pictureOf, type StimulusPlan, type TrialPlan } from '#domain/trials/plan/plan'
import { duckLevels } from '#scenes/activities/duckcount/levels'
import { planDucks } from '#scenes/activities/duckcount/logic'
import manifest from '#scenes/activities/duckcount/manifest'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { planBlock, type PlansOptions } from '#tests/support/plans'

const words = (await Promise.all((['toys', 'animals', 'body'] as const).map(readWords))).flat()
type LevelId = keyof typeof duckLevels
const touched = ['1', '2', '3', '4', '5'] as const
const chosen = ['6', '7'] as const
const all = [...touched, ...chosen]

const plans = (level: LevelId, wish: Partial<PlansOptions<unknown>> = {}) =>
  planBlock({ manifest, plan: planDucks, level: duckLevels[level], words, profile: { support: 'C' }, turns: 12, ...wish })
const scored = (level: LevelId, wish?: Partial<PlansOptions<unknown>>) => plans(level, wish).slice(2)
const ducks = ({ stimuli }: Pick<TrialPlan, 'stimuli'>) => stimuli.filter(({ id }) => id.startsWith('duck-'))
const numbers = ({ stimuli }: Pick<TrialPlan, 'stimuli'>) => stimuli.filter(({ id }) => id.startsWith('number-'))
const landing = ({ drift, place }: StimulusPlan): Place => drift?.to ?? place
const mechanicOf = ({ mechanic }: TrialPlan) => {
  if (mechanic.kind !== 'count') throw new Error('nothing is counted')
  return mechanic
}

describe('ducks', () => {
  it('start with one alone, where the child sees best', () => {
    for (const level of all)
      for (const plan of plans(level).slice(0, 2)) {
        expect(plan.stimuli).toHaveLength(1)
        expect(plan.stimuli.map((duck) => zoneAt(landing(duck)))).toEqual([5])
        expect(plan.records).toEqual({ asked: 1, does: 'count', arrangement: 'row' })
      }
  })

  it.each([
    ['1', 1],
    ['2', 2],
    ['3', 3],
    ['4', 5],
    ['5', 5],
  ] as const)('at level %s are %d to touch, no fewer and no more', (level, count) => {
    for (const plan of scored(level)) {
      expect(ducks(plan)).toHaveLength(count)
      expect([plan.needed, plan.records?.['asked'], plan.stimuli.length]).toEqual([count, count, count])
      expect(numbers(plan)).toEqual([])
    }
  })

  it('are in a row or scattered, as the level or an adult sets', () => {
    const heights = (level: LevelId, arrange: string) =>
      Math.min(...scored(level, { settings: { arrange } }).map((plan) => new Set(ducks(plan).map((duck) => landing(duck).y)).size))
    for (const level of ['2', '3', '4'] as const)
      expect(Math.max(...scored(level).map((plan) => new Set(ducks(plan).map((duck) => landing(duck).y)).size))).toBe(1)
    expect([heights('5', 'level'), heights('4', 'scatter')].every((many) => many > 1)).toBe(true)
    expect(heights('5', 'row')).toBe(1)
    for (const { records } of scored('5', { settings: { arrange: 'row' } })) expect(records?.['arrangement']).toBe('row')
  })

  it('swim in one after the other from the chosen side, in three to four seconds, without crossing another', () => {
    for (const [from, side] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      for (const level of ['3', '4', '5', '7'] as const) {
        for (const plan of scored(level, { settings: { from } })) {
          const inOrder = ducks(plan)
          for (const [index, duck] of inOrder.entries()) {
            const way = (landing(duck).x - duck.place.x) * side
            expect(way).toBeGreaterThan(0)
            expect(way / duck.speed).toBeLessThan(3.6)
            expect(way / duck.speed).toBeGreaterThan(2.4)
            expect(duck.speed).toBeLessThan(0.03)
            expect('drawing' in duck.shows && duck.shows.mirrored === true).toBe(side < 0)
            const before = inOrder[index - 1]
            if (before === undefined) continue
            // The previous duck arrives before this one appears, and is ahead of it.
            expect((duck.after ?? 0) - (before.after ?? 0)).toBeGreaterThanOrEqual(4000)
            expect(duck.drift?.restMs).toBe(duck.after)
            expect((landing(before).x - landing(duck).x) * side).toBeGreaterThanOrEqual(-1e-9)
          }
        }
      }
    }
  })

  it('start the child’s time only when the last one, or the numbers, have arrived', () => {
    for (const level of touched)
      for (const plan of scored(level)) expect(ducks(plan).map(({ drift }) => drift?.atEnd)).toEqual([...Array(ducks(plan).length - 1).fill('park'), 'wait'])
    for (const level of chosen)
      for (const plan of scored(level)) {
        expect(new Set(ducks(plan).map(({ drift }) => drift?.atEnd))).toEqual(new Set(['park']))
        const last = Math.max(...ducks(plan).map(({ after = 0 }) => after))
        for (const { drift, after = 0 } of numbers(plan)) {
          expect(drift?.atEnd).toBe('wait')
          expect(after).toBeGreaterThanOrEqual(last + 4000)
        }
      }
  })

  it('are on still dark water if the child may have a background', () => {
    for (const level of all)
      for (const { ground } of plans(level).slice(2))
        expect(ground).toMatchObject({ strips: expect.arrayContaining([expect.objectContaining({ top: 0, bottom: 1 })]), before: true })
  })

  it('use the family’s own photograph if there is one, else ours in the child’s picture style', () => {
    const own = words.map((word) => (word.id === 'rubber-duck' ? { ...word, photo: { needsOutline: false } } : word))
    for (const plan of scored('3', { words: own })) for (const duck of ducks(plan)) expect(pictureOf(duck)?.word.id).toBe('rubber-duck')
    const looks = (dials: ChildProfile['dials']) =>
      new Set(scored('3', { profile: { support: 'C', dials } }).flatMap((plan) => ducks(plan).map(({ shows }) => ('drawing' in shows ? shows.drawing : ''))))
    expect([looks({}), looks({ pictureLevel: 'flat' })]).toEqual([new Set(['duckPhoto']), new Set(['duck'])])
  })

  it('are never more than an adult set', () => {
    expect(new Set(scored('4', { settings: { max: 3 } }).map((plan) => ducks(plan).length))).toEqual(new Set([3]))
    expect(Math.max(...scored('7', { settings: { max: 6 } }).map((plan) => ducks(plan).length))).toBeLessThanOrEqual(6)
    for (const level of all) expect(new Set(scored(level, { settings: { max: 1 } }).map((plan) => ducks(plan).length))).toEqual(new Set([1]))
  })
})

describe('the bank', () => {
  const boxes = (plan: TrialPlan) => {
    const slots = mechanicOf(plan).counted?.places ?? {}
    return ducks(plan).map((duck) => ({ duck, slot: slots[duck.id] }))
  }

  it('has a separate place for each duck, and covers nothing', () => {
    for (const level of touched) {
      for (const support of ['A', 'B', 'C'] as SupportLevel[]) {
        for (const plan of scored(level, { profile: { support } })) {
          const both = boxes(plan)
          for (const [index, { duck, slot }] of both.entries()) {
            if (slot === undefined) throw new Error(`${duck.id} has no place on the bank`)
            expect(slot.y - duck.size / 2).toBeGreaterThanOrEqual(EDGE - 1e-9)
            expect(slot.y + duck.size / 2).toBeLessThanOrEqual(1 - EDGE + 1e-9)
            for (const other of both) expect(distanceApart(slot, landing(other.duck))).toBeGreaterThan(duck.size)
            for (const other of both.slice(index + 1)) if (other.slot !== undefined) expect(distanceApart(slot, other.slot)).toBeGreaterThanOrEqual(duck.size)
          }
        }
      }
    }
  })

  it('keeps the ducks in their order, so that their paths hardly cross', () => {
    for (const plan of scored('4')) {
      const ordered = boxes(plan).toSorted((one, other) => landing(one.duck).x - landing(other.duck).x)
      expect(ordered.map(({ slot }) => slot?.x)).toEqual(ordered.map(({ slot }) => slot?.x).toSorted((a = 0, b = 0) => a - b))
    }
  })

  it('is at the edge that this child sees and uses less, or does not see at all', () => {
    const at = (weights: readonly number[]) => {
      const map = Object.fromEntries(zones.map((zone, index) => [zone, weights[index]])) as unknown as ZoneWeights
      return new Set(
        scored('3', { profile: { support: 'B', dials: { zones: map } } }).flatMap((plan) =>
          boxes(plan).map(({ slot }) => ((slot?.y ?? 0) > 0.5 ? 'below' : 'above')),
        ),
      )
    }
    expect(at([2, 2, 2, 2, 3, 2, 1, 1, 1])).toEqual(new Set(['below']))
    expect(at([1, 1, 1, 2, 3, 2, 2, 2, 2])).toEqual(new Set(['above']))
    expect(at([2, 2, 2, 2, 3, 2, 1, 0, 1])).toEqual(new Set(['above']))
    expect(at([0, 0, 0, 2, 3, 2, 0, 0, 0])).toEqual(new Set(['below']))
  })
})

describe('the places of ducks and numbers', () => {
  // The ducks of a group are arranged as on a die, with corners facing each other.
  const between = (one: Place, two: Place, aspect: number) => Math.hypot((one.x - two.x) * aspect, one.y - two.y)
  const holes = (...closed: readonly Zone[]) => Object.fromEntries(zones.map((zone) => [zone, closed.includes(zone) ? 0 : 2])) as unknown as ZoneWeights
  const maps = [holes(), holes(7, 8, 9), holes(1, 4, 7), holes(1, 2, 3, 7, 8, 9), holes(3, 6, 9)]

  it('are within the visual field, large enough and without overlaps', () => {
    for (const weights of maps) {
      for (const support of ['A', 'B', 'C'] as SupportLevel[]) {
        for (const aspect of [4 / 3, 2.16]) {
          for (const level of all) {
            for (const arrange of ['level', 'scatter']) {
              for (const plan of scored(level, { turns: 6, aspect, settings: { arrange }, profile: { support, dials: { zones: weights } } })) {
                const shown = [...ducks(plan), ...numbers(plan)]
                for (const thing of shown) {
                  expect(weights[zoneAt(landing(thing))]).toBeGreaterThan(0)
                  expect(thing.zone).toBe(zoneAt(landing(thing)))
                  expect(thing.size).toBeGreaterThanOrEqual(('text' in thing.shows ? MIN_LINE_SIZE : MIN_TARGET_SIZE) - 1e-9)
                }
                for (const [index, one] of shown.entries())
                  for (const two of shown.slice(index + 1)) expect(between(landing(one), landing(two), aspect)).toBeGreaterThan((one.size + two.size) / 2)
              }
            }
          }
        }
      }
    }
  })

  it('keep at least a duck’s width between ducks in a row, or half of one at level C', () => {
    for (const support of ['A', 'B', 'C'] as SupportLevel[])
      for (const level of ['2', '3', '4'] as const)
        for (const plan of scored(level, { profile: { support } })) {
          const [one, two] = ducks(plan)
          if (one === undefined || two === undefined) throw new Error('there are no two')
          expect(distanceApart(landing(one), landing(two))).toBeGreaterThanOrEqual(one.size * (1 + gapFor(support)) - 1e-9)
        }
  })
})

describe('the number of all ducks', () => {
  it('is one of two or three different choices, with the right one in changing places', () => {
    for (const [level, count, most] of [
      ['6', 2, 5],
      ['7', 3, 9],
    ] as const) {
      const places = new Set<number>()
      const asked = new Set<unknown>()
      for (const plan of scored(level, { turns: 40 })) {
        const shown = numbers(plan)
        expect(new Set(shown.map(({ id }) => id)).size).toBe(count)
        expect(shown.filter(({ role }) => role === 'target').map(({ id }) => id)).toEqual([`number-${ducks(plan).length}`])
        expect(mechanicOf(plan).answers).toEqual(Object.fromEntries(shown.map(({ id }) => [id, Number(id.slice('number-'.length))])))
        expect(plan.records).toMatchObject({ asked: ducks(plan).length, does: 'choose' })
        places.add(shown.toSorted((one, other) => landing(one).x - landing(other).x).findIndex(({ role }) => role === 'target'))
        asked.add(plan.records?.['asked'])
        // The right answer is the trial's main stimulus.
        expect(plan.stimuli[0]?.role).toBe('target')
      }
      expect(places.size).toBe(count)
      expect(Math.max(...[...asked].map(Number))).toBe(most)
    }
  })

  it('is never the same as in the previous trial', () => {
    const asked = scored('7').map(({ records }) => records?.['asked'])
    for (const [index, number] of asked.slice(1).entries()) expect(number).not.toBe(asked[index])
  })

  it('is in two groups of up to five each on the last level', () => {
    for (const plan of scored('7', { turns: 40 })) {
      expect(plan.records?.['arrangement']).toBe('groups')
      const xs = ducks(plan)
        .map((duck) => landing(duck).x)
        .toSorted((a, b) => a - b)
      const gaps = xs.slice(1).map((x, index) => x - (xs[index] ?? 0))
      const widest = gaps.indexOf(Math.max(...gaps)) + 1
      expect(Math.max(widest, xs.length - widest)).toBeLessThanOrEqual(5)
    }
  })

  it('is shown as numerals in bubbles, as up to five fingers or as dots, all in one style', () => {
    const shown = (answers: string) => scored('7', { settings: { answers } }).flatMap(numbers)
    for (const { shows, size } of shown('numerals')) {
      expect('text' in shows && shows.text.bubble).toBe(true)
      expect(size).toBeCloseTo(0.18)
    }
    for (const { shows } of shown('dots')) expect('drawing' in shows && shows.drawing.startsWith('dots')).toBe(true)
    for (const thing of shown('fingers')) expect(pictureOf(thing)?.word.id).toMatch(/-fingers?$/)
    for (const plan of scored('7', { settings: { answers: 'fingers' } })) expect(ducks(plan).length).toBeLessThanOrEqual(5)
    for (const level of chosen) for (const plan of scored(level)) expect(new Set(numbers(plan).map(({ colour }) => colour)).size).toBe(1)
  })
})

it('helps only the next duck: it bobs at T, quacks at 2 T, swims at 3 T; of numbers, the right one is left', () => {
  for (const level of touched)
    for (const plan of scored(level)) expect(mechanicOf(plan).help).toEqual({ 1: ['hop'], 2: [], 3: ['call', 'hop'], 4: ['show-how'] })
  for (const level of chosen)
    for (const plan of scored(level)) expect(mechanicOf(plan).help).toMatchObject({ 1: ['hop'], 3: ['call', 'hop'], 4: ['others-out', 'glow'] })
})

it('plans the same from the same seed, and eases to one duck alone', () => {
  for (const level of all) {
    expect(plans(level, { seed: 4 })).toEqual(plans(level, { seed: 4 }))
    for (const { easier } of scored(level)) expect([easier?.stimuli.length, easier?.needed]).toEqual([1, 1])
  }
})

describe('counting results', () => {
  interface Turn {
    readonly ducks: readonly Zone[]
    /** Index of each touched duck, and seconds from onset. After ten seconds all ducks are present. */
    readonly touched: readonly (readonly [duck: number, seconds: number])[]
    readonly again?: readonly number[]
    readonly helpedAt?: readonly number[]
  }
  const THERE_S = 10
  function sessionOf(turns: readonly Turn[]): readonly PlayEvent[] {
    return turns.flatMap(({ ducks: lying, touched: touches, again = [], helpedAt = [] }, trial): PlayEvent[] => {
      const at = trial * 200_000
      const moment = (seconds: number) => at + 1000 + seconds * 1000
      const shown = lying.map((zone, index): PlayEvent => ({
        kind: 'stimulus-shown',
        at: moment(0),
        trial,
        id: `duck-${index + 1}`,
        shows: { drawing: 'duckPhoto' },
        role: 'target',
        x: 0.5,
        y: 0.5,
        w: 0.1,
        h: 0.15,
        colour: '#FFE600',
        zone,
        speed: 0.01,
      }))
      const isAll = touches.length === lying.length
      const deeds = touches.map(([duck, seconds], index): PlayEvent =>
        isAll && index === touches.length - 1
          ? { kind: 'answered', at: moment(seconds), trial, id: `duck-${duck + 1}`, verdict: 'correct', by: 'touch' }
          : { kind: 'did', at: moment(seconds), trial, deed: { do: 'found', id: `duck-${duck + 1}`, by: 'touch' } },
      )
      const events: readonly PlayEvent[] = [
        ...deeds,
        { kind: 'travelled', at: moment(THERE_S), trial, id: `duck-${lying.length}`, share: 1 },
        ...again.map((duck): PlayEvent => ({ kind: 'did', at: moment(12), trial, deed: { do: 'found-again', id: `duck-${duck + 1}`, by: 'touch' } })),
        ...helpedAt.map((seconds): PlayEvent => ({ kind: 'prompted', at: moment(seconds), trial, step: 1 })),
      ]
      return [
        { kind: 'trial-began', at, trial, warmUp: false, waitMs: 10_000 },
        ...shown,
        { kind: 'recorded', at: moment(0), trial, values: { asked: lying.length, does: 'count', arrangement: 'row' } },
        ...events.toSorted((one, other) => one.at - other.at),
        { kind: 'trial-ended', at: moment(90), trial, outcome: isAll ? 'independent' : 'no-response' },
      ]
    })
  }

  const at = (zone: Zone, found: ReturnType<typeof countedOf>) => found?.places.find((place) => place.zone === zone)

  it('are recorded by place: left out if help came first or nobody touched, and touched twice', () => {
    const found = countedOf([
      sessionOf([
        {
          ducks: [4, 5, 6],
          touched: [
            [0, 12],
            [1, 15],
            [2, 19],
          ],
          again: [0],
        },
        {
          ducks: [4, 5, 6],
          touched: [
            [0, 12],
            [1, 15],
            [2, 40],
          ],
          helpedAt: [30],
        },
        {
          ducks: [4, 5, 6],
          touched: [
            [0, 12],
            [1, 15],
          ],
          again: [1, 1],
        },
      ]),
    ])
    expect(at(4, found)).toEqual({ zone: 4, n: 3, leftOut: 0, twice: 1 })
    expect(at(5, found)).toEqual({ zone: 5, n: 3, leftOut: 0, twice: 1 })
    expect(at(6, found)).toEqual({ zone: 6, n: 3, leftOut: 2, twice: 0 })
    expect(at(1, found)).toEqual({ zone: 1, n: 0, leftOut: 0, twice: 0 })
  })

  it('give the time between ducks, without help and with all of them present', () => {
    const found = countedOf([
      sessionOf([
        // The first duck was touched while others were still arriving, so its latency is unknown.
        {
          ducks: [4, 5, 6],
          touched: [
            [0, 3],
            [1, 12],
            [2, 16],
          ],
        },
        {
          ducks: [4, 5, 6],
          touched: [
            [0, 15],
            [1, 18],
            [2, 40],
          ],
          helpedAt: [30],
        },
      ]),
    ])
    // The latencies are from ten to twelve and to sixteen, and from ten to fifteen and to eighteen. The last touch came after help.
    expect(found?.eachN).toBe(MIN_CELL)
    expect(found?.each?.median).toBe(3500)
  })

  it('give the number that was chosen first', () => {
    const choice = (asked: number, chosenFirst: number | null, trial: number): readonly PlayEvent[] => [
      { kind: 'trial-began', at: trial * 60_000, trial, warmUp: false, waitMs: 10_000 },
      { kind: 'recorded', at: trial * 60_000, trial, values: { asked, does: 'choose', ...(chosenFirst === null ? {} : { chosen: chosenFirst }) } },
      { kind: 'trial-ended', at: trial * 60_000 + 9000, trial, outcome: chosenFirst === null ? 'no-response' : 'independent' },
    ]
    const found = countedOf([[...choice(3, 3, 0), ...choice(4, 5, 1), ...choice(4, 5, 2), ...choice(2, 1, 3), ...choice(5, null, 4)]])
    expect(found?.numbers).toEqual({
      n: 4,
      right: 1,
      others: [
        { asked: 4, chosen: 5, n: 2 },
        { asked: 2, chosen: 1, n: 1 },
      ],
    })
  })

  it('are null without counting', () => {
    expect(countedOf([])).toBeNull()
    expect(countedOf([[{ kind: 'trial-began', at: 0, trial: 0, warmUp: false, waitMs: null }]])).toBeNull()
  })
})
