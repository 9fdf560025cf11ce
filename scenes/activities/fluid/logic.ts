import { type Hex, palette, warmWhite } from '#domain/child/palette'
import { restlessColour } from '#domain/child/safety'
import type { Zone, ZoneWeights } from '#domain/child/zones'
import { naturalMotion } from '#domain/trials/concepts/naturalMotion'
import { paint, trace, wipe } from '#domain/trials/plan/mechanics'
import { bestZone, placeIn, zoneAt } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { TrialPlan } from '#domain/trials/plan/plan'
import type { RequestFor } from '#domain/trials/engine/request'
import { drawnStimulus, pictureStimulus } from '#domain/trials/concepts/things'
import { realisticFirst } from '#domain/words/deck'
import { type FluidLevel, roads } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, FluidLevel>
type Painted<D extends FluidLevel['does']> = Request & { readonly level: Extract<FluidLevel, { does: D }> }

const PAIRS = {
  'yellow-blue': [palette.yellow, palette.blue],
  'cyan-pink': [palette.cyan, palette.pink],
  'green-purple': [palette.green, palette.purple],
  'warm-white': [warmWhite, warmWhite],
} as const satisfies Readonly<Record<string, readonly [Hex, Hex]>>
/** A trail's radius (stage heights), and the time (ms) for which it spreads. Narrower trails drawn to and fro would be stripes. */
const FLOWS = {
  thin: { radius: 0.23, spreadsMs: 1600 },
  soft: { radius: 0.19, spreadsMs: 1100 },
  thick: { radius: 0.17, spreadsMs: 500 },
} as const
/** Radius of a drop (stage heights): half of 40 % of the height (clinical-design.md, /fluid L1). The invisible edge does not count. */
const DROP = 0.24
/** The ink that waits. It is small and dim, shows where to begin, and is the thing that switches step to. */
const WELL = { share: 0.4, least: 0.12, most: 0.18, light: 0.45 } as const
/** Size of a picture in the dark, which is the largest that a thing may have. `width` is how much a hand uncovers at once (both in stage heights). */
const PICTURE = { size: 0.7, width: 0.24 } as const
/**
 * A dim bud that waits at the end of a road: its size, its brightness, and the reach of its flower (sizes in widths of the road). When the road is
 * done, the bud lights up and a flower opens around it.
 */
const BUD = { share: 0.7, light: 0.5, reach: 0.9 } as const
/** A path around the stage. Each zone on it is adjacent to the next. */
const ROUND: readonly Zone[] = [5, 4, 1, 2, 3, 6, 9, 8, 7]
const SIDES: readonly (readonly [string, readonly Zone[]])[] = [
  ['left', [4, 1, 7]],
  ['right', [6, 3, 9]],
]

/** Plans free play with ink, a picture in the dark, or a road. */
export function planFluid(request: Request): TrialPlan {
  const { level } = request
  if (level.does === 'reveal') return planPicture({ ...request, level })
  if (level.does === 'road') return planRoad({ ...request, level })
  return planInk({ ...request, level })
}

function planInk({ level, settings, child: { dials }, aspect }: Painted<'drop' | 'trail'>): TrialPlan {
  const isDrop = level.does === 'drop'
  const colours = coloursOf(settings.colours, dials)
  const isSeen = ([, side]: (typeof SIDES)[number]) => side.some((zone) => dials.zones[zone] > 0)
  const sides = !isDrop && level.colours === 2 ? SIDES.filter(isSeen) : []
  // A child who sees only the middle begins there.
  const ways = sides.length > 0 ? sides : [['ink', ROUND] as const]
  const size = Math.max(dials.leastSize, Math.min(WELL.most, Math.max(WELL.least, dials.targetSize * WELL.share)))
  const paths = Object.fromEntries(ways.map(([id, zones]) => [id, pathOf(zones, dials.zones, aspect)]))
  return {
    mechanic: paint({
      colours: level.does === 'trail' && level.colours === 2 ? colours : [colours[0]],
      manner: { ...FLOWS[settings.viscosity], ...(isDrop ? { radius: DROP } : {}), lastsMs: settings.fade * 1000 },
      ...(isDrop ? { drops: true } : {}),
      paths,
      ...(settings.hum ? { hums: true } : {}),
    }),
    stimuli: Object.entries(paths).map(([id, path]) =>
      drawnStimulus(id, dials.lightGazer ? 'disc' : 'lightSofter', {
        role: 'target',
        colour: restlessColour(id === 'right' ? colours[1] : colours[0]),
        place: path[0] ?? placeIn(5, size, aspect),
        size,
        light: WELL.light,
      }),
    ),
  }
}

