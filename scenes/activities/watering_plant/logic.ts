import { type ColourName, palette } from '#domain/child/palette'
import { carry, count, hold } from '#domain/trials/plan/mechanics'
import { gridIn, placeWithin, visiblePlaces } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { StimulusPlan, TrialPlan } from '#domain/trials/plan/plan'
import { shuffled } from '#domain/random'
import type { RequestFor } from '#domain/trials/engine/request'
import { carryModeOf, twoPlaces } from '#domain/trials/concepts/stories'
import { drawnStimulus, type DrawingForm, facingBack, drawingForms } from '#domain/trials/concepts/things'
import { plantLevels, type PlantLevel } from './levels'
import type manifest from './manifest'
import { barOf, dryPlant, plantPrompts, POURING_OFFSET, potOf, GROWTH_DRAWINGS, risesFrom, waterPlant } from '#scenes/activities/watering_plant/plants'

type Request = RequestFor<typeof manifest, PlantLevel>

/** Sizes as shares of the child's own size (clinical-design.md: plant 40 % and can 30 % of the height, where things are 40 %), with limits in stage heights. */
const PLANT = { share: 1.15, least: 0.4, most: 0.52, beside: 0.42 } as const
const CAN = { share: 0.8, least: 0.28, most: 0.34 } as const
/** The spout of the tilted can, relative to the can's centre, in units of the can's size. */
const SPOUT = { x: 0.5, y: 0.02 } as const
/** Delay (ms) between the arrival of a can at its plant and the pouring. */
const TIPPED_MS = 3600
/** Size of the can above a plant that has others next to it. It is smaller than usual. */
const BESIDE_CAN = 0.26
/** Space above and below the plant's centre for can and water (stage heights). */
const ROOM = { above: 0.46, below: 0.3 } as const
/** The area in which plants are side by side: its left and right edges, and their height. `POTS` are the colours of their pots. */
const BESIDE = { left: 0.04, right: 0.96, y: 0.56 } as const
const POTS: readonly ColourName[] = ['coral', 'cyan', 'yellow']
/** The row of four pictures at the top, and the place of the plant that grows below it. */
const ROW = { y: 0.24, size: 0.24, plant: { x: 0.5, y: 0.65 } } as const
const ORDER = ['seed', 'soil', 'water', 'sun'] as const

/** Plans one trial with a dry plant and water. */
export function planPlant(request: Request): TrialPlan {
  const { level, warmUp } = request
  if (warmUp) return planWatering({ ...request, level: { ...plantLevels['2'], anywhere: level.anywhere } })
  if (level.does === 'order') return planOrder(request)
  return level.does === 'find' ? planFinding(request) : planWatering(request)
}

const within = (wished: number, { least, most }: { readonly least: number; readonly most: number }) => Math.min(most, Math.max(least, wished))

/** Plans one plant and a can, which is already above the plant or must be brought to it. */
function planWatering({ level, settings, child: { dials }, aspect }: Request): TrialPlan {
  const look = drawingForms(dials.pictureLevel)
  const size = within(dials.targetSize * PLANT.share, PLANT)
  const canSize = within(dials.targetSize * CAN.share, CAN)
  const isBack = settings.from === 'right'
  const isBrought = level.does === 'bring'
  const way = twoPlaces({
    zones: dials.zones,
    aspect,
    from: settings.from,
    travel: settings.travel / 100,
    things: { count: 1, size: canSize, between: 0 },
    homes: { count: 1, size: size + canSize / 2, between: 0 },
    room: ROOM,
  })
  const [at, start] = [way.homes[0] as Place, way.things[0] as Place]
  const colour = palette[dials.colour]
  const standing = { look, at, size, aspect, isBack }
  // Place of the can that puts the tip of its spout above the watering point, relative to the centre of the plant.
  const pours = { x: (POURING_OFFSET.x - (SPOUT.x * canSize) / size) * (isBack ? -1 : 1), y: POURING_OFFSET.y - (SPOUT.y * canSize) / size }
  const can = drawnStimulus('can', look(isBrought ? 'wateringCan' : 'wateringCanTipped'), {
    role: 'target',
    colour,
    place: isBrought ? start : placeWithin(at, size, pours, aspect),
    size: canSize,
    ...(isBrought ? { goesTo: 'plant' } : {}),
  })
  const bar = level.does === 'stop' ? barOf(standing) : []
  const sounds = settings.sounds ? [{ name: 'water', afterMs: 1500 } as const] : []
  const common = { measured: true, help: plantPrompts(standing) } as const
  return {
    mechanic: isBrought
      ? carry({
          ...common,
          mode: carryModeOf('drag', settings.carry, false),
          snap: settings.snap / 100,
          lying: [pours],
          letDown: null,
          reward: { does: 'stay', sounds, ends: [{ id: 'can', does: 'act', act: 'tips' }, ...waterPlant(look, TIPPED_MS)] },
        })
      : hold({
          ...common,
          ms: settings.hold * 1000,
          grows: 'plant',
          runs: ['water'],
          ...(level.anywhere ? { anywhere: true } : {}),
          ...(level.does === 'stop' ? { stops: true, fills: bar.map(({ id }) => id) } : {}),
          reward: { does: 'stay', sounds, ends: [{ id: 'water', does: 'go' }] },
        }),
    cue: { phrase: 'water-the-plant' },
    stimuli: [...dryPlant(standing, colour, 'place'), ...bar, facingBack(can, isBack)],
  }
}

