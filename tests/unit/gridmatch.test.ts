import { describe, expect, it } from 'vitest'
import type { SettingValue } from '#domain/settings/ownSettings'
import type { ChildProfile } from '#domain/child/childProfile'
import { backgrounds, palette } from '#domain/child/palette'
import { MIN_TARGET_SIZE } from '#domain/child/safety'
import { zones, type Zone, type ZoneWeights } from '#domain/child/zones'
import { gridErrorsOf } from '#domain/measures/gridErrors'
import { type Random, seededRandom } from '#domain/random'
import { ease } from '#domain/trials/engine/ease'
import type { PlayEvent } from '#domain/trials/engine/events'
import { CELL_LIGHT, cellsIn, fillings, layGrids, visibleCellLine } from '#domain/trials/concepts/grids'
import type { CopySpec } from '#domain/trials/plan/mechanics/choosing'
import { EDGE, zoneAt } from '#domain/trials/layout/placement'
import { pictureOf, type StimulusPlan, type TrialPlan } from '#domain/trials/plan/plan'
import { gridLevels, shapes } from '#scenes/activities/gridmatch/levels'
import { planGrids } from '#scenes/activities/gridmatch/logic'
import manifest from '#scenes/activities/gridmatch/manifest'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { planBlock } from '#tests/support/plans'

const words = (await Promise.all((['fruits', 'animals', 'everyday'] as const).map(readWords))).flat()
type LevelId = keyof typeof gridLevels
const levelIds = Object.keys(gridLevels) as LevelId[]

interface More {
  readonly settings?: Readonly<Record<string, SettingValue>>
  readonly profile?: Partial<ChildProfile>
  readonly turns?: number
  readonly seed?: number
  readonly aspect?: number
}
const all = (level: LevelId, { settings = {}, profile = { support: 'C' }, turns = 9, seed = 1, aspect = 4 / 3 }: More = {}) =>
  planBlock({ manifest, plan: planGrids, level: gridLevels[level], words, settings, profile, turns, seed, aspect })
const plans = (level: LevelId, more?: More) => all(level, more).slice(2)

const named = ({ stimuli }: TrialPlan, kind: string) => stimuli.filter(({ id }) => id.startsWith(`${kind}-`))
const indexOf = ({ id }: Pick<StimulusPlan, 'id'>) => Number(id.split('-')[1])
const copyOf = ({ mechanic }: TrialPlan): CopySpec => {
  if (mechanic.kind !== 'copy') throw new Error('nothing is copied')
  return mechanic
}
/** Aspect ratios of a phone in landscape orientation, a wide tablet and an old tablet. */
const aspects = [844 / 390, 1280 / 800, 4 / 3]
const aspectsAndSupports = aspects.flatMap((aspect) => (['A', 'B', 'C'] as const).map((support) => ({ aspect, support })))

