import { backgrounds, palette } from '#domain/child/palette'
import { pick, shuffled } from '#domain/random'
import { cellsIn, fillings, type GridShape, largestGrids, visibleCellLine, rowOf, rowsIn } from '#domain/trials/concepts/grids'
import { choicesAfterMs, matchSizes, planMatching } from '#domain/trials/concepts/matching'
import { copy } from '#domain/trials/plan/mechanics'
import { gapFor } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { drawnStimulus, pictureStimulus } from '#domain/trials/concepts/things'
import { isSameHand } from '#domain/words/levels'
import { type Likeness, neighbours, withoutColour } from '#domain/words/neighbours'
import { wordOfDeck } from '#domain/words/order'
import type { Word } from '#domain/words/words'
import { type GridLevel, shapes } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, GridLevel>
type Planned = PlannedFor<typeof manifest>
type CellRequest = Pick<StimulusPlan, 'role'> & Partial<StimulusPlan>

/** Size of a cell: three quarters of the child's own size, and 18 % of the height if there is space (clinical-design.md, /gridmatch). */
const CELL = { share: 0.75, least: 0.18, most: 0.28 } as const
/** Size of a picture in a cell, in units of the cell's size. */
const PICTURE = 0.8
/** Brightness of the rows that are not due yet. */
const WAITING = 0.3
/** Time (ms) for which a sample is shown that the child must remember. */
const SEEN_MS = 5000
/** The prompts: after T the next cell of the sample moves, after 2 T its twin is lit, and at the end it is filled. */
const help = { 1: ['sway'], 2: [], 3: ['glow', 'voice'], 4: ['show-how'] } as const
/** Delay (ms) after which the contents move, in both grids alike, once the last cell is full. */
const MOVES_AFTER_MS = 600
const sizes: readonly GridShape[] = Object.values(shapes)
const [smallest] = sizes as readonly [GridShape]
const alone: GridShape = { columns: 1, rows: 1 }
/** Number of pictures that are used if the adult has picked none: the most familiar ones. */
const CARDS = 10

/** Plans one pattern to copy, or one picture to find. The warm-ups are the smallest possible ones. */
export function planGrids(request: Request): Planned {
  const {
    level,
    warmUp,
    turn,
    turns,
    settings: { mode, grid },
    itemsShare,
  } = request
  if (mode === 'twin') return planTwin(warmUp ? alone : grid === 'level' ? level.twin.shape : shapes[grid], request)
  const easier = planCopy(smallest, { filled: 1, kinds: 1, hides: false }, request)
  if (warmUp) return easier
  const asked = grid === 'level' ? level.shape : shapes[grid]
  const shape = itemsShare < 1 ? (sizes.findLast((each) => cellsIn(each) <= cellsIn(asked) * itemsShare) ?? smallest) : asked
  const filled = level.filled[Math.floor((turn / turns) * level.filled.length)] ?? 1
  return { ...planCopy(shape, { ...level, filled }, request), easier }
}

