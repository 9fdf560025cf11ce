import { ACT_MS } from '#domain/trials/plan/acts'
import { sine } from './eased'
import type { ActedLayer, Layer, LayeredDrawing, PaintSurface } from './paint'
import { fetchedPhotograph, paintPhotograph } from './photographs'

/** A sheet of poses, read row by row: the size of a cell, the number of cells in a row, and the width of a cell in units of the thing's size. */
interface Poses {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly wide: number
}
const BUS: Poses = { name: 'bus-turns', width: 270, height: 141, columns: 6, wide: 0.92 }
const BIRD: Poses = { name: 'bird-flies', width: 260, height: 236, columns: 5, wide: 0.95 }
/** Duration of the cross-fade from one look to the other (ms). */
const BECOMES_MS = 700

/**
 * Paints a blend of two poses with shares that add up to one.
 * @param foot height of the line that keeps its place when the pose is smaller
 */
function paintPoses({ context, side }: PaintSurface, poses: Poses, at: number, { scale = 1, alpha = 1, foot = 0 } = {}): void {
  const picture = fetchedPhotograph(poses.name)
  if (picture === undefined || alpha === 0) return
  const first = Math.floor(at)
  const wide = side * poses.wide * scale
  const high = (wide * poses.height) / poses.width
  const low = side * foot * (1 - scale)
  context.save()
  context.globalCompositeOperation = 'lighter'
  for (const [pose, share] of [
    [first, first + 1 - at],
    [first + 1, at - first],
  ] as const) {
    if (share <= 0) continue
    context.globalAlpha = share * alpha
    const [x, y] = [(pose % poses.columns) * poses.width, Math.floor(pose / poses.columns) * poses.height]
    context.drawImage(picture, x, y, poses.width, poses.height, -wide / 2, low - high / 2, wide, high)
  }
  context.restore()
}

/** Cross-fades from the previous picture to the first pose. */
function becomes(sheet: PaintSurface, word: string, ms: number, paint: (alpha: number) => void): void {
  const share = sine(ms / BECOMES_MS)
  if (share < 1) {
    sheet.context.globalCompositeOperation = 'lighter'
    paintPhotograph(sheet, word, WHITE, { opacity: 1 - share })
    sheet.context.globalCompositeOperation = 'source-over'
  }
  paint(share)
}
const WHITE = '#FFFFFF'
/** Scale of a word's picture. It leaves a margin for the outline. */
const IN_EDGE = 1 / 1.05

/** Poses and timing of a bus that turns in front of its garage until its back shows, and drives in, growing smaller. */
const BUS_POSES = { first: 6, last: 18 } as const
const GOES_IN = { turnMs: 4000, scale: 0.68, foot: 0.19 } as const
const turnsIn: ActedLayer = {
  spread: 1.1,
  paint: (sheet, _colour, share) => {
    const ms = share * ACT_MS.turnsIn
    const bus = { ...sheet, side: sheet.side / 1.1 }
    const turned = sine((ms - BECOMES_MS) / GOES_IN.turnMs)
    const scale = 1 - (1 - GOES_IN.scale) * turned
    becomes({ ...bus, side: bus.side * IN_EDGE }, 'renders/bus', ms, (alpha) =>
      paintPoses(bus, BUS, Math.min(BUS_POSES.last - 0.001, BUS_POSES.first + (BUS_POSES.last - BUS_POSES.first) * turned), {
        scale,
        alpha,
        foot: GOES_IN.foot,
      }),
    )
  },
}
export const busDrivesLook: LayeredDrawing = { layers: [], photographs: ['bus-turns', 'renders/bus'], acts: { turnsIn }, drawnActs: {} }

/** Poses and timing of a bird that spreads its wings, beats them once, and folds them where it lands. */
const WINGS = { spreadMs: 900, beatMs: 3600, foldMs: 1800, up: 4, folded: 9 } as const
const lands: ActedLayer = {
  spread: 1.1,
  paint: (sheet, _colour, share) => {
    const ms = share * ACT_MS.lands - BECOMES_MS
    const bird = { ...sheet, side: sheet.side / 1.1 }
    const spread = sine(ms / WINGS.spreadMs) * (1 - sine((ms - WINGS.spreadMs - WINGS.beatMs) / WINGS.foldMs))
    const beat = (ms - WINGS.spreadMs) / WINGS.beatMs
    const down = beat > 0 && beat < 1 ? 0.5 - 0.5 * Math.cos(2 * Math.PI * beat) : 0
    // The wings go from folded (9) past half spread to raised (4), and from there down to 0 and up again.
    const pose = WINGS.folded - (WINGS.folded - WINGS.up) * spread - WINGS.up * down
    becomes({ ...bird, side: bird.side * IN_EDGE }, 'renders/bird', ms + BECOMES_MS, (alpha) => paintPoses(bird, BIRD, Math.max(0, pose), { alpha }))
  },
}
export const birdFliesLook: LayeredDrawing = { layers: [], photographs: ['bird-flies', 'renders/bird'], acts: { lands }, drawnActs: {} }

/**
 * A garage: the side of its sheet, the upward shift (the road in front is at half the garage's height, so the sheet has space at the top), the edges
 * of its opening (shares of its square), and the brightness of its light asleep and awake.
 */
