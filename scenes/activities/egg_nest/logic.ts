import { palette } from '#domain/child/palette'
import { formOf } from '#domain/trials/plan/drawings'
import { ACT_MS } from '#domain/trials/plan/acts'
import type { StoryEffect } from '#domain/trials/plan/storyEffects'
import { carry } from '#domain/trials/plan/mechanics'
import { placeWithin } from '#domain/trials/layout/placement'
import type { StimulusPlan, TrialPlan } from '#domain/trials/plan/plan'
import type { RequestFor } from '#domain/trials/engine/request'
import { homePrompts, carryModeOf, twoPlaces } from '#domain/trials/concepts/stories'
import { drawnStimulus, ownOrDrawn } from '#domain/trials/concepts/things'
import { isReal } from '#domain/words/levels'
import { numberWord } from '#domain/words/utterance'
import type { NestLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, NestLevel>

/**
 * Sizes of the egg and the nest, as shares of the child's own size (clinical-design.md: egg 22 % and nest 40 % of the height, where things are 40 %).
 * `upright` is the distance from the nest's centre, in nest sizes, at which an egg is upright.
 */
const EGG = { share: 0.55, most: 0.2, many: 0.16 } as const
const NEST = { share: 1, least: 0.26, most: 0.45, upright: 0.3 } as const
/** Positions of the eggs in a nest, relative to its centre, in units of the nest's size. They are at its edge, so that no egg crosses the wall. */
const LYING = [
  { x: 0, y: -0.14 },
  { x: -0.2, y: -0.11 },
  { x: 0.2, y: -0.11 },
] as const
const FULL = LYING.length
/** Minimum distance between the centres of two nests, and between those of several eggs (stage heights). */
const BETWEEN = { nests: 0.44, eggs: 0.27 } as const
/** Height from which an egg is lowered into the nest, in units of the egg's size. It keeps the egg clear of the wall. */
const LET_DOWN = 0.5
/** Angle (degrees) by which the egg is turned at the start. It starts on its side, and rolls upright on its way home. */
const LIES = 90
/** Interval (ms) at which several eggs hatch. `peepsAfterMs` is the time from the crack of a shell until its chick looks out and peeps. */
const HATCH = { everyMs: 2200, peepsAfterMs: 4200 } as const

/** Plans one trial. A nest that fills up contains the eggs of earlier trials. */
export function planNest({ level: asked, warmUp, turn, settings, words, child: { dials }, aspect, random }: Request): TrialPlan {
  const level: NestLevel = warmUp ? { ...asked, eggs: 1, nests: 1, fills: false } : asked
  const needed = level.eggs ?? settings.count
  const count = level.eggs ?? settings.count + 1
  const lying = level.fills ? turn % FULL : 0
  const right = random() < 0.5 ? 0 : 1
  // Either of two nests may be the right one. Only the egg's colour shows which.
  const [colour, other] =
    level.nests > 1 && random() < 0.5 ? [palette[dials.secondColour], palette[dials.colour]] : [palette[dials.colour], palette[dials.secondColour]]
  const size = Math.max(dials.leastSize, Math.min(count > 3 ? EGG.many : EGG.most, dials.targetSize * EGG.share))
  const nestSize = Math.min(NEST.most, Math.max(NEST.least, dials.targetSize * NEST.share), level.nests > 1 ? BETWEEN.nests * 0.9 : 1)
  // With two nests, the egg's colour shows which one is right, so the egg is not replaced by another thing.
  const own = level.nests > 1 ? undefined : words.find(({ id }) => id === settings.thing[0])
  const isSeenReal = isReal(dials.pictureLevel)
  const egg = (id: string, wish: Parameters<typeof drawnStimulus>[2]) => ownOrDrawn(id, own, formOf('egg', isSeenReal), wish)
  const way = twoPlaces({
    zones: dials.zones,
    aspect,
    from: settings.from,
    travel: level.travel ?? settings.travel / 100,
    things: { count, size, between: BETWEEN.eggs },
    homes: { count: level.nests, size: nestSize, between: BETWEEN.nests },
  })
  const nests = way.homes.map((place, index): StimulusPlan => {
    // The whole of each nest has a colour, and the egg has the colour of one of them.
    const isHome = level.nests === 1 || index === right
    return drawnStimulus(`nest-${index + 1}`, formOf(level.nests === 1 ? 'nest' : 'nestWithBand', isSeenReal), {
      role: 'place',
      colour: isHome ? colour : other,
      place,
      size: nestSize,
    })
  })
  const home = nests[level.nests === 1 ? 0 : right]
  if (home === undefined) throw new Error('there is no nest')
  const there = LYING.slice(0, lying).map((at, index) =>
    egg(`lying-${index + 1}`, { role: 'control', colour, place: placeWithin(home.place, nestSize, at, aspect), size }),
  )
  const eggs = way.things.map((place, index) => ({
    ...egg(`egg-${index + 1}`, { role: 'target', colour, place, size, goesTo: home.id }),
    // A family's own picture stays upright.
    ...(own === undefined ? { rolls: { degrees: settings.from === 'left' ? -LIES : LIES, to: home.place, within: nestSize * NEST.upright } } : {}),
  }))
  // A nest that is not full keeps its eggs. Out of a full one, a chick looks from each egg in turn; the eggs outside the nest have left by then.
  const isFull = !level.fills || lying === FULL - 1
  const rocking = needed < count ? [] : eggs.map(({ id }): StoryEffect => ({ id, does: 'act', act: 'rocks' }))
  const hatching = (isFull ? [...there, ...eggs] : []).map(({ id }, index): StoryEffect => ({
    id,
    does: 'act',
    act: 'hatches',
    afterMs: ACT_MS.rocks + index * HATCH.everyMs,
    ...(settings.sounds ? { sound: 'bird', soundAfterMs: HATCH.peepsAfterMs } : {}),
  }))
  return {
    mechanic: carry({
      mode: carryModeOf(level.mode, settings.carry, level.nests > 1),
      snap: settings.snap / 100,
      measured: true,
      lying: LYING,
      letDown: LET_DOWN,
      // If fewer are needed than there are, the child decides when the task is done.
      ...(needed < count ? { mayBeTooMany: true } : {}),
      help: homePrompts,
      each: Object.fromEntries(eggs.map(({ id }) => [id, [{ id, does: 'act', act: 'rocks' } as const]])),
      reward: { does: 'stay', sounds: [], ends: [...rocking, ...hatching] },
    }),
    cue: count > 1 ? { phrase: numberWord(needed) } : { phrase: 'put-it-in-the-nest' },
    needed,
    stimuli: [...nests, ...there, ...eggs],
  }
}
