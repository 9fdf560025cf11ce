/** The layout of a level's court: ball and goal side by side, in one of four directions, or with walls between them. */
export type CourtKind = 'beside' | 'any' | 'wall' | 'maze'

/** The content of one level. Sizes are shares of the child's own size, and at most `most` (stage heights). */
export interface TiltLevel {
  readonly court: CourtKind
  readonly ball: { readonly share: number; readonly most: number }
  readonly goal: { readonly share: number; readonly most: number }
  /** Tilts that move the ball: any tilt rolls it to the goal, only tilts to the left or right count, or the ball rolls freely. */
  readonly lean: 'any' | 'sideways' | 'free'
}

const large = { ball: { share: 0.75, most: 0.3 }, goal: { share: 0.875, most: 0.35 } } as const
const small = { ball: { share: 0.45, most: 0.18 }, goal: { share: 0.5, most: 0.2 } } as const
/** Sizes in a court with walls. They are large enough for everything to be seen at a glance. */
const clear = { ball: { share: 0.65, most: 0.2 }, goal: { share: 0.9, most: 0.28 } } as const

/** The levels L1 to L6 (clinical-design.md, /tilt). */
export const tiltLevels = {
  '1': { court: 'beside', lean: 'any', ...large },
  '2': { court: 'beside', lean: 'sideways', ...large },
  '3': { court: 'any', lean: 'free', ...large },
  '4': { court: 'any', lean: 'free', ...small },
  '5': { court: 'wall', lean: 'free', ...clear },
  '6': { court: 'maze', lean: 'free', ball: { share: 0.65, most: 0.16 }, goal: clear.goal },
} as const satisfies Readonly<Record<string, TiltLevel>>
