/** Fist scores above which a hand closes and below which it opens; in between it stays unchanged, because no hand is quite still. */
const [CLOSES, OPENS] = [0.7, 0.4] as const

/** Whether a hand is closed now, by how much of a fist it is (0 open to 1) and whether it was closed before. */
export const isClosedNow = (wasClosed: boolean, closedness: number): boolean => closedness > (wasClosed ? OPENS : CLOSES)