describe('a pattern to copy', () => {
  it('has the size and number of filled cells of its level', () => {
    const shapesOf = (level: LevelId) => plans(level).map(({ records }) => [records?.['columns'], records?.['rows'], records?.['filled']].join())
    expect(levelIds.map((level) => [...new Set(shapesOf(level))])).toEqual([
      ['2,1,1'],
      ['2,2,1'],
      ['2,2,2'],
      ['3,2,2'],
      ['3,3,2', '3,3,3', '3,3,4'],
      ['3,3,3'],
      ['3,2,2'],
    ])
    expect(shapesOf('5').map((shape) => shape.at(-1))).toEqual(['2', '2', '2', '3', '3', '3', '4', '4', '4'])
  })

  it('has two equal grids with matching cells and colours to fill', () => {
    for (const level of levelIds) {
      for (const trial of plans(level)) {
        const targets = trial.stimuli.filter(({ role }) => role === 'target')
        expect(named(trial, 'sample')).toHaveLength(named(trial, 'cell').length)
        expect(named(trial, 'shown').map(indexOf)).toEqual(targets.map(indexOf))
        expect(named(trial, 'shown').map(({ colour }) => colour)).toEqual(named(trial, 'fill').map(({ colour }) => colour))
        expect(new Set(trial.stimuli.map(({ size }) => size)).size).toBe(1)
        // Corresponding cells have the same offset in both grids.
        const away = (kind: string) => named(trial, kind).map(({ place }, _, [first]) => [place.x - (first?.place.x ?? 0), place.y - (first?.place.y ?? 0)])
        for (const [index, [x = 0, y = 0]] of away('sample').entries()) {
          expect(away('cell')[index]?.[0]).toBeCloseTo(x)
          expect(away('cell')[index]?.[1]).toBeCloseTo(y)
        }
      }
    }
  })

  it('does not reveal the cells to fill by anything at rest', () => {
    for (const level of levelIds) {
      for (const { stimuli } of plans(level)) {
        const cells = stimuli.filter(({ role }) => role === 'target' || role === 'distractor')
        const looks = cells.map(({ shows, light, haloInHelp, noHalo }) => JSON.stringify({ shows, light, haloInHelp, noHalo }))
        expect(new Set(looks).size).toBe(1)
        expect(cells.every(({ haloInHelp }) => haloInHelp === true)).toBe(true)
        expect(stimuli.filter(({ id }) => id.startsWith('fill-')).every(({ light, role }) => light === 0 && role === 'control')).toBe(true)
      }
    }
  })

  it('has the child’s two colours at one level, and otherwise one', () => {
    const colours = (level: LevelId) => new Set(plans(level).flatMap((trial) => named(trial, 'shown').map(({ colour }) => colour)))
    expect(colours('5')).toEqual(new Set([palette.yellow]))
    for (const trial of plans('6')) expect(new Set(named(trial, 'shown').map(({ colour }) => colour))).toEqual(new Set([palette.yellow, palette.cyan]))
  })

  it('uses pictures if the adult chooses so, two of them instead of two colours', () => {
    const wordsIn = (trial: TrialPlan, kind: string) => named(trial, kind).map((thing) => pictureOf(thing)?.word.id)
    for (const [level, kinds] of [
      ['5', 1],
      ['6', 2],
    ] as const) {
      for (const trial of plans(level, { settings: { filling: 'picture' } })) {
        expect(new Set(wordsIn(trial, 'shown')).size).toBe(kinds)
        expect(wordsIn(trial, 'shown')).toEqual(wordsIn(trial, 'fill'))
        for (const { size } of trial.stimuli) expect(size).toBeGreaterThanOrEqual(MIN_TARGET_SIZE)
      }
    }
  })

  it('hides after five seconds on the last level, followed by the empty grid', () => {
    for (const trial of plans('7')) {
      expect(copyOf(trial).hidesAfterMs).toBe(5000)
      for (const { after = 0 } of named(trial, 'cell')) expect(after).toBeGreaterThan(5000)
    }
    for (const trial of plans('5')) {
      expect(copyOf(trial).hidesAfterMs).toBeUndefined()
      for (const { after = 0 } of named(trial, 'cell')) expect(after).toBe(1000)
    }
  })

  it('sways the same cell of the sample at T, and lights its twin at 2T', () => {
    expect(copyOf(plans('5')[0] as TrialPlan).help).toEqual({ 1: ['sway'], 2: [], 3: ['glow', 'voice'], 4: ['show-how'] })
  })

  it('dims everything below the first unfinished row if the adult chooses row by row', () => {
    for (const level of ['4', '5', '6'] as const) {
      for (const trial of plans(level, { settings: { byRow: true }, turns: 30 })) {
        const { rows = [] } = copyOf(trial)
        const columns = Number(trial.records?.['columns'])
        const first = Math.min(...named(trial, 'shown').map((thing) => Math.floor(indexOf(thing) / columns)))
        expect(rows).toHaveLength(Number(trial.records?.['rows']))
        for (const kind of ['sample', 'cell', 'shown']) {
          for (const thing of named(trial, kind)) {
            const row = Math.floor(indexOf(thing) / columns)
            expect(thing.light ?? 1).toBe(row > first ? 0.3 : 1)
            expect(rows[row]).toContain(thing.id)
          }
        }
      }
    }
    for (const trial of plans('5')) expect(copyOf(trial).rows).toBeUndefined()
  })

  it('has the number of cells and the line strength that the adult chose', () => {
    for (const [grid, shape] of Object.entries(shapes)) {
      for (const trial of plans('5', { settings: { grid, lines: 'cellStrong' } })) {
        expect([trial.records?.['columns'], trial.records?.['rows']]).toEqual([shape.columns, shape.rows])
        expect(named(trial, 'cell')).toHaveLength(cellsIn(shape))
        expect(Number(trial.records?.['filled'])).toBeLessThan(cellsIn(shape))
        for (const cell of named(trial, 'cell')) expect(cell.shows).toEqual({ drawing: 'cellStrong' })
      }
    }
  })

  it('starts and eases with two cells, one of them filled', () => {
    for (const level of levelIds) {
      for (const trial of all(level).slice(0, 2)) expect(trial.records).toEqual({ columns: 2, rows: 1, filled: 1 })
      const [trial] = plans(level)
      if (trial === undefined) throw new Error('no trial')
      const eased = ease(trial, { index: 2, warmUp: false, easier: true, itemsShare: 1 }, { zones: {} as ZoneWeights })
      expect(eased.records).toEqual({ columns: 2, rows: 1, filled: 1 })
      // Cells are never removed from a grid.
      const halved = ease(trial, { index: 2, warmUp: false, easier: false, itemsShare: 0.5 }, { zones: {} as ZoneWeights })
      expect(halved.stimuli).toEqual(trial.stimuli)
    }
  })

  it('is the same for the same seed', () => {
    for (const level of levelIds) expect(all(level, { seed: 5 })).toEqual(all(level, { seed: 5 }))
    expect(all('5', { seed: 6 })).not.toEqual(all('5', { seed: 5 }))
  })
})

