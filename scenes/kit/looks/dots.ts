import { DIE, HAND } from '#domain/trials/concepts/bands'
import type { Dots } from '#domain/trials/plan/drawings'
import { disc, type Look } from './paint'

/** Of the side: how large a dot is, and how far from one to the next; the same for every number, or the size would tell it. */
const DOT = { radius: 0.068, pitch: 0.18 } as const
/** The middles of two dice from the middle of both: they are seen as two. */
const APART = 0.28

/** Three lie across, as on a die: so each fits into the same square. */
const eyesOf = (many: number) => (many === 3 ? (DIE[HAND] ?? []).filter(([x, y]) => x === y) : (DIE[many] ?? []))

/** So many dots, like the eyes of a die, and over five of two: how many they are is seen at one look. */
const dotsLook = (count: number): Look => ({
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

export const dotsLooks: Readonly<Record<Dots, Look>> = {
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
