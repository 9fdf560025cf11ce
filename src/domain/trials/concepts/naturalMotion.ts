import type { PictureLevel } from '../../child/pictureLevels'
import { appearanceOf, asShown, isReal } from '../../words/levels'
import { type Category, fruitViews, type Word } from '../../words/words'
import type { StoryEffect } from '../plan/storyEffects'
import { EDGE } from '../layout/placement'
import type { Limb, PicturePlan } from '../plan/picture'
import { pictureOf, type StimulusPlan } from '../plan/plan'

/*
 * Natural motion: a found thing moves as it would in life. A ball rolls, an apple is bitten, a dog wags its tail. One table
 * covers all words.
 */

/** Words for each kind of natural motion. */
const deeds = {
  /** Things that roll away a little. */
  rolls: 'ball football basketball orange peach melon tomato onion pumpkin egg yo-yo rock',
  /** Food that is eaten: one bite, then another. */
  eaten:
    'apple green-apple banana strawberry grapes pear pineapple watermelon mango lemon cherries carrot cucumber pepper corn radish bread toast croissant cheese ' +
    'pizza sandwich hamburger cookie cake cupcake ice-cream chocolate donut pancakes kiwi lime avocado fried-egg broccoli',
  /** Vessels that tip as if to pour, and then right themselves. */
  tips: 'cup jug glass teapot baby-bottle bucket watering-can milk juice',
  /** Things that swing from above. */
  swings: 'towel bell hanger basket bag umbrella key swing lamp light-bulb rattle lollipop',
  /** Things that rise and come down again. */
  flies: 'bird owl bee butterfly ladybird airplane helicopter kite balloon hot-air-balloon rocket bubbles leaf sun moon star cloud snowflake',
  /** Things that drive, swim or crawl a little in the direction they face. */
  goes:
    'car taxi bus truck fire-engine ambulance police-car tractor bicycle motorcycle scooter train tram wheelchair digger ship sailing-boat rubber-duck duck swan ' +
    'dolphin turtle snake snail crab hedgehog mouse',
  /** Tools that move to one side and back, as in a hand: they brush, write, stir, cut or sweep. */
  strokes: 'toothbrush hairbrush comb sponge soap pencil crayon spoon fork scissors broom',
  /** Things that hop twice. */
  hops: 'frog bunny chick penguin robot teddy-bear octopus chair table bed sofa desk bench wardrobe drawers box bin gift drum dice building-blocks',
} as const satisfies Readonly<Record<string, string>>
/** Motion by category if a word has none of its own. Animals turn to the child if they have a front view. */
const usual: Readonly<Partial<Record<Category, Deed>>> = { clothing: 'swings', animals: 'looks' }
type Deed = keyof typeof deeds | 'rocks' | 'wags' | 'looks'
/** Motions in which the thing leaves its place. */
const GOING: ReadonlySet<Deed> = new Set(['rolls', 'flies', 'goes', 'strokes'])
/** Motions in which the picture changes but the thing as a whole does not move. */
const WORN: ReadonlySet<Deed> = new Set(['eaten', 'looks'])

const deedOf: ReadonlyMap<string, Deed> = new Map(Object.entries(deeds).flatMap(([deed, words]) => words.split(' ').map((word) => [word, deed as Deed])))