describe('the places of the grids', () => {
  const dims = ({ size }: StimulusPlan, aspect: number) => ({ w: size / aspect, h: size })

  it.each(aspectsAndSupports)('are side by side at $aspect for a child of $support: cells of 18 % of the height, clear of the edge', (at) => {
    for (const level of levelIds) {
      for (const trial of plans(level, { aspect: at.aspect, profile: { support: at.support } })) {
        const cells = [...named(trial, 'sample'), ...named(trial, 'cell')]
        for (const cell of cells) {
          const { w, h } = dims(cell, at.aspect)
          expect(cell.size).toBeGreaterThanOrEqual(0.18)
          expect(Math.min(cell.place.x - w / 2, 1 - cell.place.x - w / 2, cell.place.y - h / 2, 1 - cell.place.y - h / 2)).toBeGreaterThanOrEqual(EDGE - 1e-6)
        }
        // There is at least half a cell of black between the two grids.
        const [sample, own] = [named(trial, 'sample'), named(trial, 'cell')].map((grid) => grid.map(({ place }) => place.x))
        const gap = Math.min(...(own ?? []).map((x) => Math.min(...(sample ?? []).map((other) => Math.abs(x - other)))))
        expect((gap * at.aspect) / (cells[0]?.size ?? 1)).toBeGreaterThanOrEqual(1.5 - 1e-6)
      }
    }
  })

  it.each(aspects)('are above each other if the adult chooses so, with the sample on top and smaller cells, at %f', (aspect) => {
    for (const level of levelIds) {
      for (const trial of plans(level, { aspect, settings: { layout: 'top-bottom' } })) {
        const [sample, own] = [named(trial, 'sample'), named(trial, 'cell')]
        expect(Math.max(...sample.map(({ place }) => place.y))).toBeLessThan(Math.min(...own.map(({ place }) => place.y)))
        for (const [index, { place, size }] of sample.entries()) {
          expect(place.x).toBeCloseTo(own[index]?.place.x ?? 0)
          expect(size).toBeGreaterThanOrEqual(0.13)
        }
      }
    }
  })

  it('are within the visual field, with the sample where the child sees best', () => {
    const holes: readonly Partial<Record<Zone, 0 | 3>>[] = [
      { 8: 0 },
      { 7: 0, 8: 0, 9: 0 },
      { 3: 0, 6: 0, 9: 0 },
      { 1: 0, 4: 0, 7: 0, 6: 3 },
      { 4: 3 },
      { 6: 3 },
    ]
    for (const hole of holes) {
      const weights = { ...Object.fromEntries(zones.map((zone) => [zone, 2])), ...hole } as ZoneWeights
      for (const mode of ['copy', 'twin']) {
        for (const level of levelIds) {
          for (const trial of plans(level, { settings: { mode }, profile: { support: 'C', dials: { zones: weights } }, turns: 3 }))
            for (const { place, size } of trial.stimuli) {
              expect(weights[zoneAt(place)]).toBeGreaterThan(0)
              expect(size).toBeGreaterThanOrEqual(MIN_TARGET_SIZE)
            }
        }
      }
    }
    const sideOf = (best: Zone) => {
      const weights = Object.fromEntries(zones.map((zone) => [zone, zone === best ? 3 : 1])) as ZoneWeights
      const [trial] = plans('3', { profile: { support: 'C', dials: { zones: weights } } })
      if (trial === undefined) throw new Error('no trial')
      const mean = (kind: string) => named(trial, kind).reduce((sum, { place }) => sum + place.x, 0) / 4
      return mean('sample') < mean('cell') ? 'left' : 'right'
    }
    expect([sideOf(4), sideOf(6)]).toEqual(['left', 'right'])
  })

  it('shrink to as few as two cells in a small visual field, down to a single place', () => {
    const only = (...open: readonly Zone[]) => Object.fromEntries(zones.map((zone) => [zone, open.includes(zone) ? 3 : 0])) as ZoneWeights
    const seen = (...open: readonly Zone[]) => {
      const [trial] = plans('5', { profile: { support: 'C', dials: { zones: only(...open) } } })
      for (const { place } of trial?.stimuli ?? []) expect(open).toContain(zoneAt(place))
      return trial?.records
    }
    expect(seen(1, 4)).toMatchObject({ columns: 3, rows: 3 })
    expect(seen(4)).toEqual({ columns: 2, rows: 1, filled: 1 })
    for (const mode of ['copy', 'twin']) expect(plans('5', { settings: { mode }, profile: { support: 'A', dials: { zones: only(8) } } })).toHaveLength(9)
  })

  it('do not exist for a grid that is too large', () => {
    const { '3x3': shape } = shapes
    const wish = {
      sample: shape,
      own: shape,
      layout: 'left-right',
      zones: Object.fromEntries(zones.map((zone) => [zone, 1])) as ZoneWeights,
      aspect: 4 / 3,
    } as const
    expect(layGrids({ ...wish, wished: 0.3, least: 0.25 })).toBeNull()
    expect(layGrids({ ...wish, wished: 0.3 })?.cell).toBeCloseTo(0.18, 2)
  })
})

