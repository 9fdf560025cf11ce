import type { Hex } from '#domain/child/palette'
import { ACT_MS } from '#domain/trials/plan/acts'
import { sine } from './eased'
import type { Acts, FacingLayer, PaintSurface } from './paint'

/** Paints a fish in a square of its own size, centred on the origin. Its pose is a turn from right (0) past us to left (1), and the phase of its tail. */
export type PaintFish = (sheet: PaintSurface, colour: Hex, pose: FishPose) => void
export interface FishPose {
  readonly turned: number
  readonly phase: number
  /** Share by which the inner edges are faded (0 to 1). A fish that passes quickly is a plain silhouette. */
  readonly calm: number
}

/** Size and position of the fish's sheet, in units of the fish's size. The sheet reaches from the net above the bowl down to the water. */
const SHEET = { spread: 3.2, y: 0.75 } as const
/** Duration (ms) of a full turn. */
const TURN_MS = 2600
const LOOK_MS = 1400
/** Time (ms) in which the fish's eye clears before its first bubble. */
const CLEARS_MS = 600
const BUBBLES = { count: 3, everyMs: 650, lastMs: 2400, growMs: 420, sizes: [0.085, 0.11, 0.14], rise: 0.75, fadeFrom: 0.8 } as const
const LOOKS = { right: 0.27, left: 0.73 } as const
/** Swimming speed (fish sizes per second), and tail beats per second while the fish swims and while it does not. */
const SWIM = { speed: 0.22, beats: 0.5, idle: 0.35 } as const
/** The slide of the fish out of the net. Once the fish is calm, it tilts nose first and slides into the water, where a ring spreads. */
const SLIP = { tipMs: 2700, slideMs: 5600, tilt: 0.85, x: 0.3, y: 1.3, ringFrom: 0.45, ringMs: 1500, ringY: 0.78, ringX: 0.62 } as const
const STEP_MS = 20

interface Swimming {
  readonly x: number
  readonly turned: number
  readonly phase: number
}

/** Degree of calm (0 to 1) while the fish swims and while it slides into the water, and the time (ms) in which it changes. */
const CALM = { swims: 0.5, slides: 1, ms: 900 } as const

/** Returns the fish's place, turn and tail phase at each step. The fish swims the way it faces. */
function swimming(ways: readonly { readonly ms: number; readonly turnsTo?: number; readonly speed: number }[], from: Swimming): readonly Swimming[] {
  const steps = [from]
  for (const { ms, turnsTo, speed } of ways) {
    const first = steps.at(-1) ?? from
    for (let spent = STEP_MS; spent <= ms; spent += STEP_MS) {
      const before = steps.at(-1) ?? from
      const turned = turnsTo === undefined ? first.turned : first.turned + (turnsTo - first.turned) * sine(spent / ms)
      const x = before.x + (speed * Math.cos(Math.PI * turned) * STEP_MS) / 1000
      const beats = speed > 0 ? SWIM.beats : SWIM.idle
      steps.push({ x, turned, phase: before.phase + (2 * Math.PI * beats * STEP_MS) / 1000 })
    }
  }
  return steps
}

const at = (steps: readonly Swimming[], ms: number): Swimming =>
  steps[Math.min(steps.length - 1, Math.max(0, Math.round(ms / STEP_MS)))] ?? { x: 0, turned: 0, phase: 0 }

/** A round (ms): the fish turns in the water, swims back, and at the end looks and blows three bubbles. */
const BACK_MS = 1200
const ROUND = swimming(
  [
    { ms: TURN_MS, turnsTo: 1, speed: SWIM.speed },
    { ms: BACK_MS, speed: SWIM.speed },
    { ms: LOOK_MS, turnsTo: LOOKS.left, speed: 0 },
    { ms: 4000, speed: 0 },
  ],
  { x: 0, turned: 0, phase: 0 },
)
const ROUND_MS = TURN_MS + BACK_MS
const BLOWS_AFTER_MS = ROUND_MS + LOOK_MS + CLEARS_MS

export const fishActs = (paint: PaintFish): Acts => ({
  slipsIn: { ...SHEET, paint: (sheet, colour, share) => paintSlipping(sheet, colour, share * ACT_MS.slipsIn, paint) },
  swimsRound: { ...SHEET, paint: (sheet, colour, share) => paintRound(sheet, colour, share * ACT_MS.swimsRound, paint, { x: 0, y: 0 }) },
  blowsBubbles: {
    ...SHEET,
    paint: (sheet, colour, share, facing) => {
      const ms = share * ACT_MS.blowsBubbles
      // A fish that was still keeps its full contrast, as before.
      const swam = facing === 0 ? 0 : 1
      const looks = facing > 0.5 ? LOOKS.left : LOOKS.right
      const turned = facing + (looks - facing) * sine(ms / LOOK_MS)
      inSheet(sheet, (fish) => {
        paint(fish, colour, { turned, phase: (2 * Math.PI * SWIM.idle * ms) / 1000, calm: swam * CALM.swims * (1 - sine((ms - LOOK_MS) / CALM.ms)) })
        paintBubbles(fish, ms - LOOK_MS - CLEARS_MS, turned)
      })
    },
  },
})

