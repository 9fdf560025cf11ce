import type { Hex } from '#domain/child/palette'
import { disc, halo, shade, type LayeredDrawing } from './paint'

const PETALS = 7
/** A petal: its width, and the distance of its centre from the flower's centre, as shares of its length. */
const PETAL = { wide: 0.36, out: 0.52 } as const
/** Length of the petals of a closed and of an open flower, in sides of the sheet. `inner` is the length of the inner petals, relative to the outer ones. */
const LENGTH = { closed: 0.27, open: 0.48, inner: 0.62 } as const
const HEART = 0.1

/**
 * Returns the look of a flower of light seen from the front, open to this share (0 to 1). Its petals grow out of the middle. It is a single body
 * without a rim, so that it may grow and sway.
 */
const flowerOf = (open: number): LayeredDrawing => ({
  layers: [
    halo,
    {
      name: 'body',
      spread: 1,
      paint: ({ context, side }, colour) => {
        const length = side * (LENGTH.closed + (LENGTH.open - LENGTH.closed) * open)
        wreath(context, length, colour, 0)
        if (open > 0) wreath(context, length * LENGTH.inner, shadedTo(colour), 0.5)
        disc(context, side * HEART * (0.6 + 0.4 * open), shade(colour, -0.45))
      },
    },
  ],
})

const shadedTo = (colour: Hex): string => shade(colour, 0.3)

function wreath(context: CanvasRenderingContext2D, length: number, colour: string, turned: number): void {
  for (let petal = 0; petal < PETALS; petal++) {
    context.save()
    context.rotate((2 * Math.PI * (petal + turned)) / PETALS)
    context.translate(0, -length * PETAL.out)
    const fill = context.createLinearGradient(0, length * PETAL.out, 0, -length / 2)
    fill.addColorStop(0, withShade(colour))
    fill.addColorStop(0.6, colour)
    context.fillStyle = fill
    context.beginPath()
    context.ellipse(0, 0, length * PETAL.wide, length * (1 - PETAL.out), 0, 0, Math.PI * 2)
    context.fill()
    context.restore()
  }
}

/** Returns a darker shade for the part of a petal near the middle. */
function withShade(colour: string): string {
  return colour.startsWith('#') ? shade(colour as Hex, -0.5) : colour
}

export const flowerLooks = { flowerBud: flowerOf(0), flowerThird: flowerOf(1 / 3), flowerNearly: flowerOf(2 / 3), flowerOpen: flowerOf(1) }
