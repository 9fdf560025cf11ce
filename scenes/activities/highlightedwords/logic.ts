import type { SettingsOf } from '#domain/activities/manifest'
import type { ResolvedSettings } from '#domain/activities/session'
import { palette } from '#domain/child/palette'
import { layOut } from '#domain/trials/print'
import { placeIn } from '#domain/trials/placement'
import type { StimulusPlan, TrialPlan } from '#domain/trials/plan'
import { pictureThing, stillThing } from '#domain/trials/things'
import { chunksOf, linesOf, plainWord } from '#domain/words/reading'
import type { Word } from '#domain/words/words'
import type { ReadingLevel } from './levels'
import type manifest from './manifest'

export type ReadingSettings = SettingsOf<(typeof manifest)['settings']>

interface Reading {
  readonly texts: readonly string[]
  readonly words: readonly Word[]
  readonly settings: ReadingSettings
  readonly child: Pick<ResolvedSettings, 'dials'>
  readonly aspect: number
  /** Width of a printed piece in heights of its line. */
  readonly widthOf: (piece: string, sides?: number) => number
}

/** Chunks of one word stand close together. */
const CHUNK_SIDES = 0.04
const PICTURE = 0.5
/** From the top of a tall letter to the foot of a low one, as a share of the line. */
const LETTERS = 0.7

/** Every line of the texts in its order, and from the beginning again; the warm-ups show one word each. */
export function planReading(count: number, warmUps: number, level: ReadingLevel, reading: Reading): readonly TrialPlan[] {
  const lines = reading.texts.flatMap(linesOf)
  const first = lines.flat()
  return Array.from({ length: count }, (_, index): TrialPlan => {
    if (index < warmUps) return planLine([first[index % first.length] ?? ''], { view: 1, lines: 1, rest: 0 }, reading)
    return planLine(lines[(index - warmUps) % lines.length] ?? [], level, reading)
  })
}

function planLine(line: readonly string[], level: ReadingLevel, { words, settings, child: { dials }, aspect, widthOf }: Reading): TrialPlan {
  const sides = level.inChunks === true ? CHUNK_SIDES : undefined
  const pages = layOut(level.inChunks === true ? line.flatMap((word) => [chunksOf(word)]) : inViews(line, level.view), {
    lines: level.lines,
    size: settings.wordSize / 100 / LETTERS,
    zones: dials.zones,
    aspect,
    widthOf: (piece) => widthOf(piece, sides),
  })
  const pieces = pages.flatMap((page, index) => page.map((piece) => ({ ...piece, page: index })))
  const stimuli = pieces.map(({ text, place, size, page }, index): StimulusPlan =>
    stillThing(`word-${index + 1}`, 'text', {
      role: 'target',
      colour: palette[dials.colour],
      place,
      size,
      light: index === 0 ? 1 : page === 0 ? level.rest : 0,
      text: { text, bubble: false, mark: settings.mark, page, ...(sides === undefined ? {} : { sides }) },
    }),
  )
  const known = line.toReversed().map(plainWord).flatMap((plain) => words.find(({ word }) => word === plain) ?? [])[0]
  if (known === undefined || !settings.picture) return { cue: { phrase: 'look' }, stimuli }
  const picture = pictureThing(known, { role: 'place', colour: palette[dials.colour], place: placeIn(5, PICTURE), size: PICTURE, light: 0 })
  return { cue: { phrase: 'look' }, stimuli: [...stimuli, { ...picture, id: `picture-${known.id}` }] }
}

const inViews = (line: readonly string[], view: number): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(line.length / view) }, (_, index) => line.slice(index * view, (index + 1) * view))
