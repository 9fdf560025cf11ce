/** Returns a share after sine easing, limited to the range from 0 to 1. */
export const sine = (share: number): number => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, share)))