/** Returns how a fish turns to face the way it moves. */
export const fishFacing = (paint: PaintFish): FacingLayer => ({
  ...SHEET,
  turnMs: TURN_MS,
  paint: (sheet, colour, facing, ms) =>
    inSheet(sheet, (fish) => paint(fish, colour, { turned: facing, phase: (2 * Math.PI * SWIM.beats * ms) / 1000, calm: CALM.swims * sine(ms / CALM.ms) })),
})

/** Paints within the fish's own square. The sheet is larger, and extends farther down. */
function inSheet(sheet: PaintSurface, paint: (fish: PaintSurface) => void): void {
  const side = sheet.side / SHEET.spread
  sheet.context.translate(0, -SHEET.y * side)
  paint({ ...sheet, side })
}

function paintSlipping(sheet: PaintSurface, colour: Hex, ms: number, paint: PaintFish): void {
  const { context } = sheet
  const wholeMs = SLIP.tipMs + SLIP.slideMs
  if (ms >= wholeMs) return paintRound(sheet, colour, ms - wholeMs, paint, SLIP, ms)
  const slid = sine((ms - SLIP.tipMs) / SLIP.slideMs)
  const tilt = SLIP.tilt * sine((ms - CALM.ms) / (SLIP.tipMs - CALM.ms)) * (1 - sine((slid - 0.55) / 0.45))
  inSheet(sheet, (fish) => {
    context.save()
    context.translate(SLIP.x * slid * fish.side, SLIP.y * slid * fish.side)
    context.rotate(tilt)
    paint(fish, colour, { turned: 0, phase: 0, calm: CALM.slides * sine(ms / CALM.ms) })
    context.restore()
    paintRing(fish, ms - SLIP.tipMs - SLIP.ringFrom * SLIP.slideMs)
  })
}

function paintRound(
  sheet: PaintSurface,
  colour: Hex,
  ms: number,
  paint: PaintFish,
  from: { readonly x: number; readonly y: number },
  sinceTip = Infinity,
): void {
  const { x, turned, phase } = at(ROUND, ms)
  // Starts from the silhouette of the slide, or with full contrast if the fish was already in the water.
  const first = sinceTip === Infinity ? 0 : CALM.slides
  const calm = ms < CALM.ms ? first + (CALM.swims - first) * sine(ms / CALM.ms) : CALM.swims * (1 - sine((ms - ROUND_MS - LOOK_MS) / CALM.ms))
  inSheet(sheet, (fish) => {
    const { context, side } = fish
    context.save()
    context.translate((from.x + x) * side, from.y * side)
    paint(fish, colour, { turned, phase, calm })
    paintBubbles(fish, ms - BLOWS_AFTER_MS, turned)
    context.restore()
    paintRing(fish, sinceTip - SLIP.tipMs - SLIP.ringFrom * SLIP.slideMs)
  })
}

function paintRing({ context, side }: PaintSurface, ms: number): void {
  const share = ms / SLIP.ringMs
  if (share <= 0 || share >= 1) return
  const wide = sine(share)
  context.strokeStyle = `rgba(206,232,246,${0.5 * (1 - wide) * sine(share * 4)})`
  context.lineWidth = side * 0.035
  context.beginPath()
  context.ellipse(SLIP.x * side, SLIP.ringY * side, (0.2 + (SLIP.ringX - 0.2) * wide) * side, (0.03 + 0.06 * wide) * side, 0, 0, Math.PI * 2)
  context.stroke()
}

/** Paints the bubbles from the fish's mouth. Each is larger than the one before. */
function paintBubbles({ context, side }: PaintSurface, ms: number, turned: number): void {
  const mouth = turned > 0.5 ? -0.3 : 0.3
  for (const [index, size] of BUBBLES.sizes.entries()) {
    const age = (ms - index * BUBBLES.everyMs) / BUBBLES.lastMs
    if (age <= 0 || age >= 1) continue
    const grown = sine((age * BUBBLES.lastMs) / BUBBLES.growMs)
    const radius = size * side * (0.35 + 0.65 * grown)
    const alpha = 0.75 * Math.min(grown, 1 - sine((age - BUBBLES.fadeFrom) / (1 - BUBBLES.fadeFrom)))
    const [x, y] = [(mouth + 0.05 * Math.sin(age * 5 + index)) * side, (0.1 - BUBBLES.rise * sine(age)) * side]
    const light = context.createRadialGradient(x - radius * 0.3, y - radius * 0.35, radius * 0.1, x, y, radius)
    for (const [stop, share] of [
      [0, 0.5],
      [0.35, 0.08],
      [0.8, 0.14],
      [1, 0.5],
    ] as const)
      light.addColorStop(stop, `rgba(214,238,252,${share * alpha})`)
    context.fillStyle = light
    context.beginPath()
    context.arc(x, y, radius, 0, Math.PI * 2)
    context.fill()
  }
}
