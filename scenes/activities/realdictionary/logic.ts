import { palette } from '#domain/child/palette'
import { shuffled } from '#domain/random'
import type { GroundPlan } from '#domain/trials/plan/ground'
import { targetNaturalMotion } from '#domain/trials/concepts/naturalMotion'
import { choose } from '#domain/trials/plan/mechanics'
import { bestZone, gapFor, placeIn, spreadOut, zoneAt } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { PicturePlan } from '#domain/trials/plan/picture'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { pictureStimulus } from '#domain/trials/concepts/things'
import { neighbours, withoutColour } from '#domain/words/neighbours'
import { furtherPhotosOf } from '#domain/words/furtherPhotos'
import { footAt, type PlaceId, shadowsOf, type ThingThere } from '#domain/words/places'
import { wordOfDeck } from '#domain/words/order'
import { nameOf } from '#domain/words/utterance'
import type { Word } from '#domain/words/words'
import { isInRoom, pictureOn, previousStep, roomOf } from './generalisation'
import type { GeneralisationLevel, GeneralisationStep } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, GeneralisationLevel>
type Planned = PlannedFor<typeof manifest>

/** Brightness of a dim place, as a share of its own. */
const DIM = 0.3
/** Maximum size of things in a place. `FOOT` is the height of their foot in each place (fraction from the top). */
const MOST_IN_ROOM = 0.28
const FOOT: Readonly<Record<PlaceId, number>> = { kitchen: 0.34, wardrobe: 0.86, classroom: 0.86, park: 0.86 }
const ACROSS = [
  [0.3, 0.7],
  [0.2, 0.8],
] as const
/**
 * The prompts go one step back: another picture of the thing appears, or the place fades by half and then completely (clinical-design.md, "Nothing").
 * In a dim place the fade would not be noticed, so something else changes as well.
 */
const help = { picture: { 1: ['thicken', 'sway'] }, room: { 1: ['dim-ground', 'dim-others'], 2: ['no-ground', 'swell'] } } as const

/** Plans a thing to find next to another one, both on the level's step. The warm-ups show the child's own thing alone. */
export function planGeneralisation(request: Request): Planned {
  const { index, level, warmUp, settings } = request
  const { ownOthers, ownTable, ownRoom, ownDrawing } = settings
  const further = new Set([...ownOthers, ...ownTable, ...ownRoom, ...ownDrawing])
  // Another photo of a thing is not a separate word to ask for.
  const words = request.words.filter(({ id }) => !further.has(id))
  const step = warmUp ? 'own' : level.step
  const word = wordOfDeck(
    words.filter((each) => stepPicture(step, each, request) !== null),
    settings,
    { index, support: request.child.support },
  )
  if (word === undefined) throw new Error('There are no words that are seen so.')
  return { ...planOn(step, word, request), easier: planOn(previousStep(step), word, request) }
}

function planOn(step: GeneralisationStep, word: Word, request: Request): Planned {
  const { words, child, warmUp, random, aspect } = request
  const asked = stepPicture(step, word, request) ?? { word, picture: { level: 'realistic' } as const, isOwn: false }
  const seen = words.filter((other) => stepPicture(step, other, request) !== null)
  const place = isInRoom(step) && !asked.isOwn ? roomOf(word) : null
  const alike = seen.filter(
    (other) => other !== word && stepPicture(step, other, request)?.isOwn === asked.isOwn && (place === null || roomOf(other) === place),
  )
  const rivals = alike.length > 0 ? alike : seen
  const [rival] = neighbours(word, withoutColour(rivals, child.dials.colour, 1), 'unlike', warmUp ? 0 : 1, random)
  const beside = rival === undefined ? null : stepPicture(step, rival, request)
  const shown = [asked, ...(beside === null ? [] : [beside])]
  const laid = place === null ? null : standingIn(place, shown, request)
  const spots = laid?.spots ?? lying(shown.length, request)
  const things = shown.flatMap((look, order): readonly StimulusPlan[] => {
    const spot = spots[order]
    if (spot === undefined) return []
    const wish = { role: order === 0 ? 'target' : 'distractor', colour: palette[child.dials.colour], size: spot.size, place: spot.place } as const
    const back = order === 0 && place === null ? stepPicture(previousStep(step), word, request) : null
    return [
      pictureStimulus(look.word, wish, { ...look.picture, ...(back === null || back.isOwn !== look.isOwn ? {} : { helped: [{ word, ...back.picture }] }) }),
    ]
  })
  const { stimuli, ends } = targetNaturalMotion(things, { level: child.dials.pictureLevel, aspect })
  return {
    mechanic: choose({ help: place === null ? help.picture : help.room, reward: { does: 'stay', names: true, clearsGround: true, ends } }),
    cue: nameOf(word),
    stimuli,
    ...(place === null ? {} : { ground: groundOf(place, step, laid?.there ?? []) }),
    records: { rung: step, isOwn: asked.isOwn },
  }
}

