import { palette } from '#domain/child/palette'
import { BOTH, BOWL, catStory, FILLED_MS, filling } from '#scenes/activities/cat_milk/cats'
import type { PromptPlan } from '#domain/trials/plan/prompts'
import { carry, count } from '#domain/trials/plan/mechanics'
import { EDGE, gridIn, placeWithin, visiblePlaces, zoneAt } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { TrialPlan } from '#domain/trials/plan/plan'
import { shuffled } from '#domain/random'
import type { RequestFor } from '#domain/trials/engine/request'
import { homePrompts, carryModeOf, twoPlaces } from '#domain/trials/concepts/stories'
import { drawnStimulus, facingBack, drawingForms } from '#domain/trials/concepts/things'
import { milkLevels, type MilkLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, MilkLevel>

/**
 * Sizes as shares of the child's own size, with limits in stage heights. A cat fills seven tenths of its square (clinical-design.md: the cat is 45 %
 * of the height, other things 40 %).
 */
const CAT = { share: 1.55, least: 0.46, most: 0.62, beside: 0.4, big: 0.5, small: 0.28 } as const
const JUG = { share: 0.8, least: 0.26, most: 0.32, beside: 0.24 } as const
/** Space above and below the cat's centre, including the jug above it (stage heights). `BETWEEN` is the distance between two cats or two things. */
const ROOM = { above: 0.3, below: 0.27 } as const
const BETWEEN = { cats: 0.44, things: 0.36 } as const
/**
 * Distance of two cats from the hand (stage widths), which puts each bowl on its cat's side. `ROWS` are the possible heights of a single cat, which
 * is placed higher or lower if the child would not see its bowl.
 */
const FAR = 0.58
const ROWS = [0.5, 0.34, 0.66] as const
/** The row of three things at the top, and the place of the cat in the story below. */
const ROW = { y: 0.2, size: 0.28, cat: { x: 0.5, y: 0.55 } } as const
const ORDER = ['door', 'jug', 'bell'] as const
/** Time (ms) after which the door is open and the jug appears. `CALLED_MS` is the time after which the called cat drinks. */
const OPENED_MS = 1200
const CALLED_MS = 3500

/** Plans one trial in which a cat gets its milk. */
export function planMilk(request: Request): TrialPlan {
  const { level, warmUp } = request
  if (warmUp) return planBringing({ ...request, level: { ...milkLevels['2'], mode: level.mode } })
  return level.does === 'order' ? planOrder(request) : planBringing(request)
}

/** Returns the story at the child's picture level, with the family's own cat if an adult chose one. */
const storyOf = ({ settings, words, child: { dials }, aspect }: Request) =>
  catStory({
    look: drawingForms(dials.pictureLevel),
    colour: palette[dials.colour],
    aspect,
    from: settings.from,
    own: words.find(({ id }) => id === settings.cat[0]),
  })

/** Plans a trial in which the child brings the jug to an empty bowl, or a full bowl to the cat of its size. */
function planBringing(request: Request): TrialPlan {
  const { level, settings, child, aspect, random } = request
  const { dials } = child
  const { look, side, colour, cat, bowl, jug, bowlAt, catAt, pours, milk, looks, drinks } = storyOf(request)
  const serves = level.does === 'serve'
  const within = (wished: number, { least, most }: { readonly least: number; readonly most: number }) => Math.min(most, Math.max(least, wished))
  const size = level.cats > 1 ? CAT.beside : within(dials.targetSize * CAT.share, CAT)
  const jugSize = level.cats > 1 || level.boot ? JUG.beside : within(dials.targetSize * JUG.share, JUG)
  const way = twoPlaces({
    zones: dials.zones,
    aspect,
    from: settings.from,
    travel: level.cats > 1 ? Math.max(FAR, settings.travel / 100) : settings.travel / 100,
    things: { count: level.boot ? 2 : 1, size: jugSize, between: BETWEEN.things },
    homes: { count: level.cats, size: size * BOTH.wide, between: BETWEEN.cats },
    ...(level.cats > 1 ? {} : { room: ROOM }),
  })
  // Either cat may be on top. Cat and bowl must be completely visible, however far apart they are.
  const edge = ((serves ? CAT.big : size) * BOTH.wide) / 2 / aspect + EDGE
  const isSeen = (middle: Place) => [middle, bowlAt(catAt(middle, size), size)].every((place) => dials.zones[zoneAt(place)] > 0)
  const homes = shuffled(random, way.homes).map((home) => {
    const x = Math.min(1 - edge, Math.max(edge, home.x))
    const rows = level.cats > 1 ? [home.y] : [home.y, ...ROWS]
    return { x, y: rows.find((y) => isSeen({ x, y })) ?? home.y }
  })
  const isBig = random() < 0.5
  const sizes = serves ? (isBig ? [CAT.big, CAT.small] : [CAT.small, CAT.big]) : homes.map(() => size)
  const cats = homes.map((home, index) => cat(index + 1, serves ? 'place' : 'control', catAt(home, size), sizes[index] ?? size))
  const bowlSize = size * BOWL.size
  const [first = { x: 0.5, y: 0.5 }, second] = shuffled(random, way.things)
  const sound = <Name extends 'cat' | 'lap'>(name: Name) => (settings.sounds ? { sound: name } : {})
  const help: PromptPlan = { ...homePrompts, 2: [looks(1, sound('cat')), 'glow'] }
  const common = { snap: settings.snap / 100, measured: true, letDown: null, help } as const
  if (serves) {
    const served = { ...bowl(1, 'target', first, Math.max(dials.leastSize, (isBig ? CAT.big : CAT.small) * BOWL.size), true), goesTo: 'cat-1' }
    const ends = drinks(1, 'bowl-1', 0, sound('lap'))
    const mode = carryModeOf(level.mode, settings.carry, true)
    return {
      mechanic: carry({ ...common, mode, lying: [{ x: side * BOWL.x, y: BOWL.y }], reward: { does: 'stay', sounds: [], ends } }),
      cue: { phrase: isBig ? 'big' : 'small' },
      // The bowl is below the cat's mouth, so that the tongue is in front of the bowl.
      stimuli: [served, ...cats],
    }
  }
  const bowls = cats.map(({ place }, index) => ({
    ...bowl(index + 1, 'place', bowlAt(place, size), bowlSize, index > 0),
    hit: { x: (side * (BOTH.x - BOWL.x)) / BOWL.size, y: -BOWL.y / BOWL.size, size: BOTH.wide / BOWL.size },
  }))
  const brought = { role: 'target', colour, place: first, size: jugSize, goesTo: 'bowl-1' } as const
  const boots = level.boot && second !== undefined ? [drawnStimulus('boot', look('boot'), { ...brought, role: 'distractor', place: second })] : []
  return {
    mechanic: carry({
      ...common,
      mode: carryModeOf(level.mode, settings.carry, level.cats > 1 || level.boot),
      lying: [pours(jugSize, bowlSize)],
      reward: { does: 'stay', sounds: [], ends: [...filling(look, 'jug'), ...drinks(1, 'bowl-1', FILLED_MS, sound('lap'))] },
    }),
    cue: { phrase: 'give-the-cat-some-milk' },
    stimuli: [...bowls, ...cats, ...bowls.slice(0, 1).map(({ place }) => milk(place, bowlSize)), ...boots, jug('jug', brought)],
  }
}

/** Plans a trial in which things are touched in order: open, pour, call. The story happens below them. */
function planOrder(request: Request): TrialPlan {
  const { settings, child, aspect, random } = request
  const { look, colour, cat, bowl, jug, bowlAt, catAt, pours, milk, drinks } = storyOf(request)
  const row = gridIn({ left: 0.06, right: 0.94, top: ROW.y, bottom: ROW.y }, ORDER.length, 1)
  const places = shuffled(random, visiblePlaces(random, row, { size: ROW.size, weights: child.dials.zones, least: child.dials.leastSize, aspect }))
  const things = ORDER.flatMap((id, index) => {
    const place = places[index]
    return place === undefined
      ? []
      : [facingBack(drawnStimulus(id, look(id), { role: 'target', colour, place, size: ROW.size }), id === 'jug' && settings.from === 'left')]
  })
  const fed = cat(1, 'control', catAt(ROW.cat, CAT.beside), CAT.beside, 0)
  const size = CAT.beside * BOWL.size
  const from = bowlAt(fed.place, CAT.beside)
  const poured = jug('poured', { role: 'control', colour, place: placeWithin(from, size, pours(JUG.beside, size), aspect), size: JUG.beside, light: 0 })
  return {
    mechanic: count({
      inOrder: true,
      each: {
        door: [
          { id: 'door', does: 'act', act: 'opens' },
          { id: 'poured', does: 'come', afterMs: OPENED_MS },
        ],
        jug: filling(look, 'poured'),
      },
      help: { 2: [{ id: 'bowl-1', does: 'hop', ...(settings.sounds ? { sound: 'cat' } : {}) }, 'glow'] },
      reward: {
        does: 'stay',
        sounds: settings.sounds ? [{ name: 'bell', afterMs: 500 }] : [],
        ends: [{ id: 'cat-1', does: 'come', afterMs: 800 }, ...drinks(1, 'bowl-1', CALLED_MS, settings.sounds ? { sound: 'lap' } : {})],
      },
    }),
    cue: { phrase: 'give-the-cat-some-milk' },
    needed: things.length,
    stimuli: [bowl(1, 'control', from, size), fed, milk(from, size), poured, ...things],
  }
}