const GARAGE = { spread: 1.5, up: 0.24, left: 0.245, right: 0.757, top: 0.385, bottom: 0.913, asleep: 0.5, awake: 0.85 } as const
const OPENS = { lampMs: 1800, doorMs: 5000 } as const
const ROOM = { asleep: 0.12, awake: 0.6 } as const

function inGarage(sheet: PaintSurface, paint: (garage: PaintSurface) => void): void {
  const side = sheet.side / GARAGE.spread
  sheet.context.translate(0, -GARAGE.up * side)
  paint({ ...sheet, side })
}

/** Paints the picture `name` with this share of its light, moved down by `down` (in units of its size). */
function inLight({ context, side }: PaintSurface, name: string, light: number, down = 0): void {
  const picture = fetchedPhotograph(name)
  if (picture === undefined) return
  context.save()
  context.globalAlpha = light
  context.drawImage(picture, -side / 2, -side / 2 + down * side, side, side)
  context.restore()
}

function clipOpening({ context, side }: PaintSurface): void {
  context.beginPath()
  context.rect((GARAGE.left - 0.5) * side, (GARAGE.top - 0.5) * side, (GARAGE.right - GARAGE.left) * side, (GARAGE.bottom - GARAGE.top) * side)
  context.clip()
}

/** Paints black behind the door, which is open this far (0 to 1), so that nothing is visible behind it. */
function darken({ context, side }: PaintSurface, open: number): void {
  const high = (GARAGE.bottom - GARAGE.top) * side
  context.fillStyle = '#000000'
  context.fillRect((GARAGE.left - 0.5) * side, (GARAGE.top - 0.5) * side - high * open, (GARAGE.right - GARAGE.left) * side, high)
}

/**
 * @param lamp brightness of the lamp, 0 to 1
 * @param open opening of the door, 0 to 1
 */
function paintGarage(garage: PaintSurface, lamp: number, open: number): void {
  const { context } = garage
  const light = GARAGE.asleep + (GARAGE.awake - GARAGE.asleep) * lamp
  context.save()
  clipOpening(garage)
  inLight(garage, 'garage-room', ROOM.asleep + (ROOM.awake - ROOM.asleep) * lamp)
  if (open < 1) darken(garage, open)
  if (open < 1) inLight(garage, 'garage-door', light, -(GARAGE.bottom - GARAGE.top) * open)
  context.restore()
  inLight(garage, 'garage-front', light)
}

const asleep: Layer = { name: 'body', spread: GARAGE.spread, paint: (sheet) => inGarage(sheet, (garage) => paintGarage(garage, 0, 0)) }
/** Paints the garage if its pictures are missing: the front of a house with a wide door, open this far. */
function paintDrawnGarage({ context, side }: PaintSurface, open: number): void {
  context.fillStyle = '#2A6268'
  context.fillRect(-0.42 * side, -0.25 * side, 0.84 * side, 0.66 * side)
  context.fillStyle = '#3A2814'
  context.fillRect((GARAGE.left - 0.5) * side, (GARAGE.top - 0.5) * side, (GARAGE.right - GARAGE.left) * side, (GARAGE.bottom - GARAGE.top) * side)
  paintDrawnDoor({ context, side, stage: side }, open)
}
function paintDrawnDoor({ context, side }: PaintSurface, open: number): void {
  context.fillStyle = '#7A5A24'
  context.fillRect((GARAGE.left - 0.5) * side, (GARAGE.top - 0.5) * side, (GARAGE.right - GARAGE.left) * side, (GARAGE.bottom - GARAGE.top) * (1 - open) * side)
}
const drawnGarage: Layer = { name: 'body', spread: GARAGE.spread, paint: (sheet) => inGarage(sheet, (garage) => paintDrawnGarage(garage, 0)) }

/** Returns the brightness of the lamp and the opening of the door at this share of the act. */
const openAt = (share: number): readonly [number, number] => {
  const ms = share * ACT_MS.lightsUp
  return [sine(ms / OPENS.lampMs), sine((ms - OPENS.lampMs) / OPENS.doorMs)]
}

export const garageLook: LayeredDrawing = {
  layers: [asleep],
  photographs: ['garage-front', 'garage-room', 'garage-door'],
  drawn: [drawnGarage],
  acts: {
    lightsUp: {
      spread: GARAGE.spread,
      paint: (sheet, _colour, share) => inGarage(sheet, (garage) => paintGarage(garage, ...openAt(share))),
    },
  },
  drawnActs: {
    lightsUp: { spread: GARAGE.spread, paint: (sheet, _colour, share) => inGarage(sheet, (garage) => paintDrawnGarage(garage, openAt(share)[1])) },
  },
}
/** The door alone. It is invisible until it comes down in front of the parked vehicle. */
export const garageDoorLook: LayeredDrawing = {
  layers: [{ name: 'body', spread: GARAGE.spread, paint: () => undefined }],
  photographs: ['garage-door'],
  acts: {
    shuts: {
      spread: GARAGE.spread,
      paint: (sheet, _colour, share) =>
        inGarage(sheet, (garage) => {
          clipOpening(garage)
          if (share === 0) return
          darken(garage, 1 - sine(share))
          inLight(garage, 'garage-door', GARAGE.awake, -(GARAGE.bottom - GARAGE.top) * (1 - sine(share)))
        }),
    },
  },
  drawnActs: {
    shuts: { spread: GARAGE.spread, paint: (sheet, _colour, share) => inGarage(sheet, (garage) => paintDrawnDoor(garage, 1 - sine(share))) },
  },
}