interface StepPicture {
  readonly word: Word
  readonly picture: Partial<PicturePlan>
  readonly isOwn: boolean
}

/** Returns the picture for this step. A family's photo replaces our picture of the same thing. */
function stepPicture(step: GeneralisationStep, word: Word, { settings, words, turn }: Request): StepPicture | null {
  const { ownOthers, ownTable, ownRoom, ownDrawing } = settings
  const picked: Readonly<Record<GeneralisationStep, readonly string[]>> = {
    own: [],
    others: ownOthers,
    table: ownTable,
    'dim-room': [],
    room: ownRoom,
    drawing: ownDrawing,
    sign: [],
  }
  const [own] = furtherPhotosOf(word, words, picked[step])
  if (own !== undefined) return { word: own, picture: { level: 'realistic' }, isOwn: true }
  const picture = pictureOn(step, word, Math.max(0, turn))
  return picture === null ? null : { word, picture, isOwn: step === 'own' && word.photo !== undefined }
}

/** Returns places on a black background where the child sees. */
function lying(count: number, { child: { dials, support }, random, warmUp, aspect }: Request): readonly { place: Place; size: number }[] {
  const wished = Math.max(dials.leastSize, dials.targetSize)
  if (warmUp) return [{ place: placeIn(bestZone(dials.zones), wished, aspect), size: wished }]
  const { spots, size } = spreadOut(random, { count, size: wished, gap: gapFor(support), weights: dials.zones, least: dials.leastSize, before: null, aspect })
  return spots.map(({ place }) => ({ place, size }))
}

/** Returns positions in a place, one on either side, or null if the child does not see there. */
function standingIn(
  place: PlaceId,
  looks: readonly StepPicture[],
  { child: { dials, support }, random }: Request,
): { spots: readonly { place: Place; size: number }[]; there: readonly ThingThere[] } | null {
  const size = Math.max(dials.leastSize, Math.min(MOST_IN_ROOM, dials.targetSize))
  const at = (foot: number, x: number, { word }: StepPicture): ThingThere => ({ word: word.id, x, y: foot - (footAt(word, true) - 0.5) * size, size, foot })
  const all = ACROSS.map((across) => shuffled(random, across)).map((across) => looks.map((look, order) => at(FOOT[place], across[order] ?? 0.5, look)))
  const weightOf = ([target]: readonly ThingThere[]) => (target === undefined ? 0 : dials.zones[zoneAt(target)])
  const open = all.filter((things) => things.every((thing) => dials.zones[zoneAt(thing)] > 0))
  const [there] = support === 'A' ? open.toSorted((one, other) => weightOf(other) - weightOf(one)) : open
  return there === undefined ? null : { spots: there.map(({ x, y }) => ({ place: { x, y }, size })), there }
}

const groundOf = (place: PlaceId, step: GeneralisationStep, there: readonly ThingThere[]): GroundPlan => ({
  place,
  look: 'full',
  before: true,
  shadows: shadowsOf(there),
  ...(step === 'dim-room' ? { light: DIM } : {}),
})