describe('the cells filled together', () => {
  it('never have a gap in a row or column or an isolated corner: no stripes and no checkerboard', () => {
    expect(fillings(shapes['2x2'], 2)).toEqual([
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
    ])
    expect(fillings(shapes['3x3'], 2).some((cells) => cells.join() === '0,2' || cells.join() === '0,6' || cells.join() === '0,4')).toBe(false)
    expect(fillings(shapes['3x3'], 2)).toContainEqual([0, 8])
    for (const shape of Object.values(shapes)) {
      for (let count = 1; count < Math.min(5, cellsIn(shape)); count++) {
        expect(fillings(shape, count).length).toBeGreaterThan(1)
        for (const cells of fillings(shape, count)) {
          for (let row = 0; row < shape.rows; row++) {
            const lit = Array.from({ length: shape.columns }, (_, column) => cells.includes(row * shape.columns + column))
            expect(lit.join('').replaceAll('false', ' ').trim()).not.toContain(' ')
          }
        }
      }
    }
  })

  it('have lines so dim that two grids of nine cells are not a pattern of bright bars', () => {
    for (const light of Object.values(CELL_LIGHT)) expect(((light + 0.055) / 1.055) ** 2.4).toBeLessThan(0.2)
  })
})

it('have visible lines, stronger if the background is not black', () => {
  expect((['black', 'navy', 'grey'] as const).map((background) => visibleCellLine('cellFaint', backgrounds[background]))).toEqual(['cellFaint', 'cell', 'cell'])
  for (const background of Object.values(backgrounds)) expect(visibleCellLine('cellStrong', background)).toBe('cellStrong')
  for (const trial of plans('3', { settings: { lines: 'cellFaint' }, profile: { support: 'C', dials: { background: 'grey' } } }))
    for (const cell of named(trial, 'cell')) expect(cell.shows).toEqual({ drawing: 'cell' })
})

