import type { Hex } from '#domain/child/palette'
import { ACT_MS } from '#domain/trials/plan/acts'
import { sine } from './eased'
import type { Acts, PaintSurface } from './paint'

/** The pieces of a hatching egg, each painted in the whole egg's square about the origin. */
export interface EggPieces {
  readonly whole: Painted
  /** The lower shell, and the half of it that hides the inside. */
  readonly low: Painted
  readonly front: Painted
  readonly cap: Painted
  readonly chick: Painted
}
type Painted = (sheet: PaintSurface, colour: Hex) => void

/** The sheet's size in eggs, with room above for the cap and at the sides for rocking. */
const SPREAD = 2.1
/** Rocking of an egg about its foot: the foot's distance below its middle, the angle (radians), and the number of times. Lengths in units of the egg's size. */
const ROCK = { foot: 0.42, angle: 0.16, swings: 1.5 } as const
/** Share of that angle by which it rocks once more as it cracks. */
const CRACK_ROCK = 0.3
/** The hatching (ms): the crack, a rest, cap and chick rise, a rest, a look to each side. */
const HATCH = { crackMs: 1600, restMs: 100, riseMs: 2300, looksAfterMs: 200, lookMs: 2200 } as const
/** Place where the chick waits (from the egg's middle), rise of the chick and its cap, tilt of the cap, and turn of the chick (radians). */
const CHICK = { size: 0.91, waits: 0.2, rises: 0.4, cap: 0.13, tilt: 0.13, looks: 0.05 } as const
/** Depth below which nothing of the chick is visible, so that its feet stay in the shell. */
const INSIDE = 0.3

const within = (ms: number, from: number, lasts: number): number => (ms - from) / lasts

export const eggActs = (pieces: EggPieces): Acts => ({
  rocks: {
    spread: SPREAD,
    paint: (sheet, colour, share) => {
      const size = sheet.side / SPREAD
      rockBy(sheet, size, Math.sin(2 * Math.PI * ROCK.swings * share) * (1 - share) * sine(share * 6))
      pieces.whole({ ...sheet, side: size }, colour)
    },
  },
  hatches: { spread: SPREAD, paint: (sheet, colour, share) => paintHatching(sheet, colour, share * ACT_MS.hatches, pieces) },
})

function rockBy({ context }: PaintSurface, size: number, share: number): void {
  context.translate(0, ROCK.foot * size)
  context.rotate(ROCK.angle * share)
  context.translate(0, -ROCK.foot * size)
}

function paintHatching(sheet: PaintSurface, colour: Hex, ms: number, pieces: EggPieces): void {
  const { context } = sheet
  const size = sheet.side / SPREAD
  const egg = { ...sheet, side: size }
  const crack = within(ms, 0, HATCH.crackMs)
  const risesAt = HATCH.crackMs + HATCH.restMs
  const rise = sine(within(ms, risesAt, HATCH.riseMs))
  const looking = Math.min(1, Math.max(0, within(ms, risesAt + HATCH.riseMs + HATCH.looksAfterMs, HATCH.lookMs)))
  const look = CHICK.looks * Math.sin(2 * Math.PI * looking) * Math.sin(Math.PI * looking)
  if (crack < 1) rockBy(sheet, size, CRACK_ROCK * Math.sin(2 * Math.PI * crack) * Math.sin(Math.PI * crack))
  pieces.low(egg, colour)
  if (rise > 0) {
    context.save()
    context.beginPath()
    context.rect(-sheet.side / 2, -sheet.side / 2, sheet.side, sheet.side / 2 + INSIDE * size)
    context.clip()
    context.translate(0, (CHICK.waits - CHICK.rises * rise) * size)
    context.rotate(look)
    pieces.chick({ ...sheet, side: CHICK.size * size }, colour)
    context.restore()
    pieces.front(egg, colour)
  }
  context.save()
  context.translate(0, -(CHICK.rises + CHICK.cap) * rise * size)
  context.rotate(CHICK.tilt * rise + look)
  pieces.cap(egg, colour)
  context.restore()
  if (crack >= 1) return
  // Until the crack reaches them the whole egg covers both halves.
  context.save()
  context.beginPath()
  context.rect((sine(crack) - 0.5) * size, -size, size, 2 * size)
  context.clip()
  pieces.whole(egg, colour)
  context.restore()
}
