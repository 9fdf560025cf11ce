import { palette } from '#domain/child/palette'
import { pick, shuffled } from '#domain/random'
import { pictureChoices } from '#domain/trials/concepts/choices'
import { naturalMotion, targetNaturalMotion } from '#domain/trials/concepts/naturalMotion'
import { type MatchLook, planMatching, SAMPLE } from '#domain/trials/concepts/matching'
import { card, choose } from '#domain/trials/plan/mechanics'
import { bestZone, placeIn } from '#domain/trials/layout/placement'
import type { PicturePlan } from '#domain/trials/plan/picture'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { pictureStimulus } from '#domain/trials/concepts/things'
import { asShown } from '#domain/words/levels'
import { neighbours, withoutColour } from '#domain/words/neighbours'
import { furtherPhotosOf } from '#domain/words/furtherPhotos'
import { samePart } from '#domain/words/parts'
import { wordOfDeck } from '#domain/words/order'
import { nameOf, type Utterance } from '#domain/words/utterance'
import { type FruitView, fruitViews, type SalientPart, type Word } from '#domain/words/words'
import type { FruitLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, FruitLevel>
type Planned = PlannedFor<typeof manifest>
type Seen = 'whole' | FruitView

/** Size of a single card, which is half as large again as the child's things. */
const CARD = { share: 1.5, least: 0.3, most: 0.6 } as const
/** A place and a size, only because a plan requires them. Matching sets its own, and a fruit that is eaten needs neither. */
const AT_REST = { place: { x: 0.5, y: 0.5 }, size: CARD.least } as const
/** Brightness of the unlit parts of two fruits that are compared. */
const DIMMED = 0.45
/** The prompts: after each T one wrong choice fades (clinical-design.md, /fruitdictionary, "as picture"). In between, the name is spoken again. */
const help = { 3: ['voice'], 4: ['fade-one'] } as const

/** Plans one fruit with all its views per trial, in the order of the deck. */
export function planFruit(request: Request): Planned {
  const { index, level, warmUp, settings } = request
  const fruits = request.words.filter(({ views }) => views !== undefined)
  const word = wordOfDeck(fruits, settings, { index, support: request.child.support })
  if (word === undefined) throw new Error('There is no fruit to show.')
  if (warmUp || level.kind === 'look') return look(word, !warmUp && level.kind === 'look' && level.views === 'all' ? viewsOf(request) : [], request)
  switch (level.kind) {
    case 'halves':
      return halves(word, fruits, request)
    case 'across': {
      const view = pick(request.random, ['whole' as const, ...viewsOf(request)])
      return find(word, { others: unlike(word, fruits, level.choices - 1, request), view, cue: nameOf(word) }, request)
    }
    case 'compare':
      return compare(word, fruits, request)
    case 'feature':
      return byFeature(word, fruits, level.choices, request)
  }
}

/** Returns the views that an adult has left on. */
const viewsOf = ({ settings }: Request): readonly FruitView[] => fruitViews.filter((view) => settings[view])

const pictureAs = (view: Seen): Partial<PicturePlan> => (view === 'whole' ? { level: 'realistic' } : { level: 'realistic', as: view })

/** Plans the whole fruit, followed by each of these views at a touch, and by the family's own photos of it. */
function look(word: Word, views: readonly FruitView[], { words, settings, child: { dials }, aspect }: Request): Planned {
  const size = Math.min(CARD.most, Math.max(CARD.least, dials.targetSize * CARD.share))
  const own = furtherPhotosOf(word, words, settings.own)
  const further = [
    ...views.map((view) => ({ word, ...pictureAs(view) })),
    ...(views.length === 0 ? [] : own.map((photo) => ({ word: photo, level: 'realistic' as const }))),
  ]
  const thing = pictureStimulus(word, { role: 'target', colour: palette[dials.colour], size, place: placeIn(bestZone(dials.zones), size) }, pictureAs('whole'))
  const { stimulus, touched, parting } = naturalMotion({ ...thing, shows: { ...thing.shows, further } }, { level: dials.pictureLevel, aspect })
  return {
    mechanic: card({
      steps: Math.max(1, further.length),
      named: true,
      ...(further.length === 0 ? { touched } : {}),
      reward: { does: 'stay', sounds: [], ends: parting },
    }),
    cue: nameOf(word),
    stimuli: [stimulus],
  }
}

/** Plans the whole fruit, and the cut one that belongs to it. */
function halves(word: Word, fruits: readonly Word[], request: Request): Planned {
  const others = unlike(word, fruits, 1, request)
  const {
    child: { dials },
    aspect,
  } = request
  const eaten = (wish: Parameters<MatchLook>[0]) =>
    naturalMotion({ ...pictureStimulus(word, wish, pictureAs('whole')), id: SAMPLE }, { level: dials.pictureLevel, aspect })
  const planned = planMatching(
    {
      sample: (wish) => eaten(wish).stimulus,
      reward: { does: 'stay', names: true, ends: eaten({ role: 'place', colour: palette[dials.colour], ...AT_REST }).ends },
      choices: shuffled(request.random, [word, ...others]).map((each) => ({
        look: (wish) => pictureStimulus(each, wish, pictureAs('cut')),
        isRight: each === word,
      })),
      isSame: false,
    },
    { ...request, settings: { ...request.settings, hides: false } },
  )
  return { ...planned, records: { ...planned.records, view: 'cut' } }
}

interface Asked {
  readonly others: readonly Word[]
  readonly view: Seen
  readonly cue: Utterance
  /** Returns the part of a fruit that is lit. */
  readonly lit?: (word: Word) => SalientPart | undefined
}

function find(word: Word, { others, view, cue, lit }: Asked, request: Request): Planned {
  const { dials } = request.child
  const pictureOf = (each: Word): Partial<PicturePlan> => {
    const part = lit?.(each)
    return { ...pictureAs(view), ...(part === undefined ? {} : { lit: part, dim: DIMMED, edgeColour: palette[dials.colour] }) }
  }
  const things = pictureChoices(
    [word, ...others].map((each) => ({ word: each, picture: pictureOf(each) })),
    Math.max(dials.leastSize, dials.targetSize),
    request,
  )
  const { stimuli, ends } = targetNaturalMotion(things, { level: dials.pictureLevel, aspect: request.aspect })
  return { mechanic: choose({ help, reward: { does: 'stay', names: true, ends } }), cue, stimuli, records: { view } }
}

/** Plans two similar fruits with the same feature lit on both. The feature is a different one each time. */
function compare(word: Word, fruits: readonly Word[], request: Request): Planned {
  const seen = asShown(word, 'realistic')
  const feature = seen.salient[Math.max(0, request.turn) % Math.max(1, seen.salient.length)]
  const others = neighbours(word, fruits, 'alike', 1, request.random)
  const partOf = (each: Word) =>
    feature === undefined ? undefined : each === word ? feature : (samePart(feature, asShown(each, 'realistic').salient) ?? undefined)
  const planned = find(word, { others, view: 'whole', cue: nameOf(word), lit: partOf }, request)
  return { ...planned, records: { ...planned.records, ...(feature === undefined ? {} : { feature: feature.id }) } }
}

/** Plans a choice in which the voice names a feature that only one of the fruits has. */
function byFeature(word: Word, fruits: readonly Word[], choices: number, request: Request): Planned {
  const { salient } = asShown(word, 'realistic')
  const lacking = (part: SalientPart) => fruits.filter((other) => other.id !== word.id && samePart(part, other.salient) === null)
  const told = salient.filter((part) => lacking(part).length >= choices - 1)
  const feature = told[Math.max(0, request.turn) % Math.max(1, told.length)]
  if (feature === undefined) return find(word, { others: unlike(word, fruits, choices - 1, request), view: 'whole', cue: nameOf(word) }, request)
  const planned = find(word, { others: unlike(word, lacking(feature), choices - 1, request), view: 'whole', cue: { part: feature.phrase } }, request)
  return { ...planned, records: { ...planned.records, feature: feature.id } }
}

const unlike = (word: Word, fruits: readonly Word[], count: number, { child: { dials }, random }: Request): readonly Word[] =>
  neighbours(word, withoutColour(fruits, dials.colour, count + 1), 'unlike', count, random)
