import type { Hex } from '#domain/child/palette'
import { sine } from './eased'
import { bowlActs, CAT_PICTURES, catActs, doorActs, drinkingAt, drunkAt } from './catActs'
import { type Acts, halo, type Layer, type LayeredDrawing, type PaintSurface } from './paint'
import { treatedPhotoLayer, paintPhotograph } from './photographs'

/** Layer for a thing with inner edges, such as eyes, ears and the rim of a bowl. Inner edges would flash if they moved fast. */
const WITHIN = 'heart'
const COAT: Hex = '#EADBBE'
const DARK: Hex = '#2A1C12'
const TONGUE: Hex = '#E9717F'
const RIM: Hex = '#2F7FE0'
const WHITE: Hex = '#E6E1D6'
const JUG: Hex = '#F09A3E'
/** Tilt of a pouring jug (degrees). Its spout is on the left. */
const TIPPED = -60
/** Side of a pouring jug's sheet, in jug sizes. A tilted jug needs more space than an upright one. */
const ROOM = 1.25

const plain = (paint: (sheet: PaintSurface, colour: Hex) => void): Layer => ({ name: WITHIN, spread: 1, paint })

/** Places of the head and the eyes of a drawn cat, in cat sizes from the middle. The cat looks at us, ahead, or into its bowl. */
const HEADS = {
  waits: { x: 0.22, y: -0.18, eyes: [-0.06, 0.07] },
  looks: { x: 0.24, y: -0.18, eyes: [0.08] },
  drinks: { x: 0.31, y: 0.06, eyes: [0.05] },
} as const
type Pose = keyof typeof HEADS

const drawnCat = (pose: Pose): Layer => plain((sheet) => paintCat(sheet, HEADS[pose]))

interface Head {
  readonly x: number
  readonly y: number
  readonly eyes: readonly number[]
}

/** @param tongue how far the tongue is out, 0 to 1 */
function paintCat({ context, side }: PaintSurface, { x, y, eyes }: Head, tongue = 0): void {
  const oval = (left: number, top: number, wide: number, high: number) => {
    context.beginPath()
    context.ellipse(left * side, top * side, wide * side, high * side, 0, 0, Math.PI * 2)
    context.fill()
  }
  context.fillStyle = context.strokeStyle = COAT
  context.lineCap = 'round'
  context.lineWidth = side * 0.06
  context.beginPath()
  context.moveTo(-0.3 * side, 0)
  context.quadraticCurveTo(-0.5 * side, -0.12 * side, -0.38 * side, -0.3 * side)
  context.stroke()
  context.lineWidth = side * 0.09
  for (const leg of [-0.26, 0.1]) {
    context.beginPath()
    context.moveTo(leg * side, 0.1 * side)
    context.lineTo(leg * side, 0.29 * side)
    context.stroke()
  }
  context.lineWidth = side * 0.2
  context.beginPath()
  context.moveTo(0.08 * side, 0.02 * side)
  context.lineTo(x * side, y * side)
  context.stroke()
  oval(-0.08, 0.04, 0.28, 0.15)
  oval(x, y, 0.15, 0.13)
  for (const ear of [-0.09, 0.08]) {
    context.beginPath()
    context.moveTo((x + ear - 0.06) * side, (y - 0.07) * side)
    context.lineTo((x + ear) * side, (y - 0.22) * side)
    context.lineTo((x + ear + 0.06) * side, (y - 0.07) * side)
    context.fill()
  }
  context.fillStyle = DARK
  for (const eye of eyes) oval(x + eye, y, 0.022, 0.03)
  if (tongue === 0) return
  context.fillStyle = TONGUE
  oval(x + 0.1, y + 0.11, 0.02, 0.05 * tongue)
}

/** Returns the acts of a drawn cat. When the cat drinks, its head moves from its first position down to the bowl. */
const drawnCatActs = (from: 'waits' | 'looks'): Acts => ({
  drinks: {
    spread: 1,
    paint: (sheet, _colour, share) => {
      const { looks, bent, tongue } = drinkingAt(share)
      const [one, other, at] = looks < 1 ? [HEADS[from], HEADS.looks, looks] : [HEADS.looks, HEADS.drinks, bent]
      const between = (from: number, to: number) => from + (to - from) * at
      const [ahead = 0] = other.eyes
      const eyes = one.eyes.map((eye) => between(eye, ahead))
      paintCat(sheet, { x: between(one.x, other.x), y: between(one.y, other.y), eyes }, tongue)
    },
  },
})