/** Part that an animal moves in its realistic picture, with the part's joint (fractions of the picture's square). */
const limbs: Readonly<Record<string, { readonly part: string; readonly joint: Limb['joint'] }>> = {
  dog: { part: 'wagging-tail', joint: { x: 0.12, y: 0.42 } },
  cat: { part: 'long-tail', joint: { x: 0.15, y: 0.46 } },
  horse: { part: 'long-tail', joint: { x: 0.14, y: 0.45 } },
  donkey: { part: 'long-ears', joint: { x: 0.7, y: 0.24 } },
  rabbit: { part: 'long-ears', joint: { x: 0.68, y: 0.36 } },
  elephant: { part: 'long-trunk', joint: { x: 0.79, y: 0.38 } },
  lion: { part: 'tail-with-a-tuft', joint: { x: 0.14, y: 0.46 } },
  tiger: { part: 'long-tail', joint: { x: 0.14, y: 0.46 } },
  monkey: { part: 'long-curled-tail', joint: { x: 0.25, y: 0.8 } },
  rooster: { part: 'long-tail-feathers', joint: { x: 0.37, y: 0.5 } },
  fish: { part: 'tail', joint: { x: 0.24, y: 0.5 } },
  whale: { part: 'big-tail', joint: { x: 0.24, y: 0.5 } },
  squirrel: { part: 'big-bushy-tail', joint: { x: 0.36, y: 0.8 } },
  crocodile: { part: 'long-tail', joint: { x: 0.2, y: 0.5 } },
}

/** Size (stage heights) above which a thing turns less, so that its edge moves no farther. */
const UPRIGHT_SIZE = 0.3
/** Degrees to each side for tipping, swinging and rocking, and time (ms) of one turn and of a turn from side to side. */
const TURNS = { tips: 26, swings: 13, rocks: 12, ms: 1500, acrossMs: 2400 } as const
/** Maximum safe turn of a limb (degrees). */
export const WAG_DEGREES = 25
/**
 * Distances (stage heights) of rolling, rising, travelling and stroking, and the minimum share of them for which there must be
 * room.
 */
const FAR = { rolls: 0.22, rises: 0.14, goes: 0.22, strokes: 0.14, least: 0.4 } as const
/** Time (ms) after which a risen thing comes down, and time (ms) after which a hop, a bite or a stroke is repeated. */
const STAYS_UP_MS = 4200
const AGAIN_MS = 2600
/**
 * Default height of the edge from which a thing hangs and of the foot on which it rocks, from the middle of the picture in units
 * of its size.
 */
const HANGS_AT = -0.45
const FOOT = 0.42

/**
 * A thing that is prepared for its motion. The motion is either partly caused by touch (`touched`, then `parting`) or played all
 * at once (`ends`).
 */
export interface NaturalMotion {
  readonly stimulus: StimulusPlan
  readonly ends: readonly StoryEffect[]
  readonly touched: readonly StoryEffect[]
  readonly parting: readonly StoryEffect[]
}

export interface MotionSetting {
  /** Picture level of the child. */
  readonly level: PictureLevel
  /** Width of the stage divided by its height. */
  readonly aspect: number
  /** Whether the thing moves only in place and does not travel. */
  readonly stays?: true
}

