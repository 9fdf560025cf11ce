import { type ColourName, type Hex, palette, shadeTo } from '#domain/child/palette'
import { restlessColour } from '#domain/child/safety'
import type { Zone } from '#domain/child/zones'
import { pickWeighted, shuffled } from '#domain/random'
import { launch } from '#domain/trials/plan/mechanics'
import { bestZone, placeIn } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { drawnStimulus } from '#domain/trials/concepts/things'
import type { FireworksLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, FireworksLevel>

/**
 * Size of a seed, which is a soft light. With its edge, its touch area is between a quarter and two fifths of the stage's height (clinical-design.md,
 * /fireworks).
 */
const SEED = { share: 0.7, least: 0.25, most: 0.36, resting: 0.45 } as const
/** Heights at which a seed starts and opens, in the rows that children see best. Elsewhere it rises a little within its zone. */
const RISE = { from: 0.65, to: 0.36, least: 0.12 } as const
/** Space (stage heights) that an open flower needs on the stage. */
const ROOM = 0.5
/** Brightness of the inner petals if they have the flower's own colour, as a share of it. */
const DEEPER = 0.4
const COLUMNS = { left: 4, middle: 5, right: 6 } as const satisfies Readonly<Record<string, Zone>>
/** Every third seed waits, after two that rise immediately: its minimum wait (ms), and the maximum random addition (ms). */
const WAITS = { every: 3, ms: 3000, more: 2000 } as const

/** Plans one firework, or two if the child must follow an order. */
export function planFireworks({ level, warmUp, turn, settings, child: { dials }, aspect, random }: Request): PlannedFor<typeof manifest> {
  const size = Math.min(SEED.most, Math.max(SEED.least, dials.targetSize * SEED.share))
  const isTwo = level.seeds === 'two' && !warmUp
  const colours = settings.oneColour && !isTwo ? ([dials.colour] as const) : ([dials.colour, dials.secondColour] as const)
  const waitsMs = level.waits === true && turn % WAITS.every === WAITS.every - 1 ? WAITS.ms + Math.round(random() * WAITS.more) : 0
  const zones = isTwo ? [COLUMNS.left, COLUMNS.right] : [zoneOf()]
  const dealt = isTwo ? shuffled(random, colours) : [colours[Math.abs(turn) % colours.length] as ColourName]
  const seeds = zones.map((zone, index) => {
    const colour = (dealt[index] ?? dials.colour) as ColourName
    return { id: `seed-${index + 1}`, colour, way: wayIn(zone, size, aspect) }
  })
  const ids = seeds.map(({ id }) => id)
  const asks = level.asks === true && isTwo ? shuffled(random, ids) : null
  return {
    mechanic: launch({
      riseMs: settings.rise * 1000,
      embers: settings.petals,
      sound: settings.sound,
      to: Object.fromEntries(seeds.map(({ id, way }) => [id, way.to])),
      colours: Object.fromEntries(seeds.map(({ id, colour }) => [id, colour])),
      inside: Object.fromEntries(seeds.map(({ id, colour }) => [id, insideOf(colour)])),
      ...(asks === null ? {} : { asks }),
      ...(level.anywhere === true ? { anywhere: true } : {}),
      waitsMs,
      help: { 4: ['show-how'] },
    }),
    cue: { phrase: isTwo && level.asks !== true ? 'which-one' : 'touch-it' },
    ...(asks === null ? {} : { needed: asks.length }),
    stimuli: seeds.map(({ id, colour, way }) =>
      drawnStimulus(id, dials.lightGazer ? 'disc' : 'lightSofter', {
        role: 'target',
        colour: safe(colour),
        place: way.from,
        size,
        ...(waitsMs > 0 ? { light: SEED.resting } : {}),
      }),
    ),
  }

  /** Returns the colour of the inner petals: the child's other colour, or a deeper shade if there is to be only one colour. */
  function insideOf(colour: ColourName): Hex {
    if (settings.oneColour && !isTwo) return shadeTo(safe(colour), DEEPER)
    return safe(colour === dials.colour ? dials.secondColour : dials.colour)
  }

  function zoneOf(): Zone {
    const { zones: weights } = dials
    const best = bestZone(weights)
    const open = ([COLUMNS.left, COLUMNS.right] as const).filter((zone) => weights[zone] > 0)
    if (level.seeds === 'sides' && !warmUp && open.length > 0) return pickWeighted(random, open, (zone) => weights[zone])
    if (level.seeds === 'centre' && weights[COLUMNS.middle] >= weights[best]) return COLUMNS.middle
    const middle = Object.values(COLUMNS).find((zone) => zone % 3 === best % 3 && weights[zone] > 0)
    return middle ?? best
  }
}

function wayIn(zone: Zone, size: number, aspect: number): { readonly from: Place; readonly to: Place } {
  const { x } = placeIn(zone, ROOM, aspect)
  const { y } = placeIn(zone, size, aspect)
  const isMiddle = zone >= COLUMNS.left && zone <= COLUMNS.right
  return { from: { x, y: isMiddle ? RISE.from : y }, to: { x, y: isMiddle ? RISE.to : y - RISE.least } }
}

/** Returns a colour that is safe for fireworks. No firework is red. */
const safe = (colour: ColourName): Hex => restlessColour(palette[colour])
