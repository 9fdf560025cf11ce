import { type Hex, palette } from '#domain/child/palette'
import type { Random } from '#domain/random'
import { formOf } from '#domain/trials/plan/drawings'
import type { StoryEffect } from '#domain/trials/plan/storyEffects'
import { carry } from '#domain/trials/plan/mechanics'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { twoPlaces } from '#domain/trials/concepts/stories'
import { drawnStimulus, pictureStimulus } from '#domain/trials/concepts/things'
import { isReal } from '#domain/words/levels'
import { nameOf, type Utterance } from '#domain/words/utterance'
import type { Word } from '#domain/words/words'
import type { GrabLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, GrabLevel>
type Planned = PlannedFor<typeof manifest>

/**
 * Size of a thing, as a share of the child's own size with limits in stage heights. `BASKET` gives the sizes of baskets (stage heights;
 * clinical-design.md: 45 %).
 */
const THING = { share: 0.6, least: 0.16, most: 0.26, small: 0.12 } as const
const BASKET = { alone: 0.45, ofTwo: 0.4 } as const
const BETWEEN = { things: 0.36, baskets: 0.46 } as const
/** Distance from the thing to the basket (stage widths). */
const TRAVEL = 0.5
/**
 * Maximum distance (stage heights) from the basket's centre at which a released thing drops in. `REACH` is the distance from a thing's edge within
 * which a hand counts as being at it.
 */
const SNAP = 0.25
const REACH = 0.08
/** Position of a thing in its basket, relative to the basket's centre, in units of the basket's size. */
const LYING = [{ x: 0, y: -0.06 }] as const
/** Plain things that differ in shape and colour, and real ones. Each has a spoken name. */
const THINGS = [
  { drawing: 'disc', word: 'ball' },
  { drawing: 'star', word: 'star' },
] as const
const REAL = ['ball', 'apple'] as const
/** Share of its brightness at which a woven basket waits, because a moving one would flicker. It lights up when it is filled. */
const WAITS = 0.65
/**
 * Angle (degrees) by which a plain basket with its contents nods about its foot. `FOOT` is the height of the foot below the centre, in units of the
 * basket's size.
 */
const NODS = 4.5
const FOOT = 0.44

/** Plans things on the side of the reaching hand, and a basket on the other. */
export function planGrab({ level: asked, warmUp, settings, words, child: { dials }, aspect, random }: Request): Planned {
  const level: GrabLevel = warmUp ? { acts: asked.acts, drops: asked.drops, things: 1 } : asked
  const sorts = level.sorts === true
  const wished = level.isSmall === true ? THING.small : Math.min(THING.most, Math.max(THING.least, dials.targetSize * THING.share))
  const size = Math.max(dials.leastSize, wished)
  const basketSize = sorts ? BASKET.ofTwo : BASKET.alone
  const way = twoPlaces({
    zones: dials.zones,
    aspect,
    from: settings.from,
    travel: TRAVEL,
    things: { count: level.things, size, between: BETWEEN.things },
    homes: { count: sorts ? 2 : 1, size: basketSize, between: BETWEEN.baskets },
  })
  const colours = [palette[dials.colour], palette[dials.secondColour]] as const
  const colourOf = (kind: number): Hex => colours[kind] ?? colours[0]
  // Chance decides which of two things is on top, which one is to be found, and where its basket is.
  const [first, wanted, swapped] = [coin(random), level.things === 1 ? 0 : coin(random), coin(random)]
  // If the colour decides which thing belongs in which basket, everything is drawn.
  const isSeenReal = isReal(dials.pictureLevel) && !sorts
  const baskets = way.homes.map((place, index) => ({
    // A basket has a colour of its own, unless its colour shows what belongs in it.
    ...drawnStimulus(`basket-${index + 1}`, sorts ? 'basketInColour' : formOf('basket', isSeenReal), {
      role: 'place',
      colour: colourOf(index ^ swapped),
      place,
      size: basketSize,
    }),
    pivot: { x: 0, y: FOOT },
    ...(isSeenReal ? { light: WAITS } : {}),
  }))
  const things = way.things.map((place, index): StimulusPlan => {
    const kind = level.things === 1 ? 0 : index ^ first
    const wish = {
      role: sorts || index === wanted ? ('target' as const) : ('distractor' as const),
      colour: colourOf(kind),
      place,
      size,
      goesTo: baskets[sorts ? kind ^ swapped : 0]?.id ?? 'basket-1',
      // In its basket, the thing turns about the same foot.
      pivot: { x: 0, y: ((FOOT - LYING[0].y) * basketSize) / size },
    }
    const word = isSeenReal ? words.find(({ id }) => id === REAL[kind]) : undefined
    const id = `thing-${index + 1}`
    return word === undefined ? drawnStimulus(id, THINGS[kind]?.drawing ?? 'disc', wish) : { ...pictureStimulus(word, wish), id }
  })
  const nods = [...baskets, ...things.filter(({ role }) => role === 'target')].map(({ id }): StoryEffect => ({ id, does: 'wiggle', degrees: NODS }))
  const lightsUp = baskets.map(({ id }): StoryEffect => ({ id, does: 'dim', to: 1 }))
  return {
    mechanic: carry({
      mode: 'drag',
      snap: SNAP,
      measured: true,
      lying: LYING,
      hand: {
        acts: settings.magnet ? 'near' : level.acts,
        drops: settings.magnet ? 'itself' : level.drops,
        ms: settings.holdTime * 1000,
        reach: REACH,
        hands: settings.hands,
        measured: true,
      },
      // The thing rocks, moves a third of the way to the hand, is named, and finally moves there by itself (clinical-design.md, "Nothing").
      help: { 1: ['sway'], 2: ['come-to-hand'], 3: ['voice'], 4: ['show-how'] },
      helpsOne: true,
      reward: { does: 'stay', ends: isSeenReal ? lightsUp : nods },
    }),
    cue: level.things === 2 && !sorts ? asks(words, first ^ wanted, isSeenReal) : { phrase: 'put-it-in' },
    needed: sorts ? 2 : 1,
    stimuli: [...baskets, ...things],
  }
}

const coin = (random: Random): 0 | 1 => (random() < 0.5 ? 0 : 1)

/** Returns the name of the thing to find. */
function asks(words: readonly Word[], kind: number, isSeenReal: boolean): Utterance {
  const word = words.find(({ id }) => id === (isSeenReal ? REAL[kind] : THINGS[kind]?.word))
  return word === undefined ? { phrase: 'put-it-in' } : nameOf(word)
}
