import { palette, warmWhite } from '#domain/child/palette'
import { MIN_LINE_SIZE, restlessColour, withLightOf } from '#domain/child/safety'
import { assembly, gridPieces, joined, type AssemblyPart, type AssemblyParts } from '#scenes/activities/arrange/assembly'
import type { StageSplit } from '#domain/trials/concepts/stageHalves'
import { assemble } from '#domain/trials/plan/mechanics'
import { inLines, longerSideOf } from '#domain/trials/concepts/opposite'
import { gapFor } from '#domain/trials/layout/placement'
import type { PicturePlan } from '#domain/trials/plan/picture'
import type { ShowsPlan } from '#domain/trials/plan/plan'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { wordOfDeck } from '#domain/words/order'
import type { Word } from '#domain/words/words'
import type { ArrangeLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, ArrangeLevel>
type Planned = PlannedFor<typeof manifest>

/**
 * Colour of the lines of slots (clinical-design.md: 40 % luminance), which letters in slots also have. `CONTOUR` gives the width of the lines (stage
 * heights).
 */
const QUIET = withLightOf(warmWhite, 0.4)
const CONTOUR = { contour: 0.012, edgeColour: QUIET } as const
/** Maximum distance (stage heights) from its slot at which a released piece snaps in. */
const SNAP = 0.2
/** Sizes of a cut picture, a step of a routine and a letter, as shares of the child's own size, within limits (stage heights). */
const CUT = { share: 1.6, least: 0.36, most: 0.6 } as const
const STEP = { share: 1.4, least: 0.16, most: 0.3 } as const
const LETTER = { share: 1.2, least: 0.18, most: 0.3 } as const
/** Minimum gap (widths of a piece) before the number of pieces is reduced. */
const NEARER = 0.5
/** Size of a frame relative to the thing that belongs in it. `SIDES` is the space at the sides of letters, which need little (line heights). */
const FRAMED = 1.2
const SIDES = 0.1
const ROUTINES = { teeth: ['toothbrush', 'glass', 'towel'], bath: ['bathtub', 'soap', 'towel'], dressing: ['sock', 'shoe', 'coat'] } as const
const SIGNS = { letters: ['A', 'B', 'C'], numbers: ['1', '2', '3'] } as const
/** Highly familiar things. Every piece of their pictures can be recognised. */
const FAMILIAR: readonly string[] = ['ball', 'teddy-bear', 'cup', 'apple', 'rubber-duck', 'shirt']
/** Number of columns and rows for each number of pieces into which a picture is cut. */
const GRIDS: Readonly<Record<number, readonly [number, number]>> = { 1: [1, 1], 2: [2, 1], 3: [3, 1], 4: [2, 2] }
/**
 * The prompts: the right slot glows after T; the piece sways, moves half way after 2 T, and finally moves there by itself (clinical-design.md,
 * /arrange, "Nothing").
 */
const help = { 1: ['glow'], 2: ['sway'], 3: ['part-way'], 4: ['show-how'] } as const

/** Plans pieces on one side and their slots on the other. The warm-ups have one of each. */
export function planArranging(request: Request): Planned {
  const easier = arranged(1, request)
  return request.warmUp ? easier : { ...arranged(countOf(request), request), easier }
}

/** Arranges the pieces. If there is no space for their minimum size, they are closer together or fewer. */
function arranged(count: number, request: Request, gap = gapFor(request.child.support)): Planned {
  const { settings, child, aspect, random, itemsShare } = request
  const side = settings.slots === 'field' ? undefined : settings.slots
  const { halving, ...parts } = partsOf(count, gap, request)
  const { stimuli, needed, isFitting, each, ends, ...laid } = assembly({
    ...parts,
    halving: side === undefined ? halving : 'left-right',
    side,
    weights: child.dials.zones,
    gap,
    colour: palette[child.dials.colour],
    quiet: QUIET,
    petals: [restlessColour(palette[child.dials.secondColour]), restlessColour(palette[child.dials.colour])],
    level: child.dials.pictureLevel,
    share: itemsShare,
    aspect,
    random,
  })
  if (!isFitting && count > 1) return gap > NEARER ? arranged(count, request, gap / 2) : arranged(count - 1, request)
  return {
    mechanic: assemble({ mode: settings.carry, snap: SNAP, measured: true, arrives: 'tap', each, help, reward: { does: 'stay', sounds: [], ends } }),
    cue: { phrase: 'put-it-here' },
    needed,
    stimuli,
    records: { pieces: needed, side: laid.side },
  }
}

/** Returns the kind of things that the level puts in order. The last levels use signs or sizes, according to the adult's settings. */
const kindOf = ({ level, settings }: Request): 'sizes' | 'cut' | 'routine' | 'signs' =>
  level.kind !== 'order' ? level.kind : settings.order === 'sizes' ? 'sizes' : 'signs'

function countOf(request: Request): number {
  const { level, turn, turns } = request
  if (level.kind === 'cut') return level.pieces[turn < turns / 2 ? 0 : 1]
  return kindOf(request) === 'sizes' && 'count' in level ? level.count : 3
}

type Laid = AssemblyParts & { readonly halving: StageSplit; readonly least: number }

function partsOf(count: number, gap: number, request: Request): Laid {
  const kind = kindOf(request)
  if (kind === 'cut') return piecesOf(count, request)
  return kind === 'sizes' ? sizesOf(count, gap, request) : framesOf(count, gap, kind, request)
}

/** Returns a picture cut into this many pieces. */
function piecesOf(count: number, request: Request): Laid {
  const size = within(request.child.dials.targetSize, CUT)
  const word = wordFor(request)
  const [columns, rows] = GRIDS[count] ?? [1, 1]
  const cuts = gridPieces(columns, rows)
  const parts = cuts.map((piece): AssemblyPart => ({
    width: piece[2] * size,
    height: piece[3] * size,
    shows: pictureOf(word, { piece }),
    slot: pictureOf(word, { piece, ...CONTOUR, ...ghostOf(request) }),
  }))
  const whole = { width: size, height: size, shows: pictureOf(word) }
  const lines: AssemblyParts['lines'] = (along) => (along === 'down' ? columns : rows)
  return { parts, slots: () => joined(size, cuts), lines, whole, halving: 'left-right', least: request.child.dials.leastSize }
}

/** Returns one thing in several sizes, from the largest to the smallest or the other way round. */
function sizesOf(count: number, gap: number, request: Request): Laid {
  const { level, child, turn } = request
  const ratio = 'ratio' in level ? level.ratio : 1
  const word = wordFor(request)
  const largest = Math.max(child.dials.targetSize, child.dials.leastSize * ratio ** (count - 1))
  const parts = Array.from({ length: count }, (_, index): AssemblyPart => {
    const size = largest / ratio ** (turn % 2 === 0 ? index : count - 1 - index)
    return { width: size, height: size, shows: pictureOf(word), slot: pictureOf(word, { ...CONTOUR, ...ghostOf(request) }) }
  })
  return { parts, slots: (along) => inLines(parts, gap, along), halving: count > 3 ? 'top-bottom' : 'left-right', least: child.dials.leastSize }
}

/** Returns the steps of a routine, or signs, in order and each with a frame. */
function framesOf(count: number, gap: number, kind: 'routine' | 'signs', request: Request): Laid {
  const { settings, child, widthOf } = request
  const [step, line] = [within(child.dials.targetSize, STEP), within(child.dials.targetSize, LETTER)]
  const light = settings.ghost / 100
  const framed = { slot: { drawing: 'frame' }, framed: FRAMED } as const
  const parts =
    kind === 'routine'
      ? stepsOf(request).map((word): AssemblyPart => {
          const shows = (more: Partial<PicturePlan> = {}) => pictureOf(word, { level: 'realistic', ...more })
          return { ...framed, width: step, height: step, shows: shows(), ...(light === 0 ? {} : { ghost: { shows: shows(ghostOf(request)) } }) }
        })
      : SIGNS[settings.order === 'numbers' ? 'numbers' : 'letters'].map((text): AssemblyPart => {
          const shows = { text: { text, bubble: false, sides: SIDES } }
          return { ...framed, width: widthOf(text, SIDES) * line, height: line, shows, ...(light === 0 ? {} : { ghost: { shows, light } }) }
        })
  const shown = parts.slice(0, count)
  const frames = shown.map((part) => ({ width: longerSideOf(part) * FRAMED, height: longerSideOf(part) * FRAMED }))
  const least = kind === 'routine' ? child.dials.leastSize : MIN_LINE_SIZE
  return { parts: shown, slots: (along) => inLines(frames, gap, along), halving: 'top-bottom', least }
}

const within = (wished: number, { share, least, most }: { readonly share: number; readonly least: number; readonly most: number }): number =>
  Math.min(most, Math.max(least, wished * share))

/** Returns how a slot shows the piece that belongs in it. */
const ghostOf = ({ settings: { ghost } }: Request): Partial<PicturePlan> => (ghost === 0 ? {} : { shade: ghost / 100 })

const pictureOf = (word: Word, more: Partial<PicturePlan> = {}): ShowsPlan => ({ picture: { word, ...more } })

/** Returns the picture of this trial: one that the adult picked, or otherwise one of the child's own photos and then of the most familiar things, in turn. */
function wordFor({ index, words, settings: { deck }, child: { support } }: Request): Word {
  const known = [...words.filter(({ photo }) => photo !== undefined), ...wordsOf(FAMILIAR, words).filter(({ photo }) => photo === undefined)]
  const others = words.filter((word) => !known.includes(word))
  const word = wordOfDeck([...known, ...others], { deck, cards: FAMILIAR.length }, { index, support })
  if (word === undefined) throw new Error('There is nothing to put in place.')
  return word
}

/** Returns the steps of the routine in order. They are the adult's own if there are at least two of these. */
function stepsOf({ words, settings: { routine, steps } }: Request): readonly Word[] {
  const own = wordsOf(steps, words)
  return routine === 'own' && own.length > 1 ? own : wordsOf(ROUTINES[routine === 'own' ? 'teeth' : routine], words)
}

/** Returns the words with these ids, in this order. */
const wordsOf = (ids: readonly string[], words: readonly Word[]): readonly Word[] => ids.flatMap((id) => words.find((word) => word.id === id) ?? [])
