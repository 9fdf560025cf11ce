import { DIE, HAND } from '#domain/trials/concepts/bands'
import type { Dots } from '#domain/trials/plan/drawings'
import { disc, type LayeredDrawing } from './paint'

/** Radius of a dot and distance to the next, as shares of the side. They are the same for every number; otherwise the size of the dots would reveal it. */
const DOT = { radius: 0.068, pitch: 0.18 } as const
/** Distance of each of two dice from the middle of the pair. It leaves a clear gap between them. */
const APART = 0.28

/** Returns the dots of one die. Three dots are on the diagonal, as on a real die, so that each number fits into the same square. */
const eyesOf = (many: number) => (many === 3 ? (DIE[HAND] ?? []).filter(([x, y]) => x === y) : (DIE[many] ?? []))

/** Returns the look of a number of dots that can be recognised at a glance. They are arranged as on a die, or on two dice for more than five. */
const dotsLook = (count: number): LayeredDrawing => ({
  layers: [
    {
      name: 'body',
      spread: 1,
      paint: ({ context, side }, colour) => {
        const dice = count > HAND ? [HAND, count - HAND] : [count]
        for (const [index, many] of dice.entries()) {
          const middle = dice.length > 1 ? (index * 2 - 1) * APART : 0
          for (const [x, y] of eyesOf(many)) {
            context.save()
            context.translate((middle + x * DOT.pitch) * side, y * DOT.pitch * side)
            disc(context, DOT.radius * side, colour)
            context.restore()
          }
        }
      },
    },
  ],
})

export const dotsLooks: Readonly<Record<Dots, LayeredDrawing>> = {
  dots1: dotsLook(1),
  dots2: dotsLook(2),
  dots3: dotsLook(3),
  dots4: dotsLook(4),
  dots5: dotsLook(5),
  dots6: dotsLook(6),
  dots7: dotsLook(7),
  dots8: dotsLook(8),
  dots9: dotsLook(9),
  dots10: dotsLook(10),
}
