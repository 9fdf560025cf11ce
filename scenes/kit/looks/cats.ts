import type { Hex } from '#domain/child/palette'
import { halo, type Layer, type Look, type Sheet } from './paint'
import { dressed, paintPhotograph } from './photographs'

/** A cat has eyes and ears, a bowl its rim: edges within them, which would flash if they hurried. */
const WITHIN = 'heart'
const COAT: Hex = '#EADBBE'
const DARK: Hex = '#2A1C12'
const RIM: Hex = '#2F7FE0'
const WHITE: Hex = '#E6E1D6'
const JUG: Hex = '#F09A3E'
/** So far (degrees) a jug is tipped to pour; its spout is to the left. */
const TIPPED = -60
/** A jug that is tipped needs more room than one that stands: its sheet is so many times as wide. */
const ROOM = 1.25

const plain = (paint: (sheet: Sheet, colour: Hex) => void): Layer => ({ name: WITHIN, spread: 1, paint })

/** Where a drawn cat's head is, in its sizes from the middle, and where its eye: it looks at us, ahead, or into its bowl. */
const HEADS = {
  waits: { x: 0.22, y: -0.18, eyes: [-0.06, 0.07] },
  looks: { x: 0.24, y: -0.18, eyes: [0.08] },
  drinks: { x: 0.31, y: 0.06, eyes: [0.05] },
} as const
type Pose = keyof typeof HEADS

const drawnCat = (pose: Pose): Layer =>
  plain(({ context, side }) => {
    const { x, y, eyes } = HEADS[pose]
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
  })

const drawnBowl = (isFull: boolean): Layer =>
  plain(({ context, side }) => {
    context.fillStyle = WHITE
    context.beginPath()
    context.ellipse(0, -0.14 * side, 0.47 * side, 0.42 * side, 0, 0, Math.PI)
    context.fill()
    context.fillStyle = RIM
    context.beginPath()
    context.ellipse(0, -0.14 * side, 0.47 * side, 0.15 * side, 0, 0, Math.PI * 2)
    context.fill()
    if (!isFull) return
    context.fillStyle = WHITE
    context.beginPath()
    context.ellipse(0, -0.11 * side, 0.4 * side, 0.1 * side, 0, 0, Math.PI * 2)
    context.fill()
  })

/** In a sheet with room about it. */
const inRoom = (paint: (sheet: Sheet, colour: Hex) => void): Layer => ({
  name: WITHIN,
  spread: ROOM,
  paint: (sheet, colour) => paint({ ...sheet, side: sheet.side / ROOM }, colour),
})

const drawnJug = (turned: number): Layer =>
  inRoom(({ context, side }) => {
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
  })

const photographedJug = (turned: number): Look => ({
  layers: [halo, inRoom((sheet, colour) => paintPhotograph(sheet, 'renders/jug', colour, { turned }))],
  photographs: ['renders/jug'],
  drawn: [halo, drawnJug(turned)],
})

/** Things with corners, each of a few shapes of one colour. */
/** Of neither the bowl's colour nor the jug's. */
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
const drawnDoor = plain(({ context, side }) => {
  context.fillStyle = '#A8683A'
  context.fillRect(-0.24 * side, -0.46 * side, 0.48 * side, 0.92 * side)
  context.fillStyle = '#E8C24A'
  context.beginPath()
  context.arc(0.15 * side, 0.02 * side, 0.05 * side, 0, Math.PI * 2)
  context.fill()
})
const drawnBell = plain(({ context, side }) => {
  context.fillStyle = '#E8B92A'
  context.beginPath()
  context.moveTo(-0.42 * side, 0.34 * side)
  context.quadraticCurveTo(-0.22 * side, 0.16 * side, -0.2 * side, -0.12 * side)
  context.quadraticCurveTo(0, -0.56 * side, 0.2 * side, -0.12 * side)
  context.quadraticCurveTo(0.22 * side, 0.16 * side, 0.42 * side, 0.34 * side)
  context.fill()
})

/** Milk that falls in one stream, wider below, and no brighter than the bowl. */
const stream: Look = {
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

const photo = (name: string, drawn: Layer): Look => ({ layers: [halo, dressed(WITHIN, name, {})], photographs: [name], drawn: [halo, drawn] })
const drawn = (layer: Layer): Look => ({ layers: [halo, layer] })

/** Each by its name in `drawings.ts`: drawn, and photographed. */
export const catLooks = {
  bell: drawn(drawnBell),
  bellPhoto: photo('renders/bell', drawnBell),
  boot: drawn(drawnBoot),
  bootPhoto: photo('renders/boot', drawnBoot),
  catDrinks: drawn(drawnCat('drinks')),
  catDrinksPhoto: photo('cat-drinks', drawnCat('drinks')),
  catLooks: drawn(drawnCat('looks')),
  catLooksPhoto: photo('cat-looks', drawnCat('looks')),
  catWaits: drawn(drawnCat('waits')),
  catWaitsPhoto: photo('cat-waits', drawnCat('waits')),
  door: drawn(drawnDoor),
  doorPhoto: photo('renders/door', drawnDoor),
  jug: drawn(drawnJug(0)),
  jugPhoto: photographedJug(0),
  jugTipped: drawn(drawnJug(TIPPED)),
  jugTippedPhoto: photographedJug(TIPPED),
  milkBowl: drawn(drawnBowl(false)),
  milkBowlPhoto: photo('bowl-rimmed', drawnBowl(false)),
  milkBowlFull: drawn(drawnBowl(true)),
  milkBowlFullPhoto: photo('bowl-rimmed-milk', drawnBowl(true)),
  milkStream: stream,
} satisfies Readonly<Record<string, Look>>
