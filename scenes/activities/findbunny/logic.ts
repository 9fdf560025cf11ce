import type { SettingsOf } from '#domain/activities/manifest'
import type { ResolvedSettings } from '#domain/activities/session'
import { palette, shadeTo } from '#domain/child/palette'
import { MIN_TARGET_SIZE } from '#domain/child/safety'
import type { Zone } from '#domain/child/zones'
import { shuffled, type Random } from '#domain/random'
import { bestZone, gapFor, placeIn, spreadOut, type Spot } from '#domain/trials/placement'
import type { StimulusPlan, TrialPlan } from '#domain/trials/plan'
import { pictureThing, stillThing } from '#domain/trials/things'
import { neighbours } from '#domain/words/neighbours'
import { nameOf } from '#domain/words/utterance'
import { placeAt, type PlaceData } from '#domain/words/places'
import type { Word } from '#domain/words/words'
import type { HidingLevel } from './levels'
import type manifest from './manifest'

type Child = Pick<ResolvedSettings, 'dials' | 'support'>
type Settings = SettingsOf<(typeof manifest)['settings']>

/** "This is Bunny": half the height, alone. */
const GREETING = 0.5
/** A bush hides a thing and is a little larger. */
const BUSH = 1.25
/** What stands in a place is dimmer than what is looked for there. */
const SCENERY_LIGHT = 0.55
const FAMILIAR = 'bunny'
/** Small animals that are like Bunny in shape or in colour. */
const LOOK_ALIKES: readonly string[] = ['rabbit', 'cat', 'mouse', 'hedgehog', 'squirrel']

interface Wish {
  readonly words: readonly Word[]
  readonly settings: Settings
  readonly child: Child
  readonly park: PlaceData
  readonly random: Random
}

/** Everything a block shows: the greeting, Bunny alone once more, then the level. */
export function planHiding(count: number, warmUps: number, level: HidingLevel, wish: Wish): readonly TrialPlan[] {
  const who = wish.words.find(({ id }) => id === wish.settings.who[0]) ?? wish.words.find(({ id }) => id === FAMILIAR)
  if (who === undefined) throw new Error('there is nobody to hide')
  const plans: TrialPlan[] = []
  for (let index = 0; index < count; index++) {
    const before = plans.at(-1)?.stimuli.find(({ role }) => role === 'target')?.zone ?? null
    plans.push(index === 0 ? greet(who, wish.child) : hide(who, index < warmUps ? { ...level, bushes: 0, others: 0, bunnies: 1, park: null } : level, before, wish))
  }
  return plans
}

function greet(who: Word, { dials }: Child): TrialPlan {
  const size = Math.max(GREETING, dials.targetSize)
  return { cue: nameOf(who), stimuli: [pictureThing(who, { role: 'target', colour: palette[dials.colour], size, place: placeIn(bestZone(dials.zones), size) })] }
}

function hide(who: Word, level: HidingLevel, before: Zone | null, { words, settings, child: { dials, support }, park, random }: Wish): TrialPlan {
  const colour = palette[dials.colour]
  const room = Math.max(1, dials.maxItems) - level.bunnies
  const strangers = words.filter(({ id, category }) => id !== who.id && (level.alike ? LOOK_ALIKES.includes(id) : category !== 'nature'))
  const others = neighbours(who, shuffled(random, strangers), level.alike ? 'alike' : 'unlike', Math.min(level.others, Math.max(0, room)), random)
  const bunnies = Math.min(level.bunnies, Math.max(1, dials.maxItems))
  const places = Math.max(level.bushes, bunnies + others.length)
  const { spots, size } = spreadOut(random, { count: places, size: Math.max(MIN_TARGET_SIZE, dials.targetSize * (level.bushes > 0 ? 0.8 : 1)), gap: gapFor(support), weights: dials.zones, before })
  const found = spots.slice(0, bunnies).map((spot, index): StimulusPlan => ({ ...pictureThing(who, { role: 'target', colour, size, place: spot.place }), id: `${who.id}-${index + 1}` }))
  const strange = spots.slice(bunnies).flatMap((spot, index) => (others[index] === undefined ? [] : [pictureThing(others[index], { role: 'distractor', colour, size, place: spot.place })]))
  const bushes = level.bushes === 0 ? [] : spots.map((spot, index) => bush(spot, index, size, settings.visible / 100))
  const scenery = level.park === null ? [] : placeAt(park, level.park).things.flatMap(({ word: id, x, y, size: tall }) => {
    const word = words.find((candidate) => candidate.id === id)
    return word === undefined ? [] : [{ ...pictureThing(word, { role: 'control', colour, size: tall, place: { x, y }, light: SCENERY_LIGHT }), id: `park-${id}` }]
  })
  return { cue: nameOf(who), needed: found.length, stimuli: [...scenery, ...found, ...strange, ...bushes] }
}

/** The bush that hides somebody stands before them; the others are where nobody is. */
function bush({ place }: Spot, index: number, size: number, visible: number): StimulusPlan {
  const low = { x: place.x, y: place.y + size * (visible - 0.5 + (BUSH - 1) / 2) * 0.8 }
  return stillThing(`bush-${index + 1}`, 'bush', { role: index === 0 ? 'control' : 'distractor', colour: shadeTo(palette.green, 0.2), place: low, size: size * BUSH })
}
