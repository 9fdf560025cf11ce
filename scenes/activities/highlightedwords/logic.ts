import { palette } from '#domain/child/palette'
import { readOn } from '#domain/trials/plan/mechanics'
import { layOut } from '#domain/trials/concepts/print'
import { placeIn } from '#domain/trials/layout/placement'
import type { TrialPlan } from '#domain/trials/plan/plan'
import type { RequestFor } from '#domain/trials/engine/request'
import { pictureStimulus, textStimulus } from '#domain/trials/concepts/things'
import { starterTexts } from '#domain/words/starters'
import { chunksOf, linesOf, plainWord } from '#domain/words/reading'
import type { ReadingLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, ReadingLevel>

/** Margin between the chunks of one word, which are close together (line heights). */
const CHUNK_SIDES = 0.04
const PICTURE = 0.5
/** Height from the top of a tall letter to the foot of a low one, as a share of the line's height. */
const LETTERS = 0.7

/** Plans one line of the texts, in order, and starts again at the end. The warm-ups show one word each. */
export function planLine(request: Request): TrialPlan {
  const {
    level: asked,
    warmUp,
    index,
    turn,
    settings,
    child: { dials, support },
    words,
    aspect,
    widthOf,
  } = request
  const level: ReadingLevel = warmUp ? { view: 1, lines: 1, rest: 0 } : asked
  const lines = textsToRead(request).flatMap(linesOf)
  const first = lines.flat()
  const line = warmUp ? [first[index % first.length] ?? ''] : (lines[turn % lines.length] ?? [])
  const sides = level.inChunks === true ? CHUNK_SIDES : undefined
  const pages = layOut(level.inChunks === true ? line.flatMap((word) => [chunksOf(word)]) : inViews(line, level.view), {
    lines: level.lines,
    size: settings.wordSize / 100 / LETTERS,
    zones: dials.zones,
    aspect,
    widthOf: (piece) => widthOf(piece, sides),
  })
  const pieces = pages.flatMap((page, number) => page.map((piece) => ({ ...piece, page: number })))
  const rest = restOf(level, request)
  const stimuli = pieces.map(({ text, place, size, page }, order) =>
    textStimulus(
      `word-${order + 1}`,
      { text, bubble: false, mark: settings.mark, page, ...(sides === undefined ? {} : { sides }) },
      {
        role: 'target',
        colour: palette[dials.colour],
        place,
        size,
        light: order === 0 ? 1 : page === 0 ? rest : 0,
      },
    ),
  )
  const isByItself = settings.goesOn === 'itself' && support !== 'A'
  const plan = {
    mechanic: readOn({ voice: settings.voice, everyMs: isByItself ? settings.seconds * 1000 : null, rest, help: { 3: ['voice'] } }),
    cue: { phrase: 'look' },
  } as const
  const known = line
    .toReversed()
    .map(plainWord)
    .flatMap((plain) => words.find(({ word }) => word === plain) ?? [])[0]
  if (known === undefined || !settings.picture) return { ...plan, stimuli }
  const picture = pictureStimulus(known, { role: 'place', colour: palette[dials.colour], place: placeIn(5, PICTURE), size: PICTURE, light: 0 })
  return { ...plan, stimuli: [...stimuli, { ...picture, id: `picture-${known.id}` }] }
}

/** Returns the current texts that the adult has picked. If there are none, all of the child's own, and if there are none of these either, the standard ones. */
function textsToRead({ texts, settings }: Request): readonly string[] {
  const starters = starterTexts()
  const picked = [...texts, ...starters].filter(({ id }) => settings.texts.includes(id))
  const own = texts.length > 0 ? texts : starters
  return (picked.length > 0 ? picked : own).map(({ text }) => text)
}

/** Returns the brightness of waiting words. It grows from line to line if the highlight fades. */
function restOf({ rest, fadesTo = rest }: ReadingLevel, { turn, turns }: Request): number {
  return rest + ((fadesTo - rest) * Math.max(0, turn)) / Math.max(1, turns - 1)
}

const inViews = (line: readonly string[], view: number): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(line.length / view) }, (_, index) => line.slice(index * view, (index + 1) * view))
