/** Sine easing of a share, clamped to 0 and 1. */
export const sine = (share: number): number => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, share)))