/** Returns a thing with the motion that follows when it is found, as far as its picture and the space allow. */
export function naturalMotion(stimulus: StimulusPlan, { level, aspect, stays }: MotionSetting): NaturalMotion {
  const picture = pictureOf(stimulus)
  if (picture === undefined) return { stimulus, ends: [], touched: [], parting: [] }
  const shown = picture.level ?? level
  const isSeenReal = isReal(shown) && picture.word.photo === undefined
  const isWhole = picture.as === undefined && picture.lit === undefined && (picture.view ?? 0) === 0
  const { id, place } = stimulus
  // A printed word does not turn together with its picture.
  const isPrinted = shown === 'word' || ('caption' in stimulus.shows && stimulus.shows.caption !== undefined)
  const wished = isView(picture) ? 'eaten' : staying(wishedFor(picture.word, isSeenReal && isWhole), stays === true)
  // A thing with its own ground stays on it. A family's own photograph is neither cut nor turned.
  const staysAsItIs = shown === 'context' || picture.word.photo !== undefined
  switch ((isPrinted && !WORN.has(wished)) || staysAsItIs ? 'hops' : wished) {
    case 'rolls': {
      const by = FAR.rolls * (place.x < 0.5 ? 1 : -1)
      return { stimulus, ends: [roll(id, by)], touched: [roll(id, by)], parting: [roll(id, -by)] }
    }
    case 'eaten':
      return eaten(stimulus, picture, isSeenReal)
    case 'tips':
      return each(turningAt(stimulus, footOf(picture.word)), [turn(id, lessWhereLarge(TURNS.tips, stimulus)), turn(id, 0, TURNS.acrossMs + TURNS.ms)])
    case 'swings':
      return each(turningAt(stimulus, HANGS_AT), toAndFro(id, lessWhereLarge(TURNS.swings, stimulus)))
    case 'rocks':
      return rocks(stimulus, picture.word)
    case 'wags':
      return each(withLimb(stimulus, picture), [{ id, does: 'wiggle', degrees: WAG_DEGREES }])
    case 'looks': {
      const { helped: _, ...usual } = picture
      const front: PicturePlan = { ...usual, as: 'front' }
      const turned: readonly StoryEffect[] = [{ id, does: 'wear', picture: front }]
      return { stimulus: withFurtherPictures(stimulus, front), ends: turned, touched: turned, parting: [{ id, does: 'wear', picture: usual }] }
    }
    case 'flies': {
      const up = Math.min(FAR.rises, place.y - EDGE / 2 - stimulus.size / 2)
      if (up < FAR.rises * FAR.least) return rocks(stimulus, picture.word)
      const [rise, sink] = [move(id, 0, -up), move(id, 0, up, STAYS_UP_MS)]
      return { stimulus, ends: [rise, sink], touched: [rise, sink], parting: [rise] }
    }
    case 'goes': {
      // Rendered things face right, drawn things face left.
      const way = isSeenReal === (picture.mirrored === true) ? -1 : 1
      const room = (way > 0 ? 1 - EDGE - place.x : place.x - EDGE) * aspect - stimulus.size / 2
      const far = way * Math.min(FAR.goes, room)
      if (room < FAR.goes * FAR.least) return rocks(stimulus, picture.word)
      return { stimulus, ends: [move(id, far)], touched: [move(id, far / 2)], parting: [move(id, far / 2)] }
    }
    case 'strokes': {
      const way = place.x < 0.5 ? 1 : -1
      const room = (way > 0 ? 1 - EDGE - place.x : place.x - EDGE) * aspect - stimulus.size / 2
      const far = way * Math.min(FAR.strokes, room)
      if (room < FAR.strokes * FAR.least) return rocks(stimulus, picture.word)
      return each(stimulus, [move(id, far), move(id, -far, 0, AGAIN_MS)])
    }
    case 'hops':
      return each(stimulus, hopsTwice(id))
  }
}

/** Returns all things of a trial, and the motion of the target after it is found. */
export function targetNaturalMotion(
  things: readonly StimulusPlan[],
  seen: MotionSetting,
): { readonly stimuli: readonly StimulusPlan[]; readonly ends: readonly StoryEffect[] } {
  const lively = things.map((thing) => (thing.role === 'target' ? naturalMotion(thing, seen) : { stimulus: thing, ends: [] }))
  return { stimuli: lively.map(({ stimulus }) => stimulus), ends: lively.flatMap(({ ends }) => ends) }
}

/** Whether a picture shows a fruit in a form other than whole. */
const isView = ({ as }: PicturePlan): boolean => fruitViews.some((view) => view === as)

/** Returns a motion that is played in full at each touch. */
const each = (stimulus: StimulusPlan, ends: readonly StoryEffect[]): NaturalMotion => ({ stimulus, ends, touched: ends, parting: ends })

/** Returns the motion of a word, or a hop if the picture cannot show that motion. */
function wishedFor(word: Word, hasLimbs: boolean): Deed {
  const wished = limbs[word.id] === undefined ? (deedOf.get(word.id) ?? usual[word.category] ?? 'rocks') : 'wags'
  if (wished === 'wags' && (!hasLimbs || limbOf(word) === undefined)) return 'hops'
  return wished === 'looks' && (!hasLimbs || appearanceOf(word, 'front') === undefined) ? 'hops' : wished
}