function planCopy(asked: GridShape, { filled, kinds, hides }: Pick<GridLevel, 'kinds' | 'hides'> & { readonly filled: number }, request: Request): Planned {
  const {
    settings,
    child: { dials },
    random,
    aspect,
  } = request
  const wished = Math.min(CELL.most, Math.max(CELL.least, dials.targetSize * CELL.share))
  const wish = { layout: settings.layout, zones: dials.zones, aspect, wished, least: dials.leastSize }
  const { shape, cell: size, sample, own } = largestGrids(asked, sizes, (each) => ({ ...wish, sample: each, own: each }))
  const cells = pick(random, fillings(shape, Math.min(filled, cellsIn(shape) - 1)))
  const turned = random() < 0.5 ? 0 : 1
  const kindOf = (index: number) => (kinds === 1 ? 0 : (cells.indexOf(index) + turned) % kinds)
  const pictures = settings.filling === 'picture' ? choicesOf(2, 'unlike', request) : []
  const isByRow = settings.byRow && shape.rows > 1
  const firstRow = Math.min(...cells.map((index) => rowOf(index, shape)))
  const lightOf = (index: number) => (isByRow && rowOf(index, shape) > firstRow ? { light: WAITING } : {})
  const line = visibleCellLine(settings.lines, backgrounds[dials.background])
  const base = (index: number) => ({ colour: palette[kindOf(index) === 0 ? dials.colour : dials.secondColour], size })
  const frames = (id: string, places: readonly Place[], wishOf: (index: number) => CellRequest) =>
    places.map((place, index) => drawnStimulus(`${id}-${index}`, line, { ...base(index), place, ...lightOf(index), ...wishOf(index) }))
  const contents = (id: string, places: readonly Place[], wishOf: (index: number) => CellRequest) =>
    places.flatMap((place, index) => {
      const word = pictures[kindOf(index)]
      const thing = { ...base(index), place, noHalo: true as const, ...wishOf(index) }
      if (!cells.includes(index)) return []
      if (word === undefined) return [drawnStimulus(`${id}-${index}`, 'cellFill', thing)]
      return [{ ...pictureStimulus(word, { ...thing, size: Math.max(dials.leastSize, size * PICTURE) }), id: `${id}-${index}` }]
    })
  const after = choicesAfterMs(hides, SEEN_MS)
  const moves = cells.flatMap((index) => ['shown', 'fill'].map((id) => ({ id: `${id}-${index}`, does: 'sway' as const, afterMs: MOVES_AFTER_MS })))
  return {
    mechanic: copy({
      cells: Object.fromEntries(cells.map((index) => [`cell-${index}`, { fill: `fill-${index}`, sample: `shown-${index}` }])),
      ...(isByRow ? { rows: rowsIn(shape).map((row) => row.flatMap((index) => ['sample', 'cell', 'shown'].map((id) => `${id}-${index}`))) } : {}),
      ...(hides ? { hidesAfterMs: SEEN_MS } : {}),
      help,
      reward: { does: 'stay', ends: moves },
    }),
    cue: { phrase: 'your-turn' },
    needed: cells.length,
    isWhole: true,
    stimuli: [
      ...frames('sample', sample, () => ({ role: 'place', noHalo: true })),
      ...frames('cell', own, (index) => ({ role: cells.includes(index) ? 'target' : 'distractor', haloInHelp: true, after })),
      ...contents('shown', sample, (index) => ({ role: 'place', ...lightOf(index) })),
      ...contents('fill', own, () => ({ role: 'control', light: 0, after })),
    ],
    records: { columns: shape.columns, rows: shape.rows, filled: cells.length },
  }
}

function planTwin(asked: GridShape, request: Request): Planned {
  const {
    level,
    warmUp,
    settings: { layout, lines },
    child: { dials, support },
    random,
    aspect,
  } = request
  const [gap, { wished }] = [gapFor(support), matchSizes({ dials, support })]
  const wish = { layout, zones: dials.zones, aspect, wished: wished * (1 + gap), least: dials.leastSize / PICTURE }
  const { shape, cell, sample, own } = largestGrids(asked, sizes, (each) => ({ ...wish, sample: alone, own: each }))
  const size = Math.max(dials.leastSize, cell / (1 + gap))
  const all = choicesOf(cellsIn(shape), level.twin.likeness, request)
  const [word] = all
  const planned = planMatching(
    {
      sample: (look) => pictureStimulus(word, look),
      choices: shuffled(random, all).map((each) => ({ look: (look) => pictureStimulus(each, look), isRight: each === word })),
      isSame: true,
      seenMs: SEEN_MS,
      lay: () => ({ sample: sample[0] ?? { x: 0.5, y: 0.5 }, choices: own, size, sampleSize: Math.max(size, cell * PICTURE) }),
    },
    { ...request, settings: { layout, carry: 'touch', hides: !warmUp && level.hides } },
  )
  const frames = [...sample, ...own].map((place, index) =>
    drawnStimulus(`line-${index}`, visibleCellLine(lines, backgrounds[dials.background]), {
      role: 'control',
      colour: palette[dials.colour],
      place,
      size: cell,
      noHalo: true,
    }),
  )
  return { ...planned, stimuli: [...frames, ...planned.stimuli], records: { columns: shape.columns, rows: shape.rows } }
}

/** Returns the picture to find, and the pictures next to it. */
function choicesOf(
  count: number,
  likeness: Likeness,
  { index, settings: { deck }, child: { dials, support }, words, random, deal }: Request,
): readonly [Word, ...Word[]] {
  const word = wordOfDeck(words, { deck, cards: CARDS }, { index, support, order: deal() })
  if (word === undefined) throw new Error('There is no picture.')
  const others = words.filter((other) => other.category === word.category && isSameHand(word, other, dials.pictureLevel))
  return [word, ...neighbours(word, likeness === 'unlike' ? withoutColour(others, dials.colour, count) : others, likeness, count - 1, random)]
}