/** Plans a trial with several plants, one of which is dry. The child touches that one and keeps touching it, and water comes. */
function planFinding({ level, settings, child: { dials }, aspect, random }: Request): TrialPlan {
  const look = drawingForms(dials.pictureLevel)
  const colour = palette[dials.colour]
  const places = visiblePlaces(random, gridIn({ ...BESIDE, top: BESIDE.y, bottom: BESIDE.y }, level.plants, 1), {
    size: PLANT.beside,
    weights: dials.zones,
    least: dials.leastSize,
    aspect,
  })
  const dry = Math.floor(random() * level.plants)
  const plants = places.flatMap((at, index): readonly StimulusPlan[] => {
    const standing = { look, at, size: PLANT.beside, aspect, isBack: false }
    const pot = level.pots ? palette[POTS[index % POTS.length] ?? 'coral'] : undefined
    if (index === dry) return [...dryPlant(standing, colour, 'target', pot), canOver(standing, colour)]
    return [
      potOf(`pot-${index + 1}`, standing, pot),
      drawnStimulus(`plant-${index + 1}`, look('plantBloom'), { role: 'distractor', colour, place: at, size: PLANT.beside }),
    ]
  })
  return {
    mechanic: hold({
      ms: settings.hold * 1000,
      grows: 'plant',
      runs: ['can', 'water'],
      measured: true,
      help: {
        1: ['sway'],
        2: ['dim-others'],
        3: [{ id: 'plant', does: 'wear', drawing: look('plantLeaf') }],
        4: [{ id: 'can', does: 'come' }, ...waterPlant(look, 1000)],
      },
      reward: {
        does: 'stay',
        sounds: settings.sounds ? [{ name: 'water', afterMs: 1500 }] : [],
        ends: [
          { id: 'water', does: 'go' },
          { id: 'can', does: 'go', afterMs: 800 },
        ],
      },
    }),
    cue: { phrase: 'water-the-plant' },
    stimuli: plants,
  }
}

/** Returns a tilted can above a plant that waits for water. The can appears together with the water. */
function canOver(
  { look, at, aspect }: { readonly look: DrawingForm; readonly at: Place; readonly aspect: Request['aspect'] },
  colour: StimulusPlan['colour'],
): StimulusPlan {
  const size = PLANT.beside
  const place = placeWithin(at, size, { x: POURING_OFFSET.x - (SPOUT.x * BESIDE_CAN) / size, y: POURING_OFFSET.y - (SPOUT.y * BESIDE_CAN) / size }, aspect)
  return drawnStimulus('can', look('wateringCanTipped'), { role: 'control', colour, place, size: BESIDE_CAN, light: 0 })
}

/** Plans a trial in which the child touches the things that a plant needs, in order, while the plant grows below them. */
function planOrder({ settings, child: { dials }, aspect, random }: Request): TrialPlan {
  const look = drawingForms(dials.pictureLevel)
  const colour = palette[dials.colour]
  const shows = { seed: look('seed'), soil: look('soil'), water: look('wateringCan'), sun: 'sun' } as const
  const row = gridIn({ left: 0.02, right: 0.98, top: ROW.y, bottom: ROW.y }, ORDER.length, 1)
  const places = shuffled(random, visiblePlaces(random, row, { size: ROW.size, weights: dials.zones, least: dials.leastSize, aspect }))
  const things = ORDER.flatMap((id, index) => {
    const place = places[index]
    return place === undefined ? [] : [drawnStimulus(id, shows[id], { role: 'target', colour, place, size: Math.max(dials.leastSize, ROW.size) })]
  })
  const grown = { colour, place: ROW.plant, size: PLANT.beside, role: 'control', light: 0 } as const
  return {
    mechanic: count({
      inOrder: true,
      each: { soil: [{ id: 'pot', does: 'come' }], water: [{ id: 'plant', does: 'come' }] },
      reward: { does: 'stay', sounds: settings.sounds ? [{ name: 'bird', afterMs: 1500 }] : [], ends: risesFrom(look, 0).slice(1) },
    }),
    cue: { phrase: 'touch-it' },
    needed: things.length,
    stimuli: [
      drawnStimulus('pot', look('pot'), grown),
      drawnStimulus('plant', look('plantLow'), { ...grown, shows: { drawing: look('plantLow'), stages: GROWTH_DRAWINGS.map(look) } }),
      ...things,
    ],
  }
}
