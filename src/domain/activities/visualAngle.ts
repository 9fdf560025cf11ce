/** Data about a device, as entered by an adult: screen diagonal and distance from the child's eyes. */
export interface EnteredScreen {
  readonly diagonalIn: number
  readonly distanceCm: number
}

/** An adult's data about the device, and the stage height in one session. */
export interface ScreenNote extends EnteredScreen {
  /** Stage height in cm. */
  readonly heightCm: number
}

/** Possible screen diagonals (inches), from a phone to a large wall screen. */
export const DIAGONAL_IN = { min: 4, max: 100 } as const
export const DISTANCE_CM = { min: 10, max: 300 } as const

const CM_PER_INCH = 2.54

const isWithin = (value: unknown, { min, max }: { readonly min: number; readonly max: number }): value is number =>
  typeof value === 'number' && value >= min && value <= max

/** Returns the entered values if both are present and possible, otherwise null. */
export function screenFrom({ diagonalIn, distanceCm }: { readonly diagonalIn?: unknown; readonly distanceCm?: unknown }): EnteredScreen | null {
  return isWithin(diagonalIn, DIAGONAL_IN) && isWithin(distanceCm, DISTANCE_CM) ? { diagonalIn, distanceCm } : null
}

/** Returns the note for a stage of this height on this screen. All lengths are in the same pixels. */
export function screenNote(told: EnteredScreen, screen: { readonly width: number; readonly height: number }, stageHeight: number): ScreenNote {
  return { ...told, heightCm: (stageHeight * told.diagonalIn * CM_PER_INCH) / Math.hypot(screen.width, screen.height) }
}

/** Returns the visual angle (degrees) of a length at a distance. */
export const degreesOf = (cm: number, distanceCm: number): number => (2 * Math.atan(cm / 2 / distanceCm) * 180) / Math.PI

/** Converts a size in stage heights to its physical size (cm) and visual angle (degrees). */
export function sizeInRoom(size: number, { heightCm, distanceCm }: ScreenNote): { readonly cm: number; readonly degrees: number } {
  const cm = size * heightCm
  return { cm, degrees: degreesOf(cm, distanceCm) }
}

/** Long side of a bank card (cm). */
export const CARD_CM = 8.56

/** Returns the screen diagonal (inches, one decimal) that follows from a bank card's length in pixels. */
export const diagonalFrom = (cardPx: number, screen: { readonly width: number; readonly height: number }): number =>
  Math.round((Math.hypot(screen.width, screen.height) / (cardPx / CARD_CM) / CM_PER_INCH) * 10) / 10
