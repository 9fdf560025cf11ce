import type { SettingsOf } from '#domain/activities/manifest'
import type { ResolvedSettings } from '#domain/activities/session'
import { palette } from '#domain/child/palette'
import { MIN_TARGET_SIZE } from '#domain/child/safety'
import type { Random } from '#domain/random'
import { bestZone, DESIGN_ASPECT, zoneAt } from '#domain/trials/placement'
import type { Place, StimulusPlan, TrialPlan } from '#domain/trials/plan'
import { stillThing } from '#domain/trials/things'
import type { NestLevel } from './levels'
import type manifest from './manifest'

type Child = Pick<ResolvedSettings, 'dials' | 'support'>
export type NestSettings = SettingsOf<(typeof manifest)['settings']>

/** Shares of the child's own size (domain.md: egg 22 % and nest 40 % of the height, where things are 40 %). */
const EGG = 0.55
const NEST = { share: 1, least: 0.26, most: 0.45 } as const
/** Where the eggs of a nest lie, from its middle, in sizes of the nest. */
const LYING = [{ x: 0, y: -0.1 }, { x: -0.2, y: -0.07 }, { x: 0.2, y: -0.07 }] as const
const FULL = LYING.length
/** Heights of the three rows: nothing comes too near to an edge. */
const ROWS = [0.3, 0.5, 0.7] as const

/** Everything a block shows. A nest that fills has the eggs of the trials before in it. */
export function planNests(count: number, warmUps: number, level: NestLevel, settings: NestSettings, child: Child, random: Random): readonly TrialPlan[] {
  return Array.from({ length: count }, (_, index): TrialPlan => {
    if (index < warmUps) return planNest({ ...level, eggs: 1, needed: 1, nests: 1 }, settings, child, 0, 0)
    return planNest(level, settings, child, level.fills ? (index - warmUps) % FULL : 0, random() < 0.5 ? 0 : 1)
  })
}

/** Where the `index`th egg lies in a nest (fractions of a stage of this aspect). */
export function lyingIn(nest: Place, size: number, index: number, aspect: number): Place {
  const at = LYING[index % FULL] ?? LYING[0]
  return { x: nest.x + (at.x * size) / aspect, y: nest.y + at.y * size }
}

function planNest(level: NestLevel, settings: NestSettings, { dials }: Child, lying: number, right: number): TrialPlan {
  const colour = palette[dials.colour]
  const size = Math.max(MIN_TARGET_SIZE, dials.targetSize * EGG)
  const nestSize = Math.min(NEST.most, Math.max(NEST.least, dials.targetSize * NEST.share))
  const travel = level.travel ?? settings.travel / 100
  const side = settings.from === 'left' ? 1 : -1
  // The nest lies where the child sees best of its half, and the way goes through the middle.
  const y = rowFor(dials.zones, [0.5 - travel / 2, 0.5 + travel / 2])
  const nestAt = (index: number): Place => ({ x: 0.5 + (side * travel) / 2, y: level.nests === 1 ? y : 0.28 + index * 0.44 })
  const eggAt = (index: number): Place => ({ x: 0.5 - (side * travel) / 2, y: level.eggs === 1 ? y : 0.22 + index * 0.28 })
  const nests = Array.from({ length: level.nests }, (_, index): StimulusPlan =>
    stillThing(`nest-${index + 1}`, level.nests === 1 ? 'nest' : 'nestWithBand', { role: 'place', colour: index === right || level.nests === 1 ? colour : palette[dials.secondColour], place: nestAt(index), size: nestSize }))
  const home = nests[level.nests === 1 ? 0 : right]
  if (home === undefined) throw new Error('there is no nest')
  const there = Array.from({ length: lying }, (_, index) => stillThing(`lying-${index + 1}`, 'egg', { role: 'control', colour, place: lyingIn(home.place, nestSize, index, DESIGN_ASPECT), size }))
  const eggs = Array.from({ length: level.eggs }, (_, index): StimulusPlan => stillThing(`egg-${index + 1}`, 'egg', { role: 'target', colour, place: eggAt(index), size, goesTo: home.id }))
  return { cue: level.needed > 1 ? { phrase: 'two' } : { phrase: 'put-it-in-the-nest' }, needed: level.needed, stimuli: [...nests, ...there, ...eggs] }
}

/** The row of the child's best zone, or the first in which both ends of the way may be seen. */
function rowFor(zones: Child['dials']['zones'], ends: readonly number[]): number {
  const best = ROWS[Math.floor((bestZone(zones) - 1) / 3)] ?? 0.5
  return [best, ...ROWS].find((y) => ends.every((x) => zones[zoneAt({ x, y })] > 0)) ?? best
}
