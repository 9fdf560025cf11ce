import type { GroundRung } from '#domain/trials/groundLadder'

/** What fills a level: the rung of the backgrounds on which the thing is seen. */
export interface BackgroundLevel {
  readonly rung: GroundRung
}

/** domain.md, /background, G1 to G10. */
export const backgroundLevels = {
  '1': { rung: 1 },
  '2': { rung: 2 },
  '3': { rung: 3 },
  '4': { rung: 4 },
  '5': { rung: 5 },
  '6': { rung: 6 },
  '7': { rung: 7 },
  '8': { rung: 8 },
  '9': { rung: 9 },
  '10': { rung: 10 },
} as const satisfies Readonly<Record<string, BackgroundLevel>>