/** Returns the part that a word's first realistic picture moves; undefined if it has none. */
export function limbOf(word: Word): Limb | undefined {
  const known = limbs[word.id]
  const part = asShown(word, 'realistic').salient.find(({ id }) => id === known?.part)
  return known === undefined || part?.realistic === undefined ? undefined : { part, joint: known.joint }
}

/** Returns a thing that is bitten twice. The first bite shows the word's own bitten picture, if there is one. */
function eaten(stimulus: StimulusPlan, picture: PicturePlan, isSeenReal: boolean): NaturalMotion {
  const { id } = stimulus
  const { helped: _, ...plain } = picture
  const hasOwn = isSeenReal && picture.lit === undefined && picture.as !== 'bitten' && picture.as !== 'cut' && picture.word.views?.bitten !== undefined
  const own: PicturePlan | null = hasOwn ? { ...plain, as: 'bitten' } : null
  const bites =
    own === null
      ? [
          { ...plain, bites: 1 },
          { ...plain, bites: 2 },
        ]
      : [own, { ...own, bites: 2 }]
  const [first, second] = bites.map((bitten): StoryEffect => ({ id, does: 'wear', picture: bitten, sound: 'munch' })) as [StoryEffect, StoryEffect]
  const ends = [first, { ...second, afterMs: AGAIN_MS }]
  return { stimulus: withFurtherPictures(stimulus, ...bites), ends, touched: [first], parting: [second] }
}

const move = (id: string, x: number, y = 0, afterMs = 0): StoryEffect => ({ id, does: 'move', by: { x, y }, afterMs })

const rocks = (stimulus: StimulusPlan, word: Word): NaturalMotion =>
  each(turningAt(stimulus, footOf(word)), toAndFro(stimulus.id, lessWhereLarge(TURNS.rocks, stimulus)))

const roll = (id: string, by: number): StoryEffect => ({ id, does: 'move', by: { x: by, y: 0 }, rolls: true })

const hopsTwice = (id: string): readonly StoryEffect[] => [
  { id, does: 'hop' },
  { id, does: 'hop', afterMs: AGAIN_MS },
]

const turn = (id: string, degrees: number, afterMs = 0, ms: number = TURNS.ms): StoryEffect => ({ id, does: 'turn', degrees, ms, afterMs })

const lessWhereLarge = (degrees: number, { size }: StimulusPlan): number => degrees * Math.min(1, UPRIGHT_SIZE / size)

const toAndFro = (id: string, degrees: number): readonly StoryEffect[] => [
  turn(id, degrees),
  turn(id, -degrees, TURNS.ms, TURNS.acrossMs),
  turn(id, 0, TURNS.ms + TURNS.acrossMs),
]

const footOf = ({ foot }: Word): number => (foot === undefined ? FOOT : foot - 0.5)

const turningAt = (stimulus: StimulusPlan, y: number): StimulusPlan => ({ ...stimulus, pivot: { x: 0, y } })

const staying = (deed: Deed, stays: boolean): Deed => (stays && GOING.has(deed) ? 'rocks' : deed)

function withLimb(stimulus: StimulusPlan, picture: PicturePlan): StimulusPlan {
  const limb = limbOf(picture.word)
  return limb === undefined || !('picture' in stimulus.shows) ? stimulus : { ...stimulus, shows: { ...stimulus.shows, picture: { ...picture, limb } } }
}

/** Adds pictures that story effects may swap in later. */
export const withFurtherPictures = (stimulus: StimulusPlan, ...pictures: readonly PicturePlan[]): StimulusPlan =>
  'picture' in stimulus.shows ? { ...stimulus, shows: { ...stimulus.shows, wears: pictures } } : stimulus