/** Plans a picture in the dark. Family photos come first, then the most familiar things. They are the same every day. */
function planPicture({ level, settings, words, turn, child: { dials }, aspect }: Painted<'reveal'>): TrialPlan {
  const picked = words.filter(({ id }) => settings.words.includes(id))
  const photos = words.filter(({ photo }) => photo !== undefined)
  const shown = picked.length > 0 ? picked : [...photos, ...realisticFirst(words).filter(({ photo }) => photo === undefined)].slice(0, 6)
  const word = shown[(turn + shown.length * 2) % shown.length]
  if (word === undefined) throw new Error('There is nothing to uncover.')
  const size = PICTURE.size
  const wish = { role: 'target', colour: palette[dials.colour], place: placeIn(columnIn(dials.zones), size, aspect), size, noHalo: true } as const
  const { stimulus, ends } = naturalMotion(pictureStimulus(word, wish), { level: dials.pictureLevel, aspect })
  return {
    mechanic: wipe({
      share: level.share,
      width: PICTURE.width,
      dark: true,
      help: { 2: ['part-way'], 3: ['part-way'], 4: ['show-how'] },
      reward: { does: 'stay', names: true, ends },
    }),
    cue: { phrase: 'what-is-it' },
    stimuli: [stimulus],
  }
}

function planRoad({ level, turn, settings, child: { dials }, aspect }: Painted<'road'>): TrialPlan {
  const seen = roads.filter((road) => road.every((place) => dials.zones[zoneAt(place)] > 0))
  const road = seen.length > 0 ? seen[Math.max(0, turn) % seen.length] : undefined
  const [from, ...rest] = road ?? [placeIn(bestZone(dials.zones), level.width, aspect), { x: 0.5, y: 0.5 }]
  const [start, ...on] = turn % 2 === 0 ? [from as Place, ...rest] : [...rest.toReversed(), from as Place]
  const [colour, second] = coloursOf(settings.colours, dials).map(restlessColour) as [Hex, Hex]
  const look = dials.lightGazer ? 'disc' : 'light'
  const size = Math.max(dials.leastSize, level.width * 0.8)
  return {
    mechanic: trace({
      reach: level.width / 2,
      road: on,
      help: { 1: ['light-along'], 4: ['show-how'] },
      reward: {
        does: 'stay',
        ends: [
          { id: 'bud', does: 'dim', to: 1 },
          { id: 'bud', does: 'bloom', colour: second, inside: colour, reach: level.width * BUD.reach, afterMs: 600 },
        ],
      },
    }),
    cue: { phrase: 'follow-it' },
    stimuli: [
      drawnStimulus('light', look, { role: 'target', colour, place: start as Place, size }),
      drawnStimulus('bud', look, { role: 'control', colour: second, place: on.at(-1) as Place, size: level.width * BUD.share, light: BUD.light }),
    ],
  }
}

const coloursOf = (colours: Request['settings']['colours'], { colour, secondColour }: Request['child']['dials']): readonly [Hex, Hex] =>
  colours === 'own' ? [palette[colour], palette[secondColour]] : PAIRS[colours]

/** Returns the centres of those zones in which the child sees, starting with the best. */
function pathOf(zones: readonly Zone[], weights: ZoneWeights, aspect: number): readonly Place[] {
  const open = zones.filter((zone) => weights[zone] > 0)
  const seen = open.length > 0 ? open : [bestZone(weights)]
  const best = seen.reduce((found, zone, index) => (weights[zone] > weights[seen[found] as Zone] ? index : found), 0)
  return [...seen.slice(best), ...seen.slice(0, best)].map((zone) => placeIn(zone, DROP, aspect))
}

/** Returns the column (middle, left or right) for a picture that is nearly as high as the stage. */
const columnIn = (weights: ZoneWeights): Zone => ([5, 4, 6] as const).find((zone) => zone % 3 === bestZone(weights) % 3) ?? 5
