import { palette } from '#domain/child/palette'
import { MIN_TARGET_SIZE } from '#domain/child/safety'
import { formOf } from '#domain/trials/drawings'
import { carry, type CarryMode } from '#domain/trials/mechanics'
import { bestZone, EDGE, lyingIn, zoneAt } from '#domain/trials/placement'
import type { Place, StimulusPlan, TrialPlan } from '#domain/trials/plan'
import type { RequestFor } from '#domain/trials/request'
import { drawnThing, pictureThing } from '#domain/trials/things'
import { isReal } from '#domain/words/levels'
import { numberWord } from '#domain/words/utterance'
import type { NestLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, NestLevel>

/** Shares of the child's own size (domain.md: egg 22 % and nest 40 % of the height, where things are 40 %). */
const EGG = { share: 0.55, most: 0.2, many: 0.16 } as const
const NEST = { share: 1, least: 0.26, most: 0.45 } as const
/** Where the eggs of a nest lie, from its middle, in sizes of the nest: on its edge, so that none goes through the wall. */
const LYING = [
  { x: 0, y: -0.1 },
  { x: -0.2, y: -0.07 },
  { x: 0.2, y: -0.07 },
] as const
const FULL = LYING.length
/** So brought, a thing finds its nest by itself: where there are two, the child must look which one. */
const HOME_ALONE: readonly CarryMode[] = ['touch', 'magnet']
/** Heights of the three rows: nothing comes too near to an edge. */
const ROWS = [0.3, 0.5, 0.7] as const
/** Ways (stage widths) that are tried where a shorter one would end where the child does not see. */
const LONGER = [0.45, 0.6, 0.7] as const
/** Middles of two nests, and of three eggs, are so far apart at least (stage heights). */
const APART = 0.03
const BETWEEN = { nests: 0.44, eggs: 0.27 } as const
/** The egg rocks; its place glows; it rolls a third of the way; at last it goes there by itself (domain.md, "Nothing"). */
const help = { 1: ['sway'], 2: ['glow'], 3: ['part-way'], 4: ['show-how'] } as const

/** One trial. A nest that fills has the eggs of the trials before in it. */
export function planNest({ level: asked, warmUp, turn, settings, words, child: { dials }, aspect, random }: Request): TrialPlan {
  const level: NestLevel = warmUp ? { ...asked, eggs: 1, nests: 1, fills: false } : asked
  const needed = level.eggs ?? settings.count
  const count = level.eggs ?? settings.count + 1
  const lying = level.fills ? turn % FULL : 0
  const right = random() < 0.5 ? 0 : 1
  // Of two nests either may be the right one, by the egg's colour alone.
  const [colour, other] =
    level.nests > 1 && random() < 0.5 ? [palette[dials.secondColour], palette[dials.colour]] : [palette[dials.colour], palette[dials.secondColour]]
  const size = Math.max(MIN_TARGET_SIZE, Math.min(count > 3 ? EGG.many : EGG.most, dials.targetSize * EGG.share))
  const nestSize = Math.min(NEST.most, Math.max(NEST.least, dials.targetSize * NEST.share), level.nests > 1 ? BETWEEN.nests * 0.9 : 1)
  // However short the way is, egg and nest do not lie on one another.
  const mode = settings.carry === 'level' ? level.mode : settings.carry
  // Of two nests the colour of the egg says which: there it stays an egg.
  const own = level.nests > 1 ? undefined : words.find(({ id }) => id === settings.thing[0])
  const isSeenReal = isReal(dials.pictureLevel)
  const egg = (id: string, wish: Parameters<typeof drawnThing>[2]): StimulusPlan =>
    own === undefined ? drawnThing(id, formOf('egg', isSeenReal), wish) : { ...pictureThing(own, wish), id }
  const wished = Math.max(level.travel ?? settings.travel / 100, ((size + nestSize) / 2 + APART) / aspect)
  const side = settings.from === 'left' ? 1 : -1
  // The nest lies where the child sees best of its half, and the way goes through the middle.
  const wayOf = (travel: number) => {
    const y = rowFor(dials.zones, [0.5 - travel / 2, 0.5 + travel / 2])
    const nestAt = (_: unknown, index: number): Place => ({ x: 0.5 + (side * travel) / 2, y: level.nests === 1 ? y : 0.5 + (index - 0.5) * BETWEEN.nests })
    const eggAt = (_: unknown, index: number): Place => ({
      x: 0.5 - (side * travel) / 2,
      y: count === 1 ? y : 0.5 + (index - (count - 1) / 2) * Math.min(BETWEEN.eggs, (1 - 2 * EDGE - size) / (count - 1)),
    })
    return { nests: Array.from({ length: level.nests }, nestAt), eggs: Array.from({ length: count }, eggAt) }
  }
  const isSeen = (way: ReturnType<typeof wayOf>) => [...way.nests, ...way.eggs].every((place) => dials.zones[zoneAt(place)] > 0)
  // Where the child does not see all of it, the way is longer.
  const way = [wished, ...LONGER.filter((travel) => travel > wished)].map(wayOf).find(isSeen) ?? wayOf(wished)
  const nests = way.nests.map((place, index): StimulusPlan => {
    // Two nests are told apart by their colour as a whole, and the egg has the colour of one of them.
    const isHome = level.nests === 1 || index === right
    return drawnThing(`nest-${index + 1}`, formOf(level.nests === 1 ? 'nest' : 'nestWithBand', isSeenReal), {
      role: 'place',
      colour: isHome ? colour : other,
      place,
      size: nestSize,
    })
  })
  const home = nests[level.nests === 1 ? 0 : right]
  if (home === undefined) throw new Error('there is no nest')
  const there = LYING.slice(0, lying).map((at, index) =>
    egg(`lying-${index + 1}`, { role: 'control', colour, place: lyingIn(home.place, nestSize, at, aspect), size }),
  )
  const eggs = way.eggs.map((place, index) => egg(`egg-${index + 1}`, { role: 'target', colour, place, size, goesTo: home.id }))
  return {
    mechanic: carry({
      mode: level.nests > 1 && HOME_ALONE.includes(mode) ? 'tap-tap' : mode,
      snap: settings.snap / 100,
      lying: LYING,
      // Where fewer are asked for than there are, the child says itself that it is done.
      ...(needed < count ? { mayBeTooMany: true } : {}),
      help,
      reward: { does: 'sway', sounds: settings.sounds ? [{ name: 'bird', afterMs: 1500 }] : [] },
    }),
    cue: count > 1 ? { phrase: numberWord(needed) } : { phrase: 'put-it-in-the-nest' },
    needed,
    stimuli: [...nests, ...there, ...eggs],
  }
}

/** The row of the child's best zone, or the first in which both ends of the way may be seen. */
function rowFor(zones: Request['child']['dials']['zones'], ends: readonly number[]): number {
  const best = ROWS[Math.floor((bestZone(zones) - 1) / 3)] ?? 0.5
  return [best, ...ROWS].find((y) => ends.every((x) => zones[zoneAt({ x, y })] > 0)) ?? best
}