describe('a twin to find', () => {
  const twins = (level: LevelId, more: More = {}) => plans(level, { ...more, settings: { mode: 'twin', ...more.settings } })

  it('is among two to nine pictures in a grid, next to the sample', () => {
    const counts = levelIds.map(
      (level) => new Set(twins(level).map(({ stimuli }) => stimuli.filter(({ role }) => role === 'target' || role === 'distractor').length)),
    )
    expect(counts.map((each) => [...each])).toEqual([[2], [3], [4], [6], [6], [9], [9]])
    for (const level of levelIds) {
      for (const trial of twins(level)) {
        const [sample] = trial.stimuli.filter(({ id }) => id === 'sample')
        const target = trial.stimuli.find(({ role }) => role === 'target')
        expect(sample === undefined ? null : pictureOf(sample)?.word.id).toBe(target?.id)
        expect(named(trial, 'line')).toHaveLength(cellsIn({ columns: Number(trial.records?.['columns']), rows: Number(trial.records?.['rows']) }) + 1)
      }
    }
  })

  it('has a single choice in the warm-ups, and hides its sample after five seconds on the last level', () => {
    for (const trial of all('7', { settings: { mode: 'twin' } }).slice(0, 2)) {
      expect(trial.stimuli.filter(({ role }) => role === 'target' || role === 'distractor')).toHaveLength(1)
      expect(trial.mechanic).not.toHaveProperty('hidesAfterMs')
    }
    for (const trial of twins('7')) expect(trial.mechanic).toMatchObject({ hidesAfterMs: 5000 })
  })

  it('is one of the picked pictures', () => {
    const asked = twins('3', { settings: { deck: ['cat', 'dog'] } }).map(({ stimuli }) => stimuli.find(({ role }) => role === 'target')?.id)
    expect(new Set(asked)).toEqual(new Set(['cat', 'dog']))
  })

  it.each(aspectsAndSupports)('has black gaps between its pictures at $aspect for a child of $support', ({ aspect, support }) => {
    for (const level of levelIds) {
      for (const { stimuli } of twins(level, { aspect, profile: { support } })) {
        const pictures = stimuli.filter((thing) => pictureOf(thing) !== undefined)
        const gap = { A: 1, B: 1, C: 0.5 }[support]
        for (const [index, one] of pictures.entries()) {
          expect(one.size).toBeGreaterThanOrEqual(MIN_TARGET_SIZE)
          for (const two of pictures.slice(index + 1)) {
            const apart = Math.max(Math.abs(one.place.x - two.place.x) * aspect, Math.abs(one.place.y - two.place.y))
            if (one.id !== 'sample') expect(apart).toBeGreaterThanOrEqual(one.size * (1 + gap) - 1e-6)
          }
        }
      }
    }
  })
})

/** Returns a session of a child who fills each cell of a pattern with this probability, and never touches a cell that stays empty. */
function copied(
  trials: readonly TrialPlan[],
  chanceOf: (column: number, row: number, columns: number, rows: number) => number,
  random: Random,
): readonly PlayEvent[] {
  return trials.flatMap((plan, trial): PlayEvent[] => {
    const at = trial * 60_000
    const [columns, rows] = [Number(plan.records?.['columns']), Number(plan.records?.['rows'])]
    const targets = plan.stimuli.filter(({ role }) => role === 'target')
    const filled = targets.filter((cell) => random() < chanceOf(indexOf(cell) % columns, Math.floor(indexOf(cell) / columns), columns, rows))
    const isDone = filled.length === targets.length
    const before = isDone ? filled.slice(0, -1) : filled
    return [
      { kind: 'trial-began', at, trial, warmUp: false, waitMs: 20_000 },
      ...plan.stimuli.map((each): PlayEvent => ({
        kind: 'stimulus-shown',
        at,
        trial,
        id: each.id,
        role: each.role,
        ...each.place,
        w: each.size * 0.75,
        h: each.size,
        colour: each.colour,
        zone: each.zone,
        speed: 0,
      })),
      { kind: 'recorded', at, trial, values: plan.records ?? {} },
      ...before.map((cell, index): PlayEvent => ({
        kind: 'did',
        at: at + 2000 + index * 2000,
        trial,
        deed: { do: 'worked', id: cell.id, share: (index + 1) / targets.length, by: 'touch' },
      })),
      ...(isDone
        ? [{ kind: 'answered' as const, at: at + 12_000, trial, id: filled.at(-1)?.id ?? '', verdict: 'correct' as const, by: 'touch' as const }]
        : [{ kind: 'prompted' as const, at: at + 20_000, trial, step: 1 as const }]),
      { kind: 'trial-ended', at: at + 50_000, trial, outcome: isDone ? 'independent' : 'no-response' },
    ]
  })
}

