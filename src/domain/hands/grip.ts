/**
 * Scores above which a hand closes and below which it opens. In between, its state does not change, because no hand is quite
 * still.
 */
const [CLOSES, OPENS] = [0.7, 0.4] as const

/** Whether a hand is closed now. Depends on how far it is closed (0 open to 1 fist) and whether it was closed before. */
export const isClosedNow = (wasClosed: boolean, closedness: number): boolean => closedness > (wasClosed ? OPENS : CLOSES)
