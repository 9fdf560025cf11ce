import { type Hex, palette, shadeTo } from '#domain/child/palette'
import { restlessColour } from '#domain/child/safety'
import { shuffled } from '#domain/random'
import type { StoryEffect } from '#domain/trials/plan/storyEffects'
import { padSides, type PadSide } from '#domain/trials/plan/mechanics/devices'
import { tilt } from '#domain/trials/plan/mechanics'
import { EDGE, zoneAt } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { StimulusPlan, TrialPlan } from '#domain/trials/plan/plan'
import type { RequestFor } from '#domain/trials/engine/request'
import { drawnStimulus } from '#domain/trials/concepts/things'
import { BROAD_WALL_WIDTH, type Wall, WALL_WIDTH } from '#domain/trials/layout/walls'
import { type CourtKind, tiltLevels, type TiltLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, TiltLevel>

/** The start of the ball, its goal, and the walls between them. */
interface Court {
  readonly ball: Place
  readonly goal: Place
  readonly road?: readonly Place[]
  readonly walls?: readonly Wall[]
}

/** Luminance of walls and pads. The ball remains the brightest thing. */
const DARK = 0.08
/** Brightness of the goal next to the ball. */
const GOAL_LIGHT = 0.55
/** Size of the ball in the hollow, as a share of the hollow's. */
const LIES = 0.74
/** Times of the effects after the ball has reached its goal (ms after arrival). */
const HOME = { lightsMs: 300, opensMs: 1400, rocksMs: 2400 } as const
/** Sides of walls (stage heights): one broad wall, or the narrow ones of a maze. They start at an edge of the stage. */
const WALLS = {
  wall: { drawing: 'broadWall', high: 0.53, wide: 0.53 * BROAD_WALL_WIDTH },
  maze: { drawing: 'wall', high: 0.56, wide: 0.56 * WALL_WIDTH },
} as const
/** Horizontal places of a maze's walls, in fractions of the stage's width. */
const MAZE = [0.37, 0.63] as const
/** Simpler courts, in order of preference, for a court whose path is partly outside the child's visual field. */
const SIMPLER: readonly CourtKind[] = ['wall', 'any', 'beside']
/** Size of a pad (stage heights), which is half a disc at the edge of the stage. */
const PAD = 0.34
/** The prompts: after 2 T the ball rolls half of the way by itself and waits, and then it rolls the rest (clinical-design.md, "Nothing"). */
const help = { 3: ['part-way'], 4: ['show-how'] } as const

/** Plans one ball and one goal, never the same path twice in a row. Warm-ups and easier trials are as on the first level. */
export function planBall(request: Request): TrialPlan {
  const first = planOn(tiltLevels['1'], request)
  return request.warmUp ? first : { ...planOn(request.level, request), easier: first }
}

function planOn(level: TiltLevel, { turn, settings, child: { dials }, aspect, deal }: Request): TrialPlan {
  const sized = ({ share, most }: TiltLevel['ball']) => Math.max(dials.leastSize, Math.min(most, dials.targetSize * share))
  const [size, goalSize] = [sized(level.ball), Math.max(sized(level.ball) * 1.1, sized(level.goal))]
  const room = { size, goalSize, aspect, hasPads: settings.pads }
  const isSeen = ({ ball, goal, road = [] }: Court) => [ball, goal, ...road].every((place) => dials.zones[zoneAt(place)] > 0)
  // If the child does not see the whole path, a simpler one is used.
  const open = [level.court, ...SIMPLER].map((kind) => courtsOf(kind, room).filter(isSeen)).find((courts) => courts.length > 0)
  const order = shuffled(deal(), open ?? courtsOf('beside', room))
  const court = order[Math.max(0, turn) % order.length]
  if (court === undefined) throw new Error('there is no way')
  const [colour, second] = [palette[dials.colour], palette[dials.secondColour]]
  const dark = shadeTo(second, DARK)
  const walls = (court.walls ?? []).map(({ x, y, high }, index) => {
    // The child must see the end of a wall, because the path leads around it.
    const zone = zoneAt({ x, y: y > 0.5 ? y - high / 2 : y + high / 2 })
    return drawnStimulus(`wall-${index + 1}`, WALLS[court.walls?.length === 2 ? 'maze' : 'wall'].drawing, {
      role: 'control',
      colour: dark,
      place: { x, y },
      zone,
      size: high,
    })
  })
  const sides: readonly PadSide[] = !settings.pads ? [] : level.lean === 'free' ? ['left', 'right', 'up', 'down'] : ['left', 'right']
  const pads = sides.flatMap((side): StimulusPlan[] => {
    const place = { x: (padSides[side].x + 1) / 2, y: (padSides[side].y + 1) / 2 }
    return dials.zones[zoneAt(place)] > 0 ? [drawnStimulus(side, 'disc', { role: 'control', colour: dark, place, size: PAD })] : []
  })
  return {
    mechanic: tilt({
      speed: Math.min(dials.maxSpeed, settings.speed / 100),
      deadDegrees: settings.dead,
      gain: settings.sensitivity / 100,
      ...(level.lean === 'sideways' ? { sideways: true } : {}),
      ...(level.lean === 'any' ? { anyLean: true } : {}),
      ...(court.walls === undefined ? {} : { walls: court.walls }),
      ...(court.road === undefined ? {} : { road: court.road }),
      ...(settings.sounds ? { rolls: 'tap' } : {}),
      help,
      reward: { does: 'stay', ends: homeIn({ place: court.goal, size: goalSize }, size, colour, second) },
    }),
    cue: { phrase: 'put-it-in' },
    stimuli: [
      drawnStimulus('goal', 'hollow', {
        role: 'place',
        colour: second,
        place: court.goal,
        size: goalSize,
        light: GOAL_LIGHT,
      }),
      ...walls,
      ...pads,
      drawnStimulus('ball', 'disc', { role: 'target', colour, place: court.ball, size, goesTo: 'goal' }),
    ],
  }
}

/**
 * Returns the effects at the goal: the ball sinks into the hollow, which lights up; then it rocks there, and petals open around both. Petals are
 * never red, because they change faster than red may.
 */
function homeIn(goal: { readonly place: Place; readonly size: number }, size: number, colour: Hex, second: Hex): readonly StoryEffect[] {
  return [
    { id: 'ball', does: 'settle', to: goal.place, scale: Math.min(1, (goal.size * LIES) / size) },
    { id: 'goal', does: 'dim', to: 1, afterMs: HOME.lightsMs },
    { id: 'goal', does: 'bloom', colour: restlessColour(second), inside: restlessColour(colour), reach: goal.size / 2 + EDGE, afterMs: HOME.opensMs },
    { id: 'ball', does: 'sway', afterMs: HOME.rocksMs },
  ]
}

interface Room {
  readonly size: number
  readonly goalSize: number
  readonly aspect: number
  readonly hasPads: boolean
}

/** Returns every path of a level, in both directions. */
function courtsOf(kind: CourtKind, { size, goalSize, aspect, hasPads }: Room): readonly Court[] {
  const edge = hasPads ? PAD / 2 + EDGE / 2 : EDGE
  const [beside, below] = [(edge + goalSize / 2) / aspect, edge + goalSize / 2]
  const thirds = [1 / 2, 1 / 6, 5 / 6].map((at) => Math.min(1 - below, Math.max(below, at)))
  const sideways = [...new Set(thirds)].map((y): Court => ({ ball: { x: beside, y }, goal: { x: 1 - beside, y } }))
  const upright: Court = { ball: { x: 0.5, y: below }, goal: { x: 0.5, y: 1 - below } }
  const isDown = [true, false]
  switch (kind) {
    case 'beside':
      return sideways.flatMap(bothEnds)
    case 'any':
      return [...sideways.slice(0, 1), upright].flatMap(bothEnds)
    case 'wall':
      return isDown.flatMap((down) => bothEnds(walled(sideways[0], [0.5], { ...WALLS.wall, down, size, aspect })))
    case 'maze':
      return isDown.flatMap((down) => bothEnds(walled(sideways[0], MAZE, { ...WALLS.maze, down, size, aspect })))
  }
}

const bothEnds = (court: Court): readonly Court[] => [
  court,
  { ...court, ball: court.goal, goal: court.ball, ...(court.road === undefined ? {} : { road: court.road.toReversed() }) },
]

/**
 * Returns the court with walls between ball and goal. The first wall is at the lower or upper edge, the next one at the other; the road leads around
 * each of them.
 */
function walled(
  court: Court | undefined,
  at: readonly number[],
  { wide, high, down, size, aspect }: Pick<Wall, 'wide' | 'high'> & { readonly down: boolean; readonly size: number; readonly aspect: number },
): Court {
  if (court === undefined) throw new Error('there is no way')
  const beside = (wide / 2 + size / 2 + EDGE / 2) / aspect
  const parts = at.map((x, index) => {
    const stands = down === (index % 2 === 0)
    const open = stands ? (1 - high) / 2 : (1 + high) / 2
    return {
      wall: { x, y: stands ? 1 - high / 2 : high / 2, wide, high },
      road: [
        { x: x - beside, y: open },
        { x: x + beside, y: open },
      ],
    }
  })
  return { ...court, walls: parts.map(({ wall }) => wall), road: parts.flatMap(({ road }) => road) }
}