/** @param milk size of the milk's white surface, 0 to 1 */
const paintBowl = ({ context, side }: PaintSurface, milk: number): void => {
  context.fillStyle = WHITE
  context.beginPath()
  context.ellipse(0, -0.14 * side, 0.47 * side, 0.42 * side, 0, 0, Math.PI)
  context.fill()
  context.fillStyle = RIM
  context.beginPath()
  context.ellipse(0, -0.14 * side, 0.47 * side, 0.15 * side, 0, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = WHITE
  context.beginPath()
  context.ellipse(0, -0.11 * side, 0.4 * milk * side, 0.1 * milk * side, 0, 0, Math.PI * 2)
  context.fill()
}
const drawnBowl = (isFull: boolean): Layer => plain((sheet) => paintBowl(sheet, isFull ? 1 : 0))
const drawnBowlActs: Acts = { drinks: { spread: 1, paint: (sheet, _colour, share) => paintBowl(sheet, 1 - drunkAt(share)) } }

/** Returns a layer that is painted in a sheet with a margin around the thing. */
const inRoom = (paint: (sheet: PaintSurface, colour: Hex) => void): Layer => ({
  name: WITHIN,
  spread: ROOM,
  paint: (sheet, colour) => paint({ ...sheet, side: sheet.side / ROOM }, colour),
})

/** @param turned rotation in degrees */
function paintJug({ context, side }: PaintSurface, turned: number): void {
  context.rotate((turned * Math.PI) / 180)
  context.strokeStyle = context.fillStyle = JUG
  context.lineWidth = side * 0.06
  context.beginPath()
  context.ellipse(0.2 * side, -0.05 * side, 0.17 * side, 0.2 * side, 0, 0, Math.PI * 2)
  context.stroke()
  context.beginPath()
  context.moveTo(-0.38 * side, -0.46 * side)
  context.lineTo(0.14 * side, -0.42 * side)
  context.quadraticCurveTo(0.1 * side, -0.2 * side, 0.26 * side, 0.1 * side)
  context.lineTo(0.2 * side, 0.46 * side)
  context.lineTo(-0.26 * side, 0.46 * side)
  context.lineTo(-0.32 * side, 0.1 * side)
  context.quadraticCurveTo(-0.16 * side, -0.2 * side, -0.38 * side, -0.46 * side)
  context.fill()
}

const photographJug = (sheet: PaintSurface, turned: number): void => paintPhotograph(sheet, 'renders/jug', JUG, { turned })
/** Returns the acts of a jug, which tilts until it pours. */
const jugActs = (paint: (sheet: PaintSurface, turned: number) => void): Acts => ({
  tips: { spread: ROOM, paint: (sheet, _colour, share) => paint({ ...sheet, side: sheet.side / ROOM }, TIPPED * sine(share)) },
})

// Things with corners, each made of a few shapes in one colour.
/** A boot whose colour is neither the bowl's nor the jug's. */
const drawnBoot = plain(({ context, side }) => {
  context.fillStyle = '#1F9E4A'
  context.beginPath()
  context.moveTo(-0.4 * side, -0.44 * side)
  context.lineTo(-0.02 * side, -0.44 * side)
  context.quadraticCurveTo(-0.02 * side, 0.02 * side, 0.16 * side, 0.04 * side)
  context.quadraticCurveTo(0.44 * side, 0.06 * side, 0.44 * side, 0.32 * side)
  context.lineTo(-0.4 * side, 0.32 * side)
  context.fill()
  context.fillStyle = '#E8C21A'
  context.fillRect(-0.44 * side, 0.32 * side, 0.9 * side, 0.12 * side)
})
const paintDoor = ({ context, side }: PaintSurface): void => {
  context.fillStyle = '#A8683A'
  context.fillRect(-0.24 * side, -0.46 * side, 0.48 * side, 0.92 * side)
  context.fillStyle = '#E8C24A'
  context.beginPath()
  context.arc(0.15 * side, 0.02 * side, 0.05 * side, 0, Math.PI * 2)
  context.fill()
}
const drawnDoor = plain(paintDoor)
const drawnDoorActs = doorActs(paintDoor, { left: 0.26, top: 0.04, right: 0.74, bottom: 0.96, falls: 0 })
const DOOR = 'renders/door'
const photographedDoorActs = doorActs((sheet) => paintPhotograph(sheet, DOOR, COAT), { left: 0.308, top: 0.1, right: 0.676, bottom: 0.885, falls: 0.02 })
const drawnBell = plain(({ context, side }) => {
  context.fillStyle = '#E8B92A'
  context.beginPath()
  context.moveTo(-0.42 * side, 0.34 * side)
  context.quadraticCurveTo(-0.22 * side, 0.16 * side, -0.2 * side, -0.12 * side)
  context.quadraticCurveTo(0, -0.56 * side, 0.2 * side, -0.12 * side)
  context.quadraticCurveTo(0.22 * side, 0.16 * side, 0.42 * side, 0.34 * side)
  context.fill()
})

/** Milk that falls in one stream, wider at the bottom and no brighter than the bowl. */
const stream: LayeredDrawing = {
  layers: [
    plain(({ context, side }) => {
      context.fillStyle = WHITE
      context.beginPath()
      context.moveTo(-0.07 * side, -side / 2)
      context.lineTo(0.07 * side, -side / 2)
      context.lineTo(0.12 * side, side / 2)
      context.lineTo(-0.12 * side, side / 2)
      context.fill()
    }),
  ],
}

/** @param acting animations of the photograph and of the drawing, and any extra pictures that they need */
const photo = (name: string, drawn: Layer, { pictures = [], ...acting }: Acting = {}): LayeredDrawing => ({
  layers: [halo, treatedPhotoLayer(WITHIN, name, {})],
  photographs: [name, ...pictures],
  drawn: [halo, drawn],
  ...acting,
})
interface Acting {
  readonly acts?: Acts
  readonly drawnActs?: Acts
  readonly pictures?: readonly string[]
}
const drawn = (layer: Layer): LayeredDrawing => ({ layers: [halo, layer] })

/** The looks in their drawn and rendered forms, by their names in `drawings.ts`. */
export const catLooks = {
  bell: drawn(drawnBell),
  bellPhoto: photo('renders/bell', drawnBell),
  boot: drawn(drawnBoot),
  bootPhoto: photo('renders/boot', drawnBoot),
  catDrinks: drawn(drawnCat('drinks')),
  catDrinksPhoto: photo('cat-drinks', drawnCat('drinks')),
  catLooks: { ...drawn(drawnCat('looks')), acts: drawnCatActs('looks') },
  catLooksPhoto: photo('cat-looks', drawnCat('looks'), { acts: catActs('cat-looks'), drawnActs: drawnCatActs('looks'), pictures: CAT_PICTURES }),
  catWaits: { ...drawn(drawnCat('waits')), acts: drawnCatActs('waits') },
  catWaitsPhoto: photo('cat-waits', drawnCat('waits'), { acts: catActs('cat-waits'), drawnActs: drawnCatActs('waits'), pictures: CAT_PICTURES }),
  door: { ...drawn(drawnDoor), acts: drawnDoorActs },
  doorPhoto: photo(DOOR, drawnDoor, { acts: photographedDoorActs, drawnActs: drawnDoorActs }),
  jug: { ...drawn(inRoom((sheet) => paintJug(sheet, 0))), acts: jugActs(paintJug) },
  jugPhoto: {
    layers: [halo, inRoom((sheet) => photographJug(sheet, 0))],
    photographs: ['renders/jug'],
    drawn: [halo, inRoom((sheet) => paintJug(sheet, 0))],
    acts: jugActs(photographJug),
    drawnActs: jugActs(paintJug),
  },
  milkBowl: drawn(drawnBowl(false)),
  milkBowlPhoto: photo('bowl-rimmed', drawnBowl(false)),
  milkBowlFull: { ...drawn(drawnBowl(true)), acts: drawnBowlActs },
  milkBowlFullPhoto: photo('bowl-rimmed-milk', drawnBowl(true), { acts: bowlActs, drawnActs: drawnBowlActs, pictures: ['bowl-rimmed'] }),
  milkStream: stream,
} satisfies Readonly<Record<string, LayeredDrawing>>
