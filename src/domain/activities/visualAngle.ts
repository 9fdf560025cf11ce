/** What an adult told about a device: its screen's diagonal, and how far from the child's eyes it stands. */
export interface ScreenTold {
  readonly diagonalIn: number
  readonly distanceCm: number
}

/** The same with what follows for the stage of one session. */
export interface ScreenNote extends ScreenTold {
  /** The stage's height. */
  readonly heightCm: number
}

/** What can be told: from a phone to a large screen on a wall. */
export const DIAGONAL_IN = { min: 4, max: 100 } as const
export const DISTANCE_CM = { min: 10, max: 300 } as const

const CM_PER_INCH = 2.54

const isWithin = (value: unknown, { min, max }: { readonly min: number; readonly max: number }): value is number =>
  typeof value === 'number' && value >= min && value <= max

/** What was told, where it is whole and possible. */
export function screenFrom({ diagonalIn, distanceCm }: { readonly diagonalIn?: unknown; readonly distanceCm?: unknown }): ScreenTold | null {
  return isWithin(diagonalIn, DIAGONAL_IN) && isWithin(distanceCm, DISTANCE_CM) ? { diagonalIn, distanceCm } : null
}

/** The note for a stage of this height on a screen of this size, all in the same pixels. */
export function screenNote(told: ScreenTold, screen: { readonly width: number; readonly height: number }, stageHeight: number): ScreenNote {
  return { ...told, heightCm: (stageHeight * told.diagonalIn * CM_PER_INCH) / Math.hypot(screen.width, screen.height) }
}

/** The visual angle under which a length is seen from a distance. */
export const degreesOf = (cm: number, distanceCm: number): number => (2 * Math.atan(cm / 2 / distanceCm) * 180) / Math.PI

/** A size in stage heights as it was in the room. */
export function sizeInRoom(size: number, { heightCm, distanceCm }: ScreenNote): { readonly cm: number; readonly degrees: number } {
  const cm = size * heightCm
  return { cm, degrees: degreesOf(cm, distanceCm) }
}

/** A bank card's longer side. */
export const CARD_CM = 8.56

/** The diagonal of a screen on which a bank card is as long as `cardPx`; all in the same pixels. To a tenth of an inch. */
export const diagonalFrom = (cardPx: number, screen: { readonly width: number; readonly height: number }): number =>
  Math.round((Math.hypot(screen.width, screen.height) / (cardPx / CARD_CM) / CM_PER_INCH) * 10) / 10
