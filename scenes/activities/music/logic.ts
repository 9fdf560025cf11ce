import { type ColourName, type Hex, palette } from '#domain/child/palette'
import { luminanceOf } from '#domain/child/safety'
import { noteAt, pitchOf } from '#domain/notes'
import { pick } from '#domain/random'
import { notes } from '#domain/trials/plan/mechanics'
import { bestZone, placeIn, spreadOut, zoneAt } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { TrialPlan } from '#domain/trials/plan/plan'
import type { RequestFor } from '#domain/trials/engine/request'
import { drawnStimulus } from '#domain/trials/concepts/things'
import { nameOf, type PhraseId, type Utterance } from '#domain/words/utterance'
import type { MusicLevel } from './levels'
import type manifest from './manifest'
import { tunes } from './tunes'

type Request = RequestFor<typeof manifest, MusicLevel>

/** Colours of the pads, after the child's own two. The reddest one, orange, is the last. */
const COLOURS: readonly ColourName[] = ['yellow', 'cyan', 'green', 'pink', 'purple', 'blue', 'coral', 'orange']
/**
 * Maximum number of pads that are bright at rest. More of them rest in the dark, because bright ones side by side are a pattern (clinical-design.md,
 * /music).
 */
const FEW = 3
/** Brightness (relative luminance) of an untouched pad, if there are few and if there are many. `most` is its maximum opacity. */
const REST = { few: 0.4, many: 0.18, most: 0.75 } as const
/** Gap between two pads, in units of a pad's size. */
const GAP = 0.5
/** Number of semitones by which all notes are shifted. */
const RANGES = { low: -12, middle: 0, high: 12 } as const
/** Phrases that are spoken if no words have been chosen. A family can record all of them. */
const SAYINGS: readonly PhraseId[] = ['hello', 'more', 'up', 'down', 'go', 'again', 'yes', 'goodbye']

/** Plans the pads of a level, which always have the same places and colours. In "follow", the child must find some of them. */
export function planPads({ level, turn, turns, warmUp, settings, words, child: { dials }, aspect, random }: Request): TrialPlan {
  const { places, size } = placed({ level, dials, aspect, random })
  const colours = coloursFrom([dials.colour, dials.secondColour])
  const chosen = settings.words.flatMap((wanted) => words.filter(({ id }) => id === wanted).map(nameOf))
  const sayings: readonly Utterance[] = chosen.length > 0 ? chosen : SAYINGS.map((phrase) => ({ phrase }))
  const up = RANGES[settings.range]
  const ids = places.map((_, index) => `pad-${index + 1}`)
  const asks = settings.mode === 'follow' ? sequence({ ids, length: lengthOf(level, warmUp ? 0 : turn / turns), random }) : undefined
  return {
    mechanic: notes({
      pitches: places.map((_, index) => noteAt(index) * 2 ** (up / 12)),
      manner: { timbre: settings.instrument, mostMs: settings.sustain * 1000, loudness: settings.loudness / 100 },
      ...(settings.mode === 'song' ? { tune: tunes[settings.tune].map((semitones) => pitchOf(semitones + up)) } : {}),
      ...(settings.mode === 'voice' ? { says: places.map((_, index) => sayings[index % sayings.length] as Utterance) } : {}),
      ...(asks === undefined ? {} : { asks }),
      reward: { does: 'sway', sounds: [] },
    }),
    cue: { phrase: 'touch-it' },
    stimuli: places.map((place, index) => {
      const colour = colours[index % colours.length] as Hex
      const id = ids[index] as string
      const role = asks === undefined || asks.includes(id) ? 'target' : 'distractor'
      return drawnStimulus(id, 'disc', { role, colour, place, size, light: restOf(colour, places.length) })
    }),
  }
}

/** Returns the level's places. A child who does not see all of them gets places that the child sees. */
function placed({ level, dials, aspect, random }: Pick<Request, 'level' | 'aspect' | 'random'> & Pick<Request['child'], 'dials'>): {
  readonly places: readonly Place[]
  readonly size: number
} {
  const wished = Math.max(dials.leastSize, Math.min(level.most, Math.max(level.least, dials.targetSize * level.share)))
  if (level.places === null) return { places: [placeIn(bestZone(dials.zones), wished, aspect)], size: wished }
  const places = level.places(aspect)
  const size = Math.min(wished, nearest(places, aspect) / (1 + GAP))
  if (size >= dials.leastSize && places.every((place) => dials.zones[zoneAt(place)] > 0)) return { places, size }
  const spread = spreadOut(random, { count: level.pads, size: wished, gap: GAP, weights: dials.zones, least: dials.leastSize, before: null, aspect })
  return { places: spread.spots.map(({ place }) => place).toSorted((one, other) => one.x - other.x || one.y - other.y), size: spread.size }
}

/** Returns the minimum distance between two of these places (stage heights). */
const nearest = (places: readonly Place[], aspect: number): number =>
  Math.min(...places.flatMap((one, index) => places.slice(index + 1).map((other) => Math.hypot((one.x - other.x) * aspect, one.y - other.y))))

/** Returns the child's own colours first, and then the others, each of them once. */
const coloursFrom = (own: readonly ColourName[]): readonly Hex[] => [...new Set([...own, ...COLOURS])].map((name) => palette[name])

/** Returns the opacity of an untouched pad. If there are many, none is brighter than a fifth of white. Brightness is a power function of opacity. */
const restOf = (colour: Hex, count: number): number => Math.min(REST.most, ((count > FEW ? REST.many : REST.few) / luminanceOf(colour)) ** (1 / 2.2))

const lengthOf = ({ asks: [least, most] }: MusicLevel, share: number): number => least + Math.floor(share * (most - least + 1))

/** Returns pads in random order, never the same one twice in a row. */
function sequence({
  ids,
  length,
  random,
}: {
  readonly ids: readonly string[]
  readonly length: number
  readonly random: Request['random']
}): readonly string[] {
  return Array.from({ length }).reduce<readonly string[]>((row) => {
    const others = ids.filter((id) => id !== row.at(-1))
    return [...row, pick(random, others.length > 0 ? others : ids)]
  }, [])
}