describe('the figure of missed cells', () => {
  const SESSIONS = 8
  const sessions = Array.from({ length: SESSIONS }, (_, seed) => [...plans('5', { turns: 12, seed }), ...plans('4', { turns: 12, seed: seed + SESSIONS })])
  const trials = (child: number) => sessions[child % SESSIONS] ?? []

  it('names the left for a child who never fills the left column', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const errors = gridErrorsOf([copied(trials(seed), (column) => (column === 0 ? 0 : 1), seededRandom(seed))])
      expect(errors?.weak).toEqual(['left'])
      const left = errors?.at('left', null)
      expect(left?.missed).toBe(left?.asked)
      expect(errors?.at('right', null).missed).toBe(0)
    }
  })

  it.each([
    ['right', (column: number, _row: number, columns: number) => (column === columns - 1 ? 0.1 : 0.95)],
    ['top', (_column: number, row: number) => (row === 0 ? 0.1 : 0.95)],
    ['bottom', (_column: number, row: number, _columns: number, rows: number) => (row === rows - 1 ? 0.1 : 0.95)],
  ] as const)('names %s for a child who rarely fills those', (side, chanceOf) => {
    const told = Array.from({ length: 50 }, (_, index) => gridErrorsOf([copied(trials(index + 1), chanceOf, seededRandom(index))])?.weak.join())
    expect(told.filter((weak) => weak === side).length).toBeGreaterThanOrEqual(48)
  })

  it('names no side for 193 of 200 children who miss one cell in five, wherever it is', () => {
    const told = Array.from({ length: 200 }, (_, index) => gridErrorsOf([copied(trials(index + 1), () => 0.8, seededRandom(index))])?.weak.length === 0)
    expect(told.filter(Boolean).length).toBe(193)
  })

  it('names none from fewer than four cells of a side, and is null without a grid', () => {
    expect(gridErrorsOf([copied(plans('3', { turns: 2 }), (column) => (column === 0 ? 0 : 1), seededRandom(1))])?.weak).toEqual([])
    expect(gridErrorsOf([[]])).toBeNull()
  })

  it('counts a cell filled only after help as missed, and a touch of an empty cell at its place', () => {
    const [plan] = plans('3')
    if (plan === undefined) throw new Error('no trial')
    const [first, second] = plan.stimuli.filter(({ role }) => role === 'target')
    const empty = plan.stimuli.find(({ role }) => role === 'distractor')
    const log = copied([plan], () => 1, seededRandom(1)).flatMap((event): PlayEvent[] => {
      if (event.kind !== 'answered') return [event]
      return [
        { kind: 'answered', at: 3000, trial: 0, id: empty?.id ?? '', verdict: 'wrong', by: 'touch' },
        { kind: 'prompted', at: 10_000, trial: 0, step: 1 },
        event,
      ]
    })
    const errors = gridErrorsOf([log])
    const at = (cell: StimulusPlan | undefined) =>
      errors?.at(indexOf(cell ?? { id: '' }) % 2 === 0 ? 'left' : 'right', indexOf(cell ?? { id: '' }) < 2 ? 'top' : 'bottom')
    expect(at(first)).toEqual({ asked: 1, missed: 0, wrong: 0 })
    expect(at(second)).toEqual({ asked: 1, missed: 1, wrong: 0 })
    expect(at(empty)).toEqual({ asked: 0, missed: 0, wrong: 1 })
  })
})
