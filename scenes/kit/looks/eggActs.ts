import type { Hex } from '#domain/child/palette'
import { ACT_MS } from '#domain/trials/plan/acts'
import { sine } from './eased'
import type { Acts, PaintSurface } from './paint'

/** The pieces of a hatching egg. Each is painted in the square of the whole egg, centred on the origin. */
export interface EggPieces {
  readonly whole: Painted
  /** The lower half of the shell. `front` is the part of it that hides the inside. */
  readonly low: Painted
  readonly front: Painted
  readonly cap: Painted
  readonly chick: Painted
}
type Painted = (sheet: PaintSurface, colour: Hex) => void

/** Side of the sheet, in egg sizes. It leaves space above for the cap, and at the sides for rocking. */
const SPREAD = 2.1
/** Rocking of an egg about its foot: the distance of the foot below the middle (egg sizes), the angle (radians), and the number of swings. */
const ROCK = { foot: 0.42, angle: 0.16, swings: 1.5 } as const
/** Share of that angle by which the egg rocks once more as it cracks. */
const CRACK_ROCK = 0.3
/** Stages of hatching (ms): the shell cracks, a pause, the cap and the chick rise, another pause, and the chick looks to each side. */
const HATCH = { crackMs: 1600, restMs: 100, riseMs: 2300, looksAfterMs: 200, lookMs: 2200 } as const
/** The chick: its size and its position before it rises, how far it and the cap rise (egg sizes), the tilt of the cap, and the turn of the chick (radians). */
const CHICK = { size: 0.91, waits: 0.2, rises: 0.4, cap: 0.13, tilt: 0.13, looks: 0.05 } as const
/** Depth (egg sizes) below which the chick is not visible, so that its feet stay in the shell. */
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
  // The whole egg covers both halves until the crack reaches them.
  context.save()
  context.beginPath()
  context.rect((sine(crack) - 0.5) * size, -size, size, 2 * size)
  context.clip()
  pieces.whole(egg, colour)
  context.restore()
}
